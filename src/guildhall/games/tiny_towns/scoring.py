"""Chapters 11 to 13: what every building is worth, who wins, and the ledger that explains it.

Each rule says both what one building is worth and which squares it looked at; `points` adds up the first, the ledger
shows both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.games.tiny_towns.box import (
    BY_COUNT,
    COTTAGE,
    FREE_EMPTY_SQUARES,
    MONUMENT,
    NO_CARD,
    PUBLIC_TYPES,
    SCORING,
    TAVERN,
    TWO_COTTAGES,
    TYPE_COUNT,
    UNFED_COTTAGES,
    Box,
)
from guildhall.games.tiny_towns.feeding import CASTLE, FED, cottage_count, survey
from guildhall.games.tiny_towns.patterns import SQUARE_COUNT, squares_in
from guildhall.games.tiny_towns.state import Towns, right_of, size
from guildhall.games.tiny_towns.town import (
    ADJACENT,
    CENTRE,
    COLUMN,
    CORNERS,
    LINES,
    ROW,
    buildings_of,
    groups,
    monument_ability,
)
from guildhall.kernel.state import Seat

# What a building on a square is worth, and the squares that count for it.
Worth = tuple[int, int]
Rule = Callable[[Towns, Seat, list[int], int, int], Worth]


def nothing(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-10.3  Farm types score nothing themselves."""
    return 0, 0


