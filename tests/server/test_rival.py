"""The rival of a person: kept on the server by game, and changed by each game that was played to its end."""

from __future__ import annotations

import random
from typing import Any

from guildhall.bots import rival
from guildhall.bots.rival import Form
from guildhall.server.bot_queue import NOBODY, Asker
from guildhall.server.haste import Haste
from tests.server.harness import Person, Service, served, settings, until

GAME = "tiny-towns"


def asked(service: Service) -> list[str]:
    """The levels of the bots that were asked. They answer at random, which is quick."""
    levels: list[str] = []
    think = service.worker.thinkers.think

    async def quickly(job: Any, asker: Asker = NOBODY, haste: Haste | None = None) -> str:
        levels.append(job.level)
        return await think(job._replace(level="random"), asker, haste)

    service.worker.thinkers.think = quickly  # type: ignore[method-assign]
    return levels


async def begin(person: Person, **more: Any) -> str:
    plan = settings(2, game=GAME, **more)
    plan["seats"][1] = {"kind": "bot", "level": "rival"}
    table: str = (await person.post("/tables/", plan))["id"]
    await person.sit(table, 0)
    await person.post(f"/tables/{table}/start", {})
    return table


async def strength_at(person: Person, table: str) -> tuple[float, int]:
    kept = (await person.get(f"/tables/{table}"))["table"]["settings"]["rival"]
    return FIRST if kept is None else (kept["strength"], kept["games"])


FIRST = (rival.FIRST, 0)


def test_a_rival_adapts_to_the_result_and_a_rematch_has_the_next_one(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        levels = asked(service)
        table = await begin(ada)
        assert await strength_at(ada, table) == FIRST
        player = await ada.socket(table)
        await player.watch(0)
        await player.play_on(0, random.Random(1))
        assert set(levels) == {rival.named(rival.FIRST)}
        won = rival.share_won([score["place"] for score in player.views[0]["around"]["scores"]], 0, [1])
        learnt = rival.after(Form(), won)
        rivals, person = service.worker.store.rivals, player.you["person"]
        await until(lambda: player.table.get("rival"))
        assert player.table["rival"] == {"strength": learnt.strength, "games": 1}
        rematch = (await ada.post(f"/tables/{table}/rematch", {}))["id"]
        assert await strength_at(ada, rematch) == learnt
        assert await rivals.of(person, GAME) == learnt
        assert (await ada.get("/me/export"))["rivals"] == {GAME: {"strength": learnt.strength, "games": 1}}
        await service.worker.rooms[table].look_after()
        service.worker.rooms[table].bots.ask()  # seen again: it is not counted twice
        other = await begin(ada, rival={"strength": 3.0, "games": 99})
        assert await strength_at(ada, other) == learnt, "the server knows better than the browser"
        assert await strength_at(bo, await begin(bo, rival={"strength": 0.25, "games": 4})) == (0.25, 4)
        await ada.delete("/me")
        assert await rivals.of(person, GAME) is None

    served(database, work)


def test_a_game_that_says_nothing_changes_nothing(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        asked(service)
        table = await begin(ada)
        player = await ada.socket(table)
        await player.watch(0)
        await player.until(lambda: player.question(0))
        await player.answer_any(0, random.Random(1))
        await player.command("resign", seat=0)
        await player.until(lambda: player.is_over(0), 60)
        abandoned = await begin(ada)
        await ada.post(f"/tables/{abandoned}/abandon")
        assert await service.worker.store.rivals.of(player.you["person"], GAME) is None

    served(sqlite, work)


def test_a_strength_that_is_none_is_refused(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        for form in ({"strength": 3.1}, {"strength": -1.1}, {"strength": 1.0, "games": -1}, {"strength": "x"}):
            refused = await ada.http.post("/tables/", json=settings(2, rival=form))
            assert refused.status_code == 400, form

    served(sqlite, work)
