"""Chapter 14: two players."""

from __future__ import annotations

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import CENTRE, NOWHERE
from guildhall.games.old_london_bridge.state import NO_CARD, Bridge
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import question, to_act
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.table import (
    amounts,
    answer,
    asked,
    bridge,
    gone,
    hand,
    let_chance,
    names,
    new,
    over,
    play_on,
    position,
    refused,
    take,
    tiles,
    told,
    turn_up,
    used,
)

HANDS = ("hand 0: 0 0 1 1 2 2 3 4", "hand 1: 0 0 1 1 2 2 3 4")


def choosing(*lines: str) -> Bridge:
    """Both are about to choose two cards."""
    g = position(2, *HANDS, *lines)
    turn_up(g, "chip:1")
    return g


def lay(g: Bridge, first: str, second: str) -> None:
    answer(g, 0, "choose-two-cards", "cards:" + first)
    answer(g, 1, "choose-two-cards", "cards:" + second)


def turns(g: Bridge) -> list[tuple[int, int]]:
    """The turns of the round: seat and printed value of the card."""
    return [(turn // 2, g.played[turn]) for turn in g.order]


def two_turns(*lines: str) -> Bridge:
    """Seat 0 is about to take both of its turns in a row, then seat 1 one of its turns."""
    return position(
        2,
        "played 0: 4 3",
        "played 1: 2 1",
        "agenda: take_turn 0 0 > take_turn 0 1 > take_turn 1 0 > take_turn 1 1 > end_round",
        *lines,
    )


def test_olb_14_1_all_other_rules_apply() -> None:
    g = two_turns("tops: 59 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    assert (g.chapel, g.money[0], bridge(g, 0)) == ([1, 0], 5 + 2, ["59"])


def test_olb_14_2_both_choose_two_cards() -> None:
    g = position(2, "hand 0: 0 0 1 4 4", "hand 1: 0 0 1")
    turn_up(g, "chip:1")
    assert to_act(g) == [0, 1]
    assert names(g, 0) == ["cards:0:0", "cards:1:0", "cards:4:0", "cards:4:1", "cards:4:4"]
    assert refused(g, 0, "cards:1:1") == "not-offered"
    answer(g, 0, "choose-two-cards", "cards:4:1")
    assert hand(g, 0) == [0, 0, 4]
    assert [card.value for card in GAME.view(g, 1).seats[0].played] == [None, None]
    answer(g, 1, "choose-two-cards", "cards:0:0")
    assert told(g, "reveals") == [(0, 4), (0, 1), (1, 0), (1, 0)]


def test_olb_14_2_values_are_not_added() -> None:
    g = choosing()
    lay(g, "2:2", "3:0")
    assert [seat for (seat,) in told(g, "turn-order")] == [1, 0, 0, 1]


def test_olb_14_3_equal_cards_of_a_player_follow_each_other() -> None:
    """E-37."""
    g = choosing("order: 1 0")
    lay(g, "2:2", "2:2")
    assert [seat for (seat,) in told(g, "turn-order")] == [1, 1, 0, 0]
    g = choosing("order: 1 0")
    lay(g, "4:2", "2:2")
    assert [seat for (seat,) in told(g, "turn-order")] == [0, 1, 1, 0]
    g = choosing("order: 0 1")
    lay(g, "2:1", "2:1")
    assert [seat for (seat,) in told(g, "turn-order")] == [0, 1, 0, 1]


def test_olb_5_9_the_order_stays_when_the_tie_would_fall_otherwise() -> None:
    """E-9: seat 0 passes seat 1 on the chapel track in its first turn; seat 1's 2 still comes before seat 0's."""
    g = choosing("order: 1 0", "tops: 59 5 3 2 1 park-blue")
    lay(g, "4:2", "2:0")
    assert turns(g) == [(0, NO_CARD), (1, 2), (0, 2), (1, 0)]
    answer(g, 0, "place-figure", "outer:2")  # one step of the rondel further: the chapels
    turn_up(g, "tile:4")
    assert (g.chapel, g.chapel_order) == ([1, 0], [0, 1])
    assert to_act(g) == [1]
    assert [seat for (seat, _) in told(g, "begins-turn")] == [0, 1]
    answer(g, 1, "place-figure", "outer:4")  # the parks
    let_chance(g)
    assert [seat for (seat, _) in told(g, "begins-turn")] == [0, 1, 0]


def test_olb_14_4_each_turn_returns_its_own_card() -> None:
    g = two_turns()
    assert g.supply == [0, 14, 14, 10, 10]  # the 4 is back, the 3 not yet
    take(g, 0, "park")
    assert to_act(g) == [0]  # two turns in a row
    assert g.supply == [0, 14, 14, 11, 10]
    take(g, 0, "guild")
    assert to_act(g) == [1]
    assert g.supply == [0, 14, 15, 11, 10]
    assert len(bridge(g, 0)) == 2


def test_olb_14_5_the_second_space_must_be_another() -> None:
    """E-36."""
    g = two_turns()
    take(g, 0, "park")
    assert g.figure[0] == 4
    assert names(g, 0) == ["outer:2", "outer:3", "outer:4", "outer:6", "centre"]
    assert refused(g, 0, "outer:5") == "OLB-14.5"
    take(g, 0, "guild")
    assert g.figure[0] == 1
    assert names(g, 1) == ["outer:3", "outer:4", "outer:5", "outer:6", "centre"]  # the park space is free again
    assert refused(g, 1, "outer:2") == "OLB-6.9"


def test_olb_14_5_the_centre_and_the_x_are_spaces_like_others() -> None:
    g = two_turns("figures: centre -", "tiles 0: free-centre use-x share-space")
    assert refused(g, 0, "centre") == "OLB-14.5"
    assert refused(g, 0, "centre-free") == "OLB-14.5"
    assert refused(g, 0, "centre-share") == "OLB-14.5"
    g = two_turns("figures: 1 -", "tiles 0: use-x")
    assert refused(g, 0, "x") == "OLB-14.5"


def test_olb_14_5_figures_leave_the_rondel_after_the_round() -> None:
    g = two_turns()
    for seat, kind in ((0, "park"), (0, "guild"), (1, "park"), (1, "shop")):
        take(g, seat, kind)
    assert g.figure == [NOWHERE, NOWHERE]


def test_olb_14_6_sharing_works_beside_the_opponent_only() -> None:
    """E-26."""
    g = two_turns("figures: 5 3", "tiles 0: share-space")
    assert names(g, 0) == ["outer:2", "outer:4", "outer:6", "share:3", "centre"]
    assert refused(g, 0, "share:5") == "OLB-14.5"
    assert refused(g, 0, "share:2") == "OLB-11.7"


def test_olb_14_7_only_first_place_is_rewarded() -> None:
    g = over(2, "gate: 3 4", "chapel: 2 1", "hand 0: 0 0 4", "hand 1: 0 0 3", "bridge 0: 9", "bridge 1: 60 50")
    assert amounts(g, "printed-gate") == [0, 5]
    assert amounts(g, "printed-chapel") == [5, 0]
    assert amounts(g, "printed-inn") == [5, 0]
    assert amounts(g, "printed-bridge") == [0, 5]
    g = over(2, "faces: chapel-most printed printed printed", "bridge 0: 59", "bridge 1: 53 50")
    assert amounts(g, "chapel-most") == [0, 5]


def test_olb_14_8_faces_paid_every_round_pay_once_per_round() -> None:
    """E-50: the last round included."""
    g = new(
        2,
        chapel="chapel-round-leader",
        gate="gate-round-leader",
        inn="inn-round-highest-card",
        bridge="bridge-round-lowest-number",
    )
    play_on(g, Rng(8))
    by_source = {source: [event for event in told(g, "receives") if event[2] == source] for source in (7, 8, 9, 10)}
    assert len(by_source[9]) == 6
    assert {2} == {amount for _, amount, _ in by_source[9] + by_source[10]}
    assert {1} == {amount for _, amount, _ in by_source[7] + by_source[8]}
    assert all(len(events) <= 6 for events in by_source.values())
    assert 1 <= len(by_source[7]) <= 6


def test_olb_14_9_take_back_card_is_for_the_card_of_its_turn() -> None:
    g = two_turns("tiles 0: take-back-card")
    take(g, 0, "park")
    assert asked(g, 0) == "use-after-action"
    answer(g, 0, "use-after-action", "done")
    take(g, 0, "guild")
    answer(g, 0, "use-after-action", "take-back")
    assert hand(g, 0) == [0, 0, 3]


def test_olb_14_9_each_turn_has_its_own_card_to_take_back() -> None:
    g = two_turns("tiles 0: take-back-card take-back-card")
    take(g, 0, "park")
    answer(g, 0, "use-after-action", "take-back")
    take(g, 0, "guild")
    answer(g, 0, "use-after-action", "take-back")
    assert hand(g, 0) == [0, 0, 3, 4]


def test_olb_14_9_card_plus_1_is_for_either_card() -> None:
    """E-8."""
    g = choosing("tiles 0: card-plus-1")
    lay(g, "3:1", "2:0")
    assert names(g, 0) == ["done", "card:1", "card:2"]
    answer(g, 0, "raise-card", "card:2")
    assert [seat for (seat,) in told(g, "turn-order")] == [0, 0, 1, 1]  # 3, 1 + 1 ahead on the stairs, 2, 0


def test_olb_14_9_the_earlier_of_the_own_cards_decides_who_is_asked() -> None:
    g = choosing("tiles 0: card-plus-1", "tiles 1: card-plus-1")
    lay(g, "3:0", "4:1")
    assert to_act(g) == [1]
    answer(g, 1, "raise-card", "done")
    assert to_act(g) == [0]


def test_olb_14_9_two_equal_cards_are_one_answer() -> None:
    g = choosing("tiles 0: card-plus-1 card-plus-1")
    lay(g, "2:2", "4:0")
    assert names(g, 0) == ["done", "card:1"]
    assert question(g, 0).facts(g, 0) == {"cards": 2, "first": 2, "second": 2}
    answer(g, 0, "raise-card", "card:1")
    assert names(g, 0) == ["done", "card:1", "card:2"]
    assert question(g, 0).facts(g, 0) == {"cards": 2, "first": 3, "second": 2}


def test_olb_14_10_the_higher_print_comes_first() -> None:
    """E-51: 2 + 1 and 3 are level; the 3 is back in the supply first."""
    g = choosing("tiles 0: card-plus-1")
    lay(g, "3:2", "1:0")
    answer(g, 0, "raise-card", "card:2")
    assert told(g, "begins-turn") == [(0, 3)]
    assert [seat for (seat,) in told(g, "turn-order")] == [0, 0, 1, 1]


def test_olb_14_10_a_raised_low_card_can_overtake_the_own_high_card() -> None:
    g = choosing("tiles 0: card-plus-1 card-plus-1")
    lay(g, "3:2", "1:0")
    answer(g, 0, "raise-card", "card:2")
    answer(g, 0, "raise-card", "card:2")
    assert told(g, "begins-turn") == [(0, 2)]
    assert turns(g) == [(0, NO_CARD), (0, 3), (1, 1), (1, 0)]


def test_olb_14_11_after_a_skipped_turn_no_space_is_barred() -> None:
    """E-12, E-36: the first turn of seat 0 finds no way; in the second the centre can be paid for."""
    g = position(
        2,
        "played 0: 4 3",
        "played 1: 2 1",
        "money: 1 5",
        "figures: - 2",
        gone("park", "shop", "inn", "chapel"),
        "agenda: take_turn 0 0 > take_turn 0 1 > end_round",
        "tiles 0: chapel-plus-2",
    )
    answer(g, 0, "use-before-placing", "done")
    assert told(g, "skips-turn") == [(0,)]
    assert asked(g, 0) == "use-after-action"
    answer(g, 0, "use-after-action", "chapel")  # £1 for the coin on space 2
    assert (asked(g, 0), g.figure[0]) == ("choose-stack", CENTRE)
    assert names(g, 0) == ["stack:gate", "stack:guild"]


def test_olb_11_1_a_tile_of_the_first_turn_is_not_ready_in_the_second() -> None:
    """E-28."""
    g = two_turns("gate: 2 0", "tops: 4 56 3 2 1 park-blue", "bonus 0: chapel-plus-2")
    take(g, 0, "gate")
    answer(g, 0, "take-bonus-tile", "stack:left")
    assert (asked(g, 0), tiles(g, 0)) == ("place-figure", [])
    assert CHANCE not in to_act(g)
    assert len(used(g)) == 7


def test_olb_14_5_a_skipped_second_turn_leaves_the_figure_where_it_stands() -> None:
    """E-53: only the chapels are left, the X faces them, and there is no money for the centre."""
    g = position(
        2,
        gone("gate", "inn", "shop", "guild", "park"),
        "rondel: 2",
        "money: 1 9",
        "figures: 3 -",
        "played 0: 1",
        "played 1: 0",
        "agenda: take_turn 0 0 > take_turn 1 0",
    )
    assert g.figure == [2, CENTRE]
    assert g.built == [0, 0]
    turn_up(g, "tile:32")
    assert g.built == [0, 1]
