"""Readiness: whether a worker can run games, and if not, why.

It can write to the database, reach Redis where there is one, and its bots answer. Everybody may ask, so results are
cached for a while, and only one check runs at a time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from guildhall import shelf
from guildhall.kernel.rng import Rng
from guildhall.server.bot_process import Job
from guildhall.server.bot_queue import Asker
from guildhall.server.fanout import OverRedis
from guildhall.table.table import Table

if TYPE_CHECKING:
    from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.readiness")
WRITTEN_SECONDS: Final = 5.0  # after the last write that succeeded, the database does not answer
REDIS_SECONDS: Final = 3.0
BOTS_SECONDS: Final = 10.0
KEPT_SECONDS: Final = {"redis": 2.0, "bots": 30.0}
AGAIN_SECONDS: Final = 1.0  # after which a problem is checked again
ASKER: Final = Asker("readiness", "readiness")


class Readiness:
    """What one worker knows about the state of the services it needs."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._written_at = time.monotonic()
        self._why_not_written: str | None = None
        self._found: dict[str, tuple[float, str | None]] = {}  # by part: when, and what is wrong with it
        self._lock = asyncio.Lock()

    def written(self) -> None:
        """The database took what was written."""
        if self._why_not_written is not None:
            LOG.warning("the database can be written again")
        self._written_at = time.monotonic()
        self._why_not_written = None

    def not_written(self, why: str) -> None:
        if self._why_not_written is None:
            LOG.error("the database cannot be written", extra={"reason": why})
        self._why_not_written = why

    async def problems(self) -> dict[str, str]:
        """What is wrong, by part; empty if the worker is ready."""
        found: dict[str, str | None] = {"server": "it is stopping" if self._worker.stopping else None}
        found["database"] = self._why_not_written
        if found["database"] is None and time.monotonic() - self._written_at > WRITTEN_SECONDS:
            found["database"] = "it does not answer"
        async with self._lock:
            found["redis"] = await self._look("redis", self._ask_redis)
            found["bots"] = await self._look("bots", self._ask_bots)
        return {part: why for part, why in found.items() if why is not None}

    async def _look(self, part: str, ask: Callable[[], Awaitable[str | None]]) -> str | None:
        at, why = self._found.get(part, (-KEPT_SECONDS[part], None))
        if time.monotonic() - at < (KEPT_SECONDS[part] if why is None else AGAIN_SECONDS):
            return why
        try:
            why = await ask()
        except Exception as error:
            why = str(error) or "it does not answer"
        self._found[part] = time.monotonic(), why
        return why

    async def _ask_redis(self) -> str | None:
        fanout = self._worker.fanout
        if isinstance(fanout, OverRedis):
            async with asyncio.timeout(REDIS_SECONDS):
                await fanout.redis.ping()
            if fanout.is_down:
                return "nothing is heard from it"
        return None

    async def _ask_bots(self) -> str | None:
        game = shelf.game(shelf.NAMES[0])
        table = Table(game, game.seats[0])
        seat = table.to_act()[0]
        position = game.write(game.determinize(table.state, seat, Rng(secrets.randbits(60))))
        async with asyncio.timeout(BOTS_SECONDS):
            await self._worker.thinkers.think(Job(game.name, position, seat, "random", 1), ASKER)
        return None
