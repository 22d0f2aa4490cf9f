"""Playing on: a new table that begins where another game was at some moment, against bots."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from guildhall.hall import wire
from guildhall.hall.continuing import played_on
from guildhall.hall.replays import Course
from guildhall.server.fingerprint import fingerprint
from guildhall.server.identity import new_id, now
from guildhall.server.store.store import PersonRecord
from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.lobby")


async def play_on(worker: Worker, person: PersonRecord, course: Course, wanted: wire.PlayOn) -> wire.Created:
    """A table with the game's choices so far, and new draws from there on. Raises Refusal."""
    at, rules = now(), fingerprint(course.game.name)
    record, seats, entries = await asyncio.to_thread(
        played_on, course, wanted, new_id(), person.id, person.name, at, rules
    )
    await worker.store.add_table(record, seats)
    if entries:
        await worker.store.append(record.id, 0, entries)
    await worker.store.change_table(record.id, ("open",), status="running", started_at=at, due_at=at + 1_000)
    LOG.info("a table was made", extra={"table": record.id, "game": course.game.name, "seats": course.seats})
    return wire.Created(record.id, [])
