"""One bad row harms one table: it is frozen with a notice that names it, and everything else goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import text

from guildhall.server.config import Config
from guildhall.server.fingerprint import fingerprint
from guildhall.server.startup import prepare
from guildhall.server.store.database import database_url
from guildhall.server.store.store import Store
from tests.server.harness import Person, Service, finish, served, serving, two_at_a_table


async def damage(database: str, statement: str, **values: Any) -> None:
    store = Store(database_url(database))
    try:
        await store.database.write(lambda connection: connection.execute(text(statement), values))
    finally:
        await store.close()


BAD_ENTRY = "UPDATE entries SET decision = 'nonsense' WHERE table_id = :table AND seq = 0"
BAD_SETTINGS = "UPDATE tables SET settings = '{\"game\":' WHERE id = :table"


async def played(ada: Person, bo: Person, **more: Any) -> str:
    table = await two_at_a_table(ada, bo, public=True, **more)
    await ada.get(f"/tables/{table}/position?view=0")
    return table


@pytest.mark.parametrize("statement", [BAD_ENTRY, BAD_SETTINGS])
@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "bank", "bank": 600}])
def test_a_damaged_table_is_frozen_and_everything_else_goes_on(
    database: str, statement: str, clock: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        tables: list[str] = []
        cookies: list[Any] = []
        async with serving(Config(database=database, rate=1_000)) as service:
            ada, bo = Person(service.url), Person(service.url)
            tables += [await played(ada, bo, clock=clock), await played(ada, bo, clock=clock)]
            cookies += [dict(ada.http.cookies), dict(bo.http.cookies)]
        await damage(database, statement, table=tables[0])
        await damage(database, "UPDATE facts SET value = '1' WHERE key = 'alive_at'")  # clocks are to be credited
        async with serving(Config(database=database, rate=1_000)) as service:
            ada = Person(service.url)
            ada.http.cookies.update(cookies[0])
            lobby = {line["id"]: line for line in (await ada.get("/tables/"))["tables"]}  # nobody has opened it before
            assert tables[1] in lobby
            assert lobby[tables[1]]["to_act"] is not None
            assert {line["id"]: line["status"] for line in (await ada.get("/me"))["tables"]} == {
                tables[0]: "frozen",
                tables[1]: "running",
            }
            assert await ada.get(f"/tables/{tables[0]}/position?view=0", expect=409) == {"reason": "damaged"}
            assert (await ada.get(f"/tables/{tables[1]}/position?view=0"))["view"] == 0
        named = [record for record in caplog.records if getattr(record, "table", None) == tables[0]]
        assert any("frozen" in record.message for record in named)

    finish(run())


def test_a_table_that_breaks_while_it_is_open_tells_its_people(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await played(ada, bo)
        player = await ada.socket(table)
        await player.watch(0)
        await damage(sqlite, BAD_ENTRY, table=table)
        service.worker.rooms[table].live.sitting = None  # as after a conflict
        refused = await player.command("watch", view=0)
        assert (refused["type"], refused["reason"]) == ("refused", "damaged")
        await player.until(lambda: player.table["status"] == "frozen")
        assert player.table["notice"] == "damaged"

    served(sqlite, work)


def test_a_damaged_snapshot_is_only_a_cache(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await played(ada, bo)
        before = await ada.get(f"/tables/{table}/position?view=0")
        store = service.worker.store
        rules = fingerprint("old-london-bridge")
        for bad in ("{", json.dumps([2, [2, "nonsense", []], [], [], 0, [], [], []])):
            await damage(
                sqlite,
                "INSERT OR REPLACE INTO snapshots (table_id, seq, rules, text) VALUES (:table, 2, :rules, :bad)",
                table=table,
                rules=rules,
                bad=bad,
            )
            assert await store.snapshot(table) is not None
            service.worker.rooms.pop(table).close()
            assert await ada.get(f"/tables/{table}/position?view=0") | {"around": 0} == before | {"around": 0}

    served(sqlite, work)


def test_settings_that_cannot_be_read_keep_nobody_from_starting(sqlite: str) -> None:
    async def run() -> None:
        async with serving(Config(database=sqlite, rate=1_000)) as service:
            ada = Person(service.url)
            table = await ada.create(2)
        await damage(sqlite, BAD_SETTINGS, table=table)
        assert (await prepare(Config(database=sqlite)))["frozen"] == 1
        assert (await prepare(Config(database=sqlite)))["frozen"] == 0

    finish(run())
