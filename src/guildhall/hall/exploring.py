"""The analysis board: any position, answers of any seat, chosen draws, and what the answers are worth.

It keeps nothing: every question holds a position in notation and the choices made from there on.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from guildhall import shelf
from guildhall.analysis.candidates import candidates
from guildhall.bots.parallel import Clock
from guildhall.hall import screen, wire
from guildhall.hall.errors import Refusal
from guildhall.hall.replays import Course
from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice, Game
from guildhall.kernel.state import CHANCE, Event, State
from guildhall.table.replay import corrections
from guildhall.table.table import option_of

BROKEN: Final = (
    IllegalChoice,
    ValueError,
    LookupError,
    AssertionError,
    RecursionError,
)  # what a made-up position may lead to


def explored(ask: wire.Explore) -> wire.Explored:
    """The position after some choices, with every question that is open. Raises Refusal."""
    game, g, events = _reached(ask)
    if ask.view is not None and ask.view >= g.seats:
        raise Refusal("no-such-seat", 404)
    try:
        over = run.is_over(g)
        questions = [] if over else [_question(g, seat) for seat in run.to_act(g)]
        chance = next((question for question in questions if question.seat == CHANCE), None)
        return wire.Explored(
            game=game.name,
            seats=g.seats,
            state=game.view(g, ask.view),
            around=screen.around_state(game, g, over),
            events=screen.events_of([event for event in events if event.is_for(ask.view)]),
            questions=questions,
            weights=[] if chance is None else run.question(g, CHANCE).weights(g),
        )
    except BROKEN:
        raise Refusal("notation-does-not-parse", 400) from None


def rated(ask: wire.ExploreCandidates, clock: Clock | None = None) -> wire.Candidates:
    """What the answers of a seat are worth. Raises Refusal."""
    game, g, _ = _reached(wire.Explore(ask.notation, ask.choices))
    if ask.seat not in run.to_act(g):
        raise Refusal("not-to-act")
    try:
        return wire.Candidates(ask.seat, ask.effort, candidates(game, g, ask.seat, ask.effort, clock))
    except BROKEN:
        raise Refusal("notation-does-not-parse", 400) from None


def notation(course: Course, at: int) -> wire.Notation:
    """A position of a game that is over, or of a replay, to explore. Raises Refusal."""
    if not course.open:
        raise Refusal("no-analysis-while-running")
    if corrections(course.game) is not None:
        raise Refusal("no-analysis-of-corrected")
    if not 0 <= at <= len(course.log):
        raise Refusal("no-such-step", 404)
    g: State = course.game.new(course.seats, course.variant)
    run.start(g)
    for choice in course.log[:at]:
        run.apply(g, choice.seat, option_of(g, choice))
    return wire.Notation(course.game.write(g))


def _question(g: State, seat: int) -> wire.Question:
    question = run.question(g, seat)
    names = [question.domain[option] for option in run.options(g, seat)]
    return wire.Question(seat, question.name, names, question.facts(g, seat) if seat != CHANCE else {}, None)


def _reached(ask: wire.Explore) -> tuple[Game[Any], State, list[Event]]:
    """The position, and what the last choice told. Raises Refusal."""
    name = ask.notation.split(maxsplit=1)[0] if ask.notation.split() else ""
    if name not in shelf.NAMES:
        raise Refusal("notation-does-not-parse", 400)
    game: Game[Any] = shelf.game(name)
    events: list[Event] = []
    try:
        g: State = game.read(ask.notation)
        run.start(g)
    except BROKEN:
        raise Refusal("notation-does-not-parse", 400) from None
    g.sink = events
    for seat, decision, option in ask.choices:
        events.clear()
        try:
            run.apply(g, seat, option_of(g, Choice(seat, decision, option)))
        except BROKEN:
            raise Refusal("illegal-branch", 400) from None
    return game, g, events


def answer(what: str, text: str, clock: Clock | None = None) -> str:
    """What was asked as JSON, answered as JSON: also a refusal, so that it can be worked out in another process."""
    try:
        if what == "position":
            return msgspec.json.encode(explored(msgspec.json.decode(text, type=wire.Explore))).decode()
        return msgspec.json.encode(rated(msgspec.json.decode(text, type=wire.ExploreCandidates), clock)).decode()
    except Refusal as refusal:
        return msgspec.json.encode(Refused(refusal.reason, refusal.status)).decode()


class Refused(msgspec.Struct, tag_field="refused", tag=True):
    """A refusal on its way from another process."""

    reason: str
    status: int
