"""How strong people's rivals are."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select, update

from guildhall.bots.rival import Form
from guildhall.server.store import schema
from guildhall.server.store.database import Database

C: Final = schema.rivals.c


class Rivals:
    """The forms of rivals, by person and game, in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str, game: str) -> Form | None:
        """None: this person has not played against a rival here."""
        statement = select(C.strength, C.games).where(C.person == person, C.game == game)
        row = await self._database.read(lambda connection: connection.execute(statement).first())
        return None if row is None else Form(row.strength, row.games)

    async def all_of(self, person: str) -> dict[str, Form]:
        """By game."""
        statement = select(C.game, C.strength, C.games).where(C.person == person).order_by(C.game)
        rows = await self._database.read(lambda connection: connection.execute(statement).all())
        return {row.game: Form(row.strength, row.games) for row in rows}

    async def learn(self, person: str, game: str, before: Form, after: Form) -> None:
        """Note what a game has shown, once: not if the form is another by now."""
        key = (C.person == person, C.game == game)
        values = after._asdict()

        def work(connection: Connection) -> None:
            known = connection.execute(select(C.games).where(*key)).first()
            if known is None:
                connection.execute(insert(schema.rivals).values(person=person, game=game, **values))
            else:
                connection.execute(update(schema.rivals).where(*key, C.games == before.games).values(**values))

        await self._database.write(work)
