"""Layouts: which part of an observation stands where. Each game declares one in `guildhall.adapters.observe`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import prod
from typing import Any, NamedTuple

import msgspec

from guildhall.adapters.schema import Feature, Fields, Numbers, SchemaError


class Section(NamedTuple):
    """A part of an observation."""

    name: str
    start: int
    size: int
    shape: tuple[int, ...]  # what a reshape makes of it; planes of a grid have their rows and columns last


class Bounds(NamedTuple):
    """What a game cannot exceed."""

    least_points: int
    most_points: int
    most_choices: int  # of all players together
    most_draws: int


class Grid(NamedTuple):
    """Planes at the front of an observation, so that they stand at the same place for every variant."""

    name: str
    read: Callable[[Any], Any]  # finds the cells in a view
    feature: Feature
    shape: tuple[int, ...]


class Layout:
    """The grid of a game, if it has one, and behind it each field of the view."""

    def __init__(
        self, struct: type[msgspec.Struct], features: Mapping[str, Feature | None], grid: Grid | None = None
    ) -> None:
        self.fields = Fields(struct, features)
        self.grid = grid
        self.sections: list[Section] = []
        if grid is not None:
            if prod(grid.shape) != grid.feature.size:
                raise SchemaError(f"{grid.name} has {grid.feature.size} numbers, which are not of shape {grid.shape}")
            self.sections.append(Section(grid.name, 0, grid.feature.size, grid.shape))
        before = self.size_of_grid()
        for name, start, feature in self.fields.sections:
            self.sections.append(Section(name, before + start, feature.size, (feature.size,)))
        self.size = before + self.fields.size

    def size_of_grid(self) -> int:
        return 0 if self.grid is None else self.grid.feature.size

    def put(self, out: Numbers, view: Any) -> None:
        """Write a view."""
        if self.grid is not None:
            self.grid.feature.put(out, 0, self.grid.read(view))
        self.fields.put(out, self.size_of_grid(), view)

    def labels(self) -> list[str]:
        """What each number means."""
        planes = [] if self.grid is None else self.grid.feature.labels(self.grid.name)
        return [*planes, *self.fields.labels("")]
