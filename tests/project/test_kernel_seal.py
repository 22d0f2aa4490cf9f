"""Games use the kernel's calls; none of them writes the flow of a game itself."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src" / "guildhall" / "games"
FLOW = {"agenda", "asked", "idle_lanes", "interrupted", "lanes", "offered", "opening", "running", "waiting"}
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}


def writes(source: str) -> list[str]:
    """The statements that change a field of the flow, as text."""
    found = []
    for node in ast.walk(ast.parse(source)):
        targets = node.targets if isinstance(node, ast.Assign | ast.Delete) else []
        if isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            targets = [node.func.value]
        found += [ast.unparse(node) for target in targets if is_flow(target)]
    return found


def is_flow(target: ast.expr) -> bool:
    while isinstance(target, ast.Subscript):
        target = target.value
    return isinstance(target, ast.Attribute) and target.attr in FLOW


def test_no_game_writes_the_flow() -> None:
    files = sorted(GAMES.rglob("*.py"))
    assert files
    assert {file.name: wrong for file in files if (wrong := writes(file.read_text(encoding="utf-8")))} == {}


@pytest.mark.parametrize("line", ["g.asked[seat] = None", "g.waiting += 1", "g.agenda.reverse()", "g.lanes[0].pop()"])
def test_a_write_is_noticed(line: str) -> None:
    assert writes(line) == [line]
    assert writes("waiting = g.waiting\ng.bag[0] -= 1\nfound.append(g.asked[0])") == []
