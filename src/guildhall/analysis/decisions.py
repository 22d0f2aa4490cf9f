"""What a decision gave away, how it is graded, and the accuracy of a game.

Accuracy follows lichess: a decision that gives away `d` percent of winning chances is accurate to
103.1668 * exp(-0.04354 * d) - 3.1669 percent. A game's accuracy is the mean of two averages over its decisions: one
weighted by how much the chances moved around each decision, so that calm stretches count less, and the harmonic mean,
so that one bad decision counts. Forced answers do not count.

Grades go by the chance to win that an answer gave away, on a scale from 0 to 1, after chess.com's expected points.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import harmonic_mean, pstdev
from typing import Final, Literal

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

# The most that an answer of this grade gives away.
GOOD: Final = 0.05
INACCURACY: Final = 0.10
MISTAKE: Final = 0.20

LOWEST_WEIGHT: Final = 0.5  # of a decision, in percent of winning chances
HIGHEST_WEIGHT: Final = 12.0
LEAST_ACCURACY: Final = 1.0  # in the harmonic mean, which a single zero would ruin


def grade(lost: float, is_best: bool) -> Grade:
    """The grade of an answer that gave away so much of the chance to win."""
    if is_best:
        return "best"
    if lost <= GOOD:
        return "good"
    if lost <= INACCURACY:
        return "inaccuracy"
    return "mistake" if lost <= MISTAKE else "blunder"


def accuracy_of(lost: float) -> float:
    """The accuracy of one decision, in percent."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * 100.0 * lost) - 3.1669))


def game_accuracy(lost: Sequence[float], chances: Sequence[float]) -> float | None:
    """The accuracy of a game, in percent: what each decision gave away, and the chance to win before it.

    None if there was nothing to decide.
    """
    if not lost:
        return None
    single = [accuracy_of(value) for value in lost]
    weights = _weights(chances)
    weighted = sum(weight * value for weight, value in zip(weights, single, strict=True)) / sum(weights)
    return (weighted + harmonic_mean([max(LEAST_ACCURACY, value) for value in single])) / 2


def _weights(chances: Sequence[float]) -> list[float]:
    """How much the chances moved in a window around each decision."""
    width = min(8, max(2, len(chances) // 10))
    weights = []
    for at in range(len(chances)):
        first = max(0, min(at - width // 2, len(chances) - width))
        window = [100.0 * chance for chance in chances[first : first + width]]
        weights.append(min(HIGHEST_WEIGHT, max(LOWEST_WEIGHT, pstdev(window))))
    return weights
