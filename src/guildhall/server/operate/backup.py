"""Backups: the whole database as one file, taken while the service runs, and put back into an empty database.

A backup is one transaction that only reads, so it shows a single moment. It does not depend on the kind of database: a
backup of SQLite can be restored to PostgreSQL, and the other way round.

Restoring first checks the file to its last byte, then loads it into a temporary SQLite file, upgrades that to the
present schema, and replays every game. Only then is the target written to, in one transaction.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    LargeBinary,
    MetaData,
    Table,
    create_engine,
    func,
    insert,
    inspect,
    select,
)
from sqlalchemy.engine import URL

import guildhall
from guildhall.server.identity import now
from guildhall.server.operate import archive, revisions
from guildhall.server.operate.archive import ArchiveError, Header
from guildhall.server.operate.replaying import Report, replay_all
from guildhall.server.operate.schema import audit
from guildhall.server.store.database import Database, database_url, is_sqlite, open_database
from guildhall.server.store.schema import metadata
from guildhall.server.store.store import Store

ROWS_AT_ONCE: Final = 1_000


class BackupContents(NamedTuple):
    """What a backup contains."""

    rows: dict[str, int]
    bytes: int


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[Database]:
    """A database that exists. Raises ValueError if it does not."""
    if is_sqlite(url) and not Path(url.database or "").exists():
        raise ValueError(f"there is no database {url.database}")
    database = open_database(url, "full", 1)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def existing_store(url: str) -> AsyncIterator[Store]:
    """The store of a database that exists and has the present schema. Raises ValueError."""
    async with opened(database_url(url)) as database:
        await database.read(revisions.check)
    store = Store(database_url(url))
    try:
        yield store
    finally:
        await store.close()


async def back_up(url: str, path: Path) -> BackupContents:
    """Write a backup. The service may be running. Raises ValueError."""
    if path.exists():
        raise ValueError(f"{path} exists already")

    def work(connection: Connection) -> dict[str, int]:
        revision = revisions.check(connection)
        columns = {table.name: table.columns.keys() for table in metadata.sorted_tables}
        header = Header("backup", archive.FORMAT, guildhall.__version__, revision, now(), columns)
        with archive.writing(path, header) as writer:
            for table in metadata.sorted_tables:
                order = select(table).order_by(*table.primary_key.columns)
                streaming = connection.execution_options(stream_results=True, yield_per=ROWS_AT_ONCE)
                writer.add(table.name, map(tuple, streaming.execute(order)))
            return dict(writer.rows)

    async with opened(database_url(url)) as database:
        rows = await database.read_moment(work)
    return BackupContents(rows, path.stat().st_size)


class Restored(NamedTuple):
    """What was restored."""

    header: Header
    rows: dict[str, int]
    games: Report


async def check(path: Path, staging: Path) -> tuple[Header, Report]:
    """Load a backup into a new SQLite file, at the present schema, and replay it. Raises ArchiveError."""
    header, chunks = archive.read(path)
    if header.guildhall != "backup":
        raise ArchiveError(f"{path} holds one table: use 'guildhall import-table'")
    if header.revision not in revisions.known():
        raise ArchiveError(f"{path} was written by Guildhall {header.engine}, which is newer than this")
    for _ in chunks:  # to the last byte, before anything is loaded
        pass
    store = Store(database_url(f"sqlite:///{staging}"), "normal")
    try:
        await store.database.write(lambda connection: _load(connection, path, header.revision))
        await store.migrate()
        report = await replay_all(store)
    finally:
        await store.close()
    if report.damaged:
        names = ", ".join(report.damaged[:5])
        raise ArchiveError(
            f"{path}: {len(report.damaged)} games do not hold under the rules they were played by: {names}"
        )
    return header, report


def _load(connection: Connection, path: Path, revision: str) -> None:
    revisions.upgrade_to(connection, revision)
    header, chunks = archive.read(path)
    found = MetaData()
    found.reflect(connection)
    for name, columns in header.columns.items():
        if name not in found.tables or not set(columns) <= set(found.tables[name].columns.keys()):
            raise ArchiveError(f"{path} is damaged: revision {revision} has no such '{name}'")
    for name, rows in chunks:
        insert_rows(connection, found.tables[name], header.columns[name], rows)


def insert_rows(connection: Connection, table: Table, columns: Sequence[str], rows: list[list[Any]]) -> None:
    """Insert the rows of an archive."""
    binary = {name for name in columns if isinstance(table.columns[name].type, LargeBinary)}
    values = [
        {
            name: bytes.fromhex(value) if name in binary and isinstance(value, str) else value
            for name, value in zip(columns, row, strict=True)
        }
        for row in rows
    ]
    connection.execute(insert(table), values)


async def restore(url: str, path: Path) -> Restored:
    """Put a backup into an empty database. Raises ValueError, and then has changed nothing."""
    target = database_url(url)
    await _check_empty(target)
    with tempfile.TemporaryDirectory(prefix="guildhall-restore-") as folder:
        staging = Path(folder) / "staging.db"
        header, report = await check(path, staging)
        database = open_database(target, "full", 1)
        try:
            rows, sums = await database.write(lambda connection: _fill(connection, staging))
            if await database.read_moment(digests) != sums:
                raise ValueError("what the database says now is not what was restored: do not use it")
        finally:
            await database.close()
    if is_sqlite(target):
        Path(target.database or "").chmod(0o600)  # it holds secrets
    return Restored(header, rows, report)


async def _check_empty(url: URL) -> None:
    """Raises ValueError if there is anything in the database."""
    if is_sqlite(url) and not Path(url.database or "").exists():
        return
    database = open_database(url, "full", 1)
    try:
        names = await database.read(lambda connection: inspect(connection).get_table_names())
        if names and names != ["alembic_version"]:
            tables = [table for table in metadata.sorted_tables if table.name in names]
            full = [table.name for table in tables if table.name != "facts" and await database.read(_counter(table))]
            if full or set(names) - set(metadata.tables) - {"alembic_version"}:
                raise ValueError(f"the database is not empty: it has {', '.join(full or names)}")
    finally:
        await database.close()


def _counter(table: Table) -> Any:
    return lambda connection: connection.execute(select(func.count()).select_from(table)).scalar_one()


def _fill(connection: Connection, staging: Path) -> tuple[dict[str, int], dict[str, int]]:
    """Copy everything from the staging file; returns how many rows there are, and their digests."""
    revisions.upgrade_to(connection, revisions.known()[-1])
    connection.execute(metadata.tables["facts"].delete())
    engine = create_engine(f"sqlite:///{staging}")
    counts = {}
    with engine.connect() as source:
        for table in metadata.sorted_tables:
            counts[table.name] = 0
            for rows in source.execute(select(table).execution_options(yield_per=ROWS_AT_ONCE)).partitions():
                connection.execute(insert(table), [dict(row._mapping) for row in rows])
                counts[table.name] += len(rows)
        sums = digests(source)
    engine.dispose()
    if connection.dialect.name == "postgresql":  # numbers that are given out by the database go on after the last one
        last = func.coalesce(select(func.max(audit.c.number)).scalar_subquery(), 0) + 1
        connection.execute(select(func.setval("audit_number_seq", last, False)))
    return counts, sums


def digests(connection: Connection) -> dict[str, int]:
    """A digest of every database table's rows in any order, the same on both kinds of database."""
    found = {}
    for table in metadata.sorted_tables:
        total = 0
        streaming = connection.execution_options(stream_results=True, yield_per=ROWS_AT_ONCE)
        for row in streaming.execute(select(table)):
            plain = [value.hex() if isinstance(value, bytes) else value for value in row]
            total += int.from_bytes(hashlib.sha256(msgspec.json.encode(plain)).digest())
        found[table.name] = total % 2**256
    return found
