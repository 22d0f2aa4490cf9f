"""What a position's worth consists of: an evaluator's numbers, put together under names that people know.

The terms of a seat add up to the points that the evaluator expects for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat
from typing import Any, Final, NamedTuple, cast

from guildhall.bots.evaluate import handmade
from guildhall.bots.evaluate.base import Linear
from guildhall.bots.evaluate.old_london_bridge import (
    FEATURES,
    MOST_TURNS,
    TURNS,
    WORTH,
    bridge_features,
    ranked_fields,
    turns_left,
)
from guildhall.games.old_london_bridge.state import Bridge
from guildhall.kernel.game import Game
from guildhall.kernel.state import Seat, State

SCORED: Final = "scored"  # points that a seat has, and whatever has no other name
OTHERS: Final = "others"  # what the others can expect, on average; the less the better


class Term(NamedTuple):
    """A part of what a position is worth to a seat, in points."""

    name: str
    points: float


def _spread(*groups: tuple[int, str]) -> tuple[str, ...]:
    """By feature: the name of its term."""
    return tuple(chain.from_iterable(repeat(name, count) for count, name in groups))


# The evaluators' features, in their order. Every term has words in each language: `hint-<term>`.
TERMS: Final[dict[str, tuple[str, ...]]] = {
    "guilds-of-london": _spread(
        (7, "majorities"),
        (2, "ties"),
        (1, "lost-tiles"),
        (1, "pawns-on-tiles"),
        (2, "pawns-in-reserve"),
        (2, "cards"),
        (1, "neutrals"),
        (1, "plantation"),
        (1, "mayoral-cards"),
        (1, "guild-masters"),
        (1, "pawns-in-reserve"),
        (1, "pawns-on-tiles"),
        (1, "liveries"),
    ),
    "pillars-of-the-earth": _spread(
        (3, "gold"),
        (1, "craftsmen-now"),
        (4, "craftsmen-later"),
        (2, "hands"),
        (2, "turn-order"),
        (4, "materials"),
        (17, "builders"),
        (16, "privileges"),
    ),
    "tiny-towns": _spread(
        (6, "patterns"),
        (2, "loose-cubes"),
        (5, "room"),
        (2, "prospects"),
        (3, "cottages"),
        (3, "neighbours"),
        (3, "neighbours"),
        (1, "sets"),
        (1, "factories"),
        (2, "monument"),
        (2, "room"),
        (2, "shape"),
        (2, "shape"),
        (2, "shape"),
    ),
    "old-london-bridge": _spread(
        (1, "shields"),
        (1, "numbers"),
        (1, "empty-slots"),
        (2, "chapel"),
        (2, "gate"),
        (1, "chapel-lead"),
        (1, "gate-lead"),
        (1, "cards-lead"),
        (1, "buildings-lead"),
        (2, "bonus-tiles"),
        (1, "cards"),
        (1, "money"),
        (1, "chapel-coins"),
        (1, "strong-actions"),
    ),
}
TURNS_TERM: Final = "turns"  # in Old London Bridge: how many buildings can still be built


def terms_of(game: str) -> list[str]:
    """The terms that a game has besides SCORED and OTHERS, without repetition."""
    named = list(dict.fromkeys(TERMS.get(game, ())))
    return [*named, TURNS_TERM] if game == "old-london-bridge" else named


def terms(game: Game[Any], g: State, seat: Seat, at_horizon: bool = False) -> dict[str, float]:
    """A seat's terms. `at_horizon` says that a rollout ended here, as in `Evaluator.horizon_points`."""
    judge = handmade(game)
    points = judge.horizon_points(g) if at_horizon else judge.points(g)
    found = _parts(game, g, seat, at_horizon)
    found[SCORED] = found.get(SCORED, 0.0) + points[seat] - sum(found.values())
    others = [value for other, value in enumerate(points) if other != seat]
    if others:
        found[OTHERS] = -sum(others) / len(others)
    return found


def _parts(game: Game[Any], g: State, seat: Seat, at_horizon: bool) -> dict[str, float]:
    """The terms with a name of their own; none once the game is over, or nothing can change any more."""
    if g.waiting == 0 or game.name not in TERMS:
        return {}
    if game.name == "old-london-bridge":
        return _bridge(cast("Bridge", g), seat)
    judge = cast("Linear", handmade(game))
    weights = judge.horizon_weights if at_horizon else judge.weights
    return _grouped(game.name, judge.features(g, seat), weights)


def _grouped(game: str, features: Sequence[float], weights: Sequence[float]) -> dict[str, float]:
    found: dict[str, float] = {}
    for name, feature, weight in zip(TERMS[game], features, weights, strict=True):
        found[name] = found.get(name, 0.0) + feature * weight
    return found


def _bridge(g: Bridge, seat: Seat) -> dict[str, float]:
    turns = [turns_left(g, each) for each in range(g.seats)]
    if max(turns) == 0:
        return {}
    share = turns[seat] / MOST_TURNS
    weights = [WORTH[2 * i] + WORTH[2 * i + 1] * share for i in range(FEATURES)]
    fields = ranked_fields(g, [0.0] * g.seats)
    found = _grouped("old-london-bridge", bridge_features(g, seat, turns[seat], fields), weights)
    found[TURNS_TERM] = TURNS[turns[seat]]
    return found
