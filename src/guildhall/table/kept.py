"""What is stored of a table.

msgspec reads it back by annotations, which compiled classes lack, so this file is not compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from guildhall.kernel.game import Choice
from guildhall.kernel.state import CHANCE, Seat


class Entry(NamedTuple):
    """One line of a journal."""

    kind: str
    seat: Seat
    decision: str
    option: str
    at: int  # milliseconds since 1970
    command: str | None = None  # the client's command that this carries out; only on its first entry


class Stored(NamedTuple):
    """A snapshot after this many choices of the log, to start from instead of the beginning. Only a cache.

    It is taken at a place before which nobody can undo anything, and where no lane holds events, so only old events are
    lost. There may be more choices in the log than that; they are made again.
    """

    choices: int
    position: str  # in the game's notation
    streams: tuple[tuple[int, int], ...]  # number and edition, by seat, then the spectators'


class StoredSitting(NamedTuple):
    """A snapshot of a sitting, to start from in the middle of its journal. Only a cache."""

    entries: int
    table: Stored
    left: tuple[int, ...]
    running: tuple[Seat, ...]
    at: int
    bots: tuple[str, ...]
    why: tuple[str, ...]
    answered: tuple[int, ...]
    editions: tuple[int, ...] = ()  # of the streams, if there are choices after the table's snapshot


def draws_at_first(entries: Sequence[Entry]) -> list[Choice]:
    """What was drawn before anybody was asked."""
    drawn = takewhile(lambda entry: entry.kind == "choice" and entry.seat == CHANCE, entries)
    return [Choice(entry.seat, entry.decision, entry.option) for entry in drawn]


def places_of(undo: Entry) -> list[int]:
    """The places in the log that an undo removes."""
    return [int(place) for place in undo.option.split()]
