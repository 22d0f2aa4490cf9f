"""A client of a table in this process: it sends and gets the bytes of a socket, and notices every gap."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from guildhall.hall import wire
from guildhall.hall.records import KeyRecord
from guildhall.hall.settings import new_seats, new_table
from guildhall.hall.single import Outcome, Person, SingleTable
from guildhall.table.kept import Entry

STARTED = 1_000


def started(game: str, people: Sequence[str], keys: dict[str, KeyRecord] | None = None, **settings: Any) -> SingleTable:
    """A table that has started: these people, and a bot on the last seat."""
    kinds = [{"kind": "open"} for _ in people] + [{"kind": "bot", "level": "random"}]
    wanted = msgspec.convert({"game": game, "seats": kinds, **settings}, wire.TableSettings)
    record = new_table("t", people[0], wanted, at=0)._replace(status="running", started_at=STARTED)
    seats = new_seats(wanted)
    for seat, person in enumerate(people):
        seats[seat] = seats[seat]._replace(kind="person", person=person, name=person.title())
    return SingleTable(record, seats, STARTED, keys=keys)


class Evening:
    """A table, its clients, and the time."""

    def __init__(self, table: SingleTable) -> None:
        self.table = table
        self.at = STARTED
        self.entries: list[Entry] = []
        self.clients: dict[Person, LocalClient] = {}

    def join(self, person: str, keys: Sequence[str] = ()) -> LocalClient:
        client = LocalClient(self, self.table.connect(person, person.title()))
        self.clients[client.person] = client
        client.send("hello", keys=list(keys))
        return client

    def deliver(self, outcome: Outcome) -> None:
        self.entries += outcome.entries
        for person, message in outcome.messages:
            self.clients[person].take(msgspec.json.decode(message))

    def let_bots_play(self) -> None:
        while turns := self.table.bot_turns():
            self.at += 10
            self.deliver(self.table.answer_for_bot(turns[0], turns[0].think(), self.at))


class LocalClient:
    """One client; keeps its views up to date by what it is told."""

    def __init__(self, evening: Evening, person: Person) -> None:
        self.evening = evening
        self.person = person
        self.ids = itertools.count()
        self.got: list[dict[str, Any]] = []
        self.views: dict[int | None, dict[str, Any]] = {}
        self.events: dict[int | None, list[Any]] = {}

    def send(self, kind: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command; returns its answer."""
        id = id or f"c{next(self.ids)}"
        self.evening.at += 10
        message = msgspec.json.encode({"type": kind, "id": id, **fields})
        self.evening.deliver(self.evening.table.receive(self.person, message, self.evening.at))
        return next(answer for answer in reversed(self.got) if answer.get("id") == id or answer["type"] == "bye")

    def take(self, message: dict[str, Any]) -> None:
        self.got.append(message)
        if message["type"] == "position":
            self.views[message["view"]] = message
            self.events.setdefault(message["view"], []).extend(message["events"])
        elif message["type"] == "update":
            view = self.views[message["view"]]
            here = (view["after"], view["number"], view["edition"])
            assert here == (message["after"], message["since"], message["edition"])
            view["state"] |= message["changes"]
            view["around"] = message["around"]
            view["after"] = message["to"]
            view["number"] += len(message["events"])
            self.events[message["view"]].extend(message["events"])

    def latest(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.got) if message["type"] == kind)

    def answer_any(self, seat: int, rng: random.Random) -> dict[str, Any] | None:
        """Answer the seat's question, if there is one."""
        questions = self.views[seat]["around"]["questions"]
        if not questions:
            return None
        option = rng.choice(questions[0]["options"])
        return self.send("answer", seat=seat, decision=questions[0]["decision"], option=option)


def play(evening: Evening, players: Sequence[LocalClient], rng: random.Random) -> None:
    """Everybody answers what they are asked until the game is over."""
    while not players[0].views[0]["around"]["over"]:
        evening.let_bots_play()
        answers = [client.answer_any(seat, rng) for seat, client in enumerate(players)]
        for answer in answers:
            assert answer is None or answer["type"] == "done", answer
        assert any(answers) or players[0].views[0]["around"]["over"]
