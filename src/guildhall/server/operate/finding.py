"""What administrators can look up: people, tables, replays, chat, and figures of the whole service."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, func, or_, select

from guildhall.hall import wire_admin
from guildhall.server.identity import now
from guildhall.server.names import fold
from guildhall.server.operate import schema as ours
from guildhall.server.store import schema

MOST: Final = 200  # lines in an answer
DAY: Final = 24 * 60 * 60 * 1_000


def _like(column: Any, text: str) -> ColumnElement[bool]:
    found: ColumnElement[bool] = column.icontains(text, autoescape=True)
    return found


def people(connection: Connection, text: str, limit: int = MOST) -> list[wire_admin.PersonLine]:
    """People whose name, account or id contains the text, newest first."""
    p, s = schema.people.c, schema.seats.c
    seen = select(func.max(schema.sessions.c.seen_at)).where(schema.sessions.c.person == p.id).scalar_subquery()
    seats = select(func.count()).where(s.person == p.id).scalar_subquery()
    is_administrator = select(ours.administrators.c.person).where(ours.administrators.c.person == p.id).exists()
    ban = select(ours.bans.c.reason).where(ours.bans.c.person == p.id).scalar_subquery()
    statement = select(p.id, p.name, p.account, p.created_at, seen, seats, is_administrator, ban)
    if text:
        statement = statement.where(or_(p.id == text, _like(p.name, text), _like(p.account, text)))
    order = statement.order_by(p.created_at.desc(), p.id).limit(min(limit, MOST))
    return [wire_admin.PersonLine(*row) for row in connection.execute(order)]


def person_id(connection: Connection, name: str) -> str:
    """The id of the person of this id, account or name. Raises ValueError unless there is exactly one."""
    p = schema.people.c
    wheres = (p.id == name, or_(p.account == name, p.folded == fold(name)), p.name == name)
    for where in wheres:
        found = connection.execute(select(p.id).where(where).limit(2)).scalars().all()
        if len(found) > 1:
            raise ValueError(f"several people are called '{name}': name the id ('guildhall admin people {name}')")
        if found:
            return str(found[0])
    raise ValueError(f"there is nobody called '{name}'")


def tables(connection: Connection, text: str, status: str = "", limit: int = MOST) -> list[wire_admin.TableRow]:
    """Tables whose id, name, game or players contain the text, newest first."""
    t, s = schema.tables.c, schema.seats.c
    length = select(func.count()).where(schema.entries.c.table_id == t.id).scalar_subquery()
    statement = select(t.id, t.game, t.name, t.status, t.notice, t.created_at, t.started_at, t.ended_at, length)
    if status:
        statement = statement.where(t.status == status)
    if text:
        sits = select(s.table_id).where(s.table_id == t.id, or_(_like(s.name, text), s.person == text)).exists()
        statement = statement.where(or_(t.id == text, _like(t.name, text), _like(t.game, text), sits))
    rows = connection.execute(statement.order_by(t.created_at.desc(), t.id).limit(min(limit, MOST))).all()
    names: dict[str, list[str]] = {row.id: [] for row in rows}
    seated = select(s.table_id, s.name, s.level).where(s.table_id.in_(list(names))).order_by(s.table_id, s.seat)
    for id, name, level in connection.execute(seated):
        names[id].append(name or level or "")
    return [wire_admin.TableRow(*row, names[row.id]) for row in rows]


def replays(connection: Connection, text: str, limit: int = MOST) -> list[wire_admin.ReplayRow]:
    """Uploaded replays whose id or game contains the text, newest first."""
    r = schema.replays.c
    statement = select(r.id, r.game, r.person, r.at, func.length(r.text)).where(schema.is_upload())
    if text:
        statement = statement.where(or_(r.id == text, r.person == text, _like(r.game, text)))
    order = statement.order_by(r.at.desc(), r.id).limit(min(limit, MOST))
    return [wire_admin.ReplayRow(*row) for row in connection.execute(order)]


def chat(connection: Connection, text: str, limit: int = MOST) -> list[wire_admin.ChatRow]:
    """Lines of chat that contain the text, or that a person or table of this id has, newest first."""
    c = schema.chat.c
    statement = select(c.table_id, c.number, c.person, c.name, c.text, c.at)
    if text:
        statement = statement.where(or_(c.table_id == text, c.person == text, _like(c.text, text), _like(c.name, text)))
    order = statement.order_by(c.at.desc(), c.table_id, c.number.desc()).limit(min(limit, MOST))
    return [wire_admin.ChatRow(*row) for row in connection.execute(order)]


def statistics(connection: Connection) -> wire_admin.Statistics:
    """Figures of the whole service."""
    t, p, e = schema.tables.c, schema.people.c, schema.entries.c

    def count(table: Any, *where: ColumnElement[bool]) -> int:
        return int(connection.execute(select(func.count()).select_from(table).where(*where)).scalar_one())

    def by(column: Any) -> dict[str, int]:
        return {row[0]: row[1] for row in connection.execute(select(column, func.count()).group_by(column))}

    day, week = now() - DAY, now() - 7 * DAY
    return wire_admin.Statistics(
        people=count(schema.people),
        accounts=count(schema.people, p.account.is_not(None)),
        seen_today=count(schema.sessions, schema.sessions.c.seen_at > day),
        tables=by(t.status),
        games=by(t.game),
        finished_this_week=count(schema.tables, t.status == "over", t.ended_at > week),
        choices=count(schema.entries, e.kind == "choice", e.seat >= 0),
        chat=count(schema.chat),
        replays=count(schema.replays),
        banned=count(ours.bans),
    )
