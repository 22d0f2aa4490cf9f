"""The searching bot: tree search within a limit, in one process or several.

It uses beam search instead where it plays alone and all draws to come are known.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from math import exp, inf
from time import perf_counter
from typing import Any, Final, TypeVar

from guildhall.bots.bot import Advice, Candidate, Limit, Position
from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.bots.garbage import gc_paused
from guildhall.bots.pace import TurnBudget
from guildhall.bots.parallel import Clock, Found, Workers, merged
from guildhall.bots.search.beam import STATES_PER_SIMULATION, BeamSearch
from guildhall.bots.search.ismcts import CATCH_UP, Search
from guildhall.bots.search.lookahead import state_after
from guildhall.bots.search.result import Result
from guildhall.bots.search.reuse import advance, follow
from guildhall.bots.search.tree import ROOT
from guildhall.bots.slips import Slips, settle
from guildhall.kernel.game import Game
from guildhall.kernel.playout import weighted
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option, Seat, State

NO_LIMIT: Final = 1 << 30  # simulations
WEIGHT_STEPS: Final = 1 << 20  # sampling weights are whole numbers
POINTS_SCALE: Final = 0.5  # in beam search, an answer this many points worse has 1/e of the best one's weight
LEAST_SIMULATIONS: Final = 32  # of a tree for a level's answer, however slow the machine is
MOST_NODES_AHEAD: Final = 20_000  # of a tree in which a bot thinks ahead
TRIAL_SECONDS: Final = 0.4  # that a slip may be tried out for, or as long as the answer was thought about


T = TypeVar("T")


class HurryUp(Exception):
    """The answer is wanted at once."""


class MctsBot:
    """Searches within its limit, and reuses its tree as long as the tree covers what happens.

    The temperature works as in AlphaZero: at 0 the bot gives the most visited answer; at 1 it samples answers in
    proportion to their visits; in between, in proportion to their visits to the power of 1 / temperature. `explain`
    always gives the best answer.

    With slips, which levels for people have, it gives worse answers at a stated cost instead (see `slips`).

    With a budget, the seconds of the limit are for a turn, and a search stops when all of it agrees.

    A line found by beam search is followed to the end of the phase in which it was found.
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
        temperature: float = 0.0,
        budget: TurnBudget | None = None,
        slips: Slips | None = None,
    ) -> None:
        """Raises ValueError for an invalid limit, and for several workers with an evaluator that is not the game's."""
        limit.check()
        if judge is not None and workers > 1:
            raise ValueError("another evaluator works in one process only: worker processes use the game's own")
        self.name = name
        self.limit = limit
        self.clock = clock  # wall time, or the time of this process
        self.temperature = temperature
        self.budget = budget
        self.slips = slips
        self.game = game
        self.tuning = tuning_of(game) if tuning is None else tuning
        self.evaluator = evaluator(game) if judge is None else judge
        self.workers = Workers(game, self.tuning, workers - 1) if workers > 1 else None
        self.search: Search | None = None
        self.root: State | None = None  # a possible state at the root of the kept tree
        self.beam: BeamSearch | None = None

    def choose(self, position: Position, rng: Rng) -> Option:
        options = position.options
        if len(options) == 1:
            option = options[0]
        elif self.beam is not None and self.beam.goes_on(position.sample(rng)):
            option = self.beam.line[0]
        else:
            option = finished(self.settle(self.think(position, rng), position, rng))
            self.keep_tree(position, option, rng)
        self.note_answer(position, option, rng)
        return option

    def note_answer(self, position: Position, option: Option, rng: Rng) -> None:
        """Keep what there is of a line. With a budget, note whether this turn goes on, as far as can be known."""
        self.keep_line(option)
        if self.budget is not None:
            g = state_after(position.sample(rng), position.seat, option, rng)
            self.budget.answered(goes_on=g.asked[position.seat] is not None)

    def explain(self, position: Position, rng: Rng) -> Advice:
        advice = self.think(position, rng)
        self.keep_tree(position, advice.option, rng)
        self.keep_line(advice.option)
        return advice

    @gc_paused()
    def think(self, position: Position, rng: Rng) -> Advice:
        began = self.clock()
        seconds = self.limit.seconds if self.budget is None else self.budget.share()
        until = inf if seconds is None else began + seconds
        simulations = self.limit.simulations or NO_LIMIT
        if self.is_for_beam(position, rng):
            made, results = self.search_beam(position, rng, simulations, until)
        else:
            self.beam = None  # discard a line that was found for a later position
            made, results = self.search_tree(position, rng, simulations, until, seconds)
        spent = self.clock() - began
        if self.budget is not None:
            self.budget.spend(spent)
        return advice_from(position, results, made, spent)

    def is_for_beam(self, position: Position, rng: Rng) -> bool:
        """Whether beam search applies: alone, with all draws to come known."""
        return position.seats == 1 and self.evaluator.is_deterministic(position.sample(rng))

    def search_beam(self, position: Position, rng: Rng, simulations: int, until: float) -> Found:
        """The best line to the end of the game, at least as good as the one kept so far."""
        if self.beam is None:
            self.beam = BeamSearch(self.evaluator, position.seat)
            self.search = self.root = None
        g = position.sample(rng)
        self.beam.run(g, simulations, until, self.clock)
        return self.beam.states // STATES_PER_SIMULATION, self.beam.results(g)

    def search_tree(self, position: Position, rng: Rng, simulations: int, until: float, seconds: float | None) -> Found:
        """Simulations here and in the workers, the best option first."""
        search = self.tree_for(position, rng)
        before = search.simulations
        if self.workers is None:
            search.run(position.sample, simulations, until, self.clock)
            if self.budget is not None:
                search.run(position.sample, LEAST_SIMULATIONS - search.tree.visits[ROOT], inf, self.clock)
            results, made = search.results(), search.simulations - before
        else:
            share = simulations // (self.workers.size + 1)
            self.workers.send(position, rng, share, seconds)
            search.run(position.sample, simulations - share * self.workers.size, until, self.clock)
            found = self.workers.receive()
            results = merged([search.results(), *(part for _, part in found)])
            made = search.simulations - before + sum(number for number, _ in found)
        return made, ranked(results, position.seat)

    def think_in_slices(
        self, position: Position, rng: Rng, simulations: int, until: float, size: int
    ) -> Generator[None, None, Advice]:
        """`think` by tree search, with a pause after every few simulations.

        Throw `HurryUp` in to have the advice at once, from what was found so far.
        """
        began = self.clock()
        search = self.tree_for(position, rng)
        before, made = search.simulations, 0
        with suppress(HurryUp):
            while made < simulations:
                with gc_paused():
                    is_done = search.run(position.sample, min(size, simulations - made), until, self.clock)
                made = search.simulations - before
                if is_done or search.is_settled((simulations - made) * CATCH_UP):
                    break
                yield
        return advice_from(position, ranked(search.results(), position.seat), made, self.clock() - began)

    def settle(self, advice: Advice, position: Position, rng: Rng) -> Generator[None, None, Option]:
        """The answer that follows from advice: the best one, or a worse one as temperature or slips allow.

        Pauses while a slip is tried out. Throw `HurryUp` in to have the best answer at once.
        """
        if self.slips is None:
            return self.sample_answer(advice, rng)
        began = self.clock()
        until = inf if self.limit.seconds is None else began + max(TRIAL_SECONDS, advice.seconds)
        search = self.search if self.beam is None else None
        is_late = lambda: self.clock() >= until  # noqa: E731
        option = advice.option
        with suppress(HurryUp):
            option = yield from settle(
                self.slips, self.game, position, advice, search, self.evaluator, self.tuning, rng, is_late
            )
        if self.budget is not None:
            self.budget.spend(self.clock() - began)
        return option

    def sample_answer(self, advice: Advice, rng: Rng) -> Option:
        """The best answer, or another one as the temperature allows."""
        if not self.temperature:
            return advice.option
        best = advice.candidates[0]
        weights = [
            round(WEIGHT_STEPS * self.relative_weight(found, best) ** (1 / self.temperature))
            for found in advice.candidates
        ]
        return advice.candidates[weighted(weights, rng)].option

    def relative_weight(self, found: Candidate, best: Candidate) -> float:
        """The weight of an answer at temperature 1, if the best one has weight 1.

        Beam search knows what an answer costs in points. Tree search knows only the visits: the points of an option
        that was tried once say little.
        """
        if self.beam is None:
            return found.share / best.share
        return float(exp((found.points[0] - best.points[0]) / POINTS_SCALE))

    @gc_paused()
    def think_ahead(self, position: Position, rng: Rng, seconds: float) -> None:
        """Search on in the kept tree while others are asked, so that the next answer needs less time.

        Ends when the time is over, or when the clock raises something; the tree is kept in both cases.
        """
        if position.seats == 1 or not position.is_others_turn:
            return
        search = self.tree_for(position, rng)
        self.root = position.sample(rng)
        search.think_ahead(position.sample, MOST_NODES_AHEAD, self.clock() + seconds, self.clock)

    def tree_for(self, position: Position, rng: Rng) -> Search:
        """The kept tree if it covers what has happened since, or a new one."""
        kept, root = self.search, self.root
        self.search = self.root = None
        seen = position.view()
        if (
            kept is None
            or root is None
            or not follow(kept.tree, root, kept.seat, lambda g: self.looks_like(g, position, seen))
        ):
            kept = Search(self.evaluator, position.seat, position.seats, rng, self.tuning)
            kept.stops_when_all_agree = self.budget is not None
        kept.use(rng)
        self.search = kept
        return kept

    @staticmethod
    def looks_like(g: State, position: Position, seen: Any) -> bool:
        """Whether a state looks like the position to its seat, and asks the same."""
        seat = position.seat
        asked = position.asked
        if g.asked[seat] is not asked[seat] or (asked[seat] is None and g.asked != asked):
            return False
        if asked[seat] is not None and g.offered[seat] != position.options:
            return False
        return bool(position.game.view(g, seat) == seen)

    def keep_line(self, option: Option) -> None:
        """Keep the rest of a line after an answer."""
        if self.beam is not None:
            self.beam.advance(option)

    def keep_tree(self, position: Position, option: Option, rng: Rng) -> None:
        """Keep the part of the tree below an answer."""
        search = self.search
        if search is not None:
            root = position.sample(rng)
            if advance(search.tree, root, search.seat, option):
                self.root = root
            else:
                self.search = None

    def close(self) -> None:
        self.search = self.root = self.beam = None
        if self.workers is not None:
            self.workers.close()


def finished(work: Generator[None, None, T]) -> T:
    """The result of work that pauses, without pauses."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result


def ranked(results: list[Result], seat: Seat) -> list[Result]:
    """The most visited option first; ties go by wins, then points."""
    return sorted(results, key=lambda result: (-result[1], -result[2][seat], -result[3][seat], result[0]))


def advice_from(position: Position, results: list[Result], simulations: int, seconds: float) -> Advice:
    """The advice that follows from results, best option first."""
    offered = position.options  # other determinizations may have offered more
    results = [result for result in results if result[0] in offered]
    visited = sum(visits for _, visits, _, _ in results)
    names = position.question.domain
    found = tuple(
        Candidate(
            option,
            names[option],
            visits / visited,
            tuple(value / visits for value in points),
            wins[position.seat] / visits,
        )
        for option, visits, wins, points in results
    )
    return Advice(found[0].option, found, simulations, seconds)
