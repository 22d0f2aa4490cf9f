"""Hall: one worker's tables, and what it shares with the others: the store, the fan-out, bots and limits."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import logging
import time
from collections.abc import Coroutine
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

import guildhall
from guildhall import kernel, shelf
from guildhall.server import metrics, wire
from guildhall.server.alerts import Alerts
from guildhall.server.config import Config
from guildhall.server.errors import Refusal, not_found
from guildhall.server.fanout import EVERYWHERE, Alone, Fanout, Message, OverRedis
from guildhall.server.identity import Signer, new_key, now
from guildhall.server.limits import Limits
from guildhall.server.room import BOT_PATIENCE, Room
from guildhall.server.store.database import database_url
from guildhall.server.store.store import Store
from guildhall.server.thinking import Pool, Queue, Thinkers
from guildhall.table.kept import Entry

LOG: Final = logging.getLogger("guildhall.hall")
BEAT_SECONDS: Final = 1.0
PRESENCE_BEATS: Final = 20
ALIVE: Final = "alive_at"
CODE: Final = (".py", ".so", ".pyd")  # interpreted or compiled
SECRET: Final = "secret"  # noqa: S105  # the name of a fact, not the secret
ENTRIES: Final = msgspec.json.Decoder(tuple[int, list[Entry]])
PRESENCE: Final = msgspec.json.Decoder(tuple[list[bool], int])


@cache
def fingerprint(game: str) -> str:
    """What a game's course depends on: its code, the kernel's, and its component data."""
    found = hashlib.sha256(f"{guildhall.__version__} {shelf.game(game).digest}".encode())
    module = import_module(shelf.MODULES[game])
    for package in (kernel, module):
        assert package.__file__ is not None
        folder = Path(package.__file__).parent
        for file in sorted(file for file in folder.iterdir() if file.suffix in CODE):
            found.update(file.name.encode() + file.read_bytes())
    return found.hexdigest()


class Hall:
    """Everything that one worker needs."""

    running: ClassVar[set[Hall]] = set()  # in this process; tests have several

    def __init__(self, config: Config) -> None:
        self.config = config
        self.loop = asyncio.get_running_loop()
        self.store = Store(database_url(config.database), config.sync)
        self.fanout: Fanout = OverRedis(config.redis) if config.redis else Alone()
        self.limits = Limits(config.rate, self.fanout.redis if isinstance(self.fanout, OverRedis) else None)
        self.thinkers: Thinkers = Queue(config.redis) if config.bot_queue else Pool(config.bot_processes)
        self.alerts = Alerts(config)
        self.rooms: dict[str, Room] = {}
        self.signer = Signer(config.secret)
        self.stopping = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opening: dict[str, asyncio.Task[Room]] = {}

    @property
    def is_alone(self) -> bool:
        """Whether nobody else writes to these tables."""
        return isinstance(self.fanout, Alone)

    @staticmethod
    def fingerprint(game: str) -> str:
        return fingerprint(game)

    async def start(self) -> None:
        if not self.config.secret:
            secret = await self.store.fact_or(SECRET, new_key)
            self.signer = Signer(secret)
        await self.fanout.start(self._hear)
        await self.fanout.tell(EVERYWHERE, "worker", None)
        self.spawn(self._beat(), "beat")
        self.spawn(self._caretaker(), "caretaker")
        Hall.running.add(self)

    async def say_goodbye(self) -> None:
        """Tell everybody to come back."""
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
        """Write what waits, and remember when this was."""
        Hall.running.discard(self)
        self.stopping = True
        for room in self.rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.stop()
        await self.fanout.stop()
        await self.store.set_fact(ALIVE, str(now()))
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Do something on the side; what goes wrong there is logged."""
        task = asyncio.create_task(self._guarded(work, name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @staticmethod
    async def _guarded(work: Coroutine[Any, Any, None], name: str) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Refusal as error:
            LOG.info("refused", extra={"work": name, "reason": error.reason})
        except Exception:
            LOG.exception("work on the side failed", extra={"work": name})

    # Rooms

    async def room(self, id: str) -> Room:
        """The table of that name. Raises Refusal."""
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
        found = await self.store.table(id)
        if found is None:
            await self.fanout.unlisten(id)
            raise not_found()
        room = Room(self, *found)
        room.muted = await self.store.muted(id)
        self.rooms[id] = room
        metrics.ROOMS.set(len(self.rooms))
        await self.fanout.tell(id, "who", None)
        return room

    async def changed(self, id: str) -> None:
        """A table's row or seats have changed: everybody who looks at it is told."""
        room = self.rooms.get(id)
        if room is not None:
            await room.refresh()
        await self.fanout.tell(id, "table", None)

    async def _hear(self, message: Message) -> None:
        if message.kind == "worker" and isinstance(self.fanout, OverRedis):
            self.fanout.lost.set()  # somebody new is here, maybe instead of one that died before it had told all
        room = self.rooms.get(message.table)
        if room is None:
            return
        if message.kind == "entries":
            await room.hear_entries(*ENTRIES.decode(message.body))
        elif message.kind == "table":
            await room.refresh()
        elif message.kind == "chat":
            room.tell_chat(msgspec.json.decode(message.body, type=wire.ChatLine))
        elif message.kind == "presence":
            room.hear_presence(message.worker, *PRESENCE.decode(message.body))
        elif message.kind == "who" and room.sessions:
            room.tell_presence()

    # Housekeeping

    async def _beat(self) -> None:
        while True:
            with contextlib.suppress(Exception):
                await self.store.set_fact(ALIVE, str(now()))
            await asyncio.sleep(BEAT_SECONDS)

    async def _caretaker(self) -> None:
        """Looks at tables that are due, whoever held them before, and forgets those that nobody needs."""
        for beat in itertools.count(1):
            try:
                for id in await self.store.due(now(), now() + BOT_PATIENCE):
                    self.spawn(self._look_after(id), "look after")
                await self._catch_up_if_lost()
                if beat % PRESENCE_BEATS == 0:
                    self._say_who_is_here()
                await self._forget()
            except asyncio.CancelledError:
                raise
            except Exception:
                LOG.exception("the caretaker stumbled")
            await asyncio.sleep(BEAT_SECONDS)

    async def _look_after(self, id: str) -> None:
        room = await self.room(id)
        await room.look_after()

    async def _catch_up_if_lost(self) -> None:
        if isinstance(self.fanout, OverRedis) and self.fanout.lost.is_set():
            self.fanout.lost.clear()
            for room in list(self.rooms.values()):
                if room.sessions:
                    await room.catch_up()

    def _say_who_is_here(self) -> None:
        """Other workers believe it for some time only, because we might die."""
        if not self.is_alone:
            for room in self.rooms.values():
                if room.sessions:
                    room.tell_presence()

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
