"""One game of self-play or of a gate: a job without side effects, for this process, another one, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from time import process_time
from typing import Any, Final, TypeVar

from msgspec import Struct

from guildhall import shelf
from guildhall.bots import cluster, spread
from guildhall.bots.bot import Limit
from guildhall.bots.evaluate import handmade
from guildhall.bots.evaluate.base import Evaluator
from guildhall.bots.evaluate.network_file import network_evaluator
from guildhall.bots.learn.play import Manner, play_game
from guildhall.bots.learn.record import Played
from guildhall.bots.match import Outcome, play
from guildhall.bots.mcts import MctsBot

GATE_SEEDS: Final = 1 << 50  # far from those of self-play
R = TypeVar("R")


class Duel(Struct, frozen=True, array_like=True):
    """A game of a gate: what the candidate's seats won of it, and what would be fair."""

    number: int
    won: float
    lead: float  # in points


@lru_cache(maxsize=4)
def judge_of(game: str, network: bytes | None) -> Evaluator:
    """The evaluator with a network, made once in every process; None: the hand-made one."""
    hand = handmade(shelf.game(game))
    return hand if network is None else network_evaluator(shelf.game(game), hand, network, "the network")


def self_play(manner: Manner, number: int, network: bytes | None) -> Played:
    """A game of self-play with the best network so far."""
    return play_game(manner, number, judge_of(manner.game, network))


def duel(game: str, seats: int, seed: int, number: int, limit: Limit, candidate: bytes, best: bytes | None) -> Duel:
    """A game between a candidate and the best. Two games in a row have the same draws, with the seats swapped.

    Both think for the same time, by the clock of this process, or for the same number of simulations. Alone each of
    them plays, and who has more points wins.
    """
    pair, turn = divmod(number, 2)
    draws = GATE_SEEDS + seed * GATE_SEEDS + pair
    if seats == 1:
        lead = _played(game, [candidate], limit, draws).points[0] - _played(game, [best], limit, draws).points[0]
        return Duel(number, 0.5 + 0.5 * ((lead > 0) - (lead < 0)), float(lead))
    is_new = [(seat + turn) % 2 == 0 for seat in range(seats)]
    outcome = _played(game, [candidate if new else best for new in is_new], limit, draws)
    first = outcome.places.count(1)
    won = sum(new for new, place in zip(is_new, outcome.places, strict=True) if place == 1) / first
    ours = [points for new, points in zip(is_new, outcome.points, strict=True) if new]
    theirs = [points for new, points in zip(is_new, outcome.points, strict=True) if not new]
    return Duel(number, won, sum(ours) / len(ours) - sum(theirs) / len(theirs))


def _played(game: str, networks: Sequence[bytes | None], limit: Limit, draws: int) -> Outcome:
    rules = shelf.game(game)
    players = [MctsBot(rules, limit, judge=judge_of(game, network), clock=process_time) for network in networks]
    return play(rules, players, draws, {})


def do(
    function: Callable[..., R],
    jobs: Sequence[tuple[Any, ...]],
    workers: int,
    ray: str | None,
    keep: Callable[[R], None],
) -> None:
    """Do jobs here, in several processes or on a Ray cluster, and keep each result as soon as it is there."""
    if ray is not None:
        cluster.jobs_on_ray(ray, function, jobs, workers, keep)
    elif workers == 1:
        for job in jobs:
            keep(function(*job))
    else:
        spread.in_processes(function, jobs, workers, keep)
