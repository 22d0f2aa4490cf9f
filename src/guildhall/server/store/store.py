"""Store: all queries and changes of the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, insert, or_, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.base import Executable

from guildhall.hall import wire
from guildhall.hall.records import EMPTY, SeatRecord, TableRecord
from guildhall.server.identity import now
from guildhall.server.names import fold
from guildhall.server.operate.schema import NAMING, administrators, audit, links
from guildhall.server.store import schema
from guildhall.server.store.chat import Chat
from guildhall.server.store.component_sets import ComponentSets
from guildhall.server.store.daily import DailyTries, adding, move_tries
from guildhall.server.store.database import open_database, upgrade
from guildhall.server.store.journal import Append, Conflict, Journal, Snapshot, upsert
from guildhall.server.store.keys import Keys, without
from guildhall.server.store.lists import TableLists
from guildhall.server.store.progress import Progress
from guildhall.server.store.reviews import Reviews
from guildhall.server.store.rivals import Rivals
from guildhall.server.store.sanctions import Sanctions
from guildhall.server.store.sessions import Sessions
from guildhall.server.store.tries import PuzzleTries
from guildhall.table.kept import Entry

__all__ = ["Conflict", "Damaged", "PersonRecord", "Snapshot", "Store"]


class Damaged(Exception):
    """A table's record cannot be read. Only its id is known."""


class PersonRecord(NamedTuple):
    id: str
    name: str
    account: str | None
    passphrase: str | None
    webhook: str | None
    email: str | None
    created_at: int


