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
from guildhall.kernel.state import Option, Seat, in_turn, with_item

# The answers to "choose-cube": the named one, or another by TT-5.6 (a) and (c).
NAMED: Final = 0
SUBSTITUTED: Final = 1  # by resource
SWAPPED: Final = SUBSTITUTED + RESOURCE_COUNT  # by square of the Warehouse and resource
WAYS: Final = (
    "named",
    *("factory:" + resource for resource in RESOURCES),
    *(f"swap:{square}:{resource}" for square in SQUARES for resource in RESOURCES),
)

# The answers to "place-cube": a square, or for the named cube one of TT-5.6 (b), (d) and (e).
STORED: Final = SQUARE_COUNT  # by square of the Warehouse
ON_COTTAGE: Final = STORED + SQUARE_COUNT  # by square of the Cottage
SET_ASIDE: Final = ON_COTTAGE + SQUARE_COUNT
ON_SQUARE: Final = tuple("square:" + square for square in SQUARES)
PLACES: Final = (
    *ON_SQUARE,
    *("store:" + square for square in SQUARES),
    *("cottage:" + square for square in SQUARES),
    "aside",
)


def place_cubes(g: Towns) -> None:
    """TT-4.3, 4.4  Every active player places the named resource, all at the same time and hidden."""
    g.ask_each(CHOOSE_CUBE, active_seats(g))
    g.then_all(REVEAL)


def choose_freely(g: Towns) -> None:
    """TT-15.5, 15.9, 15.10  Everybody chooses a resource and places it; some may not."""
    active = active_seats(g)
    placing = [seat for seat in active if free_resources(g, seat) and not is_barred(g, seat)]
    g.ask_each(CHOOSE_RESOURCE, placing)
    g.then_all(REVEAL)


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


