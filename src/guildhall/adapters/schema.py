"""Features: how the parts of a view become numbers, always at the same places.

A feature has a size and writes a value into that many places of an array of zeros. Features nest like the structures
they describe, so a layout reads like the view. All numbers lie between -1 and 1.

`guildhall.encode` writes the same numbers straight from the state. These features define what it must write.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from guildhall.kernel.state import Seat

Numbers: TypeAlias = "array[float]"


class SchemaError(ValueError):
    """A view does not fit its schema: change both together."""


class Feature:
    """A part of a view, as numbers."""

    size: int

    def put(self, out: Numbers, at: int, value: Any) -> None:
        """Write a value from place `at` on. The places hold zeros."""
        raise AssertionError("a feature says how it is written")

    def labels(self, name: str) -> list[str]:
        """What each place means."""
        raise AssertionError("a feature says what its places mean")


class Number(Feature):
    """A whole number as a share of `most`, clipped to -1 and 1. None is 0."""

    size = 1

    def __init__(self, most: int) -> None:
        self.share = 1.0 / most

    def put(self, out: Numbers, at: int, value: Any) -> None:
        if value:
            share = value * self.share
            out[at] = share if -1.0 <= share <= 1.0 else 1.0 if share > 0.0 else -1.0

    def labels(self, name: str) -> list[str]:
        return [name]


class Flag(Feature):
    """Yes or no."""

    size = 1

    def put(self, out: Numbers, at: int, value: Any) -> None:
        if value:
            out[at] = 1.0

    def labels(self, name: str) -> list[str]:
        return [name]


class Members(Feature):
    """Some names or numbers with a place each; with a `key`, that field of the value is the name.

    `names` are for the labels, where the members do not name themselves.
    """

    def __init__(self, members: Sequence[Any], key: str = "", names: Sequence[str] = ()) -> None:
        self.members = members
        self.names = names or [str(member) for member in members]
        self.key = key
        self.places = {member: i for i, member in enumerate(members)}
        self.size = len(members)

    def place(self, value: Any) -> int:
        """Raises SchemaError."""
        name = getattr(value, self.key) if self.key else value
        if name not in self.places:
            raise SchemaError(f"'{name}' is none of {', '.join(map(str, self.members))}")
        return self.places[name]


class OneOf(Members):
    """One of the members: a 1 in its place. None is all zeros."""

    def put(self, out: Numbers, at: int, value: Any) -> None:
        if value is not None:
            out[at + self.place(value)] = 1.0

    def labels(self, name: str) -> list[str]:
        return [f"{name}={member}" for member in self.names]


class CountOf(Members):
    """How often each member is in a list, as a share of `most`. None is all zeros."""

    def __init__(self, members: Sequence[Any], most: int = 1, key: str = "", names: Sequence[str] = ()) -> None:
        super().__init__(members, key, names)
        self.share = 1.0 / most

    def put(self, out: Numbers, at: int, value: Any) -> None:
        for member in value or ():
            place = at + self.place(member)
            out[place] = min(1.0, out[place] + self.share)

    def labels(self, name: str) -> list[str]:
        return [f"{name}#{member}" for member in self.names]


class Spread(Members):
    """A list of structures, each at the place that its key says: a flag, and the structure."""

    def __init__(self, members: Sequence[Any], key: str, feature: Feature) -> None:
        super().__init__(members, key)
        self.feature = Maybe(feature)
        self.size = len(members) * self.feature.size

    def put(self, out: Numbers, at: int, value: Any) -> None:
        for thing in value:
            self.feature.put(out, at + self.place(thing) * self.feature.size, thing)

    def labels(self, name: str) -> list[str]:
        return [label for member in self.members for label in self.feature.labels(f"{name}.{member}")]


class Maybe(Feature):
    """Something that may be missing: a flag, and the thing if it is there."""

    def __init__(self, feature: Feature) -> None:
        self.feature = feature
        self.size = 1 + feature.size

    def put(self, out: Numbers, at: int, value: Any) -> None:
        if value is not None:
            out[at] = 1.0
            self.feature.put(out, at + 1, value)

    def labels(self, name: str) -> list[str]:
        return [name + "?", *self.feature.labels(name)]


class Row(Feature):
    """A list of at most this many things, one after the other; the rest stays zero."""

    def __init__(self, feature: Feature, most: int) -> None:
        self.feature = feature
        self.most = most
        self.size = most * feature.size

    def put(self, out: Numbers, at: int, value: Any) -> None:
        if len(value) > self.most:
            raise SchemaError(f"a row of {len(value)}, and there is room for {self.most}")
        put, size = self.feature.put, self.feature.size
        for thing in value:
            put(out, at, thing)
            at += size

    def labels(self, name: str) -> list[str]:
        return [label for i in range(self.most) for label in self.feature.labels(f"{name}.{i}")]


class Keyed(Feature):
    """A dict: the same feature for each key."""

    def __init__(self, keys: Sequence[str], feature: Feature) -> None:
        self.keys = keys
        self.feature = feature
        self.place = {key: i * feature.size for i, key in enumerate(keys)}
        self.size = len(keys) * feature.size

    def put(self, out: Numbers, at: int, value: Any) -> None:
        for key, thing in value.items():
            if key not in self.place:
                raise SchemaError(f"'{key}' is none of {', '.join(self.keys)}")
            self.feature.put(out, at + self.place[key], thing)

    def labels(self, name: str) -> list[str]:
        return [label for key in self.keys for label in self.feature.labels(f"{name}.{key}")]


class Fields(Feature):
    """A structure: each of its fields in order. A field is left out only if its feature is declared as None."""

    def __init__(self, struct: type[msgspec.Struct], features: Mapping[str, Feature | None]) -> None:
        declared = struct.__struct_fields__
        if set(declared) != set(features):
            raise SchemaError(f"{struct.__name__} has {sorted(set(declared) ^ set(features))} on one side only")
        self.struct = struct
        self.sections: list[tuple[str, int, Feature]] = []
        at = 0
        for name in declared:
            feature = features[name]
            if feature is not None:
                self.sections.append((name, at, feature))
                at += feature.size
        self.size = at

    def put(self, out: Numbers, at: int, value: Any) -> None:
        for name, offset, feature in self.sections:
            feature.put(out, at + offset, getattr(value, name))

    def labels(self, name: str) -> list[str]:
        before = name + "." if name else ""
        return [label for field, _, feature in self.sections for label in feature.labels(before + field)]


class Named(Feature):
    """A structure that one field identifies, such as a printed card. Its numbers are computed once."""

    def __init__(self, feature: Feature, key: str) -> None:
        self.feature = feature
        self.key = key
        self.size = feature.size
        self._known: dict[Any, list[tuple[int, float]]] = {}

    def put(self, out: Numbers, at: int, value: Any) -> None:
        name = getattr(value, self.key)
        if name not in self._known:
            self._known[name] = self._worked_out(value)
        for place, number in self._known[name]:
            out[at + place] = number

    def _worked_out(self, value: Any) -> list[tuple[int, float]]:
        numbers = array("f", bytes(4 * self.size))
        self.feature.put(numbers, 0, value)
        return [(place, number) for place, number in enumerate(numbers) if number]

    def labels(self, name: str) -> list[str]:
        return self.feature.labels(name)


class BySeat(Feature):
    """A list by seat: the same feature for each, in the order of the observation."""

    def __init__(self, feature: Feature, order: Sequence[Seat], names: Sequence[str]) -> None:
        self.feature = feature
        self.order = order
        self.names = names
        self.size = len(order) * feature.size

    def put(self, out: Numbers, at: int, value: Any) -> None:
        for place, seat in enumerate(self.order):
            self.feature.put(out, at + place * self.feature.size, value[seat])

    def labels(self, name: str) -> list[str]:
        return [label for seat in self.names for label in self.feature.labels(f"{name}.{seat}")]


class Planes(Feature):
    """A grid: one plane for each number of a cell, so that a reshape to (planes, rows, columns) gives channels."""

    def __init__(self, feature: Feature, cells: Sequence[str], rows: int) -> None:
        self.feature = feature
        self.cells = cells
        self.shape = (feature.size, rows, len(cells) // rows)
        self.size = feature.size * len(cells)

    def put(self, out: Numbers, at: int, value: Any) -> None:
        for i, thing in enumerate(value):
            numbers = array("f", bytes(4 * self.feature.size))
            self.feature.put(numbers, 0, thing)
            for plane, number in enumerate(numbers):
                out[at + plane * len(self.cells) + i] = number

    def labels(self, name: str) -> list[str]:
        return [f"{label}@{cell}" for label in self.feature.labels(name) for cell in self.cells]


class SeatOrder:
    """The seats in the order in which an observation lists them, and what the labels call them."""

    def __init__(self, seats: int, first: Seat | None) -> None:
        """From the seat that looks on, in turn order; None: from seat 0 on, whoever looks."""
        self.order = [((first or 0) + place) % seats for place in range(seats)]
        turns = ["own", *(f"+{place}" for place in range(1, seats))]
        self.names = [str(seat) for seat in range(seats)] if first is None else turns

    def __len__(self) -> int:
        return len(self.order)

    def one(self) -> Feature:
        """Which seat it is."""
        return OneOf(self.order, names=self.names)

    def some(self) -> Feature:
        """Which seats they are."""
        return CountOf(self.order, names=self.names)

    def each(self, feature: Feature) -> Feature:
        """Something that every seat has."""
        return BySeat(feature, self.order, self.names)
