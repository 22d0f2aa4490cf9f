"""LiveTable: a table with the clients who are connected to it.

It knows the table's record, seats and sitting, and what every client has been shown. It is told the time, and returns
messages; it sends, stores and waits for nothing. Around it, a server adds a store, sockets and other workers
(`guildhall.server.room`); `guildhall.hall.single` adds nothing but a list for the journal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from guildhall.hall import foresight, screen, sittings, wire
from guildhall.hall.component_sets import game_of, things
from guildhall.hall.delay import DelayedSitting
from guildhall.hall.errors import Refusal
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.hall.rights import Rights
from guildhall.hall.rivalry import form_after
from guildhall.hall.screen import Shown, encode
from guildhall.kernel.state import Seat
from guildhall.table.draws import commitment
from guildhall.table.kept import Entry
from guildhall.table.sitting import Sitting

# Commands that do not change the game; all but the last two need the sitting.
Query = wire.Watch | wire.Away | wire.Preview | wire.AskForecast | wire.Unwatch | wire.Ping


class Client:
    """Somebody who is connected to a table."""

    def __init__(self, rights: Rights) -> None:
        self.rights = rights
        self.watching: dict[Seat | None, bool] = {}  # the views, and whether with reasons


C = TypeVar("C", bound=Client)


class Told(NamedTuple, Generic[C]):
    """One message, encoded once for all who get it."""

    message: bytes
    clients: Sequence[C]


class LiveTable(Generic[C]):
    """One table, its clients, and what they see."""

    def __init__(self, record: TableRecord, seats: list[SeatRecord]) -> None:
        self.record = record
        self.seats = seats
        self.sitting: Sitting | None = None
        self.delayed: DelayedSitting | None = None  # made when the first spectator of a delayed game comes
        self.clients: set[C] = set()
        self.muted: set[str] = set()
        # Whether its seed must not be told even when the game is over, because others still play the same deal.
        self.is_sealed = record.settings.daily is not None
        self.stand_ins: dict[Seat, set[Seat]] = {}  # by the seat of who is away: who wants a bot to play on
        self._shown: dict[Seat | None, Shown] = {}
        self._watchers: dict[Seat | None, set[C]] = {}  # by view, never empty

    # What everybody may know

    def info(self, rights: Rights | None = None) -> wire.TableInfo:
        """The table, as everybody who may look at it knows it; only its players and its host know more."""
        record = self.record
        knows_next = rights is not None and self._is_inside(rights)
        return wire.TableInfo(
            id=record.id,
            settings=record.settings,
            status=record.status,
            notice=record.notice,
            host=record.host,
            seats=[self._seat_info(seat) for seat in self.seats],
            commitment=commitment(record.seed),
            seed=record.seed.hex() if record.is_over and not self.is_sealed else None,
            engine=record.engine,
            components=record.components,
            created_at=record.created_at,
            started_at=record.started_at,
            ended_at=record.ended_at,
            previous=record.previous,
            next=record.next if knows_next else None,
            things={} if record.content is None else things(game_of(record)),
            rival=self._rival_after() if knows_next else None,
        )

    def _rival_after(self) -> wire.RivalForm | None:
        form = None if self.sitting is None else form_after(self.record, self.seats, self.sitting)
        return None if form is None else wire.RivalForm(form.strength, form.games)

    def _is_inside(self, rights: Rights) -> bool:
        """Whether somebody has a seat, or is the host."""
        return bool(rights.holds(self.seats)) or rights.person == self.record.host

    def _seat_info(self, row: SeatRecord) -> wire.SeatInfo:
        bot, why, by_bot = row.level if row.kind == "bot" else None, None, 0
        if self.sitting is not None:
            bot = self.sitting.bots[row.seat] or None
            why = self.sitting.why[row.seat] or None
            by_bot = self.sitting.by_bot[row.seat]
        return wire.SeatInfo(
            row.seat, row.kind, row.name, row.person, bot, why, by_bot, sorted(self.stand_ins.get(row.seat, ()))
        )

    def you(self, rights: Rights) -> wire.You:
        """What a person is at this table."""
        is_host = rights.person == self.record.host
        is_muted = rights.person in self.muted
        return wire.You(rights.person, rights.holds(self.seats), rights.sees(self.seats), is_host, is_muted)

    def presence(self) -> wire.Presence:
        """Which seats have a client, how many clients have no seat, and how many use a key to each seat."""
        seats, screens = [False] * len(self.seats), [0] * len(self.seats)
        spectators = 0
        for client in self.clients:
            held = client.rights.holds(self.seats)
            for seat in held:
                seats[seat] = True
            spectators += not held
            for seat in client.rights.by_key(self.seats):
                screens[seat] += 1
        return wire.Presence(seats, spectators, screens)

    def table_news(self) -> list[Told[C]]:
        """The table's record or seats have changed: what everybody is told."""
        told = {True: [c for c in self.clients if self._is_inside(c.rights)]}
        told[False] = [client for client in self.clients if client not in told[True]]
        news = [
            Told(encode(wire.TableChanged(self.info(clients[0].rights))), clients)
            for clients in told.values()
            if clients
        ]
        you = [Told(encode(wire.YouChanged(self.you(client.rights))), [client]) for client in self.clients]
        return news + you

    # Coming and going

    def check_look(self, rights: Rights, query: Query | None = None) -> None:
        """Raises Refusal unless these rights allow to enter, or to ask this."""
        if query is None:
            rights.check_look(self.record, self.seats, "table")
        elif isinstance(query, wire.Watch | wire.AskForecast):
            rights.check_look(self.record, self.seats, "view", query.view)
        elif isinstance(query, wire.Away | wire.Preview):
            rights.check_seat(self.seats, query.seat)

    def welcome(
        self, rights: Rights, hello: wire.Hello, chat: list[wire.ChatLine], presence: wire.Presence, at: int
    ) -> wire.Welcome:
        """The answer to a client's first message."""
        return wire.Welcome(hello.id, self.info(rights), self.you(rights), at, chat, presence)

    def leave(self, client: C) -> None:
        self.clients.discard(client)
        for view in list(client.watching):
            self._unwatch(client, view)

    def _unwatch(self, client: C, view: Seat | None) -> None:
        client.watching.pop(view, None)
        watchers = self._watchers.get(view, set())
        watchers.discard(client)
        if not watchers:
            self._watchers.pop(view, None)
            self._shown.pop(view, None)

    # Commands that change nothing in the game

    def sitting_of(self, view: Seat | None) -> Sitting:
        """The sitting that a view shows: for spectators with a delay, as it was some time ago."""
        if self.is_delayed(view):
            assert self.delayed is not None
            return self.delayed.sitting
        assert self.sitting is not None
        return self.sitting

    def is_delayed(self, view: Seat | None) -> bool:
        return view is None and self.record.settings.spectator_delay > 0

    def needs_history(self, query: Query) -> bool:
        """Whether this asks for events from before the snapshot that the sitting was begun with."""
        assert self.sitting is not None
        streams = self.sitting.table.streams
        if isinstance(query, wire.Watch):
            return query.since is not None and query.since < streams[query.view].base
        return isinstance(query, wire.Away) and self.sitting.answered[query.seat] < streams[query.seat].base

    def reply(self, client: C, query: Query, at: int) -> list[wire.Out]:
        """The messages that answer a command, in order. Raises Refusal or IllegalChoice.

        All queries except `ping` and `unwatch` need a sitting; those of delayed views also need `delayed`.
        """
        self.check_look(client.rights, query)
        if isinstance(query, wire.Ping):
            return [wire.Pong(query.id, at)]
        if isinstance(query, wire.Unwatch):
            self._unwatch(client, query.view)
            return [wire.Done(query.id, None)]
        if isinstance(query, wire.Watch):
            return [self._watch(client, query, at), wire.Done(query.id, None)]
        if isinstance(query, wire.Away):
            return [self._while_away(query)]
        if isinstance(query, wire.Preview):
            return [foresight.preview(self.sitting_of(query.seat), query)]
        return [foresight.forecast(self.sitting_of(query.view), query)]

    def _watch(self, client: C, watch: wire.Watch, at: int) -> wire.ViewPosition:
        view, sitting = watch.view, self.sitting_of(watch.view)
        client.watching[view] = watch.reasons
        self._watchers.setdefault(view, set()).add(client)
        shown = self._shown.get(view)
        if shown is None or shown.after != sitting.entries:
            shown = self._shown[view] = Shown(sitting, view)
        return screen.position(sitting, shown, view, at, watch)

    def _while_away(self, away: wire.Away) -> wire.WhileAway:
        sitting = self.sitting_of(away.seat)
        since = sitting.answered[away.seat]
        events = sitting.table.events(away.seat, since)
        return wire.WhileAway(away.id, away.seat, since, screen.events_of(events or []))

    def position(self, view: Seat | None, reasons: bool, at: int) -> wire.ViewPosition:
        """A view, for somebody who asks once and does not watch."""
        sitting = self.sitting_of(view)
        watch = wire.Watch("once", view, reasons=reasons)
        return screen.position(sitting, Shown(sitting, view), view, at, watch)

    def check_hurry(self, rights: Rights, seat: Seat) -> None:
        """Raises Refusal unless the person on this seat may have bots answer at once.

        A bot in a hurry plays worse. Where several people play against the clock, nobody may make it do so.
        """
        rights.check_seat(self.seats, seat)
        assert self.sitting is not None
        if self.sitting.bots[seat]:
            raise Refusal("seat-is-a-bot")
        if self.sitting.bots.count("") > 1 and self.record.settings.clock.kind != "none":
            raise Refusal("hurry-off")

    def speaker(self, rights: Rights, name: str) -> tuple[Seat | None, str]:
        """The seat and the name that somebody writes under in the chat. Raises Refusal."""
        rights.check_speak(self.record, self.seats, self.muted)
        held = rights.holds(self.seats)
        return (held[0], self.seats[held[0]].name or name) if held else (None, name)

    # When the game goes on

    def went_on(self, entries: Sequence[Entry], at: int) -> list[Told[C]]:
        """The sitting has taken these entries: what everybody is told. Notes the end of the game in the record."""
        assert self.sitting is not None
        news = self.view_news(at)
        if self.delayed is not None:
            self.delayed.hold(entries)
        is_over = self.sitting.is_over()
        if is_over and self.record.status == "running":
            self.record = self.record._replace(**sittings.ending(self.sitting, at))
        for entry in entries:
            if entry.seat in self.stand_ins and entry.kind in ("bot", "choice"):
                del self.stand_ins[entry.seat]
        if is_over or any(entry.kind in ("bot", "back", "abandon") for entry in entries):
            news += self.table_news()
        return news

    def view_news(self, at: int) -> list[Told[C]]:
        """Updates for all who have not seen yet how far the sitting is."""
        sitting = self.sitting
        assert sitting is not None
        behind = [view for view in self._watchers if not self.is_delayed(view) and self._is_behind(view, sitting)]
        if not behind:
            return []
        common = screen.Common(sitting, at)
        shown = screen.show(sitting, behind).items()
        return [told for view, now in shown for told in self._view_told(sitting, view, now, at, common)]

    def _is_behind(self, view: Seat | None, sitting: Sitting) -> bool:
        shown = self._shown.get(view)
        return shown is None or shown.after != sitting.entries

    def delayed_news(self, at: int) -> list[Told[C]]:
        """Updates for spectators of a delayed game."""
        if self.delayed is None or not self.delayed.advance(at) or None not in self._watchers:
            return []
        sitting = self.delayed.sitting
        return self._view_told(sitting, None, Shown(sitting, None), at)

    def _view_told(
        self, sitting: Sitting, view: Seat | None, shown: Shown, at: int, common: screen.Common | None = None
    ) -> list[Told[C]]:
        before = self._shown.get(view, shown)
        self._shown[view] = shown
        by_reasons: dict[bool, list[C]] = {}
        for client in self._watchers[view]:
            by_reasons.setdefault(client.watching[view], []).append(client)
        updates = screen.updates(sitting, view, before, shown, at, sorted(by_reasons), common)
        return [Told(message, by_reasons[reasons]) for reasons, message in updates.items()]
