"""How much a town of Tiny Towns can score at most, whatever the order of the resources: a proven upper bound.

What a town scores is bounded by how many buildings of each type it has. Every number of buildings that could come into
one town alone is looked at, with the most that each scoring rule could make of it:

- A building of k squares needs k squares without another building, so of those with k squares or more there are at
  most 17 - k.
- Alone, a resource card comes back after all others have been drawn, which limits the cubes of each resource.
- Squares have at most four neighbours, and only so many squares have as many.

The bound holds for every town; that a town reaches it is not said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, inf
from typing import Final

from guildhall.games.tiny_towns.box import (
    COTTAGE,
    CUBES_ON_COTTAGES,
    FACTORY,
    FARM,
    FEEDS_ANY,
    FEEDS_AROUND,
    FEEDS_GROUP,
    FREE_EMPTY_SQUARES,
    LETTERS,
    MONUMENT,
    NO_CARD,
    PLACES_FREE,
    PUBLIC_TYPES,
    REPLACES,
    RESOURCE_COUNT,
    SCORING,
    STORES,
    SUBSTITUTES,
    TWO_COTTAGES,
    TYPE_COUNT,
    UNFED_COTTAGES,
    WATCHES,
    WILD,
    Box,
)
from guildhall.games.tiny_towns.patterns import SQUARE_COUNT
from guildhall.games.tiny_towns.scoring import entry
from guildhall.games.tiny_towns.town import ADJACENT, LINES, SURROUNDING

NEIGHBOURS: Final = sorted((near.bit_count() for near in ADJACENT), reverse=True)
MOST_NEIGHBOURS: Final = [sum(NEIGHBOURS[:count]) for count in range(SQUARE_COUNT + 1)]  # of so many squares
AROUND: Final = max(near.bit_count() for near in SURROUNDING)
IN_LINES: Final = max(line.bit_count() for line in LINES)
SIDE: Final = 4


class Counts:
    """How many buildings of each type a town has, and what follows from that alone."""

    def __init__(self, box: Box, cards: Sequence[int], monument: int, counts: Sequence[int]) -> None:
        """`cards` are the public ones by type, `counts` the numbers of buildings by type."""
        self.box = box
        self.monument = monument if counts[MONUMENT] else NO_CARD
        self.ability = 0 if self.monument == NO_CARD else box.ability[monument]
        self.buildings = sum(counts)
        self.counts = list(counts)
        self.castles = int(self.ability == TWO_COTTAGES)
        if self.castles:
            self.counts[COTTAGE] += 1
            self.counts[MONUMENT] -= 1
        farm, farms, homes = cards[FARM], counts[FARM], self.counts[COTTAGE]
        reach = {FEEDS_ANY: box.feeds[farm], FEEDS_AROUND: AROUND, FEEDS_GROUP: homes}.get(box.feeding[farm], IN_LINES)
        self.fed = min(homes, reach * farms)  # squares
        self.fed_cottages = self.fed + min(self.castles, self.fed)

    def present(self, kinds: int) -> int:
        """How many of these types, given as bits, there are."""
        return sum(1 for kind in range(TYPE_COUNT) if kinds >> kind & 1 and self.counts[kind])

    def of(self, kinds: int) -> int:
        """How many buildings of these types there are."""
        return sum(self.counts[kind] for kind in range(TYPE_COUNT) if kinds >> kind & 1)

    def most(self, card: int, number: int) -> int:
        """The most that this number of buildings of a card can score together."""
        return BOUNDS[self.box.scoring[card]](self, card, number)


Bound = Callable[[Counts, int, int], int]


def pairs(some: int, others: int) -> int:
    """How many pairs of neighbours two sets of squares can have at most."""
    return min(MOST_NEIGHBOURS[some], MOST_NEIGHBOURS[others], some * others)


def nothing(c: Counts, card: int, number: int) -> int:
    return 0


def flat(c: Counts, card: int, number: int) -> int:
    return c.box.points[card] * number


def if_fed(c: Counts, card: int, number: int) -> int:
    best = max(0, c.box.points[card])
    if card != c.monument and c.ability == UNFED_COTTAGES:
        return max(best, c.box.amount[c.monument]) * number
    return best * min(number, c.fed)


def per_adjacent_cottage(c: Counts, card: int, number: int) -> int:
    beside = pairs(number, c.counts[COTTAGE]) + c.castles * min(number, NEIGHBOURS[0])
    return max(0, c.box.points[card]) * beside


def if_adjacent(c: Counts, card: int, number: int) -> int:
    kinds, own = c.box.types_in_text[card], c.box.type_of[card]
    best = max(0, c.box.points[card])
    if kinds >> own & 1:
        return best * number if c.of(kinds) > 1 else 0
    return best * min(number, MOST_NEIGHBOURS[min(c.of(kinds), SQUARE_COUNT)])


def if_not_adjacent(c: Counts, card: int, number: int) -> int:
    return max(0, c.box.points[card]) * number


def per_fed_cottage(c: Counts, card: int, number: int) -> int:
    return max(0, c.box.points[card]) * c.fed_cottages * number


def per_own_in_corners(c: Counts, card: int, number: int) -> int:
    there = min(c.counts[c.box.type_of[card]], SIDE)
    return max(0, min(c.box.points[card] * there, c.box.ceiling[card])) * number


def if_adjacent_fed(c: Counts, card: int, number: int) -> int:
    best, minimum = max(0, c.box.points[card]), c.box.minimum[card]
    if minimum <= 0:
        return best * number
    beside = pairs(number, c.fed) + c.castles * min(number, NEIGHBOURS[0])
    return best * min(number, beside // minimum) if c.fed_cottages >= minimum else 0


def by_count(c: Counts, card: int, number: int) -> int:
    return entry(c.box.table[card], c.counts[c.box.type_of[card]])


def plus_majority(c: Counts, card: int, number: int) -> int:
    return (c.box.points[card] + max(0, c.box.bonus[card])) * number


def if_alone_in_lines(c: Counts, card: int, number: int) -> int:
    """Those alone take a row and a column each; the others must find room in what is left."""
    total = c.counts[c.box.type_of[card]]
    alone = max(k for k in range(SIDE + 1) if k == 0 or 0 <= total - k <= (SIDE - k) ** 2)
    return max(0, c.box.points[card]) * min(number, alone)


def types_in_lines(c: Counts, card: int, number: int) -> int:
    kinds = ((1 << TYPE_COUNT) - 1) & ~c.box.types_in_text[card]
    found = min(c.present(kinds), IN_LINES)
    return max(0, min(c.box.points[card] * found, c.box.ceiling[card])) * number


def own_in_line(c: Counts, card: int, number: int) -> int:
    return max(0, c.box.points[card]) * min(c.counts[c.box.type_of[card]], SIDE) * number


def plus_own_in_centre(c: Counts, card: int, number: int) -> int:
    there = min(c.counts[c.box.type_of[card]], SIDE)
    return (c.box.points[card] + max(0, c.box.bonus[card]) * there) * number


def per_stored_cube(c: Counts, card: int, number: int) -> int:
    return max(0, c.box.points[card]) * c.box.capacity[card] * number


def per_type_present(c: Counts, card: int, number: int) -> int:
    return max(0, c.box.points[card]) * c.present((1 << PUBLIC_TYPES) - 1) * number


def per_adjacent_type(c: Counts, card: int, number: int) -> int:
    return max(0, c.box.points[card]) * min(c.present((1 << TYPE_COUNT) - 1), NEIGHBOURS[0]) * number


def by_buildings_then(c: Counts, card: int, number: int) -> int:
    return max(entry(c.box.table[card], count) for count in range(c.buildings + 1)) * number


def plus_largest_group(c: Counts, card: int, number: int) -> int:
    return (c.box.points[card] + max(0, c.box.bonus[card]) * max(c.counts)) * number


def per_type_missing(c: Counts, card: int, number: int) -> int:
    return c.box.points[card] * (PUBLIC_TYPES - c.present((1 << PUBLIC_TYPES) - 1)) * number


def by_finish(c: Counts, card: int, number: int) -> int:
    return max(c.box.table[card]) * number


BOUNDS: Final[list[Bound]] = [  # in the order of SCORING
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
assert len(BOUNDS) == len(SCORING)


def limit_of(box: Box, cards: Sequence[int], monument: int, counts: Sequence[int]) -> int:
    """The most that a town with so many buildings of each type can score, wherever they stand."""
    c = Counts(box, cards, monument, counts)
    empty = box.amount[monument] if c.ability == FREE_EMPTY_SQUARES else box.empty_square
    points = empty * (SQUARE_COUNT - c.buildings)
    points += sum(c.most(cards[kind], counts[kind]) for kind in range(PUBLIC_TYPES) if counts[kind])
    return points + (c.most(monument, 1) if counts[MONUMENT] else 0)


class Supply:
    """What building so many of each type takes: squares and cubes."""

    def __init__(self, box: Box, cards: Sequence[int], monument: int) -> None:
        self.box = box
        self.factory = box.ability[cards[FACTORY]]
        self.monument = 0 if monument == NO_CARD else box.ability[monument]
        self.free = {PLACES_FREE: 1, WATCHES: box.amount[monument], REPLACES: box.amount[monument]}.get(
            self.monument, 0
        )  # buildings that may have cost nothing
        every = [*cards, *([] if monument == NO_CARD else [monument])]
        texts = ["".join(box.patterns[card]) for card in every]
        self.cubes = [[text.count(letter) for letter in LETTERS] for text in texts]  # by type and resource
        self.sizes = [sum(cubes) for cubes in self.cubes]
        self.capacity = box.capacity[cards[FACTORY]] if self.factory == STORES else 0
        self.most = [*(box.most[card] for card in cards), 1]
        self.period = sum(box.resource_cards) - box.face_up_cards + 1  # turns until a card can come again

    def allows(self, counts: Sequence[int]) -> bool:
        """Whether nothing that is known forbids a town with so many buildings of each type."""
        if sum(counts) > SQUARE_COUNT or any(counts[kind] > self.most[kind] for kind in range(len(self.sizes))):
            return False
        if counts[FACTORY] and self.factory == WILD:
            return True
        return self.has_room(counts) and self.has_cubes(counts)

    def has_room(self, counts: Sequence[int]) -> bool:
        """Whether there is room for the cubes of the last building of each size, and of those that are larger."""
        free = self.free if counts[MONUMENT] else 0
        for size in set(self.sizes):
            as_big = sum(counts[kind] for kind, other in enumerate(self.sizes) if other >= size)
            if as_big - free > SQUARE_COUNT + 1 - size:
                return False
        return True

    def has_cubes(self, counts: Sequence[int]) -> bool:
        """Whether the resource cards can bring so many cubes of each resource in the turns that the town takes."""
        if (counts[FACTORY] and self.factory == SUBSTITUTES) or (counts[MONUMENT] and self.free):
            return True
        needed = [
            sum(counts[kind] * self.cubes[kind][resource] for kind in range(len(self.sizes)))
            for resource in range(RESOURCE_COUNT)
        ]
        left = SQUARE_COUNT - sum(counts) + self.capacity * counts[FACTORY]
        if counts[MONUMENT] and self.monument == CUBES_ON_COTTAGES:
            left += counts[COTTAGE]
        rounds = ceil((sum(needed) + left) / self.period)
        return all(cubes <= copies * rounds for cubes, copies in zip(needed, self.box.resource_cards, strict=True))


def town_limit(box: Box, cards: Sequence[int], monument: int = NO_CARD) -> int:
    """The most that a town can score alone with these public cards, by type, and this monument to build or not."""
    best = _most(box, cards, NO_CARD, -SQUARE_COUNT * SQUARE_COUNT)
    return best if monument == NO_CARD else _most(box, cards, monument, best)


def _most(box: Box, cards: Sequence[int], monument: int, best: int) -> int:
    """The same with this monument built for certain, or `best` if that is more."""
    supply = Supply(box, cards, monument)
    built = int(monument != NO_CARD)
    empty = box.amount[monument] if supply.monument == FREE_EMPTY_SQUARES else box.empty_square
    room = SQUARE_COUNT - built
    for cottages in range(room + 1):
        for farms in range(room + 1 - cottages):
            hopes = _hopes(box, cards, monument, cottages, farms)
            counts = [cottages, farms, 0, 0, 0, 0, 0, built]
            base = empty * SQUARE_COUNT + sum(hopes[kind][counts[kind]] for kind in (COTTAGE, FARM, MONUMENT))
            best = _deeper(box, cards, monument, supply, hopes, _rest(hopes), counts, FARM + 1, base, best)
    return best


def _hopes(box: Box, cards: Sequence[int], monument: int, cottages: int, farms: int) -> list[list[float]]:
    """By type and number: what buildings could score with so many Cottages and farms, and with all others there.

    An empty square less is counted, too.
    """
    built = int(monument != NO_CARD)
    c = Counts(box, cards, monument, [cottages, farms, *[0] * (TYPE_COUNT - 3), built])
    empty = box.amount[monument] if c.ability == FREE_EMPTY_SQUARES else box.empty_square
    room = SQUARE_COUNT - cottages - farms - built
    found: list[list[float]] = []
    for kind in range(TYPE_COUNT):
        card = cards[kind] if kind < PUBLIC_TYPES else monument
        own = {COTTAGE: cottages, FARM: farms}.get(kind, room if kind < PUBLIC_TYPES else built)
        found.append([0.0, *(_hope(c, card, kind, number, room) - empty * number for number in range(1, own + 1))])
    return found


def _hope(c: Counts, card: int, kind: int, number: int, room: int) -> float:
    """What so many buildings of a card could score, with as many of the other types as they wish, or with none."""
    counts, buildings = c.counts, c.buildings
    best = -inf
    for others in (room, 0):
        c.counts = [count if other in (COTTAGE, FARM) else max(count, others) for other, count in enumerate(counts)]
        if kind not in (COTTAGE, FARM, MONUMENT):
            c.counts[kind] = number
        c.buildings = SQUARE_COUNT
        best = max(best, c.most(card, number))
    c.counts, c.buildings = counts, buildings
    return best


def _rest(hopes: list[list[float]]) -> list[list[float]]:
    """By type and room: the most that it and the types after it could score together."""
    rest: list[list[float]] = [[0.0] * (SQUARE_COUNT + 1) for _ in range(PUBLIC_TYPES + 1)]
    for kind in range(PUBLIC_TYPES - 1, FARM, -1):
        for room in range(SQUARE_COUNT + 1):
            rest[kind][room] = max(
                (value + rest[kind + 1][room - number] for number, value in enumerate(hopes[kind]) if number <= room),
                default=-inf,
            )
    return rest


def _deeper(
    box: Box,
    cards: Sequence[int],
    monument: int,
    supply: Supply,
    hopes: list[list[float]],
    rest: list[list[float]],
    counts: list[int],
    kind: int,
    value: float,
    best: int,
) -> int:
    """The most that a town can score with these counts of the types before this one, or `best` if that is more."""
    if kind == PUBLIC_TYPES:
        return max(best, limit_of(box, cards, monument, counts)) if supply.allows(counts) else best
    room = SQUARE_COUNT - sum(counts)
    for number in range(len(hopes[kind]) - 1, -1, -1):
        if number <= room and value + hopes[kind][number] + rest[kind + 1][room - number] > best:
            counts[kind] = number
            hope = value + hopes[kind][number]
            best = _deeper(box, cards, monument, supply, hopes, rest, counts, kind + 1, hope, best)
            counts[kind] = 0
    return best
