"""POE-1, POE-2, POE-8: the box and how it is laid out."""

from __future__ import annotations

import pytest

from guildhall import rules
from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth import box as names
from guildhall.games.pillars_of_the_earth.state import BUILDERS
from guildhall.kernel import run
from guildhall.kernel.state import CHANCE
from tests.games.pillars_of_the_earth.play import answer, asked, cubes, new, offered, position, row

BOX = GAME.box
STARTERS = ["cr0_mortar_mixer", "cr0_woodworker", "cr0_stonecutter"]


def test_poe_1_1_the_box_has_these_cards() -> None:
    assert len(names.CRAFTSMEN) == 3 + 24
    assert [len(cards) for cards in BOX.round_cards] == [3, 4, 4, 4, 4, 4, 4]
    assert (len(names.PRIVILEGES), len(names.EVENTS), len(names.RESOURCE_CARDS)) == (16, 10, 9)
    assert sum(len(new(4).rows[seat]) for seat in range(4)) + 24 == 36


def test_poe_1_2_everybody_has_three_builders_and_twelve_workers() -> None:
    assert BOX.builders == 3
    assert BOX.workers == 7 + 5
    assert BOX.castle_workers * 2 == 4
    assert BOX.privilege_amount[names.OTTO] == 1
    assert sum(BOX.cubes) == 82
    assert len(names.PARTS) == 6


def test_poe_1_3_the_cubes_are_23_23_23_13() -> None:
    assert BOX.cubes == [23, 23, 23, 13]


def test_poe_1_4_the_tax_die_shows_2_3_3_4_4_5() -> None:
    g = position("phase: court")
    assert asked(g) == (CHANCE, "roll-tax")
    assert offered(g) == ["roll:2", "roll:3", "roll:4", "roll:5"]
    assert BOX.tax_weights == [1, 2, 2, 1]


def test_poe_1_5_a_player_has_twelve_workers_however_they_are_split() -> None:
    g = position("phase: cards\npool: rc_wood_4 rc_sand_2 rc_wood_2")
    answer(g, "take:rc_wood_4", "pass")
    assert "take:rc_wood_2" in offered(g)  # 9 of 12 workers are away, and 3 small ones are needed
    answer(g, "take:rc_wood_2")
    assert g.mill[0] == 0


def test_poe_1_6_the_cathedral_parts_have_an_order() -> None:
    assert names.PARTS == ("nave", "portal", "apse", "tower_1", "tower_2", "vault")


def test_poe_1_7_there_are_seventeen_spaces_with_room_for_one() -> None:
    assert len(names.SPACES) == 17
    g = position("phase: builders\nbuilders: bishop=1 priory_1=1")
    answer(g, "seat:1", "keep")
    assert "place:bishop" not in offered(g)
    assert "place:priory" in offered(g)
    answer(g, "place:priory")
    answer(g, "seat:1")
    assert "place:priory" not in offered(g)


def test_poe_1_8_gold_ends_at_30_and_points_go_around_the_track() -> None:
    assert BOX.gold_max == 30
    g = position("phase: court\npoints: 60 61")
    fields = [seat.vp_field for seat in GAME.view(g, None).seats]
    assert fields == [60, 1]


def test_poe_1_9_the_cost_track_falls_from_7_to_0() -> None:
    assert BOX.cost == [7, 6, 5, 4, 3, 2, 1, 0]


def test_poe_2_1_only_the_colours_of_the_players_are_in_play() -> None:
    for seats in (2, 3, 4):
        g = new(seats)
        assert len(g.bag) == len(g.rows) == len(g.workers) == seats


def test_poe_2_2_twelve_workers_and_three_craftsmen_in_a_row_of_five() -> None:
    g = new(3)
    assert g.workers == [12, 12, 12]
    assert [row(g, seat) for seat in range(3)] == [STARTERS] * 3
    assert GAME.view(g, 0).seats[0].row_limit == 5


def test_poe_2_3_all_builders_are_in_the_bag() -> None:
    assert new(3).bag == [3, 3, 3]


def test_poe_2_4_chance_names_the_start_player() -> None:
    g = new(4)
    assert asked(g) == (CHANCE, "draw-start-player")
    assert offered(g) == ["seat:1", "seat:2", "seat:3", "seat:4"]
    answer(g, "seat:3")
    assert g.start == 2
    assert GAME.view(g, None).start_player == 2


