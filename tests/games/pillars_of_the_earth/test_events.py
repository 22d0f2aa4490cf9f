"""POE-6.1, POE-6.2, POE-10: the event and the bishop's seat."""

from __future__ import annotations

import pytest

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.box import EVENTS
from guildhall.kernel.state import CHANCE
from tests.games.pillars_of_the_earth.play import answer, asked, cubes, offered, phase, position, row, why_not

IDLE = "mill: 0 0\n"


def test_poe_6_0_1_the_steps_come_in_order() -> None:
    assert GAME.phases[3:17] == (
        "event", "bishop", "wool-mill", "kingsbridge", "priory", "forest", "quarry", "gravel-pit",
        "court", "shiring", "castle", "market", "cathedral", "start-player",
    )  # fmt: skip
    g = position("phase: event")
    assert (phase(g), GAME.view(g, None).step) == ("event", 1)
    answer(g, "turn:ev_king")
    assert (phase(g), GAME.view(g, None).step) == ("court", 9)


def test_poe_6_0_2_builders_go_back_into_the_bag_place_by_place() -> None:
    g = position("phase: event\nbuilders: bishop=0 kingsbridge_1=0 priory_1=1 court_1=1 castle=0")
    assert g.bag == [0, 1]
    answer(g, "turn:ev_king", "take:wood")
    assert g.bag == [2, 2]
    assert GAME.view(g, None).spaces["court_1"] == 1
    answer(g, "roll:2")
    assert g.bag == [3, 3]


def test_poe_6_1_1_one_event_is_turned_up_in_every_round() -> None:
    g = position("phase: event\nevents-seen: ev_king ev_william")
    assert asked(g) == (CHANCE, "turn-event")
    assert len(offered(g)) == 8
    answer(g, "turn:ev_conflict")
    assert g.vp == [0, 0]
    assert GAME.view(g, None).event == "ev_conflict"


def test_poe_6_1_2_a_positive_event_is_for_everybody() -> None:
    g = position(IDLE + "phase: event\nbuilders: bishop=0")
    answer(g, "turn:ev_king")
    assert g.gold == [25, 26]


def test_poe_6_1_3_whoever_is_protected_is_skipped_also_later() -> None:
    g = position("phase: event\nbuilders: bishop=0\nresource-cards 0: rc_wood_2\nresource-cards 1: rc_wood_3")
    answer(g, "turn:ev_cold_winter", "protection")
    assert (cubes(g, 0), cubes(g, 1)) == ({"wood": 2}, {"wood": 2})


def test_poe_6_1_4_bishop_then_thomas_then_the_event() -> None:
    g = position("phase: event\nstart: 0\nbuilders: bishop=2\nprivileges 1: pr_thomas", seats=3)
    answer(g, "turn:ev_collapse")
    assert asked(g) == (2, "choose-favour")
    answer(g, "take:stone")
    assert asked(g) == (1, "use-thomas")
    answer(g, "use")
    assert asked(g) == (0, "lose-craftsman")
    answer(g, "lose:cr0_stonecutter")
    assert asked(g) == (2, "lose-craftsman")


@pytest.mark.parametrize(("gold", "lost"), [(4, 0), (3, 0), (2, 1), (1, 1), (0, 2)])
def test_poe_6_1_5_a_shortage_costs_points(gold: int, lost: int) -> None:
    g = position(IDLE + f"phase: event\ngold: {gold} 20\npoints: 5 5")
    answer(g, "turn:ev_william")
    assert (g.gold[0], g.vp[0]) == (0, 5 - lost)


def test_poe_6_2_1_protection_or_a_cube() -> None:
    g = position(IDLE + "phase: event\nbuilders: bishop=1")
    answer(g, "turn:ev_william")
    assert asked(g) == (1, "choose-favour")
    assert offered(g) == ["protection", "take:wood", "take:stone", "take:sand"]
    answer(g, "protection")
    assert g.gold == [16, 21]
    g = position(IDLE + "phase: event\nbuilders: bishop=1")
    answer(g, "turn:ev_william", "take:stone")
    assert g.gold == [16, 17]
    assert cubes(g, 1) == {"stone": 1}


def test_poe_6_2_2_a_positive_event_and_a_cube() -> None:
    g = position(IDLE + "phase: event\nbuilders: bishop=1")
    answer(g, "turn:ev_king")
    assert (asked(g), phase(g)) == ((1, "choose-favour"), "bishop")
    assert offered(g) == ["take:wood", "take:stone", "take:sand"]
    assert why_not(g, "protection") == "POE-6.2.2"
    answer(g, "take:sand")
    assert (g.gold[1], cubes(g, 1)) == (26, {"sand": 1})


def test_poe_6_2_3_the_cube_comes_from_the_market_and_needs_no_craftsman() -> None:
    g = position("phase: event\nbuilders: bishop=1\nrow 1: cr0_stonecutter\nmarket: 4 0 4 0")
    answer(g, "turn:ev_king")
    assert offered(g) == ["take:wood", "take:sand"]
    assert why_not(g, "take:stone") == "POE-6.2.3"
    supply = g.supply[:]
    answer(g, "take:wood")
    assert g.market == [3, 0, 4, 0]
    assert g.supply == supply
    assert g.bought == [0, 0]


