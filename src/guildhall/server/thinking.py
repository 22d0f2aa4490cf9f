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
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol

from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat, State

LOG: Final = logging.getLogger("guildhall.bots")
QUEUE: Final = "guildhall-bots"
THINKING_SECONDS: Final = 120
TRIES: Final = 5

Bot = Callable[[Game[Any], State, Seat, Rng], int]


def any_option(game: Game[Any], g: State, seat: Seat, rng: Rng) -> int:
    """Any answer, each as likely."""
    options = run.options(g, seat)
    return options[rng.below(len(options))]


# Which bot plays at each level.
LEVELS: Final[dict[str, Bot]] = dict.fromkeys(("apprentice", "journeyman", "master", "grandmaster"), any_option)


def think(game: str, position: str, seat: Seat, level: str, seed: int) -> str:
    """The name of the option that a bot takes. Runs in a process of its own."""
    box = shelf.game(game)
    g = box.read(position)
    option = LEVELS[level](box, g, seat, Rng(seed))
    return run.question(g, seat).domain[option]


class Thinkers(Protocol):
    """Places where bots think."""

    async def think(self, game: str, position: str, seat: Seat, level: str, seed: int) -> str: ...
    async def stop(self) -> None: ...


def _end_with_parent() -> None:
    """A process of the pool must not outlive its worker, however that ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Pool:
    """Processes of this worker. One that dies is replaced, and its work done again."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(max(1, self.processes), context, _end_with_parent)

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
