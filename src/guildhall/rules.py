"""The rules as text: `docs/rules/<game>.md`, parsed into clauses, worked examples and rulings.

Translations are in `docs/rules/<language>/<game>.md`, with the structure and ids of the English page. If a language has
no page, the English one is used.

A clause is a bullet `- **OLB-6.8** text` under a chapter heading; indented lines below it belong to it. A worked
example is a bullet whose id has letters instead of a chapter number, such as `OLB-W-6`. A ruling is a row of the table
under "Rulings".
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import Final, NamedTuple

HERE: Final = Path(__file__).resolve().parent
SHIPPED: Final = HERE / "docs_rules"  # inside an installed package
CHECKOUT: Final = HERE.parents[1] / "docs" / "rules"  # next to the sources

BULLET: Final = re.compile(r"( *)- \*\*([A-Z]+-[A-Z0-9][A-Z0-9.-]*)\*\*[.:]? *(.*)")
ROW: Final = re.compile(r"\| *(?:\*\*)?((?:[A-Z]+-)?[A-Z]+-?[0-9]+)(?:\*\*)? *\|(.*)\|")
ENGLISH: Final = "en"
RULINGS: Final = "Rulings"  # in English; translations have another heading in the same place
SHOWN_NEAR: Final = 4


class Clause(NamedTuple):
    """A clause of the rules, a worked example or a ruling."""

    id: str
    chapter: str  # the heading above it
    text: str  # as Markdown


class Rulebook(NamedTuple):
    """The rules of one game in one language."""

    clauses: list[Clause]
    examples: list[Clause]
    rulings: list[Clause]


def games() -> list[str]:
    """The games that have rules."""
    return sorted(file.stem for file in _folder().glob("*.md"))


def languages(game: str) -> list[str]:
    """The languages that a game's rules are available in, English first. Raises ValueError."""
    _check(game)
    return [ENGLISH, *sorted(file.parent.name for file in _folder().glob(f"*/{game}.md"))]


def text(game: str, language: str = ENGLISH) -> str:
    """The whole page, in English if the language has none. Raises ValueError for an unknown game."""
    translated = language in languages(game) and language != ENGLISH
    folder = _folder() / language if translated else _folder()
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def clauses(game: str, language: str = ENGLISH) -> list[Clause]:
    """The clauses, in order. Raises ValueError for an unknown game."""
    return _rulebook(game, language).clauses


def examples(game: str, language: str = ENGLISH) -> list[Clause]:
    """The worked examples, in order."""
    return _rulebook(game, language).examples


def rulings(game: str, language: str = ENGLISH) -> list[Clause]:
    """The rulings on what the rulebook leaves open, in order."""
    return _rulebook(game, language).rulings


def clause(game: str, id: str, language: str = ENGLISH) -> Clause:
    """The clause, example or ruling with that id; "6.8" means "OLB-6.8". Raises ValueError with similar ids."""
    book = _rulebook(game, language)
    every = [*book.clauses, *book.examples, *book.rulings]
    prefix = book.clauses[0].id.split("-")[0] if book.clauses else ""
    wanted = id.strip().upper()
    for found in every:
        if found.id in (wanted, f"{prefix}-{wanted}") or f"{prefix}-{found.id}" == wanted:
            return found
    raise ValueError(f"{game} has no clause '{id}'{_near(wanted, prefix, [found.id for found in every])}")


def parse(page: str, rulings: str = RULINGS) -> Rulebook:
    """Parse a page; `rulings` is the heading of its table of rulings."""
    book = Rulebook([], [], [])
    chapter = ""
    lines = page.splitlines()
    for number, line in enumerate(lines):
        if line.startswith("## "):
            chapter = line.removeprefix("## ").strip()
        elif bullet := BULLET.fullmatch(line):
            indent, name, first = bullet.groups()
            found = Clause(name, chapter, "\n".join([first, *_below(lines[number + 1 :], len(indent))]).strip())
            (book.clauses if name.split("-", 1)[1][0].isdigit() else book.examples).append(found)
        elif chapter == rulings and (row := ROW.fullmatch(line)):
            book.rulings.append(Clause(row[1], chapter, "\n".join(cell.strip() for cell in row[2].split("|"))))
    return book


def _below(lines: list[str], indent: int) -> list[str]:
    """The lines indented below a bullet, up to the next one, without the indentation."""
    taken = []
    for line in lines:
        if BULLET.fullmatch(line) or (line.strip() and not line.startswith(" " * (indent + 2))):
            break
        taken.append(line)
    return dedent("\n".join(taken)).rstrip().splitlines()


def _near(wanted: str, prefix: str, ids: list[str]) -> str:
    whole = wanted if wanted.startswith(f"{prefix}-") else f"{prefix}-{wanted}"
    inside = [id for id in ids if id.startswith((f"{whole}.", f"{whole}-"))]
    near = (inside or get_close_matches(whole, ids, n=SHOWN_NEAR))[:SHOWN_NEAR]
    return f"; similar: {', '.join(near)}" if near else f"; ids look like {ids[0]}" if ids else ""


@cache
def _rulebook(game: str, language: str) -> Rulebook:
    place = _chapters(text(game)).index(RULINGS)
    page = text(game, language)
    return parse(page, _chapters(page)[place])


def _chapters(page: str) -> list[str]:
    return [line.removeprefix("## ").strip() for line in page.splitlines() if line.startswith("## ")]


def _check(game: str) -> None:
    if game not in games():
        raise ValueError(f"there are no rules for '{game}', only for: {', '.join(games())}")


def _folder() -> Path:
    return SHIPPED if SHIPPED.is_dir() else CHECKOUT
