"""The scoring and the matching of patterns once more, written from the clauses, slow and plain.

Nothing of the game's own code is used: a town is a dict from (row, column) to the id of a card, and every clause is a
loop over squares. `test_slow.py` compares the results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, combinations
from typing import NamedTuple

Square = tuple[int, int]
BOARD = [(row, col) for row in range(4) for col in range(4)]

TYPE = {
    "cottage": "cottage",
    **dict.fromkeys(("farm", "granary", "greenhouse", "orchard"), "farm"),
    **dict.fromkeys(("well", "fountain", "millstone", "shed"), "well"),
    **dict.fromkeys(("chapel", "abbey", "cloister", "temple"), "chapel"),
    **dict.fromkeys(("tavern", "almshouse", "feast-hall", "inn"), "tavern"),
    **dict.fromkeys(("theater", "bakery", "market", "tailor"), "theater"),
    **dict.fromkeys(("factory", "warehouse", "bank", "trading-post"), "factory"),
}
SEVEN = ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory")


class Town(NamedTuple):
    cards: Mapping[Square, str]  # buildings, monuments included
    warehoused: int = 0  # cubes on Warehouses
    shrine: int = 0  # buildings when the Shrine was put up
    right_taverns: int = 0  # tavern types of the right neighbour
    place: int = 1  # in which the town was completed


def kind(card: str) -> str:
    """TT-8.8  Barrett Castle is of type cottage."""
    return "cottage" if card == "barrett-castle" else TYPE.get(card, "monument")


def adjacent(a: Square, b: Square) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def in_line(a: Square, b: Square) -> bool:
    return a != b and (a[0] == b[0] or a[1] == b[1])


def surrounding(a: Square, b: Square) -> bool:
    return a != b and abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1


def groups(squares: Iterable[Square]) -> list[frozenset[Square]]:
    """TT-2.8"""
    left = set(squares)
    found = []
    while left:
        group = {min(left)}
        while more := {square for square in left - group if any(adjacent(square, other) for other in group)}:
            group |= more
        left -= group
        found.append(frozenset(group))
    return found


def allowed_feedings(town: Town) -> list[frozenset[Square]]:
    """TT-10.8  The sets X."""
    hungry = [square for square, card in town.cards.items() if kind(card) == "cottage"]
    farms = {square: card for square, card in town.cards.items() if kind(card) == "farm"}
    names = set(farms.values())
    if "farm" in names:
        most = min(4 * len(farms), len(hungry))
        return [frozenset(some) for n in range(most + 1) for some in combinations(hungry, n)]
    if "greenhouse" in names:
        every = groups(hungry)
        most = min(len(farms), len(every))
        return [frozenset(chain(*some)) for n in range(most + 1) for some in combinations(every, n)]
    reach = surrounding if "granary" in names else in_line
    return [frozenset(square for square in hungry if any(reach(farm, square) for farm in farms))]


def cottages(town: Town, squares: Iterable[Square]) -> int:
    """TT-11  Cottage count: 1 for a Cottage, 2 for Barrett Castle."""
    worth = {"cottage": 1, "barrett-castle": 2}
    return sum(worth.get(town.cards.get(square, ""), 0) for square in squares)


def score(town: Town) -> int:
    """TT-10.8, 13.2  The best that any allowed feeding gives."""
    return max(score_fed(town, fed) for fed in allowed_feedings(town))


def score_fed(town: Town, fed: frozenset[Square]) -> int:
    total = sum(worth(town, fed, square, card) for square, card in town.cards.items())
    names = list(town.cards.values())
    if "tavern" in names:
        total += [0, 2, 5, 9, 14, 20][min(names.count("tavern"), 5)]  # TT-11.10
    if "almshouse" in names:
        total += [0, -1, 5, -3, 15, -5, 26][min(names.count("almshouse"), 6)]  # TT-11.11
    total -= town.warehoused  # TT-11.19
    if "cathedral-of-caterina" not in names:
        total -= 16 - len(names)  # TT-13.1, 12.4
    return total


class Surroundings(NamedTuple):
    """What the text of one building's card can look at."""

    town: Town
    fed: frozenset[Square]
    square: Square

    def near(self) -> list[Square]:
        return [at for at in self.town.cards if adjacent(at, self.square)]

    def near_types(self) -> set[str]:
        return {kind(self.town.cards[at]) for at in self.near()}

    def line(self) -> list[str]:
        return [card for at, card in self.town.cards.items() if in_line(at, self.square)]

    def names(self) -> list[str]:
        return list(self.town.cards.values())

    def types(self) -> set[str]:
        return {kind(card) for card in self.names()}


