"""Store: what is asked of the database, and nothing else.

Journals are written by a single task that takes all that waits into one transaction, so many tables share one flush to
disk. An append returns when its entries are safe.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Engine, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.base import Executable

from guildhall.server import wire
from guildhall.server.store import schema
from guildhall.server.store.database import is_sqlite, migrate, open_engine, open_journal
from guildhall.table.sitting import Entry

RUNNING: Final = ("running",)
MOST_AT_ONCE: Final = 2_000  # entries in one transaction


class TableRow(NamedTuple):
    id: str
    settings: wire.TableSettings
    status: wire.Status
    notice: str | None
    host: str
    seed: bytes
    engine: str
    components: str
    rules: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    due_at: int | None
    previous: str | None
    next: str | None


class SeatRow(NamedTuple):
    seat: int
    kind: wire.SeatKind
    level: str | None
    person: str | None
    name: str
    alerted: int | None


class PersonRow(NamedTuple):
    id: str
    name: str
    account: str | None
    passphrase: str | None
    webhook: str | None
    email: str | None
    created_at: int


class KeyRow(NamedTuple):
    table_id: str
    seat: int
    rights: wire.KeyRights


class Snapshot(NamedTuple):
    seq: int
    rules: str
    text: str


class Conflict(Exception):
    """Somebody else went on from the same place: nothing was written."""


class Append(NamedTuple):
    """Entries that go on from one place of a journal, with changes of the table's row, a snapshot and a digest."""

    table: str
    seq: int
    entries: Sequence[Entry]
    changes: dict[str, Any]
    snapshot: Snapshot | None
    digest: str | None  # of the position after the last entry


Work = list[tuple[Executable, list[dict[str, Any]] | None]]


def _execute(engine: Engine, work: Work) -> None:
    with engine.begin() as connection:
        for statement, values in work:
            connection.execute(statement, values)


def _entry_rows(append: Append) -> list[dict[str, Any]]:
    rows = [
        {
            "table_id": append.table,
            "seq": append.seq + i,
            "kind": entry.kind,
            "seat": entry.seat,
            "decision": entry.decision,
            "option": entry.option,
            "at": entry.at,
            "command": entry.command,
            "digest": None,
        }
        for i, entry in enumerate(append.entries)
    ]
    if rows:
        rows[-1]["digest"] = append.digest
    return rows


