"""Our side of the comparison: `guildhall serve`, and clients that answer whatever they are asked."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx
import msgspec
from msgspec import Struct

import guildhall
from bench.server import side
from bench.server.side import AT_ONCE, SEATS
from bench.server.wsclient import Socket
from guildhall import shelf
from guildhall.hall import wire
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.server.fingerprint import fingerprint
from guildhall.server.identity import new_id, now
from guildhall.server.journals import read_journal
from guildhall.server.store.database import database_url
from guildhall.server.store.store import Store
from guildhall.table.draws import new_seed

GAME: Final = "old-london-bridge"


class Question(Struct):
    decision: str
    options: list[str]


class Around(Struct):
    questions: list[Question]
    over: bool


class Heard(Struct):
    """The fields of a message that the load needs."""

    type: str
    to: int = 0
    after: int = 0
    around: Around | None = None


DECODER: Final = msgspec.json.Decoder(Heard)


def socket_url(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"


class Table(side.Table):
    """One table of ours."""

    def __init__(self, id: str, seed: int) -> None:
        super().__init__(id, seed)
        self.around: list[Around | None] = [None] * SEATS
        self.places = [0] * SEATS
        self.made = 0

    async def connect(self, url: str, cookie: str) -> None:
        for seat in range(SEATS):
            socket = await Socket.open(socket_url(url, self.id), self._listener(seat), cookie)
            self.sockets.append(socket)
            socket.send(b'{"type":"hello","id":"h"}')
            socket.send(b'{"type":"watch","id":"w","view":%d}' % seat)
        while any(around is None for around in self.around):
            await asyncio.sleep(0.01)

    def _listener(self, seat: int) -> Callable[[bytes], None]:
        def heard(message: bytes) -> None:
            got = DECODER.decode(message)
            if got.around is not None:
                self.around[seat] = got.around
                self.places[seat] = max(got.to, got.after)
                self.went_on(seat)
            elif got.type == "refused":
                raise AssertionError(message)

        return heard

    def answer(self) -> tuple[int, bytes] | None:
        newest = max(self.places)
        for seat, around in enumerate(self.around):
            if around is not None and around.questions and self.places[seat] == newest:
                question = around.questions[0]
                self.made += 1
                option = self.rng.choice(question.options)
                text = '{"type":"answer","id":"%d","seat":%d,"decision":"%s","option":"%s"}'
                return seat, (text % (self.made, seat, question.decision, option)).encode()
        return None

    def is_over(self) -> bool:
        return self.around[0] is not None and self.around[0].over


class Server(side.Server):
    """`guildhall serve` on a new SQLite file with default options, except for rate limits. There are no bots.

    `engine` is the folder that holds the package: the compiled one or the sources.
    """

    def __init__(self, port: int, engine: Path, sync: str = "full") -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="guildhall-bench-")
        self.database = f"sqlite:///{self.folder.name}/bench.db"
        options = [f"--port={port}", f"--database={self.database}", f"--sync={sync}", "--rate=1000000", "--log=warning"]
        options += ["--connections-per-address=8192", "--sockets-per-address=4096"]
        command = [sys.executable, "-m", "guildhall.cli.main", "serve", *options]
        super().__init__(port, command, "/api/v1/health", path=engine)

    def stop(self) -> None:
        super().stop()
        self.folder.cleanup()


async def new_tables(url: str, count: int, at_once: int = 20) -> tuple[list[str], str]:
    """Start that many tables, with one person in all seats; returns their ids and the person's cookie."""
    ids: list[str] = []
    numbers = iter(range(count))
    async with httpx.AsyncClient(base_url=url + "/api/v1", timeout=120) as client:
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


async def write_tables(server: Server, count: int) -> list[str]:
    """Write running tables straight into the database, because creating them is not what is measured."""
    settings = wire.TableSettings(game=GAME, seats=[wire.SeatSettings() for _ in range(SEATS)])
    seats = [SeatRecord(seat, "person", None, f"p{seat}", f"P{seat}", None) for seat in range(SEATS)]
    store = Store(database_url(server.database), "normal")
    ids = [new_id() for _ in range(count)]
    try:
        for id in ids:
            row = TableRecord(
                id=id,
                settings=settings,
                status="running",
                notice=None,
                host="p0",
                seed=new_seed(),
                engine=guildhall.__version__,
                components=shelf.game(GAME).digest,
                rules=fingerprint(GAME),
                created_at=now(),
                started_at=now(),
                ended_at=None,
                due_at=None,
                previous=None,
                next=None,
            )
            await store.add_table(row, seats)
            await read_journal(store, row, seats)
    finally:
        await store.close()
    return ids


async def connected(url: str, count: int) -> list[Table]:
    ids, cookie = await new_tables(url, count)
    tables = [Table(id, seed) for seed, id in enumerate(ids)]
    for first in range(0, count, AT_ONCE):
        await asyncio.gather(*(table.connect(url, cookie) for table in tables[first : first + AT_ONCE]))
    return tables


async def watch_idly(url: str, ids: list[str]) -> list[Socket]:
    """Connect one client to each table that only watches."""
    sockets: list[Socket] = []

    async def watch(id: str) -> None:
        shown = asyncio.Event()

        def heard(message: bytes) -> None:
            if b'"around"' in message:
                shown.set()

        socket = await Socket.open(socket_url(url, id), heard)
        socket.send(b'{"type":"hello","id":"h"}')
        socket.send(b'{"type":"watch","id":"w","view":null}')
        await shown.wait()
        sockets.append(socket)

    for first in range(0, len(ids), AT_ONCE):
        await asyncio.gather(*(watch(id) for id in ids[first : first + AT_ONCE]))
    return sockets
