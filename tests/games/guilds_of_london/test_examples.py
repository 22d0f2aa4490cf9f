"""The worked examples."""

from __future__ import annotations

import pytest

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import (
    CELL_COLUMN,
    CELL_ROW,
    MAYORAL_CARDS,
    NO_TOKEN,
    SCOREBOARD,
    cell_at,
)
from guildhall.games.guilds_of_london.state import Guilds
from tests.games.guilds_of_london.play import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    answer,
    asked,
    at,
    discards,
    draw,
    end_turns,
    guildhall,
    hand,
    is_open,
    kept,
    neutrals,
    offers,
    pawns,
    planters,
    say,
    settle,
    supply,
)

RESOLVE = "agenda: resolve_tiles > end_round > play_round\n"
BLUE_TO_ACT = "points: 0 0 1\n"


def test_gol_e1_move_by_livery() -> None:
    g = at(3, BLUE_TO_ACT + "hand 2: apprentices\ntile 0 -1: 26\ntile 1 1: 30/b\nguildhall: b1")
    answer(g, BLUE, "move:apprentices", "guildhall")
    scythe = [cell for cell in g.open if g.banner[cell] & 8]
    assert offers(g, BLUE) == [f"cell:{CELL_COLUMN[cell]}:{CELL_ROW[cell]}" for cell in scythe]
    answer(g, BLUE, "cell:0:-1")
    assert pawns(g, BLUE, 0, -1) == 1
    assert len(g.front) == 1
    assert hand(g, BLUE) == discards(g) == []
    g = at(3, BLUE_TO_ACT + "hand 2: apprentices\ntile 0 -1: 26\ntile 1 1: 30/b\nguildhall: b1")
    answer(g, BLUE, "move:apprentices", "cell:1:1", "cell:0:-1")
    assert pawns(g, BLUE, 0, -1) == 1


def test_gol_e2_paying_two_cards() -> None:
    g = at(3, "hand 0: freedom-of-the-city alms knighthood")
    answer(g, GREEN, "effect:freedom-of-the-city")
    assert discards(g) == ["alms", "knighthood"]
    assert asked(g, GREEN) == "effect-move"
    g = at(3, "hand 0: freedom-of-the-city alms")
    names = offers(g, GREEN)
    assert "effect:freedom-of-the-city" not in names
    assert {"hire:freedom-of-the-city", "move:freedom-of-the-city"} <= set(names)


def test_gol_e3_landing_on_a_disc() -> None:
    g = at(2, "round: 2\nside: virginia\npoints: 3 5\nhand 0: crown-licence passage-overseas\nhad-turn: 1\n")
    answer(g, GREEN, "effect:passage-overseas", "guildhall", "stop", "effect:crown-licence", "end")
    assert g.vp == [5, 5]
    assert g.order == [GREEN, RED]
    assert asked(g, GREEN) == "turn-action"
    assert g.round == 3


def test_gol_e4_round_markers() -> None:
    box = GAME.box
    assert [box.rounds[seats] for seats in (2, 3, 4)] == [16, 15, 12]
    grey = [[number for number, is_grey in enumerate(box.grey[seats]) if is_grey] for seats in (2, 3, 4)]
    assert grey == [[4, 8, 12, 16], [3, 6, 9, 12, 15], [3, 6, 9, 12]]


def test_gol_e5_neutrals() -> None:
    assert [at(seats).neutrals[SCOREBOARD] for seats in (2, 3, 4)] == [4, 6, 8]


def test_gol_e6_order_of_resolution() -> None:
    g = at(3, "round: 4")
    cells = [(CELL_COLUMN[cell], CELL_ROW[cell]) for cell in g.open]
    assert cells[:3] == [(1, -2), (2, -2), (3, -2)]
    assert cells[3:8] == [(-1, -1), (0, -1), (1, -1), (2, -1), (3, -1)]
    assert cells[8:11] == [(-1, 0), (2, 0), (3, 0)]
    assert cells[11:] == [(-1, 1), (0, 1), (1, 1), (2, 1)]