def markets(s: Surroundings) -> int:
    row, col = s.square
    in_row = [s.town.cards.get((row, other)) for other in range(4)].count("market")
    in_col = [s.town.cards.get((other, col)) for other in range(4)].count("market")
    return max(in_row, in_col)


def largest_group(s: Surroundings) -> int:
    every = [group for one in s.types() for group in groups(at for at in s.town.cards if kind(s.town.cards[at]) == one)]
    return max(len(group) for group in every)


CORNERS = ((0, 0), (0, 3), (3, 0), (3, 3))
CENTRE = ((1, 1), (1, 2), (2, 1), (2, 2))

WORTH: dict[str, Callable[[Surroundings], int]] = {
    "cottage": lambda s: 3 if s.square in s.fed or "grand-mausoleum-of-the-rodina" in s.names() else 0,  # TT-11.1
    "well": lambda s: cottages(s.town, s.near()),  # TT-11.2
    "fountain": lambda s: 2 if "well" in s.near_types() else 0,  # TT-11.3
    "millstone": lambda s: 2 if s.near_types() & {"farm", "theater"} else 0,  # TT-11.4
    "shed": lambda s: 1,  # TT-11.5
    "chapel": lambda s: cottages(s.town, s.fed),  # TT-11.6
    "abbey": lambda s: 0 if s.near_types() & {"factory", "tavern", "theater"} else 3,  # TT-11.7
    "cloister": lambda s: sum(s.town.cards.get(corner) == "cloister" for corner in CORNERS),  # TT-11.8
    "temple": lambda s: 4 if cottages(s.town, set(s.near()) & s.fed) >= 2 else 0,  # TT-11.9
    "feast-hall": lambda s: 3 if s.names().count("feast-hall") > s.town.right_taverns else 2,  # TT-11.12
    "inn": lambda s: 0 if "inn" in s.line() else 3,  # TT-11.13
    "theater": lambda s: len({kind(card) for card in s.line()} - {"theater"}),  # TT-11.14
    "bakery": lambda s: 3 if s.near_types() & {"farm", "factory"} else 0,  # TT-11.15
    "market": markets,  # TT-11.16
    "tailor": lambda s: 1 + sum(s.town.cards.get(square) == "tailor" for square in CENTRE),  # TT-11.17
    "bank": lambda s: 4,  # TT-11.20
    "trading-post": lambda s: 1,  # TT-11.21
    "architects-guild": lambda s: 1,  # TT-12.1
    "archive-of-the-second-age": lambda s: len(s.types() & set(SEVEN)),  # TT-12.2
    "barrett-castle": lambda s: 5 if s.square in s.fed else 0,  # TT-12.3
    "cathedral-of-caterina": lambda s: 2,  # TT-12.4
    "fort-ironweed": lambda s: 7,  # TT-12.5
    "grove-university": lambda s: 3,  # TT-12.7
    "mandras-palace": lambda s: 2 * len(s.near_types()),  # TT-12.8
    "shrine-of-the-elder-tree": lambda s: s.town.shrine if s.town.shrine <= 5 else 8,  # TT-12.11
    "silva-forum": lambda s: 1 + largest_group(s),  # TT-12.12
    "the-sky-baths": lambda s: 2 * len(set(SEVEN) - s.types()),  # TT-12.13
    "the-starloom": lambda s: {1: 6, 2: 3, 3: 2}.get(s.town.place, 0),  # TT-12.14
}


def worth(town: Town, fed: frozenset[Square], square: Square, card: str) -> int:
    """What one building is worth by itself; what scores together or nothing is not in the table."""
    return WORTH[card](Surroundings(town, fed, square)) if card in WORTH else 0


def turned(pattern: Sequence[str]) -> list[list[str]]:
    """TT-6.3  The eight ways to lay a printed pattern, equal ones not sorted out."""
    found = []
    for rows in (list(pattern), [row[::-1] for row in pattern]):
        for _ in range(4):
            found.append(rows)
            rows = ["".join(row[col] for row in reversed(rows)) for col in range(len(rows[0]))]
    return found


def matches(pattern: Sequence[str], board: Mapping[Square, str]) -> set[frozenset[Square]]:
    """TT-6.2, 6.7, 7.2  The sets of squares a pattern matches; `board` has cubes' letters, and * for a Trading Post."""
    found = set()
    for rows in turned(pattern):
        cells = [(r, c, letter) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "."]
        for row, col in BOARD:
            squares = [(row + r, col + c) for r, c, _ in cells]
            stands = [board.get(square, "") for square in squares]
            fits = all(have in (letter, "*") for have, (_, _, letter) in zip(stands, cells, strict=True))
            if fits and any(have != "*" for have in stands):
                found.add(frozenset(squares))
    return found
