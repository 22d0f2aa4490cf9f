"""How good the answers to a question are, by search and by a second opinion that does not depend on it."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from guildhall.analysis.judgement import Judgement, Verdict, mean
from guildhall.bots.bot import Advice, Limit, Position
from guildhall.bots.mcts import MctsBot
from guildhall.bots.parallel import Clock
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option


class Loss(NamedTuple):
    """What an answer gave away, compared with the best one: chance to win, and points."""

    win: float
    points: float


def search(game: Game[Any], position: Position, simulations: int, seed: int, clock: Clock | None = None) -> Advice:
    """What a search of its own says about the answers; it reuses no tree, so it depends on nothing but the position."""
    bot = MctsBot(game, Limit(simulations=simulations), clock=clock or perf_counter)
    try:
        return bot.think(position, Rng(seed))
    finally:
        bot.close()


def loss_by_search(advice: Advice, answer: Option, seat: int) -> Loss | None:
    """What the search says that an answer gave away; None if it never tried that answer."""
    best = advice.candidates[0]
    for candidate in advice.candidates:
        if candidate.option == answer:
            return Loss(best.win - candidate.win, best.points[seat] - candidate.points[seat])
    return None


def compare(
    position: Position, judgement: Judgement, answers: Sequence[Option], samples: int, seed: int
) -> list[Verdict]:
    """What each answer leads to, judged over the same worlds with the same random numbers."""
    rng = Rng(seed)
    found: list[list[Verdict]] = [[] for _ in answers]
    for number in range(samples):
        world = position.sample(rng)
        for verdicts, answer in zip(found, answers, strict=True):
            after = world.copy()
            run.apply(after, position.seat, answer)
            verdicts.append(judgement.judge(after, Rng(seed + number)))
    return [mean(verdicts) for verdicts in found]
