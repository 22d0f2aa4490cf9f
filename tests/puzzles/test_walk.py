"""What a ledger has gained, line by line."""

from __future__ import annotations

from guildhall.kernel.game import LedgerLine
from guildhall.puzzles.walk import difference


def line(message: str, amount: int, **facts: int) -> LedgerLine:
    return LedgerLine("TT-1.1", message, amount, tuple(facts.items()))


def test_what_came_went_and_changed() -> None:
    before = [line("building", 3, square=1), line("building", 3, square=2), line("empty", -8, count=8), line("set", 5)]
    now = [line("building", 3, square=1), line("building", 2, square=4), line("empty", -6, count=6), line("extra", 0)]
    found = difference(before, now)
    assert found == [
        line("building", -3, square=2),
        line("empty", 2, count=6),
        line("set", -5),
        line("building", 2, square=4),
    ]
    assert sum(one.amount for one in found) == sum(one.amount for one in now) - sum(one.amount for one in before)
    assert difference(now, now) == []
