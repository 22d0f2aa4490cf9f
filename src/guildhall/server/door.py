"""Door: who may come to a table, and who may write there.

A cookie is quickly thrown away, so what the host decides about a person holds for their name and address, too. It does
not hold against others who have a seat, because the host has let them in, or against the host.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.hall.errors import Refusal, forbidden
from guildhall.hall.rights import Rights
from guildhall.server.identity import digest
from guildhall.server.names import fold
from guildhall.server.session import check_keys
from guildhall.server.store.sanctions import Sanction

if TYPE_CHECKING:
    from guildhall.server.room import Room

NAMELESS: Final = "?"  # the name of a person who has not said any


class Door:
    """Of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.sanctions: list[Sanction] = []

    async def read(self) -> None:
        """Read what the host has decided, and close the sockets of those who may not look any more."""
        room = self._room
        await check_keys(room.worker.store.keys, room.sessions)
        self.sanctions = await room.worker.store.sanctions.of(room.id)
        room.live.muted = {sanction.person for sanction in self.sanctions}
        for session in list(room.sessions):
            try:
                room.live.check_look(session.rights)
                await self.check(session.rights, session.line.address, "")
            except Refusal as error:
                session.bye(error.reason)

    async def check(self, rights: Rights, address: str, name: str | None = None) -> None:
        """Raises Refusal for somebody who is banned. Their name is looked up if it is not given."""
        if any(sanction.banned for sanction in await self._that_hold(rights, address, name)):
            raise forbidden("banned-here")

    async def check_speak(self, rights: Rights, address: str, name: str) -> None:
        """Raises Refusal for somebody who is muted."""
        if await self._that_hold(rights, address, name):
            raise forbidden("muted")

    async def _that_hold(self, rights: Rights, address: str, name: str | None) -> list[Sanction]:
        """The sanctions that hold for somebody."""
        if not self.sanctions:
            return []
        place = self._place(address)
        own = [sanction for sanction in self.sanctions if sanction.person == rights.person]
        for sanction in own:
            if sanction.address is None:
                await self._room.worker.store.sanctions.seen(self._room.id, sanction.person, place)
                self.sanctions = [one._replace(address=place) if one == sanction else one for one in self.sanctions]
        if own or rights.holds(self._room.live.seats) or rights.person == self._room.live.record.host:
            return own
        if name is None:
            person = await self._room.worker.store.person(rights.person)
            name = "" if person is None else person.name
        looks = "" if name == NAMELESS else fold(name)
        return [one for one in self.sanctions if place == one.address or (looks and looks == fold(one.name))]

    def _place(self, address: str) -> str:
        """An address as it is stored: nobody can tell from it who has been at several tables."""
        return digest(f"{self._room.id} {address}")
