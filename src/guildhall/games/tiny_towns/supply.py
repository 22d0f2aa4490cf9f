"""Chapters 7 and 8: buildings that come onto the board without a pattern, and the cube that some take at once."""

from __future__ import annotations

from typing import Final

from guildhall.games.tiny_towns.box import (
    BUILDINGS,
    FACTORY,
    NO_TYPE,
    PUBLIC_TYPES,
    RESOURCE_COUNT,
    RESOURCES,
    TAKES_NEW,
    TAKES_NOTHING,
    TYPE_COUNT,
)
from guildhall.games.tiny_towns.patterns import SQUARE_COUNT, squares_in
from guildhall.games.tiny_towns.placing import ON_SQUARE
from guildhall.games.tiny_towns.state import Towns, one
from guildhall.games.tiny_towns.town import cube_at, has_room_for, put_building, shown
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat


def settle(g: Towns, seat: Seat, kind: int, square: int) -> None:
    """TT-6.14, 7.6, 7.10, 7.12  A building comes onto the board; a Factory or a Bank takes its cube at once."""
    put_building(g, seat, kind, square)
    if kind == FACTORY and g.box.takes[g.cards[FACTORY]] != TAKES_NOTHING:
        g.then_ask(FILL, seat)


def unfilled(g: Towns, seat: Seat) -> int:
    """The first square with a Factory or Bank that has not taken its cube yet."""
    for square in squares_in(g.buildings[seat * TYPE_COUNT + FACTORY]):
        if not g.stored[seat * SQUARE_COUNT + square]:
            return square
    raise AssertionError("every Factory and Bank has its cube")


class Fill(Decision[Towns]):
    """TT-7.10, 7.12  A Factory takes any resource; a Bank one that is not yet on an own Bank."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        forbidden = shown(g, seat) if g.box.takes[g.cards[FACTORY]] == TAKES_NEW else 0
        return [resource for resource in range(RESOURCE_COUNT) if not forbidden >> resource & 1]

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        square = unfilled(g, seat)
        g.stored[seat * SQUARE_COUNT + square] = one(option)
        g.tell("fills", seat, option, square)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        return None if option in self.options(g, seat) else "TT-7.12"


FILL: Final = Fill("fill", tuple("resource:" + resource for resource in RESOURCES))


def can_take(g: Towns, seat: Seat, kind: int) -> bool:
    """TT-7.14, 8.10, 8.15  Whether a building of a type could be placed now."""
    return g.boards[seat].empty != 0 and has_room_for(g, seat, kind)


class TakeBuilding(Decision[Towns]):
    """TT-8.10  Grove University takes a building of one of the public types from the supply; never a monument."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return [g.cards[kind] for kind in range(PUBLIC_TYPES) if has_room_for(g, seat, kind)]

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.taken[seat] = g.box.type_of[option]
        SET_BUILDING.ask(g, seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        return "TT-7.14" if option in g.cards else "TT-3.7"


TAKE_BUILDING: Final = TakeBuilding("take-building", tuple("take:" + card for card in BUILDINGS))


class SetBuilding(Decision[Towns]):
    """TT-2.11, 8.10, 8.14  A building that was not constructed is placed on any empty square."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return squares_in(g.boards[seat].empty)

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        kind = g.taken[seat]
        g.taken[seat] = NO_TYPE
        g.tell("sets", seat, g.cards[kind], option)
        settle(g, seat, kind, option)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        if g.boards[seat].empty >> option & 1:
            return None
        return "TT-5.2" if cube_at(g, seat, option) != -1 else "TT-6.12"


SET_BUILDING: Final = SetBuilding("set-building", ON_SQUARE)