def test_poe_r49_the_bishops_decision_is_step_2_and_the_event_step_1() -> None:
    g = position(IDLE + "phase: event\nbuilders: bishop=1")
    answer(g, "turn:ev_william")
    assert phase(g) == "bishop"
    answer(g, "take:stone")
    assert [entry.phase for entry in GAME.view(g, None).seats[1].books][-1] == "event"


def test_poe_10_1_five_events_are_positive_and_five_negative() -> None:
    positive = [event for i, event in enumerate(EVENTS) if GAME.box.event_positive[i]]
    assert positive == ["ev_king", "ev_richard", "ev_philip", "ev_volunteers", "ev_archbishop"]


def test_poe_10_2_the_king_gives_5_gold() -> None:
    g = position(IDLE + "phase: event\ngold: 3 27")
    answer(g, "turn:ev_king")
    assert g.gold == [8, 30]


def test_poe_10_3_richard_brings_1_metal() -> None:
    g = position("phase: event")
    answer(g, "turn:ev_richard")
    assert (cubes(g, 0), cubes(g, 1)) == ({"metal": 1}, {"metal": 1})


def test_poe_10_4_philip_pays_mill_workers_once_more_up_to_5() -> None:
    g = position("phase: event\nmill: 3 9\ngold: 0 0")
    answer(g, "turn:ev_philip")
    assert g.gold == [3 + 3, 5 + 9]


def test_poe_10_5_volunteers_bring_1_more_per_card() -> None:
    g = position("phase: event\nresource-cards 0: rc_wood_2 rc_sand_2\nresource-cards 1: rc_stone_3")
    answer(g, "turn:ev_volunteers")
    assert (cubes(g, 0), cubes(g, 1)) == ({"wood": 3, "sand": 3}, {"stone": 4})


def test_poe_10_6_the_archbishop_gives_one_use_beyond_capacity() -> None:
    g = position("""
        round: 3
        phase: cathedral
        event: ev_archbishop
        row 0: cr2_potter cr2_carpenter
        cubes 0: sand 4 wood 3
        """)
    answer(g, "use:cr2_potter", "use:cr2_potter", "use:cr2_potter")
    assert why_not(g, "use:cr2_potter") == "POE-6.13.3"
    answer(g, "use:cr2_carpenter", "use:cr2_carpenter")
    assert cubes(g, 0) == {"sand": 1, "wood": 1}
    assert asked(g)[1] != "build"


@pytest.mark.parametrize("card", ["cr6_organ_builder", "cr6_bell_founder"])
def test_poe_10_6_not_for_organ_builder_and_bell_founder(card: str) -> None:
    g = position(f"""
        round: 6
        phase: cathedral
        event: ev_archbishop
        row 0: {card} cr0_woodworker
        cubes 0: wood 5 metal 5
        """)
    for _ in range(GAME.box.craft_capacity[25 + (card == "cr6_bell_founder")]):
        answer(g, f"use:{card}")
    assert why_not(g, f"use:{card}") == "POE-6.13.3"


def test_poe_10_7_william_takes_4_gold() -> None:
    g = position(IDLE + "phase: event")
    answer(g, "turn:ev_william")
    assert g.gold == [16, 17]


def test_poe_10_8_conflict_takes_2_points() -> None:
    g = position("phase: event\npoints: 9 1")
    answer(g, "turn:ev_conflict")
    assert g.vp == [7, 0]


def test_poe_10_9_the_town_wall_limits_the_next_round() -> None:
    g = position("phase: event\nbuilders: bishop=0")
    answer(g, "turn:ev_town_wall", "protection", "roll:2")
    assert g.round == 2
    assert g.limited == [False, True]
    assert not any(g.limited_next)


def test_poe_10_10_cold_winter_takes_1_from_each_card() -> None:
    g = position("phase: event\nresource-cards 0: rc_wood_2 rc_sand_2\nresource-cards 1: rc_stone_4")
    answer(g, "turn:ev_cold_winter")
    assert (cubes(g, 0), cubes(g, 1)) == ({"wood": 1, "sand": 1}, {"stone": 3})


def test_poe_10_11_collapse_takes_a_craftsman_of_the_players_choice() -> None:
    g = position("phase: event\nrow 1: cr0_woodworker", seats=3)
    answer(g, "turn:ev_collapse")
    assert asked(g) == (0, "lose-craftsman")
    assert why_not(g, "lose:cr1_mason") == "POE-10.11"
    answer(g, "lose:cr0_mortar_mixer")
    assert row(g, 0) == ["cr0_woodworker", "cr0_stonecutter"]
    assert row(g, 1) == []  # the only one goes without a question
    assert asked(g) == (2, "lose-craftsman")


def test_poe_10_11_without_craftsmen_nothing_is_lost() -> None:
    g = position("phase: event\nrow 0:\nrow 1:")
    answer(g, "turn:ev_collapse")
    assert asked(g) == (CHANCE, "roll-tax")
