"""The puzzles that people have tried, and whether they solved them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, insert, select

from guildhall.puzzles.fitting import Try, merged
from guildhall.server.store import schema
from guildhall.server.store.database import Database

C: Final = schema.puzzles_tried.c


class PuzzleTries:
    """First tries at puzzles, in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, game: str, new: Sequence[Try]) -> list[Try]:
        """Add tries to those that are known; of each puzzle the earliest one counts. Returns all of them."""

        def work(connection: Connection) -> list[Try]:
            known = [Try(*row) for row in connection.execute(_tries(person, game))]
            kept = merged(known, new)
            for one in kept:
                if one not in known:
                    mine = C.person == person, C.game == game, C.puzzle == one.puzzle
                    connection.execute(delete(schema.puzzles_tried).where(*mine))
                    connection.execute(insert(schema.puzzles_tried).values(person=person, game=game, **one._asdict()))
            return kept

        return await self._database.write(work)

    async def of(self, person: str, game: str) -> list[Try]:
        """The tries of a person in a game, the first one first."""
        rows = await self._database.read(lambda connection: connection.execute(_tries(person, game)).all())
        return [Try(*row) for row in rows]

    async def all_of(self, person: str) -> list[tuple[str, str, bool, int]]:
        """The tries of a person: game, puzzle, whether it was solved, and when."""
        statement = select(C.game, C.puzzle, C.solved, C.at).where(C.person == person).order_by(C.at, C.puzzle)
        rows = await self._database.read(lambda connection: connection.execute(statement).all())
        return [(row[0], row[1], row[2], row[3]) for row in rows]


def _tries(person: str, game: str) -> Select[Any]:
    return select(C.puzzle, C.solved, C.at).where(C.person == person, C.game == game).order_by(C.at, C.puzzle)
