"""Positions as text: what is left out completes itself, and mistakes are told with line and column."""

from __future__ import annotations

from textwrap import dedent

import pytest

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import GUILDS, NO_TILE, SCOREBOARD, TILE_NAMES, cell_at
from guildhall.kernel.errors import PositionError
from tests.games.guilds_of_london import invariants
from tests.games.guilds_of_london.play import at, guildhall, supply

HEAD = "guilds-of-london 3\n"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_text_is_the_first_round_of_a_usual_city(seats: int) -> None:
    g = at(seats)
    invariants.check(g)
    assert g.round == 1
    assert len(g.open) == (24 if seats == 2 else 10)
    assert g.tile[g.beadle] == 0
    assert [guildhall(g, seat) for seat in range(seats)] == [4] * seats
    assert [supply(g, seat) for seat in range(seats)] == [12] * seats


@pytest.mark.parametrize(("seats", "number", "tiles"), [(3, 4, 15), (3, 15, 30), (4, 10, 28), (2, 9, 24)])
def test_the_usual_city_has_the_tiles_of_its_round(seats: int, number: int, tiles: int) -> None:
    g = at(seats, f"round: {number}")
    assert sum(tile != NO_TILE for tile in g.tile) == tiles
    invariants.check(g)


def test_the_city_is_drawn_as_a_grid() -> None:
    g = at(
        3,
        """
        city:
          .  .      .   .   .       .  .
          .  13/g2r 5   31  =29/b   .  .
          .  40/@   GH  GH  SL/n1   .  .
          .  7      8   =9  UL      .  .
          .  .      .   .   .       .  .
          .  .      .   .   .       .  .
        """,
    )
    assert TILE_NAMES[g.tile[cell_at(2, 1)]] == "university-of-london"
    assert g.beadle == cell_at(-1, 0)
    assert g.neutrals[cell_at(2, 0)] == 1
    assert g.neutrals[SCOREBOARD] == 5
    assert cell_at(1, 1) not in g.open
    written = GAME.write(g)
    assert "13/g2r" in written
    assert "=29/b" in written
    assert "40/@" in written
    assert GAME.write(GAME.read(written)) == written


def test_what_is_written_says_everything() -> None:
    g = at(4, "hand 0: alms\nmayoral 1: wardmote\nbottom: great-twelve\nneutrals: 1 0 0 2\nplantation: y2 n1")
    again = GAME.read(GAME.write(g))
    for field in ("tile", "open", "token", "pawns", "neutrals", "purse", "hand", "deck", "kept", "bottom", "guess"):
        assert getattr(again, field) == getattr(g, field), field
    assert GAME.write(again) == GAME.write(g)


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("tile 0 -1: 41", 2, 12, "no further tile '41'"),
        ("tile 0 -1: 13\ntile 1 -1: 13", 3, 12, "no further tile '13'"),
        ("tile 4 3: 13", 2, 11, "no tile can lie at (4,3)"),
        ("tile 3 0: 13", 2, 11, "no tile can lie at (3,0) with 3 players in round 1"),
        ("tokens-left: 0 0 0 0 0 0 0 9", 2, 28, "only 4 tokens"),
        ("round: 0\nmayoral 0: wardmote", 3, 12, "not among the cards dealt"),
        ("agenda: carry_out 0 9999", 2, 21, "9999 is not from 0 to"),
        ("agenda: take_turn 3", 2, 19, "3 is not from -1 to 2"),
        ("agenda: vote", 2, 9, "no unresolved tile is being resolved"),
        ("agenda: negotiate 0", 2, 9, "nothing is being resolved"),
        ("agenda: place_tile 0", 2, 20, "no tile can be laid there"),
        ("side: .\nagenda: end_round", 3, 9, "no 'side' of the Plantation"),
        ("context: 1 2", 2, 1, "takes 8 numbers"),
        ("context: 16 0 0 0 0 0 0 0", 2, 10, "the Guildhall is never resolved"),
        ("tile 0 -1: 13/x2", 2, 15, "figures are"),
        ("tile 0 -1: 13/y2", 2, 15, "nobody plays 'y'"),
        ("tile 0 -1: 13/g17", 2, 15, "16 pawns"),
        ("tile 0 -1: =13/g2", 2, 12, "one master at most"),
        ("tile 0 -1: 13/@\ntile 1 -1: 14/@", 3, 15, "the one beadle"),
        ("tile 2 0: SL/@", 2, 14, "the one beadle"),
        ("tile 0 -1: 13/n7", 2, 15, "6 neutrals"),
        ("guildhall: n1", 2, 12, "never on the Guildhall"),
        ("neutrals: 3 3 1", 2, 1, "only 6 neutrals"),
        ("hand 0: alms:5", 2, 9, "there are 4 cards 'alms'"),
        ("hand 0: arms", 2, 9, "'arms' is not one of"),
        ("front: sing:alms", 2, 8, "'sing' is not one of"),
        ("mayoral 0: wardmote\nmayoral 1: wardmote", 3, 12, "no further card 'wardmote'"),
        ("order: 0 1", 2, 1, "names every seat once"),
        ("points: 1 2 3\norder: 0 1 2", 3, 1, "does not go by the points"),
        ("token 0 -1: two-wishes", 2, 13, "'two-wishes' is not one of"),
        ("token 0 0: two-cards", 2, 12, "lies on an unresolved tile"),
        ("beadle: here", 2, 9, "'here' is not one of"),
        ("round: 16", 2, 8, "not from 0 to 15"),
        ("guess 0: 1", 2, 1, "takes 21 masks"),
        ("guess 0: " + "zz " * 21, 2, 10, "expected a mask"),
        ("guess 0: " + "2 " * 21, 2, 10, "does not think"),
        ("variant: plantation=mars", 2, 1, "cannot be 'mars'"),
        ("wind: east", 2, 1, "there is no field 'wind'"),
        ("city:\n  . . .", 3, 3, "a row has 7 cells"),
        ("city:\n  . . . . . . .", 2, 1, "has 6 rows"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.read(HEAD + text)
    assert message in str(error.value)
    assert (error.value.line, error.value.column) == (line, column)


def test_two_tiles_cannot_lie_in_one_cell() -> None:
    grid = dedent(
        """
        city:
          . . . . . . .
          . 1 2 3 4 . .
          . 5 GH GH SL . .
          . 6 7 8 9 . .
          . . . . . . .
          . . . . . . .
        tile 0 -1: 10
        """
    )
    with pytest.raises(PositionError, match="there is a tile already"):
        GAME.read(HEAD + grid.strip())


def test_special_buildings_usually_lie_around_a_lone_guildhall() -> None:
    g = at(2)
    around = [g.tile[cell_at(*cell)] for cell in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    assert all(tile >= GUILDS for tile in around)
