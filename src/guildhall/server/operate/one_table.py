"""One table as a file: exported from one service, and imported into another.

The file holds the table, its seats, journal, chat and snapshot, and the people who sit there by name and id only: no
passphrases, addresses, keys or sessions. Its seed is part of it, so while the game runs the file is as secret as the
database.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, func, insert, select

import guildhall
from guildhall.server.identity import now
from guildhall.server.operate import archive, revisions
from guildhall.server.operate.archive import ArchiveError, Header
from guildhall.server.operate.backup import insert_rows, opened
from guildhall.server.operate.replaying import replay_all
from guildhall.server.store import schema
from guildhall.server.store.database import database_url
from guildhall.server.store.store import Store

PARTS: Final[tuple[tuple[Table, str], ...]] = (
    (schema.tables, "id"),
    (schema.seats, "table_id"),
    (schema.entries, "table_id"),
    (schema.snapshots, "table_id"),
    (schema.chat, "table_id"),
    (schema.replays, "id"),
)
PERSON: Final = ("id", "name", "created_at")


class Imported(NamedTuple):
    """A table that is now in the database, and the people who came with it, by id."""

    table: str
    people: dict[str, str]


async def export_table(url: str, id: str, path: Path) -> int:
    """Write a table to a file; returns the length of its journal. Raises ValueError."""

    def work(connection: Connection) -> int:
        revision = revisions.check(connection)
        if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == id)).first() is None:
            raise ValueError(f"there is no table '{id}'")
        columns = {part.name: part.columns.keys() for part, _ in PARTS} | {"people": list(PERSON)}
        header = Header("table", archive.FORMAT, guildhall.__version__, revision, now(), columns)
        with archive.writing(path, header) as writer:
            for part, key in PARTS:
                order = select(part).where(part.columns[key] == id).order_by(*part.primary_key.columns)
                writer.add(part.name, map(tuple, connection.execute(order)))
            writer.add("people", map(tuple, connection.execute(_people_of(id))))
            return writer.rows["entries"]

    async with opened(database_url(url)) as database:
        return await database.read_moment(work)


def _people_of(table: str) -> Any:
    """Everybody whose id occurs in the table, under the name that they have there."""
    people, seats, tables = schema.people.c, schema.seats.c, schema.tables.c
    seated = select(seats.person).where(seats.table_id == table)
    host = select(tables.host).where(tables.id == table)
    return select(*(people[name] for name in PERSON)).where(people.id.in_(seated) | people.id.in_(host))


async def import_table(url: str, path: Path) -> Imported:
    """Add a table from a file, once its game has been replayed. Raises ValueError, and then has changed nothing."""
    header, chunks = archive.read(path)
    if header.guildhall != "table":
        raise ArchiveError(f"{path} is a backup of a whole database: use 'guildhall restore'")
    if header.revision not in revisions.known():
        raise ArchiveError(f"{path} was written by Guildhall {header.engine}, which is newer than this")
    rows: dict[str, list[list[Any]]] = {name: [] for name in header.columns}
    for name, more in chunks:
        rows[name] += more
    if len(rows.get("tables", [])) != 1:
        raise ArchiveError(f"{path} is damaged: it holds no table")
    loaded = await _checked(path, header, rows)
    async with opened(database_url(url)) as database:
        return await database.write(lambda connection: _add(connection, loaded))


async def _checked(path: Path, header: Header, rows: dict[str, list[list[Any]]]) -> dict[str, list[dict[str, Any]]]:
    """The rows at the present schema, after a rehearsal in a temporary file. Raises ArchiveError."""
    with tempfile.TemporaryDirectory(prefix="guildhall-import-") as folder:
        store = Store(database_url(f"sqlite:///{folder}/staging.db"), "normal")
        try:
            await store.database.write(lambda connection: _load(connection, header, rows))
            await store.migrate()
            report = await replay_all(store)
            if report.damaged or report.other_rules:
                raise ArchiveError(f"{path}: the game does not hold under the rules of this Guildhall")
            return await store.database.read(_rows)
        finally:
            await store.close()


def _load(connection: Connection, header: Header, rows: dict[str, list[list[Any]]]) -> None:
    revisions.upgrade_to(connection, header.revision)
    known = {part.name: part for part, _ in PARTS} | {"people": schema.people}
    for name, values in rows.items():
        if name not in known or not set(header.columns[name]) <= set(known[name].columns.keys()):
            raise ArchiveError(f"the file has rows of '{name}', which do not belong to a table")
        if values:
            insert_rows(connection, known[name], header.columns[name], values)


def _rows(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    parts = [part for part, _ in PARTS] + [schema.people]
    return {part.name: [dict(row._mapping) for row in connection.execute(select(part))] for part in parts}


def _add(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> Imported:
    revisions.check(connection)
    id: str = rows["tables"][0]["id"]
    tables, people = schema.tables.c, schema.people.c
    if connection.execute(select(func.count()).where(tables.id == id)).scalar_one():
        raise ValueError(f"there is a table '{id}' already")
    new: dict[str, str] = {}
    for person in rows["people"]:
        if not connection.execute(select(func.count()).where(people.id == person["id"])).scalar_one():
            connection.execute(insert(schema.people).values(**person))
            new[person["id"]] = person["name"]
    rows["tables"][0] |= {"previous": None, "next": None}  # tables of another service
    for part, _ in PARTS:
        if rows[part.name]:
            connection.execute(insert(part), rows[part.name])
    return Imported(id, new)
