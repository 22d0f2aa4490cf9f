"""SingleTable: a table in one process, without a network or a store.

For a worker in a browser, the terminal, or a test. Clients send the same commands as over a socket and get the same
messages. Every call is told the time, and returns the new journal entries (to be stored, if anybody wants to) and the
messages to deliver, in order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from guildhall.hall import commands, hints, wire
from guildhall.hall.bots import BotTurn, bot_answer, bot_turn
from guildhall.hall.commands import Action, BadMessage
from guildhall.hall.delay import DelayedSitting
from guildhall.hall.errors import Refusal
from guildhall.hall.live import Client, LiveTable, Told
from guildhall.hall.records import KeyRecord, SeatRecord, TableRecord
from guildhall.hall.rights import Rights
from guildhall.hall.screen import encode
from guildhall.hall.settings import clean_line
from guildhall.hall.sittings import begin
from guildhall.kernel.errors import IllegalChoice
from guildhall.table.kept import Entry
from guildhall.table.sitting import Sitting


class Person(Client):
    """A client of a table in this process."""

    def __init__(self, rights: Rights, name: str) -> None:
        super().__init__(rights)
        self.name = name


class Outcome(NamedTuple):
    """The result of a call."""

    entries: list[Entry]
    messages: list[tuple[Person, bytes]]


class HintAsked(NamedTuple):
    """A hint that a client waits for."""

    client: Person
    ask: wire.AskHint
    turn: hints.HintTurn


class SingleTable:
    """A table that has started, its journal and its chat."""

    def __init__(
        self,
        record: TableRecord,
        seats: list[SeatRecord],
        at: int,
        journal: Sequence[Entry] = (),
        keys: Mapping[str, KeyRecord] | None = None,
        makes_hints: bool = True,
    ) -> None:
        """A new game, or one that goes on from its journal. Raises IllegalChoice for an impossible journal.

        Without `makes_hints`, hints are made elsewhere: take what is asked from `hints_asked` and give `hint_made`.
        """
        self.live: LiveTable[Person] = LiveTable(record, seats)
        self.sitting: Sitting = begin(record, seats, journal)
        self.live.sitting = self.sitting
        self.journal = list(journal) or self.sitting.opening(at)
        self.chat: list[wire.ChatLine] = []
        self._keys = keys or {}
        self.hurried: set[int] = set()  # seats of bots whose answers are wanted at once, until somebody takes note
        self.hints_asked: list[HintAsked] = []
        self._makes_hints = makes_hints
        self._hints: dict[int, tuple[hints.HintTurn, str]] = {}  # the last of each seat
        if record.settings.spectator_delay:
            self.live.delayed = DelayedSitting(record, seats, self.journal, at)

    def connect(self, person: str, name: str = "") -> Person:
        """A new client, who must say `hello` first."""
        return Person(Rights(person, self.live.record.id), name)

    def disconnect(self, client: Person) -> Outcome:
        self.live.leave(client)
        return Outcome([], self._presence())

    def receive(self, client: Person, message: bytes | str, at: int) -> Outcome:
        """Carry out what a client has sent."""
        try:
            command = commands.decode(message)
        except BadMessage:
            return self._bye(client, "bad-message")
        if client not in self.live.clients:
            return self._enter(client, command, at)
        try:
            return self._carry_out(client, command, at)
        except (Refusal, IllegalChoice) as error:
            return Outcome([], [(client, encode(wire.Refused(command.id, error.reason)))])

    def _bye(self, client: Person, reason: str) -> Outcome:
        self.live.leave(client)
        return Outcome([], [(client, encode(wire.Bye(reason, None))), *self._presence()])

    def _carry_out(self, client: Person, command: wire.Command, at: int) -> Outcome:
        if isinstance(command, wire.Hello):
            raise Refusal("already-greeted")
        if isinstance(command, wire.Say):
            return self._say(client, command, at)
        if isinstance(command, wire.PlayCommand):
            client.rights.check_seat(self.live.seats, command.seat)
            takeover = self.live.record.settings.takeover
            place, done = self._perform(commands.action_of(command, client.rights.holder, takeover), at)
            done.messages.append((client, encode(wire.Done(command.id, place))))
            return done
        if isinstance(command, wire.AskHint):
            return self._hint(client, command, at)
        if isinstance(command, wire.Hurry):
            self.live.check_hurry(client.rights, command.seat)
            self.hurried.update(self.sitting.bots_to_act())
            return Outcome([], [(client, encode(wire.Done(command.id, None)))])
        replies = self.live.reply(client, command, at)
        return Outcome([], [(client, encode(reply)) for reply in replies])

    def _enter(self, client: Person, hello: wire.Command, at: int) -> Outcome:
        if not isinstance(hello, wire.Hello):
            return self._bye(client, "bad-message")
        found = [self._keys[key] for key in hello.keys if key in self._keys]
        client.rights = Rights(client.rights.person, self.live.record.id, found)
        try:
            self.live.check_look(client.rights)
        except Refusal as error:
            return self._bye(client, error.reason)
        self.live.clients.add(client)
        welcome = self.live.welcome(client.rights, hello, self.chat[:], self.live.presence(), at)
        return Outcome([], [*self._presence(), (client, encode(welcome))])

    def _presence(self) -> list[tuple[Person, bytes]]:
        message = encode(self.live.presence())
        return [(client, message) for client in self.live.clients]

    def _say(self, client: Person, say: wire.Say, at: int) -> Outcome:
        seat, name = self.live.speaker(client.rights, client.name)
        line = wire.ChatLine(len(self.chat), client.rights.person, name, seat, clean_line(say.text), at)
        self.chat.append(line)
        lines = [Told(encode(line), list(self.live.clients)), Told(encode(wire.Done(say.id, None)), [client])]
        return Outcome([], _one_by_one(lines))

    def _hint(self, client: Person, ask: wire.AskHint, at: int) -> Outcome:
        client.rights.check_seat(self.live.seats, ask.seat)
        last, made = self._hints.get(ask.seat, (None, ""))
        turn = hints.hint_turn(self.sitting, ask.seat, last)
        asked = HintAsked(client, ask, turn)
        if turn == last:
            return self.hint_made(asked, made, at)
        if self._makes_hints:
            return self.hint_made(asked, hints.make(turn.game, turn.position, turn.seat, content=turn.content), at)
        self.hints_asked.append(asked)
        return Outcome([], [])

    def hint_made(self, asked: HintAsked, made: str, at: int) -> Outcome:
        """Show a hint, and count it. If its question is gone by now, there is none."""
        client, ask, turn = asked
        if not turn.is_asked(self.sitting):
            return Outcome([], [(client, encode(wire.Refused(ask.id, "not-asked")))])
        self._hints[ask.seat] = turn, made
        done = self._perform(hints.noted(ask, turn), at)[1]
        done.messages.append((client, encode(hints.shown(ask, made))))
        return done

    def _perform(self, action: Action, at: int) -> tuple[int, Outcome]:
        made: list[Entry] = []
        place = commands.perform(self.sitting, action, at, made)
        self.journal += made
        return place, Outcome(made, _one_by_one(self.live.went_on(made, at)) if made else [])

    def bot_turns(self) -> list[BotTurn]:
        """What bots are asked now."""
        settings = self.live.record.settings
        return [bot_turn(settings, self.sitting, seat) for seat in self.sitting.bots_to_act()]

    def answer_for_bot(self, turn: BotTurn, option: str, at: int) -> Outcome:
        """Carry out what a bot has thought. Raises IllegalChoice if its seat is no longer a bot's."""
        return self._perform(bot_answer(turn, option), at)[1]

    def next_at(self) -> int | None:
        """When `tick` will have something to do, if nothing happens before; None: never."""
        expiry = None if self.sitting.is_over() else self.sitting.clock.next_expiry()
        delayed = None if self.live.delayed is None else self.live.delayed.next_at()
        return min((time for time in (expiry, delayed) if time is not None), default=None)

    def tick(self, at: int) -> Outcome:
        """Let time pass: bots play on for those whose time is up, and spectators see what is old enough."""
        done = Outcome([], [])
        if not self.sitting.is_over():
            done = self._perform(commands.check_clocks(self.live.record.settings.takeover), at)[1]
        done.messages.extend(_one_by_one(self.live.delayed_news(at)))
        return done


def _one_by_one(news: Sequence[Told[Person]]) -> list[tuple[Person, bytes]]:
    return [(client, told.message) for told in news for client in told.clients]
