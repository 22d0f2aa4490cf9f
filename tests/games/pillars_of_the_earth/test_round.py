"""POE-3, POE-11, POE-12: the round, what happens between rounds, and the end."""

from __future__ import annotations

import itertools

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.box import EVENTS, METAL
from guildhall.games.pillars_of_the_earth.state import NO_CARD
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from tests.games.pillars_of_the_earth.play import answer, asked, events, new, offered, phase, play_on, position


def test_poe_3_2_two_privileges_are_turned_up() -> None:
    g = position("round: 2")
    answer(g, "turn:pr_tom")
    assert "turn:pr_tom" not in offered(g)
    answer(g, "turn:pr_aliena")
    assert GAME.view(g, None).kingsbridge == ["pr_tom", "pr_aliena"]
    assert asked(g)[1] != "turn-privilege"


def test_poe_3_3_the_last_round_has_its_own_privileges() -> None:
    g = position("round: 6")
    assert asked(g) == (CHANCE, "turn-craftsman")
    assert GAME.view(g, None).kingsbridge == ["pr_festivities", "pr_completion"]


def test_poe_3_4_two_craftsmen_in_shiring_and_two_in_the_pool() -> None:
    g = position("round: 6")
    answer(g, "turn:cr6_sculptor", "turn:cr6_goldsmith")
    view = GAME.view(g, None)
    assert [card.id for card in view.shiring if card] == ["cr6_sculptor", "cr6_goldsmith"]
    assert [card.id for card in view.pool if card.craftsman] == ["cr6_organ_builder", "cr6_bell_founder"]


def test_poe_3_5_seven_resource_cards_are_shown() -> None:
    g = position("round: 6")
    answer(g, "turn:cr6_sculptor", "turn:cr6_goldsmith", "aside:rc_wood_4", "aside:rc_sand_2")
    assert asked(g) == (0, "take-card")
    pool = [card.id for card in GAME.view(g, None).pool]
    assert len(pool) == 9
    assert pool[:7] == [
        "rc_wood_2", "rc_wood_3", "rc_stone_2", "rc_stone_3", "rc_stone_4", "rc_sand_3", "rc_sand_4",
    ]  # fmt: skip


def test_poe_3_6_ellen_looks_before_phase_1() -> None:
    g = position("round: 6\nprivileges 1: pr_ellen")
    answer(g, "turn:cr6_sculptor", "turn:cr6_goldsmith", "aside:rc_wood_4", "aside:rc_sand_2")
    assert asked(g) == (CHANCE, "peek-event")
    answer(g, "see:ev_william")
    assert asked(g) == (0, "take-card")
    assert GAME.view(g, 1).coming_event == "ev_william"


def test_poe_3_7_order_begins_with_the_start_player() -> None:
    g = position("phase: event\nstart: 2", seats=4)
    answer(g, "turn:ev_collapse")
    order = []
    while asked(g)[1] == "lose-craftsman":
        order.append(asked(g)[0])
        answer(g, offered(g)[0])
    assert order == [2, 3, 0, 1]


def test_poe_11_1_the_market_is_refilled() -> None:
    g = position("phase: start-player\nmarket: 0 2 4 0")
    assert g.round == 2
    assert g.market == [4, 4, 4, 0]
    assert g.supply[:3] == [19, 19, 19]


def test_poe_11_2_one_metal_at_court_never_two() -> None:
    g = position("phase: start-player\ncourt: 0")
    assert (g.court, g.supply[METAL]) == (1, 12)
    g = position("phase: start-player\ncourt: 1")
    assert (g.court, g.supply[METAL]) == (1, 12)


def test_poe_11_3_used_grey_workers_go_back_and_new_ones_stay() -> None:
    g = position("phase: start-player\ngrey: 0 1")
    assert (g.grey, g.grey_next) == (1, -1)
    assert g.workers == [12, 14]


