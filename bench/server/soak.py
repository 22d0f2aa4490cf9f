"""python -m bench.server.soak [--postgresql]: hours of ordinary use, with workers that die and backups; writes SOAK.md.

People join tables, answer, undo, chat, look back, leave and come again, at a steady pace, beside tables with bots. Now
and then a worker is killed (with PostgreSQL and Redis) or the whole service (with SQLite), and a backup is taken. At
the end every acknowledged answer must be in the journals once, the last backup must restore, and there must have been
no 5xx and no error in the log; the memory of the processes is measured throughout. Status 503 (`try-again`) is counted
apart: it is how a service with too much to do says so.

The report is written every minute. An interrupt ends the run early, with all checks of what was done until then.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct

from bench.server.visitors import Outcome, Seat
from guildhall.server.operate.backup import restore
from guildhall.server.store.database import database_url
from guildhall.server.store.store import Store
from tests.server.conftest import new_postgres, running_postgres, running_redis
from tests.server.harness import Person, close_everybody
from tests.server.processes import LOST, ROOT, Process
from tools.compile_engine import SOURCES
from tools.engine import engine as best_engine
from tools.test_servers import postgres_folder, redis_program

FILE: Final = Path(__file__).with_name("SOAK.md")
SAMPLE_SECONDS: Final = 5.0
QUIET_SECONDS: Final = 10.0  # at the end, for what is still on its way
REPORT_SECONDS: Final = 60.0  # between reports
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Plan(Struct):
    """How much, for how long."""

    seconds: float = 7_200.0
    tables: int = 200
    rate: float = 100.0  # answers a second
    kill_every: float = 600.0
    backup_every: float = 900.0


class Until:
    """When it ends: after so many seconds, or when somebody interrupts."""

    def __init__(self, seconds: float) -> None:
        self.began = time.monotonic()
        self.end = self.began + seconds
        self._interrupted = asyncio.Event()

    def __bool__(self) -> bool:
        """Whether it goes on."""
        return time.monotonic() < self.end

    def interrupt(self) -> None:
        self.end = time.monotonic()
        self._interrupted.set()

    async def sleep(self, seconds: float) -> bool:
        """Returns whether it still goes on after that time."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._interrupted.wait(), max(0.0, min(seconds, self.end - time.monotonic())))
        return bool(self)


def measured(server: Process, outcome: Outcome) -> float:
    """The memory of all processes of a service, in MB, without what they share. Notes their processor time, too."""
    assert server.process is not None
    total = 0
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            if os.getpgid(int(folder.name)) != server.process.pid:
                continue
            for line in (folder / "smaps_rollup").read_text(encoding="ascii").splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
            times = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[11:13]
            outcome.servers[int(folder.name)] = sum(map(int, times)) / TICKS
        except (OSError, ProcessLookupError):
            continue
    return total / 1_024


async def soak(
    plan: Plan,
    folder: Path,
    database: str,
    redis: str | None = None,
    engine: Path = SOURCES,
    tell: Callable[[Outcome], None] | None = None,
) -> Outcome:
    """Run it. Workers are killed where there are several, else the whole service is.

    `tell` gets what was done so far.
    """
    outcome = Outcome()
    more = {"redis": redis, "workers": 2} if redis else {}
    server = Process(folder, engine, database=database, log="warning", bot_processes=1, **more)
    await server.start()
    try:
        until, clock = Until(plan.seconds), time.process_time()
        for kind in (signal.SIGINT, signal.SIGTERM) if tell else ():
            asyncio.get_running_loop().add_signal_handler(kind, until.interrupt)
        seats = [Seat(Person(server.url), outcome, i) for i in range(plan.tables)]
        tasks = [asyncio.create_task(_keep_acting(seat, plan, until)) for seat in seats]
        watchers = [
            asyncio.create_task(_measure(server, outcome, until, clock, tell)),
            asyncio.create_task(_kill(server, outcome, plan, until)),
            asyncio.create_task(_back_up(database, server, outcome, plan, until)),
        ]
        await asyncio.gather(*tasks, *watchers)
        outcome.seconds = time.monotonic() - until.began
        await asyncio.sleep(QUIET_SECONDS if plan.seconds > 600 else 1.0)
        await _check(database, outcome)
        for error in _errors(folder / "server.log"):
            outcome.failed(error)
        for backup in sorted(folder.glob("*.backup")):
            await restore(f"sqlite:///{folder}/{backup.name}.db", backup)
    finally:
        server.kill()
        await close_everybody()
    return outcome


