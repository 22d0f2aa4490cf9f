"""Bots think ahead while a person thinks: only where that takes nothing from anybody."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable

import pytest

from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.hall.bots import AheadTurn
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State
from guildhall.server import ahead
from guildhall.server.bot_process import AheadJob, BotProcess, Job
from guildhall.server.thinking import Pool
from tests.server.harness import Person, Service, finish, served, until
from tests.server.test_thinking import bots, start

GAME = "pillars-of-the-earth"
KEY = "table 0"
HOURS = 10_000.0


@pytest.fixture(autouse=True)
def a_processor_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "is_processor_free", lambda: True)


def positions() -> tuple[str, str]:
    """The same game: where seat 0 has a choice, and later where seat 1 has one and seat 0 none."""
    game, rng = shelf.game(GAME), Rng(4)
    g: State = game.new(2, {})
    run.start(g)
    first = ""
    while True:
        if g.asked[CHANCE] is None and not g.lanes:
            known = Position(game, g, 0, rng)
            if g.asked[0] is not None and len(g.offered[0]) > 1:
                first = first or known.write()
            elif first and known.is_others_turn and len(g.offered[1]) > 1:
                return first, known.write()
        playout(g, rng, 1)


OWN, OTHERS = positions()


def job(level: str = "journeyman", key: str = KEY) -> Job:
    return Job(GAME, OWN, 0, level, 1, key=key)


def long_job() -> AheadJob:
    return AheadJob(AheadTurn(GAME, OTHERS, 0, "journeyman", 1, None, KEY), HOURS)


def with_pool(work: Callable[[Pool], Awaitable[None]]) -> None:
    """A pool of which one process keeps the tree of a seat."""

    async def go() -> None:
        pool = Pool(1)
        try:
            async with asyncio.timeout(120):
                await pool.think(job())
                await work(pool)
        finally:
            await pool.stop()

    finish(go())


async def begun(pool: Pool) -> asyncio.Task[None]:
    """It thinks ahead now, and would for hours."""
    task = asyncio.create_task(pool.think_ahead(long_job()))
    while not pool._ahead._running:
        await asyncio.sleep(0.01)
    return task


def test_only_the_process_with_the_tree_thinks_ahead() -> None:
    async def work(pool: Pool) -> None:
        assert pool.may_think_ahead(KEY)
        assert not pool.may_think_ahead("table 1")
        task = await begun(pool)
        assert not pool.may_think_ahead(KEY), "it does already"
        task.cancel()
        await until(lambda: len(pool._idle) == 2)
        assert pool.may_think_ahead(KEY)

    with_pool(work)


def test_nobody_thinks_ahead_while_processors_are_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Pool) -> None:
        monkeypatch.setattr(ahead, "is_processor_free", lambda: False)
        assert not pool.may_think_ahead(KEY)
        await pool.think_ahead(long_job())
        assert len(pool._idle) == 2

    with_pool(work)


@pytest.mark.parametrize(("load", "is_free"), [(0.0, True), (3.4, True), (3.6, False), (9.0, False)])
def test_a_processor_is_free_if_the_load_leaves_one(
    load: float, is_free: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(os, "getloadavg", lambda: (load, 0.0, 0.0))
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1, 2, 3}, raising=False)
    assert ahead.is_processor_free() is is_free


def test_any_thought_ends_it_and_is_answered() -> None:
    """Whether it needs that process, because it is for the same seat, or another one."""

    async def work(pool: Pool) -> None:
        for key in (KEY, "another 0"):
            task = await begun(pool)
            pids = pool.pids()
            await pool.think(job(key=key))
            await task
            assert pool.pids() == pids, "it ended between two simulations and was not killed"

    with_pool(work)


def test_a_killed_process_is_replaced() -> None:
    async def work(pool: Pool) -> None:
        task = await begun(pool)
        process = next(iter(pool._ahead._running))
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        await task
        assert await pool.think(job())

    with_pool(work)


def test_a_pool_that_stops_thinks_no_further() -> None:
    async def work(pool: Pool) -> None:
        task = await begun(pool)
        await pool.stop()
        await asyncio.wait({task})

    with_pool(work)


def test_at_a_table_bots_think_ahead_while_a_person_is_asked(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster.LEVELS, "apprentice", roster.LEVELS["apprentice"]._replace(seconds=HOURS))
    found: list[AheadJob] = []
    begin = ahead.Ahead.begin

    def watched(self: ahead.Ahead, process: BotProcess, job: AheadJob) -> asyncio.Task[None]:
        found.append(job)
        return begin(self, process, job)

    monkeypatch.setattr(ahead.Ahead, "begin", watched)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await start(ada, [{"kind": "open"}, *bots("apprentice", 1)], GAME)
        player = await ada.socket(table)
        await player.watch(0)
        rng = random.Random(1)
        while not found:
            await player.until(lambda: player.question(0) is not None, 60)
            place = (await player.answer_any(0, rng))["at"]
            await player.until(lambda place=place: player.views[0]["after"] > place, 60)  # type: ignore[misc]
            await asyncio.sleep(0.2)
        assert found[0].turn.seat == 1
        assert found[0].turn.level == "apprentice"
        assert found[0].turn.key == f"{table} 1"
        pool = service.worker.thinkers
        assert isinstance(pool, Pool)
        await until(lambda: bool(pool._ahead._running))
        await ada.post(f"/tables/{table}/abandon")
        await until(lambda: not pool._ahead._running)

    served(sqlite, work)
