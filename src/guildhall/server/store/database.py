"""Runs work in a database.

Work is a plain function of a connection and runs in one transaction. On PostgreSQL it runs on the event loop and yields
where asyncpg waits. On SQLite all its statements run in one thread, with a single hand-over. All writes share one
connection and one thread, because SQLite allows one writer at a time, and a second one would sleep for up to a tenth of
a second before trying again.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, QueuePool, StaticPool, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from guildhall.server.store.failures import Busy, Unavailable, told_apart

T = TypeVar("T")
Work = Callable[[Connection], T]

LOG: Final = logging.getLogger("guildhall.database")
DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY_MILLISECONDS: Final = 20_000
SHARED: Final = {"check_same_thread": False}  # opened in one thread and used in another, never by two at once
OWNER_ONLY: Final = 0o600
WRITERS: Final = 2  # connections for what is written: nobody's choice waits for readers
WAIT_SECONDS: Final = 15  # for a free connection, as when everybody comes back at once after a worker has died
MOST_WAITING: Final = 2_000  # for a free connection; more are turned away at once
CONNECT_SECONDS: Final = 5
MIGRATION_LOCK: Final = 0x6775696C64  # any number will do, as long as all processes use the same

# A background thread checkpoints SQLite's write-ahead log after this many transactions. A writer that finds the log
# longer than this many pages does it itself.
TIDY_EVERY: Final = 250
MOST_LOG_PAGES: Final = 10_000


def database_url(given: str) -> URL:
    """The URL with the driver that we use. Raises ValueError."""
    try:
        url = make_url(given)
    except Exception:
        raise ValueError(f"'{given}' is not a database URL, such as sqlite:///guildhall.db") from None
    name = url.get_backend_name() if url.drivername.partition("+")[0] in DRIVERS else ""
    if name not in DRIVERS:
        raise ValueError(f"the database must be sqlite or postgresql, not '{url.drivername}'")
    return url.set(drivername=DRIVERS[name])


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


class Database(Protocol):
    """Runs work in transactions."""

    async def read(self, work: Work[T]) -> T:
        """Do work that only reads."""

    async def read_moment(self, work: Work[T]) -> T:
        """The same, and all of its queries see one moment."""

    async def write(self, work: Work[T]) -> T:
        """Do work, and return once what it wrote is durable."""

    async def close(self) -> None: ...


def open_database(url: URL, sync: str, connections: int) -> Database:
    return Sqlite(url, sync, connections) if is_sqlite(url) else PostgreSql(url, connections)


class PostgreSql:
    """A pool of connections. Readers share some of them, and writers have their own."""

    def __init__(self, url: URL, connections: int) -> None:
        self._engine = create_async_engine(
            url,
            pool_size=connections + WRITERS,
            max_overflow=0,
            hide_parameters=True,
            connect_args={"timeout": CONNECT_SECONDS},
        )
        event.listen(self._engine.sync_engine, "checkout", _check_open)
        # A query then costs one round trip instead of three.
        self._plain = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._moment = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._reading = Turns(connections)
        self._writing = Turns(WRITERS)

    async def read(self, work: Work[T]) -> T:
        return await self._read(self._plain, work)

    async def read_moment(self, work: Work[T]) -> T:
        return await self._read(self._moment, work)

    async def _read(self, engine: AsyncEngine, work: Work[T]) -> T:
        with told_apart():
            async with self._reading.turn(), engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with told_apart():
            async with self._writing.turn(), self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class Turns:
    """Who waits for one of so many connections, first come, first served."""

    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most)
        self._waiting = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Raises Busy if too many wait, or if it takes too long."""
        if self._waiting >= MOST_WAITING:
            raise Busy("too many wait for the database")
        self._waiting += 1
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                await self._free.acquire()
        except TimeoutError:
            raise Busy("the database was busy for too long") from None
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._free.release()


def _check_open(connection: Any, *_: object) -> None:
    """Have the pool replace a connection that the database has closed. Asking the database would cost a round trip."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


class Sqlite:
    """A file: one thread writes, several read, and one checkpoints the log."""

    def __init__(self, url: URL, sync: str, connections: int) -> None:
        url = _existing(url)
        options: Any = {"connect_args": SHARED, "hide_parameters": True}
        self._reader = create_engine(url, poolclass=QueuePool, pool_size=connections, **options)
        self._writer = create_engine(url, poolclass=StaticPool, **options)
        _prepare(self._reader, "BEGIN", sync)
        _prepare(self._writer, "BEGIN IMMEDIATE", sync)
        self._reading = ThreadPoolExecutor(connections, thread_name_prefix="reading")
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writing")
        self._tidying = ThreadPoolExecutor(1, thread_name_prefix="tidying")
        self._written = 0

    async def read(self, work: Work[T]) -> T:
        with told_apart():
            return await _in_thread(self._reading, self._reader, work)

    async def read_moment(self, work: Work[T]) -> T:
        return await self.read(work)  # a transaction sees one moment anyway

    async def write(self, work: Work[T]) -> T:
        with told_apart():
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


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None if there is none, or if the URL has options of its own."""
    name = url.database or ""
    return Path(name) if is_sqlite(url) and name not in ("", ":memory:") and not name.startswith("file:") else None


def _existing(url: URL) -> URL:
    """Make the file if it is missing, for its owner only: it holds hashes, seeds and the secret that signs cookies.

    SQLite gives its log the same mode. The URL that this returns never makes a new file: if the file vanishes, there is
    an error instead of an empty database. Raises Unavailable.
    """
    file = file_of(url)
    if file is None:
        return url
    try:
        if not file.exists():  # opening and closing an existing file would end the locks that SQLite has on it
            os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNER_ONLY))
    except OSError as error:
        raise Unavailable(f"unable to open database file: {error.strerror}") from None
    return url.set(database=file.absolute().as_uri(), query={**url.query, "mode": "rw", "uri": "true"})


def make_private(url: URL) -> None:
    """Let only its owner read an SQLite file, which an older version may have left open to others.

    Raises Unavailable.
    """
    file = file_of(url)
    try:
        for path in () if file is None else (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
            if path.exists() and path.stat().st_mode & ~OWNER_ONLY & 0o777 and path.stat().st_uid == os.geteuid():
                path.chmod(OWNER_ONLY)
    except OSError as error:
        raise Unavailable(f"unable to open database file: {error.strerror}") from None


async def _in_thread(executor: Executor, engine: Engine, work: Work[T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(executor, _do, engine, work)


def _do(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _tidy(engine: Engine) -> None:
    """Checkpoint the write-ahead log as far as readers allow. Nobody awaits the result, so it logs its own errors."""
    try:
        with closing(engine.raw_connection()) as raw:
            raw.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
    except Exception:
        LOG.exception("could not checkpoint the database's write-ahead log")


def _prepare(engine: Engine, begin: str, sync: str) -> None:
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we issue BEGIN ourselves
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
    """Bring the schema up to date. Several processes may try at once; only one does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
