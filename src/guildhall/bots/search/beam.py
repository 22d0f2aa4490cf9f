"""Beam search for a seat that plays alone and knows all draws to come.

The beam goes forward one phase at a time, and of all successor states those with the best evaluation stay in it.
Transpositions are followed once. The best state after each first answer stays in any case, so that first answers can
be compared. Beams get wider while time is left; one that never had to drop a state has found the optimum.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappush, heapreplace
from math import inf
from typing import Final

from guildhall.bots.evaluate.base import Evaluator
from guildhall.bots.search.result import Result
from guildhall.kernel.run import answer
from guildhall.kernel.state import CHANCE, Option, Seat, State

FIRST_WIDTH: Final = 2  # of the beam that tells how long wider ones would take
MAX_WIDTH: Final = 4096
MIN_GROWTH: Final = 1.5  # a beam that is hardly wider than the last one is not worth its time
SAFETY: Final = 0.7  # part of the width that time seems to allow, since estimates err
MAX_SUCCESSORS: Final = 400  # of one state
STATES_PER_SIMULATION: Final = 50  # evaluated in about the time of one simulation
MAX_EQUAL: Final = 2  # states with equal evaluations in a beam, while there are others

ANY: Final = -1  # the first answer of all lines of a beam that does not compare first answers

Entry = tuple[float, int, State, "Line | None"]  # a state in a beam: its evaluation, a tie breaker, and its line


class Line:
    """The answers that led to a state: the last one, and the line before it."""

    def __init__(self, option: Option, before: Line | None) -> None:
        self.option = option
        self.before = before
        self.first: Option = option if before is None else before.first

    def answers(self) -> list[Option]:
        """First to last."""
        found: list[Option] = []
        at: Line | None = self
        while at is not None:
            if at.option != ANY:
                found.append(at.option)
            at = at.before
        found.reverse()
        return found


class Layer:
    """The states of a beam at one phase: the best ones up to the width, and the best after each first answer."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.best: list[Entry] = []  # a heap, worst first
        self.leaders: dict[Option, Entry] = {}  # by first answer
        self.seen: set[tuple[Option, int]] = set()
        self.equals: dict[float, int] = {}  # by evaluation: how many states have it
        self.spare: list[Entry] = []  # states beyond MAX_EQUAL, taken if there is room
        self.has_dropped = False

    def is_new(self, first: Option, key: int) -> bool:
        """Whether no other line with the same first answer has led to the same state."""
        if (first, key) in self.seen:
            return False
        self.seen.add((first, key))
        return True

    def add(self, entry: Entry) -> None:
        value, _, _, line = entry
        assert line is not None
        if line.first not in self.leaders or value > self.leaders[line.first][0]:
            self.leaders[line.first] = entry
        self.equals[value] = self.equals.get(value, 0) + 1
        if self.equals[value] > MAX_EQUAL:
            self.spare.append(entry)
        elif len(self.best) < self.width:
            heappush(self.best, entry)
        else:
            self.has_dropped = True
            if value > self.best[0][0]:
                heapreplace(self.best, entry)

    def entries(self) -> list[Entry]:
        """The states to go on from."""
        room = self.width - len(self.best)
        self.has_dropped = self.has_dropped or len(self.spare) > room
        found = self.best + self.spare[:room]
        firsts = {line.first for _, _, _, line in found if line is not None}
        return found + [entry for first, entry in self.leaders.items() if first not in firsts]


