"""Bot: somebody who answers for a seat. Position: all that a bot ever sees."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, NamedTuple, Protocol

from guildhall.kernel import run
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, Seat, State


class Position:
    """A game as one seat may know it: whatever it may not know has been drawn anew before a bot gets to see it.

    It holds no true state, only a copy made by `determinize`, and every sample is drawn from that copy. So a position
    can be handed to anybody, also to another process.
    """

    def __init__(self, game: Game[Any], g: State, seat: Seat, rng: Rng) -> None:
        if seat == CHANCE:
            raise ValueError("chance is no bot's seat")
        self.game = game
        self.seat = seat
        self.seats = g.seats
        self._guess: State = game.determinize(g, seat, rng)

    def sample(self, rng: Rng) -> State:
        """A state that the seat may think possible; the caller's to keep."""
        drawn: State = self.game.determinize(self._guess, self.seat, rng)
        return drawn

    @property
    def question(self) -> Decision[Any]:
        """What the seat is asked."""
        return run.question(self._guess, self.seat)

    @property
    def options(self) -> list[Option]:
        """What it may answer; the caller's to keep."""
        return run.options(self._guess, self.seat)[:]

    def view(self) -> Any:
        """What it sees."""
        return self.game.view(self._guess, self.seat)

    def write(self) -> str:
        """A possible state as text; `read` makes a position of it anywhere."""
        return self.game.write(self._guess)

    @staticmethod
    def read(game: Game[Any], text: str, seat: Seat, rng: Rng) -> Position:
        return Position(game, game.read(text), seat, rng)


class Candidate(NamedTuple):
    """One of the options a bot weighed."""

    option: Option
    name: str
    share: float  # of the thinking that went into it
    points: tuple[float, ...]  # the final points of each seat that it expects
    win: float  # the chance to win that it expects for its own seat; alone, half is what usual points are worth


class Advice(NamedTuple):
    """An answer, and why. The first candidate is the one that was chosen."""

    option: Option
    candidates: tuple[Candidate, ...]
    simulations: int  # for this answer; a search that has kept its tree knows of more
    seconds: float


class Bot(Protocol):
    """Somebody who answers for one seat of one game, from the first question to the last."""

    name: str

    def choose(self, position: Position, rng: Rng) -> Option:
        """One of the position's options."""

    def explain(self, position: Position, rng: Rng) -> Advice:
        """The answer, with the candidates it was weighed against."""

    def close(self) -> None:
        """The game is over, or somebody else takes the seat."""


class Limit(NamedTuple):
    """How long a bot may think about one answer; whichever ends first. Without seconds it plays the same everywhere."""

    seconds: float | None = None
    simulations: int | None = None

    def check(self) -> None:
        """Raises ValueError unless there is a limit, and each is more than nothing."""
        if self.seconds is None and self.simulations is None:
            raise ValueError("a limit needs seconds or simulations")
        if self.seconds is not None and not 0 < self.seconds < inf:
            raise ValueError(f"a limit is more than no seconds, and not endless: {self.seconds}")
        if self.simulations is not None and (type(self.simulations) is not int or self.simulations < 1):
            raise ValueError(f"a limit is at least 1 whole simulation, not {self.simulations}")


Sampler = Callable[[Rng], State]
