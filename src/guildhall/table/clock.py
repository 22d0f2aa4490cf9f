"""Clock: how long seats may think. Time is told to it, in milliseconds; it never looks.

`none`   nobody is hurried
`bank`   every seat has a bank of time, and gets a little back with every answer
`days`   every answer has so many days, counted from when its question was put

All that is needed to know the time left lies in the journal of a sitting, so any process can tell it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from guildhall.kernel.state import Seat

DAY: Final = 24 * 60 * 60 * 1000
KINDS: Final = ("none", "bank", "days")


class Pace(NamedTuple):
    """What was agreed on about time."""

    kind: str = "none"
    bank: int = 0  # milliseconds
    bonus: int = 0  # milliseconds that come back with every answer
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
        self.at = at

    def advance(self, at: int) -> None:
        """Let time pass. A clock that went backwards stood still."""
        if self.pace.kind != "none":
            for seat in self.running:
                self.left[seat] -= max(0, at - self.at)
        self.at = max(at, self.at)

    def answered(self, seat: Seat) -> None:
        """What an answer brings back."""
        if self.pace.kind == "days":
            self.left[seat] = self.pace.at_first()
        else:
            self.left[seat] += self.pace.bonus

    def run(self, seats: Collection[Seat]) -> None:
        """These seats think from now on."""
        if self.pace.kind == "days":
            for seat in set(seats) - self.running:
                self.left[seat] = self.pace.at_first()
        self.running = frozenset(seats)

    def credit(self, amount: int) -> None:
        """Time that passed and shall not count, for all who were thinking."""
        if self.pace.kind != "none":
            for seat in self.running:
                self.left[seat] += amount

    def left_at(self, seat: Seat, at: int) -> int | None:
        """What a seat has left; less than nothing is nothing. None: no limit."""
        if self.pace.kind == "none":
            return None
        spent = max(0, at - self.at) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def expired(self, at: int) -> list[Seat]:
        """The seats whose time is up."""
        if self.pace.kind == "none":
            return []
        return [seat for seat in sorted(self.running) if self.left_at(seat, at) == 0]

    def next_expiry(self) -> int | None:
        """When the next seat's time will be up if nothing happens before; None: never."""
        if self.pace.kind == "none" or not self.running:
            return None
        return self.at + max(0, min(self.left[seat] for seat in self.running))
