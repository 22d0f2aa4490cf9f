"""GOL-8  Tile resolution: due tiles, negotiation, voting."""

from __future__ import annotations

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import SCOREBOARD, cell_at
from guildhall.games.guilds_of_london.state import Guilds
from tests.games.guilds_of_london.play import (
    BLUE,
    GREEN,
    RED,
    answer,
    asked,
    at,
    end_turns,
    guildhall,
    hear,
    is_open,
    neutrals,
    offers,
    pawns,
    why,
)

# A resolution begins; all supplies are empty unless the text says otherwise, so that rewards that hire ask nothing.
RESOLVE = "agenda: resolve_tiles > end_round > play_round\n"


def resolving(seats: int, text: str) -> Guilds:
    return at(seats, RESOLVE + text)


def due_tiles(seats: int, text: str) -> list[int]:
    """The ranks of the tiles found due, while everybody stops or declines."""
    g = at(seats, text)
    heard = hear(g)
    while g.round == 4:
        for seat in range(seats):
            if asked(g, seat):
                names = offers(g, seat)
                answer(g, seat, "end" if "end" in names else "decline" if "decline" in names else names[-1])
    return [event.args[0] + 1 for event in heard if event.name == "due"]


def test_gol_8_1_every_unresolved_tile_is_examined_once_after_all_turns() -> None:
    assert due_tiles(3, "round: 4\ntile -1 -1: 34/g2\ntile 2 1: 35/r2\ntile 0 1: 40/b") == [34, 35]


def test_gol_8_2_one_tile_is_finished_before_the_next_is_examined() -> None:
    # The winner of Saddle Makers moves a pawn to Pastelers, which is thereby due.
    g = resolving(3, "tile -1 -1: 25/g2\ntile 2 1: 35/g1")
    assert asked(g, GREEN) == "effect-move"
    answer(g, GREEN, "cell:-1:-1", "cell:2:1")
    assert not is_open(g, -1, -1)
    assert asked(g, GREEN) == "reward-part", "a card from Pastelers"


def test_gol_8_3_row_by_row_from_north_to_south_west_to_east() -> None:
    tiles = "tile -1 -1: 38/g2\ntile 2 -1: 36/g2\ntile -1 0: 31/g2\ntile -1 1: 25/g2\ntile 2 1: 40/g2"
    assert due_tiles(3, "round: 4\n" + tiles) == [38, 36, 31, 25, 40]


def test_gol_8_4_pawns_neutrals_and_beadle_reach_the_required_number() -> None:
    assert due_tiles(3, "round: 4\ntile 0 -1: 37/g1b1@") == [37]
    assert due_tiles(3, "round: 4\ntile 0 -1: 37/g1n1@") == [37]
    assert due_tiles(3, "round: 4\ntile 0 -1: 37/g1n1") == []
    # A pawn that arrives on a tile already passed waits for the next resolution.
    g = resolving(3, "tile -1 -1: 35/g1\ntile 2 1: 25/g2")
    answer(g, GREEN, "cell:2:1", "cell:-1:-1")
    assert pawns(g, GREEN, -1, -1) == 2
    assert is_open(g, -1, -1)
    assert asked(g, GREEN) == "turn-action"


def test_gol_8_5_a_tile_that_is_not_due_is_left_as_it_is() -> None:
    g = resolving(3, "tile 0 -1: 37/g1b1\nneutrals: 2 2 2")
    assert asked(g, GREEN) == "turn-action", "no negotiation"
    assert (pawns(g, GREEN, 0, -1), pawns(g, BLUE, 0, -1)) == (1, 1)


def test_gol_8_6_players_pawns_are_exchanged_for_own_neutrals() -> None:
    g = resolving(3, "tile 0 -1: 37/g2b2\nneutrals: 0 3 0\nguildhall: g1 r1 b1")
    assert asked(g, RED) == "negotiate"
    assert offers(g, RED) == ["exchange:green", "exchange:blue", "done"]
    assert why(g, RED, "exchange:red") == "GOL-8.6"
    answer(g, RED, "exchange:blue", "exchange:green")
    assert offers(g, RED) == ["exchange:green", "exchange:blue", "done"], "in any order"
    answer(g, RED, "done")
    assert g.purse[RED] == 1
    assert neutrals(g, 0, -1) == 2
    assert (guildhall(g, GREEN), guildhall(g, BLUE)) == (2, 2)
    # Never more than the player has, and with the last one nothing is left to ask.
    g = resolving(3, "tile 0 -1: 37/g2b2\nneutrals: 0 1 1\nguildhall: g1 r1 b1")
    answer(g, RED, "exchange:blue")
    assert g.purse == [0, 0, 1]
    assert asked(g, BLUE) == "negotiate"


def test_gol_8_7_anybody_with_neutrals_may_exchange_any_colour_the_own_included() -> None:
    g = resolving(3, "tile 0 -1: 37/r1b1n1\nneutrals: 1 1 0")
    assert offers(g, GREEN) == ["exchange:red", "exchange:blue", "done"], "Green has no pawn there"
    answer(g, GREEN, "done")
    answer(g, RED, "exchange:red")
    assert pawns(g, RED, 0, -1) == 0


