"""Elo from results: the ratings under which the results are likeliest, and how sure they are.

Every game with more than two seats counts as one result for each pair of seats. Ratings come from the Bradley-Terry
model with a tie as half a win; intervals from counting every game, and what is pretended beforehand, with a weight
drawn at random (Bayesian bootstrap). Drawing games anew would know nothing of losses that only have not happened yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import cos, exp, log, log1p, pi
from typing import Final, NamedTuple

from guildhall.kernel.rng import Rng

ROUNDS: Final = 200  # of Newton's method, many times what it takes
CLOSE: Final = 1e-9  # a step so short is none
SAMPLES: Final = 200  # of the bootstrap
PRIOR: Final = 0.5  # a pretended win and loss against each other bot, so that nobody is infinitely strong
STEPS: Final = 2**29  # between 0 and 1, of a number drawn at random
LEAST: Final = 1e-6  # of a win that is pretended; one in a thousand would weigh less
SCALE: Final = 400.0 / log(10)
NORMAL: Final = 1.96  # standard errors to either side hold 95 of 100


class Duel(NamedTuple):
    """What one bot scored against another in one game: 1, 0.5 or 0."""

    bot: int
    other: int
    score: float


class Rating(NamedTuple):
    """A bot's Elo, with the interval that holds it in 95 of 100 cases."""

    elo: float
    low: float
    high: float


def ratings(bots: int, games: Sequence[Sequence[Duel]], seed: int = 1) -> list[Rating]:
    """The rating of every bot; their average is 0. Games are weighted as a whole."""
    rng = Rng(seed)
    best = _fit(_wins(bots, [PRIOR] * bots**2, games, [1.0] * len(games)))
    drawn = []
    for _ in range(SAMPLES):
        prior = [_half_a_game(rng) for _ in range(bots**2)]
        drawn.append(_fit(_wins(bots, prior, games, [_game(rng) for _ in games])))
    found = []
    for bot in range(bots):
        values = sorted(sample[bot] for sample in drawn)
        outside = int(len(values) * 0.025)  # at either end
        found.append(Rating(best[bot], values[outside], values[-1 - outside]))
    return found


def _share(rng: Rng) -> float:
    """Between 0 and 1, but neither."""
    return (rng.below(STEPS) + 0.5) / STEPS


def _game(rng: Rng) -> float:
    """The weight of a game: 1 on average (exponential)."""
    return -log(_share(rng))


def _half_a_game(rng: Rng) -> float:
    """The weight of a pretended win: a half on average (gamma), seldom much, and often next to nothing."""
    return max(LEAST, _game(rng) * cos(2 * pi * _share(rng)) ** 2)


def _wins(
    bots: int, prior: Sequence[float], games: Sequence[Sequence[Duel]], weights: Sequence[float]
) -> list[list[float]]:
    """By bot and other bot: the wins, and half the ties, of the one against the other."""
    wins = [[0.0 if a == b else prior[a * bots + b] for b in range(bots)] for a in range(bots)]
    for game, weight in zip(games, weights, strict=True):
        for bot, other, score in game:
            wins[bot][other] += weight * score
            wins[other][bot] += weight * (1 - score)
    return wins


def _fit(wins: Sequence[Sequence[float]]) -> list[float]:
    """The strengths that make the results likeliest, as Elo."""
    strength = [0.0] * len(wins)  # its logarithm
    for _ in range(ROUNDS):
        step = _step(wins, strength)
        width = max(step) - min(step)
        if width < CLOSE:
            break
        length = log1p(width) / width  # so far the results get likelier for sure, further on they may not
        strength = [value + length * change for value, change in zip(strength, step, strict=True)]
    middle = sum(strength) / len(strength)
    return [SCALE * (value - middle) for value in strength]


def _step(wins: Sequence[Sequence[float]], strength: Sequence[float]) -> list[float]:
    """Newton's step. The first bot stays where it is, because only differences count."""
    bots = len(wins)
    slope = [0.0] * bots
    bend = [[0.0] * bots for _ in range(bots)]
    for a, b in combinations(range(bots), 2):
        games = wins[a][b] + wins[b][a]
        share = 1 / (1 + exp(strength[b] - strength[a]))
        rise = wins[a][b] - games * share
        slope[a] += rise
        slope[b] -= rise
        curve = games * share / (1 + exp(strength[a] - strength[b]))
        bend[a][a] += curve
        bend[b][b] += curve
        bend[a][b] = bend[b][a] = -curve
    return [0.0, *_solved([row[1:] for row in bend[1:]], slope[1:])]


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The unknowns of linear equations whose diagonal outweighs the rest, by elimination."""
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
    """The share of wins that 95 of 100 such samples come from (Wilson)."""
    if not games:
        return 0.0, 1.0
    z = NORMAL
    share = score / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return max(0.0, middle - spread), min(1.0, middle + spread)
