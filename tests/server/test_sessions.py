"""Sessions are known to the server: they can be listed and ended, and signing in makes a new one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, text

from guildhall.server import startup
from guildhall.server.config import Config
from guildhall.server.identity import COOKIE, Signer, digest, now
from guildhall.server.startup import rotate_secret
from guildhall.server.store import database as database_module
from guildhall.server.store.database import database_url
from guildhall.server.store.store import Store
from guildhall.server.worker import SECRET, SECRET_SECONDS
from tests.server.harness import Person, Player, Service, finish, served, serving, two_at_a_table

ACCOUNT = {"name": "Ada", "passphrase": "correct horse battery"}
CHANGED = {"name": "Ada", "passphrase": "staple battery horse"}


async def signed_in(url: str, account: dict[str, str] = ACCOUNT) -> Person:
    person = Person(url)
    await person.post("/session", account)
    return person


def thief(person: Person) -> Person:
    """Somebody who has copied a person's cookies."""
    copy = Person(person.url)
    for cookie in person.http.cookies.jar:
        copy.http.cookies.jar.set_cookie(cookie)
    return copy


async def person_of(person: Person) -> str:
    id: str = (await person.get("/me"))["person"]
    return id


async def closes(player: Player) -> None:
    await player.until(lambda: player.bye is not None)
    assert player.bye == {"type": "bye", "reason": "session-ended", "retry_after": 1_000}
    async with asyncio.timeout(10):
        await player.socket.wait_closed()


