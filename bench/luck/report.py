"""What the games say: the mean luck of each seat, and how many games luck-adjusted results save."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from bench.luck.games import BOT, GAMES, SEATS, Played, kept
from guildhall import shelf

REPORT: Final = Path(__file__).parent / "REPORT.md"
WIDTH: Final = 1.96  # standard errors on each side of a 95 % interval

HEAD: Final = f"""\
# Luck

Games between {SEATS} equal bots (`{BOT}`), with the luck of every draw as reviews tell it
(`python -m bench.luck --minutes 7` goes on where the last run ended; {GAMES:,} games per game are wanted).

- *Mean luck* is of a seat, with its 95 % interval. 0 must lie within.
- *Games needed* compares intervals of equal width: the variance of the result less the luck, as part of the variance of
  the result. One half is wanted.

| game | games | seat | mean luck, % to win | mean luck, points | games needed, by points | by wins |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
"""


def write() -> None:
    """Write the report anew."""
    lines = [line for name in shelf.NAMES for line in _lines(name, kept(name))]
    REPORT.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


def _lines(name: str, played: list[Played]) -> list[str]:
    if len(played) < 2:
        return []
    return [
        f"| {name} | {len(played)} | {seat} | {_interval([100 * one.luck[seat] for one in played])} "
        f"| {_interval([one.luck_points[seat] for one in played])} "
        f"| {_part(_leads(played, seat), _lucks(played, seat)):.0%} "
        f"| {_part([one.win[seat] for one in played], [one.luck[seat] for one in played]):.0%} |"
        for seat in range(SEATS)
    ]


def _leads(played: list[Played], seat: int) -> list[float]:
    """By how many points the seat was ahead of the other."""
    return [2 * one.points[seat] - sum(one.points) for one in played]


def _lucks(played: list[Played], seat: int) -> list[float]:
    return [2 * one.luck_points[seat] - sum(one.luck_points) for one in played]


def _interval(values: list[float]) -> str:
    width = WIDTH * stdev(values) / sqrt(len(values))
    mean = fmean(values)
    verdict = "" if abs(mean) <= width else " (not 0)"
    return f"{mean:+.2f} ± {width:.2f}{verdict}"


def _part(results: list[float], lucks: list[float]) -> float:
    """The variance that is left once the luck is taken away."""
    before = stdev(results) ** 2
    after = stdev([result - luck for result, luck in zip(results, lucks, strict=True)]) ** 2
    return after / before if before else 1.0
