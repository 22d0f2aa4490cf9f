"""Metrics besides the game itself: requests, the event loop, the database, and open sockets."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Counter, Gauge, Histogram
from sqlalchemy import Connection, Engine, event, func, select

from guildhall.server.metrics import FINE
from guildhall.server.store import schema
from guildhall.server.store.store import Store
from guildhall.server.worker import Worker

STATUSES: Final = ("open", "running", "over", "abandoned", "frozen")
BEGAN: Final = "guildhall_began"

HTTP: Final = Histogram("guildhall_http_seconds", "Time to answer a request", ["method", "status"], buckets=FINE)
LAG: Final = Histogram("guildhall_loop_lag_seconds", "How late the event loop runs what is due", buckets=FINE)
STATEMENTS: Final = Histogram(
    "guildhall_database_seconds", "Time of a statement in the database", ["kind"], buckets=FINE
)
DATABASE_ERRORS: Final = Counter("guildhall_database_errors", "Statements that failed", ["kind"])
TABLES: Final = Gauge("guildhall_tables", "Tables in the database", ["status"], multiprocess_mode="mostrecent")
OPEN_SOCKETS: Final = Gauge("guildhall_sockets_by_role", "Open sockets", ["role"], multiprocess_mode="livesum")
OPEN_ROOMS: Final = Gauge("guildhall_rooms_by_state", "Tables held in memory", ["state"], multiprocess_mode="livesum")


def with_measures(app: ASGIApp) -> ASGIApp:
    """Middleware: counts and times every request. Paths are no label: there are as many as tables."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, send_on)
        finally:
            HTTP.labels(scope["method"], str(status)).observe(time.perf_counter() - began)

    return wrapped


def _kind(statement: str) -> str:
    return "read" if statement.lstrip()[:6].upper() in ("SELECT", "PRAGMA") else "write"


def _before(_: Any, __: Any, ___: Any, ____: Any, context: Any, _____: Any) -> None:
    if context is not None:
        setattr(context, BEGAN, time.perf_counter())


def _after(_: Any, __: Any, statement: str, ___: Any, context: Any, ____: Any) -> None:
    if (began := getattr(context, BEGAN, None)) is not None:
        STATEMENTS.labels(_kind(statement)).observe(time.perf_counter() - began)


def _failed(context: Any) -> None:
    DATABASE_ERRORS.labels(type(context.original_exception).__name__).inc()


def measure_databases() -> None:
    """Time the statements of all databases that this process opens. Repeating it changes nothing."""
    for name, listener in (("before_cursor_execute", _before), ("after_cursor_execute", _after)):
        if not event.contains(Engine, name, listener):
            event.listen(Engine, name, listener)
    if not event.contains(Engine, "handle_error", _failed):
        event.listen(Engine, "handle_error", _failed)


async def count_tables(store: Store) -> None:
    """Count the tables in the database by status."""
    status = schema.tables.c.status

    def work(connection: Connection) -> dict[str, int]:
        return {row[0]: row[1] for row in connection.execute(select(status, func.count()).group_by(status))}

    counts = await store.database.read(work)
    for name in STATUSES:
        TABLES.labels(name).set(counts.get(name, 0))


def count_sockets(worker: Worker) -> None:
    """Count open sockets by whether their person plays or watches, and rooms by whether anybody is there."""
    playing = watching = busy = 0
    for room in worker.rooms.values():
        busy += bool(room.sessions)
        for session in room.sessions:
            is_player = bool(session.rights.holds(room.live.seats))
            playing, watching = playing + is_player, watching + (not is_player)
    OPEN_SOCKETS.labels("playing").set(playing)
    OPEN_SOCKETS.labels("watching").set(watching)
    OPEN_ROOMS.labels("with-people").set(busy)
    OPEN_ROOMS.labels("without-people").set(len(worker.rooms) - busy)
