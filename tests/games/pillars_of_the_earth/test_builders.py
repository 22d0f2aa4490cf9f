"""POE-5: Phase II."""

from __future__ import annotations

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.builders import DRAW_BUILDER
from guildhall.kernel.state import CHANCE
from tests.games.pillars_of_the_earth.play import answer, asked, offered, phase, position, why_not

EVERYWHERE = [
    "place:bishop", "place:kingsbridge_1", "place:kingsbridge_2", "place:priory", "place:court",
    "place:shiring_1", "place:shiring_2", "place:castle", "place:market", "place:start_player",
]  # fmt: skip


def test_poe_5_1_every_builder_in_the_bag_is_equally_likely() -> None:
    g = position("phase: builders\nbuilders: bishop=0 castle=0", seats=3)
    assert asked(g) == (CHANCE, "draw-builder")
    assert offered(g) == ["seat:1", "seat:2", "seat:3"]
    assert DRAW_BUILDER.weights(g) == [1, 3, 3]
    answer(g, "seat:2")
    assert g.drawn == 1


def test_poe_5_2_the_start_player_may_return_one_builder_per_round() -> None:
    g = position("phase: builders\nstart: 1", seats=3)
    answer(g, "seat:1")
    assert asked(g) == (1, "return-builder")
    answer(g, "redraw")
    assert g.bag == [3, 3, 3]
    answer(g, "seat:1")  # the same player again: it stands
    assert asked(g) == (0, "place-builder")
    assert GAME.view(g, None).cost == 7
    answer(g, "pass", "seat:3")
    assert asked(g) == (2, "place-builder")


def test_poe_5_2_the_redraw_covers_draws_at_cost_0() -> None:
    g = position("phase: builders\ncost: 0\nbuilders: bishop=0 castle=1")
    answer(g, "seat:2")
    assert asked(g) == (0, "return-builder")


def test_poe_5_2_no_redraw_when_only_the_same_owner_could_come() -> None:
    g = position("phase: builders\nbuilders: bishop=1 castle=1 priory_1=1 priory_2=0")
    assert asked(g) == (0, "place-builder")


def test_poe_r50_the_start_player_may_give_up_the_redraw_for_the_round() -> None:
    g = position("phase: builders")
    answer(g, "seat:2")
    assert offered(g) == ["keep", "redraw", "keep-all"]
    answer(g, "keep-all", "place:market", "seat:1")
    assert asked(g) == (0, "place-builder")
    assert not g.redraw


def test_poe_5_3_the_owner_places_or_passes() -> None:
    g = position("phase: builders")
    answer(g, "seat:2", "keep")
    assert asked(g) == (1, "place-builder")
    assert offered(g) == ["pass", *EVERYWHERE]


def test_poe_5_4_placing_costs_what_the_marker_shows() -> None:
    g = position("phase: builders\ngold: 20 9\ncost: 5")
    answer(g, "seat:2", "keep", "place:castle")
    assert g.gold == [20, 4]
    assert GAME.view(g, None).spaces["castle"] == 1


def test_poe_5_5_passing_costs_nothing() -> None:
    g = position("phase: builders\ncost: 5")
    answer(g, "seat:2", "keep", "pass")
    assert g.gold == [20, 21]
    assert GAME.view(g, None).track == [None, None, 1, None, None, None, None, None]


def test_poe_5_6_the_marker_moves_after_each_decision_and_stays_on_0() -> None:
    g = position("phase: builders\ncost: 2", seats=4)
    costs = []
    for _ in range(4):
        costs.append(GAME.view(g, None).cost)
        answer(g, "seat:1" if "seat:1" in offered(g) else "seat:2")
        if asked(g)[1] == "return-builder":
            answer(g, "keep")
        answer(g, "place:market")
    assert costs == [2, 1, 0, 0]


def test_poe_5_7_nobody_passes_at_cost_0() -> None:
    g = position("phase: builders\ncost: 0")
    answer(g, "seat:2", "keep")
    assert asked(g) == (1, "place-free")
    assert offered(g) == EVERYWHERE


def test_poe_5_8_without_enough_gold_one_passes() -> None:
    g = position("phase: builders\ngold: 20 6")
    answer(g, "seat:2", "keep")
    assert GAME.view(g, None).track[0] == 1
    assert asked(g) == (CHANCE, "draw-builder")


def test_poe_5_8_remigius_is_asked_even_without_gold() -> None:
    g = position("phase: builders\ngold: 20 6\nprivileges 1: pr_remigius")
    answer(g, "seat:2", "keep")
    assert offered(g) == ["pass", "remigius"]
    assert why_not(g, "place:bishop") == "POE-5.4"


