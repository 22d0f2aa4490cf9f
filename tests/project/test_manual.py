"""The manual holds every page, names modules that exist, and is built from pinned packages; so does the citation."""

from __future__ import annotations

import ast
import re
from importlib.util import find_spec
from pathlib import Path

import guildhall
from tests.project.test_lock import asked_for, pinned, project
from tools.docs_hook import OUTSIDE

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_page_is_in_the_manual() -> None:
    listed = re.findall(r"^ +- (\S+\.md)$", text("mkdocs.yml"), re.MULTILINE)
    assert sorted(listed) == sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))


def test_a_warning_of_the_manual_is_an_error() -> None:
    (command,) = re.findall(r"mkdocs build .*", text("Makefile"))
    assert "--strict" in command
    assert "--quiet" not in command, "what is not told is not counted"


def test_the_reference_names_modules_that_have_a_docstring() -> None:
    named = [
        name for page in (DOCS / "reference").glob("*.md") for name in re.findall("^::: (.+)$", page.read_text(), re.M)
    ]
    assert len(named) > 20
    for name in named:
        found = find_spec(name)
        assert found is not None
        assert found.origin is not None
        assert ast.get_docstring(ast.parse(Path(found.origin).read_text(encoding="utf-8"))), name


def test_the_packages_of_the_manual_are_pinned() -> None:
    assert asked_for(project()["dependency-groups"]["docs"]) <= pinned("docs.txt")


def test_links_out_of_the_manual_become_text() -> None:
    assert (
        OUTSIDE.sub(r"\2", "see [this](../examples/x.py), [that](rules/y.md)")
        == "see examples/x.py, [that](rules/y.md)"
    )


def test_the_citation_is_of_this_version() -> None:
    assert f"\nversion: {guildhall.__version__}\n" in text("CITATION.cff")
