"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from guildhall.bots.bot import Bot, Position
from guildhall.kernel import run
from guildhall.kernel.game import Game, Variant
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State


class Outcome(NamedTuple):
    """How a game ended, by seat."""

    points: list[int]
    places: list[int]
    seconds: list[float]  # of thinking
    answers: list[int]


def play(game: Game[Any], bots: Sequence[Bot], seed: int, variant: Variant) -> Outcome:
    """Play a game to the end. Chance and the bots have generators of their own, all from the seed."""
    chance = Rng(seed)
    minds = [Rng(seed * 31 + 7 + seat) for seat in range(len(bots))]
    g: State = game.new(len(bots), variant)
    run.start(g)
    seconds = [0.0] * len(bots)
    answers = [0] * len(bots)
    while not run.is_over(g):
        seat = run.first_to_act(g)
        if seat == CHANCE:
            run.apply(g, CHANCE, run.draw(g, chance))
            continue
        began = perf_counter()
        option = bots[seat].choose(Position(game, g, seat, minds[seat]), minds[seat])
        seconds[seat] += perf_counter() - began
        answers[seat] += 1
        run.apply(g, seat, option)
    return Outcome(game.points(g), game.places(g), seconds, answers)
