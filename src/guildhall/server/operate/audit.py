"""The audit log: who did what to whom, in the same transaction as the act itself."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, func, insert, select, text

from guildhall.server.identity import now
from guildhall.server.operate import schema

MOST: Final = 500  # lines in an answer
LOCK: Final = 0x6775696C65  # any number that nothing else uses


class Act(NamedTuple):
    """One line of the log."""

    number: int
    at: int
    actor: str
    act: str
    subject: str
    detail: dict[str, Any]


def record(connection: Connection, actor: str, act: str, subject: str, **detail: Any) -> None:
    """Write a line. Lines appear in the order of their numbers, so whoever reads on from the last misses none."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    written = msgspec.json.encode(detail).decode()
    values = {"at": now(), "actor": actor[:60], "act": act, "subject": subject, "detail": written}
    connection.execute(insert(schema.audit).values(**values))


def last(connection: Connection) -> int:
    return int(connection.execute(select(func.coalesce(func.max(schema.audit.c.number), 0))).scalar_one())


def since(connection: Connection, number: int) -> list[Act]:
    """The acts after a number, oldest first."""
    c = schema.audit.c
    return _acts(connection.execute(select(schema.audit).where(c.number > number).order_by(c.number).limit(MOST)))


def latest(connection: Connection, limit: int, subject: str | None = None) -> list[Act]:
    """The latest acts, newest first."""
    statement = select(schema.audit).order_by(schema.audit.c.number.desc()).limit(min(limit, MOST))
    if subject is not None:
        statement = statement.where(schema.audit.c.subject == subject)
    return _acts(connection.execute(statement))


def _acts(rows: Any) -> list[Act]:
    return [Act(*row)._replace(detail=msgspec.json.decode(row[5])) for row in rows]
