"""Chapter 10: the chapel track and the gate track."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.kernel.run import question, to_act
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.table import (
    amounts,
    answer,
    asked,
    face_up_tiles,
    fresh,
    let_chance,
    names,
    over,
    refused,
    take,
    tiles,
    told,
    turn,
    turn_up,
    used,
)

CHAPEL_59 = "tops: 59 5 3 2 1 park-blue"  # blue
GATE_56 = "tops: 4 56 3 2 1 park-blue"  # orange
TWO_MORE = ("tiles 0: chapel-plus-2",)


def test_olb_10_1_a_marker_moves_alone() -> None:
    g = turn(4, "chapel: 4 4 4 0", "order: 2 0 1 3", CHAPEL_59)
    take(g, 0, "chapel")
    assert g.chapel == [5, 4, 4, 0]
    assert g.chapel_order == [0, 2, 1, 3]


def test_olb_10_1_the_markers_above_keep_their_order() -> None:
    g = turn(4, "gate: 4 4 4 0", "gate-order: 2 1 0 3", GATE_56)
    take(g, 0, "gate")
    assert g.gate_order == [0, 2, 1, 3]


@pytest.mark.parametrize("stairs", ["0 1 2", "2 1 0"])
def test_olb_10_2_the_stairs_count_as_space_0(stairs: str) -> None:
    g = turn(3, f"stairs: {stairs}", "bridge 0: 60 58", "tops: 36 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    assert g.chapel[0] == 3


def test_olb_10_3_a_marker_is_put_on_top() -> None:
    g = turn(4, "chapel: 4 5 5 6", "order: 3 2 1 0", CHAPEL_59)
    take(g, 0, "chapel")
    assert g.chapel_order == [3, 0, 2, 1]
    g = turn(4, "gate: 1 2 2 4", "gate-order: 3 2 1 0", GATE_56)
    take(g, 0, "gate")
    assert g.gate_order == [3, 0, 2, 1]


@pytest.mark.parametrize(
    ("start", "earned"),
    [(0, 1), (1, 1), (2, 0), (3, 2), (4, 2), (5, 0), (6, 3), (7, 3), (10, 5), (11, 5), (12, 0), (13, 0)],
)
def test_olb_10_4_coins_reached_or_passed_are_earned(start: int, earned: int) -> None:
    g = turn(3, f"chapel: {start} 0 0", *TWO_MORE)
    answer(g, 0, "use-before-placing", "chapel")
    assert 5 + earned == g.money[0]


def test_olb_10_4_several_coins_in_one_move() -> None:
    g = turn(3, "bridge 0: 60 58 51 49 47 42 41 39", "tops: 36 5 3 2 1 park-blue")
    take(g, 0, "chapel")  # 9 grey shields
    assert g.chapel[0] == 9
    assert told(g, "receives") == [(0, 2, 1), (0, 1, 4), (0, 2, 4), (0, 3, 4)]


@pytest.mark.parametrize(("start", "tiles_taken"), [(0, 0), (1, 1), (2, 1), (3, 0), (4, 1), (5, 1), (13, 1), (14, 1)])
def test_olb_10_5_each_bonus_space_reached_or_passed_gives_a_tile(start: int, tiles_taken: int) -> None:
    g = turn(3, f"gate: {start} 0 0", "tiles 0: gate-plus-2")
    answer(g, 0, "use-before-placing", "gate")
    if tiles_taken:
        assert names(g, 0) == ["stack:left", "stack:middle", "stack:right", "decline"]
        answer(g, 0, "take-bonus-tile", "stack:middle")
        let_chance(g)
    assert tiles_taken == len(fresh(g, 0))
    assert asked(g, 0) == "place-figure"


def test_olb_10_5_a_tile_may_be_declined() -> None:
    """E-22: the right is lost. E-45: a tile only for a bonus space."""
    g = turn(3, "gate: 2 0 0", GATE_56)
    take(g, 0, "gate")
    answer(g, 0, "take-bonus-tile", "decline")
    assert (fresh(g, 0), told(g, "declines-bonus")) == ([], [(0,)])
    assert to_act(g) == [CHANCE]
    g = turn(3, "gate: 0 0 0", GATE_56)
    take(g, 0, "gate")
    assert (asked(g, CHANCE), g.gate[0]) == ("turn-up-chip", 1)


def test_olb_10_6_tiles_are_taken_one_by_one_and_the_next_is_turned_up() -> None:
    g = turn(3, "gate: 2 0 0", "bridge 0: 58 51 49", "tops: 4 47 3 2 1 park-blue")
    take(g, 0, "gate")
    assert g.gate[0] == 6
    assert face_up_tiles(g) == ["share-space", "free-centre", "use-x"]
    answer(g, 0, "take-bonus-tile", "stack:right")
    assert (asked(g, CHANCE), len(names(g, CHANCE))) == ("turn-up-bonus", 7)
    assert face_up_tiles(g) == ["share-space", "free-centre", ""]
    turn_up(g, "tile:take-lady")
    assert face_up_tiles(g) == ["share-space", "free-centre", "take-lady"]
    answer(g, 0, "take-bonus-tile", "stack:right")
    turn_up(g, "tile:share-space")
    assert tiles(g, 0) == ["use-x", "take-lady"]  # the next round has begun
    assert told(g, "takes-bonus") == [(0, 2), (0, 7)]


def test_olb_10_7_an_empty_stack_offers_nothing() -> None:
    """E-23."""
    g = turn(3, "gate: 2 0 0", GATE_56, "bonus 0:", "bonus 2: use-x")
    take(g, 0, "gate")
    assert names(g, 0) == ["stack:middle", "stack:right", "decline"]
    assert refused(g, 0, "stack:left") == "OLB-10.7"
    answer(g, 0, "take-bonus-tile", "stack:right")  # its last: nothing is turned up
    assert asked(g, CHANCE) == "turn-up-chip"
    assert face_up_tiles(g) == ["", "free-centre", ""]
    assert len(used(g)) == 15


def test_olb_10_7_without_any_tile_the_right_is_lost() -> None:
    """E-23."""
    g = turn(3, "gate: 2 0 0", GATE_56, "bonus 0:", "bonus 1:", "bonus 2:")
    take(g, 0, "gate")
    assert (asked(g, CHANCE), fresh(g, 0)) == ("turn-up-chip", [])
    assert told(g, "declines-bonus") == []  # nobody was asked


def test_olb_10_8_the_last_space_pays_10_besides_coins() -> None:
    g = turn(3, "chapel: 11 0 0", "bridge 0: 60 58 51 49 47", "tops: 36 5 3 2 1 park-blue")
    take(g, 0, "chapel")  # 6 spaces: the coin 5 on space 12, then the end; one step is lost
    assert g.chapel[0] == 16
    assert told(g, "receives") == [(0, 2, 1), (0, 5, 4), (0, 10, 5)]


def test_olb_10_8_the_last_gate_space_pays_10_besides_tiles() -> None:
    g = turn(3, "gate: 11 16 0", "tiles 0: gate-plus-2 gate-plus-2 gate-plus-2")
    for left in (2, 1):
        answer(g, 0, "use-before-placing", "gate")
        answer(g, 0, "take-bonus-tile", "decline")
        assert left == g.tiles[5]
    assert (g.gate[0], g.money[0]) == (15, 5)
    answer(g, 0, "use-before-placing", "gate")
    assert (g.gate[0], g.money[0]) == (16, 15)  # the second to arrive is paid as well
    assert told(g, "receives") == [(0, 10, 6)]


def test_olb_10_9_a_newcomer_on_the_last_space_goes_below() -> None:
    g = turn(4, "chapel: 15 16 16 15", "order: 2 1 3 0", CHAPEL_59)
    take(g, 0, "chapel")
    assert g.chapel_order == [2, 1, 0, 3]
    g = turn(4, "gate: 15 16 16 15", "gate-order: 2 1 3 0", GATE_56)
    take(g, 0, "gate")
    assert g.gate_order == [2, 1, 0, 3]


def test_olb_10_9_the_first_on_the_last_space_passes_everybody() -> None:
    g = turn(4, "chapel: 15 15 15 15", "order: 2 1 3 0", CHAPEL_59)
    take(g, 0, "chapel")
    assert g.chapel_order == [0, 2, 1, 3]


def test_olb_10_10_on_the_last_space_nothing_more_is_earned() -> None:
    """E-29."""
    g = turn(3, "chapel: 16 16 0", "order: 1 0 2", CHAPEL_59)
    take(g, 0, "chapel")
    assert (g.chapel, g.chapel_order, g.money[0]) == ([16, 16, 0], [1, 0, 2], 5 + 2)
    assert told(g, "advances-chapel") == []
    g = turn(3, "gate: 16 0 0", GATE_56)
    take(g, 0, "gate")
    assert (g.gate[0], g.money[0], told(g, "advances-gate")) == (16, 5 - 2, [])


def test_olb_10_11_rewards_apply_to_moves_by_tiles() -> None:
    g = turn(3, "chapel: 15 0 0", "gate: 15 0 0", "tiles 0: chapel-plus-2 gate-plus-2")
    answer(g, 0, "use-before-placing", "chapel")
    assert (g.chapel[0], g.money[0]) == (16, 15)
    answer(g, 0, "use-before-placing", "gate")
    assert (g.gate[0], g.money[0]) == (16, 25)


def test_olb_10_12_chapel_order_is_by_space_then_stack_then_stairs() -> None:
    g = turn(4, "stairs: 3 1 2 0", "chapel: 0 7 0 7", "order: 1 3 2 0", *TWO_MORE)
    assert GAME.view(g, None).chapel_order == [1, 3, 2, 0]
    answer(g, 0, "use-before-placing", "chapel")
    assert g.chapel_order == [1, 3, 0, 2]  # from step D to any space, and it is ahead of step C


def test_olb_10_12_on_the_stairs_a_is_before_b() -> None:
    g = over(4, "stairs: 3 1 0 2")
    assert g.chapel_order == [3, 1, 0, 2]


def test_olb_10_13_chapel_order_breaks_ties_of_every_kind() -> None:
    tie = ("stairs: 2 1 0", "gate: 4 4 4", "hand 0: 0 3", "hand 1: 0 1 2", "hand 2: 0 3")
    g = over(3, *tie)
    assert amounts(g, "printed-gate") == [0, 3, 5]
    assert amounts(g, "printed-inn") == [0, 3, 5]
    assert amounts(g, "printed-bridge") == [0, 3, 5]
    nothing = "faces: chapel-lead gate-round-leader inn-round-highest-card bridge-type-sets"
    assert GAME.places(over(3, *tie, nothing)) == [3, 2, 1]


def test_olb_10_14_the_stack_on_the_gate_track_has_no_effect() -> None:
    """E-30."""
    g = over(3, "stairs: 2 1 0", "gate: 4 4 4", "gate-order: 0 1 2")
    assert amounts(g, "printed-gate") == [0, 3, 5]


def test_the_question_for_a_bonus_tile_has_no_numbers() -> None:
    g = turn(3, "gate: 2 0 0", GATE_56)
    take(g, 0, "gate")
    assert question(g, 0).facts(g, 0) == {}
