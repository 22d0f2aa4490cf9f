"""Information-set Monte Carlo tree search, and the one-step look-ahead it starts from. Compiled with the engine.

Every simulation begins with a position drawn from what the searching seat may think possible. It walks down the tree
of the choices made so far, adds one node, plays on at random for a while and lets the evaluator judge where that led.

The tree is a set of flat lists; a node is an index. What leads to a node is its key:

- an option of the seat that chooses, or an outcome of chance (outcomes share one node where there are very many);
- `LANE - seat` below a node where seats act at once: each seat chooses in a subtree of its own, so that nobody in the
  tree answers what it cannot see;
- `JOINT + sum` below the same node for all the choices made at once, when everybody may act on them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, sqrt
from typing import TYPE_CHECKING, Final

from guildhall.bots.evaluate.base import Evaluator, Tuning, winners
from guildhall.kernel.decision import Draw
from guildhall.kernel.playout import answer_at_random, playout, weighted
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import answer, first_to_act
from guildhall.kernel.state import CHANCE, Frame, Option, Seat, State

if TYPE_CHECKING:  # a machine word in the compiled engine, a plain int otherwise
    from mypy_extensions import i64

ROOT: Final = 0
NONE: Final = -1
LANE: Final = -10
JOINT: Final = 1 << 20
ANY_OUTCOME: Final = 1 << 18  # the one node of a draw with very many outcomes
# Keeps joint sums apart.
SPREAD: Final[tuple[int, ...]] = (7919, 104729, 1299709, 15485863, 32452843, 49979687, 67867967, 86028121)
JOINT_KEYS: Final = 1 << 40
SETTLING: Final = 8  # so many draws at most are made before a look-ahead judges
WIDE: Final = 12  # beyond a question with more options a look-ahead does not go
BATCH: Final = 8  # simulations between two looks at the clock
STEPS: Final = 40  # so many nodes are tried to find out where in a kept tree the game has gone
WIN_SHARE: Final = 0.75  # a finished game counts by who won; the rest by how clearly


class Search:
    """One tree. `run` adds simulations to it; `shares`, `chances` and `points` say what came of them."""

    def __init__(self, evaluator: Evaluator, seat: Seat, seats: int, rng: Rng, tuning: Tuning) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.exploration = tuning.exploration
        self.cut = tuning.cut
        self.outcomes = tuning.outcomes
        self.width = tuning.width
        self.least = tuning.least
        self.prior = tuning.prior
        self.looks = tuning.looks
        self.ahead = tuning.ahead
        self.quiet = tuning.quiet
        self.simulations = 0
        self.key: list[int] = []
        self.child: list[int] = []  # the first one
        self.sibling: list[int] = []  # the next one
        self.visits: list[int] = []
        self.offers: list[int] = []  # how often the node could have been chosen
        self.bias: list[int] = []  # how many of the visits were only looks
        self.total: list[float] = []  # by node and seat: the sum of its chances to win
        self.worth: list[float] = []  # by node and seat: the sum of its points
        self.path: list[int] = []
        self.untried: list[int] = []
        self.spot: list[int] = []  # by option: its node, while a choice is made
        self.new_node(NONE, NONE)

    # The tree

    def new_node(self, parent: int, key: int) -> int:
        node = len(self.key)
        self.key.append(key)
        self.child.append(NONE)
        self.visits.append(0)
        self.offers.append(0)
        self.bias.append(0)
        for _ in range(self.seats):
            self.total.append(0.0)
            self.worth.append(0.0)
        if parent == NONE:
            self.sibling.append(NONE)
        else:
            self.sibling.append(self.child[parent])
            self.child[parent] = node
        return node

    def find(self, parent: int, key: int) -> int:
        """The child with that key, or NONE."""
        node = self.child[parent]
        while node != NONE and self.key[node] != key:
            node = self.sibling[node]
        return node

    def reach(self, parent: int, key: int) -> int:
        """The child with that key, made if there is none yet."""
        node = self.find(parent, key)
        return self.new_node(parent, key) if node == NONE else node

    # Simulations

    def run(self, sample: Callable[[Rng], State], simulations: int, until: float, clock: Callable[[], float]) -> None:
        """Simulate so often, but only until the clock shows that time, or until more time would change nothing."""
        began = clock()
        left: i64 = simulations
        made = 0
        while left > 0:
            for _ in range(min(BATCH, left)):
                self.simulate(sample(self.rng))
            left -= BATCH
            made += BATCH
            now = clock()
            if now >= until or (until < inf and self.is_decided(made * (until - now) / max(now - began, 1e-6))):
                return

    def is_decided(self, left: float) -> bool:
        """Whether the most visited option stays that after so many simulations, even if all of them try another."""
        first, second = 0, 0
        for child in self.children():
            visits = self.visits[child]
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second > left

    def simulate(self, g: State) -> None:
        self.simulations += 1
        mover = self.descend(g)
        playout(g, self.rng, self.cut)
        if self.quiet and mover != CHANCE and g.asked[mover] is not None:
            _, points, chances = best_of(self.evaluator, g, mover, self.rng, self.quiet)
        else:
            points = self.evaluator.points(g)
            chances = self.evaluator.chances(g, points)
        if g.waiting == 0 and self.seats > 1:
            won = winners(points)
            chances = [WIN_SHARE * won[i] + (1.0 - WIN_SHARE) * chances[i] for i in range(self.seats)]
        self.back_up(points, chances)

    def back_up(self, points: list[float], chances: list[float]) -> None:
        seats = self.seats
        for node in self.path:
            self.visits[node] += 1
            at = node * seats
            for seat in range(seats):
                self.total[at + seat] += chances[seat]
                self.worth[at + seat] += points[seat]

    def descend(self, g: State) -> Seat:
        """Walk down the tree until a choice is made for the first time, noting the nodes on the way; says by whom."""
        path = self.path
        path.clear()
        path.append(ROOT)
        node = ROOT
        lanes: list[list[Frame]] = []
        below: list[int] = []
        joint = 0
        seat = self.seat  # who searches is the first to choose, wherever its lane stands
        while g.waiting:
            if g.lanes and not lanes:
                lanes = g.lanes
                below = [NONE] * self.seats
                joint = 0
            if g.asked[seat] is None:
                seat = first_to_act(g)
            here = node
            if lanes:
                if below[seat] == NONE:
                    below[seat] = self.reach(node, LANE - seat)
                    path.append(below[seat])
                here = below[seat]
            option = self.choose(g, here, seat)
            key = option
            if seat == CHANCE and len(g.offered[CHANCE]) > self.outcomes:
                key = ANY_OUTCOME
            decision = g.asked[seat]
            assert decision is not None
            answer(g, decision, seat, option)
            after = self.reach(here, key)
            path.append(after)
            if not lanes:
                node = after
            else:
                below[seat] = after
                joint = (joint + (option + 1) * SPREAD[seat]) % JOINT_KEYS
                if g.lanes is not lanes:  # all are done
                    node = self.reach(node, JOINT + joint)
                    path.append(node)
                    lanes = []
            if self.visits[after] == self.bias[after] and seat != CHANCE:
                return seat
            seat = CHANCE  # any seat: whoever is asked now
        return CHANCE

    def choose(self, g: State, node: int, seat: Seat) -> Option:
        """The option to try now: by weight for chance, by promise and by curiosity for a player."""
        decision = g.asked[seat]
        options = g.offered[seat]
        if seat == CHANCE:
            assert isinstance(decision, Draw)
            return options[weighted(decision.weights(g), self.rng)]
        if len(options) == 1:
            return options[0]
        if self.prior and self.visits[node] - self.bias[node] == self.looks:
            self.look_at_all(g, node, seat, options)
        return self.most_promising(node, seat, options)

    def look_at_all(self, g: State, node: int, seat: Seat, options: list[Option]) -> None:
        """Let the evaluator judge every option, as if it had been visited a few times."""
        seats = self.seats
        weight = self.prior
        for option in options:
            _, points, chances = look_ahead(self.evaluator, g, seat, option, self.rng, self.ahead)
            child = self.reach(node, option)
            self.visits[child] += weight
            self.offers[child] += weight
            self.bias[child] += weight
            for each in range(seats):
                self.total[child * seats + each] += weight * chances[each]
                self.worth[child * seats + each] += weight * points[each]

    def most_promising(self, node: int, seat: Seat, options: list[Option]) -> Option:
        """Upper confidence bounds over the options on offer; new ones are tried as the node is visited more often."""
        spot = self.spot
        while len(spot) <= options[-1]:
            spot.append(NONE)
        for option in options:
            spot[option] = NONE
        child = self.child[node]
        last = options[-1]
        while child != NONE:
            if 0 <= self.key[child] <= last:
                spot[self.key[child]] = child
            child = self.sibling[child]
        untried = self.untried
        untried.clear()
        best, best_bound = options[0], -1.0
        for option in options:
            child = spot[option]
            if child == NONE:
                untried.append(option)
                continue
            self.offers[child] += 1
            bound = self.bound(child, seat)
            if bound > best_bound:
                best, best_bound = option, bound
        tried = len(options) - len(untried)
        if untried and (tried < self.least or tried < self.width * sqrt(float(self.visits[node]))):
            return untried[self.rng.below(len(untried))]
        return best

    def bound(self, child: int, seat: Seat) -> float:
        visits = float(self.visits[child])
        if visits == 0.0:
            return 2.0
        mean = self.total[child * self.seats + seat] / visits
        return mean + self.exploration * sqrt(log(float(self.offers[child]) + 1.0) / visits)

    # What came of it

    def advance(self, g: State, option: Option) -> bool:
        """Answer in `g`, and make what the tree has below the answer the new tree; says whether there is anything."""
        decision = g.asked[self.seat]
        assert decision is not None
        lanes = g.lanes
        below = self.find(ROOT, LANE - self.seat) if lanes else ROOT
        below = NONE if below == NONE else self.find(below, option)
        answer(g, decision, self.seat, option)
        if lanes:  # the answer was the last of all that were given at once, or the tree goes on in the middle of a lane
            below = NONE if g.lanes is lanes else self.find(ROOT, JOINT + (option + 1) * SPREAD[self.seat] % JOINT_KEYS)
        if below == NONE:
            return False
        self.keep_below(below)
        return True

    def follow(self, g: State, is_now: Callable[[State], bool]) -> bool:
        """Go on down the tree to where its seat is asked, `g` being the state at the root.

        What others answered and what was drawn since then is tried out, what the tree thought likeliest first, until
        `is_now` says that this is what happened. Choices made at once are no way back: the tree keeps only their sum.
        """
        nodes = [ROOT]
        states = [g]
        for _ in range(STEPS):
            if not nodes:
                return False
            at = 0
            for i in range(1, len(nodes)):
                if self.visits[nodes[i]] > self.visits[nodes[at]]:
                    at = i
            node, here = nodes.pop(at), states.pop(at)
            if here.asked[self.seat] is not None:
                if is_now(here):
                    self.keep_below(node)
                    return True
            elif not here.lanes and here.waiting:
                self.branch(node, here, nodes, states)
        return False

    def branch(self, node: int, here: State, nodes: list[int], states: list[State]) -> None:
        """All that the tree has seen to follow a node, with the states it leads to."""
        seat = first_to_act(here)
        decision = here.asked[seat]
        assert decision is not None
        child = self.child[node]
        while child != NONE:
            if self.visits[child] > self.bias[child] and self.key[child] in here.offered[seat]:
                after = here.copy()
                answer(after, decision, seat, self.key[child])
                nodes.append(child)
                states.append(after)
            child = self.sibling[child]

    def keep_below(self, root: int) -> None:
        """Forget all nodes but those below this one, which becomes the root."""
        old = [root]
        seats = self.seats
        kept = Search(self.evaluator, self.seat, seats, self.rng, Tuning())
        fresh = [ROOT]
        at = 0
        while at < len(old):
            node, new = old[at], fresh[at]
            at += 1
            kept.visits[new] = self.visits[node]
            kept.offers[new] = self.offers[node]
            kept.bias[new] = self.bias[node]
            for seat in range(seats):
                kept.total[new * seats + seat] = self.total[node * seats + seat]
                kept.worth[new * seats + seat] = self.worth[node * seats + seat]
            child = self.child[node]
            while child != NONE:
                old.append(child)
                fresh.append(kept.new_node(new, self.key[child]))
                child = self.sibling[child]
        self.key, self.child, self.sibling = kept.key, kept.child, kept.sibling
        self.visits, self.offers, self.bias = kept.visits, kept.offers, kept.bias
        self.total, self.worth = kept.total, kept.worth

    def options(self) -> list[Option]:
        """The options that were tried, in ascending order."""
        return sorted(self.key[child] for child in self.children())

    def children(self) -> list[int]:
        top = self.find(ROOT, LANE - self.seat)
        top = ROOT if top == NONE else top
        found = []
        child = self.child[top]
        while child != NONE:
            if 0 <= self.key[child] < ANY_OUTCOME and self.visits[child] > 0:
                found.append(child)
            child = self.sibling[child]
        return found

    def results(self) -> list[tuple[int, int, list[float], list[float]]]:
        """For each option that was tried: the option, its visits, and the sums of chances and of points by seat."""
        seats = self.seats
        found = []
        for child in self.children():
            at = child * seats
            found.append(
                (self.key[child], self.visits[child], self.total[at : at + seats], self.worth[at : at + seats])
            )
        found.sort()
        return found


def look(g: State, seat: Seat, option: Option, rng: Rng) -> State:
    """A copy in which a seat has answered, and chance has drawn what it must before anybody is asked again."""
    after = g.copy()
    decision = after.asked[seat]
    assert decision is not None
    answer(after, decision, seat, option)
    for _ in range(SETTLING):
        if after.asked[CHANCE] is None:
            break
        answer_at_random(after, CHANCE, rng)
    return after


def look_ahead(
    evaluator: Evaluator, g: State, seat: Seat, option: Option, rng: Rng, depth: int
) -> tuple[float, list[float], list[float]]:
    """What an option promises its seat when it also answers what it is asked next, in the best way.

    That is its chance to win, and then the points and the chances of all seats.
    """
    after = look(g, seat, option, rng)
    if depth == 0 or after.asked[seat] is None:
        points = evaluator.points(after)
        chances = evaluator.chances(after, points)
        return chances[seat], points, chances
    return best_of(evaluator, after, seat, rng, depth)


def best_of(evaluator: Evaluator, g: State, seat: Seat, rng: Rng, depth: int) -> tuple[float, list[float], list[float]]:
    """What a seat that is asked something is promised by its best option."""
    options = g.offered[seat]
    deeper = depth - 1 if len(options) <= WIDE else 0
    best = look_ahead(evaluator, g, seat, options[0], rng, deeper)
    for i in range(1, len(options)):
        found = look_ahead(evaluator, g, seat, options[i], rng, deeper)
        if found[0] > best[0]:
            best = found
    return best
