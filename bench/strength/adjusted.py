"""Shares of wins with the luck of the draws taken out."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from guildhall.bots.arena import NOBODY, Result

FEWEST: Final = 8  # pairs, below which an interval says nothing


class Adjusted(NamedTuple):
    """A share of wins over pairs of games with the same seed, raw and less fortune, with 95 % intervals."""

    pairs: int
    raw: float
    raw_spread: float  # half the width of the interval
    share: float
    spread: float

    @property
    def narrower(self) -> float:
        """The part by which the interval shrinks."""
        return 1.0 - self.spread / self.raw_spread if self.raw_spread else 0.0


def adjusted(results: Sequence[Result]) -> Adjusted | None:
    """The share of wins of the first bot against the second, for two seats; None if there are too few pairs.

    Games are paired as `arena.fixtures` numbers them: two in a row have the same seed, with the seats exchanged.
    """
    games = {result.number: result for result in results if result.fortune and result.faulty == NOBODY}
    pairs = [(games[number], games[number + 1]) for number in games if number % 2 == 0 and number + 1 in games]
    if len(pairs) < FEWEST:
        return None
    raw = [sum(won(game) for game in pair) / 2 for pair in pairs]
    less = [sum(won(game) - game.fortune[game.line_up.index(0)] for game in pair) / 2 for pair in pairs]
    return Adjusted(len(pairs), *mean_and_spread(raw), *mean_and_spread(less))


def won(result: Result) -> float:
    seat = result.line_up.index(0)
    ours, theirs = result.places[seat], result.places[1 - seat]
    return 1.0 if ours < theirs else 0.5 if ours == theirs else 0.0


def mean_and_spread(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * sqrt(variance / len(values))
