"""Store: what is asked of the database, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, and_, delete, func, insert, or_, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.base import Executable

from guildhall.server import wire
from guildhall.server.store import schema
from guildhall.server.store.database import open_database, upgrade
from guildhall.server.store.journal import Append, Conflict, Journal, Snapshot, upsert
from guildhall.table.kept import Entry

__all__ = ["Conflict", "KeyRow", "PersonRow", "SeatRow", "Snapshot", "Store", "TableRow"]


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


class Store:
    """The database of one service."""

    def __init__(self, url: URL, sync: str = "full", connections: int = 5) -> None:
        self.database = open_database(url, sync, connections)
        self.appends = Journal(self.database)

    async def migrate(self) -> None:
        await self.database.write(upgrade)

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        await self.appends.close()
        await self.database.close()

    async def _rows(self, statement: Select[Any]) -> Sequence[Any]:
        return await self.database.read(lambda connection: connection.execute(statement).all())

    async def _first(self, statement: Select[Any]) -> Any:
        return await self.database.read(lambda connection: connection.execute(statement).first())

    async def _change(self, *statements: Executable) -> bool:
        """Carry these out in one transaction; says whether the last one changed anything."""

        def work(connection: Connection) -> bool:
            return bool([connection.execute(statement).rowcount for statement in statements][-1])

        return await self.database.write(work)

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
        await self.appends.append(Append(table, seq, entries, changes or {}, snapshot, digest))

    async def journal(self, table: str, since: int = 0) -> list[Entry]:
        """The entries of a table from that place on."""
        c = schema.entries.c
        columns = select(c.kind, c.seat, c.decision, c.option, c.at, c.command)
        return [
            Entry(*row) for row in await self._rows(columns.where(c.table_id == table, c.seq >= since).order_by(c.seq))
        ]

    async def digests(self, table: str) -> dict[int, str]:
        """By place in the journal: the digest of the position that the entry there led to."""
        c = schema.entries.c
        statement = select(c.seq, c.digest).where(c.table_id == table, c.digest.is_not(None)).order_by(c.seq)
        return {row.seq: row.digest for row in await self._rows(statement)}

    async def snapshot(self, table: str) -> Snapshot | None:
        c = schema.snapshots.c
        row = await self._first(select(c.seq, c.rules, c.text).where(c.table_id == table))
        return None if row is None else Snapshot(*row)

    # Tables and seats

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        values = row._asdict()
        settings = row.settings
        values["settings"] = msgspec.json.encode(settings).decode()
        values |= {"game": settings.game, "name": settings.name, "public": settings.public}
        rows = [{"table_id": row.id, **seat._asdict()} for seat in seats]

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(values))
            connection.execute(insert(schema.seats), rows)

        await self.database.write(work)

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        t, s = schema.tables.c, schema.seats.c
        row_of = select(*(t[name] for name in TableRow._fields)).where(t.id == id)
        seats_of = select(*(s[name] for name in SeatRow._fields)).where(s.table_id == id).order_by(s.seat)

        def work(connection: Connection) -> tuple[TableRow, list[SeatRow]] | None:
            row = connection.execute(row_of).first()
            return None if row is None else (_table_row(row), [SeatRow(*seat) for seat in connection.execute(seats_of)])

        return await self.database.read(work)

    async def tables(self, where: Any, limit: int) -> list[wire.TableLine]:
        """Tables for a list, newest first."""
        t, s = schema.tables.c, schema.seats.c
        taken = select(func.count()).where(s.table_id == t.id, s.kind.in_(["person", "bot"])).scalar_subquery()
        count = select(func.count()).where(s.table_id == t.id).scalar_subquery()
        columns = select(t.id, t.game, t.name, t.status, count, taken, t.created_at)
        rows = await self._rows(columns.where(where).order_by(t.created_at.desc(), t.id).limit(limit))
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
        return [row.id for row in await self._rows(select(t.id).where(t.status.in_(statuses)))]

    async def due(self, before: int, until: int, limit: int = 200) -> list[str]:
        """Tables that somebody must look at. Whoever asks first gets each of them, and has until then."""
        t = schema.tables.c
        statement = select(t.id, t.due_at).where(t.due_at <= before, t.status == "running").order_by(t.due_at)
        claimed: list[str] = []
        for id, due_at in await self._rows(statement.limit(limit)):
            where = and_(t.id == id, t.due_at == due_at)
            if await self._change(update(schema.tables).where(where).values(due_at=until)):
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
        return await self._change(update(schema.tables).where(where).values(**changes))

    async def claim_next(self, id: str, following: str) -> bool:
        """Name a table's rematch, if it has none."""
        t = schema.tables.c
        return await self._change(update(schema.tables).where(t.id == id, t.next.is_(None)).values(next=following))

    async def change_seat(self, table: str, seat: int, where: Any = True, **changes: Any) -> bool:
        """Change a seat if it is as expected and the game has not begun; says whether it was."""
        s, t = schema.seats.c, schema.tables.c
        is_open = select(t.id).where(t.id == table, t.status == "open").exists()
        statement = update(schema.seats).where(s.table_id == table, s.seat == seat, where, is_open).values(**changes)
        return await self._change(statement)

    async def set_alerted(self, table: str, seat: int, turn: int) -> bool:
        """Remember that a person was alerted for this turn; False if somebody else did."""
        s = schema.seats.c
        where = and_(s.table_id == table, s.seat == seat, or_(s.alerted.is_(None), s.alerted < turn))
        return await self._change(update(schema.seats).where(where).values(alerted=turn))

    # Keys

    async def add_key(self, digest: str, key: KeyRow) -> None:
        await self._change(insert(schema.keys).values(digest=digest, **key._asdict()))

    async def find_keys(self, digests: Sequence[str]) -> list[KeyRow]:
        c = schema.keys.c
        if not digests:
            return []
        statement = select(c.table_id, c.seat, c.rights).where(c.digest.in_(digests))
        return [KeyRow(*row) for row in await self._rows(statement)]

    # People

    async def add_person(self, person: PersonRow) -> None:
        await self._change(insert(schema.people).values(**person._asdict()))

    async def person(self, id: str | None = None, account: str | None = None) -> PersonRow | None:
        p = schema.people.c
        where = p.id == id if id is not None else p.account == account
        row = await self._first(select(*(p[name] for name in PersonRow._fields)).where(where))
        return None if row is None else PersonRow(*row)

    async def change_person(self, id: str, **changes: Any) -> bool:
        """False if the account's name is taken, or the person is gone."""
        try:
            return await self._change(update(schema.people).where(schema.people.c.id == id).values(**changes))
        except IntegrityError:
            return False

    async def move_seats(self, person: str, to: str) -> list[str]:
        """Give all seats of one person to another; returns the tables."""
        s, t = schema.seats.c, schema.tables.c

        def work(connection: Connection) -> list[str]:
            ids = list(connection.execute(select(s.table_id).where(s.person == person).distinct()).scalars())
            connection.execute(update(schema.seats).where(s.person == person).values(person=to))
            connection.execute(update(schema.tables).where(t.host == person).values(host=to))
            return ids

        return await self.database.write(work)

    async def forget_person(self, id: str) -> None:
        """Delete a person: names and words go, the choices of finished games stay without a name."""
        await self._change(
            delete(schema.chat).where(schema.chat.c.person == id),
            delete(schema.mutes).where(schema.mutes.c.person == id),
            update(schema.replays).where(schema.replays.c.person == id).values(person=None),
            update(schema.seats).where(schema.seats.c.person == id).values(person=None, name=""),
            delete(schema.people).where(schema.people.c.id == id),
        )

    async def seats_of(self, person: str) -> list[tuple[str, int, str]]:
        s = schema.seats.c
        rows = await self._rows(select(s.table_id, s.seat, s.name).where(s.person == person))
        return [(row[0], row[1], row[2]) for row in rows]

    # Chat

    async def say(self, table: str, person: str, name: str, seat: int | None, text: str, at: int) -> wire.ChatLine:
        """Write a line of chat, with the next number of its table."""
        c = schema.chat.c

        def work(connection: Connection) -> wire.ChatLine:
            last = connection.execute(select(func.max(c.number)).where(c.table_id == table)).scalar()
            line = wire.ChatLine(0 if last is None else last + 1, person, name, seat, text, at)
            values = {name: getattr(line, name) for name in line.__struct_fields__}
            connection.execute(insert(schema.chat).values(table_id=table, **values))
            return line

        for _ in range(20):
            with suppress(IntegrityError):  # somebody else spoke first
                return await self.database.write(work)
        raise Conflict(table)

    async def chat(self, table: str | None = None, person: str | None = None, limit: int = 100) -> list[wire.ChatLine]:
        """The latest lines, oldest first."""
        c = schema.chat.c
        where = c.table_id == table if table is not None else c.person == person
        statement = select(c.number, c.person, c.name, c.seat, c.text, c.at).where(where)
        rows = await self._rows(statement.order_by(c.at.desc(), c.number.desc()).limit(limit))
        return [wire.ChatLine(*row) for row in reversed(rows)]

    async def mute(self, table: str, person: str, muted: bool) -> None:
        m = schema.mutes.c
        gone = delete(schema.mutes).where(m.table_id == table, m.person == person)
        await self._change(gone, *([insert(schema.mutes).values(table_id=table, person=person)] if muted else []))

    async def muted(self, table: str) -> set[str]:
        m = schema.mutes.c
        return {row.person for row in await self._rows(select(m.person).where(m.table_id == table))}

    # Replays

    async def add_replay(self, id: str, game: str, text: str, person: str | None, at: int) -> None:
        with suppress(IntegrityError):  # the same file, once more
            await self._change(insert(schema.replays).values(id=id, game=game, text=text, person=person, at=at))

    async def replay(self, id: str) -> str | None:
        row = await self._first(select(schema.replays.c.text).where(schema.replays.c.id == id))
        return None if row is None else row.text

    async def replays_of(self, person: str) -> list[str]:
        statement = select(schema.replays.c.id).where(schema.replays.c.person == person)
        return [row.id for row in await self._rows(statement)]

    # Facts

    async def fact(self, key: str) -> str | None:
        row = await self._first(select(schema.facts.c.value).where(schema.facts.c.key == key))
        return None if row is None else row.value

    async def set_fact(self, key: str, value: str) -> None:
        values = {"key": key, "value": value}
        await self.database.write(
            lambda connection: connection.execute(upsert(connection, schema.facts, values, ["key"]))
        )

    async def fact_or(self, key: str, make: Callable[[], str]) -> str:
        """A fact that is made once, by whoever comes first."""
        known = await self.fact(key)
        if known is None:
            with suppress(IntegrityError):  # somebody else was first
                await self._change(insert(schema.facts).values(key=key, value=make()))
            known = await self.fact(key)
        assert known is not None
        return known


def _table_row(row: Any) -> TableRow:
    values = row._asdict()
    values["settings"] = msgspec.json.decode(values["settings"], type=wire.TableSettings)
    return TableRow(**values)
