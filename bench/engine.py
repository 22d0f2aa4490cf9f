"""How fast the engine is: cloning a position and whole random games, for every game and seat count.

Machines differ, and so does one machine from minute to minute. So every figure is set against something measured in the
same run, in turns: a clone against `copy.deepcopy` of the same position, as it is and sharing what a clone shares (box
and questions); a game against a fixed loop of plain Python arithmetic. Reported, never asserted.
"""

from __future__ import annotations

import argparse
import copy
import json
import platform
import sys
from collections.abc import Callable
from math import nan
from operator import truediv
from pathlib import Path
from statistics import mean, median, quantiles
from time import process_time
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from guildhall import __version__, shelf
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE

REPORT_WIDTH: Final = 130  # columns, if the width of the terminal is unknown
REPEATS: Final = 9
CLONES: Final = 1000
DEEP_COPIES: Final = 10
REFERENCE_STEPS: Final = 5_000


class Walk(NamedTuple):
    """A random game, or its beginning."""

    state: Any
    choices: int
    branching: list[int]  # how many answers players had, choice by choice


class Line(NamedTuple):
    """What was measured for one game and seat count. Times are in seconds."""

    game: str
    seats: int
    choices: float  # per game
    branching: float
    seconds: float  # per game, median
    quick: float  # lower and upper quartile
    slow: float
    reference: float  # the loop of arithmetic, median
    in_references: float  # how many such loops a game takes, median
    clone: float  # the least of several: what disturbs so short a time can only lengthen it
    deepcopy_ratio: float  # how many clones a deep copy takes; not a number where it is impossible
    sharing_ratio: float  # the same for a deep copy that shares what a clone shares


def reference() -> int:
    """A fixed amount of what interpreters do: small ints, a list, a loop."""
    cells = [0] * 64
    x = 1
    for i in range(REFERENCE_STEPS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        cells[i & 63] = (cells[(i * 7) & 63] + x) % 1009
    return sum(cells)


def walk(game: Game[Any], seats: int, seed: int, most: int | None = None) -> Walk:
    """Play at random to the end, or for this many choices at most; also counts the answers."""
    rng = Rng(seed)
    g = game.new(seats, {})
    run.start(g)
    choices = 0
    branching: list[int] = []
    while not run.is_over(g) and choices != most:
        seat = run.first_to_act(g)
        offered = run.options(g, seat)
        if seat != CHANCE:
            branching.append(len(offered))
        run.apply(g, seat, run.draw(g, rng) if seat == CHANCE else offered[rng.below(len(offered))])
        choices += 1
    return Walk(g, choices, branching)


def play(game: Game[Any], seats: int, seed: int) -> None:
    """Play at random to the end, and do nothing else: this is what is timed."""
    rng = Rng(seed)
    g = game.new(seats, {})
    run.start(g)
    while not run.is_over(g):
        seat = run.first_to_act(g)
        if seat == CHANCE:
            run.apply(g, seat, run.draw(g, rng))
        else:
            offered = g.offered[seat]
            run.apply(g, seat, offered[rng.below(len(offered))])


def timed(work: Callable[[], object], times: int = 1) -> float:
    """Seconds for doing it once."""
    began = process_time()
    for _ in range(times):
        work()
    return (process_time() - began) / times


def measure(game: Game[Any], seats: int, games: int) -> Line:
    walks = [walk(game, seats, seed) for seed in range(max(5, games // 5))]
    choices = mean(each.choices for each in walks)
    references, played = [], []
    for seed in range(games):
        references.append(timed(reference))
        played.append(timed(lambda seed=seed: play(game, seats, seed)))  # type: ignore[misc]
    quick, middle, slow = quantiles(played, n=4)
    state = walk(game, seats, 0, int(choices / 2)).state
    clones, deep, sharing = [], [], []
    for _ in range(REPEATS):
        clones.append(timed(state.copy, CLONES))
        deep.append(deep_copy(state, {}))
        sharing.append(deep_copy(state, shared(game, state)))
    return Line(
        game=game.name,
        seats=seats,
        choices=choices,
        branching=mean(count for each in walks for count in each.branching),
        seconds=middle,
        quick=quick,
        slow=slow,
        reference=median(references),
        in_references=median(map(truediv, played, references)),
        clone=min(clones),
        deepcopy_ratio=min(deep) / min(clones),
        sharing_ratio=min(sharing) / min(clones),
    )


def deep_copy(state: Any, constants: dict[int, Any]) -> float:
    """Seconds for a deep copy that shares these constants; not a number if there is none."""
    try:
        return timed(lambda: copy.deepcopy(state, constants.copy()), DEEP_COPIES)
    except TypeError:  # compiled objects cannot be copied
        return nan


def shared(game: Game[Any], state: Any) -> dict[int, Any]:
    """What a deep copy must not copy, in the form in which `deepcopy` wants to know it."""
    things = [*game.decisions, getattr(state, "box", None)]
    return {id(thing): thing for thing in things if thing is not None}


def table() -> Table:
    """The head of the report."""
    report = Table(title=f"Guildhall {__version__}, {platform.python_implementation()} {platform.python_version()}")
    for head in ("game", "seats"):
        report.add_column(head)
    for head in (
        "game, ms",
        "quartiles",
        "game / reference",
        "choices",
        "choices / s",
        "branching",
        "clone, us",
        "deepcopy / clone",
        "sharing",
    ):
        report.add_column(head, justify="right")
    return report


def row(line: Line) -> tuple[str, ...]:
    return (
        line.game,
        str(line.seats),
        f"{line.seconds * 1e3:.2f}",
        f"{line.quick * 1e3:.2f}-{line.slow * 1e3:.2f}",
        f"{line.in_references:.2f}",
        f"{line.choices:.0f}",
        f"{line.choices / line.seconds:,.0f}",
        f"{line.branching:.1f}",
        f"{line.clone * 1e6:.2f}",
        f"{line.deepcopy_ratio:.0f}",
        f"{line.sharing_ratio:.0f}",
    )


def as_json(lines: list[Line]) -> str:
    """All figures, for comparing runs."""
    measured = [{key: None if value != value else value for key, value in line._asdict().items()} for line in lines]
    where = {"version": __version__, "python": platform.python_version(), "compiled": not _is_source(run.__file__)}
    return json.dumps({**where, "lines": measured}, indent=2) + "\n"


def _is_source(file: str | None) -> bool:
    return file is not None and file.endswith(".py")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast the registered games are.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="these games only")
    parser.add_argument("--games", type=int, default=60, help="random games per line (default: 60)")
    parser.add_argument("--seats", type=int, help="this seat count only")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all figures to a file")
    chosen = parser.parse_args(arguments)
    if chosen.games < 2:
        parser.error("at least 2 games are needed")
    for name in chosen.names:
        if name not in shelf.NAMES:
            parser.error(f"there is no game '{name}'; there are: {', '.join(shelf.NAMES)}")
    lines = []
    report = table()
    for name in chosen.names or shelf.NAMES:
        game = shelf.game(name)
        for seats in game.seats:
            if chosen.seats in (None, seats):
                lines.append(measure(game, seats, chosen.games))
                report.add_row(*row(lines[-1]))
    Console(width=None if sys.stdout.isatty() else REPORT_WIDTH).print(report)
    if chosen.json is not None:
        chosen.json.parent.mkdir(parents=True, exist_ok=True)
        chosen.json.write_text(as_json(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
