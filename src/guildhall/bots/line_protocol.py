"""The messages between Guildhall and a program that plays: JSON lines, described in `protocol.md` beside this file."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec

PROTOCOL: Final = 1
LONGEST_LINE: Final = 1_000_000  # bytes
SHOWN: Final = 80  # characters of a bad line that the error quotes


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """To the program, first of all."""

    protocol: int
    guildhall: str
    game: str
    seats: int
    seat: int
    settings: dict[str, str]


class Ask(msgspec.Struct, tag_field="type", tag="position"):
    """To the program: the position, and what it is asked."""

    number: int
    seat: int
    decision: str
    options: list[str]
    facts: dict[str, int]
    left: float
    view: Any


class End(msgspec.Struct, tag_field="type", tag="end", omit_defaults=True):
    """To the program, last of all."""

    points: list[int] | None = None
    places: list[int] | None = None
    fault: str | None = None


class Greeting(msgspec.Struct, tag_field="type", tag="hello"):
    """From the program: it is ready."""

    name: str = ""


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """From the program: the option that it takes."""

    option: str
    number: int | None = None


ToProgram = Hello | Ask | End
FromProgram = Greeting | Answer


def page() -> str:
    """The protocol as Markdown."""
    return files("guildhall.bots").joinpath("protocol.md").read_text(encoding="utf-8")
