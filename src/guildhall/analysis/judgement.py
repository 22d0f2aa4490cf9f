"""Judgement: the chance to win and the expected final points of every seat in a position.

It is one interface with several makers. `Static` asks the game's evaluator about the position as it stands; `Rollouts`
plays on to where the evaluator judges best.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final, NamedTuple, Protocol

from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.evaluate.base import win_shares
from guildhall.bots.search.rollout import Rollout
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import State

DRAWN_HORIZON: Final = {"old-london-bridge": 2, "tiny-towns": 4}  # phases that rollouts last after a draw
ROLLOUT_WORLDS: Final = 32  # in which a draw is looked at
STATIC_WORLDS: Final = 2


class Verdict(NamedTuple):
    """By seat. Alone, the chance to win is the chance to reach par."""

    win: tuple[float, ...]
    points: tuple[float, ...]

    @property
    def places(self) -> list[list[float]]:
        """By seat: the chance of each place, the first one first."""
        return place_chances(self.win) if len(self.win) > 1 else [[1.0]]


class Judgement(Protocol):
    """Judges positions that a seat thinks possible."""

    def judge(self, g: State, rng: Rng) -> Verdict:
        """What the position is worth; does not change it."""


class Static:
    """The evaluator's opinion of the position as it stands. Quick, and without noise."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.evaluator = evaluator(game)

    def judge(self, g: State, rng: Rng) -> Verdict:
        if g.waiting == 0:
            return final_verdict(self.game, g)
        opinion = self.evaluator.judge(g)
        return Verdict(tuple(opinion.told), tuple(opinion.points))


class Rollouts:
    """The evaluator's opinion at the end of the phase or two that the rollout policy plays."""

    def __init__(self, game: Game[Any], horizon: int | None = None) -> None:
        """Plays so many phases, or as many as the game's searches."""
        self.game = game
        self.evaluator = evaluator(game)
        self.tuning = tuning_of(game)
        self.horizon = horizon or self.tuning.horizon

    def judge(self, g: State, rng: Rng) -> Verdict:
        return self.judge_end(self.play(g, rng))

    def play(self, g: State, rng: Rng) -> State:
        """Where the rollout policy gets to from a position."""
        g = g.copy()
        rollout = Rollout(self.evaluator, rng, self.tuning)
        for _ in range(self.horizon):
            rollout.play_phase(g)
        return g

    def judge_end(self, g: State) -> Verdict:
        """The opinion of a position that `play` got to."""
        if g.waiting == 0:
            return final_verdict(self.game, g)
        opinion = self.evaluator.judge_horizon(g)
        return Verdict(tuple(opinion.told), tuple(opinion.points))


def of_draws(game: Game[Any]) -> Judgement:
    """Who judges what was drawn.

    What a card in the display is worth shows only when somebody takes it, so rollouts play on. In the other games they
    bring more noise than they see; bench/luck measures it.
    """
    return Rollouts(game, DRAWN_HORIZON[game.name]) if game.name in DRAWN_HORIZON else Static(game)


def draw_worlds(game: Game[Any]) -> int:
    """In how many worlds a draw is looked at, if there is time: in many where rollouts judge, as they are noisy."""
    return ROLLOUT_WORLDS if game.name in DRAWN_HORIZON else STATIC_WORLDS


def final_verdict(game: Game[Any], g: State) -> Verdict:
    """The result of a finished game: those in first place share one win. Alone, the chance says how par was met."""
    points = tuple(map(float, game.points(g)))
    if g.seats == 1:
        return Verdict(tuple(evaluator(game).win_probabilities(g, list(points))), points)
    return Verdict(tuple(win_shares([-float(place) for place in game.places(g)])), points)


def place_chances(win: Sequence[float]) -> list[list[float]]:
    """By seat: the chance of each place, if places are drawn one by one among the seats that are left, as likely as
    their chances to win.

    That is the model of Plackett and Luce.
    """
    seats = range(len(win))
    found = [[0.0] * len(win) for _ in seats]
    for order in permutations(seats):
        chance, left = 1.0, sum(win)
        for place, seat in enumerate(order):
            chance *= win[seat] / left if left > 1e-12 else 1.0 / (len(win) - place)
            left -= win[seat]
        for place, seat in enumerate(order):
            found[seat][place] += chance
    return found


def mean(verdicts: list[Verdict]) -> Verdict:
    """The average of several verdicts."""
    return weighted_mean([(1.0, verdict) for verdict in verdicts])


def weighted_mean(verdicts: list[tuple[float, Verdict]]) -> Verdict:
    """The average of verdicts by their weights, which are not all 0."""
    total = sum(weight for weight, _ in verdicts)
    seats = range(len(verdicts[0][1].win))
    return Verdict(
        tuple(sum(weight * verdict.win[seat] for weight, verdict in verdicts) / total for seat in seats),
        tuple(sum(weight * verdict.points[seat] for weight, verdict in verdicts) / total for seat in seats),
    )
