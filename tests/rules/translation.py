"""Compares a page of rules with its translation.

A page is parsed into blocks: headings, paragraphs, bullets with the lines indented below them, and the cells of tables.
Both pages must have the same kinds of blocks in the same order. Blocks in the same place must have the same numbers,
clause ids and `code`. Only the words differ, and names of things must be those in the game's Fluent files.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

BULLET = re.compile(r"( *)- (?:\*\*([A-Z]+-[A-Z0-9][A-Z0-9.-]*)\*\*[.:]? *)?(.*)")
HEADING = re.compile(r"(#+) +(\d*)(.*)")
ROW_ID = re.compile(r"(?:[A-Z]+-)?[A-Z]+-?\d+")
# A clause (OLB-6.8), a ruling (E-7), a letter with a number (W3, c1), or a plain number with its sign.
NUMBER = re.compile(r"(?:[A-Z]+-)*(?:[A-Za-z]|(?:(?<=[\s(,:/`])|^)[-−])?\d+(?:\.\d+)*")
CODE = re.compile(r"`([^`]+)`")
QUOTED = re.compile(r'„([^”]+)”|«([^»]+)»|“([^”]+)”|"([^"]+)"')
SAMPLE = "code style"  # examples in the introductions, which a translation may replace


class Block(NamedTuple):
    kind: str  # "## 3", "- OLB-6.8", "row of 4 E-7", "text"
    where: str  # the clause or heading it belongs to, and the row of its table
    text: str


def blocks(page: str) -> list[Block]:
    """The blocks of a page."""
    found: list[Block] = []
    place, goes_on = "", False
    for line in page.splitlines():
        text = line.strip()
        indent = " " * (len(line) - len(line.lstrip()))
        if heading := HEADING.fullmatch(line):
            place = text
            found.append(Block(f"{heading[1]} {heading[2]}".strip(), place, heading[3]))
        elif text.startswith("|"):
            found += _row(text, indent, place)
        elif bullet := BULLET.fullmatch(line):
            place = bullet[2] or place
            found.append(Block(f"{indent}- {bullet[2] or ''}".rstrip(), place, bullet[3]))
        elif text and goes_on:
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n{text}")
        elif text:
            found.append(Block(f"{indent}text", place, text))
        goes_on = bool(text) and not heading and not text.startswith("|")
    return found


def _row(line: str, indent: str, place: str) -> list[Block]:
    """The cells of a row, each as a block."""
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    if set(line) <= set("|-: "):
        return [Block(f"{indent}line of {len(cells)}", place, "")]
    id = cells[0] if ROW_ID.fullmatch(cells[0]) else ""
    where = f"{place}, {cells[0]}" if cells[0] else place
    return [Block(f"{indent}row of {len(cells)} {id}".rstrip(), where, cell) for cell in cells]


def numbers(text: str, names: Iterable[str] = ()) -> Counter[str]:
    """The numbers and ids in a text, except those in quoted names („Tor kaplicy +2”)."""
    known = set(names)
    without = QUOTED.sub(lambda quoted: " " if quoted[0][1:-1] in known else quoted[0], text)
    return Counter(found.replace("−", "-") for found in NUMBER.findall(without))


def code(text: str) -> Counter[str]:
    """The pieces of code in a text."""
    return Counter(CODE.findall(text))


def words(text: str) -> list[str]:
    """The words of a text, without numbers, single letters and code."""
    return re.findall(r"[^\W\d_]{3,}", CODE.sub(" ", text))


def other_structure(english: list[Block], translated: list[Block]) -> list[str]:
    """Where the pages first differ in structure, as one line; empty if they do not."""
    for one, other in zip(english, translated, strict=False):
        if one.kind != other.kind:
            return [f"'{one.kind}' at {one.where} has become '{other.kind}' at {other.where}"]
    if len(english) != len(translated):
        longer = english if len(english) > len(translated) else translated
        rest = longer[min(len(english), len(translated))]
        return [f"one page has '{rest.kind}' at {rest.where}, the other has ended"]
    return []


def other_numbers(english: list[Block], translated: list[Block], names: Iterable[str] = ()) -> list[str]:
    """Blocks whose numbers, ids or code differ."""
    known, found = set(names), []
    for one, other in zip(english, translated, strict=True):
        differences = [(numbers(one.text, known), numbers(other.text, known))]
        if SAMPLE not in one.text:
            differences.append((code(one.text), code(other.text)))
        found += [
            f"{one.where}: lacks {sorted((here - there).elements())}, has {sorted((there - here).elements())} instead"
            for here, there in differences
            if here != there
        ]
    return found


def other_names(english: list[Block], translated: list[Block], names: dict[str, str]) -> list[str]:
    """Blocks that call something by another name than the game does; `names` maps English names to the others."""
    in_order = sorted(names, key=len, reverse=True)  # "Trading Post" before "Post"
    found = []
    for one, other in zip(english, translated, strict=True):
        text = QUOTED.sub(" ", CODE.sub(" ", one.text))
        for name in in_order:
            text, uses = _named(name).subn(" ", text)
            if uses and not says(other.text, names[name]):
                found.append(f"{one.where}: '{name}' is not '{names[name]}'")
    return found


def _named(name: str) -> re.Pattern[str]:
    """The whole name, possibly in the plural or with a capital at the start of a sentence."""
    first, rest = re.escape(name[0]), re.escape(name[1:])
    plural = f"{rest[:-1]}ies|{rest}" if name.endswith("y") else rest
    return re.compile(rf"(?<![\w-])[{first}{first.upper()}](?:{plural})(?:s|es)?(?![\w-])")


def says(text: str, name: str) -> bool:
    """Whether all words of the name occur in any inflected form, compared by their stems."""
    parts = re.findall(r"\w+", name.lower())
    long = [part for part in parts if len(part) > 3] or parts
    there = re.findall(r"\w+", text.lower())
    return all(any(one.startswith(stem(part)) for one in there) for part in long)


def stem(word: str) -> str:
    """The part of a word that inflection does not change: "dom" of "domek" and "domki"."""
    return word[: max(3, len(word) * 3 // 5)]
