"""Changes of sealed answers: only the latest is written, because nobody sees the others.

Somebody may change a secret answer as often as they like until it is revealed. Each change that is written makes the
journal longer for ever, so a seat's changes are written with a pause between them. Those that come meanwhile wait;
a newer one replaces them, and all of them are answered with its place in the journal.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from guildhall.hall.commands import Action
from guildhall.kernel.state import Seat

PAUSE_SECONDS: Final = 0.5

Do = Callable[[Action], Awaitable[int]]


class Changes:
    """The changes of one table that wait."""

    def __init__(self, do: Do) -> None:
        self._do = do
        self._next: dict[Seat, float] = {}  # when a seat's next change may be written, on the loop's clock
        self._latest: dict[Seat, Action] = {}
        self._waiting: dict[Seat, asyncio.Task[int]] = {}

    async def put(self, seat: Seat, action: Action) -> int:
        """Carry out a change, or a newer one instead; returns the place in the journal. Raises IllegalChoice."""
        self._latest[seat] = action
        waiting = self._waiting.get(seat)
        if waiting is None:
            waiting = self._waiting[seat] = asyncio.create_task(self._carry_out(seat))
        return await asyncio.shield(waiting)

    async def _carry_out(self, seat: Seat) -> int:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, self._next.get(seat, 0.0) - loop.time()))
        self._next[seat] = loop.time() + PAUSE_SECONDS
        del self._waiting[seat]
        return await self._do(self._latest.pop(seat))
