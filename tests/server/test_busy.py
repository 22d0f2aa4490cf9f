"""A database with more to do than it can: choices come first, people wait, and who must try again is no error."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, text

from guildhall.server.fanout import Message, OverRedis
from guildhall.server.logs import Seldom
from guildhall.server.store import database as databases
from guildhall.server.store.database import Turns, database_url
from guildhall.server.store.failures import Busy
from guildhall.server.store.store import Store
from tests.server.conftest import new_postgres
from tests.server.harness import Person, Service, finish, served

LOCK = 7
CONNECTIONS = 5  # for readers


def test_who_waits_gets_a_turn_and_who_is_one_too_many_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "MOST_WAITING", 1)

    async def run() -> None:
        turns, got = Turns(1), []

        async def wait() -> None:
            async with turns.turn():
                got.append(True)

        async with turns.turn():
            waiting = asyncio.create_task(wait())
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await wait()
            assert not got
        await waiting
        assert got == [True]

    finish(run())


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "WAIT_SECONDS", 0)

    async def run() -> None:
        turns = Turns(1)
        async with turns.turn():
            with pytest.raises(Busy):
                async with turns.turn():
                    pass
        async with turns.turn():
            pass

    finish(run())


def _stuck(connection: Connection) -> None:
    """Read until a lock is free."""
    connection.execute(text(f"SELECT pg_advisory_lock_shared({LOCK})"))
    connection.execute(text(f"SELECT pg_advisory_unlock_shared({LOCK})"))


@asynccontextmanager
async def readers_stuck(url: str, store: Store) -> AsyncIterator[None]:
    """All of a store's connections for readers are busy."""
    other = Store(database_url(url))
    freed, held = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        engine: Any = other.database
        async with engine._engine.connect() as connection:
            await connection.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
            held.set()
            await freed.wait()
            await connection.execute(text("SELECT pg_advisory_unlock_all()"))

    holder = asyncio.create_task(hold())
    await held.wait()
    stuck = [asyncio.create_task(store.database.read(_stuck)) for _ in range(CONNECTIONS)]
    waiting = text(f"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {LOCK} AND NOT granted")
    while await other.database.read(lambda c: c.execute(waiting).scalar_one()) < CONNECTIONS:
        await asyncio.sleep(0.01)
    try:
        yield
    finally:
        freed.set()
        await holder
        await asyncio.gather(*stuck)
        await other.close()


def test_choices_are_written_while_readers_wait(postgres: str) -> None:
    async def run() -> None:
        url = new_postgres(postgres)
        store = Store(database_url(url))
        await store.migrate()
        async with readers_stuck(url, store):
            await store.set_fact("written", "meanwhile")
        assert await store.fact("written") == "meanwhile"
        await store.close()

    finish(run())


def test_who_must_try_again_is_told_so_and_is_no_error(
    postgres: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_postgres(postgres)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.get("/me")
        caplog.clear()
        monkeypatch.setattr(databases, "WAIT_SECONDS", 0)
        async with readers_stuck(url, service.worker.store):
            for _ in range(3):
                response = await ada.http.get("/tables/")
                assert (response.status_code, response.json()) == (503, {"reason": "try-again"})
                assert response.headers["retry-after"]
        monkeypatch.setattr(databases, "WAIT_SECONDS", 15)
        await ada.get("/tables/")
        told = [record for record in caplog.records if record.getMessage() == "people are told to try again"]
        assert [record.levelname for record in told] == ["WARNING"]
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR and record not in told]

    served(url, work)


def test_a_backup_sees_one_moment(postgres: str) -> None:
    """It reads, waits until somebody has written, and reads again."""

    async def run() -> None:
        url = new_postgres(postgres)
        store, other = Store(database_url(url)), Store(database_url(url))
        await store.migrate()
        facts = text("SELECT count(*) FROM facts")
        reached, gone_on = text(f"SELECT pg_advisory_lock({LOCK + 1})"), text(f"SELECT pg_advisory_lock({LOCK + 2})")

        def twice(connection: Connection) -> tuple[int, int]:
            first = connection.execute(facts).scalar_one()
            connection.execute(reached)
            connection.execute(gone_on)
            second = connection.execute(facts).scalar_one()
            connection.execute(text("SELECT pg_advisory_unlock_all()"))
            return first, second

        counts = []
        for name, read in (("a", store.database.read), ("b", store.database.read_moment)):
            engine: Any = other.database
            async with engine._engine.connect() as connection:
                await connection.execute(gone_on)
                reading = asyncio.create_task(read(twice))
                locks = text(f"SELECT count(*) FROM pg_locks WHERE objid = {LOCK + 1} AND granted")
                while not (await connection.execute(locks)).scalar_one():
                    await asyncio.sleep(0.01)
                await other.set_fact(name, "written")
                await connection.execute(text("SELECT pg_advisory_unlock_all()"))
                counts.append(await reading)
        assert [second - first for first, second in counts] == [1, 0]
        await store.close()
        await other.close()

    finish(run())


def test_many_who_speak_at_once_are_no_outage_of_redis(redis: str) -> None:
    async def run() -> None:
        fanout = OverRedis(redis)
        heard: list[Message] = []

        async def listen(message: Message) -> None:
            heard.append(message)

        other = OverRedis(redis)
        await other.start(listen)
        await other.listen("table")
        await asyncio.gather(*(fanout.tell("table", "chat", number) for number in range(500)))
        assert not fanout.is_down
        async with asyncio.timeout(20):
            while len(heard) < 500:
                await asyncio.sleep(0.01)
        await fanout.stop()
        await other.stop()

    finish(run())


def test_what_happens_again_and_again_is_said_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    seldom = Seldom(logging.getLogger("guildhall.test"), 3_600)
    for _ in range(5):
        seldom.say(logging.ERROR, "the disk is full")
    seldom.say(logging.ERROR, "something else")
    assert [record.getMessage() for record in caplog.records] == ["the disk is full", "something else"]
    caplog.clear()
    often = Seldom(logging.getLogger("guildhall.test"), 0)
    often.say(logging.ERROR, "the disk is full")
    often._said["the disk is full"] = (0.0, 4)
    often.say(logging.ERROR, "the disk is full")
    assert [vars(record).get("left_out") for record in caplog.records] == [None, 4]