class Store:
    """The database of one service."""

    def __init__(self, url: URL, sync: str = "full", connections: int = 5) -> None:
        self.database = open_database(url, sync, connections)
        self.appends = Journal(self.database)
        self.chat = Chat(self.database)
        self.keys = Keys(self.database)
        self.lists = TableLists(self.database)
        self.sessions = Sessions(self.database)
        self.sanctions = Sanctions(self.database)
        self.component_sets = ComponentSets(self.database)
        self.reviews = Reviews(self.database)
        self.progress = Progress(self.database)
        self.daily = DailyTries(self.database)
        self.rivals = Rivals(self.database)
        self.tries = PuzzleTries(self.database)

    async def migrate(self) -> None:
        await self.database.write(upgrade)

    async def close(self) -> None:
        """Write what is waiting, and close the database."""
        await self.appends.close()
        await self.database.close()

    async def _rows(self, statement: Select[Any]) -> Sequence[Any]:
        return await self.database.read(lambda connection: connection.execute(statement).all())

    async def _first(self, statement: Select[Any]) -> Any:
        return await self.database.read(lambda connection: connection.execute(statement).first())

    async def _change(self, *statements: Executable) -> bool:
        """Run the statements in one transaction; returns whether the last one changed anything."""

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
        """Write entries starting at `seq`. Raises Conflict if that place is taken."""
        await self.appends.append(Append(table, seq, entries, changes or {}, snapshot, digest))

    async def journal(self, table: str, since: int = 0) -> list[Entry]:
        """The entries of a table from `since` on."""
        c = schema.entries.c
        columns = select(c.kind, c.seat, c.decision, c.option, c.at, c.command)
        return [
            Entry(*row) for row in await self._rows(columns.where(c.table_id == table, c.seq >= since).order_by(c.seq))
        ]

    async def digests(self, table: str) -> dict[int, str]:
        """The digests of positions, by the place of the entry that led to them."""
        c = schema.entries.c
        statement = select(c.seq, c.digest).where(c.table_id == table, c.digest.is_not(None)).order_by(c.seq)
        return {row.seq: row.digest for row in await self._rows(statement)}

    async def snapshot(self, table: str) -> Snapshot | None:
        c = schema.snapshots.c
        row = await self._first(select(c.seq, c.rules, c.text).where(c.table_id == table))
        return None if row is None else Snapshot(*row)

    # Tables and seats

    async def add_table(self, row: TableRecord, seats: Sequence[SeatRecord], *first: Executable) -> None:
        """Add a table, after `first` in the same transaction."""
        values = row._asdict()
        settings = row.settings
        values["settings"] = msgspec.json.encode(settings).decode()
        values |= {"game": settings.game, "name": settings.name, "public": settings.public}
        rows = [{"table_id": row.id, **seat._asdict()} for seat in seats]

        def work(connection: Connection) -> None:
            for statement in first:
                connection.execute(statement)
            connection.execute(insert(schema.tables).values(values))
            connection.execute(insert(schema.seats), rows)

        await self.database.write(work)

    async def add_try(self, row: TableRecord, seats: Sequence[SeatRecord], person: str, day: str) -> bool:
        """Add the table of a try that counts; False if the person has tried this deal."""
        try:
            await self.add_table(row, seats, adding(person, row.settings.game, day, row.id, row.created_at))
        except IntegrityError:
            return False
        return True

    async def table(self, id: str) -> tuple[TableRecord, list[SeatRecord]] | None:
        """A table and its seats. Raises Damaged."""
        t, s = schema.tables.c, schema.seats.c
        row_of = select(*(t[name] for name in TableRecord._fields)).where(t.id == id)
        seats_of = select(*(s[name] for name in SeatRecord._fields)).where(s.table_id == id).order_by(s.seat)

        def work(connection: Connection) -> tuple[TableRecord, list[SeatRecord]] | None:
            row = connection.execute(row_of).first()
            if row is None:
                return None
            return _table_record(row), [SeatRecord(*seat) for seat in connection.execute(seats_of)]

        return await self.database.read(work)

    async def ids(self, statuses: Sequence[str]) -> list[str]:
        t = schema.tables.c
        return [row.id for row in await self._rows(select(t.id).where(t.status.in_(statuses)))]

    async def due(self, before: int, until: int, limit: int = 200) -> list[str]:
        """Claim tables that are due, each for one worker only, until `until`."""
        t = schema.tables.c
        statement = select(t.id, t.due_at).where(t.due_at <= before, t.status == "running").order_by(t.due_at)
        claimed: list[str] = []
        for id, due_at in await self._rows(statement.limit(limit)):
            where = and_(t.id == id, t.due_at == due_at)
            if await self._change(update(schema.tables).where(where).values(due_at=until)):
                claimed.append(id)
        return claimed

    async def freeze(self, id: str, notice: str) -> bool:
        """Stop a table that cannot go on; returns whether it was going on."""
        return await self.change_table(id, ("open", "running"), status="frozen", notice=notice, due_at=None)

    async def change_table(self, id: str, only: Sequence[str] | None = None, **changes: Any) -> bool:
        """Change a table's row if its status is one of `only`; returns whether it was."""
        t = schema.tables.c
        if isinstance(changes.get("settings"), wire.TableSettings):
            settings = changes["settings"]
            changes["settings"] = msgspec.json.encode(settings).decode()
            changes |= {"name": settings.name, "public": settings.public}
        where = and_(t.id == id, t.status.in_(only)) if only else t.id == id
        return await self._change(update(schema.tables).where(where).values(**changes))

    async def claim_next(self, id: str, following: str) -> bool:
        """Set a table's rematch if it has none; returns whether it had none."""
        t = schema.tables.c
        return await self._change(update(schema.tables).where(t.id == id, t.next.is_(None)).values(next=following))

    async def _change_seat(
        self, table: str, seat: int, where: ColumnElement[bool], *then: Executable, **changes: Any
    ) -> bool:
        """Change a seat if it is as expected and the game has not begun; returns whether it did.

        If it did, `then` happens in the same transaction.
        """
        s, t = schema.seats.c, schema.tables.c
        is_open = select(t.id).where(t.id == table, t.status == "open").exists()
        statement = update(schema.seats).where(s.table_id == table, s.seat == seat, where, is_open).values(**changes)

        def work(connection: Connection) -> bool:
            is_changed = bool(connection.execute(statement).rowcount)
            for more in then if is_changed else ():
                connection.execute(more)
            return is_changed

        return await self.database.write(work)

    async def take_seat(self, table: str, seat: int, person: str, name: str, invited: bool = False) -> bool:
        """Seat a person where it is free, or reserved and they are invited; or rename them on their own seat."""
        s = schema.seats.c
        free = s.kind.in_(EMPTY) if invited else s.kind == "open"
        where = or_(free, and_(s.kind == "person", s.person == person))
        return await self._change_seat(table, seat, where, kind="person", person=person, name=name)

    async def free_seat(
        self, table: str, seat: int, person: str | None, kind: wire.SeatKind, is_cleared: bool = False
    ) -> bool:
        """Free a seat that this person still has, and end the keys to it; if it is cleared, invitations, too."""
        ended = without(table, seat, ("play", "view", "sit") if is_cleared else ("play", "view"))
        where = schema.seats.c.person == person
        return await self._change_seat(table, seat, where, ended, kind=kind, person=None, name="")

    async def fill_seat(self, table: str, seat: int, level: str) -> bool:
        """Put a bot on a seat that is still empty."""
        return await self._change_seat(table, seat, schema.seats.c.kind.in_(EMPTY), kind="bot", level=level)

    async def set_seat(self, table: str, seat: int, kind: wire.SeatKind, level: str | None) -> bool:
        """Change what a seat is for, unless a person has it."""
        return await self._change_seat(table, seat, schema.seats.c.kind != "person", kind=kind, level=level)

    async def swap_seats(self, table: str, one: SeatRecord, other: SeatRecord, settings: wire.TableSettings) -> bool:
        """Let two seats change places if both are as expected and the game has not begun; ends the keys to them."""
        s, t = schema.seats.c, schema.tables.c
        is_open = and_(t.id == table, t.status == "open")

        def work(connection: Connection) -> bool:
            found = {
                row.seat: SeatRecord(*row)
                for row in connection.execute(
                    select(*(s[name] for name in SeatRecord._fields)).where(s.table_id == table).with_for_update()
                )
            }
            text = msgspec.json.encode(settings).decode()
            if (found.get(one.seat), found.get(other.seat)) != (one, other):
                return False
            if not connection.execute(update(schema.tables).where(is_open).values(settings=text)).rowcount:
                return False
            for here, there in ((one, other), (other, one)):
                where = and_(s.table_id == table, s.seat == here.seat)
                values = there._replace(seat=here.seat)._asdict()
                connection.execute(update(schema.seats).where(where).values(**values))
                connection.execute(without(table, here.seat, ("play", "view")))
            return True

        return await self.database.write(work)

    async def set_alerted(self, table: str, seat: int, turn: int) -> bool:
        """Record that a player is alerted for this turn; False if another worker has done so."""
        s = schema.seats.c
        where = and_(s.table_id == table, s.seat == seat, or_(s.alerted.is_(None), s.alerted < turn))
        return await self._change(update(schema.seats).where(where).values(alerted=turn))

    # People

    async def add_person(self, person: PersonRecord) -> None:
        await self._change(insert(schema.people).values(**person._asdict()))

    async def person(self, id: str) -> PersonRecord | None:
        p = schema.people.c
        row = await self._first(select(*(p[name] for name in PersonRecord._fields)).where(p.id == id))
        return None if row is None else PersonRecord(*row)

    async def account(self, name: str) -> PersonRecord | None:
        """The account of this name, or of one that looks like it."""
        p = schema.people.c
        exact, folded = " ".join(name.split()), fold(name)
        columns = select(*(p[field] for field in PersonRecord._fields), p.account == exact)
        rows = await self._rows(columns.where(or_(p.account == exact, p.folded == folded)))
        best = max(rows, key=lambda row: row[-1], default=None)
        return None if best is None else PersonRecord(*best[:-1])

    async def register(self, id: str, name: str, passphrase: str) -> bool:
        """Give a person an account; False if its name, or one that looks like it, is taken."""
        return await self.change_person(id, account=name, folded=fold(name), name=name, passphrase=passphrase)

    async def change_person(self, id: str, **changes: Any) -> bool:
        """Change a person; False if the account's name is taken or the person is gone."""
        try:
            return await self._change(update(schema.people).where(schema.people.c.id == id).values(**changes))
        except IntegrityError:
            return False

    async def move_seats(self, person: str, to: str) -> list[str]:
        """Give all seats of one person to another; returns the tables' ids."""
        s, t = schema.seats.c, schema.tables.c

        def work(connection: Connection) -> list[str]:
            ids = list(connection.execute(select(s.table_id).where(s.person == person).distinct()).scalars())
            connection.execute(update(schema.seats).where(s.person == person).values(person=to))
            connection.execute(update(schema.tables).where(t.host == person).values(host=to))
            for owned in (schema.keys, schema.component_sets):
                connection.execute(update(owned).where(owned.c.person == person).values(person=to))
            move_tries(connection, person, to)
            return ids

        return await self.database.write(work)

    async def forget_person(self, id: str) -> None:
        """Delete a person with name, chat, uploads and open tables; choices of their games stay, without a name."""
        t = schema.tables.c
        unused = update(schema.tables).where(t.host == id, t.status == "open")
        await self.reviews.forget(id)
        await self._change(
            unused.values(status="abandoned", notice="abandoned", ended_at=now()),
            update(schema.tables).where(t.host == id).values(host=""),
            *(delete(owned).where(owned.c.person == id) for owned in schema.OWNED),
            update(schema.seats).where(schema.seats.c.person == id).values(person=None, name=""),
            delete(links).where(links.c.person == id),
            delete(administrators).where(administrators.c.person == id),
            update(audit).where(audit.c.subject == id, audit.c.act.in_(NAMING)).values(detail="{}"),
            delete(schema.people).where(schema.people.c.id == id),
        )
        await self.sanctions.forget(id)

    async def seats_of(self, person: str) -> list[tuple[str, int, str]]:
        s = schema.seats.c
        rows = await self._rows(select(s.table_id, s.seat, s.name).where(s.person == person))
        return [(row[0], row[1], row[2]) for row in rows]

    # Replays

    async def add_replay(self, id: str, game: str, text: str, person: str | None, at: int) -> None:
        with suppress(IntegrityError):  # the same file was uploaded before
            await self._change(insert(schema.replays).values(id=id, game=game, text=text, person=person, at=at))

    async def replay(self, id: str, *only: ColumnElement[bool]) -> str | None:
        row = await self._first(select(schema.replays.c.text).where(schema.replays.c.id == id, *only))
        return None if row is None else row.text

    async def upload(self, id: str) -> str | None:
        """A replay that somebody has uploaded."""
        return await self.replay(id, schema.is_upload())

    async def replays_of(self, person: str) -> list[str]:
        statement = select(schema.replays.c.id).where(schema.replays.c.person == person)
        return [row.id for row in await self._rows(statement)]

    # Facts

    async def fact(self, key: str) -> str | None:
        row = await self._first(select(schema.facts.c.value).where(schema.facts.c.key == key))
        return None if row is None else row.value

    async def set_fact(self, key: str, value: str) -> None:
        values = {"key": key, "value": value}
        await self.database.write(lambda c: c.execute(upsert(c, schema.facts, values, ["key"])))

    async def swap_fact(self, key: str, old: str, new: str) -> bool:
        """Change a fact if it still has the old value; returns whether it had."""
        f = schema.facts.c
        return await self._change(update(schema.facts).where(f.key == key, f.value == old).values(value=new))

    async def fact_or(self, key: str, make: Callable[[], str]) -> str:
        """The fact; the first caller creates it."""
        known = await self.fact(key)
        if known is None:
            with suppress(IntegrityError):  # another process was first
                await self._change(insert(schema.facts).values(key=key, value=make()))
            known = await self.fact(key)
        assert known is not None
        return known


def _table_record(row: Any) -> TableRecord:
    values = row._asdict()
    try:
        values["settings"] = msgspec.json.decode(values["settings"], type=wire.TableSettings)
    except (msgspec.DecodeError, UnicodeError, TypeError):
        raise Damaged(values["id"]) from None
    return TableRecord(**values)
