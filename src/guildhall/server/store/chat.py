"""Chat: the lines of every table."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from guildhall.hall import wire
from guildhall.server.store import schema
from guildhall.server.store.database import Database
from guildhall.server.store.journal import Conflict

C: Final = schema.chat.c
TRIES: Final = 20  # to get a number that no other line has taken


class Chat:
    """The chat in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, table: str, person: str, name: str, seat: int | None, text: str, at: int) -> wire.ChatLine:
        """Write a line under the table's next number."""

        def work(connection: Connection) -> wire.ChatLine:
            last = connection.execute(select(func.max(C.number)).where(C.table_id == table)).scalar()
            line = wire.ChatLine(0 if last is None else last + 1, person, name, seat, text, at)
            values = {name: getattr(line, name) for name in line.__struct_fields__}
            connection.execute(insert(schema.chat).values(table_id=table, **values))
            return line

        for _ in range(TRIES):
            with suppress(IntegrityError):  # another line took the number
                return await self._database.write(work)
        raise Conflict(table)

    async def lines(self, table: str | None = None, person: str | None = None, limit: int = 100) -> list[wire.ChatLine]:
        """The latest lines of a table or of a person, oldest first."""
        where = C.table_id == table if table is not None else C.person == person
        statement = select(C.number, C.person, C.name, C.seat, C.text, C.at).where(where)
        latest = statement.order_by(C.at.desc(), C.number.desc()).limit(limit)
        rows = await self._database.read(lambda connection: connection.execute(latest).all())
        return [wire.ChatLine(*row) for row in reversed(rows)]
