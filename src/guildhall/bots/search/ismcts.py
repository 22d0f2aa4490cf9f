"""The driver of the tree search: simulations, backup and results. See the package for the algorithm."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

from guildhall.bots.evaluate.base import Evaluator, Opinion, Tuning, win_shares
from guildhall.bots.search.descent import FREE, Descent
from guildhall.bots.search.result import Result
from guildhall.bots.search.rollout import Rollout
from guildhall.bots.search.selection import Selector
from guildhall.bots.search.tree import LANE, NONE, ROOT, Tree
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import first_to_act
from guildhall.kernel.state import Option, Seat, State

BATCH: Final = 8  # simulations between two checks for an early stop
FIRST_SIMULATIONS: Final = 48  # that may agree
AGREEMENT: Final = 0.9  # of them, on one answer
CATCH_UP: Final = 0.5  # the most of the remaining simulations that an option behind the leader may expect to get
WIN_WEIGHT: Final = 0.75  # of the result in the value of a finished game; the rest is the margin


class Search:
    """One tree, and the simulations that build it."""

    def __init__(self, evaluator: Evaluator, seat: Seat, seats: int, rng: Rng, tuning: Tuning) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.cutoff = tuning.cutoff
        self.has_rollout_policy = tuning.rollout_candidates > 1
        self.horizon = tuning.horizon
        self.trace_decay = tuning.trace_decay
        self.prior_visits = tuning.prior_visits
        self.tree = Tree(seats)
        self.selector = Selector(self.tree, evaluator, rng, tuning)
        self.descent = Descent(self.tree, self.selector, tuning.max_chance_children, tuning.expansion_threshold)
        self.rollout = Rollout(evaluator, rng, tuning)
        self.simulations = 0
        self.stops_when_all_agree = False
        self.root_question = 0

    def use(self, rng: Rng) -> None:
        """Continue with another random generator."""
        self.rng = self.selector.rng = self.rollout.rng = rng

    def run(self, sample: Callable[[Rng], State], simulations: int, until: float, clock: Callable[[], float]) -> bool:
        """Run this many simulations, or fewer: stop at the time `until`, or when more would hardly change the answer.

        `sample` draws a determinization. Returns whether it stopped for one of these reasons.
        """
        began = clock()
        made = 0
        while made < simulations:
            self.simulate(sample(self.rng))
            made += 1
            now = clock()
            if now >= until:
                return True
            if made % BATCH == 0 and until < inf:
                left = made * (until - now) / max(now - began, 1e-6)
                if self.is_settled(left * CATCH_UP):
                    return True
        return False

    def is_settled(self, left: float) -> bool:
        """Whether the answer will hardly change any more."""
        return self.is_decided(left) or (self.stops_when_all_agree and self.is_agreed())

    def is_agreed(self) -> bool:
        """Whether nearly all of the first simulations went for one answer."""
        most, total = 0, 0
        for child in self.root_children():
            visits = self.tree.visits[child]
            total += visits
            if visits > most:
                most = visits
        return total >= FIRST_SIMULATIONS and most >= AGREEMENT * total

    def is_decided(self, left: float) -> bool:
        """Whether the most visited option stays ahead even if all these simulations try the second."""
        first, second = 0, 0
        for child in self.root_children():
            visits = self.tree.visits[child]
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left

    def simulate(self, g: State, first: Option = FREE) -> None:
        """One simulation from a determinization, which may have to begin with a certain answer; changes it."""
        decision = g.asked[self.seat]
        assert decision is not None
        self.root_question = self.tree.question(decision, self.seat)
        self.play(g, self.seat, first)

    def think_ahead(self, sample: Callable[[Rng], State], nodes: int, until: float, clock: Callable[[], float]) -> None:
        """Simulations from where others are asked, until the tree has so many nodes or the time is over."""
        while len(self.tree.key) < nodes and clock() < until:
            g = sample(self.rng)
            self.play(g, first_to_act(g), FREE)

    def play(self, g: State, seat: Seat, first: Option) -> None:
        """One simulation that begins with a seat's answer."""
        self.simulations += 1
        self.descent.walk(g, seat, first)
        visits = self.tree.visits
        for node in self.descent.path:
            visits[node] += 1
        if self.has_rollout_policy:
            self.roll_out(g)
        else:
            playout(g, self.rng, self.cutoff)
            self.back_up(g, self.evaluator.judge(g), 1.0)

    def chance_after(self, g: State, option: Option) -> float:
        """The chance to win that one simulation found after an answer; changes the determinization that it is for."""
        before = self.tree.wins[self.seat]  # of the root
        self.simulate(g, option)
        return self.tree.wins[self.seat] - before

    def roll_out(self, g: State) -> None:
        """Play `horizon` phases and back up the lambda-return of the evaluations at their ends.

        A later evaluation has less bias and more variance.
        """
        left = 1.0
        for phase in range(self.horizon):
            self.rollout.play_phase(g)
            is_last = g.waiting == 0 or phase == self.horizon - 1
            weight = left if is_last else left * (1.0 - self.trace_decay)
            if weight > 0.0:
                self.back_up(g, self.evaluator.judge_horizon(g), weight)
            left -= weight
            if is_last:
                return

    def back_up(self, g: State, opinion: Opinion, weight: float) -> None:
        """Add an evaluation to all nodes of the path.

        In a finished game the margin counts a little besides the result, or a seat that cannot win or lose any more
        would play at random.
        """
        seats = self.seats
        tree = self.tree
        points, chances = opinion.points, opinion.chances
        is_over = g.waiting == 0 and seats > 1
        wins = win_shares(points) if is_over else chances
        told = wins if is_over else opinion.told
        for node in self.descent.path:
            at = node * seats
            for seat in range(seats):
                win = weight * wins[seat]
                tree.value[at + seat] += WIN_WEIGHT * win + (1.0 - WIN_WEIGHT) * weight * chances[seat]
                tree.wins[at + seat] += weight * told[seat]
                tree.points[at + seat] += weight * points[seat]

    def root_children(self) -> list[int]:
        """The nodes of the visited answers to the question at the root."""
        return self.tree.tried(self.root_node(), self.root_question)

    def root_node(self) -> int:
        """The node whose children are the answers to the question at the root."""
        top = self.tree.find(ROOT, LANE - self.seat)
        return ROOT if top == NONE else top

    def chances(self, options: list[Option]) -> list[float]:
        """The chance to win after each of these answers, however seldom it was tried.

        As in selection, what look-ahead saw counts as some visits: a value from one or two simulations says little.
        """
        tree = self.tree
        top = self.root_node()
        usual = tree.wins[self.seat] / max(1, tree.visits[ROOT])
        found: list[float] = []
        for option in options:
            child = tree.find(top, self.root_question + option)
            if child == NONE:
                found.append(usual)
            else:
                initial = self.prior_visits * (usual - tree.regret[child])
                wins = tree.wins[child * self.seats + self.seat]
                found.append((wins + initial) / (tree.visits[child] + self.prior_visits))
        return found

    def results(self) -> list[Result]:
        """What was found about each visited option, in the order of options."""
        tree = self.tree
        seats = self.seats
        found: list[Result] = []
        for child in self.root_children():
            at = child * seats
            option = tree.key[child] - self.root_question
            found.append((option, tree.visits[child], tree.wins[at : at + seats], tree.points[at : at + seats]))
        found.sort()
        return found
