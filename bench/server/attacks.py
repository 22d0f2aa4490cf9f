"""python -m bench.server.attacks [--seconds 60] [NAME ...]: what attacks do to others and to memory; writes ATTACKS.md.

Each attack comes from another address of this machine and from a process of its own, on `guildhall serve` with default
options. Meanwhile an ordinary person sends a command over a socket and asks for a page twenty times a second. Bars: the
server's memory ten seconds after an attack within 64 MB of before, and that person's p95 under 50 ms. The report is
written after each attack, so an interrupt leaves what was measured until then.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.server import side
from tests.server.harness import Person, close_everybody, free_port, settings
from tools.compile_engine import SOURCES
from tools.engine import engine as best_engine

FILE: Final = Path(__file__).with_name("ATTACKS.md")
MOST_MB: Final = 64.0
MOST_MS: Final = 50.0
ATTACKER: Final = "127.0.0.9"
ATTACKER_NICENESS: Final = 10  # it would be another machine, and not take the server's processor
PAUSE: Final = 0.05  # seconds between two looks of the ordinary person
AFTER: Final = 10.0  # seconds after an attack until memory is read
LOST: Final = (OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError, httpx.HTTPError)


class Target(NamedTuple):
    """Where to attack."""

    url: str
    table: str

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 80

    @property
    def socket(self) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/api/v1/tables/{self.table}/socket"


async def _again(work: Callable[[], Awaitable[None]]) -> None:
    """For ever, whatever the server does about it."""
    while True:
        with contextlib.suppress(*LOST):
            await work()
        await asyncio.sleep(0.02)


async def _many(count: int, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(_again(work) for _ in range(count)))


async def headers(target: Target) -> None:
    """Requests whose headers never end."""

    async def work() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))
        try:
            writer.write(b"GET / HTTP/1.1\r\n")
            while True:
                writer.write(b"x-fill: " + b"a" * 8_000 + b"\r\n")
                await writer.drain()
        finally:
            writer.close()

    await _many(50, work)


async def half_sent(target: Target) -> None:
    """As many half-sent requests as are let in."""

    async def work() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            await reader.read()
        finally:
            writer.close()

    await _many(600, work)


async def half_sent_bodies(target: Target) -> None:
    """As many half-sent uploads, nearly as large as may be, as are let in."""
    head = b"POST /api/v1/replays/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

    async def work() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))
        try:
            writer.write(head + b"Content-Length: 495000\r\n\r\n" + b"a" * 490_000)
            await reader.read()
        finally:
            writer.close()

    await _many(600, work)


async def _enter(target: Target, **more: Any) -> ClientConnection:
    return await connect(target.socket, local_addr=(ATTACKER, 0), compression=None, **more)


async def pings(target: Target) -> None:
    """Pings from clients that do not read."""

    async def work() -> None:
        socket = await _enter(target, max_queue=1)
        try:
            transport = socket.transport
            transport.pause_reading()
            frame = b"\x89\xfd" + bytes(4) + b"p" * 125
            while not transport.is_closing():
                transport.write(frame * 50)
                while transport.get_write_buffer_size() > 200_000 and not transport.is_closing():
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0)
        finally:
            socket.transport.abort()

    await _many(30, work)


async def _flood(target: Target, messages: list[str], each: float, cookie: str = "") -> None:
    """Greet, then send these messages again and again, reading the answers."""
    socket = await _enter(target, additional_headers={"Cookie": cookie} if cookie else {})

    async def read() -> None:
        async for _ in socket:
            pass

    reader = asyncio.create_task(read())
    try:
        await socket.send('{"type":"hello","id":"h"}')
        while not reader.done():
            for message in messages:
                await socket.send(message)
                await asyncio.sleep(each)
    finally:
        reader.cancel()
        await socket.close()


async def previews(target: Target) -> None:
    """40 sockets of one person, which ask for a thousand previews a second at a table of their own."""
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    async with httpx.AsyncClient(base_url=target.url + "/api/v1", transport=transport, timeout=60) as client:
        bot = {"kind": "bot", "level": "random"}
        made = await client.post("/tables/", json=settings() | {"seats": [{"kind": "open"}, bot]})
        table = made.json()["id"]
        await client.post(f"/tables/{table}/seats/0", json={"name": "Eve"})
        await client.post(f"/tables/{table}/start", json={})
        shown = (await client.get(f"/tables/{table}/position?view=0")).json()
        question = shown["around"]["questions"][0]
        cookie = "; ".join(f"{one.name}={one.value}" for one in client.cookies.jar)
    text = '{"type":"preview","id":"p","seat":0,"decision":"%s","option":"%s"}'
    messages = [text % (question["decision"], option) for option in question["options"]]
    own = target._replace(table=table)
    await _many(40, lambda: _flood(own, messages, 0.04, cookie))


async def watching(target: Target) -> None:
    """200 spectators of one table, who ask for the whole position again and again."""
    messages = ['{"type":"watch","id":"w","view":null,"reasons":true}']
    await _many(200, lambda: _flood(target, messages, 0.03))


async def coming_and_going(target: Target) -> None:
    """Spectators who come and go, so that presence changes all the time."""

    async def work() -> None:
        socket = await _enter(target)
        await socket.send('{"type":"hello","id":"h"}')
        await socket.recv()
        await socket.close()

    await _many(100, work)


async def requests(target: Target) -> None:
    """As many requests for the list of tables and for new tables as are answered, and more."""
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER, limits=httpx.Limits(max_connections=40))
    async with httpx.AsyncClient(base_url=target.url + "/api/v1", transport=transport, timeout=60) as client:

        async def work() -> None:
            await client.get("/tables/")
            await client.post("/tables/", json=settings())

        await _many(40, work)


ATTACKS: Final[tuple[Callable[[Target], Awaitable[None]], ...]] = (
    headers,
    half_sent,
    half_sent_bodies,
    pings,
    previews,
    watching,
    coming_and_going,
    requests,
)


def attack(number: int, target: Target, seconds: float) -> None:
    """In a process of its own."""

    async def run() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await ATTACKS[number](target)

    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    os.nice(ATTACKER_NICENESS)
    asyncio.run(run())


class Result(NamedTuple):
    what: str
    before: float  # MB
    most: float
    after: float
    looks: list[float]  # seconds, sorted
    share: float  # of a processor that the server took meanwhile
    waited: float  # the share of the time in which it waited for one

    @property
    def p95(self) -> float:
        return self.looks[int(len(self.looks) * 0.95)] * 1e3 if self.looks else float("inf")

    def is_met(self) -> bool:
        return self.after - self.before <= MOST_MB and self.p95 < MOST_MS

    def row(self) -> str:
        p50 = self.looks[len(self.looks) // 2] * 1e3 if self.looks else float("inf")
        memory = f"{self.before:.0f} | {self.most:.0f} | {self.after:.0f} | {self.after - self.before:+.0f}"
        is_met = "yes" if self.is_met() else "no"
        return (
            f"| {self.what} | {p50:.1f} | {self.p95:.1f} | {self.share:.0%} | {self.waited:.0%} | {memory} | {is_met} |"
        )


async def look(person: Person, table: str, seconds: float) -> list[float]:
    """How long an ordinary person waits, each time."""
    waits: list[float] = []
    player = await person.socket(table)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        if len(waits) % 2:
            await person.get(f"/tables/{table}")
        else:
            await player.command("ping")
        waits.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    await player.close()
    return sorted(waits)


async def measure(number: int | None, server: side.Server, target: Target, ada: Person, seconds: float) -> Result:
    """Without an attack, if there is no number."""
    context = multiprocessing.get_context("spawn")
    before = most = server.memory()
    process = None
    if number is not None:
        process = context.Process(target=attack, args=(number, target, seconds + 2), daemon=True)
        process.start()
        await asyncio.sleep(2)  # until it has begun
    began, used, stood = time.perf_counter(), server.cpu(), server.waited()
    looking = asyncio.create_task(look(ada, target.table, seconds))
    while not looking.done():
        most = max(most, server.memory())
        await asyncio.wait({looking}, timeout=0.5)
    looks = looking.result()
    passed = time.perf_counter() - began
    share, waited = (server.cpu() - used) / passed, (server.waited() - stood) / passed
    if process is not None:
        await asyncio.to_thread(process.join)
        await asyncio.sleep(AFTER)
    what = "nothing" if number is None else " ".join((ATTACKS[number].__doc__ or "").split()).rstrip(".")
    return Result(what, before, most, server.memory(), looks, share, waited)


GOES_FIRST: Final = "; server and person go before all\nother work of the machine (round robin)"
TEXT: Final = """# The server under attack

