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
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.decision import Decision
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice, Game, Score, Setting, complete
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, Seat, State

SEED_BITS = 62  # of a seed that nobody gave

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


def make(game: str, seats: int | None = None, **variant: str) -> Environment:
    """An environment for a game of the shelf; call `reset` to begin.

    Without `seats` it is a game for two. Settings that are left out have their usual value; underscores in their names
    stand for hyphens (`first_master_builder="seat-1"`). Raises UnknownGame, ImpossibleSeats, ImpossibleVariant.
    """
    found = find_game(game)
    wanted = usual_seats(found) if seats is None else seats
    return Environment(found, wanted, find_variant(found, wanted, variant))


def find_game(name: str) -> Game[Any]:
    """The game of that name. Raises UnknownGame."""
    if name not in shelf.MODULES:
        raise UnknownGame(f"there is no game '{name}'; there are: {', '.join(shelf.NAMES)}")
    return shelf.game(name)


def usual_seats(game: Game[Any]) -> int:
    """Two, or as near to it as the game allows."""
    return min(game.seats, key=lambda seats: abs(seats - 2))


def find_variant(game: Game[Any], seats: int, settings: Mapping[str, str]) -> dict[str, str]:
    """All settings by their own names, checked. Raises ImpossibleSeats, ImpossibleVariant."""
    if type(seats) is not int or seats not in game.seats:
        raise ImpossibleSeats(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    names = {setting.name for setting in game.settings}
    wanted = {name if name in names else name.replace("_", "-"): value for name, value in settings.items()}
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

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game. Without a seed one is drawn; `seed` says which."""
        if seed is not None and (type(seed) is not int or seed < 0):
            raise ValueError(f"a seed is a whole number from 0 on, not {seed!r}")
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
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

    def question(self, seat: Seat | None = None) -> str:
        """What a seat is asked: the name of the decision. Without a seat: the first that is to act."""
        g, seat = self._asked(seat)
        return run.question(g, seat).name

    def options(self, seat: Seat | None = None) -> list[str]:
        """The answers a seat may give, by name, in a fixed order."""
        g, seat = self._asked(seat)
        domain = run.question(g, seat).domain
        return [domain[option] for option in g.offered[seat]]

    def apply(self, answer: str | int, seat: Seat | None = None) -> None:
        """Answer for a seat, by name or by index into `options()`, and let chance answer what it is asked then.

        Raises IllegalChoice or GameOver, and then nothing has changed.
        """
        g, seat = self._asked(seat)
        self.answer(seat, self._option(g, seat, answer))

    def answer(self, seat: Seat, option: Option) -> None:
        """Answer by the option's number in the decision's domain: what adapters use. Raises like `apply`."""
        g = self.state
        if not g.waiting:
            raise GameOver(f"this game of {self.game.name} is finished")
        decision = run.question(g, seat)
        run.apply(g, seat, option)
        self._past = (self._past, seat, decision, option)
        self._draw()

    # Looking

    def view(self, seat: Seat | None) -> Any:
        """What a seat may see, as the game's own typed structure; None: a spectator."""
        return self.game.view(self.state, self._viewer(seat))

    def observation(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat may see as plain dicts, lists, strings and numbers, and what it is asked."""
        g = self.state
        seen: dict[str, Any] = msgspec.to_builtins(self.view(seat))
        asked = seat is not None and g.asked[seat] is not None
        return seen | {
            "to_act": list(self.to_act()),
            "question": self.question(seat) if asked else None,
            "options": self.options(seat) if asked else [],
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
        choices = []
        past = self._past
        while past is not None:
            past, seat, decision, option = past
            choices.append(Choice(seat, decision.name, decision.domain[option]))
        choices.reverse()
        return choices

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
        new._rng = Rng(0)
        new._rng.x, new._rng.weyl = self._rng.x, self._rng.weyl
        return new

    def determinize(self, seat: Seat, seed: int) -> Environment:
        """A copy that a seat may think possible: what it may not know, and all draws to come, are drawn from `seed`."""
        rng = Rng(seed)
        new = self._like(self.game.determinize(self.state, self._viewer(seat), rng))
        new.seed = seed
        new._rng = rng
        return new

    def _like(self, g: State) -> Environment:
        new = Environment(self.game, self.seats, self.variant)
        new._g = g
        return new

    def _draw(self) -> None:
        """Answer for chance until players are asked, or the game is over."""
        g = self.state
        while g.asked[CHANCE] is not None:
            decision = run.question(g, CHANCE)
            option = run.draw(g, self._rng)
            run.apply(g, CHANCE, option)
            self._past = (self._past, CHANCE, decision, option)

    def _asked(self, seat: Seat | None) -> tuple[State, Seat]:
        g = self.state
        if not g.waiting:
            raise GameOver(f"this game of {self.game.name} is finished")
        return g, run.first_to_act(g) if seat is None else seat

    def _viewer(self, seat: Seat | None) -> Seat | None:
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; there are {self.seats}, from 0 on")
        return seat

    def _option(self, g: State, seat: Seat, answer: str | int) -> Option:
        decision = run.question(g, seat)
        if isinstance(answer, str):
            if answer not in decision.domain:
                raise IllegalChoice("no-such-option", seat, decision.name, answer)
            return decision.domain.index(answer)
        if not 0 <= answer < len(g.offered[seat]):
            raise IllegalChoice("no-such-option", seat, decision.name, str(answer))
        return g.offered[seat][answer]
