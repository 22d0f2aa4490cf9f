"""Bad input, floods, stolen tokens and other sites' pages are refused, and nobody else notices."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from guildhall.server.config import Config
from guildhall.server.identity import COOKIE, Signer, digest
from tests.server.harness import Person, Player, Service, both_watch, finish, served, serving, two_at_a_table

BAD = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    '{"type":"hello"}',
    '{"type":"answer","id":"1","seat":0,"decision":"x","option":"y"}',  # sent before hello
    '{"type":"hello","id":"1","keys":["' + "k" * 65 + '"]}',
    '{"type":"hello","id":"1","extra":true}',
    "\u0000",
    "9" * 5_000,
    "[" * 10_000,
]


@pytest.mark.parametrize("message", BAD, ids=range(len(BAD)))
def test_what_is_no_greeting_closes_the_socket(sqlite: str, message: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a, _ = await both_watch(ada, bo, table)
        bad = await Player.open(service.url, table, hello=False)
        await bad.socket.send(message)
        with pytest.raises(ConnectionError):
            await bad.until(lambda: False, 10)
        assert (await a.answer_any(0, random.Random(1)))["type"] == "done"

    served(sqlite, work)


def test_messages_that_are_too_long_close_the_socket(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a, b = await both_watch(ada, bo, table)
        await b.socket.send('{"type":"say","id":"1","text":"' + "x" * 20_000 + '"}')
        with pytest.raises(ConnectionError):
            await b.until(lambda: False, 10)
        assert (await a.command("ping"))["type"] == "pong"
        long = await ada.http.post(
            "/tables/", content=b"[" + b" " * 600_000 + b"]", headers={"content-type": "application/json"}
        )
        assert long.status_code == 413

    served(sqlite, work)


def test_other_peoples_seats_and_forged_tokens_open_nothing(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        other = await two_at_a_table(bo, ada)
        key = (await ada.post(f"/tables/{table}/seats/0/keys", {"rights": "play"}))["key"]
        _, b = await both_watch(ada, bo, table)
        assert (await b.command("watch", view=0))["reason"] == "not-your-seat"
        for kind in ("answer", "change"):
            command = {"seat": 0, "decision": "choose-card", "option": "card:1"}
            assert (await b.command(kind, **command))["reason"] == "not-your-seat"
        for kind, more in (("undo", {}), ("agree", {"yes": True}), ("resign", {}), ("take-back", {}), ("away", {})):
            assert (await b.command(kind, seat=0, **more))["reason"] == "not-your-seat"
        assert (await b.command("watch", view=9))["reason"] == "not-your-seat"
        # A key is for one seat of one table.
        stranger = await Person(service.url).socket(other, keys=(key, key[:-1] + "x", "a" * 32))
        assert (stranger.you["holds"], stranger.you["sees"]) == ([], [])
        # A cookie with a foreign signature identifies nobody.
        real = ada.http.cookies[COOKIE]
        person, _, mac = real.rpartition(".")
        forged = [
            person,
            person + ".",
            f"{person}.{'0' * 64}",
            f"{b.you['person']}.{mac}",
            "." + mac,
            "ż" * 10,
            real + "0",
        ]
        for value in forged:
            async with httpx.AsyncClient(base_url=service.url + "/api/v1") as client:
                header = [(b"cookie", f"{COOKIE}={value}".encode())]
                answer = await client.get(f"/tables/{table}", headers=header)
                assert answer.json()["you"]["holds"] == []
        assert key not in str(await service.worker.store.keys.find([digest(key)]))

    served(sqlite, work)


def test_a_resent_command_is_answered_again_and_not_carried_out_twice(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a, b = await both_watch(ada, bo, table)
        first = await a.answer_any(0, random.Random(1), id="once")
        after = a.views[0]["after"]
        for _ in range(3):
            again = await a.command("answer", "once", seat=0, decision="choose-card", option="card:4")
            assert again == first
        fresh = await ada.socket(table)
        assert await fresh.command("undo", "once", seat=0) == first
        # Another person's command with the same id is a different command.
        assert (await b.answer_any(1, random.Random(1), id="once"))["at"] != first["at"]
        assert a.views[0]["after"] >= after

    served(sqlite, work)


def test_out_of_order_commands_are_refused_and_change_nothing(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a, _ = await both_watch(ada, bo, table)
        before = await ada.get(f"/tables/{table}/position", params={"view": 0})
        question = a.question(0)
        assert question is not None
        wrong = [
            ("answer", {"decision": "place-figure", "option": "outer:1"}, "not-asked"),
            ("answer", {"decision": question["decision"], "option": "card:99"}, "no-such-option"),
            ("change", {"decision": question["decision"], "option": question["options"][0]}, "not-asked"),
            ("undo", {}, "undo-draw"),
            ("undo", {"choices": 1_000_000}, "undo-draw"),
            ("agree", {"yes": True}, "undo-not-asked"),
            ("take-back", {}, "seat-is-not-a-bot"),
        ]
        for kind, more, reason in wrong:
            refused = await a.command(kind, seat=0, **more)
            assert (refused["type"], refused["reason"]) == ("refused", reason), kind
        assert (await a.command("hello"))["reason"] == "already-greeted"
        after = await ada.get(f"/tables/{table}/position", params={"view": 0})
        assert (after["after"], after["state"]) == (before["after"], before["state"])

    served(sqlite, work)


def test_a_flood_is_refused_and_then_cut_off(sqlite: str) -> None:
    async def run() -> None:
        async with serving(Config(database=sqlite)) as service:
            ada, bo = Person(service.url), Person(service.url)
            table = await two_at_a_table(ada, bo)
            a, b = await both_watch(ada, bo, table)
            sent = 0
            try:
                for i in range(10_000):
                    await b.socket.send(f'{{"type":"ping","id":"f{i}"}}')
                    sent += 1
                    if i % 500 == 0:
                        assert (await asyncio.wait_for(a.command("ping"), 5))["type"] == "pong"
            except ConnectionClosed:
                pass
            with pytest.raises(ConnectionError):
                await b.until(lambda: False, 10)
            assert b.bye is not None
            assert b.bye["reason"] == "flood"
            assert (await a.answer_any(0, random.Random(1)))["type"] == "done"
            back = await bo.socket(table)
            await back.watch(1)
            assert (await back.answer_any(1, random.Random(1)))["type"] == "done"

    finish(run())


def test_requests_and_passphrases_are_limited(sqlite: str) -> None:
    async def run() -> None:
        async with serving(Config(database=sqlite, rate=0.2)) as service:
            ada = Person(service.url)
            attempts = [
                await ada.http.post("/session", json={"name": "Ada", "passphrase": "wrong passphrase"})
                for _ in range(8)
            ]
            assert {answer.status_code for answer in attempts} == {403, 429}
            answer = await ada.http.get("/bots")
            assert answer.status_code == 200
            while answer.status_code == 200:
                answer = (await asyncio.gather(*(ada.http.get("/bots") for _ in range(30))))[-1]
            assert answer.status_code == 429
            assert answer.headers["retry-after"]

    finish(run())


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""])
def test_pages_of_other_sites_can_neither_post_nor_open_sockets(sqlite: str, origin: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        refused = await ada.http.post("/tables/", json={}, headers={"origin": origin})
        assert (refused.status_code, refused.json()["reason"]) == (403, "another-site")
        with pytest.raises((InvalidStatus, ConnectionError, ConnectionClosed)):
            await Player.open(service.url, table, ada.cookie(), origin=Origin(origin))
        assert (await Player.open(service.url, table, ada.cookie(), origin=Origin(service.url))).you["holds"] == [0]

    served(sqlite, work)


def test_the_public_url_is_our_site_although_a_proxy_leaves_out_its_port(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        for origin, status in (("https://localhost:8443", 200), ("https://localhost:8444", 403)):
            headers = {"host": "localhost", "origin": origin}
            assert (await ada.http.patch("/me", json={"name": "Ada"}, headers=headers)).status_code == status

    served(sqlite, work, public_url="https://localhost:8443")


def test_a_cross_site_request_without_an_origin_is_refused(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        headers = {"sec-fetch-site": "cross-site"}
        assert (await ada.http.post("/me", headers=headers)).status_code in (403, 405)
        assert (await ada.http.patch("/me", json={"name": "Eve"}, headers=headers)).status_code == 403

    served(sqlite, work)


def test_cookies_and_headers_are_strict(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        answer = await ada.http.get("/me")
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "set-cookie" not in (await ada.http.get("/me")).headers
        for path in ("/api/v1/me", "/", "/nowhere.js", "/api/v1/nowhere"):
            headers = (await ada.http.get(service.url + path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
        page = await ada.http.get(service.url + "/")
        assert "<script" not in page.text or 'src="' in page.text

    served(sqlite, work, secure=False)


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/assets/../../app.py",
        "//etc/passwd",
    ],
)
def test_path_tricks_lead_nowhere(sqlite: str, path: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = (await reader.read()).decode()
        writer.close()
        await writer.wait_closed()
        status = int(answer.split()[1])
        assert status in (200, 400, 404)
        assert "root:" not in answer
        assert "build-system" not in answer
        assert "def make_app" not in answer

    served(sqlite, work)


def test_signatures_depend_on_the_secret() -> None:
    one, other = Signer("one"), Signer("other")
    assert one.read(one.sign("ada")) == "ada"
    assert other.read(one.sign("ada")) is None
    assert one.read(None) is None
    assert one.read("") is None


def test_sockets_of_unknown_tables_are_told_so(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        for name in ("nowhere", "x" * 500, "..%2f..", "%00"):
            url = f"ws://127.0.0.1:{service.port}/api/v1/tables/{name}/socket"
            try:
                async with connect(url) as socket:
                    await socket.send('{"type":"hello","id":"1"}')
                    told: Any = await socket.recv()
                    assert "no-such-table" in told
            except (InvalidStatus, ConnectionClosed):
                pass

    served(sqlite, work)