async def _keep_acting(seat: Seat, plan: Plan, until: Until) -> None:
    pause = plan.tables / plan.rate
    due = time.monotonic() + seat.rng.random() * pause
    while until:
        await until.sleep(due - time.monotonic())
        due = max(due + pause, time.monotonic() - pause)
        try:
            await seat.act()
        except LOST:
            seat.outcome.did["interrupted"] += 1
            await asyncio.sleep(0.5)
        except Exception as error:  # of this bench: it is told in the end, and the others go on
            seat.outcome.failed(f"table {seat.table}: {error!r}")
            seat.table = ""
            await asyncio.sleep(0.5)
    if seat.player is not None:
        await seat.player.close()


async def _measure(
    server: Process, outcome: Outcome, until: Until, clock: float, tell: Callable[[Outcome], None] | None
) -> None:
    told = until.began
    while until:
        outcome.seconds = time.monotonic() - until.began
        outcome.client = time.process_time() - clock
        outcome.memory.append((outcome.seconds, await asyncio.to_thread(measured, server, outcome)))
        if tell is not None and time.monotonic() - told > REPORT_SECONDS:
            told = time.monotonic()
            tell(outcome)
        await until.sleep(SAMPLE_SECONDS)


async def _kill(server: Process, outcome: Outcome, plan: Plan, until: Until) -> None:
    while await until.sleep(plan.kill_every):
        if workers := server.workers():
            os.kill(random.choice(workers), signal.SIGKILL)
        else:
            server.kill()
            await server.start()
        outcome.kills += 1


async def _back_up(database: str, server: Process, outcome: Outcome, plan: Plan, until: Until) -> None:
    """In a process of its own, as an operator does."""
    folder, environment = server.folder, os.environ | {"PYTHONPATH": f"{server.engine}{os.pathsep}{ROOT}"}
    while await until.sleep(plan.backup_every):
        for old in folder.glob("*.backup"):
            old.unlink()  # one is enough to restore
        file = str(folder / f"{outcome.backups}.backup")
        command = [sys.executable, "-m", "guildhall.cli.main", "backup", file, f"--database={database}"]
        backup = await asyncio.create_subprocess_exec(*command, env=environment, stdout=asyncio.subprocess.DEVNULL)
        if await backup.wait() == 0:
            outcome.backups += 1
        else:
            outcome.failed("a backup failed")


async def _check(database: str, outcome: Outcome) -> None:
    """Every acknowledged answer is in its journal at its place, and no command is there twice."""
    store = Store(database_url(database))
    try:
        for table, answers in outcome.acknowledged.items():
            journal = await store.journal(table)
            for at, decision, option in answers:
                outcome.lost += not (at < len(journal) and journal[at][2:4] == (decision, option))
            commands = Counter(entry.command for entry in journal if entry.command)
            outcome.doubled += sum(count - 1 for count in commands.values())
            outcome.doubled += len(answers) - len({at for at, _, _ in answers})
    finally:
        await store.close()


def _errors(log: Path) -> list[str]:
    """Lines of the log at level error; those of processes that were killed are not written."""
    found = []
    for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            is_error = json.loads(line).get("level") in ("error", "critical")
        except (ValueError, AttributeError):
            is_error = "Traceback" in line
        if is_error:
            found.append(line[:1_000])
    return found


