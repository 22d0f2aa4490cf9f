"""POE-6.12: the market."""

from __future__ import annotations

from guildhall.games.pillars_of_the_earth import GAME
from tests.games.pillars_of_the_earth.play import answer, asked, cubes, offered, phase, position, why_not


def test_poe_6_12_1_builders_act_in_turn_again_and_again() -> None:
    g = position("phase: market\nbuilders: market_1=1 market_2=0 market_4=1\ngold: 30 30")
    order = []
    for _ in range(7):
        order.append((asked(g)[0], GAME.view(g, None).trader))
        answer(g, "buy:sand:1" if "buy:sand:1" in offered(g) else "buy:wood:1")
    assert order[:4] == [(1, "market_1"), (0, "market_2"), (1, "market_4"), (1, "market_1")]


def test_poe_6_12_2_one_action_per_turn() -> None:
    g = position("phase: market\nbuilders: market_1=0 market_2=1\ncubes 0: metal 1")
    assert asked(g) == (0, "trade")
    assert offered(g)[:3] == ["leave", "as-suggested", "buy:wood:1"]
    answer(g, "buy:wood:2")
    assert asked(g) == (1, "trade")


def test_poe_6_12_3_buying_costs_4_3_2_and_never_metal() -> None:
    g = position("phase: market\nbuilders: market_1=0\ngold: 30 0")
    for kind, price in (("stone", 4), ("wood", 3), ("sand", 2)):
        before = g.gold[0]
        answer(g, f"buy:{kind}:2")
        assert g.gold[0] == before - 2 * price
    assert cubes(g, 0) == {"wood": 2, "stone": 2, "sand": 2}
    assert not any(option.startswith("buy:metal") for option in offered(g))


def test_poe_6_12_3_enough_gold_is_needed() -> None:
    g = position("phase: market\nbuilders: market_1=0\ngold: 7 0")
    bought = [option for option in offered(g) if option.startswith("buy")]
    assert bought == ["buy:wood:1", "buy:wood:2", "buy:stone:1", "buy:sand:1", "buy:sand:2", "buy:sand:3"]
    assert why_not(g, "buy:stone:2") == "POE-6.12.3"


def test_poe_6_12_4_at_most_4_of_a_kind() -> None:
    g = position("phase: market\nbuilders: market_1=0 market_2=0\ngold: 30 0")
    answer(g, "buy:sand:4")
    assert g.market == [4, 4, 0, 0]
    assert not any(option.startswith("buy:sand") for option in offered(g))
    assert why_not(g, "buy:sand:1") == "POE-6.12.3"


def test_poe_6_12_5_selling_pays_5_4_3_2_from_the_supply() -> None:
    g = position("phase: market\nbuilders: market_1=0\ngold: 0 0\ncubes 0: metal 1 stone 1 wood 1 sand 3")
    market = g.market[:]
    supply = g.supply[:]
    for kind, number, gold in (("metal", 1, 5), ("stone", 1, 9), ("wood", 1, 12), ("sand", 2, 16)):
        answer(g, f"sell:{kind}:{number}")
        assert g.gold[0] == gold
    assert g.market == market
    assert g.supply == [supply[0] + 1, supply[1] + 1, supply[2] + 2, supply[3] + 1]


def test_poe_6_12_5_gold_above_30_is_lost_and_only_own_cubes_are_sold() -> None:
    g = position("phase: market\nbuilders: market_1=0\ngold: 28 0\ncubes 0: metal 2")
    assert why_not(g, "sell:metal:3") == "POE-6.12.5"
    answer(g, "sell:metal:2")
    assert g.gold[0] == 30


def test_poe_6_12_6_whoever_leaves_has_no_more_turns() -> None:
    g = position("phase: market\nbuilders: market_1=0 market_2=1")
    answer(g, "leave")
    assert g.bag == [3, 2]
    answer(g, "buy:sand:1")
    assert asked(g) == (1, "trade")


def test_poe_6_12_7_what_was_bought_cannot_be_sold() -> None:
    g = position("phase: market\nbuilders: market_1=0 market_2=0\ncubes 0: wood 1 sand 1")
    answer(g, "buy:wood:1")
    assert why_not(g, "sell:wood:1") == "POE-6.12.7"  # with the other builder neither
    answer(g, "sell:sand:1")
    assert "buy:sand:1" in offered(g)
    answer(g, "buy:sand:1")
    assert why_not(g, "sell:sand:1") == "POE-6.12.7"


def test_poe_6_12_7_the_ban_ends_with_the_step() -> None:
    g = position("phase: market\nbuilders: market_1=0\ngold: 2 0")
    answer(g, "buy:sand:1")
    assert g.bought == [0, 0]


def test_poe_6_12_8_wood_needs_a_woodworker_and_stone_a_stonecutter() -> None:
    g = position("phase: market\nbuilders: market_1=0\nrow 0: cr0_mortar_mixer\ncubes 0: stone 2 wood 1")
    assert why_not(g, "buy:wood:1") == "POE-6.12.8"
    assert why_not(g, "sell:stone:1") == "POE-6.12.8"
    assert {"sell:wood:1", "buy:stone:1"} <= set(offered(g))
    g = position("phase: market\nbuilders: market_1=0\nrow 0: cr1_woodworker")
    assert "buy:wood:1" in offered(g)


def test_poe_6_12_9_without_a_legal_trade_one_leaves() -> None:
    g = position("phase: market\nbuilders: market_1=0 market_2=1\ngold: 1 20")
    assert asked(g) == (1, "trade")
    assert g.bag == [3, 2]


def test_poe_6_12_10_the_step_ends_without_builders() -> None:
    g = position("phase: market\nbuilders: market_1=0\ncubes 1: wood 2")
    answer(g, "leave")
    assert (phase(g), asked(g)) == ("cathedral", (1, "build"))
