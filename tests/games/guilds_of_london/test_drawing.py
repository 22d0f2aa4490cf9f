"""The terminal drawing: everything on the table, within 100 columns, in every language."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from guildhall.draw.guilds_of_london import WIDTH, draw
from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.words import LANGUAGES, words
from tests.games.guilds_of_london.play import GREEN, RED, answer, at, prepared, say, started
from tests.games.guilds_of_london.play import draw as chance
from tests.games.guilds_of_london.play import settle as settle_draws


def drawn(g: Guilds, seat: int | None, lang: str = "en") -> str:
    out = StringIO()
    console = Console(file=out, width=160, highlight=False, color_system=None)
    console.print(draw(GAME.view(g, seat), words(GAME, lang, ["Ada", "Bo", "Cy", "Di"])))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 15), (4, 12)])
def test_the_city_fits_into_a_hundred_columns(seats: int, number: int, lang: str) -> None:
    text = drawn(
        at(seats, f"round: {number}\nhand 0: freedom-of-the-city mayors-favour\nmayoral 0: wardmote"), GREEN, lang
    )
    boxes = [line for line in text.splitlines() if line and line[0] in "┌│├└╭╰┏┃┗"]
    assert len(boxes) > 30
    assert all(len(line) <= WIDTH for line in boxes)


def test_pawns_neutrals_beadle_masters_and_tokens_are_shown() -> None:
    text = drawn(at(3, "tile -1 -1: 13/g2b1n1@\ntoken -1 -1: two-cards\ntile 0 -1: =17/r\nplantation: r2"), None)
    assert "13 Dyers" in text
    assert "●2■1○1♙" in text
    assert "◇2▤" in text
    assert "▲2" in text


def test_own_cards_are_told_in_full_and_others_not_at_all() -> None:
    g = at(3, "hand 0: alms\nmayoral 0: wardmote\nhand 1: knighthood\nmayoral 1: great-twelve")
    own, other = drawn(g, GREEN), drawn(g, RED)
    assert "At the end of your turn draw 2 action cards." in own
    assert "1 VP for each tile in your largest group" in own
    assert "Knighthood" not in own
    assert "The Great Twelve" not in own
    assert "Alms" not in other
    assert "Wardmote" not in other


def test_the_cards_to_choose_from_are_shown() -> None:
    g = started(2)
    settle_draws(g)
    dealt = GAME.view(g, GREEN).players[GREEN].dealt
    assert dealt is not None
    assert all(words(GAME, "en").name(card) in drawn(g, GREEN) for card in dealt)
    g = at(3, "hand 0: mayors-favour alms:2")
    say(g, GREEN, "effect:mayors-favour")
    chance(g, "card:wardmote", "card:great-twelve", "card:crown-livery")
    assert "Wardmote" in drawn(g, GREEN)
    answer(g, GREEN, "card:great-twelve", "card:crown-livery")
    assert "Known under the deck" in drawn(g, GREEN)
    assert "Known under the deck" not in drawn(g, RED)


def test_the_tile_being_resolved_is_told_in_full() -> None:
    g = at(3, "agenda: resolve_tiles > end_round > play_round\ntile 0 -1: 13/g3")
    assert "First place: gain 3 victory points, then draw 2 action cards." in drawn(g, GREEN)


def test_a_new_table_can_be_drawn() -> None:
    assert "Round 0" in drawn(started(4), None)
    assert "Round 1" in drawn(prepared(4), None)
