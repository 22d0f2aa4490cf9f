"""A program at a table of a running server, through the public HTTP and WebSocket interface.

It takes a free seat, or the one that a key gives it, and plays until the game is over. Lost connections are opened
again. If the program fails, it leaves its seat to one of the server's bots, so that the others can play on.

Needs httpx and websockets, from the extra `server`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from secrets import token_hex
from time import monotonic, sleep
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from guildhall.bots.guest import LIMIT, BotFault
from guildhall.bots.line_protocol import End
from guildhall.bots.program import START_SECONDS, Program

PATIENCE: Final = 60.0  # seconds to reach a server that has been lost
PAUSE: Final = 0.5  # seconds before a retry
MOST_REFUSALS: Final = 10  # of answers in a row
WAIT: Final = 30.0  # seconds for an HTTP response or an answer of the server
MARGIN: Final = 1.0  # seconds of the seat's clock that are left for the way to the server
KEY_HEADER: Final = "x-seat-key"
PLACE: Final = re.compile(r"(?P<prefix>.*)/t/(?P<table>[A-Za-z0-9_-]{1,32})/?")


class TableLink(NamedTuple):
    """Where a table is."""

    server: str  # http://localhost:8000
    id: str
    key: str | None  # of a seat, if the link had one


class Result(NamedTuple):
    """How a game ended, by seat."""

    points: list[int]
    places: list[int]


class Unwelcome(ValueError):
    """The server does not let the program play."""


class Taken(Unwelcome):
    """Somebody else was faster to take the seat."""


class Lost(Exception):
    """The connection is gone, and may be opened again."""


def table_at(address: str) -> TableLink:
    """The table that a link leads to, as the browser shows it. Raises ValueError."""
    parts = urlsplit(address)
    place = PLACE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or place is None:
        raise ValueError(f"'{address}' is not the link of a table, such as http://localhost:8000/t/abc123")
    return TableLink(f"{parts.scheme}://{parts.netloc}{place['prefix']}", place["table"], parts.fragment or None)


class SeatedProgram:
    """One program in one seat of one table."""

    def __init__(
        self, table: TableLink, command: Sequence[str], *, name: str, seat: int | None, limit: float = LIMIT
    ) -> None:
        self.table = table
        self.command = command
        self.name = name
        self.wanted = seat
        self.limit = limit
        self.http = httpx.Client(base_url=table.server + "/api/v1", timeout=WAIT)
        self.sat = False  # whether the seat is the program's own, not by a play key
        self.seat = -1
        self.program: Program | None = None
        self.view: dict[str, Any] | None = None  # the last position, kept up to date
        self.prefix = token_hex(6)
        self.sent = 0

    def play(self, tell: Callable[[str], None]) -> Result | None:
        """Play until the game is over; None if it was abandoned. Raises Unwelcome, or BotFault if the program fails."""
        last = End()
        try:
            self._take_seat(tell)
            result = self._play_on()
            if result is not None:
                last = End(result.points, result.places)
            return result
        except BotFault as fault:
            last = End(fault=str(fault))
            raise
        finally:
            self._leave(is_over=last.points is not None)
            if self.program is not None:
                self.program.end(last)
            self.http.close()

    # Taking a seat

    def _take_seat(self, tell: Callable[[str], None]) -> None:
        """Start the program, and only then sit down: one that does not start takes nobody's seat."""
        while True:
            try:
                name, table = self._try_seat()
                break
            except Taken:
                assert self.program is not None
                self.program.end(End())
                if self.wanted is not None:
                    raise
        tell(f"{name} sits at seat {self.seat + 1} of {len(table['seats'])}, {table['settings']['game']}")

    def _try_seat(self) -> tuple[str, dict[str, Any]]:
        """Take the first free seat; returns the name, and the table. Raises Taken if another was faster."""
        told = self._request("GET", "")
        table: dict[str, Any] = told["table"]
        held = [seat for seat in told["you"]["holds"] if self.wanted in (None, seat)]  # by a play key
        self.seat = held[0] if held else self._free_seat(table)
        settings = table["settings"]
        self.program = Program(self.command)
        greeted = self.program.greet(
            settings["game"], len(table["seats"]), self.seat, settings["variant"], max(self.limit, START_SECONDS)
        )
        name = (self.name or greeted.strip() or "bot")[:40]
        if not held:
            self._request("POST", f"/seats/{self.seat}", {"name": name, "key": self.table.key})
            self.sat = True
        return name, table

    def _free_seat(self, table: dict[str, Any]) -> int:
        if table["status"] != "open":
            raise Unwelcome(
                "the game has already begun; the link of a seat (with its key behind #) would let it play on"
            )
        kinds: dict[int, str] = {seat["seat"]: seat["kind"] for seat in table["seats"]}
        wanted = "reserved" if self.table.key is not None else "open"
        if self.wanted is not None:
            if self.wanted not in kinds:
                raise Unwelcome(f"there is no seat {self.wanted + 1}; there are {len(kinds)}")
            return self.wanted
        free = [seat for seat, kind in kinds.items() if kind == wanted]
        if not free:
            raise Unwelcome(f"no seat of the table is {wanted}")
        if len(free) > 1 and wanted == "reserved":
            raise Unwelcome("several seats are reserved; say with --seat which one the key is for")
        return free[0]

    def _request(self, method: str, path: str, body: Any = None) -> Any:
        headers = {} if self.table.key is None else {KEY_HEADER: self.table.key}
        try:
            response = self.http.request(method, f"/tables/{self.table.id}{path}", json=body, headers=headers)
        except httpx.HTTPError as error:
            raise Unwelcome(f"{self.table.server} cannot be reached: {error}") from None
        try:
            told = response.json()
        except ValueError:
            raise Unwelcome(f"{self.table.server} is not a server of Guildhall") from None
        if response.is_error and told.get("reason") == "seat-is-not-free":
            raise Taken("somebody else sits there")
        if response.is_error:
            raise Unwelcome(f"the server refused: {told.get('reason', response.status_code)}")
        return told

    def _leave(self, is_over: bool) -> None:
        """Free the seat, or leave it to a bot of the server."""
        if self.sat and not is_over:
            with suppress(Unwelcome):
                self._request("POST", "/leave")

    # Playing

    def _play_on(self) -> Result | None:
        """Play, however often the connection is lost."""
        since = monotonic()
        while True:
            try:
                with self._connected() as socket:
                    since = monotonic()
                    return self._play_over(socket)
            except (Lost, OSError, TimeoutError, WebSocketException) as error:
                if isinstance(error, InvalidStatus) and error.response.status_code in (403, 404):
                    raise Unwelcome(f"the server refused the socket: {error.response.status_code}") from None
                if monotonic() - since > PATIENCE:
                    raise Unwelcome(f"{self.table.server} has been out of reach for {PATIENCE:g} s") from None
                sleep(PAUSE)

    def _connected(self) -> ClientConnection:
        address = self.table.server.replace("http", "ws", 1) + f"/api/v1/tables/{self.table.id}/socket"
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {"Cookie": cookies} if cookies else {}
        return connect(address, additional_headers=headers, max_size=None, open_timeout=WAIT, proxy=None)

    def _play_over(self, socket: ClientConnection) -> Result | None:
        keys = [] if self.table.key is None else [self.table.key]
        self.view = None
        self._send(socket, "hello", keys=keys)
        while True:
            message = self._receive(socket, None)
            if message["type"] in ("welcome", "table"):
                status = message["table"]["status"]
                if status in ("abandoned", "frozen"):
                    return None
                if status != "open" and not self._around():
                    self._send(socket, "watch", view=self.seat)
            while self._is_asked():
                self._answer(socket)
            if self._around().get("over"):
                scores = self._around()["scores"]
                if scores is None:
                    return None
                return Result([score["points"] for score in scores], [score["place"] for score in scores])

    def _around(self) -> dict[str, Any]:
        around: dict[str, Any] = {} if self.view is None else self.view["around"]
        return around

    def _is_asked(self) -> bool:
        around = self._around()
        return bool(around) and bool(around["questions"]) and not around["over"]

    def _answer(self, socket: ClientConnection) -> None:
        """Let the program answer, and tell the server."""
        assert self.view is not None
        assert self.program is not None
        around = self._around()
        if around["bots"][self.seat] is not None:
            raise BotFault("has lost its seat to a bot of the server, because its time was up")
        question, left = around["questions"][0], around["clocks"]["left"][self.seat]
        seconds = self.limit if left is None else max(0.1, min(self.limit, left / 1000 - MARGIN))
        option = self.program.ask(
            self.seat, question["decision"], question["options"], question["facts"], self.view["state"], seconds
        )
        for _ in range(MOST_REFUSALS):
            told = self._command(socket, "answer", seat=self.seat, decision=question["decision"], option=option)
            if told["type"] == "done":
                self._see(socket, told["at"])
                return
            sleep(PAUSE)
            if told["reason"] not in ("try-again", "too-fast"):
                self._command(socket, "watch", view=self.seat)  # somebody has taken back a choice meanwhile
                return
        raise Unwelcome(f"the server refused: {told['reason']}")

    def _see(self, socket: ClientConnection, place: int | None) -> None:
        """Wait for the position that an answer has led to."""
        while place is not None and (self.view is None or self.view["after"] <= place):
            self._receive(socket, WAIT)

    def _command(self, socket: ClientConnection, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        number = self._send(socket, kind, **fields)
        while True:
            message = self._receive(socket, WAIT)
            if message.get("id") == number:
                return message

    def _send(self, socket: ClientConnection, kind: str, **fields: Any) -> str:
        self.sent += 1
        number = f"{self.prefix}-{self.sent}"
        socket.send(msgspec.json.encode({"type": kind, "id": number, **fields}).decode())
        return number

    def _receive(self, socket: ClientConnection, seconds: float | None) -> dict[str, Any]:
        """The next message. Positions and updates are kept."""
        message: dict[str, Any] = msgspec.json.decode(socket.recv(seconds))
        if message["type"] == "bye":
            if message["retry_after"] is None:
                raise Unwelcome(f"the server said goodbye: {message['reason']}")
            raise Lost
        if message.get("view", -1) == self.seat:
            self._keep(socket, message)
        return message

    def _keep(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "position":
            self.view = message
        elif message["type"] == "update" and self.view is not None:
            if message["after"] != self.view["after"]:
                self._send(socket, "watch", view=self.seat)  # something was missed
                return
            self.view["state"] |= message["changes"]
            self.view["around"], self.view["after"] = message["around"], message["to"]
        self._agree(socket, message["around"]["undo"])

    def _agree(self, socket: ClientConnection, undo: dict[str, Any] | None) -> None:
        """Agree when another player asks to take a choice back: a program does not mind."""
        asked = undo and undo["request"]
        if asked and asked["seat"] != self.seat and self.seat not in asked["agreed"]:
            self._send(socket, "agree", seat=self.seat, yes=True)
