"""Networks with random weights, and the same calculation in plain numbers."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import msgspec

from guildhall import shelf
from guildhall.bots.evaluate import handmade
from guildhall.bots.evaluate.network_file import Heading, Weights, packed, trait_count
from guildhall.encode.base import LATEST
from guildhall.encode.shelf import encoder

ROWS = 300


def random_network(
    name: str, seen: int = 6, hidden: int = 5, scale: float = 0.2, seed: int = 1, prior_weight: float = 0.0
) -> tuple[Heading, Weights]:
    """A network for every number of seats of a game. With scale 0 it knows nothing."""
    game = shelf.game(name)
    sizes = {seats: encoder(name, seats).size for seats in game.seats}
    heading = Heading(
        game=name,
        layout=LATEST,
        sizes={str(seats): size for seats, size in sizes.items()},
        rows=ROWS,
        traits=trait_count(game, handmade(game)),
        seen=seen,
        hidden=hidden,
        actions=encoder(name, game.seats[0]).actions,
        digest="",
        prior_weight=prior_weight,
    )
    rng = Random(seed)
    parts = tuple(array("f", (rng.gauss(0.0, scale) for _ in range(count))) for count in heading.counts)
    rows = {seats: array("H", (i * 7 % ROWS for i in range(size))) for seats, size in sizes.items()}
    return heading, Weights(parts, rows)


def content_of(name: str, **chosen: Any) -> bytes:
    return packed(*random_network(name, **chosen))


def with_heading(content: bytes, **changes: Any) -> bytes:
    """The same file with another heading, whose digest is that of the numbers."""
    first, line, numbers = content.split(b"\n", 2)
    heading = msgspec.json.decode(line) | changes
    return b"\n".join((first, msgspec.json.encode(heading), numbers))
