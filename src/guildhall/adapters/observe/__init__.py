"""Observations: what a seat sees, as an array, as a dict of arrays, or as text.

Each game declares the layout of the array in the module of its name. The layout gives the labels and the sizes, and
says how a view becomes numbers: `Observer.from_view`. `Observer.tensor` has the same numbers from the compiled encoder,
which reads the state. The tests compare the two in every kind of game, so nothing is shown that the view hides.
"""

from __future__ import annotations

from array import array
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from guildhall import shelf
from guildhall.adapters.codec import codec
from guildhall.adapters.layout import Bounds, Layout, Section
from guildhall.adapters.schema import SchemaError, SeatOrder
from guildhall.encode.base import ABSOLUTE, FROZEN, LATEST, RELATIVE
from guildhall.encode.shelf import encoder
from guildhall.kernel import run
from guildhall.kernel.state import Seat, State

Tensor = NDArray[np.float32]


class Observer:
    """Observations of one game for one number of seats. Raises UnknownLayout."""

    def __init__(self, name: str, seats: int, version: int, order: str) -> None:
        self.encoder = encoder(name, seats, version, order)
        module: Any = import_module("guildhall.adapters.observe." + shelf.MODULES[name].rsplit(".", 1)[1])
        self.game = shelf.game(name)
        self.seats = seats
        self.version = version
        self.order = order
        self.bounds: Bounds = module.BOUNDS
        self.codec = codec(name)
        self._orders = [SeatOrder(seats, seat if order == RELATIVE else None) for seat in range(seats)]
        self._layouts: list[Layout] = [module.layout(self.game, order, version) for order in self._orders]
        self._question = {decision.name: i for i, decision in enumerate(self.codec.players)}
        view, questions = self._layouts[0].size, len(self._question)
        self.sections = (
            *self._layouts[0].sections,
            Section("question", view, questions, (questions,)),
            Section("to_act", view + questions, seats, (seats,)),
        )
        self.size = view + questions + seats
        if self.size != self.encoder.size:
            raise SchemaError(f"the encoder of {name} writes {self.encoder.size} numbers, its layout has {self.size}")

    def labels(self) -> list[str]:
        """What each number of the array means; those of planes end in "@" and the cell."""
        questions = [f"question={name}" for name in self._question]
        return [*self._layouts[0].labels(), *questions, *self._orders[0].some().labels("to_act")]

    def tensor(self, g: State, seat: Seat) -> Tensor:
        """What a seat sees, as numbers from -1 to 1."""
        return np.frombuffer(memoryview(self.encoder.observation(g, seat)), np.float32).copy()

    def from_view(self, g: State, seat: Seat) -> Tensor:
        """The same numbers made from the seat's view: slower, and by definition without a secret."""
        out = array("f", bytes(4 * self.size))
        self._layouts[seat].put(out, self.game.view(g, seat))
        at = self._layouts[seat].size
        asked = g.asked[seat]
        if asked is not None:
            out[at + self._question[asked.name]] = 1.0
        others = [other for other in run.to_act(g) if other >= 0]
        self._orders[seat].some().put(out, at + len(self._question), others)
        return np.frombuffer(out, np.float32)

    def pieces(self, tensor: Tensor) -> dict[str, Tensor]:
        """The same by name: each section is a part of the array, not a copy; grids have the shape of their planes."""
        return {name: tensor[start : start + size].reshape(shape) for name, start, size, shape in self.sections}

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
        """Copies are the same object: there is one for each game, number of seats and layout."""
        return observer, (self.game.name, self.seats, self.version, self.order)


def usual_order(version: int) -> str:
    """The order of seats where nobody asks for one."""
    return ABSOLUTE if version == FROZEN else RELATIVE


def observer(name: str, seats: int, version: int = LATEST, order: str | None = None) -> Observer:
    """The observer of a game of the shelf. Raises UnknownLayout."""
    return _observer(name, seats, version, usual_order(version) if order is None else order)


@cache
def _observer(name: str, seats: int, version: int, order: str) -> Observer:
    return Observer(name, seats, version, order)
