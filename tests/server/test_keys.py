"""Keys to seats belong to a person's time in a seat, can be listed and revoked, and expire."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any

import pytest

from guildhall.server import lobby
from guildhall.server.config import Config
from guildhall.server.identity import digest
from guildhall.server.room import Room
from guildhall.server.session import Session
from tests.server.conftest import new_postgres
from tests.server.harness import Person, Player, Service, finish, served, serving, two_at_a_table


async def make(person: Person, table: str, seat: int, rights: str) -> str:
    key: str = (await person.post(f"/tables/{table}/seats/{seat}/keys", {"rights": rights}))["key"]
    return key


async def both_keys(person: Person, table: str, seat: int = 0) -> tuple[str, str]:
    return await make(person, table, seat, "view"), await make(person, table, seat, "play")


async def role(service: Service, table: str, *keys: str) -> dict[str, Any]:
    """What somebody without a cookie is with these keys, over the socket and over HTTP alike."""
    player = await Person(service.url).socket(table, keys=keys)
    for key in keys:
        you = (await Person(service.url).get(f"/tables/{table}", headers={"x-seat-key": key}))["you"]
        assert set(you["holds"]) <= set(player.you["holds"])
        assert set(you["sees"]) <= {*player.you["sees"], *player.you["holds"]}
    return player.you


async def closes(player: Player, reason: str = "key-ended") -> None:
    await player.until(lambda: player.bye is not None)
    assert player.bye is not None
    assert player.bye["reason"] == reason
    async with asyncio.timeout(10):
        await player.socket.wait_closed()


def test_keys_end_when_their_maker_stands_up(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await bo.create(2)
        await ada.sit(table, 0)
        view, play = await both_keys(ada, table)
        assert (await role(service, table, view))["sees"] == [0]
        assert (await role(service, table, play))["holds"] == [0]
        spies = [await Person(service.url).socket(table, keys=(key,)) for key in (view, play)]
        await ada.delete(f"/tables/{table}/seats/0")
        for spy in spies:
            await closes(spy)
        await bo.sit(table, 0, "Bo")
        you = await role(service, table, view, play)
        assert (you["holds"], you["sees"]) == ([], [])
        await bo.delete(f"/tables/{table}/seats/0")
        await ada.sit(table, 0)  # back again: another time in the seat
        you = await role(service, table, view, play)
        assert (you["holds"], you["sees"]) == ([], [])

    served(database, work)


def test_a_key_is_worth_nothing_once_somebody_else_sits_there(sqlite: str) -> None:
    """Even where the key is still in the database, as when it was made while its maker stood up."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await bo.create(2)
        me = (await ada.get("/me"))["person"]
        await bo.sit(table, 0, "Bo")
        late = [(await lobby.make_key(service.worker, me, table, 0, rights)).key for rights in ("view", "play")]
        you = await role(service, table, *late)
        assert (you["holds"], you["sees"]) == ([], [])

    served(sqlite, work)


