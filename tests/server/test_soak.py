"""A short soak: `python -m bench.server.soak` for a minute, with kills and backups; `make soak` has five of them.

The bench runs it for hours.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

from bench.server.soak import Plan, growth, is_well, mistakes, report, soak
from bench.server.visitors import Outcome
from tests.server.conftest import new_postgres
from tests.server.harness import finish

PLAN = Plan(
    seconds=float(os.environ.get("GUILDHALL_SOAK_SECONDS", "60")), tables=20, rate=25, kill_every=18, backup_every=25
)


def check(outcome: Outcome) -> None:
    assert outcome.lost == 0
    assert outcome.doubled == 0
    assert outcome.errors == []
    assert mistakes(outcome) == 0
    assert outcome.kills >= 2
    assert outcome.backups >= 1
    assert outcome.did["answer"] > 100
    assert {"chat", "undo", "review", "leave", "table"} <= set(outcome.did)


def test_workers_die_backups_are_taken_and_nothing_is_lost(postgres: str, redis: str, tmp_path: Path) -> None:
    async def work() -> None:
        outcome = await soak(PLAN, tmp_path, new_postgres(postgres), redis)
        check(outcome)
        assert f"| lost | {outcome.lost} |" in report(PLAN, outcome, "PostgreSQL")

    finish(work())


def test_what_is_wrong_is_noticed() -> None:
    flat = [(float(i), 100.0) for i in range(20)]
    assert is_well(Outcome(memory=flat, statuses=Counter({200: 9, 503: 1})))  # too much to do is no mistake
    for wrong in (
        Outcome(memory=flat, statuses=Counter({500: 1})),
        Outcome(memory=flat, lost=1),
        Outcome(memory=flat, doubled=1),
        Outcome(memory=flat, errors=["a backup failed"]),
        Outcome(memory=[(float(i), 100.0 + 5 * i) for i in range(20)]),
    ):
        assert not is_well(wrong)


def test_growth_is_noticed() -> None:
    assert growth([(float(i), 100.0) for i in range(20)]) == 0
    assert growth([(float(i), 100.0 + 5 * i) for i in range(20)]) > 0.3
