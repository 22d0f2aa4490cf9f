"""The edge of the server: attacks with raw sockets before any request is complete, all on loopback."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.server import ServerProtocol

from guildhall.server import app, bodies, connection, limits
from guildhall.server.config import from_environment
from guildhall.server.connection import MOST_PIPELINED, Connection, Places, Settings
from guildhall.server.limits import RateLimit, Tarpit
from guildhall.server.line import Line
from tests.server.harness import GAME, WAIT, Person, Service, finish, free_port, served, two_at_a_table, until
from tests.server.processes import ROOT, Process

LOST = (ConnectionError, asyncio.IncompleteReadError)


@asynccontextmanager
async def raw(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def answer_to(port: int, sent: bytes, seconds: float = 5) -> bytes:
    """What the server answers before it closes the connection."""
    async with raw(port) as (reader, writer):
        writer.write(sent)
        async with asyncio.timeout(seconds):
            return await reader.read()


def places(service: Service) -> Places:
    settings = service.server.config
    assert isinstance(settings, Settings)
    return settings.places


# Size


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nx: " + b"a" * 40_000,
        b"GET / HTTP/1.1\r\n" + b"x: a\r\n" * 8_000 + b"\r\n",
        b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\n\r\n",
        b"\r\n" * 20_000,
    ],
    ids=["one header", "many headers", "target", "empty lines"],
)
def test_headers_are_limited(sqlite: str, head: bytes) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        assert (await answer_to(service.port, head)).startswith(b"HTTP/1.1 431 ")

    served(sqlite, work, request_seconds=60)


def test_endless_headers_are_not_kept(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        sent = 0
        async with raw(service.port) as (_, writer):
            writer.write(b"GET / HTTP/1.1\r\nx: ")
            try:
                while sent < 150_000_000:
                    writer.write(b"a" * 1_000_000)
                    await writer.drain()
                    sent += 1_000_000
            except LOST:
                pass
        assert sent < 50_000_000
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64_000  # kilobytes

    served(sqlite, work)


def test_endless_trailers_are_not_kept(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        head = b"POST /api/v1/tables/ HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx: "
        sent = 0
        async with raw(service.port) as (_, writer):
            writer.write(head)
            try:
                while sent < 50_000_000:
                    writer.write(b"a" * 1_000_000)
                    await writer.drain()
                    sent += 1_000_000
            except LOST:
                pass
        assert sent < 50_000_000

    served(sqlite, work)


def test_ordinary_headers_pass(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        for _ in range(2):  # the second on the same connection
            assert (await ada.http.get("/health", headers={"x": "a" * 20_000})).status_code == 200

    served(sqlite, work)


# Time


@pytest.mark.parametrize(
    "part",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nx: y\r\n",
        b"POST /api/v1/tables/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    ],
    ids=["nothing", "line", "headers", "body"],
)
def test_half_sent_requests_time_out(sqlite: str, part: bytes) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        began = time.monotonic()
        assert (await answer_to(service.port, part)).startswith(b"HTTP/1.1 408 ")
        assert time.monotonic() - began < 3
        await until(lambda: len(places(service)) == 0)

    served(sqlite, work, request_seconds=0.5)


def test_a_drip_of_bytes_does_not_extend_the_time(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        async with raw(service.port) as (reader, writer), asyncio.timeout(4):
            writer.write(b"GET / HTTP/1.1\r\nx: ")
            answer = asyncio.create_task(reader.read())
            while not answer.done():
                writer.write(b"a")
                await asyncio.sleep(0.05)
            assert answer.result().startswith(b"HTTP/1.1 408 ")

    served(sqlite, work, request_seconds=0.5)


def test_empty_lines_after_a_request_do_not_keep_a_connection_open(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        async with raw(service.port) as (reader, writer), asyncio.timeout(4):
            writer.write(b"GET /api/v1/health HTTP/1.1\r\nhost: x\r\n\r\n")
            await reader.readuntil(b"}")
            writer.write(b"\r\n")
            assert (await reader.read()).endswith(b"\r\n\r\n")

    served(sqlite, work, request_seconds=0.5)


def test_a_request_that_is_answered_before_its_end_does_not_keep_a_connection_open(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        service.server.config.timeout_keep_alive = 1
        async with raw(service.port) as (reader, writer):
            head = b"POST /api/v1/replays/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            writer.write(head + b"content-length: 3000000\r\n\r\n")
            assert b" 413 " in await reader.readuntil(b"}")
            writer.write(b"a" * 3_000_000)
            async with asyncio.timeout(WAIT):
                assert await reader.read() == b""

    served(sqlite, work)


@pytest.mark.parametrize("headers", ["x: " + "a" * 9_000, "\r\n".join(["x: y"] * 200)], ids=["long", "many"])
def test_a_handshake_with_headers_beyond_what_sockets_allow_is_answered(sqlite: str, headers: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        handshake = HANDSHAKE.format("nowhere").replace("host: x", f"host: x\r\n{headers}")
        assert (await answer_to(service.port, handshake.encode())).startswith(b"HTTP/1.1 431 ")
        await until(lambda: len(places(service)) == 0)

    served(sqlite, work)


def test_a_connection_that_has_served_pages_becomes_a_socket_that_stays(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        service.server.config.timeout_keep_alive = 1
        table = await two_at_a_table(ada, bo)
        async with raw(service.port) as (reader, writer):
            writer.write(b"GET /api/v1/health HTTP/1.1\r\nhost: x\r\n\r\n")
            await reader.readuntil(b"}")
            writer.write(HANDSHAKE.format(table).encode())
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            await asyncio.sleep(1.5)  # longer than a connection may wait for another request
            writer.write(PING)
            assert await reader.readexactly(2) == b"\x8a\x00"

    served(sqlite, work)


UPLOAD: Final = b"POST /api/v1/replays/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


@pytest.mark.parametrize(("name", "status"), [("MOST", b"503"), ("MOST_PER_ADDRESS", b"429")])
def test_half_sent_bodies_are_limited_together(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, name: str, status: bytes
) -> None:
    monkeypatch.setattr(bodies, name, 400_000)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        settings = service.server.config
        assert isinstance(settings, Settings)
        long = UPLOAD + b"content-length: 400000\r\n\r\n" + b"a" * 150_000
        async with raw(service.port) as (_, one), raw(service.port) as (_, two):
            for writer in (one, two):
                writer.write(long)
            await until(lambda: len(settings.bodies) > 300_000)
            assert (await answer_to(service.port, long)).startswith(b"HTTP/1.1 " + status)
            await ada.create(2)  # what is small always passes
            one.write(b"a" * 90_000)  # so does what stays below the limit
            await until(lambda: len(settings.bodies) > 390_000)
        await until(lambda: len(settings.bodies) == 0)
        whole = UPLOAD + b"connection: close\r\ncontent-length: 350000\r\n\r\n" + b"a" * 350_000
        assert (await answer_to(service.port, whole)).startswith(b"HTTP/1.1 400 ")
        await until(lambda: len(settings.bodies) == 0)

    served(sqlite, work)


def test_bodies_of_one_connection_are_counted_until_they_are_answered(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        settings = service.server.config
        assert isinstance(settings, Settings)
        text = {"text": "a" * 200_000}
        for _ in range(60):  # more than may be in memory at once
            assert (await ada.http.post("/replays/", json=text)).status_code == 400
        assert len(settings.bodies) == 0
        table = await two_at_a_table(ada, bo)
        async with raw(service.port) as (reader, writer):
            writer.write(
                HANDSHAKE.format(table)
                .replace("host: x", "host: x\r\n" + f"x: {'a' * 7_000}\r\n" * 3 + "y: z")
                .encode()
            )
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            assert len(settings.bodies) == 0, "nobody would free it"

    served(sqlite, work)


def test_a_client_that_does_not_read_is_cut_off(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        async with raw(service.port) as (_, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(b"GET /api/v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * MOST_PIPELINED)
            await until(lambda: len(places(service)) == 1)
            await until(lambda: len(places(service)) == 0)

    served(sqlite, work, response_seconds=0.5)


def test_a_connection_does_not_pile_up_requests(sqlite: str) -> None:
    """A single packet has room for thousands."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        answers = await answer_to(service.port, b"GET /api/v1/health HTTP/1.1\r\nhost: x\r\n\r\n" * 400)
        assert answers.count(b"HTTP/1.1 200 ") <= MOST_PIPELINED

    served(sqlite, work)


