"""Random games of everything on the shelf, for the tests of the adapters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from guildhall import shelf
from guildhall.env import Environment, make
from guildhall.kernel.rng import Rng

TABLES: Final = [(name, seats) for name in shelf.NAMES for seats in shelf.game(name).seats]
FEWEST: Final = [(name, max(2, shelf.game(name).seats[0])) for name in shelf.NAMES]


def random_variant(name: str, seats: int, rng: Rng) -> dict[str, str]:
    """Random settings that are allowed together."""
    variant: dict[str, str] = {}
    for setting in shelf.game(name).settings:
        value = setting.values[rng.below(len(setting.values))]
        try:
            make(name, seats, **variant, **{setting.name: value})
        except ValueError:
            continue
        variant[setting.name] = value
    return variant


def positions(env: Environment, seed: int) -> Iterator[tuple[int, int]]:
    """Play a random game. Before each answer, yield the seat that gives it and the number of answers so far."""
    rng = Rng(seed)
    env.reset(seed=seed)
    number = 0
    while not env.is_over():
        seats = env.to_act()
        seat = seats[rng.below(len(seats))]
        yield seat, number
        env.apply(rng.below(len(env.options(seat))), seat)
        number += 1
