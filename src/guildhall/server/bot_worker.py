"""Runs bots on a separate machine: takes jobs from the queues on Redis and runs them in its own processes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from saq import Worker
from saq.types import PartialTimersDict

from guildhall.analysis.look import Task
from guildhall.server.bot_process import ExploreJob, HintJob, Job
from guildhall.server.config import Config
from guildhall.server.haste import Haste
from guildhall.server.thinking import REVIEW_QUEUE, SMALL_QUEUE, Pool, gone_key, hurry_key, open_queue

BEAT_SECONDS: Final = 0.25  # between heartbeats of a job, which also ask whether anybody wants its result, and how soon


async def work(config: Config) -> None:
    """Take jobs until told to stop."""
    pool = Pool(config.bot_processes)

    async def think_job(
        context: Any,
        *,
        game: str,
        position: str,
        seat: int,
        level: str,
        seed: int,
        content: str | None = None,
        answers: int = 0,
        key: str = "",
    ) -> str:
        haste, job = Haste(), Job(game, position, seat, level, seed, content, answers, key)
        return await wanted(context["job"], pool.think(job, haste=haste), haste)

    async def hint_job(context: Any, *, game: str, position: str, seat: int, content: str | None = None) -> str:
        return await wanted(context["job"], pool.think(HintJob(game, position, seat, content)))

    async def explore_job(context: Any, *, what: str, text: str, effort: int) -> str:
        return await wanted(context["job"], pool.think(ExploreJob(what, text, effort)))

    async def look_job(context: Any, *, game: str, tasks: list[list[Any]], content: str | None = None) -> str:
        return await wanted(context["job"], look(game, [Task(*task) for task in tasks], content))

    async def look(game: str, tasks: list[Task], content: str | None) -> str:
        return msgspec.json.encode(await pool.look(game, tasks, content)).decode()

    async def wanted(job: Any, work: Coroutine[Any, Any, str], haste: Haste | None = None) -> str:
        """The work's result, unless and until nobody wants it any more; at once if somebody is in a hurry."""
        redis = job.queue.redis
        thought = asyncio.ensure_future(work)
        try:
            while not await redis.exists(gone_key(job)):
                if haste is not None and await redis.exists(hurry_key(job)):
                    haste.hurry()
                if (await asyncio.wait({thought}, timeout=BEAT_SECONDS))[0]:
                    return thought.result()
                await job.update()  # heartbeat
            return ""
        finally:
            thought.cancel()  # does nothing once it has its result

    explore = ("explore_job", explore_job)
    processes = max(1, config.bot_processes)
    workers = [
        _worker(open_queue(config.redis), [("think_job", think_job), ("hint_job", hint_job), explore], processes),
        _worker(open_queue(config.redis, SMALL_QUEUE), [("think_job", think_job), explore], 1 + processes),
        _worker(open_queue(config.redis, REVIEW_QUEUE), [("look_job", look_job)], 1),
    ]
    try:
        await _run(workers)
    finally:
        await pool.stop()


async def _run(workers: list[Worker[Any]]) -> None:
    """Run until one worker stops, then stop the others: only the last to install a signal handler gets the signal."""
    tasks = [asyncio.create_task(worker.start()) for worker in workers]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for worker in workers:
        await worker.stop()
    await asyncio.gather(*tasks)


def _worker(queue: Any, jobs: list[tuple[str, Any]], concurrency: int) -> Worker[Any]:
    timers: PartialTimersDict = {"schedule": 1, "worker_info": 10, "sweep": 1, "abort": 1}  # seconds
    return Worker(queue, functions=jobs, concurrency=concurrency, timers=timers)
