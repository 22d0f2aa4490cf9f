"""Which lessons people have done."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select

from guildhall.server.store import schema
from guildhall.server.store.database import Database

C: Final = schema.lessons_done.c


class Progress:
    """The lessons done, in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, game: str, lesson: str, at: int) -> None:
        """Note that a person has done a lesson; the first time counts."""

        def work(connection: Connection) -> None:
            known = select(C.at).where(C.person == person, C.game == game, C.lesson == lesson)
            if connection.execute(known).first() is None:
                values = {"person": person, "game": game, "lesson": lesson, "at": at}
                connection.execute(insert(schema.lessons_done).values(**values))

        await self._database.write(work)

    async def of(self, person: str, game: str | None = None) -> list[tuple[str, str]]:
        """The lessons that a person has done, as game and lesson, in the order in which they were done."""
        statement = select(C.game, C.lesson).where(C.person == person).order_by(C.at, C.lesson)
        if game is not None:
            statement = statement.where(C.game == game)
        rows = await self._database.read(lambda connection: connection.execute(statement).all())
        return [(row[0], row[1]) for row in rows]
