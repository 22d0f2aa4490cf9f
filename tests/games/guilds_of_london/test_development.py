"""GOL-12  The development phase."""

from __future__ import annotations

import pytest

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import (
    CELL_COLUMN,
    CELL_ROW,
    NO_TILE,
    NO_TOKEN,
    NOWHERE,
    SCOREBOARD,
    cell_at,
)
from tests.games.guilds_of_london.play import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    answer,
    asked,
    at,
    draw_first,
    guildhall,
    hear,
    offers,
    planters,
    settle,
    supply,
)

DEVELOP = "agenda: end_round > play_round\nround: 3\n"
VIRGINIA = DEVELOP + "side: virginia\n"  # left 5 points, right 2 points, 2 pawns return


def test_gol_12_1_plantation_new_tiles_beadle_then_the_next_round() -> None:
    text = "side: virginia\nplantation: g1\nround: 3\nagenda: next_turn > end_round > play_round\nhad-turn: 0 1\n"
    g = at(3, text + "tile 0 -1: 40/@")
    heard = hear(g)
    answer(g, BLUE, "end")
    names = [event.name for event in heard if event.name in ("gains", "lays", "beadle", "round")]
    assert names == ["gains", *["lays"] * 5, "beadle", "round"]
    g = at(3, VIRGINIA.replace("round: 3", "round: 15") + "plantation: g1")
    assert g.over
    assert sum(tile != NO_TILE for tile in g.tile) == 30, "no tiles after the last round"


def test_gol_12_2_the_plantation_needs_no_minimum() -> None:
    assert at(3, VIRGINIA + "plantation: b1").vp == [0, 0, 5]
    assert at(3, VIRGINIA).vp == [0, 0, 0]


def test_gol_12_3_negotiation_is_as_on_tiles() -> None:
    g = at(3, VIRGINIA + "plantation: g2 b1\nneutrals: 0 0 1\nguildhall: g1 r1 b1")
    assert asked(g, BLUE) == "negotiate"
    assert offers(g, BLUE) == ["exchange:green", "exchange:blue", "done"]
    answer(g, BLUE, "exchange:green")
    assert guildhall(g, GREEN) == 2
    assert g.vp == [2, 0, 2]


def test_gol_12_4_adjacency_breaks_no_tie_there() -> None:
    assert at(3, VIRGINIA + "plantation: g1 b1\ntile 2 1: =9/g\ntile 1 1: =8/g").vp == [2, 0, 2]


def test_gol_12_5_left_for_a_single_first_right_for_a_single_second() -> None:
    assert at(4, VIRGINIA + "plantation: g3 r2 b1").vp == [5, 2, 0, 0]
    assert at(4, VIRGINIA + "plantation: g3 r1 b1").vp == [5, 0, 0, 0]


def test_gol_12_6_alone_there_only_the_left_reward() -> None:
    assert at(4, VIRGINIA + "plantation: y2").vp == [0, 0, 0, 5]


def test_gol_12_7_if_the_most_is_shared_each_gets_the_right_reward() -> None:
    assert at(4, VIRGINIA + "plantation: g2 r2 b1").vp == [2, 2, 0, 0]


def test_gol_12_8_left_before_right_ties_in_score_order_and_compulsory() -> None:
    g = at(4, VIRGINIA + "points: 0 3 0 3\norder: 3 1 0 2\nplantation: r2 y2")
    assert g.order == [RED, YELLOW, GREEN, BLUE], "Yellow gained first, then Red landed on top"
    g = at(3, DEVELOP + "side: ulster\nplantation: g2 b1")
    settle(g)
    assert asked(g, GREEN) == "keep-drawn-mayoral", "nobody asks whether it is wanted"
    assert g.hand_size[BLUE] == 0


