"""Room: a live table in one worker, with its journal in the store and its clients on sockets.

Commands that arrive while others are being written wait, and are then carried out together with a single append. When
two workers append at the same place, the store refuses one of them; it reads what it has missed and tries again.
Clients are told nothing before it is written.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from guildhall.hall import commands, wire
from guildhall.hall.commands import Action
from guildhall.hall.delay import DelayedSitting
from guildhall.hall.errors import Refusal
from guildhall.hall.live import LiveTable, Query, Told
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.hall.rights import Rights
from guildhall.hall.screen import encode
from guildhall.hall.sittings import digest_of, ending
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import Seat
from guildhall.server import metrics
from guildhall.server.bot_desk import BotDesk
from guildhall.server.changes import Changes
from guildhall.server.door import Door
from guildhall.server.fingerprint import fingerprint
from guildhall.server.identity import now
from guildhall.server.inbox import Inbox, Result, tried
from guildhall.server.journals import fold, read_journal, read_snapshot
from guildhall.server.limits import TAKING_BACK
from guildhall.server.line import framed
from guildhall.server.logs import say_not_done
from guildhall.server.presence import Presence
from guildhall.server.previews import Previews
from guildhall.server.session import Session
from guildhall.server.store.store import Conflict, Damaged, Snapshot
from guildhall.server.timer import Timer
from guildhall.table.kept import Entry
from guildhall.table.sitting import Sitting

if TYPE_CHECKING:
    from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.room")
TRIES: Final = 20
SNAPSHOT_EVERY: Final = 60  # entries
DIGEST_EVERY: Final = 8  # entries
DAMAGED: Final = "damaged"  # the notice of a table that cannot be read
CLOCK_SLACK: Final = 5  # milliseconds after which a clock has surely run out


class Room:
    """One table in this worker."""

    def __init__(self, worker: Worker, record: TableRecord, seats: list[SeatRecord]) -> None:
        self.worker = worker
        self.live: LiveTable[Session] = LiveTable(record, seats)
        self.bots = BotDesk(self)
        self.presence = Presence(self)
        self.door = Door(self)
        self._previews = Previews(worker.limits, worker.foresight)
        self.used = time.monotonic()
        self.due_at = record.due_at
        self._lock = asyncio.Lock()
        self._inbox = Inbox(self._lock, self._carry_out, self._failed)
        self._sealed = Changes(self.do)
        self._clock_timer = Timer(lambda: worker.spawn(self.check_clock(), "clock"))
        self._delay_timer = Timer(lambda: worker.spawn(self._show_delayed(), "delay"))
        self._snapshot_at = 0

    @property
    def id(self) -> str:
        return self.live.record.id

    @property
    def sessions(self) -> set[Session]:
        return self.live.clients

    def tell(self, news: Iterable[Told[Session]]) -> None:
        for told in news:
            frame = framed(told.message)
            for session in told.clients:
                session.send(frame)

    def tell_all(self, message: wire.Out) -> None:
        self.tell([Told(encode(message), list(self.sessions))])

    async def load(self, whole: bool = False) -> Sitting:
        """The sitting, as far as the journal is known here; with `whole`, with all of its events. Raises Refusal."""
        record, sitting = self.live.record, self.live.sitting
        if record.started_at is None:
            raise Refusal("not-started")
        if record.status == "frozen":
            raise Refusal(DAMAGED if record.notice == DAMAGED else "frozen")
        if sitting is None or (whole and any(stream.base for stream in sitting.table.streams.values())):
            sitting = self.live.sitting = await self._read(whole)
            self._set_clock()
        return sitting

    async def _read(self, whole: bool) -> Sitting:
        record, seats = self.live.record, self.live.seats
        entries = await read_journal(self.worker.store, record, seats)
        stored = None if whole else await read_snapshot(self.worker.store, record, len(entries))
        self._snapshot_at = stored.entries if stored is not None else 0
        metrics.LOADED.inc()
        if self.live.delayed is not None:
            self.live.delayed.reload(entries)
            self._set_delay()
        try:
            return await fold(self.worker.folding, record, seats, entries, stored)
        except Exception:
            if stored is None:
                LOG.exception("table frozen, because its journal cannot be read", extra={"table": self.id})
                await self._freeze()
                raise Refusal(DAMAGED) from None
            LOG.exception("a snapshot cannot be read", extra={"table": self.id})
        return await self._read(whole=True)

    async def _freeze(self) -> None:
        """Stop this table, and tell everybody at it. All others go on."""
        await self.worker.store.freeze(self.id, DAMAGED)
        self.live.record = self.live.record._replace(status="frozen", notice=DAMAGED, due_at=None)
        self.tell(self.live.table_news())
        await self.worker.fanout.tell(self.id, "table", None)

    async def _load_for(self, view: Seat | None) -> Sitting:
        """The sitting that a view shows. Raises Refusal."""
        sitting = await self.load()
        live = self.live
        if live.is_delayed(view) and live.delayed is None:
            journal = await self.worker.store.journal(self.id)
            live.delayed = DelayedSitting(live.record, live.seats, journal[: sitting.entries], now())
            self._set_delay()
        return live.sitting_of(view)

    async def catch_up(self) -> None:
        """Read what other workers have written: one of them may have died before it told us."""
        if self.worker.is_alone:
            return
        live = self.live
        try:
            found = await self.worker.store.table(self.id)
        except Damaged:
            return  # what is known here is good; whoever opens it anew freezes it
        await self.door.read()
        if found is not None and (found[0]._replace(due_at=live.record.due_at), found[1]) != (live.record, live.seats):
            await self.refresh()
        async with self._lock:
            if live.sitting is not None:
                await self._read_missed(live.sitting)

    async def _read_missed(self, sitting: Sitting) -> bool:
        """Take the entries that are not known here; returns whether there were any."""
        missed = [] if self.worker.is_alone else await self.worker.store.journal(self.id, sitting.entries)
        if missed:
            self._take(sitting, missed)
        return bool(missed)

    async def refresh(self) -> None:
        """Read the table's record and seats again, and tell everybody."""
        try:
            found = await self.worker.store.table(self.id)
        except Damaged:
            await self._freeze()
            raise Refusal(DAMAGED) from None
        if found is None:
            return
        live = self.live
        live.record, live.seats = found
        self.due_at = live.record.due_at
        await self.door.read()
        if live.record.status == "running" and live.sitting is None and self.sessions:
            async with self._lock:
                await self.load()
        self.bots.drop_stale()
        self.tell(live.table_news())
        self.presence.tell()

    # Carrying out

    async def do(self, action: Action) -> int:
        """Carry out an action; returns its place in the journal. Raises IllegalChoice or Refusal."""
        await self.worker.wake.up()
        return await self.do_now(action)

    async def do_now(self, action: Action) -> int:
        return await self._inbox.put(action)

    async def play(self, rights: Rights, command: wire.PlayCommand) -> int:
        """Carry out a seat's command, once; returns its place in the journal. Raises Refusal or IllegalChoice."""
        rights.check_seat(self.live.seats, command.seat)
        action = commands.action_of(command, rights.holder, self.live.record.settings.takeover)
        if isinstance(command, wire.Answer):
            return await self.do(action)
        # The answers of a game are limited, but everything else could make the journal grow for ever.
        self.worker.limits.check_here("taking-back", f"{self.id} {command.seat}", TAKING_BACK)
        return await (self._sealed.put(command.seat, action) if isinstance(command, wire.Change) else self.do(action))

    async def _carry_out(self, actions: list[Action]) -> list[Result]:
        for attempt in range(TRIES):
            sitting = await self.load()
            place, at = sitting.entries, now()
            made: list[Entry] = []
            results = [tried(sitting, action, at, made) for action in actions]
            try:
                if made:
                    await self._append(sitting, place, made, at)
                elif any(isinstance(result, IllegalChoice) for result in results) and await self._read_missed(sitting):
                    continue  # entries that were not known here may allow what was refused
            except Conflict:
                metrics.CONFLICTS.inc()
                self.live.sitting = None
                await asyncio.sleep(0.002 * attempt * secrets.randbelow(4))
                continue
            if made:
                self.used = time.monotonic()  # not for entries from elsewhere: this worker need not follow the game
                self._went_on(made)
                await self.worker.fanout.tell(self.id, "entries", (place, made))
                self.bots.ask()
            else:
                self.tell(self.live.view_news(at))
            return results
        raise Refusal("try-again", 503)

    def _failed(self, error: Exception) -> Exception:
        self.live.sitting = None  # the sitting may be ahead of the journal
        if isinstance(error, Refusal):
            return error
        say_not_done(error, table=self.id)
        return Refusal("try-again", 503)

    async def _append(self, sitting: Sitting, place: int, made: list[Entry], at: int) -> None:
        changes, snapshot = self._changes(sitting, at), self._snapshot(sitting)
        crosses = place // DIGEST_EVERY != sitting.entries // DIGEST_EVERY
        digest = digest_of(sitting) if crosses else None
        began = time.perf_counter()
        await self.worker.store.append(self.id, place, made, changes, snapshot, digest)
        metrics.APPEND.observe(time.perf_counter() - began)
        metrics.CHOICES.inc(sum(entry.kind == "choice" and entry.seat >= 0 for entry in made))
        if snapshot is not None:
            self._snapshot_at = snapshot.seq
        if changes:
            self.live.record = self.live.record._replace(**changes)
            self.due_at = self.live.record.due_at

    def _changes(self, sitting: Sitting, at: int) -> dict[str, Any]:
        """What else changes in the table's record: that the game is over, or when to look at it next."""
        if sitting.is_over():
            return ending(sitting, at)
        due = self._due(sitting, at)
        return {"due_at": due} if due is not None and (self.due_at is None or due < self.due_at) else {}

    def _snapshot(self, sitting: Sitting) -> Snapshot | None:
        if sitting.entries - self._snapshot_at < SNAPSHOT_EVERY or (stored := sitting.stored()) is None:
            return None
        return Snapshot(stored.entries, fingerprint(self.live.record.settings.game), encode(stored).decode())

    def _take(self, sitting: Sitting, entries: Sequence[Entry]) -> None:
        """Entries that another worker has written."""
        sitting.take(entries)
        self._went_on(entries)

    def _went_on(self, entries: Sequence[Entry]) -> None:
        self.tell(self.live.went_on(entries, now()))
        self._set_delay()
        self._set_clock()
        self.bots.drop_stale()

    async def hear_entries(self, place: int, entries: list[Entry]) -> None:
        """Another worker says that it has appended entries at that place."""
        async with self._lock:
            sitting = self.live.sitting
            if sitting is None:
                return
            if place + len(entries) <= sitting.entries:
                self.tell(self.live.view_news(now()))
                return
            if place != sitting.entries:
                entries = await self.worker.store.journal(self.id, sitting.entries)
            try:
                self._take(sitting, entries)
            except IllegalChoice:
                LOG.exception("entries from elsewhere do not fit", extra={"table": self.id})
                self.live.sitting = None

    async def reply(self, session: Session, query: Query) -> None:
        """Answer a command that changes nothing in the game. Raises Refusal or IllegalChoice."""
        if isinstance(query, wire.Ping | wire.Unwatch):
            self._reply(session, query)
            return
        self.live.check_look(session.rights, query)
        async with self._lock:
            view = query.view if isinstance(query, wire.Watch | wire.AskForecast) else query.seat
            sitting = await self._load_for(view)
            if isinstance(query, wire.Preview | wire.AskForecast):
                session.tell(await self._previews.answer(session, sitting, query))
                return
            if self.live.needs_history(query):
                await self.load(whole=True)
            self._reply(session, query)  # under the lock, so that no update comes before what it goes on from

    def _reply(self, session: Session, query: Query) -> None:
        for message in self.live.reply(session, query, now()):
            session.tell(message)

    async def position(self, rights: Rights, view: Seat | None, reasons: bool) -> wire.ViewPosition:
        """A view, once. Raises Refusal."""
        rights.check_look(self.live.record, self.live.seats, "view", view)
        async with self._lock:
            await self._load_for(view)
            self.bots.look()
            return self.live.position(view, reasons, now())

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Sitting]:
        """The sitting as it was written; nothing changes it meanwhile. Raises Refusal."""
        async with self._lock:
            yield await self.load()

    # What is due later

    def _set_delay(self) -> None:
        if self.live.delayed is not None:
            self._delay_timer.set(self.live.delayed.next_at())

    async def _show_delayed(self) -> None:
        async with self._lock:
            self.tell(self.live.delayed_news(now()))
            self._set_delay()

    def _set_clock(self) -> None:
        sitting = self.live.sitting
        expiry = None if sitting is None or sitting.is_over() else sitting.clock.next_expiry()
        self._clock_timer.set(expiry and expiry + CLOCK_SLACK)

    async def check_clock(self) -> None:
        """Have bots play on for those whose time is up."""
        await self.do(commands.check_clocks(self.live.record.settings.takeover))
        self._set_clock()

    def _due(self, sitting: Sitting, at: int) -> int | None:
        """When a worker must look at this table, if nothing happens before; None: never."""
        times = (
            sitting.clock.next_expiry(),
            self.bots.due(sitting, at),
            self.worker.alerts.due(self.live.seats, sitting, at),
        )
        return min((time for time in times if time is not None), default=None)

    async def stay_due(self, milliseconds: int) -> None:
        """Keep other workers from looking at this table for so long."""
        self.due_at = now() + milliseconds
        await self.worker.store.change_table(self.id, ("running",), due_at=self.due_at)

    async def look_after(self) -> None:
        """Do what is due: clocks, bots and alerts. Then note when to look again."""
        async with self._lock:
            sitting = await self.load()
        await self.check_clock()
        self.bots.ask()
        await self.worker.alerts.look(self, self.live.sitting or sitting)
        await self.note_due(self.live.sitting or sitting)

    async def note_due(self, sitting: Sitting) -> None:
        """Note when a worker must look at this table next."""
        due = None if sitting.is_over() else self._due(sitting, now())
        if due != self.due_at:
            self.due_at = due
            await self.worker.store.change_table(self.id, ("running",), due_at=due)

    async def enter(self, session: Session) -> None:
        self.sessions.add(session)
        if self.live.record.status == "running":
            async with self._lock:
                await self.load()
            self.bots.look()
        self.presence.tell()

    def leave(self, session: Session) -> None:
        self.live.leave(session)
        self.bots.looked = self.used = time.monotonic()
        self.presence.tell()

    @property
    def is_busy(self) -> bool:
        return bool(self.sessions) or self._inbox.is_busy or self.bots.is_busy

    def close(self) -> None:
        """Stop all timers and let go of the game, which garbage of cycles would keep; the room is not used any more."""
        self._clock_timer.cancel()
        self._delay_timer.cancel()
        self.bots.close()
        self.live.sitting = self.live.delayed = None
