"""The analysis board: any position, answers of any seat, chosen draws, and what the answers are worth.

It keeps nothing: every question holds a position in notation and the choices made from there on.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

import msgspec

from guildhall import shelf
from guildhall.analysis.candidates import candidates
from guildhall.bots.parallel import Clock
from guildhall.hall import screen, wire
from guildhall.hall.component_sets import things
from guildhall.hall.errors import Refusal
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.hall.replays import Course
from guildhall.hall.rights import Rights
from guildhall.kernel import run
from guildhall.kernel.errors import ComponentError, IllegalChoice, PositionError
from guildhall.kernel.game import Choice, Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Seat, State
from guildhall.table.replay import corrections
from guildhall.table.table import option_of

BROKEN: Final = (
    IllegalChoice,
    ValueError,
    LookupError,
    AssertionError,
    RecursionError,
)  # what a made-up position may lead to
MOST_LETTERS: Final = 40  # of a word that a refusal quotes


def explored(ask: wire.Explore) -> wire.Explored:
    """The position after some choices, with every question that is open. Raises Refusal."""
    game, g, events = _reached(ask)
    if ask.view is not None and ask.view >= g.seats:
        raise Refusal("no-such-seat", 404)
    try:
        over = run.is_over(g)
        questions = [] if over else [_question(g, seat) for seat in run.to_act(g)]
        chance = next((question for question in questions if question.seat == CHANCE), None)
        acting = next((question.seat for question in questions if question.seat != CHANCE), None)
        view = acting if ask.acting else ask.view
        return wire.Explored(
            game=game.name,
            seats=g.seats,
            state=game.view(g, view),
            around=screen.around_state(game, g, over),
            events=screen.events_of([event for event in events if event.is_for(view)]),
            questions=questions,
            weights=[] if chance is None else run.question(g, CHANCE).weights(g),
            things=things(game),
        )
    except BROKEN:
        raise Refusal("notation-does-not-parse", 400) from None


def rated(ask: wire.ExploreCandidates, clock: Clock | None = None) -> wire.Candidates:
    """What the answers of a seat are worth. Raises Refusal."""
    game, g, _ = _reached(wire.Explore(ask.notation, ask.choices, components=ask.components))
    if ask.seat not in run.to_act(g):
        raise Refusal("not-to-act")
    try:
        return wire.Candidates(ask.seat, ask.effort, candidates(game, g, ask.seat, ask.effort, clock))
    except BROKEN:
        raise Refusal("notation-does-not-parse", 400) from None


def seat_of(rights: Rights, record: TableRecord, seats: Sequence[SeatRecord]) -> Seat:
    """Whose view of a running game somebody may explore: the only person's, against bots. Raises Refusal.

    A try at a daily deal counts among people, although bots sit at its table.
    """
    people = [row.seat for row in seats if row.kind == "person"]
    is_among_people = len(people) != 1 or (record.settings.daily is not None and record.settings.daily.counts)
    if is_among_people or rights.holds(seats) != people:
        raise Refusal("no-analysis-while-running")
    return people[0]


def notation(course: Course, at: int, seat: Seat | None = None) -> wire.Notation:
    """A position of a game that is over, of a replay, or as a seat of a running game knew it. Raises Refusal."""
    if not (course.open or seat is not None):
        raise Refusal("no-analysis-while-running")
    if not 0 <= at <= len(course.log):
        raise Refusal("no-such-step", 404)
    g: State = course.game.new(course.seats, course.variant)
    run.start(g)
    for choice in course.log[:at]:
        run.apply(g, choice.seat, option_of(g, choice))
    if not course.open and seat is not None:
        g = course.game.determinize(g, seat, Rng(seat))
    return wire.Notation(course.game.write(g), corrections(course.game))


def _question(g: State, seat: int) -> wire.Question:
    question = run.question(g, seat)
    names = [question.domain[option] for option in run.options(g, seat)]
    return wire.Question(seat, question.name, names, question.facts(g, seat) if seat != CHANCE else {}, None)


def _reached(ask: wire.Explore) -> tuple[Game[Any], State, list[Event]]:
    """The position, and what the last choice told. Raises Refusal."""
    name = ask.notation.split(maxsplit=1)[0] if ask.notation.split() else ""
    if name not in shelf.NAMES:
        raise Refusal("no-such-game-to-explore", 400, word=name[:MOST_LETTERS])
    try:
        game: Game[Any] = shelf.game(name, ask.components)
    except ComponentError:
        raise Refusal("components-do-not-hold", 400) from None
    events: list[Event] = []
    try:
        g: State = game.read(ask.notation)
        run.start(g)
    except PositionError as error:
        raise Refusal("notation-is-wrong", 400, line=error.line, column=error.column, word=_word(ask, error)) from None
    except BROKEN:
        raise Refusal("notation-does-not-parse", 400) from None
    g.sink = events
    for number, (seat, decision, option) in enumerate(ask.choices, 1):
        events.clear()
        try:
            run.apply(g, seat, option_of(g, Choice(seat, decision, option)))
        except BROKEN:
            raise Refusal("illegal-branch", 400, number=number) from None
    return game, g, events


def _word(ask: wire.Explore, error: PositionError) -> str:
    """The word of the notation that an error points at."""
    lines = ask.notation.splitlines()
    rest = lines[error.line - 1][error.column - 1 :] if 0 < error.line <= len(lines) else ""
    return rest.split(maxsplit=1)[0][:MOST_LETTERS] if rest.split() else ""


def answer(what: str, text: str, clock: Clock | None = None) -> str:
    """What was asked as JSON, answered as JSON: also a refusal, so that it can be worked out in another process."""
    try:
        if what == "town":
            from guildhall.hall import towns  # which loads a game that nobody may play

            return _ended(towns.possible(text, towns.SECONDS, clock))
        if what == "position":
            return msgspec.json.encode(explored(msgspec.json.decode(text, type=wire.Explore))).decode()
        return msgspec.json.encode(rated(msgspec.json.decode(text, type=wire.ExploreCandidates), clock)).decode()
    except Refusal as refusal:
        return refused(refusal)


def in_slices(what: str, text: str, seconds: float) -> Generator[None, None, str]:
    """The same with pauses, for what takes longer than a moment."""
    if what != "town":
        return answer(what, text)
    from guildhall.hall import towns

    try:
        return (yield from towns.possible(text, seconds))
    except Refusal as refusal:
        return refused(refusal)


def _ended(work: Generator[None, None, str]) -> str:
    """What comes of work without its pauses."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return str(end.value)


def refused(refusal: Refusal) -> str:
    return msgspec.json.encode(Refused(refusal.reason, refusal.status, refusal.facts)).decode()


class Refused(msgspec.Struct, tag_field="refused", tag=True):
    """A refusal on its way from another process."""

    reason: str
    status: int
    facts: dict[str, int | str]
