"""Elo from results: the ratings under which the results are likeliest, and how sure they are.

Every game with more than two seats counts as one result for each pair of seats. Ratings come from the Bradley-Terry
model with a tie as half a win; intervals from playing the recorded games again, drawn at random (bootstrap).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from typing import Final, NamedTuple

from guildhall.kernel.rng import Rng

ROUNDS: Final = 200  # of the fixed-point iteration, more than enough
SAMPLES: Final = 200  # of the bootstrap
PRIOR: Final = 0.5  # a pretended win and loss against each other bot, so that nobody is infinitely strong
SCALE: Final = 400.0
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
    """The rating of every bot; their average is 0. Games are drawn again as a whole."""
    rng = Rng(seed)
    best = _fit(bots, [duel for game in games for duel in game])
    drawn = []
    for _ in range(SAMPLES if games else 0):
        again = [games[rng.below(len(games))] for _ in games]
        drawn.append(_fit(bots, [duel for game in again for duel in game]))
    found = []
    for bot in range(bots):
        values = sorted(sample[bot] for sample in drawn) or [best[bot]]
        found.append(Rating(best[bot], values[int(len(values) * 0.025)], values[int(len(values) * 0.975)]))
    return found


def _fit(bots: int, duels: Sequence[Duel]) -> list[float]:
    """The strengths that make the results likeliest, as Elo."""
    wins = [[0.0 if a == b else PRIOR for b in range(bots)] for a in range(bots)]
    for bot, other, score in duels:
        wins[bot][other] += score
        wins[other][bot] += 1 - score
    strength = [1.0] * bots
    for _ in range(ROUNDS):
        for a in range(bots):
            won = sum(wins[a])
            met = sum((wins[a][b] + wins[b][a]) / (strength[a] + strength[b]) for b in range(bots) if b != a)
            strength[a] = won / met if met else 1.0
    elo = [SCALE * log10(value) for value in strength]
    middle = sum(elo) / bots
    return [value - middle for value in elo]


def interval(score: float, games: int) -> tuple[float, float]:
    """The share of wins that 95 of 100 such samples come from (Wilson)."""
    if not games:
        return 0.0, 1.0
    z = NORMAL
    share = score / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return max(0.0, middle - spread), min(1.0, middle + spread)
