"""python -m bench.server [--quick]: choices a second, latency and memory, beside boardgame.io; writes `REPORT.md`.

One server process each, in turns; the load in this process, a socket for each of the four seats of a table. Ours writes
every choice to SQLite and waits until it is on the disk; boardgame.io keeps its games in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import resource
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import httpx

import guildhall
from bench.server import ours, side, theirs
from bench.server.load import WARMING_UP, Result, measure, warm_up
from tests.server.harness import free_port

FILE: Final = Path(__file__).with_name("REPORT.md")
TABLES: Final = 250


class Plan(NamedTuple):
    """How long, and how much."""

    seconds: float
    rounds: int
    idle: int


FULL: Final = Plan(10.0, 3, 5_000)
QUICK: Final = Plan(3.0, 1, 300)

TEXT: Final = """# The server under load

`python -m bench.server`: Guildhall {version} on Python {python} with {cores} processors, beside boardgame.io's own.
{tables} tables with a socket for each of {seats} seats; the clients are a second process.
Ours stores every choice on the disk before anybody is told (SQLite, `sync=full`); theirs keeps its games in memory.
Latency is from an answer sent to its event received by the client that gave it;
the first {warming:.0f} seconds of all are not counted.
Whatever else the machine did (load {load} at the end) met both sides: ratios within the run say more than the figures.

## As fast as they can, in turns

| | choices/s | p50 ms | p99 ms | server's ms per choice | bytes per choice |
|---|---:|---:|---:|---:|---:|
{fast}

Guildhall makes {ratio} at {slower}.
A choice takes boardgame.io's server {work} times the processor time.

## {sockets} sockets at a steady pace

| | choices/s | p50 ms | p99 ms | server's ms per choice | bytes per choice |
|---|---:|---:|---:|---:|---:|
{paced}

## Idle tables

| tables | how many | server's MB | kB each |
|---|---:|---:|---:|
{memory}
"""

Connect = Callable[[str, int], Awaitable[Sequence[side.Table]]]


class Line(NamedTuple):
    """One measurement."""

    what: str
    result: Result
    cpu: float  # milliseconds of the server's processor time for each choice

    def row(self) -> str:
        r = self.result
        figures = f"{r.per_second:.0f} | {r.p50:.1f} | {r.p99:.1f} | {self.cpu:.2f} | {r.received / r.choices:.0f}"
        return f"| {self.what} | {figures} |"


async def run(server: side.Server, connect: Connect, what: str, plan: Plan, rate: float | None = None) -> Line:
    """Let new tables play on a server."""
    tables = await connect(server.url, TABLES)
    await warm_up(tables, rate)
    cpu = server.cpu()
    result = await measure(tables, plan.seconds, rate)
    line = Line(what, result, (server.cpu() - cpu) * 1e3 / max(1, result.choices))
    print(line.row(), f"load {os.getloadavg()[0]:.1f}", flush=True)
    for table in tables:
        table.close()
    return line


async def with_server(server: side.Server, work: Callable[[Any], Awaitable[Any]]) -> Any:
    try:
        await server.wait()
        return await work(server)
    finally:
        server.stop()


async def as_fast_as_they_can(plan: Plan) -> tuple[list[Line], list[Line]]:
    """Both, in turns: what else the machine does meets both."""
    reference: list[Line] = []
    mine: list[Line] = []
    for _ in range(plan.rounds):
        other = with_server(
            theirs.Server(free_port()), lambda server: run(server, theirs.connected, "boardgame.io", plan)
        )
        reference.append(await other)
        own = with_server(ours.Server(free_port()), lambda server: run(server, ours.connected, "Guildhall", plan))
        mine.append(await own)
    return reference, mine


async def paced(plan: Plan) -> list[Line]:
    """Ours, at rates that leave it room."""

    async def work(server: ours.Server) -> list[Line]:
        rates = (500.0, 1_000.0)
        return [await run(server, ours.connected, f"Guildhall, paced at {rate:.0f}/s", plan, rate) for rate in rates]

    lines: list[Line] = await with_server(ours.Server(free_port()), work)
    return lines


async def idle(plan: Plan) -> list[str]:
    """What tables cost that nobody plays at: such as were looked at once, and such as one client looks at."""

    async def work(server: ours.Server) -> list[str]:
        empty = server.memory()
        ids = await ours.write_tables(server, plan.idle)
        async with httpx.AsyncClient(base_url=server.url + "/api/v1", timeout=120) as client:
            for id in ids:
                (await client.get(f"/tables/{id}/position")).raise_for_status()
        left = server.memory()
        sockets = await ours.watch_idly(server.url, ids)
        watched = server.memory()
        for socket in sockets:
            socket.close()

        def row(what: str, memory: float) -> str:
            return f"| {what} | {plan.idle} | {memory:.0f} | {(memory - empty) * 1024 / plan.idle:.1f} |"

        return [
            f"| none | 0 | {empty:.0f} | |",
            row("running, looked at and left", left),
            row("running, one idle client at each", watched),
        ]

    rows: list[str] = await with_server(ours.Server(free_port()), work)
    for line in rows:
        print(line, flush=True)
    return rows


def report(reference: list[Line], mine: list[Line], slow: list[Line], memory: list[str]) -> str:
    ratios = sorted(b.result.per_second / a.result.per_second for a, b in zip(reference, mine, strict=True))
    slower = sorted(b.result.p99 / a.result.p99 for a, b in zip(reference, mine, strict=True))
    work = median(line.cpu for line in reference) / median(line.cpu for line in mine)
    return TEXT.format(
        version=guildhall.__version__,
        python=platform.python_version(),
        cores=os.cpu_count(),
        load=f"{os.getloadavg()[1]:.1f}",
        tables=TABLES,
        seats=side.SEATS,
        sockets=f"{TABLES * side.SEATS:,}",
        fast="\n".join(line.row() for pair in zip(reference, mine, strict=True) for line in pair),
        ratio=f"{median(ratios):.2f} times the choices (of each pair: {_list(ratios)})",
        slower=f"{median(slower):.2f} times the p99 ({_list(slower)})",
        work=f"{work:.2f}",
        warming=WARMING_UP,
        paced="\n".join(line.row() for line in slow),
        memory="\n".join(memory),
    )


def _list(ratios: list[float]) -> str:
    return ", ".join(f"{ratio:.2f}" for ratio in ratios)


async def main(plan: Plan) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for the servers too, which inherit it
    reference, mine = await as_fast_as_they_can(plan)
    text = report(reference, mine, await paced(plan), await idle(plan))
    if plan is FULL:
        FILE.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    asyncio.run(main(QUICK if "--quick" in sys.argv else FULL))
