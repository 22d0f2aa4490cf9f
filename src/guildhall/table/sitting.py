"""Sitting: a game with the people around it. Its journal is the truth; everything else is what it adds up to.

The journal is a list of entries that only grows, numbered from 0. Besides the choices it holds what else must never be
forgotten or seen differently by two processes: what was taken back, which seats bots play, and time that was given.

    choice     seat, decision, option          a seat's answer, or a draw (seat -1)
    undo       seat, option = places           these places of the log are taken back; decision: "own" or "agreed"
    ask-undo   seat, option = how many         a seat asks the others to let it take back
    agree      seat                            another seat agrees; the last one's is followed by the undo
    decline    seat                            another seat does not, and the request is gone
    bot        seat, option = level            a bot plays on for a seat; decision: why ("resigned", "left", "time")
    back       seat                            its owner plays again
    credit     option = milliseconds           running clocks get time back
    abandon                                    the game ends here; decision: why

A sitting proposes entries (`answer`, `undo`, ...), and takes them (`take`); whoever keeps the journal stores them in
between. Every proposal says what is wrong with it by raising IllegalChoice, with one of the table's reasons or

    undo-off, undo-needs-agreement, undo-not-asked, no-such-seat, seat-is-a-bot, seat-is-not-a-bot, game-over
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice, Game, Variant
from guildhall.kernel.state import CHANCE, Seat
from guildhall.table.clock import Clock, Pace
from guildhall.table.kept import Entry, StoredSitting
from guildhall.table.table import Table

POLICIES: Final = ("off", "own-turn", "agreement")
NOBODY: Final = -2  # the seat of an entry that belongs to none


class Rules(NamedTuple):
    """What was agreed on before the sitting."""

    pace: Pace = Pace()
    undo: str = "own-turn"
    bots: tuple[str, ...] = ()  # the level of the bot on each seat, "" for a person


class Asked(NamedTuple):
    """A seat wants to take back, and waits for the others."""

    seat: Seat
    choices: int
    agreed: frozenset[Seat]


class Sitting:
    """One game, its clocks, and who plays each seat."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        variant: Variant,
        seed: bytes,
        rules: Rules,
        at: int,
        entries: Sequence[Entry] = (),
        stored: StoredSitting | None = None,
    ) -> None:
        """Begun at that time, with so much of its journal. Raises IllegalChoice for a journal that cannot be."""
        self.rules = rules
        self.entries = 0
        self.commands: dict[str, int] = {}  # of clients, and where in the journal they were carried out
        self.bots = list(rules.bots or [""] * seats)
        self.why = [""] * seats  # why a bot plays for a person
        self.asked: Asked | None = None
        self.abandoned: str | None = None
        self.answered = [0] * seats  # the event number that each seat's stream had after its last answer
        self._latest: Seat | None = None  # the person whose answer came last
        self.clock = Clock(rules.pace, seats, at)
        if stored is None:
            self._begin(game, seats, variant, seed, entries)
        else:
            self._begin_at(stored, game, seats, variant, seed, entries)
        self.take(entries[self.entries :])

    def _begin(self, game: Game[Any], seats: int, variant: Variant, seed: bytes, entries: Sequence[Entry]) -> None:
        opening = _draws_at_first(entries)
        self.table: Table[Any] = Table(game, seats, variant, seed=seed, log=opening)
        self.entries = len(opening)
        self.clock.run(self._thinking())

    def _begin_at(
        self,
        stored: StoredSitting,
        game: Game[Any],
        seats: int,
        variant: Variant,
        seed: bytes,
        entries: Sequence[Entry],
    ) -> None:
        log: list[Choice] = []
        for at, entry in enumerate(entries[: stored.entries]):
            if entry.command is not None:
                self.commands[entry.command] = at
            if entry.kind == "choice":
                log.append(Choice(entry.seat, entry.decision, entry.option))
            elif entry.kind == "undo":
                gone = _places(entry)
                log = [choice for place, choice in enumerate(log) if place not in gone]
        self.table = Table(game, seats, variant, seed=seed, log=log, stored=stored.table)
        self.entries = stored.entries
        self.bots = list(stored.bots)
        self.why = list(stored.why)
        self.answered = list(stored.answered)
        self.clock.left = list(stored.left)
        self.clock.at = stored.at
        self.clock.running = frozenset(stored.running)

    def opening(self, at: int) -> list[Entry]:
        """The entries that a new sitting's journal begins with: what was drawn before anybody was asked."""
        assert self.entries == 0
        self.entries = len(self.table.log)
        return [Entry("choice", *choice, at) for choice in self.table.log]

    def stored(self) -> StoredSitting | None:
        """What to keep for a quick start later; None while the position is not fit for it."""
        table = None if self.asked else self.table.stored()
        if table is None:
            return None
        clock = self.clock
        return StoredSitting(
            self.entries,
            table,
            tuple(clock.left),
            tuple(sorted(clock.running)),
            clock.at,
            tuple(self.bots),
            tuple(self.why),
            tuple(self.answered),
        )

    # What can be seen

    @property
    def seats(self) -> int:
        return self.table.seats

    def is_over(self) -> bool:
        return self.abandoned is not None or self.table.is_over()

    def to_act(self) -> list[Seat]:
        """The seats that are asked something."""
        return [] if self.abandoned is not None else self.table.to_act()

    def bots_to_act(self) -> list[Seat]:
        return [seat for seat in self.to_act() if self.bots[seat]]

    def undo_limit(self, seat: Seat) -> int | str:
        """How many of its latest choices a seat can take back by the policy, or the reason why none."""
        if self.is_over():
            return "game-over"
        if self.rules.undo == "off":
            return self.table.changeable(seat) or "undo-off"
        return self.table.undo_limit(seat, self.rules.undo == "agreement")

    def _thinking(self) -> list[Seat]:
        return [seat for seat in self.to_act() if not self.bots[seat]]

    # What can be done: each makes the entries, and has changed the sitting already

    def answer(self, seat: Seat, decision: str, option: str, at: int, command: str | None = None) -> list[Entry]:
        """A seat's answer, and the draws that follow."""
        self._check_seat(seat)
        first, *drawn = self.table.answer(seat, decision, option)
        draws = [Entry("choice", *choice, at) for choice in drawn]
        return self._made([Entry("choice", *first, at, command), *draws])

    def change(self, seat: Seat, decision: str, option: str, at: int, command: str | None = None) -> list[Entry]:
        """Another answer instead of one on lanes that are still sealed."""
        self._check_seat(seat)
        count = self.table.changeable(seat)
        latest = [choice for choice in self.table.log if choice.seat == seat][-count:] if count else []
        steps = next((n for n, choice in enumerate(reversed(latest), 1) if choice.decision == decision), 0)
        if not steps:
            raise IllegalChoice("not-asked", seat, decision, option)
        undo = Entry("undo", seat, "own", self._undo_text(seat, steps), at, command)
        taken = self.table.undo(seat, steps)
        try:
            made = self.table.answer(seat, decision, option)
        except IllegalChoice:
            self.table.follow(taken)
            raise
        return self._made([undo, *(Entry("choice", *choice, at) for choice in made)])

    def undo(self, seat: Seat, count: int | None, at: int, command: str | None = None) -> list[Entry]:
        """A seat's latest choices are taken back, or the others are asked whether they may be."""
        self._check_seat(seat)
        limit = self.undo_limit(seat)
        if isinstance(limit, str) or (count or 1) > limit:
            raise IllegalChoice(limit if isinstance(limit, str) else self._reason(seat), seat)
        count = limit if count is None else count
        if self.rules.undo == "agreement" and self.table.changeable(seat) < count:
            others = self._must_agree(seat)
            asks = Entry("ask-undo", seat, "", str(count), at, command)
            if others:
                self.asked = Asked(seat, count, frozenset())
                return self._made([asks])
            return self._made([asks, *self._undo_now(seat, count, at, "agreed")])
        undo = self._undo_now(seat, count, at, "own")
        return self._made([undo[0]._replace(command=command)])

    def agree(self, seat: Seat, yes: bool, at: int, command: str | None = None) -> list[Entry]:
        """Another seat's word about taking back."""
        self._check_seat(seat)
        asked = self.asked
        if asked is None or seat == asked.seat or seat in asked.agreed:
            raise IllegalChoice("undo-not-asked", seat)
        if not yes:
            self.asked = None
            return self._made([Entry("decline", seat, "", "", at, command)])
        agreed = asked.agreed | {seat}
        entries = [Entry("agree", seat, "", "", at, command)]
        if agreed >= self._must_agree(asked.seat):
            entries += self._undo_now(asked.seat, asked.choices, at, "agreed")
            self.asked = None
        else:
            self.asked = asked._replace(agreed=agreed)
        return self._made(entries)

    def hand_to_bot(self, seat: Seat, level: str, why: str, at: int, command: str | None = None) -> list[Entry]:
        """A bot plays on for a person."""
        self._check_seat(seat)
        self.bots[seat] = level
        return self._made([Entry("bot", seat, why, level, at, command)])

    def take_back(self, seat: Seat, at: int, command: str | None = None) -> list[Entry]:
        """The person plays again instead of the bot."""
        self._check_seat(seat, bot=True)
        self.bots[seat] = ""
        return self._made([Entry("back", seat, "", "", at, command)])

    def credit(self, amount: int, at: int) -> list[Entry]:
        """Running clocks get time back."""
        return self._made([Entry("credit", NOBODY, "", str(amount), at)])

    def abandon(self, why: str, at: int, command: str | None = None) -> list[Entry]:
        """The game ends here, without a result."""
        if self.is_over():
            raise IllegalChoice("game-over", NOBODY)
        self.abandoned = why
        return self._made([Entry("abandon", NOBODY, why, "", at, command)])

    def answer_for_bot(self, seat: Seat, decision: str, option: str, at: int) -> list[Entry]:
        """What a bot has chosen, if the seat is still the bot's."""
        self._check_seat(seat, bot=True)
        made = self.table.answer(seat, decision, option)
        return self._made([Entry("choice", *choice, at) for choice in made])

    def _check_seat(self, seat: Seat, bot: bool = False) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalChoice("no-such-seat", seat)
        if self.is_over():
            raise IllegalChoice("game-over", seat)
        if bool(self.bots[seat]) != bot:
            raise IllegalChoice("seat-is-not-a-bot" if bot else "seat-is-a-bot", seat)

    def _reason(self, seat: Seat) -> str:
        """What stops a seat after its last choice that can be taken back."""
        try:
            self.table.undo(seat, len(self.table.log) + 1, self.rules.undo == "agreement")
        except IllegalChoice as error:
            return error.reason
        raise AssertionError("nobody has made more choices than there are")

    def _must_agree(self, seat: Seat) -> frozenset[Seat]:
        return frozenset(other for other in range(self.seats) if other != seat and not self.bots[other])

    def _undo_now(self, seat: Seat, count: int, at: int, how: str) -> list[Entry]:
        places = self._undo_text(seat, count, how == "agreed")
        self.table.undo(seat, count, agreed=how == "agreed")
        return [Entry("undo", seat, how, places, at)]

    def _undo_text(self, seat: Seat, count: int, agreed: bool = False) -> str:
        return " ".join(map(str, self.table.undo_places(seat, count, agreed)))

    # What was done elsewhere

    def take(self, entries: Iterable[Entry]) -> None:
        """The next entries of the journal. Raises IllegalChoice where they cannot be."""
        for entry in entries:
            self._take(entry)
            self._made([entry])

    def _take(self, entry: Entry) -> None:
        kind, seat = entry.kind, entry.seat
        if kind == "choice":
            self.table.follow([Choice(seat, entry.decision, entry.option)])
        elif kind == "undo":
            count = sum(self.table.log[place].seat == seat for place in _places(entry))
            self.table.undo(seat, count, agreed=entry.decision == "agreed")
            self.asked = None
        elif kind == "ask-undo":
            self.asked = Asked(seat, int(entry.option), frozenset())
        elif kind == "agree":
            if self.asked is not None:
                self.asked = self.asked._replace(agreed=self.asked.agreed | {seat})
        elif kind == "decline":
            self.asked = None
        elif kind == "bot":
            self.bots[seat] = entry.option
        elif kind == "back":
            self.bots[seat] = ""
        elif kind == "abandon":
            self.abandoned = entry.decision
        else:
            assert kind == "credit", f"there is no entry '{kind}'"

    def _made(self, entries: list[Entry]) -> list[Entry]:
        """What every entry brings about besides, whether it was made here or elsewhere."""
        for entry in entries:
            self.clock.advance(entry.at)
            if entry.command is not None:
                self.commands[entry.command] = self.entries
            self.entries += 1
            if entry.kind == "choice":
                self._chosen(entry.seat)
            elif entry.kind == "credit":
                self.clock.credit(int(entry.option))
            elif entry.kind in ("bot", "back"):
                self.why[entry.seat] = entry.decision
            if self.table.state.asked[CHANCE] is None:
                self.clock.run(self._thinking())
        return entries

    def _chosen(self, seat: Seat) -> None:
        if seat != CHANCE:
            self.asked = None
            self._latest = None if self.bots[seat] else seat
            if self._latest is not None:
                self.clock.answered(seat)
        if self._latest is not None:
            self.answered[self._latest] = self.table.streams[self._latest].number


def _draws_at_first(entries: Sequence[Entry]) -> list[Choice]:
    log = []
    for entry in entries:
        if entry.kind != "choice" or entry.seat != CHANCE:
            break
        log.append(Choice(entry.seat, entry.decision, entry.option))
    return log


def _places(undo: Entry) -> list[int]:
    return [int(place) for place in undo.option.split()]
