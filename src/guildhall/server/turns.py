"""Turns: a thread that works for one client after another.

What takes longer than a moment leaves the event loop. One thread for all bounds what it takes from the loop, and a fair
queue, of addresses and of the people there, keeps anybody's hundred questions from holding up everybody else's one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from guildhall.server.bot_queue import Asker, FairQueue, Ticket

T = TypeVar("T")
COST: Final = 1.0  # all are taken for equally long


class Task(NamedTuple):
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class Turns:
    """The thread, and who waits for it."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._queue: FairQueue[Task] = FairQueue()
        self._is_busy = False

    async def do(self, client: tuple[str, str], work: Callable[[], T]) -> T:
        """The result of work, for an address and a person. Raises what it raises."""
        address, person = client
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        ticket = self._queue.put(Asker(address, person), COST, Task(work, done))
        self._next()
        try:
            return await done
        finally:
            self._queue.remove(ticket)

    def _next(self) -> None:
        if self._is_busy:
            return
        ticket = self._queue.take(lambda _: True)
        if ticket is not None:
            self._is_busy = True
            running = asyncio.get_running_loop().run_in_executor(self._thread, ticket.item.work)
            running.add_done_callback(partial(self._ended, ticket))

    def _ended(self, ticket: Ticket[Task], running: asyncio.Future[Any]) -> None:
        self._is_busy = False
        self._queue.done(ticket)
        done = ticket.item.done
        if running.cancelled():
            done.cancel()
            return  # the service stops
        error = running.exception()
        if not done.done():
            if error is None:
                done.set_result(running.result())
            else:
                done.set_exception(error)
        self._next()

    def stop(self) -> None:
        while (ticket := self._queue.take(lambda _: True)) is not None:
            ticket.item.done.cancel()
            self._queue.done(ticket)
        self._thread.shutdown(wait=False, cancel_futures=True)
