"""Games as environments in plain Python: `guildhall.make`.

    env = guildhall.make("old-london-bridge", seats=2)
    env.reset(seed=7)
    while not env.is_over():
        env.apply(env.options()[0])
    print(env.scores())

Draws come from the seed, so the same seed and answers give the same game on every machine. Agents may use `view`,
`observation`, `options` and `determinize`; `state` is the true state and is for harnesses only.
"""

from __future__ import annotations

import hashlib
import operator
import secrets
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, SupportsIndex

import msgspec

from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice, Game, Score, Setting, complete
from guildhall.kernel.playout import Course
from guildhall.kernel.rng import Rng, resumed
from guildhall.kernel.state import Option, Seat, State

SEED_BITS = 62  # of random seeds

Whole = SupportsIndex  # an integer of any type, such as NumPy's

CONSTANT = ("game",)  # shared between copies


class UnknownGame(ValueError):
    """There is no game of that name."""


class ImpossibleSeats(ValueError):
    """The game does not allow that number of seats."""


class ImpossibleVariant(ValueError):
    """There is no such setting or value, or the settings contradict each other."""


class NotStarted(RuntimeError):
    """`reset` has not been called."""


class GameOver(RuntimeError):
    """The game is over, so there is nothing to answer."""


def whole(number: object) -> int | None:
    """An integer of any type, such as NumPy's, as a Python int; None for floats and everything else."""
    if isinstance(number, bool):
        return None
    try:
        return operator.index(number)  # type: ignore[arg-type]  # this is the test
    except TypeError:
        return None


def checked_seed(seed: object) -> int:
    """The seed as an int. Raises ValueError."""
    number = whole(seed)
    if number is None or number < 0:
        raise ValueError(f"a seed is a whole number of at least 0, not {seed!r}")
    return number


def make(game: str, seats: Whole | None = None, **variant: str) -> Environment:
    """Make an environment for a game; call `reset` to begin.

    The default is two seats and the default settings. Underscores in setting names stand for hyphens
    (`first_master_builder="seat-1"`). Raises UnknownGame, ImpossibleSeats or ImpossibleVariant.
    """
    found = find_game(game)
    wanted = find_seats(found, seats)
    return Environment(found, wanted, find_variant(found, wanted, variant))


def find_game(name: str) -> Game[Any]:
    """The game of that name. Raises UnknownGame."""
    if name not in shelf.MODULES:
        raise UnknownGame(f"there is no game '{name}'; there are: {', '.join(shelf.NAMES)}")
    return shelf.game(name)


def usual_seats(game: Game[Any]) -> int:
    """Two, or the nearest number that the game allows."""
    return min(game.seats, key=lambda seats: abs(seats - 2))


