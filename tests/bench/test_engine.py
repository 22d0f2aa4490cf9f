"""The benchmark measures every game and seat count. How fast they are is for people to judge."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import engine
from guildhall import shelf


def test_a_line_for_every_seat_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "REPEATS", 1)
    monkeypatch.setattr(engine, "CLONES", 1)
    monkeypatch.setattr(engine, "DEEP_COPIES", 1)
    file = tmp_path / "results" / "engine.json"
    engine.main(["--games", "2", "--json", str(file)])
    lines = json.loads(file.read_text(encoding="utf-8"))["lines"]
    measured = [(line["game"], line["seats"]) for line in lines]
    assert measured == [(name, seats) for name in shelf.NAMES for seats in shelf.game(name).seats]
    assert all(line["choices"] > 0 and line["branching"] > 1 and line["clone"] > 0 for line in lines)


@pytest.mark.parametrize("arguments", [["duck-fair"], ["--games", "1"]])
def test_bad_arguments_end_with_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        engine.main(arguments)
    assert stopped.value.code == 2
    assert "error: " in capsys.readouterr().err
