"""Chapter 12: the end of the game."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import is_over, to_act
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.table import asked, gone, new, place, play_on, position, take, told, turn


@pytest.mark.parametrize(("seats", "last"), [(2, 6), (3, 12), (4, 12)])
def test_olb_12_1_after_the_last_round(seats: int, last: int) -> None:
    g = turn(seats, f"round: {last - 1}")
    take(g, 0, "park")
    assert (False, last) == (is_over(g), g.round)
    assert GAME.scores(g) is None
    g = turn(seats, f"round: {last}")
    take(g, 0, "park")
    assert (True, last, []) == (is_over(g), g.round, to_act(g))
    assert GAME.forecast(g) == GAME.scores(g)
    assert told(g, "game-ends") == [()]


def test_olb_12_2_after_the_round_in_which_the_third_stack_ran_out() -> None:
    """E-46: the round is played to its end."""
    g = position(
        4,
        "round: 9",
        "played 0: 4",
        "played 1: 3",
        gone("gate", "inn", "guild", but="1"),
        "agenda: take_turn 0 0 > take_turn 1 0 > end_round",
    )
    place(g, 0, "outer:2")  # the last guild
    assert (g.left.count(0), is_over(g), to_act(g)) == (3, False, [1])
    take(g, 1, "chapel")
    assert (g.round, is_over(g)) == (9, True)


def test_olb_12_2_two_empty_stacks_are_not_enough() -> None:
    g = turn(4, "round: 9", gone("gate", "inn"))
    take(g, 0, "chapel")
    assert asked(g, CHANCE) == "turn-up-chip"


def test_olb_12_2_more_than_three_end_it_too() -> None:
    g = turn(4, "round: 9", gone("gate", "inn", "guild", "shop", but="60"))
    place(g, 0, "outer:6")
    assert (is_over(g), g.left.count(0)) == (True, 4)


def test_olb_12_3_not_before_round_9_and_only_with_4_players() -> None:
    for seats in (2, 3):
        g = new(seats)
        play_on(g, Rng(1))
        turns = g.box.rounds[seats] * g.box.cards_played[seats] * seats
        assert 72 - sum(g.left) <= turns
        assert g.box.rounds[seats] == g.round
    # Three stacks hold 36 buildings, of which four players can take four in a round.
    assert sum(new(4).left[:3]) == 9 * 4
