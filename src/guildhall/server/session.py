"""Session: one client's socket.

A client that does not read its messages is disconnected once too many bytes wait for it. Nobody waits for a client.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Collection
from typing import Final

from guildhall.hall import wire
from guildhall.hall.live import Client
from guildhall.hall.records import KeyRecord
from guildhall.hall.rights import Rights
from guildhall.hall.screen import encode
from guildhall.server.limits import SOCKET, Bucket
from guildhall.server.line import Line, framed
from guildhall.server.store.keys import Keys

MOST_BYTES: Final = 1_000_000  # that may wait for one client
POLICY, GOING_AWAY, AGAIN, RESTART = 1008, 1001, 1013, 1012
CODES: Final = {"restart": RESTART, "too-slow": AGAIN, "flood": POLICY, "bad-message": POLICY}


class Session(Client):
    """One open socket."""

    def __init__(self, rights: Rights, line: Line, rate: float = 1.0) -> None:
        super().__init__(rights)
        self.line = line
        self.bucket = Bucket(SOCKET.times(rate))
        self.refused = 0
        self.closed: str | None = None  # why
        self.expiry: TimerHandle | None = None  # closes it when a key expires

    def send(self, frame: bytes) -> None:
        """Write a frame without waiting. Disconnects a client that is too slow."""
        if self.closed is None and self.line.write(frame) > MOST_BYTES:
            self.closed = "too-slow"
            self.line.cut()

    def tell(self, message: wire.Out) -> None:
        self.send(framed(encode(message)))

    def bye(self, reason: str, retry_after: int | None = None) -> None:
        """Say why, and close."""
        self.tell(wire.Bye(reason, retry_after))
        self.close(reason)

    def keep_keys(self, valid: dict[str, KeyRecord]) -> None:
        """Keep the keys that are still valid. If one has ended, the client must reconnect without it."""
        rights, held = self.rights, self.rights.keys
        if held:
            kept = [valid[key.digest] for key in held if key.digest in valid]
            self.rights = Rights(rights.person, held[0].table_id, kept, rights.holder)
            if len(kept) < len(held):
                self.bye("key-ended", 1_000)

    def close(self, reason: str) -> None:
        """Close once everything is sent. The task that serves the session sees the client disconnect."""
        if self.closed is None:
            self.closed = reason
            self.line.hang_up(CODES.get(reason, GOING_AWAY), reason)


async def check_keys(keys: Keys, sessions: Collection[Session]) -> None:
    """Close the sockets of those whose keys have ended."""
    held = {key.digest for session in sessions for key in session.rights.keys}
    if held:
        valid = {key.digest: key for key in await keys.find(sorted(held))}
        for session in list(sessions):
            session.keep_keys(valid)
