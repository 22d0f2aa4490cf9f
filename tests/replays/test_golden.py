"""Golden replays: recorded games stay as they were. A changed replay is a changed rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall import shelf
from guildhall.table.replay import load, save, verify

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.replay"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_is_still_the_same(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    replay = load(text)
    verify(replay)
    assert replay.game == file.parent.name
    assert replay.is_finished
    assert load(save(replay)) == replay


@pytest.mark.parametrize("name", shelf.NAMES)
def test_every_game_has_recorded_games_for_every_seat_count(name: str) -> None:
    replays = [load(file.read_text(encoding="utf-8")) for file in FILES if file.parent.name == name]
    assert {replay.seats for replay in replays} == set(shelf.game(name).seats)
