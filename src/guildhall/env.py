"""A game as an environment, in plain Python: `guildhall.make`.

    env = guildhall.make("old-london-bridge", seats=2)
    env.reset(seed=7)
    while not env.is_over():
        env.apply(env.options()[0])
    print(env.scores())

Chance is drawn from the seed, so the same seed and the same answers give the same game on every machine. What an agent
may look at is `view`, `observation`, `options` and `determinize`; `state` is the truth, and for harnesses only.
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
from guildhall.kernel.decision import Decision
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice, Game, Score, Setting, complete
from guildhall.kernel.rng import Rng, resumed
from guildhall.kernel.state import CHANCE, Option, Seat, State

SEED_BITS = 62  # of a seed that nobody gave

Whole = SupportsIndex  # a whole number of any kind, such as one of NumPy's

CONSTANT = ("game", "_past")  # what copies share

Past = tuple[Any, Seat, Decision[Any], Option]  # the choices before, who chose, what was asked, and the answer


class UnknownGame(ValueError):
    """There is no such game on the shelf."""


class ImpossibleSeats(ValueError):
    """The game is not for that many."""


class ImpossibleVariant(ValueError):
    """There is no such setting or value, or the settings do not go together."""


class NotStarted(RuntimeError):
    """`reset` comes first."""


class GameOver(RuntimeError):
    """The game is finished: nothing can be answered any more."""


def whole(number: object) -> int | None:
    """A whole number of any kind, such as NumPy's, as one of Python's own; None for fractions and all else."""
    if isinstance(number, bool):
        return None
    try:
        return operator.index(number)  # type: ignore[arg-type]  # that is what is found out
    except TypeError:
        return None


def checked_seed(seed: object) -> int:
    """Raises ValueError."""
    number = whole(seed)
    if number is None or number < 0:
        raise ValueError(f"a seed is a whole number from 0 on, not {seed!r}")
    return number


def make(game: str, seats: Whole | None = None, **variant: str) -> Environment:
    """An environment for a game of the shelf; call `reset` to begin.

    Without `seats` it is a game for two. Settings that are left out have their usual value; underscores in their names
    stand for hyphens (`first_master_builder="seat-1"`). Raises UnknownGame, ImpossibleSeats, ImpossibleVariant.
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
    """Two, or as near to it as the game allows."""
    return min(game.seats, key=lambda seats: abs(seats - 2))