def test_keys_and_invitations_end_when_the_host_clears_the_seat(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        seats = [{"kind": "open"}, {"kind": "reserved"}]
        made = await ada.post("/tables/", {"game": "old-london-bridge", "seats": seats})
        table, invitation = made["id"], made["keys"][0]["key"]
        await bo.sit(table, 1, "Bo", key=invitation)
        await bo.delete(f"/tables/{table}/seats/1")
        await bo.sit(table, 1, "Bo", key=invitation)  # who stands up may come back
        view, play = await both_keys(bo, table, 1)
        spy = await Person(service.url).socket(table, keys=(play,))
        await ada.delete(f"/tables/{table}/seats/1")
        await closes(spy)
        you = await role(service, table, view, play)
        assert (you["holds"], you["sees"]) == ([], [])
        await bo.post(f"/tables/{table}/seats/1", {"name": "Bo", "key": invitation}, expect=409)
        again = await make(ada, table, 1, "sit")
        await bo.sit(table, 1, "Bo", key=again)

    served(sqlite, work)


@pytest.mark.parametrize("how", ["leave", "rematch", "forget"])
def test_keys_end_with_leaving_a_rematch_and_deletion(how: str, sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo, takeover="random")
        view, play = await both_keys(bo, table, 1)
        spies = [await Person(service.url).socket(table, keys=(key,)) for key in (view, play)]
        for spy in spies:
            await spy.watch(1)
        if how == "leave":
            await bo.post(f"/tables/{table}/leave", {})
        elif how == "rematch":
            await ada.post(f"/tables/{table}/abandon", {})
            await bo.post(f"/tables/{table}/rematch", {})
        else:
            await bo.delete("/me")
        for spy in spies:
            await closes(spy)
        you = await role(service, table, view, play)
        assert (you["holds"], you["sees"]) == ([], [])
        assert await service.worker.store.keys.find([digest(view), digest(play)]) == []

    served(sqlite, work)


def test_keys_are_listed_and_revoked_by_their_maker_only(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        assert await ada.get("/me/keys") == []
        view, play = await both_keys(ada, table)
        listed = {key["rights"]: key for key in await ada.get("/me/keys")}
        assert {(key["table"], key["seat"]) for key in listed.values()} == {(table, 0)}
        assert set(listed) == {"view", "play"}
        week = 7 * 24 * 60 * 60 * 1_000
        assert all(key["expires_at"] - key["created_at"] == week for key in listed.values())
        assert play not in str(listed)
        assert await bo.get("/me/keys") == []
        spy = await Person(service.url).socket(table, keys=(play,))
        phone = await Person(service.url).socket(table, keys=(view,))
        gone = listed["play"]["id"]
        assert (await bo.delete(f"/me/keys/{gone}", expect=404))["reason"] == "no-such-key"
        await ada.delete(f"/me/keys/{gone}")
        await closes(spy)
        assert [key["id"] for key in await ada.get("/me/keys")] == [listed["view"]["id"]]
        assert (await role(service, table, play))["holds"] == []
        await phone.watch(0)  # the other key is untouched

    served(sqlite, work)


def test_keys_expire_on_open_sockets_too(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        monkeypatch.setattr(lobby, "KEY_SECONDS", 2)
        view = await make(ada, table, 0, "view")
        phone = await Person(service.url).socket(table, keys=(view,))
        await phone.watch(0)
        await closes(phone)
        assert (await role(service, table, view))["sees"] == []
        assert await ada.get("/me/keys") == []

    served(sqlite, work)


def test_a_key_that_ends_while_its_holder_comes_in_opens_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    enter = Room.enter

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        view = await make(ada, table, 0, "view")

        async def late(room: Room, session: Session) -> None:
            await service.worker.store.keys.end(digest(view))  # the room was told before this session was in it
            await enter(room, session)

        monkeypatch.setattr(Room, "enter", late)
        spy = await Player.open(service.url, table, keys=(view,), hello=False)
        spy.send("hello", keys=[view])
        await closes(spy)
        assert not any('"type":"welcome"' in text for text in spy.raw)

    served(sqlite, work)


def test_keys_and_sessions_end_in_other_workers_too(postgres: str, redis: str) -> None:
    config = Config(database=new_postgres(postgres), redis=redis, rate=1_000)

    async def run() -> None:
        async with serving(config) as first, serving(config) as second:
            ada = Person(first.url)
            table = await ada.create(2)
            await ada.sit(table, 0)
            view, play = await both_keys(ada, table)
            a = await ada.socket(table)
            hers = await Player.open(second.url, table, ada.cookie())
            spies = [await Person(second.url).socket(table, keys=(key,)) for key in (view, play)]
            await a.until(lambda: a.presence.get("screens") == [2, 0])
            await ada.delete(f"/tables/{table}/seats/0")
            for spy in spies:
                await closes(spy)
            await ada.delete("/session")
            await closes(hers, "session-ended")

    finish(run())


def test_a_seat_shows_that_another_screen_is_connected(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        view, play = await both_keys(ada, table)
        a = await ada.socket(table, keys=(play,))  # her own browser is no other screen
        await a.until(lambda: a.presence.get("screens") == [0, 0])
        spies = [await Person(service.url).socket(table, keys=(key,)) for key in (view, play)]
        await a.until(lambda: a.presence["screens"] == [2, 0])
        await spies[0].close()
        await a.until(lambda: a.presence["screens"] == [1, 0])

    served(sqlite, work)


def test_signing_in_takes_the_keys_along(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        account = {"name": "Ada", "passphrase": "correct horse battery"}
        await ada.post("/account", account)
        phone = Person(service.url)
        table = await two_at_a_table(phone, bo)
        view = await make(phone, table, 0, "view")
        screen = await Person(service.url).socket(table, keys=(view,))
        await phone.post("/session", account)
        await screen.watch(0)
        assert screen.bye is None
        assert [key["table"] for key in await ada.get("/me/keys")] == [table]

    served(sqlite, work)


def test_two_holders_of_keys_may_use_the_same_command_id(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a, b = await ada.socket(table), await bo.socket(table)
        await a.watch(0)
        await b.watch(1)
        keys = {0: await make(ada, table, 0, "play"), 1: await make(bo, table, 1, "play")}
        views, rng = {0: a, 1: b}, random.Random(1)
        places: list[int] = []
        answered: set[int] = set()
        while answered != {0, 1}:
            player, seat = next((views[seat], seat) for seat in (0, 1) if views[seat].question(seat))
            id = "1" if seat not in answered else f"more-{len(places)}"
            places.append(await _answer_by_key(service, table, player, seat, id, keys[seat], rng))
            answered.add(seat)
            for view, watcher in views.items():
                await watcher.until(partial(_is_past, watcher, view, places[-1]))
        assert len(set(places)) == len(places)

    served(sqlite, work)


def _is_past(player: Player, view: int, place: int) -> bool:
    after: int = player.views[view]["after"]
    return after > place


async def _answer_by_key(
    service: Service, table: str, player: Player, seat: int, id: str, key: str, rng: random.Random
) -> int:
    """Answer twice with the same id: the second time tells where the first was carried out."""
    question = player.question(seat)
    assert question is not None
    body = {"id": id, "decision": question["decision"], "option": rng.choice(question["options"])}
    path, headers = f"/tables/{table}/seats/{seat}/answers", {"x-seat-key": key}
    place: int = (await Person(service.url).post(path, body, headers=headers))["at"]
    assert (await Person(service.url).post(path, body, headers=headers))["at"] == place
    return place
