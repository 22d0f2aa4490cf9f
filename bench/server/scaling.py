"""python -m bench.server.scaling: what a number of people needs, from what we have measured; writes `SCALING.md`.

The model is linear where we have measured that it is: processor time per choice, memory per socket and table, bytes per
choice. Its costs come from `REPORT.md` (choices at 500/s and at full speed, 5,000 tables), and it is checked against
two other points: choices at 1,000/s, and the memory of 1,500 tables.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).with_name("SCALING.md")


class Costs(NamedTuple):
    """What things cost, measured on two shared processors (bench/server/REPORT.md, strength/REPORT.md)."""

    busy_choice: float = 0.57e-3  # processor seconds of a choice where many share a flush
    lone_choice: float = 1.15e-3  # where few do: at 500 a second, a flush has hardly two
    busy_rate: float = 2_000.0  # choices a second at which the first was measured
    lone_rate: float = 500.0
    choice_bytes: float = 9_500.0  # sent for a choice, to four people
    worker_bytes: float = 91e6  # without tables
    table_bytes: float = 13.5e3
    socket_bytes: float = 51.6e3  # 65.1 kB of a table with one client, without the table
    thought: float = 0.5  # processor seconds of a bot's answer at a middle level
    journal_bytes: float = 150.0  # of an entry, with its index
    flushes: float = 400.0  # of a disk a second


class Load(NamedTuple):
    """What people do."""

    people: int
    seats: int = 4  # at a table
    answers: float = 0.1  # a second per person: one in ten seconds
    bots: float = 0.3  # answers of bots for an answer of a person


class Need(NamedTuple):
    choices: float  # a second
    workers: int
    memory: float  # bytes, of all workers
    network: float  # bytes a second
    bots: int  # processors
    disk: float  # bytes a day
    utilisation: float  # of the workers' processors


HEADROOM: Final = 0.6  # of a processor; above it, p99 rises steeply (REPORT.md: 500/s and 1,000/s)


def per_choice(costs: Costs, rate: float) -> float:
    """Processor seconds of a choice at this many a second in one worker: sharing a flush makes it cheaper."""
    if rate <= costs.lone_rate:
        return costs.lone_choice
    share = min(1.0, math.log(rate / costs.lone_rate) / math.log(costs.busy_rate / costs.lone_rate))
    return costs.lone_choice + (costs.busy_choice - costs.lone_choice) * share


def need(load: Load, costs: Costs | None = None) -> Need:
    """What a load needs."""
    costs = costs or Costs()
    choices = load.people * load.answers * (1 + load.bots)
    workers = 1
    while choices / workers * per_choice(costs, choices / workers) > HEADROOM:
        workers += max(1, workers // 20)
    tables = load.people / load.seats
    held = workers * costs.worker_bytes + tables * costs.table_bytes + load.people * costs.socket_bytes
    rate = choices / workers
    return Need(
        choices=choices,
        workers=workers,
        memory=held,
        network=choices * costs.choice_bytes * load.seats / 4,
        bots=math.ceil(load.people * load.answers * load.bots * costs.thought / HEADROOM),
        disk=choices * costs.journal_bytes * 86_400,
        utilisation=rate * per_choice(costs, rate),
    )


def check() -> list[tuple[str, float, float]]:
    """The model at two points that its costs were not taken from: what it says, and what was measured."""
    costs = Costs()
    memory = costs.worker_bytes + 1_500 * (costs.table_bytes + costs.socket_bytes)
    return [
        ("processor ms of a choice at 1,000/s", per_choice(costs, 1_000) * 1e3, 1.00),
        ("MB of 1,500 tables with a client each", memory / 1e6, 195.0),
    ]


def report() -> str:
    rows = []
    for people in (10, 100, 1_000, 10_000, 100_000):
        n = need(Load(people))
        rows.append(
            f"| {people:,} | {n.choices:,.0f} | {n.workers} | {n.utilisation:.0%} | {n.memory / 1e9:.1f} GB "
            f"| {n.network * 8 / 1e6:,.0f} Mbit/s | {n.bots} | {n.disk / 1e9:.1f} GB |"
        )
    checked = "\n".join(
        f"| {name} | {said:.2f} | {seen:.2f} | {said / seen - 1:+.0%} |" for name, said, seen in check()
    )
    table = "\n".join(rows)
    return f"""# What a number of people needs

`python -m bench.server.scaling`, from the costs in `bench/server/REPORT.md`.
Everybody is at a table of four, answers once in ten seconds, and has bots that answer a third as often.

| people at once | choices/s | workers | busy | memory | sent | processors for bots | journals a day |
|---:|---:|---:|---:|---:|---:|---:|---:|
{table}

The model against measurements that it was not made from:

| | model | measured | |
|---|---:|---:|---:|
{checked}
"""


def main() -> int:
    argparse.ArgumentParser(prog="python -m bench.server.scaling", description="Write SCALING.md anew.").parse_args()
    text = report()
    FILE.write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
