"""What the server's tests share: a server in this process, and clients that notice every gap."""

from __future__ import annotations

import asyncio
import itertools
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, ClassVar

import httpx
import msgspec
import uvicorn
from sqlalchemy import Connection, insert
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from guildhall.server.app import make_app
from guildhall.server.config import Config
from guildhall.server.run import Server
from guildhall.server.run import settings as run_settings
from guildhall.server.startup import prepare
from guildhall.server.store import schema
from guildhall.server.worker import Worker

GAME = "old-london-bridge"
WAIT = 60.0  # seconds; only a failing test waits this long


def finish(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in its own thread, because browser tests leave an event loop running in the main thread."""

    async def run() -> None:
        try:
            await work
        finally:
            await close_everybody()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()


async def close_everybody() -> None:
    """All clients that were opened, even by a failed test."""
    for player in Player.opened:
        await player.close()
    for person in Person.opened:
        await person.close()
    Player.opened.clear()
    Person.opened.clear()


async def until(condition: Callable[[], Any], seconds: float = WAIT) -> None:
    """Wait until something in this process is so."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


class Service:
    """A server in this process."""

    def __init__(self, config: Config, server: uvicorn.Server, app: Any, port: int) -> None:
        self.config = config
        self.server = server
        self.app = app
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def worker(self) -> Worker:
        worker: Worker = self.app.state.worker
        return worker


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@asynccontextmanager
async def serving(config: Config) -> AsyncIterator[Service]:
    """A server until the block ends."""
    await prepare(config)
    app = make_app(config)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    server = Server(run_settings(config, app, log_level="critical"))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    try:
        yield Service(config, server, app, listener.getsockname()[1])
    finally:
        server.should_exit = True
        await task
        listener.close()
        await close_everybody()


def settings(seats: int = 2, **more: Any) -> dict[str, Any]:
    return {"game": GAME, "seats": [{"kind": "open"} for _ in range(seats)], **more}


class Person:
    """A browser: a cookie jar and its requests."""

    opened: ClassVar[list[Person]] = []

    def __init__(self, url: str) -> None:
        Person.opened.append(self)
        self.url = url
        self.http = httpx.AsyncClient(base_url=url + "/api/v1", timeout=WAIT)

    async def close(self) -> None:
        await self.http.aclose()

    async def get(self, path: str, expect: int = 200, **more: Any) -> Any:
        return self._checked(await self.http.get(path, **more), expect)

    async def post(self, path: str, body: Any = None, expect: int | tuple[int, ...] = (200, 201), **more: Any) -> Any:
        return self._checked(await self.http.post(path, json=body, **more), expect)

    async def put(self, path: str, body: Any, expect: int = 200) -> Any:
        return self._checked(await self.http.put(path, json=body), expect)

    async def patch(self, path: str, body: Any, expect: int = 200) -> Any:
        return self._checked(await self.http.patch(path, json=body), expect)

    async def delete(self, path: str, expect: int | tuple[int, ...] = (200, 204)) -> Any:
        return self._checked(await self.http.delete(path), expect)

    @staticmethod
    def _checked(response: httpx.Response, expect: int | tuple[int, ...]) -> Any:
        expected = (expect,) if isinstance(expect, int) else expect
        assert response.status_code in expected, (response.status_code, response.text, str(response.url))
        is_json = response.headers.get("content-type", "").startswith("application/json")
        return response.json() if is_json and response.content else response.text

    async def create(self, seats: int = 2, **more: Any) -> str:
        id: str = (await self.post("/tables/", settings(seats, **more)))["id"]
        return id

    async def sit(self, table: str, seat: int, name: str = "Ada", **more: Any) -> Any:
        return await self.post(f"/tables/{table}/seats/{seat}", {"name": name, **more})

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    async def socket(self, table: str, **more: Any) -> Player:
        return await Player.open(self.url, table, self.cookie(), **more)


class Gap(AssertionError):
    """An update does not follow the client's position in the stream."""


class Player:
    """A client of one table. Checks that it misses nothing and gets nothing twice, and keeps its views up to date."""

    opened: ClassVar[list[Player]] = []

    def __init__(self, socket: ClientConnection) -> None:
        Player.opened.append(self)
        self.socket = socket
        self.ids = itertools.count()
        self.views: dict[int | None, dict[str, Any]] = {}
        self.events: dict[int | None, list[Any]] = {}
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.presence: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] = {}
        self.bye: dict[str, Any] | None = None
        self.nudged: dict[str, Any] | None = None
        self.raw: list[str] = []
        self.changed = asyncio.Event()
        self.prefix = f"p{random.getrandbits(40):x}-"
        self.reader: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        url: str,
        table: str,
        cookie: str = "",
        keys: tuple[str, ...] = (),
        origin: Origin | None = None,
        hello: bool = True,
    ) -> Player:
        headers = {"Cookie": cookie} if cookie else {}
        address = url.replace("http", "ws", 1) + f"/api/v1/tables/{table}/socket"
        socket = await connect(
            address, additional_headers=headers, origin=origin, compression=None, max_size=None, open_timeout=WAIT
        )
        player = cls(socket)
        player.start()
        if hello:
            player.welcome = await player.command("hello", keys=list(keys))
            player.table, player.you = player.welcome["table"], player.welcome["you"]
        return player

    def start(self) -> None:
        """Begin to read."""
        self.reader = asyncio.create_task(self._read())

    async def close(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
        await self.socket.close()

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.raw.append(text)
                self._take(msgspec.json.decode(text))
                self.changed.set()
        except ConnectionClosed:
            pass
        finally:
            for waiting in self.answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the socket is closed"))
                    waiting.exception()
            self.changed.set()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "position":
            self.views[message["view"]] = message
            self.events.setdefault(message["view"], []).extend(message["events"])
        elif kind == "update":
            self._update(message)
        elif kind == "table":
            self.table = message["table"]
        elif kind == "you":
            self.you = message["you"]
        elif kind == "chat":
            self.chat.append(message)
        elif kind in ("presence", "bye", "nudged"):
            setattr(self, kind, message)
        elif kind == "welcome":
            self.presence = message["presence"]
        waiting = self.answers.pop(message.get("id", ""), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    def _update(self, message: dict[str, Any]) -> None:
        view = self.views[message["view"]]
        here = view["after"], view["number"], view["edition"]
        if (message["after"], message["since"], message["edition"]) != here:
            raise Gap(message, view)
        view["state"] |= message["changes"]
        view["around"] = message["around"]
        view["after"] = message["to"]
        view["number"] += len(message["events"])
        self.events[message["view"]].extend(message["events"])

    def send(self, kind: str, id: str | None = None, **fields: Any) -> tuple[str, asyncio.Future[dict[str, Any]]]:
        id = id or f"{self.prefix}{next(self.ids)}"
        waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.answers[id] = waiting
        self._outgoing = asyncio.ensure_future(
            self.socket.send(msgspec.json.encode({"type": kind, "id": id, **fields}).decode())
        )
        return id, waiting

    async def command(self, kind: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        _, waiting = self.send(kind, id, **fields)
        await self._outgoing
        async with asyncio.timeout(WAIT):
            return await waiting

    async def watch(self, view: int | None, **more: Any) -> dict[str, Any]:
        answer = await self.command("watch", view=view, **more)
        assert answer["type"] == "done", answer
        return self.views[view]

    async def until(self, condition: Callable[[], Any], seconds: float = WAIT) -> None:
        """Wait until a message makes the condition true."""
        async with asyncio.timeout(seconds):
            while not condition():
                assert self.reader is not None
                if self.reader.done():
                    self.reader.result()
                    if not condition():
                        raise ConnectionError("the socket is closed")
                    return
                self.changed.clear()
                await self.changed.wait()

    def question(self, view: int) -> dict[str, Any] | None:
        questions = self.views[view]["around"]["questions"]
        return questions[0] if questions else None

    def is_over(self, view: int | None) -> bool:
        return bool(self.views[view]["around"]["over"])

    async def answer_any(self, view: int, rng: random.Random, id: str | None = None) -> dict[str, Any]:
        question = self.question(view)
        assert question is not None
        option = rng.choice(question["options"])
        return await self.command("answer", id, seat=view, decision=question["decision"], option=option)

    async def play_on(self, view: int, rng: random.Random) -> None:
        """Answer whatever is asked until the game is over."""
        while True:
            await self.until(lambda: self.is_over(view) or self.question(view))
            if self.is_over(view):
                return
            before = self.views[view]["after"]
            answer = await self.answer_any(view, rng)
            assert answer["type"] == "done", answer
            await self.until(lambda before=before: self.views[view]["after"] > before)  # type: ignore[misc]


Work = Callable[[Service, Person, Person], Awaitable[None]]


def served(database: str, work: Work, **options: Any) -> None:
    """A new service with Ada, the host, and Bo."""

    async def run() -> None:
        async with serving(Config(database=database, **({"rate": 1_000} | options))) as service:
            ada, bo = Person(service.url), Person(service.url)
            try:
                await work(service, ada, bo)
            finally:
                await ada.close()
                await bo.close()

    finish(run())


async def two_at_a_table(ada: Person, bo: Person, **more: Any) -> str:
    """A running table with Ada in seat 0 and Bo in seat 1."""
    table = await ada.create(2, **more)
    await ada.sit(table, 0, "Ada")
    await bo.sit(table, 1, "Bo")
    await ada.post(f"/tables/{table}/start", {})
    return table


async def both_watch(ada: Person, bo: Person, table: str) -> tuple[Any, Any]:
    a, b = await ada.socket(table), await bo.socket(table)
    await a.watch(0)
    await b.watch(1)
    return a, b


async def make_rows(service: Service, column: str, value: str, but: Sequence[str] = ()) -> None:
    """A row with this value in every part of the database that has such a column."""

    def work(connection: Connection) -> None:
        for part in schema.metadata.sorted_tables:
            if column in part.c and part.name not in but:
                kinds = {name: one.type.python_type for name, one in part.c.items() if not one.nullable}
                row = {name: kind(1) if kind is not str else f"{name} 1" for name, kind in kinds.items()}
                connection.execute(insert(part).values({**row, column: value}))

    await service.worker.store.database.write(work)
