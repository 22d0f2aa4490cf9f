"""The speed of one engine, whichever stands on the path: `python -m bench.measure` prints it as JSON.

Per second of the processor, because other jobs share the machine. Choices count every answer, of players and of chance.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Final

from guildhall import shelf
from guildhall.bots.bot import Position
from guildhall.bots.evaluate import evaluator
from guildhall.bots.evaluate.base import Tuning
from guildhall.bots.search.ismcts import Search
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.playout import NO_LIMIT, playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State

SECONDS: Final = 0.5
SIMULATIONS: Final = 64
EXPANSION_THRESHOLD: Final = 8


def rate(work: Callable[[int], int]) -> tuple[float, float]:
    """How much is done in a second, and how often; `work` says how much it did."""
    done = times = 0
    began = process_time()
    while process_time() - began < SECONDS:
        done += work(times)
        times += 1
    seconds = process_time() - began
    return done / seconds, times / seconds


def measure(game: Game[Any], seats: int) -> dict[str, float]:
    middle = at_a_decision(game, seats)
    seat = run.first_to_act(middle)
    judge, tuning = evaluator(game), Tuning(cutoff=NO_LIMIT, expansion_threshold=EXPANSION_THRESHOLD)

    def clones(_: int) -> int:
        for _ in range(100):
            middle.copy()
        return 100

    def whole(number: int) -> int:
        g: State = game.new(seats, {})
        run.start(g)
        return playout(g, Rng(number))

    def driven(number: int) -> int:
        return drive(game, seats, number)

    def searched(number: int) -> int:
        rng = Rng(number)
        search = Search(judge, seat, seats, rng, tuning)
        search.run(Position(game, middle, seat, rng).sample, SIMULATIONS, float("inf"), process_time)
        return SIMULATIONS

    choices, games = rate(whole)
    return {
        "clones": rate(clones)[0],
        "choices": choices,
        "games": games,
        "driven": rate(driven)[0],
        "iterations": rate(searched)[0],
    }


def at_a_decision(game: Game[Any], seats: int) -> State:
    """The first decision of a player after some choices at random, as peers are measured from their first one."""
    g: State = game.new(seats, {})
    run.start(g)
    rng = Rng(1)
    while g.asked[CHANCE] is not None:
        playout(g, rng, 1)
    return g


def drive(game: Game[Any], seats: int, seed: int) -> int:
    """A random game from plain Python: options, choose, apply."""
    g: State = game.new(seats, {})
    run.start(g)
    rng = Rng(seed)
    made = 0
    while not run.is_over(g):
        seat = run.first_to_act(g)
        options = run.options(g, seat)
        run.apply(g, seat, run.draw(g, rng) if seat == CHANCE else options[rng.below(len(options))])
        made += 1
    return made


def main(arguments: list[str] | None = None) -> None:
    argparse.ArgumentParser(prog="python -m bench.measure", description=__doc__).parse_args(arguments)
    found = {name: measure(shelf.game(name), 2) for name in shelf.NAMES}
    compiled = not (run.__file__ or "").endswith(".py")
    json.dump({"compiled": compiled, "games": found}, sys.stdout)


if __name__ == "__main__":
    main()
