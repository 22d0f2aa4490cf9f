"""Who somebody is: cookies, accounts, export and deletion."""

from __future__ import annotations

import pytest

from guildhall.server.config import from_environment, to_environment
from tests.server.harness import Person, Service, both_watch, served, two_at_a_table

ACCOUNT = {"name": "Ada", "passphrase": "correct horse battery"}


def test_an_account_carries_seats_between_devices(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        me = await ada.post("/account", ACCOUNT)
        assert me["account"] == "Ada"
        assert (await ada.post("/account", ACCOUNT, expect=409))["reason"] == "has-account"
        assert (await bo.post("/account", ACCOUNT, expect=409))["reason"] == "name-is-taken"
        phone = Person(service.url)
        second = await two_at_a_table(phone, bo)  # taken before logging in, and brought along
        wrong = ACCOUNT | {"passphrase": "wrong horse battery"}
        assert (await phone.post("/session", wrong, expect=403))["reason"] == "wrong-passphrase"
        assert (await phone.post("/session", ACCOUNT | {"name": "Nobody"}, expect=403))["reason"] == "wrong-passphrase"
        there = await phone.post("/session", ACCOUNT)
        assert there["person"] == me["person"]
        assert {line["id"] for line in there["tables"]} == {table, second}
        assert (await ada.get(f"/tables/{second}"))["you"]["holds"] == [0]
        row = await service.hall.store.person(account="Ada")
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
