"""What stands in the Fluent files, taken apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

Entry = ast.Message | ast.Term

# How many things make a difference to their noun, in whole numbers and in others.
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "it": {"one", "other"}}
CATEGORIES = {"zero", "one", "two", "few", "many"}  # "other" alone is just a default


def labels(entries: Iterable[Entry]) -> set[str]:
    """What can be said: `id` and `id.attribute`. Forms of names are a language's own business, their help is not."""
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
    """Terms that no message mentions."""
    entries = list(entries)
    mentioned = {node.id.name for node in nodes(entries) if isinstance(node, ast.TermReference)}
    return {entry.id.name for entry in entries if isinstance(entry, ast.Term)} - mentioned


def lacking_plurals(entries: Iterable[Entry], lang: str) -> list[str]:
    """Choices by number that do not have exactly the plural forms of the language."""
    found = []
    for entry in entries:
        for node in nodes([entry]):
            if isinstance(node, ast.SelectExpression):
                keys = {key.name for variant in node.variants if isinstance(key := variant.key, ast.Identifier)}
                if keys & CATEGORIES and keys != PLURALS[lang]:
                    found.append(f"{entry.id.name} has {', '.join(sorted(keys))}")
    return found


def untranslated(entries: Iterable[Entry], english: Iterable[Entry]) -> list[str]:
    """Sentences that are the same in English, names and the like aside."""
    sentences = ("ask-", "event-", "why-", "phase-", "ledger-", "game-pitch")
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
    """All parts of some entries."""
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
