"""The rival: a bot that adapts from game to game, so that a person wins about half of them.

Its strength is a number on the scale of the levels: 0 is apprentice, 1 journeyman, 2 master, 3 grandmaster, and between
them their times and slips are mixed. After a game, it moves against the result: a won game makes the next rival
stronger, a lost one weaker, by steps that shrink (Robbins and Monro: A stochastic approximation method, 1951) but never
below one that follows a person who learns. It gets no handicap in points.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, isfinite, log
from typing import Final, NamedTuple, Protocol

WEAKEST: Final = -1.0  # below apprentice
STRONGEST: Final = 3.0
FIRST: Final = 1.0  # against somebody who is not known yet: journeyman
FIRST_STEP: Final = 1.6  # from a lost first game to a won one
SHRINKS: Final = 0.85  # a step after another
LAST_STEP: Final = 0.4
PREFIX: Final = "rival"
MORE: Final = 2.0  # times an apprentice's typical cost are the slips of the weakest; one answer may cost no more


class Form(NamedTuple):
    """How strong a person's rival is in one game, and after how many games."""

    strength: float = FIRST
    games: int = 0

    def checked(self) -> Form:
        """The same within its bounds. Raises ValueError for what is no number."""
        if not isfinite(self.strength):
            raise ValueError("a strength is a number")
        return Form(min(STRONGEST, max(WEAKEST, self.strength)), max(0, self.games))


def after(form: Form, won: float) -> Form:
    """The form after a game of which the person has won this share: 1, 0, or something between."""
    step = max(LAST_STEP, FIRST_STEP * SHRINKS**form.games)
    return Form(round(form.strength + step * (won - 0.5), 3), form.games + 1).checked()


def share_won(places: Sequence[int], seat: int, rivals: Sequence[int]) -> float:
    """The share of its rivals that a seat has beaten; sharing a place is half."""
    beaten = sum(
        1.0 if places[seat] < places[rival] else 0.5 if places[seat] == places[rival] else 0.0 for rival in rivals
    )
    return beaten / len(rivals)


def named(strength: float) -> str:
    """The name of a rival in the roster."""
    return f"{PREFIX}:{strength:g}"


class Strength(Protocol):
    """What a level is like, as the roster has it."""

    @property
    def seconds(self) -> float: ...
    @property
    def typical(self) -> float: ...
    @property
    def most(self) -> float: ...
    @property
    def foresight(self) -> float: ...


def between(levels: Sequence[Strength], strength: float) -> tuple[float, float, float, float]:
    """The seconds and the slips of a strength, between those of the levels, weakest first."""
    if strength < 0:
        weakest = levels[0]
        typical = weakest.typical * (1 + (MORE - 1) * -strength)
        return weakest.seconds, typical, weakest.most, weakest.foresight
    below = min(int(strength), len(levels) - 2)
    part = strength - below
    worse, better = levels[below], levels[below + 1]

    def mixed(less: float, more: float) -> float:
        return less + part * (more - less)

    return (
        exp(mixed(log(worse.seconds), log(better.seconds))),
        mixed(worse.typical, better.typical),
        mixed(worse.most, better.most),
        mixed(worse.foresight, better.foresight),
    )
