"""The bot that answers uniformly at random."""

from __future__ import annotations

from guildhall.bots.bot import Advice, Candidate, Position
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option


class RandomBot:
    """Chooses every option with the same probability."""

    name: str = "random"

    def choose(self, position: Position, rng: Rng) -> Option:
        options = position.options
        return options[rng.below(len(options))]

    def explain(self, position: Position, rng: Rng) -> Advice:
        chosen = self.choose(position, rng)
        names = position.question.domain
        options = [chosen, *(option for option in position.options if option != chosen)]
        share = 1.0 / len(options)
        nothing = (0.0,) * position.seats
        found = (Candidate(option, names[option], share, nothing, 1.0 / position.seats) for option in options)
        return Advice(chosen, tuple(found), 0, 0.0)

    def close(self) -> None:
        pass
