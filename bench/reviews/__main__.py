"""`python -m bench.reviews --part whole --minutes 9`: measure what is missing of a part, then write the report.

Parts: `whole` (whole reviews, in their own time), `board` (first figures of the analysis board) and `load` (fifty
reviews asked for at once). Results are kept, so a run goes on where the last one ended.
Run it on the compiled engine: `PYTHONPATH="$(python -m tools.engine)":. python -m bench.reviews`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

from bench.reviews import board, load, whole
from guildhall import shelf
from tools.engine import engine as best_engine

RESULTS: Final = Path(__file__).parent / "results"
REPORT: Final = Path(__file__).parent / "REPORT.md"
PARTS: Final = ("whole", "board", "load")
GAMES: Final = 1  # of each game and number of seats
TEXT: Final = """\
# Reviews

`python -m bench.reviews --part PART`; see its help.

## Whole reviews

Games between bots of different strength, on one core with the compiled engine. The parts of a split, the luck of draws
and rounds, and what decisions gave away must add up within 0.01. Seconds are of a processor: while others use the
machine, a review gets fewer of them, and searches less in the same time.

{whole}

## The analysis board

Milliseconds from a position to its questions and the first figures for its answers, over HTTP, on an idle server. 300
are allowed.

{board}

## Fifty reviews at once

{tables} tables with four sockets each at {rate:.0f} choices a second; then fifty reviews are asked for at once while
they play on. Server, its processes and the clients share the machine; the load says how busy it was.

{load}
"""


def kept(part: str, kind: Any) -> list[Any]:
    file = RESULTS / f"{part}.jsonl"
    return [msgspec.json.decode(line, type=kind) for line in file.read_bytes().splitlines()] if file.exists() else []


def keep(part: str, found: list[Any], anew: bool = False) -> None:
    RESULTS.mkdir(exist_ok=True)
    with (RESULTS / f"{part}.jsonl").open("wb" if anew else "ab") as file:
        file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in found))


def measure(part: str, until: float) -> None:
    """Measure what is missing. Boards and load are measured anew."""
    if part == "board":
        keep(part, board.measure(best_engine()), anew=True)
    elif part == "load":
        keep(part, load.measure(best_engine()), anew=True)
    else:
        known = {(one.game, one.seats, one.number) for one in kept(part, whole.Whole)}
        for number in range(GAMES):
            for seats in whole.SEATS:
                for name in shelf.NAMES:
                    if (name, seats, number) not in known and monotonic() < until:
                        keep(part, [whole.measure(name, seats, number)])


def write() -> None:
    """Write the report anew."""
    text = TEXT.format(
        whole="\n".join(whole.lines(kept("whole", whole.Whole))),
        board="\n".join(board.lines(kept("board", board.First))),
        load="\n".join(load.lines(kept("load", load.Turn))),
        tables=load.TABLES,
        rate=load.RATE,
    )
    REPORT.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.reviews", description="measure what is missing, then write the report")
    parser.add_argument("--part", choices=PARTS, action="append", default=[], help="what to measure; none: only write")
    parser.add_argument("--minutes", type=float, default=9.0, help="no review begins after that")
    options = parser.parse_args()
    until = monotonic() + 60 * options.minutes
    for part in options.part:
        measure(part, until)
    write()


if __name__ == "__main__":
    main()
