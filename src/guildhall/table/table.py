"""Table: one game being played. The log of choices is the truth; the state is what it adds up to.

Players answer by name, chance answers from the table's secret seed, and every answer is one entry of the log. What
happened is told in streams of events, one for each seat and one for spectators.

A seat may take back its latest choices up to a barrier. The reasons why it may not (any further):

    undo-nothing      the seat has not chosen anything yet
    undo-draw         something was drawn afterwards
    undo-reveal       something secret came to light: sealed lanes closed, somebody was told something in private, or
                      a draw had only one outcome
    undo-other-seat   another seat answered afterwards

Answers on sealed lanes may be taken back until all are in, whatever the others have answered there meanwhile.

When all agree, a seat may also take back what others answered after it; draws and reveals remain barriers. Against
nobody but bots there are no barriers (`ALONE`): the others answer anew, and draw n of the game falls as it fell before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from msgspec import Struct

from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice, Game, Score, Variant, complete
from guildhall.kernel.state import CHANCE, Event, Option, Seat, State
from guildhall.table.draws import Draws, SeededDraws, commitment, new_seed
from guildhall.table.kept import Stored

S = TypeVar("S", bound=State)

SNAPSHOT_EVERY: Final = 32  # choices

# How far a seat may take back: up to the barriers, past the answers of others who have agreed, or past everything.
OWN: Final = "own"
AGREED: Final = "agreed"
ALONE: Final = "alone"


class Question(NamedTuple):
    """What a seat is asked, by names."""

    decision: str
    options: tuple[str, ...]
    facts: dict[str, int]  # the numbers that the question's sentence mentions


class Stream:
    """All that one view was told, in order.

    Events are numbered from 0; `told` has those from number `base` on. Undoing can change what was told before; the
    stream then gets a new `edition`, and anyone who has read an earlier one needs a fresh view.
    """

    def __init__(self, base: int = 0, edition: int = 0) -> None:
        self.told: list[Event] = []
        self.base = base
        self.edition = edition

    @property
    def number(self) -> int:
        """The number that the next event will have."""
        return self.base + len(self.told)


class _Mark(NamedTuple):
    """What undo must know about a choice in the log."""

    lanes: int  # which sealed lanes it was answered on, 0 for none
    reveals: bool


class _Snapshot(NamedTuple):
    """The position after this many choices, and how many events each stream had by then. Only a cache."""

    choices: int
    state: Any
    told: dict[Seat | None, int]


class Table(Generic[S]):
    """One game being played; with `log`, one that starts in the middle."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        variant: Variant | None = None,
        seed: bytes | None = None,
        draws: Draws | None = None,
        log: Sequence[Choice] = (),
        stored: Stored | None = None,
    ) -> None:
        """Raises ValueError for impossible seats, settings or seeds, and IllegalChoice for an impossible log.

        Without a seed there is a new one; with other `draws` there is none. With `stored`, the log up to there is
        taken as it is.
        """
        self.game = game
        self.seats = seats
        self.variant = complete(game.settings, variant or {})
        self.seed: bytes | None = None
        if draws is None:
            self.seed = new_seed() if seed is None else seed
            draws = SeededDraws(self.seed)
        elif seed is not None:
            raise ValueError("a table draws from its seed or from something else, not from both")
        self.draws: Draws = draws
        self.log: list[Choice] = []
        self.streams: dict[Seat | None, Stream] = {view: Stream() for view in (*range(seats), None)}
        self._told: list[Event] = []
        self._marks: list[_Mark] = []
        self._drawn = 0
        self.state: S
        if stored is None:
            self.state = game.new(seats, self.variant)
            self.state.sink = self._told
            run.start(self.state)
            self._spread()
        else:
            self._begin_at(stored, log)
        self._snapshots = [self._snapshot()]
        self._fold(log[len(self.log) :])
        self._answer_draws()

    def _begin_at(self, stored: Stored, log: Sequence[Choice]) -> None:
        self.log = list(log[: stored.choices])
        self._marks = [_Mark(0, True)] * stored.choices
        self._drawn = sum(choice.seat == CHANCE for choice in self.log)
        for view, (number, edition) in zip(self.streams, stored.streams, strict=True):
            self.streams[view] = Stream(number, edition)
        self.state = self.game.read(stored.position)
        self.state.sink = self._told

    def stored(self, how: str = OWN) -> Stored:
        """A snapshot to restart from, if this is how choices may be undone.

        While something could still be undone or lanes hold back events, it is of an earlier position.
        """
        undoable = [at for seat in range(self.seats) for at in self._barrier(seat, how)[0]]
        if not undoable and not self.state.lanes:
            streams = tuple((stream.number, stream.edition) for stream in self.streams.values())
            return Stored(len(self.log), self.game.write(self.state), streams)
        floor = min(undoable, default=len(self.log))
        base = self._snapshots[0]
        for kept in self._snapshots:
            if kept.choices <= floor:
                base = kept
        streams = tuple((base.told[view], stream.edition) for view, stream in self.streams.items())
        return Stored(base.choices, self.game.write(base.state), streams)

    @property
    def commitment(self) -> str | None:
        """What the table publishes about its seed before the first draw; None without a seed."""
        return None if self.seed is None else commitment(self.seed)

    def is_over(self) -> bool:
        return run.is_over(self.state)

    def to_act(self) -> list[Seat]:
        """The seats that are asked something."""
        return run.to_act(self.state)

    def question(self, seat: Seat) -> Question | None:
        """What a seat is asked, or None."""
        decision = self.state.asked[seat] if 0 <= seat < self.seats else None
        if decision is None:
            return None
        options = tuple(decision.domain[option] for option in self.state.offered[seat])
        return Question(decision.name, options, decision.facts(self.state, seat))

    def view(self, seat: Seat | None) -> Struct:
        """What a seat may see; None: a spectator."""
        return self.game.view(self.state, seat)

    def scores(self) -> list[Score] | None:
        """The result; None while the game goes on."""
        return self.game.scores(self.state)

    def events(self, seat: Seat | None, since: int = 0, edition: int | None = None) -> list[Event] | None:
        """The events of a view from that number on; None if it needs a fresh view instead."""
        stream = self.streams[seat]
        known = stream.base <= since <= stream.number
        if not known or (edition is not None and edition != stream.edition):
            return None
        return stream.told[since - stream.base :]

    def answer(self, seat: Seat, decision: str, option: str) -> list[Choice]:
        """Apply a seat's answer, then draws until a player must act; returns the new log entries.

        Raises IllegalChoice and then changes nothing.
        """
        if not 0 <= seat < self.seats:
            raise IllegalChoice("not-to-act", seat, decision, option)
        before = len(self.log)
        self._apply(Choice(seat, decision, option))
        self._answer_draws()
        return self.log[before:]

    def follow(self, choices: Sequence[Choice]) -> None:
        """Apply choices made elsewhere, including draws. Raises IllegalChoice for one that is not possible."""
        self._fold(choices)

    def _answer_draws(self) -> None:
        g = self.state
        while g.asked[CHANCE] is not None:
            decision = run.question(g, CHANCE)
            self._apply(Choice(CHANCE, decision.name, decision.domain[self.draws.draw(g, self._drawn)]))
        self._keep_snapshot()

    def _apply(self, choice: Choice) -> None:
        g = self.state
        option = option_of(g, choice)
        lanes = self._sealed_lanes()
        before = g.reveals
        run.apply(g, choice.seat, option)
        whispered = not lanes and any(event.to is not None and not event.is_forced for event in self._told)
        self.log.append(choice)
        self._marks.append(_Mark(lanes, whispered or g.reveals > before))
        self._drawn += choice.seat == CHANCE
        self._spread()

    def _spread(self) -> None:
        for event in self._told:
            for view, stream in self.streams.items():
                if event.is_for(view):
                    stream.told.append(event)
        self._told.clear()

    def undo_limit(self, seat: Seat, how: str = OWN) -> int | str:
        """How many of its latest choices a seat can take back, or why it can take back none."""
        mine, reason = self._barrier(seat, how)
        return len(mine) or reason

    def changeable(self, seat: Seat) -> int:
        """How many answers a seat has given on lanes that are still sealed, and may therefore change."""
        lanes = self._sealed_lanes()
        if not lanes:
            return 0
        mine, _ = self._barrier(seat)
        return sum(self._marks[at].lanes == lanes for at in mine)

    def undo(self, seat: Seat, count: int | None = None, how: str = OWN) -> list[Choice]:
        """Take back a seat's latest choices: this many, or all up to the barrier. Returns them, oldest first.

        What others answered afterwards is taken back too, except on lanes that are sealed before and after. Raises
        IllegalChoice with the reason and then changes nothing.
        """
        gone = self.undo_places(seat, count, how)
        taken = [self.log[at] for at in gone]
        first = gone[0]
        self._rewind(first, [choice for at, choice in enumerate(self.log) if at >= first and at not in gone])
        return taken

    def undo_places(self, seat: Seat, count: int | None = None, how: str = OWN) -> list[int]:
        """The indices in the log that `undo` would remove. Raises IllegalChoice with the reason."""
        mine, reason = self._barrier(seat, how)
        if count is not None and count < 1:
            raise ValueError(f"cannot take back {count} choices")
        if not mine or (count or 0) > len(mine):
            raise IllegalChoice(reason, seat)
        lanes = self._sealed_lanes()
        first = mine[:count][-1]
        if self._marks[first].lanes != lanes:
            lanes = 0  # back to before they were opened: nobody has answered there yet
        return [
            at
            for at in range(first, len(self.log))
            if self.log[at].seat == seat or not lanes or self._marks[at].lanes != lanes
        ]

    def _sealed_lanes(self) -> int:
        """Which sealed lanes are open, 0 for none."""
        return self.state.reveals + 1 if self.state.lanes and self.state.sealed else 0

    def _barrier(self, seat: Seat, how: str = OWN) -> tuple[list[int], str]:
        """The log entries that a seat can take back, latest first, and the reason why no more."""
        if how == ALONE:
            first = self._snapshots[0].choices
            return [at for at in range(len(self.log) - 1, first - 1, -1) if self.log[at].seat == seat], "undo-nothing"
        lanes = self._sealed_lanes()
        mine: list[int] = []
        others = False  # whether answers of others, on the lanes that are still sealed, were passed over
        for at in range(len(self.log) - 1, -1, -1):
            by, mark = self.log[at].seat, self._marks[at]
            sealed = lanes > 0 and mark.lanes == lanes
            if by == CHANCE:
                return mine, "undo-draw"
            if mark.reveals:
                return mine, "undo-reveal"
            if not sealed and how == OWN and (others or by != seat):
                return mine, "undo-other-seat"
            if by == seat:
                mine.append(at)
            else:
                others = True
        return mine, "undo-nothing"

    def _rewind(self, choices: int, again: list[Choice]) -> None:
        """Go back to the position after this many choices, then apply these."""
        before = {view: stream.told for view, stream in self.streams.items()}
        while self._snapshots[-1].choices > choices:
            self._snapshots.pop()
        snapshot = self._snapshots[-1]
        again = self.log[snapshot.choices : choices] + again
        for view, stream in self.streams.items():
            stream.told = stream.told[: snapshot.told[view] - stream.base]
        del self.log[snapshot.choices :], self._marks[snapshot.choices :]
        self._drawn = sum(choice.seat == CHANCE for choice in self.log)
        self.state = snapshot.state.copy()
        self.state.sink = self._told
        self._fold(again)
        for view, stream in self.streams.items():
            stream.edition += stream.told != before[view]

    def _fold(self, log: Sequence[Choice]) -> None:
        for choice in log:
            self._apply(choice)
            self._keep_snapshot()

    def _keep_snapshot(self) -> None:
        """Take a snapshot now and then, but not while lanes hold back events: copies do not include them."""
        if not self.state.lanes and len(self.log) >= self._snapshots[-1].choices + SNAPSHOT_EVERY:
            self._snapshots.append(self._snapshot())

    def _snapshot(self) -> _Snapshot:
        state: Any = self.state  # every game's own state can be copied
        told = {view: stream.number for view, stream in self.streams.items()}
        return _Snapshot(len(self.log), state.copy(), told)


def option_of(g: State, choice: Choice) -> Option:
    """The option that a choice names, if its question is open. Raises IllegalChoice."""
    seat, name, answer = choice
    decision = g.asked[seat] if CHANCE <= seat < g.seats else None
    if decision is None:
        raise IllegalChoice("not-to-act", seat, name, answer)
    if decision.name != name:
        raise IllegalChoice("not-asked", seat, name, answer)
    if answer not in decision.domain:
        raise IllegalChoice("no-such-option", seat, name, answer)
    return decision.domain.index(answer)
