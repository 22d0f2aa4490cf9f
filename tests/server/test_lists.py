"""Lists of tables: opponents, results, and what one may do with each table."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from guildhall.server.store.lists import MOST_OF_HOST
from guildhall.server.worker import Worker
from tests.server.harness import Person, Service, both_watch, served, settings, two_at_a_table


async def listed(person: Person) -> dict[str, Any]:
    """The newest of a person's tables."""
    tables = (await person.get("/me"))["tables"]
    return tables[0] if tables else {}


def test_a_finished_table_tells_its_result(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        assert (await listed(ada))["points"] == []
        a, b = await both_watch(ada, bo, table)
        rng = random.Random(3)
        await asyncio.gather(a.play_on(0, rng), b.play_on(1, rng))
        scores = a.views[0]["around"]["scores"]
        line = await listed(bo)
        assert (line["names"], line["mine"]) == (["Ada", "Bo"], [1])
        assert line["points"] == [score["points"] for score in scores]
        assert line["places"] == [score["place"] for score in scores]
        assert line["may"] == []
        for worker in Worker.running:
            assert worker.results.pop(table) == (line["points"], line["places"])
        assert await listed(bo) == line

    served(database, work)


def test_a_table_says_what_one_may_do_with_it(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2)
        await ada.sit(table, 0, "Ada")
        assert (await listed(ada))["may"] == ["delete"]
        await bo.sit(table, 1, "Bo")
        assert (await listed(ada))["may"] == ["leave", "abandon"]
        assert (await listed(bo))["may"] == ["leave"]
        await ada.post(f"/tables/{table}/start", {})
        assert (await listed(bo))["may"] == ["leave"]
        assert (await bo.delete(f"/tables/{table}", expect=403))["reason"] == "not-the-host"
        assert (await ada.delete(f"/tables/{table}", expect=403))["reason"] == "others-sit-here"
        left = await bo.post(f"/tables/{table}/leave", {})
        assert left["table"]["seats"][1]["why_bot"] == "left"
        # Strangers may do nothing with it.
        stranger = Person(service.url)
        await stranger.get("/me")
        assert (await stranger.delete(f"/tables/{table}", expect=403))["reason"] == "not-the-host"
        await stranger.close()

    served(sqlite, work)


def test_a_host_deletes_a_table_without_other_people(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        plan = settings(2)
        plan["seats"][1] = {"kind": "bot", "level": "greedy"}
        table = (await ada.post("/tables/", plan))["id"]
        await ada.sit(table, 0, "Ada")
        await ada.post(f"/tables/{table}/start", {})
        a = await ada.socket(table)
        await a.watch(0)
        assert (await listed(ada))["may"] == ["delete"]
        await ada.delete(f"/tables/{table}", expect=204)
        assert await listed(ada) == {}
        await a.until(lambda: a.bye)
        await ada.get(f"/tables/{table}", expect=404)

    served(database, work)


def test_nobody_fills_the_list_of_public_tables(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        first = await bo.create(2, public=True)
        made = [await ada.create(2, public=True) for _ in range(MOST_OF_HOST + 3)]
        await ada.create(2)
        lines = await service.worker.store.lists.public(limit=MOST_OF_HOST + 1)
        ids = [line.id for line in lines]
        assert set(ids) == {first, *made[3:]}
        assert ids[-1] == first

    served(database, work)
