"""What is done once, before the first worker starts.

The schema is brought up to date; running tables that were played with other rules are replayed, and those that would
take another course are frozen; and running clocks get back the time in which nobody was there to answer to.
"""

from __future__ import annotations

import contextlib
import logging
from typing import Final

import msgspec

import guildhall
from guildhall import shelf
from guildhall.kernel.errors import IllegalChoice
from guildhall.server.config import Config
from guildhall.server.hall import ALIVE, fingerprint
from guildhall.server.identity import now
from guildhall.server.room import begin, digest_of, read_journal
from guildhall.server.store.database import database_url
from guildhall.server.store.store import Conflict, SeatRow, Store, TableRow
from guildhall.table import replay
from guildhall.table.kept import Entry
from guildhall.table.sitting import Sitting

LOG: Final = logging.getLogger("guildhall.startup")
DOWN_MILLISECONDS: Final = 3_000  # without a sign of life for so long, the service was down


async def prepare(config: Config) -> dict[str, int]:
    """Make a database fit to be served from; says how many tables were looked at, and what came of it."""
    store = Store(database_url(config.database), config.sync)
    try:
        await store.migrate()
        counts = await check_tables(store)
        counts["credited"] = await credit_downtime(store)
        await store.set_fact(ALIVE, str(now()))
        return counts
    finally:
        await store.close()


async def check_tables(store: Store) -> dict[str, int]:
    """Replay running tables that other rules have played; those that would take another course are frozen."""
    counts = {"running": 0, "replayed": 0, "frozen": 0}
    for id in await store.ids(["running"]):
        found = await store.table(id)
        assert found is not None
        row, seats = found
        counts["running"] += 1
        if row.settings.game in shelf.NAMES and row.rules == fingerprint(row.settings.game):
            continue
        counts["replayed"] += 1
        notice = await why_frozen(store, row, seats)
        if notice is None:
            await store.change_table(id, rules=fingerprint(row.settings.game), engine=guildhall.__version__)
        else:
            LOG.warning("a table is frozen", extra={"table": id, "notice": notice})
            await store.change_table(id, ("running",), status="frozen", notice=notice, due_at=None)
            counts["frozen"] += 1
    return counts


async def why_frozen(store: Store, row: TableRow, seats: list[SeatRow]) -> str | None:
    """Why a table cannot go on with these rules; None if it can."""
    if row.settings.game not in shelf.NAMES:
        return "no-such-game"
    if row.components != shelf.game(row.settings.game).digest:
        return "components-changed"
    entries = await store.journal(row.id)
    snapshot = await store.snapshot(row.id)
    try:
        if not await _leads_to_the_same(store, row, seats, entries):
            return "rules-changed"
        if snapshot is not None:
            stored = begin(row, seats, entries[: snapshot.seq]).stored()
            if stored is None or msgspec.json.encode(stored).decode() != snapshot.text:
                return "rules-changed"
    except (IllegalChoice, ValueError, AssertionError, LookupError):
        return "rules-changed"
    return None


async def _leads_to_the_same(store: Store, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> bool:
    """Whether every position of which a digest was kept is still the same, and every draw. Raises IllegalChoice."""
    sitting = begin(row, seats, [])
    at = 0
    for place, digest in (await store.digests(row.id)).items():
        part = entries[at : place + 1]
        if at == 0:
            sitting = begin(row, seats, part)
        else:
            sitting.take(part)
        at = place + 1
        if digest_of(sitting) != digest:
            return False
    _check_draws(begin(row, seats, entries))
    return True


def _check_draws(sitting: Sitting) -> None:
    """Raises ValueError where the seed would now draw something else than was drawn."""
    replay.verify(replay.record(sitting.table, with_seed=True), sitting.table.game)


async def credit_downtime(store: Store) -> int:
    """Running clocks stood still while the service was down; says for how many tables."""
    seen = await store.fact(ALIVE)
    alive = now() if seen is None else int(seen)
    if now() - alive < DOWN_MILLISECONDS:
        return 0
    credited = 0
    for id in await store.ids(["running"]):
        found = await store.table(id)
        assert found is not None
        row, seats = found
        if row.settings.clock.kind == "none":
            continue
        sitting = begin(row, seats, await read_journal(store, row, seats))
        place = sitting.entries
        # An answer is a sign of life too: what was thought before it has been counted already.
        entries = sitting.credit(now() - max(alive, sitting.clock.at), now())
        with contextlib.suppress(Conflict):  # another machine has begun to serve, and knows better
            await store.append(id, place, entries, {"due_at": now()})
            credited += 1
    return credited
