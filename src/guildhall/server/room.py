"""Room: a table as one worker holds it: its row, its sitting, and the clients who look at it from here.

Commands that arrive while others are being written wait, and are then carried out together: one append for all of them.
Of two workers that go on from the same place one is told so by the store; it reads what it has missed and tries again.
Nothing is told to anybody before it is written.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from guildhall import shelf
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat
from guildhall.server import metrics, screen, wire
from guildhall.server.errors import Refusal
from guildhall.server.identity import now
from guildhall.server.line import framed
from guildhall.server.screen import Shown, encode
from guildhall.server.session import Rights, Session
from guildhall.server.store.store import Conflict, SeatRow, Snapshot, Store, TableRow
from guildhall.table.clock import Pace
from guildhall.table.draws import commitment
from guildhall.table.kept import Entry, StoredSitting
from guildhall.table.sitting import Rules, Sitting

if TYPE_CHECKING:
    from guildhall.server.hall import Hall

LOG: Final = logging.getLogger("guildhall.room")
TRIES: Final = 20
SNAPSHOT_EVERY: Final = 60  # entries
DIGEST_EVERY: Final = 8  # entries
BOT_PATIENCE: Final = 5_000  # milliseconds after which another worker looks after a bot
PRESENCE_SECONDS: Final = 60.0  # for which another worker is believed; it says it again well before
WHO_SECONDS: Final = 1.0

Do = Callable[[Sitting, int], list[Entry]]


class Action(NamedTuple):
    """Something to be done to a sitting; `key` is the client's command, which is carried out once."""

    do: Do
    key: str | None
    done: asyncio.Future[int]


def rules_of(settings: wire.TableSettings, seats: Sequence[SeatRow]) -> Rules:
    """What was agreed on, as a sitting wants it."""
    clock = settings.clock
    pace = Pace(clock.kind, clock.bank * 1_000, clock.bonus * 1_000, clock.days)
    return Rules(pace, settings.undo, tuple(row.level or "" if row.kind == "bot" else "" for row in seats))


def begin(
    row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = (), stored: StoredSitting | None = None
) -> Sitting:
    """A table's sitting with so much of its journal."""
    assert row.started_at is not None
    settings = row.settings
    game = shelf.game(settings.game)
    rules = rules_of(settings, seats)
    return Sitting(game, len(seats), settings.variant, row.seed, rules, row.started_at, entries, stored)


def digest_of(sitting: Sitting) -> str:
    """Tells whether other rules have led to another position."""
    return hashlib.sha256(sitting.table.game.write(sitting.table.state).encode()).hexdigest()[:16]


async def read_journal(store: Store, row: TableRow, seats: Sequence[SeatRow]) -> list[Entry]:
    """A table's journal. What is drawn before anybody is asked is written by whoever reads it first."""
    entries = await store.journal(row.id)
    if entries:
        return entries
    assert row.started_at is not None
    with suppress(Conflict):
        await store.append(row.id, 0, begin(row, seats).opening(row.started_at))
    return await store.journal(row.id)


