"""docs/protocol.md describes every message, body and view, and is current."""

from __future__ import annotations

import inspect
import re

import msgspec
import pytest

from guildhall import shelf
from guildhall.hall import wire
from tools import protocol_md
from tools.wire_ts import view_of


@pytest.mark.parametrize("name", protocol_md.PAGES)
def test_the_page_is_current(name: str) -> None:
    page = (protocol_md.DOCS / name).read_text(encoding="utf-8")
    assert page == protocol_md.PAGES[name](), "run: python -m tools.protocol_md"


def test_every_type_of_the_wire_and_every_view_has_a_section_with_all_fields() -> None:
    page = protocol_md.protocol()
    sections = dict(re.findall(r"^### (\w+)\n(.*?)(?=^##|\Z)", page, re.MULTILINE | re.DOTALL))
    for name, cls in inspect.getmembers(wire, inspect.isclass):
        if issubclass(cls, msgspec.Struct) and cls not in (wire.In, wire.Out):
            for field in cls.__struct_fields__:
                assert f"| `{field}`" in sections[name]
    for game in shelf.NAMES:
        view = view_of(game)
        name = "".join(word.capitalize() for word in game.split("-")) + view.__name__
        for shown in msgspec.structs.fields(view):
            assert f"| `{shown.encode_name}`" in sections[name]


def test_every_link_of_the_page_leads_somewhere_and_every_operation_says_what_it_does() -> None:
    page = protocol_md.protocol()
    headings = {heading.lower() for heading in re.findall(r"^### (\w+)", page, re.MULTILINE)}
    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= headings
    described = re.findall(r"^\| `[A-Z]+ (/api/\S+)` \| (.*?) \|", page, re.MULTILINE)
    assert len(described) >= 30
    assert [path for path, what in described if not what] == []
