"""Bot: answers for a seat. Position: everything a bot gets to see."""

from __future__ import annotations

from math import inf
from typing import Any, NamedTuple, Protocol

from guildhall.kernel import run
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, Seat, State


class Position:
    """A game as one seat knows it.

    It never holds the true state, only a determinization of it: a copy in which everything hidden from the seat has
    been drawn anew. Every sample is drawn from that copy, so a position is safe to hand to anybody, in any process.
    """

    def __init__(self, game: Game[Any], g: State, seat: Seat, rng: Rng) -> None:
        if seat == CHANCE:
            raise ValueError("a bot cannot play for chance")
        self.game = game
        self.seat = seat
        self.seats = g.seats
        self._determinization: State = game.determinize(g, seat, rng)

    def sample(self, rng: Rng) -> State:
        """A new determinization, which the caller may change."""
        drawn: State = self.game.determinize(self._determinization, self.seat, rng)
        return drawn

    @property
    def question(self) -> Decision[Any]:
        """What the seat is asked."""
        return run.question(self._determinization, self.seat)

    @property
    def options(self) -> list[Option]:
        """The possible answers, in a list that the caller may change."""
        return run.options(self._determinization, self.seat)[:]

    @property
    def asked(self) -> list[Decision[Any] | None]:
        """What everybody is asked: seats, then chance."""
        return self._determinization.asked[:]

    @property
    def is_others_turn(self) -> bool:
        """Whether one other seat is asked something, and the own one nothing."""
        g = self._determinization
        return g.waiting == 1 and not g.lanes and g.asked[self.seat] is None and g.asked[CHANCE] is None

    def view(self) -> Any:
        """What the seat sees."""
        return self.game.view(self._determinization, self.seat)

    def facts(self) -> dict[str, int]:
        """The numbers that the question's sentence mentions."""
        return self.question.facts(self._determinization, self.seat)

    def write(self) -> str:
        """A determinization as text. `read` makes a position of it in another process."""
        return self.game.write(self._determinization)

    @staticmethod
    def read(game: Game[Any], text: str, seat: Seat, rng: Rng) -> Position:
        return Position(game, game.read(text), seat, rng)


class Candidate(NamedTuple):
    """One of the options a bot considered."""

    option: Option
    name: str
    share: float  # of the bot's effort that went into this option
    points: tuple[float, ...]  # the expected final points of each seat
    win: float  # the expected win probability of the bot's own seat; alone, 0.5 stands for par


class Advice(NamedTuple):
    """An answer with its reasons. The first candidate is the chosen one."""

    option: Option
    candidates: tuple[Candidate, ...]
    simulations: int  # made for this answer; a reused tree has more
    seconds: float


class Bot(Protocol):
    """Answers for one seat of one game, from the first question to the last."""

    name: str

    def choose(self, position: Position, rng: Rng) -> Option:
        """One of the position's options."""

    def explain(self, position: Position, rng: Rng) -> Advice:
        """The answer, with the candidates it was compared to."""

    def close(self) -> None:
        """Free what the bot holds: the game is over, or the seat changes hands."""


class Limit(NamedTuple):
    """How long a bot may think about one answer: until either limit is reached.

    A bot with a limit of simulations alone plays the same on every machine.
    """

    seconds: float | None = None
    simulations: int | None = None

    def check(self) -> None:
        """Raises ValueError unless there is a limit and each is positive and finite."""
        if self.seconds is None and self.simulations is None:
            raise ValueError("a limit needs seconds or simulations")
        if self.seconds is not None and not 0 < self.seconds < inf:
            raise ValueError(f"a limit must be a positive, finite number of seconds, not {self.seconds}")
        if self.simulations is not None and (type(self.simulations) is not int or self.simulations < 1):
            raise ValueError(f"a limit must be a whole number of simulations, at least 1, not {self.simulations}")
