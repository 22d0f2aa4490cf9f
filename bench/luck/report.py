"""What the games say: the mean luck of each seat, and how many games luck-adjusted results save."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from statistics import fmean, linear_regression, stdev
from typing import Final

import msgspec

from bench.luck.games import BOT, FITTING, GAMES, KINDS, SEATS, WORLDS, Played, kept, worlds_of
from guildhall.analysis.judgement import ROLLOUT_WORLDS
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
- In Old London Bridge, The Pillars of the Earth and Tiny Towns, every draw has mean luck 0 whatever the judgement
  thinks: chance has the weights that each seat expects. In Guilds of London others choose which cards they keep, so
  what a seat expects of the deck is only nearly right.
- Each draw is looked at in {WORLDS} worlds here, where a review takes up to {ROLLOUT_WORLDS} if it has the time.

| game | games | seat | mean luck, % to win | mean luck, points | games needed, by points | by wins |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
"""


ENOUGH: Final = 30  # games for an interval to mean something

WHY: Final = """
## Why so much is left

A result is what was to be expected, plus what the set-up, each draw and each decision changed in that. These steps are
uncorrelated, so taking the luck of the draws away leaves set-up and decisions, and what the judgement does not see of
the draws. With the best factor that is 1 - r² of the variance, where r is the correlation of results with the luck in
whole games. Luck from two independent sets of worlds tells noise from what a judgement sees. Trials with games for two
of greedy bots, by points; r has a standard error of about 1 divided by the root of the number of games:

| game, judged by | games | variance of results | luck that is seen | noise in 8 worlds | slope | r | left |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| Old London Bridge: the position as it stands | 367 | 163 | 5 | 0 | 0.6 | 0.1 | 99% |
| after the best answer of who is asked next | 367 | 163 | 7 | 0 | 0.7 | 0.15 | 98% |
| rollouts of one round | 169 | 168 | 97 | 23 | 0.39 ± 0.09 | 0.33 | 89% |
| rollouts of two rounds | 56 | 130 | 73 | 90 | 0.35 ± 0.11 | 0.39 | 84% |
| one round, between searches with 48 simulations | 52 | 117 | 74 | 22 | 0.31 ± 0.15 | 0.28 | 92% |
| Pillars: the position as it stands | 353 | 110 | 6 | 0 | -0.28 ± 0.23 | -0.1 | 100% |
| after the best answers up to the next draw | 99 | 109 | 8 | 0 | -0.32 ± 0.37 | -0.1 | 99% |
| Town hall: the position as it stands | 209 | 100 | 5 | 0 | 1.6 | 0.3 | 89% |
| after the best answer of who is asked next | 209 | 100 | 13 | 0 | 1.2 | 0.4 | 83% |
| after the best answers up to the next draw | 39 | 92 | 71 | 0 | 0.29 ± 0.18 | 0.25 | 94% |
| rollouts of four turns (with the fitted games above) | 79 | 100 | 48 | 18 | 0.35 ± 0.11 | 0.34 | 88% |
| the same, by wins | 79 | 0.2 | 0.13 | 0.04 | 0.70 ± 0.11 | 0.57 | 68% |
| Guilds: the position as it stands | 30 | 436 | 0.8 | 0 | 5.3 ± 4.2 | 0.2 | 95% |

- Noise is not all that is in the way. By these trials, a review's 32 worlds would leave some 72 % in Old London Bridge,
  and any number of worlds two thirds: r would be 0.39 · √((73 + 90) / 73) = 0.58. So few games promise too much:
  the first 89 of the games above left 98 % with 8 worlds. A slope below one half says that more than half of the luck
  that is seen is taken back later: draws change what an evaluator counts on, and less of it comes true.
- Other weights do not help. Fitted to the luck in each of the evaluator's terms after one round (166 games, a tenth of
  them left out in turn), they left 93 %; the evaluator's own sum left 88 % of the same games.
- Playing on to the end would see everything, but noisily: the sum over 30 draws has a variance of 30 · 2 · 140 / n for
  n games after each outcome, so it takes some hundred of them for each of eight outcomes: minutes for a game, and a
  review has 18 seconds.
- With a perfect judgement the decisions remain. Correcting for them, too, as AIVAT does (Burch et al., 2018), needs the
  probability of every answer, which programs can tell and people cannot; a review has no use for it.
"""

FITTED: Final = """
## How far luck is trusted

Fitted to other games, which count for nothing else (`python -m bench.luck --fit`): the slope of results on luck without
any factor, with its standard error. Reviews multiply luck by the factor in use (`analysis.luck.TRUST`), which grows
with the number of worlds; here it is that of as many as these games looked at.

| game | games | slope of points | in use | slope of wins | in use |
| --- | ---: | ---: | ---: | ---: | ---: |
"""


def write() -> None:
    """Write the report anew."""
    lines = [line for kind in KINDS for line in _lines(kind, [_told(kind, one) for one in kept(kind)])]
    fitted = [line for kind in KINDS for line in _fitted(kind, kept(kind, FITTING))]
    text = HEAD + "\n".join(lines) + "\n" + FITTED + "\n".join(fitted) + "\n" + WHY
    REPORT.write_text(text, encoding="utf-8")


def _told(kind: str, played: Played) -> Played:
    """The same with the luck that reviews tell."""
    name, _ = KINDS[kind]
    worlds = worlds_of(kind)
    told = [trusted(name, Luck(*luck), worlds) for luck in zip(played.luck, played.luck_points, strict=True)]
    luck, points = zip(*told, strict=True)
    return msgspec.structs.replace(played, luck=luck, luck_points=points)


def _fitted(kind: str, played: list[Played]) -> list[str]:
    trust = TRUST.get(KINDS[kind][0], WHOLE)
    points = _slope(_lucks(played, 0), _leads(played, 0))
    wins = _slope([one.luck[0] for one in played], [one.win[0] for one in played])
    if points is None or wins is None:
        return []
    worlds = worlds_of(kind)
    points += f" | {trust.points.factor(worlds):.2f}"
    wins += f" | {trust.win.factor(worlds):.2f}"
    return [f"| {kind} | {len(played)} | {points} | {wins} |"]


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
