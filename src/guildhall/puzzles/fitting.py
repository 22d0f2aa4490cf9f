"""The next puzzle for a solver, and where a solver stands after some tries."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from guildhall.puzzles.puzzle import Puzzle, find, puzzles
from guildhall.puzzles.rating import Met, Rated, rated

PUZZLE_DEVIATION: Final = 80.0  # how sure the rating of a puzzle is


class Try(NamedTuple):
    """The first time that somebody tried a puzzle; later ones are practice."""

    puzzle: str
    solved: bool
    at: int


class Standing(NamedTuple):
    """What all tries together say about a solver."""

    rated: Rated
    tried: int
    solved: int
    streak: int  # solved in a row, up to now
    longest: int


def standing(game: str, tries: Iterable[Try]) -> Standing:
    """Where a solver stands. Each try is a rating period; puzzles that no longer exist count no more."""
    one = Rated()
    tried = solved = streak = longest = 0
    for try_ in sorted(tries, key=lambda try_: (try_.at, try_.puzzle)):
        puzzle = find(game, try_.puzzle)
        if puzzle is None:
            continue
        one = rated(one, [Met(puzzle.rating, PUZZLE_DEVIATION, float(try_.solved))])
        tried += 1
        solved += try_.solved
        streak = streak + 1 if try_.solved else 0
        longest = max(longest, streak)
    return Standing(one, tried, solved, streak, longest)


def fitting(game: str, rating: float, tried: Collection[str]) -> Puzzle | None:
    """The puzzle nearest to a rating, of those that were not tried; None where all were."""
    left = [puzzle for puzzle in puzzles(game) if puzzle.id not in tried]
    return min(left, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id), default=None)


def merged(own: Iterable[Try], others: Iterable[Try]) -> list[Try]:
    """Tries of the same person from two places: of each puzzle the first one."""
    first: dict[str, Try] = {}
    for try_ in sorted((*own, *others), key=lambda try_: (try_.at, try_.puzzle)):
        first.setdefault(try_.puzzle, try_)
    return list(first.values())
