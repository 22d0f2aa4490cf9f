"""Chapter 6: returning the card, placing the figure and taking a building."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import CENTRE, NOWHERE
from guildhall.kernel.run import is_over, to_act
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.table import (
    answer,
    asked,
    bridge,
    gone,
    hand,
    let_chance,
    names,
    place,
    position,
    refused,
    take,
    tiles,
    told,
    top,
    turn,
    turn_up,
    used,
)

WITHOUT_TILES = ["outer:2", "outer:3", "outer:4", "outer:5", "outer:6", "centre"]


def test_olb_6_1_the_parts_of_a_turn_in_order() -> None:
    g = turn(
        3,
        "tiles 0: chapel-plus-2 chapel-plus-2 take-back-card",
        "bridge 0: 50",
        "tops: 59 5 3 2 1 park-blue",
        card=3,
    )
    assert g.supply[3] == 11  # the card is back
    assert asked(g, 0) == "use-before-placing"
    answer(g, 0, "use-before-placing", "chapel")
    assert g.chapel[0] == 2
    answer(g, 0, "use-before-placing", "done")
    answer(g, 0, "place-figure", "outer:3")
    turn_up(g, "tile:4")
    # There is one building to replace, so it is replaced without asking, and acts.
    assert bridge(g, 0) == ["59"]
    assert g.chapel[0] == 3
    assert (asked(g, 0), names(g, 0)) == ("use-after-action", ["done", "chapel", "take-back"])
    answer(g, 0, "use-after-action", "done")
    assert asked(g, CHANCE) == "turn-up-chip"


def test_olb_6_2_the_card_goes_back_when_its_owner_acts() -> None:
    """E-10: the card of seat 1 is not in the supply while seat 0 takes cards."""
    g = position(
        3,
        "played 0: 3",
        "played 1: 3",
        "hand 2: 0 3 3 3 3 3 3 3 3 3",
        "tops: 4 5 23 2 1 park-blue",
        "bridge 0: 59 49 44",
        "agenda: take_turn 0 0 > take_turn 1 0 > end_round",
    )
    assert g.supply[3] == 1
    take(g, 0, "inn")
    assert names(g, 0) == ["done", "card:1", "card:2", "card:3", "card:4"]
    answer(g, 0, "take-cards", "card:3")
    assert g.supply[3] == 0
    answer(g, 0, "take-cards", "done")
    assert (g.supply[3], told(g, "begins-turn")) == (1, [(1, 3)])
    assert to_act(g) == [1]


def test_olb_6_3_a_0_card_goes_back_to_its_owner() -> None:
    g = position(3, "played 0: 0", "hand 0: 1", "agenda: take_turn 0 0 > end_round")
    assert hand(g, 0) == [0, 1]
    assert g.supply[0] == 0


def test_olb_6_4_track_tiles_may_be_used_before_placing_in_any_order_and_number() -> None:
    """E-24."""
    g = turn(3, "tiles 0: chapel-plus-2 gate-plus-2 chapel-plus-2")
    assert names(g, 0) == ["done", "chapel", "gate"]
    answer(g, 0, "use-before-placing", "chapel")
    answer(g, 0, "use-before-placing", "gate")
    assert names(g, 0) == ["done", "chapel"]
    assert refused(g, 0, "gate") == "OLB-11.1"
    answer(g, 0, "use-before-placing", "chapel")
    assert (g.chapel[0], g.gate[0]) == (4, 2)
    assert asked(g, 0) == "place-figure"


def test_olb_6_5_the_figure_goes_to_an_outer_space_or_the_centre() -> None:
    g = turn(3)
    assert names(g, 0) == WITHOUT_TILES
    place(g, 0, "centre")
    assert g.figure[0] == CENTRE
    assert told(g, "places-figure") == [(0, CENTRE)]


@pytest.mark.parametrize(
    ("space", "income", "building"),
    [("outer:2", 1, "58"), ("outer:3", 2, "59"), ("outer:4", 1, "57"), ("outer:5", 3, "park-grey")],
)
def test_olb_6_6_an_outer_space_pays_and_gives_the_top_of_its_stack(space: str, income: int, building: str) -> None:
    g = turn(3, "tops: 59 56 57 60 58 park-grey", "money: 1 0 0")
    place(g, 0, space)
    assert 1 + income == g.money[0]
    assert [building] == bridge(g, 0)
    assert (0, income, 1) == told(g, "receives")[0]


def test_olb_6_6_the_space_must_be_free() -> None:
    g = turn(3, "figures: - 3 centre")
    assert names(g, 0) == ["outer:2", "outer:4", "outer:5", "outer:6"]
    assert refused(g, 0, "outer:3") == "OLB-6.9"


def test_olb_6_7_the_centre_costs_2_and_gives_any_stack() -> None:
    g = turn(3, "figures: - 3 4", "tops: 59 56 57 60 58 park-grey")
    answer(g, 0, "place-figure", "centre")
    assert g.money[0] == 3
    assert told(g, "pays") == [(0, 2, 2)]
    assert [f"stack:{kind}" for kind in ("chapel", "gate", "inn", "shop", "guild", "park")] == names(g, 0)
    answer(g, 0, "choose-stack", "stack:gate")  # the stack that faces the X
    let_chance(g)
    assert bridge(g, 0) == ["56"]


def test_olb_6_7_an_empty_stack_is_not_offered_in_the_centre() -> None:
    g = turn(3, gone("inn", "gate"))
    answer(g, 0, "place-figure", "centre")
    assert names(g, 0) == ["stack:chapel", "stack:shop", "stack:guild", "stack:park"]
    assert refused(g, 0, "stack:inn") == "OLB-6.7"


def test_olb_6_7_one_stack_left_is_taken_without_asking() -> None:
    g = turn(3, gone("chapel", "gate", "inn", "shop", "guild"), "tops: - - - - - park-green", "figures: - 5 -")
    # The centre is the only space left and parks the only stack.
    assert (g.figure[0], g.money[0], asked(g, CHANCE)) == (CENTRE, 3, "turn-up-building")
    turn_up(g, "tile:park-blue")
    assert bridge(g, 0) == ["park-green"]


EVERY_PARK = tuple(
    f"bridge {seat}: park-{colour} park-{colour} park-{colour}"
    for seat, colour in enumerate(("blue", "orange", "grey", "green"))
)


def test_olb_6_7_without_any_building_the_centre_is_closed() -> None:
    every_stack_is_empty = (*EVERY_PARK, gone("chapel", "gate", "inn", "shop", "guild"))
    g = position(4, *every_stack_is_empty, "tiles 0: free-centre", "asks 0: place-figure")
    assert names(g, 0) == ["skip"]
    assert refused(g, 0, "centre") == "OLB-6.7"
    assert refused(g, 0, "centre-free") == "OLB-6.7"
    g = turn(4, *every_stack_is_empty, "tiles 0: free-centre")
    assert is_over(g)
    assert (g.money[0], tiles(g, 0)) == (5, ["free-centre"])


def test_olb_6_8_the_x_needs_its_tile() -> None:
    g = turn(3)
    assert "outer:1" not in names(g, 0)
    assert refused(g, 0, "outer:1") == "OLB-6.8"
    assert refused(g, 0, "share:1") == "OLB-6.8"
    assert refused(g, 0, "x") == "OLB-11.1"


def test_olb_6_9_one_figure_on_a_space_the_centre_included() -> None:
    g = turn(4, "figures: - 3 centre -")
    assert refused(g, 0, "outer:3") == "OLB-6.9"
    assert refused(g, 0, "centre") == "OLB-6.9"
    assert refused(g, 0, "share:3") == "OLB-11.1"
    assert refused(g, 0, "centre-share") == "OLB-11.1"


def test_olb_6_10_a_space_that_faces_an_empty_stack_is_closed() -> None:
    g = turn(3, gone("chapel", "gate"), "tiles 0: share-space use-x", "figures: - 3 -")
    assert refused(g, 0, "outer:3") == "OLB-6.9"
    assert refused(g, 0, "share:3") == "OLB-6.10"
    assert refused(g, 0, "x") == "OLB-6.10"
    g = turn(3, gone("chapel"))
    assert refused(g, 0, "outer:3") == "OLB-6.10"


@pytest.mark.parametrize(("money", "offered"), [(0, False), (1, False), (2, True)])
def test_olb_6_11_the_centre_needs_2_in_hand(money: int, offered: bool) -> None:
    """E-11."""
    g = turn(3, f"money: {money} 0 0")
    assert offered == ("centre" in names(g, 0))
    if not offered:
        assert refused(g, 0, "centre") == "OLB-6.11"


def test_olb_6_12_the_income_comes_before_the_building() -> None:
    g = turn(3, "tops: 4 5 3 60 1 park-blue")
    place(g, 0, "outer:6")
    assert told(g, "receives") == [(0, 2, 1), (0, 1, 3)]  # income, then the shop
    assert g.sink is not None
    events = [event.name for event in g.sink]
    assert events.index("receives") < events.index("builds")
    g = turn(3)
    answer(g, 0, "place-figure", "centre")
    assert (g.money[0], bridge(g, 0)) == (3, [])


NO_WAY = ("money: 1 0 0 0", "figures: - 2 3 4", gone("park", "shop"))  # X faces gates; two spaces face empty stacks


def test_olb_6_13_who_can_place_must_place() -> None:
    g = turn(3, "tiles 0: use-x")
    assert [*WITHOUT_TILES[:5], "x", "centre"] == names(g, 0)
    assert refused(g, 0, "skip") == "OLB-6.13"


def test_olb_6_13_who_can_place_only_with_tiles_may_skip() -> None:
    """E-13."""
    g = turn(4, *NO_WAY, "tiles 0: use-x")
    assert names(g, 0) == ["x", "skip"]
    answer(g, 0, "place-figure", "skip")
    assert told(g, "skips-turn") == [(0,)]
    assert (g.money[0], bridge(g, 0), g.figure[0]) == (1, [], NOWHERE)
    assert tiles(g, 0) == ["use-x"]


def test_olb_6_13_who_can_place_only_with_tiles_may_use_them() -> None:
    g = turn(4, *NO_WAY, "tiles 0: free-centre")
    assert names(g, 0) == ["centre-free", "skip"]
    answer(g, 0, "place-figure", "centre-free")
    assert (g.money[0], g.figure[0]) == (1, CENTRE)


def test_olb_6_13_who_cannot_place_skips_without_being_asked() -> None:
    """E-12: both windows still take place."""
    g = turn(4, *NO_WAY, "tiles 0: chapel-plus-2 take-back-card")
    answer(g, 0, "use-before-placing", "done")
    assert told(g, "skips-turn") == [(0,)]
    assert (asked(g, 0), names(g, 0)) == ("use-after-action", ["done", "chapel", "take-back"])
    answer(g, 0, "use-after-action", "take-back")
    assert hand(g, 0) == [0, 1]
    answer(g, 0, "use-after-action", "chapel")
    assert (g.money[0], bridge(g, 0)) == (1 + 1, [])  # the coin on space 2


def test_olb_6_13_money_gained_in_the_first_window_opens_the_centre() -> None:
    g = turn(4, *NO_WAY, "tiles 0: chapel-plus-2")
    answer(g, 0, "use-before-placing", "chapel")
    # The centre is the only way, so it is taken: £1 and the coin on space 2 pay for it.
    assert (asked(g, 0), g.money[0], g.figure[0]) == ("choose-stack", 0, CENTRE)


def test_olb_6_14_after_the_action_three_kinds_may_be_used() -> None:
    """E-24, E-25."""
    g = turn(3, "tiles 0: gate-plus-2 chapel-plus-2 take-back-card share-space take-lady", card=4)
    answer(g, 0, "use-before-placing", "done")
    take(g, 0, "park")
    assert names(g, 0) == ["done", "chapel", "gate", "take-back"]
    answer(g, 0, "use-after-action", "take-back")
    answer(g, 0, "use-after-action", "gate")
    answer(g, 0, "use-after-action", "chapel")
    assert (hand(g, 0), g.gate[0], g.chapel[0]) == ([0, 4], 2, 2)
    assert used(g) == ["take-back-card", "chapel-plus-2", "gate-plus-2"]
    assert told(g, "uses-bonus") == [(0, 3), (0, 5), (0, 4)]


def test_olb_6_14_done_closes_the_window() -> None:
    g = turn(3, "tiles 0: gate-plus-2 gate-plus-2")
    answer(g, 0, "use-before-placing", "done")
    take(g, 0, "park")
    answer(g, 0, "use-after-action", "gate")
    answer(g, 0, "use-after-action", "done")
    assert (asked(g, CHANCE), tiles(g, 0)) == ("turn-up-chip", ["gate-plus-2"])


def test_olb_6_15_the_figure_stays_until_the_end_of_the_round() -> None:
    g = position(3, "played 0: 4", "played 1: 3", "agenda: take_turn 0 0 > take_turn 1 0 > end_round")
    take(g, 0, "park")
    assert g.figure[0] == 4
    assert GAME.view(g, 1).seats[0].figure == 5
    assert refused(g, 1, "outer:5") == "OLB-6.9"
    take(g, 1, "guild")
    assert g.figure == [NOWHERE] * 3


def test_olb_6_16_the_next_building_is_visible_at_once() -> None:
    """E-5: before the building taken is built, and a replacement is chosen."""
    g = turn(3, "tops: 59 5 3 2 1 park-blue", "bridge 0: 50 40 park-blue 30 20")
    answer(g, 0, "place-figure", "outer:3")
    assert asked(g, CHANCE) == "turn-up-building"
    taken = GAME.view(g, None).taken
    assert taken is not None
    assert taken.name == "59"
    turn_up(g, "tile:32")
    assert top(g, "chapel") == "32"
    assert g.left[0] == 10
    assert (asked(g, 0), names(g, 0)) == ("replace", ["slot:1", "slot:4"])


def test_olb_6_16_the_last_building_leaves_the_stack_empty() -> None:
    g = turn(3, gone("chapel", but="59"))
    answer(g, 0, "place-figure", "outer:3")
    assert bridge(g, 0) == ["59"]
    assert (g.left[0], GAME.view(g, None).stacks[2].top) == (0, None)
