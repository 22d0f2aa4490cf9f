"""Retention: what is old and unused goes, with all that belongs to it, and nothing else."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import ColumnElement, Table, delete, select, update

from guildhall.hall.errors import Refusal
from guildhall.server.identity import now
from guildhall.server.operate import audit, finding
from guildhall.server.operate.acts import Office
from guildhall.server.operate.retention import Retention
from guildhall.server.store import schema
from guildhall.server.store.store import Store
from tests.server.harness import GAME, Person, Service, both_watch, served, two_at_a_table
from tests.server.test_lookback import game_file

DAY = 24 * 60 * 60 * 1_000


def office_of(service: Service) -> Office:
    return Office(service.worker.store, "shell:test")


async def age(store: Store, table: Table, column: str, *where: ColumnElement[bool]) -> None:
    """Make it 40 days old."""
    statement = update(table).where(*where).values({column: now() - 40 * DAY})
    await store.database.write(lambda connection: connection.execute(statement))


async def age_game(store: Store, table: str) -> None:
    await age(store, schema.tables, "started_at", schema.tables.c.id == table)
    await age(store, schema.entries, "at", schema.entries.c.table_id == table)


async def stranger(service: Service) -> tuple[Person, str]:
    """Somebody who came 40 days ago, and has not been here since."""
    person = Person(service.url)
    id = (await person.get("/me"))["person"]
    await age(service.worker.store, schema.people, "created_at", schema.people.c.id == id)
    await age(service.worker.store, schema.sessions, "seen_at", schema.sessions.c.person == id)
    return person, id


def test_retention_knows_every_kind(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        store = service.worker.store
        old = await two_at_a_table(ada, bo)
        timed = await two_at_a_table(ada, bo, clock={"kind": "days", "days": 3})
        young, lost = await two_at_a_table(ada, bo), await two_at_a_table(ada, bo)
        a, _ = await both_watch(ada, bo, old)
        for table in (young, timed, lost):
            await ada.get(f"/tables/{table}/position?view=0")
        for table in (old, timed):
            await age_game(store, table)
        await store.database.write(lambda c: c.execute(delete(schema.tables).where(schema.tables.c.id == lost)))
        uploads = [(await bo.post("/replays/", {"text": game_file(name)}))["id"] for name in ("Old", "Young")]
        await age(store, schema.replays, "at", schema.replays.c.id == uploads[0])
        (_, gone), (_, back) = await stranger(service), await stranger(service)
        for id in (gone, back):
            await store.progress.add(id, GAME, "first", now())
        await store.database.write(
            lambda c: c.execute(update(schema.sessions).where(schema.sessions.c.person == back).values(seen_at=now()))
        )

        retention = Retention(store, "open=0,idle=30,uploads=30,nameless=30")
        due = {"idle": [old], "uploads": [uploads[0]], "nameless": [gone], "orphans": [lost]}
        assert await retention.due() == due
        assert await retention.due() == due, "nothing was done"
        assert await retention.apply("test") == dict.fromkeys(due, 1)
        assert await retention.apply("test") == dict.fromkeys(due, 0)
        await a.until(lambda: a.table["status"] == "abandoned")
        for table in (timed, young):
            assert (await ada.get(f"/tables/{table}"))["table"]["status"] == "running"
        await bo.get(f"/replays/{uploads[0]}", expect=404)
        await bo.get(f"/replays/{uploads[1]}")
        learners = select(schema.lessons_done.c.person)
        assert await store.database.read(lambda c: c.execute(learners).scalars().all()) == [back]
        assert await store.person(gone) is None
        assert await store.person(back) is not None
        assert await store.journal(lost) == []

    served(database, work)


def test_retention_looks_again_before_it_lets_go(database: str) -> None:
    """Between the list of what is due and the deletion, somebody may come back."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        store = service.worker.store
        idle = await two_at_a_table(ada, bo)
        a, b = await both_watch(ada, bo, idle)
        await age_game(store, idle)
        waiting = await ada.create(2)
        await store.change_table(waiting, created_at=now() - 40 * DAY)
        person, id = await stranger(service)
        retention = Retention(store, "open=30,idle=30,nameless=30")
        assert await retention.due() == {"open": [waiting], "idle": [idle], "nameless": [id], "orphans": []}
        seat, player = (0, a) if a.question(0) else (1, b)
        assert (await player.answer_any(seat, random.Random(1)))["type"] == "done"
        await person.sit(waiting, 0, "Cy")
        await ada.sit(waiting, 1)
        await ada.post(f"/tables/{waiting}/start", {})
        for kind, subject in (("open", waiting), ("idle", idle), ("nameless", id)):
            assert not await retention._let_go(kind, subject)
        for table in (waiting, idle):
            assert (await ada.get(f"/tables/{table}"))["table"]["status"] == "running"
        assert (await person.get("/me"))["person"] == id

    served(database, work)