def test_gol_12_9_who_was_rewarded_returns_pawns_and_neutrals_go_back() -> None:
    g = at(4, VIRGINIA + "plantation: g3 r1 b1 n2")
    assert [planters(g, seat) for seat in range(4)] == [1, 1, 1, 0]
    assert supply(g, GREEN) == 16 - 4 - 1
    assert g.neutrals[SCOREBOARD] == 8
    g = at(4, VIRGINIA + "plantation: g3 r1")
    assert [planters(g, seat) for seat in range(4)] == [1, 0, 0, 0]
    g = at(3, DEVELOP + "side: ulster\nplantation: g4 b1 n1")
    settle(g)
    assert [planters(g, seat) for seat in range(3)] == [4, 0, 1], "not before all rewards are given"
    answer(g, GREEN, *offers(g, GREEN)[:2])
    assert [planters(g, seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.parametrize(("seats", "added"), [(2, 0), (3, 5), (4, 6)])
def test_gol_12_10_so_many_tiles_are_added_each_with_a_token(seats: int, added: int) -> None:
    grey = 4 if seats == 2 else 3
    g = at(seats, DEVELOP.replace("round: 3", f"round: {grey}"))
    tiles, tokens = len(g.open), sum(g.tokens_left)
    while g.round == grey:
        draw_first(g)
    before = 24 if seats == 2 else 10
    assert len(g.open) == before + added
    assert sum(g.tokens_left) == tokens - (len(g.open) - tiles)
    assert all(g.token[cell] != NO_TOKEN for cell in g.open)


NORTH_3 = [(1, -2), (2, -2), (3, -2), (3, -1), (3, 0)]
TABLE = {
    (3, 3): NORTH_3,
    (3, 6): [(4, 0), (4, 1), (3, 1), (3, 2), (2, 2)],
    (3, 9): [(1, 2), (0, 2), (-1, 2), (-2, 2), (-2, 1)],
    (3, 12): [(-2, 0), (-2, -1), (-2, -2), (-1, -2), (0, -2)],
    (4, 3): [*NORTH_3, (3, 1)],
    (4, 6): [(4, 0), (4, 1), (4, 2), (3, 2), (2, 2), (1, 2)],
    (4, 9): [(1, 3), (0, 3), (0, 2), (-1, 2), (-2, 2), (-2, 1)],
}


@pytest.mark.parametrize(("seats", "number"), TABLE)
def test_gol_12_11_the_cells_of_the_new_tiles(seats: int, number: int) -> None:
    g = at(seats, DEVELOP.replace("round: 3", f"round: {number}"))
    laid: list[tuple[int, int]] = []
    while g.round == number:
        before = g.tile
        draw_first(g)
        laid += [(CELL_COLUMN[cell], CELL_ROW[cell]) for cell in range(42) if g.tile[cell] != before[cell]]
    assert laid == TABLE[seats, number]


NO_GUILD_LEFT = """
    agenda: end_round > play_round
    round: 4
    city:
      =1  =2  =3  =4  =5  . .
      =6  =7  SL  =8  =9  . .
      =10 =BH GH  =LM =11 . .
      =12 =13 =UL =14 =15 . .
      =16 =17 =18 =19 =20 . .
      .   .   .   .   .   . .
"""


def test_gol_12_12_the_beadle_goes_to_the_lowest_rank_wherever_it_was() -> None:
    g = at(2, "agenda: end_round > play_round\nround: 4\ntile -1 -1: 40/@")
    assert g.tile[g.beadle] == 0
    g = at(2, NO_GUILD_LEFT)
    assert g.beadle == NOWHERE


RIGHT_OF = {(0, -1): (1, 0), (1, 0): (0, 1), (0, 1): (-1, 0), (-1, 0): (0, -1)}
FIRST_HEADING = {3: (1, 0), 6: (0, 1), 9: (-1, 0), 12: (0, -1)}  # clockwise from north, east, south, west


@pytest.mark.parametrize(("seats", "number"), TABLE)
def test_gol_12_13_the_table_is_a_walk_around_the_city(seats: int, number: int) -> None:
    box = GAME.box
    cells = [*box.dealt[seats], box.jewry_cell[seats], *box.guildhall[seats]]
    for earlier in range(number):
        cells += box.added[seats][earlier]
    city = {(CELL_COLUMN[cell], CELL_ROW[cell]) for cell in cells}
    at_cell, heading = TABLE[seats, number][0], FIRST_HEADING[number]
    walk = [at_cell]
    while len(walk) < len(TABLE[seats, number]):
        right = RIGHT_OF[heading]
        left = (-right[0], -right[1])
        for turn in (right, heading, left):
            step = (at_cell[0] + turn[0], at_cell[1] + turn[1])
            if step not in city:
                at_cell, heading = step, turn
                break
        walk.append(at_cell)
    assert walk == TABLE[seats, number]
    assert [cell_at(*cell) for cell in walk] == box.added[seats][number]
