"""Plans: where one seat plays alone and nothing is left to chance, the best way to the end of the game is looked for
directly. Compiled with the engine.

A beam of states goes forward, stage by stage: of all that can follow them, those that the evaluator thinks best go on.
Ways that come to the same are followed once, and the best way after each first answer is followed in any case, so that
all of them can be compared. A beam that never had to drop a state has seen all there is.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappush, heapreplace
from math import inf
from typing import Final

from guildhall.bots.evaluate.base import Evaluator
from guildhall.bots.search import Result
from guildhall.kernel.run import answer
from guildhall.kernel.state import CHANCE, Option, Seat, State

FIRST_WIDTH: Final = 2  # of the beam that tells how long wider ones would take
MOST_WIDE: Final = 4096
WIDER: Final = 1.5  # a further beam is worth it if it is so many times as wide
CAREFUL: Final = 0.7  # beams are made so much narrower than time would allow, since estimates err
FOLLOWERS: Final = 400  # of one state, at most
LOOKS: Final = 50  # states are looked at in the time of one simulation, more or less
ALIKE: Final = 2  # states of a beam that the evaluator thinks equally good, at most, while there are others

Entry = tuple[float, int, State, "Way | None"]  # a state of a beam: how good it is, its number, and how it was reached


class Way:
    """How a state was reached: the last answer, and the way before it."""

    def __init__(self, option: Option, before: Way | None) -> None:
        self.option = option
        self.before = before
        self.first: Option = option if before is None else before.first

    def line(self) -> list[Option]:
        """All answers, first to last."""
        line: list[Option] = []
        at: Way | None = self
        while at is not None:
            line.append(at.option)
            at = at.before
        line.reverse()
        return line


class Level:
    """The states of a beam at one stage: the best ones, so many at most, and the best after each first answer."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.best: list[Entry] = []  # a heap, the worst of them first
        self.leaders: dict[Option, Entry] = {}  # by first answer
        self.seen: set[tuple[Option, int]] = set()
        self.alike: dict[float, int] = {}  # by value: how many states came that have it
        self.spare: list[Entry] = []  # more of those, for where there is room
        self.dropped = False  # whether there were more

    def is_new(self, first: Option, identity: int) -> bool:
        """Whether no other way after the same first answer has come to the same."""
        if (first, identity) in self.seen:
            return False
        self.seen.add((first, identity))
        return True

    def add(self, entry: Entry) -> None:
        value, _, _, way = entry
        assert way is not None
        if way.first not in self.leaders or value > self.leaders[way.first][0]:
            self.leaders[way.first] = entry
        self.alike[value] = self.alike.get(value, 0) + 1
        if self.alike[value] > ALIKE:
            self.spare.append(entry)
        elif len(self.best) < self.width:
            heappush(self.best, entry)
        else:
            self.dropped = True
            if value > self.best[0][0]:
                heapreplace(self.best, entry)

    def entries(self) -> list[Entry]:
        """The states to go on from."""
        room = self.width - len(self.best)
        self.dropped = self.dropped or len(self.spare) > room
        found = self.best + self.spare[:room]
        there = {way.first for _, _, _, way in found if way is not None}
        return found + [entry for first, entry in self.leaders.items() if first not in there]


