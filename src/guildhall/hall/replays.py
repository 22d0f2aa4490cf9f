"""Games step by step: those of tables, and replay files from elsewhere.

While a game goes on, a step shows what its view may know. Once it is over, nothing is hidden: every seat's view of
every position can be seen, and every choice by name.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from guildhall.hall import screen, wire
from guildhall.hall.component_sets import described, things
from guildhall.hall.errors import Refusal
from guildhall.hall.letters import shortened
from guildhall.hall.live import LiveTable
from guildhall.hall.records import TableRecord
from guildhall.hall.settings import MOST_LETTERS, clean_name
from guildhall.kernel import run
from guildhall.kernel.game import Choice, Game
from guildhall.kernel.state import CHANCE, Event, Seat, State
from guildhall.table import replay
from guildhall.table.draws import commitment
from guildhall.table.replay import corrections
from guildhall.table.table import Table, option_of

MOST_BYTES: Final = 400_000
MOST_CHOICES: Final = 20_000
MOST_MOMENTS: Final = 200


class Course(NamedTuple):
    """A game, choice by choice."""

    id: str
    game: Game[Any]
    seats: int
    variant: Mapping[str, str]
    names: Mapping[Seat, str]
    log: Sequence[Choice]
    finished: bool
    open: bool  # whether choices of other seats may be named
    commitment: str | None
    seed: bytes | None
    shuffle: Any
    components: str = ""  # the name of its component set


def of_file(id: str, text: str) -> Course:
    """The game of a replay file that `check_file` has accepted."""
    file = replay.load(text)
    return Course(
        id,
        replay.game_of(file),
        file.seats,
        file.variant,
        file.names,
        file.choices,
        file.is_finished,
        True,
        file.commitment,
        file.seed,
        _shuffle_of(file),
    )


def check_file(text: str) -> tuple[str, str, str]:
    """Replay a file and check everything that can be checked. Raises Refusal.

    Returns an id, the game's name and what to store: the same game without comments, with names as people may have.
    """
    if len(text) > MOST_BYTES:
        raise Refusal("replay-too-long", 413)
    try:
        file = replay.load(text)
        if len(file.choices) > MOST_CHOICES:
            raise Refusal("replay-too-long", 413)
        replay.verify(file)
    except (ValueError, LookupError, AssertionError):  # of the last two, only with components that nobody tried
        raise Refusal("replay-does-not-hold", 400) from None
    names = {seat: shortened(clean_name(name, len(name)), MOST_LETTERS) for seat, name in file.names.items()}
    stored = replay.save(dataclasses.replace(file, names=names))
    return hashlib.sha256(stored.encode()).hexdigest()[:24], file.game, stored


def of_table(live: LiveTable[Any]) -> Course:
    """A table's game so far."""
    record, sitting = live.record, live.sitting
    assert sitting is not None
    table, over, own_draws = sitting.table, record.is_over, record.begun is None
    is_open = over and not live.is_sealed
    return Course(
        record.id,
        table.game,
        table.seats,
        table.variant,
        names_of(live),
        table.log[:],
        table.is_over(),
        over,
        commitment(record.seed) if own_draws else None,
        record.seed if is_open and own_draws else None,
        ("proven" if is_open else "sealed") if own_draws else "unknown",
        "" if record.settings.components is None else record.settings.components.name,
    )


def names_of(live: LiveTable[Any]) -> dict[Seat, str]:
    return {row.seat: row.name for row in live.seats if row.name}


def file_of(live: LiveTable[Any]) -> str:
    """A table's game as a replay file. Raises Refusal while the game goes on, because the file tells all secrets."""
    assert live.sitting is not None
    if not live.record.is_over:
        raise Refusal("not-over")
    file = recorded(live.sitting.table, names_of(live), live.record)
    return replay.save(dataclasses.replace(file, seed=None) if live.is_sealed else file)


def recorded(table: Table[Any], names: Mapping[Seat, str], record: TableRecord) -> replay.Replay:
    """A game that is over, with its seed, unless it continues another whose draws had another source."""
    file = replay.record(table, names, with_seed=record.begun is None)
    return file if record.begun is None else dataclasses.replace(file, commitment=None)


