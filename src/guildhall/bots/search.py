"""Information-set Monte Carlo tree search, and the one-step look-ahead it starts from. Compiled with the engine.

Every simulation begins with a position drawn from what the searching seat may think possible. It walks down the tree
of the choices made so far, adds one node, plays on for a while and lets the evaluator judge where that led.

The tree is a set of flat lists; a node is an index. What leads to a node is its key:

- a question to a seat and its answer, by player or by chance (outcomes share one node where there are very many). The
  question belongs to it: what one seat does not know may decide who is asked next, and what;
- `LANE - seat` below a node where seats act at once: each seat chooses in a subtree of its own, so that nobody in the
  tree answers what it cannot see;
- `JOINT + sum` below the same node for all the choices made at once, when everybody may act on them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf, sqrt
from typing import Any, Final

from guildhall.bots.evaluate.base import Evaluator, Tuning, winners
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.playout import answer_at_random, playout, weighted
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import answer, first_to_act
from guildhall.kernel.state import CHANCE, Frame, Option, Seat, State

ROOT: Final = 0
NONE: Final = -1
LANE: Final = -10
QUESTION: Final = 1 << 20  # keys of the answers to one question are so far from those to the next
SEATS: Final = 16  # more than there are, with chance
JOINT: Final = 1 << 50
ANY_OUTCOME: Final = 1 << 18  # the one node of a draw with very many outcomes
# Keeps joint sums apart.
SPREAD: Final[tuple[int, ...]] = (7919, 104729, 1299709, 15485863, 32452843, 49979687, 67867967, 86028121)
JOINT_KEYS: Final = 1 << 40
SETTLING: Final = 8  # so many draws at most are made before a look-ahead judges
WIDE: Final = 12  # beyond a question with more options a look-ahead does not go
BATCH: Final = 8  # simulations between two looks whether all is decided
LIKELY_SHARE: Final = 0.5  # of the simulations that are left: more of them hardly go to an option that is not best yet
STEPS: Final = 40  # so many nodes are tried to find out where in a kept tree the game has gone
NARROW: Final = 0.02  # options whose chances lie closer together are as good as equal
LEAST_SHARE: Final = 0.01  # of curiosity, for options that look hopeless
WIN_SHARE: Final = 0.75  # a finished game counts by who won; the rest by how clearly

# An option, its visits, and by seat the sums of its chances to win and of its points.
Result = tuple[int, int, list[float], list[float]]


class Search:
    """One tree. `run` adds simulations to it; `shares`, `chances` and `points` say what came of them."""

    def __init__(self, evaluator: Evaluator, seat: Seat, seats: int, rng: Rng, tuning: Tuning) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.seats = seats
        self.rng = rng
        self.exploration = tuning.exploration
        self.heat = tuning.heat
        self.cut = tuning.cut
        self.picks = tuning.picks
        self.steps = tuning.steps
        self.stages = tuning.stages
        self.early = tuning.early
        self.outcomes = tuning.outcomes
        self.prior = tuning.prior
        self.ahead = tuning.ahead
        self.ripe = tuning.ripe
        self.simulations = 0
        self.key: list[int] = []
        self.child: list[int] = []  # the first one
        self.sibling: list[int] = []  # the next one
        self.visits: list[int] = []
        self.offers: list[int] = []  # how often the node could have been chosen
        self.promise: list[float] = []  # the share of curiosity that a look at all options gave this one
        self.behind: list[float] = []  # what a look at it promised less than a look at the best option
        self.total: list[float] = []  # by node and seat: the sum of what its simulations were worth
        self.won: list[float] = []  # by node and seat: the sum of its chances to win
        self.worth: list[float] = []  # by node and seat: the sum of its points
        self.path: list[int] = []
        self.spot: list[int] = []  # by option: its node, while a choice is made
        self.questions: dict[Decision[Any], int] = {}  # numbers in the order in which they came up
        self.asked = 0  # the question at the root
        self.new_node(NONE, NONE)

    # The tree

    def new_node(self, parent: int, key: int) -> int:
        node = len(self.key)
        self.key.append(key)
        self.child.append(NONE)
        self.visits.append(0)
        self.offers.append(0)
        self.promise.append(0.0)
        self.behind.append(0.0)
        for _ in range(self.seats):
            self.total.append(0.0)
            self.won.append(0.0)
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

    def question(self, g: State, seat: Seat) -> int:
        """The key of the first answer to what a seat is asked."""
        decision = g.asked[seat]
        assert decision is not None
        number = self.questions.get(decision, NONE)
        if number == NONE:
            number = len(self.questions)
            self.questions[decision] = number
        return (number * SEATS + seat) * QUESTION

    # Simulations

    def run(self, sample: Callable[[Rng], State], simulations: int, until: float, clock: Callable[[], float]) -> None:
        """Simulate so often, but only until the clock shows that time, or until more time would hardly matter."""
        began = clock()
        made = 0
        while made < simulations:
            self.simulate(sample(self.rng))
            made += 1
            now = clock()
            if now >= until:
                return
            if made % BATCH == 0 and until < inf:
                left = made * (until - now) / max(now - began, 1e-6)
                if self.is_decided(left * LIKELY_SHARE):
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
        self.descend(g)
        for node in self.path:
            self.visits[node] += 1
        if self.picks > 1:
            self.judge_stages(g)
        else:
            playout(g, self.rng, self.cut)
            self.back_up(g, self.evaluator.points(g), 1.0)

    def judge_stages(self, g: State) -> None:
        """Play on to the end of so many stages. What is judged later misleads less, and wavers more: so both count."""
        left = 1.0
        for stage in range(self.stages):
            self.play_on(g)
            last = g.waiting == 0 or stage == self.stages - 1
            share = left if last else left * self.early
            if share > 0.0:
                self.back_up(g, self.evaluator.outlook(g), share)
            left -= share
            if last:
                return

    def play_on(self, g: State) -> None:
        """Play to the end of the stage as players would who look at a few options and take the best."""
        stage = self.evaluator.stage(g)
        for _ in range(self.cut):
            if g.waiting == 0 or self.evaluator.stage(g) > stage:
                return
            seat = first_to_act(g)
            if seat == CHANCE:
                answer_at_random(g, seat, self.rng)
            else:
                self.answer_well(g, seat)

    def answer_well(self, g: State, seat: Seat) -> None:
        """Try a few options, each with what the seat answers next, and do what looks best; or what is usual."""
        options = g.offered[seat]
        best = options[:1]
        habits = self.evaluator.habits(g, seat)
        if habits:
            best = [options[weighted(habits, self.rng)]]
        elif len(options) > 1:
            best_chance = -1.0
            for number in range(self.picks if self.steps > 1 else min(self.picks, len(options))):
                after = g.copy()
                made = self.act(after, seat, self.pick(options, number))
                chance = self.evaluator.chances(after, self.evaluator.points(after))[seat]
                if chance > best_chance:
                    best, best_chance = made, chance
        for option in best:
            decision = g.asked[seat]
            assert decision is not None
            answer(g, decision, seat, option)

    def pick(self, options: list[Option], number: int) -> Option:
        """Few options in turn; of many the last one first, which is often to do no more, and then any."""
        count = len(options)
        if count <= self.picks:
            return options[number % count]
        return options[count - 1 if number == 0 else self.rng.below(count)]

    def act(self, g: State, seat: Seat, option: Option) -> list[Option]:
        """Answer, and go on at random until the seat is asked the same again, or nothing.

        Says how it was answered, as far as chance had no part in it.
        """
        first = g.asked[seat]
        assert first is not None
        answer(g, first, seat, option)
        made = [option]
        certain = True
        for _ in range(self.steps - 1):
            if g.asked[CHANCE] is not None:
                certain = False
                settle(g, self.rng)
            if g.asked[seat] is None or g.asked[seat] is first:
                break
            option = answer_at_random(g, seat, self.rng)
            if certain:
                made.append(option)
        settle(g, self.rng)
        return made

    def back_up(self, g: State, points: list[float], share: float) -> None:
        """Note what a simulation came to, or a share of that, at all nodes on its way.

        A finished game is worth who won, mostly, and for the rest how clearly: else nobody would fight for points.
        """
        seats = self.seats
        chances = self.evaluator.chances(g, points)
        wins = winners(points) if g.waiting == 0 and seats > 1 else chances
        for node in self.path:
            at = node * seats
            for seat in range(seats):
                win = share * wins[seat]
                self.total[at + seat] += WIN_SHARE * win + (1.0 - WIN_SHARE) * share * chances[seat]
                self.won[at + seat] += win
                self.worth[at + seat] += share * points[seat]

    def descend(self, g: State) -> None:
        """Walk down the tree to a choice that was hardly tried before, noting the nodes on the way."""
        path = self.path
        path.clear()
        path.append(ROOT)
        node = ROOT
        self.asked = self.question(g, self.seat)
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
            decision = g.asked[seat]
            assert decision is not None
            question = self.question(g, seat)
            option = self.choose(g, here, seat, question)
            key = question + option
            if seat == CHANCE and len(g.offered[CHANCE]) > self.outcomes:
                key = question + ANY_OUTCOME
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
            if self.visits[after] < self.ripe and seat != CHANCE:
                return
            seat = CHANCE  # any seat: whoever is asked now

    def choose(self, g: State, node: int, seat: Seat, question: int) -> Option:
        """The option to try now: by weight for chance, by promise and by curiosity for a player."""
        decision = g.asked[seat]
        options = g.offered[seat]
        if seat == CHANCE:
            assert isinstance(decision, Draw)
            return options[weighted(decision.weights(g), self.rng)]
        if len(options) == 1:
            return options[0]
        if not self.has_answers(node, question):
            self.look_at_all(g, node, seat, question)
        return self.most_promising(node, seat, question, options)

    def has_answers(self, node: int, question: int) -> bool:
        """Whether answers to a question were looked at below a node."""
        child = self.child[node]
        while child != NONE and not 0 <= self.key[child] - question < ANY_OUTCOME:
            child = self.sibling[child]
        return child != NONE

    def look_at_all(self, g: State, node: int, seat: Seat, question: int) -> None:
        """Let the evaluator judge every option: by how much they differ, and how curious to be about each."""
        habits = self.evaluator.habits(g, seat)
        if habits:
            for i, option in enumerate(g.offered[seat]):
                self.promise[self.new_node(node, question + option)] = habits[i] / sum(habits)
            return
        first = len(self.key)
        best = 0.0
        for option in g.offered[seat]:
            chance = look_ahead(self.evaluator, g, seat, option, self.rng, self.ahead)[0]
            self.behind[self.new_node(node, question + option)] = chance
            best = max(best, chance)
        shares = 0.0
        for child in range(first, len(self.key)):
            self.behind[child] = best - self.behind[child]
            self.promise[child] = exp(-self.behind[child] / self.heat)
            shares += self.promise[child]
        for child in range(first, len(self.key)):
            self.promise[child] /= shares

    def most_promising(self, node: int, seat: Seat, question: int, options: list[Option]) -> Option:
        """The best of what the options promise and of curiosity about them; what was never on offer before comes first.

        Simulations tell how good a position is, looks how its options differ: until an option has simulations of its
        own, it promises what all of them came to, less what it is behind at a look. Chances differ much in one
        position and hardly in another, so curiosity is measured by how far they spread.
        """
        spot = self.spot
        last = options[-1]
        while len(spot) <= last:
            spot.append(NONE)
        for option in options:
            spot[option] = NONE
        child = self.child[node]
        while child != NONE:
            option = self.key[child] - question
            if 0 <= option <= last:
                spot[option] = child
            child = self.sibling[child]
        usual = self.total[node * self.seats + seat] / max(1, self.visits[node])
        low, high = 1.0, -1.0
        for option in options:
            child = spot[option]
            if child == NONE:
                return option
            self.offers[child] += 1
            mean = self.mean(child, seat, usual)
            low = min(low, mean)
            high = max(high, mean)
        curiosity = self.exploration * max(high - low, NARROW)
        best, best_bound = options[0], -2.0
        for option in options:
            child = spot[option]
            share = max(self.promise[child], LEAST_SHARE)
            bound = self.mean(child, seat, usual)
            bound += curiosity * share * sqrt(float(self.offers[child])) / (1.0 + self.visits[child])
            if bound > best_bound:
                best, best_bound = option, bound
        return best

    def mean(self, node: int, seat: Seat, usual: float) -> float:
        """What a node is worth to a seat, where a look counts for a few visits."""
        looked = self.prior * (usual - self.behind[node])
        return (self.total[node * self.seats + seat] + looked) / (self.visits[node] + self.prior)

    # What came of it

    def advance(self, g: State, option: Option) -> bool:
        """Answer in `g`, and make what the tree has below the answer the new tree; says whether there is anything."""
        decision = g.asked[self.seat]
        assert decision is not None
        lanes = g.lanes
        below = self.find(ROOT, LANE - self.seat) if lanes else ROOT
        below = NONE if below == NONE else self.find(below, self.question(g, self.seat) + option)
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
        question = self.question(here, seat)
        child = self.child[node]
        while child != NONE:
            option = self.key[child] - question
            if self.visits[child] and option in here.offered[seat]:
                after = here.copy()
                answer(after, decision, seat, option)
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
            kept.promise[new] = self.promise[node]
            kept.behind[new] = self.behind[node]
            for seat in range(seats):
                kept.total[new * seats + seat] = self.total[node * seats + seat]
                kept.won[new * seats + seat] = self.won[node * seats + seat]
                kept.worth[new * seats + seat] = self.worth[node * seats + seat]
            child = self.child[node]
            while child != NONE:
                old.append(child)
                fresh.append(kept.new_node(new, self.key[child]))
                child = self.sibling[child]
        self.key, self.child, self.sibling = kept.key, kept.child, kept.sibling
        self.visits, self.offers = kept.visits, kept.offers
        self.total, self.won, self.worth = kept.total, kept.won, kept.worth
        self.promise, self.behind = kept.promise, kept.behind

    def children(self) -> list[int]:
        """The nodes of the answers to the question at the root that were tried."""
        top = self.find(ROOT, LANE - self.seat)
        top = ROOT if top == NONE else top
        found = []
        child = self.child[top]
        while child != NONE:
            if self.asked <= self.key[child] < self.asked + ANY_OUTCOME and self.visits[child] > 0:
                found.append(child)
            child = self.sibling[child]
        return found

    def results(self) -> list[Result]:
        """For each option that was tried."""
        seats = self.seats
        found: list[Result] = []
        for child in self.children():
            at = child * seats
            option = self.key[child] - self.asked
            found.append((option, self.visits[child], self.won[at : at + seats], self.worth[at : at + seats]))
        found.sort()
        return found


def look(g: State, seat: Seat, option: Option, rng: Rng) -> State:
    """A copy in which a seat has answered, and chance has drawn what it must before anybody is asked again."""
    after = g.copy()
    decision = after.asked[seat]
    assert decision is not None
    answer(after, decision, seat, option)
    settle(after, rng)
    return after


def settle(g: State, rng: Rng) -> None:
    """Let chance draw what it must before anybody is asked again."""
    for _ in range(SETTLING):
        if g.asked[CHANCE] is None:
            return
        answer_at_random(g, CHANCE, rng)


def look_ahead(
    evaluator: Evaluator, g: State, seat: Seat, option: Option, rng: Rng, depth: int
) -> tuple[float, list[float], bool]:
    """What an option promises its seat when it also answers what it is asked next, in the best way.

    That is its chance to win, and then the points of all seats, and whether they are final.
    """
    after = look(g, seat, option, rng)
    if depth == 0 or after.asked[seat] is None:
        points = evaluator.points(after)
        return evaluator.chances(after, points)[seat], points, after.waiting == 0
    return best_of(evaluator, after, seat, rng, depth)


def best_of(evaluator: Evaluator, g: State, seat: Seat, rng: Rng, depth: int) -> tuple[float, list[float], bool]:
    """What a seat that is asked something is promised by its best option."""
    options = g.offered[seat]
    deeper = depth - 1 if len(options) <= WIDE else 0
    best = look_ahead(evaluator, g, seat, options[0], rng, deeper)
    for i in range(1, len(options)):
        found = look_ahead(evaluator, g, seat, options[i], rng, deeper)
        if found[0] > best[0]:
            best = found
    return best
