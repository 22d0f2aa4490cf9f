"""Component sets, each of one person."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from guildhall.server.store import schema
from guildhall.server.store.database import Database

C: Final = schema.component_sets.c


class ComponentSetRecord(NamedTuple):
    id: str
    person: str
    game: str
    name: str
    digest: str
    content: str
    changed_at: int


COLUMNS: Final = select(*(C[name] for name in ComponentSetRecord._fields))


class ComponentSets:
    """The component sets in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, record: ComponentSetRecord, most: int) -> bool:
        """Keep a set, unless the person has as many as that."""

        def work(connection: Connection) -> bool:
            count = connection.execute(select(func.count()).where(C.person == record.person)).scalar_one()
            if count >= most:
                return False
            connection.execute(insert(schema.component_sets).values(**record._asdict()))
            return True

        return await self._database.write(work)

    async def of(self, person: str) -> list[ComponentSetRecord]:
        """A person's sets, most recently changed first."""
        statement = COLUMNS.where(C.person == person).order_by(C.changed_at.desc(), C.id)
        rows = await self._database.read(lambda connection: connection.execute(statement).all())
        return [ComponentSetRecord(*row) for row in rows]

    async def replace(self, record: ComponentSetRecord) -> bool:
        """Change a set of that person; returns whether there is one."""
        statement = update(schema.component_sets).where(C.id == record.id, C.person == record.person)
        values = record._asdict()
        return await self._database.write(
            lambda connection: bool(connection.execute(statement.values(values)).rowcount)
        )

    async def end(self, person: str, id: str) -> bool:
        """Delete a set of that person; returns whether there was one. Tables keep the components that they have."""
        statement = delete(schema.component_sets).where(C.id == id, C.person == person)
        return await self._database.write(lambda connection: bool(connection.execute(statement).rowcount))
