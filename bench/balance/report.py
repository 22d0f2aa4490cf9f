"""What the tallies say: which seats win too often, and which kinds are ignored or always taken."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Final

from bench.balance.games import possible_kinds
from bench.balance.tally import RESULTS, Tally, read
from guildhall import shelf

REPORT: Final = Path(__file__).parent / "REPORT.md"
WANTED: Final = 400  # games of a series
MOST_SEAT: Final = 1.25  # of its fair share of wins
ALWAYS: Final = 0.95  # of the times it was offered
NEVER: Final = 0.01
ENOUGH: Final = 30  # offers before an answer is judged
WIDTH: Final = 1.96  # standard errors on each side of a 95 % interval

HEAD: Final = f"""\
# Balance

Games between equal bots, written by `python -m bench.balance`. Beside each series in `results` is a page with all uses
and offers.

- *Share* is the wins of a seat, or of the hands that used something, as a part of the fair share: 1.00 is fair. No seat
  may win more than {MOST_SEAT} times its fair share in {WANTED} games.
- *Uses* are what the events of a game tell; *offers* are answers that name a kind of card, tile or space. Nothing that
  was offered {ENOUGH} times may be always or never taken.
"""


def write() -> None:
    """Write the report anew, and a page of details for each series."""
    parts = [HEAD]
    for file in sorted(RESULTS.glob("*.json")):
        tally = read(file)
        parts += [*summary(tally), ""]
        file.with_suffix(".md").write_text(details(tally), encoding="utf-8")
    REPORT.write_text("\n".join(parts), encoding="utf-8")


def summary(tally: Tally) -> Iterator[str]:
    series = tally.series
    yield f"## {series.game}, {series.seats} seats, {series.bot}\n"
    components = "of the box" if series.content is None else "corrected"
    yield f"{len(tally.numbers)} games; components `{series.digest[:8]}`, {components}.\n"
    yield from seats(tally)
    yield ""
    yield from complaints(tally)


def details(tally: Tally) -> str:
    return "\n".join([*summary(tally), "", *uses(tally), "", *offers(tally), ""])


def complaints(tally: Tally) -> Iterator[str]:
    """What is out of balance, a line each."""
    so_far = "" if len(tally.numbers) >= WANTED else " so far"
    for seat, wins in enumerate(tally.wins):
        if _share(tally, wins, len(tally.numbers)) > MOST_SEAT:
            yield f"- Seat {seat} wins more than {MOST_SEAT} times its fair share{so_far}."
    unused = possible_kinds(shelf.game(tally.series.game, tally.series.content)) - {
        use.split()[1] for use in tally.used
    }
    if unused:
        yield f"- Used by nobody{so_far}: {', '.join(sorted(unused))}."
    for name, offer in sorted(tally.answers.items()):
        if offer.offered >= ENOUGH and not NEVER <= offer.taken / offer.offered <= ALWAYS:
            yield f"- {name}: taken {offer.taken} of {offer.offered} times{so_far}."


def seats(tally: Tally) -> Iterator[str]:
    yield "| seat | wins | share | mean points |"
    yield "| ---: | ---: | ---: | ---: |"
    games = len(tally.numbers)
    for seat, (wins, points) in enumerate(zip(tally.wins, tally.points, strict=True)):
        part = wins / games
        width = WIDTH * sqrt(part * (1 - part) / games) * tally.series.seats
        yield f"| {seat} | {wins:.1f} | {_share(tally, wins, games):.2f} ± {width:.2f} | {points / games:.1f} |"


def uses(tally: Tally) -> Iterator[str]:
    yield "| use | times a game | hands | share with it | without |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    games = len(tally.numbers)
    everybody = games * tally.series.seats
    for name, use in sorted(tally.used.items()):
        others = everybody - use.hands
        without = f"{_share(tally, games - use.wins, others):.2f}" if others else "-"
        with_it = _share(tally, use.wins, use.hands)
        yield f"| {name} | {use.times / games:.2f} | {use.hands / everybody:.0%} | {with_it:.2f} | {without} |"


def offers(tally: Tally) -> Iterator[str]:
    yield "| answer | offered a game | taken |"
    yield "| --- | ---: | ---: |"
    for name, offer in sorted(tally.answers.items()):
        yield f"| {name} | {offer.offered / len(tally.numbers):.2f} | {offer.taken / offer.offered:.0%} |"


def _share(tally: Tally, wins: float, hands: int) -> float:
    """Wins as a part of what as many hands would win in a fair game."""
    return wins * tally.series.seats / hands
