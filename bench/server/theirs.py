"""The other side: boardgame.io's own server, and clients that speak its socket.io protocol."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.server import side
from bench.server.side import AT_ONCE, SEATS
from bench.server.wsclient import Socket

NAME: Final = "bridge"
SOURCE: Final = Path(__file__).parent / "boardgame_io"
BUILD: Final = Path(__file__).parents[2] / "build" / "boardgame_io"
EVENT: Final = f"42/{NAME},".encode()


class Table(side.Table):
    """One match of theirs."""

    def __init__(self, id: str, seed: int) -> None:
        super().__init__(id, seed)
        self.state: list[dict[str, Any] | None] = [None] * SEATS
        self.joined = [False] * SEATS

    async def connect(self, url: str) -> None:
        address = url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        for seat in range(SEATS):
            socket = await Socket.open(address, self._listener(seat))
            self.sockets.append(socket)
            socket.send(f"40/{NAME},".encode())
            while not self.joined[seat]:
                await asyncio.sleep(0.005)
            socket.send(EVENT + msgspec.json.encode(["sync", self.id, str(seat), None, SEATS]))
        while any(state is None for state in self.state):
            await asyncio.sleep(0.01)

    def _listener(self, seat: int) -> Callable[[bytes], None]:
        def heard(message: bytes) -> None:
            if message == b"2":
                self.sockets[seat].send(b"3")
            elif message.startswith(b"40/"):
                self.joined[seat] = True
            elif message.startswith(EVENT):
                self._take(seat, msgspec.json.decode(message[len(EVENT) :]))

        return heard

    def _take(self, seat: int, event: list[Any]) -> None:
        if event[0] == "sync":
            self.state[seat] = event[2]["state"]
        elif event[0] == "update":
            self.state[seat] = event[2]
            self.went_on(seat)

    def answer(self) -> tuple[int, bytes] | None:
        known = [state for state in self.state if state is not None]
        newest = max(known, key=lambda state: int(state["_stateID"]))
        seat = int(newest["ctx"]["currentPlayer"])
        mine = self.state[seat]
        if mine is None or mine["_stateID"] != newest["_stateID"]:
            return None
        payload = {"type": "place", "args": [self.rng.randrange(5)], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return seat, EVENT + msgspec.json.encode(["update", action, mine["_stateID"], self.id, str(seat)])


def install() -> None:
    """Install their server. Raises OSError or CalledProcessError if npm fails."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for file in SOURCE.iterdir():
        shutil.copy(file, BUILD)
    if not (BUILD / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--silent", "--no-fund", "--no-audit"], cwd=BUILD, check=True)


class Server(side.Server):
    """boardgame.io with its in-memory store."""

    def __init__(self, port: int) -> None:
        install()
        super().__init__(port, ["node", "server.js", str(port)], "/games", BUILD)


async def connected(url: str, count: int) -> list[Table]:
    """Connect to that many matches; the first client of a match creates it."""
    tables = [Table(f"match{seed}", seed) for seed in range(count)]
    for first in range(0, count, AT_ONCE):
        await asyncio.gather(*(table.connect(url) for table in tables[first : first + AT_ONCE]))
    return tables
