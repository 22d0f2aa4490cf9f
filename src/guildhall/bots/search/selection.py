"""Selection and expansion: which option a simulation tries at a node.

Expansion gives every option a prior probability and an initial value. Selection is PUCT: it maximizes
Q(a) + c * range(Q) * P(a) * sqrt(A(a)) / (1 + N(a)), where N counts visits and A availability.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.bots.search.lookahead import look_ahead
from guildhall.bots.search.tree import NONE, Tree
from guildhall.kernel.decision import Draw
from guildhall.kernel.playout import weighted
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Option, Seat, State

MIN_RANGE: Final = 0.02  # of Q: closer values would leave no exploration
MIN_PRIOR: Final = 0.01  # so that every option is explored at some time


class Selector:
    """Selects options at the nodes of one tree, and expands nodes that lack children."""

    def __init__(self, tree: Tree, evaluator: Evaluator, rng: Rng, tuning: Tuning) -> None:
        self.tree = tree
        self.evaluator = evaluator
        self.rng = rng
        self.exploration = tuning.exploration
        self.prior_temperature = tuning.prior_temperature
        self.prior_visits = tuning.prior_visits
        self.lookahead_depth = tuning.lookahead_depth
        self.children: list[int] = []  # by option: its node, during one selection

    def select(self, g: State, node: int, seat: Seat, question: int) -> Option:
        """The option to try: sampled for chance, by PUCT for a player."""
        decision = g.asked[seat]
        options = g.offered[seat]
        if seat == CHANCE:
            assert isinstance(decision, Draw)
            return options[weighted(decision.weights(g), self.rng)]
        if len(options) == 1:
            return options[0]
        if not self.tree.has_answers(node, question):
            self.expand(g, node, seat, question)
        return self.select_by_puct(node, seat, question, options)

    # Expansion

    def expand(self, g: State, node: int, seat: Seat, question: int) -> None:
        """Add a child for every option."""
        first = len(self.tree.key)
        share = self.evaluator.prior_share()
        policy = self.evaluator.policy(g, seat)
        if share >= 1.0:
            for option in g.offered[seat]:
                self.tree.add(node, question + option)
        elif policy:
            self.expand_by_policy(g.offered[seat], policy, node, question)
        else:
            self.expand_by_lookahead(g, node, seat, question)
        if share > 0.0:
            self.mix_priors(self.evaluator.preferences(g, seat), first, share)

    def expand_by_policy(self, options: list[Option], policy: list[int], node: int, question: int) -> None:
        tree = self.tree
        for i, option in enumerate(options):
            tree.prior[tree.add(node, question + option)] = policy[i] / sum(policy)

    def expand_by_lookahead(self, g: State, node: int, seat: Seat, question: int) -> None:
        """Priors are the softmax of the win probabilities that look-ahead expects."""
        tree = self.tree
        first = len(tree.key)
        best = 0.0
        for option in g.offered[seat]:
            win = look_ahead(self.evaluator, g, seat, option, self.rng, self.lookahead_depth)[0]
            tree.regret[tree.add(node, question + option)] = win
            best = max(best, win)
        total = 0.0
        for child in range(first, len(tree.key)):
            tree.regret[child] = best - tree.regret[child]
            tree.prior[child] = exp(-tree.regret[child] / self.prior_temperature)
            total += tree.prior[child]
        for child in range(first, len(tree.key)):
            tree.prior[child] /= total

    def mix_priors(self, preferences: list[float], first: int, share: float) -> None:
        """Let preferences have a share in the priors of the children from `first` on."""
        tree = self.tree
        for i in range(len(preferences)):
            tree.prior[first + i] = (1.0 - share) * tree.prior[first + i] + share * preferences[i]

    # Selection

    def select_by_puct(self, node: int, seat: Seat, question: int, options: list[Option]) -> Option:
        """The option with the highest upper bound. One that was not on offer at expansion comes first."""
        self.find_children(node, question, options)
        tree = self.tree
        children = self.children
        parent_value = tree.value[node * tree.seats + seat] / max(1, tree.visits[node])
        low, high = 1.0, -1.0
        for option in options:
            child = children[option]
            if child == NONE:
                return option
            tree.availability[child] += 1
            q = self.q_value(child, seat, parent_value)
            low = min(low, q)
            high = max(high, q)
        scale = self.exploration * max(high - low, MIN_RANGE)
        best, best_bound = options[0], -2.0
        for option in options:
            child = children[option]
            bound = self.q_value(child, seat, parent_value) + self.exploration_term(child, scale)
            if bound > best_bound:
                best, best_bound = option, bound
        return best

    def find_children(self, node: int, question: int, options: list[Option]) -> None:
        """Set `children` for these options, which are in ascending order."""
        tree = self.tree
        children = self.children
        last = options[-1]
        while len(children) <= last:
            children.append(NONE)
        for option in options:
            children[option] = NONE
        child = tree.first_child[node]
        while child != NONE:
            option = tree.key[child] - question
            if 0 <= option <= last:
                children[option] = child
            child = tree.next_sibling[child]

    def q_value(self, node: int, seat: Seat, parent_value: float) -> float:
        """The mean value of a node for a seat, with its initial value counted as `prior_visits` visits.

        The initial value is the parent's mean, less the regret that look-ahead saw: simulations tell best how good a
        position is, and look-ahead how its options differ.
        """
        tree = self.tree
        initial = self.prior_visits * (parent_value - tree.regret[node])
        return (tree.value[node * tree.seats + seat] + initial) / (tree.visits[node] + self.prior_visits)

    def exploration_term(self, node: int, scale: float) -> float:
        tree = self.tree
        prior = max(tree.prior[node], MIN_PRIOR)
        return scale * prior * sqrt(float(tree.availability[node])) / (1.0 + tree.visits[node])