def growth(memory: list[tuple[float, float]]) -> float:
    """Memory of the last quarter compared with the second: the first is still opening tables."""
    quarter = max(1, len(memory) // 4)
    early = sorted(mb for _, mb in memory[quarter : 2 * quarter])
    late = sorted(mb for _, mb in memory[-quarter:])
    return late[len(late) // 2] / early[len(early) // 2] - 1 if early and late else 0.0


def report(plan: Plan, outcome: Outcome, kind: str) -> str:
    """The report, as Markdown."""
    ordered = sorted(outcome.latencies) or [0.0]
    p50, p99 = (ordered[int(len(ordered) * part)] * 1e3 for part in (0.5, 0.99))
    did = ", ".join(f"{name} {count}" for name, count in sorted(outcome.did.items()))
    memory = [round(mb) for _, mb in outcome.memory]
    answers, seconds = outcome.did["answer"], outcome.seconds or plan.seconds
    server, client = (1e3 * taken / max(1, answers) for taken in (sum(outcome.servers.values()), outcome.client))
    return f"""# The server for a long time

`python -m bench.server.soak`: {seconds:.0f} s of {plan.tables} tables on {kind}, aimed at {plan.rate:g} answers/s.
Everything shares {os.cpu_count()} processors, whose load was {os.getloadavg()[2]:.1f} at the end.

| | |
|---|---:|
| answers acknowledged | {answers} ({answers / seconds:.0f}/s) |
| lost | {outcome.lost} |
| doubled | {outcome.doubled} |
| kills | {outcome.kills} |
| backups, the last of which was restored and replayed | {outcome.backups} |
| responses with status 5xx, except 503 | {mistakes(outcome)} |
| responses with status 503 (`try-again`) | {outcome.statuses[503]} |
| errors in the log | {len(outcome.errors)} |
| time to an acknowledged answer, kills included, p50 | {p50:.1f} ms |
| p99 | {p99:.1f} ms |
| processor time per answer with all that goes with it: service | {server:.1f} ms |
| people | {client:.1f} ms |
| memory of all processes, first, median, last | {memory[0]}, {sorted(memory)[len(memory) // 2]}, {memory[-1]} MB |
| last quarter compared with the second | {growth(outcome.memory):+.1%} |

What people did: {did}.
"""


def mistakes(outcome: Outcome) -> int:
    """Responses that say that the service has failed, and not that it has too much to do."""
    return sum(count for status, count in outcome.statuses.items() if status >= 500 and status != 503)


def is_well(outcome: Outcome) -> bool:
    failed = outcome.lost or outcome.doubled or outcome.errors or mistakes(outcome)
    return not failed and abs(growth(outcome.memory)) < 0.1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.soak")
    for name in Plan.__struct_fields__:
        usual = getattr(Plan(), name)
        parser.add_argument("--" + name.replace("_", "-"), type=type(usual), default=usual)
    parser.add_argument("--postgresql", action="store_true", help="two workers on a new PostgreSQL and Redis")
    parser.add_argument("--report", type=Path, default=FILE)
    options = parser.parse_args()
    plan = Plan(**{name: getattr(options, name) for name in Plan.__struct_fields__})
    kind = "PostgreSQL and Redis, two workers" if options.postgresql else "SQLite, one worker"

    def tell(outcome: Outcome) -> None:
        options.report.write_text(report(plan, outcome, kind), encoding="utf-8")

    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="guildhall-soak-"))
        database, redis = f"sqlite:///{folder}/guildhall.db", None
        if options.postgresql:
            programs, program = postgres_folder(), redis_program()
            if programs is None or program is None:
                raise SystemExit("install PostgreSQL and Redis")
            database = new_postgres(stack.enter_context(running_postgres(programs)))
            redis = stack.enter_context(running_redis(program))
        outcome = asyncio.run(soak(plan, Path(folder), database, redis, best_engine(), tell))
    tell(outcome)
    print(options.report.read_text(encoding="utf-8"))
    for error in outcome.errors[:10]:
        print(error, file=sys.stderr)
    return 0 if is_well(outcome) else 1


if __name__ == "__main__":
    sys.exit(main())