def test_poe_11_4_the_marker_is_on_7_and_every_builder_in_the_bag() -> None:
    g = position("phase: start-player\ncost: 2\naside: 1 0\nlimited: 0")
    assert GAME.view(g, None).cost == 7
    assert g.bag == [3, 3]
    assert g.limited == [False, False]


def test_poe_11_4_event_and_tax_of_the_round_are_over() -> None:
    g = position("phase: start-player\nevents-seen: ev_town_wall\nevent: ev_town_wall\ntax: 4")
    assert g.round == 2
    assert (GAME.view(g, None).event, GAME.view(g, None).tax) == (None, None)
    assert (g.event, g.tax) == (NO_CARD, 0)


def test_poe_11_5_everything_is_laid_out_anew() -> None:
    g = position("phase: start-player\nprivileges 0: pr_tom\nprivileges-gone: pr_jack")
    assert asked(g) == (CHANCE, "turn-privilege")
    assert not {"turn:pr_tom", "turn:pr_jack"} & set(offered(g))
    answer(g, offered(g)[0], offered(g)[1])
    assert all(option.startswith("turn:cr2_") for option in offered(g))
    answer(g, offered(g)[0], offered(g)[1])
    assert len(offered(g)) == 9


def test_poe_12_1_the_game_ends_after_round_6_and_most_points_win() -> None:
    g = position("round: 6\nphase: start-player\npoints: 31 30\ngold: 0 30")
    assert run.is_over(g)
    assert phase(g) == "end"
    assert GAME.places(g) == [1, 2]


def test_poe_12_2_gold_breaks_ties() -> None:
    g = position("round: 6\nphase: start-player\npoints: 30 30\ngold: 4 5")
    assert GAME.places(g) == [2, 1]


def test_poe_12_3_equal_in_both_is_a_shared_victory() -> None:
    g = position("round: 6\nphase: start-player\npoints: 30 30\ngold: 5 5")
    assert GAME.places(g) == [1, 1]


def test_poe_12_4_what_is_left_over_is_worth_nothing() -> None:
    g = position("""
        round: 6
        phase: start-player
        points: 30 30
        gold: 5 5
        cubes 0: metal 5
        privileges 0: pr_tom
        row 0: cr6_bell_founder
        """)
    assert GAME.points(g) == [30, 30]
    assert GAME.places(g) == [1, 1]


def test_poe_12_5_castle_start_player_and_town_wall_do_nothing_in_round_6() -> None:
    g = position("round: 6\nphase: event\nstart: 0\nbuilders: castle=1 start_player=1\nmill: 0 0")
    g.sink = []
    answer(g, "turn:ev_town_wall", "roll:2")
    assert run.is_over(g)
    assert "receives-workers" not in events(g)
    assert g.start == 0
    assert g.vp == [2, 2]


def test_poe_12_6_places_are_shared_and_skipped() -> None:
    g = position("round: 6\nphase: start-player\npoints: 30 30 12 40\ngold: 5 5 1 0", seats=4)
    assert GAME.places(g) == [2, 2, 4, 1]


def test_whole_games_name_every_phase_in_order() -> None:
    g = new(3)
    rng = Rng(5)
    seen: list[str] = []
    while g.waiting:
        if not seen or seen[-1] != GAME.phase(g):
            seen.append(GAME.phase(g))
        seat = run.first_to_act(g)
        options = run.options(g, seat)
        run.apply(g, seat, run.draw(g, rng) if seat == CHANCE else options[rng.below(len(options))])
    positions = [GAME.phases.index(name) for name in seen]
    falls = sum(later < earlier for earlier, later in itertools.pairwise(positions))
    assert falls == 5  # only where a new round begins
    assert GAME.phase(g) == "end"


def test_six_different_events_are_seen_in_a_game() -> None:
    g = new(2)
    play_on(g, Rng(11))
    assert sum(g.events) == 6
    assert len(GAME.view(g, None).events_seen) == 6
    assert set(GAME.view(g, None).events_seen) <= set(EVENTS)
