"""Previews and forecasts of one table: worked out once per position, off the event loop.

They run in a thread, not in a process: the position is at hand and need not be written out and read back, which takes
longer than most previews. One thread for all tables bounds what they take from everybody else.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from guildhall.hall import foresight, wire
from guildhall.hall.errors import Refusal
from guildhall.kernel.state import Seat
from guildhall.server.limits import FORESIGHT, FORESIGHT_PER_ADDRESS, Limits
from guildhall.server.session import Session
from guildhall.server.turns import Turns
from guildhall.table.sitting import Sitting

MOST: Final = 256  # answers kept per table

Foresight = wire.Preview | wire.AskForecast
Answer = wire.Previewed | wire.Forecast
Key = tuple[int, Seat | None, str, str]


class Previews:
    """What has been worked out for one table."""

    def __init__(self, limits: Limits, turns: Turns) -> None:
        self._limits = limits
        self._turns = turns
        self._known: dict[Key, Answer] = {}

    async def answer(self, session: Session, sitting: Sitting, query: Foresight) -> Answer:
        """The caller sees to it that the sitting does not change meanwhile. Raises Refusal or IllegalChoice."""
        key = _key(sitting, query)
        if key not in self._known:
            self._check(session)
            client = session.line.address, session.rights.person
            found = await self._turns.do(client, partial(_work_out, sitting, query))
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[key] = found
        return msgspec.structs.replace(self._known[key], id=query.id)

    def _check(self, session: Session) -> None:
        """Raises Refusal. Many people may share an address, but one person may also have many names."""
        address, person = session.line.address, session.rights.person
        if not self._limits.allows_here("foresight-address", address, FORESIGHT_PER_ADDRESS):
            raise Refusal("too-fast", 429)
        if not self._limits.allows_here("foresight", person, FORESIGHT):
            raise Refusal("too-fast", 429)


def _key(sitting: Sitting, query: Foresight) -> Key:
    """The journal only grows, so its length identifies the position."""
    if isinstance(query, wire.Preview):
        return sitting.entries, query.seat, query.decision, query.option
    return sitting.entries, query.view, "", ""


def _work_out(sitting: Sitting, query: Foresight) -> Answer:
    if isinstance(query, wire.Preview):
        return foresight.preview(sitting, query)
    return foresight.forecast(sitting, query)
