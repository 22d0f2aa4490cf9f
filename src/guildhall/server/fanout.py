"""Fan-out: how workers that serve the same table keep each other up to date.

A message has a kind and a body and goes to every worker that listens to the table. A single worker has nobody to tell;
several use Redis pub/sub. Pub/sub may lose messages: each carries its place in the journal, so a gap shows.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

PREFIX: Final = "guildhall:table:"
EVERYWHERE: Final = "*"  # instead of a table's id: for all workers
ANSWER_SECONDS: Final = 2.0  # for Redis to answer
MOST_CONNECTIONS: Final = 32  # for what this worker says and counts
WAIT_SECONDS: Final = 15.0  # for one of them
FIRST_WAIT: Final = 0.2  # seconds between attempts to reach Redis again; twice as long each time
LONGEST_WAIT: Final = 5.0
LOG: Final = logging.getLogger("guildhall.fanout")


class Message(Struct):
    worker: str
    table: str
    kind: str  # "entries", "table", "chat", "nudge", "stand-in", "hurry", "presence", "who", "worker", "sessions"
    body: msgspec.Raw = msgspec.Raw(b"null")


Listener = Callable[[Message], Awaitable[None]]


class Fanout(Protocol):
    """A way to reach the other workers."""

    worker: str

    @property
    def is_down(self) -> bool:
        """Whether other workers cannot be heard, because Redis is down."""

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    async def listen(self, table: str) -> None: ...
    async def unlisten(self, table: str) -> None: ...
    async def tell(self, table: str, kind: str, body: object) -> None: ...


class Alone:
    """The only worker: there is nobody to tell."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(8)

    @property
    def is_down(self) -> bool:
        return False

    async def start(self, listener: Listener) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def listen(self, table: str) -> None:
        pass

    async def unlisten(self, table: str) -> None:
        pass

    async def tell(self, table: str, kind: str, body: object) -> None:
        pass


class OverRedis:
    """Pub/sub on a Redis or Valkey server. While it is down, workers carry on and poll the journal."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import BlockingConnectionPool, Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self.worker = secrets.token_hex(8)
        usual: Any = {"health_check_interval": 10, "socket_connect_timeout": ANSWER_SECONDS}
        # A server that does not answer must not hold up requests, and its own attempts would take seconds.
        # Who finds all connections taken waits for one: that many people come at once is no outage.
        waiting: Any = {"max_connections": MOST_CONNECTIONS, "timeout": WAIT_SECONDS}
        patience: Any = {"socket_timeout": ANSWER_SECONDS, "retry": Retry(NoBackoff(), 1)}
        self.redis = Redis.from_pool(BlockingConnectionPool.from_url(url, **waiting, **patience, **usual))
        # The channel is silent most of the time. Every break counts, because messages may be lost in it.
        self._listening = Redis.from_url(url, retry=Retry(NoBackoff(), 0), **usual)
        self._channel = self._listening.pubsub(ignore_subscribe_messages=True)
        self._wanted = {PREFIX + EVERYWHERE}
        self._listener: Listener | None = None
        self._reader: asyncio.Task[None] | None = None
        self._decoder = msgspec.json.Decoder(Message)
        self._encoder = msgspec.json.Encoder()
        self._is_down = False
        self.lost = asyncio.Event()  # set when messages may have been missed

    @property
    def is_down(self) -> bool:
        """Whether nothing is heard from other workers."""
        return self._is_down

    async def start(self, listener: Listener) -> None:
        self._listener = listener
        await self._subscribe()
        self._reader = asyncio.create_task(self._read())

    async def stop(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        for closing in (self._channel.aclose, self._listening.aclose, self.redis.aclose):
            with contextlib.suppress(Exception):
                await closing()

    async def listen(self, table: str) -> None:
        """Receive messages about a table; if Redis is down, as soon as it is back."""
        self._wanted.add(PREFIX + table)
        await self._subscribe(PREFIX + table)

    async def unlisten(self, table: str) -> None:
        self._wanted.discard(PREFIX + table)
        if not self._is_down:
            with self._noting_failure():
                await self._channel.unsubscribe(PREFIX + table)

    async def tell(self, table: str, kind: str, body: object) -> None:
        message = Message(self.worker, table, kind, msgspec.Raw(self._encoder.encode(body)))
        if self._is_down:
            return
        with self._noting_failure():
            await self.redis.publish(PREFIX + table, self._encoder.encode(message))

    async def _subscribe(self, *names: str) -> None:
        """Subscribe to these channels, or to all that are wanted."""
        if names and self._is_down:
            return
        with self._noting_failure():
            await self._channel.subscribe(*(names or sorted(self._wanted)))

    @contextlib.contextmanager
    def _noting_failure(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            self.lost.set()
            if not self._is_down:
                self._is_down = True
                LOG.error("Redis is out of reach: workers look into the journal instead", extra={"error": str(error)})

    async def _read(self) -> None:
        wait = FIRST_WAIT
        while True:
            with self._noting_failure():
                got = await self._channel.get_message(timeout=None)
                wait = FIRST_WAIT
                if got is not None and got["type"] == "message":
                    await self._hear(got["data"])
                continue
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)
            await self._come_back()

    async def _come_back(self) -> None:
        """Subscribe to everything again, if Redis answers."""
        with self._noting_failure():
            await self.redis.ping()
            with contextlib.suppress(Exception):
                await self._channel.aclose()  # type: ignore[no-untyped-call]
            self._channel = self._listening.pubsub(ignore_subscribe_messages=True)
            await self._channel.subscribe(PREFIX + EVERYWHERE)
            self._is_down = False  # from here on, who wants a channel subscribes
            await self._channel.subscribe(*sorted(self._wanted))
            self.lost.set()
            LOG.warning("Redis is back")
            await self.tell(EVERYWHERE, "worker", None)  # others may have missed messages of this worker, too

    async def _hear(self, data: bytes) -> None:
        assert self._listener is not None
        try:
            message = self._decoder.decode(data)
            if message.worker != self.worker:
                await self._listener(message)
        except Exception:
            LOG.exception("could not handle a message from another worker")
