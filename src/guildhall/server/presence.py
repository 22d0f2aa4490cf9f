"""Presence: who is connected to a table, here and in other workers."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from guildhall.hall import wire

if TYPE_CHECKING:
    from guildhall.server.room import Room

BELIEVED_SECONDS: Final = 60.0  # after which a report of another worker is forgotten; reports are repeated well before
TELL_SECONDS: Final = 1.0  # between two messages about one table: many spectators may come at once
WHO_SECONDS: Final = TELL_SECONDS + 0.5  # in which other workers answer who is connected to them


class Presence:
    """Who is connected to one room's table, in any worker."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.elsewhere: dict[str, tuple[float, wire.Presence]] = {}  # by worker: since when
        self._told: wire.Presence | None = None
        self._gone: dict[int, float] = {}  # by seat: since when nobody is connected
        self._next = 0.0  # when the next message may be sent, on the loop's clock
        self._waiting: asyncio.TimerHandle | None = None
        self._others_wait = False  # whether to tell other workers, too

    def now(self) -> wire.Presence:
        """Presence in all workers but those that have been silent for so long that they may have died."""
        here = self._room.live.presence()
        clock = time.monotonic()
        for at, there in self.elsewhere.values():
            if clock - at < BELIEVED_SECONDS:
                here = _sum(here, there)
        for seat, is_here in enumerate(here.seats):
            if is_here:
                self._gone.pop(seat, None)
            else:
                self._gone.setdefault(seat, clock)
        return here

    def gone_for(self, seat: int) -> float | None:
        """For how many seconds nobody has been connected to a seat, as far as is known here; None: somebody is."""
        self.now()
        return time.monotonic() - self._gone[seat] if seat in self._gone else None

    def tell(self, to_others: bool = True) -> None:
        """Tell clients and other workers what has changed, at once or a little later if there was just a message."""
        self._others_wait = self._others_wait or to_others
        if self._waiting is None:
            loop = self._room.worker.loop
            wait = self._next - loop.time()
            if wait <= 0:
                self._tell_now()
            else:
                self._waiting = loop.call_later(wait, self._tell_late)

    def _tell_late(self) -> None:
        self._waiting = None
        self._told = None  # whoever came meanwhile may have been welcomed with something else
        self._tell_now()

    def _tell_now(self) -> None:
        room, presence = self._room, self.now()
        self._next = room.worker.loop.time() + TELL_SECONDS
        if presence != self._told:
            self._told = presence
            room.tell_all(presence)
        if self._others_wait and not room.worker.stopping:
            self._others_wait = False
            told = room.worker.fanout.tell(room.id, "presence", room.live.presence())
            room.worker.spawn(told, "presence")

    def hear(self, worker: str, there: wire.Presence) -> None:
        """Another worker says who is connected to it."""
        self.elsewhere[worker] = (time.monotonic(), there)
        self.tell(to_others=False)

    async def ask(self) -> None:
        """Ask the other workers, and give them a moment to answer."""
        room = self._room
        if not room.worker.is_alone:
            await room.worker.fanout.tell(room.id, "who", None)
            await asyncio.sleep(WHO_SECONDS)


def _sum(one: wire.Presence, other: wire.Presence) -> wire.Presence:
    seats = [here or there for here, there in zip(one.seats, other.seats, strict=True)]
    screens = [here + there for here, there in zip(one.screens, other.screens, strict=True)]
    return wire.Presence(seats, one.spectators + other.spectators, screens)