class Store:
    """The database of one service."""

    def __init__(self, url: URL, sync: str = "full", connections: int = 5) -> None:
        self.url = url
        self.is_sqlite = is_sqlite(url)
        self.reader = open_engine(url, writes=False, sync=sync, connections=connections)
        self.writer = open_engine(url, writes=True, sync=sync) if self.is_sqlite else self.reader
        self._journal = open_journal(url, sync) if self.is_sqlite else None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._flusher: asyncio.Task[None] | None = None
        self.flushes = 0
        self.flushed = 0

    async def migrate(self) -> None:
        await migrate(self.writer)

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        while self._flusher is not None:
            with suppress(Exception):
                await self._flusher
        self._thread.shutdown()
        if self._journal is not None:
            self._journal.dispose()
        await self.reader.dispose()
        await self.writer.dispose()

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        async with self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self.writer.begin() as connection:
            yield connection

    def _upsert(self, table: Any, values: dict[str, Any], key: list[str], changes: list[str]) -> Executable:
        make = sqlite.insert if self.is_sqlite else postgresql.insert
        statement = make(table).values(values)
        return statement.on_conflict_do_update(
            index_elements=key, set_={name: statement.excluded[name] for name in changes}
        )

    # Journals

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[Entry],
        changes: dict[str, Any] | None = None,
        snapshot: Snapshot | None = None,
        digest: str | None = None,
    ) -> None:
        """Write entries that begin at that place. Raises Conflict if the place is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((Append(table, seq, entries, changes or {}, snapshot, digest), done))
        if self._flusher is None:
            self._flusher = asyncio.create_task(self._flush())
        await done

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch = self._next_batch()
                try:
                    await self._write_batch(batch)
                except Exception as error:  # every writer is told, and decides
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(error)
        finally:
            self._flusher = None

    def _next_batch(self) -> list[tuple[Append, asyncio.Future[None]]]:
        size = taken = 0
        while taken < len(self._waiting) and (taken == 0 or size < MOST_AT_ONCE):
            size += len(self._waiting[taken][0].entries)
            taken += 1
        batch = self._waiting[:taken]
        del self._waiting[:taken]
        self.flushes += 1
        self.flushed += size
        return batch

    async def _write_batch(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        """All in one transaction; if one of them is too late, each in its own."""
        try:
            await self._insert([append for append, _ in batch])
        except IntegrityError:
            await self._write_singly(batch)
            return
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _write_singly(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        for append, done in batch:
            try:
                await self._insert([append])
            except IntegrityError:
                if not done.done():
                    done.set_exception(Conflict(append.table, append.seq))
            else:
                if not done.done():
                    done.set_result(None)

    async def _insert(self, appends: Sequence[Append]) -> None:
        work = self._statements(appends)
        if self._journal is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, _execute, self._journal, work)
            return
        async with self._write() as connection:
            for statement, values in work:
                await connection.execute(statement, values)

    def _statements(self, appends: Sequence[Append]) -> Work:
        work: Work = []
        rows = [row for append in appends for row in _entry_rows(append)]
        if rows:
            work.append((insert(schema.entries), rows))
        for append in appends:
            if append.changes:
                where = schema.tables.c.id == append.table
                work.append((update(schema.tables).where(where).values(**append.changes), None))
            if append.snapshot is not None:
                values = {"table_id": append.table, **append.snapshot._asdict()}
                work.append((self._upsert(schema.snapshots, values, ["table_id"], ["seq", "rules", "text"]), None))
        return work

    async def journal(self, table: str, since: int = 0) -> list[Entry]:
        """The entries of a table from that place on."""
        c = schema.entries.c
        columns = select(c.kind, c.seat, c.decision, c.option, c.at, c.command)
        statement = columns.where(c.table_id == table, c.seq >= since).order_by(c.seq)
        async with self._read() as connection:
            return [Entry(*row) for row in await connection.execute(statement)]

    async def digests(self, table: str) -> dict[int, str]:
        """By place in the journal: the digest of the position that the entry there led to."""
        c = schema.entries.c
        statement = select(c.seq, c.digest).where(c.table_id == table, c.digest.is_not(None)).order_by(c.seq)
        async with self._read() as connection:
            return {row.seq: row.digest for row in await connection.execute(statement)}

    async def snapshot(self, table: str) -> Snapshot | None:
        c = schema.snapshots.c
        async with self._read() as connection:
            row = (await connection.execute(select(c.seq, c.rules, c.text).where(c.table_id == table))).first()
        return None if row is None else Snapshot(*row)

    # Tables and seats

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        values = row._asdict()
        settings = row.settings
        values["settings"] = msgspec.json.encode(settings).decode()
        values |= {"game": settings.game, "name": settings.name, "public": settings.public}
        async with self._write() as connection:
            await connection.execute(insert(schema.tables).values(values))
            await connection.execute(insert(schema.seats), [{"table_id": row.id, **seat._asdict()} for seat in seats])

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        t, s = schema.tables.c, schema.seats.c
        async with self._read() as connection:
            row = (await connection.execute(select(*(t[name] for name in TableRow._fields)).where(t.id == id))).first()
            if row is None:
                return None
            columns = select(*(s[name] for name in SeatRow._fields))
            seats = await connection.execute(columns.where(s.table_id == id).order_by(s.seat))
            return _table_row(row), [SeatRow(*seat) for seat in seats]

    async def tables(self, where: Any, limit: int) -> list[wire.TableLine]:
        """Tables for a list, newest first."""
        t, s = schema.tables.c, schema.seats.c
        taken = select(func.count()).where(s.table_id == t.id, s.kind.in_(["person", "bot"])).scalar_subquery()
        count = select(func.count()).where(s.table_id == t.id).scalar_subquery()
        columns = select(t.id, t.game, t.name, t.status, count, taken, t.created_at)
        async with self._read() as connection:
            rows = await connection.execute(columns.where(where).order_by(t.created_at.desc(), t.id).limit(limit))
            return [wire.TableLine(*row) for row in rows]

    async def public_tables(self, limit: int = 100) -> list[wire.TableLine]:
        t = schema.tables.c
        return await self.tables(and_(t.public, t.status.in_(["open", "running"])), limit)

    async def tables_of(self, person: str, limit: int = 200) -> list[wire.TableLine]:
        s = schema.seats.c
        held = select(s.table_id).where(s.person == person)
        return await self.tables(or_(schema.tables.c.id.in_(held), schema.tables.c.host == person), limit)

    async def ids(self, statuses: Sequence[str]) -> list[str]:
        t = schema.tables.c
        async with self._read() as connection:
            return list((await connection.execute(select(t.id).where(t.status.in_(statuses)))).scalars())

    async def due(self, before: int, until: int, limit: int = 200) -> list[str]:
        """Tables that somebody must look at. Whoever asks first gets each of them, and has until then."""
        t = schema.tables.c
        statement = select(t.id, t.due_at).where(t.due_at <= before, t.status == "running").order_by(t.due_at)
        async with self._read() as connection:
            found = (await connection.execute(statement.limit(limit))).all()
        claimed: list[str] = []
        for id, due_at in found:
            async with self._write() as connection:
                where = and_(t.id == id, t.due_at == due_at)
                if (await connection.execute(update(schema.tables).where(where).values(due_at=until))).rowcount:
                    claimed.append(id)
        return claimed

    async def change_table(self, id: str, only: Sequence[str] | None = None, **changes: Any) -> bool:
        """Change a table's row if it has one of these statuses; says whether it had."""
        t = schema.tables.c
        if isinstance(changes.get("settings"), wire.TableSettings):
            settings = changes["settings"]
            changes["settings"] = msgspec.json.encode(settings).decode()
            changes |= {"name": settings.name, "public": settings.public}
        where = and_(t.id == id, t.status.in_(only)) if only else t.id == id
        async with self._write() as connection:
            result = await connection.execute(update(schema.tables).where(where).values(**changes))
        return bool(result.rowcount)

    async def claim_next(self, id: str, following: str) -> bool:
        """Name a table's rematch, if it has none."""
        t = schema.tables.c
        async with self._write() as connection:
            where = and_(t.id == id, t.next.is_(None))
            result = await connection.execute(update(schema.tables).where(where).values(next=following))
        return bool(result.rowcount)

    async def change_seat(self, table: str, seat: int, where: Any = True, **changes: Any) -> bool:
        """Change a seat if it is as expected and the game has not begun; says whether it was."""
        s, t = schema.seats.c, schema.tables.c
        is_open = select(t.id).where(t.id == table, t.status == "open").exists()
        statement = update(schema.seats).where(s.table_id == table, s.seat == seat, where, is_open).values(**changes)
        async with self._write() as connection:
            return bool((await connection.execute(statement)).rowcount)

    async def set_alerted(self, table: str, seat: int, turn: int) -> bool:
        """Remember that a person was alerted for this turn; False if somebody else did."""
        s = schema.seats.c
        where = and_(s.table_id == table, s.seat == seat, or_(s.alerted.is_(None), s.alerted < turn))
        async with self._write() as connection:
            return bool((await connection.execute(update(schema.seats).where(where).values(alerted=turn))).rowcount)

    # Keys

    async def add_key(self, digest: str, key: KeyRow) -> None:
        async with self._write() as connection:
            await connection.execute(insert(schema.keys).values(digest=digest, **key._asdict()))

    async def find_keys(self, digests: Sequence[str]) -> list[KeyRow]:
        c = schema.keys.c
        if not digests:
            return []
        statement = select(c.table_id, c.seat, c.rights).where(c.digest.in_(digests))
        async with self._read() as connection:
            return [KeyRow(*row) for row in await connection.execute(statement)]

    # People

    async def add_person(self, person: PersonRow) -> None:
        async with self._write() as connection:
            await connection.execute(insert(schema.people).values(**person._asdict()))

    async def person(self, id: str | None = None, account: str | None = None) -> PersonRow | None:
        p = schema.people.c
        where = p.id == id if id is not None else p.account == account
        async with self._read() as connection:
            row = (await connection.execute(select(*(p[name] for name in PersonRow._fields)).where(where))).first()
        return None if row is None else PersonRow(*row)

    async def change_person(self, id: str, **changes: Any) -> bool:
        """False if the account's name is taken, or the person is gone."""
        try:
            async with self._write() as connection:
                where = schema.people.c.id == id
                return bool((await connection.execute(update(schema.people).where(where).values(**changes))).rowcount)
        except IntegrityError:
            return False

    async def move_seats(self, person: str, to: str) -> list[str]:
        """Give all seats of one person to another; returns the tables."""
        s, t = schema.seats.c, schema.tables.c
        async with self._write() as connection:
            ids = list((await connection.execute(select(s.table_id).where(s.person == person).distinct())).scalars())
            await connection.execute(update(schema.seats).where(s.person == person).values(person=to))
            await connection.execute(update(schema.tables).where(t.host == person).values(host=to))
        return ids

    async def forget_person(self, id: str) -> None:
        """Delete a person: names and words go, the choices of finished games stay without a name."""
        async with self._write() as connection:
            await connection.execute(delete(schema.chat).where(schema.chat.c.person == id))
            await connection.execute(delete(schema.mutes).where(schema.mutes.c.person == id))
            await connection.execute(update(schema.replays).where(schema.replays.c.person == id).values(person=None))
            await connection.execute(
                update(schema.seats).where(schema.seats.c.person == id).values(person=None, name="")
            )
            await connection.execute(delete(schema.people).where(schema.people.c.id == id))

    async def seats_of(self, person: str) -> list[tuple[str, int, str]]:
        s = schema.seats.c
        async with self._read() as connection:
            rows = await connection.execute(select(s.table_id, s.seat, s.name).where(s.person == person))
            return [(row[0], row[1], row[2]) for row in rows]

    # Chat

    async def say(self, table: str, person: str, name: str, seat: int | None, text: str, at: int) -> wire.ChatLine:
        """Write a line of chat, with the next number of its table."""
        c = schema.chat.c
        for _ in range(20):
            try:
                async with self._write() as connection:
                    last = (await connection.execute(select(func.max(c.number)).where(c.table_id == table))).scalar()
                    line = wire.ChatLine(0 if last is None else last + 1, person, name, seat, text, at)
                    values = {name: getattr(line, name) for name in line.__struct_fields__}
                    await connection.execute(insert(schema.chat).values(table_id=table, **values))
                    return line
            except IntegrityError:
                continue  # somebody else spoke first
        raise Conflict(table)

    async def chat(self, table: str | None = None, person: str | None = None, limit: int = 100) -> list[wire.ChatLine]:
        """The latest lines, oldest first."""
        c = schema.chat.c
        where = c.table_id == table if table is not None else c.person == person
        statement = select(c.number, c.person, c.name, c.seat, c.text, c.at).where(where)
        async with self._read() as connection:
            rows = (await connection.execute(statement.order_by(c.at.desc(), c.number.desc()).limit(limit))).all()
        return [wire.ChatLine(*row) for row in reversed(rows)]

    async def mute(self, table: str, person: str, muted: bool) -> None:
        m = schema.mutes.c
        async with self._write() as connection:
            await connection.execute(delete(schema.mutes).where(m.table_id == table, m.person == person))
            if muted:
                await connection.execute(insert(schema.mutes).values(table_id=table, person=person))

    async def muted(self, table: str) -> set[str]:
        m = schema.mutes.c
        async with self._read() as connection:
            return set((await connection.execute(select(m.person).where(m.table_id == table))).scalars())

    # Replays

    async def add_replay(self, id: str, game: str, text: str, person: str | None, at: int) -> None:
        with suppress(IntegrityError):  # the same file, once more
            async with self._write() as connection:
                values = {"id": id, "game": game, "text": text, "person": person, "at": at}
                await connection.execute(insert(schema.replays).values(**values))

    async def replay(self, id: str) -> str | None:
        async with self._read() as connection:
            statement = select(schema.replays.c.text).where(schema.replays.c.id == id)
            text: str | None = (await connection.execute(statement)).scalar()
        return text

    async def replays_of(self, person: str) -> list[str]:
        async with self._read() as connection:
            statement = select(schema.replays.c.id).where(schema.replays.c.person == person)
            return list((await connection.execute(statement)).scalars())

    # Facts

    async def fact(self, key: str) -> str | None:
        async with self._read() as connection:
            statement = select(schema.facts.c.value).where(schema.facts.c.key == key)
            value: str | None = (await connection.execute(statement)).scalar()
        return value

    async def set_fact(self, key: str, value: str) -> None:
        async with self._write() as connection:
            await connection.execute(self._upsert(schema.facts, {"key": key, "value": value}, ["key"], ["value"]))

    async def fact_or(self, key: str, make: Callable[[], str]) -> str:
        """A fact that is made once, by whoever comes first."""
        with suppress(IntegrityError):
            async with self._write() as connection:
                known = (
                    await connection.execute(select(schema.facts.c.value).where(schema.facts.c.key == key))
                ).scalar()
                if known is None:
                    await connection.execute(insert(schema.facts).values(key=key, value=make()))
        value = await self.fact(key)
        assert value is not None
        return value


def _table_row(row: Any) -> TableRow:
    values = row._asdict()
    values["settings"] = msgspec.json.decode(values["settings"], type=wire.TableSettings)
    return TableRow(**values)
