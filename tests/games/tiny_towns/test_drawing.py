"""The terminal drawing: every town as a grid, within a hundred columns, in every language."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from guildhall.draw.tiny_towns import draw
from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.state import Towns
from guildhall.words import LANGUAGES, words
from tests.games.tiny_towns.helpers import EMPTY, FULL, answer, building, random_game, table

WIDTH = 100


def drawn(g: Towns, viewer: int | None, lang: str = "en") -> str:
    screen = StringIO()
    Console(width=WIDTH, file=screen).print(draw(GAME.view(g, viewer), words(GAME, lang)))
    return screen.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "variant"), [(1, {}), (2, {"novice": "all"}), (6, {"mode": "town-hall"})])
def test_every_position_can_be_drawn(seats: int, variant: dict[str, str], lang: str) -> None:
    for i, g in enumerate(random_game(seats, variant, 3)):
        if i % 31 == 0:
            for viewer in (0, None):
                assert max(map(len, drawn(g, viewer, lang).splitlines())) <= WIDTH


def test_the_novice_rule_is_told_in_words() -> None:
    g = next(random_game(2, {"novice": "all"}, 3))
    assert "2 more cubes may be set" in " ".join(drawn(g, 0).split())


def test_a_town_is_a_grid() -> None:
    g = table("W Co . .\n. . Fc[WWB] .\n. . . .\n. . . Mo", FULL, cards="warehouse", monuments=("silva-forum",))
    rows = [line for line in drawn(g, 0).splitlines() if " 1 " in line or " 2 " in line]
    assert any("W" in row and "Co" in row for row in rows)
    assert any("FcWWB" in row for row in rows)


def test_what_is_hidden_is_not_drawn() -> None:
    g = building("W S . .\n. . . .\n. . . .\n. . . .", EMPTY, monuments=("silva-forum", "mandras-palace"))
    assert "Silva Forum" in drawn(g, 0)
    assert "Mandras Palace" not in drawn(g, 0)
    assert "Silva Forum" not in drawn(g, None)


def test_what_goes_on_is_drawn() -> None:
    g = building(
        "W S W .\n. . . .\n. . . .\n. . . .", FULL, more="finished: 0 7\nhammer: 0\nwatch 0: wells farms cottages"
    )
    answer(g, 0, "build:well", "two:b1:c1")
    text = drawn(g, 1)
    assert "builds Well b1 c1" in " ".join(text.split())
    assert "completed in turn 7" in text
    assert "watches Cottage, Farm, Well" in " ".join(text.replace("│", " ").replace("╭", " ").split())
