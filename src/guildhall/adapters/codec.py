"""Actions as numbers: `offset[decision] + option`.

Answers of players come first, in the order of the game's decisions, then outcomes of chance. So a player's action is
always below `actions`, and adapters that treat chance as a player can number its outcomes, too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from guildhall import shelf
from guildhall.env import whole
from guildhall.kernel import run
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Game
from guildhall.kernel.state import CHANCE, Option, Seat, State

Mask = NDArray[np.int8]


class Codec:
    """The numbering of one game; the same for every number of seats and every variant."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.players = tuple(decision for decision in game.decisions if not isinstance(decision, Draw))
        self.draws = tuple(decision for decision in game.decisions if isinstance(decision, Draw))
        self.offset: dict[str, int] = {}  # by the decision's name
        self._whose: list[tuple[Decision[Any], Option]] = []
        for decision in (*self.players, *self.draws):
            self.offset[decision.name] = len(self._whose)
            self._whose += [(decision, option) for option in range(len(decision.domain))]
        self.actions = sum(len(decision.domain) for decision in self.players)
        self.outcomes = sum(len(decision.domain) for decision in self.draws)

    def encode(self, decision: str, option: str) -> int:
        """The number of an answer by its names. Raises ValueError."""
        for asked in (*self.players, *self.draws):
            if asked.name == decision and option in asked.domain:
                return self.offset[decision] + asked.domain.index(option)
        raise ValueError(f"{self.game.name} has no answer '{decision} {option}'")

    def decode(self, action: int) -> tuple[str, str]:
        """The names of an answer: decision and option. Raises ValueError."""
        if not 0 <= action < len(self._whose):
            raise ValueError(f"{self.game.name} has no action {action}")
        decision, option = self._whose[action]
        return decision.name, decision.domain[option]

    def name(self, action: int) -> str:
        """Both names in one: "place-figure space:3"."""
        return " ".join(self.decode(action))

    def legal(self, g: State, seat: Seat) -> list[int]:
        """The actions a seat may take, in ascending order; none if it is not asked."""
        decision = g.asked[seat]
        if decision is None:
            return []
        first = self.offset[decision.name]
        return [first + option for option in g.offered[seat]]

    def mask(self, g: State, seat: Seat, extra: int = 0) -> Mask:
        """A 1 for each action that a seat may take now, and `extra` zeros at the end."""
        mask = np.zeros(self.actions + extra, np.int8)
        legal = self.legal(g, seat)
        if legal:
            mask[legal] = 1
        return mask

    def option(self, g: State, seat: Seat, action: object) -> Option:
        """The option that an action stands for, if the seat may take it. Raises IllegalChoice, also for fractions."""
        decision = run.question(g, seat)
        number = whole(action)
        if number is None or not 0 <= number < (len(self._whose) if seat == CHANCE else self.actions):
            raise IllegalChoice("no-such-option", seat, decision.name, str(action))
        meant, option = self._whose[number]
        if meant is not decision:
            raise IllegalChoice("not-asked", seat, meant.name, meant.domain[option])
        if option not in g.offered[seat]:
            reason = decision.why_not(g, seat, option) or "not-offered"
            raise IllegalChoice(reason, seat, decision.name, decision.domain[option])
        return option

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies are the same object: there is one for each game."""
        return codec, (self.game.name,)


@cache
def codec(name: str) -> Codec:
    """The numbering of a game of the shelf."""
    return Codec(shelf.game(name))
