"""The encoder of each game of the shelf, by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from guildhall import shelf
from guildhall.encode.base import LATEST, RELATIVE, Encoder


@cache
def encoder(name: str, seats: int, version: int = LATEST, order: str = RELATIVE) -> Encoder:
    """The encoder of a game of the shelf: `ENCODER` in the module of its name. Raises UnknownLayout."""
    game = shelf.game(name)
    module = import_module("guildhall.encode." + shelf.MODULES[name].rsplit(".", 1)[1])
    made: Encoder = module.ENCODER(game, seats, version, order)
    return made
