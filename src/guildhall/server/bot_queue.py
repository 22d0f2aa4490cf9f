"""FairQueue: which of the waiting thoughts is next.

This is weighted fair queueing (Demers, Keshav, Shenker: Analysis and simulation of a fair queueing algorithm, SIGCOMM
1989), with people as flows and, for each person, their tables. A thought would finish at the virtual time at which its
flow's earlier ones finish, plus its cost; the earliest goes first. So small thoughts go first, nobody waits for all the
tables of somebody else, and nobody waits for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Whose share a thought uses: the host's, and there the table's."""

    person: str
    table: str


NOBODY: Final = Asker("", "")


class Flow:
    """The thoughts of one person or table."""

    def __init__(self) -> None:
        self.finish = 0.0  # when all that were taken have finished, in virtual time
        self.waiting = 0
        self.running = 0
        self.now = 0.0  # virtual time among the tables of a person

    def join(self, now: float) -> None:
        """Count one more waiting thought. A flow that had none gets no credit for the time before."""
        if not self.waiting:
            self.finish = max(self.finish, now)
        self.waiting += 1


class Ticket(Generic[T]):
    """A thought that waits."""

    def __init__(self, number: int, asker: Asker, cost: float, item: T) -> None:
        self.number = number
        self.asker = asker
        self.cost = cost
        self.item = item


class FairQueue(Generic[T]):
    """The thoughts that wait."""

    def __init__(self) -> None:
        self._waiting: dict[int, Ticket[T]] = {}
        self._people: dict[str, Flow] = {}
        self._tables: dict[Asker, Flow] = {}
        self._now = 0.0
        self._numbers = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, asker: Asker, cost: float, item: T) -> Ticket[T]:
        self._numbers += 1
        ticket = self._waiting[self._numbers] = Ticket(self._numbers, asker, cost, item)
        person = self._people.setdefault(asker.person, Flow())
        person.join(self._now)
        self._tables.setdefault(asker, Flow()).join(person.now)
        return ticket

    def take(self, may: Callable[[Ticket[T]], bool]) -> Ticket[T] | None:
        """Remove and return the next of the thoughts that may be next; None if there are none."""
        heads: dict[str, Ticket[T]] = {}
        for ticket in self._waiting.values():
            if may(ticket):
                head = heads.setdefault(ticket.asker.person, ticket)
                if self._table_key(ticket) < self._table_key(head):
                    heads[ticket.asker.person] = ticket
        if not heads:
            return None
        ticket = min(heads.values(), key=self._person_key)
        self._charge(ticket)
        self.remove(ticket)
        return ticket

    def done(self, ticket: Ticket[T]) -> None:
        """A thought that was taken has ended."""
        self._people[ticket.asker.person].running -= 1
        self._tables[ticket.asker].running -= 1
        self._forget()

    def remove(self, ticket: Ticket[T]) -> bool:
        """Remove a thought that waits; returns whether it did."""
        if self._waiting.pop(ticket.number, None) is None:
            return False
        self._people[ticket.asker.person].waiting -= 1
        self._tables[ticket.asker].waiting -= 1
        self._forget()
        return True

    def _forget(self) -> None:
        """When nobody waits, forget what was used before."""
        if not self._waiting:
            self._people = {person: flow for person, flow in self._people.items() if flow.running}
            self._tables = {asker: flow for asker, flow in self._tables.items() if flow.running}

    def _table_key(self, ticket: Ticket[T]) -> tuple[float, int]:
        return self._tables[ticket.asker].finish + ticket.cost, ticket.number

    def _person_key(self, ticket: Ticket[T]) -> tuple[float, int]:
        return self._people[ticket.asker.person].finish + ticket.cost, ticket.number

    def _charge(self, ticket: Ticket[T]) -> None:
        person, table = self._people[ticket.asker.person], self._tables[ticket.asker]
        self._now = max(self._now, person.finish)
        person.finish += ticket.cost
        person.running += 1
        person.now = max(person.now, table.finish)
        table.finish += ticket.cost
        table.running += 1
