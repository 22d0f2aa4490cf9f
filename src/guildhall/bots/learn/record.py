"""A game of self-play as it is kept: its answers, its result, and what the longer searches thought."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Game
from guildhall.kernel.state import Option, Seat, State


class Thought(Struct, frozen=True, array_like=True):
    """What a full search found at one question."""

    at: int  # answers before it
    options: tuple[Option, ...]
    visits: tuple[int, ...]  # of these options
    win: tuple[float, ...]  # by seat
    points: tuple[float, ...]


class Played(Struct, frozen=True, array_like=True):
    """A game. Who answers next, and to what, follows from the answers."""

    number: int
    seats: int
    variant: dict[str, str]
    options: tuple[Option, ...]  # of players and of chance
    points: tuple[int, ...]
    places: tuple[int, ...]
    thoughts: tuple[Thought, ...]


class Met(NamedTuple):
    """A position of a game, before the answer with that number. It changes with the next one."""

    at: int
    g: State
    seat: Seat
    option: Option


def positions(game: Game[Any], played: Played) -> Iterator[Met]:
    """Every question of a game in order, chance's too. Raises ValueError if the answers do not fit the game."""
    g: State = game.new(played.seats, played.variant)
    run.start(g)
    for at, option in enumerate(played.options):
        if run.is_over(g):
            raise ValueError(f"game {played.number} goes on after its end")
        seat = run.first_to_act(g)
        yield Met(at, g, seat, option)
        try:
            run.apply(g, seat, option)
        except IllegalChoice:
            raise ValueError(f"game {played.number} has an answer that the rules do not allow") from None
    if not run.is_over(g):
        raise ValueError(f"game {played.number} has no end")


class Games:
    """A file of games, a line for each. A last line that a crash has cut short is dropped."""

    def __init__(self, file: Path, game: str) -> None:
        """Raises ValueError for a file with something else in it."""
        self.file = file
        self.game = shelf.game(game)
        self.numbers: set[int] = set()
        if not file.exists():
            return
        content = file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            part = file.with_name(file.name + ".part")
            part.write_bytes(whole)
            part.replace(file)
        self.numbers.update(played.number for played in self)

    def __iter__(self) -> Iterator[Played]:
        if not self.file.exists():
            return
        with self.file.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                yield self._decoded(line, number)

    def _decoded(self, line: bytes, number: int) -> Played:
        try:
            return msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ValueError(f"{self.file.name}, line {number}: not a game of self-play") from None

    def add(self, played: Played) -> None:
        """Write a game at the end; one that is there already is not written again."""
        if played.number in self.numbers:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as out:
            out.write(msgspec.json.encode(played) + b"\n")
        self.numbers.add(played.number)
