"""Evaluator: what a position is worth to each seat. Tuning: the parameters of a search. Each game has its own."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from guildhall.kernel.state import Seat, State


class Tuning(NamedTuple):
    """The parameters of a search in one game."""

    exploration: float = 1.0  # the constant c of PUCT
    prior_temperature: float = 0.03  # of the softmax over win probabilities that gives the priors
    prior_visits: int = 3  # how many visits the initial value of an option counts for
    expansion_threshold: int = 1  # visits of a node before its options are added and evaluated
    lookahead_depth: int = 0  # further answers of the same seat that this evaluation looks at
    max_chance_children: int = 6  # a draw with more outcomes has one node for all of them
    cutoff: int = 20  # answers of a rollout at most; with one candidate it is random, and evaluated where it is cut off
    rollout_candidates: int = 1  # options sampled by the rollout policy, which takes the best one
    rollout_answers: int = 1  # answers of the same seat in a row that the policy samples together
    horizon: int = 1  # phases that a rollout lasts, with two candidates or more
    trace_decay: float = 1.0  # lambda of the return over the evaluations at the ends of these phases; 1: the last alone
    determinizations: int = 3  # of the greedy bot for an answer
    temperature_scale: float = 1.0  # of the levels' temperatures: lower where a mistake costs more


class Evaluator:
    """The final points that each seat can expect.

    The search turns points into win probabilities; `margin_scale` says what a lead is worth.
    """

    def points(self, g: State) -> list[float]:
        """The final points each seat can expect; when the game is over, the real ones with ties broken by fractions."""
        raise AssertionError("every evaluator has its points")

    def horizon_points(self, g: State) -> list[float]:
        """The same at the start of a phase, where rollouts end."""
        return self.points(g)

    def margin_scale(self, g: State) -> float:
        """The lead over a single opponent that wins 73 % of games (odds of e to 1). It shrinks during a game."""
        return 10.0

    def par(self, g: State) -> float:
        """The points that count as a draw for a seat that plays alone."""
        return 20.0

    def phase(self, g: State) -> int:
        """The number of the current round or turn. Positions compare best at the same point of a phase, its start."""
        return 0

    def policy(self, g: State, seat: Seat) -> list[int]:
        """Weights of the offered answers, for rollouts and as priors, where look-ahead would misjudge the question.

        Empty elsewhere.
        """
        return []

    def is_deterministic(self, g: State) -> bool:
        """Whether one seat plays alone and all draws to come are known, so that beam search applies."""
        return False

    def transposition_key(self, g: State) -> int:
        """Equal for states of one phase that have the same future. Needed where beam search applies."""
        raise AssertionError("beam search needs transposition keys")

    def win_probabilities(self, g: State, points: list[float]) -> list[float]:
        """The win probability of each seat: the softmax of expected points. Alone: logistic, against par."""
        scale = self.margin_scale(g)
        if g.seats == 1:
            return [1.0 / (1.0 + exp((self.par(g) - points[0]) / scale))]
        best = points[0]
        for value in points:
            best = max(best, value)
        odds = [exp((value - best) / scale) for value in points]
        total = 0.0
        for value in odds:
            total += value
        return [value / total for value in odds]


def win_shares(points: list[float]) -> list[float]:
    """The result of a finished game: the seats with the most points share one win."""
    best = points[0]
    for value in points:
        best = max(best, value)
    first = [value for value in points if value == best]
    return [1.0 / len(first) if value == best else 0.0 for value in points]


class Linear(Evaluator):
    """The current points, plus a weighted sum of features for what is still to come."""

    weights: list[float]
    horizon_weights: list[float]  # for `horizon_points`, where a game has others there

    def __init__(self, weights: list[float], horizon_weights: list[float] | None = None) -> None:
        self.weights = weights[:]
        self.horizon_weights = weights[:] if horizon_weights is None else horizon_weights[:]

    def current_points(self, g: State) -> list[float]:
        """The points each seat has; when the game is over, with ties broken by fractions."""
        raise AssertionError("every linear evaluator has its current points")

    def features(self, g: State, seat: int) -> list[float]:
        """One value for each weight."""
        raise AssertionError("every linear evaluator has its features")

    def points(self, g: State) -> list[float]:
        return self.weighted_points(g, self.weights)

    def horizon_points(self, g: State) -> list[float]:
        return self.weighted_points(g, self.horizon_weights)

    def weighted_points(self, g: State, weights: list[float]) -> list[float]:
        points = self.current_points(g)
        if g.waiting == 0:
            return points
        for seat in range(g.seats):
            points[seat] += self.expected_gain(g, seat, weights)
        return points

    def expected_gain(self, g: State, seat: int, weights: list[float]) -> float:
        """The points a seat can expect besides those it has."""
        features = self.features(g, seat)
        total = 0.0
        for i in range(len(weights)):
            total += weights[i] * features[i]
        return total
