"""What a puzzle is, and the file of those that are shipped: one puzzle in a line."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from guildhall import shelf

Kind = Literal["answer", "turn"]
ANSWER: Final = "answer"  # one answer is to be found
TURN: Final = "turn"  # several in a row

EXHAUSTIVE: Final = "exhaustive"
SEARCHES: Final = "searches"


class Answer(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """One answer of a solution, with what the others give away."""

    option: str
    points: float  # that the second best answer gives away, compared with the best opponent's
    win: float  # the chance to win that it gives away; 0 where only points were compared
    worse: dict[str, float]  # by answer: the points that it gives away, as far as known


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position, and the answers of one seat that are the best from there on."""

    id: str
    rating: int  # by Glicko-2, on the scale of `rating.LEVELS`
    seat: int
    position: str
    line: list[Answer]
    proof: Literal["exhaustive", "searches"]
    effort: int  # positions visited, or simulations of each of the two searches
    tags: list[str] = []  # ideas: see `tags`
    rest: list[str] = []  # the best answers after the line, as far as they are known

    @property
    def kind(self) -> Kind:
        """Whether several answers are to be found; those without a choice are given by themselves."""
        return TURN if sum(1 for answer in self.line if answer.worse) > 1 else ANSWER

    @property
    def first(self) -> Answer:
        """The first answer that is to be found."""
        return next(answer for answer in self.line if answer.worse)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The shipped puzzles of a game, the easiest first. Raises ValueError for a game that does not exist."""
    shelf.game(game)
    text = (files("guildhall.puzzles") / f"{game}.json").read_bytes()
    return tuple(msgspec.json.decode(text, type=list[Puzzle]))


@cache
def _by_id(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles(game)}


def find(game: str, id: str) -> Puzzle | None:
    """A shipped puzzle. Raises ValueError for a game that does not exist."""
    return _by_id(game).get(id)
