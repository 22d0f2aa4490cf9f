"""The contents of Fluent files, for checks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

Entry = ast.Message | ast.Term

# The plural categories of each language, for whole numbers and for fractions.
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "it": {"one", "other"}}
CATEGORIES = {"zero", "one", "two", "few", "many"}  # "other" alone is only a default


def labels(entries: Iterable[Entry]) -> set[str]:
    """All messages: `id` and `id.attribute`. Forms of names differ by language and are left out, except their help."""
    found = set()
    for entry in entries:
        if isinstance(entry, ast.Term):
            continue
        id = entry.id.name
        if entry.value is not None:
            found.add(id)
        is_name = id.startswith("name-")
        found |= {f"{id}.{it.id.name}" for it in entry.attributes if not is_name or it.id.name == "help"}
    return found


def idle_terms(entries: Iterable[Entry]) -> set[str]:
    """Terms that no message uses."""
    entries = list(entries)
    mentioned = {node.id.name for node in nodes(entries) if isinstance(node, ast.TermReference)}
    return {entry.id.name for entry in entries if isinstance(entry, ast.Term)} - mentioned


def lacking_plurals(entries: Iterable[Entry], lang: str) -> list[str]:
    """Plural selectors that do not have exactly the categories of the language."""
    found = []
    for entry in entries:
        for node in nodes([entry]):
            if isinstance(node, ast.SelectExpression):
                keys = {key.name for variant in node.variants if isinstance(key := variant.key, ast.Identifier)}
                if keys & CATEGORIES and keys != PLURALS[lang]:
                    found.append(f"{entry.id.name} has {', '.join(sorted(keys))}")
    return found


def untranslated(entries: Iterable[Entry], english: Iterable[Entry]) -> list[str]:
    """Sentences that are identical in English, apart from names."""
    sentences = ("ask-", "event-", "why-", "phase-", "ledger-", "game-pitch", "game-provenance")
    theirs = {entry.id.name: entry for entry in english}
    found = []
    for entry in entries:
        id = entry.id.name
        has_words = any(isinstance(node, ast.TextElement) for node in nodes([entry]))
        if id.startswith(sentences) and has_words and id in theirs and _written(entry) == _written(theirs[id]):
            found.append(id)
    return found


def _written(entry: Entry) -> str:
    return FluentSerializer().serialize_entry(entry)


def nodes(entries: Iterable[Entry]) -> Iterator[ast.BaseNode]:
    """All nodes of some entries."""
    for entry in entries:
        collector = _Collector()
        collector.visit(entry)
        yield from collector.found


class _Collector(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[ast.BaseNode] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        self.found.append(node)
        super().generic_visit(node)
