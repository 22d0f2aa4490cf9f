"""The scoring and the matching of patterns once more, written from the clauses, slow and plain.

Nothing of the game's own code is used: a town is a dict from (row, column) to the id of a card, and every clause is a
loop over squares. `test_slow.py` compares the results.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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


def worth(town: Town, fed: frozenset[Square], square: Square, card: str) -> int:
    """What one building is worth; buildings that score together are counted in `score_fed`."""
    names = list(town.cards.values())
    near = [other for at, other in town.cards.items() if adjacent(at, square)]
    near_types = {kind(other) for other in near}
    line = [other for at, other in town.cards.items() if in_line(at, square)]
    if card == "cottage":
        return 3 if square in fed or "grand-mausoleum-of-the-rodina" in names else 0  # TT-11.1
    if card == "barrett-castle":
        return 5 if square in fed else 0  # TT-12.3
    if card == "well":
        return cottages(town, [at for at in town.cards if adjacent(at, square)])  # TT-11.2
    if card == "fountain":
        return 2 if "well" in near_types else 0  # TT-11.3
    if card == "millstone":
        return 2 if near_types & {"farm", "theater"} else 0  # TT-11.4
    if card == "chapel":
        return cottages(town, fed)  # TT-11.6
    if card == "abbey":
        return 0 if near_types & {"factory", "tavern", "theater"} else 3  # TT-11.7
    if card == "cloister":
        return sum(town.cards.get(corner) == "cloister" for corner in ((0, 0), (0, 3), (3, 0), (3, 3)))  # TT-11.8
    if card == "temple":
        return 4 if cottages(town, [at for at in fed if adjacent(at, square)]) >= 2 else 0  # TT-11.9
    if card == "feast-hall":
        return 3 if names.count("feast-hall") > town.right_taverns else 2  # TT-11.12
    if card == "inn":
        return 0 if "inn" in line else 3  # TT-11.13
    if card == "theater":
        return len({kind(other) for other in line} - {"theater"})  # TT-11.14
    if card == "bakery":
        return 3 if near_types & {"farm", "factory"} else 0  # TT-11.15
    if card == "market":
        rows = [town.cards.get((square[0], col)) for col in range(4)].count("market")
        cols = [town.cards.get((row, square[1])) for row in range(4)].count("market")
        return max(rows, cols)  # TT-11.16
    if card == "tailor":
        return 1 + sum(town.cards.get((row, col)) == "tailor" for row in (1, 2) for col in (1, 2))  # TT-11.17
    if card == "archive-of-the-second-age":
        return len({kind(other) for other in names} & set(SEVEN))  # TT-12.2
    if card == "mandras-palace":
        return 2 * len(near_types)  # TT-12.8
    if card == "shrine-of-the-elder-tree":
        return town.shrine if town.shrine <= 5 else 8  # TT-12.11
    if card == "silva-forum":
        kinds = {kind(other) for other in names}
        every = [group for one in kinds for group in groups(at for at in town.cards if kind(town.cards[at]) == one)]
        return 1 + max(len(group) for group in every)  # TT-12.12
    if card == "the-sky-baths":
        return 2 * len(set(SEVEN) - {kind(other) for other in names})  # TT-12.13
    if card == "the-starloom":
        return {1: 6, 2: 3, 3: 2}.get(town.place, 0)  # TT-12.14
    flat = {
        "shed": 1,
        "bank": 4,
        "trading-post": 1,
        "architects-guild": 1,
        "cathedral-of-caterina": 2,
        "fort-ironweed": 7,
        "grove-university": 3,
    }
    return flat.get(card, 0)


def turned(pattern: list[str]) -> list[list[str]]:
    """TT-6.3  The eight ways to lay a printed pattern, equal ones not sorted out."""
    found = []
    for rows in (pattern, [row[::-1] for row in pattern]):
        for _ in range(4):
            found.append(rows)
            rows = ["".join(row[col] for row in reversed(rows)) for col in range(len(rows[0]))]
    return found


def matches(pattern: list[str], board: Mapping[Square, str]) -> set[frozenset[Square]]:
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
