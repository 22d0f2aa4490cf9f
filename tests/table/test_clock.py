"""Clock: time is told to it, so every moment can be a test."""

from __future__ import annotations

from guildhall.table.clock import DAY, Clock, Pace


def test_without_a_clock_nobody_is_hurried() -> None:
    clock = Clock(Pace(), 2, at=0)
    clock.run([0, 1])
    clock.advance(10 * DAY)
    assert clock.left_at(0, 10 * DAY) is None
    assert clock.expired(10 * DAY) == []
    assert clock.next_expiry() is None


def test_a_bank_shrinks_while_its_seat_thinks() -> None:
    clock = Clock(Pace("bank", bank=60_000, bonus=5_000), 2, at=1_000)
    clock.run([0])
    assert clock.left_at(0, 11_000) == 50_000
    assert clock.left_at(1, 11_000) == 60_000
    assert clock.next_expiry() == 61_000
    clock.advance(11_000)
    clock.answered(0)
    clock.run([1])
    assert clock.left_at(0, 99_000) == 55_000
    assert clock.expired(70_999) == []
    assert clock.expired(71_000) == [1]


def test_days_begin_anew_with_every_question() -> None:
    clock = Clock(Pace("days", days=2), 2, at=0)
    clock.run([0])
    clock.advance(DAY)
    clock.run([0, 1])
    assert [clock.left_at(seat, DAY) for seat in (0, 1)] == [DAY, 2 * DAY]
    clock.advance(DAY + 5)
    clock.answered(0)
    clock.run([0, 1])
    assert clock.left_at(0, DAY + 5) == 2 * DAY
    assert clock.left_at(1, DAY + 5) == 2 * DAY - 5


def test_credit_is_for_those_who_were_thinking() -> None:
    clock = Clock(Pace("bank", bank=1_000), 2, at=0)
    clock.run([0])
    clock.advance(5_000)
    clock.credit(4_500)
    assert clock.left_at(0, 5_000) == 500
    assert clock.left_at(1, 5_000) == 1_000


def test_a_clock_that_goes_backwards_stands_still() -> None:
    clock = Clock(Pace("bank", bank=1_000), 1, at=500)
    clock.run([0])
    clock.advance(100)
    assert clock.left_at(0, 100) == 1_000
    assert clock.left_at(0, 700) == 800