def find_seats(game: Game[Any], seats: object) -> int:
    """How many play; None: as many as usual. Raises ImpossibleSeats."""
    wanted = usual_seats(game) if seats is None else whole(seats)
    if wanted is None or wanted not in game.seats:
        raise ImpossibleSeats(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    return wanted


def find_variant(game: Game[Any], seats: int, settings: Mapping[str, object]) -> dict[str, str]:
    """All settings by their own names, checked. Raises ImpossibleVariant."""
    names = {setting.name for setting in game.settings}
    # What is no text is no value of any setting; it is made one because the compiled engine takes nothing else.
    texts = {name: value if isinstance(value, str) else str(value) for name, value in settings.items()}
    wanted = {name if name in names else name.replace("_", "-"): value for name, value in texts.items()}
    try:
        variant = complete(game.settings, wanted)
        game.new(seats, variant)
    except ValueError as error:
        raise ImpossibleVariant(str(error)) from None
    return variant


class Environment:
    """One game at a time, for as many games as you like. Made by `guildhall.make`."""

    game: Game[Any]
    seats: int
    variant: Mapping[str, str]  # every setting
    seed: int  # of the game that is being played

    def __init__(self, game: Game[Any], seats: int, variant: Mapping[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.variant = variant
        self.seed = 0
        self._g: State | None = None
        self._rng = Rng(0)
        self._past: Past | None = None

    @property
    def settings(self) -> tuple[Setting, ...]:
        """Everything that can be agreed on before the game."""
        return self.game.settings

    # Playing

    def reset(self, seed: Whole | None = None) -> None:
        """Begin a new game. Without a seed one is drawn; `seed` says which. Raises ValueError."""
        self.seed = secrets.randbits(SEED_BITS) if seed is None else checked_seed(seed)
        self._rng = Rng(self.seed)
        self._past = None
        self._g = self.game.new(self.seats, self.variant)
        run.start(self._g)
        self._draw()

    def is_over(self) -> bool:
        """Whether the game is finished."""
        return run.is_over(self.state)

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that are asked something, in the order in which they should answer; empty when the game is over.

        Several are asked at once when they choose in secret or do something at the same time.
        """
        return tuple(run.to_act(self.state))

    def question(self, seat: Whole | None = None) -> str:
        """What a seat is asked: the name of the decision. Without a seat: the first that is to act."""
        g, asked = self._asked(seat)
        return run.question(g, asked).name

    def options(self, seat: Whole | None = None) -> list[str]:
        """The answers a seat may give, by name, in a fixed order."""
        g, asked = self._asked(seat)
        domain = run.question(g, asked).domain
        return [domain[option] for option in g.offered[asked]]

    def apply(self, answer: str | Whole, seat: Whole | None = None) -> None:
        """Answer for a seat, by name or by index into `options()`, and let chance answer what it is asked then.

        Raises IllegalChoice or GameOver, and then nothing has changed.
        """
        g, asked = self._asked(seat)
        self.answer(asked, self._option(g, asked, answer))

    def answer(self, seat: Whole, option: Whole) -> None:
        """Answer by the option's number in the decision's domain: what adapters use. Raises like `apply`."""
        g, asked = self._asked(seat)
        decision = run.question(g, asked)
        number = whole(option)
        if number is None:
            raise IllegalChoice("no-such-option", asked, decision.name, str(option))
        run.apply(g, asked, number)
        self._past = (self._past, asked, decision, number)
        self._draw()

    # Looking

    def view(self, seat: Whole | None) -> Any:
        """What a seat may see, as the game's own typed structure; None: a spectator.

        It is to be looked at, not to be changed: views share what is printed on components with each other.
        """
        return self.game.view(self.state, self._viewer(seat))

    def observation(self, seat: Whole | None) -> dict[str, Any]:
        """What a seat may see as plain dicts, lists, strings and numbers, and what it is asked."""
        g, viewer = self.state, self._viewer(seat)
        seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.view(viewer)))
        asked = viewer is not None and g.asked[viewer] is not None
        return seen | {
            "to_act": list(self.to_act()),
            "question": self.question(viewer) if asked else None,
            "options": self.options(viewer) if asked else [],
        }

    def scores(self) -> list[Score] | None:
        """The result by seat: points, place and the ledger that explains them. None while the game goes on."""
        return self.game.scores(self.state)

    def points(self) -> list[int]:
        """What each seat would have if the game ended now."""
        return self.game.points(self.state)

    def places(self) -> list[int]:
        """The place of each seat if the game ended now, from 1; equal places are shared."""
        return self.game.places(self.state)

    def history(self) -> list[Choice]:
        """All answers since `reset`, those of chance (seat -1) included. It tells everybody's secrets."""
        return [Choice(seat, decision.name, decision.domain[option]) for seat, decision, option in self._answers()]

    def trajectory_hash(self) -> str:
        """A fingerprint of all answers so far and of the points: the same for the same game on every machine."""
        digest = hashlib.sha256(f"{self.game.name} {self.seats}\n".encode())
        for seat, decision, option in self.history():
            digest.update(f"{seat} {decision} {option}\n".encode())
        digest.update(f"{self.points()} {self.places()}\n".encode())
        return digest.hexdigest()

    def __str__(self) -> str:
        """The whole position as text, secrets included."""
        return self.game.write(self.state)

    @property
    def state(self) -> State:
        """The true state. Not for agents: it holds what they may not know. Raises NotStarted."""
        if self._g is None:
            raise NotStarted("call reset() first")
        return self._g

    # Thinking ahead

    def copy(self) -> Environment:
        """An independent copy, exact down to the draws to come: for harnesses. Agents think on `determinize`."""
        g: Any = self.state
        new = self._like(g.copy())
        new.seed = self.seed
        new._past = self._past
        new._rng = resumed(self._rng.x, self._rng.weyl)
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        """Like `copy`, also before `reset`, and with all that somebody has added."""
        new = memo[id(self)] = object.__new__(type(self))
        for name, value in vars(self).items():
            setattr(new, name, value if name in CONSTANT else deepcopy(value, memo))
        return new

    def __getstate__(self) -> dict[str, Any]:
        """What is stored or sent: all, with the past as a list, because chains of many links are too deep for that."""
        return vars(self) | {"_past": self._answers()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._past = None
        for seat, decision, option in kept["_past"]:
            self._past = (self._past, seat, decision, option)

    def determinize(self, seat: Whole, seed: Whole) -> Environment:
        """A copy that a seat may think possible: what it may not know, and all draws to come, are drawn from `seed`."""
        number = checked_seed(seed)
        rng = Rng(number)
        new = self._like(self.game.determinize(self.state, self._viewer(seat), rng))
        new.seed = number
        new._rng = rng
        return new

    def _like(self, g: State) -> Environment:
        new = Environment(self.game, self.seats, self.variant)
        new._g = g
        return new

    def _answers(self) -> list[tuple[Seat, Decision[Any], Option]]:
        answers = []
        past = self._past
        while past is not None:
            past, seat, decision, option = past
            answers.append((seat, decision, option))
        answers.reverse()
        return answers

    def _draw(self) -> None:
        """Answer for chance until players are asked, or the game is over."""
        g = self.state
        while g.asked[CHANCE] is not None:
            decision = run.question(g, CHANCE)
            option = run.draw(g, self._rng)
            run.apply(g, CHANCE, option)
            self._past = (self._past, CHANCE, decision, option)

    def _asked(self, seat: Whole | None) -> tuple[State, Seat]:
        g = self.state
        if not g.waiting:
            raise GameOver(f"this game of {self.game.name} is finished")
        return g, run.first_to_act(g) if seat is None else self._seat(seat)

    def _seat(self, seat: object) -> Seat:
        """Raises ValueError for what is no number at all."""
        number = whole(seat)
        if number is None:
            raise ValueError(f"there is no seat {seat}; there are {self.seats}, from 0 on")
        return number

    def _viewer(self, seat: Whole | None) -> Seat | None:
        if seat is None:
            return None
        number = self._seat(seat)
        if not 0 <= number < self.seats:
            raise ValueError(f"there is no seat {seat}; there are {self.seats}, from 0 on")
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
