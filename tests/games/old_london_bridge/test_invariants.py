"""Whole games at random, with the invariants checked after every choice, and the recount of every score."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import CATEGORIES
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import apply, draw, first_to_act, is_over, options, start
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.invariants import check
from tests.games.old_london_bridge.table import new, play_on, position


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scoring", ["printed", "random"])
def test_invariants_hold_after_every_choice(seats: int, scoring: str) -> None:
    """F-1 to F-9."""
    for seed in range(4):
        rng = Rng(seed)
        g = GAME.new(seats, dict.fromkeys(CATEGORIES, scoring))
        start(g)
        check(g)
        while not is_over(g):
            seat = first_to_act(g)
            offered = options(g, seat)
            apply(g, seat, draw(g, rng) if seat == CHANCE else offered[rng.below(len(offered))])
            check(g)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_forecast_adds_up_at_every_moment(seats: int) -> None:
    """Also while the table is prepared and random faces are not drawn yet."""
    rng = Rng(seats)
    g = GAME.new(seats, dict.fromkeys(CATEGORIES, "random"))
    start(g)
    while not is_over(g):
        forecast = GAME.forecast(g)
        assert GAME.points(g) == [score.points for score in forecast]
        assert GAME.points(g) == [sum(line.amount for line in score.ledger) for score in forecast]
        assert GAME.places(g) == [score.place for score in forecast]
        assert list(range(1, seats + 1)) == sorted(GAME.places(g))
        assert GAME.scores(g) is None
        seat = first_to_act(g)
        offered = options(g, seat)
        apply(g, seat, draw(g, rng) if seat == CHANCE else offered[rng.below(len(offered))])
    assert GAME.forecast(g) == GAME.scores(g)


def test_a_park_that_was_removed_is_noticed() -> None:
    g = position(3, "gone: park-blue")
    with pytest.raises(AssertionError, match="a park is never removed"):
        check(g)


def test_a_game_can_be_played_with_events_or_without() -> None:
    for sink in (True, False):
        g = new(3)
        g.sink = [] if sink else None
        play_on(g, Rng(5))
        assert is_over(g)
        check(g)
