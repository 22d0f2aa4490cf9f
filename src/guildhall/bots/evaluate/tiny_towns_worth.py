"""What one more building of each type would be worth in a town, square by square.

`scoring` says what a building scores when the game is over. Each rule has an estimate here of what one more building
would add, which also counts what may still be built beside it: `hope`, from 0 to 1, is how much of that the
room in the town lets one expect. Without hope most estimates are what the rule itself would add
(`tests/games/tiny_towns/test_worth.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.games.tiny_towns import scoring
from guildhall.games.tiny_towns.box import (
    CHAPEL,
    COTTAGE,
    FARM,
    FEEDS_ANY,
    FEEDS_AROUND,
    FEEDS_GROUP,
    IF_ADJACENT,
    IF_ADJACENT_FED,
    IF_NOT_ADJACENT,
    MONUMENT,
    NO_CARD,
    PER_ADJACENT_COTTAGE,
    PER_FED_COTTAGE,
    PUBLIC_TYPES,
    TYPE_COUNT,
    TYPES_IN_LINES,
    UNFED_COTTAGES,
)
from guildhall.games.tiny_towns.feeding import FED
from guildhall.games.tiny_towns.patterns import SQUARE_COUNT, squares_in
from guildhall.games.tiny_towns.scoring import Rule, count_types, entry, of_types
from guildhall.games.tiny_towns.state import Towns, right_of
from guildhall.games.tiny_towns.town import ADJACENT, CENTRE, COLUMN, CORNERS, LINES, ROW, SURROUNDING, monument_ability
from guildhall.kernel.state import Seat

COUNT: Final[list[int]] = [squares.bit_count() for squares in range(1 << SQUARE_COUNT)]

# What a card's ability is worth besides points in an empty town, in the order of ABILITIES.
ABILITY_WORTH: Final = [0.0, 2.5, 1.5, 0.0, 2.0, 0.5, 3.0, 3.0, 0.0, 3.0, 3.5, 3.0, 5.0, 2.0, 2.0]
EVERY_TYPE: Final = (1 << TYPE_COUNT) - 1
EVERY_PUBLIC_TYPE: Final = (1 << PUBLIC_TYPES) - 1
MOST_IN_LINES: Final = 6  # different types that a Theater can count


class Prospect:
    """A town, and what a building of the type under consideration would be worth on its squares."""

    def __init__(self, g: Towns, seat: Seat, town: list[int], unbuilt: int, hope: float) -> None:
        self.g = g
        self.seat = seat
        self.town = town
        self.unbuilt = unbuilt  # the squares without a building
        self.squares = squares_in(unbuilt)
        self.hope = hope
        self.worth = [0.0] * (TYPE_COUNT * SQUARE_COUNT)  # by type and square
        self.kind = COTTAGE
        self.card = 0
        self.points = 0.0
        self.own = 0  # the buildings of that type

    def consider(self, kind: int, card: int) -> None:
        self.kind = kind
        self.card = card
        self.points = float(self.g.box.points[card])
        self.own = self.town[kind]

    def everywhere(self, value: float) -> None:
        """The same on every square."""
        first = self.kind * SQUARE_COUNT
        for square in self.squares:
            self.worth[first + square] += value

    def at(self, square: int, value: float) -> None:
        self.worth[self.kind * SQUARE_COUNT + square] += value

    def also(self, kind: int, squares: int, value: float) -> None:
        """What a building of another type brings to one that stands already."""
        first = kind * SQUARE_COUNT
        for square in squares_in(squares & self.unbuilt):
            self.worth[first + square] += value


def worth_of(g: Towns, seat: Seat, town: list[int], unbuilt: int, hope: float) -> list[float]:
    """By type and square: the points that one more building there would bring."""
    box = g.box
    prospect = Prospect(g, seat, town, unbuilt, hope)
    for kind in range(TYPE_COUNT):
        card = g.cards[kind] if kind < PUBLIC_TYPES else g.monument[seat]
        if kind == MONUMENT and (card == NO_CARD or g.raised[seat]):
            continue
        prospect.consider(kind, card)
        ESTIMATES[box.scoring[card]](prospect)
        if box.ability[card]:
            prospect.everywhere(ABILITY_WORTH[box.ability[card]] * hope)
        if town[kind] and kind != MONUMENT:
            count_for_neighbours(prospect, box.scoring[card])
    return prospect.worth


# What the building scores itself


def nothing(p: Prospect) -> None:
    """TT-10.3 to 10.7  A farm is worth the Cottages that it feeds, now and later."""
    if p.kind != FARM:
        return
    box = p.g.box
    points = cottage_points(p)
    hungry = p.town[COTTAGE] & ~p.town[FED]
    feeding = box.feeding[p.card]
    if feeding == FEEDS_ANY or feeding == FEEDS_GROUP:
        most = box.feeds[p.card] if feeding == FEEDS_ANY else 4
        now = min(most, COUNT[hungry])
        spare = most - now if not p.own or hungry else 0
        p.everywhere(points * (now + 0.4 * p.hope * min(3, spare)))
        return
    reach = SURROUNDING if feeding == FEEDS_AROUND else LINES
    to_come = p.unbuilt & ~around(p.own, reach)
    for square in p.squares:
        later = min(6, COUNT[reach[square] & to_come])
        p.at(square, points * (COUNT[reach[square] & hungry] + 0.2 * p.hope * later))


def flat(p: Prospect) -> None:
    """TT-11.5, 12.1  Its points; and with the Grand Mausoleum those of the Cottages that are not fed (TT-8.11)."""
    hungry = 0
    if p.g.box.ability[p.card] == UNFED_COTTAGES:
        hungry = COUNT[p.town[COTTAGE] & ~p.town[FED]]
    p.everywhere(p.points + 3.0 * hungry)


def if_fed(p: Prospect) -> None:
    """TT-11.1  Three points where it is fed, and a part of them where it may still be fed."""
    if p.kind != COTTAGE:
        p.everywhere(p.points * (0.9 if p.town[FARM] else 0.6 * p.hope))
        return
    points = cottage_points(p)
    fed = 0xFFFF if monument_ability(p.g, p.seat) == UNFED_COTTAGES else fed_squares(p.g, p.town)
    hungry = points * 0.65 * p.hope
    for square in p.squares:
        p.at(square, points if fed >> square & 1 else hungry)


def per_adjacent_cottage(p: Prospect) -> None:
    for square in p.squares:
        beside = ADJACENT[square]
        p.at(square, p.points * (COUNT[beside & p.town[COTTAGE]] + 0.35 * p.hope * COUNT[beside & p.unbuilt]))


def if_adjacent(p: Prospect) -> None:
    wanted = of_types(p.town, p.g.box.types_in_text[p.card])
    for square in p.squares:
        if ADJACENT[square] & wanted:
            p.at(square, p.points)
        elif ADJACENT[square] & p.unbuilt:
            p.at(square, 0.5 * p.hope * p.points)


def if_not_adjacent(p: Prospect) -> None:
    unwanted = of_types(p.town, p.g.box.types_in_text[p.card])
    for square in p.squares:
        if not ADJACENT[square] & unwanted:
            p.at(square, p.points * (1.0 - 0.1 * p.hope * COUNT[ADJACENT[square] & p.unbuilt]))


def per_fed_cottage(p: Prospect) -> None:
    hungry = COUNT[p.town[COTTAGE] & ~p.town[FED]]
    p.everywhere(p.points * (COUNT[p.town[FED]] + p.hope * (0.6 * hungry + 1.5)))


def per_own_in_corners(p: Prospect) -> None:
    there, count = COUNT[p.own & CORNERS], COUNT[p.own]
    for square in p.squares:
        corner = CORNERS >> square & 1
        p.at(square, p.points * ((there + corner) * (count + 1) - there * count + 0.5 * p.hope))


def if_adjacent_fed(p: Prospect) -> None:
    least = p.g.box.minimum[p.card]
    for square in p.squares:
        beside = ADJACENT[square]
        near = COUNT[beside & p.town[FED]]
        if near >= least:
            p.at(square, p.points)
        elif COUNT[beside & (p.unbuilt | p.town[COTTAGE])] >= least:
            p.at(square, p.points * p.hope * (0.35 + 0.3 * near))


def by_count(p: Prospect) -> None:
    p.everywhere(next_of_a_set(p.g.box.table[p.card], COUNT[p.own], p.hope))


def next_of_a_set(table: list[int], count: int, hope: float) -> float:
    """TT-11.10, 11.11  What the next one adds where all score together, or half of what the next two add."""
    now = entry(table, count)
    step = float(entry(table, count + 1) - now)
    after = (entry(table, count + 2) - now) / 2.0
    return max(step, step + (after - step) * hope)


def plus_majority(p: Prospect) -> None:
    """TT-11.12  The first one that makes a majority brings the bonus of all."""
    theirs = COUNT[p.g.buildings[right_of(p.g, p.seat) * TYPE_COUNT + p.kind]]
    mine = COUNT[p.own] + 1
    bonus = 0 if mine <= theirs else mine if mine == theirs + 1 else 1
    p.everywhere(p.points + p.g.box.bonus[p.card] * bonus)


def if_alone_in_lines(p: Prospect) -> None:
    for square in p.squares:
        others = COUNT[LINES[square] & p.own]
        p.at(square, -p.points * others if others else p.points)


def types_in_lines(p: Prospect) -> None:
    others = of_types(p.town, EVERY_TYPE & ~(1 << p.kind))
    for square in p.squares:
        lines = LINES[square]
        found = count_types(p.town, lines & others)
        later = min(MOST_IN_LINES - found, COUNT[lines & p.unbuilt])
        p.at(square, p.points * (found + 0.3 * p.hope * later))


def own_in_line(p: Prospect) -> None:
    for square in p.squares:
        line = max(COUNT[p.own & ROW[square]], COUNT[p.own & COLUMN[square]])
        p.at(square, p.points * (1.0 + 2.0 * line + 0.5 * p.hope))


def plus_own_in_centre(p: Prospect) -> None:
    there, count = COUNT[p.own & CENTRE], COUNT[p.own]
    for square in p.squares:
        centre = CENTRE >> square & 1
        p.at(square, p.points + (there + centre) * (count + 1) - there * count + 0.5 * p.hope * centre)


def per_type_present(p: Prospect) -> None:
    there = count_types(p.town, of_types(p.town, EVERY_PUBLIC_TYPE))
    p.everywhere(p.points * (there + 0.6 * p.hope * (PUBLIC_TYPES - there)))


def per_adjacent_type(p: Prospect) -> None:
    for square in p.squares:
        found = count_types(p.town, ADJACENT[square])
        p.at(square, p.points * (found + 0.5 * p.hope * COUNT[ADJACENT[square] & p.unbuilt]))


def by_buildings_then(p: Prospect) -> None:
    p.everywhere(float(entry(p.g.box.table[p.card], SQUARE_COUNT - COUNT[p.unbuilt] + 1)))


def plus_largest_group(p: Prospect) -> None:
    p.everywhere(p.points + 2.0 + p.hope)


def per_type_missing(p: Prospect) -> None:
    missing = PUBLIC_TYPES - count_types(p.town, of_types(p.town, EVERY_PUBLIC_TYPE))
    p.everywhere(p.points * max(0.0, missing - 2.0 * p.hope))


def by_finish(p: Prospect) -> None:
    p.everywhere(4.0)


Estimate = Callable[[Prospect], None]

# By the rule that it estimates; a cube in a Warehouse costs what it brings.
BY_RULE: Final[dict[Rule, Estimate]] = {
    scoring.nothing: nothing,
    scoring.flat: flat,
    scoring.if_fed: if_fed,
    scoring.per_adjacent_cottage: per_adjacent_cottage,
    scoring.if_adjacent: if_adjacent,
    scoring.if_not_adjacent: if_not_adjacent,
    scoring.per_fed_cottage: per_fed_cottage,
    scoring.per_own_in_corners: per_own_in_corners,
    scoring.if_adjacent_fed: if_adjacent_fed,
    scoring.by_count: by_count,
    scoring.plus_majority: plus_majority,
    scoring.if_alone_in_lines: if_alone_in_lines,
    scoring.types_in_lines: types_in_lines,
    scoring.own_in_line: own_in_line,
    scoring.plus_own_in_centre: plus_own_in_centre,
    scoring.per_stored_cube: nothing,
    scoring.per_type_present: per_type_present,
    scoring.per_adjacent_type: per_adjacent_type,
    scoring.by_buildings_then: by_buildings_then,
    scoring.plus_largest_group: plus_largest_group,
    scoring.per_type_missing: per_type_missing,
    scoring.by_finish: by_finish,
}
ESTIMATES: Final[list[Estimate]] = [BY_RULE[rule] for rule in scoring.RULES]


def cottage_points(p: Prospect) -> float:
    """TT-11.1, 11.6  What a fed Cottage brings: its own points, and one for each Chapel."""
    box = p.g.box
    points = float(box.points[p.g.cards[COTTAGE]])
    chapel = p.g.cards[CHAPEL]
    if p.town[CHAPEL] and box.scoring[chapel] == PER_FED_COTTAGE:
        points += COUNT[p.town[CHAPEL]] * box.points[chapel]
    return points


def fed_squares(g: Towns, town: list[int]) -> int:
    """TT-10  Where one more Cottage would be fed by the farms that stand."""
    farms = town[FARM]
    if not farms:
        return 0
    card = g.cards[FARM]
    kind = g.box.feeding[card]
    if kind == FEEDS_ANY:
        return 0xFFFF if COUNT[town[COTTAGE]] < g.box.feeds[card] * COUNT[farms] else 0
    if kind == FEEDS_GROUP:
        return around(town[FED], ADJACENT) if town[FED] else 0xFFFF
    return around(farms, SURROUNDING if kind == FEEDS_AROUND else LINES)


def around(squares: int, reach: list[int]) -> int:
    """All squares that are reached from these."""
    found = 0
    for square in squares_in(squares):
        found |= reach[square]
    return found


# What it brings to others


def count_for_neighbours(p: Prospect, rule: int) -> None:
    """What new buildings would bring to those of one type that stand already."""
    if rule == PER_ADJACENT_COTTAGE:
        for square in squares_in(p.own):
            p.also(COTTAGE, ADJACENT[square], p.points)
    elif rule == IF_ADJACENT:
        count_for_types(p, p.points)
    elif rule == IF_NOT_ADJACENT:
        count_for_types(p, -p.points)
    elif rule == IF_ADJACENT_FED:
        count_for_temples(p)
    elif rule == TYPES_IN_LINES:
        for square in squares_in(p.own):
            for kind in range(TYPE_COUNT):
                if kind != p.kind and not LINES[square] & p.town[kind]:
                    p.also(kind, LINES[square], p.points)


def count_for_types(p: Prospect, points: float) -> None:
    """A neighbour of a type that the text names decides, unless there is one already."""
    named = p.g.box.types_in_text[p.card]
    there = of_types(p.town, named)
    for square in squares_in(p.own):
        if not ADJACENT[square] & there:
            for kind in range(TYPE_COUNT):
                if named >> kind & 1:
                    p.also(kind, ADJACENT[square], points)


def count_for_temples(p: Prospect) -> None:
    least = p.g.box.minimum[p.card]
    for square in squares_in(p.own):
        lacks = least - COUNT[ADJACENT[square] & p.town[FED]]
        if lacks > 0:
            p.also(COTTAGE, ADJACENT[square], p.points * (0.8 if lacks == 1 else 0.4))
