"""Root parallelization: worker processes search the same position, each in its own tree, and their results are added.

Chaslot, Winands, van den Herik: Parallel Monte-Carlo tree search. Computers and Games 2008.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from math import inf
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import perf_counter
from typing import Any, Final

from guildhall.bots.bot import Position
from guildhall.bots.evaluate import evaluator
from guildhall.bots.evaluate.base import Tuning
from guildhall.bots.garbage import gc_paused
from guildhall.bots.search.ismcts import Search
from guildhall.bots.search.result import Result
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat

SEEDS: Final = 1 << 29

Found = tuple[int, list[Result]]  # the number of simulations, and what they found
Clock = Callable[[], float]


class Workers:
    """Processes that start with the first search and wait for the next one."""

    def __init__(self, game: Game[Any], tuning: Tuning, size: int) -> None:
        self.game = game
        self.tuning = tuning
        self.size = size
        self.pipes: list[Connection] = []
        self.processes: list[SpawnProcess] = []

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        for _ in range(self.size):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(self.game, self.tuning, theirs), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def send(self, position: Position, rng: Rng, simulations: int, seconds: float | None) -> None:
        """Let each worker search a position, with a seed of its own."""
        if not self.processes:
            self.start()
        text = position.write()
        for pipe in self.pipes:
            pipe.send((text, position.seat, rng.below(SEEDS), simulations, seconds))

    def receive(self) -> list[Found]:
        """Wait for all workers."""
        return [pipe.recv() for pipe in self.pipes]

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send(None)
            pipe.close()
        for process in self.processes:
            process.join()
        self.pipes, self.processes = [], []


def work(game: Game[Any], tuning: Tuning, pipe: Connection) -> None:
    """The loop of a worker process: search each position it is sent, until it is sent None or the pipe closes."""
    while True:
        try:
            order = pipe.recv()
        except EOFError:
            return
        if order is None:
            return
        pipe.send(search_anew(game, tuning, *order))


@gc_paused()
def search_anew(
    game: Game[Any], tuning: Tuning, text: str, seat: Seat, seed: int, simulations: int, seconds: float | None
) -> Found:
    """Search a position in a new tree."""
    until = inf if seconds is None else perf_counter() + seconds
    rng = Rng(seed)
    position = Position.read(game, text, seat, rng)
    search = Search(evaluator(game), seat, position.seats, rng, tuning)
    search.run(position.sample, simulations, until, perf_counter)
    return search.simulations, search.results()


def merged(parts: list[list[Result]]) -> list[Result]:
    """The results of several trees as one."""
    sums: dict[int, Result] = {}
    for option, visits, wins, points in (result for part in parts for result in part):
        if option in sums:
            _, other_visits, other_wins, other_points = sums[option]
            visits += other_visits
            wins = [a + b for a, b in zip(wins, other_wins, strict=True)]
            points = [a + b for a, b in zip(points, other_points, strict=True)]
        sums[option] = (option, visits, wins, points)
    return list(sums.values())
