"""Session: one client at one table, and what still has to be sent to it.

What is sent waits in a bounded buffer that a task of the session's own empties. A client that does not read what it is
sent is let go when the buffer is full; nobody waits for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from guildhall.kernel.state import Seat
from guildhall.server import wire
from guildhall.server.limits import SOCKET, Bucket
from guildhall.server.screen import encode
from guildhall.server.store.store import KeyRow, SeatRow

MOST_BYTES: Final = 1_000_000  # that may wait for one client
MOST_MESSAGES: Final = 2_000


class Rights:
    """What a person may do at a table: by sitting there, or by keys."""

    def __init__(self, person: str, table: str, keys: Iterable[KeyRow] = ()) -> None:
        self.person = person
        mine = [key for key in keys if key.table_id == table]
        self._play = {key.seat for key in mine if key.rights == "play"}
        self._view = {key.seat for key in mine if key.rights == "view"}
        self.sit = {key.seat for key in mine if key.rights == "sit"}

    def holds(self, seats: Iterable[SeatRow]) -> list[Seat]:
        """The seats to play."""
        return sorted({row.seat for row in seats if row.kind == "person" and row.person == self.person} | self._play)

    def sees(self, seats: Iterable[SeatRow]) -> list[Seat]:
        """The seats to see only."""
        return sorted(self._view - set(self.holds(seats)))


class Session:
    """One open socket."""

    def __init__(self, rights: Rights, rate: float = 1.0) -> None:
        self.rights = rights
        self.watching: dict[Seat | None, bool] = {}  # the views, and whether with reasons
        self.bucket = Bucket(SOCKET.times(rate))
        self.refused = 0
        self.closed: str | None = None  # why
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Never waits. A client that is too slow is let go."""
        if self.closed is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_BYTES or len(self._waiting) > MOST_MESSAGES:
            self._waiting.clear()
            self.close("too-slow")
            return
        self._wake.set()

    def tell(self, message: wire.Out) -> None:
        self.send(encode(message))

    def close(self, reason: str) -> None:
        """Send what waits, and then close."""
        if self.closed is None:
            self.closed = reason
            self._wake.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits until the session is closed."""
        waiting = self._waiting
        while True:
            while waiting:
                message = waiting.popleft()
                self._bytes -= len(message)
                await send(message.decode())
            if self.closed is not None:
                return
            self._wake.clear()
            await self._wake.wait()
