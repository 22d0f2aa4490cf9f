"""python -m bench.server [--quick]: choices a second, latency and memory, beside boardgame.io. Only reported.

One server process each, the load in this process, four sockets per table. Ours writes every choice to SQLite and waits
for it (`sync=full`: until it is on the disk); boardgame.io keeps its games in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any

from bench.server import ours, theirs
from bench.server.load import Result, measure
from tests.server.harness import free_port

TABLES = 250


def line(what: str, result: Result, cpu: float) -> str:
    share = result.received / max(1, result.choices)
    return (
        f"{what:<34}{result.per_second:>9.0f}/s  p50 {result.p50:>7.1f} ms  p99 {result.p99:>7.1f} ms"
        f"  {share:>7.0f} B/choice  cpu {cpu:>5.2f}"
    )


async def run(server: Any, tables: list[Any], what: str, seconds: float, rate: float | None) -> Result:
    cpu = server.cpu()
    result = await measure(tables, seconds, rate)
    print(line(what, result, (server.cpu() - cpu) / result.seconds), flush=True)
    return result


async def measure_theirs(seconds: float, rates: list[float]) -> Result:
    server = theirs.Server(free_port())
    try:
        await server.wait()
        tables = await theirs.connected(server.url, TABLES)
        for rate in rates:
            await run(server, tables, f"boardgame.io, paced {rate:.0f}/s", seconds, rate)
        closed = await run(server, tables, "boardgame.io, closed loop", seconds, None)
        print(f"boardgame.io, memory: {server.memory():.0f} MB with {TABLES} tables, {TABLES * theirs.SEATS} sockets")
        return closed
    finally:
        server.stop()


async def measure_ours(seconds: float, rates: list[float], sync: str) -> Result:
    server = ours.Server(free_port(), sync)
    try:
        await server.wait()
        for rate in rates:
            tables = await ours.connected(server.url, TABLES)
            await run(server, tables, f"guildhall {sync}, paced {rate:.0f}/s", seconds, rate)
            for table in tables:
                table.close()
        tables = await ours.connected(server.url, TABLES)
        closed = await run(server, tables, f"guildhall {sync}, closed loop", seconds, None)
        print(f"guildhall, memory: {server.memory():.0f} MB with {TABLES} tables, {TABLES * ours.SEATS} sockets")
        return closed
    finally:
        server.stop()


async def measure_idle(count: int) -> None:
    server = ours.Server(free_port())
    try:
        await server.wait()
        before = server.memory()
        await ours.new_tables(server.url, count)
        after = server.memory()
        each = (after - before) * 1024 / count
        print(f"guildhall, {count} idle tables: {after:.0f} MB in all, {each:.1f} kB each, {before:.0f} MB without")
    finally:
        server.stop()


async def main(quick: bool) -> None:
    seconds = 4.0 if quick else 8.0
    rates = [500.0] if quick else [500.0, 1_000.0]
    reference = await measure_theirs(seconds, rates)
    for sync in ("full", "normal"):
        closed = await measure_ours(seconds, rates, sync)
        ratio = closed.per_second / reference.per_second
        slower = closed.p99 / reference.p99
        print(f"guildhall {sync} / boardgame.io: {ratio:.2f} times the choices, {slower:.2f} times the p99")
    await measure_idle(500 if quick else 5_000)


if __name__ == "__main__":
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    asyncio.run(main("--quick" in sys.argv))
