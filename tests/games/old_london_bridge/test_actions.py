"""Chapter 9: what the buildings do."""

from __future__ import annotations

from guildhall.games.old_london_bridge import GAME
from guildhall.kernel.run import question, to_act
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.table import answer, asked, bridge, hand, names, refused, take, told, turn


def test_olb_9_1_a_chapel_moves_the_chapel_marker() -> None:
    """E-19: nothing is asked."""
    g = turn(3, "bridge 0: 59 54 49", "tops: 32 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    assert g.chapel == [4, 0, 0]
    assert told(g, "advances-chapel") == [(0, 0, 4)]
    assert to_act(g) == [CHANCE]


def test_olb_9_2_a_gate_moves_the_gate_marker() -> None:
    """E-19: nothing is asked about the move itself."""
    g = turn(3, "bridge 0: 60 58", "tops: 4 47 3 2 1 park-blue", "gate: 6 0 0")
    take(g, 0, "gate")
    assert g.gate == [9, 0, 0]
    assert told(g, "advances-gate") == [(0, 6, 9)]
    assert asked(g, 0) == "take-bonus-tile"


def test_olb_9_3_an_inn_gives_cards_worth_no_more_than_its_power() -> None:
    """E-20."""
    g = turn(3, "bridge 0: 59 54", "tops: 4 5 44 2 1 park-blue")
    take(g, 0, "inn")
    assert (asked(g, 0), names(g, 0)) == ("take-cards", ["done", "card:1", "card:2", "card:3"])
    assert question(g, 0).facts(g, 0) == {"power": 3}
    assert GAME.view(g, 1).inn_power == 3
    assert refused(g, 0, "card:4") == "OLB-9.3"
    answer(g, 0, "take-cards", "card:2")
    assert (names(g, 0), GAME.view(g, 1).inn_power) == (["done", "card:1"], 1)
    assert refused(g, 0, "card:2") == "OLB-9.3"
    answer(g, 0, "take-cards", "card:1")
    assert to_act(g) == [CHANCE]  # nothing of value 0 to take
    assert hand(g, 0) == [0, 1, 2]


def test_olb_9_3_less_or_nothing_may_be_taken() -> None:
    """E-21."""
    g = turn(3, "bridge 0: 59 54", "tops: 4 5 44 2 1 park-blue")
    take(g, 0, "inn")
    answer(g, 0, "take-cards", "done")
    assert hand(g, 0) == [0]
    assert to_act(g) == [CHANCE]
    assert GAME.view(g, None).inn_power == 0  # what was not taken is lost


def test_olb_9_3_only_what_is_in_the_supply_can_be_taken() -> None:
    g = turn(3, "bridge 0: 59 54", "tops: 4 5 44 2 1 park-blue", "supply: 0 1 0 9", card=4)
    take(g, 0, "inn")
    assert names(g, 0) == ["done", "card:2"]
    assert refused(g, 0, "card:1") == "OLB-9.3"
    answer(g, 0, "take-cards", "card:2")
    assert to_act(g) == [CHANCE]


def test_olb_9_3_with_nothing_to_take_nothing_is_asked() -> None:
    """E-4: 0 cards are not in the supply."""
    g = turn(3, "tops: 4 5 44 2 1 park-blue", "supply: 0 9 9 9", card=4)
    take(g, 0, "inn")
    assert to_act(g) == [CHANCE]
    assert hand(g, 0) == [0]


def test_olb_9_4_cards_go_to_the_hand_at_once_without_limit() -> None:
    g = turn(
        3,
        "bridge 0: 59 54 51 49 park-blue park-blue park-blue 58 46",
        "hand 0: 0 1 1 1 2 2 3 4",
        "tops: 4 5 44 2 1 park-grey",
        card=4,
    )
    take(g, 0, "inn")
    for _ in range(10):
        answer(g, 0, "take-cards", "card:1")
    assert hand(g, 0) == [0] + [1] * 13 + [2, 2, 3, 4]
    assert told(g, "takes-card") == [(0, 1)] * 10
    assert g.supply[1] == 15 - 13


def test_olb_9_5_a_shop_pays_its_power() -> None:
    g = turn(3, "bridge 0: 56 53", "tops: 4 5 3 43 1 park-blue")
    take(g, 0, "shop")
    assert g.money[0] == 5 + 2 + 3
    assert told(g, "receives") == [(0, 2, 1), (0, 3, 3)]


def test_olb_9_6_a_guild_has_no_action_but_shields() -> None:
    g = turn(3, "tops: 4 5 3 43 49 park-blue")
    take(g, 0, "guild")
    assert to_act(g) == [CHANCE]
    assert g.shields[:4] == [1, 1, 1, 1]
    assert (g.money[0], g.chapel[0], g.gate[0], hand(g, 0)) == (5 + 1, 0, 0, [0])


def test_olb_9_7_a_park_has_no_action_but_resets_the_series() -> None:
    g = turn(3, "bridge 0: 9", "tops: 59 5 3 43 49 park-grey")
    take(g, 0, "park")
    assert to_act(g) == [CHANCE]
    assert g.shields[:4] == [1, 0, 1, 0]
    assert (g.money[0], g.chapel[0], g.gate[0]) == (5 + 3, 0, 0)
    assert bridge(g, 0) == ["9", "park-grey"]
