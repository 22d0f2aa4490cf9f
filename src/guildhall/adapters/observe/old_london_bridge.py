"""Old London Bridge as numbers."""

from __future__ import annotations

from typing import Any, Final

from guildhall.adapters.layout import Bounds, Layout
from guildhall.adapters.schema import CountOf, Feature, Fields, Flag, Keyed, Maybe, Named, Number, OneOf, Row, SeatOrder
from guildhall.games.old_london_bridge.box import (
    BONUS,
    BONUS_STACKS,
    CARD_VALUES,
    CATEGORIES,
    COLOURS,
    FACES,
    HIGHEST_NUMBER,
    OUTER_SPACES,
    SLOTS,
    SPACES,
    STEPS,
    TYPES,
)
from guildhall.games.old_london_bridge.state import CARDS_IN_FRONT
from guildhall.games.old_london_bridge.view import (
    BonusStack,
    BonusTile,
    Building,
    BuildingStack,
    OuterSpace,
    PlayedCard,
    SeatView,
    View,
)
from guildhall.kernel.game import Game

BOUNDS: Final = Bounds(least_points=-50, most_points=300, most_choices=2000, most_draws=500)

MONEY: Final = 100
HAND: Final = 24  # cards of a value, in a hand or in the supply
TRACK: Final = 40
BONUS_TILES: Final = 12


def layout(game: Game[Any], seats: SeatOrder, version: int) -> Layout:
    """Each field of the view; the same in every version."""
    everybody = seats.one()
    order = Row(everybody, len(seats))
    figures = seats.some()
    return Layout(
        View,
        {
            "viewer": everybody,
            "round": Number(16),
            "rounds": None,  # the same in every game with this many seats
            "phase": OneOf(game.phases),
            "faces": Keyed(CATEGORIES, OneOf(FACES)),
            "rewards": None,  # they follow from the faces
            "open_money": Flag(),
            "rotation": OneOf(range(OUTER_SPACES)),
            "rondel": Row(_outer_space(figures), OUTER_SPACES),
            "centre": figures,
            "chips": CountOf(range(1, OUTER_SPACES + 1), 4),
            "stacks": Row(_stack(), len(TYPES)),
            "gone": None,  # what was replaced never comes back, and the stacks tell how much is left
            "taken": Maybe(_building()),
            "supply": Row(Number(HAND), CARD_VALUES - 1),
            "bonus": Row(_bonus_stack(), BONUS_STACKS),
            "bonus_used": CountOf(BONUS, BONUS_TILES),
            "centre_cost": None,  # printed
            "chapel_coins": None,  # printed
            "gate_bonus": None,  # printed
            "chapel_order": order,
            "gate_order": order,
            "turns": Row(everybody, len(seats) * CARDS_IN_FRONT),
            "inn_power": Number(HAND),
            "seats": seats.each(_seat()),
        },
    )


def _building() -> Feature:
    said = {"type": OneOf(TYPES), "number": Number(HIGHEST_NUMBER), "shields": CountOf(COLOURS)}
    return Named(Fields(Building, {"name": None, **said}), "name")  # the name adds nothing to the others


def _outer_space(figures: Feature) -> Feature:
    return Fields(OuterSpace, {"income": None, "is_x": None, "facing": OneOf(TYPES), "figures": figures})


def _stack() -> Feature:
    return Fields(BuildingStack, {"type": None, "top": Maybe(_building()), "left": Number(16)})


def _bonus_stack() -> Feature:
    return Fields(BonusStack, {"top": OneOf(BONUS), "left": Number(BONUS_TILES)})


def _seat() -> Feature:
    played = Fields(PlayedCard, {"value": OneOf(range(CARD_VALUES)), "raised": Number(4)})
    tile = Fields(BonusTile, {"kind": OneOf(BONUS), "usable": Flag()})
    return Fields(
        SeatView,
        {
            "seat": None,  # its place in the row
            "money": Maybe(Number(MONEY)),
            "hand": CountOf(range(CARD_VALUES), HAND),
            "hand_size": Number(HAND),
            "played": Row(Maybe(played), CARDS_IN_FRONT),
            "figure": OneOf(range(1, SPACES + 1)),
            "bridge": Row(_building(), SLOTS),
            "shields": Keyed(COLOURS, Number(SLOTS)),
            "chapel": Number(TRACK),
            "step": OneOf(("", *STEPS)),
            "gate": Number(TRACK),
            "tiles": Row(tile, BONUS_TILES),
        },
    )
