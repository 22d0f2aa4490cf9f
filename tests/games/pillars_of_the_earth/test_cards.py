"""POE-4: Phase I."""

from __future__ import annotations

import pytest

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.box import CRAFTSMEN, KINDS, RESOURCE_CARDS
from guildhall.kernel.errors import IllegalChoice
from tests.games.pillars_of_the_earth.play import answer, asked, offered, phase, position, row, why_not

FULL_ROW = "row 0: cr0_mortar_mixer cr0_woodworker cr0_stonecutter cr2_potter cr2_carpenter"


def test_poe_4_1_everybody_takes_a_card_or_passes_in_turn() -> None:
    g = position("phase: cards\nstart: 1\npool: rc_wood_2 rc_sand_2 rc_stone_2 cr1_mason")
    assert asked(g) == (1, "take-card")
    assert offered(g) == ["pass", "take:rc_wood_2", "take:rc_stone_2", "take:rc_sand_2", "take:cr1_mason"]
    answer(g, "take:rc_wood_2")
    assert asked(g) == (0, "take-card")
    assert why_not(g, "take:rc_wood_2") == "POE-4.1"
    answer(g, "take:rc_sand_2")
    assert asked(g) == (1, "take-card")


def test_poe_4_2_whoever_passes_is_not_asked_again() -> None:
    g = position("phase: cards\npool: rc_wood_2 rc_sand_2 rc_stone_2 cr1_mason", seats=3)
    answer(g, "take:rc_wood_2", "pass", "take:rc_sand_2")
    assert asked(g)[0] == 0
    answer(g, "take:cr1_mason")
    assert asked(g)[0] == 2


def test_poe_4_3_the_phase_ends_without_cards_or_without_players() -> None:
    g = position("phase: cards\npool: rc_wood_2 rc_sand_2")
    answer(g, "take:rc_wood_2", "take:rc_sand_2")
    assert phase(g) == "builders"
    g = position("phase: cards\npool: rc_wood_2 rc_sand_2")
    answer(g, "pass", "pass")
    assert phase(g) == "builders"


def test_poe_4_4_a_resource_card_needs_its_workers() -> None:
    g = position("phase: cards\npool: rc_stone_4 rc_wood_2 rc_sand_2")
    answer(g, "take:rc_stone_4")
    assert g.workers[0] == 2
    answer(g, "pass")
    assert offered(g) == ["pass", "take:rc_sand_2"]
    assert why_not(g, "take:rc_wood_2") == "POE-4.4"
    with pytest.raises(IllegalChoice, match=r"POE-4\.4"):
        answer(g, "take:rc_wood_2")
    answer(g, "take:rc_sand_2")
    assert GAME.view(g, None).seats[0].resource_cards == ["rc_stone_4", "rc_sand_2"]
    assert g.mill == [0, 12]


def test_poe_4_5_several_resource_cards_of_one_kind() -> None:
    g = position("phase: cards\npool: rc_sand_2 rc_sand_3 rc_wood_4")
    answer(g, "take:rc_sand_2", "pass", "take:rc_sand_3")
    assert GAME.view(g, None).seats[0].resource_cards == ["rc_sand_2", "rc_sand_3"]


def test_poe_4_6_workers_and_yields() -> None:
    box = GAME.box
    found = {
        card: (KINDS[box.card_kind[i]], box.card_workers[i], box.card_yield[i]) for i, card in enumerate(RESOURCE_CARDS)
    }
    assert found == {
        "rc_wood_2": ("wood", 3, 2),
        "rc_wood_3": ("wood", 6, 3),
        "rc_wood_4": ("wood", 9, 4),
        "rc_stone_2": ("stone", 5, 2),
        "rc_stone_3": ("stone", 8, 3),
        "rc_stone_4": ("stone", 10, 4),
        "rc_sand_2": ("sand", 2, 2),
        "rc_sand_3": ("sand", 4, 3),
        "rc_sand_4": ("sand", 7, 4),
    }


def test_poe_4_7_a_craftsman_costs_its_price_at_once() -> None:
    g = position("phase: cards\npool: cr1_mason cr1_tool_maker rc_wood_2\ngold: 5 4")
    answer(g, "take:cr1_mason")
    assert g.gold[0] == 0
    assert row(g, 0)[-1] == "cr1_mason"
    answer(g, "pass")
    assert why_not(g, "take:cr1_tool_maker") == "POE-4.7"
    assert "take:cr1_tool_maker" not in offered(g)


def test_poe_4_8_a_sixth_craftsman_forces_one_out() -> None:
    g = position(f"round: 3\nphase: cards\npool: cr3_mason rc_wood_2\n{FULL_ROW}")
    answer(g, "take:cr3_mason")
    assert asked(g) == (0, "remove-craftsman")
    assert "remove:cr3_mason" in offered(g)
    assert why_not(g, "remove:cr1_mason") == "POE-4.8"
    answer(g, "remove:cr0_woodworker")
    assert row(g, 0) == ["cr0_mortar_mixer", "cr0_stonecutter", "cr2_potter", "cr2_carpenter", "cr3_mason"]
    assert g.gold[0] == 16


def test_poe_4_9_with_a_free_place_the_card_is_kept() -> None:
    g = position("phase: cards\npool: cr1_mason rc_wood_2")
    answer(g, "take:cr1_mason")
    assert asked(g) == (1, "take-card")
    assert "cr1_mason" in row(g, 0)


def test_poe_4_10_without_a_legal_card_one_passes() -> None:
    g = position("phase: cards\npool: rc_stone_4 rc_wood_4 rc_sand_4 cr1_mason\ngold: 4 0")
    answer(g, "take:rc_stone_4", "take:rc_wood_4")
    assert phase(g) == "builders"  # 2 and 3 workers are left, and the mason is too dear


def test_poe_4_11_craftsmen_left_over_leave_the_game() -> None:
    g = position("phase: cards\npool: cr1_mason rc_wood_2")
    answer(g, "pass", "pass")
    assert CRAFTSMEN.index("cr1_mason") in g.removed
    assert g.pool == []


def test_poe_4_12_all_unused_workers_go_to_the_mill() -> None:
    g = position("phase: cards\npool: rc_wood_2 rc_sand_2\ngrey: 0 -\nblack: 1")
    answer(g, "take:rc_wood_2", "take:rc_sand_2")
    assert g.mill == [11, 11]
    assert g.workers == [0, 0]
