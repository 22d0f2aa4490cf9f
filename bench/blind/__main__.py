"""`python -m bench.blind --minutes 9`: label further positions, compare reviews with the labels, write the report.

A grandmaster thinks for a minute about each position, so forty labels for each game take hours: a run goes on where the
last one ended. Run it on the compiled engine: `PYTHONPATH="$(python -m tools.engine)":. python -m bench.blind`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic
from typing import Final

from bench.blind import compare, labels
from bench.blind.compare import Said
from guildhall import shelf

REPORT: Final = Path(__file__).parent / "REPORT.md"
COMPARING: Final = 0.15  # of the time goes to comparisons
BAD: Final = ("mistake", "blunder")
HEAD: Final = f"""\
# Blind test of reviews

Positions of games between bots in which a grandmaster with {labels.SECONDS:.0f} s is sure of the best answer: it is
ahead of every other by {labels.SURE:.0%} of the chance to win or more. {labels.WANTED} are wanted for each game
(`python -m bench.blind --minutes 9` goes on where the last run ended). A review looks at each as hard as at a decision
of a game of two. It should name the same answer in 80 % of them, and never grade the grandmaster's as a mistake.

| game | positions labelled | sure | compared | simulations of the review | same answer | graded as a mistake |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
"""


def go_on(only: str, until: float) -> None:
    """Label positions of all games in turn, then compare."""
    names = [name for name in shelf.NAMES if only in name]
    start = monotonic()
    places = {name: labels.candidates(name) for name in names}
    while names and monotonic() < start + (until - start) * (1 - COMPARING):
        name = min(names, key=lambda name: len(labels.sure(name)))
        place = next(places[name], None) if len(labels.sure(name)) < labels.WANTED else None
        if place is None:
            names.remove(name)
        else:
            labels.keep(labels.label(name, *place))
    for label in compare.missing():
        if monotonic() < until:
            compare.keep(compare.compare(label, compare.own_speed(label.game)))


def write() -> None:
    """Write the report anew."""
    REPORT.write_text(HEAD + "".join(_line(name) for name in shelf.NAMES), encoding="utf-8")


def _line(name: str) -> str:
    best = {(label.number, label.place): label.best for label in labels.sure(name)}
    found: list[Said] = [one for one in compare.said() if one.game == name and (one.number, one.place) in best]
    latest = {(one.number, one.place): one for one in found}
    same = sum(one.named == best[place] for place, one in latest.items())
    bad = sum(one.grade in BAD for one in latest.values())
    speed = max((one.simulations for one in latest.values()), default=0)
    share = f"{same} ({same / len(latest):.0%})" if latest else "0"
    return f"| {name} | {len(labels.kept(name))} | {len(best)} | {len(latest)} | {speed} | {share} | {bad} |\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.blind", description="label positions, compare, and write the report")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long to go on; 0 only writes the report")
    parser.add_argument("--only", default="", help="a part of the names of the games")
    options = parser.parse_args()
    if options.minutes:
        go_on(options.only, monotonic() + 60 * options.minutes)
    write()


if __name__ == "__main__":
    main()
