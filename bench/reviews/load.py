"""Fifty reviews asked for at once: what tables notice of them."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Final

import httpx
from msgspec import Struct

from bench.reviews.finished import finished
from bench.server import ours
from bench.server.load import measure as played
from guildhall.table.replay import save
from tests.server.harness import free_port

REVIEWS: Final = 50
TABLES: Final = 50
RATE: Final = 100.0  # choices a second at all tables
SECONDS: Final = 10.0
TURNS: Final = 3
GAME: Final = "old-london-bridge"


class Turn(Struct):
    """Milliseconds from an answer to its event, without reviews and with them."""

    p50: tuple[float, float]
    p99: tuple[float, float]
    per_second: tuple[float, float]
    done: int  # reviews that were done or under way when the measurement ended
    load: float


def measure(engine: Path, turns: int = TURNS, seconds: float = SECONDS, reviews: int = REVIEWS) -> list[Turn]:
    texts = [save(finished(GAME, 2, number)) for number in range(reviews)]
    return [asyncio.run(_turn(engine, texts, seconds)) for _ in range(turns)]


async def _turn(engine: Path, texts: list[str], seconds: float) -> Turn:
    server = ours.Server(free_port(), engine)
    try:
        await server.wait()
        tables = await ours.connected(server.url, TABLES)
        async with httpx.AsyncClient(base_url=server.url + "/api/v1", timeout=300) as client:
            await client.get("/me")
            ids = [(await client.post("/replays/", json={"text": text})).json()["id"] for text in texts]
            before = await played(tables, seconds, RATE)
            asked = [asyncio.create_task(client.post(f"/replays/{id}/review")) for id in ids]
            during = await played(tables, seconds, RATE)
            for answer in asked:
                (await answer).raise_for_status()
            states = [(await client.get(f"/replays/{id}/review")).json()["status"] for id in ids]
        for table in tables:
            table.close()
        assert not {"failed", "none"} & set(states), states
        return Turn(
            (round(before.p50, 1), round(during.p50, 1)),
            (round(before.p99, 1), round(during.p99, 1)),
            (round(before.per_second, 1), round(during.per_second, 1)),
            sum(state in ("running", "done") for state in states),
            round(os.getloadavg()[0], 1),
        )
    finally:
        server.stop()


def lines(found: list[Turn]) -> list[str]:
    """The table of the report."""
    rows = [
        "| turn | choices/s before, during | p50 ms before, during | p99 ms before, during | begun | load |",
        "| ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    rows += [
        f"| {number} | {one.per_second[0]:.0f}, {one.per_second[1]:.0f} | {one.p50[0]:.1f}, {one.p50[1]:.1f} "
        f"| {one.p99[0]:.1f}, {one.p99[1]:.1f} | {one.done} | {one.load} |"
        for number, one in enumerate(found, 1)
    ]
    return rows
