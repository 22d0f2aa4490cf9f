"""What hosts decide about the people at their tables: mutes, bans, and whether there are spectators."""

from __future__ import annotations

from typing import Any

import httpx
from websockets.asyncio.client import connect

from guildhall.server.config import Config
from tests.server.conftest import new_postgres
from tests.server.harness import Person, Player, Service, both_watch, finish, served, serving, two_at_a_table

FAR = "127.0.0.9"  # another address of this machine


class Elsewhere(Person):
    """Somebody at another address."""

    def __init__(self, url: str, address: str = FAR) -> None:
        super().__init__(url)
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=url + "/api/v1", timeout=60, transport=transport)

    async def socket(self, table: str, **more: Any) -> Player:
        address = self.url.replace("http", "ws", 1) + f"/api/v1/tables/{table}/socket"
        headers = {"Cookie": self.cookie()} if self.cookie() else {}
        socket = await connect(address, additional_headers=headers, local_addr=(self.address, 0), compression=None)
        player = Player(socket)
        player.start()
        return player


async def named(person: Person, name: str) -> Person:
    await person.patch("/me", {"name": name})
    return person


async def come(person: Person, table: str) -> Player:
    """A socket that has said hello; it may have been sent away again."""
    player = await person.socket(table, hello=False)
    player.send("hello", keys=[])
    await player.until(lambda: player.bye is not None or any('"welcome"' in text for text in player.raw))
    return player


async def says(player: Player, text: str = "hm") -> str:
    answer = await player.command("say", text=text)
    return str(answer.get("reason", answer["type"]))


