"""The greedy bot: evaluates what each option leads to at once, and takes the best."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from guildhall.bots.bot import Advice, Candidate, Position
from guildhall.bots.evaluate.base import Evaluator, win_shares
from guildhall.bots.search.lookahead import look_ahead
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option

DEPTH: Final = 2  # further answers of the same turn that count as part of an option


class GreedyBot:
    """One-ply search, averaged over determinizations. A turn that takes several answers is one ply."""

    name: str = "greedy"

    def __init__(self, evaluator: Evaluator, determinizations: int) -> None:
        self.evaluator = evaluator
        self.determinizations = determinizations

    def choose(self, position: Position, rng: Rng) -> Option:
        options = position.options
        if len(options) == 1:
            return options[0]
        return self.explain(position, rng).option

    def explain(self, position: Position, rng: Rng) -> Advice:
        began = perf_counter()
        options = position.options
        values = [0.0] * len(options)  # by the margin, even where the game ends
        wins = [0.0] * len(options)
        points = [[0.0] * position.seats for _ in options]
        for _ in range(self.determinizations):
            g = position.sample(rng)
            for i, option in enumerate(options):
                value, expected, is_final = look_ahead(self.evaluator, g, position.seat, option, rng, DEPTH)
                values[i] += value
                win = win_shares(expected)[position.seat] if is_final and position.seats > 1 else value
                wins[i] += win / self.determinizations
                for seat, seat_points in enumerate(expected):
                    points[i][seat] += seat_points / self.determinizations
        order = sorted(range(len(options)), key=lambda i: -values[i])
        names = position.question.domain
        share = 1.0 / len(options)
        found = (Candidate(options[i], names[options[i]], share, tuple(points[i]), wins[i]) for i in order)
        return Advice(options[order[0]], tuple(found), self.determinizations * len(options), perf_counter() - began)

    def close(self) -> None:
        pass
