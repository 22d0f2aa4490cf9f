"""What is recorded about a table, its seats and the keys to them, wherever it is stored."""

from __future__ import annotations

from typing import Final, NamedTuple

from guildhall.hall import wire

ENDED: Final[tuple[wire.Status, ...]] = ("over", "abandoned")
EMPTY: Final[tuple[wire.SeatKind, ...]] = ("open", "reserved")  # seats that nobody has taken


class TableRecord(NamedTuple):
    id: str
    settings: wire.TableSettings
    status: wire.Status
    notice: str | None
    host: str
    seed: bytes
    engine: str
    components: str
    rules: str  # fingerprint of the code that played it last
    created_at: int
    started_at: int | None
    ended_at: int | None
    due_at: int | None
    previous: str | None
    next: str | None
    content: str | None = None  # of its components, if they are not the shipped ones
    begun: int | None = None  # how many choices of another game it continues

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, with or without a result. Nothing about it is secret any more."""
        return self.status in ENDED


class SeatRecord(NamedTuple):
    seat: int
    kind: wire.SeatKind
    level: str | None
    person: str | None
    name: str
    alerted: int | None


class KeyRecord(NamedTuple):
    digest: str
    table_id: str
    seat: int
    rights: wire.KeyRights
    person: str  # who made it: the host for "sit", else the person in the seat
    created_at: int
    expires_at: int
