"""Limits: what ordinary people never notice, and what holds for everybody else."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from redis.asyncio import Redis
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from guildhall.hall import foresight, wire
from guildhall.server import app, connection, limits, previews
from guildhall.server import socket as sockets
from guildhall.server.config import Config, from_environment
from guildhall.server.limits import Limits, RateLimit, Tarpit, place_of
from guildhall.server.pages import Pages
from guildhall.table.sitting import Sitting
from tests.server.harness import Person, Player, Service, finish, served, serving, two_at_a_table

CLASS = 30
FILES = 47  # of a first visit; with five requests to the API that makes 52
CALLS = ("me", "games", "bots", "tables", "health")


async def visit(url: str) -> list[int]:
    """The statuses of a first visit, with six connections as browsers have."""
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=httpx.Limits(max_connections=6)) as browser:
        paths = ["/", *(f"/assets/{i}.js" for i in range(FILES - 1)), *(f"/api/v1/{call}" for call in CALLS)]
        answers = await asyncio.gather(*(get(browser, path) for path in paths))
        return [answer.status_code for answer in answers]


async def get(browser: httpx.AsyncClient, path: str) -> httpx.Response:
    """Like browsers, ask once more if the server has just closed a connection that was idle."""
    try:
        return await browser.get(path, follow_redirects=True)
    except (httpx.ReadError, httpx.RemoteProtocolError):
        return await browser.get(path, follow_redirects=True)


def test_a_school_class_opens_the_page_at_the_same_time(sqlite: str, tmp_path: Path) -> None:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", *(f"assets/{i}.js" for i in range(FILES - 1))):
        (folder / name).write_text("text", encoding="utf-8")

    async def run() -> None:
        async with serving(Config(database=sqlite)) as service:
            service.app.state.pages = Pages(folder)
            visits = await asyncio.gather(*(visit(service.url) for _ in range(CLASS)))
            statuses = [status for statuses in visits for status in statuses]
            assert len(statuses) == CLASS * (FILES + len(CALLS))
            assert set(statuses) == {200}

    finish(run())


def test_files_do_not_count(sqlite: str) -> None:
    async def run() -> None:
        async with serving(Config(database=sqlite, rate=0.01)) as service, httpx.AsyncClient() as browser:
            files = [await browser.get(service.url + "/") for _ in range(50)]
            calls = [await browser.get(service.url + "/api/v1/bots") for _ in range(12)]
            assert {answer.status_code for answer in files} == {200}
            assert {answer.status_code for answer in calls} == {200, 429}

    finish(run())


async def noted(tarpit: Tarpit, address: str) -> None:
    HELD.append(address)


HELD: list[str] = []


def test_who_asks_for_files_again_and_again_has_to_wait(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "FILES", RateLimit(0.003, 0))  # three, at the tests' rate
    monkeypatch.setattr(Tarpit, "hold", noted)
    HELD.clear()

    async def work(service: Service, ada: Person, bo: Person) -> None:
        for _ in range(5):
            assert (await ada.http.get(service.url + "/")).status_code == 200
        assert HELD == ["127.0.0.1"] * 2

    served(sqlite, work)


def test_who_is_refused_has_to_wait(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests, new sockets and commands: nothing more is read from that client meanwhile."""
    monkeypatch.setattr(Tarpit, "hold", noted)
    HELD.clear()

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        player = await ada.socket(table)
        monkeypatch.setattr(sockets, "COMMANDS", RateLimit(0.001, 0))
        assert [(await player.command("ping"))["type"] for _ in range(3)] == ["pong", "refused", "refused"]
        assert len(HELD) == 2
        monkeypatch.setattr(connection, "SOCKETS", RateLimit(0, 0))
        service.worker.limits._buckets.clear()
        assert await handshake(f"ws://127.0.0.1:{service.port}/api/v1/tables/{table}/socket") == 429
        assert len(HELD) == 3
        monkeypatch.setattr(app, "REQUESTS", RateLimit(0, 0))
        service.worker.limits._buckets.clear()
        await ada.get("/bots", expect=429)
        assert len(HELD) == 4

    served(sqlite, work)


