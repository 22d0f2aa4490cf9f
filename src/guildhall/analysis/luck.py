"""Luck: what a draw was worth to each seat, compared with what it could expect.

Chance is a seat with known weights, so the luck of a draw is exact for a given judgement, as in backgammon: the value
after the draw less the weighted mean over all outcomes. Every outcome is judged in the same worlds with the same random
numbers. So luck has mean zero, whatever the judgement thinks.

Only what the seat saw of the draw counts. Outcomes that look the same to it are one outcome, so a draw that it does not
see brings it no luck.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from guildhall.analysis.judgement import Judgement, Verdict, weighted_mean
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, Seat, State

MOST_TRIES: Final = 8  # as many times the samples, until one allows what was seen


class Luck(NamedTuple):
    """What a draw gave a seat."""

    win: float
    points: float

    def times(self, part: float) -> Luck:
        return Luck(self.win * part, self.points * part)


NONE: Final = Luck(0.0, 0.0)


class Outcome(NamedTuple):
    """What chance may draw, how likely it is, and what follows."""

    weight: float
    after: State
    verdict: Verdict


class Draws:
    """The luck of one draw, for every seat. Worlds that several seats think possible are judged once."""

    def __init__(self, game: Game[Any], judgement: Judgement, g: State, drawn: Option, samples: int, seed: int) -> None:
        """Chance is asked in `g`, and draws this."""
        self.game = game
        self.judgement = judgement
        self.g = g
        self.after = _after(g, drawn)
        self.samples = samples
        self.seed = seed
        self._known: dict[tuple[str, int], list[Outcome]] = {}

    def luck(self, seat: Seat) -> Luck:
        """The luck of a seat."""
        saw = self.game.view(self.after, seat)
        rng = Rng(self.seed + seat)
        everything: list[tuple[float, Verdict]] = []
        seen: list[tuple[float, Verdict]] = []
        for number in range(self.samples * MOST_TRIES):
            if number >= self.samples and seen:
                break
            for weight, after, verdict in self._outcomes(self.game.determinize(self.g, seat, rng), number):
                everything.append((weight, verdict))
                if self.game.view(after, seat) == saw:
                    seen.append((weight, verdict))
        if not seen or len(seen) == len(everything):
            return NONE
        had, expected = weighted_mean(seen), weighted_mean(everything)
        return Luck(had.win[seat] - expected.win[seat], had.points[seat] - expected.points[seat])

    def _outcomes(self, world: State, number: int) -> list[Outcome]:
        """The possible outcomes in a world, judged."""
        key = self.game.write(world), number
        if key not in self._known:
            self._known[key] = [
                Outcome(weight, after, self.judgement.judge(after, Rng(self.seed + number)))
                for weight, after in _outcomes(world)
            ]
        return self._known[key]


def luck_of(
    game: Game[Any], judgement: Judgement, g: State, drawn: Option, seat: Seat, samples: int, seed: int
) -> Luck:
    """The luck of a seat when chance, which is asked in `g`, draws an outcome."""
    return Draws(game, judgement, g, drawn, samples, seed).luck(seat)


def _outcomes(g: State) -> list[tuple[float, State]]:
    """The probabilities of the outcomes of the draw that is due, and what follows."""
    decision = run.question(g, CHANCE)
    weights = decision.weights(g)
    total = sum(weights)
    offered = zip(run.options(g, CHANCE), weights, strict=True)
    return [(weight / total, _after(g, option)) for option, weight in offered if weight]


def _after(g: State, option: Option) -> State:
    after = g.copy()
    run.apply(after, CHANCE, option)
    return after
