"""Daily deals of a server: tries that count, once for each person, and the table of a day."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from guildhall.hall import daily, wire
from guildhall.hall import daily_results as results
from guildhall.hall.daily_results import MOST_LINES, Result, Try
from guildhall.hall.errors import Refusal
from guildhall.hall.rights import Rights
from guildhall.hall.wire_daily import DailyCalendar, DailyDayInfo, DailyOverview
from guildhall.server.door import NAMELESS
from guildhall.server.fingerprint import fingerprint
from guildhall.server.identity import new_id, new_key, now
from guildhall.server.room import Room
from guildhall.server.store.store import PersonRecord

if TYPE_CHECKING:
    from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.daily")
SECRET: Final = "daily-secret"  # noqa: S105  # the name of a fact, not the secret


async def _secret(worker: Worker) -> bytes:
    return (await worker.store.fact_or(SECRET, new_key)).encode()


async def begin(worker: Worker, person: PersonRecord, game: str, practice: bool, day: str | None) -> str:
    """A table for a try, which has begun; returns its id. Raises Refusal."""
    at = now()
    today = daily.day_of(at)
    deal = wire.DailyDeal(daily.check_day(day or today, today), not practice)
    results.check_try(await try_of(worker, person.id, game, deal.day), deal, today)
    seed = daily.seed_of(await _secret(worker), game, deal.day)
    record, seats = daily.new_try(new_id(), person.id, person.name, game, deal, seed, at, fingerprint(game))
    if not deal.counts:
        await worker.store.add_table(record, seats)
    elif not await worker.store.add_try(record, seats, person.id, deal.day):
        raise Refusal("already-tried")  # another browser of the same person was quicker
    LOG.info("a daily deal was begun", extra={"table": record.id, "game": game})
    return record.id


async def try_of(worker: Worker, person: str | None, game: str, day: str) -> Try | None:
    """Somebody's try that counts, with its result if it has ended."""
    if person is None:
        return None
    await settle(worker)
    found = await worker.store.daily.of(person, game, day)
    return found[0] if found else None


async def settle(worker: Worker) -> None:
    """Note the results of games that have ended."""
    for one in await worker.store.daily.unsettled(daily.day_of(now())):
        at, result = await _outcome(worker, one)
        await worker.store.daily.settle(one, at, result)


async def _outcome(worker: Worker, one: Try) -> tuple[int, Result | None]:
    """When a try ended, and its result: none if it was given up, cannot be read, or took longer than its day."""
    end = daily.ends_at(one.day)
    try:
        room = await worker.room(one.table)
        record = room.live.record
        ended_at = min(record.ended_at or end, end)
        if record.status != "over" or record.ended_at is None or record.ended_at >= end:
            return ended_at, None
        async with room.reading() as sitting:
            scores = sitting.table.scores()
            mine = next((row.seat for row in room.live.seats if row.kind == "person"), None)
    except Refusal as error:
        if error.status == 503:  # it may be read later
            raise
        return min(now(), end), None
    return ended_at, None if scores is None or mine is None else results.result_of(scores, mine)


async def let_look(room: Room, rights: Rights) -> None:
    """Note whether somebody may see how others played a deal: their own try, or its day, must be over."""
    live = room.live
    deal = live.record.settings.daily
    if deal is None:
        return
    live.is_sealed = daily.is_sealed(live.record, now())
    if not live.is_sealed:
        rights.knows_deal = True
    elif live.record.host != rights.person:
        mine = await try_of(room.worker, rights.person, live.record.settings.game, deal.day)
        rights.knows_deal = results.knows(mine, deal.day, deal.day)


async def overview(worker: Worker, person: str | None) -> DailyOverview:
    """Today's deals."""
    await settle(worker)
    tries = await worker.store.daily.of(person) if person is not None else []
    return results.overview(tries, daily.day_of(now()))


async def day_info(worker: Worker, person: str | None, game: str, day: str | None) -> DailyDayInfo:
    """A deal, and how somebody stands. Raises Refusal."""
    today = daily.day_of(now())
    day = daily.check_day(day or today, today)
    await settle(worker)
    mine = await try_of(worker, person, game, day)
    found = await worker.store.daily.at(game, day)
    named = [(one, "" if name == NAMELESS else name) for one, name in found]
    best = await _best(worker, found) if results.knows(mine, day, today) else None
    return results.day_info(await _secret(worker), game, day, today, mine, named, best, [])


async def _best(worker: Worker, found: list[tuple[Try, str]]) -> str | None:
    """The table of the best try that is still there."""
    for one, _ in found[:MOST_LINES]:
        if one.result is not None and await worker.store.table(one.table) is not None:
            return one.table
    return None


async def calendar(worker: Worker, person: str, game: str) -> DailyCalendar:
    """All that somebody has done with a game's deals."""
    await settle(worker)
    return results.calendar(await worker.store.daily.of(person, game), game, daily.day_of(now()))
