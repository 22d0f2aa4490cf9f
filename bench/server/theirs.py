"""The other side: boardgame.io's own server, and clients that speak its socket.io protocol."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.server.wsclient import Socket

SEATS = 4
NAME = "bridge"
SOURCE = Path(__file__).parent / "boardgame_io"
BUILD = Path(__file__).parents[2] / "build" / "boardgame_io"
EVENT = f"42/{NAME},".encode()


class Table:
    """One match with a socket for every seat."""

    def __init__(self, id: str, seed: int) -> None:
        self.id = id
        self.rng = random.Random(seed)
        self.sockets: list[Socket] = []
        self.state: list[dict[str, Any] | None] = [None] * SEATS
        self.waiting: asyncio.Future[None] | None = None
        self.waiting_seat = -1
        self.joined = [False] * SEATS
        self.woken = asyncio.Event()

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

    def _listener(self, seat: int) -> Any:
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
            self.woken.set()
            if self.waiting is not None and self.waiting_seat == seat and not self.waiting.done():
                self.waiting.set_result(None)

    def _next(self) -> int | None:
        """The seat whose turn it is, if it knows that."""
        known = [state for state in self.state if state is not None]
        newest = max(known, key=lambda state: int(state["_stateID"]))
        seat = int(newest["ctx"]["currentPlayer"])
        mine = self.state[seat]
        return seat if mine is not None and mine["_stateID"] == newest["_stateID"] else None

    async def go_on(self) -> bool:
        while (seat := self._next()) is None:
            self.woken.clear()
            await self.woken.wait()
        state = self.state[seat]
        assert state is not None
        self.waiting = asyncio.get_running_loop().create_future()
        self.waiting_seat = seat
        payload = {"type": "place", "args": [self.rng.randrange(5)], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = ["update", action, state["_stateID"], self.id, str(seat)]
        self.sockets[seat].send(EVENT + msgspec.json.encode(message))
        await self.waiting
        return True

    def received(self) -> int:
        return sum(socket.received for socket in self.sockets)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Server:
    """boardgame.io on its store in memory."""

    def __init__(self, port: int) -> None:
        BUILD.mkdir(parents=True, exist_ok=True)
        for file in SOURCE.iterdir():
            shutil.copy(file, BUILD)
        if not (BUILD / "node_modules" / "boardgame.io").exists():
            subprocess.run(["npm", "install", "--silent", "--no-fund", "--no-audit"], cwd=BUILD, check=True)
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(["node", "server.js", str(port)], cwd=BUILD, stdout=subprocess.DEVNULL)

    async def wait(self) -> None:
        async with httpx.AsyncClient() as client:
            for _ in range(300):
                try:
                    await client.get(self.url + "/games")
                    return
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
        raise RuntimeError("boardgame.io does not answer")

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def memory(self) -> float:
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("no memory is told")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


async def connected(url: str, count: int) -> list[Table]:
    """Matches are made by their first client."""
    tables = [Table(f"match{seed}", seed) for seed in range(count)]
    for first in range(0, count, 50):
        await asyncio.gather(*(table.connect(url) for table in tables[first : first + 50]))
    return tables
