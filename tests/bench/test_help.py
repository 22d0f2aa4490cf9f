"""Every benchmark says what it does before anything is measured, and the report finds its yardsticks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench import environment, report

ROOT = Path(__file__).parents[2]
MODULES = [
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__main__")
    for file in sorted((ROOT / "bench").rglob("*.py"))
    if 'if __name__ == "__main__"' in file.read_text(encoding="utf-8") or file.name == "__main__.py"
]


@pytest.mark.parametrize("module", MODULES)
def test_help_starts_nothing(module: str) -> None:
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-m", module, "--help"],
        env={**os.environ, "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.startswith("usage: ")
    assert "--help" in done.stdout


def test_every_benchmark_is_found() -> None:
    assert {"bench", "bench.adapters", "bench.report", "bench.yardsticks", "bench.server", "bench.web"} <= set(MODULES)


def test_yardsticks_are_the_extra_of_that_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed once, and again when others are asked for."""
    made: list[list[str]] = []

    def step(log: str, what: str, command: list[str]) -> int:
        made.append(command)
        return 0

    monkeypatch.setattr(environment, "FOLDER", tmp_path)
    monkeypatch.setattr(environment, "STAMP", tmp_path / "installed")
    monkeypatch.setattr(environment, "step", step)
    assert environment.yardsticks() == environment.yardsticks() == tmp_path / "bin" / "python"
    assert len(made) == 2
    assert {name.split(">")[0].split("[")[0] for name in made[1][-3:]} == {"open_spiel", "pettingzoo", "rlcard"}
    monkeypatch.setattr(environment, "requirements", lambda: ["chess"])
    environment.yardsticks()
    assert made[3][-1] == "chess"
    monkeypatch.setattr(environment, "step", lambda *_: 1)
    monkeypatch.setattr(environment, "requirements", lambda: ["goose"])
    with pytest.raises(SystemExit):
        environment.yardsticks()


def test_the_report_says_which_bar_is_missed() -> None:
    peers = [
        {
            "OpenSpiel gin_rummy": {"driven": 9.0},
            "RLCard gin-rummy": {"driven": 4000.0, "numbers": 260, "actions": 110},
            "RLCard gin-rummy, AEC": {"driven": 2500.0, "numbers": 260, "actions": 110},
            "PettingZoo hanabi_v5": {"driven": 1000.0, "numbers": 658, "actions": 20},
            "PettingZoo tictactoe_v3": {"driven": 30000.0, "numbers": 18, "actions": 9},
        }
    ]
    line = {"steps": 2e5, "choices": 1e6, "worker": 1.0, "workers": 1.7, "aec": 4e4, "empty": 1e5, "grown": 0}
    text = report.numbers({"tiny-towns": line | {"counted": 7}}, peers)
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text if line.startswith("| ")]
    by_name = {row[0]: row for row in rows}
    assert by_name["tiny-towns"][2:4] == ["0.20 (0.1)", "1.70 (1.8)"]
    assert by_name["tiny-towns"][-1] == "workers"
    assert by_name["PettingZoo hanabi_v5"][-2:] == ["40.0", "none"]
    assert by_name["RLCard gin-rummy, AEC"][-2:] == ["16.0", "tiny-towns"]
    assert by_name["RLCard gin-rummy"][-2:] == ["10.0", "tiny-towns"]
    assert by_name["PettingZoo tictactoe_v3"][-2:] == ["1.3", "smaller"]
    assert "OpenSpiel gin_rummy" not in by_name
    assert "25 times as\nmany as RLCard gin-rummy bare. At 20 times, 2.5 us" in "\n".join(text)
