"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from guildhall.adapters.observe import Bounds
from guildhall.kernel.game import Game
from guildhall.kernel.state import State

PLACE: Final = "place"  # 1 for the first to -1 for the last, evenly between; ties share; sums to zero
POINTS: Final = "points"  # the points themselves
MARGIN: Final = "margin"  # the points less the best of the others'
KINDS: Final = (PLACE, POINTS, MARGIN)


def usual(seats: int) -> str:
    """Places among several; alone there is only the score."""
    return PLACE if seats > 1 else POINTS


def check(kind: str, seats: int) -> None:
    """Raises ValueError."""
    if kind not in KINDS:
        raise ValueError(f"there is no reward '{kind}'; there are: {', '.join(KINDS)}")
    if seats == 1 and kind != POINTS:
        raise ValueError(f"one player alone is rewarded by '{POINTS}', not by '{kind}'")


def is_zero_sum(kind: str, seats: int) -> bool:
    """Whether what one gains is what the others lose."""
    return kind == PLACE or (kind == MARGIN and seats == 2)


def rewards(game: Game[Any], g: State, kind: str) -> list[float]:
    """By seat, as if the game ended now."""
    if kind == PLACE:
        return by_place(game.places(g))
    points = game.points(g)
    if kind == POINTS:
        return [float(own) for own in points]
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]


def by_place(places: Sequence[int]) -> list[float]:
    """Whoever is beaten by as many as he beats has 0."""
    others = len(places) - 1
    return [(sum(own < other for other in places) - sum(own > other for other in places)) / others for own in places]


def bounds(kind: str, limits: Bounds) -> tuple[float, float]:
    """The least and the most that `rewards` can say."""
    if kind == PLACE:
        return -1.0, 1.0
    if kind == POINTS:
        return float(limits.least_points), float(limits.most_points)
    most = float(limits.most_points - limits.least_points)
    return -most, most
