"""GOL-4, GOL-5  Course of the game; victory points and order."""

from __future__ import annotations

import pytest

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import NO_TILE
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from tests.games.guilds_of_london.play import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    answer,
    asked,
    at,
    end_turns,
    hand,
    hear,
    is_open,
    play_random,
    prepared,
)


def rounds_of(g: Guilds, seed: int = 0) -> list[int]:
    """The rounds that a random game goes through."""
    seen: list[int] = []
    play_random(g, Rng(seed), lambda g: None if seen and seen[-1] == g.round else seen.append(g.round))
    return seen


@pytest.mark.parametrize(("seats", "rounds"), [(2, 16), (3, 15), (4, 12)])
def test_gol_4_1_the_game_lasts_so_many_rounds(seats: int, rounds: int) -> None:
    g = at(seats, f"round: {rounds - 1}")
    end_turns(g)
    assert not g.over
    assert g.round == rounds
    end_turns(g)
    assert g.over
    assert run.is_over(g)


def test_gol_4_2_turns_then_resolution_then_development() -> None:
    g = at(3, "round: 3\ntile -1 -1: 25/g2")
    assert GAME.phase(g) == "turns"
    answer(g, GREEN, "end")
    answer(g, RED, "end")
    assert GAME.phase(g) == "turns"
    answer(g, BLUE, "end")
    # Saddle Makers were resolved (a move is offered as reward), then round 3 adds tiles.
    assert GAME.phase(g) == "resolution"
    assert asked(g, GREEN) == "effect-move"
    run.apply(g, GREEN, run.options(g, GREEN)[-1])
    assert GAME.phase(g) == "development"
    while g.round == 3:
        run.apply(g, -1, run.options(g, -1)[0])
    assert g.round == 4
    assert sum(tile != NO_TILE for tile in g.tile) == 15


def test_gol_4_3_with_two_players_tiles_are_resolved_in_even_rounds() -> None:
    text = "tile -1 -1: 34/g2\nguildhall: g14 r16"  # an empty supply: nothing to hire, no question
    g = at(2, "round: 1\n" + text)
    end_turns(g)
    assert g.round == 2
    assert is_open(g, -1, -1)
    end_turns(g)
    assert g.round == 3
    assert not is_open(g, -1, -1)
    g = at(3, "round: 1\ntile -1 -1: 34/g2\nguildhall: g14 r16 b16")
    end_turns(g)
    assert not is_open(g, -1, -1)


def test_gol_4_4_grey_rounds() -> None:
    grey = {seats: [number for number, is_grey in enumerate(GAME.box.grey[seats]) if is_grey] for seats in (2, 3, 4)}
    assert grey == {2: [4, 8, 12, 16], 3: [3, 6, 9, 12, 15], 4: [3, 6, 9, 12]}
    g = at(3, "round: 2\nplantation: g1\nside: virginia")
    end_turns(g)
    assert g.vp[GREEN] == 0
    end_turns(g)
    assert g.vp[GREEN] == 5


ONE_TILE_LEFT = """
    round: 11
    city:
      . .   .   .   .     . .
      . =2  =3  =4  =5    . .
      . =1  GH  GH  SL/g4 . .
      . =6  =7  =8  =9/r  . .
      . .   .   .   .     . .
      . .   .   .   .     . .
    hand 3: alms
"""


def test_gol_4_5_a_round_cut_short_was_not_the_last() -> None:
    g = at(4, ONE_TILE_LEFT)
    for seat in (GREEN, RED, BLUE):
        answer(g, seat, "end")
    answer(g, YELLOW, "hire:alms", "end")
    assert g.hand_size == [4, 4, 4, 2], "nobody knew that the game would end with this round"
    answer(g, GREEN, "decline")
    assert g.over


def test_gol_4_6_the_last_development_is_followed_by_the_final_scoring() -> None:
    g = at(4, "round: 12\nplantation: y1\nside: virginia\nmayoral 3: planters-company")
    end_turns(g)
    assert g.over
    assert g.vp[YELLOW] == 5, "the left reward; the only pawn has returned before the mayoral card is scored"


# Points and order


