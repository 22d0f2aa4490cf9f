"""The worked examples. Blue is seat 0, red seat 1, green seat 2."""

from __future__ import annotations

import pytest

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.box import CRAFTSMEN
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import CHANCE
from tests.games.pillars_of_the_earth.play import answer, asked, cubes, new, offered, position, row

RED = 1
GREEN = 2


def test_poe_e1_setup_with_four_players() -> None:
    g = new(4)
    answer(g, "seat:1")
    view = GAME.view(g, None)
    assert [seat.gold for seat in view.seats] == [20, 21, 22, 23]
    assert [seat.vp for seat in view.seats] == [2, 2, 2, 2]
    assert [len(seat.row) for seat in view.seats] == [3, 3, 3, 3]
    assert view.supply == {"wood": 19, "stone": 19, "sand": 19, "metal": 12}
    assert view.market == {"wood": 4, "stone": 4, "sand": 4, "metal": 0}
    assert (view.court_metal, view.cost, view.privileges_left, view.events_left) == (1, 7, 10, 6)


def test_poe_e2_twelve_builders_cost_28_gold() -> None:
    g = position("phase: builders\ngold: 30 30 30 30", seats=4)
    for seat in (0, 1, 2, 3) * 3:
        if asked(g)[1] == "draw-builder":
            answer(g, f"seat:{seat + 1}")
        if asked(g)[1] == "return-builder":
            answer(g, "keep")
        answer(g, next(option for option in offered(g) if option.startswith("place:")))
    assert sum(g.gold) == 120 - 28
    assert g.gold == [30 - 7 - 3, 30 - 6 - 2, 30 - 5 - 1, 30 - 4]


def test_poe_e3_passing_at_7() -> None:
    g = position("phase: builders")
    answer(g, "seat:2", "keep", "pass")
    assert GAME.view(g, None).track[0] == RED
    assert GAME.view(g, None).cost == 6
    assert g.gold[RED] == 21


def test_poe_e4_free_placement_in_the_order_of_passing() -> None:
    g = position("phase: builders\nbuilders: market_1=0 market_2=0 court_1=1")
    answer(g, "seat:2", "keep", "pass")
    answer(g, "seat:1", "keep", "pass")
    answer(g, "pass")
    order = []
    gold = g.gold[:]
    while asked(g)[1] == "place-free":
        order.append(asked(g)[0])
        answer(g, offered(g)[0])
    assert order == [RED, 0, RED]
    assert g.gold == gold


def test_poe_e5_the_third_builder_behind_the_town_wall() -> None:
    g = position("phase: builders\ncost: 4\nlimited: 1\nbuilders: bishop=1 castle=1", seats=3)
    answer(g, "seat:2")
    assert g.aside[RED] == 1
    assert g.gold == [20, 21, 22]
    assert GAME.view(g, None).cost == 4
    assert asked(g) == (CHANCE, "draw-builder")


def test_poe_e6_two_players_and_two_passed_builders() -> None:
    g = position("phase: builders\ntrack: 1 - - - 1 - - -\ncost: 1\nbuilders: bishop=1 castle=0 priory_1=0 priory_2=0")
    assert GAME.view(g, None).cost == 0
    assert asked(g) == (RED, "place-free")
    assert GAME.view(g, None).track[4] == RED  # the one on 7 is on its way
    answer(g, "place:market")
    assert asked(g) == (RED, "place-free")
    answer(g, "place:market")
    assert g.gold == [20, 21]


def test_poe_e7_william() -> None:
    g = position("phase: event\nmill: 0 0 0 0\ngold: 6 3 1 0\npoints: 5 5 5 5", seats=4)
    answer(g, "turn:ev_william")
    assert (g.gold, g.vp) == ([2, 0, 0, 0], [5, 5, 4, 3])


def test_poe_e8_a_tax_of_5() -> None:
    g = position("phase: court\ngold: 2 5\npoints: 10 10")
    answer(g, "roll:5")
    assert (g.gold, g.vp) == ([0, 0], [9, 10])


def test_poe_e9_the_mill_and_the_maximum() -> None:
    g = position("phase: wool-mill\nmill: 4 5\ngold: 28 0")
    assert g.gold == [30, 5]


def test_poe_e10_the_priory() -> None:
    g = position("phase: priory\nbuilders: priory_1=1 priory_2=0")
    assert g.vp == [3, 4]


def test_poe_e11_a_whole_market() -> None:
    g = position("""
        phase: market
        gold: 0 2 7
        cubes 1: stone 1
        cubes 2: metal 1
        builders: market_1=2 market_2=1
        """, seats=3)  # fmt: skip
    supply = g.supply[:]
    gold = []
    for trade in ("buy:wood:2", "sell:stone:1", "sell:metal:1", "buy:wood:2", "buy:sand:3"):
        seat = asked(g)[0]
        answer(g, trade)
        gold.append((seat, g.gold[seat]))
        if trade == "buy:wood:2" and seat == RED:
            assert g.market == [0, 4, 4, 0]
    assert gold == [(GREEN, 1), (RED, 6), (GREEN, 6), (RED, 0), (GREEN, 0)]
    assert (cubes(g, GREEN), cubes(g, RED)) == ({"wood": 2, "sand": 3}, {"wood": 2})
    assert g.market == [0, 4, 1, 0]
    assert (g.supply[1], g.supply[3]) == (supply[1] + 1, supply[3] + 1)
    assert g.bag == [3, 3, 3]


