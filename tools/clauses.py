"""Writes web/src/lib/clauses.json: which clause of the rules each question and each event of a game belongs to.

Docstrings in the games open with the clause that they carry out, so the sources know. Prompts and log lines in the
browser lead from there to the rules.

python -m tools.clauses           write the file
python -m tools.clauses --check   say whether it is current
"""

from __future__ import annotations

import ast
import importlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from guildhall import shelf

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "clauses.json"
CLAUSE: Final = re.compile(r"([A-Z]+-[A-Z0-9][A-Z0-9.-]*[A-Z0-9])\b")


def clause_of(node: ast.AST) -> str | None:
    """The clause that the docstring of a function or class opens with."""
    if not isinstance(node, ast.FunctionDef | ast.ClassDef):
        return None
    found = CLAUSE.match(ast.get_docstring(node) or "")
    return found[1] if found else None


def tells(node: ast.AST, clause: str | None) -> Iterator[tuple[str, str | None]]:
    """Every event that is told below a node, with the clause nearest to it."""
    clause = clause_of(node) or clause
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
        first = node.args[0]
        names = [part.value for part in ast.walk(first) if isinstance(part, ast.Constant)]
        yield from ((str(name), clause) for name in names if isinstance(name, str))
    for child in ast.iter_child_nodes(node):
        yield from tells(child, clause)


def of_game(name: str) -> dict[str, dict[str, str]]:
    game: Any = shelf.game(name)
    module = importlib.import_module(type(game).__module__)
    assert module.__file__ is not None
    folder = Path(module.__file__).parent
    events: dict[str, str | None] = dict.fromkeys(game.events)
    classes: dict[str, str] = {}
    for file in sorted(folder.glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for event, clause in tells(tree, None):
            if event in events and events[event] is None:
                events[event] = clause
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and (clause := clause_of(node)):
                classes[node.name] = clause
    decisions = {
        decision.name: clause
        for decision in game.decisions
        for clause in [
            next((classes[base.__name__] for base in type(decision).__mro__ if base.__name__ in classes), None)
        ]
        if clause
    }
    return {
        "decisions": dict(sorted(decisions.items())),
        "events": dict(sorted((event, clause) for event, clause in events.items() if clause)),
    }


def text() -> str:
    return json.dumps({name: of_game(name) for name in shelf.NAMES}, indent=1) + "\n"


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        return 0 if FILE.exists() and FILE.read_text(encoding="utf-8") == text() else 1
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