def test_gol_5_1_points_have_no_upper_bound() -> None:
    g = at(2, "points: 999 0\nhand 0: royal-summons\nguildhall: r4")
    answer(g, GREEN, "effect:royal-summons")
    assert g.vp == [1000, 0]


def test_gol_5_2_a_gain_that_ends_on_other_discs_lies_on_top() -> None:
    g = at(3, "points: 3 2 3\norder: 0 2 1\nhad-turn: 0 2\nhand 1: royal-summons\nguildhall: g1")
    answer(g, RED, "effect:royal-summons")
    assert g.vp == [3, 3, 3]
    assert g.order == [1, 0, 2]


def test_gol_5_3_a_gain_of_nothing_moves_no_disc() -> None:
    g = at(3, "points: 3 3 0\norder: 0 1 2\nhad-turn: 0\nhand 1: royal-patronage")
    answer(g, RED, "effect:royal-patronage")  # no purple master: 0 points
    assert g.order == [0, 1, 2]
    # Two gains are two moves: the token's point and the tile's, one after the other.
    g = at(3, "tile 0 -1: 18/g2r1\ntoken 0 -1: one-point\nagenda: resolve_tiles > end_round > play_round")
    heard = hear(g)
    answer(g, GREEN, "stop")
    assert [event.args for event in heard if event.name == "gains"] == [(RED, 1), (RED, 1)]
    assert g.order == [GREEN, RED, BLUE]


def test_gol_5_4_players_without_points_go_by_start_space() -> None:
    g = at(4, "points: 0 1 0 0\norder: 1 3 0 2\nhad-turn: 1\nround: 4")
    for seat in (YELLOW, GREEN, BLUE):
        assert asked(g, seat) == "turn-action"
        answer(g, seat, "end")
    assert asked(g, RED) == "turn-action", "whoever has points comes before them"
    # More points before fewer, and with equal points the disc on top, whoever came to the space first.
    g = at(4, "points: 0 1 0 0\norder: 1 3 0 2\nhand 2: royal-summons\nguildhall: g1\nhad-turn: 0 1 3")
    answer(g, BLUE, "effect:royal-summons")
    assert g.order == [BLUE, RED, YELLOW, GREEN]


def test_gol_5_5_the_highest_player_acts_first() -> None:
    g = at(3, "points: 2 9 4")
    assert run.to_act(g) == [RED]
    g = at(3, "points: 2 9 4\nneutrals: 1 1 1\ntile -1 -1: 34/g2\nagenda: resolve_tiles > end_round > play_round")
    assert asked(g, RED) == "negotiate"


def test_gol_5_6_the_next_turn_belongs_to_the_first_in_the_current_order_without_one() -> None:
    g = at(3, "points: 5 4 3\nround: 4\nhand 1: knighthood\nguildhall: g1 r2 b1")
    answer(g, GREEN, "end")
    answer(g, RED, "effect:knighthood")
    assert g.order == [RED, GREEN, BLUE]
    answer(g, RED, "end")
    assert asked(g, BLUE) == "turn-action", "Green comes before Blue, but has had a turn"
    answer(g, BLUE, "end")
    assert g.round == 5
    assert asked(g, RED) == "turn-action", "the order has changed since the last round began"


def test_gol_5_7_the_order_of_negotiation_is_that_of_the_moment_the_tile_begins() -> None:
    g = at(
        3,
        """
        points: 4 3 2
        neutrals: 1 1 1
        tile -1 -1: 34/b2
        tile 0 -1: 35/r2
        guildhall: g16 r14 b14
        agenda: resolve_tiles > end_round > play_round
        """,
    )
    for seat in (GREEN, RED, BLUE):
        answer(g, seat, "done")
    # Fowlers brought Blue 2 points: 4 each, Blue on top of Green.
    assert g.order == [BLUE, GREEN, RED]
    for seat in (BLUE, GREEN, RED):
        answer(g, seat, "done")
    assert hand(g, RED) == []
    assert asked(g, RED) == "reward-part"


def test_a_whole_game_goes_through_its_rounds() -> None:
    assert rounds_of(prepared(4)) == list(range(1, 13))
