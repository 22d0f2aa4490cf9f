"""Inbox: actions of one table that wait while others are being written, and are then carried out together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from guildhall.hall import commands
from guildhall.hall.commands import Action
from guildhall.kernel.errors import IllegalChoice
from guildhall.table.kept import Entry
from guildhall.table.sitting import Sitting

Result = int | IllegalChoice  # the action's place in the journal, or why it was refused


def tried(sitting: Sitting, action: Action, at: int, made: list[Entry]) -> Result:
    """Carry out an action on the sitting; adds its entries to `made`."""
    try:
        return commands.perform(sitting, action, at, made)
    except IllegalChoice as error:
        return error


class _Waiting(NamedTuple):
    action: Action
    done: asyncio.Future[int]


class Inbox:
    """The actions that wait at one table."""

    def __init__(
        self,
        lock: asyncio.Lock,
        carry_out: Callable[[list[Action]], Awaitable[list[Result]]],
        failed: Callable[[Exception], Exception],
    ) -> None:
        """`carry_out` is called under the lock; if it raises, `failed` makes the exception that callers get."""
        self._lock = lock
        self._carry_out = carry_out
        self._failed = failed
        self._waiting: list[_Waiting] = []
        self._drainer: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return bool(self._waiting) or self._drainer is not None

    async def put(self, action: Action) -> int:
        """Returns the action's place in the journal once it is carried out and written. Raises IllegalChoice."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[int] = loop.create_future()
        self._waiting.append(_Waiting(action, done))
        if self._drainer is None:
            self._drainer = loop.create_task(self._drain())
        return await done

    async def _drain(self) -> None:
        try:
            while self._waiting:
                async with self._lock:
                    batch, self._waiting = self._waiting, []
                    try:
                        results = await self._carry_out([waiting.action for waiting in batch])
                    except Exception as error:
                        _settle(batch, [self._failed(error)] * len(batch))
                    else:
                        _settle(batch, results)
        finally:
            self._drainer = None


def _settle(batch: list[_Waiting], results: list[Result] | list[Exception]) -> None:
    for waiting, result in zip(batch, results, strict=True):
        if waiting.done.done():
            continue
        if isinstance(result, Exception):
            waiting.done.set_exception(result)
        else:
            waiting.done.set_result(result)