def test_logging_out_ends_the_session_on_the_server(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.post("/account", ACCOUNT)
        me, copy = await person_of(ada), thief(ada)
        assert await person_of(copy) == me
        table = await ada.create(2)
        socket = await copy.socket(table)
        assert socket.you["is_host"]
        await ada.delete("/session")
        await closes(socket)
        assert not (await thief(copy).socket(table)).you["is_host"]
        assert await person_of(copy) != me

    served(database, work)


def test_registering_and_signing_in_make_new_sessions(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        me = await person_of(ada)
        before = thief(ada)
        await ada.post("/account", ACCOUNT)
        assert await person_of(ada) == me
        assert await person_of(before) != me
        phone = Person(service.url)
        nameless = await person_of(phone)
        before = thief(phone)
        await phone.post("/session", ACCOUNT)
        assert await person_of(phone) == me
        assert await person_of(before) not in (me, nameless)
        new = Person(service.url)  # registers with the first request
        await new.post("/account", {"name": "Cleo", "passphrase": "correct horse battery"})
        assert len(await new.get("/me/sessions")) == 1

    served(sqlite, work)


def test_sessions_are_listed_and_ended(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        assert await ada.get("/me/sessions") == []
        ada.http.headers["user-agent"] = "Ada's laptop"
        await ada.post("/account", ACCOUNT)
        phone, tablet = await signed_in(service.url), await signed_in(service.url)
        me = await person_of(ada)
        listed = await ada.get("/me/sessions")
        assert [line["device"] for line in listed if line["current"]] == ["Ada's laptop"]
        assert len(listed) == len((await ada.get("/me/export"))["sessions"]) == 3
        cookies = [person.http.cookies[COOKIE].rpartition(".")[0] for person in (ada, phone, tablet)]
        assert not any(cookie in str(listed) for cookie in cookies)
        table = await phone.create(2)
        socket = await phone.socket(table)
        its = next(line["id"] for line in await phone.get("/me/sessions") if line["current"])
        await bo.get("/me")
        assert (await bo.delete(f"/me/sessions/{its}", expect=404))["reason"] == "no-such-session"
        await ada.delete(f"/me/sessions/{its}")
        await closes(socket)
        assert await person_of(phone) != me
        assert await person_of(tablet) == me
        await ada.delete("/me/sessions")
        assert await person_of(tablet) != me
        assert [line["current"] for line in await ada.get("/me/sessions")] == [True]

    served(sqlite, work)


def test_a_new_passphrase_ends_all_other_sessions(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        new = {"old": ACCOUNT["passphrase"], "new": CHANGED["passphrase"]}
        assert (await bo.put("/account/passphrase", new, expect=403))["reason"] == "wrong-passphrase"
        await ada.post("/account", ACCOUNT)
        me, phone = await person_of(ada), await signed_in(service.url)
        copy = thief(ada)
        wrong = await ada.put("/account/passphrase", new | {"old": "wrong horse battery"}, expect=403)
        assert wrong["reason"] == "wrong-passphrase"
        assert await person_of(phone) == me
        await ada.put("/account/passphrase", new, expect=204)
        assert await person_of(ada) == me
        assert await person_of(phone) != me
        assert await person_of(copy) != me
        await Person(service.url).post("/session", ACCOUNT, expect=403)
        assert await person_of(await signed_in(service.url, CHANGED)) == me

    served(sqlite, work)


def test_two_devices_of_one_person_may_use_the_same_command_id(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.post("/account", ACCOUNT)
        phone = await signed_in(service.url)
        table = await ada.create(2)
        await ada.sit(table, 0)
        await ada.sit(table, 1)
        await ada.post(f"/tables/{table}/start", {})
        places = []
        for device in (ada, phone):
            position = None
            for seat in (0, 1):
                shown = await device.get(f"/tables/{table}/position", params={"view": seat})
                position = next(iter(shown["around"]["questions"]), position)
            assert position is not None
            answer = {"id": "1", "decision": position["decision"], "option": position["options"][0]}
            path = f"/tables/{table}/seats/{position['seat']}/answers"
            places.append((await device.post(path, answer))["at"])
            assert (await device.post(path, answer))["at"] == places[-1]
        assert places[0] != places[1]

    served(sqlite, work)


def test_a_new_secret_signs_nobody_out(sqlite: str) -> None:
    async def run() -> None:
        async with serving(Config(database=sqlite, rate=1_000, secret="first")) as service:
            ada = Person(service.url)
            me, cookies = await person_of(ada), ada.http.cookies
        for secret, is_known in (("second,first", True), ("second", False)):
            async with serving(Config(database=sqlite, rate=1_000, secret=secret)) as service:
                later, bo = Person(service.url), Person(service.url)
                later.http.cookies = cookies
                assert (await person_of(later) == me) == is_known
                await bo.get("/me")
                assert Signer("second").read(bo.http.cookies[COOKIE]) is not None

    finish(run())


def test_the_secret_in_the_database_is_replaced_now_and_then(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        store = service.worker.store
        me, before = await person_of(ada), await store.fact(SECRET)
        await rotate_secret(store)
        assert await store.fact(SECRET) == before
        monkeypatch.setattr(startup, "SECRET_MILLISECONDS", -1)
        for _ in range(3):
            await rotate_secret(store)  # as another machine does when it starts
        after = await store.fact(SECRET)
        assert before is not None
        assert after is not None
        assert after.split(",")[-1] == before
        assert len(set(after.split(","))) == 4
        assert await person_of(ada) == me
        elsewhere = Signer(after).sign("token")
        assert service.worker.signer.read(elsewhere) is None
        await asyncio.sleep(SECRET_SECONDS)
        assert await service.worker.token(elsewhere) == "token"  # it has looked for a new secret
        assert await service.worker.token("token." + "0" * 64) is None

    served(sqlite, work)


def test_a_session_that_is_used_stays_and_is_signed_anew(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        me, store = await person_of(ada), service.worker.store
        id = (await ada.get("/me/sessions"))[0]["id"]
        assert "set-cookie" not in (await ada.http.get("/me")).headers
        day = 24 * 60 * 60 * 1_000
        await store.sessions.saw(id, now() - 2 * day)
        assert COOKIE in (await ada.http.get("/me")).headers["set-cookie"]
        assert (await ada.get("/me/sessions"))[0]["seen_at"] > now() - day
        await store.sessions.saw(id, now() - 401 * day)
        assert await person_of(ada) != me
        await store.sessions.forget_expired()
        assert await store.sessions.of(me) == []

    served(sqlite, work)


def test_deleting_oneself_ends_all_sessions(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.post("/account", ACCOUNT)
        me, phone = await person_of(ada), await signed_in(service.url)
        table = await two_at_a_table(bo, phone, takeover="random")
        socket = await phone.socket(table)
        await ada.delete("/me")
        await closes(socket)
        assert await person_of(phone) != me
        assert await service.worker.store.sessions.of(me) == []

    served(sqlite, work)


def _migrate(connection: Connection, to: str) -> None:
    config = AlembicConfig()
    folder = Path(database_module.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def test_older_databases_keep_cookies_accounts_and_invitations_but_no_keys_to_seats(database: str) -> None:
    """Before, a cookie was a person's id with a signature, and a key did not know who had made it."""

    def before(connection: Connection) -> None:
        _migrate(connection, "0002")
        facts = {"id": "ada", "seed": b"", "at": 1}
        for id, name, at in (("late", "ADA", 2), ("ada", "Ada", 1)):
            person = {"id": id, "name": name, "at": at}
            statement = "INSERT INTO people (id, name, account, created_at) VALUES (:id, :name, :name, :at)"
            connection.execute(text(statement), person)
        columns = "id, settings, game, name, public, status, host, seed, engine, components, rules, created_at"
        values = "'t', '{}', 'g', '', false, 'open', :id, :seed, '', '', '', :at"
        connection.execute(text(f"INSERT INTO tables ({columns}) VALUES ({values})"), facts)
        for rights in ("sit", "view", "play"):
            row = {"digest": digest(rights), "rights": rights}
            connection.execute(text("INSERT INTO keys VALUES (:digest, 't', 0, :rights)"), row)

    async def run() -> None:
        store = Store(database_url(database))
        try:
            await store.database.write(before)
            await store.set_fact(SECRET, "secret")
            await store.migrate()
            keys: list[Any] = await store.keys.find([digest(rights) for rights in ("sit", "view", "play")])
            assert [(key.rights, key.person) for key in keys] == [("sit", "ada")]
            accounts = [await store.account(name) for name in ("Ada", "aDa", "ADA")]
            assert [account and account.id for account in accounts] == ["ada", "ada", "late"]
            await store.database.write(lambda connection: connection.execute(text("DELETE FROM tables")))
        finally:
            await store.close()
        async with serving(Config(database=database, rate=1_000)) as service:
            ada = Person(service.url)
            ada.http.cookies.set(COOKIE, Signer("secret").sign("ada"), domain="127.0.0.1")
            assert await person_of(ada) == "ada"
            await ada.delete("/session")
            ada.http.cookies.set(COOKIE, Signer("secret").sign("ada"), domain="127.0.0.1")
            assert await person_of(ada) != "ada"

    finish(run())
