"""Thinking ahead: bots search on while a person thinks, where a processor has nothing else to do.

Only the process that keeps a bot's tree can go on with it, and only as long as no thought waits: whoever asks for one
ends all thinking ahead, which takes as long as a simulation.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from typing import Final

from guildhall.server.bot_process import AheadJob, BotProcess, Died

SLICE_SECONDS: Final = 0.5  # after which it is asked again whether a processor is free
SPARE: Final = 0.5  # of a processor that is left for others
END_SECONDS: Final = 2.0  # after which a process that goes on nevertheless is killed


def is_processor_free() -> bool:
    """Whether a processor has had nothing to do for most of the last minute; False where nobody knows."""
    if not hasattr(os, "getloadavg"):  # Windows
        return False
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return os.getloadavg()[0] + SPARE < processors


class Ahead:
    """The processes that think ahead at the moment."""

    def __init__(self, threads: Executor, free: Callable[[BotProcess], None]) -> None:
        self._threads = threads
        self._free = free  # called with a process that is idle again
        self._running: dict[BotProcess, tuple[int, asyncio.Task[None]]] = {}

    def begin(self, process: BotProcess, job: AheadJob) -> asyncio.Task[None]:
        """Think ahead in an idle process. Cancel the task to end it."""
        number = process.next()
        task = asyncio.create_task(self._run(process, number, job))
        self._running[process] = number, task
        return asyncio.create_task(self._until_cancelled(process, number, task))

    async def _run(self, process: BotProcess, number: int, job: AheadJob) -> None:
        try:
            with suppress(Died):  # and with it the tree, which is no loss to anybody
                await asyncio.get_running_loop().run_in_executor(self._threads, process.think, number, job)
        finally:
            process.next()  # this job must not be ended any more
            del self._running[process]
            self._free(process)

    async def _until_cancelled(self, process: BotProcess, number: int, task: asyncio.Task[None]) -> None:
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            self._end(process, number)
            raise

    def _end(self, process: BotProcess, number: int) -> None:
        process.cancel(number)
        asyncio.get_running_loop().call_later(END_SECONDS, process.end, number)

    async def make_way(self, key: str) -> None:
        """End all thinking ahead, and wait for the process that has the tree under this key."""
        waited = set()
        for process, (number, task) in self._running.items():
            self._end(process, number)
            if key in process.keys:
                waited.add(task)
        if waited:
            await asyncio.wait(waited)

    def stop(self) -> None:
        for _, task in self._running.values():
            task.cancel()
