"""What the games say: the mean luck of each seat, and how many games luck-adjusted results save."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from statistics import fmean, linear_regression, stdev
from typing import Final

import msgspec

from bench.luck.games import BOT, FITTING, GAMES, KINDS, SEATS, Played, kept
from guildhall.analysis.luck import TRUST, WHOLE, Luck, trusted

REPORT: Final = Path(__file__).parent / "REPORT.md"
WIDTH: Final = 1.96  # standard errors on each side of a 95 % interval

HEAD: Final = f"""\
# Luck

Games between {SEATS} equal bots (`{BOT}`), with the luck of every draw as reviews tell it
(`python -m bench.luck --minutes 7` goes on where the last run ended; {GAMES:,} games per game are wanted).

- *Mean luck* is of a seat, with its 95 % interval. 0 must lie within.
- *Games needed* compares intervals of equal width: the variance of the result less the luck, as part of the variance of
  the result. One half is wanted; below some 100 games the figure says little.
- With two players, the usual *Tiny Towns* has no draws after the set-up, so there is no luck to take away, and all that
  differs between games is decisions. The town hall draws its resources; both play with them.
- In Old London Bridge and the town hall, rollouts judge what was drawn. In the trials that chose them (32 and 14
  games), luck left 72 % and 74 % of the variance of the lead, where the evaluator alone left 93 % and 89 %. The bar of
  one half is not reached.

| game | games | seat | mean luck, % to win | mean luck, points | games needed, by points | by wins |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
"""


ENOUGH: Final = 30  # games for an interval to mean something

FITTED: Final = """
## How far luck is trusted

Fitted to other games, which count for nothing else (`python -m bench.luck --fit`): the slope of results on luck without
any factor, with its standard error. Reviews multiply luck by the factor in use (`analysis.luck.TRUST`).

| game | games | slope of points | in use | slope of wins | in use |
| --- | ---: | ---: | ---: | ---: | ---: |
"""


def write() -> None:
    """Write the report anew."""
    lines = [line for kind in KINDS for line in _lines(kind, [_told(kind, one) for one in kept(kind)])]
    fitted = [line for kind in KINDS for line in _fitted(kind, kept(kind, FITTING))]
    REPORT.write_text(HEAD + "\n".join(lines) + "\n" + FITTED + "\n".join(fitted) + "\n", encoding="utf-8")


def _told(kind: str, played: Played) -> Played:
    """The same with the luck that reviews tell."""
    name, _ = KINDS[kind]
    told = [trusted(name, Luck(*luck)) for luck in zip(played.luck, played.luck_points, strict=True)]
    luck, points = zip(*told, strict=True)
    return msgspec.structs.replace(played, luck=luck, luck_points=points)


def _fitted(kind: str, played: list[Played]) -> list[str]:
    trust = TRUST.get(KINDS[kind][0], WHOLE)
    points = _slope(_lucks(played, 0), _leads(played, 0))
    wins = _slope([one.luck[0] for one in played], [one.win[0] for one in played])
    if points is None or wins is None:
        return []
    return [f"| {kind} | {len(played)} | {points} | {trust.points} | {wins} | {trust.win} |"]


def _slope(lucks: list[float], results: list[float]) -> str | None:
    """The slope of results on luck; None if there is too little to say."""
    if len(lucks) < 3 or stdev(lucks) == 0:
        return None
    slope, start = linear_regression(lucks, results)
    left = [result - start - slope * luck for luck, result in zip(lucks, results, strict=True)]
    error = sqrt(sum(value * value for value in left) / (len(lucks) - 2) / (stdev(lucks) ** 2 * (len(lucks) - 1)))
    return f"{slope:.2f} ± {error:.2f}"


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
    verdict = "" if abs(mean) <= width else " (not 0)" if len(values) >= ENOUGH else " (too few games)"
    return f"{mean:+.2f} ± {width:.2f}{verdict}"


def _part(results: list[float], lucks: list[float]) -> float:
    """The variance that is left once the luck is taken away."""
    before = stdev(results) ** 2
    after = stdev([result - luck for result, luck in zip(results, lucks, strict=True)]) ** 2
    return after / before if before else 1.0