def test_people_at_a_table_that_goes_are_told(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2)
        player = await ada.socket(table)
        await service.worker.store.change_table(table, created_at=now() - 15 * DAY)
        assert (await Retention(service.worker.store, "").apply("retention"))["open"] == 1
        await player.until(lambda: player.bye is not None)
        assert table not in service.worker.rooms
        acts = await office_of(service).look(audit.latest, 5)
        assert [(act.actor, act.act) for act in acts] == [("retention", "keep-open"), ("retention", "delete-table")]

    served(sqlite, work)


def test_one_game_that_cannot_be_read_keeps_no_other_journal(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    """Such as one that was played by other rules."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        store = service.worker.store
        tables = [await _played(ada) for _ in range(2)]
        for table in tables:
            await age(store, schema.tables, "ended_at", schema.tables.c.id == table)
        bad, good = (await Retention(store, "journals=30").due())["journals"]
        e = schema.entries.c
        spoil = update(schema.entries).where(e.table_id == bad, e.seq == 0).values(decision="nonsense")
        await store.database.write(lambda connection: connection.execute(spoil))
        retention = Retention(store, "journals=30")
        assert (await retention.apply("test"))["journals"] == 1
        assert await store.journal(good) == []
        assert await store.journal(bad) != []
        assert (await retention.due())["journals"] == [], "nor is it in the way of those that come later"
        assert [record.table for record in caplog.records if "keeps its journal" in record.message] == [bad]  # type: ignore[attr-defined]

    served(sqlite, work)


async def _played(ada: Person) -> str:
    """A game of bots, to its end."""
    seats = [{"kind": "bot", "level": "random"} for _ in range(2)]
    table: str = (await ada.post("/tables/", {"game": GAME, "seats": seats}))["id"]
    await ada.post(f"/tables/{table}/start", {})
    spectator = await ada.socket(table)
    await spectator.watch(None)
    await spectator.until(lambda: spectator.table["status"] == "over")
    await spectator.close()
    return table


def test_retention_lets_go_of_what_it_is_told_to_and_of_nothing_else(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        store = service.worker.store
        old = await ada.create(2)
        young = await ada.create(2)
        running = await two_at_a_table(ada, bo)
        await store.change_table(old, created_at=now() - 15 * DAY)
        nothing = Retention(store, "open=0")
        assert await nothing.due() == {"orphans": []}
        retention = Retention(store, "")
        assert await retention.due() == {"open": [old], "orphans": []}
        assert (await retention.apply("test"))["open"] == 1
        await ada.get(f"/tables/{old}", expect=404)
        for id in (young, running):
            await ada.get(f"/tables/{id}")
        with pytest.raises(ValueError, match="--keep knows"):
            Retention(store, "everything=1")

    served(database, work)


def test_a_compacted_game_is_shown_as_before(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        store = service.worker.store
        table = await _played(ada)
        pages = [f"/tables/{table}/position", f"/tables/{table}/replay", f"/tables/{table}/file"]
        before = [await ada.get(page) for page in pages]
        entries = len(await store.journal(table))
        await store.change_table(table, ended_at=now() - 40 * DAY)
        retention = Retention(store, "journals=30")
        assert (await retention.due())["journals"] == [table]
        assert (await retention.apply("test"))["journals"] == 1
        assert entries > 0
        assert await store.journal(table) == []
        service.worker.rooms.pop(table).close()
        after = [await ada.get(page) for page in pages]
        assert after[0]["state"] == before[0]["state"]
        assert after[1:] == before[1:]
        assert (await retention.due())["journals"] == []
        assert (await Retention(store, "uploads=0.000001").due())["uploads"] == []  # it is no upload

    served(database, work)


def test_a_compacted_game_is_shown_only_to_those_who_may_look(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        store, office = service.worker.store, office_of(service)
        table = await two_at_a_table(ada, bo, spectators=False)
        a, b = await both_watch(ada, bo, table)
        await asyncio.gather(a.play_on(0, random.Random(1)), b.play_on(1, random.Random(2)))
        await a.until(lambda: a.table["status"] == "over")
        await store.change_table(table, ended_at=now() - 40 * DAY)
        assert (await Retention(store, "journals=30").apply("test"))["journals"] == 1
        text = await store.replay(table)
        assert text is not None
        assert "Bo" not in text, "names can be deleted only where they belong to a person"
        stranger = Person(service.url)
        for part in ("", "/file", "/shuffle", "/steps/1"):
            await stranger.get(f"/replays/{table}{part}", expect=404)
            await stranger.get(f"/tables/{table}{part}", expect=403)
        assert await office.look(finding.replays, "") == []
        with pytest.raises(Refusal, match="no-such-replay"):
            await office.delete_replay(table)
        await office.delete_table(table)
        assert await store.replay(table) is None

    served(database, work)
