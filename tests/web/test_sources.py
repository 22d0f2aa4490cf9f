"""The client's sources, without a browser: its messages, and the clauses that it refers to."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from guildhall import shelf
from tools import clauses

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "guildhall" / "words"
SAID = re.compile(r'words\.text\(\s*"([a-z-]+)"')
OPTIONAL = re.compile(r'words\.has\(\s*"([a-z-]+)"')  # what only some games say
# A tag, with attributes in quotes and braces; braces may hold braces.
LINK = re.compile(r'<a\b(?:[^>"{]|"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})*>')
REFUSED = re.compile(r'(?:Refusal|forbidden|not_found|IllegalChoice)\(\s*"([a-z-]+)"')


def messages(language: str) -> set[str]:
    texts = [(WORDS / language / name).read_text(encoding="utf-8") for name in ("common.ftl", "web.ftl")]
    return set(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_every_message_that_a_page_says_is_there(language: str) -> None:
    said = {
        found
        for file in (ROOT / "web" / "src").rglob("*.svelte")
        if "games" not in file.parts
        for found in SAID.findall(file.read_text(encoding="utf-8"))
    }
    optional = {
        found
        for file in (ROOT / "web" / "src").rglob("*.svelte")
        for found in OPTIONAL.findall(file.read_text(encoding="utf-8"))
    }
    assert len(said) > 80
    assert said - optional <= messages(language)


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_every_refusal_of_the_server_has_words(language: str) -> None:
    folders = [ROOT / "src" / "guildhall" / name for name in ("hall", "server", "table")]
    reasons = {
        reason
        for folder in folders
        for file in folder.rglob("*.py")
        for reason in REFUSED.findall(file.read_text(encoding="utf-8"))
    }
    assert len(reasons) > 40
    assert {f"why-{reason}" for reason in reasons} <= messages(language)


def test_every_link_within_the_app_knows_in_which_folder_the_app_is() -> None:
    """A link that the app follows by itself has an address from `at`: a host or a site may have the app in a folder."""
    links = [
        (file.name, link)
        for file in (ROOT / "web" / "src").rglob("*.svelte")
        for link in LINK.findall(file.read_text(encoding="utf-8"))
        if "={follow}" in link
    ]
    assert len(links) > 40
    assert [(name, link) for name, link in links if "href={at(" not in link] == []


def test_every_message_of_the_screens_is_said_somewhere() -> None:
    """In quotes, as the beginning of a template string, or in another message."""
    folders = [ROOT / "src" / "guildhall", ROOT / "web" / "src"]
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in {".py", ".ts", ".svelte"}]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    said = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)(?:\.[a-z-]+)?[\"'`]", sources))
    begun = tuple(set(re.findall(r"[\"'`]([a-z]+(?:-[a-z]+)*-)(?:\$?\{|[\"'`])", sources)))
    texts = "\n".join(file.read_text(encoding="utf-8") for file in (WORDS / "en").glob("*.ftl"))
    within = set(re.findall(r"\{ ?([a-z][\w-]*)", texts))
    assert {id for id in messages("en") - said - within if not id.startswith(begun)} == set()


def test_the_clauses_of_questions_and_events_are_current() -> None:
    assert clauses.FILE.read_text(encoding="utf-8") == clauses.text(), "run: python -m tools.clauses"


@pytest.mark.parametrize("game", shelf.NAMES)
def test_questions_and_events_lead_to_clauses_that_there_are(game: str) -> None:
    known = json.loads(clauses.FILE.read_text(encoding="utf-8"))[game]
    assert set(known["decisions"]) == {decision.name for decision in shelf.game(game).decisions}
    assert len(known["events"]) >= 0.9 * len(shelf.game(game).events)
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    for clause in {*known["decisions"].values(), *known["events"].values()}:
        assert f"**{clause}**" in page
