"""Two long searches: how clearly an answer is the best one, where the tree is too big to be searched through.

Both make the same number of simulations, each with random numbers of its own, and the second explores more widely.
They stop as soon as they say that there is no puzzle. On the way they show what weaker solvers would answer. A solver
is named after a level of bots: it has the simulations that fit into the level's time, and a temperature. Bots slip in
other ways (see `bots.slips`), but solvers are the scale of ratings, which must not move when bots change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from time import perf_counter
from typing import Any, Final, NamedTuple

from guildhall.bots.bot import Position
from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.garbage import gc_paused
from guildhall.bots.roster import LEVELS
from guildhall.bots.search.ismcts import Search
from guildhall.bots.search.result import Result
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option

SPEED: Final = {  # simulations a second of a bot on a busy server, which make levels comparable on every machine
    "old-london-bridge": 1000,
    "pillars-of-the-earth": 2000,
    "tiny-towns": 1500,
    "guilds-of-london": 600,
}
LONG: Final = {  # simulations of a proving search
    "old-london-bridge": 2000,
    "pillars-of-the-earth": 6000,
    "tiny-towns": 4000,
    "guilds-of-london": 1200,
}
WIDER: Final = 1.5  # times the usual exploration, in the second search
SAID: Final = 5  # visits of an answer before its value counts as an opinion
WIN_GAP: Final = 0.14  # of the chance to win
POINTS_GAP: Final = {"old-london-bridge": 2.5, "pillars-of-the-earth": 1.5, "tiny-towns": 2.0, "guilds-of-london": 2.5}
LOOKS: Final = ((16, 0.0), (8, 0.2), (4, 0.45), (2, 0.7), (1, 1.0))  # after a part: which part of the gap it must show
PATIENCE: Final = 4  # the second search has this part made before it is looked at
TEMPERATURES: Final = {"apprentice": 2.0, "journeyman": 1.0, "master": 0.5}
TEMPERATURE_SCALE: Final = {"old-london-bridge": 1.6, "guilds-of-london": 0.4}  # times a temperature, otherwise 1
SEARCHING: Final = ("apprentice", "journeyman", "master")  # grandmaster answers what long searches say


class Gap(NamedTuple):
    """What the second best answer gives away."""

    win: float
    points: float  # compared with the best opponent's
    own: float

    def is_clear(self, game: str, part: float = 1.0) -> bool:
        """Whether nobody can doubt which answer is the best one."""
        return (
            self.points > 0 and self.win >= 0 and (self.win >= part * WIN_GAP or self.points >= part * POINTS_GAP[game])
        )


class Opinion(NamedTuple):
    """What one search says about the answers."""

    best: Option
    gap: Gap
    loss: dict[Option, Gap]  # by answer, as far as the search has an opinion
    levels: dict[str, dict[Option, float]]  # by level: the probabilities of its answers


def simulations_of(game: str, level: str) -> int:
    return round(SPEED[game] * LEVELS[level].seconds)


def temperature_of(game: str, level: str) -> float:
    return TEMPERATURES[level] * TEMPERATURE_SCALE.get(game, 1.0)


def judged(results: list[Result], seat: int, seats: int) -> tuple[Option, Gap, dict[Option, Gap]]:
    """The best answer of a search, its gap, and what others give away."""
    ordered = sorted(results, key=lambda result: -result[1])
    best = ordered[0]
    worth = worth_of(best, seat, seats)
    loss: dict[Option, Gap] = {}
    for result in ordered[1:]:
        if result[1] >= SAID:
            other = worth_of(result, seat, seats)
            loss[result[0]] = Gap(worth.win - other.win, worth.points - other.points, worth.own - other.own)
    return best[0], smallest(list(loss.values())), loss


def smallest(gaps: list[Gap]) -> Gap:
    """The gap to the second best answer; none where no other answer was looked at."""
    if not gaps:
        return Gap(0.0, 0.0, 0.0)
    nearest = min(gaps, key=lambda gap: gap.points)
    return nearest._replace(win=min(gap.win for gap in gaps))


def worth_of(result: Result, seat: int, seats: int) -> Gap:
    """What an answer is worth, measured as gaps are."""
    _, visits, wins, points = result
    mean = tuple(value / visits for value in points)
    return Gap(wins[seat] / visits, lead(mean, seat), mean[seat])


def lead(points: Sequence[float], seat: int) -> float:
    """The points compared with the best opponent's."""
    return points[seat] - max((value for other, value in enumerate(points) if other != seat), default=0.0)


def sampled(results: list[Result], temperature: float) -> dict[Option, float]:
    """The probabilities with which a solver answers (see `MctsBot`)."""
    most = max(result[1] for result in results)
    weights = {result[0]: (result[1] / most) ** (1 / temperature) for result in results}
    total = sum(weights.values())
    return {option: weight / total for option, weight in weights.items()}


@gc_paused()
def opinion(
    game: Game[Any], position: Position, seed: int, wider: float, suits: Callable[[Option], bool]
) -> Opinion | None:
    """What a long search says; None as soon as it sees no puzzle, or the best answer does not suit."""
    tuning = tuning_of(game)
    tuning = tuning._replace(exploration=tuning.exploration * wider)
    search = Search(evaluator(game), position.seat, position.seats, Rng(seed), tuning)
    levels: dict[str, dict[Option, float]] = {}
    offered = set(position.options)
    long = LONG[game.name]
    looks = {long // divisor: part for divisor, part in LOOKS if wider == 1.0 or divisor <= PATIENCE}
    budgets = {level: min(simulations_of(game.name, level), long) for level in SEARCHING}
    made = 0
    for stop in sorted({*looks, *budgets.values()}):
        search.run(position.sample, stop - made, inf, perf_counter)
        made = stop
        results = [result for result in search.results() if result[0] in offered]
        for level, budget in budgets.items():
            if budget == stop:
                levels[level] = sampled(results, temperature_of(game.name, level))
        best, gap, loss = judged(results, position.seat, position.seats)
        if stop in looks and not (suits(best) and (looks[stop] == 0 or gap.is_clear(game.name, looks[stop]))):
            return None
    return Opinion(best, gap, loss, levels)
