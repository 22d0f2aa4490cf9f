"""A page of the built client whose tables are played in this process, so that any position is on the screen at once.

A real server sends the client's files. What the page asks about its table, a `SingleTable` answers: the same rules,
rights, views and messages as behind a socket, without a store in between.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from guildhall import shelf
from guildhall.hall import wire
from guildhall.hall.screen import encode
from guildhall.hall.settings import new_seats, new_table
from guildhall.hall.single import Outcome, Person, SingleTable
from guildhall.kernel.game import Choice
from guildhall.kernel.rng import Rng
from guildhall.table.table import Table
from tests.web.playing import BOARD
from tests.web.site import Site, reading

SEED: Final = bytes(range(32))
NAMES: Final = ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay")
TABLE: Final = "exhibit"
SETTLED: Final = f"{BOARD}, section.after"
# Nothing happened while she was away, so that no film is shown.
SEEN: Final = f'localStorage["guildhall-seen"] = JSON.stringify({{"{TABLE}/0": {{number: 1e9, at: Date.now()}}}})'


class Moment(NamedTuple):
    name: str
    answers: int  # given before it


class Played(NamedTuple):
    """A game that was played to its end, and when its first player is asked something worth looking at."""

    game: str
    seats: int
    answers: Sequence[Choice]
    moments: Sequence[Moment]


def played(game: str, seats: int, seed: int = 11) -> Played:
    """A game of random answers. Its moments: the first question, and the longest lists in the middle and late."""
    table = Table(shelf.game(game), seats, seed=SEED)
    rng = Rng(seed)
    answers: list[Choice] = []
    asked: list[tuple[int, int]] = []  # how many answers there are, and how many were given before
    while waiting := [seat for seat in range(seats) if table.question(seat) is not None]:
        seat = waiting[-1]  # the first player is the last to answer what all are asked
        question = table.question(seat)
        assert question is not None
        if seat == 0:
            asked.append((len(question.options), len(answers)))
        answers.append(Choice(seat, question.decision, question.options[rng.below(len(question.options))]))
        table.answer(*answers[-1])
    moments = [Moment("start", asked[0][1]), *(Moment(*one) for one in _longest(asked, len(answers)))]
    return Played(game, seats, answers, [*moments, Moment("end", len(answers))])


def _longest(asked: Sequence[tuple[int, int]], end: int) -> Iterator[tuple[str, int]]:
    for name, after, before in (("middle", 0.4, 0.6), ("late", 0.85, 1.0)):
        here = [one for one in asked if after * end <= one[1] < before * end] or asked[-1:]
        yield name, max(here)[1]


def seat_people(game: str, seats: int) -> SingleTable:
    """A table that has just started: Ada has the first seat, and one other person all others."""
    wanted = msgspec.convert({"game": game, "seats": [{"kind": "open"}] * seats}, wire.TableSettings)
    record = new_table(TABLE, "ada", wanted, at=0)._replace(status="running", started_at=1, seed=SEED)
    people = ["ada", *["bo"] * (seats - 1)]
    taken = [
        row._replace(kind="person", person=person, name=name)
        for row, person, name in zip(new_seats(wanted), people, NAMES, strict=False)
    ]
    return SingleTable(record, taken, at=1)


class LocalPage:
    """Ada's page at a table in this process."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table: SingleTable | None = None
        self._others: Person | None = None
        self._sockets: dict[Person, WebSocketRoute] = {}
        self._ids = itertools.count()
        page.route(f"**/api/v1/tables/{TABLE}", self._about)
        page.route_web_socket(f"**/api/v1/tables/{TABLE}/socket", self._connect)

    def sit_down(self, game: str, seats: int) -> None:
        """A new table, not shown yet."""
        self.table = seat_people(game, seats)
        self._sockets = {}
        self._others = self.table.connect("bo", NAMES[1])
        self._deliver(self.table.receive(self._others, b'{"type": "hello", "id": "hello", "keys": []}', at=2))
        self._ada = self.table.connect("ada", NAMES[0])
        self._deliver(self.table.receive(self._ada, b'{"type": "hello", "id": "hello", "keys": []}', at=2))

    def give(self, answers: Sequence[Choice]) -> None:
        """Everybody's next answers."""
        assert self.table is not None
        assert self._others is not None
        for seat, decision, option in answers:
            body = {"type": "answer", "id": f"a{next(self._ids)}", "seat": seat, "decision": decision, "option": option}
            self._deliver(self.table.receive(self._others if seat else self._ada, json.dumps(body).encode(), at=3))

    def tell(self, command: Mapping[str, Any]) -> None:
        """Another player's command."""
        assert self.table is not None
        assert self._others is not None
        body = json.dumps({"id": f"c{next(self._ids)}", **command}).encode()
        self._deliver(self.table.receive(self._others, body, at=3))

    def open(self) -> None:
        """Load the table's page, and wait until it is drawn."""
        self.page.goto(f"/t/{TABLE}")
        self.page.wait_for_selector(SETTLED)
        self.page.evaluate("document.fonts.ready")

    def prefer(self, **choices: Any) -> None:
        """Change preferences, from the next opening of a table on."""
        self.page.goto("/icon.svg")
        together = "JSON.stringify({...JSON.parse(localStorage.guildhall), ...choices})"
        self.page.evaluate(f"choices => localStorage.guildhall = {together}", choices)

    def _about(self, route: Route) -> None:
        assert self.table is not None
        live = self.table.live
        about = wire.TableAndYou(live.info(), live.you(self._ada.rights))
        route.fulfill(status=200, content_type="application/json", body=encode(about))

    def _connect(self, socket: WebSocketRoute) -> None:
        assert self.table is not None
        person = self.table.connect("ada", NAMES[0])
        self._sockets[person] = socket
        socket.on_message(lambda message: self._receive(person, message))
        socket.on_close(lambda *_: self._sockets.pop(person, None))

    def _receive(self, person: Person, message: str | bytes) -> None:
        assert self.table is not None
        self._deliver(self.table.receive(person, message, at=4))

    def _deliver(self, outcome: Outcome) -> None:
        for person, message in outcome.messages:
            if person in self._sockets:
                self._sockets[person].send(message.decode())


@contextmanager
def local_page(
    browser: Browser, site: Site, preferences: Mapping[str, Any] | None = None, **options: Any
) -> Iterator[LocalPage]:
    """Ada's page until the block ends, which then fails if there were errors."""
    choices = {"confirm": True, **(preferences or {})}
    with reading(browser, site, choices, service_workers="block", **options) as ada:
        ada.context.add_init_script(SEEN)
        yield LocalPage(ada.page)
