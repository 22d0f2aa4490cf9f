"""Ratings by Glicko-2, of puzzles and of those who solve them.

Mark E. Glickman: Example of the Glicko-2 system (2013). The numbers of its steps stand in the comments. Puzzles get
their ratings from how often bots of each level solve them; solvers from their first tries, one rating period each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 173.7178
TAU: Final = 0.5  # how much volatility may change
CLOSE: Final = 1e-6

LEVELS: Final = {  # ratings of solvers that puzzles are measured by: they make the scale
    "random": 400.0,
    "greedy": 900.0,
    "apprentice": 1200.0,
    "journeyman": 1500.0,
    "master": 1800.0,
    "grandmaster": 2100.0,
}
LEVEL_DEVIATION: Final = 50.0
TRIES: Final = 4  # that each level is counted with


class Rated(NamedTuple):
    """How strong somebody is, how sure that is, and how steady."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


class Met(NamedTuple):
    """An opponent, and the score against it: 1 is a win, 0 a loss."""

    rating: float
    deviation: float
    score: float


def rated(one: Rated, met: Iterable[Met]) -> Rated:
    """The rating after one period with these games."""
    games = list(met)
    mu, phi = (one.rating - 1500.0) / SCALE, one.deviation / SCALE  # step 2
    if not games:
        return one._replace(deviation=SCALE * sqrt(phi * phi + one.volatility**2))
    information, surplus = 0.0, 0.0
    for game in games:
        weight = 1.0 / sqrt(1.0 + 3.0 * (game.deviation / SCALE) ** 2 / (pi * pi))
        expected = 1.0 / (1.0 + exp(-weight * (mu - (game.rating - 1500.0) / SCALE)))
        information += weight * weight * expected * (1.0 - expected)
        surplus += weight * (game.score - expected)
    variance = 1.0 / information  # step 3
    volatility = _volatility(phi, one.volatility, variance, variance * surplus)  # steps 4 and 5
    wider = phi * phi + volatility * volatility  # step 6
    phi = 1.0 / sqrt(1.0 / wider + 1.0 / variance)  # step 7
    return Rated(1500.0 + SCALE * (mu + phi * phi * surplus), SCALE * phi, volatility)  # step 8


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5: the Illinois algorithm."""

    def slope(x: float) -> float:
        e = exp(x)
        total = phi * phi + variance + e
        return e * (delta * delta - total) / (2.0 * total * total) - (x - log(sigma * sigma)) / (TAU * TAU)

    low = log(sigma * sigma)
    if delta * delta > phi * phi + variance:
        high = log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while slope(low - steps * TAU) < 0:
            steps += 1
        high = low - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return exp(low / 2.0)


def first_rating(solves: Mapping[str, float]) -> int:
    """The rating of a puzzle that each of these levels solves with a probability."""
    met = [Met(LEVELS[level], LEVEL_DEVIATION, 1.0 - chance) for level, chance in solves.items() for _ in range(TRIES)]
    return round(rated(Rated(), met).rating)