def test_gol_8_8_nobody_is_asked_without_neutrals_or_without_pawns_and_never_twice() -> None:
    g = resolving(3, "points: 1 2 3\ntile 0 -1: 34/g2\nneutrals: 1 0 2\nguildhall: g14 r4 b4")
    assert asked(g, BLUE) == "negotiate"
    answer(g, BLUE, "exchange:green", "exchange:green")
    # No pawn is left: Green is not asked, and the tile is deserted.
    assert asked(g, BLUE) == "turn-action"
    assert g.purse == [1, 0, 0]
    g = resolving(3, "tile 0 -1: 34/g2\nneutrals: 2 0 0\nguildhall: g14 r4 b4")
    answer(g, GREEN, "done")
    assert not is_open(g, 0, -1)


def test_gol_8_9_without_pawns_the_neutrals_go_back_and_the_beadle_stays() -> None:
    g = resolving(3, "tile 0 -1: 34/n1@")
    assert is_open(g, 0, -1)
    assert neutrals(g, 0, -1) == 0
    assert g.neutrals[SCOREBOARD] == 6
    assert g.beadle == cell_at(0, -1)


def test_gol_8_10_most_pawns_win() -> None:
    g = resolving(3, "tile 0 -1: 13/g1b2")
    assert asked(g, BLUE) == "reward-part"
    assert g.vp == [0, 0, 3]


def test_gol_8_11_tied_players_count_adjacent_masters() -> None:
    city = "tile 0 -1: 13/g1b1n1\n"
    g = resolving(3, city + "tile -1 -1: =1/b\ntile 2 -1: =2/g\nguildhall: g14 r16 b14")
    assert g.vp == [0, 0, 3], "(2,-1) is not adjacent"
    g = resolving(3, city + "tile 1 -1: =1/r\ntile -1 -1: =2/g\nguildhall: g14 r15 b15")
    assert g.vp == [3, 0, 0], "Red is not tied"
    g = resolving(3, city + "tile 2 0: =SL/b\ntile 1 -1: =2/b")
    assert g.vp == [0, 0, 3]
    g = resolving(3, city + "tile -1 -1: =1/b\ntile 0 1: =3/g\ntile 1 -1: =2/g\ntile 2 -1: =4/b")
    assert g.vp == [0, 0, 0], "one adjacent master each"
    g = resolving(4, "round: 10\ntile 1 1: 13/g1b1n1\ntile 0 1: =1/b\ntile 1 2: =2/g\ntile 2 1: =3/g")
    assert g.vp == [3, 0, 0, 0], "two adjacent masters against one"
    g = resolving(3, "tile 1 -1: 13/g1b1n1\ntile 2 0: =SL/b")
    assert g.vp == [0, 0, 0], "corners do not touch"


def test_gol_8_12_a_shared_total_leaves_everything_in_place() -> None:
    g = resolving(3, "tile 0 -1: 37/g1b1n1\ntoken 0 -1: two-points\ntile -1 -1: =1/b\ntile 1 -1: =2/g")
    assert g.vp == [0, 0, 0]
    assert is_open(g, 0, -1)
    assert (pawns(g, GREEN, 0, -1), pawns(g, BLUE, 0, -1), neutrals(g, 0, -1)) == (1, 1, 1)
    assert g.token[cell_at(0, -1)] == 1
    # It is examined again in the next resolution.
    heard = hear(g)
    end_turns(g)
    assert [event.name for event in heard].count("stays-tied") == 1


def test_gol_10_2_a_vote_shows_adjacent_masters_and_what_gog_and_magog_adds_apart() -> None:
    city = "tile 0 -1: 13/g1b1n1\nneutrals: 1 0 0\n"
    g = resolving(3, city + "tile 2 -1: =GM/g\ntile -1 -1: =1/b")
    votes = {vote.seat: (vote.masters, vote.tie_bonus) for vote in GAME.view(g, None).votes}
    assert votes == {GREEN: (0, 1), BLUE: (1, 0)}, "Gog & Magog is not adjacent"
    g = resolving(3, city + "tile 1 -1: =GM/g\ntile -1 -1: =1/b")
    votes = {vote.seat: (vote.masters, vote.tie_bonus) for vote in GAME.view(g, None).votes}
    assert votes == {GREEN: (1, 0), BLUE: (1, 0)}, "it is adjacent, and counts once"


def test_gol_8_11_a_broken_tie_is_told() -> None:
    text = "agenda: resolve_tiles > end_round > play_round\ntile 0 -1: 13/g1b1n1\n"
    g = at(3, text + "tile -1 -1: =1/b\ntile 1 -1: =2/b\nneutrals: 1 0 0")
    heard = hear(g)
    answer(g, GREEN, "done")
    tile = g.tile[cell_at(0, -1)]
    told = [(event.name, event.args) for event in heard if event.name in ("breaks-tie", "wins", "no-second")]
    assert told == [("breaks-tie", (BLUE, tile)), ("wins", (BLUE, tile))]


def test_gol_9_4_a_shared_second_place_is_told() -> None:
    text = "agenda: resolve_tiles > end_round > play_round\nneutrals: 0 0 1\n"
    g = at(3, text + "tile 0 -1: 34/g1r1b2")
    heard = hear(g)
    answer(g, BLUE, "done")
    tile = g.tile[cell_at(0, -1)]
    told = [(event.name, event.args) for event in heard if event.name in ("breaks-tie", "wins", "no-second", "second")]
    assert told == [("wins", (BLUE, tile)), ("no-second", (tile,))]
