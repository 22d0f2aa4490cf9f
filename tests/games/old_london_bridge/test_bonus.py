"""Chapter 11: bonus tiles."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import CENTRE
from guildhall.kernel.run import question, to_act
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.table import (
    amounts,
    answer,
    asked,
    bridge,
    fresh,
    gone,
    hand,
    let_chance,
    names,
    over,
    place,
    position,
    refused,
    take,
    tiles,
    told,
    turn,
    turn_up,
    used,
)


def test_olb_11_1_a_tile_may_be_used_from_the_next_round_on() -> None:
    g = turn(3, "fresh 0: chapel-plus-2 share-space", "figures: - 3 -")
    assert asked(g, 0) == "place-figure"  # no window
    assert refused(g, 0, "share:3") == "OLB-11.1"
    take(g, 0, "park")
    assert asked(g, CHANCE) == "turn-up-chip"
    assert tiles(g, 0) == ["share-space", "chapel-plus-2"]
    assert fresh(g, 0) == []


def test_olb_11_1_a_tile_taken_in_the_first_window_is_not_ready() -> None:
    g = turn(3, "gate: 1 0 0", "tiles 0: gate-plus-2", "bonus 0: chapel-plus-2")
    answer(g, 0, "use-before-placing", "gate")
    answer(g, 0, "take-bonus-tile", "stack:left")
    assert (asked(g, 0), fresh(g, 0)) == ("place-figure", ["chapel-plus-2"])
    assert [(tile.kind, tile.usable) for tile in GAME.view(g, 1).seats[0].tiles] == [("chapel-plus-2", False)]


def test_olb_11_2_a_used_tile_leaves_the_game() -> None:
    g = turn(3, "tiles 0: chapel-plus-2", "bonus 0:", "bonus 1:", "bonus 2:")
    assert len(used(g)) == 23
    answer(g, 0, "use-before-placing", "chapel")
    assert (tiles(g, 0), len(used(g))) == ([], 24)
    assert len(GAME.view(g, None).bonus_used) == 24


def test_olb_11_3_several_of_a_kind_in_one_window() -> None:
    g = turn(3, "tiles 0: chapel-plus-2 chapel-plus-2 chapel-plus-2")
    for space in (2, 4, 6):
        answer(g, 0, "use-before-placing", "chapel")
        assert space == g.chapel[0]
    assert asked(g, 0) == "place-figure"


def test_olb_11_4_each_kind_has_its_own_phase() -> None:
    everything = "share-space free-centre use-x take-back-card chapel-plus-2 gate-plus-2 card-plus-1 take-lady"
    g = position(3, f"tiles 0: {everything}", "hand 0: 0 3", "hand 1: 0 4")
    turn_up(g, "chip:1")
    assert (asked(g, 0), names(g, 0)) == ("take-lady", ["done", "use"])
    answer(g, 0, "take-lady", "done")
    answer(g, 0, "choose-card", "card:3")
    answer(g, 1, "choose-card", "card:0")
    assert (asked(g, 0), names(g, 0)) == ("raise-card", ["done", "card:1"])
    answer(g, 0, "raise-card", "done")
    assert (asked(g, 0), names(g, 0)) == ("use-before-placing", ["done", "chapel", "gate"])
    answer(g, 0, "use-before-placing", "done")
    assert names(g, 0) == ["outer:2", "outer:3", "outer:4", "outer:5", "outer:6", "x", "centre", "centre-free"]
    place(g, 0, "outer:4")  # faces the parks
    assert (asked(g, 0), names(g, 0)) == ("use-after-action", ["done", "chapel", "gate", "take-back"])
    answer(g, 0, "use-after-action", "done")
    assert len(tiles(g, 0)) == 8
    assert to_act(g) == [1]


def test_olb_11_5_a_tile_is_only_used_when_it_can_take_effect() -> None:
    """E-13."""
    g = turn(3, "tiles 0: chapel-plus-2 gate-plus-2 take-back-card", "chapel: 16 0 0", card=0)
    assert names(g, 0) == ["done", "gate"]
    assert refused(g, 0, "chapel") == "OLB-11.11"
    answer(g, 0, "use-before-placing", "done")
    take(g, 0, "park")
    assert names(g, 0) == ["done", "gate"]
    assert refused(g, 0, "take-back") == "OLB-11.10"
    assert refused(g, 0, "chapel") == "OLB-11.11"
    g = turn(3, "tiles 0: gate-plus-2", "gate: 16 0 0")
    assert asked(g, 0) == "place-figure"  # nothing usable: no window


def test_olb_11_6_an_unused_tile_is_worth_a_pound() -> None:
    g = over(3, "tiles 0: use-x take-lady", "fresh 0: use-x", "tiles 1: use-x")
    assert amounts(g, "unused-tiles") == [3, 1, 0]


def test_olb_11_7_share_space_beside_one_other_figure() -> None:
    """E-26."""
    g = turn(4, "tiles 0: share-space", "figures: - 3 centre -", "tops: 59 5 3 2 1 park-blue")
    assert names(g, 0) == ["outer:2", "outer:4", "outer:5", "outer:6", "share:3", "centre-share"]
    place(g, 0, "share:3")
    assert (g.money[0], bridge(g, 0), tiles(g, 0)) == (5 + 2, ["59"], [])
    assert told(g, "uses-bonus") == [(0, 0)]


def test_olb_11_7_the_shared_centre_costs_2() -> None:
    g = turn(4, "tiles 0: share-space", "figures: - 3 centre -", "money: 2 0 0 0")
    answer(g, 0, "place-figure", "centre-share")
    assert (g.money[0], g.figure[0], used(g)) == (0, CENTRE, ["share-space"])
    g = turn(4, "tiles 0: share-space", "figures: - 3 centre -", "money: 1 0 0 0")
    assert refused(g, 0, "centre-share") == "OLB-6.11"


def test_olb_11_7_two_figures_close_a_space_and_none_needs_no_tile() -> None:
    g = turn(4, "tiles 0: share-space free-centre", "figures: - 3 3 -")
    assert refused(g, 0, "share:3") == "OLB-11.7"
    assert refused(g, 0, "share:4") == "OLB-11.7"
    assert refused(g, 0, "centre-share") == "OLB-11.7"
    assert refused(g, 0, "centre-free-share") == "OLB-11.7"


def test_olb_11_8_free_centre_costs_nothing() -> None:
    g = turn(3, "tiles 0: free-centre", "money: 0 0 0", "tops: 59 5 3 2 1 park-blue")
    assert names(g, 0) == ["outer:2", "outer:3", "outer:4", "outer:5", "outer:6", "centre-free"]
    answer(g, 0, "place-figure", "centre-free")
    answer(g, 0, "choose-stack", "stack:chapel")
    let_chance(g)
    assert (g.money[0], bridge(g, 0), used(g)) == (0, ["59"], ["free-centre"])


def test_olb_11_8_the_centre_must_be_free_unless_it_is_shared() -> None:
    """E-26."""
    g = turn(3, "tiles 0: free-centre", "figures: - centre -")
    assert refused(g, 0, "centre-free") == "OLB-6.9"
    assert refused(g, 0, "centre-free-share") == "OLB-11.1"
    g = turn(3, "tiles 0: free-centre share-space", "figures: - centre -")
    answer(g, 0, "place-figure", "centre-free-share")
    assert (g.money[0], used(g)) == (5, ["share-space", "free-centre"])


def test_olb_11_9_use_x_gives_the_building_without_income() -> None:
    """E-27."""
    g = turn(3, "tiles 0: use-x", "tops: 59 56 3 2 1 park-blue")
    place(g, 0, "x")
    assert (g.money[0], bridge(g, 0), used(g)) == (5, ["56"], ["use-x"])
    assert told(g, "receives") == []
    assert told(g, "places-figure") == [(0, 0)]


def test_olb_11_9_the_x_must_be_free_unless_it_is_shared() -> None:
    """E-26."""
    g = turn(3, "tiles 0: use-x", "figures: - 1 -")
    assert refused(g, 0, "x") == "OLB-6.9"
    assert refused(g, 0, "x-share") == "OLB-11.1"
    g = turn(3, "tiles 0: use-x share-space", "figures: - 1 -", "tops: 59 56 3 2 1 park-blue")
    assert refused(g, 0, "share:1") == "OLB-6.8"
    place(g, 0, "x-share")
    assert (bridge(g, 0), used(g)) == (["56"], ["share-space", "use-x"])


def test_olb_11_9_the_stack_must_not_be_empty() -> None:
    """E-27."""
    g = turn(3, "tiles 0: use-x", gone("gate"))
    assert refused(g, 0, "x") == "OLB-6.10"


def test_olb_11_10_the_card_just_played_comes_back() -> None:
    """E-25."""
    g = turn(3, "tiles 0: take-back-card take-back-card", card=4)
    take(g, 0, "park")
    assert question(g, 0).facts(g, 0) == {"card": 4}
    answer(g, 0, "use-after-action", "take-back")
    assert hand(g, 0) == [0, 4]
    assert asked(g, CHANCE) == "turn-up-chip"  # not twice in one turn
    assert tiles(g, 0) == ["take-back-card"]


def test_olb_11_10_not_twice_while_the_window_is_open() -> None:
    g = turn(3, "tiles 0: take-back-card take-back-card chapel-plus-2", card=4)
    answer(g, 0, "use-before-placing", "done")
    take(g, 0, "park")
    answer(g, 0, "use-after-action", "take-back")
    assert names(g, 0) == ["done", "chapel"]
    assert refused(g, 0, "take-back") == "OLB-11.10"


def test_olb_11_10_not_for_a_0_card() -> None:
    g = turn(3, "tiles 0: take-back-card", card=0)
    take(g, 0, "park")
    assert asked(g, CHANCE) == "turn-up-chip"
    assert tiles(g, 0) == ["take-back-card"]


def test_olb_11_10_not_when_the_own_inn_took_the_last_such_card() -> None:
    """E-25: the card of this turn was the last of its value."""
    lords = " ".join("4" * 9)
    g = turn(
        3,
        f"hand 1: 0 {lords}",
        "tiles 0: take-back-card",
        "bridge 0: 59 54 49",
        "tops: 4 5 44 2 1 park-blue",
        card=4,
    )
    take(g, 0, "inn")
    assert g.supply[4] == 1
    answer(g, 0, "take-cards", "card:4")
    assert (asked(g, CHANCE), hand(g, 0), tiles(g, 0)) == ("turn-up-chip", [0, 4], ["take-back-card"])


def test_olb_11_11_two_spaces_on_a_track() -> None:
    """E-44: the track with the coins is the chapel track."""
    g = turn(3, "tiles 0: chapel-plus-2 gate-plus-2", "chapel: 4 0 0", "gate: 4 0 0")
    answer(g, 0, "use-before-placing", "chapel")
    assert (g.chapel[0], g.money[0]) == (6, 5 + 2)
    answer(g, 0, "use-before-placing", "gate")
    assert (g.gate[0], asked(g, 0)) == (6, "take-bonus-tile")


@pytest.mark.parametrize("window", ["use-before-placing", "use-after-action"])
def test_olb_11_11_not_on_the_last_space(window: str) -> None:
    g = turn(3, "tiles 0: chapel-plus-2 gate-plus-2 gate-plus-2", "chapel: 16 0 0", "gate: 0 0 0")
    if window == "use-after-action":
        answer(g, 0, "use-before-placing", "gate")
        answer(g, 0, "use-before-placing", "done")
        take(g, 0, "park")
    assert window == asked(g, 0)
    assert refused(g, 0, "chapel") == "OLB-11.11"


def test_olb_11_12_a_raised_0_card_is_still_a_0_card() -> None:
    g = position(3, "tiles 0: card-plus-1", "hand 0: 0 4", "hand 1: 0 1", "hand 2: 0 1", "order: 1 2 0")
    turn_up(g, "chip:1")
    answer(g, 0, "choose-card", "card:0")
    answer(g, 1, "choose-card", "card:0")
    answer(g, 2, "choose-card", "card:0")
    answer(g, 0, "raise-card", "card:1")
    assert told(g, "turn-order") == [(0,), (1,), (2,)]
    assert hand(g, 0) == [0, 4]
    assert g.chapel_order == [1, 2, 0]
    assert g.raised == [0] * 6  # it counted for the order of this round only


def test_olb_11_13_a_lady_may_be_played_at_once() -> None:
    """E-7."""
    g = position(3, "tiles 0: take-lady")
    turn_up(g, "chip:1")
    answer(g, 0, "take-lady", "use")
    assert names(g, 0) == ["card:0", "card:2"]
    assert told(g, "takes-card") == [(0, 2)]


def test_olb_11_13_not_without_a_lady_in_the_supply() -> None:
    g = position(3, "tiles 0: take-lady", "supply: 9 0 9 9", "hand 0: 0 1")
    turn_up(g, "chip:1")
    assert (asked(g, 0), tiles(g, 0)) == ("choose-card", ["take-lady"])
