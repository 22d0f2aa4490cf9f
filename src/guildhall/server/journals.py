"""Reading a table's journal from the store, and replaying it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import Final

import msgspec

from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.hall.sittings import begin
from guildhall.server.fingerprint import fingerprint
from guildhall.server.store.store import Conflict, Store
from guildhall.table import replay
from guildhall.table.kept import Entry, StoredSitting
from guildhall.table.sitting import NOBODY, Sitting

LONG_FOLD: Final = 150  # entries, from which on they are replayed off the event loop


async def read_journal(store: Store, record: TableRecord, seats: Sequence[SeatRecord]) -> list[Entry]:
    """A table's journal. The first to read it writes what is drawn before anybody is asked."""
    entries = await store.journal(record.id)
    if entries:
        return entries
    if record.is_over and (text := await store.replay(record.id)) is not None:
        return _compacted(record, text)
    assert record.started_at is not None
    with suppress(Conflict):
        await store.append(record.id, 0, begin(record, seats).opening(record.started_at))
    return await store.journal(record.id)


def _compacted(record: TableRecord, text: str) -> list[Entry]:
    """The journal of a finished game of which only the replay file is kept. What was undone is not in it."""
    at = record.ended_at or 0
    entries = [Entry("choice", *choice, at) for choice in replay.load(text).choices]
    if record.status == "abandoned":
        entries.append(Entry("abandon", NOBODY, record.notice or "", "", at))
    return entries


async def read_snapshot(store: Store, record: TableRecord, entries: int) -> StoredSitting | None:
    """A place to begin from, if there is one for these rules and within so many entries. It is only a cache."""
    snapshot = await store.snapshot(record.id)
    if snapshot is None or snapshot.rules != fingerprint(record.settings.game) or snapshot.seq > entries:
        return None
    with suppress(msgspec.DecodeError):
        return msgspec.json.decode(snapshot.text, type=StoredSitting)
    return None


async def fold(
    thread: Executor,
    record: TableRecord,
    seats: Sequence[SeatRecord],
    entries: Sequence[Entry],
    stored: StoredSitting | None,
) -> Sitting:
    """Replay a journal; a long one in the thread, so that nobody at another table waits."""
    if len(entries) - (stored.entries if stored is not None else 0) < LONG_FOLD:
        return begin(record, seats, entries, stored)
    return await asyncio.get_running_loop().run_in_executor(thread, begin, record, seats, entries, stored)
