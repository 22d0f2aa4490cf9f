"""What a finished game, or a step towards its end, is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from guildhall.adapters.layout import Bounds
from guildhall.kernel.game import Game
from guildhall.kernel.state import State

PLACE: Final = "place"  # from 1 for the first to -1 for the last, evenly spaced; ties share; the sum is zero
POINTS: Final = "points"  # the points themselves
MARGIN: Final = "margin"  # the points minus the best of the other seats
PROGRESS: Final = "progress"  # at every step: how the points have changed that the game would give if it ended now
AT_THE_END: Final = (PLACE, POINTS, MARGIN)
KINDS: Final = (*AT_THE_END, PROGRESS)


def usual(seats: int) -> str:
    """By place, or by points for one player."""
    return PLACE if seats > 1 else POINTS


def check(kind: str, seats: int, kinds: Sequence[str] = KINDS) -> None:
    """Raises ValueError."""
    if kind not in kinds:
        raise ValueError(f"there is no reward '{kind}'; there are: {', '.join(kinds)}")
    if seats == 1 and kind not in (POINTS, PROGRESS):
        raise ValueError(f"one player alone is rewarded by '{POINTS}' or '{PROGRESS}', not by '{kind}'")


def is_zero_sum(kind: str, seats: int) -> bool:
    """Whether rewards add up to zero."""
    return kind == PLACE or (kind == MARGIN and seats == 2)


def rewards(game: Game[Any], g: State, kind: str) -> list[float]:
    """By seat, as if the game ended now."""
    if kind == PLACE:
        return by_place(game.places(g))
    return of_result(game.points(g), (), kind)


def of_result(points: list[int], places: Sequence[int], kind: str) -> list[float]:
    """By seat, for a result that is known already."""
    if kind == PLACE:
        return by_place(places)
    if kind == POINTS:
        return [float(own) for own in points]
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]


def by_place(places: Sequence[int]) -> list[float]:
    """A seat that beats as many as beat it has 0."""
    others = len(places) - 1
    return [(sum(own < other for other in places) - sum(own > other for other in places)) / others for own in places]


def bounds(kind: str, limits: Bounds) -> tuple[float, float]:
    """The range of `rewards`."""
    if kind == PLACE:
        return -1.0, 1.0
    if kind == POINTS:
        return float(limits.least_points), float(limits.most_points)
    most = float(limits.most_points - limits.least_points)
    return -most, most
