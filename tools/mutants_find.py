"""Mutants of a source file: every small change that a rule's tests should notice.

A mutant replaces one piece of the text. It is named by what a reader sees (module, function, line and change), never
by a line number, so that its name outlives edits elsewhere in the file.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from copy import copy
from typing import Final, NamedTuple

# What a comparison becomes: its neighbour at the boundary, and its opposite.
COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}

STEP_FIRST: Final = ("then", "then_ask", "then_all", "interrupt")  # take a step or question before its arguments
MANY: Final = (ast.List, ast.Tuple, ast.ListComp, ast.Starred)

# Statements without a rule in them. Assertions are there for type checkers.
SKIPPED: Final = (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise)


class Mutant(NamedTuple):
    """One change of a module."""

    module: str  # with its game: `tiny_towns.scoring`
    function: str  # with its class; empty outside of functions
    text: str  # the line on which the change begins
    change: str  # `old -> new`, with ` #2` for the second of its kind on that line
    start: int  # where the old text is, in bytes
    end: int
    new: str
    lines: tuple[int, int]  # the statement around it, or the head of a compound one

    @property
    def name(self) -> str:
        return f"{self.module}:{self.function}: {self.text} | {self.change}"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


def find(module: str, source: bytes) -> list[Mutant]:
    """All mutants of a module, from top to bottom."""
    finder = _Finder(module, source)
    finder.visit(ast.parse(source))
    return finder.found


class _Finder(ast.NodeVisitor):
    def __init__(self, module: str, source: bytes) -> None:
        self.module = module
        self.source = source
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))
        self.scope: list[str] = []
        self.in_function = False
        self.lines = (0, 0)
        self.seen: Counter[tuple[str, str, str]] = Counter()
        self.found: list[Mutant] = []

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, SKIPPED):
            return
        if isinstance(node, ast.stmt):
            self.lines = _lines(node)
        for new in _changes(node):
            self._add(node, new)
        for condition in _plain_conditions(node):
            self._add(condition, f"(not {ast.unparse(condition)})")
        super().visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        was_in_function, self.in_function = self.in_function, True
        self._visit_block(node.name, node.body, node.args.defaults)
        self.in_function = was_in_function

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._visit_block(node.name, node.body, [])

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) != "TYPE_CHECKING":
            self.generic_visit(node)

    def _visit_block(self, name: str, body: list[ast.stmt], values: list[ast.expr]) -> None:
        self.scope.append(name)
        for node in (*values, *body):
            self.visit(node)
        self.scope.pop()

    def _add(self, node: ast.AST, new: str) -> None:
        assert isinstance(node, ast.expr | ast.stmt)
        start = self._offset(node.lineno, node.col_offset)
        end = self._offset(node.end_lineno or node.lineno, node.end_col_offset or 0)
        line = self.source[self.line_starts[node.lineno - 1] : self.line_starts[node.lineno]]
        function, text = ".".join(self.scope), line.decode().strip()
        change = f"{_one_line(self.source[start:end].decode())} -> {new}"
        key = (function, text, change)
        self.seen[key] += 1
        if self.seen[key] > 1:
            change += f" #{self.seen[key]}"
        lines = self.lines if self.in_function else (0, 0)
        self.found.append(Mutant(self.module, function, text, change, start, end, new, lines))

    def _offset(self, line: int, column: int) -> int:
        return self.line_starts[line - 1] + column


def _lines(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement, without the block below it."""
    last = node.end_lineno or node.lineno
    body = getattr(node, "body", None)
    if body:
        last = max(node.lineno, body[0].lineno - 1)
    return node.lineno, last


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _changes(node: ast.AST) -> Iterator[str]:
    """What may stand in place of a node."""
    match node:
        case ast.Compare(ops=[op]):
            for other in COMPARISONS[type(op)]:
                yield _with(node, ops=[other()])
        case ast.BoolOp():
            yield f"({_with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())})"
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield f"({ast.unparse(node.operand)})"
        case ast.BinOp() if type(node.op) in ARITHMETIC and not _joins(node):
            yield f"({_with(node, op=ARITHMETIC[type(node.op)]())})"
        case ast.IfExp():
            yield f"({_with(node, body=node.orelse, orelse=node.body)})"
        case ast.Constant():
            yield from _other_constants(node.value)
        case ast.Call():
            yield from _other_calls(node)
        case ast.stmt():
            yield from _other_statements(node)


def _with(node: ast.AST, **fields: object) -> str:
    changed = copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return ast.unparse(changed)


def _joins(node: ast.BinOp) -> bool:
    """Whether it joins strings or lists, which have no other operators."""
    return any(
        isinstance(side, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )


def _other_constants(value: object) -> Iterator[str]:
    if isinstance(value, bool):
        yield str(not value)
    elif isinstance(value, int):
        yield str(value + 1)
        if value:
            yield str(value - 1)


def _other_calls(node: ast.Call) -> Iterator[str]:
    if isinstance(node.func, ast.Name) and node.func.id in CALLED:
        yield _with(node, func=ast.Name(CALLED[node.func.id]))
        return  # the order of its arguments means nothing
    at = _like_arguments(node)
    if at >= 0:
        before, one, other, after = node.args[:at], node.args[at], node.args[at + 1], node.args[at + 2 :]
        yield _with(node, args=[*before, other, one, *after])


def _like_arguments(node: ast.Call) -> int:
    """Where the first two neighbouring arguments stand that may be mistaken for each other; -1 without any."""
    first = 1 if isinstance(node.func, ast.Attribute) and node.func.attr in STEP_FIRST else 0
    for at in range(first, len(node.args) - 1):
        one, other = node.args[at : at + 2]
        if _may_be_swapped(one) and _may_be_swapped(other) and ast.unparse(one) != ast.unparse(other):
            return at
    return -1


def _may_be_swapped(node: ast.expr) -> bool:
    """Tables, strings and lists among numbers would fail at once, so they prove nothing."""
    if isinstance(node, ast.Name):
        return node.id not in ("g", "box", "self")
    return not (isinstance(node, ast.Constant) and isinstance(node.value, str)) and not isinstance(node, MANY)


def _other_statements(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.AugAssign():
            yield "pass"
            if type(node.op) in ARITHMETIC:
                yield _with(node, op=ARITHMETIC[type(node.op)]())


def _plain_conditions(node: ast.AST) -> list[ast.expr]:
    """Conditions without an operator of their own, so that nothing else turns them round."""
    conditions: list[ast.expr] = []
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        conditions = [node.test]
    elif isinstance(node, ast.comprehension):
        conditions = node.ifs
    return [test for test in conditions if isinstance(test, ast.Name | ast.Attribute | ast.Subscript | ast.Call)]
