"""A machine where bots think: takes work from the queue on Redis, and thinks in processes of its own."""

from __future__ import annotations

import asyncio
from typing import Any

from saq import Worker
from saq.types import PartialTimersDict

from guildhall.server.config import Config
from guildhall.server.thinking import HEARTBEAT_SECONDS, Pool, open_queue


async def work(config: Config) -> None:
    """Until told to stop."""
    pool = Pool(config.bot_processes)

    async def think_job(context: Any, *, game: str, position: str, seat: int, level: str, seed: int) -> str:
        thought = asyncio.ensure_future(pool.think(game, position, seat, level, seed))
        while not (await asyncio.wait({thought}, timeout=HEARTBEAT_SECONDS / 3))[0]:
            await context["job"].update()  # a sign of life
        return thought.result()

    queue = open_queue(config.redis)
    timers: PartialTimersDict = {"schedule": 1, "worker_info": 10, "sweep": 1, "abort": 1}  # seconds
    worker: Worker[Any] = Worker(
        queue,
        functions=[("think_job", think_job)],
        concurrency=max(1, config.bot_processes) * 2,
        timers=timers,
    )
    try:
        await worker.start()
    finally:
        await pool.stop()
