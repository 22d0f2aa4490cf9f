"""Fan-out: what one worker tells the others, about tables that they both serve.

A message is a kind and a body, to all who listen to a table. Alone, there is nobody to tell; with Redis it goes through
pub/sub. What gets lost there is found by the place in the journal that every message carries.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec
from msgspec import Struct

PREFIX: Final = "guildhall:table:"
EVERYWHERE: Final = "*"  # in place of a table: for all workers
LOG: Final = logging.getLogger("guildhall.fanout")


class Message(Struct):
    worker: str
    table: str
    kind: str  # "entries", "table", "chat", "presence", "who", "worker"
    body: msgspec.Raw = msgspec.Raw(b"null")


Listener = Callable[[Message], Awaitable[None]]


class Fanout(Protocol):
    """Ways to reach the other workers."""

    worker: str

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    async def listen(self, table: str) -> None: ...
    async def unlisten(self, table: str) -> None: ...
    async def tell(self, table: str, kind: str, body: object) -> None: ...


class Alone:
    """There is one worker."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(8)

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
    """Workers meet on a Redis or Valkey server. Without it they go on, and look into the journal now and then."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.worker = secrets.token_hex(8)
        self.redis = Redis.from_url(url, health_check_interval=10)
        self._channel = self.redis.pubsub(ignore_subscribe_messages=True)
        self._listener: Listener | None = None
        self._reader: asyncio.Task[None] | None = None
        self._decoder = msgspec.json.Decoder(Message)
        self._encoder = msgspec.json.Encoder()
        self.lost = asyncio.Event()  # set when messages may have been missed

    async def start(self, listener: Listener) -> None:
        self._listener = listener
        await self._channel.subscribe(PREFIX + EVERYWHERE)
        self._reader = asyncio.create_task(self._read())

    async def stop(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        await self._channel.aclose()  # type: ignore[no-untyped-call]
        await self.redis.aclose()

    async def listen(self, table: str) -> None:
        await self._channel.subscribe(PREFIX + table)

    async def unlisten(self, table: str) -> None:
        await self._channel.unsubscribe(PREFIX + table)

    async def tell(self, table: str, kind: str, body: object) -> None:
        message = Message(self.worker, table, kind, msgspec.Raw(self._encoder.encode(body)))
        try:
            await self.redis.publish(PREFIX + table, self._encoder.encode(message))
        except Exception as error:
            LOG.warning("not told to other workers", extra={"table": table, "error": str(error)})

    async def _read(self) -> None:
        while True:
            try:
                got = await self._channel.get_message(timeout=None)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("fan-out interrupted", extra={"error": str(error)})
                self.lost.set()
                await asyncio.sleep(0.2)
                continue
            if got is not None and got["type"] == "message":
                await self._hear(got["data"])

    async def _hear(self, data: bytes) -> None:
        assert self._listener is not None
        try:
            message = self._decoder.decode(data)
            if message.worker != self.worker:
                await self._listener(message)
        except Exception:
            LOG.exception("a message from another worker could not be taken")