def test_poe_2_5_everybody_starts_with_two_points() -> None:
    assert new(4).vp == [2, 2, 2, 2]


def test_poe_2_6_gold_rises_clockwise_from_the_start_player() -> None:
    g = new(4)
    answer(g, "seat:3")
    assert g.gold == [22, 23, 20, 21]


def test_poe_2_7_each_round_has_its_own_four_craftsmen() -> None:
    for number in range(1, 7):
        g = position(f"round: {number}")
        while asked(g)[1] != "turn-craftsman":
            answer(g, offered(g)[0])
        assert all(option.startswith(f"turn:cr{number}_") for option in offered(g))
        assert len(offered(g)) == 4


def test_poe_2_8_every_resource_card_is_equally_likely_to_be_left_out() -> None:
    g = new(2)
    while asked(g)[1] != "lay-aside":
        answer(g, offered(g)[0])
    assert len(offered(g)) == 9


def test_poe_2_9_the_deck_has_ten_of_fourteen_regular_privileges() -> None:
    g = new(2)
    answer(g, "seat:1")
    assert asked(g) == (CHANCE, "turn-privilege")
    assert len(offered(g)) == 14
    assert not {"turn:pr_festivities", "turn:pr_completion"} & set(offered(g))
    assert GAME.view(g, None).privileges_left == 10


def test_poe_2_10_the_deck_has_six_of_ten_events() -> None:
    g = position("phase: event")
    assert len(offered(g)) == 10
    assert GAME.view(g, None).events_left == 6


def test_poe_2_11_the_market_has_four_of_each_and_the_supply_nineteen() -> None:
    g = new(2)
    assert g.market == [4, 4, 4, 0]
    assert g.supply[:3] == [19, 19, 19]


def test_poe_2_12_one_metal_is_at_court_and_twelve_in_the_supply() -> None:
    g = new(2)
    assert (g.court, g.supply[names.METAL]) == (1, 12)


def test_poe_2_13_nobody_has_grey_or_black_workers_yet() -> None:
    g = new(2)
    assert (g.grey, g.grey_next, g.black) == (-1, -1, -1)


def test_poe_2_14_the_cost_marker_stands_on_7() -> None:
    assert GAME.view(new(2), None).cost == 7


@pytest.mark.parametrize(("seats", "builders"), [(2, 6), (3, 9), (4, 12)])
def test_poe_2_15_builders_in_the_bag_by_players(seats: int, builders: int) -> None:
    assert sum(new(seats).bag) == builders


@pytest.mark.parametrize(("seats", "gold"), [(2, [20, 21]), (3, [20, 21, 22]), (4, [20, 21, 22, 23])])
def test_poe_2_16_starting_gold_by_players(seats: int, gold: list[int]) -> None:
    g = new(seats)
    answer(g, "seat:1")
    assert g.gold == gold


@pytest.mark.parametrize(
    ("seats", "costs"),
    [
        (2, [7, 6, 5, 4, 3, 2]),
        (3, [7, 6, 5, 4, 3, 2, 1, 0, 0]),
        (4, [7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]),
    ],
)
def test_poe_2_17_costs_met_by_players(seats: int, costs: list[int]) -> None:
    g = position("phase: builders\ngold:" + " 30" * seats, seats)
    met = []
    while g.phase == BUILDERS:
        if asked(g)[1] in ("draw-builder", "return-builder"):
            answer(g, offered(g)[0])
            continue
        met.append(GAME.view(g, None).cost)
        answer(g, [option for option in offered(g) if option.startswith("place:")][-1])
    assert met == costs


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_poe_2_18_spaces_pool_and_cards_do_not_depend_on_the_players(seats: int) -> None:
    g = new(seats)
    while asked(g)[1] != "take-card":
        answer(g, offered(g)[0])
    assert len(g.pool) == 9
    assert len(g.spaces) == 17
    assert -1 not in g.shiring


def test_poe_2_19_the_texts_of_the_aids_are_there() -> None:
    assert [rules.clause(GAME.name, f"6.{step}.1").text for step in (1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14)]
    assert "!" in rules.clause(GAME.name, "8.3").text


def test_poe_3_1_six_rounds_and_no_more() -> None:
    g = position("round: 6\nphase: start-player")
    assert run.is_over(g)
    assert GAME.scores(g) is not None
    g = position("round: 5\nphase: start-player")
    assert not run.is_over(g)
    assert g.round == 6