class BeamSearch:
    """Searches for the best line to the end of the game, and keeps it from answer to answer."""

    def __init__(self, evaluator: Evaluator, seat: Seat, compares: bool = True) -> None:
        """`compares`: whether first answers are to be compared, not only the best line found."""
        self.evaluator = evaluator
        self.seat = seat
        self.compares = compares
        self.line: list[Option] = []  # the best answers, up to the end of the game
        self.phase = 0  # in which the line was found
        self.clear()

    def clear(self) -> None:
        """Forget everything but the line."""
        self.points = -inf  # at the end of the line
        self.is_complete = False  # whether the line is optimal
        self.states = 0  # evaluated
        self.states_after: dict[Option, int] = {}  # by first answer: the states evaluated after it
        self.reached: dict[Option, float] = {}  # by first answer: the final points of the best line
        self.estimate: dict[Option, float] = {}  # by first answer: the highest evaluation seen

    def advance(self, option: Option) -> None:
        """Keep the rest of the line after its first answer, or nothing after another one."""
        self.line = self.line[1:] if self.line and self.line[0] == option else []

    def goes_on(self, g: State) -> bool:
        """Whether the line was found in this phase and still leads to its end; changes the state."""
        if self.phase != self.evaluator.phase(g) or not self.evaluator.is_deterministic(g):
            return False
        return self.points == self.final_points(g, self.line) > -inf

    def final_points(self, g: State, line: list[Option]) -> float:
        """The points at the end of the game, or -inf if the line does not lead there; changes the state."""
        for option in line:
            make_known_draws(g)
            decision = g.asked[self.seat]
            if decision is None or option not in g.offered[self.seat]:
                return -inf
            answer(g, decision, self.seat, option)
        return self.evaluator.points(g)[self.seat] if line and g.waiting == 0 else -inf

    def run(self, g: State, simulations: int, until: float, clock: Callable[[], float]) -> None:
        """Search with wider and wider beams, until the limit of time or of evaluated states is reached."""
        states = simulations * STATES_PER_SIMULATION
        kept = self.line
        self.line = []
        self.phase = self.evaluator.phase(g)
        self.clear()
        self.start_from(kept, self.final_points(g.copy(), kept))
        width = FIRST_WIDTH
        while not self.is_complete:
            began, before = clock(), self.states
            if not self.search(g, width, states, until, clock):
                return
            now = clock()
            growth = min((until - now) / max(now - began, 1e-6), (states - self.states) / (self.states - before))
            growth = min(growth * SAFETY, MAX_WIDTH / width)
            if growth < MIN_GROWTH:
                return
            width = int(width * growth)

    def start_from(self, line: list[Option], points: float) -> None:
        """A line from an earlier search is the best so far, if it still leads to the end of the game."""
        if points > -inf:
            self.points = self.reached[line[0]] = points
            self.states_after[line[0]] = 1
            self.line = line

    def search(self, g: State, width: int, states: int, until: float, clock: Callable[[], float]) -> bool:
        """One beam to the end of the game; returns whether it got there in time."""
        has_dropped = False
        beam: list[Entry] = [(0.0, 0, g, None if self.compares else Line(ANY, None))]
        while beam:
            layer = Layer(width)
            for _, _, state, line in beam:
                if line is not None and state is not g and (self.states >= states or clock() >= until):
                    self.settle_for(max(beam))
                    return False
                found = self.successors(state, line)
                has_dropped = has_dropped or len(found) >= MAX_SUCCESSORS
                for after, longer in found:
                    self.evaluate(after, longer, layer)
            beam = layer.entries()
            has_dropped = has_dropped or layer.has_dropped
        self.is_complete = not has_dropped
        return True

    def evaluate(self, g: State, line: Line, layer: Layer) -> None:
        """Add a state to the next layer, or note the end of the game."""
        self.states += 1
        self.states_after[line.first] = self.states_after.get(line.first, 0) + 1
        if g.waiting == 0:
            self.end(g, line)
        elif layer.is_new(line.first, self.evaluator.transposition_key(g)):
            value = self.evaluator.horizon_points(g)[self.seat]
            self.estimate[line.first] = max(value, self.estimate.get(line.first, -inf))
            layer.add((value, -self.states, g, line))

    def end(self, g: State, line: Line) -> None:
        """A line has come to the end of the game."""
        points = self.evaluator.points(g)[self.seat]
        if points > self.reached.get(line.first, -inf):
            self.reached[line.first] = points
        if points > self.points:
            self.points = points
            self.line = line.answers()

    def successors(self, g: State, line: Line | None) -> list[tuple[State, Line]]:
        """States at the start of the next phase or at the end of the game, not many more than MAX_SUCCESSORS."""
        phase = self.evaluator.phase(g)
        found: list[tuple[State, Line]] = []
        stack: list[tuple[State, Line | None]] = [(g, line)]
        while stack and len(found) < MAX_SUCCESSORS:
            state, before = stack.pop()
            decision = state.asked[self.seat]
            assert decision is not None, "nobody else plays"
            for option in state.offered[self.seat]:
                after = state.copy()
                answer(after, decision, self.seat, option)
                make_known_draws(after)
                longer = Line(option, before)
                if after.waiting == 0 or self.evaluator.phase(after) != phase:
                    found.append((after, longer))
                else:
                    stack.append((after, longer))
        return found

    def settle_for(self, best: Entry) -> None:
        """If no line has reached the end of the game, take the one that looks best."""
        value, _, _, line = best
        if not self.line and line is not None:
            self.points = value
            self.line = line.answers()

    def expected(self, option: Option) -> float:
        """The points after a first answer: those that were reached, or else the best evaluation."""
        if option in self.reached:
            return self.reached[option]
        return min(self.estimate[option], self.points)  # no better than the best line

    def results(self, g: State) -> list[Result]:
        """The first answers, best first, in the form of a tree search."""
        assert self.line, "nothing was searched"
        best = self.line[0]
        found: list[Result] = []
        for option in sorted(self.states_after, key=lambda option: (option != best, -self.expected(option), option)):
            points = self.expected(option)
            visits = self.states_after[option]
            win = self.evaluator.win_probabilities(g, [points])[0]
            found.append((option, visits, [visits * win], [visits * points]))
        return found


def make_known_draws(g: State) -> None:
    """Let chance draw while it has only one option, as it does wherever beam search is used."""
    while g.asked[CHANCE] is not None:
        decision = g.asked[CHANCE]
        assert decision is not None
        answer(g, decision, CHANCE, g.offered[CHANCE][0])
