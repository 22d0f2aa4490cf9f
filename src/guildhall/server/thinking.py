"""Bots: where they think, and which ones there are.

A thinker gets the name of the game, a position in its notation in which everything the seat may not know was drawn
anew, the seat, a level and a seed; it gives back the name of an option. It runs in a process of its own: in a pool of
this worker, or anywhere, through a queue on Redis.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol

from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat

LOG: Final = logging.getLogger("guildhall.bots")
QUEUE: Final = "guildhall-bots"
THINKING_SECONDS: Final = 120
TRIES: Final = 5

# Which bot plays at each level that can be chosen at a table.
LEVELS: Final = {level: level for level in ("random", "greedy", *roster.LEVELS)}


def think(game: str, position: str, seat: Seat, level: str, seed: int) -> str:
    """The name of the option that a bot takes. Runs in a process of its own."""
    box = shelf.game(game)
    rng = Rng(seed)
    known = Position.read(box, position, seat, rng)
    bot = roster.bot(LEVELS[level], box)
    try:
        return known.question.domain[bot.choose(known, rng)]
    finally:
        bot.close()


class Thinkers(Protocol):
    """Places where bots think."""

    async def think(self, game: str, position: str, seat: Seat, level: str, seed: int) -> str: ...
    async def stop(self) -> None: ...


def end_with_parent(end: Callable[[], None]) -> None:
    """A process must not outlive the one that started it, however that ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        end()

    threading.Thread(target=wait, daemon=True).start()


def _begin_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the worker, which then ends its processes
    end_with_parent(lambda: os._exit(0))


class Pool:
    """Processes of this worker. One that dies is replaced, and its work done again."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(max(1, self.processes), context, _begin_process)

    async def think(self, game: str, position: str, seat: Seat, level: str, seed: int) -> str:
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, think, game, position, seat, level, seed)
            except BrokenProcessPool:
                LOG.warning("a bot process died", extra={"attempt": attempt})
                if pool is self._pool:
                    self._pool = self._open()
                    pool.shutdown(wait=False)
        raise RuntimeError("bot processes die one after the other")

    async def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Queue:
    """Work for processes on any machine (`guildhall bots`), through SAQ on Redis; what a dead one had is done again."""

    def __init__(self, redis: str) -> None:
        self._queue = open_queue(redis)

    async def think(self, game: str, position: str, seat: Seat, level: str, seed: int) -> str:
        answer = await self._queue.apply(
            "think_job",
            timeout=THINKING_SECONDS * TRIES,
            game=game,
            position=position,
            seat=seat,
            level=level,
            seed=seed,
        )
        assert isinstance(answer, str)
        return answer

    async def stop(self) -> None:
        with contextlib.suppress(Exception):
            await self._queue.disconnect()


def open_queue(redis: str) -> Any:
    from saq import Queue as SaqQueue

    return SaqQueue.from_url(redis, name=QUEUE)