# Number


def test_who_opens_too_many_connections_has_to_wait(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "CONNECTIONS", RateLimit(0.003, 0.000_001))  # three, at the tests' rate
    monkeypatch.setattr(limits, "HOLD_STEP", 1.0)
    get = b"GET /api/v1/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"

    async def work(service: Service, ada: Person, bo: Person) -> None:
        opened = [await asyncio.open_connection("127.0.0.1", service.port) for _ in range(6)]
        await until(lambda: places(service).held == 3)
        for _, writer in opened:
            writer.write(get)
        for reader, writer in opened:  # and is served
            assert (await reader.read()).startswith(b"HTTP/1.1 200 ")
            writer.close()
        assert places(service).held == 0

    served(sqlite, work)


def test_not_even_those_who_wait_are_without_end(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "CONNECTIONS", RateLimit(0, 0))
    monkeypatch.setattr(connection, "MOST_HELD", 2)
    monkeypatch.setattr(limits, "HOLD_STEP", 1.0)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        opened = [await asyncio.open_connection("127.0.0.1", service.port) for _ in range(3)]
        with suppress(ConnectionResetError):
            assert await opened[2][0].read() == b""
        assert places(service).held == 2
        for _, writer in opened:
            writer.close()
        await until(lambda: len(places(service)) == 0)

    served(sqlite, work)


