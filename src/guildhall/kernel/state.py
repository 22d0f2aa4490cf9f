"""State: what lies on the table, and the agenda of what comes next.

The flow of a game is data. A *step* is a plain function named after what the rulebook says; `then` puts it on the
agenda, and the loop in `run` takes it off again. A step changes the table, puts further steps on the agenda, or asks
one question, last. Steps put on the agenda by one step run in that order, before anything that was waiting already.

`ask_each` opens one *lane* per seat: an agenda of its own, so that seats answer in any order. The table's agenda waits
until every lane is empty.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVarTuple, Unpack, final, overload

if TYPE_CHECKING:
    from typing import Self

    from mypy_extensions import i64  # a machine word in the compiled engine, a plain int otherwise

    from guildhall.kernel.decision import Decision

Seat = int
CHANCE: Final = -1  # the seat that draws tiles and rolls dice
Option = int  # an index into a decision's domain

Ts = TypeVarTuple("Ts")

# Steps and events take a few ints. Each is a parameter of its own, because compiled code then passes plain machine
# words where `*args` would make a tuple of objects for every call, told or not.
ABSENT: Final = -(1 << 40)  # an argument that was not given


@final
class Frame:
    """One entry of an agenda: a step and its arguments, small ints, so that an agenda can be printed and stored.

    Frames never change, so agendas and their copies share them.
    """

    step: Callable[..., None]
    args: tuple[int, ...]
    decision: Decision[Any] | None  # the question, if that is what the step is; then it need not be looked for
    seat: Seat  # who is asked

    def __init__(
        self,
        step: Callable[..., None],
        args: tuple[int, ...] = (),
        decision: Decision[Any] | None = None,
        seat: Seat = CHANCE,
    ) -> None:
        self.step = step
        self.args = args
        self.decision = decision
        self.seat = seat

    def __repr__(self) -> str:
        return f"{self.step.__name__}{self.args}"


# The frames of steps without arguments, of those with one that is small, -1 last, and of those with two.
WITHOUT_ARGUMENTS: Final[dict[Callable[..., None], Frame]] = {}
WITH_ONE: Final[dict[Callable[..., None], list[Frame]]] = {}
WITH_TWO: Final[dict[Callable[..., None], dict[int, Frame]]] = {}
SHARED_ARGUMENTS: Final = 64


def frame_without_arguments(step: Callable[..., None]) -> Frame:
    """The frame of a step that takes no arguments, made once."""
    frame = WITHOUT_ARGUMENTS.get(step)
    if frame is None:
        frame = WITHOUT_ARGUMENTS[step] = Frame(step)
    return frame


def in_turn(*steps: Callable[..., None]) -> list[Frame]:
    """Steps without arguments that always follow each other, ready for an agenda: see `then_all`."""
    return [frame_without_arguments(step) for step in steps]


def frames_with_one(step: Callable[..., None]) -> list[Frame]:
    """The frames of a step that takes one small argument, made once."""
    frames = WITH_ONE.get(step)
    if frames is None:
        frames = WITH_ONE[step] = [Frame(step, (number,)) for number in (*range(SHARED_ARGUMENTS), CHANCE)]
    return frames


def frame_with_two(step: Callable[..., None], a: int, b: int) -> Frame:
    """The frame of a step with two small arguments, made once."""
    frames = WITH_TWO.get(step)
    if frames is None:
        frames = WITH_TWO[step] = {}
    key = a * SHARED_ARGUMENTS + b
    frame = frames.get(key)
    if frame is None:
        frame = frames[key] = Frame(step, (a, b))
    return frame


def with_item(values: list[int], at: int, value: int) -> list[int]:
    """A copy of the list with one item replaced, for lists that copies of a state share and must not change."""
    changed = values[:]
    changed[at] = value
    return changed


# How the names of events begin that tell a seat alone that its only answer was given for it. Whoever knows the
# question knows as much already, so such an event reveals nothing.
FORCED: Final = "only-"


class Event(NamedTuple):
    """Something that happened, for logs and animations. Never a sentence: an id and ints."""

    name: str
    args: tuple[int, ...]
    to: Seat | None = None  # None: everybody
    but: Seat | None = None  # everybody except this seat, who has been told already

    def is_for(self, seat: Seat | None) -> bool:
        """Whether a seat (None: a spectator) may see this event."""
        if self.to is not None:
            return self.to == seat
        return self.but is None or self.but != seat

    @property
    def is_forced(self) -> bool:
        """Whether this tells a seat that its only answer was given for it."""
        return self.name.startswith(FORCED)


# What every state without lanes, and with nothing to tell later, has in common. Replaced, never changed in place.
NO_LANES: Final[list[list[Frame]]] = []
NO_SEATS: Final[list[Seat]] = []
NONE_HELD: Final[list[list[Event]]] = []


class State:
    """The part of a position that every game shares. Subclassed once per game; `copy` is written there.

    Lists by seat have one entry more than there are seats: the last one, index -1, belongs to CHANCE.
    """

    seats: int
    agenda: list[Frame]  # the table's, top last
    lanes: list[list[Frame]]  # one agenda per seat, top last; empty while there are no lanes
    lane_order: list[Seat]  # the seats that have a lane, in the order of asking; replaced, never changed
    idle_lanes: list[list[Frame]]  # the lanes of the last time, all empty by now, for the next time
    opening: Decision[Any] | None  # the question that every lane begins with; None as soon as it is put
    interrupted: bool  # whether a step was put on the lane of another seat; meaningless between choices
    sealed: bool  # whether events of a lane stay with its seat until all lanes are done
    asked: list[Decision[Any] | None]  # the open question of each seat
    offered: list[list[Option]]  # its options, computed when it was asked; never changed in place
    waiting: int  # how many questions are open
    running: list[Frame]  # the agenda of the step that runs now; meaningless between choices
    sink: list[Event] | None  # where events go; None during search
    held: list[list[Event]]  # events of sealed lanes, by seat, until all lanes are done
    reveals: int  # how often something secret came to light without a choice of chance: undo stops there

    def begin(self, seats: int) -> None:
        """Make the shared part of a new state: nobody is asked anything, and nothing is on the agenda."""
        self.seats = seats
        self.agenda = []
        self.lanes = NO_LANES
        self.lane_order = NO_SEATS
        self.idle_lanes = NO_LANES
        self.opening = None
        self.interrupted = False
        self.sealed = False
        self.asked = [None] * (seats + 1)
        self.offered = [[]] * (seats + 1)
        self.waiting = 0
        self.running = self.agenda
        self.sink = None
        self.held = NONE_HELD
        self.reveals = 0

    def copy(self) -> State:
        """An independent state that is equal to this one. Every game writes its own: a handful of slices."""
        raise AssertionError("every game copies its own state")

    def copy_flow(self, new: State) -> None:
        """Give `new` the shared part of this state, without events: a copy tells nobody."""
        new.seats = self.seats
        new.agenda = self.agenda[:]
        new.lanes = [lane[:] for lane in self.lanes] if self.lanes else NO_LANES
        new.lane_order = self.lane_order
        new.idle_lanes = NO_LANES
        new.opening = None
        new.interrupted = False
        new.sealed = self.sealed
        new.asked = self.asked[:]
        new.offered = self.offered[:]
        new.waiting = self.waiting
        new.running = new.agenda
        new.sink = None
        new.held = NONE_HELD
        new.reveals = self.reveals

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """A copy that keeps its events. Steps, questions and components are constants, and shared."""
        new = self.copy()
        new.sink = None if self.sink is None else self.sink[:]
        new.held = [told[:] for told in self.held]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as text, so that stored states do not depend on the fields of the class."""
        game = game_of(self)
        return restored, (game, game.write(self), self.sink, self.held, self.reveals)

    @overload
    def then(self, step: Callable[[Self], None]) -> None: ...
    @overload
    def then(self, step: Callable[[Self, int], None], a: int) -> None: ...
    @overload
    def then(self, step: Callable[[Self, int, int], None], a: int, b: int) -> None: ...
    @overload
    def then(self, step: Callable[[Self, int, int, int], None], a: int, b: int, c: int) -> None: ...
    @overload
    def then(self, step: Callable[[Self, int, int, int, int], None], a: int, b: int, c: int, d: int) -> None: ...

    @final
    def then(
        self, step: Callable[..., None], a: int = ABSENT, b: int = ABSENT, c: int = ABSENT, d: int = ABSENT
    ) -> None:
        """Put a step on the agenda that is running, after the steps put there by the same step."""
        if a == ABSENT:
            self.running.append(frame_without_arguments(step))
        elif b == ABSENT and CHANCE <= a < SHARED_ARGUMENTS:
            self.running.append(frames_with_one(step)[a])
        elif c == ABSENT and 0 <= a < SHARED_ARGUMENTS and 0 <= b < SHARED_ARGUMENTS:
            self.running.append(frame_with_two(step, a, b))
        else:
            self.running.append(Frame(step, given(a, b, c, d, ABSENT, ABSENT)))

    @final
    def then_all(self, frames: list[Frame]) -> None:
        """Put several steps on the agenda at once, as `in_turn` has made them ready."""
        for frame in frames:
            self.running.append(frame)

    @final
    def then_ask(self, decision: Decision[Any], seat: Seat) -> None:
        """Put a question on the agenda that is running: `then(decision.ask, seat)`, but quicker."""
        self.running.append(decision.frames[seat])

    @final
    def ask_each(self, decision: Decision[Any], seats: list[Seat] | None = None, sealed: bool = True) -> None:
        """Ask every seat (or just `seats`, in that order) at the same time, each on a lane of its own.

        What happens on a sealed lane is told to its own seat at once and to the others when all lanes are done.
        """
        assert not self.lanes, "lanes do not nest"
        self.opening = decision
        if self.held:
            self.held = NONE_HELD
        self.lane_order = list(range(self.seats)) if seats is None else seats
        self.sealed = sealed
        self.lanes = self.idle_lanes[:] if self.idle_lanes else [[] for _ in range(self.seats)]

    def interrupt(self, seat: Seat, step: Callable[[Self, Seat, Unpack[Ts]], None], *args: *Ts) -> None:
        """Put a step on top of another seat's lane. A question open there is put again afterwards, with new options."""
        assert seat in self.lane_order, "only lanes are interrupted"
        decision = self.asked[seat]
        if decision is not None:
            self.asked[seat] = None
            self.waiting -= 1
            self.lanes[seat].append(decision.frames[seat])
        self.interrupted = True
        self.lanes[seat].append(Frame(step, (seat, *args)))  # type: ignore[arg-type]  # the small ints of Frame

    @final
    def tell(
        self,
        event: str,
        a: i64 = ABSENT,
        b: i64 = ABSENT,
        c: i64 = ABSENT,
        d: i64 = ABSENT,
        e: i64 = ABSENT,
        f: i64 = ABSENT,
        to: Seat | None = None,
    ) -> None:
        """Report something that happened, to everybody or to one seat."""
        if self.sink is not None:
            self._tell(event, given(a, b, c, d, e, f), to)

    def _tell(self, event: str, args: tuple[int, ...], to: Seat | None) -> None:
        assert self.sink is not None
        owner = self.lane_of_running() if self.lanes and self.sealed else CHANCE
        if owner == CHANCE or to is not None:
            self.sink.append(Event(event, args, to))
            return
        self.sink.append(Event(event, args, owner))
        if not self.held:
            self.held = [[] for _ in range(self.seats)]
        self.held[owner].append(Event(event, args, None, owner))

    def lane_of_running(self) -> Seat:
        """The seat whose lane runs now, or CHANCE for the table's agenda."""
        for seat in self.lane_order:
            if self.lanes[seat] is self.running:
                return seat
        return CHANCE


def game_of(g: Any) -> Any:
    """The game that a state belongs to: that of the package its class stands in, with the components of the state."""
    usual = import_module(type(g).__module__.rpartition(".")[0]).GAME
    return usual if g.box is usual.box else type(usual)(g.box)


def restored(game: Any, text: str, sink: list[Event] | None, held: list[list[Event]], reveals: int) -> State:
    """The state that a text describes, with what it has to tell."""
    g: State = game.read(text)
    g.sink = sink
    g.held = held
    g.reveals = reveals
    return g


def given(a: int, b: int, c: int, d: int, e: int, f: int) -> tuple[int, ...]:
    """The arguments that were given, as a tuple."""
    return tuple([value for value in (a, b, c, d, e, f) if value != ABSENT])
