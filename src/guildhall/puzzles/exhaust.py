"""Exhaustive search: what every answer is worth, if the rest of the game depends on one seat and on chance alone.

Expectimax over all answers and all draws, to the end of the game, within a number of positions. It gives up where
another seat has a choice.
"""

from __future__ import annotations

from math import inf
from typing import Any, Final, NamedTuple

from guildhall.bots.bot import Position
from guildhall.bots.evaluate import evaluator
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.playout import answer_at_random
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import answer, first_to_act
from guildhall.kernel.state import CHANCE, Option, Seat, State

WORLDS: Final = 3  # positions that the seat thinks possible; it must make no difference which one it is
SCOUTS: Final = 2  # random games that look whether another seat still has a choice
SAME: Final = 1e-6
SEED: Final = 1


class TooMuch(Exception):
    """The tree has too many positions."""


class OthersChoose(Exception):
    """Another seat has a choice."""


class Solved(NamedTuple):
    """What the answers to a question lead to with the best play."""

    values: dict[Option, float]  # points, compared with the best opponent's
    visited: int  # positions that were not known before

    @property
    def best(self) -> Option:
        return max(self.values, key=lambda option: (self.values[option], -option))

    @property
    def gap(self) -> float:
        """What the second best answer gives away; 0 if there is none."""
        best, *others = sorted(self.values.values(), reverse=True)
        return best - others[0] if others else 0.0


class Exhaustion:
    """Searches the end of one game, for one seat. What it knows of positions serves for all questions there."""

    def __init__(self, game: Game[Any], seat: Seat, budget: int) -> None:
        self.game = game
        self.evaluator = evaluator(game)
        self.seat = seat
        self.budget = budget  # new positions, for each question
        self.visited = 0
        self.known: dict[tuple[int, int], float] = {}  # at the start of turns alone

    def solved(self, position: Position) -> Solved | None:
        """What every answer is worth; None where another seat has a say, or what is hidden. Raises TooMuch."""
        rng = Rng(SEED)
        worlds = {self.game.write(world): world for world in (position.sample(rng) for _ in range(WORLDS))}
        if any(self.others_choose(world, rng) for world in worlds.values()):
            return None
        self.visited = 0
        try:
            first, *others = (self.values(world) for world in worlds.values())
        except OthersChoose:
            return None
        for other in others:
            if other.keys() != first.keys() or any(abs(other[option] - first[option]) > SAME for option in first):
                return None
        return Solved(first, self.visited)

    def others_choose(self, g: State, rng: Rng) -> bool:
        """Whether another seat has a choice in one of a few random games from here: a cheap look before the search."""
        for _ in range(SCOUTS if g.seats > 1 else 0):
            scout = g.copy()
            while scout.waiting:
                asked = first_to_act(scout)
                if asked not in (CHANCE, self.seat) and len(scout.offered[asked]) > 1:
                    return True
                answer_at_random(scout, asked, rng)
        return False

    def values(self, g: State) -> dict[Option, float]:
        """The value of every answer of the seat that is asked. Raises TooMuch and OthersChoose."""
        return {option: self.value(after(g, self.seat, option), g) for option in g.offered[self.seat]}

    def value(self, g: State, before: State) -> float:
        """What a position is worth with the best play. Raises TooMuch and OthersChoose."""
        self.visited += 1
        if self.visited > self.budget:
            raise TooMuch
        if g.waiting == 0:
            return self.final(g)
        asked = first_to_act(g)
        if asked == CHANCE:
            return self.expected(g)
        options = g.offered[asked]
        if asked != self.seat:
            if len(options) > 1:
                raise OthersChoose
            return self.value(after(g, asked, options[0]), g)
        if self.evaluator.phase(g) != self.evaluator.phase(before) and self.evaluator.is_deterministic(g):
            key = self.evaluator.phase(g), self.evaluator.transposition_key(g)
            if key not in self.known:
                self.known[key] = self.best(g)
            return self.known[key]
        return self.best(g)

    def best(self, g: State) -> float:
        found = -inf
        for option in g.offered[self.seat]:
            found = max(found, self.value(after(g, self.seat, option), g))
        return found

    def expected(self, g: State) -> float:
        decision = run.question(g, CHANCE)
        weights: list[int] = decision.weights(g)
        total = 0.0
        for option, weight in zip(g.offered[CHANCE], weights, strict=True):
            total += weight * self.value(after(g, CHANCE, option), g)
        return total / sum(weights)

    def final(self, g: State) -> float:
        """Points, compared with the best opponent's."""
        points = self.game.points(g)
        others = [points[seat] for seat in range(g.seats) if seat != self.seat]
        return float(points[self.seat] - max(others, default=0))


def after(g: State, seat: Seat, option: Option) -> State:
    new = g.copy()
    decision = new.asked[seat]
    assert decision is not None
    answer(new, decision, seat, option)
    return new
