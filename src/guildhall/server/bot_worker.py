"""A machine where bots think: takes work from the queue on Redis, and thinks in processes of its own."""

from __future__ import annotations

from typing import Any

from saq import Worker

from guildhall.server.config import Config
from guildhall.server.thinking import Pool, open_queue


async def work(config: Config) -> None:
    """Until told to stop."""
    pool = Pool(config.bot_processes)

    async def think_job(_: Any, *, game: str, position: str, seat: int, level: str, seed: int) -> str:
        return await pool.think(game, position, seat, level, seed)

    queue = open_queue(config.redis)
    worker: Worker[Any] = Worker(
        queue, functions=[("think_job", think_job)], concurrency=max(1, config.bot_processes) * 2
    )
    try:
        await worker.start()
    finally:
        await pool.stop()
