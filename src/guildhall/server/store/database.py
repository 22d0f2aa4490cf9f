"""A database, and work that is done with a connection to it.

Work is a plain function of a connection, and one transaction. On PostgreSQL it runs on the loop, and lets go of it
where asyncpg waits. On SQLite it runs in a thread, with one change of threads for all of its statements; whatever
writes shares one connection and one thread, because SQLite lets one write at a time, and who finds it busy would sleep
for up to a tenth of a second before trying again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, QueuePool, StaticPool, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], T]

LOG: Final = logging.getLogger("guildhall.database")
DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY_MILLISECONDS: Final = 20_000
SHARED: Final = {"check_same_thread": False}  # made by one thread, used by another, never by two at once
MIGRATION_LOCK: Final = 0x6775696C64  # any number will do, if all use the same

# SQLite's log is copied into its file by a thread that nobody waits for, after so many transactions; a writer that
# finds it longer than so many pages does it itself.
TIDY_EVERY: Final = 250
MOST_LOG_PAGES: Final = 10_000


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


class Database(Protocol):
    """Where work is done."""

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""

    async def write(self, work: Work[T]) -> T:
        """Do work, and return when what it has written is safe."""

    async def close(self) -> None: ...


def open_database(url: URL, sync: str, connections: int) -> Database:
    return Sqlite(url, sync, connections) if is_sqlite(url) else PostgreSql(url, connections)


class PostgreSql:
    """A pool of connections."""

    def __init__(self, url: URL, connections: int) -> None:
        self._engine = create_async_engine(url, pool_size=connections, max_overflow=connections, pool_pre_ping=True)

    async def read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class Sqlite:
    """A file: one thread writes, some read, and one tidies up."""

    def __init__(self, url: URL, sync: str, connections: int) -> None:
        self._reader = create_engine(url, poolclass=QueuePool, pool_size=connections, connect_args=SHARED)
        self._writer = create_engine(url, poolclass=StaticPool, connect_args=SHARED)
        _prepare(self._reader, "BEGIN", sync)
        _prepare(self._writer, "BEGIN IMMEDIATE", sync)
        self._reading = ThreadPoolExecutor(connections, thread_name_prefix="reading")
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writing")
        self._tidying = ThreadPoolExecutor(1, thread_name_prefix="tidying")
        self._written = 0

    async def read(self, work: Work[T]) -> T:
        return await _in_thread(self._reading, self._reader, work)

    async def write(self, work: Work[T]) -> T:
        done = await _in_thread(self._writing, self._writer, work)
        self._written += 1
        if self._written % TIDY_EVERY == 0:
            self._tidying.submit(_tidy, self._reader)
        return done

    async def close(self) -> None:
        for executor in (self._reading, self._writing, self._tidying):
            await asyncio.to_thread(executor.shutdown)
        self._reader.dispose()
        self._writer.dispose()


async def _in_thread(executor: Executor, engine: Engine, work: Work[T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(executor, _do, engine, work)


def _do(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _tidy(engine: Engine) -> None:
    """Copy the log into the file, as far as nobody reads there. Nobody waits for it: it says itself what is wrong."""
    try:
        with closing(engine.raw_connection()) as raw:
            raw.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
    except Exception:
        LOG.exception("the database's log was not copied into its file")


def _prepare(engine: Engine, begin: str, sync: str) -> None:
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute(f"PRAGMA wal_autocheckpoint = {MOST_LOG_PAGES}")
        cursor.execute(f"PRAGMA synchronous = {'FULL' if sync == 'full' else 'NORMAL'}")
        cursor.close()

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date. Several processes may try at once; one does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
