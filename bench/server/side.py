"""What both sides of the comparison share: a server process, and tables whose clients answer."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import httpx

from bench.server.wsclient import Socket

SEATS: Final = 4
AT_ONCE: Final = 50  # tables that connect at the same time


class Table(ABC):
    """One table with a socket for every seat."""

    def __init__(self, id: str, seed: int) -> None:
        self.id = id
        self.rng = random.Random(seed)
        self.sockets: list[Socket] = []
        self._woken = asyncio.Event()
        self._waiting: asyncio.Future[None] | None = None
        self._answering = -1  # the seat that waits for the result of its answer

    @abstractmethod
    def answer(self) -> tuple[int, bytes] | None:
        """The seat to act and its message, if that seat is up to date."""

    def is_over(self) -> bool:
        return False

    async def go_on(self) -> bool:
        """Answer once, and wait until the answering client has the result. False if the game is over."""
        while (found := self.answer()) is None:
            if self.is_over():
                return False
            self._woken.clear()
            await self._woken.wait()
        self._answering, message = found
        self._waiting = asyncio.get_running_loop().create_future()
        self.sockets[self._answering].send(message)
        await self._waiting
        return True

    def went_on(self, seat: int) -> None:
        """Note that a seat is up to date."""
        self._woken.set()
        if self._waiting is not None and self._answering == seat and not self._waiting.done():
            self._waiting.set_result(None)

    def received(self) -> int:
        """Bytes that all seats have received."""
        return sum(socket.received for socket in self.sockets)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Server:
    """A server process."""

    def __init__(
        self, port: int, command: Sequence[str], health: str, folder: Path | None = None, path: Path | None = None
    ) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._health = health
        environment = os.environ | ({"PYTHONPATH": str(path)} if path is not None else {})
        self.process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)

    async def wait(self) -> None:
        """Wait until it is ready."""
        async with httpx.AsyncClient() as client:
            for _ in range(600):
                try:
                    await client.get(self.url + self._health)
                    return
                except httpx.HTTPError:
                    await asyncio.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def waited(self) -> float:
        """Seconds that it has waited for a processor, because others had them."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text(encoding="ascii").split()[1]) / 1e9

    def memory(self) -> float:
        """Memory in megabytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise RuntimeError("no memory is told")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)
