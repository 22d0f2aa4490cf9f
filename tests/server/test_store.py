"""The store on SQLite and PostgreSQL keeps every append once and in order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from guildhall.hall import wire
from guildhall.hall.records import KeyRecord, SeatRecord, TableRecord
from guildhall.server.identity import now
from guildhall.server.store import database as database_module
from guildhall.server.store.database import database_url
from guildhall.server.store.schema import metadata
from guildhall.server.store.store import Conflict, PersonRecord, Snapshot, Store
from guildhall.table.kept import Entry
from tests.server.harness import finish

SETTINGS = wire.TableSettings("old-london-bridge", [wire.SeatSettings(), wire.SeatSettings()], name="Zażółć 🦆")


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database_url(database))
        try:
            await store.migrate()
            await work(store)
        finally:
            await store.close()

    finish(run())


def row(id: str = "t", **changes: object) -> TableRecord:
    values: dict[str, object] = dict.fromkeys(TableRecord._fields)
    values |= {"id": id, "settings": SETTINGS, "status": "open", "host": "ada", "seed": bytes(32), "engine": "1"}
    values |= {"components": "c", "rules": "r", "created_at": 5} | changes
    return TableRecord(**values)  # type: ignore[arg-type]  # every field is there


SEATS = [SeatRecord(0, "open", None, None, "", None), SeatRecord(1, "open", None, None, "", None)]


def entry(option: str, command: str | None = None) -> Entry:
    return Entry("choice", 0, "place-figure", option, 1_763_250_000_000, command)


def test_the_migrations_make_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(store: Store) -> None:
        await store.migrate()  # repeating it changes nothing
        assert await store.database.read(differences) == []

    with_store(database, work)


def test_of_two_appends_at_one_place_one_is_too_late(database: str) -> None:
    async def work(store: Store) -> None:
        attempts = [store.append("t", 0, [entry(f"{i}"), entry("more")]) for i in range(5)]
        others = [store.append(f"u{i}", 0, [entry("x")]) for i in range(5)]
        results = await asyncio.gather(*attempts, *others, return_exceptions=True)
        assert [result for result in results[:5] if result is None] == [None]
        assert all(isinstance(result, Conflict) for result in results[:5] if result is not None)
        assert results[5:] == [None] * 5
        kept = await store.journal("t")
        assert len(kept) == 2
        assert kept[0].option == str(results.index(None))

    with_store(database, work)


def test_a_command_is_written_once(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append("t", 0, [entry("a", "ada/1")])
        with pytest.raises(Conflict):
            await store.append("t", 1, [entry("a", "ada/1")])
        await store.append("u", 0, [entry("a", "ada/1")])
        assert len(await store.journal("t")) == 1

    with_store(database, work)


def test_many_tables_share_a_transaction(database: str) -> None:
    async def work(store: Store) -> None:
        async def table(i: int) -> None:
            for n in range(5):
                await store.append(f"t{i}", n, [entry(str(n))])

        await asyncio.gather(*(table(i) for i in range(40)))
        assert store.appends.flushed == 200
        assert store.appends.flushes <= 40
        for i in range(40):
            assert [kept.option for kept in await store.journal(f"t{i}")] == ["0", "1", "2", "3", "4"]

    with_store(database, work)


def test_the_log_of_sqlite_is_copied_into_its_file_meanwhile(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "TIDY_EVERY", 5)
    file = Path(sqlite.removeprefix("sqlite:///"))
    sizes: list[int] = []

    async def work(store: Store) -> None:
        sizes.append(file.stat().st_size)
        for i in range(20):
            await store.append(f"t{i}", 0, [entry("x" * 4_000)])
        async with asyncio.timeout(30):
            while file.stat().st_size == sizes[0]:
                await asyncio.sleep(0.02)

    with_store(sqlite, work)


def test_tables_seats_snapshots_and_keys_come_back_as_they_were(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(row(), SEATS)
        assert await store.table("t") == (row(), SEATS)
        assert await store.table("nowhere") is None
        await store.append("t", 0, [entry("a")], {"due_at": 7}, Snapshot(1, "r", "text"))
        await store.append("t", 1, [entry("b")], {}, Snapshot(2, "r", "later"))
        assert await store.snapshot("t") == Snapshot(2, "r", "later")
        found = await store.table("t")
        assert found is not None
        assert found[0].due_at == 7
        key = KeyRecord("k", "t", 1, "view", "ada", now(), now() + 60_000)
        await store.keys.add(key)
        await store.keys.add(KeyRecord("old", "t", 1, "view", "ada", now() - 2, now() - 1))
        assert await store.keys.find(["k", "old", "z"]) == await store.keys.of("ada") == [key]

    with_store(database, work)


def test_a_due_table_is_given_to_one_who_asks(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(row(status="running", due_at=10), SEATS)
        assert await store.due(9, 50) == []
        given = await asyncio.gather(*(store.due(10, 50 + i) for i in range(4)))
        assert sorted(map(len, given)) == [0, 0, 0, 1]

    with_store(database, work)


def test_a_seat_is_taken_by_one(database: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(row(), SEATS)
        people = [f"p{i}" for i in range(6)]
        taken = await asyncio.gather(*(store.take_seat("t", 0, person, person) for person in people))
        assert sum(taken) == 1
        await store.change_table("t", status="running")
        assert not await store.take_seat("t", 1, "late", "late")

    with_store(database, work)


def test_people_chat_and_deletion(database: str) -> None:
    async def work(store: Store) -> None:
        ada = PersonRecord("ada", "Ada", "ada", "hash", None, None, 1)
        await store.add_person(ada._replace(account=None, passphrase=None))
        await store.add_person(PersonRecord("bo", "Bo", None, None, None, None, 1))
        assert await store.account("ada") is None
        assert await store.register("ada", "ada", "hash")
        assert await store.account("ada") == await store.account(" ADA ") == ada._replace(name="ada")
        assert not await store.register("bo", "Ada", "hash")
        said = await asyncio.gather(*(store.chat.say("t", "ada", "Ada", 0, f"{i}", i) for i in range(8)))
        assert sorted(line.number for line in said) == list(range(8))
        await store.add_table(row(), [SeatRecord(0, "person", None, "ada", "Ada", None), SEATS[1]])
        assert [line.id for line in await store.lists.of("ada")] == ["t"]
        await store.forget_person("ada")
        assert await store.person("ada") is None
        assert await store.chat.lines("t") == []
        found = await store.table("t")
        assert found is not None
        assert (found[1][0].person, found[1][0].name) == (None, "")

    with_store(database, work)


def test_a_fact_is_made_once(database: str) -> None:
    async def work(store: Store) -> None:
        made = iter(range(100))
        facts = await asyncio.gather(*(store.fact_or("secret", lambda: str(next(made))) for _ in range(6)))
        assert len(set(facts)) == 1
        await store.set_fact("secret", "x")
        assert await store.fact("secret") == "x"

    with_store(database, work)


@pytest.mark.parametrize("url", ["", "mysql://localhost/x", "nonsense", "http://localhost"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="database"):
        database_url(url)
