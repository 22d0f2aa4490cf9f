"""The analysis board: how soon it has its first figures, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import httpx
from msgspec import Struct

from bench.reviews.finished import finished, positions
from bench.server import ours
from guildhall import shelf
from tests.server.harness import free_port

POSITIONS: Final = 20  # of each game
EFFORT: Final = 16  # simulations of the first figures, as in the client
WANTED: Final = 300.0  # milliseconds


class First(Struct):
    """The first figures in positions of one game, in milliseconds."""

    game: str
    times: list[float]


def measure(engine: Path, names: Sequence[str] = shelf.NAMES, count: int = POSITIONS) -> list[First]:
    return asyncio.run(_measure(engine, names, count))


async def _measure(engine: Path, names: Sequence[str], count: int) -> list[First]:
    games = {name: positions(finished(name, 2, 1), count) for name in names}
    server = ours.Server(free_port(), engine)
    try:
        await server.wait()
        async with httpx.AsyncClient(base_url=server.url + "/api/v1", timeout=120) as client:
            await client.get("/me")
            for places in games.values():  # the first question of each process loads the game
                for _ in range(2):
                    await _first(client, *places[0], effort=1)
            found = []
            for name, places in games.items():
                times = [round(await _first(client, *place), 1) for place in places]
                found.append(First(name, times))
            return found
    finally:
        server.stop()


async def _first(client: httpx.AsyncClient, notation: str, seat: int, effort: int = EFFORT) -> float:
    """Milliseconds from a position to the first figures: its questions, and then what the answers are worth."""
    began = perf_counter()
    (await client.post("/analysis/position", json={"notation": notation, "acting": True})).raise_for_status()
    asked = {"notation": notation, "seat": seat, "effort": effort}
    (await client.post("/analysis/candidates", json=asked)).raise_for_status()
    return (perf_counter() - began) * 1e3


def lines(found: list[First]) -> list[str]:
    """The table of the report."""
    rows = ["| game | positions | median ms | slowest ms | within 300 ms |", "| --- | ---: | ---: | ---: | ---: |"]
    for one in found:
        within = sum(time <= WANTED for time in one.times) / len(one.times)
        rows.append(
            f"| {one.game} | {len(one.times)} | {median(one.times):.0f} | {max(one.times):.0f} | {within:.0%} |"
        )
    return rows
