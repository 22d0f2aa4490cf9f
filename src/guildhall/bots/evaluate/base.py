"""Evaluator: what a position promises each seat. Tuning: how a search goes about it. Each game has its own."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from guildhall.kernel.state import Seat, State


class Tuning(NamedTuple):
    """How a search spends its simulations; one for every game."""

    exploration: float = 1.0  # how far curiosity goes, against the spread of what the options promise
    heat: float = 0.03  # options that promise so much less, as a chance to win, get a third of the curiosity
    cut: int = 20  # so many choices at most are played before the evaluator judges: at random, or ...
    picks: int = 1  # ... the best, at a look, of so many options taken at random, ...
    steps: int = 1  # ... each with so many answers of the same seat in a row
    stages: int = 1  # where they are picked, a simulation is played on to the end of so many stages of the game
    early: float = 0.0  # ... and judged in between, too: how much that counts, of what is not judged yet
    outcomes: int = 6  # a draw with more outcomes has one node for all of them
    prior: int = 3  # what a look at an option is worth, in visits
    ripe: int = 1  # a node's options are looked at when it has been visited so often
    ahead: int = 0  # how many further answers of the same seat such a look goes on for
    samples: int = 3  # of the greedy bot: what is unknown, or drawn in between, is tried so often
    slips: float = 1.0  # of the levels: what their slip is multiplied by; less where slips cost more


class Evaluator:
    """What each seat can expect to have at the end of the game.

    A search turns those points into chances to win: `doubt` says how much a lead is worth. With a lead of `doubt`
    points over a single opponent a seat wins about 73 games of 100.
    """

    def points(self, g: State) -> list[float]:
        """The expected final points of each seat; when the game is over, those it has, ties broken by fractions."""
        raise AssertionError("every evaluator says what a position is worth")

    def outlook(self, g: State) -> list[float]:
        """The same at the beginning of a stage, where a simulation that was played well ends."""
        return self.points(g)

    def doubt(self, g: State) -> float:
        """How many points a lead must have to mean something; shrinks towards the end."""
        return 10.0

    def par(self, g: State) -> float:
        """Playing alone: the points that are as good as a draw."""
        return 20.0

    def stage(self, g: State) -> int:
        """Positions are best compared at the same stage of the game: a simulation is played on to the next one."""
        return 0

    def habits(self, g: State, seat: Seat) -> list[int]:
        """How often a seat gives each of the offered answers, where a look at what follows says nothing about them.

        Nothing at all where it does.
        """
        return []

    def is_certain(self, g: State) -> bool:
        """Whether one seat plays alone and chance has nothing left to decide, so that a plan will hold."""
        return False

    def identity(self, g: State) -> int:
        """The same for states of one stage in which the same can happen; where plans are made, a game has it."""
        raise AssertionError("plans are made where everything is certain")

    def chances(self, g: State, points: list[float]) -> list[float]:
        """The chance of each seat to win, by its expected points."""
        doubt = self.doubt(g)
        if g.seats == 1:
            return [1.0 / (1.0 + exp((self.par(g) - points[0]) / doubt))]
        best = points[0]
        for value in points:
            best = max(best, value)
        chances = [exp((value - best) / doubt) for value in points]
        total = 0.0
        for chance in chances:
            total += chance
        return [chance / total for chance in chances]


def winners(points: list[float]) -> list[float]:
    """The result as chances: the seats with the most points share the win."""
    best = points[0]
    for value in points:
        best = max(best, value)
    first = [value for value in points if value == best]
    return [1.0 / len(first) if value == best else 0.0 for value in points]


class Linear(Evaluator):
    """The points of now, and a weighted sum of what a seat has for the time to come."""

    weights: list[float]
    prospects: list[float]  # others for an outlook, where a game has them

    def __init__(self, weights: list[float], prospects: list[float] | None = None) -> None:
        self.weights = weights[:]
        self.prospects = weights[:] if prospects is None else prospects[:]

    def now(self, g: State) -> list[float]:
        """The points each seat has now; when the game is over, ties broken by fractions."""
        raise AssertionError("every evaluator says what seats have")

    def features(self, g: State, seat: int) -> list[float]:
        """What the weights are for."""
        raise AssertionError("every evaluator says what it looks at")

    def points(self, g: State) -> list[float]:
        return self.weighed(g, self.weights)

    def outlook(self, g: State) -> list[float]:
        return self.weighed(g, self.prospects)

    def weighed(self, g: State, weights: list[float]) -> list[float]:
        points = self.now(g)
        if g.waiting == 0:
            return points
        for seat in range(g.seats):
            points[seat] += self.to_come(g, seat, weights)
        return points

    def to_come(self, g: State, seat: int, weights: list[float]) -> float:
        """What a seat can expect besides what it has."""
        features = self.features(g, seat)
        total = 0.0
        for i in range(len(weights)):
            total += weights[i] * features[i]
        return total