def test_poe_8_1_the_craftsmen_are_these() -> None:
    inputs = [
        "3 sand", "2 wood", "2 stone",
        "", "1 wood", "2 sand", "1 stone",
        "1 wood", "1 stone", "1 sand", "",
        "1 stone", "1 wood", "1 stone", "1 sand",
        "1 stone", "1 wood", "1 stone", "1 sand 1 metal",
        "1 wood", "3 gold", "1 stone", "1 sand 1 metal",
        "3 gold", "1 stone", "1 wood 1 metal", "1 metal",
    ]  # fmt: skip
    for card, expected in enumerate(inputs):
        pairs = BOX.craft_inputs[card]
        found = [f"{pairs[j + 1]} {names.KINDS[pairs[j]]}" for j in range(0, len(pairs), 2)]
        found += [f"{BOX.craft_pays[card]} gold"] * (BOX.craft_pays[card] > 0)
        assert " ".join(found) == expected
    assert BOX.craft_cost == [0, 0, 0, 2, 3, 4, 5, 3, 4, 5, 6, 4, 5, 6, 7, 5, 6, 7, 8, 6, 7, 8, 9, 7, 8, 9, 10]
    assert BOX.craft_capacity == [3, 4, 4, 1, 2, 3, 2, 2, 3, 2, 1, 4, 3, 1, 3, 5, 4, 2, 1, 5, 6, 3, 2, 8, 4, 1, 2]
    assert BOX.craft_vp == [1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 3, 1, 1, 2, 3, 1, 2, 6, 4]
    assert {names.CRAFTSMEN[card]: n for card, n in enumerate(BOX.craft_gold) if n} == {
        "cr1_tool_maker": 2,
        "cr1_woodworker": 4,
    }
    not_for_the_archbishop = [names.CRAFTSMEN[card] for card in range(27) if not BOX.craft_boostable[card]]
    assert not_for_the_archbishop == ["cr1_tool_maker", "cr2_architect", "cr6_organ_builder", "cr6_bell_founder"]


def test_poe_8_2_five_cards_are_marked() -> None:
    marked = {names.CRAFTSMEN[card]: names.MARKS[mark] for card, mark in enumerate(BOX.craft_mark) if mark}
    assert marked == {
        "cr0_mortar_mixer": "mortar_mixer",
        "cr0_woodworker": "woodworker",
        "cr0_stonecutter": "stonecutter",
        "cr1_woodworker": "woodworker",
        "cr1_mortar_mixer": "mortar_mixer",
    }


def test_poe_8_3_conditions_limit_nothing_but_their_own_trade() -> None:
    g = position("""
        phase: market
        row 0: cr3_sculptor cr2_carpenter
        cubes 0: wood 1 stone 1
        gold: 30 0
        builders: market_1=0
        """)
    options = offered(g)
    assert {"buy:stone:1", "sell:wood:1", "buy:sand:1"} <= set(options)
    assert not {"buy:wood:1", "sell:stone:1"} & set(options)
    answer(g, "leave")
    assert {"use:cr3_sculptor", "use:cr2_carpenter"} <= set(offered(g))


def test_poe_8_4_sculptor_and_carpenter_fulfil_no_condition() -> None:
    g = position("""
        phase: market
        row 0: cr3_sculptor cr2_carpenter cr0_mortar_mixer
        cubes 0: stone 1
        gold: 30 0
        builders: market_1=0
        """)
    assert not {"buy:wood:1", "sell:stone:1"} & set(offered(g))


def test_poe_8_5_a_removed_craftsman_leaves_the_game() -> None:
    g = position("phase: event")
    answer(g, "turn:ev_collapse", "lose:cr0_woodworker")
    assert "cr0_woodworker" not in row(g, 0)
    assert names.CRAFTSMEN.index("cr0_woodworker") in g.removed


def test_poe_8_6_architect_and_tool_maker_work_once_per_round() -> None:
    g = position("""
        phase: cathedral
        row 0: cr2_architect cr1_tool_maker cr0_woodworker
        cubes 0: metal 1 wood 2
        gold: 0 0
        """)
    answer(g, "use:cr2_architect", "use:cr1_tool_maker")
    assert offered(g) == ["finish", "as-suggested", "use:cr0_woodworker"]
    assert (g.vp[0], g.gold[0], cubes(g, 0)) == (3, 2, {"metal": 1, "wood": 2})