class ChooseCube(Decision[Towns]):
    """TT-5.6, 7.8, 7.11  Which cube to place, where a Factory or a Warehouse allows another than the named one.

    Then comes the square, whatever the answer: nobody can tell from the questions what was chosen.
    """

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        if g.hammer == seat or not g.buildings[seat * TYPE_COUNT + FACTORY]:
            return ONLY_NAMED
        return ONLY_NAMED + other_ways(g, seat)

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.way[seat] = option
        PLACE.ask(g, seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        if option < SWAPPED:
            return "TT-7.11"
        return "TT-7.15" if other_resource(option) == g.named else "TT-7.8"

    def facts(self, g: Towns, seat: Seat) -> dict[str, int]:
        return {"resource": g.named}


ONLY_NAMED: Final = [NAMED]
CHOOSE_CUBE: Final = ChooseCube("choose-cube", WAYS)


def other_ways(g: Towns, seat: Seat) -> list[Option]:
    """TT-7.8, 7.11, 7.15  The cubes that Factories and Warehouses allow instead; equal choices once."""
    ability = g.box.ability[g.cards[FACTORY]]
    if ability == SUBSTITUTES and shown(g, seat) >> g.named & 1:
        return [SUBSTITUTED + resource for resource in EVERY_RESOURCE if resource != g.named]
    if ability != STORES:
        return []
    options: list[Option] = []
    for square in squares_in(g.buildings[seat * TYPE_COUNT + FACTORY]):
        heap = g.stored[seat * SQUARE_COUNT + square]
        others = [resource for resource in EVERY_RESOURCE if resource != g.named and how_many(heap, resource)]
        options += [SWAPPED + square * RESOURCE_COUNT + resource for resource in others]
    return options


def other_resource(way: Option) -> int:
    """The resource that is placed instead of the named one."""
    return way - SUBSTITUTED if way < SWAPPED else (way - SWAPPED) % RESOURCE_COUNT


class Place(Decision[Towns]):
    """TT-5.1, 5.5, 5.6  On any empty square; the cube that another player named may also go elsewhere."""

    def ask(self, g: Towns, seat: Seat) -> None:
        """A single place is taken without asking, unless the pause would tell which cube was chosen."""
        options = self.options(g, seat)
        if len(options) == 1 and not has_choice_of_cubes(g, seat):
            if g.sink is not None:
                self.tell_forced(g, seat, options[0])
            g.spot[seat] = options[0]
        else:
            self.put(g, seat, options)

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        empty = g.boards[seat].empty
        options = LOW[empty & 0xFF] + HIGH[empty >> 8]
        if g.hammer != seat and g.named != NO_RESOURCE and g.way[seat] == NAMED:
            if g.buildings[seat * TYPE_COUNT + FACTORY]:
                options += [STORED + square for square in open_warehouses(g, seat)]
            if monument_ability(g, seat) == CUBES_ON_COTTAGES:
                options += [ON_COTTAGE + square for square in free_cottages(g, seat)]
            if g.aside_left[seat]:
                options.append(SET_ASIDE)
        return options

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        g.spot[seat] = option

    def tell_forced(self, g: Towns, seat: Seat, option: Option) -> None:
        if option < SQUARE_COUNT:
            g.tell("only-square", option, to=seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        if option < SQUARE_COUNT:
            return "TT-5.2" if cube_at(g, seat, option) != NO_RESOURCE else "TT-6.12"
        return _why_not_elsewhere(g, seat, option)

    def facts(self, g: Towns, seat: Seat) -> dict[str, int]:
        return {"resource": resource_to_place(g, seat)}


PLACE: Final = Place("place-cube", PLACES, pauses=True)


def has_choice_of_cubes(g: Towns, seat: Seat) -> bool:
    """Whether the player was asked which cube to place."""
    return g.named != NO_RESOURCE and len(CHOOSE_CUBE.options(g, seat)) > 1


def open_warehouses(g: Towns, seat: Seat) -> list[int]:
    """TT-7.7  The own Warehouses with room for another cube."""
    if g.box.ability[g.cards[FACTORY]] != STORES:
        return []
    room = g.box.capacity[g.cards[FACTORY]]
    houses = squares_in(g.buildings[seat * TYPE_COUNT + FACTORY])
    return [square for square in houses if size(g.stored[seat * SQUARE_COUNT + square]) < room]


def free_cottages(g: Towns, seat: Seat) -> list[int]:
    """TT-8.18  The own Cottages that hold no cube yet."""
    cottages = squares_in(g.buildings[seat * TYPE_COUNT + COTTAGE])
    return [square for square in cottages if not g.stored[seat * SQUARE_COUNT + square]]


def _why_not_elsewhere(g: Towns, seat: Seat, option: Option) -> str:
    """Why the cube cannot go anywhere but on a square."""
    if g.named == NO_RESOURCE:
        return "TT-15.8"
    if not is_named_by_another(g, seat):
        return "TT-5.7"
    if g.way[seat] != NAMED:
        return "TT-5.6"
    if option < ON_COTTAGE:
        return "TT-7.7"
    if option < SET_ASIDE:
        return "TT-8.18"
    return "TT-14.2" if g.novices[seat] and g.seats > 1 else "TT-14.1"


def resource_to_place(g: Towns, seat: Seat) -> int:
    """The resource that a player has to place: the named one, one instead of it, or one chosen freely."""
    if g.named == NO_RESOURCE:
        return g.picked[seat]
    return g.named if g.way[seat] == NAMED else other_resource(g.way[seat])


def reveal(g: Towns) -> None:
    """TT-4.4, 5.8  All choices are shown and carried out together."""
    for seat in range(g.seats):
        spot = g.spot[seat]
        if spot == NOWHERE:
            continue
        if spot < SQUARE_COUNT:
            _place_on_square(g, seat, spot)
        elif spot < SET_ASIDE:
            _put_on_building(g, seat, spot)
        else:
            g.aside = with_item(g.aside, seat, g.aside[seat] + one(g.named))
            g.aside_left = with_item(g.aside_left, seat, g.aside_left[seat] - 1)
            g.tell("sets-aside", seat, g.named)
        g.spot[seat] = NOWHERE
        g.way[seat] = NO_WAY
        g.picked[seat] = NO_RESOURCE


REVEAL: Final = in_turn(reveal)


def _place_on_square(g: Towns, seat: Seat, square: int) -> None:
    """TT-5.1, 7.8, 7.11  The named cube, or the one that comes instead; what is swapped stays on the Warehouse."""
    resource = resource_to_place(g, seat)
    way = g.way[seat]
    put_cube(g, seat, resource, square)
    if way <= NAMED:
        g.tell("places", seat, resource, square)
    elif way < SWAPPED:
        g.tell("substitutes", seat, g.named, resource, square)
    else:
        house = (way - SWAPPED) // RESOURCE_COUNT
        g.stored[seat * SQUARE_COUNT + house] += one(g.named) - one(resource)
        g.tell("swaps", seat, g.named, house, resource, square)


def _put_on_building(g: Towns, seat: Seat, spot: Option) -> None:
    """TT-7.7, 8.18  The named cube goes on an own Warehouse or Cottage."""
    square = (spot - STORED) % SQUARE_COUNT
    g.stored[seat * SQUARE_COUNT + square] += one(g.named)
    g.tell("stores" if spot < ON_COTTAGE else "puts-on-cottage", seat, g.named, square)
