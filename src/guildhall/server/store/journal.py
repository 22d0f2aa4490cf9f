"""Journal: writes the entries of all tables to the database.

A single task puts all waiting entries into one transaction, so that many tables share one flush to disk. An append
returns once its entries are durable.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.base import Executable

from guildhall.server.store import schema
from guildhall.server.store.database import Database
from guildhall.table.kept import Entry

MOST_AT_ONCE: Final = 2_000  # entries in one transaction

# All rows as one JSON text: the whole batch is one call into SQLite, which releases the GIL for its duration. Inserting
# row by row would have to take the GIL again after each.
COLUMNS: Final = ("table_id", "seq", *Entry._fields, "digest")
FIELDS: Final = ", ".join(f"json_extract(value, '$[{i}]')" for i in range(len(COLUMNS)))
FROM_JSON: Final = f"INSERT INTO entries ({', '.join(COLUMNS)}) SELECT {FIELDS} FROM json_each(?)"
TO_JSON: Final = msgspec.json.Encoder()


class Snapshot(NamedTuple):
    seq: int
    rules: str
    text: str


class Conflict(Exception):
    """Another process appended at the same place. Nothing was written."""


class Append(NamedTuple):
    """Entries for one place in a journal, with changes to the table's row, a snapshot and a digest."""

    table: str
    seq: int
    entries: Sequence[Entry]
    changes: dict[str, Any]
    snapshot: Snapshot | None
    digest: str | None  # of the position after the last entry

    def rows(self) -> list[tuple[Any, ...]]:
        last = self.seq + len(self.entries) - 1
        return [
            (self.table, seq, *entry, self.digest if seq == last else None)
            for seq, entry in enumerate(self.entries, self.seq)
        ]


Waiting = list[tuple[Append, "asyncio.Future[None]"]]


class Journal:
    """The appends that wait to be written."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: Waiting = []
        self._flusher: asyncio.Task[None] | None = None
        self.flushes = 0
        self.flushed = 0

    async def append(self, append: Append) -> None:
        """Returns once it is durable. Raises Conflict if its place is taken."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((append, done))
        if self._flusher is None:
            self._flusher = loop.create_task(self._flush())
        await done

    async def close(self) -> None:
        """Write everything that is waiting."""
        while self._flusher is not None:
            with suppress(Exception):
                await self._flusher

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch = self._next_batch()
                try:
                    await self._write_batch(batch)
                except Exception as error:  # each writer decides what to do about it
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(error)
        finally:
            self._flusher = None

    def _next_batch(self) -> Waiting:
        size = taken = 0
        while taken < len(self._waiting) and (taken == 0 or size < MOST_AT_ONCE):
            size += len(self._waiting[taken][0].entries)
            taken += 1
        batch = self._waiting[:taken]
        del self._waiting[:taken]
        self.flushes += 1
        self.flushed += size
        return batch

    async def _write_batch(self, batch: Waiting) -> None:
        try:
            await self._write([append for append, _ in batch])
        except IntegrityError:
            await self._write_singly(batch)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _write_singly(self, batch: Waiting) -> None:
        for append, done in batch:
            try:
                await self._write([append])
            except IntegrityError:
                if not done.done():
                    done.set_exception(Conflict(append.table, append.seq))
            else:
                if not done.done():
                    done.set_result(None)

    async def _write(self, appends: Sequence[Append]) -> None:
        await self._database.write(lambda connection: _insert(connection, appends))


def _insert(connection: Connection, appends: Sequence[Append]) -> None:
    rows = [row for append in appends for row in append.rows()]
    if rows and connection.dialect.name == "sqlite":
        connection.exec_driver_sql(FROM_JSON, (TO_JSON.encode(rows).decode(),))
    elif rows:
        connection.execute(insert(schema.entries), [dict(zip(COLUMNS, row, strict=True)) for row in rows])
    for append in appends:
        if append.changes:
            where = schema.tables.c.id == append.table
            connection.execute(update(schema.tables).where(where).values(**append.changes))
        if append.snapshot is not None:
            values = {"table_id": append.table, **append.snapshot._asdict()}
            connection.execute(upsert(connection, schema.snapshots, values, ["table_id"]))


def upsert(connection: Connection, table: Any, values: dict[str, Any], key: list[str]) -> Executable:
    """Insert a row, or update the existing one."""
    make = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    statement = make(table).values(values)
    changes = {name: statement.excluded[name] for name in values if name not in key}
    return statement.on_conflict_do_update(index_elements=key, set_=changes)
