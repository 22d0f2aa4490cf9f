"""How fast the registered games are: cloning a position, and whole random games. Reported, never asserted.

Times differ between machines, so each line also has a ratio to a reference measured in the same run.
"""

from __future__ import annotations

import copy
import sys
from collections.abc import Callable
from math import nan
from statistics import median
from time import perf_counter
from typing import Any, Final

from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State

GAMES: Final = 60
REPEATS: Final = 7
CLONES: Final = 2000
DEEP_COPIES: Final = 20


def play_random(game: Game[Any], seats: int, seed: int, choices: int = sys.maxsize) -> tuple[Any, int]:
    """Play at random to the end, or for so many choices; also says how many were made."""
    rng = Rng(seed)
    g: State = game.new(seats, {})
    run.start(g)
    made = 0
    while made < choices and not run.is_over(g):
        seat = run.first_to_act(g)
        options = run.options(g, seat)
        run.apply(g, seat, run.draw(g, rng) if seat == CHANCE else options[rng.below(len(options))])
        made += 1
    return g, made


def seconds(work: Callable[[], object], times: int) -> float:
    """How long the work takes once: the median over a few repeats."""
    measured = []
    for _ in range(REPEATS):
        began = perf_counter()
        for _ in range(times):
            work()
        measured.append((perf_counter() - began) / times)
    return median(measured)


def report(name: str, seats: int) -> str:
    game = shelf.game(name)
    began = perf_counter()
    choices = sum(play_random(game, seats, seed)[1] for seed in range(GAMES))
    whole = (perf_counter() - began) / GAMES
    middle, _ = play_random(game, seats, 0, choices // GAMES // 2)
    clone = seconds(middle.copy, CLONES)
    shared = {id(constant): constant for constant in [middle.box, *game.decisions]}
    ratios = [deep_copy(middle, {}) / clone, deep_copy(middle, shared) / clone]
    return (
        f"{name:<22}{seats:>6}{whole * 1e3:>10.2f}{whole / choices * GAMES * 1e6:>12.2f}{clone * 1e6:>11.2f}"
        f"{ratios[0]:>16.0f}{ratios[1]:>10.0f}"
    )


def deep_copy(g: State, shared: dict[int, object]) -> float:
    """How long a deep copy takes that shares these constants, as a clone does; not a number if it is impossible."""
    try:
        return seconds(lambda: copy.deepcopy(g, shared.copy()), DEEP_COPIES)
    except TypeError:  # compiled constants cannot be copied
        return nan


def main() -> None:
    print(f"{'':<22}{'':>6}{'game':>10}{'choice':>12}{'clone':>11}{'deepcopy/clone':>16}{'sharing':>10}")
    print(f"{'':<22}{'seats':>6}{'ms':>10}{'us':>12}{'us':>11}{'':>16}{'the box':>10}")
    for name in sys.argv[1:] or shelf.NAMES:
        for seats in shelf.game(name).seats:
            print(report(name, seats), flush=True)


if __name__ == "__main__":
    main()
