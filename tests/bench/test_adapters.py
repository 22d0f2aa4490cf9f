"""The benchmark of the adapters measures every game. How fast they are is for people to judge."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import adapters
from guildhall import shelf


def test_a_line_for_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapters, "ROUNDS", 1)
    file = tmp_path / "adapters.json"
    adapters.main(["--games", "2", "--seconds", "0.02", "--steps", "200", "--no-workers", "--json", str(file)])
    lines = json.loads(file.read_text(encoding="utf-8"))
    assert [line["game"] for line in lines] == list(shelf.NAMES)
    assert all(min(line["choices"], line["steps"], line["aec"], line["empty"]) > 0 for line in lines)


def test_workers_are_measured() -> None:
    assert adapters.with_workers("old-london-bridge", 4, 2, 0.05) > 0


@pytest.mark.parametrize("arguments", [["duck-fair"], ["--games", "1"], ["--seconds", "0"]])
def test_bad_arguments_end_with_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        adapters.main(arguments)
    assert stopped.value.code == 2
    assert "error: " in capsys.readouterr().err
