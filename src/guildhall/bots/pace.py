"""The time that a bot has for a turn of its own, and how much of it an answer may use.

A turn is everything that a seat answers before somebody else is asked. Its first questions are mostly the big ones, and
what is thought about them serves the later ones, whose part of the tree is kept. So an answer may use half of what is
left. What it saves, because nothing else can be best any more or all simulations agree, is there for the next ones.
"""

from __future__ import annotations

from typing import Final

SHARE: Final = 0.5  # of what is left, for one answer
LEAST: Final = 0.05  # of a whole turn's time, however much was used before


class TurnBudget:
    """The time for the turns of one seat."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # for a turn
        self.left = seconds
        self.answers = 0  # that were given in this turn

    def share(self) -> float:
        """The seconds that the next answer may use."""
        return max(self.left * SHARE, self.seconds * LEAST)

    def spend(self, seconds: float) -> None:
        self.left = max(0.0, self.left - seconds)

    def answered(self, goes_on: bool) -> None:
        """An answer was given; `goes_on` says whether the same seat is asked again before anybody else."""
        self.answers += 1
        if not goes_on:
            self.renew()

    def renew(self) -> None:
        """A new turn begins."""
        self.left, self.answers = self.seconds, 0

    def resume(self, answers: int) -> None:
        """So many answers of this turn were given, by whomever. Those that were given elsewhere took their share."""
        if answers != self.answers:
            self.left, self.answers = self.seconds * (1.0 - SHARE) ** answers, answers
