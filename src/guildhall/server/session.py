"""Session: one client at one table, and what it may do there.

What a client does not read waits in a buffer that has an end; a client that lets it run over is let go. Nobody waits
for a client.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from guildhall.kernel.state import Seat
from guildhall.server import wire
from guildhall.server.limits import SOCKET, Bucket
from guildhall.server.line import Line, framed
from guildhall.server.screen import encode
from guildhall.server.store.store import KeyRow, SeatRow

MOST_BYTES: Final = 1_000_000  # that may wait for one client
POLICY, GOING_AWAY, AGAIN, RESTART = 1008, 1001, 1013, 1012
CODES: Final = {"restart": RESTART, "too-slow": AGAIN, "flood": POLICY, "bad-message": POLICY}


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

    def __init__(self, rights: Rights, line: Line, rate: float = 1.0) -> None:
        self.rights = rights
        self.line = line
        self.watching: dict[Seat | None, bool] = {}  # the views, and whether with reasons
        self.bucket = Bucket(SOCKET.times(rate))
        self.refused = 0
        self.closed: str | None = None  # why

    def send(self, frame: bytes) -> None:
        """Never waits. A client that is too slow is let go."""
        if self.closed is None and self.line.write(frame) > MOST_BYTES:
            self.closed = "too-slow"
            self.line.cut()

    def tell(self, message: wire.Out) -> None:
        self.send(framed(encode(message)))

    def close(self, reason: str) -> None:
        """Close after what was sent. Whoever serves the session hears of it as if the client had gone."""
        if self.closed is None:
            self.closed = reason
            self.line.hang_up(CODES.get(reason, GOING_AWAY), reason)
