"""The examples run, for every game."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from guildhall import shelf

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> None:
    runpy.run_path(str(EXAMPLES / name))["main"](*arguments)


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_search_that_does_not_cheat(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("mcts_user.py", name, "3")
    assert re.fullmatch(r"search (-?\d+), random (-?\d+)\n", capsys.readouterr().out)


def test_the_search_has_forty_lines() -> None:
    code = [line for line in (EXAMPLES / "mcts_user.py").read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(code) <= 40


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_random_policy_in_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("pettingzoo_random.py", name, "2")
    assert re.fullmatch(r"\{'player_0': -?[\d.]+, 'player_1': -?[\d.]+\}\n", capsys.readouterr().out)
