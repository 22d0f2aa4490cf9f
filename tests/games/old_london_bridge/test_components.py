"""Chapter 1: what is in the box."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

from guildhall.games.old_london_bridge import GAME, components
from guildhall.games.old_london_bridge.box import (
    ALL_COLOURS,
    BONUS,
    CARDS,
    COLOURS,
    FACES,
    GUILD,
    PARK,
    RANDOM_FACE,
    SLOTS,
    TILE_NAMES,
    TYPES,
)
from tests.games.old_london_bridge.table import ALL, answer, let_chance, names, new, over, position, turn

BOX = GAME.box
FILE: dict[str, Any] = tomllib.loads(components.DEFAULT.read_text(encoding="utf-8"))


def test_olb_1_1_the_box_holds_what_the_rulebook_lists() -> None:
    assert {key: FILE["counts"][key] for key in FILE["counts"] if key not in NOT_IN_OLB_1_1} == {
        "board": 1,
        "rondel": 1,
        "coins": 76,
        "round_chips": 15,
        "buildings": 72,
        "character_cards": 55,
        "bonus_tiles": 24,
        "figures": 4,
        "markers": 8,
        "bridge_segments": 8,
        "scoring_tiles": 8,
    }
    coins = {coin["value"]: coin["count"] for coin in FILE["money"]["coins"]}
    assert coins == {1: 38, 3: 20, 10: 12, 25: 6}
    assert FILE["counts"]["coins"] == sum(coins.values())
    assert sum(BOX.chips) == 15
    assert sum(BOX.count_of) == 72
    assert sum(BOX.cards) == 55
    assert sum(map(sum, BOX.bonus_contents)) == 24
    assert len(FACES[1:RANDOM_FACE]) == 16


NOT_IN_OLB_1_1 = ("buildings_per_type", "bonus_actions", "scoring_faces", "provenance")


def test_olb_1_2_six_types_of_twelve_buildings() -> None:
    assert TYPES == ("chapel", "gate", "inn", "shop", "guild", "park")
    assert [sum(BOX.count_of[tile] for tile in tiles) for tiles in BOX.tiles_of] == [12] * 6


def test_olb_1_3_every_number_once_and_none_on_parks() -> None:
    numbered = [tile for kind, tiles in enumerate(BOX.tiles_of) if kind != PARK for tile in tiles]
    assert list(range(1, 61)) == sorted(numbered)
    assert BOX.count_of[1:61] == [1] * 60
    view = GAME.view(over(3, "bridge 0: park-grey 7"), 0)
    assert [building.number for building in view.seats[0].bridge] == [None, 7]


def test_olb_1_3_the_numbers_of_each_type() -> None:
    found = {kind: " ".join(TILE_NAMES[tile] for tile in BOX.tiles_of[i]) for i, kind in enumerate(TYPES[:5])}
    assert {kind: ALL[kind] for kind in TYPES[:5]} == found


def test_olb_1_4_four_shield_colours() -> None:
    assert COLOURS == ("blue", "orange", "grey", "green")


def test_olb_1_5_one_shield_each_and_four_on_guilds() -> None:
    """E-48."""
    for kind, tiles in enumerate(BOX.tiles_of):
        for tile in tiles:
            assert (kind == GUILD) == (BOX.colour_of[tile] == ALL_COLOURS)
    shields = {tile["id"]: tile["shields"] for tile in FILE["buildings"]["tiles"]}
    assert {tile: shields[tile] for tile in ("chapel-32", "inn-20", "shop-43")} == {
        "chapel-32": ["blue"],
        "inn-20": ["blue"],
        "shop-43": ["orange"],
    }
    assert shields["guild-49"] == ["blue", "orange", "grey", "green"]


def test_olb_1_6_a_park_carries_one_shield() -> None:
    """E-1."""
    parks = [tile for tile in FILE["buildings"]["tiles"] if tile["type"] == "park"]
    assert Counter(blue=3, orange=3, grey=3, green=3) == Counter(shield for park in parks for shield in park["shields"])
    assert GAME.view(over(3, "bridge 0: park-grey park-green park-grey"), 0).seats[0].shields == {
        "blue": 0,
        "orange": 0,
        "grey": 2,
        "green": 1,
    }


def test_olb_1_7_character_cards_by_value() -> None:
    assert BOX.cards == [4, 15, 15, 11, 10]
    assert CARDS == ("peter", "merchant", "lady", "cleric", "lord")


def test_olb_1_8_five_round_chips_of_each_value() -> None:
    assert BOX.chips == [0, 5, 5, 5]


def test_olb_1_9_eight_bonus_actions_three_times() -> None:
    assert len(BONUS) == 8
    assert [sum(stack[kind] for stack in BOX.bonus_contents) for kind in range(8)] == [3] * 8
    assert BOX.bonus_tile_value == 1


def test_olb_1_10_each_bonus_stack_holds_one_of_each() -> None:
    assert BOX.bonus_contents == [[1] * 8] * 3


def test_olb_1_11_a_bridge_has_twelve_slots() -> None:
    assert SLOTS == 12
    assert [f"slot:{slot}" for slot in range(1, 13)] == list(
        next(decision for decision in GAME.decisions if decision.name == "replace").domain
    )


def test_olb_1_12_seven_spaces_one_of_them_x() -> None:
    assert BOX.income == [0, 1, 2, 1, 3, 2]
    assert BOX.x_space == 0
    outer = GAME.view(position(3), None).rondel
    assert [space.is_x for space in outer] == [True, False, False, False, False, False]


def test_olb_1_13_with_rotation_r_space_k_faces_position_k_plus_r() -> None:
    clockwise = ["gate", "guild", "chapel", "inn", "park", "shop"]
    for r in range(6):
        g = turn(3, f"rondel: {r}")
        assert clockwise[r:] + clockwise[:r] == [space.facing for space in GAME.view(g, None).rondel]


def test_olb_1_14_the_chapel_track() -> None:
    assert BOX.chapel_length == 16
    assert {space: coin for space, coin in enumerate(BOX.chapel_coins) if coin} == {2: 1, 5: 2, 8: 3, 12: 5}
    assert BOX.track_end_reward == 10


def test_olb_1_15_every_third_space_of_the_gate_track_is_a_bonus_space() -> None:
    assert BOX.gate_length == 16
    assert [space for space, bonus in enumerate(BOX.gate_bonus) if bonus] == [3, 6, 9, 12, 15]


def test_olb_1_16_the_bank_never_runs_out() -> None:
    """E-35: more money than there are coins (4 * £298 is more than the £368 in the box) is no trouble."""
    g = turn(4, "money: 298 298 298 298", "tops: 4 5 3 18 1 park-blue")
    answer(g, 0, "place-figure", "outer:6")
    let_chance(g)
    assert g.money[0] == 298 + 2 + 1


def test_names_offered_are_in_the_domain_of_their_question() -> None:
    g = new(3)
    assert names(g, -1) == ["by:0", "by:1", "by:2", "by:3", "by:4", "by:5"]
