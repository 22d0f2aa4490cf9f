"""Daily deals on a server: one try counts, whoever asks and however often, and nothing tells the draws early."""

from __future__ import annotations

import asyncio
import hashlib
import random
from typing import Any

import pytest

from guildhall.hall import daily, daily_results
from guildhall.server import dailies
from guildhall.server.identity import now
from tests.server.harness import Person, Player, Service, served

GAME = "tiny-towns"
DEAL = f"/daily/{GAME}"
ADA = {"name": "Ada", "passphrase": "correct horse battery"}
DAY = daily.DAY_MILLISECONDS


async def begin(person: Person, name: str = "Ada", **more: Any) -> str:
    id: str = (await person.post(DEAL, {"name": name, **more}, expect=201))["id"]
    return id


async def finish(person: Person, table: str, seed: int = 1) -> Player:
    """Play a try to its end; returns the socket, which is still open."""
    player = await person.socket(table)
    await player.watch(0)
    await player.play_on(0, random.Random(seed))
    return player


async def reason(person: Person, body: dict[str, Any], expect: int = 409) -> str:
    found: str = (await person.post(DEAL, {"name": "Ada", **body}, expect=expect))["reason"]
    return found


def test_one_try_counts_and_later_ones_are_practice(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.post("/account", ADA)
        phone = Person(service.url)
        await phone.post("/session", ADA)
        before = await ada.get(DEAL)
        assert (before["status"], before["seed"], before["table"], before["tries"]) == ("new", None, None, 0)
        assert await reason(ada, {"practice": True}) == "try-comes-first"
        at_once = await asyncio.gather(*(person.http.post(DEAL, json={"name": "Ada"}) for person in (ada, phone, ada)))
        assert sorted(answer.status_code for answer in at_once) == [201, 409, 409]
        table = next(answer.json()["id"] for answer in at_once if answer.status_code == 201)
        for person in (ada, phone):
            assert await reason(person, {}) == "already-tried"
            assert await reason(person, {"practice": True}) == "try-comes-first"
            assert ((await person.get(DEAL))["status"], (await person.get(DEAL))["table"]) == ("running", table)
            told = await person.get(f"/tables/{table}/notation/0", expect=409)
            assert told["reason"] == "no-analysis-while-running", "a try counts among people"
        player = await finish(ada, table)
        points = player.views[0]["around"]["scores"][0]["points"]
        assert player.table["commitment"] == before["commitment"]
        after = await phone.get(DEAL)
        assert (after["status"], after["result"]["value"], after["percentile"]) == ("done", points, 100)
        assert [(line["place"], line["name"], line["mine"]) for line in after["lines"]] == [(1, "Ada", True)]
        assert [bar["count"] for bar in after["bars"]] == [1]
        assert after["best"] == table
        assert await reason(ada, {}) == await reason(phone, {}) == "already-tried"
        practice = await begin(ada, practice=True)
        again = await finish(ada, practice, seed=2)
        assert again.table["commitment"] == before["commitment"]
        assert (await ada.get(DEAL))["tries"] == 1
        assert (await ada.get("/me/daily/" + GAME))["days"] == [
            {"day": before["day"], "table": table, "result": after["result"]}
        ]
        assert (await bo.get(DEAL))["status"] == "new"
        games = (await ada.get("/daily"))["games"]
        assert {one["game"]: (one["status"], one["streak"]) for one in games}[GAME] == ("done", 1)

    served(database, work)


def test_messages_that_are_sent_again_change_nothing(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await begin(ada)
        player = await ada.socket(table)
        await player.watch(0)
        rng = random.Random(1)
        sent: list[tuple[str, dict[str, Any]]] = []
        while not player.is_over(0):
            question = player.question(0)
            assert question is not None
            option = rng.choice(question["options"])
            before, id = player.views[0]["after"], f"again-{len(sent)}"
            said = {"seat": 0, "decision": question["decision"], "option": option}
            sent.append((id, said))
            assert (await player.command("answer", id, **said))["type"] == "done"
            await player.until(lambda before=before: player.views[0]["after"] > before)  # type: ignore[misc]
        result = (await ada.get(DEAL))["result"]
        journal = await service.worker.store.journal(table)
        other = await ada.socket(table)
        await other.watch(0)
        for socket in (player, other):
            for id, said in sent:
                assert (await socket.command("answer", id, **said))["type"] == "done"  # it was done, once
            last = sent[-1][1]
            assert (await socket.command("answer", "new", **last))["reason"] == "game-over"
            assert (await socket.command("undo", "back", seat=0, choices=1))["reason"] == "game-over"
        assert await service.worker.store.journal(table) == journal
        assert ((await ada.get(DEAL))["result"], (await ada.get(DEAL))["tries"]) == (result, 1)

    served(sqlite, work)


def test_nothing_tells_the_draws_before_they_are_due(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        before = await ada.get(DEAL)
        table = await begin(ada)
        looks = ("", "/position", "/replay", "/steps/3", "/file", "/shuffle", "/review", "/notation/3", "/moments")
        for look in looks:
            assert (await bo.get(f"/tables/{table}{look}", 403))["reason"] == "no-spectators"
        player = await finish(ada, table)
        seed = daily.seed_of(await dailies._secret(service.worker), GAME, before["day"])
        assert hashlib.sha256(seed).hexdigest() == before["commitment"]
        for look in looks:
            assert (await bo.get(f"/tables/{table}{look}", 403))["reason"] == "deal-is-sealed"
        stranger = await bo.socket(table, hello=False)
        await stranger.socket.send('{"type": "hello", "id": "a"}')
        await stranger.until(lambda: stranger.bye)
        assert stranger.bye is not None
        assert stranger.bye["reason"] == "deal-is-sealed"
        assert (await bo.get(DEAL))["best"] is None
        told = [(await ada.http.get(f"/tables/{table}{look}")).text for look in (*looks, "/steps/9")]
        told += [*player.raw, (await ada.http.get(DEAL)).text, (await ada.http.get("/me/export")).text]
        assert not any(seed.hex() in text for text in told)
        assert (await ada.get(f"/tables/{table}/shuffle"))["result"] == "sealed"
        await begin(bo, "Bo")
        assert (await bo.get(f"/tables/{table}/replay", 403))["reason"] == "deal-is-sealed"
        await bo.post(f"/tables/{(await bo.get(DEAL))['table']}/leave", {})
        assert (await bo.get(DEAL))["best"] == table
        assert (await bo.get(f"/tables/{table}/replay"))["seed"] is None
        for day in ("2099-01-01", daily.later(before["day"])):
            assert (await ada.get(f"{DEAL}?day={day}", 403))["reason"] == "day-to-come"
            assert await reason(ada, {"practice": True, "day": day}, 403) == "day-to-come"
        assert (await ada.get(f"{DEAL}?day=2026-02-31", 400))["reason"] == "no-such-day"

        monkeypatch.setattr(dailies, "now", lambda: now() + DAY)
        today, past = await ada.get(DEAL), await ada.get(f"{DEAL}?day={before['day']}")
        assert today["commitment"] == before["next_commitment"]
        assert (today["status"], past["status"], past["seed"]) == ("new", "done", seed.hex())
        guest = Person(service.url)
        assert (await guest.get(f"/tables/{table}"))["table"]["seed"] == seed.hex()
        assert (await guest.get(f"/tables/{table}/shuffle"))["result"] == "proven"
        assert (await guest.get(f"/tables/{table}/replay"))["shuffle"] == "proven"
        assert await reason(guest, {"day": before["day"]}) == "day-is-over"
        await begin(guest, "Eve", practice=True, day=before["day"])

    served(sqlite, work)


def test_a_try_that_is_given_up_counts(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await begin(ada)
        player = await ada.socket(table)
        await player.watch(0)
        assert (await player.command("resign", seat=0))["reason"] == "no-stand-in"
        assert (await player.command("ask-hint", seat=0, step=1))["reason"] == "hints-off"
        assert (await ada.post(f"/tables/{table}/rematch", {}, expect=409))["reason"] == "not-over"
        await ada.post(f"/tables/{table}/abandon", {})
        found = await ada.get(DEAL)
        assert (found["status"], found["result"], found["tries"], found["lines"]) == ("ended", None, 1, [])
        assert await reason(ada, {}) == "already-tried"
        assert (await ada.get("/me/daily/" + GAME))["streak"] == 0
        assert (await ada.post(f"/tables/{table}/rematch", {}, expect=409))["reason"] == "only-as-daily-deal"
        settings = (await ada.get(f"/tables/{table}"))["table"]["settings"]
        assert (await ada.post("/tables/", settings, expect=400))["reason"] == "only-as-daily-deal"
        await finish(ada, await begin(ada, practice=True))

        late = await begin(bo, "Bo")
        await bo.socket(late)
        monkeypatch.setattr(dailies, "now", lambda: now() + DAY)
        past = await bo.get(f"{DEAL}?day={found['day']}")
        assert (past["status"], past["tries"]) == ("ended", 2)
        await finish(bo, late)  # it may be played to its end, but does not count any more
        assert (await bo.get(f"{DEAL}?day={found['day']}"))["result"] is None

    served(sqlite, work)


def test_a_result_stays_when_its_table_goes(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await begin(ada)
        points = (await finish(ada, table)).views[0]["around"]["scores"][0]["points"]
        await ada.delete(f"/tables/{table}")
        found = await ada.get(DEAL)
        assert (found["status"], found["result"]["value"], found["best"]) == ("done", points, None)
        begun = await begin(bo, "Bo")
        await bo.delete(f"/tables/{begun}")
        assert ((await bo.get(DEAL))["status"], await reason(bo, {})) == ("ended", "already-tried")
        person = (await ada.get("/me"))["person"]
        assert [one["table"] for one in (await ada.get("/me/export"))["daily"]] == [table]
        await ada.delete("/me")
        assert await service.worker.store.daily.of(person) == []

    served(sqlite, work)


def test_of_two_tries_of_one_person_the_first_counts(database: str) -> None:
    """Somebody plays before signing in, and has an account that plays as well."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.post("/account", ADA)
        early = await begin(bo, "Ada")
        await begin(ada)
        await ada.post("/daily/guilds-of-london", {"name": "Ada"}, expect=201)
        late = Person(service.url)
        other = (await late.post("/daily/pillars-of-the-earth", {"name": "Ada"}, expect=201))["id"]
        await begin(late)
        for person in (bo, late):
            await person.post("/session", ADA)
        for person in (ada, bo, late):
            assert (await person.get(DEAL))["table"] == early
            assert (await person.get("/daily/pillars-of-the-earth"))["table"] == other
            assert await reason(person, {}) == "already-tried"

    served(database, work)


def test_results_of_people_are_ranked(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        points = {}
        for number, person in enumerate((ada, bo, Person(service.url))):
            name = ("Ada", "Bo", "Eve")[number]
            player = await finish(person, await begin(person, name), seed=number)
            points[name] = player.views[0]["around"]["scores"][0]["points"]
        found = await bo.get(DEAL)
        ranked = sorted(points, key=lambda name: -points[name])
        assert sorted(line["result"]["value"] for line in found["lines"]) == sorted(points.values())
        assert [points[line["name"]] for line in found["lines"]] == [points[name] for name in ranked]
        assert found["percentile"] == daily_results.percentile(list(points.values()), points["Bo"])
        assert sum(bar["count"] for bar in found["bars"]) == 3

    served(sqlite, work)


def test_the_bots_of_a_deal_play_at_a_table(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = (await ada.post("/daily/old-london-bridge", {"name": "Ada"}, expect=201))["id"]
        info = (await ada.get(f"/tables/{table}"))["table"]
        mine = next(seat["seat"] for seat in info["seats"] if seat["kind"] == "person")
        assert {seat["bot"] for seat in info["seats"] if seat["kind"] == "bot"} == {"daily"}
        player = await ada.socket(table)
        await player.watch(mine)
        assert (await player.answer_any(mine, random.Random(1)))["type"] == "done"
        await player.until(lambda: len({event[1][0] for event in player.events[mine] if event[0] == "reveals"}) == 3)
        journal = await service.worker.store.journal(table)
        assert {entry.seat for entry in journal} >= {0, 1, 2}

    served(sqlite, work)
