"""LocalTable: one table on this device, from its first free seat to its end."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from guildhall.hall import commands, sittings, wire
from guildhall.hall.bots import BotTurn
from guildhall.hall.errors import Refusal
from guildhall.hall.hints import HintTurn
from guildhall.hall.live import LiveTable
from guildhall.hall.records import EMPTY, SeatRecord, TableRecord
from guildhall.hall.rights import Rights
from guildhall.hall.screen import encode
from guildhall.hall.single import HintAsked, Outcome, Person, SingleTable
from guildhall.kernel.errors import IllegalChoice
from guildhall.local.jobs import Job, JobKind
from guildhall.local.store import AddEntries, CutJournal, PutTable, Write, entry_text, row_text
from guildhall.table.kept import Entry

YOU: Final = "you"  # everybody at this device


class LocalTable:
    """A table, the clients that show it, and what is still to be written and told."""

    def __init__(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        self.live: LiveTable[Person] = LiveTable(record, seats)
        self.single: SingleTable | None = None
        self.damage: int | None = None  # how many entries of the journal could be read, if not all
        self.writes: list[Write] = []
        self.messages: list[tuple[Person, bytes]] = []
        self.jobs: list[Job] = []
        self.hurries: list[tuple[str, int]] = []  # tables and numbers of jobs whose answers are wanted at once
        self._asked: dict[int, tuple[int, BotTurn]] = {}  # by seat
        self._answers: dict[int, int] = {}  # by seat: how many a bot has given in this turn of its own
        self._hints: dict[int, HintAsked] = {}  # by number
        self._numbers = itertools.count(1)

    @property
    def record(self) -> TableRecord:
        return self.live.record

    @property
    def rights(self) -> Rights:
        return Rights(YOU, self.record.id)

    def told(self) -> wire.TableAndYou:
        return wire.TableAndYou(self.live.info(self.rights), self.live.you(self.rights))

    # Before the game begins

    def check_open(self) -> None:
        """Raises Refusal once the game has begun."""
        if self.record.status != "open":
            raise Refusal("already-started")

    def set_seat(self, row: SeatRecord) -> None:
        self.live.seats[row.seat] = row

    def changed(self) -> None:
        """The record or a seat has changed: keep it and tell everybody."""
        self.keep()
        self._tell([(client, told.message) for told in self.live.table_news() for client in told.clients])

    def start(self, fill: wire.Level | None, at: int) -> None:
        """Begin the game; with `fill`, bots of that level take the empty seats. Raises Refusal."""
        self.check_open()
        for row in list(self.live.seats):
            if row.kind in EMPTY and fill is not None:
                self.set_seat(row._replace(kind="bot", level=fill))
        if any(row.kind in EMPTY for row in self.live.seats):
            raise Refusal("seats-are-empty")
        self.begin([], at)
        assert self.single is not None
        self.add(0, self.single.journal)
        self.changed()

    def begin(self, entries: Sequence[Entry], at: int) -> None:
        """Let the game run, from its beginning or from what is kept of it. Raises IllegalChoice."""
        record = self.record._replace(status="running", started_at=at) if self.record.status == "open" else self.record
        single = SingleTable(record, self.live.seats, at, entries, makes_hints=False)
        single.live.clients |= self.live.clients
        self.single, self.live = single, single.live
        self.live.is_sealed = False  # the seeds of daily deals are no secret here

    # While it runs

    def connect(self) -> Person:
        return Person(Rights(YOU, self.record.id), "")

    def disconnect(self, client: Person) -> None:
        if self.single is not None:
            self._take(self.single.disconnect(client))
        else:
            self.live.leave(client)

    def receive(self, client: Person, text: str, at: int) -> None:
        """Carry out what a client has sent."""
        if self.single is not None:
            self._take(self.single.receive(client, text, at))
            asked = [self._asked[seat][0] for seat in sorted(self.single.hurried) if seat in self._asked]
            self.hurries += [(self.record.id, job) for job in asked]
            self.single.hurried.clear()
            return
        command = commands.decode(text)  # before the game, there is nothing to do but to come in
        if isinstance(command, wire.Hello):
            self.live.clients.add(client)
            self._tell([(client, encode(self.live.welcome(client.rights, command, [], self.live.presence(), at)))])
        elif isinstance(command, wire.Ping):
            self._tell([(client, encode(wire.Pong(command.id, at)))])
        else:
            self._tell([(client, encode(wire.Refused(command.id, "not-started")))])

    def abandon(self, at: int) -> None:
        """End the game without a result."""
        if self.single is None:
            self.live.record = self.record._replace(status="abandoned", notice="abandoned", ended_at=at)
        else:
            entries: list[Entry] = []
            commands.perform(self.single.sitting, commands.abandon("abandoned"), at, entries)
            self.single.journal += entries
            news = self.live.went_on(entries, at)
            self._take(Outcome(entries, [(client, told.message) for told in news for client in told.clients]))
        self.changed()

    def answered(self, number: int, answer: str, at: int) -> None:
        """The bots' worker has answered. An answer to a question that is gone does nothing."""
        asked = self._hints.pop(number, None)
        if self.single is not None and asked is not None:
            self._take(self.single.hint_made(asked, answer, at))
            return
        found = next((seat for seat, (asked, _) in self._asked.items() if asked == number), None)
        if self.single is None or found is None:
            return
        _, turn = self._asked.pop(found)
        try:
            self._take(self.single.answer_for_bot(turn, answer, at))
        except IllegalChoice as error:
            if error.reason not in ("seat-is-not-a-bot", "game-over"):
                raise
        goes_on = found in self.single.sitting.bots_to_act()
        self._answers[found] = self._answers.get(found, 0) + 1 if goes_on else 0

    def tick(self, at: int) -> None:
        if self.single is not None:
            self._take(self.single.tick(at))

    def ask_bots(self) -> None:
        """Ask every bot whose turn it is, if somebody looks on, and for the hints that people want."""
        if self.single is None or not self.live.clients:
            return
        sitting = self.single.sitting
        for turn in self.single.bot_turns():
            asked = self._asked.get(turn.seat)
            if asked is None or not asked[1].is_asked(sitting):
                number, key = next(self._numbers), f"{self.record.id} {turn.seat}"
                turn = turn._replace(answers=self._answers.get(turn.seat, 0), key=key)
                self._asked[turn.seat] = number, turn
                self._ask("turn", number, turn)
        for hint in self.single.hints_asked:
            number = next(self._numbers)
            self._hints[number] = hint
            self._ask("hint", number, hint.turn)
        self.single.hints_asked = []

    def _ask(self, kind: JobKind, number: int, work: BotTurn | HintTurn) -> None:
        self.jobs.append(Job(self.record.id, number, kind, msgspec.json.encode(work).decode()))

    def _take(self, outcome: Outcome) -> None:
        if outcome.entries:
            assert self.single is not None
            self.add(len(self.single.journal) - len(outcome.entries), outcome.entries)
            self.keep()
        self._tell(outcome.messages)

    def _tell(self, messages: list[tuple[Person, bytes]]) -> None:
        self.messages += messages

    # What is kept

    def add(self, first: int, entries: Sequence[Entry]) -> None:
        self.writes.append(AddEntries(self.record.id, first, [entry_text(entry) for entry in entries]))

    def keep(self) -> None:
        self.writes.append(PutTable(self.record.id, row_text(self.record, self.live.seats), self.line()))

    def line(self) -> wire.TableLine:
        """What lists show of this table."""
        record, seats = self.record, self.live.seats
        line = wire.TableLine(
            id=record.id,
            game=record.settings.game,
            name=record.settings.name,
            status=record.status,
            seats=len(seats),
            taken=sum(row.kind not in EMPTY for row in seats),
            created_at=record.created_at,
            names=[row.name for row in seats] if record.started_at is not None else [],
            mine=self.rights.holds(seats),
            may=["delete"],
        )
        if self.single is not None:
            sitting = self.single.sitting
            if record.status == "running":
                line.to_act = sitting.to_act()
                line.round = sitting.table.game.round(sitting.table.state)
            elif record.status == "over":
                scores = sitting.table.scores() or []
                line.points, line.places = [one.points for one in scores], [one.place for one in scores]
        return line

    def resume(self, entries: list[Entry], lost: int, rules: str, at: int) -> None:
        """Go on from what is kept, of whose journal the last `lost` entries could not be read.

        A game that began with other rules is replayed with today's, and frozen if they do not allow it. With the same
        rules, an entry that is not possible is damage: the game goes on from the last one that is.
        """
        is_migrated = self.record.rules != rules
        held = self._begin_with(entries, at, tries_less=not is_migrated)
        if held is None:
            self.live.record = self.record._replace(status="frozen", notice="rules-changed")
            self.keep()
            return
        if lost or held < len(entries):
            self.damage = held
            self.writes.append(CutJournal(self.record.id, held))
        if is_migrated:
            self.live.record = self.record._replace(rules=rules)
        if self.damage is not None or is_migrated:
            self.follow_game(at)
            self.keep()

    def follow_game(self, at: int) -> None:
        """Let the record say what the game says; it may have lost its end."""
        assert self.single is not None
        going_on: dict[str, Any] = {"status": "running", "notice": None, "ended_at": None}
        found = sittings.ending(self.single.sitting, self.record.ended_at or at) or going_on
        self.live.record = self.record._replace(**found)

    def _begin_with(self, entries: list[Entry], at: int, tries_less: bool) -> int | None:
        """Begin with as many of the entries as are possible; returns how many, or None if not all of them must be."""
        least, most = 0, len(entries)
        tried = most
        while True:
            try:
                self.begin(entries[:tried], at)
            except (IllegalChoice, ValueError, LookupError, AssertionError):  # whatever a strange entry may cause
                if not tries_less or tried == 0:
                    return None
                most = tried - 1
            else:
                least = tried
            if least == most:
                if tried != least:
                    self.begin(entries[:least], at)
                return least
            tried = (least + most + 1) // 2
