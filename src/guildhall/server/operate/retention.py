"""Retention: deletes or shrinks old data, as the operator has set (`keeping`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.hall.replays import recorded
from guildhall.hall.sittings import begin
from guildhall.server.identity import now
from guildhall.server.operate import audit
from guildhall.server.operate import schema as ours
from guildhall.server.operate.acts import forget_table
from guildhall.server.operate.keeping import parse_keep
from guildhall.server.store import schema
from guildhall.server.store.failures import Unavailable
from guildhall.server.store.store import Store
from guildhall.table import replay

LOG: Final = logging.getLogger("guildhall.retention")
DAY: Final = 24 * 60 * 60 * 1_000
ACTOR: Final = "retention"  # in the audit log
MOST: Final = 500  # of one kind at once, so that nobody waits long for the database


class Retention:
    """What may go, by the operator's settings."""

    def __init__(self, store: Store, keep: str) -> None:
        self.store = store
        self.days = parse_keep(keep)
        self._unreadable: set[str] = set()  # finished games that do not hold under the present rules: they stay

    def _finder(self, kind: str) -> Any:
        """A query for the ids of what would go now."""
        if kind == "orphans":
            return _orphans()
        before = now() - int(self.days[kind] * DAY)
        if kind == "journals":
            return _journals(before).where(schema.tables.c.id.not_in(self._unreadable))
        return FINDERS[kind](before)

    async def due(self) -> dict[str, list[str]]:
        """What would go now, by kind."""
        return {
            kind: await self.store.database.read(_scalars(self._finder(kind).limit(MOST)))
            for kind in (*self.days, "orphans")
        }

    async def apply(self, actor: str) -> dict[str, int]:
        """Delete or shrink what is due; returns how many of each kind."""
        counts = {}
        for kind, ids in (await self.due()).items():
            counts[kind] = 0
            for id in ids:
                counts[kind] += await self._let_go(kind, id)
            if counts[kind]:
                recorded = (actor, f"keep-{kind}", kind, counts[kind])
                await self.store.database.write(lambda c, r=recorded: audit.record(c, *r[:3], count=str(r[3])))  # type: ignore[misc]
        return counts

    async def _let_go(self, kind: str, id: str) -> bool:
        """Checked again in the transaction that removes it: somebody may have come back meanwhile."""
        if kind == "journals":
            return await self._compact(id)
        finder = self._finder(kind)
        is_still_due = finder.where(finder.selected_columns[0] == id)

        def work(connection: Connection) -> bool:
            is_due = connection.execute(is_still_due).first() is not None
            if is_due:
                LET_GO[kind](connection, id)
            return is_due

        return await self.store.database.write(work)

    async def _compact(self, id: str) -> bool:
        """Put a replay file in the place of a finished game's journal."""
        try:
            found = await self.store.table(id)
            if found is None:
                return False
            text = await asyncio.to_thread(compacted, *found, await self.store.journal(id))
        except Unavailable:
            raise
        except Exception as error:  # one game that cannot be read must not keep the others
            LOG.warning("a finished game keeps its journal", extra={"table": id, "reason": type(error).__name__})
            self._unreadable.add(id)
            return False
        values = {"id": id, "game": found[0].settings.game, "text": text, "person": None, "at": now()}

        def work(connection: Connection) -> bool:
            if connection.execute(select(schema.replays.c.id).where(schema.replays.c.id == id)).first():
                return False
            connection.execute(insert(schema.replays).values(**values))
            for table in (schema.entries, schema.snapshots):
                connection.execute(delete(table).where(table.c.table_id == id))
            return True

        return await self.store.database.write(work)


def compacted(record: TableRecord, seats: list[SeatRecord], entries: list[Any]) -> str:
    """A finished game as a replay file, verified. Raises ValueError."""
    sitting = begin(record, seats, entries)
    file = recorded(sitting.table, {}, record)  # names stay with the seats, from where they can be deleted
    replay.verify(file, sitting.table.game)
    return replay.save(file)


def _scalars(statement: Any) -> Callable[[Connection], list[str]]:
    return lambda connection: list(connection.execute(statement).scalars())


def _open(before: int) -> Any:
    t = schema.tables.c
    return select(t.id).where(t.started_at.is_(None), t.created_at < before)


def _idle(before: int) -> Any:
    t, e = schema.tables.c, schema.entries.c
    last = select(func.max(e.at)).where(e.table_id == t.id).scalar_subquery()
    has_clock = t.settings.contains('"kind":"bank"') | t.settings.contains('"kind":"days"')
    return select(t.id).where(t.status == "running", t.started_at < before, last < before, ~has_clock)


def _uploads(before: int) -> Any:
    return select(schema.replays.c.id).where(schema.replays.c.at < before, schema.is_upload())


def _nameless(before: int) -> Any:
    p, s, t = schema.people.c, schema.seats.c, schema.tables.c
    uses = [
        select(s.person).where(s.person == p.id),
        select(t.host).where(t.host == p.id),
        select(schema.chat.c.person).where(schema.chat.c.person == p.id),
        select(schema.sessions.c.id).where(schema.sessions.c.person == p.id, schema.sessions.c.seen_at >= before),
        select(ours.links.c.person).where(ours.links.c.person == p.id),
        select(ours.bans.c.person).where(ours.bans.c.person == p.id),
    ]
    return select(p.id).where(and_(p.account.is_(None), p.created_at < before), ~or_(*(use.exists() for use in uses)))


def _let_go_open(connection: Connection, id: str) -> None:
    forget_table(connection, id)
    audit.record(connection, ACTOR, "delete-table", id)  # so that workers that hold it hear of it


def _let_go_idle(connection: Connection, id: str) -> None:
    values = {"status": "abandoned", "notice": "abandoned", "ended_at": now(), "due_at": None}
    connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(**values))
    audit.record(connection, ACTOR, "abandon", id)


def _let_go_upload(connection: Connection, id: str) -> None:
    for table in (schema.reviews, schema.replays):
        connection.execute(delete(table).where(table.c.id == id))


def _let_go_nameless(connection: Connection, id: str) -> None:
    connection.execute(update(schema.replays).where(schema.replays.c.person == id).values(person=None))
    for table in schema.OWNED:
        connection.execute(delete(table).where(table.c.person == id))
    connection.execute(delete(schema.people).where(schema.people.c.id == id))


def _journals(before: int) -> Any:
    t, e = schema.tables.c, schema.entries.c
    has_entries = select(e.seq).where(e.table_id == t.id).exists()
    return select(t.id).where(t.status == "over", t.ended_at < before, has_entries)


def _orphans() -> Any:
    e = schema.entries.c
    is_table = select(schema.tables.c.id).where(schema.tables.c.id == e.table_id).exists()
    return select(e.table_id).where(~is_table).distinct()


FINDERS: Final[dict[str, Callable[[int], Any]]] = {
    "open": _open,
    "idle": _idle,
    "uploads": _uploads,
    "nameless": _nameless,
}
LET_GO: Final[dict[str, Callable[[Connection, str], object]]] = {
    "open": _let_go_open,
    "idle": _let_go_idle,
    "uploads": _let_go_upload,
    "nameless": _let_go_nameless,
    "orphans": forget_table,
}
