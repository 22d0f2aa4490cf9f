"""What the page must keep before it shows the answer, and what it gives back later.

A table is a row, and a journal that only grows. The row has what lists show, so that a list needs no engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from guildhall.hall import wire
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.table.kept import Entry


class Row(msgspec.Struct):
    """A table as it is kept."""

    record: TableRecord
    seats: list[SeatRecord]


class PutTable(msgspec.Struct, tag="table"):
    """Write a table's row anew."""

    id: str
    row: str
    line: wire.TableLine


class AddEntries(msgspec.Struct, tag="journal"):
    """Add to a table's journal. If there is an entry with such a number, another page was first."""

    id: str
    first: int
    entries: list[str]


class CutJournal(msgspec.Struct, tag="cut"):
    """Remove a table's entries from this number on: they cannot be read."""

    id: str
    first: int


class DropTable(msgspec.Struct, tag="drop"):
    """Remove a table and its journal."""

    id: str


class PutReplay(msgspec.Struct, tag="replay"):
    """Keep a replay file."""

    id: str
    text: str


class PutReview(msgspec.Struct, tag="review"):
    """Keep the review of a game, which goes when its table is removed."""

    id: str
    text: str


Write = PutTable | AddEntries | CutJournal | DropTable | PutReplay | PutReview


class Found(NamedTuple):
    """A table that was read back, and how many entries of its journal hold."""

    row: Row
    entries: list[Entry]
    kept: int


def row_text(record: TableRecord, seats: list[SeatRecord]) -> str:
    return msgspec.json.encode(Row(record, seats)).decode()


def entry_text(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def read_row(text: str) -> Row | None:
    """A table's row; None if it is damaged."""
    try:
        return msgspec.json.decode(text, type=Row)
    except msgspec.DecodeError:
        return None


def read_entries(texts: Sequence[str]) -> list[Entry]:
    """The entries of a journal, up to the first that is damaged."""
    entries: list[Entry] = []
    for text in texts:
        try:
            entries.append(msgspec.json.decode(text, type=Entry))
        except msgspec.DecodeError:
            break
    return entries
