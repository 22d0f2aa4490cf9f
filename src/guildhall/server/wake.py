"""Wake: notices that this process stood still, as on a laptop that was suspended, and gives clocks the time back.

Nobody could answer meanwhile, so nobody should lose time. Whatever looks at clocks waits until that is done.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from guildhall.hall.commands import Action
from guildhall.hall.errors import Refusal
from guildhall.server.identity import now
from guildhall.table.kept import Entry
from guildhall.table.sitting import Sitting

if TYPE_CHECKING:
    from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.wake")
ALIVE: Final = "alive_at"
STILL_MILLISECONDS: Final = 5_000  # a longer gap between two beats means that the process stood still


class Wake:
    """One worker's sense of time."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._beat_at = now()
        self._lock = asyncio.Lock()

    async def beat(self) -> None:
        """Note that the service is alive."""
        await self.up()
        await self._worker.store.set_fact(ALIVE, str(now()))
        self._beat_at = now()

    async def up(self) -> None:
        """Returns once clocks have been given back any time for which everything stood still."""
        if now() - self._beat_at < STILL_MILLISECONDS:
            return
        async with self._lock:
            if now() - self._beat_at < STILL_MILLISECONDS:
                return
            seen = int(await self._worker.store.fact(ALIVE) or now())
            # If another worker was alive meanwhile, or credits already, there is nothing to give back.
            is_still = now() - seen >= STILL_MILLISECONDS
            if is_still and await self._worker.store.swap_fact(ALIVE, str(seen), str(now())):
                LOG.warning(
                    "the server stood still; clocks get the time back", extra={"seconds": (now() - seen) // 1000}
                )
                await self._credit(seen)
            self._beat_at = now()

    async def _credit(self, since: int) -> None:
        for id in await self._worker.store.ids(["running"]):
            try:
                room = await self._worker.room(id)
                if room.live.record.settings.clock.kind != "none":
                    await room.do_now(credit(since))
            except Refusal as error:
                LOG.warning("no time given back", extra={"table": id, "reason": error.reason})


def credit(since: int) -> Action:
    """Give running clocks back the time since then, or since the last answer: what came before is charged already."""

    def do(sitting: Sitting, at: int) -> list[Entry]:
        return sitting.credit(max(0, at - max(since, sitting.clock.at)), at)

    return Action(do)
