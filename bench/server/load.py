"""The load, the same for both servers: tables with a socket per seat, where the seat to act answers.

*Closed*: every table continues as soon as it can. *Paced*: tables answer at fixed times, whatever the server does, and
one that is late sends its next answer at once.

Everything counts from the first answer on. The clients' own objects are frozen out of garbage collection meanwhile,
because its pauses would look like the server's.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Sequence
from typing import NamedTuple

from bench.server.side import Table


class Result(NamedTuple):
    choices: int
    seconds: float
    p50: float  # milliseconds from an answer sent to its event received
    p99: float
    received: int  # bytes

    @property
    def per_second(self) -> float:
        return self.choices / self.seconds


async def _play(tables: Sequence[Table], seconds: float, rate: float | None) -> list[float]:
    """How long each answer took."""
    times: list[float] = []
    began = time.perf_counter()
    end = began + seconds
    gap = 0.0 if rate is None else len(tables) / rate

    async def play(number: int, table: Table) -> None:
        due = began + gap * number / len(tables)
        while True:
            now = time.perf_counter()
            if now >= end:
                return
            if due > now:
                await asyncio.sleep(due - now)
            due += gap
            before = time.perf_counter()
            if not await table.go_on():
                return
            times.append(time.perf_counter() - before)

    await asyncio.gather(*(play(number, table) for number, table in enumerate(tables)))
    return times


async def measure(tables: Sequence[Table], seconds: float, rate: float | None = None) -> Result:
    """Let all tables play for some seconds, at a fixed rate of choices per second or as fast as they can."""
    bytes_before = sum(table.received() for table in tables)
    gc.collect()
    gc.freeze()
    began = time.perf_counter()
    times = await _play(tables, seconds, rate)
    taken = time.perf_counter() - began
    gc.unfreeze()
    times.sort()
    received = sum(table.received() for table in tables) - bytes_before
    if not times:
        return Result(0, taken, 0.0, 0.0, received)
    p99 = times[min(len(times) - 1, len(times) * 99 // 100)]
    return Result(len(times), taken, times[len(times) // 2] * 1e3, p99 * 1e3, received)
