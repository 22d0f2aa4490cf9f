"""What somebody sees of a position who undervalues the points that are still to come."""

from __future__ import annotations

from typing import Any, final

from guildhall.bots.evaluate.base import Evaluator
from guildhall.kernel.game import Game
from guildhall.kernel.state import State


@final
class Nearsighted(Evaluator):
    """Another evaluator's expectation, in which points that no seat has yet count only in part."""

    def __init__(self, game: Game[Any], judge: Evaluator, foresight: float) -> None:
        super().__init__()
        self.game = game
        self.judged = judge
        self.foresight = foresight

    def points(self, g: State) -> list[float]:
        expected = self.judged.points(g)
        if g.waiting == 0:
            return expected
        now = self.game.points(g)
        return [have + self.foresight * (expected[seat] - have) for seat, have in enumerate(now)]

    def margin_scale(self, g: State) -> float:
        return self.judged.margin_scale(g)

    def par(self, g: State) -> float:
        return self.judged.par(g)
