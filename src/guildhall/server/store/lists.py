"""Tables in lists, newest first, and who is at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, func, or_, select

from guildhall.hall import wire
from guildhall.server.store import schema
from guildhall.server.store.database import Database

T, S = schema.tables.c, schema.seats.c
MOST_OF_HOST: Final = 10  # public tables of one person in the list


class TableLists:
    """The lists of tables in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def public(self, limit: int = 100) -> list[wire.TableLine]:
        """Of each host the newest ones only, so that nobody can fill the list."""
        of_host = func.row_number().over(partition_by=T.host, order_by=(T.created_at.desc(), T.id))
        ranked = select(T.id, of_host.label("rank")).where(T.public, T.status.in_(["open", "running"])).subquery()
        return await self._lines(T.id.in_(select(ranked.c.id).where(ranked.c.rank <= MOST_OF_HOST)), limit)

    async def of(self, person: str, limit: int = 200) -> list[wire.TableLine]:
        """The tables where a person has a seat, or is the host."""
        held = select(S.table_id).where(S.person == person)
        return await self._lines(or_(T.id.in_(held), T.host == person), limit)

    async def hosted(self, person: str, tables: Sequence[str]) -> set[str]:
        """Those of the tables that a person hosts."""
        rows = await self._rows(select(T.id).where(T.host == person, T.id.in_(tables))) if tables else ()
        return {row.id for row in rows}

    async def people_at(self, tables: Sequence[str]) -> dict[str, list[tuple[str | None, str]]]:
        """By table: the person and the name in each seat."""
        found: dict[str, list[tuple[str | None, str]]] = {table: [] for table in tables}
        statement = select(S.table_id, S.person, S.name).where(S.table_id.in_(tables)).order_by(S.table_id, S.seat)
        for table, person, name in await self._rows(statement) if tables else ():
            found[table].append((person, name))
        return found

    async def _lines(self, where: ColumnElement[bool], limit: int) -> list[wire.TableLine]:
        taken = select(func.count()).where(S.table_id == T.id, S.kind.in_(["person", "bot"])).scalar_subquery()
        count = select(func.count()).where(S.table_id == T.id).scalar_subquery()
        columns = select(T.id, T.game, T.name, T.status, count, taken, T.created_at)
        rows = await self._rows(columns.where(where).order_by(T.created_at.desc(), T.id).limit(limit))
        return [wire.TableLine(*row) for row in rows]

    async def _rows(self, statement: Select[Any]) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(statement).all())
