"""A game as a file: to take it to another device, or away from one that has no space left. It tells all secrets."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from guildhall.hall.bots import LEVELS
from guildhall.hall.errors import Refusal
from guildhall.hall.records import EMPTY, SeatRecord, TableRecord
from guildhall.hall.settings import check_settings, clean_name
from guildhall.local.store import Row
from guildhall.local.table import YOU, LocalTable
from guildhall.table.kept import Entry

MOST_BYTES: Final = 4_000_000


class Given(msgspec.Struct):
    """The text of a file that somebody opens."""

    text: Annotated[str, msgspec.Meta(max_length=MOST_BYTES)]


class Saved(msgspec.Struct):
    """What a file holds."""

    guildhall: Literal["game"]  # what kind of file this is
    row: Row
    journal: list[Entry]


def save(table: LocalTable) -> str:
    """A table with its journal, whether its game has begun or not. Raises Refusal if it cannot go on."""
    if table.record.status == "frozen":
        raise Refusal("saved-game-does-not-hold")
    journal = table.single.journal if table.single is not None else []
    return msgspec.json.encode(Saved("game", Row(table.record, table.live.seats), journal)).decode()


def load(text: str, id: str, rules: str, at: int) -> LocalTable:
    """A table of its own that goes on from a file. Raises Refusal, because anybody may have written the file."""
    try:
        saved = msgspec.json.decode(text, type=Saved)
    except (msgspec.DecodeError, RecursionError):
        raise Refusal("saved-game-does-not-hold", 400) from None
    record = _record(saved.row.record, id)
    seats = _seats(saved.row.seats, record)
    table = LocalTable(record, seats)
    if record.started_at is None:
        if record.status == "open" and not saved.journal:
            return table
    elif not any(row.kind in EMPTY for row in seats):
        table.resume(saved.journal, 0, rules, at)
        if table.single is not None and table.damage is None:
            table.follow_game(at)
            return table
    raise Refusal("saved-game-does-not-hold", 400)


def _record(record: TableRecord, id: str) -> TableRecord:
    """Everything of a record that does not belong to the device that it comes from."""
    if record.settings.components is not None or record.content is not None:
        raise Refusal("needs-the-server", 409)
    settings = check_settings(record.settings)
    return record._replace(id=id, host=YOU, settings=settings, due_at=None, previous=None, next=None)


def _seats(rows: list[SeatRecord], record: TableRecord) -> list[SeatRecord]:
    if [row.seat for row in rows] != list(range(len(record.settings.seats))):
        raise Refusal("saved-game-does-not-hold", 400)
    return [_seat(row) for row in rows]


def _seat(row: SeatRecord) -> SeatRecord:
    if row.kind == "person":
        return row._replace(level=None, person=YOU, name=clean_name(row.name))
    if (row.level not in LEVELS) if row.kind == "bot" else (row.level is not None):
        raise Refusal("saved-game-does-not-hold", 400)
    return row._replace(person=None, name="")
