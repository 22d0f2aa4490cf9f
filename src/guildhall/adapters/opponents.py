"""Who plays the other seats of a single-agent environment, by name.

`opponent` is all that the adapters know about bots.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option, Seat, State

NAMES: Final = ("random",)


class Opponent(Protocol):
    """Answers for a seat. What it may not know, it must not use: bots are shown determinized copies."""

    def choose(self, game: Game[Any], g: State, seat: Seat, rng: Rng) -> Option:
        """One of the seat's options."""


class AtRandom:
    """Every option is as likely as any other."""

    def choose(self, game: Game[Any], g: State, seat: Seat, rng: Rng) -> Option:
        options = run.options(g, seat)
        return options[rng.below(len(options))]


def opponent(name: str, game: Game[Any]) -> Opponent:
    """The opponent of that name, new. Raises ValueError."""
    if name == "random":
        return AtRandom()
    raise ValueError(f"there is no opponent '{name}'; there are: {', '.join(NAMES)}")