`python -m bench.server.attacks`: {seconds:.0f} s of each, from another address and process, on `guildhall serve` with
default options and the {engine} engine. Meanwhile an ordinary person waits for a socket's and a page's answers in turn,
{rate:.0f} a second. Everything shares {cores} processors, whose load was {load:.1f} before; the attackers' process
stands back (nice {nice}), because it would be another machine{ahead}.
The server's processor is the share that it took; *waited for one* the share of the time in which others had them all.
Bars: p95 under {ms:.0f} ms, and memory {after:.0f} s later within {mb:.0f} MB of before.

| attack | p50 ms | p95 ms | server's processor | waited for one | MB before | at most | after | | met |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---|
{rows}
"""


async def run(path: Path, seconds: float, names: Collection[str], tell: Callable[[list[Result]], None]) -> list[Result]:
    """Each attack on a server with the engine at this path."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "guildhall.cli.main", "serve", f"--port={port}", "--log=error"]
        server = side.Server(port, command, "/api/v1/health", Path(folder), path)
        try:
            await server.wait()
            ada, bo = Person(server.url), Person(server.url)
            table = await ada.create(2)
            await ada.sit(table, 0, "Ada")
            await bo.sit(table, 1, "Bo")
            await ada.post(f"/tables/{table}/start", {})
            target, results = Target(server.url, table), []
            numbers = [number for number, attack in enumerate(ATTACKS) if not names or attack.__name__ in names]
            for number in (None, *numbers):
                results.append(await measure(number, server, target, ada, seconds))
                print(results[-1].row(), flush=True)
                tell(results)
            return results
        finally:
            await close_everybody()
            server.stop()


