"""Device: the tables of this device. It answers the same requests as a server, as far as they need no other people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from guildhall.hall import component_sets, continuing, replays, settings, wire
from guildhall.hall.errors import Refusal, not_found
from guildhall.hall.letters import shortened
from guildhall.hall.live import LiveTable
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.hall.replays import Course
from guildhall.local import saved, store
from guildhall.local.daily import LocalDaily
from guildhall.local.reviewing import Reviewing
from guildhall.local.store import PutReplay, Write
from guildhall.local.table import YOU, LocalTable

PREFIX: Final = "device-"  # of the ids of everything that is kept here


class Lacks(Exception):
    """The page must give a table or a replay first."""

    def __init__(self, kind: str, id: str) -> None:
        super().__init__(id)
        self.kind, self.id = kind, id


class Device:
    """What has been read of this device's tables and replays."""

    def __init__(self, rules: str) -> None:
        """`rules` names this version: games that began with another one are replayed before they go on."""
        self.rules = rules
        self.tables: dict[str, LocalTable | None] = {}  # None: there is none
        self.replays: dict[str, str | None] = {}
        self.writes: list[Write] = []  # that belong to no table, or to one that is gone
        self.daily = LocalDaily(self)
        self.reviewing = Reviewing()
        self._courses: dict[str, Course] = {}

    # What the page gives back

    def load_table(self, id: str, row: str | None, entries: Sequence[str], at: int) -> None:
        """A table as it is kept; `row` is None if there is none."""
        self.tables[id] = None
        if row is None:
            return
        found = store.read_row(row)
        if found is None:
            return
        table = LocalTable(found.record, found.seats)
        if found.record.started_at is not None and found.record.status != "frozen":
            read = store.read_entries(entries)
            table.resume(read, len(entries) - len(read), self.rules, at)
        self.tables[id] = table

    def load_replay(self, id: str, text: str | None) -> None:
        self.replays[id] = text

    def load_review(self, id: str, text: str | None) -> None:
        self.reviewing.kept[id] = text

    def release(self, id: str) -> None:
        """Another page may change this table from now on."""
        self.tables.pop(id, None)

    def table(self, id: str) -> LocalTable:
        """Raises Refusal if there is none, and Lacks if it has not been read."""
        if id not in self.tables:
            raise Lacks("table", id)
        found = self.tables[id]
        if found is None:
            raise not_found()
        return found

    # Tables

    def create(self, wanted: wire.TableSettings, id: str, at: int) -> wire.Created:
        if wanted.components is not None:
            raise Refusal("needs-the-server", 409)
        record = settings.new_table(PREFIX + id, YOU, settings.check_settings(wanted), at, self.rules)
        table = LocalTable(record, settings.new_seats(record.settings))
        return self._made(table)

    def _made(self, table: LocalTable) -> wire.Created:
        self.tables[table.record.id] = table
        table.keep()
        return wire.Created(table.record.id, [])

    def sit(self, id: str, seat: int, sit: wire.Sit) -> wire.TableAndYou:
        """Take a seat. Everybody at this device may take one."""
        table = self.table(id)
        table.check_open()
        row = self._row(table, seat)
        if row.kind not in ("open", "reserved"):
            raise Refusal("seat-is-not-free")
        name = settings.clean_name(sit.name)
        others = [one.name.casefold() for one in table.live.seats]
        named, number = name, 2
        while named.casefold() in others:
            named, number = f"{shortened(name, settings.MOST_LETTERS - 3)} {number}", number + 1
        table.set_seat(SeatRecord(seat, "person", None, YOU, named, None))
        table.changed()
        return table.told()

    @staticmethod
    def _row(table: LocalTable, seat: int) -> SeatRecord:
        if not 0 <= seat < len(table.live.seats):
            raise not_found("no-such-seat")
        return table.live.seats[seat]

    def stand(self, id: str, seat: int) -> wire.TableAndYou:
        table = self.table(id)
        table.check_open()
        if self._row(table, seat).kind == "person":
            table.set_seat(SeatRecord(seat, "open", None, None, "", None))
            table.changed()
        return table.told()

    def move(self, id: str, seat: int, to: int) -> wire.TableAndYou:
        """Two seats change places."""
        table = self.table(id)
        table.check_open()
        one, other = self._row(table, seat), self._row(table, to)
        table.set_seat(one._replace(seat=to))
        table.set_seat(other._replace(seat=seat))
        planned = list(table.record.settings.seats)
        planned[seat], planned[to] = planned[to], planned[seat]
        changed = msgspec.structs.replace(table.record.settings, seats=planned)
        table.live.record = table.record._replace(settings=changed)
        table.changed()
        return table.told()

    def change_settings(self, id: str, wanted: wire.TableSettings) -> wire.TableAndYou:
        table = self.table(id)
        table.check_open()
        checked = settings.check_settings(wanted)
        if checked.game != table.record.settings.game or len(checked.seats) != len(table.live.seats):
            raise Refusal("another-game", 400)
        table.live.record = table.record._replace(settings=checked)
        for row, planned in zip(settings.new_seats(checked), list(table.live.seats), strict=True):
            if planned.kind != "person":
                table.set_seat(row)
        table.changed()
        return table.told()

    def start(self, id: str, start: wire.Start, at: int) -> wire.TableAndYou:
        table = self.table(id)
        table.start(start.fill, at)
        return table.told()

    def abandon(self, id: str, at: int) -> wire.TableAndYou:
        table = self.table(id)
        table.abandon(at)
        return table.told()

    def delete(self, id: str) -> None:
        """Also a table that cannot be read."""
        self.tables[id] = None
        self.writes.append(store.DropTable(id))

    def rematch(self, id: str, rematch: wire.Rematch, new: str, at: int) -> wire.Created:
        table = self.table(id)
        if not table.record.is_over and table.record.status != "frozen":
            raise Refusal("not-over")
        if table.record.next is not None:
            return wire.Created(table.record.next, [])
        wanted = rematch.settings or table.record.settings
        after = table.told().table.rival
        wanted = wanted if after is None else msgspec.structs.replace(wanted, rival=after)
        record = settings.new_table(PREFIX + new, YOU, wanted, at, self.rules, id)
        made = self._made(LocalTable(record, continuing.same_people(record.settings, table.live.seats)))
        table.live.record = table.record._replace(next=made.id)
        table.changed()
        return made

    def components(self, id: str) -> wire.TableComponents | None:
        return component_sets.at_table(self.table(id).record)

    def position(self, id: str, view: int | None, reasons: bool, at: int) -> wire.ViewPosition:
        table = self._begun(id)
        return table.position(view, reasons, at)

    def _begun(self, id: str) -> LiveTable:  # type: ignore[type-arg]
        live = self.table(id).live
        if live.sitting is None:
            raise Refusal("not-started")
        return live

    # Looking back

    def course(self, kind: str, id: str, view: int | None) -> Course:
        """A game to look back at. Raises Refusal if this view may not be seen yet."""
        if kind == "tables":
            live = self._begun(id)
            self.table(id).rights.check_look(live.record, live.seats, "past", view)
            return replays.of_table(live)
        if id not in self._courses:
            self._courses[id] = replays.of_file(id, self._replay(id))
        return self._courses[id]

    def _replay(self, id: str) -> str:
        if id not in self.replays:
            raise Lacks("replay", id)
        text = self.replays[id]
        if text is None:
            raise not_found("no-such-replay")
        return text

    def file(self, kind: str, id: str) -> str:
        """A replay file. Raises Refusal while the game goes on."""
        return replays.file_of(self._begun(id)) if kind == "tables" else self._replay(id)

    def upload(self, upload: wire.Upload) -> wire.Uploaded:
        id, _, text = replays.check_file(upload.text)
        id = PREFIX + id[:24]
        self.replays[id] = text
        self._courses.pop(id, None)
        self.writes.append(PutReplay(id, text))
        return wire.Uploaded(id)

    def reviews(self, id: str) -> Reviewing:
        """The reviews, once it is known whether this game has one."""
        if id not in self.reviewing.kept:
            raise Lacks("review", id)
        return self.reviewing

    def save(self, id: str) -> str:
        """A table as a file, as far as it has come; also what could not be kept here."""
        return saved.save(self.table(id))

    def load_saved(self, given: saved.Given, new: str, at: int) -> wire.Created:
        """A new table that goes on from a file."""
        table = saved.load(given.text, PREFIX + new, self.rules, at)
        if table.single is not None:
            table.add(0, table.single.journal)
        return self._made(table)

    def play_on(self, kind: str, id: str, wanted: wire.PlayOn, new: str, at: int) -> wire.Created:
        """A new table that begins at a moment of another game."""
        course = self.course(kind, id, None)
        name = next((name for _, name in sorted(course.names.items()) if name), "1")
        name = course.names.get(wanted.seat) or name
        made = continuing.played_on(course, wanted, PREFIX + new, YOU, name, at, self.rules)
        record, seats, entries = made
        table = LocalTable(record._replace(status="running", started_at=at), seats)
        table.begin(entries, at)
        assert table.single is not None
        table.add(0, table.single.journal)
        return self._made(table)

    # Daily deals

    def let_go(self, id: str) -> None:
        """Forget a table that was only looked at."""
        found = self.tables.get(id)
        if found is None or not (found.live.clients or found.writes):
            self.release(id)

    def text(self, id: str) -> str | None:
        """A text as it is kept now. Raises Lacks."""
        if id not in self.replays:
            raise Lacks("replay", id)
        return self.replays.pop(id)

    def keep_text(self, id: str, text: str) -> None:
        self.writes.append(PutReplay(id, text))

    def begun(self, record: TableRecord, seats: list[SeatRecord], at: int) -> wire.Created:
        """A table whose game has begun."""
        table = LocalTable(record, seats)
        table.begin([], at)
        assert table.single is not None
        table.add(0, table.single.journal)
        return self._made(table)

    # All at once

    def taken_writes(self) -> list[Write]:
        """What must be kept now, in order; it is the page's from here on."""
        found = [write for table in self.tables.values() if table is not None for write in table.writes]
        found += [*self.writes, *self.reviewing.writes]
        self.reviewing.writes = []
        for table in self.tables.values():
            if table is not None:
                table.writes = []
        self.writes = []
        return found
