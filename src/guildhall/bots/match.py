"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from guildhall.bots.bot import Bot, Position
from guildhall.bots.fortune import Fortune
from guildhall.bots.guest import BotFault, Finishes
from guildhall.kernel import run
from guildhall.kernel.game import Game, Variant
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Seat, State


class Fault(NamedTuple):
    """Why a game ended before its time."""

    seat: Seat
    reason: str


class Outcome(NamedTuple):
    """How a game ended, by seat. With a fault, points and places are those of the moment."""

    points: list[int]
    places: list[int]
    seconds: list[float]  # of thinking
    answers: list[int]
    fault: Fault | None = None


def play(game: Game[Any], bots: Sequence[Bot], seed: int, variant: Variant, fortune: Fortune | None = None) -> Outcome:
    """Play a game to the end, or to the first BotFault. Its draws are noted if somebody wants to know.

    Chance and each bot have their own random generators, all derived from the seed.
    """
    chance = Rng(seed)
    generators = [Rng(seed * 31 + 7 + seat) for seat in range(len(bots))]
    g: State = game.new(len(bots), variant)
    run.start(g)
    seconds = [0.0] * len(bots)
    answers = [0] * len(bots)
    fault: Fault | None = None
    while fault is None and not run.is_over(g):
        seat = run.first_to_act(g)
        if seat == CHANCE:
            drawn = run.draw(g, chance)
            if fortune is not None:
                fortune.note(g, drawn)
            run.apply(g, CHANCE, drawn)
            continue
        began = perf_counter()
        try:
            option = bots[seat].choose(Position(game, g, seat, generators[seat]), generators[seat])
        except BotFault as error:
            fault = Fault(seat, str(error))
        else:
            run.apply(g, seat, option)
        seconds[seat] += perf_counter() - began
        answers[seat] += 1
    points, places = game.points(g), game.places(g)
    for seat, bot in enumerate(bots):
        if isinstance(bot, Finishes) and (fault is None or seat != fault.seat):
            bot.finish(points, places)
    return Outcome(points, places, seconds, answers, fault)