class Planner:
    """Looks for a plan, and keeps the one it found from answer to answer."""

    def __init__(self, evaluator: Evaluator, seat: Seat) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.line: list[Option] = []  # the answers of the best plan, up to the end of the game
        self.stage = 0  # in which it was made
        self.forget()

    def forget(self) -> None:
        """Keep the plan alone."""
        self.points = -inf  # at the end of the plan
        self.is_complete = False  # there is no better one
        self.states = 0  # that were looked at
        self.share: dict[Option, int] = {}  # by first answer: the states that were looked at after it
        self.reached: dict[Option, float] = {}  # by first answer: the points at the end of the best way
        self.hoped: dict[Option, float] = {}  # by first answer: the points that were expected at best

    def advance(self, option: Option) -> None:
        """Keep what is left of the plan after an answer; nothing, if it was another one."""
        self.line = self.line[1:] if self.line and self.line[0] == option else []

    def goes_on(self, g: State) -> bool:
        """Whether the plan was made in this stage, and still leads where it should; changes the state."""
        if self.stage != self.evaluator.stage(g) or not self.evaluator.is_certain(g):
            return False
        return self.points == self.end_of(g, self.line) > -inf

    def end_of(self, g: State, line: list[Option]) -> float:
        """The points at the end of the game, if these answers lead there from a state; changes the state."""
        for option in line:
            draw_what_is_certain(g)
            decision = g.asked[self.seat]
            if decision is None or option not in g.offered[self.seat]:
                return -inf
            answer(g, decision, self.seat, option)
        return self.evaluator.points(g)[self.seat] if line and g.waiting == 0 else -inf

    def run(self, g: State, simulations: int, until: float, clock: Callable[[], float]) -> None:
        """Send beams, each wider than the one before, as long as there is time, or instead of so many simulations."""
        states = simulations * LOOKS
        kept = self.line
        self.line = []
        self.stage = self.evaluator.stage(g)
        self.forget()
        self.go_on_with(kept, self.end_of(g.copy(), kept))
        width = FIRST_WIDTH
        while not self.is_complete:
            began, before = clock(), self.states
            if not self.beam(g, width, states, until, clock):
                return
            now = clock()
            wider = min((until - now) / max(now - began, 1e-6), (states - self.states) / (self.states - before))
            wider = min(wider * CAREFUL, MOST_WIDE / width)
            if wider < WIDER:
                return
            width = int(width * wider)

    def go_on_with(self, line: list[Option], points: float) -> None:
        """A plan that was made before is the best one so far, if it still leads to the end of the game."""
        if points > -inf:
            self.points = self.reached[line[0]] = points
            self.share[line[0]] = 1
            self.line = line

    def beam(self, g: State, width: int, states: int, until: float, clock: Callable[[], float]) -> bool:
        """One beam to the end of the game. Says whether it got there in time."""
        dropped = False
        level: list[Entry] = [(0.0, 0, g, None)]
        while level:
            following = Level(width)
            for _, _, state, way in level:
                if way is not None and (self.states >= states or clock() >= until):
                    self.settle_for(max(level))
                    return False
                found = self.followers(state, way)
                dropped = dropped or len(found) >= FOLLOWERS
                for after, by in found:
                    self.look_at(after, by, following)
            level = following.entries()
            dropped = dropped or following.dropped
        self.is_complete = not dropped
        return True

    def look_at(self, g: State, way: Way, level: Level) -> None:
        """A state that was reached: the end of the game, or one that may be gone on from."""
        self.states += 1
        self.share[way.first] = self.share.get(way.first, 0) + 1
        if g.waiting == 0:
            self.end(g, way)
        elif level.is_new(way.first, self.evaluator.identity(g)):
            value = self.evaluator.outlook(g)[self.seat]
            self.hoped[way.first] = max(value, self.hoped.get(way.first, -inf))
            level.add((value, -self.states, g, way))

    def end(self, g: State, way: Way) -> None:
        """A way has come to the end of the game."""
        points = self.evaluator.points(g)[self.seat]
        if points > self.reached.get(way.first, -inf):
            self.reached[way.first] = points
        if points > self.points:
            self.points = points
            self.line = way.line()

    def followers(self, g: State, way: Way | None) -> list[tuple[State, Way]]:
        """The states at the beginning of the next stage, or at the end of the game, that can follow; not too many."""
        stage = self.evaluator.stage(g)
        found: list[tuple[State, Way]] = []
        begun: list[tuple[State, Way | None]] = [(g, way)]
        while begun and len(found) < FOLLOWERS:
            state, by = begun.pop()
            decision = state.asked[self.seat]
            assert decision is not None, "nobody else plays"
            for option in state.offered[self.seat]:
                after = state.copy()
                answer(after, decision, self.seat, option)
                draw_what_is_certain(after)
                reached = Way(option, by)
                if after.waiting == 0 or self.evaluator.stage(after) != stage:
                    found.append((after, reached))
                else:
                    begun.append((after, reached))
        return found

    def settle_for(self, best: Entry) -> None:
        """Without a plan up to the end of the game, what looks best is better than nothing."""
        value, _, _, way = best
        if not self.line and way is not None:
            self.points = value
            self.line = way.line()

    def expected(self, option: Option) -> float:
        """The points that a first answer leads to: what a way after it reached, or else what it let one expect."""
        if option in self.reached:
            return self.reached[option]
        return min(self.hoped[option], self.points)  # it is not the best

    def results(self, g: State) -> list[Result]:
        """What a tree would say of the options that were tried; the plan's first."""
        assert self.line, "a plan was made"
        found: list[Result] = []
        for option in sorted(self.share, key=lambda option: (option != self.line[0], -self.expected(option), option)):
            points = self.expected(option)
            visits = self.share[option]
            found.append((option, visits, [visits * self.evaluator.chances(g, [points])[0]], [visits * points]))
        return found


def draw_what_is_certain(g: State) -> None:
    """Chance has only one answer wherever a plan is made."""
    while g.asked[CHANCE] is not None:
        decision = g.asked[CHANCE]
        assert decision is not None
        answer(g, decision, CHANCE, g.offered[CHANCE][0])
