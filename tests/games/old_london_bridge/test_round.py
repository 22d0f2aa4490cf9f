"""Chapters 3 and 4: the round and its preparation."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import NOWHERE
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import is_over, to_act
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.table import (
    answer,
    asked,
    choose,
    names,
    new,
    over,
    place,
    play_on,
    position,
    told,
    turn,
    turn_up,
)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 12), (4, 12)])
def test_olb_3_1_the_game_lasts_twelve_rounds_or_six(seats: int, rounds: int) -> None:
    g = new(seats)
    play_on(g, Rng(3))
    assert rounds == g.round
    assert [(number,) for number in range(1, rounds + 1)] == told(g, "begins-round")
    assert told(g, "game-ends") == [()]


def test_olb_3_2_preparation_turn_order_building() -> None:
    g = new(3)
    assert GAME.phase(g) == "setup"
    while asked(g, CHANCE) != "turn-up-chip":
        assert GAME.phase(g) == "setup"
        turn_up(g, names(g, CHANCE)[0])
    assert (GAME.round(g), GAME.phase(g)) == (1, "preparation")
    turn_up(g, "chip:1")
    assert GAME.phase(g) == "turn-order"
    choose(g, 1, 2, 3)
    assert GAME.phase(g) == "building"
    assert to_act(g) == [2]
    for seat in (2, 1, 0):
        place(g, seat, names(g, seat)[0])
        if to_act(g) == [seat]:  # an inn
            answer(g, seat, "take-cards", "done")
    assert (GAME.round(g), GAME.phase(g)) == (2, "preparation")
    assert GAME.phases == ("setup", "preparation", "turn-order", "building", "end")


def test_olb_3_2_windows_belong_to_their_phases() -> None:
    g = position(3, "tiles 1: take-lady card-plus-1", "hand 1: 0 3")
    turn_up(g, "chip:1")
    assert (asked(g, 1), GAME.phase(g)) == ("take-lady", "turn-order")
    answer(g, 1, "take-lady", "done")
    answer(g, 1, "choose-card", "card:3")
    assert (asked(g, 1), GAME.phase(g)) == ("raise-card", "turn-order")
    answer(g, 1, "raise-card", "done")
    assert (asked(g, 1), GAME.phase(g)) == ("place-figure", "building")
    assert GAME.phase(over(3)) == "end"


def test_olb_3_3_awards_then_figures_then_the_end() -> None:
    g = turn(
        3,
        "faces: chapel-round-leader gate-round-leader printed bridge-round-lowest-number",
        "chapel: 0 4 4",
        "gate: 1 0 2",
        "figures: - 3 4",
        "round: 12",
        "tops: 4 5 3 2 1 park-blue",
    )
    place(g, 0, "outer:2")  # guild 1
    assert g.money == [5 + 1 + 2, 5 + 1, 5 + 1]  # income and lowest number; chapel; gate
    assert g.figure == [NOWHERE] * 3
    assert is_over(g)
    assert g.sink is not None
    assert [event.name for event in g.sink[-4:]] == ["receives", "receives", "receives", "game-ends"]


def test_olb_3_3_if_the_game_goes_on_the_next_round_starts() -> None:
    g = turn(3, "round: 11", "figures: - 3 4")
    place(g, 0, "outer:2")
    assert g.figure == [NOWHERE] * 3
    assert (g.round, asked(g, CHANCE)) == (12, "turn-up-chip")


def test_olb_4_1_a_chip_is_turned_up_in_every_round() -> None:
    g = position(3)
    assert (g.round, to_act(g), asked(g, CHANCE)) == (1, [CHANCE], "turn-up-chip")
    turn_up(g, "chip:3")
    assert g.chips_shown == [3]
    assert told(g, "turns-up-chip") == [(3,)]


def test_olb_4_1_a_value_that_is_used_up_is_not_drawn_again() -> None:
    g = position(3, "chips: 2 2 2 2 2 1")
    assert names(g, CHANCE) == ["chip:1", "chip:3"]


@pytest.mark.parametrize(("before", "chip", "after"), [(0, 1, 1), (1, 2, 3), (4, 3, 1), (5, 1, 0)])
def test_olb_4_2_the_rondel_turns_clockwise(before: int, chip: int, after: int) -> None:
    g = position(3, f"rondel: {before}")
    turn_up(g, f"chip:{chip}")
    assert after == g.rotation


def test_olb_4_3_revealed_chips_stay_visible() -> None:
    g = position(3, "chips: 2 3")
    turn_up(g, "chip:1")
    assert [GAME.view(g, viewer).chips for viewer in (None, 0, 1, 2)] == [[2, 3, 1]] * 4
    assert g.chips == [0, 4, 4, 4]  # a bag: there is no order that anybody could look up
