"""Candidates: the answers to a question with the chance of each place, and the points of every seat."""

from __future__ import annotations

from math import exp
from typing import Any

from msgspec import Struct

from guildhall.analysis import judgement
from guildhall.analysis.compare import search
from guildhall.bots.bot import Position
from guildhall.bots.evaluate import evaluator
from guildhall.bots.parallel import Clock
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat, State


class Rated(Struct, frozen=True):
    """An answer, and what a search expects of it for its seat."""

    option: str
    share: float  # of the search's effort
    places: list[float]  # the chance of each place, the first one first
    points: list[float]  # that each seat can expect in the end


def candidates(game: Game[Any], g: State, seat: Seat, simulations: int, clock: Clock | None = None) -> list[Rated]:
    """The answers of a seat, best first, judged from what the seat knows, the same every time."""
    position = Position(game, g, seat, Rng(seat))
    advice = search(game, position, simulations, seat, clock)
    scale = evaluator(game).told_scale(g)
    found = []
    for one in advice.candidates:
        places = place_chances(list(one.points), seat, scale) if len(one.points) > 1 else [1.0]
        found.append(
            Rated(
                one.name,
                round(one.share, 3),
                [round(chance, 3) for chance in places],
                [round(points, 1) for points in one.points],
            )
        )
    return found


def place_chances(points: list[float], seat: Seat, scale: float) -> list[float]:
    """The chance of each place for a seat, if chances to win are the softmax of the points."""
    best = max(points)
    worth = [exp((value - best) / scale) for value in points]
    total = sum(worth)
    return judgement.place_chances([value / total for value in worth])[seat]
