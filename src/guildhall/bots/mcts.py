"""The bot that searches: information-set Monte Carlo tree search within a limit, alone or with worker processes.

Where it plays alone and nothing is left to chance, it makes a plan instead.
"""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import exp, inf
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import perf_counter
from typing import Any, Final

from guildhall.bots.bot import Advice, Candidate, Limit, Position
from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.bots.plan import LOOKS, Planner
from guildhall.bots.search import Result, Search
from guildhall.kernel.game import Game
from guildhall.kernel.playout import weighted
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option, Seat, State

SIMULATIONS: Final = 1 << 30  # as good as no limit
SEEDS: Final = 1 << 29
FINE: Final = 1 << 20  # weights are whole numbers
LOST: Final = 0.5  # points: an answer that loses so many is a third as tempting as the best

Found = tuple[int, list[Result]]  # after so many simulations
Clock = Callable[[], float]


@contextmanager
def no_look_for_cycles() -> Iterator[None]:
    """States and trees have no cycles, and looking for some takes a seventh of a long search."""
    looked = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looked:
            gc.enable()


class MctsBot:
    """Searches within its limit. The tree is kept from answer to answer as long as it covers what happens.

    One that slips takes options for the best that are not. With a slip of 1 it answers as often in a way as it tried
    it in simulations; with less it keeps closer to what it tried most, and with 0 to that alone. It explains the best
    one all the same.

    Where a plan can be made, it is kept instead of a tree, and followed to the end of the stage in which it was made.
    """

    def __init__(
        self,
        game: Game[Any],
        limit: Limit,
        workers: int = 1,
        name: str = "mcts",
        tuning: Tuning | None = None,
        judge: Evaluator | None = None,
        clock: Clock = perf_counter,
        slip: float = 0.0,
    ) -> None:
        """Raises ValueError for a limit that is none, and for workers who would judge otherwise."""
        limit.check()
        if judge is not None and workers > 1:
            raise ValueError("worker processes have the game's own evaluator, so another one works alone")
        self.name = name
        self.limit = limit
        self.clock = clock  # what seconds are: on the wall, or of this process
        self.slip = slip
        self.tuning = tuning_of(game) if tuning is None else tuning
        self.evaluator = evaluator(game) if judge is None else judge
        self.crew = Crew(game, self.tuning, workers - 1) if workers > 1 else None
        self.search: Search | None = None
        self.guess: State | None = None  # a state that may have been reached with the answer at the root of the tree
        self.planner: Planner | None = None

    def choose(self, position: Position, rng: Rng) -> Option:
        options = position.options
        if len(options) == 1:
            option = options[0]
        elif self.planner is not None and self.planner.goes_on(position.sample(rng)):
            option = self.planner.line[0]
        else:
            option = self.slipped(self.think(position, rng), rng)
            self.keep_tree(position, option, rng)
        self.keep_plan(option)
        return option

    def explain(self, position: Position, rng: Rng) -> Advice:
        advice = self.think(position, rng)
        self.keep_tree(position, advice.option, rng)
        self.keep_plan(advice.option)
        return advice

    @no_look_for_cycles()
    def think(self, position: Position, rng: Rng) -> Advice:
        began = self.clock()
        until = inf if self.limit.seconds is None else began + self.limit.seconds
        simulations = self.limit.simulations or SIMULATIONS
        if position.seats == 1 and self.evaluator.is_certain(position.sample(rng)):
            made, results = self.plan(position, rng, simulations, until)
        else:
            self.planner = None  # who asks about something earlier gets no plan of what was later
            made, results = self.search_tree(position, rng, simulations, until)
        return advice(position, results, made, self.clock() - began)

    def plan(self, position: Position, rng: Rng, simulations: int, until: float) -> Found:
        """The best way to the end of the game, at least that of the plan so far. No tree is needed any more."""
        if self.planner is None:
            self.planner = Planner(self.evaluator, position.seat)
            self.search = self.guess = None
        g = position.sample(rng)
        self.planner.run(g, simulations, until, self.clock)
        return self.planner.states // LOOKS, self.planner.results(g)

    def search_tree(self, position: Position, rng: Rng, simulations: int, until: float) -> Found:
        """Simulations of all that may happen, also by the crew. The most visited option first; of equals the one that
        promises more."""
        search = self.tree_for(position, rng)
        before = search.simulations
        if self.crew is None:
            search.run(position.sample, simulations, until, self.clock)
            results, made = search.results(), search.simulations - before
        else:
            share = simulations // (self.crew.size + 1)
            self.crew.send(position, rng, share, self.limit.seconds)
            search.run(position.sample, simulations - share * self.crew.size, until, self.clock)
            found = self.crew.receive()
            results = merged([search.results(), *(part for _, part in found)])
            made = search.simulations - before + sum(number for number, _ in found)
        seat = position.seat
        results.sort(key=lambda result: (-result[1], -result[2][seat], -result[3][seat], result[0]))
        return made, results

    def slipped(self, advice: Advice, rng: Rng) -> Option:
        """The answer that was found, or another, the rarer the less tempting it is."""
        if not self.slip:
            return advice.option
        best = advice.candidates[0]
        weights = [round(FINE * self.temptation(found, best) ** (1 / self.slip)) for found in advice.candidates]
        return advice.candidates[weighted(weights, rng)].option

    def temptation(self, found: Candidate, best: Candidate) -> float:
        """How easily an answer is taken for the best: by how often it was tried, or by the points that it loses.

        Only a plan knows those: in a tree, one that was tried once may promise anything.
        """
        if self.planner is None:
            return found.share / best.share
        return float(exp((found.points[0] - best.points[0]) / LOST))

    def tree_for(self, position: Position, rng: Rng) -> Search:
        """The kept tree if it knows what has happened since, or a new one."""
        kept, guess = self.search, self.guess
        self.search = self.guess = None
        seen = position.view()
        if kept is None or guess is None or not kept.follow(guess, lambda g: self.is_seen(position, g, seen)):
            kept = Search(self.evaluator, position.seat, position.seats, rng, self.tuning)
        kept.rng = rng
        self.search = kept
        return kept

    @staticmethod
    def is_seen(position: Position, g: State, seen: Any) -> bool:
        """Whether a state looks like the position to its seat, and asks it the same."""
        seat = position.seat
        if g.asked[seat] is not position.question or g.offered[seat] != position.options:
            return False
        return bool(position.game.view(g, seat) == seen)

    def keep_plan(self, option: Option) -> None:
        """Keep what a plan says after the answer."""
        if self.planner is not None:
            self.planner.advance(option)

    def keep_tree(self, position: Position, option: Option, rng: Rng) -> None:
        """Keep the part of the tree below the answer."""
        search = self.search
        if search is not None:
            guess = position.sample(rng)
            if search.advance(guess, option):
                self.guess = guess
            else:
                self.search = None

    def close(self) -> None:
        self.search = self.guess = self.planner = None
        if self.crew is not None:
            self.crew.close()


