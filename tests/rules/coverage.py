"""Finds clauses without tests, and tests without clauses.

A test names the clause or the worked example that its own name begins with: `test_olb_7_6_...` is about OLB-7.6,
`test_olb_w_6_...` about OLB-W-6, `test_gol_e1_...` and `test_gol_e_1_...` about GOL-E1. The longest id wins, so
`test_poe_6_10_2_...` is about POE-6.10.2 if there is such a clause and about POE-6.10 otherwise.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

from guildhall.rules import Rulebook

Key = tuple[str, ...]  # ("olb", "7", "6")


class Coverage(NamedTuple):
    untested: list[str]  # clauses and examples that no test names
    unknown: list[str]  # tests that name no existing clause


def key(name: str) -> Key:
    """The words and numbers of an id or a test's name."""
    return tuple(re.findall(r"[a-z]+|[0-9]+", name.lower()))


def test_names(folder: Path) -> list[str]:
    """The names of all test functions in a folder, whose files are parsed but not run."""
    names = []
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
        functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
        names += [function.name for function in functions if function.name.startswith("test_")]
    return names


def compare(rules: Rulebook, names: list[str]) -> Coverage:
    """What is missing on either side."""
    required = {key(clause.id): clause.id for clause in [*rules.clauses, *rules.examples]}
    prefix = key(rules.clauses[0].id)[0]
    known = {_whole(key(ruling.id), prefix) for ruling in rules.rulings} | set(required)
    named: set[Key] = set()
    unknown = []
    for name in names:
        words = key(name.removeprefix("test_"))
        if found := _longest(words, known):
            named.add(found)
        elif _claims(words, prefix):
            unknown.append(name)
    return Coverage([id for clause, id in required.items() if clause not in named], unknown)


def _whole(ruling: Key, prefix: str) -> Key:
    return ruling if ruling[0] == prefix else (prefix, *ruling)


def _longest(words: Key, known: set[Key]) -> Key | None:
    starts = (words[:end] for end in range(len(words), 1, -1))
    return next((start for start in starts if start in known), None)


def _claims(words: Key, prefix: str) -> bool:
    """Whether a name seems to mean a clause (olb 7 ...) or an example (olb w 6 ..., olb we 6 ...)."""
    if len(words) < 2 or words[0] != prefix:
        return False
    return words[1].isdigit() or (len(words[1]) <= 2 and len(words) > 2 and words[2].isdigit())
