"""python -m bench.server.bots [--tables N] [--answers N]: how soon a greedy bot answers while others think hard.

One client starts tables of four grandmasters and watches none of them. Another person plays against one greedy bot;
the time runs from each of that person's answers until the bot has answered and the person is asked again. It is
measured before, during and after the attack, on `guildhall serve` with default options except for rate limits.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence
from statistics import median
from typing import Final

import httpx

from bench.server import ours
from tests.server.harness import Person, Player, free_port
from tools.compile_engine import SOURCES

BAR_SECONDS: Final = 1.0


async def start(person: Person, levels: Sequence[str], game: str = ours.GAME) -> str:
    """A new table with bots of these levels; the person takes the seat of an empty level."""
    seats = [{"kind": "bot", "level": level} if level else {"kind": "open"} for level in levels]
    table: str = (await person.post("/tables/", {"game": game, "seats": seats}))["id"]
    if "" in levels:
        await person.sit(table, levels.index(""))
    await person.post(f"/tables/{table}/start", {})
    return table


async def until_asked(player: Player) -> None:
    """Wait until the person is asked something, or the game is over."""
    await player.until(lambda: player.question(0) or player.is_over(0), 600)


async def answer(player: Player) -> None:
    """Answer, and wait for the result."""
    question = player.question(0)
    assert question is not None
    option = question["options"][0]
    done = await player.command("answer", seat=0, decision=question["decision"], option=option)
    await player.until(lambda: player.views[0]["after"] > done["at"])


class Game:
    """A person against a greedy bot."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.player: Player | None = None

    async def _next(self) -> Player:
        """The player, when asked something; of a new game if the last one is over."""
        while True:
            if self.player is None or self.player.is_over(0):
                self.player = await self.person.socket(await start(self.person, ["", "greedy"]))
                await self.player.watch(0)
            await until_asked(self.player)
            if self.player.question(0):
                return self.player

    async def measure(self, answers: int) -> list[float]:
        """Seconds until the bot has answered, for each time that it was its turn."""
        waits: list[float] = []
        while len(waits) < answers:
            player = await self._next()
            await answer(player)
            began, is_bots_turn = time.perf_counter(), not player.question(0) and not player.is_over(0)
            await self._next()
            if is_bots_turn:
                waits.append(time.perf_counter() - began)
        return waits


def line(when: str, waits: list[float]) -> str:
    return f"{when:8} p50 {median(waits) * 1_000:7.0f} ms   max {max(waits) * 1_000:7.0f} ms   ({len(waits)} answers)"


async def thoughts_waiting(url: str) -> str:
    async with httpx.AsyncClient() as client:
        text = (await client.get(url + "/metrics")).text
    return next(row.split()[1] for row in text.splitlines() if row.startswith("guildhall_thoughts_queued "))


async def run(tables: int, answers: int) -> bool:
    server = ours.Server(free_port(), SOURCES)
    try:
        await server.wait()
        stranger, other = Person(server.url), Person(server.url)
        game = Game(other)
        print(line("before", await game.measure(answers)), flush=True)
        attack = [await start(stranger, ["grandmaster"] * 4) for _ in range(tables)]
        during = await game.measure(answers)
        print(line("during", during), " thoughts waiting:", await thoughts_waiting(server.url), flush=True)
        for table in attack:
            await stranger.post(f"/tables/{table}/abandon")
        print(line("after", await game.measure(answers)), " thoughts waiting:", await thoughts_waiting(server.url))
        return median(during) < BAR_SECONDS
    finally:
        server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--answers", type=int, default=40)
    options = parser.parse_args()
    return 0 if asyncio.run(run(options.tables, options.answers)) else 1


if __name__ == "__main__":
    raise SystemExit(main())
