"""Tiny Towns as numbers."""

from __future__ import annotations

from typing import Any, Final

from guildhall.adapters.layout import Bounds, Grid, Layout
from guildhall.adapters.schema import (
    CountOf,
    Feature,
    Fields,
    Flag,
    Keyed,
    Maybe,
    Number,
    OneOf,
    Planes,
    Row,
    SeatOrder,
)
from guildhall.encode.base import FROZEN
from guildhall.games.tiny_towns.box import BUILDINGS, CARDS, MONUMENTS, RESOURCE_COUNT, RESOURCES, TYPES
from guildhall.games.tiny_towns.patterns import SIDE, SQUARE_COUNT, SQUARES
from guildhall.games.tiny_towns.placing import PLACES, WAYS
from guildhall.games.tiny_towns.view import Pending, SeatView, Square, View
from guildhall.kernel.game import Game

BOUNDS: Final = Bounds(least_points=-50, most_points=300, most_choices=5000, most_draws=500)

MODES: Final = ("standard", "town-hall", "solo", "solo-town-hall")
LINES: Final = (*TYPES, "empty", "total")  # of the score sheet
TURNS: Final = 100
POINTS: Final = 100
DECK: Final = 15
FACE_UP: Final = 3
HEAP: Final = 16  # cubes of a kind in one place


def layout(game: Game[Any], seats: SeatOrder, version: int) -> Layout:
    """Each field of the view; the towns are planes in front of the rest, but in version 0 inside their seat's part."""
    everybody = seats.one()
    town = Planes(_square(), SQUARES, SIDE)
    towns = Grid("town", lambda view: [seat.town for seat in view.seats], seats.each(town), (len(seats), *town.shape))
    return Layout(
        View,
        {
            "viewer": everybody,
            "phase": OneOf(game.phases),
            "mode": OneOf(MODES),
            "turn": Number(TURNS),
            "free_choice": Flag(),
            "hammer": everybody,
            "named": OneOf(RESOURCES),
            "cards": CountOf(BUILDINGS, key="id"),
            "deck_left": Number(DECK),
            "face_up": Row(OneOf(RESOURCES), FACE_UP),
            "under": Row(OneOf(RESOURCES), DECK),
            "turned": Row(Number(3), RESOURCE_COUNT),
            "rank": None,  # derived from the points
            "seats": seats.each(_seat(Row(_square(), SQUARE_COUNT) if version == FROZEN else None)),
        },
        None if version == FROZEN else towns,
    )


def _square() -> Feature:
    return Fields(
        Square,
        {
            "points": None,  # printed, or derived from the rest
            "name": None,  # its place in the row
            "cube": OneOf(RESOURCES),
            "building": None,  # of each type one card is in play, and of monuments the seat's own
            "type": OneOf(TYPES),
            "stored": CountOf(RESOURCES, HEAP),
            "fed": Flag(),
        },
    )


def _seat(town: Feature | None) -> Feature:
    pending = Fields(Pending, {"resource": OneOf(RESOURCES), "cube": OneOf(WAYS), "place": OneOf(PLACES)})
    return Fields(
        SeatView,
        {
            "sites": None,  # printed, or derived from the rest
            "to_keep": None,  # printed, or derived from the rest
            "seat": None,  # its place in the row
            "town": town,
            "active": Flag(),
            "finished": Number(TURNS),
            "times_builder": Number(TURNS),
            "done": Flag(),
            "monument": OneOf(MONUMENTS, key="id"),
            "has_monument": Flag(),
            "announced": Flag(),
            "dealt": CountOf(MONUMENTS),
            "pending": Maybe(pending),
            "watch": CountOf(BUILDINGS),
            "shrine": Number(SQUARE_COUNT),
            "building": OneOf(CARDS),
            "site": CountOf(SQUARES),
            "to_set": OneOf(CARDS),
            "aside": CountOf(RESOURCES, HEAP),
            "aside_left": Number(HEAP),
            "sheet": Keyed(LINES, Number(POINTS)),
        },
    )
