"""A recorded table's sitting: how to begin it, how to tell two positions apart, and what its end changes."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from guildhall.hall import wire
from guildhall.hall.component_sets import game_of
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.table.clock import Pace
from guildhall.table.kept import Entry, StoredSitting
from guildhall.table.sitting import Sitting, SittingRules


def rules_of(settings: wire.TableSettings, seats: Sequence[SeatRecord]) -> SittingRules:
    """The sitting's rules that a table's settings ask for."""
    clock = settings.clock
    pace = Pace(clock.kind, clock.bank * 1_000, clock.bonus * 1_000, clock.days)
    bots = tuple(row.level or "" if row.kind == "bot" else "" for row in seats)
    deal = settings.daily
    return SittingRules(pace, settings.undo, bots, settings.hints, deal is not None and deal.counts, deal is not None)


def begin(
    table: TableRecord,
    seats: Sequence[SeatRecord],
    entries: Sequence[Entry] = (),
    stored: StoredSitting | None = None,
) -> Sitting:
    """The sitting of a table that has started, after these entries of its journal."""
    assert table.started_at is not None
    settings = table.settings
    game = game_of(table)
    rules = rules_of(settings, seats)
    return Sitting(game, len(seats), settings.variant, table.seed, rules, table.started_at, entries, stored)


def digest_of(sitting: Sitting) -> str:
    """A digest of the position, by which two runs of the same journal can be compared."""
    return hashlib.sha256(sitting.table.game.write(sitting.table.state).encode()).hexdigest()[:16]


def ending(sitting: Sitting, at: int) -> dict[str, Any]:
    """What the end of a game changes in its table's record; nothing while the game goes on."""
    if not sitting.is_over():
        return {}
    status: wire.Status = "over" if sitting.abandoned is None else "abandoned"
    return {"status": status, "notice": sitting.abandoned, "ended_at": at, "due_at": None}
