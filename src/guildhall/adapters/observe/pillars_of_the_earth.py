"""The Pillars of the Earth as numbers."""

from __future__ import annotations

from typing import Any, Final

from guildhall.adapters.layout import Bounds, Layout
from guildhall.adapters.schema import CountOf, Feature, Fields, Flag, Keyed, Number, OneOf, Row, SeatOrder, Spread
from guildhall.games.pillars_of_the_earth.box import (
    CRAFTSMEN,
    EVENTS,
    KINDS,
    PARTS,
    POOL_CARDS,
    PRIVILEGES,
    RESOURCE_CARDS,
    SPACES,
)
from guildhall.games.pillars_of_the_earth.view import Craftsman, SeatView, View
from guildhall.kernel.game import Game

BOUNDS: Final = Bounds(least_points=-50, most_points=300, most_choices=5000, most_draws=1000)

ROUNDS: Final = 6
GOLD: Final = 60
POINTS: Final = 80
CUBES: Final = 40
WORKERS: Final = 16
BUILDERS: Final = 3
FIELDS: Final = 16  # of the cost track
PLACES: Final = 8  # for craftsmen on the board


def layout(game: Game[Any], seats: SeatOrder, version: int) -> Layout:
    """Each field of the view; the same in every version."""
    everybody = seats.one()
    by_kind = Keyed(KINDS, Number(CUBES))
    return Layout(
        View,
        {
            "event_cards": None,  # printed, or derived from the rest
            "printed": None,  # printed, or derived from the rest
            "privilege_cards": None,  # printed, or derived from the rest
            "viewer": everybody,
            "round": Number(ROUNDS),
            "rounds": None,  # the same in every game
            "phase": OneOf(game.phases),
            "step": None,  # derived from the phase
            "start_player": everybody,
            "parts": CountOf(PARTS),
            "pool": CountOf(POOL_CARDS, key="id"),
            "kingsbridge": Row(OneOf(PRIVILEGES), 2),
            "shiring": Row(OneOf(CRAFTSMEN, key="id"), PLACES),
            "privileges_left": Number(len(PRIVILEGES)),
            "privileges_gone": CountOf(PRIVILEGES),
            "privileges_to_come": None,  # derived from the rest
            "events_left": Number(len(EVENTS)),
            "events_seen": CountOf(EVENTS),
            "events_to_come": None,  # derived from the rest
            "event": OneOf(EVENTS),
            "coming_event": OneOf(EVENTS),
            "spaces": Keyed(SPACES, everybody),
            "costs": None,  # printed
            "track": Row(everybody, FIELDS),
            "cost": Number(10),
            "drawn": everybody,
            "can_redraw": Flag(),
            "tax": Number(10),
            "trader": OneOf(SPACES),
            "supply": by_kind,
            "market": by_kind,
            "prices": None,  # printed
            "court_metal": Number(CUBES),
            "extra_uses": Number(CUBES),
            "removed": CountOf(CRAFTSMEN),
            "seats": seats.each(_seat()),
        },
    )


def _craftsmen() -> Feature:
    """Which ones, and how often each has been used; the rest is printed."""
    printed = dict.fromkeys(
        ("id", "round", "price", "cubes", "pays", "vp", "gold", "capacity", "mark", "needs", "needs_metal")
    )
    return Spread(CRAFTSMEN, "id", Fields(Craftsman, {**printed, "used": Number(CUBES)}))


def _seat() -> Feature:
    return Fields(
        SeatView,
        {
            "workers_at": None,  # printed, or derived from the rest
            "yields": None,  # printed, or derived from the rest
            "seat": None,  # its place in the row
            "vp": Number(POINTS),
            "vp_field": None,  # derived from the points
            "gold": Number(GOLD),
            "cubes": Keyed(KINDS, Number(CUBES)),
            "row": _craftsmen(),
            "row_limit": Number(WORKERS),
            "privileges": CountOf(PRIVILEGES),
            "resource_cards": CountOf(RESOURCE_CARDS),
            "passed_cards": Flag(),
            "workers": Number(WORKERS),
            "workers_in_mill": Number(WORKERS),
            "workers_in_all": Number(WORKERS),
            "grey_workers_next": Flag(),
            "builders_in_bag": Number(BUILDERS),
            "builders_aside": Number(BUILDERS),
            "is_limited": Flag(),
            "is_limited_next": Flag(),
            "is_protected": Flag(),
            "is_exempt": Flag(),
            "bought": CountOf(KINDS),
            "trades_as_suggested": Flag(),
            "books": None,  # where gold and points came from: history, not position
        },
    )
