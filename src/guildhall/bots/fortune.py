"""Fortune: what the draws of a game gave to every seat, as something to subtract from the result.

The weights of a draw are known, so the chance to win after it, less the weighted mean over all of its outcomes, has
mean zero, whatever judges the chances. Results less fortune have the mean of the results and vary less, the better the
judge (control variates, as AIVAT has them: Burch, Schmid, Moravčík, Morrill, Bowling, AAAI 2018). The judge must have
been chosen before the games. It sees the whole table, because nobody plays by it.
"""

from __future__ import annotations

from guildhall.bots.evaluate.base import Evaluator, win_shares
from guildhall.kernel import run
from guildhall.kernel.state import CHANCE, Option, State


class Fortune:
    """By seat: the sum over the draws so far."""

    def __init__(self, judge: Evaluator, seats: int) -> None:
        self.judge = judge
        self.win = [0.0] * seats

    def note(self, g: State, drawn: Option) -> None:
        """Chance is asked in `g`, and draws this."""
        options, weights = run.options(g, CHANCE), run.question(g, CHANCE).weights(g)
        if len(options) == 1:
            return
        total = sum(weights)
        for option, weight in zip(options, weights, strict=True):
            part = (1.0 if option == drawn else 0.0) - weight / total
            if part:
                for seat, chance in enumerate(self.chances(g, option)):
                    self.win[seat] += part * chance

    def chances(self, g: State, option: Option) -> list[float]:
        """The chance of every seat to win after an outcome."""
        after = g.copy()
        run.apply(after, CHANCE, option)
        if after.waiting == 0:
            return win_shares(self.judge.points(after))
        return self.judge.judge(after).told
