"""Who may not write at a table, or not come in."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, select, update

from guildhall.server.identity import new_id
from guildhall.server.store import schema
from guildhall.server.store.database import Database
from guildhall.server.store.journal import upsert

C: Final = schema.mutes.c


class Sanction(NamedTuple):
    person: str
    banned: bool  # else muted
    name: str  # "" if they had none
    address: str | None  # digest; None: not seen since


class Sanctions:
    """The sanctions in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str) -> list[Sanction]:
        statement = select(*(C[name] for name in Sanction._fields)).where(C.table_id == table).order_by(C.person)
        rows = await self._database.read(lambda connection: connection.execute(statement).all())
        return [Sanction(*row) for row in rows]

    async def put(self, table: str, sanction: Sanction) -> None:
        values = {"table_id": table, **sanction._asdict()}
        await self._database.write(
            lambda connection: connection.execute(upsert(connection, schema.mutes, values, ["table_id", "person"]))
        )

    async def lift(self, table: str, person: str) -> None:
        statement = delete(schema.mutes).where(C.table_id == table, C.person == person)
        await self._database.write(lambda connection: connection.execute(statement))

    async def seen(self, table: str, person: str, address: str) -> None:
        """Note the address of somebody whose address was not known."""
        where = (C.table_id == table, C.person == person, C.address.is_(None))
        statement = update(schema.mutes).where(*where).values(address=address)
        await self._database.write(lambda connection: connection.execute(statement))

    async def forget(self, person: str) -> None:
        """Forget who it was. What their address may not do stays, or deleting oneself would lift it."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.mutes).where(C.person == person, C.address.is_(None)))
            tables = connection.execute(select(C.table_id).where(C.person == person)).scalars().all()
            for table in tables:
                where = (C.table_id == table, C.person == person)
                connection.execute(update(schema.mutes).where(*where).values(person=new_id(), name=""))

        await self._database.write(work)