DYERS = RESOLVE + "tile 0 -1: 13/g2b1\ntoken 0 -1: one-point\npoints: 0 0 1\n"


def test_gol_e7_vote_without_negotiation() -> None:
    g = at(3, DYERS)
    answer(g, GREEN, "decline")
    assert g.vp == [3, 0, 1 + 1]
    assert pawns(g, GREEN, 0, -1) == 1


def test_gol_e8_negotiation_makes_a_tie() -> None:
    g = at(3, DYERS + "neutrals: 0 0 1\nguildhall: b1")
    assert asked(g, BLUE) == "negotiate"
    answer(g, BLUE, "exchange:green")
    assert is_open(g, 0, -1)
    assert (pawns(g, GREEN, 0, -1), pawns(g, BLUE, 0, -1), neutrals(g, 0, -1)) == (1, 1, 1)
    assert guildhall(g, GREEN) == 1
    assert g.token[cell_at(0, -1)] != NO_TOKEN


def test_gol_e9_the_answer() -> None:
    g = at(3, DYERS + "neutrals: 1 0 1\nguildhall: r1")
    answer(g, BLUE, "exchange:green")
    assert asked(g, GREEN) == "negotiate"
    answer(g, GREEN, "exchange:blue")
    assert (pawns(g, GREEN, 0, -1), neutrals(g, 0, -1)) == (1, 2)
    assert guildhall(g, BLUE) == 1
    answer(g, GREEN, "decline")
    assert g.vp == [3, 0, 1]
    assert sum(g.tokens_won) == 0
    assert g.token[cell_at(0, -1)] == NO_TOKEN
    assert g.neutrals[SCOREBOARD] == 6
    assert pawns(g, GREEN, 0, -1) == 1
    assert not is_open(g, 0, -1)


def test_gol_e10_adjacent_master() -> None:
    g = at(4, RESOLVE + "tile 0 -1: 37/g1b1y1\ntile 1 -1: =5/y\ntoken 0 -1: one-point")
    assert g.vp[YELLOW] == 2
    answer(g, YELLOW, "stop")
    assert pawns(g, YELLOW, 0, -1) == 1
    assert sum(g.tokens_won) == 0


@pytest.mark.parametrize("tile", [16, 33])
def test_gol_e11_mayoral_choice(tile: int) -> None:
    g = at(3, RESOLVE + f"tile 0 -1: {tile}/g3")
    say(g, GREEN, "accept")
    draw(g, "card:wardmote", "card:crown-livery")
    if tile == 33:
        draw(g, "card:great-twelve")
        answer(g, GREEN, "card:crown-livery", "card:wardmote")
        assert [MAYORAL_CARDS[card] for card in g.bottom] == ["wardmote", "great-twelve"]
    else:
        answer(g, GREEN, "card:crown-livery")
        assert [MAYORAL_CARDS[card] for card in g.bottom] == ["wardmote"]
    assert kept(g, GREEN) == ["crown-livery"]


def test_gol_e12_hiring_from_a_short_supply() -> None:
    g = at(3, RESOLVE + "tile 0 -1: 19/g3\nguildhall: g12")
    assert supply(g, GREEN) == 1
    answer(g, GREEN, "accept")
    assert supply(g, GREEN) == 0
    assert guildhall(g, GREEN) == 12 + 1 + 2, "two come back from the tile"


def test_gol_e13_cards_beyond_the_limit() -> None:
    g = at(3, RESOLVE + "tile 0 -1: 13/g3\nhand 0: alms:4 bequest:3\nround: 4")
    answer(g, GREEN, "accept")
    assert g.hand_size[GREEN] == 9
    assert g.round == 5
    assert asked(g, GREEN) == "turn-action"
    assert g.hand_size[GREEN] == 9
    answer(g, GREEN, "hire:alms", "end")
    assert asked(g, GREEN) == "discard-card"
    assert g.hand_size[GREEN] == 10


