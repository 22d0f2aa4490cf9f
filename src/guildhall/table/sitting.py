"""Sitting: a game with the people around it. Its journal is the source of truth; all else follows from it.

The journal is a list of entries that only grows, numbered from 0. Besides the choices it holds what else must never be
forgotten or seen differently by two processes: what was taken back, which seats bots play, and time that was given.

    choice     seat, decision, option          a seat's answer, or a draw (seat -1)
    undo       seat, option = places           these places of the log are taken back; decision: own, agreed, alone
    ask-undo   seat, option = how many         a seat asks the others to let it take back
    agree      seat                            another seat agrees; the last one's is followed by the undo
    decline    seat                            another seat does not, and the request is gone
    bot        seat, option = level            a bot plays on for a seat; decision: why (resigned, left, time, away)
    back       seat                            its owner plays again
    credit     option = milliseconds           running clocks get time back
    hint       seat, option = step             a seat was given a hint for its question, up to this step
    abandon                                    the game ends here; decision: why

A sitting proposes entries (`answer`, `undo`, ...), and takes them (`take`); whoever keeps the journal stores them in
between. An impossible proposal raises IllegalChoice, with one of the table's reasons or

    undo-off, undo-needs-agreement, undo-not-asked, no-such-seat, seat-is-a-bot, seat-is-not-a-bot, game-over,
    hints-off, no-stand-in (nobody else may play a try that counts)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice, Game, Variant
from guildhall.kernel.state import CHANCE, Seat
from guildhall.table.clock import Clock, Pace
from guildhall.table.hints import Hints
from guildhall.table.kept import Entry, StoredSitting, draws_at_first, places_of
from guildhall.table.table import AGREED, ALONE, OWN, Table

POLICIES: Final = ("off", "own-turn", "agreement")
NOBODY: Final = -2  # the seat of an entry that belongs to no seat


class SittingRules(NamedTuple):
    """The settings of a sitting, fixed before it starts."""

    pace: Pace = Pace()
    undo: str = "own-turn"
    bots: tuple[str, ...] = ()  # the level of the bot on each seat, "" for a person
    hints: str = "off"  # which seats get hints
    counts: bool = False  # the result is compared with those of others who play the same deal
    in_turn: bool = False  # bots wait for people, and for bots before them


class Asked(NamedTuple):
    """A seat has asked to undo, and the others have not all agreed yet."""

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
        rules: SittingRules,
        at: int,
        entries: Sequence[Entry] = (),
        stored: StoredSitting | None = None,
    ) -> None:
        """Start at that time and replay a journal. Raises IllegalChoice if the journal is not possible."""
        self.rules = rules
        self.entries = 0
        self.commands: dict[str, int] = {}  # by client command: its place in the journal
        self.bots = list(rules.bots or [""] * seats)
        self.why = [""] * seats  # why a bot plays for a person
        self.by_bot = [0] * seats  # how many answers a bot has given for a person
        self.hints = Hints(rules.hints, rules.bots, seats)
        self.asked: Asked | None = None
        self.abandoned: str | None = None
        self.taken_back = 0  # how many times somebody playing against bots alone has undone what is otherwise final
        self.answered = [0] * seats  # by seat: the number of the next event after its last answer
        self._latest: Seat | None = None  # the person whose answer came last
        self.clock = Clock(rules.pace, seats, at)
        if stored is None:
            self._begin(game, seats, variant, seed, entries)
        else:
            self._begin_at(stored, game, seats, variant, seed, entries)
        self.take(entries[self.entries :])

    def _begin(self, game: Game[Any], seats: int, variant: Variant, seed: bytes, entries: Sequence[Entry]) -> None:
        opening = draws_at_first(entries)
        self.table: Table[Any] = Table(game, seats, variant, seed=seed, log=opening)
        self.entries = len(opening)
        self._run_clocks()

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
            if entry.kind in ("bot", "back"):
                self.bots[entry.seat] = entry.option
            self.hints.count(entry)
            if entry.kind == "choice":
                self._count_bot(entry.seat)
                log.append(Choice(entry.seat, entry.decision, entry.option))
            elif entry.kind == "undo":
                gone = places_of(entry)
                log = [choice for place, choice in enumerate(log) if place not in gone]
        self.table = Table(game, seats, variant, seed=seed, log=log, stored=stored.table)
        for stream, edition in zip(self.table.streams.values(), stored.editions, strict=False):
            stream.edition = edition
        self.entries = stored.entries
        self.bots = list(stored.bots)
        self.why, self.answered = list(stored.why), list(stored.answered)
        self.clock.left, self.clock.at = list(stored.left), stored.at
        self.clock.running = frozenset(stored.running)
        self.clock.patient = frozenset(seat for seat in stored.running if self.bots[seat])

    def opening(self, at: int) -> list[Entry]:
        """The first entries of a new journal: what was drawn before anybody was asked."""
        assert self.entries == 0
        self.entries = len(self.table.log)
        return [Entry("choice", *choice, at) for choice in self.table.log]

    def stored(self) -> StoredSitting | None:
        """A snapshot for a quick restart; None while others are asked to agree, or are all bots."""
        if self.asked or self._alone() is not None:  # alone, every choice can be undone: the whole journal is needed
            return None
        table, clock = self.table.stored(AGREED if self.rules.undo == "agreement" else OWN), self.clock
        return StoredSitting(
            self.entries,
            table,
            tuple(clock.left),
            tuple(sorted(clock.running)),
            clock.at,
            tuple(self.bots),
            tuple(self.why),
            tuple(self.answered),
            tuple(stream.edition for stream in self.table.streams.values()),
        )

    # What can be seen

    @property
    def seats(self) -> int:
        return self.table.seats

    def is_over(self) -> bool:
        return self.abandoned is not None or self.table.is_over()

    def to_act(self) -> list[Seat]:
        """The seats that have an open question."""
        return [] if self.abandoned is not None else self.table.to_act()

    def bots_to_act(self) -> list[Seat]:
        """The bots that have to answer now."""
        to_act = self.to_act()
        found = [seat for seat in to_act if self.bots[seat]]
        if self.rules.in_turn:  # so that nothing depends on who is quicker
            return found[:1] if len(found) == len(to_act) else []
        return found

    def undo_limit(self, seat: Seat) -> int | str:
        """How many of its latest choices a seat may undo under the policy, or why none."""
        if self.is_over():
            return "game-over"
        if self.rules.undo == "off":
            return self.table.changeable(seat) or "undo-off"
        return self.table.undo_limit(seat, self._how(seat))

    def _how(self, seat: Seat) -> str:
        """How far a seat may undo."""
        if self._alone() == seat:
            return ALONE
        return AGREED if self.rules.undo == "agreement" else OWN

    def _alone(self) -> Seat | None:
        """The only person at a table of bots, since its start, if that person may undo at all."""
        people = [seat for seat, level in enumerate(self.rules.bots) if not level]
        is_alone = len(people) == 1 and self.seats > 1 and self.rules.undo != "off" and not self.rules.counts
        return people[0] if is_alone else None

    def _run_clocks(self) -> None:
        """Run the clocks of people, also while a bot plays for them: taking the seat back must not gain time."""
        people = [seat for seat in self.to_act() if not (self.rules.bots and self.rules.bots[seat])]
        self.clock.run(people, [seat for seat in people if self.bots[seat]])

    # Commands: each changes the sitting and returns the new entries

    def answer(self, seat: Seat, decision: str, option: str, at: int, command: str | None = None) -> list[Entry]:
        """Apply a seat's answer and the draws that follow."""
        self._check_seat(seat)
        first, *drawn = self.table.answer(seat, decision, option)
        draws = [Entry("choice", *choice, at) for choice in drawn]
        return self._made([Entry("choice", *first, at, command), *draws])

    def change(self, seat: Seat, decision: str, option: str, at: int, command: str | None = None) -> list[Entry]:
        """Replace an answer that is still sealed."""
        self._check_seat(seat)
        count = self.table.changeable(seat)
        latest = [choice for choice in self.table.log if choice.seat == seat][-count:] if count else []
        steps = next((n for n, choice in enumerate(reversed(latest), 1) if choice.decision == decision), 0)
        if not steps:
            raise IllegalChoice("not-asked", seat, decision, option)
        undo = Entry("undo", seat, OWN, self._undo_text(seat, steps), at, command)
        taken = self.table.undo(seat, steps)
        try:
            made = self.table.answer(seat, decision, option)
        except IllegalChoice:
            self.table.follow(taken)
            raise
        return self._made([undo, *(Entry("choice", *choice, at) for choice in made)])

    def undo(self, seat: Seat, count: int | None, at: int, command: str | None = None) -> list[Entry]:
        """Undo a seat's latest choices, or ask the others for permission."""
        self._check_seat(seat)
        limit = self.undo_limit(seat)
        if isinstance(limit, str) or (count or 1) > limit:
            raise IllegalChoice(limit if isinstance(limit, str) else self._reason(seat), seat)
        how = self._how(seat)
        own = self.table.undo_limit(seat)
        if count is None:  # up to where anybody could; past that, one by one
            count = limit if how != ALONE else own if isinstance(own, int) else 1
        if how == ALONE and (isinstance(own, str) or own < count):
            return self._made([self._undo_now(seat, count, at, ALONE)[0]._replace(command=command)])
        if how == AGREED and self.table.changeable(seat) < count:
            others = self._must_agree(seat)
            asks = Entry("ask-undo", seat, "", str(count), at, command)
            if others:
                self.asked = Asked(seat, count, frozenset())
                return self._made([asks])
            return self._made([asks, *self._undo_now(seat, count, at, AGREED)])
        undo = self._undo_now(seat, count, at, OWN)
        return self._made([undo[0]._replace(command=command)])

    def agree(self, seat: Seat, yes: bool, at: int, command: str | None = None) -> list[Entry]:
        """Agree to an undo, or refuse it."""
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
            entries += self._undo_now(asked.seat, asked.choices, at, AGREED)
            self.asked = None
        else:
            self.asked = asked._replace(agreed=agreed)
        return self._made(entries)

    def hand_to_bot(self, seat: Seat, level: str, why: str, at: int, command: str | None = None) -> list[Entry]:
        """Let a bot play for a person."""
        self._check_seat(seat)
        if self.rules.counts:
            raise IllegalChoice("no-stand-in", seat)
        self.bots[seat] = level
        return self._made([Entry("bot", seat, why, level, at, command)])

    def take_back(self, seat: Seat, at: int, command: str | None = None) -> list[Entry]:
        """Hand the seat back from the bot to the person."""
        self._check_seat(seat, bot=True)
        self.bots[seat] = ""
        return self._made([Entry("back", seat, "", "", at, command)])

    def credit(self, amount: int, at: int) -> list[Entry]:
        """Give time back to running clocks."""
        return self._made([Entry("credit", NOBODY, "", str(amount), at)])

    def hint(self, seat: Seat, step: int, at: int) -> list[Entry]:
        """A seat was given a hint for its question, up to a step; nothing if it had that step before."""
        self._check_seat(seat)
        self.hints.check(seat)
        if self.table.question(seat) is None:
            raise IllegalChoice("not-to-act", seat)
        return self._made([Entry("hint", seat, "", str(step), at)]) if step > self.hints.shown[seat] else []

    def abandon(self, why: str, at: int, command: str | None = None) -> list[Entry]:
        """End the game without a result."""
        if self.is_over():
            raise IllegalChoice("game-over", NOBODY)
        self.abandoned = why
        return self._made([Entry("abandon", NOBODY, why, "", at, command)])

    def answer_for_bot(self, seat: Seat, decision: str, option: str, at: int) -> list[Entry]:
        """Apply a bot's answer if the bot still plays that seat."""
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
        """Why a seat can undo no more than its latest choices."""
        try:
            self.table.undo(seat, len(self.table.log) + 1, self._how(seat))
        except IllegalChoice as error:
            return error.reason
        raise AssertionError("nobody has made more choices than there are")

    def _must_agree(self, seat: Seat) -> frozenset[Seat]:
        return frozenset(other for other in range(self.seats) if other != seat and not self.bots[other])

    def _undo_now(self, seat: Seat, count: int, at: int, how: str) -> list[Entry]:
        places = self._undo_text(seat, count, how)
        self._undo(seat, count, how)
        return [Entry("undo", seat, how, places, at)]

    def _undo(self, seat: Seat, count: int, how: str) -> None:
        self.table.undo(seat, count, how)
        self.taken_back += how == ALONE

    def _undo_text(self, seat: Seat, count: int, how: str = OWN) -> str:
        return " ".join(map(str, self.table.undo_places(seat, count, how)))

    # Entries made elsewhere

    def take(self, entries: Iterable[Entry]) -> None:
        """Apply the next entries of the journal. Raises IllegalChoice if one is not possible."""
        for entry in entries:
            self._take(entry)
            self._made([entry])

    def _take(self, entry: Entry) -> None:
        kind, seat = entry.kind, entry.seat
        if kind == "choice":
            self.table.follow([Choice(seat, entry.decision, entry.option)])
        elif kind == "undo":
            count = sum(self.table.log[place].seat == seat for place in places_of(entry))
            self._undo(seat, count, entry.decision)
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
            assert kind in ("credit", "hint"), f"there is no entry '{kind}'"

    def _made(self, entries: list[Entry]) -> list[Entry]:
        """Update clocks, bots and requests after an entry, wherever it was made."""
        for entry in entries:
            self.clock.advance(entry.at)
            if entry.command is not None:
                self.commands[entry.command] = self.entries
            self.entries += 1
            self.hints.count(entry)
            if entry.kind == "choice":
                self._chosen(entry.seat)
            elif entry.kind == "credit":
                self.clock.credit(int(entry.option))
            elif entry.kind in ("bot", "back"):
                self.why[entry.seat] = entry.decision
            if self.table.state.asked[CHANCE] is None:
                self._run_clocks()
        return entries

    def _count_bot(self, seat: Seat) -> None:
        if seat != CHANCE and self.bots[seat] and not (self.rules.bots and self.rules.bots[seat]):
            self.by_bot[seat] += 1

    def _chosen(self, seat: Seat) -> None:
        self._count_bot(seat)
        if seat != CHANCE:
            self.asked = None
            self._latest = None if self.bots[seat] else seat
            if self._latest is not None or self.rules.pace.kind == "days":  # days count anew with each question
                self.clock.answered(seat)
        if self._latest is not None:
            self.answered[self._latest] = self.table.streams[self._latest].number