def find_seats(game: Game[Any], seats: object) -> int:
    """The number of seats; None means the usual number. Raises ImpossibleSeats."""
    wanted = usual_seats(game) if seats is None else whole(seats)
    if wanted is None or wanted not in game.seats:
        raise ImpossibleSeats(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    return wanted


def find_variant(game: Game[Any], seats: int, settings: Mapping[str, object]) -> dict[str, str]:
    """All settings, checked, under the game's own names. Raises ImpossibleVariant."""
    names = {setting.name for setting in game.settings}
    # Other types are no valid value, but the compiled engine raises TypeError for them before it can say so.
    texts = {name: value if isinstance(value, str) else str(value) for name, value in settings.items()}
    wanted = {name if name in names else name.replace("_", "-"): value for name, value in texts.items()}
    try:
        variant = complete(game.settings, wanted)
        game.new(seats, variant)
    except ValueError as error:
        raise ImpossibleVariant(str(error)) from None
    return variant


class Environment:
    """Plays one game after another. Made by `guildhall.make`."""

    game: Game[Any]
    seats: int
    variant: Mapping[str, str]  # all settings
    seed: int  # of the current game

    def __init__(self, game: Game[Any], seats: int, variant: Mapping[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.variant = variant
        self.seed = 0
        self._course: Course | None = None

    @property
    def settings(self) -> tuple[Setting, ...]:
        """The settings that the game offers."""
        return self.game.settings

    # Playing

    def reset(self, seed: Whole | None = None) -> None:
        """Begin a new game. Without a seed, a random one is used and kept in `self.seed`. Raises ValueError."""
        self.seed = secrets.randbits(SEED_BITS) if seed is None else checked_seed(seed)
        g = self.game.new(self.seats, self.variant)
        run.start(g)
        self._course = Course(g, Rng(self.seed), [])
        self._course.draw()

    def is_over(self) -> bool:
        """Whether the game is over."""
        return run.is_over(self.state)

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that must answer, in the order in which they should; empty when the game is over.

        There are several when they choose in secret or act at the same time.
        """
        return tuple(run.to_act(self.state))

    def question(self, seat: Whole | None = None) -> str:
        """The name of the decision that a seat must make; by default the first seat to act."""
        g, asked = self._asked(seat)
        return run.question(g, asked).name

    def options(self, seat: Whole | None = None) -> list[str]:
        """The names of a seat's legal answers, in a fixed order."""
        g, asked = self._asked(seat)
        domain = run.question(g, asked).domain
        return [domain[option] for option in g.offered[asked]]

    def apply(self, answer: str | Whole, seat: Whole | None = None) -> None:
        """Answer for a seat, by name or by index into `options()`, and then make any draws that follow.

        Raises IllegalChoice or GameOver and then changes nothing.
        """
        g, asked = self._asked(seat)
        self.answer(asked, self._option(g, asked, answer))

    def answer(self, seat: Whole, option: Whole) -> None:
        """Answer by the option's number in the decision's domain, as adapters do. Raises like `apply`."""
        g, asked = self._asked(seat)
        decision = run.question(g, asked)
        number = whole(option)
        if number is None:
            raise IllegalChoice("no-such-option", asked, decision.name, str(option))
        if number not in g.offered[asked]:
            run.apply(g, asked, number)  # says why not
        self.play(asked, number)

    def play(self, seat: Seat, option: Option) -> None:
        """The same for an option that is known to be offered."""
        self.course.answer(seat, option)

    # Looking

    def view(self, seat: Whole | None) -> Any:
        """What a seat may see, as the game's own typed structure; None for a spectator.

        Do not change it: views share data about components.
        """
        return self.game.view(self.state, self._viewer(seat))

    def observation(self, seat: Whole | None) -> dict[str, Any]:
        """What a seat may see and is asked, as plain dicts, lists, strings and numbers."""
        g, viewer = self.state, self._viewer(seat)
        seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.view(viewer)))
        asked = viewer is not None and g.asked[viewer] is not None
        return seen | {
            "to_act": list(self.to_act()),
            "question": self.question(viewer) if asked else None,
            "options": self.options(viewer) if asked else [],
        }

    def scores(self) -> list[Score] | None:
        """The result by seat: points, place and the ledger that explains them. None until the game is over."""
        return self.game.scores(self.state)

    def points(self) -> list[int]:
        """The points of each seat if the game ended now."""
        return self.game.points(self.state)

    def places(self) -> list[int]:
        """The place of each seat if the game ended now, counted from 1; ties share a place."""
        return self.game.places(self.state)

    def history(self) -> list[Choice]:
        """All answers since `reset`, including draws (seat -1). It reveals everybody's secrets."""
        told = iter(self.course.answers)
        return [
            Choice(seat, asked.name, asked.domain[option]) for seat, asked, option in zip(told, told, told, strict=True)
        ]

    def trajectory_hash(self) -> str:
        """A hash of all answers so far and of the points; the same game has the same hash on every machine."""
        digest = hashlib.sha256(f"{self.game.name} {self.seats}\n".encode())
        for seat, decision, option in self.history():
            digest.update(f"{seat} {decision} {option}\n".encode())
        digest.update(f"{self.points()} {self.places()}\n".encode())
        return digest.hexdigest()

    def __str__(self) -> str:
        """The whole position as text, including secrets."""
        return self.game.write(self.state)

    @property
    def state(self) -> State:
        """The true state. Not for agents: it contains what they may not know. Raises NotStarted."""
        if self._course is None:
            raise NotStarted("call reset() first")
        return self._course.g

    @property
    def course(self) -> Course:
        """The state with its future draws, for harnesses that play without names. Raises NotStarted."""
        if self._course is None:
            raise NotStarted("call reset() first")
        return self._course

    # Thinking ahead

    def copy(self) -> Environment:
        """An independent copy with the same future draws, for harnesses. Agents must use `determinize`."""
        course, g = self.course, self.state
        return self._like(g.copy(), self.seed, resumed(course.rng.x, course.rng.weyl), course.answers[:])

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        """Like `copy`, but also works before `reset` and keeps attributes that callers have added."""
        new = memo[id(self)] = object.__new__(type(self))
        for name, value in vars(self).items():
            setattr(new, name, value if name in CONSTANT else deepcopy(value, memo))
        return new

    def determinize(self, seat: Whole, seed: Whole) -> Environment:
        """A copy that is possible as far as a seat knows: hidden information and future draws come from `seed`."""
        number = checked_seed(seed)
        rng = Rng(number)
        return self._like(self.game.determinize(self.state, self._viewer(seat), rng), number, rng, [])

    def _like(self, g: State, seed: int, rng: Rng, answers: list[Any]) -> Environment:
        new = Environment(self.game, self.seats, self.variant)
        new.seed = seed
        new._course = Course(g, rng, answers)
        return new

    def _asked(self, seat: Whole | None) -> tuple[State, Seat]:
        g = self.state
        if not g.waiting:
            raise GameOver(f"this game of {self.game.name} is over")
        return g, run.first_to_act(g) if seat is None else self._seat(seat)

    def _seat(self, seat: object) -> Seat:
        """The seat as an int, whether or not it exists. Raises ValueError if it is not an integer."""
        number = whole(seat)
        if number is None:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return number

    def _viewer(self, seat: Whole | None) -> Seat | None:
        if seat is None:
            return None
        number = self._seat(seat)
        if not 0 <= number < self.seats:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return number

    def _option(self, g: State, seat: Seat, answer: str | Whole) -> Option:
        decision = run.question(g, seat)
        if isinstance(answer, str):
            if answer not in decision.domain:
                raise IllegalChoice("no-such-option", seat, decision.name, answer)
            return decision.domain.index(answer)
        index = whole(answer)
        if index is None or not 0 <= index < len(g.offered[seat]):
            raise IllegalChoice("no-such-option", seat, decision.name, str(answer))
        return g.offered[seat][index]
