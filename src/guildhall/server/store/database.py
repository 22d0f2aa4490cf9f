"""Opening a database: the engine, its pragmas, and its schema brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, StaticPool, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY_MILLISECONDS: Final = 20_000
SHARED: Final = {"check_same_thread": False}  # made by one thread, used by another, never by two at once
MIGRATION_LOCK: Final = 0x6775696C64  # any number will do, if all use the same


def database_url(given: str) -> URL:
    """The URL with the driver that is used here. Raises ValueError."""
    try:
        url = make_url(given)
    except Exception:
        raise ValueError(f"'{given}' is not a database URL, such as sqlite:///guildhall.db") from None
    name = url.get_backend_name() if url.drivername.partition("+")[0] in DRIVERS else ""
    if name not in DRIVERS:
        raise ValueError(f"databases are sqlite or postgresql, not '{url.drivername}'")
    return url.set(drivername=DRIVERS[name])


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def open_engine(url: URL, writes: bool, sync: str = "full", connections: int = 5) -> AsyncEngine:
    """An engine. One that writes to SQLite has a single connection and takes the lock when it begins."""
    if not is_sqlite(url):
        return create_async_engine(url, pool_size=connections, max_overflow=connections, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=1 if writes else connections, max_overflow=0)
    _prepare_sqlite(engine.sync_engine, writes, sync)
    return engine


def open_journal(url: URL, sync: str) -> Engine:
    """The engine with which one thread writes journals to SQLite, without a change of threads per statement."""
    engine = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool, connect_args=SHARED)
    _prepare_sqlite(engine, True, sync)
    return engine


def _prepare_sqlite(engine: Engine, writes: bool, sync: str) -> None:
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute(f"PRAGMA synchronous = {'FULL' if sync == 'full' else 'NORMAL'}")
        cursor.close()

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date. Several processes may try at once; one does it."""
    async with engine.begin() as connection:
        if not is_sqlite(engine.url):
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
