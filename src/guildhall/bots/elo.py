"""Elo ratings from results, by maximum likelihood, with intervals.

A game with more than two seats counts as one result for each pair of seats. Ratings fit the Bradley-Terry model, with
a tie as half a win. Intervals come from the Bayesian bootstrap (Rubin 1981): every game, and every game of the prior,
gets a random weight. The ordinary bootstrap, which resamples games, would be certain of a bot that has not lost yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import cos, exp, log, log1p, pi
from typing import Final, NamedTuple

from guildhall.kernel.rng import Rng

MAX_ITERATIONS: Final = 200  # of Newton's method, far more than it takes
TOLERANCE: Final = 1e-9
SAMPLES: Final = 200  # of the bootstrap
PRIOR: Final = 0.5  # wins and losses against each other bot that everybody starts with, so that ratings stay finite
STEPS: Final = 2**29  # of a random number between 0 and 1
MIN_PRIOR: Final = 1e-6  # weight of a prior win; one in a thousand would be drawn lower
SCALE: Final = 400.0 / log(10)
NORMAL: Final = 1.96  # standard errors on either side of a 95 % interval


class Duel(NamedTuple):
    """What one bot scored against another in one game: 1, 0.5 or 0."""

    bot: int
    other: int
    score: float


class Rating(NamedTuple):
    """A bot's Elo with its 95 % interval."""

    elo: float
    low: float
    high: float


def ratings(bots: int, games: Sequence[Sequence[Duel]], seed: int = 1) -> list[Rating]:
    """The rating of every bot; their average is 0. All duels of a game get the same bootstrap weight."""
    rng = Rng(seed)
    best = _fit(_wins(bots, [PRIOR] * bots**2, games, [1.0] * len(games)))
    drawn = []
    for _ in range(SAMPLES):
        prior = [_prior_weight(rng) for _ in range(bots**2)]
        drawn.append(_fit(_wins(bots, prior, games, [_game_weight(rng) for _ in games])))
    found = []
    for bot in range(bots):
        values = sorted(sample[bot] for sample in drawn)
        outside = int(len(values) * 0.025)  # on either side
        found.append(Rating(best[bot], values[outside], values[-1 - outside]))
    return found


def _uniform(rng: Rng) -> float:
    """Between 0 and 1, both excluded."""
    return (rng.below(STEPS) + 0.5) / STEPS


def _game_weight(rng: Rng) -> float:
    """Exponential, with mean 1."""
    return -log(_uniform(rng))


def _prior_weight(rng: Rng) -> float:
    """Gamma, with shape and mean 1/2."""
    return max(MIN_PRIOR, _game_weight(rng) * cos(2 * pi * _uniform(rng)) ** 2)


def _wins(
    bots: int, prior: Sequence[float], games: Sequence[Sequence[Duel]], weights: Sequence[float]
) -> list[list[float]]:
    """By bot and other bot: wins plus half the ties."""
    wins = [[0.0 if a == b else prior[a * bots + b] for b in range(bots)] for a in range(bots)]
    for game, weight in zip(games, weights, strict=True):
        for bot, other, score in game:
            wins[bot][other] += weight * score
            wins[other][bot] += weight * (1 - score)
    return wins


def _fit(wins: Sequence[Sequence[float]]) -> list[float]:
    """The maximum likelihood strengths, as Elo."""
    strength = [0.0] * len(wins)  # logarithms
    for _ in range(MAX_ITERATIONS):
        step = _step(wins, strength)
        width = max(step) - min(step)
        if width < TOLERANCE:
            break
        length = log1p(width) / width  # damping: a step of this length surely raises the likelihood
        strength = [value + length * change for value, change in zip(strength, step, strict=True)]
    middle = sum(strength) / len(strength)
    return [SCALE * (value - middle) for value in strength]


def _step(wins: Sequence[Sequence[float]], strength: Sequence[float]) -> list[float]:
    """Newton's step. The first bot is fixed, because only differences count."""
    bots = len(wins)
    gradient = [0.0] * bots
    hessian = [[0.0] * bots for _ in range(bots)]
    for a, b in combinations(range(bots), 2):
        games = wins[a][b] + wins[b][a]
        share = 1 / (1 + exp(strength[b] - strength[a]))
        error = wins[a][b] - games * share
        gradient[a] += error
        gradient[b] -= error
        curve = games * share / (1 + exp(strength[a] - strength[b]))
        hessian[a][a] += curve
        hessian[b][b] += curve
        hessian[a][b] = hessian[b][a] = -curve
    return [0.0, *_solve([row[1:] for row in hessian[1:]], gradient[1:])]


def _solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by Gaussian elimination; the diagonal dominates, so no pivoting is needed."""
    for at, row in enumerate(rows):
        for below in range(at + 1, len(rows)):
            factor = rows[below][at] / row[at]
            rows[below] = [value - factor * other for value, other in zip(rows[below], row, strict=True)]
            right[below] -= factor * right[at]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, len(rows)))
        found[at] = (right[at] - known) / rows[at][at]
    return found


def interval(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson score)."""
    if not games:
        return 0.0, 1.0
    z = NORMAL
    share = score / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return max(0.0, middle - spread), min(1.0, middle + spread)
