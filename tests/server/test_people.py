"""Identity: cookies, accounts, export and deletion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String, select

from guildhall.server.config import from_environment, to_environment
from guildhall.server.operate import audit
from guildhall.server.operate.acts import Office
from guildhall.server.store import schema
from tests.server.harness import Person, Service, both_watch, make_rows, served, two_at_a_table
from tests.server.test_lookback import game_file

ACCOUNT = {"name": "Ada", "passphrase": "correct horse battery"}


def test_an_account_carries_seats_between_devices(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        me = await ada.post("/account", ACCOUNT)
        assert me["account"] == "Ada"
        assert (await ada.post("/account", ACCOUNT, expect=409))["reason"] == "has-account"
        assert (await bo.post("/account", ACCOUNT, expect=409))["reason"] == "name-is-taken"
        phone = Person(service.url)
        second = await two_at_a_table(phone, bo)  # taken before logging in, and kept
        wrong = ACCOUNT | {"passphrase": "wrong horse battery"}
        assert (await phone.post("/session", wrong, expect=403))["reason"] == "wrong-passphrase"
        assert (await phone.post("/session", ACCOUNT | {"name": "Nobody"}, expect=403))["reason"] == "wrong-passphrase"
        there = await phone.post("/session", ACCOUNT)
        assert there["person"] == me["person"]
        assert {line["id"] for line in there["tables"]} == {table, second}
        assert (await ada.get(f"/tables/{second}"))["you"]["holds"] == [0]
        row = await service.worker.store.account("Ada")
        assert row is not None
        assert row.passphrase is not None
        assert row.passphrase.startswith("$argon2id$")
        await phone.delete("/session")
        assert (await phone.get(f"/tables/{table}"))["you"]["holds"] == []

    served(database, work)


def test_ones_data_can_be_had_and_deleted(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo, takeover="random")
        a, b = await both_watch(ada, bo, table)
        await b.command("say", text="Bo was here")
        await bo.patch("/me", {"name": "Bo the Builder"})
        mine = await bo.get("/me/export")
        assert mine["name"] == "Bo the Builder"
        assert [(seat["table"], seat["seat"]) for seat in mine["seats"]] == [(table, 1)]
        assert [line["text"] for line in mine["chat"]] == ["Bo was here"]
        await bo.delete("/me")
        await a.until(lambda: a.table["seats"][1]["person"] is None and a.table["seats"][1]["bot"] == "random")
        assert a.table["seats"][1]["name"] == ""
        assert await ada.get(f"/tables/{table}/chat") == []
        assert (await bo.get("/me"))["person"] != mine["person"]

    served(database, work)


def test_deleting_oneself_leaves_nothing_behind(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        person = (await bo.get("/me"))["person"]
        running = await two_at_a_table(bo, ada)
        waiting = await bo.create(2, name="Bo's table")
        replay = (await bo.post("/replays/", {"text": game_file("Bo the Builder")}))["id"]
        await bo.post("/account", {"name": "bo", "passphrase": "correct horse battery"})
        person = (await bo.get("/me"))["person"]
        office = Office(service.worker.store, "test")
        await office.grant(person)
        await office.link(person)
        await office.rename(person, "Bo the Great")
        await make_rows(service, "person", person, but=["seats", "administrators", "bans"])
        await bo.delete("/me")
        await ada.get(f"/replays/{replay}", expect=404)
        assert (await ada.get(f"/tables/{waiting}"))["table"]["status"] == "abandoned"
        assert (await ada.get(f"/tables/{running}"))["table"]["host"] == ""

        def left(connection: Any) -> list[str]:
            columns = [(table, column) for table in schema.metadata.sorted_tables for column in table.c]
            texts = [(table, column) for table, column in columns if isinstance(column.type, String)]
            return [str(c) for t, c in texts if connection.execute(select(t).where(c == person)).first()]

        # That an administrator did something to somebody stays; who it was does not.
        assert await service.worker.store.database.read(left) == ["audit.subject"]
        acts = await office.look(audit.latest, 10)
        assert [(act.act, act.detail) for act in acts] == [("rename", {}), ("link", {}), ("grant", {})]

    served(database, work)


def test_options_come_from_the_environment_and_go_back_there() -> None:
    config = from_environment({"GUILDHALL_PORT": "81", "GUILDHALL_SECURE": "true"}, host="::1")
    assert (config.port, config.secure, config.host) == (81, True, "::1")
    assert from_environment(to_environment(config)) == config
    for wrong in (
        {"GUILDHALL_PORT": "x"},
        {"GUILDHALL_WORKERS": "2"},
        {"GUILDHALL_BOT_QUEUE": "1"},
        {"GUILDHALL_ALERTS": "pigeon"},
        {"GUILDHALL_ALERTS": "email"},
        {"GUILDHALL_SYNC": "off"},
        {"GUILDHALL_WORKERS": "0"},
    ):
        with pytest.raises(ValueError, match=r"."):
            from_environment(wrong)


def test_the_licence_of_the_fonts_is_shipped() -> None:
    text = (Path(__file__).resolve().parents[2] / "web" / "public" / "fonts-licence.txt").read_text(encoding="utf-8")
    for part in ("The Alegreya Project Authors", "The Alegreya Sans Project Authors", "SIL OPEN FONT LICENSE"):
        assert part in text
