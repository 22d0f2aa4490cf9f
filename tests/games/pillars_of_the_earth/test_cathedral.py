"""POE-6.13, POE-6.14, POE-7: the cathedral, the next start player, and the limits."""

from __future__ import annotations

import pytest

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.rng import Rng
from tests.games.pillars_of_the_earth.play import (
    answer,
    asked,
    cubes,
    events,
    new,
    offered,
    phase,
    play_on,
    position,
    row,
    why_not,
)


def test_poe_6_13_1_one_player_after_the_other() -> None:
    g = position("phase: cathedral\nstart: 1\ncubes 0: wood 2\ncubes 1: wood 4\ncubes 2: wood 2", seats=3)
    assert asked(g) == (1, "build")
    answer(g, "use:cr0_woodworker")
    assert asked(g) == (1, "build")
    answer(g, "finish")
    assert asked(g) == (2, "build")
    answer(g, "finish")
    assert asked(g) == (0, "build")


def test_poe_6_13_2_single_uses_in_any_order_all_optional() -> None:
    g = position("phase: cathedral\ncubes 0: wood 2 stone 2 sand 2")
    assert offered(g) == ["finish", "as-suggested", "use:cr0_woodworker", "use:cr0_stonecutter"]
    assert why_not(g, "use:cr0_mortar_mixer") == "POE-6.13.2"
    assert why_not(g, "use:cr1_mason") == "POE-6.13.2"
    supply = g.supply[:]
    answer(g, "use:cr0_stonecutter")
    assert g.supply[1] == supply[1] + 2
    answer(g, "finish")
    assert g.vp == [3, 2]
    assert cubes(g, 0) == {"wood": 2, "sand": 2}


def test_poe_6_13_3_every_card_has_its_own_capacity() -> None:
    g = position("round: 3\nphase: cathedral\nrow 0: cr2_carpenter cr3_carpenter\ncubes 0: wood 6")
    answer(g, "use:cr2_carpenter", "use:cr2_carpenter")
    assert why_not(g, "use:cr2_carpenter") == "POE-6.13.3"
    answer(g, "use:cr3_carpenter", "use:cr3_carpenter", "use:cr3_carpenter")
    assert cubes(g, 0) == {"wood": 1}
    assert g.vp[0] == 7


def test_poe_6_13_4_a_mason_needs_a_mortar_mixer() -> None:
    g = position("phase: cathedral\nrow 0: cr1_mason cr0_stonecutter\ncubes 0: stone 2")
    assert why_not(g, "use:cr1_mason") == "POE-6.13.4"
    for mixer in ("cr0_mortar_mixer", "cr1_mortar_mixer"):
        g = position(f"phase: cathedral\nrow 0: cr1_mason {mixer}\ncubes 0: stone 2")
        assert "use:cr1_mason" in offered(g)


def test_poe_6_13_5_the_tool_maker_needs_metal_and_keeps_it() -> None:
    g = position("round: 6\nphase: cathedral\nrow 0: cr1_tool_maker cr6_bell_founder\ncubes 0: metal 1\ngold: 0 0")
    answer(g, "use:cr1_tool_maker")
    assert (g.gold[0], cubes(g, 0)) == (2, {"metal": 1})
    g = position("phase: cathedral\nrow 0: cr1_tool_maker cr0_woodworker\ncubes 0: wood 2")
    assert why_not(g, "use:cr1_tool_maker") == "POE-6.13.5"


def test_poe_6_13_6_the_architect_works_for_nothing() -> None:
    g = position("round: 2\nphase: cathedral\nrow 0: cr2_architect cr0_woodworker\ncubes 0: wood 2")
    answer(g, "use:cr2_architect")
    assert (g.vp[0], g.gold[0], cubes(g, 0)) == (3, 20, {"wood": 2})


def test_poe_6_13_7_gold_made_can_be_spent_and_stops_at_30() -> None:
    g = position("round: 5\nphase: cathedral\nrow 0: cr1_woodworker cr5_goldsmith\ncubes 0: wood 2\ngold: 2 0")
    assert "use:cr5_goldsmith" not in offered(g)
    answer(g, "use:cr1_woodworker", "use:cr5_goldsmith")
    assert (g.gold[0], g.vp[0]) == (3, 3)
    g = position("round: 5\nphase: cathedral\nrow 0: cr1_woodworker cr5_goldsmith\ncubes 0: wood 2\ngold: 28 0")
    answer(g, "use:cr1_woodworker")
    assert g.gold[0] == 30


def test_poe_6_13_7_the_tool_makers_gold_can_reach_the_goldsmith() -> None:
    g = position("round: 5\nphase: cathedral\nrow 0: cr1_tool_maker cr5_goldsmith\ncubes 0: metal 1\ngold: 1 0")
    assert offered(g) == ["finish", "as-suggested", "use:cr1_tool_maker"]
    answer(g, "use:cr1_tool_maker", "use:cr5_goldsmith")
    assert (g.gold[0], g.vp[0]) == (0, 3)


def test_poe_6_13_8_free_benefits_come_at_the_end() -> None:
    g = position("""
        round: 2
        phase: cathedral
        row 0: cr2_architect cr1_tool_maker cr0_woodworker
        cubes 0: wood 2 metal 1
        gold: 5 5
        """)
    answer(g, "finish")
    assert (g.vp[0], g.gold[0]) == (3, 7)