def test_a_mute_holds_for_the_name_and_the_address(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        eve = await named(Elsewhere(service.url), "Eve")
        player = await come(eve, table)
        assert await says(player) == "done"
        await ada.post(f"/tables/{table}/mutes", {"person": (await eve.get("/me"))["person"], "muted": True})
        assert await says(player) == "muted"
        again = await come(await named(Elsewhere(service.url), "Nobody"), table)
        assert await says(again) == "muted", "another cookie, but the same address"
        alike = await come(await named(Person(service.url), "ЕVЕ"), table)
        assert await says(alike) == "muted", "another address, but a name that looks the same"
        other = await come(await named(Person(service.url), "Eva"), table)
        assert await says(other) == "done", "somebody else"
        await eve.delete("/me")
        third = await come(await named(Elsewhere(service.url), "Nobody else"), table)
        assert await says(third) == "muted", "deleting oneself lifts nothing"

    served(database, work)


def test_a_mute_of_somebody_else_silences_nobody_who_has_a_seat(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        eve = await named(Person(service.url), "Bo")  # as one of the players, and at their address
        player = await come(eve, table)
        await ada.post(f"/tables/{table}/mutes", {"person": (await eve.get("/me"))["person"], "muted": True})
        assert await says(player) == "muted"
        a, b = await both_watch(ada, bo, table)
        assert [await says(a), await says(b)] == ["done", "done"]

    served(sqlite, work)


def test_who_is_banned_from_a_table_is_out_and_stays_out(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        eve = await named(Elsewhere(service.url), "Eve")
        player = await come(eve, table)
        id = (await eve.get("/me"))["person"]
        await bo.post(f"/tables/{table}/bans", {"person": id, "banned": True}, expect=403)
        await ada.post(f"/tables/{table}/bans", {"person": id, "banned": True})
        await player.until(lambda: player.bye)
        assert player.bye is not None
        assert player.bye["reason"] == "banned-here"
        for path in ("", "/chat", "/position", "/replay"):
            assert (await eve.get(f"/tables/{table}{path}", 403))["reason"] == "banned-here"
        again = await named(Elsewhere(service.url), "Nobody")
        assert (await come(again, table)).bye == {"type": "bye", "reason": "banned-here", "retry_after": None}
        assert (await again.get(f"/tables/{table}", 403))["reason"] == "banned-here", "the same address"
        alike = await named(Person(service.url), "eve")
        assert (await alike.get(f"/tables/{table}", 403))["reason"] == "banned-here", "the same name"
        listed = await ada.get(f"/tables/{table}/sanctions")
        assert [(line["person"], line["name"], line["banned"]) for line in listed] == [(id, "Eve", True)]
        await ada.post(f"/tables/{table}/bans", {"person": id, "banned": False})
        assert (await come(eve, table)).bye is None
        assert await ada.get(f"/tables/{table}/sanctions") == []

    served(database, work)


def test_a_bot_takes_the_seat_of_who_is_banned_and_keys_to_it_end(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        key = (await bo.post(f"/tables/{table}/seats/1/keys", {"rights": "play"}))["key"]
        screen = await Person(service.url).socket(table, keys=(key,))
        b = await bo.socket(table)
        await ada.post(f"/tables/{table}/bans", {"person": b.you["person"], "banned": True})
        await b.until(lambda: b.bye)
        await screen.until(lambda: screen.bye)
        told = await ada.get(f"/tables/{table}")
        assert told["table"]["seats"][1]["why_bot"] == "left"
        answer = {"id": "1", "decision": "d", "option": "o"}
        assert (await bo.post(f"/tables/{table}/seats/1/answers", answer, 403))["reason"] == "banned-here"
        headers = {"x-seat-key": key}
        refused = await Person(service.url).http.post(f"/tables/{table}/seats/1/answers", json=answer, headers=headers)
        assert refused.status_code == 403

    served(database, work)


def test_who_is_banned_before_the_game_loses_the_seat_and_takes_no_other(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2)
        eve = await named(Elsewhere(service.url), "Eve")
        await eve.sit(table, 1, "Eve")
        id = (await eve.get("/me"))["person"]
        told = await ada.post(f"/tables/{table}/bans", {"person": id, "banned": True})
        assert told["table"]["seats"][1]["kind"] == "open"
        for person, name in ((eve, "Eve"), (Elsewhere(service.url), "Nobody"), (Person(service.url), "EVE")):
            answer = await person.post(f"/tables/{table}/seats/1", {"name": name}, 403)
            assert answer["reason"] == ("banned-here")
        me = (await ada.get("/me"))["person"]
        assert (await ada.post(f"/tables/{table}/bans", {"person": me, "banned": True}, 403))[
            "reason"
        ] == "not-yourself"
        await bo.sit(table, 1, "Bo")

    served(sqlite, work)


def test_the_host_sends_spectators_away_during_a_game(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        eve = await named(Person(service.url), "Eve")
        player = await come(eve, table)
        a, b = await both_watch(ada, bo, table)
        quiet = {"spectators": True, "spectator_chat": False}
        assert (await bo.put(f"/tables/{table}/audience", quiet, 403))["reason"] == "not-the-host"
        told = await ada.put(f"/tables/{table}/audience", quiet)
        assert told["table"]["settings"]["spectator_chat"] is False
        assert await says(player) == "no-spectator-chat"
        assert [await says(a), await says(b)] == ["done", "done"]
        await ada.put(f"/tables/{table}/audience", {"spectators": False, "spectator_chat": True})
        await player.until(lambda: player.bye)
        assert player.bye is not None
        assert player.bye["reason"] == "no-spectators"
        assert (await eve.get(f"/tables/{table}", 403))["reason"] == "no-spectators"
        assert [await says(a), await says(b)] == ["done", "done"]
        await ada.put(f"/tables/{table}/audience", {"spectators": True, "spectator_chat": True})
        assert await says(await come(eve, table)) == "done"

    served(sqlite, work)


def test_bans_hold_in_other_workers_too(postgres: str, redis: str) -> None:
    async def run() -> None:
        config = Config(database=new_postgres(postgres), redis=redis, rate=1_000)
        async with serving(config) as one, serving(config) as other:
            ada, bo = Person(one.url), Person(one.url)
            table = await two_at_a_table(ada, bo)
            eve = await named(Elsewhere(other.url), "Eve")
            player = await come(eve, table)
            id = (await eve.get("/me"))["person"]
            await ada.post(f"/tables/{table}/bans", {"person": id, "banned": True})
            await player.until(lambda: player.bye)
            assert player.bye is not None
            assert player.bye["reason"] == "banned-here"
            again = await named(Elsewhere(one.url), "Nobody")
            assert (await again.get(f"/tables/{table}", 403))["reason"] == "banned-here", "that worker saw the address"

    finish(run())
