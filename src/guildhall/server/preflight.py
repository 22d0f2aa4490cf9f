"""Checks before anything is served, so that a mistake is one line and not the traceback of a worker."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import socket
import time
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.engine import make_url

from guildhall.server.config import Config
from guildhall.server.extras import need_package
from guildhall.server.startup import prepare
from guildhall.server.store.database import OWNER_ONLY, database_url, file_of, is_sqlite
from guildhall.server.store.failures import Mistake, Unavailable

LOG: Final = logging.getLogger("guildhall.start")
REDIS_SECONDS: Final = 5
FIRST_WAIT: Final = 0.2  # seconds between attempts to reach another service; twice as long each time
LONGEST_WAIT: Final = 5.0


class NotThere(ValueError):
    """A service is out of reach, and may come up."""


def listen(config: Config) -> socket.socket:
    """The socket that workers accept connections on. Raises ValueError."""
    listener = socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise ValueError(f"cannot listen on {config.host}, port {config.port}: {reason}") from None
    return listener


def claim(config: Config) -> int | None:
    """Claim an SQLite database for this server, until the process ends; returns the lock's file. Raises ValueError.

    Two servers on one file would each believe to be alone, and tell people different things.
    """
    file = file_of(database_url(config.database))
    if file is None:
        return None
    try:
        lock = os.open(f"{file}-serving", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNER_ONLY)
    except OSError as error:
        raise ValueError(f"cannot use the database {_shown(config)}: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise ValueError(f"another server is running on the database {_shown(config)}: stop it first") from None
    return lock


def _shown(config: Config) -> str:
    return make_url(config.database).render_as_string(hide_password=True)


async def check(config: Config) -> None:
    """Reach Redis, and open and prepare the database. Raises ValueError.

    Other services may come up later than this one, as after a power cut, so it waits for them for a while.
    """
    end = time.monotonic() + config.start_wait
    if config.redis:
        need_package("--redis", "redis", "scale")
        await _patiently(lambda: _check_redis(config.redis), end)
    if is_sqlite(database_url(config.database)):
        end = 0.0  # nothing will come up
    else:
        need_package("a PostgreSQL database", "asyncpg", "scale")
    await _patiently(lambda: _prepare(config), end)


async def _patiently(attempt: Callable[[], Awaitable[None]], end: float) -> None:
    """Try until it succeeds, or until then. Raises NotThere."""
    wait, is_said = FIRST_WAIT, False
    while True:
        try:
            return await attempt()
        except NotThere as error:
            if time.monotonic() + wait > end:
                raise
            if not is_said:
                LOG.warning("waiting for another service", extra={"reason": str(error)})
                is_said = True
        await asyncio.sleep(wait)
        wait = min(wait * 2, LONGEST_WAIT)


async def _prepare(config: Config) -> None:
    try:
        await prepare(config)
    except Unavailable as error:
        raise NotThere(f"cannot use the database {_shown(config)}: {error}") from None
    except Mistake as error:
        raise ValueError(f"cannot use the database {_shown(config)}: {error}") from None


async def _check_redis(url: str) -> None:
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    redis = Redis.from_url(url, socket_connect_timeout=REDIS_SECONDS, socket_timeout=REDIS_SECONDS)
    try:
        await redis.ping()
    except (RedisError, OSError) as error:
        raise NotThere(f"cannot reach Redis, which --redis names: {error}") from None
    finally:
        await redis.aclose()
