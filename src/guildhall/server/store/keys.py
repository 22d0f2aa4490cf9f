"""Keys to seats. Only their digests are stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Delete, delete, insert, select

from guildhall.hall.records import KeyRecord
from guildhall.server.identity import now
from guildhall.server.store import schema
from guildhall.server.store.database import Database

C: Final = schema.keys.c
COLUMNS: Final = select(*(C[name] for name in KeyRecord._fields))


def without(table: str, seat: int, rights: Sequence[str]) -> Delete:
    """Ends the keys to one seat that give one of these rights."""
    return delete(schema.keys).where(C.table_id == table, C.seat == seat, C.rights.in_(rights))


class Keys:
    """The keys in one database. Whoever asks for a key that has expired gets none."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, key: KeyRecord) -> None:
        await self._database.write(lambda connection: connection.execute(insert(schema.keys).values(**key._asdict())))

    async def find(self, digests: Sequence[str]) -> list[KeyRecord]:
        if not digests:
            return []
        statement = COLUMNS.where(C.digest.in_(digests), C.expires_at > now())
        rows = await self._database.read(lambda connection: connection.execute(statement).all())
        return [KeyRecord(*row) for row in rows]

    async def of(self, person: str) -> list[KeyRecord]:
        """The keys that a person has made, newest first."""
        statement = COLUMNS.where(C.person == person, C.expires_at > now()).order_by(C.created_at.desc(), C.digest)
        rows = await self._database.read(lambda connection: connection.execute(statement).all())
        return [KeyRecord(*row) for row in rows]

    async def end(self, digest: str) -> None:
        await self._end(delete(schema.keys).where(C.digest == digest))

    async def end_of_seat(self, table: str, seat: int) -> None:
        """End the keys that the person in a seat has made to it."""
        await self._end(without(table, seat, ("play", "view")))

    async def end_of_table(self, table: str) -> None:
        await self._end(delete(schema.keys).where(C.table_id == table))

    async def forget_expired(self) -> None:
        await self._end(delete(schema.keys).where(C.expires_at <= now()))

    async def _end(self, statement: Delete) -> None:
        await self._database.write(lambda connection: connection.execute(statement))
