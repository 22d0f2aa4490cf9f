"""POE-6.3 to POE-6.11: steps 3 to 11."""

from __future__ import annotations

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.box import CRAFTSMEN, PRIVILEGES
from guildhall.games.pillars_of_the_earth.state import OUT
from guildhall.kernel.state import CHANCE
from tests.games.pillars_of_the_earth.play import answer, asked, cubes, offered, position, row

FULL_ROW = "row 0: cr0_mortar_mixer cr0_woodworker cr0_stonecutter cr2_potter cr2_carpenter"


def test_poe_6_3_1_the_mill_pays_1_gold_per_worker() -> None:
    g = position("phase: wool-mill\nresource-cards 0: rc_wood_3\nresource-cards 1: rc_wood_2\ngold: 4 25")
    assert g.gold == [10, 30]
    assert g.workers == [12, 12]
    assert g.mill == [0, 0]


def test_poe_6_4_1_each_builder_brings_the_privilege_above_it() -> None:
    g = position("phase: kingsbridge\nkingsbridge: pr_tom pr_madonna\nbuilders: kingsbridge_1=1 kingsbridge_2=0")
    assert GAME.view(g, None).seats[1].privileges == ["pr_tom"]
    assert g.vp == [5, 2]
    assert GAME.view(g, None).kingsbridge == [None, None]


def test_poe_6_4_1_the_first_space_comes_before_the_second() -> None:
    g = position("""
        phase: event
        kingsbridge: pr_tom pr_madonna
        builders: kingsbridge_1=1 kingsbridge_2=0
        """)
    g.sink = []
    answer(g, "turn:ev_town_wall")
    received = [event.args for event in g.sink if event.name == "receives-privilege"]
    assert received == [(1, PRIVILEGES.index("pr_tom")), (0, PRIVILEGES.index("pr_madonna"))]


def test_poe_6_4_2_a_privilege_above_an_empty_space_leaves() -> None:
    g = position("phase: kingsbridge\nkingsbridge: pr_tom pr_madonna\nbuilders: kingsbridge_1=1")
    assert g.privileges[PRIVILEGES.index("pr_madonna")] == OUT
    assert g.vp == [2, 2]


def test_poe_6_5_1_the_priory_brings_2_and_1_points() -> None:
    g = position("phase: priory\nbuilders: priory_1=0 priory_2=0")
    assert g.vp == [5, 2]
    assert g.bag == [3, 3]


def test_poe_6_6_1_forest_quarry_and_gravel_pit() -> None:
    g = position("phase: quarry\nresource-cards 0: rc_wood_2 rc_stone_2 rc_sand_2")
    assert cubes(g, 0) == {"stone": 2, "sand": 2}


def test_poe_6_6_2_yields_come_from_the_supply() -> None:
    g = position("phase: forest\nresource-cards 0: rc_wood_2 rc_sand_4\nresource-cards 1: rc_stone_3 rc_sand_3")
    assert (cubes(g, 0), cubes(g, 1)) == ({"wood": 2, "sand": 4}, {"stone": 3, "sand": 3})
    assert g.market == [4, 4, 4, 0]
    assert g.supply[:3] == [17, 16, 12]


def test_poe_6_6_3_three_privileges_bring_a_cube() -> None:
    g = position("phase: forest\nprivileges 0: pr_aliena pr_tom\nprivileges 1: pr_richard")
    assert (cubes(g, 0), cubes(g, 1)) == ({"wood": 1, "stone": 1}, {"sand": 1})


def test_poe_6_6_4_cards_and_workers_go_home() -> None:
    g = position("phase: forest\nresource-cards 0: rc_wood_4 rc_sand_2")
    assert set(g.taken) == {-1}
    assert g.workers == [12, 12]


def test_poe_6_9_1_the_tax_is_rolled() -> None:
    g = position("phase: court")
    assert asked(g) == (CHANCE, "roll-tax")
    answer(g, "roll:4")
    assert g.gold == [16, 17]


def test_poe_6_9_2_the_first_at_court_takes_the_metal() -> None:
    g = position("phase: court\nbuilders: court_1=1 court_2=0")
    answer(g, "roll:5")
    assert (cubes(g, 0), cubes(g, 1)) == ({}, {"metal": 1})
    g = position("phase: court\ncourt: 0\nbuilders: court_1=1")
    answer(g, "roll:5")
    assert cubes(g, 1) == {}


def test_poe_6_9_3_whoever_is_at_court_pays_no_tax() -> None:
    g = position("phase: court\nbuilders: court_1=1 court_2=0", seats=3)
    answer(g, "roll:5")
    assert g.gold == [20, 21, 17]


def test_poe_6_9_4_the_exemption_is_offered_after_the_roll() -> None:
    g = position("phase: court\nprivileges 1: pr_tax_exemption")
    answer(g, "roll:5")
    assert asked(g) == (1, "use-exemption")
    answer(g, "use")
    assert g.gold == [15, 21]
    assert g.privileges[PRIVILEGES.index("pr_tax_exemption")] == OUT


def test_poe_6_9_5_everybody_else_pays_francis_2() -> None:
    g = position("phase: court\nprivileges 1: pr_francis")
    answer(g, "roll:5")
    assert g.gold == [15, 19]


def test_poe_6_9_6_a_tax_that_cannot_be_paid_costs_points() -> None:
    g = position("phase: court\ngold: 1 0\npoints: 9 9")
    answer(g, "roll:4")
    assert g.gold == [0, 0]
    assert g.vp == [8, 7]


def test_poe_6_10_1_shiring_gives_craftsmen_for_nothing() -> None:
    g = position("phase: shiring\nshiring: cr1_mason cr1_tool_maker\nbuilders: shiring_1=1 shiring_2=0\ngold: 0 0")
    assert row(g, 1)[-1] == "cr1_mason"
    assert row(g, 0)[-1] == "cr1_tool_maker"
    assert g.gold == [0, 0]


def test_poe_6_10_2_a_row_too_long_loses_a_card_before_the_next_space() -> None:
    g = position(f"""
        round: 3
        phase: shiring
        shiring: cr3_mason cr3_potter
        builders: shiring_1=0 shiring_2=0
        {FULL_ROW}
        """)
    assert asked(g) == (0, "remove-craftsman")
    assert "remove:cr3_mason" in offered(g)
    assert "remove:cr3_potter" not in offered(g)
    answer(g, "remove:cr3_mason")
    assert asked(g) == (0, "remove-craftsman")
    answer(g, "remove:cr0_woodworker")
    assert row(g, 0) == ["cr0_mortar_mixer", "cr0_stonecutter", "cr2_potter", "cr2_carpenter", "cr3_potter"]


def test_poe_6_10_3_craftsmen_above_empty_spaces_leave() -> None:
    g = position("phase: shiring\nshiring: cr1_mason cr1_tool_maker\nbuilders: shiring_1=1")
    assert CRAFTSMEN.index("cr1_tool_maker") in g.removed
    assert CRAFTSMEN.index("cr1_mason") not in g.removed


def test_poe_6_11_1_two_grey_workers_for_the_next_round() -> None:
    g = position("phase: castle\nbuilders: castle=1")
    assert g.round == 2
    assert g.workers == [12, 14]
    g = position("phase: castle\ngrey: 1 -")
    assert g.workers == [12, 12]


def test_poe_6_11_2_the_castle_in_consecutive_rounds() -> None:
    g = position("round: 2\nphase: castle\ngrey: 1 -\nbuilders: castle=1")
    assert g.round == 3
    assert g.workers == [12, 14]
