"""Chapter 5: placing the cube of the turn, or doing what a card allows instead.

All active players choose at the same time, each on a sealed lane. A choice only waits in the seat's own fields;
`reveal` carries all of them out together (TT-4.4).
"""

from __future__ import annotations

from typing import Final

from guildhall.games.tiny_towns.box import (
    COTTAGE,
    CUBES_ON_COTTAGES,
    FACTORY,
    FORBIDS_NAMING,
    NEVER_BUILDER,
    NO_RESOURCE,
    RESOURCE_COUNT,
    RESOURCES,
    STORES,
    SUBSTITUTES,
    TYPE_COUNT,
)
from guildhall.games.tiny_towns.patterns import HIGH, LOW, SQUARE_COUNT, SQUARES, squares_in
from guildhall.games.tiny_towns.state import NO_WAY, NOWHERE, Towns, active_seats, how_many, one, size
from guildhall.games.tiny_towns.town import cube_at, factory_ability, monument_ability, put_cube, shown
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat

# The answers to "place": a square, or one of the alternatives of TT-5.6.
TO_SUBSTITUTE: Final = SQUARE_COUNT  # by resource
TO_STORE: Final = TO_SUBSTITUTE + RESOURCE_COUNT  # by square of the Warehouse
TO_SWAP: Final = TO_STORE + SQUARE_COUNT  # by square of the Warehouse and resource
TO_COTTAGE: Final = TO_SWAP + SQUARE_COUNT * RESOURCE_COUNT  # by square of the Cottage
TO_SET_ASIDE: Final = TO_COTTAGE + SQUARE_COUNT

ON_SQUARE: Final = tuple("square:" + square for square in SQUARES)
WAYS: Final = (
    *ON_SQUARE,
    *("factory:" + resource for resource in RESOURCES),
    *("store:" + square for square in SQUARES),
    *(f"swap:{square}:{resource}" for square in SQUARES for resource in RESOURCES),
    *("cottage:" + square for square in SQUARES),
    "aside",
)


def place_cubes(g: Towns) -> None:
    """TT-4.3, 4.4  Every active player places the named resource, all at the same time and hidden."""
    g.each(PLACE.ask, active_seats(g))
    g.then(reveal)


def choose_freely(g: Towns) -> None:
    """TT-15.5, 15.9, 15.10  Everybody chooses a resource and places it; some may not."""
    active = active_seats(g)
    placing = [seat for seat in active if free_resources(g, seat) and not is_barred(g, seat)]
    g.each(CHOOSE_RESOURCE.ask, placing)
    g.then(reveal)


def is_barred(g: Towns, seat: Seat) -> bool:
    """TT-8.9, 15.9  Fort Ironweed keeps its owner from naming and choosing, unless nobody else is active."""
    return monument_ability(g, seat) == NEVER_BUILDER and len(active_seats(g)) > 1


def free_resources(g: Towns, seat: Seat) -> list[int]:
    """TT-7.13, 15.10  The resources that a player may name or choose: not those on the own Banks."""
    if factory_ability(g, seat) != FORBIDS_NAMING:
        return EVERY_RESOURCE
    forbidden = shown(g, seat)
    return [resource for resource in range(RESOURCE_COUNT) if not forbidden >> resource & 1]


EVERY_RESOURCE: Final = list(range(RESOURCE_COUNT))


