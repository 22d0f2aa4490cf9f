"""Bots in the seats that are not the learner's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from guildhall.bots.bot import Bot, Position
from guildhall.bots.guest import LIMIT, bot, check
from guildhall.encode.stepper import ANY_SEAT, mind
from guildhall.env import Whole, whole
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option, Seat, State

RANDOM_BOT: Final = "random"
RANDOM_SEAT: Final = "random"


def learner_seat(seat: Whole | str, seats: int) -> int:
    """The learner's seat, or ANY_SEAT for "random". Raises ValueError."""
    if isinstance(seat, str) and seat == RANDOM_SEAT:
        return ANY_SEAT
    own = None if isinstance(seat, str) else whole(seat)
    if own is None or not 0 <= own < seats:
        raise ValueError(f"there is no seat {seat}; there are {seats}, from 0 on, and '{RANDOM_SEAT}'")
    return own


def opponent_names(
    opponents: str | Sequence[str], seats: int, game: Game[Any], limit: float = LIMIT
) -> tuple[str, ...]:
    """A bot for each of the other seats in order. Raises ValueError if there is no such bot."""
    names = (opponents,) * (seats - 1) if isinstance(opponents, str) else tuple(opponents)
    if len(names) != seats - 1:
        raise ValueError(f"{len(names)} opponents for {seats - 1} seats")
    for name in dict.fromkeys([opponents] if isinstance(opponents, str) else names):
        check(name, game, limit)
    return names


def all_random(names: Sequence[str]) -> bool:
    """Whether nobody has to think, so that the engine answers by itself."""
    return all(name == RANDOM_BOT for name in names)


class GameBots:
    """The bots of one game."""

    def __init__(self, learner: Seat, bots: dict[Seat, Bot | None], minds: dict[Seat, Rng]) -> None:
        self.learner = learner
        self.bots = bots  # None: answers at random, without looking at a position
        self.minds = minds

    def choose(self, game: Game[Any], g: State, seat: Seat) -> Option:
        rng, thinking = self.minds[seat], self.bots[seat]
        if thinking is None:
            options = run.options(g, seat)
            return options[rng.below(len(options))]
        return thinking.choose(Position(game, g, seat, rng), rng)

    def close(self) -> None:
        for thinking in self.bots.values():
            if thinking is not None:
                thinking.close()


class Opponents:
    """The bots of several games. They are made anew for every episode, and see nothing that their seat may not know.

    `limit` is the time for an answer of a class or program, which also gets the settings of the game.
    """

    def __init__(
        self,
        game: Game[Any],
        names: Sequence[str],
        limit: float = LIMIT,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.names = tuple(names)
        self.limit = limit
        self.settings = settings
        self.seated: dict[int, GameBots] = {}

    def begin(self, number: int, seed: int, learner: Seat) -> None:
        """Seat the bots for an episode of a game."""
        self.close(number)
        seats = range(len(self.names) + 1)
        self._seat_bots(number, learner, {seat: mind(seed, seat) for seat in seats if seat != learner})

    def choose(self, number: int, g: State, seat: Seat) -> Option:
        return self.seated[number].choose(self.game, g, seat)

    def close(self, number: int | None = None) -> None:
        """Free the bots of a game, or of all."""
        for each in list(self.seated) if number is None else [number] * (number in self.seated):
            self.seated.pop(each).close()

    def __getstate__(self) -> dict[str, Any]:
        """Copies and other processes get everything but the bots, which may be processes themselves."""
        seated = {number: (bots.learner, bots.minds) for number, bots in self.seated.items()}
        return vars(self) | {"seated": seated}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept | {"seated": {}})
        for number, (learner, minds) in kept["seated"].items():
            self._seat_bots(number, learner, minds)

    def _seat_bots(self, number: int, learner: Seat, minds: dict[Seat, Rng]) -> None:
        bots = {seat: self._new(name) for seat, name in zip(minds, self.names, strict=True)}
        self.seated[number] = GameBots(learner, bots, minds)

    def _new(self, name: str) -> Bot | None:
        return None if name == RANDOM_BOT else bot(name, self.game, self.limit, self.settings)