def test_a_refusal_waits_the_longer_the_more_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(monotonic=lambda: 100.0)
    monkeypatch.setattr(limits, "time", clock)
    tarpit = Tarpit()
    waits = [tarpit.seconds("one") for _ in range(200)]
    assert waits == sorted(waits)
    assert waits[0] == limits.HOLD_STEP
    assert waits[-1] == limits.LONGEST_HOLD
    assert tarpit.seconds("other") == waits[0]
    clock.monotonic = lambda: 110.0
    assert tarpit.seconds("one") == pytest.approx(waits[0], rel=0.1)
    clock.monotonic = lambda: 200.0
    for i in range(1_000):
        tarpit.seconds(f"many-{i}")
    assert "one" not in tarpit._refused


# Proxies


def proxy_notices(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if "--proxies" in record.getMessage()]


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "x-real-ip"])
def test_a_proxy_that_is_not_trusted_is_reported_once(
    sqlite: str, caplog: pytest.LogCaptureFixture, header: str
) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.get("/health")
        assert not proxy_notices(caplog)
        for _ in range(3):
            await ada.get("/health", headers={header: "203.0.113.1"})

    served(sqlite, work)
    assert [record.levelname for record in proxy_notices(caplog)] == ["ERROR"]


def test_a_trusted_proxy_is_not_reported(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.get("/health", headers={"x-forwarded-for": "203.0.113.1"})

    served(sqlite, work, proxies="127.0.0.1")
    assert not proxy_notices(caplog)


# Several workers


def test_what_is_counted_by_the_day_is_counted_by_the_day_in_all_workers(
    redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that has just started knows nothing itself of what was done before."""
    daily = RateLimit(3, 3 / 86_400)
    clock = SimpleNamespace(time=lambda: 86_400.0 * 20_000, monotonic=time.monotonic)
    monkeypatch.setattr(limits, "time", clock)

    async def run() -> None:
        server = Redis.from_url(redis)
        allowed = []
        for worker in range(4):
            clock.time = lambda worker=worker: 86_400.0 * 20_000 + 3_600 * worker
            fresh = Limits(1.0, server)
            allowed += [await fresh.allows("test-by-the-day", "somebody", daily) for _ in range(3)]
        assert allowed == [True] * 6 + [False] * 6
        await server.aclose()

    finish(run())


# Requests


def test_deep_json_is_a_bad_request(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        for deep in ("[" * 100_000, '{"seats":' * 50_000, "[" * 100_000 + "]" * 100_000):
            answer = await ada.http.post("/tables/", content=deep, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request")

    served(sqlite, work)


@pytest.mark.parametrize("begin", ['{"type":"say","text":', '{"before the type":'])
def test_deep_json_on_a_socket_is_a_bad_message(sqlite: str, caplog: pytest.LogCaptureFixture, begin: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        player = await ada.socket(await two_at_a_table(ada, bo))
        await player.socket.send(begin + "[" * 15_000)
        await asyncio.wait_for(player.socket.wait_closed(), 5)
        assert player.bye is not None
        assert player.bye["reason"] == "bad-message"

    served(sqlite, work)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def metrics(service: Service, **headers: str) -> int:
    async with httpx.AsyncClient() as client:
        return (await client.get(service.url + "/metrics", headers=headers)).status_code


def test_metrics_are_for_this_machine_or_for_the_token(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        forwarded = {"x-forwarded-for": "127.0.0.1"}
        assert await metrics(service) == 200
        assert await metrics(service, **forwarded) == 401
        assert await metrics(service, **forwarded, authorization="Bearer wrong") == 401
        assert await metrics(service, **forwarded, authorization="Bearer right") == 200

    served(sqlite, work, metrics="all", metrics_token="right")


@pytest.mark.parametrize("proxies", ["", "127.0.0.1"])
def test_local_metrics_are_not_told_through_a_proxy(sqlite: str, proxies: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        assert await metrics(service) == 200
        assert await metrics(service, **{"x-forwarded-for": "192.168.0.7"}) == 404
        assert await metrics(service, **{"x-forwarded-for": "127.0.0.1"}) == 404

    served(sqlite, work, proxies=proxies)


@pytest.mark.parametrize(
    "options", [{"metrics": "all"}, {"metrics": "everybody"}, {"public_url": "games.example"}], ids=str
)
def test_contradictory_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="--"):
        from_environment({}, **options)


@pytest.mark.parametrize("secure", [True, False])
def test_browsers_are_told_to_use_https_if_it_is_secure(sqlite: str, secure: bool) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        for path in ("/", "/api/v1/health", "/nowhere.js"):
            headers = (await ada.http.get(service.url + path)).headers
            assert ("strict-transport-security" in headers) == secure

    served(sqlite, work, secure=secure)


def test_the_host_must_be_ours(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        for host, status in (
            ("games.example", 200),
            ("Games.Example", 200),
            ("localhost:8000", 200),
            ("other.example", 200),
            ("evil.example", 421),
            ("games.example.evil.example", 421),
            ("127.0.0.1.evil.example", 421),
            ("games.example:1", 421),
            ("[", 421),
        ):
            assert (await ada.http.get("/bots", headers={"host": host})).status_code == status, host
            assert (await ada.http.get(service.url + "/", headers={"host": host})).status_code == status, host
        socket = service.url.replace("http", "ws") + f"/api/v1/tables/{table}/socket"
        with pytest.raises(InvalidStatus):
            await connect(socket.replace("127.0.0.1", "evil.example"), host="127.0.0.1", port=service.port)

    served(sqlite, work, public_url="https://games.example", origins="https://other.example")


def test_balancers_and_prometheus_ask_by_address(sqlite: str) -> None:
    """And a page under a foreign name that leads here learns nothing from it."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        there = {"host": "10.0.0.5:8000"}
        assert (await ada.http.get("/health", headers=there)).status_code == 200
        assert (await ada.http.get("/ready", headers=there)).status_code == 200
        assert await metrics(service, **there) == 401
        assert await metrics(service, **there, authorization="Bearer right") == 200

    served(sqlite, work, public_url="https://games.example", metrics="all", metrics_token="right")


def test_any_host_is_ours_without_a_public_url(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        assert (await ada.http.get("/health", headers={"host": "anything.example"})).status_code == 200

    served(sqlite, work)


async def handshake(url: str) -> int:
    try:
        async with connect(url):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_new_sockets_are_limited_and_refusals_are_no_errors(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with serving(Config(database=sqlite, rate=0.02)) as service:
            uvicorn = logging.getLogger("uvicorn.error")
            uvicorn.setLevel(logging.ERROR)
            uvicorn.addHandler(caplog.handler)
            url = f"ws://127.0.0.1:{service.port}/api/v1/tables/nowhere/socket"
            statuses = [await handshake(url) for _ in range(20)]
            assert statuses[:6] == [101] * 6
            assert 429 in statuses
            uvicorn.removeHandler(caplog.handler)

    finish(run())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_an_ipv6_network_counts_as_one_address(sqlite: str) -> None:
    assert place_of("2001:db8:1:2::9") == place_of("2001:db8:1:2:ffff::1") != place_of("2001:db8:1:3::9")
    assert place_of("203.0.113.1") == place_of("::ffff:203.0.113.1") == "203.0.113.1" != place_of("203.0.113.2")
    assert place_of("?") == "?"

    async def work(service: Service, ada: Person, bo: Person) -> None:
        url = f"ws://127.0.0.1:{service.port}/api/v1/tables/nowhere/socket"
        one, same, other = ({"x-forwarded-for": f"2001:db8:1:{part}"} for part in ("2::1", "2:a::7", "3::1"))
        async with connect(url, additional_headers=one), connect(url, additional_headers=other):
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers=same)

    served(sqlite, work, proxies="127.0.0.1", sockets_per_address=1)


@pytest.mark.parametrize("name", ["COMMANDS", "COMMANDS_PER_ADDRESS"])
def test_commands_are_counted_over_all_sockets(sqlite: str, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(sockets, name, RateLimit(0.005, 0.000_001))  # five, at the tests' rate

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        several = [await ada.socket(table) for _ in range(4)]
        answers = [await player.command("ping") for _ in range(2) for player in several]
        assert [answer["type"] for answer in answers] == ["pong"] * 5 + ["refused"] * 3
        assert answers[-1]["reason"] == "too-fast"
        is_own = name == "COMMANDS"
        assert ((await (await bo.socket(table)).command("ping"))["type"] == "pong") == is_own

    served(sqlite, work)


# Tables


def told(player: Player, kind: str) -> int:
    return sum(f'"type":"{kind}"' in text for text in player.raw)


def test_presence_is_told_at_most_once_a_second(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        player = await ada.socket(table)
        began = time.monotonic()
        await bo.socket(table)
        await asyncio.gather(*(Player.open(service.url, table) for _ in range(40)))
        await player.until(lambda: (player.presence["seats"], player.presence["spectators"]) == ([True, True], 40))
        assert told(player, "presence") <= time.monotonic() - began + 2

    served(sqlite, work)


async def ready(ada: Person, bo: Person) -> tuple[str, Player, dict[str, Any]]:
    """A table, Ada's socket, and a preview that it may ask for."""
    table = await two_at_a_table(ada, bo)
    player = await ada.socket(table)
    await player.watch(0)
    await player.until(lambda: player.question(0) is not None)
    question = player.question(0)
    assert question is not None
    return table, player, {"seat": 0, "decision": question["decision"], "option": question["options"][0]}


def test_previews_are_worked_out_once_per_position_and_off_the_loop(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    preview = foresight.preview

    def noted(sitting: Sitting, command: wire.Preview) -> wire.Previewed:
        threads.append(threading.current_thread().name)
        return preview(sitting, command)

    monkeypatch.setattr(foresight, "preview", noted)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        _, player, wanted = await ready(ada, bo)
        first = await player.command("preview", **wanted)
        again = await player.command("preview", **wanted)
        assert first["type"] == "previewed"
        assert first.pop("id") != again.pop("id")
        assert first == again
        assert len(threads) == 1
        assert threads[0].startswith("foresight")
        await player.answer_any(0, random.Random(1))
        await player.command("preview", **wanted)
        assert len(threads) == 2

    served(sqlite, work)


def test_previews_are_counted_per_person(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "FORESIGHT", RateLimit(0.004, 0.000_001))  # four, at the tests' rate

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table, player, wanted = await ready(ada, bo)
        other = await ada.socket(table)
        unknown = [wanted | {"option": f"no-such-{i}"} for i in range(6)]
        answers = [await one.command("preview", **ask) for ask in unknown for one in (player, other)]
        assert [answer["reason"] == "too-fast" for answer in answers] == [False] * 4 + [True] * 8
        opponent = await bo.socket(table)
        assert (await opponent.command("ask-forecast", view=1))["type"] == "forecast"

    served(sqlite, work)


def test_forecasts_are_counted_per_address(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "FORESIGHT_PER_ADDRESS", RateLimit(0.001, 0.000_001))

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        guests = [await Player.open(service.url, table) for _ in range(3)]
        answers = [await guest.command("ask-forecast", view=None) for guest in guests]
        assert [answer["type"] for answer in answers] == ["forecast"] * 3  # worked out once
        assert (await (await ada.socket(table)).command("ask-forecast", view=0))["reason"] == "too-fast"

    served(sqlite, work)