class ChooseResource(Decision[Towns]):
    """TT-15.5  In every third turn of the Town Hall variant each player chooses a resource."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return free_resources(g, seat)

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.picked[seat] = option
        PLACE.ask(g, seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        return None if option in free_resources(g, seat) else "TT-15.10"


CHOOSE_RESOURCE: Final = ChooseResource("choose-resource", tuple("resource:" + resource for resource in RESOURCES))


def is_named_by_another(g: Towns, seat: Seat) -> bool:
    """TT-2.12, 15.8, 16.7  Named by another Master Builder, or by a resource card."""
    return g.named != NO_RESOURCE and g.hammer != seat


class Place(Decision[Towns]):
    """TT-5.1, 5.5, 5.6  On any empty square; if another player named it, a card may allow something else."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        empty = g.empty[seat]
        options = LOW[empty & 0xFF] + HIGH[empty >> 8]
        if g.hammer != seat and g.named != NO_RESOURCE:
            if g.buildings[seat * TYPE_COUNT + FACTORY]:
                options += factory_ways(g, seat)
            if monument_ability(g, seat) == CUBES_ON_COTTAGES:
                options += [TO_COTTAGE + square for square in free_cottages(g, seat)]
            if g.aside_left[seat]:
                options.append(TO_SET_ASIDE)
        return options

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.way[seat] = option
        if TO_SUBSTITUTE <= option < TO_STORE or TO_SWAP <= option < TO_COTTAGE:
            PLACE_OTHER.ask(g, seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        if option < SQUARE_COUNT:
            return "TT-5.2" if cube_at(g, seat, option) != NO_RESOURCE else "TT-6.12"
        return _why_not_instead(g, seat, option)

    def facts(self, g: Towns, seat: Seat) -> dict[str, int]:
        return {"resource": named_for(g, seat)}


PLACE: Final = Place("place", WAYS)


class PlaceOther(Decision[Towns]):
    """TT-7.8, 7.11  A cube from the Factory's choice or out of a Warehouse goes on an empty square."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return squares_in(g.empty[seat])

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.spot[seat] = option

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        if g.empty[seat] >> option & 1:
            return None
        return "TT-5.2" if cube_at(g, seat, option) != NO_RESOURCE else "TT-6.12"

    def facts(self, g: Towns, seat: Seat) -> dict[str, int]:
        return {"resource": other_resource(g.way[seat])}


PLACE_OTHER: Final = PlaceOther("place-other", ON_SQUARE)


def factory_ways(g: Towns, seat: Seat) -> list[Option]:
    """TT-7.7 to 7.11, 7.15  What Factories and Warehouses allow when another player names; equal choices once."""
    ability = g.box.ability[g.cards[FACTORY]]
    if ability == SUBSTITUTES and shown(g, seat) >> g.named & 1:
        return [TO_SUBSTITUTE + resource for resource in EVERY_RESOURCE if resource != g.named]
    if ability != STORES:
        return []
    houses = squares_in(g.buildings[seat * TYPE_COUNT + FACTORY])
    heaps = [g.stored[seat * SQUARE_COUNT + square] for square in houses]
    room = g.box.capacity[g.cards[FACTORY]]
    options = [TO_STORE + square for square, heap in zip(houses, heaps, strict=True) if size(heap) < room]
    for square, heap in zip(houses, heaps, strict=True):
        others = [resource for resource in EVERY_RESOURCE if resource != g.named and how_many(heap, resource)]
        options += [TO_SWAP + square * RESOURCE_COUNT + resource for resource in others]
    return options


def free_cottages(g: Towns, seat: Seat) -> list[int]:
    """TT-8.18  The own Cottages that hold no cube yet."""
    cottages = squares_in(g.buildings[seat * TYPE_COUNT + COTTAGE])
    return [square for square in cottages if not g.stored[seat * SQUARE_COUNT + square]]


def _why_not_instead(g: Towns, seat: Seat, option: Option) -> str:
    """Why an alternative of TT-5.6 is not offered."""
    if g.named == NO_RESOURCE:
        return "TT-15.8"
    if not is_named_by_another(g, seat):
        return "TT-5.7"
    if option < TO_STORE:
        return "TT-7.11"
    if option < TO_SWAP:
        return "TT-7.7"
    if option < TO_COTTAGE:
        same = (option - TO_SWAP) % RESOURCE_COUNT == g.named and factory_ability(g, seat) == STORES
        return "TT-7.15" if same else "TT-7.8"
    if option < TO_SET_ASIDE:
        return "TT-8.18"
    return "TT-14.2" if g.novices[seat] and g.seats > 1 else "TT-14.1"


def named_for(g: Towns, seat: Seat) -> int:
    """The resource that a player has to place: the one of the turn, or the one chosen freely."""
    return g.picked[seat] if g.named == NO_RESOURCE else g.named


def other_resource(way: Option) -> int:
    """The resource that is placed instead of the named one."""
    return way - TO_SUBSTITUTE if way < TO_STORE else (way - TO_SWAP) % RESOURCE_COUNT


def reveal(g: Towns) -> None:
    """TT-4.4, 5.8  All choices are shown and carried out together."""
    for seat in range(g.seats):
        way = g.way[seat]
        if way == NO_WAY:
            continue
        g.way[seat] = NO_WAY
        if way < SQUARE_COUNT:
            resource = g.named if g.named != NO_RESOURCE else g.picked[seat]
            put_cube(g, seat, resource, way)
            g.tell("places", seat, resource, way)
        else:
            _place_otherwise(g, seat, way)
        g.picked[seat] = NO_RESOURCE


def _place_otherwise(g: Towns, seat: Seat, way: Option) -> None:
    """TT-5.6  One of the alternatives to placing the named cube."""
    if way < TO_STORE:
        resource, square = other_resource(way), g.spot[seat]
        put_cube(g, seat, resource, square)
        g.tell("substitutes", seat, g.named, resource, square)
    elif way < TO_SWAP:
        store(g, seat, way - TO_STORE)
        g.tell("stores", seat, g.named, way - TO_STORE)
    elif way < TO_COTTAGE:
        swap(g, seat, (way - TO_SWAP) // RESOURCE_COUNT, other_resource(way), g.spot[seat])
    elif way < TO_SET_ASIDE:
        store(g, seat, way - TO_COTTAGE)
        g.tell("puts-on-cottage", seat, g.named, way - TO_COTTAGE)
    else:
        g.aside[seat] += one(g.named)
        g.aside_left[seat] -= 1
        g.tell("sets-aside", seat, g.named)
    g.spot[seat] = NOWHERE


def store(g: Towns, seat: Seat, square: int) -> None:
    """TT-7.7, 8.18  The named cube goes on an own building."""
    g.stored[seat * SQUARE_COUNT + square] += one(g.named)


def swap(g: Towns, seat: Seat, house: int, resource: int, square: int) -> None:
    """TT-7.8, 7.9  The named cube goes on the Warehouse, one of those there comes out and is placed."""
    g.stored[seat * SQUARE_COUNT + house] += one(g.named) - one(resource)
    put_cube(g, seat, resource, square)
    g.tell("swaps", seat, g.named, house, resource, square)
