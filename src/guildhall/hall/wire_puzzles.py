"""Messages of puzzles. They are the same over HTTP and in a worker.

A solution is sent only once it is due: to somebody who has found it, or who gives up.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, field

from guildhall.hall.wire import Around, Event, In, Out, Previewed, ScoreLine, Word

MOST_TRIES: Final = 2000  # of one person in one game
MOST_ANSWERS: Final = 80  # of one puzzle, with what follows the solution


class Tried(In):
    """Somebody's first try at a puzzle."""

    puzzle: Word
    solved: bool
    at: Annotated[int, Meta(ge=0, le=1 << 53)]  # milliseconds since 1970


class Tries(In):
    """All first tries of somebody in a game."""

    tries: Annotated[list[Tried], Meta(max_length=MOST_TRIES)] = field(default_factory=list)


class TriesKept(Out):
    """All first tries of the caller in a game, wherever they were made."""

    tries: list[tuple[str, bool, int]]  # puzzle, whether it was solved, and when


class PuzzleDesk(Out):
    """Where somebody stands after some tries, and which puzzle fits next."""

    game: str
    puzzles: int  # that there are
    tried: int
    solved: int
    streak: int  # solved in a row, up to now
    longest: int
    rating: int  # by Glicko-2
    deviation: int  # the rating is within twice this, with 95 % certainty
    next: str | None  # None: every puzzle was tried


class PuzzleAnswers(In):
    """Where somebody is in a puzzle: the right answers so far, and perhaps one to be tried."""

    answers: Annotated[list[Word], Meta(max_length=MOST_ANSWERS)] = field(default_factory=list)
    tried: Word | None = None
    show: bool = False  # whether the solution is wanted: the puzzle is given up, or solved


class PuzzleSolution(Out):
    """What was to be found."""

    position: str  # where the puzzle began, in the game's notation
    line: list[str]  # the answers
    rest: list[str]  # the best ones after them, as far as they are known
    rating: int
    tags: list[str]


class PuzzleStep(Out):
    """The board of a puzzle after some answers, and what is said to the answer that was tried."""

    puzzle: str
    kind: Literal["answer", "turn"]  # whether one answer or several in a row are to be found
    points: float  # that the second best line gives away, compared with the best opponent's
    win: float  # the chance to win that it gives away; 0 where only points were compared
    proof: Literal["exhaustive", "searches"]
    effort: int  # positions that were visited, or simulations of each of the two searches
    seat: int  # whose view it is
    state: Any  # the game's own View
    around: Around  # with the question, if there is one
    events: list[Event]  # what has happened since the answer before
    answers: list[str]  # those that have led here, the one that was tried included if it is right
    right: bool  # whether the answer that was tried is right
    costs: float | None  # the points that a wrong one gives away, where that is known
    foreseen: Previewed | None  # what a wrong one would do
    solved: bool
    gained: list[ScoreLine]  # what has come to the seat's ledger since the beginning, and what has gone
    solution: PuzzleSolution | None
