"""What a person may see and do at a table, by sitting there, by hosting it, or by keys.

`Rights.why_not` decides who may look at what; nothing else does. docs/architecture.md has it as a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from guildhall.hall.errors import Refusal, forbidden
from guildhall.hall.records import KeyRecord, SeatRecord, TableRecord
from guildhall.hall.wire import KeyRights
from guildhall.kernel.state import Seat

# table: its settings, seats, chat and presence; view: the position as one seat or a spectator sees it;
# past: every earlier position, the replay file, and the check of its draws
Look = Literal["table", "view", "past"]
STATUS: Final = {"no-spectators": 403, "deal-is-sealed": 403, "not-your-seat": 403, "not-over": 409}


class Rights:
    """One person's rights at one table."""

    def __init__(self, person: str, table: str, keys: Iterable[KeyRecord] = (), holder: str | None = None) -> None:
        """`holder` names the client whose commands these are, among all who may play for the same person or key."""
        self.person = person
        self.keys = [key for key in keys if key.table_id == table and key.rights != "sit"]
        self.holder = holder or person
        self.knows_deal = False  # whether this person may see how others played the table's daily deal

    def holds(self, seats: Iterable[SeatRecord]) -> list[Seat]:
        """The seats that this person may play."""
        rows = list(seats)
        return sorted({row.seat for row in rows if self._sits(row)} | set(self._opened(rows, "play")))

    def sees(self, seats: Iterable[SeatRecord]) -> list[Seat]:
        """The seats whose views this person may see without playing them."""
        rows = list(seats)
        return sorted(set(self._opened(rows, "view")) - set(self.holds(rows)))

    def by_key(self, seats: Iterable[SeatRecord]) -> list[Seat]:
        """The seats of other people that this person plays or sees by a key."""
        rows = [row for row in seats if not self._sits(row)]
        return sorted({*self._opened(rows, "play"), *self._opened(rows, "view")})

    def _sits(self, row: SeatRecord) -> bool:
        return row.kind == "person" and row.person == self.person

    def _opened(self, rows: Iterable[SeatRecord], rights: KeyRights) -> list[Seat]:
        """The seats to which there is a key, made by the person who sits there now."""
        made = {(key.seat, key.person) for key in self.keys if key.rights == rights}
        return [row.seat for row in rows if row.kind == "person" and (row.seat, row.person) in made]

    def why_not(
        self, table: TableRecord, seats: Sequence[SeatRecord], look: Look, view: Seat | None = None
    ) -> str | None:
        """Why this person may not look, or None. `view` is a seat, or None for a spectator's view."""
        mine = [*self.holds(seats), *self.sees(seats)]
        if look == "table" and table.status == "open":
            return None  # anybody who knows the link may come and sit down
        if not (table.settings.spectators or mine or self.person == table.host):
            if table.settings.daily is None or not table.is_over:
                return "no-spectators"
            if not self.knows_deal:
                return "deal-is-sealed"
        if look == "table" or (look == "past" and table.is_over):
            return None
        if view is not None and view not in mine:
            return "not-your-seat"
        if look == "past" and view is None and table.settings.spectator_delay:
            return "not-over"
        return None

    def check_look(self, table: TableRecord, seats: Sequence[SeatRecord], look: Look, view: Seat | None = None) -> None:
        """Raises Refusal unless this person may look."""
        reason = self.why_not(table, seats, look, view)
        if reason is not None:
            raise Refusal(reason, STATUS[reason])

    def check_seat(self, seats: Sequence[SeatRecord], seat: Seat) -> None:
        """Raises Refusal unless this person may play the seat."""
        if seat not in self.holds(seats):
            raise forbidden("not-your-seat")

    def check_host(self, table: TableRecord) -> None:
        """Raises Refusal unless this person is the host."""
        if self.person != table.host:
            raise forbidden("not-the-host")

    def check_speak(self, table: TableRecord, seats: Sequence[SeatRecord], muted: set[str]) -> None:
        """Raises Refusal unless this person may write in the chat."""
        if self.person in muted:
            raise forbidden("muted")
        if self.holds(seats):
            return
        if not table.settings.spectators:
            raise forbidden("no-spectators")
        if not (table.settings.spectator_chat or self.person == table.host):
            raise forbidden("no-spectator-chat")