def test_poe_5_9_draws_go_on_until_the_bag_is_empty() -> None:
    g = position("phase: builders\nbuilders: bishop=0 castle=0 priory_1=1 priory_2=1\ngold: 0 0")
    answer(g, "seat:1", "keep")  # both pass for want of gold, and place for nothing
    assert g.bag == [0, 0]
    assert asked(g) == (0, "place-free")


def test_poe_5_10_passed_builders_are_placed_from_left_to_right() -> None:
    g = position("""
        phase: builders
        start: 1
        track: 2 - 0 1 - - - -
        builders: market_1=0 market_2=1 market_3=2 court_1=0 court_2=1 court_3=2
        gold: 0 0 0
        """, seats=3)  # fmt: skip
    order = []
    while asked(g)[1] == "place-free":
        order.append(asked(g)[0])
        answer(g, offered(g)[0])
    assert order == [2, 0, 1]
    assert g.gold == [0, 0, 0]
    assert phase(g) == "event"


def test_poe_5_11_with_two_players_the_marker_goes_to_0() -> None:
    g = position(
        "phase: builders\ntrack: - - - 1 - - - -\nbuilders: bishop=0 castle=0 priory_1=0 priory_2=1 market_1=1"
    )
    assert GAME.view(g, None).cost == 0
    assert asked(g) == (1, "place-free")


def test_poe_5_12_a_builder_can_go_everywhere() -> None:
    g = position("phase: builders")
    answer(g, "seat:1", "keep")
    assert offered(g)[1:] == EVERYWHERE


def test_poe_5_13_cards_have_their_own_space_other_places_fill_in_order() -> None:
    g = position("phase: builders\nbuilders: court_1=1")
    answer(g, "seat:1", "keep", "place:kingsbridge_2")
    answer(g, "seat:1", "keep", "place:court")
    spaces = GAME.view(g, None).spaces
    assert (spaces["kingsbridge_1"], spaces["kingsbridge_2"]) == (None, 0)
    assert (spaces["court_1"], spaces["court_2"], spaces["court_3"]) == (1, 0, None)


def test_poe_5_14_several_own_builders_in_one_place() -> None:
    g = position("phase: builders\nbuilders: priory_1=0")
    answer(g, "seat:1", "keep", "place:priory")
    spaces = GAME.view(g, None).spaces
    assert (spaces["priory_1"], spaces["priory_2"]) == (0, 0)


def test_poe_5_15_there_is_always_a_free_space() -> None:
    g = position("""
        phase: builders
        cost: 0
        builders: bishop=0 kingsbridge_1=0 kingsbridge_2=0 shiring_1=1 shiring_2=1 castle=1 start_player=2
            court_1=2 court_2=2 court_3=3 court_4=3
        """, seats=4)  # fmt: skip
    assert asked(g) == (3, "place-free")
    assert offered(g) == ["place:priory", "place:market"]
    assert why_not(g, "place:court") == "POE-1.7"


def test_poe_5_16_the_third_builder_of_a_limited_player_is_set_aside() -> None:
    g = position("phase: builders\ncost: 4\nlimited: 1\nbuilders: bishop=1 castle=1")
    answer(g, "seat:2")
    assert g.aside == [0, 1]
    assert GAME.view(g, None).cost == 4
    assert g.gold == [20, 21]
    assert asked(g) == (0, "place-builder")  # only the other player's builders are left, so no redraw either


def test_poe_5_16_the_first_two_are_drawn_as_usual() -> None:
    g = position("phase: builders\nlimited: 1\nbuilders: bishop=1")
    answer(g, "seat:2")
    assert g.drawn == 1
    assert g.aside == [0, 0]


def test_poe_5_17_a_returned_builder_does_not_count_as_drawn() -> None:
    g = position("phase: builders\nlimited: 1\nbuilders: bishop=1")
    answer(g, "seat:2", "redraw", "seat:2")
    assert asked(g) == (1, "place-builder")
    assert g.aside == [0, 0]


def test_poe_5_17_a_third_builder_as_second_draw_is_set_aside() -> None:
    g = position("phase: builders\nlimited: 1\nbuilders: bishop=1 castle=1")
    answer(g, "seat:1", "redraw", "seat:2")
    assert g.aside == [0, 1]
    assert not g.redraw
    assert asked(g) == (0, "place-builder")


def test_poe_5_18_builders_set_aside_come_back() -> None:
    g = position("phase: start-player\naside: 0 1\nlimited: 1")
    assert g.bag == [3, 3]
    assert g.aside == [0, 0]
