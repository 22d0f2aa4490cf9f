"""The attendant of a worker: applies here what administrators have changed in the database, and updates metrics.

It reads the audit log once a second, so that an act from the command line or from another worker takes effect in every
process. `attended` in the facts says how far the service has read, so what was done while it was down is applied at the
start.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from guildhall.hall import commands
from guildhall.hall.errors import Refusal
from guildhall.kernel.errors import IllegalChoice
from guildhall.server.operate import audit, measures
from guildhall.server.operate.acts import forget_table
from guildhall.server.operate.audit import Act
from guildhall.server.operate.retention import ACTOR, Retention
from guildhall.server.room import Room
from guildhall.server.startup import rotate_secret
from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.attendant")
ATTENDED: Final = "attended"  # the number of the last act that was carried out
BEAT_SECONDS: Final = 1.0
COUNT_BEATS: Final = 15  # between counts of all tables
TIDY_BEATS: Final = 3_600  # between looks for what may be deleted


class Attendant:
    """Of one worker."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._read: int | None = None
        self._lock = asyncio.Lock()
        self._retention = Retention(worker.store, worker.config.keep)

    async def run(self) -> None:
        """Until cancelled."""
        beat = 0
        while True:
            began = time.perf_counter()
            await asyncio.sleep(BEAT_SECONDS)
            measures.LAG.observe(max(0.0, time.perf_counter() - began - BEAT_SECONDS))
            beat += 1
            try:
                measures.count_sockets(self.worker)
                await self.look()
                if beat % COUNT_BEATS == 1:
                    await measures.count_tables(self.worker.store)
                if beat % TIDY_BEATS == 60:
                    await rotate_secret(self.worker.store)
                    await self._retention.apply(ACTOR)
            except asyncio.CancelledError:
                raise
            except Exception:
                LOG.exception("the attendant failed")

    async def look(self) -> None:
        """Carry out what is new in the audit log."""
        async with self._lock:
            store = self.worker.store
            if self._read is None:
                self._read = int(await store.fact(ATTENDED) or 0)
            read = self._read
            acts = await store.database.read(lambda connection: audit.since(connection, read))
            for act in acts:
                try:
                    await self._carry_out(act)
                except Exception:  # one table that cannot be opened must not keep the others from being heard
                    LOG.exception("an act was not carried out", extra={"act": act.act, "subject": act.subject})
                self._read = act.number
            if acts:
                await store.set_fact(ATTENDED, str(self._read))

    async def _carry_out(self, act: Act) -> None:
        if act.act in ("freeze", "thaw", "abandon"):
            await self._show(act.subject)
        elif act.act == "delete-table":
            await self._forget(act.subject)
        elif act.act in ("ban", "delete-person"):
            await self._send_away(act)
        elif act.act == "rename":
            for table, _, _ in await self.worker.store.seats_of(act.subject):
                await self._show(table)

    async def _show(self, id: str) -> None:
        room = self.worker.rooms.get(id)
        if room is not None:
            room.live.sitting = None  # its journal may have grown elsewhere
            await room.refresh()

    async def _forget(self, id: str) -> None:
        room = self.worker.rooms.pop(id, None)
        if room is not None:
            for session in list(room.sessions):
                session.bye("no-such-table")
            room.close()
            await self.worker.fanout.unlisten(id)
        # A choice that was on its way may have been written after the table was deleted.
        await self.worker.store.database.write(lambda connection: forget_table(connection, id))

    async def _send_away(self, act: Act) -> None:
        """Close a person's sockets, and have bots take their seats."""
        for session in list(self.worker.sockets):
            if session.rights.person == act.subject:
                session.bye("session-ended", 1_000)
        held = [table for table, _, _ in await self.worker.store.seats_of(act.subject)]
        for id in sorted({*held, *act.detail.get("tables", "").split()}):
            with contextlib.suppress(Refusal):  # gone, or frozen
                room = await self.worker.room(id)
                await room.refresh()
                await self._seat_bots(room, act.subject)

    async def _seat_bots(self, room: Room, person: str) -> None:
        record = room.live.record
        for row in list(room.live.seats):
            if record.status != "running" or row.kind != "person" or row.person not in (None, person):
                continue
            with contextlib.suppress(IllegalChoice):  # a bot plays it already
                await room.do(commands.leave(row.seat, record.settings.takeover))
        room.tell(room.live.table_news())
