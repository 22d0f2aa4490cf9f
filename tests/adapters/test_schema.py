"""Views as numbers: the features, and every game's layout."""

from __future__ import annotations

from array import array
from typing import Any

import msgspec
import numpy as np
import pytest

import guildhall
from guildhall.adapters.observe import observer
from guildhall.adapters.schema import (
    BySeat,
    CountOf,
    Feature,
    Fields,
    Flag,
    Keyed,
    Maybe,
    Named,
    Number,
    OneOf,
    Planes,
    Row,
    SchemaError,
    SeatOrder,
    Spread,
)
from guildhall.kernel.rng import Rng
from tests.adapters.plays import TABLES, positions, random_variant


class Bird(msgspec.Struct):
    name: str
    weight: int | None


BIRD = Fields(Bird, {"name": OneOf(("goose", "duck")), "weight": Number(10)})
NAMED = {"name": None, "weight": Number(10)}


def numbers(feature: Feature, value: Any) -> list[float]:
    out = array("f", bytes(4 * feature.size))
    feature.put(out, 0, value)
    assert len(feature.labels("x")) == len(set(feature.labels("x"))) == feature.size
    return [round(number, 3) for number in out]


@pytest.mark.parametrize(
    ("feature", "value", "expected"),
    [
        (Number(4), 3, [0.75]),
        (Number(4), 9, [1.0]),
        (Number(4), -9, [-1.0]),
        (Number(4), None, [0.0]),
        (Flag(), True, [1.0]),
        (Flag(), False, [0.0]),
        (OneOf("abc"), "b", [0.0, 1.0, 0.0]),
        (OneOf("abc"), None, [0.0, 0.0, 0.0]),
        (OneOf(("goose", "duck"), key="name"), Bird("duck", 1), [0.0, 1.0]),
        (CountOf("abc", 4), "caa", [0.5, 0.0, 0.25]),
        (CountOf("abc"), "aa", [1.0, 0.0, 0.0]),
        (CountOf("abc"), None, [0.0, 0.0, 0.0]),
        (Maybe(Number(4)), 0, [1.0, 0.0]),
        (Maybe(Number(4)), None, [0.0, 0.0]),
        (Row(Number(4), 3), [4, 2], [1.0, 0.5, 0.0]),
        (Keyed(("x", "y"), Number(4)), {"y": 1}, [0.0, 0.25]),
        (BIRD, Bird("duck", 5), [0.0, 1.0, 0.5]),
        (Row(BIRD, 2), [Bird("goose", 10)], [1.0, 0.0, 1.0, 0.0, 0.0, 0.0]),
        (Spread(("goose", "duck"), "name", Fields(Bird, NAMED)), [Bird("duck", 5)], [0.0, 0.0, 1.0, 0.5]),
        (Named(BIRD, "name"), Bird("duck", 5), [0.0, 1.0, 0.5]),
        (BySeat(Number(4), [1, 0], ["own", "+1"]), [4, 1], [0.25, 1.0]),
        (SeatOrder(3, 1).one(), 0, [0.0, 0.0, 1.0]),
        (SeatOrder(3, None).one(), 0, [1.0, 0.0, 0.0]),
        (SeatOrder(3, 2).some(), [2, 1], [1.0, 0.0, 1.0]),
        (Planes(OneOf("ab"), ["x1", "y1", "x2", "y2"], 2), ["b", None, "a", "a"], [0, 0, 1, 1, 1, 0, 0, 0]),
    ],
)
def test_features(feature: Feature, value: Any, expected: list[float]) -> None:
    assert numbers(feature, value) == expected


@pytest.mark.parametrize(
    ("feature", "value", "message"),
    [
        (OneOf("abc"), "d", "'d' is none of a, b, c"),
        (CountOf("abc"), "ad", "'d' is none of a, b, c"),
        (Row(Number(4), 1), [1, 2], "a row of 2, and there is room for 1"),
        (Keyed(("x",), Number(4)), {"z": 1}, "'z' is none of x"),
    ],
)
def test_what_a_schema_does_not_describe(feature: Feature, value: Any, message: str) -> None:
    with pytest.raises(SchemaError, match=message):
        numbers(feature, value)


def test_a_field_can_be_left_out_but_not_forgotten() -> None:
    assert Fields(Bird, NAMED).labels("bird") == ["bird.weight"]
    with pytest.raises(SchemaError, match=r"Bird has \['weight'\] on one side only"):
        Fields(Bird, {"name": OneOf(("goose",))})
    with pytest.raises(SchemaError, match=r"Bird has \['colour'\] on one side only"):
        Fields(Bird, {**NAMED, "colour": Flag()})


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_layouts(name: str, seats: int) -> None:
    """Whole games fit the layout in all variants: numbers are in range, and sections cover the array."""
    seen = observer(name, seats)
    labels = seen.labels()
    assert len(labels) == len(set(labels)) == seen.size
    assert sum(part.size for part in seen.sections) == seen.size
    rng = Rng(seats)
    choices, points = 0, [0]
    for seed in range(3):
        env = guildhall.make(name, seats, **random_variant(name, seats, rng))
        for seat, _ in positions(env, seed):
            tensor = seen.tensor(env.state, seat)
            assert tensor.shape == (seen.size,)
            assert tensor.dtype == np.float32
            assert np.abs(tensor).max() <= 1.0
            pieces = seen.pieces(tensor)
            assert pieces["question"].sum() == 1.0
            turns = sorted((other - seat) % seats for other in env.to_act())  # the seat that looks is the first
            assert np.flatnonzero(pieces["to_act"]).tolist() == turns
            assert np.array_equal(np.concatenate([piece.ravel() for piece in pieces.values()]), tensor)
            choices += 1
        for seat in range(seats):
            assert not seen.pieces(seen.tensor(env.state, seat))["question"].any()
        points += env.points()
    assert seen.bounds.least_points <= min(points) <= max(points) <= seen.bounds.most_points
    assert choices < seen.bounds.most_choices
