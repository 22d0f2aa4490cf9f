"""The game as spectators see it who see everything later."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.hall.sittings import begin
from guildhall.table.kept import Entry


class DelayedSitting:
    """A sitting that lags behind the true one by the table's `spectator_delay`. It is told the time."""

    def __init__(self, table: TableRecord, seats: Sequence[SeatRecord], journal: Sequence[Entry], at: int) -> None:
        self._delay = table.settings.spectator_delay * 1_000
        shown = at - self._delay
        # What was drawn before anybody was asked is shown at once, or there would be nothing to look at.
        late = (i for i, entry in enumerate(journal) if entry.at > shown and entry.seat >= 0)
        count = next(late, len(journal))
        self.sitting = begin(table, seats, journal[:count])
        self._held = list(journal[count:])

    def hold(self, entries: Sequence[Entry]) -> None:
        """New entries, which spectators will see later."""
        self._held += entries

    def reload(self, journal: Sequence[Entry]) -> None:
        """The journal was read again: hold back everything in it that is not shown yet."""
        self._held = list(journal[self.sitting.entries :])

    def next_at(self) -> int | None:
        """When there will be something new to show; None: nothing is held back."""
        return self._held[0].at + self._delay if self._held else None

    def advance(self, at: int) -> bool:
        """Show what is old enough by now; returns whether there was anything."""
        shown = at - self._delay
        count = next((i for i, entry in enumerate(self._held) if entry.at > shown), len(self._held))
        entries = self._held[:count]
        del self._held[:count]
        self.sitting.take(entries)
        return bool(entries)
