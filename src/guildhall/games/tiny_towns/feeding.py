"""Chapter 10: who is fed at the end. Where there is a choice, the best one for the owner is found exactly."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from guildhall.games.tiny_towns.box import (
    CHAPEL,
    COTTAGE,
    FARM,
    FEEDS_ANY,
    FEEDS_AROUND,
    FEEDS_GROUP,
    IF_ADJACENT_FED,
    MONUMENT,
    PER_FED_COTTAGE,
    TWO_COTTAGES,
    TYPE_COUNT,
    UNFED_COTTAGES,
)
from guildhall.games.tiny_towns.patterns import squares_in
from guildhall.games.tiny_towns.state import Towns
from guildhall.games.tiny_towns.town import ADJACENT, LINES, SURROUNDING, groups, monument_ability
from guildhall.kernel.state import Seat

# A town as it is scored: the squares of each type, Barrett Castle among the Cottages (TT-8.8), and two sets more.
CASTLE: Final = TYPE_COUNT  # the square of Barrett Castle
FED: Final = TYPE_COUNT + 1  # the squares that are fed


def survey(g: Towns, seat: Seat) -> list[int]:
    """TT-8.8, 10.2  A town as it is scored: cubes on squares do not count, Barrett Castle is of type cottage."""
    town = g.buildings[seat * TYPE_COUNT : seat * TYPE_COUNT + TYPE_COUNT]
    if town[MONUMENT] and monument_ability(g, seat) == TWO_COTTAGES:
        town.append(town[MONUMENT])
        town[COTTAGE] |= town[MONUMENT]
        town[MONUMENT] = 0
    else:
        town.append(0)
    town.append(0)
    if town[FARM] and town[COTTAGE]:
        town[FED] = _fed(g, seat, town)
    return town


def cottage_count(town: list[int], squares: int) -> int:
    """TT-8.8  How many Cottages stand on these squares: Barrett Castle counts as two."""
    return (squares & town[COTTAGE]).bit_count() + (squares & town[CASTLE]).bit_count()


def _fed(g: Towns, seat: Seat, town: list[int]) -> int:
    """TT-10.3 to 10.8  The feedable buildings that are fed."""
    card = g.cards[FARM]
    kind = g.box.feeding[card]
    farms = squares_in(town[FARM])
    if kind == FEEDS_ANY:
        return _feed_any(g, seat, town, g.box.feeds[card] * len(farms))
    if kind == FEEDS_GROUP:
        return _feed_groups(g, seat, town, g.box.feeds[card] * len(farms))
    reach = SURROUNDING if kind == FEEDS_AROUND else LINES
    reached = 0
    for farm in farms:
        reached |= reach[farm]
    return reached & town[COTTAGE]


def _feed_any(g: Towns, seat: Seat, town: list[int], most: int) -> int:
    """TT-10.4, 10.8  Farms feed this many buildings anywhere. Feeding more is never worth less, so all are used."""
    hungry = town[COTTAGE]
    if hungry.bit_count() <= most:
        return hungry
    temples = town[CHAPEL] and g.box.scoring[g.cards[CHAPEL]] == IF_ADJACENT_FED
    castle = town[CASTLE]
    cottages = hungry & ~castle
    first = cottages & -cottages
    if not temples and (not castle or _value(g, seat, town, castle) > _value(g, seat, town, first)):
        others = squares_in(cottages)[: most - castle.bit_count()]
        return castle | _set_of(others)
    return _best(g, seat, town, [_set_of(list(fed)) for fed in combinations(squares_in(hungry), most)])


def _feed_groups(g: Towns, seat: Seat, town: list[int], most: int) -> int:
    """TT-10.6, 10.8  Greenhouses feed this many contiguous groups."""
    found = groups(town[COTTAGE])
    if len(found) <= most:
        return town[COTTAGE]
    return _best(g, seat, town, [sum(fed) for fed in combinations(found, most)])


def _best(g: Towns, seat: Seat, town: list[int], choices: list[int]) -> int:
    """TT-10.8, 10.9  The most points; then the most fed buildings; then the squares that come first row by row."""
    best = choices[0]
    best_value = _value(g, seat, town, best)
    for fed in choices[1:]:
        value = _value(g, seat, town, fed)
        if value < best_value:
            continue
        if value == best_value:
            more = fed.bit_count() - best.bit_count()
            if more < 0 or (more == 0 and squares_in(fed) > squares_in(best)):
                continue
        best, best_value = fed, value
    return best


def _value(g: Towns, seat: Seat, town: list[int], fed: int) -> int:
    """TT-10.8  What depends on who is fed: Cottages, Barrett Castle, Chapels and Temples."""
    box = g.box
    value = 0
    if monument_ability(g, seat) != UNFED_COTTAGES:
        value += box.points[g.cards[COTTAGE]] * (fed & ~town[CASTLE]).bit_count()
    if fed & town[CASTLE]:
        value += box.points[g.monument[seat]]
    chapels = town[CHAPEL]
    card = g.cards[CHAPEL]
    if chapels and box.scoring[card] == PER_FED_COTTAGE:
        value += box.points[card] * cottage_count(town, fed) * chapels.bit_count()
    elif chapels and box.scoring[card] == IF_ADJACENT_FED:
        for square in squares_in(chapels):
            if cottage_count(town, ADJACENT[square] & fed) >= box.minimum[card]:
                value += box.points[card]
    return value


def _set_of(squares: list[int]) -> int:
    found = 0
    for square in squares:
        found |= 1 << square
    return found
