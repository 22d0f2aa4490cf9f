"""Evaluator: what a position is worth to each seat. Tuning: the parameters of a search. Each game has its own."""

from __future__ import annotations

from math import exp
from typing import NamedTuple, final

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
    answers: int = 60  # of a seat in a game over which a level's slips are spread, about


@final
class Opinion:
    """What a position is worth, by seat."""

    points: list[float]  # the final points that each seat can expect
    chances: list[float]  # to win, as a search is to weigh them
    told: list[float]  # to win, as results confirm them: what people are told

    def __init__(self, points: list[float], chances: list[float], told: list[float]) -> None:
        self.points = points
        self.chances = chances
        self.told = told


class Evaluator:
    """What a position is worth: one interface, which hand-made evaluators and networks implement.

    `judge` and `judge_horizon` say it in full; search, analysis and hints ask for nothing else. `points` is a quick
    look for comparing answers. A hand-made evaluator knows points, and `margin_scale` says what a lead is worth.
    """

    sharpness: dict[int, list[float]]  # by seats: by how much chances are to be sharpened; see `calibration`
    offsets: dict[int, list[float]]  # by seats: what every seat gets in the end besides what is expected

    def __init__(self) -> None:
        self.sharpness = {}
        self.offsets = {}

    @final
    def calibrate(self, sharpness: dict[int, list[float]], offsets: dict[int, list[float]]) -> None:
        """Use these knots, spread evenly from the beginning of a game to its end."""
        self.sharpness = sharpness
        self.offsets = offsets

    def judge(self, g: State) -> Opinion:
        """What a position is worth as it stands."""
        return self.opinion(g, self.points(g))

    def judge_horizon(self, g: State) -> Opinion:
        """The same at the start of a phase, where rollouts end."""
        return self.opinion(g, self.horizon_points(g))

    @final
    def opinion(self, g: State, points: list[float]) -> Opinion:
        """The opinion that follows from expected points."""
        chances = self.win_probabilities(g, points)
        if g.waiting == 0 or g.seats not in self.sharpness:
            return Opinion(points, chances, chances)
        offset = self.between(self.offsets[g.seats], g)
        told = self.chances_by(g, points, self.told_scale(g))
        return Opinion([value + offset for value in points], chances, told)

    @final
    def told_scale(self, g: State) -> float:
        """The margin scale that makes chances come true."""
        if g.seats not in self.sharpness:
            return self.margin_scale(g)
        return self.margin_scale(g) / self.between(self.sharpness[g.seats], g)

    @final
    def between(self, knots: list[float], g: State) -> float:
        """Between the two knots where the game has got to."""
        place = min(1.0, max(0.0, self.progress(g))) * (len(knots) - 1)
        before = min(int(place), len(knots) - 2)
        return knots[before] + (knots[before + 1] - knots[before]) * (place - before)

    def progress(self, g: State) -> float:
        """How much of a game is over, from 0 to 1."""
        return 0.0

    def traits(self, g: State, seat: Seat) -> list[float]:
        """What the evaluator notices about a seat, as numbers for a network."""
        return []

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

    def preferences(self, g: State, seat: Seat) -> list[float]:
        """How promising each offered answer is, as shares that add up to 1. Empty if the evaluator cannot tell."""
        return []

    def prior_share(self) -> float:
        """The weight of these preferences in the priors of a search; look-ahead has the rest."""
        return 0.0

    def is_deterministic(self, g: State) -> bool:
        """Whether one seat plays alone and all draws to come are known, so that beam search applies."""
        return False

    def transposition_key(self, g: State) -> int:
        """Equal for states of one phase that have the same future. Needed where beam search applies."""
        raise AssertionError("beam search needs transposition keys")

    def win_probabilities(self, g: State, points: list[float]) -> list[float]:
        """The win probability of each seat: the softmax of expected points. Alone: logistic, against par."""
        return self.chances_by(g, points, self.margin_scale(g))

    @final
    def chances_by(self, g: State, points: list[float], scale: float) -> list[float]:
        """The same for a margin scale."""
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
        super().__init__()
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

    def traits(self, g: State, seat: Seat) -> list[float]:
        return self.features(g, seat)

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