def info(course: Course, view: Seat | None = None) -> wire.ReplayInfo:
    """A game's length and rounds, and every event that a view was told. Raises Refusal."""
    _check_seat(course, view)
    g: State = course.game.new(course.seats, course.variant)
    events: list[Event] = []
    g.sink = events
    run.start(g)
    heard = [event for event in events if event.is_for(view)]
    told = [len(heard)]
    rounds = [0] if course.game.round(g) else []
    turns: list[int] = []
    last = CHANCE
    for i, choice in enumerate(course.log, 1):
        if choice.seat not in (CHANCE, last):
            if last != CHANCE:
                turns.append(i - 1)
            last = choice.seat
        before = course.game.round(g)
        events.clear()
        run.apply(g, choice.seat, option_of(g, choice))
        heard += [event for event in events if event.is_for(view)]
        told.append(len(heard))
        if course.game.round(g) != before:
            rounds.append(i)
    return wire.ReplayInfo(
        id=course.id,
        game=course.game.name,
        seats=course.seats,
        variant=dict(course.variant),
        names=dict(course.names),
        steps=len(course.log),
        rounds=rounds,
        events=screen.events_of(heard),
        told=told,
        finished=course.finished,
        commitment=course.commitment,
        seed=None if course.seed is None else course.seed.hex(),
        shuffle=course.shuffle,
        things=things(course.game),
        components=None if corrections(course.game) is None else described(course.game, course.components),
        turns=turns,
    )


def step(course: Course, at: int, view: Seat | None) -> wire.Step:
    """The position after this many choices, from one view. Raises Refusal."""
    if not 0 <= at <= len(course.log):
        raise Refusal("no-such-step", 404)
    _check_seat(course, view)
    g: State = course.game.new(course.seats, course.variant)
    events: list[Event] = []
    g.sink = events
    run.start(g)
    choice: Choice | None = None
    for choice in course.log[:at]:
        events.clear()
        run.apply(g, choice.seat, option_of(g, choice))
    shown = None
    if choice is not None:
        is_mine = course.open or choice.seat == view
        shown = wire.LoggedChoice(choice.seat, choice.decision, choice.option if is_mine else None)
    return wire.Step(
        step=at,
        view=view,
        choice=shown,
        events=screen.events_of([event for event in events if event.is_for(view)]),
        state=course.game.view(g, view),
        around=screen.around_state(course.game, g, run.is_over(g)),
    )


def moments(course: Course, since: int, view: Seat | None) -> wire.Moments:
    """What a view was told from this event on, one step of the rules after the other: at most `MOST_MOMENTS`.

    Raises Refusal.
    """
    _check_seat(course, view)
    g: State = course.game.new(course.seats, course.variant)
    events: list[Event] = []
    g.sink = events
    run.start(g)
    told = 0
    before: Any = None
    found: list[wire.Moment] = []
    for choice in course.log:
        told += sum(event.is_for(view) for event in events)
        events.clear()
        option = option_of(g, choice)
        if told < since:  # nobody asked for these steps
            run.apply(g, choice.seat, option)
            continue
        if before is None:
            shown = before = course.game.view(g, view)
        for _ in run.apply_in_steps(g, choice.seat, option):
            shown = _look(course, g, view, events, shown, found)
        shown = _look(course, g, view, events, shown, found)
        if len(found) >= MOST_MOMENTS:
            break
    return wire.Moments(view, since, course.game.view(g, view) if before is None else before, found)


def _look(
    course: Course, g: State, view: Seat | None, events: list[Event], shown: Any, found: list[wire.Moment]
) -> Any:
    """Note a moment if the view was told something; returns what the view shows then."""
    heard = [event for event in events if event.is_for(view)]
    if not heard:
        return shown
    events.clear()
    now = course.game.view(g, view)
    around = screen.around_state(course.game, g, run.is_over(g))
    found.append(wire.Moment(screen.events_of(heard), screen.changes_of(shown, now), around))
    return now


def _check_seat(course: Course, view: Seat | None) -> None:
    if view is not None and not 0 <= view < course.seats:
        raise Refusal("no-such-seat", 404)


def check_shuffle(text: str) -> wire.Shuffle:
    """Replay a file and compare every draw with its seed. Raises Refusal."""
    try:
        file = replay.load(text)
        replay.verify(file)
    except ValueError:
        raise Refusal("replay-does-not-hold", 409) from None
    draws = sum(choice.seat == CHANCE for choice in file.choices)
    return wire.Shuffle(_shuffle_of(file), draws, len(file.choices))


def _shuffle_of(file: replay.Replay) -> Literal["proven", "sealed", "unknown"]:
    """What a valid file proves about its draws."""
    if file.seed is not None:
        return "proven"
    return "sealed" if file.commitment is not None else "unknown"