def flat(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.5, 11.18, 11.20, 11.21, 12.1, 12.4 to 12.7, 12.9, 12.10, 12.15  A fixed number of points."""
    return g.box.points[card], 0


def if_fed(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.1, 12.3  Points if it is fed; with the Grand Mausoleum a Cottage needs no feeding (TT-8.11)."""
    at = 1 << square
    if town[FED] & at:
        return g.box.points[card], 0
    if not town[CASTLE] & at and monument_ability(g, seat) == UNFED_COTTAGES:
        return g.box.amount[g.monument[seat]], 0
    return 0, 0


def per_adjacent_cottage(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.2  For each adjacent Cottage, fed or not."""
    beside = ADJACENT[square] & town[COTTAGE]
    return g.box.points[card] * cottage_count(town, beside), beside


def if_adjacent(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.3, 11.4, 11.15  Once, if a building of a named type is adjacent."""
    beside = ADJACENT[square] & of_types(town, g.box.types_in_text[card])
    return g.box.points[card] if beside else 0, beside


def if_not_adjacent(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.7  If no building of a named type is adjacent."""
    beside = ADJACENT[square] & of_types(town, g.box.types_in_text[card])
    return 0 if beside else g.box.points[card], beside


def per_fed_cottage(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.6  For each fed Cottage anywhere in the town."""
    return g.box.points[card] * cottage_count(town, town[FED]), town[FED]


def per_own_in_corners(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.8  For each building of this type in a corner, wherever this one stands."""
    there = town[g.box.type_of[card]] & CORNERS
    return min(g.box.points[card] * there.bit_count(), g.box.ceiling[card]), there


def if_adjacent_fed(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.9  If enough fed Cottages are adjacent; a fed Barrett Castle alone is two."""
    beside = ADJACENT[square] & town[FED]
    enough = cottage_count(town, beside) >= g.box.minimum[card]
    return g.box.points[card] if enough else 0, beside


def by_count(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.10, 11.11  All of them together, by their number in the town."""
    there = town[g.box.type_of[card]]
    return entry(g.box.table[card], there.bit_count()), there


def plus_majority(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.12  More if the owner has strictly more of them than the right neighbour."""
    own = g.buildings[seat * TYPE_COUNT + TAVERN]
    theirs = g.buildings[right_of(g, seat) * TYPE_COUNT + TAVERN]
    most = own.bit_count() > theirs.bit_count()
    return g.box.points[card] + (g.box.bonus[card] if most else 0), 0


def if_alone_in_lines(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.13  If no other of this type stands in its row or column."""
    others = LINES[square] & town[g.box.type_of[card]]
    return 0 if others else g.box.points[card], others


def types_in_lines(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.14  For each different type in its row and column, its own not counted."""
    kinds = ((1 << TYPE_COUNT) - 1) & ~g.box.types_in_text[card]
    found = LINES[square] & of_types(town, kinds)
    return min(g.box.points[card] * count_types(town, found), g.box.ceiling[card]), found


def own_in_line(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.16  As many as stand in its row or in its column, itself included, whichever is more."""
    own = town[g.box.type_of[card]]
    row, column = own & ROW[square], own & COLUMN[square]
    line = row if row.bit_count() >= column.bit_count() else column
    return g.box.points[card] * line.bit_count(), line


def plus_own_in_centre(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.17  And one more for each of this type on the centre squares, itself included."""
    there = town[g.box.type_of[card]] & CENTRE
    return g.box.points[card] + g.box.bonus[card] * there.bit_count(), there


def per_stored_cube(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-11.19  For each cube stored on it."""
    return g.box.points[card] * size(g.stored[seat * SQUARE_COUNT + square]), 0


def per_type_present(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-12.2  For each of the seven public types in the town."""
    there = of_types(town, (1 << PUBLIC_TYPES) - 1)
    return g.box.points[card] * count_types(town, there), there


def per_adjacent_type(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-12.8  For each different type among the adjacent buildings."""
    beside = ADJACENT[square] & of_types(town, (1 << TYPE_COUNT) - 1)
    return g.box.points[card] * count_types(town, beside), beside


def by_buildings_then(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-12.11  By the number of buildings when the Shrine was put up."""
    return entry(g.box.table[card], g.shrine[seat]), 0


def plus_largest_group(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-12.12  And one more for each building of the largest contiguous group of one type."""
    largest = 0
    for kind in range(TYPE_COUNT):
        for group in groups(town[kind]):
            if group.bit_count() > largest.bit_count():
                largest = group
    return g.box.points[card] + g.box.bonus[card] * largest.bit_count(), largest


def per_type_missing(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-12.13  For each of the seven public types that the town does not have."""
    missing = PUBLIC_TYPES - count_types(town, of_types(town, (1 << PUBLIC_TYPES) - 1))
    return g.box.points[card] * missing, 0


def by_finish(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> Worth:
    """TT-12.14  By the place in which the town was completed; the same turn is the same place."""
    return entry(g.box.table[card], finishing_place(g, seat)), 0


RULES: Final[list[Rule]] = [
    nothing,
    flat,
    if_fed,
    per_adjacent_cottage,
    if_adjacent,
    if_not_adjacent,
    per_fed_cottage,
    per_own_in_corners,
    if_adjacent_fed,
    by_count,
    plus_majority,
    if_alone_in_lines,
    types_in_lines,
    own_in_line,
    plus_own_in_centre,
    per_stored_cube,
    per_type_present,
    per_adjacent_type,
    by_buildings_then,
    plus_largest_group,
    per_type_missing,
    by_finish,
]
assert len(RULES) == len(SCORING)


def of_types(town: list[int], kinds: int) -> int:
    """The squares with buildings of these types."""
    found = 0
    for kind in range(TYPE_COUNT):
        if kinds >> kind & 1:
            found |= town[kind]
    return found


def count_types(town: list[int], squares: int) -> int:
    """How many different types stand on these squares."""
    count = 0
    for kind in range(TYPE_COUNT):
        if town[kind] & squares:
            count += 1
    return count


def entry(table: list[int], count: int) -> int:
    """An entry of a printed table, whose last entry is open-ended."""
    return table[min(count, len(table) - 1)]


def finishing_place(g: Towns, seat: Seat) -> int:
    """TT-12.14  One more than the number of players who completed their town in an earlier turn."""
    own = g.finished[seat]
    return 1 + sum(1 for turn in g.finished if turn and (not own or turn < own))


def score_type(g: Towns, seat: Seat, town: list[int], kind: int) -> int:
    """TT-11  All buildings of a public type; Barrett Castle is scored with the monument."""
    squares = town[kind] & ~town[CASTLE]
    if not squares:
        return 0
    card = g.cards[kind]
    rule = RULES[g.box.scoring[card]]
    if g.box.scoring[card] == BY_COUNT:
        return rule(g, seat, town, card, 0)[0]
    points = 0
    for square in squares_in(squares):
        points += rule(g, seat, town, card, square)[0]
    return points


def score_monument(g: Towns, seat: Seat, town: list[int]) -> int:
    """TT-12  The monument, if it was constructed (TT-8.20)."""
    square = g.buildings[seat * TYPE_COUNT + MONUMENT]
    card = g.monument[seat]
    if not square or card == NO_CARD:
        return 0
    return RULES[g.box.scoring[card]](g, seat, town, card, square.bit_length() - 1)[0]


def empty_squares(g: Towns, seat: Seat) -> int:
    """TT-10.2  How many squares have no building."""
    return SQUARE_COUNT - buildings_of(g, seat).bit_count()


def score_empty(g: Towns, seat: Seat) -> int:
    """TT-13.1, 12.4  Each empty square; with the Cathedral they cost nothing."""
    if monument_ability(g, seat) == FREE_EMPTY_SQUARES:
        return g.box.amount[g.monument[seat]] * empty_squares(g, seat)
    return g.box.empty_square * empty_squares(g, seat)


def score_seat(g: Towns, seat: Seat) -> int:
    """TT-13.2  What a town is worth if the game ends now."""
    town = survey(g, seat)
    points = score_monument(g, seat, town) + score_empty(g, seat)
    for kind in range(PUBLIC_TYPES):
        points += score_type(g, seat, town, kind)
    return points


def points_of(g: Towns) -> list[int]:
    """TT-13.2  What each seat would have if the game ended now."""
    if NO_CARD in g.cards:
        return [0] * g.seats
    return [score_seat(g, seat) for seat in range(g.seats)]


def places_by(g: Towns, points: list[int]) -> list[int]:
    """TT-13.2 to 13.5  Most points; fewest times Master Builder; fewest empty squares; most Cottages; else shared."""
    keys = [
        (-points[seat], g.times[seat], empty_squares(g, seat), -cottages_at_end(g, seat)) for seat in range(g.seats)
    ]
    return [1 + sum(1 for other in keys if other < key) for key in keys]


def cottages_at_end(g: Towns, seat: Seat) -> int:
    """TT-13.5  All Cottages, fed or not; Barrett Castle counts as two."""
    castles = 2 if monument_ability(g, seat) == TWO_COTTAGES else 0
    return g.buildings[seat * TYPE_COUNT + COTTAGE].bit_count() + castles


def rank_of(box: Box, points: int) -> int:
    """TT-16.8  The title for a solo result, lowest first."""
    rank = 0
    while rank + 1 < len(box.rank_from) and points >= box.rank_from[rank + 1]:
        rank += 1
    return rank