def test_poe_r48_with_nothing_else_to_do_nobody_is_asked() -> None:
    g = position("round: 2\nphase: cathedral\nrow 0: cr2_architect cr1_tool_maker\ncubes 0: metal 1\ngold: 5 5")
    assert g.round == 3
    assert (g.vp[0], g.gold[0]) == (3, 7)


def test_poe_6_13_9_at_most_5_cubes_are_kept() -> None:
    g = position("phase: cathedral\nrow 0:\ncubes 0: wood 3 stone 1 metal 3")
    assert asked(g) == (0, "return-cube")
    assert offered(g) == ["return:wood", "return:stone", "return:metal"]
    assert why_not(g, "return:sand") == "POE-6.13.9"
    answer(g, "return:wood", "return:stone")
    assert cubes(g, 0) == {"wood": 2, "metal": 3}
    assert g.round == 2


def test_poe_6_13_9_one_kind_alone_needs_no_question_and_round_6_none_at_all() -> None:
    g = position("phase: cathedral\nrow 0:\ncubes 0: wood 8")
    assert cubes(g, 0) == {"wood": 5}
    g = position("round: 6\nphase: cathedral\nrow 0:\ncubes 0: wood 8 stone 2")
    assert cubes(g, 0) == {"wood": 8, "stone": 2}


def test_poe_6_13_10_the_part_of_the_round_is_put_up() -> None:
    g = position("round: 3\nphase: cathedral")
    assert GAME.view(g, None).parts == ["nave", "portal", "apse"]


def test_poe_6_14_1_who_starts_the_next_round() -> None:
    g = position("phase: start-player\nstart: 2\nbuilders: start_player=1", seats=3)
    assert g.start == 1
    g = position("phase: start-player\nstart: 2", seats=3)
    assert g.start == 0


def test_poe_7_1_gold_is_capped_at_each_single_gain() -> None:
    g = position("phase: event\nmill: 4 0\ngold: 29 0")
    answer(g, "turn:ev_king")
    assert g.gold[0] == 30
    answer(g, "roll:3")
    assert g.gold[0] == 27


def test_poe_7_2_nothing_is_bought_on_credit() -> None:
    g = position("round: 5\nphase: cathedral\nrow 0: cr5_goldsmith cr0_woodworker\ncubes 0: wood 2\ngold: 2 0")
    assert why_not(g, "use:cr5_goldsmith") == "POE-6.13.2"
    with pytest.raises(IllegalChoice):
        answer(g, "use:cr5_goldsmith")
    assert g.gold[0] == 2


def test_poe_7_3_points_stop_at_0() -> None:
    g = position("phase: event\npoints: 1 2")
    answer(g, "turn:ev_conflict")
    assert g.vp == [0, 0]


def test_poe_7_4_a_shortage_is_settled_with_points() -> None:
    g = position("phase: court\ngold: 0 2\npoints: 1 9")
    answer(g, "roll:5")
    assert (g.gold, g.vp) == ([0, 0], [0, 8])
    g = position("phase: wool-mill\nmill: 12 0\ngold: 0 0")
    assert g.gold == [12, 0]  # nothing is owed from earlier


def test_poe_7_5_the_row_keeps_its_limit() -> None:
    text = """
        round: 4
        phase: cards
        pool: cr4_mason rc_wood_2
        privileges 0: pr_jack
        row 0: cr0_mortar_mixer cr0_woodworker cr0_stonecutter cr2_potter cr2_carpenter {more}
        """
    g = position(text.format(more=""))
    answer(g, "take:cr4_mason")
    assert len(row(g, 0)) == 6
    g = position(text.format(more="cr3_potter"))
    answer(g, "take:cr4_mason")
    assert asked(g) == (0, "remove-craftsman")


def test_poe_7_6_five_cubes_between_rounds_any_number_within() -> None:
    g = position("phase: forest\nrow 0:\ncubes 0: wood 5\nresource-cards 0: rc_wood_4")
    assert cubes(g, 0) == {"wood": 9}
    answer(g, "roll:2")
    assert cubes(g, 0) == {"wood": 5}


def test_poe_7_7_workers_of_a_round() -> None:
    g = position("round: 2\nphase: start-player\ngrey: - 0\nprivileges 0: pr_otto", seats=3)
    assert g.workers == [15, 12, 12]


def test_poe_7_8_holdings_are_public() -> None:
    g = position("phase: court\nprivileges 0: pr_tom\ncubes 1: metal 2")
    seen = [GAME.view(g, seat).seats for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2]
    assert seen[2][1].cubes["metal"] == 2


def test_poe_7_9_the_supply_may_go_below_zero() -> None:
    g = position("phase: forest\ncubes 0: wood 18\nresource-cards 1: rc_wood_4", seats=3)
    assert g.supply[0] == -3
    assert g.market[0] == 4
    assert cubes(g, 1) == {"wood": 4}


def test_what_happens_is_told_with_its_reason() -> None:
    g = position("phase: cathedral\ncubes 0: wood 2")
    g.sink = []
    answer(g, "use:cr0_woodworker")
    assert events(g)[:2] == ["uses", "gains-points"]
    assert phase(g) == "layout"


def test_every_event_is_declared_with_as_many_ints() -> None:
    g = new(4)
    g.sink = []
    play_on(g, Rng(3))
    for event in g.sink:
        assert len(event.args) == len(GAME.events[event.name])
