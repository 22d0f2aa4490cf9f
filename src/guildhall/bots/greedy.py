"""The greedy bot: looks at what each option leads to at once, and takes the best."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from guildhall.bots.bot import Advice, Candidate, Position
from guildhall.bots.evaluate.base import Evaluator, winners
from guildhall.bots.search import look_ahead
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option

DEPTH: Final = 2  # a turn in several answers is looked at as one, up to so many further answers


class GreedyBot:
    """One step of look-ahead, where a turn that is asked for piece by piece is one step."""

    name: str = "greedy"

    def __init__(self, evaluator: Evaluator, samples: int) -> None:
        self.evaluator = evaluator
        self.samples = samples  # what is unknown, or drawn in between, is tried so often

    def choose(self, position: Position, rng: Rng) -> Option:
        options = position.options
        if len(options) == 1:
            return options[0]
        return self.explain(position, rng).option

    def explain(self, position: Position, rng: Rng) -> Advice:
        began = perf_counter()
        options = position.options
        promise = [0.0] * len(options)  # by how clearly it wins, also where the game is over
        wins = [0.0] * len(options)
        points = [[0.0] * position.seats for _ in options]
        for _ in range(self.samples):
            g = position.sample(rng)
            for i, option in enumerate(options):
                chance, expected, final = look_ahead(self.evaluator, g, position.seat, option, rng, DEPTH)
                promise[i] += chance
                win = winners(expected)[position.seat] if final and position.seats > 1 else chance
                wins[i] += win / self.samples
                for seat, value in enumerate(expected):
                    points[i][seat] += value / self.samples
        order = sorted(range(len(options)), key=lambda i: -promise[i])
        names = position.question.domain
        share = 1.0 / len(options)
        found = (Candidate(options[i], names[options[i]], share, tuple(points[i]), wins[i]) for i in order)
        return Advice(options[order[0]], tuple(found), self.samples * len(options), perf_counter() - began)

    def close(self) -> None:
        pass
