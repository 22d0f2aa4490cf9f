"""Server processes that can be killed, and clients that reconnect until they have an answer."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.harness import Person, Player, free_port

ROOT = Path(__file__).resolve().parents[2]
LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


class Process:
    """`guildhall serve` in its own process group."""

    def __init__(self, folder: Path, engine: Path = ROOT / "src", **options: Any) -> None:
        """`engine` is the folder that holds the package: the sources or the compiled one."""
        self.folder = folder
        self.engine = engine
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.options = {"port": self.port, "rate": 1_000, **options}
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in self.options.items()]
        command = [sys.executable, "-m", "guildhall.cli.main", "serve", *flags]
        environment = os.environ | {"PYTHONPATH": f"{self.engine}{os.pathsep}{ROOT}"}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.folder, env=environment, stdout=log, stderr=log, start_new_session=True
            )
        await self.wait()

    async def wait(self) -> None:
        """Wait until it is ready."""
        async with httpx.AsyncClient() as client:
            for _ in range(600):
                assert self.process is not None
                assert self.process.poll() is None, self.log()
                try:
                    if (await client.get(self.url + "/api/v1/health", timeout=5)).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.1)
        raise AssertionError(self.log())

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")[-4_000:]

    def kill(self) -> None:
        """Kill all its processes at once."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(20)

    def stop(self) -> None:
        """Shut it down cleanly."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()

    def workers(self) -> list[int]:
        """The ids of the worker processes, if there are several."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


class Stubborn:
    """A person in one seat who reconnects after every interruption and repeats a command until it is answered."""

    def __init__(self, person: Person, table: str, seat: int, seed: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = random.Random(seed)
        self.player: Player | None = None
        self.acknowledged: dict[str, tuple[int, str, str]] = {}  # by command: place, decision, option
        self.lost = 0  # how often the server was unreachable
        self.made = 0

    async def _connected(self) -> Player:
        if self.player is None or self.player.reader is None or self.player.reader.done():
            if self.player is not None:
                await self.player.close()
                self.player = None
            self.player = await self.person.socket(self.table)
            await self.player.watch(self.seat)
        return self.player

    async def play(self) -> None:
        """Play until the game is over."""
        pending: tuple[str, str, str] | None = None
        while True:
            try:
                player = await self._connected()
                pending = pending or await self._next(player)
                if pending is None:
                    return
                command, decision, option = pending
                answer = await player.command("answer", command, seat=self.seat, decision=decision, option=option)
                if answer["type"] == "refused":
                    assert answer["reason"] == "try-again", (answer, pending)
                    continue
                self.acknowledged[command] = (answer["at"], decision, option)
                pending = None
                await self._has_seen(player, answer["at"])
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.1 + self.rng.random() / 4)

    async def _next(self, player: Player) -> tuple[str, str, str] | None:
        """The next command; None when the game is over."""
        await player.until(lambda: player.is_over(self.seat) or player.question(self.seat), 60)
        if player.is_over(self.seat):
            return None
        question = player.question(self.seat)
        assert question is not None
        self.made += 1
        return f"c{self.made}", question["decision"], self.rng.choice(question["options"])

    async def _has_seen(self, player: Player, place: int) -> None:
        await player.until(lambda: player.views[self.seat]["after"] > place, 60)
