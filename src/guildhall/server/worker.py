"""Worker: the rooms of one server process, and what they share: the store, the fan-out, bots and limits."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, Final

import msgspec

from guildhall.hall import wire
from guildhall.hall.errors import Refusal, not_found
from guildhall.server import metrics
from guildhall.server.alerts import Alerts
from guildhall.server.bot_desk import PATIENCE
from guildhall.server.config import Config
from guildhall.server.dailies import settle
from guildhall.server.fanout import EVERYWHERE, Alone, Fanout, Message, OverRedis
from guildhall.server.hinting import Made
from guildhall.server.identity import Signer, new_key, now
from guildhall.server.limits import Limits
from guildhall.server.lookback import Lookback
from guildhall.server.readiness import Readiness
from guildhall.server.reviewing import Reviewing
from guildhall.server.room import DAMAGED, Room
from guildhall.server.session import Session
from guildhall.server.store.database import database_url
from guildhall.server.store.failures import Unavailable
from guildhall.server.store.store import Damaged, Store
from guildhall.server.thinking import Pool, Queue, Thinkers
from guildhall.server.turns import Turns
from guildhall.server.under import cookie_name
from guildhall.server.wake import ALIVE, Wake
from guildhall.table.kept import Entry

LOG: Final = logging.getLogger("guildhall.worker")
BEAT_SECONDS: Final = 1.0
PRESENCE_BEATS: Final = 20
SECRET: Final = "secret"  # noqa: S105  # the name of a fact, not the secret
SECRET_SECONDS: Final = 1.0  # between looks for a new secret
ENTRIES: Final = msgspec.json.Decoder(tuple[int, list[Entry]])
PRESENCE: Final = msgspec.json.Decoder(wire.Presence)


class Worker:
    """One server process."""

    running: ClassVar[set[Worker]] = set()  # in this process; tests have several

    def __init__(self, config: Config) -> None:
        self.config = config
        self.loop = asyncio.get_running_loop()
        self.store = Store(database_url(config.database), config.sync)
        self.fanout: Fanout = OverRedis(config.redis) if config.redis else Alone()
        self.limits = Limits(config.rate, self.fanout.redis if isinstance(self.fanout, OverRedis) else None)
        self.thinkers: Thinkers = Queue(config.redis) if config.bot_queue else Pool(config.bot_processes)
        self.foresight = Turns("foresight")
        self.folding = ThreadPoolExecutor(1, "folding")
        self.lookback = Lookback(self.limits)
        self.results: dict[str, tuple[list[int], list[int]]] = {}  # points and places of games that are over
        self.reviewing = Reviewing(self)
        self.hints = Made()
        self.explored: dict[tuple[str, str], str] = {}  # answers of the analysis board, by question
        self.alerts = Alerts(config)
        self.readiness = Readiness(self)
        self.wake = Wake(self)
        self.rooms: dict[str, Room] = {}
        self.sockets: set[Session] = set()
        self.signer = Signer(config.secret)
        self._secret_read = 0.0
        self.stopping = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opening: dict[str, asyncio.Task[Room]] = {}

    @property
    def is_alone(self) -> bool:
        """Whether there are no other workers that write to these tables."""
        return isinstance(self.fanout, Alone)

    async def start(self) -> None:
        await self._read_secret()
        await self.fanout.start(self._hear)
        await self.fanout.tell(EVERYWHERE, "worker", None)
        self.spawn(self._beat(), "beat")
        self.spawn(self._caretaker(), "caretaker")
        Worker.running.add(self)

    async def _read_secret(self) -> None:
        if not self.config.secret:
            self._secret_read = time.monotonic()
            self.signer = Signer(await self.store.fact_or(SECRET, new_key))

    def cookie(self, cookies: Mapping[str, str], name: str) -> str | None:
        """One of the cookies that came with a request."""
        return cookies.get(cookie_name(name, self.config.path_prefix))

    async def token(self, cookie: str | None) -> str | None:
        """The token in a cookie; None if the signature is not ours."""
        token = self.signer.read(cookie)
        if token is None and cookie and time.monotonic() - self._secret_read > SECRET_SECONDS:
            with contextlib.suppress(Unavailable):
                await self._read_secret()  # another process may have made a new one
            token = self.signer.read(cookie)
        return token

    async def end_sessions(self, ids: Sequence[str]) -> None:
        """Close the sockets of sessions that have ended, here and in other workers."""
        if ids:
            self._close_sockets(ids)
            await self.fanout.tell(EVERYWHERE, "sessions", ids)

    def _close_sockets(self, ids: Sequence[str]) -> None:
        for session in list(self.sockets):
            if session.rights.holder in ids:
                session.bye("session-ended", 1_000)

    async def say_goodbye(self) -> None:
        """Tell all clients to reconnect, and wait until they have gone."""
        self.stopping = True
        bye = wire.Bye("restart", 1_000)
        for room in self.rooms.values():
            for session in list(room.sessions):
                session.tell(bye)
                session.close("restart")
        for _ in range(100):
            if not any(room.sessions for room in self.rooms.values()):
                return
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Write what waits, and note the time: clocks stand still until the service is up again."""
        Worker.running.discard(self)
        self.stopping = True
        for room in self.rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.stop()
        self.folding.shutdown(wait=False, cancel_futures=True)
        self.foresight.stop()
        self.lookback.stop()
        await self.fanout.stop()
        with contextlib.suppress(Unavailable):
            await self.store.set_fact(ALIVE, str(now()))
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Run a task in the background; its errors are logged."""
        task = asyncio.create_task(self._guarded(work, name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began
        return task

    @staticmethod
    async def _guarded(work: Coroutine[Any, Any, None], name: str) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Refusal as error:
            LOG.info("refused", extra={"work": name, "reason": error.reason})
        except Unavailable as error:
            LOG.warning("background work must wait", extra={"work": name, "reason": str(error)})
        except Exception:
            LOG.exception("background work failed", extra={"work": name})

    # Rooms

    async def room(self, id: str) -> Room:
        """The room of a table, opened if need be and up to date. Raises Refusal."""
        room = self.rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
            await room.catch_up()
            return room
        if len(id) > 32:
            raise not_found()
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Room:
        await self.fanout.listen(id)
        try:
            found = await self.store.table(id)
        except Damaged:
            await self.fanout.unlisten(id)
            if await self.store.freeze(id, DAMAGED):
                LOG.error("table frozen, because its record cannot be read", extra={"table": id, "notice": DAMAGED})
            raise Refusal("damaged") from None
        if found is None:
            await self.fanout.unlisten(id)
            raise not_found()
        room = Room(self, *found)
        await room.door.read()
        self.rooms[id] = room
        metrics.ROOMS.set(len(self.rooms))
        await self.fanout.tell(id, "who", None)
        return room

    async def changed(self, id: str) -> None:
        """Tell everybody connected to a table that its record or seats have changed."""
        room = self.rooms.get(id)
        if room is not None:
            await room.refresh()
        await self.fanout.tell(id, "table", None)

    async def _hear(self, message: Message) -> None:
        if message.kind == "worker" and isinstance(self.fanout, OverRedis):
            self.fanout.lost.set()  # it may replace one that died before it had told us everything
        if message.kind == "sessions":
            self._close_sockets(msgspec.json.decode(message.body, type=list[str]))
        room = self.rooms.get(message.table)
        if room is not None:
            await self._hear_of(room, message)

    @staticmethod
    async def _hear_of(room: Room, message: Message) -> None:
        """What another worker says about a table that is open here."""
        if message.kind == "entries":
            await room.hear_entries(*ENTRIES.decode(message.body))
        elif message.kind == "table":
            await room.refresh()
        elif message.kind == "chat":
            room.tell_all(msgspec.json.decode(message.body, type=wire.ChatLine))
        elif message.kind == "nudge":
            room.tell_all(msgspec.json.decode(message.body, type=wire.Nudged))
        elif message.kind == "hurry":
            room.bots.hurry_now()
        elif message.kind == "stand-in":
            seat, agreed = msgspec.json.decode(message.body, type=tuple[int, list[int]])
            room.live.stand_ins.setdefault(seat, set()).update(agreed)
            room.tell(room.live.table_news())
        elif message.kind == "presence":
            room.presence.hear(message.worker, PRESENCE.decode(message.body))
        elif message.kind == "who" and room.sessions:
            room.presence.tell()

    # Housekeeping

    async def _beat(self) -> None:
        """Note once a second that the service is alive. That shows also whether the database can be written."""
        while True:
            try:
                await self.wake.beat()
            except Exception as error:
                self.readiness.not_written(str(error))
            else:
                self.readiness.written()
            await asyncio.sleep(BEAT_SECONDS)

    async def _caretaker(self) -> None:
        """Looks at tables that are due, whichever worker had them before, and closes idle rooms."""
        for beat in itertools.count(1):
            try:
                for id in await self.store.due(now(), now() + PATIENCE):
                    self.spawn(self._look_after(id), "look after")
                await self._catch_up_if_lost()
                if beat % PRESENCE_BEATS == 0:
                    self._say_who_is_here()
                    await settle(self)
                await self._forget()
            except asyncio.CancelledError:
                raise
            except Unavailable:
                pass  # `_beat` says so
            except Exception:
                LOG.exception("the caretaker failed")
            await asyncio.sleep(BEAT_SECONDS)

    async def _look_after(self, id: str) -> None:
        room = await self.room(id)
        await room.look_after()

    async def _catch_up_if_lost(self) -> None:
        if isinstance(self.fanout, OverRedis) and (self.fanout.is_down or self.fanout.lost.is_set()):
            self.fanout.lost.clear()
            for room in list(self.rooms.values()):
                if room.sessions:
                    await room.catch_up()

    def _say_who_is_here(self) -> None:
        """Repeat it now and then: other workers forget it after a while, because this one might die."""
        if not self.is_alone:
            for room in self.rooms.values():
                if room.sessions:
                    room.presence.tell()

    async def _forget(self) -> None:
        clock = time.monotonic()
        idle = sorted((room.used, id) for id, room in self.rooms.items() if not room.is_busy)
        too_many = max(0, len(idle) - self.config.held)
        for i, (used, id) in enumerate(idle):
            if i < too_many or clock - used > self.config.idle:
                room = self.rooms.pop(id)
                room.close()
                await self.fanout.unlisten(id)
        metrics.ROOMS.set(len(self.rooms))
