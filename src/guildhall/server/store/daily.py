"""Tries at daily deals that count: one of each person, game and day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, delete, insert, or_, select, update
from sqlalchemy.sql.base import Executable

from guildhall.hall.daily_results import Result, Try
from guildhall.hall.records import ENDED
from guildhall.server.store import schema
from guildhall.server.store.database import Database

C: Final = schema.daily_tries.c
T: Final = schema.tables.c
P: Final = schema.people.c


COLUMNS: Final = (C.person, C.game, C.day, C.table_id, C.begun_at, C.ended_at, C.points, C.place, C.value)


def adding(person: str, game: str, day: str, table: str, at: int) -> Executable:
    """Adds a try; fails with an IntegrityError if the person has one for this deal."""
    values = {"person": person, "game": game, "day": day, "table_id": table, "begun_at": at}
    return insert(schema.daily_tries).values(**values)


class DailyTries:
    """The tries in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str, game: str | None = None, day: str | None = None) -> list[Try]:
        """A person's tries, oldest first."""
        statement = select(*COLUMNS).where(C.person == person).order_by(C.day, C.game)
        if game is not None:
            statement = statement.where(C.game == game)
        if day is not None:
            statement = statement.where(C.day == day)
        return [Try(*row) for row in await self._rows(statement)]

    async def at(self, game: str, day: str) -> list[tuple[Try, str]]:
        """All tries at a deal that have ended, best first, and what the people are called."""
        statement = (
            select(*COLUMNS, P.name)
            .outerjoin(schema.people, P.id == C.person)
            .where(C.game == game, C.day == day, C.ended_at.is_not(None))
            .order_by(C.value.is_(None), C.value.desc(), C.ended_at, C.person)
        )
        return [(Try(*row[:-1]), row[-1] or "") for row in await self._rows(statement)]

    async def unsettled(self, before: str, limit: int = 100) -> list[Try]:
        """Tries without an end whose table has ended or is gone, or whose day was before this one."""
        is_over = or_(T.id.is_(None), T.status.in_(ENDED), C.day < before)
        statement = select(*COLUMNS).outerjoin(schema.tables, T.id == C.table_id).where(C.ended_at.is_(None), is_over)
        return [Try(*row) for row in await self._rows(statement.order_by(C.begun_at).limit(limit))]

    async def settle(self, one: Try, at: int, result: Result | None) -> None:
        """Note how a try has ended; the first note counts."""
        where = and_(C.person == one.person, C.game == one.game, C.day == one.day, C.ended_at.is_(None))
        values: dict[str, Any] = {"ended_at": at, **({} if result is None else result._asdict())}
        await self._database.write(lambda c: c.execute(update(schema.daily_tries).where(where).values(**values)))

    async def _rows(self, statement: Select[Any]) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(statement).all())


def move_tries(connection: Connection, person: str, to: str) -> None:
    """Give all tries of one person to another. If both have tried a deal, the try that began first counts."""
    begun = {
        (row.game, row.day): row.begun_at
        for row in connection.execute(select(C.game, C.day, C.begun_at).where(C.person == to))
    }
    for row in connection.execute(select(C.game, C.day, C.begun_at).where(C.person == person)).all():
        known = begun.get((row.game, row.day))
        mine = and_(C.person == person, C.game == row.game, C.day == row.day)
        theirs = and_(C.person == to, C.game == row.game, C.day == row.day)
        if known is not None:
            loses = theirs if row.begun_at < known else mine
            connection.execute(delete(schema.daily_tries).where(loses))
        connection.execute(update(schema.daily_tries).where(mine).values(person=to))
