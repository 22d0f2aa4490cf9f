"""Sessions: who is signed in on which device. Only digests of their tokens are stored."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from guildhall.server.identity import COOKIE_SECONDS, now
from guildhall.server.store import schema
from guildhall.server.store.database import Database


class SessionRecord(NamedTuple):
    id: str
    person: str
    device: str
    created_at: int
    seen_at: int


C: Final = schema.sessions.c
COLUMNS: Final = select(*(C[name] for name in SessionRecord._fields))


def _oldest() -> int:
    """When a session must have been seen to be still valid."""
    return now() - COOKIE_SECONDS * 1_000


class Sessions:
    """The sessions in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, session: SessionRecord) -> None:
        statement = insert(schema.sessions).values(**session._asdict())
        await self._database.write(lambda connection: connection.execute(statement))

    async def find(self, id: str) -> SessionRecord | None:
        statement = COLUMNS.where(C.id == id, C.seen_at > _oldest())
        row = await self._database.read(lambda connection: connection.execute(statement).first())
        return None if row is None else SessionRecord(*row)

    async def of(self, person: str) -> list[SessionRecord]:
        """A person's sessions, most recently used first."""
        statement = COLUMNS.where(C.person == person, C.seen_at > _oldest()).order_by(C.seen_at.desc(), C.id)
        rows = await self._database.read(lambda connection: connection.execute(statement).all())
        return [SessionRecord(*row) for row in rows]

    async def saw(self, id: str, at: int) -> None:
        statement = update(schema.sessions).where(C.id == id).values(seen_at=at)
        await self._database.write(lambda connection: connection.execute(statement))

    async def end(self, id: str) -> None:
        await self._database.write(lambda connection: connection.execute(delete(schema.sessions).where(C.id == id)))

    async def end_all(self, person: str, but: str | None = None) -> list[str]:
        """End all of a person's sessions but one; returns their ids."""
        where = (C.person == person, C.id != (but or ""))

        def work(connection: Connection) -> list[str]:
            ids = list(connection.execute(select(C.id).where(*where)).scalars())
            connection.execute(delete(schema.sessions).where(*where))
            return ids

        return await self._database.write(work)

    async def forget_expired(self) -> None:
        statement = delete(schema.sessions).where(C.seen_at <= _oldest())
        await self._database.write(lambda connection: connection.execute(statement))
