"""GOL-2, GOL-3  Preparation."""

from __future__ import annotations

import pytest

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import (
    BUILDINGS,
    CELLS,
    GUILDS,
    NO_TILE,
    NO_TOKEN,
    SCOREBOARD,
    TILE_NAMES,
    cell_at,
)
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel import run
from guildhall.kernel.state import CHANCE
from tests.games.guilds_of_london.play import (
    answer,
    asked,
    draw,
    guildhall,
    kept,
    offers,
    prepared,
    settle,
    started,
    supply,
)


def laid(g: Guilds) -> set[tuple[int, int]]:
    return {(cell % 7 - 2, cell // 7 - 2) for cell in range(CELLS) if g.tile[cell] != NO_TILE}


def test_gol_2_1_the_guildhall_lies_on_two_cells_without_tiles() -> None:
    for seats in (3, 4):
        assert GAME.box.guildhall[seats] == [cell_at(0, 0), cell_at(1, 0)]
        assert not laid(prepared(seats)) & {(0, 0), (1, 0)}


def test_gol_2_2_st_lawrence_jewry_lies_east_of_it() -> None:
    for seed in range(3):
        g = prepared(4, seed)
        assert TILE_NAMES[g.tile[cell_at(2, 0)]] == "st-lawrence-jewry"
        assert cell_at(2, 0) in g.open


def test_gol_2_3_nine_tiles_of_44_are_laid_in_order_west_first() -> None:
    g = started(3, plantation="ulster")
    draw(g, "seat:0", "seat:1")
    assert asked(g, CHANCE) == "draw-tile"
    assert len(offers(g, CHANCE)) == 44
    draw(g, "tile:guild-5")
    assert g.tile[cell_at(-1, 0)] == 4
    draw(g, "tile:gog-and-magog", "tile:guild-1")
    assert TILE_NAMES[g.tile[cell_at(-1, -1)]] == "gog-and-magog"
    assert g.tile[cell_at(0, -1)] == 0
    settle(g)
    north = {(column, -1) for column in range(-1, 3)}
    assert laid(g) == {(-1, 0), (2, 0)} | north | {(column, 1) for column in range(-1, 3)}
    assert len(g.stack) == 35


def test_gol_2_4_each_of_the_ten_tiles_gets_a_token_in_order_of_resolution() -> None:
    g = started(4, plantation="ulster")
    while asked(g, CHANCE) != "draw-token":
        run.apply(g, CHANCE, run.options(g, CHANCE)[0])
    draw(g, "token:neutral-pawn", "token:two-cards")
    assert g.token[cell_at(-1, -1)] == 7
    assert g.token[cell_at(0, -1)] == 2
    settle(g)
    assert sum(token != NO_TOKEN for token in g.token) == 10
    assert sum(g.tokens_left) == 20


def test_gol_2_5_the_beadle_stands_on_the_lowest_rank() -> None:
    for seed in range(5):
        g = prepared(3, seed)
        assert g.tile[g.beadle] == min(g.tile[cell] for cell in g.open)
        assert g.tile[g.beadle] < GUILDS


def test_gol_2_6_the_side_of_the_plantation_is_agreed_on_or_drawn() -> None:
    assert GAME.settings[0].values[0] == "random"
    assert GAME.view(prepared(3, plantation="ulster"), None).side == "ulster"
    assert GAME.view(prepared(3, plantation="virginia"), None).side == "virginia"
    g = started(3)
    draw(g, "seat:0", "seat:1")
    assert offers(g, CHANCE) == ["side:ulster", "side:virginia"]
    draw(g, "side:virginia")
    assert GAME.view(g, None).side == "virginia"


def test_gol_2_7_the_starting_order_is_drawn_and_nobody_has_points() -> None:
    g = started(4)
    assert offers(g, CHANCE) == ["seat:0", "seat:1", "seat:2", "seat:3"]
    draw(g, "seat:2", "seat:0", "seat:3")
    assert g.order == [2, 0, 3, 1]
    assert g.vp == [0, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gol_2_8_six_action_cards_each(seats: int) -> None:
    g = prepared(seats)
    assert g.hand_size == [6] * seats
    assert g.deck_size == 105 - 6 * seats
    assert sum(g.discard) == 0


def test_gol_2_9_the_first_round_is_round_1() -> None:
    assert prepared(4).round == 1


def test_gol_2_10_neutrals_are_on_the_scoreboard() -> None:
    for seats, neutrals in ((3, 6), (4, 8)):
        g = prepared(seats)
        assert g.neutrals[SCOREBOARD] == neutrals
        assert g.purse == [0] * seats


def test_gol_2_11_four_pawns_on_the_guildhall_twelve_in_the_supply() -> None:
    g = prepared(4)
    assert [guildhall(g, seat) for seat in range(4)] == [4] * 4
    assert [supply(g, seat) for seat in range(4)] == [12] * 4


def test_gol_2_12_all_choose_one_of_three_mayoral_cards_in_secret() -> None:
    g = started(3)
    settle(g)
    assert run.to_act(g) == [0, 1, 2]
    assert [asked(g, seat) for seat in range(3)] == ["keep-mayoral"] * 3
    assert all(len(offers(g, seat)) == 3 for seat in range(3))
    others = offers(g, 1)
    answer(g, 2, offers(g, 2)[2])
    answer(g, 0, offers(g, 0)[1])
    assert GAME.view(g, 1).players[0].mayoral is None
    answer(g, 1, others[0])
    assert kept(g, 1) == [others[0].removeprefix("card:")]
    assert g.round == 1
    assert g.bag.bit_count() == 18
    assert [cards.bit_count() for cards in g.kept] == [1, 1, 1]


# Two players


def test_gol_3_1_one_guildhall_tile_in_the_middle() -> None:
    assert GAME.box.guildhall[2] == [cell_at(0, 0)]
    assert (0, 0) not in laid(prepared(2))


def test_gol_3_2_four_special_buildings_lie_around_the_guildhall() -> None:
    g = started(2, plantation="ulster")
    draw(g, "seat:0")
    assert offers(g, CHANCE) == ["tile:" + name for name in BUILDINGS if name != "gog-and-magog"]
    draw(g, "tile:university-of-london")
    assert TILE_NAMES[g.tile[cell_at(0, -1)]] == "university-of-london"
    draw(g, "tile:st-lawrence-jewry", "tile:lord-mayors-parade")
    around = [g.tile[cell_at(*cell)] for cell in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    assert [TILE_NAMES[tile] for tile in around] == [
        "university-of-london",
        "st-lawrence-jewry",
        "lord-mayors-parade",
        "businessmens-hall",
    ]


def test_gol_3_3_twenty_guild_tiles_fill_the_square() -> None:
    g = prepared(2)
    assert laid(g) == {(column, row) for column in range(-2, 3) for row in range(-2, 3)} - {(0, 0)}
    assert sum(0 <= tile < GUILDS for tile in g.tile) == 20
    assert GAME.view(g, None).tiles_left == 0


def test_gol_3_4_each_of_the_24_tiles_gets_a_token() -> None:
    g = prepared(2)
    assert sum(token != NO_TOKEN for token in g.token) == 24
    assert sum(g.tokens_left) == 6


def test_gol_3_5_four_neutrals() -> None:
    assert prepared(2).neutrals[SCOREBOARD] == 4


def test_gol_3_6_everything_else_is_as_with_more_players() -> None:
    g = prepared(2)
    assert g.hand_size == [6, 6]
    assert [cards.bit_count() for cards in g.kept] == [1, 1]
    assert [guildhall(g, seat) for seat in range(2)] == [4, 4]
    assert g.tile[g.beadle] == min(g.tile[cell] for cell in g.open)
