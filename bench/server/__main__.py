"""python -m bench.server [--quick]: throughput, latency and memory, compared with boardgame.io; writes `REPORT.md`.

The two servers run in turns, one process each. This process makes the load, with a socket for each of the four seats of
a table. Our server waits until SQLite has flushed every choice to disk; boardgame.io keeps its games in memory. Our
server runs on the engine that `make play` would use, compiled if possible, and then again on plain Python.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import resource
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


class Workload(NamedTuple):
    """How much load, and for how long."""

    tables: int
    seconds: float
    rounds: int
    rates: tuple[float, ...]
    idle: int


FULL: Final = Workload(250, 10.0, 3, (500.0, 1_000.0), 5_000)
QUICK: Final = Workload(250, 3.0, 1, (500.0, 1_000.0), 300)

TEXT: Final = """# The server under load

`python -m bench.server`: Guildhall {version} on Python {python} with {cores} processors, compared with boardgame.io.
There are {tables} tables with a socket for each of {seats} seats; the clients run in a second process.
Guildhall flushes each choice to disk before it tells anybody (SQLite, `sync=full`); boardgame.io keeps games in memory.
Latency is the time from sending an answer until its sender receives the event, from the first answer on.
Guildhall runs on its {engine} engine, as `make play` does{plain}.
Other work on the machine (load {load} at the end) affected both sides, so ratios say more than absolute figures.

## As fast as possible, in turns

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
    cpu: float  # the server's processor time per choice, in milliseconds

    def row(self) -> str:
        r = self.result
        figures = f"{r.per_second:.0f} | {r.p50:.1f} | {r.p99:.1f} | {self.cpu:.2f} | {r.received / r.choices:.0f}"
        return f"| {self.what} | {figures} |"


class Match(NamedTuple):
    """The measurements of both sides, taken in turns."""

    reference: list[Line]
    mine: list[Line]
    plain: list[Line]  # ours on plain Python; empty if there is no compiled engine

    def rows(self) -> list[str]:
        sides = [lines for lines in (self.reference, self.mine, self.plain) if lines]
        return [line.row() for turn in zip(*sides, strict=True) for line in turn]

    def ratios(self) -> str:
        return "\n".join(_ratios(self.reference, lines) for lines in (self.mine, self.plain) if lines)


def _ratios(reference: list[Line], mine: list[Line]) -> str:
    """One side compared with the other, pair by pair."""
    more = sorted(b.result.per_second / a.result.per_second for a, b in zip(reference, mine, strict=True))
    slower = sorted(b.result.p99 / a.result.p99 for a, b in zip(reference, mine, strict=True))
    work = median(line.cpu for line in reference) / median(line.cpu for line in mine)
    return (
        f"{mine[0].what} handles {median(more):.2f} times the choices (pair by pair: {_list(more)}) at "
        f"{median(slower):.2f} times the p99 ({_list(slower)}).\n"
        f"boardgame.io's server needs {work:.2f} times the processor time per choice."
    )


@asynccontextmanager
async def running(server: S) -> AsyncIterator[S]:
    """A server that is ready, until the block ends."""
    try:
        await server.wait()
        yield server
    finally:
        server.stop()


async def run(started: side.Server, connect: Connect, what: str, workload: Workload, rate: float | None = None) -> Line:
    """Play on a new server and measure it."""
    async with running(started) as server:
        tables = await connect(server.url, workload.tables)
        cpu = server.cpu()
        result = await measure(tables, workload.seconds, rate)
        line = Line(what, result, (server.cpu() - cpu) * 1e3 / max(1, result.choices))
        for table in tables:
            table.close()
    print(line.row(), f"load {os.getloadavg()[0]:.1f}", flush=True)
    return line


async def as_fast_as_they_can(workload: Workload, engine: Path) -> Match:
    """Measure both in turns, so that other work on the machine affects both."""
    match = Match([], [], [])
    for _ in range(workload.rounds):
        match.reference.append(await run(theirs.Server(free_port()), theirs.connected, "boardgame.io", workload))
        match.mine.append(await run(ours.Server(free_port(), engine), ours.connected, "Guildhall", workload))
        if engine != SOURCES:
            plain = ours.Server(free_port(), SOURCES)
            match.plain.append(await run(plain, ours.connected, "Guildhall on plain Python", workload))
    return match


async def paced(workload: Workload, engine: Path) -> list[Line]:
    """Measure ours at rates below its limit."""
    return [
        await run(ours.Server(free_port(), engine), ours.connected, f"Guildhall, paced at {rate:.0f}/s", workload, rate)
        for rate in workload.rates
    ]


async def idle(workload: Workload, engine: Path) -> list[str]:
    """The memory of tables without players: tables that were opened once, and tables with one idle client."""
    async with running(ours.Server(free_port(), engine)) as server:
        empty = server.memory()
        ids = await ours.write_tables(server, workload.idle)
        async with httpx.AsyncClient(base_url=server.url + "/api/v1", timeout=120) as client:
            for id in ids:
                (await client.get(f"/tables/{id}/position")).raise_for_status()
        left = server.memory()
        sockets = await ours.watch_idly(server.url, ids)
        watched = server.memory()
        for socket in sockets:
            socket.close()

    def row(what: str, memory: float) -> str:
        return f"| {what} | {workload.idle} | {memory:.0f} | {(memory - empty) * 1024 / workload.idle:.1f} |"

    rows = [
        f"| none | 0 | {empty:.0f} | |",
        row("running, opened once", left),
        row("running, one idle client at each", watched),
    ]
    for line in rows:
        print(line, flush=True)
    return rows


def report(workload: Workload, match: Match, slow: list[Line], memory: list[str]) -> str:
    return TEXT.format(
        version=guildhall.__version__,
        python=platform.python_version(),
        cores=os.cpu_count(),
        load=f"{os.getloadavg()[1]:.1f}",
        engine="compiled" if match.plain else "plain",
        plain=", and for comparison on plain Python" if match.plain else "",
        tables=workload.tables,
        seats=side.SEATS,
        sockets=f"{workload.tables * side.SEATS:,}",
        fast="\n".join(match.rows()),
        ratios=match.ratios(),
        paced="\n".join(line.row() for line in slow),
        memory="\n".join(memory),
    )


def _list(ratios: list[float]) -> str:
    return ", ".join(f"{ratio:.2f}" for ratio in ratios)


async def main(workload: Workload, engine: Path) -> str:
    """Measure everything; returns the report."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the servers inherit it
    match = await as_fast_as_they_can(workload, engine)
    return report(workload, match, await paced(workload, engine), await idle(workload, engine))


if __name__ == "__main__":
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run, printed and not kept")
    is_quick = parser.parse_args().quick
    text = asyncio.run(main(QUICK if is_quick else FULL, best_engine()))
    if is_quick:
        print(text)
    else:
        FILE.write_text(text, encoding="utf-8")
