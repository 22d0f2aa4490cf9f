"""The rules as players read them: `docs/rules/<game>.md`, taken apart into clauses, worked examples and rulings.

Translations are `docs/rules/<language>/<game>.md`, built exactly like the English page, with the same ids. Where a
language has no page, the English one is read.

A clause is a bullet `- **OLB-6.8** text` under a chapter heading; what is indented below it belongs to it. A worked
example is a bullet whose id has letters instead of a chapter, such as `OLB-W-6`. A ruling is a row of the table under
"Rulings".
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
RULINGS: Final = "Rulings"  # in English; in other languages it is the heading in the same place
SHOWN_NEAR: Final = 4


class Clause(NamedTuple):
    """A numbered piece of the rules, an example or a ruling."""

    id: str
    chapter: str  # the heading it stands under
    text: str  # as Markdown


class Rules(NamedTuple):
    clauses: list[Clause]
    examples: list[Clause]
    rulings: list[Clause]


def games() -> list[str]:
    """The games whose rules are here."""
    return sorted(file.stem for file in _folder().glob("*.md"))


def languages(game: str) -> list[str]:
    """The languages that the game's rules are written in, English first. Raises ValueError."""
    _check(game)
    return [ENGLISH, *sorted(file.parent.name for file in _folder().glob(f"*/{game}.md"))]


def text(game: str, language: str = ENGLISH) -> str:
    """The whole page, in English if that language has none. Raises ValueError for a game that is not there."""
    translated = language in languages(game) and language != ENGLISH
    folder = _folder() / language if translated else _folder()
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def clauses(game: str, language: str = ENGLISH) -> list[Clause]:
    """The rules proper, in order. Raises ValueError for a game that is not there."""
    return _rules(game, language).clauses


def examples(game: str, language: str = ENGLISH) -> list[Clause]:
    """The worked examples, in order."""
    return _rules(game, language).examples


def rulings(game: str, language: str = ENGLISH) -> list[Clause]:
    """What holds where the rulebook is silent, in order."""
    return _rules(game, language).rulings


def clause(game: str, id: str, language: str = ENGLISH) -> Clause:
    """The clause, example or ruling with that id; "6.8" is "OLB-6.8". Raises ValueError, naming ids that look alike."""
    rules = _rules(game, language)
    every = [*rules.clauses, *rules.examples, *rules.rulings]
    prefix = rules.clauses[0].id.split("-")[0] if rules.clauses else ""
    wanted = id.strip().upper()
    for found in every:
        if found.id in (wanted, f"{prefix}-{wanted}") or f"{prefix}-{found.id}" == wanted:
            return found
    raise ValueError(f"{game} has no clause '{id}'{_near(wanted, prefix, [found.id for found in every])}")


def parse(page: str, rulings: str = RULINGS) -> Rules:
    """Take a page apart; `rulings` is the heading of its table of rulings."""
    rules = Rules([], [], [])
    chapter = ""
    lines = page.splitlines()
    for number, line in enumerate(lines):
        if line.startswith("## "):
            chapter = line.removeprefix("## ").strip()
        elif bullet := BULLET.fullmatch(line):
            indent, name, first = bullet.groups()
            found = Clause(name, chapter, "\n".join([first, *_below(lines[number + 1 :], len(indent))]).strip())
            (rules.clauses if name.split("-", 1)[1][0].isdigit() else rules.examples).append(found)
        elif chapter == rulings and (row := ROW.fullmatch(line)):
            rules.rulings.append(Clause(row[1], chapter, "\n".join(cell.strip() for cell in row[2].split("|"))))
    return rules


def _below(lines: list[str], indent: int) -> list[str]:
    """What is indented below a bullet, up to the next one, without the indentation."""
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
    return f"; near it: {', '.join(near)}" if near else f"; ids look like {ids[0]}" if ids else ""


@cache
def _rules(game: str, language: str) -> Rules:
    place = _chapters(text(game)).index(RULINGS)
    page = text(game, language)
    return parse(page, _chapters(page)[place])


def _chapters(page: str) -> list[str]:
    return [line.removeprefix("## ").strip() for line in page.splitlines() if line.startswith("## ")]


def _check(game: str) -> None:
    if game not in games():
        raise ValueError(f"there are no rules of '{game}'; there are: {', '.join(games())}")


def _folder() -> Path:
    return SHIPPED if SHIPPED.is_dir() else CHECKOUT
