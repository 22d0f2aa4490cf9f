"""Whoever plays at a table can have a bot answer at once, with what it has found so far."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from guildhall.bots import roster
from guildhall.bots.roster import Level
from guildhall.server.bot_process import CONTEXT, Job, attempt
from guildhall.server.bot_queue import NOBODY, Asker
from guildhall.server.fanout import Message
from guildhall.server.haste import Haste
from guildhall.server.thinking import Pool, Queue
from tests.server.harness import GAME, Person, Service, finish, served, settings, two_at_a_table, until
from tests.server.test_thinking import POSITION, SEAT, bot_machine, warm

HOURS = 36_000.0  # longer than any test may take


def for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Grandmasters of this process think for hours."""
    monkeypatch.setitem(roster.LEVELS, "grandmaster", Level(HOURS))


def test_a_search_in_a_hurry_answers_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    for_ever(monkeypatch)
    cancelled, hurried = CONTEXT.RawValue("q", 0), CONTEXT.RawValue("q", 5)
    outcome = attempt(5, Job(GAME, POSITION, SEAT, "grandmaster", 1), cancelled, hurried)
    assert outcome.answer
    assert not outcome.error


def test_haste_is_told_to_whoever_does_the_work_now() -> None:
    told: list[str] = []
    haste = Haste()
    haste.tell(lambda: told.append("waiting"))
    haste.hurry()
    haste.hurry()
    haste.tell(lambda: told.append("running"))
    haste.tell(None)
    assert told == ["waiting", "running"]


async def check_hurry(thinkers: Pool | Queue) -> None:
    """One of several long thoughts is hurried, while it waits: it is done before the others."""
    hastes = [Haste() for _ in range(4)]
    job = Job(GAME, POSITION, SEAT, "grandmaster", 1)
    thoughts = [
        asyncio.create_task(thinkers.think(job, Asker("busy", f"t{i}"), haste)) for i, haste in enumerate(hastes)
    ]
    await asyncio.sleep(0.1)
    hastes[3].hurry()
    assert await thoughts[3]
    assert not any(thought.done() for thought in thoughts[1:3])
    hastes[1].hurry()
    assert await thoughts[1]
    assert not thoughts[2].done()
    for thought in thoughts:
        thought.cancel()
    await asyncio.wait(thoughts)


def test_thoughts_in_a_hurry_overtake_in_processes() -> None:
    async def run() -> None:
        pool = Pool(1)
        try:
            await warm(pool)
            await check_hurry(pool)
        finally:
            await pool.stop()

    finish(run())


def test_thoughts_in_a_hurry_overtake_on_other_machines(redis: str) -> None:
    async def run() -> None:
        queue = Queue(redis)
        try:
            with bot_machine(redis):
                await warm(queue)
                await check_hurry(queue)
        finally:
            await queue.stop()

    finish(run())


class Endless:
    """A place where bots think until they are told to hurry."""

    def __init__(self, service: Service) -> None:
        self.think = service.worker.thinkers.think
        self.began = 0
        service.worker.thinkers.think = self.hold  # type: ignore[method-assign]

    async def hold(self, job: Any, asker: Asker = NOBODY, haste: Haste | None = None) -> str:
        assert haste is not None
        self.began += 1
        told = asyncio.Event()
        haste.tell(told.set)
        await told.wait()
        return await self.think(job._replace(level="random"), asker, haste)


async def against_a_bot(person: Person, other: Person | None = None, **more: Any) -> str:
    """A table with one or two people and, on the last seat, a bot that begins."""
    count = 2 if other is None else 3
    plan = settings(count, **more)
    plan["seats"][-1] = {"kind": "bot", "level": "grandmaster"}
    table: str = (await person.post("/tables/", plan))["id"]
    await person.sit(table, 0)
    if other is not None:
        await other.sit(table, 1, "Bo")
    await person.post(f"/tables/{table}/start", {})
    return table


def test_a_player_hurries_a_bot_and_the_game_goes_on(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        endless = Endless(service)
        table = await against_a_bot(ada)
        a, b = await ada.socket(table), await bo.socket(table)
        await a.watch(0)
        while not endless.began:
            if (question := a.question(0)) is not None:
                await a.command("answer", seat=0, decision=question["decision"], option=question["options"][0])
            await asyncio.sleep(0.02)
        before = a.views[0]["after"]
        assert (await b.command("hurry", seat=0))["reason"] == "not-your-seat"
        assert (await a.command("hurry", seat=1))["reason"] == "not-your-seat"
        assert (await a.command("hurry", seat=0))["type"] == "done"
        await a.until(lambda: a.views[0]["after"] > before)
        await until(lambda: endless.began > 1 or a.question(0))
        assert (await a.command("resign", seat=0))["type"] == "done"
        assert (await a.command("hurry", seat=0))["reason"] == "seat-is-a-bot"

    served(database, work)


def test_nobody_hurries_bots_where_several_people_play_against_the_clock(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        Endless(service)
        clock = {"kind": "bank", "bank": 600}
        for people, clocks, wanted in ((bo, clock, "hurry-off"), (bo, {"kind": "none"}, None), (None, clock, None)):
            table = await against_a_bot(ada, people, clock=clocks)
            told = await (await ada.socket(table)).command("hurry", seat=0)
            assert told.get("reason") == wanted, (people, clocks)
        waiting = await ada.create(2)
        assert (await (await ada.socket(waiting)).command("hurry", seat=0))["reason"] == "not-your-seat"

    served(sqlite, work)


def test_a_worker_that_does_not_think_passes_it_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person may be connected to another worker than the one where the bot thinks."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        told: list[tuple[str, str]] = []
        tell = service.worker.fanout.tell

        async def heard(table: str, kind: str, body: object) -> None:
            told.append((table, kind))
            await tell(table, kind, body)

        monkeypatch.setattr(service.worker.fanout, "tell", heard)
        table = await two_at_a_table(ada, bo)
        await (await ada.socket(table)).command("hurry", seat=0)
        assert (table, "hurry") in told
        room = service.worker.rooms[table]
        haste = room.bots._hastes[1] = Haste()
        await service.worker._hear_of(room, Message("another", table, "hurry"))
        assert haste.is_on

    served(sqlite, work)
