"""The moments of a game: every choice with the position in which it was made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from guildhall.kernel import run
from guildhall.kernel.game import Choice, Game, Variant
from guildhall.kernel.state import CHANCE, Option, State


class Moment(NamedTuple):
    """A choice of the game, and the position in which it was made."""

    at: int  # choices before it
    g: State
    choice: Choice
    option: Option

    @property
    def is_draw(self) -> bool:
        return self.choice.seat == CHANCE

    @property
    def is_decision(self) -> bool:
        """Whether somebody had a choice at all."""
        return not self.is_draw and len(run.options(self.g, self.choice.seat)) > 1


def moments_of(game: Game[Any], seats: int, variant: Variant, choices: Sequence[Choice]) -> tuple[list[Moment], State]:
    """Every moment, and the last position."""
    g: State = game.new(seats, variant)
    run.start(g)
    found = []
    for at, choice in enumerate(choices):
        option = run.question(g, choice.seat).domain.index(choice.option)
        found.append(Moment(at, g.copy(), choice, option))
        run.apply(g, choice.seat, option)
    return found, g