class Room:
    """One table in this worker."""

    def __init__(self, hall: Hall, row: TableRow, seats: list[SeatRow]) -> None:
        self.hall = hall
        self.row = row
        self.seats = seats
        self.sitting: Sitting | None = None
        self.sessions: set[Session] = set()
        self.used = time.monotonic()
        self.due_at = row.due_at
        self._lock = asyncio.Lock()
        self._inbox: list[Action] = []
        self._shown: dict[Seat | None, Shown] = {}
        self._watchers: dict[Seat | None, set[Session]] = {}  # by view, never empty
        self._late: Sitting | None = None  # what spectators see, if they see it later
        self._ripening: list[Entry] = []
        self._ripe_timer: asyncio.TimerHandle | None = None
        self._clock_timer: asyncio.TimerHandle | None = None
        self._drainer: asyncio.Task[None] | None = None
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._snapshot_at = 0
        self._elsewhere: dict[str, tuple[float, list[bool], int]] = {}  # presence in other workers
        self._told_presence: wire.Presence | None = None
        self.muted: set[str] = set()

    @property
    def id(self) -> str:
        return self.row.id

    # What is known

    def info(self) -> wire.TableInfo:
        """The table as everybody may know it."""
        row = self.row
        sitting = self.sitting
        over = row.status in ("over", "abandoned")
        return wire.TableInfo(
            id=row.id,
            settings=row.settings,
            status=row.status,
            notice=row.notice,
            host=row.host,
            seats=[self._seat_info(seat, sitting) for seat in self.seats],
            commitment=commitment(row.seed),
            seed=row.seed.hex() if over else None,
            engine=row.engine,
            components=row.components,
            created_at=row.created_at,
            started_at=row.started_at,
            ended_at=row.ended_at,
            previous=row.previous,
            next=row.next,
        )

    def _seat_info(self, row: SeatRow, sitting: Sitting | None) -> wire.SeatInfo:
        bot, why = row.level if row.kind == "bot" else None, None
        if sitting is not None:
            bot = sitting.bots[row.seat] or None
            why = sitting.why[row.seat] or None
        return wire.SeatInfo(row.seat, row.kind, row.name, row.person, bot, why)

    def you(self, rights: Rights) -> wire.You:
        holds = rights.holds(self.seats)
        is_host = rights.person == self.row.host
        return wire.You(rights.person, holds, rights.sees(self.seats), is_host, rights.person in self.muted)

    def presence(self) -> wire.Presence:
        seats = [False] * len(self.seats)
        spectators = 0
        for session in self.sessions:
            held = session.rights.holds(self.seats)
            for seat in held:
                seats[seat] = True
            spectators += not held
        return wire.Presence(seats, spectators)

    def presence_everywhere(self) -> wire.Presence:
        here = self.presence()
        clock = time.monotonic()
        spectators = here.spectators
        for at, seats, count in self._elsewhere.values():
            if clock - at < PRESENCE_SECONDS:
                here.seats = [mine or theirs for mine, theirs in zip(here.seats, seats, strict=True)]
                spectators += count
        return wire.Presence(here.seats, spectators)

    # Loading

    async def load(self, whole: bool = False) -> Sitting:
        """The sitting, up to date with the journal as far as is known here. Raises Refusal."""
        if self.row.started_at is None:
            raise Refusal("not-started")
        if self.row.status == "frozen":
            raise Refusal("frozen")
        if self.sitting is None or (whole and any(stream.base for stream in self.sitting.table.streams.values())):
            self.sitting = await self._fold(whole)
            self._wind_clock()
        return self.sitting

    async def _fold(self, whole: bool) -> Sitting:
        entries = await read_journal(self.hall.store, self.row, self.seats)
        stored = None if whole else await self._stored(len(entries))
        self._snapshot_at = stored.entries if stored is not None else 0
        metrics.LOADED.inc()
        if self._late is not None:
            self._ripening = entries[self._late.entries :]
            self._wind_ripening()
        return begin(self.row, self.seats, entries, stored)

    async def _stored(self, entries: int) -> StoredSitting | None:
        snapshot = await self.hall.store.snapshot(self.id)
        rules = self.hall.fingerprint(self.row.settings.game)
        if snapshot is None or snapshot.rules != rules or snapshot.seq > entries:
            return None
        return msgspec.json.decode(snapshot.text, type=StoredSitting)

    async def catch_up(self) -> None:
        """Read what other workers have written, in case one of them died before it could say so."""
        if self.hall.is_alone:
            return
        found = await self.hall.store.table(self.id)
        if found is not None and (found[0]._replace(due_at=self.row.due_at), found[1]) != (self.row, self.seats):
            await self.refresh()
        async with self._lock:
            if self.sitting is not None:
                await self._read_missed(self.sitting)

    async def _read_missed(self, sitting: Sitting) -> bool:
        """Take the entries that are not known here; says whether there were any."""
        missed = [] if self.hall.is_alone else await self.hall.store.journal(self.id, sitting.entries)
        if missed:
            self._take(sitting, missed)
        return bool(missed)

    async def refresh(self) -> None:
        """Read the table's row and seats again, and tell everybody."""
        found = await self.hall.store.table(self.id)
        if found is None:
            return
        self.row, self.seats = found
        self.due_at = self.row.due_at
        self.muted = await self.hall.store.muted(self.id)
        if self.row.status == "running" and self.sitting is None and self.sessions:
            async with self._lock:
                await self.load()
        self.tell_table()

    def tell_table(self) -> None:
        message = framed(encode(wire.TableChanged(self.info())))
        for session in self.sessions:
            session.send(message)
            session.tell(wire.YouChanged(self.you(session.rights)))
        self.tell_presence()

    # Doing

    async def do(self, do: Do, key: str | None = None) -> int:
        """Carry something out; returns its place in the journal. Raises IllegalChoice or Refusal."""
        done: asyncio.Future[int] = self.hall.loop.create_future()
        self._inbox.append(Action(do, key, done))
        if self._drainer is None:
            self._drainer = self.hall.loop.create_task(self._drain())
        return await done

    async def _drain(self) -> None:
        try:
            while self._inbox:
                async with self._lock:
                    batch, self._inbox = self._inbox, []
                    try:
                        await self._carry_out(batch)
                    except Exception as error:
                        self.sitting = None  # it may be ahead of the journal
                        if not isinstance(error, Refusal):
                            LOG.exception("commands were not carried out", extra={"table": self.id})
                            error = Refusal("try-again", 503)
                        for action in batch:
                            if not action.done.done():
                                action.done.set_exception(error)
        finally:
            self._drainer = None

    async def _carry_out(self, batch: list[Action]) -> None:
        for attempt in range(TRIES):
            sitting = await self.load()
            place, at = sitting.entries, now()
            made: list[Entry] = []
            results = [self._do_one(sitting, action, at, made) for action in batch]
            try:
                if made:
                    await self._append(sitting, place, made, at)
                elif any(isinstance(result, IllegalChoice) for result in results) and await self._read_missed(sitting):
                    continue  # what was refused may be right by what was not known here
            except Conflict:
                metrics.CONFLICTS.inc()
                self.sitting = None
                await asyncio.sleep(0.002 * attempt * secrets.randbelow(4))
                continue
            if made:
                self._went_on(sitting, made)
                await self.hall.fanout.tell(self.id, "entries", (place, made))
                self.ask_bots()
            else:
                self._tell_views(sitting, at)
            for action, result in zip(batch, results, strict=True):
                if action.done.done():
                    continue
                if isinstance(result, IllegalChoice):
                    action.done.set_exception(result)
                else:
                    action.done.set_result(result)
            return
        raise Refusal("try-again", 503)

    @staticmethod
    def _do_one(sitting: Sitting, action: Action, at: int, made: list[Entry]) -> int | IllegalChoice:
        if action.key is not None and action.key in sitting.commands:
            return sitting.commands[action.key]
        place = sitting.entries
        try:
            made += action.do(sitting, at)
        except IllegalChoice as error:
            return error
        return place

    async def _append(self, sitting: Sitting, place: int, made: list[Entry], at: int) -> None:
        changes: dict[str, Any] = {}
        if sitting.is_over():
            status = "over" if sitting.abandoned is None else "abandoned"
            changes = {"status": status, "notice": sitting.abandoned, "ended_at": at, "due_at": None}
        else:
            due = self._due(sitting, at)
            if due is not None and (self.due_at is None or due < self.due_at):
                changes = {"due_at": due}
        snapshot = None
        if sitting.entries - self._snapshot_at >= SNAPSHOT_EVERY and (stored := sitting.stored()) is not None:
            text = encode(stored).decode()
            snapshot = Snapshot(stored.entries, self.hall.fingerprint(self.row.settings.game), text)
        digest = None
        if place // DIGEST_EVERY != sitting.entries // DIGEST_EVERY:
            digest = digest_of(sitting)
        began = time.perf_counter()
        await self.hall.store.append(self.id, place, made, changes, snapshot, digest)
        metrics.APPEND.observe(time.perf_counter() - began)
        metrics.CHOICES.inc(sum(entry.kind == "choice" and entry.seat >= 0 for entry in made))
        if snapshot is not None:
            self._snapshot_at = snapshot.seq
        if changes:
            self.row = self.row._replace(**changes)
            self.due_at = self.row.due_at

    def _due(self, sitting: Sitting, at: int) -> int | None:
        """When somebody must look at this table, if nothing happens before."""
        thought = at + BOT_PATIENCE if sitting.bots_to_act() else None
        times = (sitting.clock.next_expiry(), thought, self.hall.alerts.due(self.seats, sitting, at))
        return min((time for time in times if time is not None), default=None)

    def _take(self, sitting: Sitting, entries: Sequence[Entry]) -> None:
        """Entries that another worker has written."""
        sitting.take(entries)
        self._went_on(sitting, entries)

    def _went_on(self, sitting: Sitting, entries: Iterable[Entry]) -> None:
        """Tell everybody, and set the clock."""
        self.used = time.monotonic()
        kinds = {entry.kind for entry in entries}
        at = now()
        self._tell_views(sitting, at)
        if self._late is not None:
            self._ripening.extend(entries)
            self._wind_ripening()
        if kinds & {"bot", "back", "abandon"} or sitting.is_over():
            self._close_if_over(sitting, at)
            self.tell_table()
        self._wind_clock()

    def _close_if_over(self, sitting: Sitting, at: int) -> None:
        if sitting.is_over() and self.row.status == "running":
            status: wire.Status = "over" if sitting.abandoned is None else "abandoned"
            self.row = self.row._replace(status=status, notice=sitting.abandoned, ended_at=at, due_at=None)

    def _tell_views(self, sitting: Sitting, at: int) -> None:
        """Tell all who have not yet seen how far the sitting is."""
        delay = self.row.settings.spectator_delay
        behind = [
            view
            for view in self._watchers
            if (view is not None or not delay)
            and ((shown := self._shown.get(view)) is None or shown.after != sitting.entries)
        ]
        if behind:
            common = screen.Common(sitting, at)
            for view, shown in screen.show(sitting, behind).items():
                self._tell_view(sitting, view, shown, at, common)

    def _tell_view(
        self, sitting: Sitting, view: Seat | None, shown: Shown, at: int, common: screen.Common | None = None
    ) -> None:
        before = self._shown.get(view, shown)
        watching = [(session, session.watching[view]) for session in self._watchers[view]]
        self._shown[view] = shown
        variants = sorted({reasons for _, reasons in watching})
        updates = screen.updates(sitting, view, before, shown, at, variants, common)
        messages = {variant: framed(update) for variant, update in updates.items()}
        for session, reasons in watching:
            session.send(messages[reasons])

    async def hear_entries(self, place: int, entries: list[Entry]) -> None:
        """Another worker has gone on."""
        async with self._lock:
            if self.sitting is None:
                return
            if place + len(entries) <= self.sitting.entries:
                self._tell_views(self.sitting, now())
                return
            if place != self.sitting.entries:
                entries = await self.hall.store.journal(self.id, self.sitting.entries)
            try:
                self._take(self.sitting, entries)
            except IllegalChoice:
                LOG.exception("entries from elsewhere do not fit", extra={"table": self.id})
                self.sitting = None

    # Watching

    async def watch(self, session: Session, watch: wire.Watch) -> None:
        """Show a view, and whatever happens to it from now on. Raises Refusal."""
        view = watch.view
        self.check_view(session.rights, view)
        async with self._lock:
            sitting = await self.load()
            if watch.since is not None and watch.since < sitting.table.streams[view].base:
                sitting = await self.load(whole=True)
            if view is None and self.row.settings.spectator_delay:
                sitting = await self._late_sitting(sitting)
            session.watching[view] = watch.reasons
            self._watchers.setdefault(view, set()).add(session)
            shown = self._shown.get(view)
            if shown is None or shown.after != sitting.entries:
                shown = self._shown[view] = Shown(sitting, view)
            session.tell(screen.position(sitting, shown, view, now(), watch))

    def unwatch(self, session: Session, view: Seat | None) -> None:
        session.watching.pop(view, None)
        watchers = self._watchers.get(view, set())
        watchers.discard(session)
        if not watchers:
            self._watchers.pop(view, None)
            self._shown.pop(view, None)

    def check_view(self, rights: Rights, view: Seat | None) -> None:
        """Raises Refusal unless these rights are enough to see a view."""
        mine = [*rights.holds(self.seats), *rights.sees(self.seats)]
        if view is None:
            if not self.row.settings.spectators and not mine:
                raise Refusal("no-spectators", 403)
        elif view not in mine:
            raise Refusal("not-your-seat", 403)

    def check_seat(self, rights: Rights, seat: Seat) -> None:
        """Raises Refusal unless these rights are enough to play a seat."""
        if seat not in rights.holds(self.seats):
            raise Refusal("not-your-seat", 403)

    async def read(self, rights: Rights, view: Seat | None, reasons: bool) -> wire.Position:
        """A view, once."""
        async with self.showing(rights, view) as sitting:
            watch = wire.Watch("once", view, reasons=reasons)
            return screen.position(sitting, Shown(sitting, view), view, now(), watch)

    @asynccontextmanager
    async def showing(self, rights: Rights, view: Seat | None) -> AsyncIterator[Sitting]:
        """The sitting that a view is shown, which is an earlier one for spectators who see it later. Raises Refusal."""
        self.check_view(rights, view)
        async with self._lock:
            sitting = await self.load()
            if view is None and self.row.settings.spectator_delay:
                sitting = await self._late_sitting(sitting)
            yield sitting

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Sitting]:
        """The sitting as it was written, while nothing else is done to it. Raises Refusal."""
        async with self._lock:
            yield await self.load()

    async def while_away(self, seat: Seat) -> tuple[int, list[wire.Event]]:
        """What happened since a seat's last answer."""
        async with self._lock:
            sitting = await self.load()
            since = sitting.answered[seat]
            events = sitting.table.events(seat, since)
            if events is None:
                sitting = await self.load(whole=True)
                events = sitting.table.events(seat, since)
            return since, screen.events_of(events or [])

    # Spectators who see everything later

    async def _late_sitting(self, sitting: Sitting) -> Sitting:
        if self._late is None:
            ripe = now() - self.row.settings.spectator_delay * 1_000
            entries = await self.hall.store.journal(self.id)
            count = next((i for i, entry in enumerate(entries) if entry.at > ripe and entry.seat >= 0), len(entries))
            self._late = begin(self.row, self.seats, entries[:count])
            self._ripening = entries[count : sitting.entries]
            self._wind_ripening()
        return self._late

    def _wind_ripening(self) -> None:
        if self._ripe_timer is not None:
            self._ripe_timer.cancel()
            self._ripe_timer = None
        if self._ripening:
            due = self._ripening[0].at + self.row.settings.spectator_delay * 1_000
            loop = asyncio.get_running_loop()
            self._ripe_timer = loop.call_later(max(0.0, (due - now()) / 1_000), self._ripen)

    def _ripen(self) -> None:
        ripe = now() - self.row.settings.spectator_delay * 1_000
        count = next((i for i, entry in enumerate(self._ripening) if entry.at > ripe), len(self._ripening))
        late, entries = self._late, self._ripening[:count]
        del self._ripening[:count]
        if late is not None and entries:
            late.take(entries)
            if None in self._watchers:
                self._tell_view(late, None, Shown(late, None), now())
        self._wind_ripening()

    # Clocks and bots

    def _wind_clock(self) -> None:
        if self._clock_timer is not None:
            self._clock_timer.cancel()
            self._clock_timer = None
        expiry = None if self.sitting is None or self.sitting.is_over() else self.sitting.clock.next_expiry()
        if expiry is not None:
            delay = min(max(0.0, (expiry - now()) / 1_000 + 0.005), 86_400.0)
            self._clock_timer = asyncio.get_running_loop().call_later(delay, self._time_is_up)

    def _time_is_up(self) -> None:
        self.hall.spawn(self.check_clock(), "clock")

    async def check_clock(self) -> None:
        """Seats whose time is up are played by bots."""

        def do(sitting: Sitting, at: int) -> list[Entry]:
            made: list[Entry] = []
            for seat in sitting.clock.expired(at):
                made += sitting.hand_to_bot(seat, self.row.settings.takeover, "time", at)
            return made

        await self.do(do)
        self._wind_clock()

    def ask_bots(self) -> None:
        """Let the bots think whose turn it is."""
        sitting = self.sitting
        if sitting is None or self.row.status != "running":
            return
        for seat in sitting.bots_to_act():
            if seat not in self._thinking:
                self._thinking[seat] = self.hall.spawn(self._think(seat), "bot")

    async def _think(self, seat: Seat) -> None:
        try:
            while True:
                async with self._lock:
                    sitting = await self.load()
                if self.row.status != "running" or seat not in sitting.bots_to_act():
                    return
                await self._think_once(sitting, seat)
        finally:
            self._thinking.pop(seat, None)

    async def _think_once(self, sitting: Sitting, seat: Seat) -> None:
        game, level, place = sitting.table.game, sitting.bots[seat], sitting.entries
        question = sitting.table.question(seat)
        assert question is not None
        rng = Rng(secrets.randbits(60))
        position = game.write(game.determinize(sitting.table.state, seat, rng))
        with metrics.THINKING.time():
            thought = asyncio.ensure_future(
                self.hall.thinkers.think(game.name, position, seat, level, secrets.randbits(60))
            )
            while not (await asyncio.wait({thought}, timeout=BOT_PATIENCE / 2_000))[0]:
                await self._stay_due()
            option = thought.result()

        def do(sitting: Sitting, at: int) -> list[Entry]:
            if sitting.entries != place and sitting.table.question(seat) != question:
                return []  # the question is gone: think again, if there is another
            return sitting.answer_for_bot(seat, question.decision, option, at)

        try:
            await self.do(do)
        except IllegalChoice as error:
            if error.reason not in ("seat-is-not-a-bot", "game-over"):
                raise

    async def _stay_due(self) -> None:
        """Nobody else needs to look after a bot that is still thinking."""
        self.due_at = now() + BOT_PATIENCE
        await self.hall.store.change_table(self.id, ("running",), due_at=self.due_at)

    async def look_after(self) -> None:
        """Do what is due: clocks, bots and alerts, and when to look again."""
        async with self._lock:
            sitting = await self.load()
        await self.check_clock()
        self.ask_bots()
        sitting = self.sitting or sitting
        await self.hall.alerts.look(self, sitting)
        due = None if sitting.is_over() else self._due(sitting, now())
        if due != self.due_at:
            self.due_at = due
            await self.hall.store.change_table(self.id, ("running",), due_at=due)

    # Coming and going

    async def enter(self, session: Session) -> None:
        self.sessions.add(session)
        if self.row.status == "running":
            async with self._lock:
                await self.load()
            self.ask_bots()
        self.tell_presence()

    def leave(self, session: Session) -> None:
        self.sessions.discard(session)
        self.used = time.monotonic()
        for view in list(session.watching):
            self.unwatch(session, view)
        self.tell_presence()

    def tell_presence(self, to_others: bool = True) -> None:
        presence = self.presence_everywhere()
        if presence != self._told_presence:
            self._told_presence = presence
            message = framed(encode(presence))
            for session in self.sessions:
                session.send(message)
        if to_others:
            here = self.presence()
            self.hall.spawn(self.hall.fanout.tell(self.id, "presence", (here.seats, here.spectators)), "presence")

    async def hear_who_is_here(self) -> None:
        """Ask the other workers, and give them a moment to answer."""
        if not self.hall.is_alone:
            await self.hall.fanout.tell(self.id, "who", None)
            await asyncio.sleep(WHO_SECONDS)

    def hear_presence(self, worker: str, seats: list[bool], spectators: int) -> None:
        self._elsewhere[worker] = (time.monotonic(), seats, spectators)
        self.tell_presence(to_others=False)

    def tell_chat(self, line: wire.ChatLine) -> None:
        message = framed(encode(line))
        for session in self.sessions:
            session.send(message)

    @property
    def is_busy(self) -> bool:
        return bool(self.sessions or self._inbox or self._drainer is not None or self._thinking)

    def close(self) -> None:
        """Stop all timers; the room is not used any more."""
        for timer in (self._clock_timer, self._ripe_timer):
            if timer is not None:
                timer.cancel()
