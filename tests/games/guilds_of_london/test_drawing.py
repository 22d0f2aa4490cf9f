"""The terminal drawing: everything on the table, within 100 columns, in every language."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from guildhall import draw as drawings
from guildhall.draw.guilds_of_london import CITY_LINES, WIDTH, draw
from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.table.replay import load
from guildhall.table.table import Table
from guildhall.words import LANGUAGES, words
from tests.games.guilds_of_london.play import GREEN, RED, answer, at, prepared, say, started
from tests.games.guilds_of_london.play import draw as chance
from tests.games.guilds_of_london.play import settle as settle_draws

REPLAYS = Path(__file__).parents[2] / "replays" / "guilds-of-london"


def drawn(g: Guilds, seat: int | None, lang: str = "en", width: int = 160) -> str:
    out = StringIO()
    console = Console(file=out, width=width, highlight=False, color_system=None)
    console.print(draw(GAME.view(g, seat), words(GAME, lang, ["Ada", "Bo", "Cy", "Di"])))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 15), (4, 12)])
def test_the_city_fits_into_a_hundred_columns(seats: int, number: int, lang: str) -> None:
    text = drawn(
        at(seats, f"round: {number}\nhand 0: freedom-of-the-city mayors-favour\nmayoral 0: wardmote"), GREEN, lang
    )
    boxes = [line for line in text.splitlines() if line and (line[0] in "│╭╰┏┃┗" or line[2:3] in {"│", "┼"})]
    assert len(boxes) > 30
    assert all(len(line) <= WIDTH for line in boxes)


def test_pawns_neutrals_beadle_masters_and_tokens_are_shown() -> None:
    text = drawn(at(3, "tile -1 -1: 13/g2b1n1@\ntoken -1 -1: two-cards\ntile 0 -1: =17/r\nplantation: r2"), None)
    assert "Dyers" in text
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


def city(table: Table[Guilds], lang: str, width: int) -> list[str]:
    lines = drawn(table.state, None, lang, width).splitlines()
    return [line for line in lines if line[2:3] in {"│", "┼"}]


@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["four-tiles", "three-overseas", "two-last-tile"])
def test_a_growing_city_fits_its_lines_and_cuts_no_name(name: str, lang: str, width: int) -> None:
    replay = load((REPLAYS / f"{name}.replay").read_text(encoding="utf-8"))
    choices = list(replay.choices)
    say = words(GAME, lang)
    for upto in range(80, len(choices) + 1, 60):
        table = Table(GAME, replay.seats, replay.variant, log=choices[:upto])
        lines = city(table, lang, width)
        assert 0 < len(lines) <= CITY_LINES
        # A word longer than a narrow cell goes on in the next line.
        cells = [line.split("│") for line in lines if "│" in line]
        columns = ["".join("".join(column).split()) for column in zip(*cells, strict=True)]
        for tile in GAME.view(table.state, None).city:
            assert any("".join(say.name(tile.name).split()) in column for column in columns)


def test_liveries_are_told_by_their_words() -> None:
    text = drawn(at(3, "hand 0: alms\ntile -1 -1: 13/g2"), GREEN)
    shown = GAME.view(at(3, "tile -1 -1: 13/g2"), None)
    symbols = next(tile.liveries for tile in shown.city if (tile.column, tile.row) == (-1, -1))
    say = words(GAME, "en")
    assert " ".join(say.name(symbol, "short") for symbol in symbols) in text
    card = next(line for line in text.splitlines() if "Alms" in line)
    assert any(say.name(symbol) in card for symbol in ("compass", "anchor", "cross", "scythe", "crown"))


def test_a_place_in_the_city_is_offered_by_its_name() -> None:
    g = at(3, "hand 0: alms\ntile -1 -1: 13/g2")
    say = words(GAME, "en")
    told = drawings.answer(GAME, GAME.view(g, GREEN), "move-to", "cell:-1:-1", say)
    assert told == "Dyers (To column -1, row -1)"
    assert drawings.answer(GAME, GAME.view(g, GREEN), "move-from", "guildhall", say) == "From the Guildhall"
