"""python -m bench.server [--quick]: choices a second, latency and memory, beside boardgame.io; writes `REPORT.md`.

One server process each, in turns; the load in this process, a socket for each of the four seats of a table. Ours writes
every choice to SQLite and waits until it is on the disk; boardgame.io keeps its games in memory. Ours runs on the
engine that `make play` would use, compiled where the machine can, and then once more on plain Python.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import resource
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple, TypeVar

import httpx

import guildhall
from bench.server import ours, side, theirs
from bench.server.load import Result, measure
from tests.server.harness import free_port
from tools.compile_engine import SOURCES
from tools.engine import engine as best_engine

FILE: Final = Path(__file__).with_name("REPORT.md")


class Plan(NamedTuple):
    """How long, and how much."""

    tables: int
    seconds: float
    rounds: int
    rates: tuple[float, ...]
    idle: int


FULL: Final = Plan(250, 10.0, 3, (500.0, 1_000.0), 5_000)
QUICK: Final = Plan(250, 3.0, 1, (500.0, 1_000.0), 300)

TEXT: Final = """# The server under load

`python -m bench.server`: Guildhall {version} on Python {python} with {cores} processors, beside boardgame.io's own.
{tables} tables with a socket for each of {seats} seats; the clients are a second process.
Ours stores every choice on the disk before anybody is told (SQLite, `sync=full`); theirs keeps its games in memory.
Latency is from an answer sent to its event received by the client that gave it, from the first answer on.
Guildhall runs on its {engine} engine, as `make play` does{plain}.
Whatever else the machine did (load {load} at the end) met both sides: ratios within the run say more than the figures.

## As fast as they can, in turns

| | choices/s | p50 ms | p99 ms | server's ms per choice | bytes per choice |
|---|---:|---:|---:|---:|---:|
{fast}

{ratios}

## {sockets} sockets at a steady pace

| | choices/s | p50 ms | p99 ms | server's ms per choice | bytes per choice |
|---|---:|---:|---:|---:|---:|
{paced}

## Idle tables

| tables | how many | server's MB | kB each |
|---|---:|---:|---:|
{memory}
"""

S = TypeVar("S", bound=side.Server)
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


class Match(NamedTuple):
    """Both sides, in turns."""

    reference: list[Line]
    mine: list[Line]
    plain: list[Line]  # ours without the compiled engine; empty where there is none

    def rows(self) -> list[str]:
        sides = [lines for lines in (self.reference, self.mine, self.plain) if lines]
        return [line.row() for turn in zip(*sides, strict=True) for line in turn]

    def ratios(self) -> str:
        return "\n".join(_ratios(self.reference, lines) for lines in (self.mine, self.plain) if lines)


def _ratios(reference: list[Line], mine: list[Line]) -> str:
    """How one side does beside the other, pair by pair."""
    more = sorted(b.result.per_second / a.result.per_second for a, b in zip(reference, mine, strict=True))
    slower = sorted(b.result.p99 / a.result.p99 for a, b in zip(reference, mine, strict=True))
    work = median(line.cpu for line in reference) / median(line.cpu for line in mine)
    return (
        f"{mine[0].what} makes {median(more):.2f} times the choices (of each pair: {_list(more)}) at "
        f"{median(slower):.2f} times the p99 ({_list(slower)}).\n"
        f"A choice takes boardgame.io's server {work:.2f} times the processor time."
    )


@asynccontextmanager
async def running(server: S) -> AsyncIterator[S]:
    """A server that answers, until the block ends."""
    try:
        await server.wait()
        yield server
    finally:
        server.stop()


async def run(started: side.Server, connect: Connect, what: str, plan: Plan, rate: float | None = None) -> Line:
    """Let tables play on a new server."""
    async with running(started) as server:
        tables = await connect(server.url, plan.tables)
        cpu = server.cpu()
        result = await measure(tables, plan.seconds, rate)
        line = Line(what, result, (server.cpu() - cpu) * 1e3 / max(1, result.choices))
        for table in tables:
            table.close()
    print(line.row(), f"load {os.getloadavg()[0]:.1f}", flush=True)
    return line


async def as_fast_as_they_can(plan: Plan, engine: Path) -> Match:
    """Both, in turns: what else the machine does meets both."""
    match = Match([], [], [])
    for _ in range(plan.rounds):
        match.reference.append(await run(theirs.Server(free_port()), theirs.connected, "boardgame.io", plan))
        match.mine.append(await run(ours.Server(free_port(), engine), ours.connected, "Guildhall", plan))
        if engine != SOURCES:
            plain = ours.Server(free_port(), SOURCES)
            match.plain.append(await run(plain, ours.connected, "Guildhall on plain Python", plan))
    return match


async def paced(plan: Plan, engine: Path) -> list[Line]:
    """Ours, at rates that leave it room."""
    return [
        await run(ours.Server(free_port(), engine), ours.connected, f"Guildhall, paced at {rate:.0f}/s", plan, rate)
        for rate in plan.rates
    ]


async def idle(plan: Plan, engine: Path) -> list[str]:
    """What tables cost that nobody plays at: such as were looked at once, and such as one client looks at."""
    async with running(ours.Server(free_port(), engine)) as server:
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

    rows = [
        f"| none | 0 | {empty:.0f} | |",
        row("running, looked at and left", left),
        row("running, one idle client at each", watched),
    ]
    for line in rows:
        print(line, flush=True)
    return rows


def report(plan: Plan, match: Match, slow: list[Line], memory: list[str]) -> str:
    return TEXT.format(
        version=guildhall.__version__,
        python=platform.python_version(),
        cores=os.cpu_count(),
        load=f"{os.getloadavg()[1]:.1f}",
        engine="compiled" if match.plain else "plain",
        plain=", and for comparison on plain Python" if match.plain else "",
        tables=plan.tables,
        seats=side.SEATS,
        sockets=f"{plan.tables * side.SEATS:,}",
        fast="\n".join(match.rows()),
        ratios=match.ratios(),
        paced="\n".join(line.row() for line in slow),
        memory="\n".join(memory),
    )


def _list(ratios: list[float]) -> str:
    return ", ".join(f"{ratio:.2f}" for ratio in ratios)


async def main(plan: Plan, engine: Path) -> str:
    """Measure everything; the report."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for the servers too, which inherit it
    match = await as_fast_as_they_can(plan, engine)
    return report(plan, match, await paced(plan, engine), await idle(plan, engine))


if __name__ == "__main__":
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    is_quick = "--quick" in sys.argv
    text = asyncio.run(main(QUICK if is_quick else FULL, best_engine()))
    if is_quick:
        print(text)
    else:
        FILE.write_text(text, encoding="utf-8")
