"""Games to be looked at step by step: those of this service's tables, and files from elsewhere.

A view of a running game shows what its seat may know. Once a game is over, nothing is hidden: every seat's honest view
of every moment can be seen, and every choice by name.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from guildhall import shelf
from guildhall.kernel import run
from guildhall.kernel.game import Choice, Game
from guildhall.kernel.state import CHANCE, Event, Seat, State
from guildhall.server import screen, wire
from guildhall.server.errors import Refusal
from guildhall.server.room import Room
from guildhall.server.session import Rights
from guildhall.table import replay
from guildhall.table.draws import commitment
from guildhall.table.table import option_of

MOST_BYTES: Final = 400_000
MOST_CHOICES: Final = 20_000


class Course(NamedTuple):
    """A game from its first choice to the last."""

    id: str
    game: Game[Any]
    seats: int
    variant: Mapping[str, str]
    names: Mapping[Seat, str]
    log: Sequence[Choice]
    finished: bool
    open: bool  # whether everything may be seen
    commitment: str | None
    seed: bytes | None
    shuffle: Any


def of_file(id: str, text: str) -> Course:
    """A file that was checked when it came in."""
    file = replay.load(text)
    return Course(
        id,
        shelf.game(file.game),
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


def check_file(text: str) -> tuple[str, str]:
    """Play a file and check all that can be checked; returns an id and the game's name. Raises Refusal."""
    if len(text) > MOST_BYTES:
        raise Refusal("replay-too-long", 413)
    try:
        file = replay.load(text)
        if len(file.choices) > MOST_CHOICES:
            raise Refusal("replay-too-long", 413)
        replay.verify(file)
    except ValueError:
        raise Refusal("replay-does-not-hold", 400) from None
    return hashlib.sha256(text.encode()).hexdigest()[:24], file.game


async def of_table(room: Room) -> Course:
    """A table's game so far."""
    async with room.reading() as sitting:
        table = sitting.table
        row = room.row
        over = row.status in ("over", "abandoned")
        return Course(
            room.id,
            table.game,
            table.seats,
            table.variant,
            names_of(room),
            table.log[:],
            table.is_over(),
            over,
            commitment(row.seed),
            row.seed if over else None,
            "proven" if over else "sealed",
        )


def names_of(room: Room) -> dict[Seat, str]:
    return {row.seat: row.name for row in room.seats if row.name}


async def file_of(room: Room) -> str:
    """A table's game as a replay file. Raises Refusal while there are secrets in it."""
    async with room.reading() as sitting:
        if room.row.status not in ("over", "abandoned"):
            raise Refusal("not-over")
        return replay.save(replay.record(sitting.table, names_of(room), with_seed=True))


def info(course: Course, view: Seat | None = None) -> wire.ReplayInfo:
    """What there is to look at, and all that a view was told. Raises Refusal."""
    _check_seat(course, view)
    g: State = course.game.new(course.seats, course.variant)
    events: list[Event] = []
    g.sink = events
    run.start(g)
    heard = [event for event in events if event.is_for(view)]
    told = [len(heard)]
    rounds = [0] if course.game.round(g) else []
    for i, choice in enumerate(course.log, 1):
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
    )


def step(course: Course, at: int, view: Seat | None) -> wire.Step:
    """One moment of a game, from one seat. Raises Refusal."""
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


def _check_seat(course: Course, view: Seat | None) -> None:
    if view is not None and not 0 <= view < course.seats:
        raise Refusal("no-such-seat", 404)


def check_shuffle(text: str) -> wire.Shuffle:
    """Play a replay file again and compare every draw with its seed. Raises Refusal."""
    try:
        file = replay.load(text)
        replay.verify(file)
    except ValueError:
        raise Refusal("replay-does-not-hold", 409) from None
    draws = sum(choice.seat == CHANCE for choice in file.choices)
    return wire.Shuffle(_shuffle_of(file), draws, len(file.choices))


def _shuffle_of(file: replay.Replay) -> Literal["proven", "sealed", "unknown"]:
    """What can be said about the draws of a file that holds."""
    if file.seed is not None:
        return "proven"
    return "sealed" if file.commitment is not None else "unknown"


def check_step(room: Room, rights: Rights, view: Seat | None) -> None:
    """Raises Refusal unless a person may look back at a table from that view."""
    if room.row.status in ("over", "abandoned"):
        mine = rights.holds(room.seats)
        if not mine and not room.row.settings.spectators:
            raise Refusal("no-spectators", 403)
        return
    room.check_view(rights, view)
    if view is None and room.row.settings.spectator_delay:
        raise Refusal("not-over")
