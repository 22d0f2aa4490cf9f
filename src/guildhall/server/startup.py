"""Start-up: runs once, before the first worker.

It migrates the schema, replays running tables that were played with a different version of the rules, freezes those
whose game would have gone differently, and credits running clocks with the time that the service was down.
"""

from __future__ import annotations

import contextlib
import logging
from typing import Final

import msgspec

import guildhall
from guildhall import shelf
from guildhall.hall.component_sets import game_of
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.hall.sittings import begin, digest_of
from guildhall.kernel.errors import IllegalChoice
from guildhall.server.config import Config
from guildhall.server.fingerprint import fingerprint
from guildhall.server.identity import new_key, now
from guildhall.server.journals import read_journal
from guildhall.server.room import DAMAGED
from guildhall.server.store.database import database_url, make_private
from guildhall.server.store.failures import Unavailable
from guildhall.server.store.store import Conflict, Damaged, Store
from guildhall.server.wake import ALIVE
from guildhall.server.worker import SECRET
from guildhall.table import replay
from guildhall.table.kept import Entry, StoredSitting
from guildhall.table.sitting import Sitting

LOG: Final = logging.getLogger("guildhall.startup")
SECRET_AT: Final = "secret_at"  # noqa: S105  # the name of the fact that says when the newest secret was made
SECRET_MILLISECONDS: Final = 90 * 24 * 60 * 60 * 1_000  # after which a new one is made
MOST_SECRETS: Final = 6  # more than are made while a cookie lives
DOWN_MILLISECONDS: Final = 3_000  # a longer gap between signs of life means that the service was down


async def prepare(config: Config) -> dict[str, int]:
    """Prepare a database for serving; returns how many tables were checked, replayed, frozen and credited."""
    make_private(database_url(config.database))
    store = Store(database_url(config.database), config.sync)
    try:
        await store.migrate()
        await store.keys.forget_expired()
        await store.sessions.forget_expired()
        await rotate_secret(store)
        counts = await check_tables(store)
        counts["credited"] = await credit_downtime(store)
        await store.set_fact(ALIVE, str(now()))
        return counts
    finally:
        await store.close()


async def rotate_secret(store: Store) -> None:
    """Put a new secret before the old ones if it is time. Cookies signed with any of them stay valid."""
    secrets = (await store.fact_or(SECRET, new_key)).split(",")
    since = int(await store.fact_or(SECRET_AT, lambda: str(now())))
    is_due = now() - since > SECRET_MILLISECONDS
    if is_due and await store.swap_fact(SECRET_AT, str(since), str(now())):  # another worker may have been first
        await store.set_fact(SECRET, ",".join([new_key(), *secrets][:MOST_SECRETS]))


async def check_tables(store: Store) -> dict[str, int]:
    """Replay running tables whose rules have changed, and freeze those whose game would have gone differently."""
    counts = {"running": 0, "replayed": 0, "frozen": 0}
    for id in await store.ids(["open"]):
        await _readable(store, id, counts)
    for id in await store.ids(["running"]):
        counts["running"] += 1
        found = await _readable(store, id, counts)
        if found is None:
            continue
        row, seats = found
        if row.settings.game in shelf.NAMES and row.rules == fingerprint(row.settings.game):
            continue
        counts["replayed"] += 1
        notice = await why_frozen(store, row, seats)
        if notice is None:
            await store.change_table(id, rules=fingerprint(row.settings.game), engine=guildhall.__version__)
        else:
            LOG.warning("table frozen", extra={"table": id, "notice": notice})
            await store.change_table(id, ("running",), status="frozen", notice=notice, due_at=None)
            counts["frozen"] += 1
    return counts


async def _readable(store: Store, id: str, counts: dict[str, int]) -> tuple[TableRecord, list[SeatRecord]] | None:
    """A table and its seats; one that cannot be read is frozen, and everything else goes on."""
    try:
        return await store.table(id)
    except Damaged:
        LOG.error("table frozen, because its record cannot be read", extra={"table": id, "notice": DAMAGED})
        await store.freeze(id, DAMAGED)
        counts["frozen"] += 1
        return None


async def why_frozen(store: Store, row: TableRecord, seats: list[SeatRecord]) -> str | None:
    """Why a table cannot continue under the present rules; None if it can."""
    if row.settings.game not in shelf.NAMES:
        return "no-such-game"
    if row.components != game_of(row).digest:
        return "components-changed"
    entries = await store.journal(row.id)
    snapshot = await store.snapshot(row.id)
    try:
        if not await _leads_to_the_same(store, row, seats, entries):
            return "rules-changed"
        if snapshot is not None:
            stored = msgspec.json.decode(snapshot.text, type=StoredSitting)
            before = entries[: snapshot.seq]
            if not _are_same(begin(row, seats, before), begin(row, seats, before, stored)):
                return "rules-changed"
    except (IllegalChoice, ValueError, AssertionError, LookupError):
        return "rules-changed"
    except (TypeError, AttributeError, msgspec.DecodeError):
        return DAMAGED
    return None


def _are_same(one: Sitting, other: Sitting) -> bool:
    """Whether two sittings show the same position, with the same bots and numbers of events.

    Clocks may differ: earlier versions stopped the clock of a seat while a bot played for its owner.
    """
    streams = [
        [(stream.number, stream.edition) for stream in sitting.table.streams.values()] for sitting in (one, other)
    ]
    return digest_of(one) == digest_of(other) and streams[0] == streams[1] and one.bots == other.bots


async def _leads_to_the_same(store: Store, row: TableRecord, seats: list[SeatRecord], entries: list[Entry]) -> bool:
    """Whether replaying reproduces every recorded digest and every draw. Raises IllegalChoice."""
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
    """Raises ValueError if the seed would now produce a different draw."""
    replay.verify(replay.record(sitting.table, with_seed=True), sitting.table.game)


async def credit_downtime(store: Store) -> int:
    """Give running clocks back the time that the service was down; returns the number of tables."""
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
        try:
            sitting = begin(row, seats, await read_journal(store, row, seats))
        except Unavailable:
            raise
        except Exception:
            LOG.exception("table frozen, because its journal cannot be read", extra={"table": id, "notice": DAMAGED})
            await store.freeze(id, DAMAGED)
            continue
        place = sitting.entries
        # An answer is a sign of life, too: the time before it has already been charged.
        entries = sitting.credit(now() - max(alive, sitting.clock.at), now())
        with contextlib.suppress(Conflict):  # another machine is already serving this table
            await store.append(id, place, entries, {"due_at": now()})
            credited += 1
    return credited
