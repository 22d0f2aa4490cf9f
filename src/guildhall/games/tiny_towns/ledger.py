"""Chapter 13: the score sheet. Every point of a town with its clause, its building and the squares it counted."""

from __future__ import annotations

from typing import Final

from guildhall.games.tiny_towns.box import (
    BY_COUNT,
    CARDS,
    IF_ADJACENT_FED,
    IF_ALONE_IN_LINES,
    IF_NOT_ADJACENT,
    MONUMENT,
    NO_CARD,
    PER_ADJACENT_COTTAGE,
    PER_ADJACENT_TYPE,
    PER_FED_COTTAGE,
    PER_TYPE_PRESENT,
    PUBLIC_TYPES,
    TYPE_COUNT,
    TYPES,
    TYPES_IN_LINES,
)
from guildhall.games.tiny_towns.feeding import CASTLE, cottage_count, survey
from guildhall.games.tiny_towns.patterns import SQUARES, squares_in
from guildhall.games.tiny_towns.scoring import (
    RULES,
    count_types,
    empty_squares,
    places_by,
    points_of,
    score_empty,
    score_monument,
    score_type,
)
from guildhall.games.tiny_towns.state import Towns
from guildhall.kernel.game import LedgerLine, Score
from guildhall.kernel.state import Seat

# What a building's line counts, where that is not the number of squares.
OF_COTTAGES: Final = (PER_ADJACENT_COTTAGE, PER_FED_COTTAGE, IF_ADJACENT_FED)  # Barrett Castle is two (TT-8.8)
OF_TYPES: Final = (TYPES_IN_LINES, PER_TYPE_PRESENT, PER_ADJACENT_TYPE)  # each type once
SPOILT: Final = (IF_NOT_ADJACENT, IF_ALONE_IN_LINES)  # the squares are why it is worth nothing


def forecast(g: Towns) -> list[Score]:
    """TT-13.2  The result with its ledger, if the game ended now."""
    points = points_of(g)
    places = places_by(g, points)
    return [Score(points[seat], places[seat], tuple(ledger(g, seat))) for seat in range(g.seats)]


def ledger(g: Towns, seat: Seat) -> list[LedgerLine]:
    """TT-13.6  Type by type, then the monument, then the empty squares; within a type building by building."""
    if NO_CARD in g.cards:
        return []
    town = survey(g, seat)
    lines: list[LedgerLine] = []
    for kind in range(PUBLIC_TYPES):
        card = g.cards[kind]
        squares = town[kind] & ~town[CASTLE]
        if squares and g.box.scoring[card] == BY_COUNT:
            lines.append(_together(g, seat, town, card))
        else:
            lines += [_line(g, seat, town, card, square) for square in squares_in(squares)]
    standing = g.buildings[seat * TYPE_COUNT + MONUMENT]
    if standing:
        lines.append(_line(g, seat, town, g.monument[seat], standing.bit_length() - 1))
    count = empty_squares(g, seat)
    if count:
        lines.append(LedgerLine("TT-13.1", "empty-squares", score_empty(g, seat), (("count", count),)))
    return lines


def _line(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> LedgerLine:
    """What one building is worth, and the squares that counted for it."""
    rule = g.box.scoring[card]
    amount, counted = RULES[rule](g, seat, town, card, square)
    facts: tuple[tuple[str, int | str], ...] = (("card", CARDS[card]), ("square", SQUARES[square]))
    if not counted:
        return LedgerLine(g.box.clause[card], "building", amount, facts)
    message, count = "building-counts", counted.bit_count()
    if rule in OF_COTTAGES:
        message, count = "building-cottages", cottage_count(town, counted)
    elif rule in OF_TYPES:
        message, count = "building-types", count_types(town, counted)
    elif rule in SPOILT:
        message = "building-spoilt"
    return LedgerLine(g.box.clause[card], message, amount, (*facts, ("count", count), *_named(counted)))


def _together(g: Towns, seat: Seat, town: list[int], card: int) -> LedgerLine:
    """TT-11.10, 11.11  Buildings that score together have one line."""
    amount, counted = RULES[BY_COUNT](g, seat, town, card, 0)
    facts = ("card", CARDS[card]), ("count", counted.bit_count()), *_named(counted)
    return LedgerLine(g.box.clause[card], "together", amount, facts)


def _named(squares: int) -> tuple[tuple[str, str], ...]:
    """The squares that counted: s1, s2 and so on."""
    return tuple((f"s{i}", SQUARES[square]) for i, square in enumerate(squares_in(squares), 1))


def worth(g: Towns, seat: Seat, town: list[int], card: int, square: int) -> int | None:
    """What one building would be worth if the game ended now; None where buildings score together."""
    if g.box.scoring[card] == BY_COUNT or NO_CARD in g.cards:
        return None
    return RULES[g.box.scoring[card]](g, seat, town, card, square)[0]


def sheet(g: Towns, seat: Seat) -> dict[str, int]:
    """TT-13.6  The score sheet: one line per type, one for the monument, one for empty squares, and the total."""
    if NO_CARD in g.cards:
        return {}
    town = survey(g, seat)
    lines = {TYPES[kind]: score_type(g, seat, town, kind) for kind in range(PUBLIC_TYPES)}
    lines[TYPES[MONUMENT]] = score_monument(g, seat, town)
    lines["empty"] = score_empty(g, seat)
    lines["total"] = sum(lines.values())
    return lines
