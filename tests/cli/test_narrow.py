"""A terminal of 80 columns shows whole games: nothing is cut, and nothing lies beyond its edge."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from guildhall import shelf
from guildhall.draw import drawing
from guildhall.kernel.game import Game
from guildhall.table.replay import load
from guildhall.table.table import Table
from guildhall.words import LANGUAGES, words

REPLAYS = Path(__file__).parents[1] / "replays"
COLUMNS = 80


def shown(game: Game[Any], table: Table[Any], lang: str) -> str:
    out = StringIO()
    Console(file=out, width=COLUMNS, highlight=False, color_system=None).print(
        drawing(game, table.view(0), words(game, lang))
    )
    return out.getvalue()


def late(name: str) -> Table[Any]:
    """The fullest table of the game, some choices before its end."""
    file = max((REPLAYS / name).glob("*.replay"), key=lambda path: path.stat().st_size)
    replay = load(file.read_text(encoding="utf-8"))
    choices = list(replay.choices)
    return Table(shelf.game(name), replay.seats, replay.variant, log=choices[: len(choices) * 3 // 4])


@pytest.mark.parametrize("name", shelf.NAMES)
def test_nothing_is_cut_in_eighty_columns(name: str) -> None:
    table = late(name)
    for lang in LANGUAGES:
        text = shown(table.game, table, lang)
        assert "…" not in text
        assert max(map(len, text.splitlines())) <= COLUMNS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_and_bridges_are_whole_in_eighty_columns(lang: str) -> None:
    pillars = late("pillars-of-the-earth")
    say = words(pillars.game, lang)
    assert say.text("label-builders") in shown(pillars.game, pillars, lang).split("─")[0]

    bridge = late("old-london-bridge")
    say = words(bridge.game, lang)
    own = shown(bridge.game, bridge, lang).partition("┏")[2].partition("┗")[0]
    view: Any = bridge.view(0)
    assert view.seats[0].bridge
    assert all(say.name(building.type) in own for building in view.seats[0].bridge)
