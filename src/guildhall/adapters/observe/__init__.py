"""Observations: what a seat sees, as an array, as a dict of arrays, or as text.

All come from the game's view, never from its state, so they hide what the view hides. The layout of the array is
declared for each game in the module of its name; an Observer puts the question that the seat is asked behind it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from guildhall import shelf
from guildhall.adapters.codec import codec
from guildhall.adapters.schema import Fields
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.state import Seat, State

Tensor = NDArray[np.float32]


class Section(NamedTuple):
    """A part of the array."""

    name: str
    start: int
    size: int


class Bounds(NamedTuple):
    """What a game cannot exceed."""

    least_points: int
    most_points: int
    most_choices: int  # of all players together
    most_draws: int


class Observer:
    """Observations of one game for one number of seats."""

    def __init__(self, game: Game[Any], layout: Callable[[Game[Any], int], Fields], bounds: Bounds, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.bounds = bounds
        self.codec = codec(game.name)
        self._view = layout(game, seats)
        self._question = {decision.name: i for i, decision in enumerate(self.codec.players)}
        sections = [Section(name, start, feature.size) for name, start, feature in self._view.sections]
        sections.append(Section("question", self._view.size, len(self._question)))
        sections.append(Section("to_act", self._view.size + len(self._question), seats))
        self.sections = tuple(sections)
        self.size = self._view.size + len(self._question) + seats
        self._zeros = bytes(4 * self.size)

    def labels(self) -> list[str]:
        """What each number of the array means."""
        questions = [f"question={name}" for name in self._question]
        return [*self._view.labels(""), *questions, *(f"to_act#{seat}" for seat in range(self.seats))]

    def tensor(self, g: State, seat: Seat) -> Tensor:
        """What a seat sees, as numbers from -1 to 1."""
        out = array("f", self._zeros)
        self._view.put(out, 0, self.game.view(g, seat))
        at = self._view.size
        asked = g.asked[seat]
        if asked is not None:
            out[at + self._question[asked.name]] = 1.0
        at += len(self._question)
        for other in run.to_act(g):
            if other >= 0:
                out[at + other] = 1.0
        return np.frombuffer(out, np.float32)

    def pieces(self, tensor: Tensor) -> dict[str, Tensor]:
        """The same by name: each section is a part of the array, not a copy."""
        return {name: tensor[start : start + size] for name, start, size in self.sections}

    def string(self, g: State, seat: Seat) -> str:
        """What a seat sees, its question and its options, as text: equal exactly if the seat sees the same."""
        seen = msgspec.json.encode(self.game.view(g, seat)).decode()
        others = " ".join(str(other) for other in run.to_act(g))
        asked = g.asked[seat]
        if asked is None:
            return f"{seen}\nto act: {others}"
        options = " ".join(asked.domain[option] for option in g.offered[seat])
        return f"{seen}\nto act: {others}\n{asked.name}: {options}"

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one for each game and number of seats, for copies of what uses it, too."""
        return observer, (self.game.name, self.seats)


@cache
def observer(name: str, seats: int) -> Observer:
    """The observer of a game of the shelf."""
    module = import_module("guildhall.adapters.observe." + shelf.MODULES[name].rsplit(".", 1)[1])
    return Observer(shelf.game(name), module.layout, module.BOUNDS, seats)
