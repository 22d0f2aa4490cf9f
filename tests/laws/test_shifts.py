"""No constant is shifted by a machine word: mypyc compiles `6 << n` with `n: i64` into a shift of 32 bits.

That is wrong from 29 bits on, and nothing says so. The lock-step law would see it if it happened in a game it plays;
this keeps it from being written.
"""

from __future__ import annotations

import ast

import pytest

from tools.compile_engine import SOURCES, sources

WORD = "i64"


def words_of(tree: ast.AST) -> set[str]:
    """All names and fields that are machine words somewhere below: said to be, or made from one."""
    found = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg) and is_word(node.annotation)}
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and is_word(node.annotation):
            found |= names_in(node.target)
    before = -1
    while before != len(found):
        before = len(found)
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp) and names_in(node.value) & found:
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def is_word(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == WORD


def names_in(tree: ast.AST) -> set[str]:
    """Names and the last part of fields."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return names | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def shifted_constants(source: str) -> list[int]:
    """The lines where a constant is shifted to the left by a machine word."""
    module = ast.parse(source)
    fields = {name for node in module.body if isinstance(node, ast.ClassDef) for name in words_of_class(node)}
    found = []
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            words = words_of(function) | fields
            found += [
                node.lineno
                for node in ast.walk(function)
                if isinstance(node, ast.BinOp)
                and isinstance(node.op, ast.LShift)
                and is_constant(node.left)
                and names_in(node.right) & words
            ]
    return found


def words_of_class(node: ast.ClassDef) -> set[str]:
    return {
        field.target.id
        for field in node.body
        if isinstance(field, ast.AnnAssign) and is_word(field.annotation) and isinstance(field.target, ast.Name)
    }


def is_constant(node: ast.expr) -> bool:
    """A number, or a name in capitals for one."""
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


@pytest.mark.parametrize(
    "line",
    ["6 << n", "SIX << n", "1 << n + 2", "1 << more", "1 << self.n"],
    ids=["number", "name", "sum", "made", "field"],
)
def test_a_constant_shifted_by_a_machine_word_is_seen(line: str) -> None:
    head = "class A:\n    n: i64\n    def f(self, n: i64) -> int:\n        more = n + 1\n"
    assert shifted_constants(f"{head}        return {line}\n") == [5]


def test_other_shifts_are_not() -> None:
    assert shifted_constants("def f(n: i64, m: int) -> int:\n    return n << 3 | n >> m | 1 << m\n") == []


def test_no_compiled_module_shifts_a_constant_by_a_machine_word() -> None:
    found = {str(file): shifted_constants((SOURCES / file).read_text(encoding="utf-8")) for file in sources()}
    assert {file: lines for file, lines in found.items() if lines} == {}