def report(results: list[Result], seconds: float, engine: str, load: float) -> str:
    return TEXT.format(
        seconds=seconds,
        rate=1 / PAUSE,
        cores=os.cpu_count(),
        engine=engine,
        load=load,
        nice=ATTACKER_NICENESS,
        ahead=GOES_FIRST if os.sched_getscheduler(0) == os.SCHED_RR else "",
        ms=MOST_MS,
        mb=MOST_MB,
        after=AFTER,
        rows="\n".join(result.row() for result in results),
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.attacks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--report", type=Path, default=FILE)
    known = [attack.__name__ for attack in ATTACKS]
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these attacks: {', '.join(known)}")
    parser.add_argument("--plain", action="store_true", help="with the engine in plain Python")
    parser.add_argument("--first", action="store_true", help="server and person go before all other work; for root")
    options = parser.parse_args()
    if options.first:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    path = SOURCES if options.plain else best_engine()
    engine = "plain Python" if path == SOURCES else "compiled"
    load = os.getloadavg()[0]
    if unknown := set(options.names) - set(known):
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")

    def tell(results: list[Result]) -> None:
        options.report.write_text(report(results, options.seconds, engine, load), encoding="utf-8")

    results = asyncio.run(run(path, options.seconds, options.names, tell))
    return 0 if all(result.is_met() for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