def test_gol_e14_ulster() -> None:
    g = at(3, "agenda: end_round > play_round\nround: 3\nside: ulster\nplantation: r3 b1")
    settle(g)
    assert len(offers(g, RED)) == 3
    first, second, third = offers(g, RED)
    answer(g, RED, second, third)
    assert kept(g, RED) == [second.removeprefix("card:")]
    assert ["card:" + MAYORAL_CARDS[card] for card in g.bottom] == [third, first]
    assert g.hand_size[BLUE] == 2
    assert (planters(g, RED), planters(g, BLUE)) == (0, 0)
    assert (supply(g, RED), supply(g, BLUE)) == (12, 12)


@pytest.mark.parametrize(
    ("pawns_there", "points"),
    [("g1", [5, 0, 0, 0]), ("g2 r2 b1", [2, 2, 0, 0]), ("g2 r1 b1", [5, 0, 0, 0])],
)
def test_gol_e15_plantation_ties(pawns_there: str, points: list[int]) -> None:
    g = at(4, f"agenda: end_round > play_round\nround: 3\nside: virginia\nplantation: {pawns_there}")
    assert g.vp == points


def test_gol_e16_new_tiles_of_round_3() -> None:
    g = at(3, "agenda: end_round > play_round\nround: 3\ntile 0 -1: 40/@\ntile -1 -1: =1/g\ntile -1 0: 39")
    new = [cell_at(*cell) for cell in ((1, -2), (2, -2), (3, -2), (3, -1), (3, 0))]
    settle(g)
    assert set(new) <= set(g.open)
    assert all(g.token[cell] != NO_TOKEN for cell in new)
    assert g.tile[g.beadle] == min(g.tile[cell] for cell in g.open)


def final(text: str) -> Guilds:
    return at(3, "round: 9\nagenda: final_scoring\n" + text)


def test_gol_e17_four_adjacent_guilds() -> None:
    g = at(3, "round: 12\nagenda: final_scoring\ntile 0 1: =1/g\ntile 1 1: =2/g\ntile 0 2: =3/g\ntile 1 2: =4/g")
    assert g.vp == [4, 0, 0]


def test_gol_e18_one_guild_several_cards() -> None:
    g = final("mayoral 0: compass-livery compass-and-anchor\ntile 0 1: =31/g")
    assert g.vp == [4, 0, 0]
    scores = GAME.scores(g)
    assert scores is not None
    assert [line.amount for line in scores[GREEN].ledger if line.message == "mayoral"] == [2, 2]


@pytest.mark.parametrize(("number", "cards"), [(4, (4, 2, 4)), (15, (0, 0, 2))])
def test_gol_e19_draws(number: int, cards: tuple[int, int, int]) -> None:
    g = at(3, f"round: {number}\nhand 1: alms\nhand 2: alms")
    answer(g, GREEN, "end")
    answer(g, RED, "hire:alms", "end")
    say(g, BLUE, "effect:alms")
    say(g, BLUE, "end")
    settle(g)
    assert tuple(g.hand_size) == cards


def test_gol_e20_whenever_you_move() -> None:
    g = at(3, "round: 4\nhand 0: guild-procession alms:4 journeymen\ntile -1 -1: 17\ntile 0 -1: 20\ntile 1 1: 38/g")
    answer(g, GREEN, "effect:guild-procession", "card:journeymen")
    for _ in range(2):
        answer(g, GREEN, "move:alms", "guildhall", "cell:-1:-1")
        assert asked(g, GREEN) == "effect-move", "one extra move"
        answer(g, GREEN, "guildhall", "cell:0:-1")
        assert asked(g, GREEN) == "turn-action", "which does not trigger again"
    end_turns(g)
    assert g.round == 5
    answer(g, GREEN, "move:alms")
    if asked(g, GREEN) == "move-from":
        answer(g, GREEN, offers(g, GREEN)[0])
    answer(g, GREEN, offers(g, GREEN)[0])
    assert asked(g, GREEN) == "turn-action", "from the next turn on it no longer works"
