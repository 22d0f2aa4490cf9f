"""The people of a soak: each plays both seats of a table, or one against a bot, and does what people do besides."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from typing import Any, Final

import httpx
from msgspec import Struct, field

from tests.server.harness import Person
from tests.server.processes import LOST

BOT_SHARE: Final = 8  # one table in this many has a bot
SHARES: Final = {"chat": 0.02, "undo": 0.03, "review": 0.02, "leave": 0.01}
MOST_ERRORS: Final = 1_000  # that are kept


class Outcome(Struct):
    """What happened."""

    acknowledged: dict[str, list[tuple[int, str, str]]] = field(default_factory=dict)  # by table
    did: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    memory: list[tuple[float, float]] = field(default_factory=list)  # seconds, MB of all processes
    errors: list[str] = field(default_factory=list)
    backups: int = 0
    kills: int = 0
    lost: int = 0
    doubled: int = 0
    latencies: list[float] = field(default_factory=list)
    seconds: float = 0.0  # that it has run
    client: float = 0.0  # seconds of a processor that the people have taken
    servers: dict[int, float] = field(default_factory=dict)  # the same for the service, by process

    def failed(self, error: str) -> None:
        if len(self.errors) < MOST_ERRORS:
            self.errors.append(error)


class Seat:
    """A person who plays both seats of a table, or one against a bot."""

    def __init__(self, person: Person, outcome: Outcome, seed: int) -> None:
        self.person, self.outcome, self.rng = person, outcome, random.Random(seed)
        self.with_bot = seed % BOT_SHARE == 0
        self.table = ""
        self.player: Any = None

    async def join(self) -> None:
        """A new table, begun and watched."""
        bot = {"kind": "bot", "level": "greedy"}
        seats = [{"kind": "open"}, bot if self.with_bot else {"kind": "open"}]
        made = await self._ask("POST", "/tables/", {"game": "old-london-bridge", "seats": seats, "takeover": "random"})
        table = made["id"]
        for seat in (0,) if self.with_bot else (0, 1):
            await self._ask("POST", f"/tables/{table}/seats/{seat}", {"name": f"P{seat}"})
        await self._ask("POST", f"/tables/{table}/start", {})
        self.table = table
        self.outcome.acknowledged[table] = []
        self.outcome.did["table"] += 1
        await self._connect()

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        response = await self.person.http.request(method, path, json=body)
        self.outcome.statuses[response.status_code] += 1
        if response.status_code >= 500:
            raise httpx.HTTPError(f"status {response.status_code}")
        return response.json() if response.content else None

    @property
    def views(self) -> tuple[int, ...]:
        return (0,) if self.with_bot else (0, 1)

    async def _connect(self) -> None:
        if self.player is not None:
            await self.player.close()
        self.player = None
        player = await self.person.socket(self.table)
        for view in self.views:
            answer = await player.command("watch", view=view)
            if answer["type"] != "done":
                self.outcome.did[f"refused {answer['reason']}"] += 1
                await player.close()
                raise ConnectionError(answer["reason"])
        self.player = player  # only now: the service may die before the first view has come

    async def act(self) -> None:
        """One thing that people do; reconnects first if it has to."""
        if not self.table:
            await self.join()
        if self.player is None or self.player.reader.done():
            await self._connect()
        if self.player.is_over(0):
            await self.join()
        seat = next((view for view in self.views if self.player.question(view)), None)
        if seat is None:
            return  # the bot thinks
        draw = self.rng.random()
        for what, share in SHARES.items():
            if draw < share:
                await self._other(what, seat)
                return
            draw -= share
        await self._answer(seat)

    async def _other(self, what: str, seat: int) -> None:
        self.outcome.did[what] += 1
        if what == "chat":
            await self.player.command("say", text="well played")
        elif what == "undo":
            await self.player.command("undo", seat=seat)
        elif what == "review":
            await self._ask("GET", f"/tables/{self.table}/replay?view={seat}")
        else:
            await self.player.close()
            await self._connect()

    async def _answer(self, seat: int) -> None:
        question = self.player.question(seat)
        option = self.rng.choice(question["options"])
        id = f"soak-{self.rng.getrandbits(60):x}"
        began = time.perf_counter()
        while True:  # until there is an answer: repeating a command must not carry it out twice
            try:
                said = await self.player.command("answer", id, seat=seat, decision=question["decision"], option=option)
                break
            except LOST:
                await self._again()
        self.outcome.latencies.append(time.perf_counter() - began)
        if said["type"] == "done":
            self.outcome.did["answer"] += 1
            self.outcome.acknowledged[self.table].append((said["at"], question["decision"], option))
            await self.player.until(lambda: self.player.views[seat]["after"] > said["at"] or self.player.reader.done())
        else:
            self.outcome.did[f"refused {said.get('reason')}"] += 1

    async def _again(self) -> None:
        for _ in range(300):
            try:
                await self._connect()
                return
            except LOST:
                await asyncio.sleep(0.2)
        raise AssertionError("the service does not come back")
