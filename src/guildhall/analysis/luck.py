"""Luck: what a draw was worth to a seat, compared with what it could expect.

Chance is a seat with known weights, so the luck of a draw is exact for a given judgement, as in backgammon: the value
after the draw less the weighted mean over all outcomes. Its mean is zero, whatever the judgement thinks.

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


NONE: Final = Luck(0.0, 0.0)


def luck_of(
    game: Game[Any], judgement: Judgement, g: State, drawn: Option, seat: Seat, samples: int, seed: int
) -> Luck:
    """The luck of a seat when chance, which is asked in `g`, draws an outcome."""
    rng = Rng(seed)
    saw = game.view(_after(g, drawn), seat)
    everything: list[tuple[float, Verdict]] = []
    seen: list[tuple[float, Verdict]] = []
    for number in range(samples * MOST_TRIES):
        if number >= samples and seen:
            break
        world = game.determinize(g, seat, rng)
        for option, weight in _outcomes(world):
            after = _after(world, option)
            verdict = judgement.judge(after, Rng(seed))
            everything.append((weight, verdict))
            if game.view(after, seat) == saw:
                seen.append((weight, verdict))
    if not seen or len(seen) == len(everything):
        return NONE
    had, expected = weighted_mean(seen), weighted_mean(everything)
    return Luck(had.win[seat] - expected.win[seat], had.points[seat] - expected.points[seat])


def _outcomes(g: State) -> list[tuple[Option, float]]:
    """The possible outcomes of the draw that is due, with their probabilities."""
    decision = run.question(g, CHANCE)
    weights = decision.weights(g)
    total = sum(weights)
    return [(option, weight / total) for option, weight in zip(run.options(g, CHANCE), weights, strict=True) if weight]


def _after(g: State, option: Option) -> State:
    after = g.copy()
    run.apply(after, CHANCE, option)
    return after
