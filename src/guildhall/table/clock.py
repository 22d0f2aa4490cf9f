"""Clock: how long seats may think. Callers pass in the time, in milliseconds; it never reads a clock itself.

`none`   no limit
`bank`   every seat has a bank of time, and gains a bonus with every answer
`days`   this many days for each answer, counted from when the question was asked

The journal of a sitting determines the time left, so any process can compute it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from guildhall.kernel.state import Seat

DAY: Final = 24 * 60 * 60 * 1000
KINDS: Final = ("none", "bank", "days")


class Pace(NamedTuple):
    """The time control that was agreed on."""

    kind: str = "none"
    bank: int = 0  # milliseconds
    bonus: int = 0  # milliseconds gained with every answer
    days: int = 0

    def at_first(self) -> int:
        """What a seat has before its first answer."""
        return self.days * DAY if self.kind == "days" else self.bank


class Clock:
    """The clocks of all seats at one table."""

    def __init__(self, pace: Pace, seats: int, at: int) -> None:
        self.pace = pace
        self.left = [pace.at_first()] * seats  # as of `at`
        self.running: frozenset[Seat] = frozenset()
        self.patient: frozenset[Seat] = frozenset()  # of these, those whose time cannot run out now
        self.at = at

    def advance(self, at: int) -> None:
        """Let time pass. A time earlier than the last one counts as no time at all."""
        if self.pace.kind != "none":
            for seat in self.running:
                self.left[seat] -= max(0, at - self.at)
        self.at = max(at, self.at)

    def answered(self, seat: Seat) -> None:
        """Give a seat its time back after an answer."""
        if self.pace.kind == "days":
            self.left[seat] = self.pace.at_first()
        else:
            self.left[seat] += self.pace.bonus

    def run(self, seats: Collection[Seat], patient: Collection[Seat] = ()) -> None:
        """From now on the clocks of these seats run. Nothing happens when those of patient ones have run out."""
        if self.pace.kind == "days":
            for seat in set(seats) - self.running:
                self.left[seat] = self.pace.at_first()
        self.running = frozenset(seats)
        self.patient = frozenset(patient)

    def credit(self, amount: int) -> None:
        """Give time back to every running clock."""
        if self.pace.kind != "none":
            for seat in self.running:
                self.left[seat] += amount

    def left_at(self, seat: Seat, at: int) -> int | None:
        """What a seat has left, at least 0. None: no limit."""
        if self.pace.kind == "none":
            return None
        spent = max(0, at - self.at) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def expired(self, at: int) -> list[Seat]:
        """The seats whose time is up."""
        if self.pace.kind == "none":
            return []
        return [seat for seat in sorted(self.running - self.patient) if self.left_at(seat, at) == 0]

    def next_expiry(self) -> int | None:
        """When the next clock runs out if nothing happens before; None: never."""
        hurried = self.running - self.patient
        if self.pace.kind == "none" or not hurried:
            return None
        return self.at + max(0, min(self.left[seat] for seat in hurried))