def test_poe_e12_building() -> None:
    g = position("""
        round: 2
        phase: cathedral
        row 0: cr2_potter cr0_mortar_mixer cr0_stonecutter cr2_architect cr1_tool_maker
        cubes 0: sand 5 stone 3 metal 1
        gold: 3 0
        """)
    answer(g, "use:cr2_potter", "use:cr2_potter", "use:cr0_mortar_mixer", "use:cr0_stonecutter")
    assert (g.vp[0], g.gold[0]) == (2 + 5, 3 + 2)  # tool maker and architect work by themselves now
    assert cubes(g, 0) == {"stone": 1, "metal": 1}


def test_poe_e13_the_starting_woodworker() -> None:
    g = position("phase: cathedral\ncubes 0: wood 9")
    answer(g, *["use:cr0_woodworker"] * 4)
    assert (g.vp[0], cubes(g, 0)) == (6, {"wood": 1})


@pytest.mark.parametrize(
    ("card", "stone", "vp"), [("cr0_stonecutter", 2, 1), ("cr1_mason", 1, 1), ("cr3_sculptor", 1, 2)]
)
def test_poe_e14_three_uses_of_stone(card: str, stone: int, vp: int) -> None:
    g = position(f"round: 3\nphase: cathedral\nrow 0: {card} cr0_mortar_mixer\ncubes 0: stone {stone}")
    answer(g, f"use:{card}")
    assert (g.vp[0], cubes(g, 0)) == (2 + vp, {})


def test_poe_e15_the_goldsmith() -> None:
    g = position("round: 5\nphase: cathedral\nrow 0: cr5_goldsmith\ngold: 12 0")
    answer(g, *["use:cr5_goldsmith"] * 4)
    assert (g.gold[0], g.vp[0]) == (0, 6)


def test_poe_e16_the_woodworker_of_round_1() -> None:
    g = position("phase: cathedral\nrow 0: cr1_woodworker cr0_woodworker\ncubes 0: wood 4\ngold: 0 0")
    answer(g, "use:cr1_woodworker", "use:cr1_woodworker")
    assert (g.gold[0], cubes(g, 0)) == (8, {"wood": 2})
    with pytest.raises(IllegalChoice, match=r"POE-6\.13\.3"):
        answer(g, "use:cr1_woodworker")


def test_poe_e17_tool_maker_then_bell_founder() -> None:
    g = position("round: 6\nphase: cathedral\nrow 0: cr1_tool_maker cr6_bell_founder\ncubes 0: metal 1\ngold: 0 0")
    answer(g, "use:cr1_tool_maker", "use:cr6_bell_founder")
    assert (g.gold[0], g.vp[0], cubes(g, 0)) == (2, 6, {})


def test_poe_e18_around_the_track() -> None:
    g = position("phase: kingsbridge\nkingsbridge: pr_madonna -\nbuilders: kingsbridge_1=0 priory_1=0\npoints: 58 0")
    seat = GAME.view(g, None).seats[0]
    assert (seat.vp, seat.vp_field) == (63, 3)


def test_poe_e19_seven_cubes() -> None:
    g = position("phase: cathedral\nrow 0:\ncubes 0: wood 4 stone 3")
    answer(g, "return:wood", "return:stone")
    assert cubes(g, 0) == {"wood": 3, "stone": 2}


def test_poe_e20_privileges() -> None:
    g = position("phase: forest\nprivileges 0: pr_aliena\nprivileges 1: pr_tax_exemption")
    assert cubes(g, 0) == {"wood": 1}
    answer(g, "roll:5", "use")
    assert g.gold == [15, 21]
    g = position("phase: kingsbridge\nkingsbridge: pr_wool_fair -\nbuilders: kingsbridge_1=0\ngold: 1 1")
    assert g.gold == [9, 1]
    g = position("round: 6\nphase: layout")
    assert GAME.view(g, None).kingsbridge == ["pr_festivities", "pr_completion"]


def test_poe_e21_workers_for_resource_cards() -> None:
    cards = "pool: rc_sand_2 rc_stone_4 rc_wood_4 cr1_mason"
    g = position(f"phase: cards\n{cards}\nresource-cards 0: rc_wood_2 rc_stone_3\ngold: 9 9")
    assert offered(g) == ["pass", "take:cr1_mason"]
    g = position(f"phase: cards\n{cards}\nresource-cards 0: rc_wood_2")
    assert "take:rc_stone_4" not in offered(g)
    assert "take:rc_wood_4" in offered(g)


def test_poe_e22_buying_to_spoil() -> None:
    five = ["cr0_mortar_mixer", "cr0_woodworker", "cr0_stonecutter", "cr2_potter", "cr2_carpenter"]
    g = position(f"round: 4\nphase: cards\npool: cr4_glassblower rc_wood_2\nrow 0: {' '.join(five)}\ngold: 8 8")
    answer(g, "take:cr4_glassblower", "remove:cr4_glassblower")
    assert (g.gold[0], row(g, 0)) == (0, five)
    assert CRAFTSMEN.index("cr4_glassblower") in g.removed


def test_poe_e23_the_next_start_player() -> None:
    assert position("phase: start-player\nstart: 0", seats=3).start == 1
    assert position("phase: start-player\nstart: 0\nbuilders: start_player=2", seats=3).start == 2


def test_poe_e24_gold_breaks_the_tie() -> None:
    g = position("round: 6\nphase: start-player\npoints: 50 50 49\ngold: 3 7 30", seats=3)
    assert GAME.places(g) == [2, 1, 3]
