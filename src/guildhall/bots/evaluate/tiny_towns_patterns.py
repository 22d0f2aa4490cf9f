"""Patterns that a town has in full or in part, and which of them can be finished side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.games.tiny_towns.box import NO_CARD, PUBLIC_TYPES, TYPE_COUNT
from guildhall.games.tiny_towns.patterns import FIRST_WORD, SQUARE_COUNT, Board, squares_in
from guildhall.games.tiny_towns.state import Towns
from guildhall.games.tiny_towns.town import has_room_for
from guildhall.kernel.state import Seat

if TYPE_CHECKING:  # a machine word in the compiled engine, a plain int otherwise
    from mypy_extensions import i64

TOO_MANY: Final = 3  # a pattern that lacks this many cubes does not count as started
COMPLETION: Final[tuple[float, ...]] = (0.95, 0.62, 0.36)  # the chance that a pattern is built, by the cubes it lacks


class StartedPatterns:
    """All started patterns of a town. `pick` chooses from them, best first, so that none share a cube."""

    value: list[float]  # of each pattern: its points times the chance of completion
    site: list[int]
    lacks: list[int]
    covered: i64  # the squares in any of them

    def __init__(self) -> None:
        self.value = []
        self.site = []
        self.lacks = []
        self.covered = 0

    def find(self, shape: list[int], board: Board, worth: list[float], first: int) -> None:
        """Add the places where one pattern is started. `worth` has its building's points by square, from `first` on."""
        free_squares: i64 = board.empty
        cubes: i64 = board.cubes
        at = 0
        end = len(shape)
        while at < end:
            whole: i64 = shape[at]
            squares: i64 = shape[at + 1]
            lacks_one: i64 = 0
            lacks_two: i64 = 0
            at += 3
            stop = at + shape[at - 1]
            for cell in range(at, stop):
                shift: i64 = shape[cell]
                have = board.first >> shift if shift < FIRST_WORD else board.second >> (shift - FIRST_WORD)
                free = free_squares >> (shift & 15)
                lacks_two = (lacks_two & have) | (lacks_one & free)
                lacks_one = (lacks_one & have) | (whole & free)
                whole &= have
            at = stop
            corners = whole | lacks_one | lacks_two
            while corners:
                corner = corners & -corners
                corners ^= corner
                site = squares * corner
                if site & cubes:
                    self.covered |= site
                    self.add(site, 0 if whole & corner else 1 if lacks_one & corner else 2, worth, first)

    def add(self, site: int, lacks: int, worth: list[float], first: int) -> None:
        best = -10.0
        for square in squares_in(site):
            best = max(best, worth[first + square])
        self.value.append((best + 1.0) * COMPLETION[lacks])
        self.site.append(site)
        self.lacks.append(lacks)

    def pick(self, cubes: int, features: list[float], first: int) -> int:
        """Pick patterns, best first; returns the cubes that are in none of them.

        Adds their values to the features, by the cubes they lack, and then their numbers.
        """
        left: i64 = cubes
        number = len(self.value)
        while left:
            best = 0.0
            picked = -1
            for i in range(number):
                if self.value[i] > best and self.site[i] & cubes & ~left == 0 and self.site[i] & left:
                    best = self.value[i]
                    picked = i
            if picked < 0:
                break
            left &= ~self.site[picked]
            features[first + self.lacks[picked]] += best
            features[first + TOO_MANY + self.lacks[picked]] += 1.0
        return left


def started_patterns(g: Towns, seat: Seat, board: Board, worth: list[float]) -> StartedPatterns:
    patterns = StartedPatterns()
    for kind in range(PUBLIC_TYPES):
        if has_room_for(g, seat, kind):
            patterns.find(g.box.shapes[g.cards[kind]], board, worth, kind * SQUARE_COUNT)
    card = g.monument[seat]
    if card != NO_CARD and not g.raised[seat]:
        patterns.find(g.box.shapes[card], board, worth, PUBLIC_TYPES * SQUARE_COUNT)
    return patterns


assert PUBLIC_TYPES == TYPE_COUNT - 1
