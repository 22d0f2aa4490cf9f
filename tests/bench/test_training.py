"""The report of a training run: from what the example writes, and true about the bar."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.training import __main__ as training
from guildhall.bots.standings import Average

FEATURES = "examples.town_patterns:Patterns"
ROW = {"steps": 64.0, "games": 2.0, "seconds": 90.0, "processor_seconds": 60.0, "points": 3.0}


def test_a_run_is_reported(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: `make torch` installs it")
    from examples import ppo

    torch.set_num_threads(1)
    short = ("--games", "4", "--length", "8", "--width", "8", "--minutes", "0.001", "--features", FEATURES)
    ppo.main("tiny-towns", "--seats", "1", "--out", str(tmp_path / "run"), *short)
    training.main([str(tmp_path / "run"), "--games", "2", "--out", str(tmp_path)])
    assert (tmp_path / "tiny-towns.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "tiny-towns.csv").read_bytes() == (tmp_path / "run" / "progress.csv").read_bytes()
    text = (tmp_path / "REPORT.md").read_text(encoding="utf-8")
    assert "| passes greedy | not in this run |" in text
    assert "The bar is not met yet" in text
    assert "network got `examples.town_patterns:Patterns`." in text


def test_the_first_row_that_is_better_passes() -> None:
    rows = [ROW, ROW | {"processor_seconds": 600.0, "points": 16.0}, ROW | {"points": 17.0}]
    text = training.report(rows, [Average(15.0, 14.0, 16.0), Average(18.0, 17.0, 19.0)], 9, "")
    assert "network got nothing." in text
    assert "| passes greedy | after 10 minutes of a processor |" in text
    assert "not met" not in text


def test_a_folder_without_a_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        training.main([str(tmp_path)])
    assert stopped.value.code == 2
    assert "has no progress.csv" in capsys.readouterr().err
