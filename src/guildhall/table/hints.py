"""Which seats get hints at a sitting, and how many steps of hints each was given."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import CHANCE, Seat
from guildhall.table.kept import Entry


class Hints:
    """`policy` is "off", "on", or "bots": only where all other seats are bots."""

    def __init__(self, policy: str, bots: Sequence[str], seats: int) -> None:
        people = [seat for seat in range(seats) if not (bots and bots[seat])]
        self.seats = people if policy == "on" or (policy == "bots" and len(people) == 1) else []
        self.given = [0] * seats  # steps in all
        self.shown = [0] * seats  # steps for the present question

    def check(self, seat: Seat) -> None:
        """Raises IllegalChoice for a seat that gets none."""
        if seat not in self.seats:
            raise IllegalChoice("hints-off", seat)

    def count(self, entry: Entry) -> None:
        """Every step counts once for a question."""
        if entry.kind == "hint":
            step = int(entry.option)
            self.given[entry.seat] += max(0, step - self.shown[entry.seat])
            self.shown[entry.seat] = max(step, self.shown[entry.seat])
        elif entry.kind == "choice" and entry.seat != CHANCE:
            self.shown[entry.seat] = 0
        elif entry.kind == "undo":
            self.shown = [0] * len(self.shown)