def advice(position: Position, results: list[Result], simulations: int, seconds: float) -> Advice:
    """What a search found, the best option first."""
    offered = position.options  # what is unknown may have let the tree try what is not
    results = [result for result in results if result[0] in offered]
    visited = sum(visits for _, visits, _, _ in results)
    names = position.question.domain
    found = tuple(
        Candidate(
            option,
            names[option],
            visits / visited,
            tuple(value / visits for value in points),
            chances[position.seat] / visits,
        )
        for option, visits, chances, points in results
    )
    return Advice(found[0].option, found, simulations, seconds)


def merged(parts: list[list[Result]]) -> list[Result]:
    """The results of several trees as one."""
    sums: dict[int, Result] = {}
    for option, visits, chances, points in (result for part in parts for result in part):
        if option in sums:
            _, more, other_chances, other_points = sums[option]
            visits += more
            chances = [a + b for a, b in zip(chances, other_chances, strict=True)]
            points = [a + b for a, b in zip(points, other_points, strict=True)]
        sums[option] = (option, visits, chances, points)
    return list(sums.values())


class Crew:
    """Worker processes that search the same position, each in a tree of its own."""

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
        if not self.processes:
            self.start()
        text = position.write()
        for pipe in self.pipes:
            pipe.send((text, position.seat, rng.below(SEEDS), simulations, seconds))

    def receive(self) -> list[Found]:
        return [pipe.recv() for pipe in self.pipes]

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send(None)
            pipe.close()
        for process in self.processes:
            process.join()
        self.pipes, self.processes = [], []


def work(game: Game[Any], tuning: Tuning, pipe: Connection) -> None:
    """What a worker does: search whatever position it is sent, until nothing more comes."""
    while True:
        try:
            order = pipe.recv()
        except EOFError:
            return
        if order is None:
            return
        pipe.send(searched(game, tuning, *order))


@no_look_for_cycles()
def searched(
    game: Game[Any], tuning: Tuning, text: str, seat: Seat, seed: int, simulations: int, seconds: float | None
) -> Found:
    """The results of one tree of a worker's own."""
    until = inf if seconds is None else perf_counter() + seconds
    rng = Rng(seed)
    position = Position.read(game, text, seat, rng)
    search = Search(evaluator(game), seat, position.seats, rng, tuning)
    search.run(position.sample, simulations, until, perf_counter)
    return search.simulations, search.results()
