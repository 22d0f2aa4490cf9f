"""The rewritten sources that the compiler gets mean the same as the originals."""

from __future__ import annotations

import ast

import pytest

from tools.compile_engine import SOURCES, sources, spelled_out


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("a[i] += n - 1  # why", "a[i] = a[i] + (n - 1)  # why"),
        ("g.money[seat * 2] -= n", "g.money[seat * 2] = g.money[seat * 2] - (n)"),
        ("a[b[i]] |= 1 << n; x += 1", "a[b[i]] = a[b[i]] | (1 << n); x += 1"),
        ("a['\u00e9'] >>= 2", "a['\u00e9'] = a['\u00e9'] >> (2)"),
    ],
)
def test_changes_of_list_items_are_spelled_out(short: str, long: str) -> None:
    assert spelled_out(short) == long


@pytest.mark.parametrize("text", ["a[next(i)] += 1", "a[i] += [1]", "x += 1", "g.turn += 1", "a[i] += (\n 1)"])
def test_all_else_stays_as_it_is(text: str) -> None:
    assert spelled_out(text) == text


def test_spelled_out_sources_have_the_same_lines() -> None:
    for source in sources():
        text = (SOURCES / source).read_text(encoding="utf-8")
        spelled = spelled_out(text)
        ast.parse(spelled)
        assert len(spelled.splitlines()) == len(text.splitlines()), source