def test_connections_per_address_are_limited_and_freed(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        held = [await asyncio.open_connection("127.0.0.1", service.port) for _ in range(8)]
        assert (await answer_to(service.port, b"")).startswith(b"HTTP/1.1 429 ")
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        await until(lambda: len(places(service)) == 0)
        await ada.get("/health")

    served(sqlite, work, connections_per_address=8)


@pytest.mark.parametrize(("held", "status"), [(0, b"431"), (2, b"429")], ids=["request", "connection"])
def test_who_is_refused_is_told_although_nobody_reads_the_rest(sqlite: str, held: int, status: bytes) -> None:
    """Also if they read only when the connection has ended: it must not end with a reset."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        others = [await asyncio.open_connection("127.0.0.1", service.port) for _ in range(held)]
        await until(lambda: len(places(service)) == held)
        async with raw(service.port) as (reader, writer):
            await until(lambda: len(places(service)) > held)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(b"GET / HTTP/1.1\r\nx: " + b"a" * 600_000)
            await until(lambda: len(places(service)) == held)
            writer.transport.resume_reading()  # type: ignore[attr-defined]
            assert (await reader.read()).startswith(b"HTTP/1.1 " + status)
        for _, other in others:
            other.close()

    served(sqlite, work, connections_per_address=2)


def test_nothing_is_answered_after_a_refusal(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A request before the one that is refused may still be worked on."""
    held: list[str] = []

    async def hold(tarpit: Tarpit, address: str) -> None:
        await asyncio.sleep(0.2)
        held.append(address)

    monkeypatch.setattr(Tarpit, "hold", hold)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        monkeypatch.setattr(app, "REQUESTS", RateLimit(0, 0))  # so that it is answered late
        log = logging.getLogger("uvicorn.error")
        log.setLevel(logging.ERROR)
        log.addHandler(caplog.handler)
        async with raw(service.port) as (reader, writer):
            writer.write(b"GET /api/v1/health HTTP/1.1\r\nhost: x\r\n\r\nnonsense\r\n\r\n")
            assert (await reader.read()).count(b"HTTP/1.1 ") == 1
            await until(lambda: held)
            await until(lambda: len(places(service)) == 0)
        log.removeHandler(caplog.handler)

    served(sqlite, work)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_client_that_is_refused_and_stays_is_cut_off(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "LINGER_SECONDS", 0.1)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        async with raw(service.port) as (reader, writer):
            writer.write(b"nonsense\r\n\r\n")
            assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
            await until(lambda: len(places(service)) == 0)

    served(sqlite, work, request_seconds=600)


def test_connections_are_limited_in_all(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        held = [await asyncio.open_connection("127.0.0.1", service.port) for _ in range(8)]
        assert (await answer_to(service.port, b"")).startswith(b"HTTP/1.1 503 ")
        for _, writer in held:
            writer.close()

    served(sqlite, work, connections=8, proxies="127.0.0.1", connections_per_address=1)


def test_half_sent_requests_do_not_shut_out_others_for_long(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        held = [await asyncio.open_connection("127.0.0.1", service.port) for _ in range(228)]
        for _, writer in held:
            writer.write(b"GET / HTTP/1.1\r\n")
        await until(lambda: len(places(service)) > 0)
        await until(lambda: len(places(service)) == 0)
        await ada.get("/health")
        for _, writer in held:
            writer.transport.abort()

    served(sqlite, work, connections=228, request_seconds=1)


def test_sockets_per_address_are_limited_and_freed(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        sockets = [await ada.socket(table) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            await bo.socket(table)
        assert refused.value.response.status_code == 429
        await sockets[0].close()
        async with asyncio.timeout(WAIT):
            while True:
                with suppress(InvalidStatus):
                    await bo.socket(table)
                    break
                await asyncio.sleep(0.02)

    served(sqlite, work, sockets_per_address=3)


def test_proxies_are_counted_by_whom_they_forward(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        url = service.url.replace("http", "ws") + f"/api/v1/tables/{table}/socket"
        one, two = {"x-forwarded-for": "203.0.113.1"}, {"x-forwarded-for": "203.0.113.2"}
        async with connect(url, additional_headers=one), connect(url, additional_headers=two):
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers=one)

    served(sqlite, work, sockets_per_address=1, connections_per_address=1, proxies="127.0.0.1")


def test_a_connection_that_became_a_socket_keeps_its_one_place(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        before = len(places(service))
        player = await ada.socket(table)
        assert len(places(service)) == before + 1
        await player.close()
        await until(lambda: len(places(service)) == before)

    served(sqlite, work)


# Sockets

PING = bytes((0x89, 0x80, 0, 0, 0, 0))
PONG = bytes((0x8A, 0x80, 0, 0, 0, 0))
HANDSHAKE = (
    "GET /api/v1/tables/{}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def flooded(service: Service, ada: Person, bo: Person, first: bytes, frames: bytes) -> bool:
    """Whether the server cuts off a client that sends these frames over and over and never reads."""
    table = await two_at_a_table(ada, bo)
    async with raw(service.port) as (reader, writer):
        writer.write(HANDSHAKE.format(table).encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(first)
        try:
            async with asyncio.timeout(4):
                while True:
                    writer.write(frames)
                    await writer.drain()
        except LOST:
            return True
        except TimeoutError:
            return False


@pytest.mark.parametrize("frame", [PING, PONG], ids=["pings", "pongs"])
def test_a_flood_of_pings_is_cut_off(sqlite: str, frame: bytes) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        assert await flooded(service, ada, bo, b"", frame * 10_000)

    served(sqlite, work)


def test_a_flood_of_empty_fragments_is_cut_off(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        begin, fragment = bytes((0x01, 0x80, 0, 0, 0, 0)), bytes((0x00, 0x80, 0, 0, 0, 0))
        assert await flooded(service, ada, bo, begin, fragment * 10_000)

    served(sqlite, work)


def test_a_flood_is_not_parsed_to_its_end(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[int] = []
    receive = ServerProtocol.receive_data

    def noted(self: ServerProtocol, data: bytes) -> None:
        parsed.append(len(data))
        receive(self, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", noted)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        assert await flooded(service, ada, bo, b"", PING * 40_000)

    served(sqlite, work)
    assert sum(parsed) < 10_000


def test_ordinary_pings_are_answered(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        player = await ada.socket(await two_at_a_table(ada, bo))
        for _ in range(10):
            assert await asyncio.wait_for(await player.socket.ping(), 2) >= 0

    served(sqlite, work)


def test_idle_sockets_are_closed(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        service.server.config.ws_ping_interval = 0.2
        player = await ada.socket(await two_at_a_table(ada, bo))
        began = time.monotonic()
        while time.monotonic() - began < 1.5:  # messages keep it open
            await player.command("ping")
            await asyncio.sleep(0.1)
        async with asyncio.timeout(5):
            await player.socket.wait_closed()
        assert player.socket.close_reason == "idle"

    served(sqlite, work, socket_idle=0.8)


def test_sockets_leave_nothing_to_the_garbage_collector(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs rarely: ten thousand refused handshakes kept 230 MB until it came."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        gc.collect()
        gc.disable()
        try:
            await (await ada.socket(table)).close()
            monkeypatch.setattr(connection, "SOCKETS", RateLimit(0, 0))
            service.worker.limits._buckets.clear()
            with pytest.raises(InvalidStatus):
                await bo.socket(table)
            await until(lambda: not any(type(one) is Line for one in gc.get_objects()), 10)
            # Nor what the connection was before it became a socket.
            await until(lambda: sum(type(one) is Connection for one in gc.get_objects()) <= len(places(service)), 10)
        finally:
            gc.enable()

    served(sqlite, work)


def test_nothing_is_written_to_a_closed_transport(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        await ada.socket(table)
        (session,) = service.worker.rooms[table].sessions
        line: Any = session.line
        written: list[bytes] = []
        line.write(b"\x81\x01a")
        line.transport.abort()
        transport = line.transport
        line.transport = Spy(transport, written)
        line._flush()
        line.transport = transport
        assert written == []

    served(sqlite, work)


class Spy:
    """A transport that notes what is written to it."""

    def __init__(self, transport: asyncio.Transport, written: list[bytes]) -> None:
        self._transport = transport
        self._written = written

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def write(self, data: bytes) -> None:
        self._written.append(data)


# Options


@pytest.mark.parametrize("name", ["header_bytes", "connections", "sockets_per_address", "request_seconds"])
def test_limits_must_be_positive(name: str) -> None:
    with pytest.raises(ValueError, match=name.replace("_", "-")):
        from_environment({}, **{name: 0})


# Starting and stopping


# What one machine with SQLite does without.
WITHOUT_SCALE: Final = "import sys; sys.modules.update(dict.fromkeys(('asyncpg', 'redis', 'saq')))"
RUN: Final = "from guildhall.cli.main import main; sys.exit(main())"


def fails_to_serve(folder: Path, before: str = "import sys", command: str = "serve", **options: Any) -> str:
    """What `guildhall serve` prints when it cannot start; `before` is Python that runs first."""
    usual = {"port": free_port(), "start-wait": 0} if command == "serve" else {}
    flags = [f"--{name}={value}" for name, value in (usual | options).items()]
    program = [sys.executable, "-c", f"{before}; {RUN}", command, *flags]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(program, cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("guildhall: ")
    return done.stderr


def test_a_missing_database_folder_is_one_line(tmp_path: Path) -> None:
    line = fails_to_serve(tmp_path, database=f"sqlite:///{tmp_path}/nowhere/guildhall.db")
    assert "cannot use the database" in line
    assert "nowhere" in line


def test_an_unwritable_database_folder_is_one_line(tmp_path: Path) -> None:
    assert "cannot use the database" in fails_to_serve(tmp_path, database="sqlite:////proc/guildhall.db")


def test_an_unreachable_database_is_one_line_without_its_password(tmp_path: Path) -> None:
    line = fails_to_serve(tmp_path, database=f"postgresql://me:hush@127.0.0.1:{free_port()}/guildhall")
    assert "cannot use the database" in line
    assert "hush" not in line


@pytest.mark.parametrize("workers", [1, 2])
def test_redis_that_is_down_is_one_line(tmp_path: Path, workers: int) -> None:
    line = fails_to_serve(tmp_path, redis=f"redis://127.0.0.1:{free_port()}/0", workers=workers)
    assert "cannot reach Redis" in line


def test_serve_does_without_the_packages_of_scale(tmp_path: Path) -> None:
    """It gets as far as the database, which is not there."""
    line = fails_to_serve(tmp_path, WITHOUT_SCALE, database=f"sqlite:///{tmp_path}/nowhere/guildhall.db")
    assert "nowhere" in line


@pytest.mark.parametrize(
    ("command", "options", "package"),
    [
        ("serve", {"redis": "redis://127.0.0.1/0"}, "redis"),
        ("serve", {"database": "postgresql://127.0.0.1/guildhall"}, "asyncpg"),
        ("bots", {"redis": "redis://127.0.0.1/0"}, "saq"),
    ],
)
def test_a_missing_package_of_scale_is_one_line(
    tmp_path: Path, command: str, options: dict[str, str], package: str
) -> None:
    line = fails_to_serve(tmp_path, WITHOUT_SCALE, command, **options)
    assert f"needs the package {package}" in line
    assert "[scale]" in line


def test_a_taken_port_is_one_line_and_leaves_the_database_alone(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port}" in fails_to_serve(tmp_path, port=port)
    assert not list(tmp_path.glob("*.db"))


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
def test_a_server_whose_bots_think_ends_cleanly(tmp_path: Path, kind: signal.Signals) -> None:
    server = Process(tmp_path)

    async def run() -> None:
        await server.start()
        ada = Person(server.url)
        bots = [{"kind": "bot", "level": "grandmaster"}, {"kind": "bot", "level": "grandmaster"}]
        table = (await ada.post("/tables/", {"game": GAME, "seats": bots}))["id"]
        await ada.post(f"/tables/{table}/start", {})
        assert server.process is not None
        async with asyncio.timeout(WAIT):
            while len(children(server.process.pid)) < 2:  # the resource tracker and a bot process
                await asyncio.sleep(0.1)

    try:
        finish(run())
        assert server.process is not None
        server.process.send_signal(kind)
        assert server.process.wait(15) == 0
        time.sleep(0.5)  # the resource tracker reports after its parent has ended
        assert "leaked" not in server.log()
        assert "Traceback" not in server.log()
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def children(pid: int) -> list[str]:
    """The processes that any thread of a process has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [child for task in tasks for child in task.read_text(encoding="ascii").split()]
