"""Which numbers of observations share their weights, and what a turned or mirrored town looks like.

A network has one row of weights for each meaning of a number. Numbers about other seats share a row, whichever seat
they are about, so the same weights serve every number of seats.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from guildhall import shelf
from guildhall.adapters.observe import observer

OTHER_SEAT: Final = re.compile(r"(?<![\w-])\+\d+(?!\w)")
SQUARE: Final = re.compile(r"(?<=[@: ])([a-d])([1-4])\b")
TOWNS: Final = "tiny-towns"
SIDE: Final = 4

Index = NDArray[np.int64]


class Rows:
    """The rows of a game's network."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.number: dict[str, int] = {}
        self.of: dict[int, Index] = {}  # by number of seats: the row of each number of an observation
        for seats in shelf.game(game).seats:
            names = [OTHER_SEAT.sub("+", label) for label in observer(game, seats).labels()]
            self.of[seats] = np.array([self.number.setdefault(name, len(self.number)) for name in names])

    def __len__(self) -> int:
        return len(self.number)


@cache
def rows(game: str) -> Rows:
    """The rows of a game, the same in every process."""
    return Rows(game)


class Symmetry:
    """A way to turn or mirror all towns: rows and actions become others."""

    def __init__(self, rows: Index, actions: Index) -> None:
        self.rows = rows
        self.actions = actions


@cache
def symmetries(game: str) -> tuple[Symmetry, ...]:
    """All symmetries of a game's positions, the first of which changes nothing."""
    found = rows(game)
    codec = observer(game, shelf.game(game).seats[-1]).codec
    names = {codec.name(action): action for action in range(codec.actions)}
    if game != TOWNS:
        return (Symmetry(np.arange(len(found)), np.arange(codec.actions)),)
    return tuple(
        Symmetry(moved(found.number, turn), moved(names, turn)) for turn in (turned_by(number) for number in range(8))
    )


def turned_by(number: int) -> Callable[[int, int], tuple[int, int]]:
    """One of the eight symmetries of a square: column and row become others."""

    def turn(column: int, row: int) -> tuple[int, int]:
        if number & 1:
            column = SIDE - 1 - column
        if number & 2:
            row = SIDE - 1 - row
        return (row, column) if number & 4 else (column, row)

    return turn


def moved(number: dict[str, int], turn: Callable[[int, int], tuple[int, int]]) -> Index:
    """By number: what it becomes when all squares in names are moved."""

    def square(match: Any) -> str:
        column, row = turn(ord(match[1]) - ord("a"), int(match[2]) - 1)
        return f"{chr(ord('a') + column)}{row + 1}"

    by_squares = {in_order(name): found for name, found in number.items()}
    return np.array([by_squares[in_order(SQUARE.sub(square, name))] for name in number])


def in_order(name: str) -> str:
    """The name with its squares sorted: a name lists them in an order that says nothing."""
    squares = sorted(match[0] for match in SQUARE.finditer(name))
    return SQUARE.sub(lambda _: squares.pop(0), name)
