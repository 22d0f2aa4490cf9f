"""How fast games are as numbers: `python -m bench.adapters`, with the compiled engine first on the path.

Every figure of a game is measured in the same run, in turns, and set against the engine's own random choices. Time is
that of the processor, because other jobs share the machine. Worker processes are measured on Linux only.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Final, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from bench.aec import Empty, aec_steps
from guildhall import __version__, batch, shelf
from guildhall.adapters.batch import Batch, random_actions
from guildhall.adapters.pettingzoo import raw_env
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng

REPORT_WIDTH: Final = 130  # columns, if the width of the terminal is unknown
ROUNDS: Final = 3
STEPS: Final = 200_000
BAR: Final = 0.1  # steps of a batch for each random choice of the engine
WORKERS_BAR: Final = 1.8  # how much faster two workers are than one
WORKER_GAMES: Final = 1024  # of a batch with workers: with fewer, waking them counts for more than stepping


class Line(NamedTuple):
    """What was measured for one game, per second."""

    game: str
    choices: float  # the engine's own, at random
    steps: float  # of a batch in one process, actions drawn from the masks
    worker: float  # of a batch with one worker
    workers: float  # of a batch with two
    aec: float  # steps of PettingZoo's AEC environment
    empty: float  # steps of an AEC environment that does nothing, in the same loop
    grown: int  # kilobytes that the process has grown by during `counted` steps of the batch, after the first round
    counted: int


def engine_choices(name: str, seconds: float) -> float:
    game, made, number = shelf.game(name), 0, 0
    began = process_time()
    while process_time() - began < seconds:
        g = game.new(2, {})
        run.start(g)
        made += playout(g, Rng(number))
        number += 1
    return made / (process_time() - began)


def stepped(games: Batch, seconds: float, clock: Callable[[], float], as_count: bool = False) -> float:
    """Steps per second, or just their count, with allowed actions at random."""
    rng = np.random.default_rng(1)
    now, made = games.reset(), 0
    began = clock()
    while clock() - began < seconds:
        now = games.step(random_actions(now.masks, rng))
        made += games.games
    return made if as_count else made / (clock() - began)


def with_workers(name: str, count: int, workers: int, seconds: float) -> float:
    """Steps per second with this many workers, each on a core of its own.

    Counted by the processor: the time of this process, which chooses, and of the busiest worker, which steps meanwhile.
    """
    with batch(name, count, 2, workers=workers, copy=False) as games:
        games.reset()
        began, worked = process_time(), [busy(process.pid) for process in games._processes]
        made = stepped(games, seconds, perf_counter, as_count=True)
        chose = process_time() - began
        spent = [busy(process.pid) - at for process, at in zip(games._processes, worked, strict=True)]
        return made / (chose + max(spent))


def busy(process: int) -> float:
    """Seconds that a process has run on a processor."""
    return int(Path(f"/proc/{process}/schedstat").read_text(encoding="ascii").split()[0]) / 1e9


def resident() -> int:
    """Kilobytes that this process holds now; 0 where the system does not say."""
    file = Path("/proc/self/statm")
    return int(file.read_text(encoding="ascii").split()[1]) * 4 if file.exists() else 0


def growth(games: Batch, steps: int) -> tuple[int, int]:
    """Kilobytes that this process has grown by, and the steps that it made meanwhile."""
    rng, now, made = np.random.default_rng(1), games.reset(), 0
    before = resident()
    while made < steps:
        now = games.step(random_actions(now.masks, rng))
        made += games.games
    return resident() - before, made


def measure(name: str, games: int, seconds: float, with_two: bool, steps: int) -> Line:
    figures: list[list[float]] = []
    with batch(name, games, 2, copy=False) as local:
        stepped(local, seconds, process_time)
        for _ in range(ROUNDS):
            choices = engine_choices(name, seconds)
            made = stepped(local, seconds, process_time)
            worker, workers = (
                with_workers(name, WORKER_GAMES, count, seconds) if with_two else 0.0 for count in (1, 2)
            )
            aec = aec_steps(raw_env(name, seats=2), seconds)
            figures.append([choices, made, worker, workers, aec, aec_steps(Empty(), seconds)])
        grown, counted = growth(local, steps)
    choices, made, worker, workers, aec, empty = (median(values) for values in zip(*figures, strict=True))
    return Line(name, choices, made, worker, workers, aec, empty, grown, counted)


def table() -> Table:
    report = Table(
        title=f"Guildhall {__version__} as numbers, 2 seats, {platform.python_version()}, "
        f"{'plain Python' if str(run.__file__).endswith('.py') else 'compiled'}"
    )
    report.add_column("game")
    for head in ("engine choices/s", "batch steps/s", "share", "2 workers / 1", "AEC steps/s", "grown, kB", "bars"):
        report.add_column(head, justify="right")
    return report


def row(line: Line) -> tuple[str, ...]:
    share = line.steps / line.choices
    gain = line.workers / line.worker if line.worker else 0.0
    met = share >= BAR and (not line.worker or gain >= WORKERS_BAR)
    shown = f"{gain:.2f}" if line.worker else "-"
    figures = f"{line.choices:,.0f}", f"{line.steps:,.0f}", f"{share:.2f}", shown, f"{line.aec:,.0f}", str(line.grown)
    return line.game, *figures, "met" if met else "missed"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.adapters", description="How fast games are as numbers.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="these games only")
    parser.add_argument("--games", type=int, default=256, help="games of a batch (default: 256)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure (default: 1)")
    parser.add_argument("--no-workers", action="store_true", help="leave out worker processes")
    parser.add_argument("--steps", type=int, default=STEPS, help=f"for the growth of memory (default: {STEPS})")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all figures to a file")
    chosen = parser.parse_args(arguments)
    if chosen.games < 2 or chosen.seconds <= 0:
        parser.error("at least 2 games and some time are needed")
    for name in chosen.names:
        if name not in shelf.NAMES:
            parser.error(f"there is no game '{name}'; there are: {', '.join(shelf.NAMES)}")
    report, lines = table(), []
    for name in chosen.names or shelf.NAMES:
        lines.append(measure(name, chosen.games, chosen.seconds, not chosen.no_workers, chosen.steps))
        report.add_row(*row(lines[-1]))
    Console(width=None if sys.stdout.isatty() else REPORT_WIDTH).print(report)
    if chosen.json is not None:
        chosen.json.write_text(json.dumps([line._asdict() for line in lines], indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
