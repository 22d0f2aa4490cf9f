"""Who somebody is: cookies, accounts, export, deletion; and alerts that reach no private network."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from guildhall.server import alerts
from guildhall.server.alerts import call_webhook, check_webhook, is_public, public_address
from guildhall.server.config import Config, from_environment, to_environment
from guildhall.server.errors import Refusal
from tests.server.harness import Person, Service, both_watch, finish, served, serving, two_at_a_table

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


def test_alerts_are_off_unless_allowed(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        refused = await ada.put("/me/alerts", {"webhook": "https://example.com/hook"}, expect=403)
        assert refused["reason"] == "alerts-are-off"
        await ada.put("/me/alerts", {"email": "ada@example.com"}, expect=403)
        await ada.put("/me/alerts", {})

    served(sqlite, work)


def test_somebody_who_is_away_is_alerted_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, dict[str, Any]]] = []

    async def call(url: str, body: dict[str, Any]) -> None:
        calls.append((url, body))

    monkeypatch.setattr(alerts, "call_webhook", call)
    mails: list[tuple[str, str]] = []
    monkeypatch.setattr(alerts, "send_mail", lambda config, to, subject, body: mails.append((to, body)))

    async def run() -> None:
        config = Config(
            database=sqlite,
            rate=1_000,
            alerts="webhook,email",
            smtp="smtp://localhost",
            mail_from="hall@example.com",
            alert_delay=0.2,
            public_url="https://hall.example",
        ).check()
        async with serving(config) as service:
            ada, bo = Person(service.url), Person(service.url)
            await ada.put("/me/alerts", {"webhook": "https://192.168.0.1/x"}, expect=400)
            await bo.put("/me/alerts", {"webhook": "https://hooks.example/bo", "email": "bo@example.com"})
            table = await two_at_a_table(ada, bo)
            a = await ada.socket(table)
            await a.watch(0)
            question = a.question(0)
            assert question is not None
            for kind in ("answer", "change"):
                await a.command(kind, seat=0, decision=question["decision"], option=question["options"][0])
            async with asyncio.timeout(10):
                while not (calls and mails):
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)
            link = f"https://hall.example/t/{table}"
            body = {"event": "your-turn", "table": table, "game": "old-london-bridge", "seat": 1, "link": link}
            assert calls == [("https://hooks.example/bo", body)]
            assert mails == [("bo@example.com", link + "\n")]

    finish(run())


def test_an_alert_survives_the_worker_that_saw_the_turn_begin(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    async def call(url: str, body: dict[str, Any]) -> None:
        calls.append(url)

    async def die_first(*_: object) -> None:
        pass

    monkeypatch.setattr(alerts, "call_webhook", call)
    config = Config(database=database, rate=1_000, alerts="webhook", alert_delay=0.5).check()

    async def run() -> None:
        with monkeypatch.context() as dying:
            dying.setattr(alerts.Alerts, "look", die_first)
            async with serving(config) as service:
                ada, bo = Person(service.url), Person(service.url)
                await bo.put("/me/alerts", {"webhook": "https://hooks.example/bo"})
                await two_at_a_table(ada, bo)
        assert calls == []
        async with serving(config), asyncio.timeout(30):
            while not calls:
                await asyncio.sleep(0.05)
        assert calls == ["https://hooks.example/bo"]

    finish(run())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "255.255.255.255", "::",
    ],
)  # fmt: skip
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/", "https://127.0.0.1/", "https://[::1]/", "https://user:pw@example.com/", "ftp://example.com",
        "https://example.com:22/", "https:///x", "nonsense", "https://[", "https://169.254.169.254/latest/meta-data",
    ],
)  # fmt: skip
def test_webhooks_into_private_networks_are_refused(url: str) -> None:
    with pytest.raises(Refusal):
        check_webhook(url)


@pytest.mark.parametrize("answers", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1"]])
def test_names_that_lead_into_private_networks_are_refused(answers: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def lookup(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in answers]

    async def run() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup, raising=False)
        with pytest.raises(Refusal, match="webhook-private"):
            await public_address("hooks.example", 443)
        with pytest.raises(Refusal, match="webhook-private"):
            await call_webhook("https://hooks.example/", {})

    finish(run())


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
