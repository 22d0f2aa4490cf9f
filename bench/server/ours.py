"""Our side of the load: `guildhall serve`, and clients that answer whatever they are asked."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from bench.server.wsclient import Socket

GAME = "old-london-bridge"
SEATS = 4


class Question(Struct):
    decision: str
    options: list[str]


class Around(Struct):
    questions: list[Question]
    to_act: list[int]
    over: bool


class Heard(Struct):
    """What the load needs to know of any message."""

    type: str
    view: int | None = None
    to: int = 0
    after: int = 0
    around: Around | None = None
    id: str = ""
    reason: str = ""


DECODER = msgspec.json.Decoder(Heard)


class Table:
    """One table with a socket for every seat."""

    def __init__(self, id: str, seed: int) -> None:
        self.id = id
        self.rng = random.Random(seed)
        self.sockets: list[Socket] = []
        self.around: list[Around | None] = [None] * SEATS
        self.places = [0] * SEATS
        self.made = 0
        self.waiting: asyncio.Future[None] | None = None
        self.waiting_seat = -1
        self.woken = asyncio.Event()

    async def connect(self, url: str, cookie: str) -> None:
        for seat in range(SEATS):
            socket = await Socket.open(
                f"{url.replace('http', 'ws', 1)}/api/v1/tables/{self.id}/socket", self._listener(seat), cookie
            )
            self.sockets.append(socket)
            socket.send(b'{"type":"hello","id":"h"}')
            socket.send(b'{"type":"watch","id":"w","view":%d}' % seat)
        while any(around is None for around in self.around):
            await asyncio.sleep(0.01)

    def _listener(self, seat: int) -> Any:
        def heard(message: bytes) -> None:
            got = DECODER.decode(message)
            if got.around is not None:
                self.around[seat] = got.around
                self.places[seat] = max(got.to, got.after)
                if self.waiting is not None and self.waiting_seat == seat and not self.waiting.done():
                    self.waiting.set_result(None)
                self.woken.set()
            elif got.type == "refused":
                raise AssertionError(message)

        return heard

    def _next(self) -> tuple[int, Question] | None:
        newest = max(self.places)
        for seat, around in enumerate(self.around):
            if around is not None and around.questions and self.places[seat] == newest:
                return seat, around.questions[0]
        return None

    async def go_on(self) -> bool:
        while (found := self._next()) is None:
            if self.around[0] is not None and self.around[0].over:
                return False
            self.woken.clear()
            await self.woken.wait()
        seat, question = found
        self.made += 1
        option = self.rng.choice(question.options)
        self.waiting = asyncio.get_running_loop().create_future()
        self.waiting_seat = seat
        text = '{"type":"answer","id":"%d","seat":%d,"decision":"%s","option":"%s"}'
        self.sockets[seat].send((text % (self.made, seat, question.decision, option)).encode())
        await self.waiting
        return True

    def received(self) -> int:
        return sum(socket.received for socket in self.sockets)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Server:
    """`guildhall serve` on a new SQLite file, without bots."""

    def __init__(self, port: int, sync: str = "full") -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="guildhall-bench-")
        self.url = f"http://127.0.0.1:{port}"
        database = f"sqlite:///{self.folder.name}/bench.db"
        options = [f"--port={port}", f"--database={database}", f"--sync={sync}", "--rate=1000000", "--log=warning"]
        options += ["--held=20000", "--idle=100000"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "guildhall.cli.main", "serve", *options], stdout=subprocess.DEVNULL
        )

    async def wait(self) -> None:
        async with httpx.AsyncClient() as client:
            for _ in range(300):
                try:
                    await client.get(self.url + "/api/v1/health")
                    return
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def memory(self) -> float:
        """Megabytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("no memory is told")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        self.folder.cleanup()


async def new_tables(url: str, count: int, at_once: int = 20) -> tuple[list[str], str]:
    """So many running tables, all of whose seats one person holds; their names, and the person's cookie."""
    ids: list[str] = []
    numbers = iter(range(count))
    async with httpx.AsyncClient(base_url=url + "/api/v1", timeout=60) as client:
        await client.get("/me")

        async def make() -> None:
            for _ in numbers:
                made = await client.post("/tables/", json={"game": GAME, "seats": [{}] * SEATS})
                id = made.json()["id"]
                for seat in range(SEATS):
                    await client.post(f"/tables/{id}/seats/{seat}", json={"name": f"P{seat}"})
                started = await client.post(f"/tables/{id}/start", json={})
                assert started.status_code == 200, started.text
                ids.append(id)

        await asyncio.gather(*(make() for _ in range(at_once)))
        return ids, "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)


async def connected(url: str, count: int) -> list[Table]:
    ids, cookie = await new_tables(url, count)
    tables = [Table(id, seed) for seed, id in enumerate(ids)]
    for first in range(0, count, 50):
        await asyncio.gather(*(table.connect(url, cookie) for table in tables[first : first + 50]))
    return tables
