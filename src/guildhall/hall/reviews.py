"""Reviews as people see them: what is kept of one, and a mistake to learn from, with the board as it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from guildhall.analysis.decisions import grade
from guildhall.analysis.look import Decided
from guildhall.analysis.report import ReviewReport, report
from guildhall.analysis.review import Review
from guildhall.hall import replays, screen, wire
from guildhall.hall.errors import Refusal, not_found
from guildhall.hall.replays import Course
from guildhall.kernel import run
from guildhall.kernel.game import Choice, Game
from guildhall.kernel.state import CHANCE, Event, Seat, State
from guildhall.table.table import option_of

LEAST_SHARE = 0.01  # of a search's effort, below which it has no opinion of an answer


class KeptLesson(msgspec.Struct):
    """One of a seat's costliest decisions: every answer that was considered, and a better line."""

    seat: Seat
    decided: Decided
    position: str  # in which the line begins
    line: list[tuple[Seat, str, str]]


class KeptReview(msgspec.Struct):
    """What is stored of a review."""

    report: ReviewReport
    lessons: list[KeptLesson]


def kept(game: str, found: Review) -> str:
    """A review as text to store."""
    lessons = [
        KeptLesson(seat, decided, line.position, list(line.choices))
        for seat in range(len(found.seats))
        for decided in found.costliest(seat)
        if (line := found.lines.get(decided.at)) is not None
    ]
    return msgspec.json.encode(KeptReview(report(game, found), lessons)).decode()


def read(text: str) -> KeptReview:
    return msgspec.json.decode(text, type=KeptReview)


def lesson(course: Course, text: str, at: int) -> wire.Lesson:
    """The decision after so many choices, from its seat's view. Raises Refusal."""
    for one in read(text).lessons:
        if one.decided.at == at:
            return _lesson(course, one)
    raise not_found("no-such-step")


def _lesson(course: Course, one: KeptLesson) -> wire.Lesson:
    decided, seat = one.decided, one.seat
    g: State = course.game.new(course.seats, course.variant)
    run.start(g)
    for choice in course.log[: decided.at]:
        run.apply(g, choice.seat, option_of(g, choice))
    question = run.question(g, seat)
    names = [question.domain[option] for option in run.options(g, seat)]
    return wire.Lesson(
        at=decided.at,
        seat=seat,
        question=wire.Question(seat, question.name, names, question.facts(g, seat), None),
        step=replays.step(course, decided.at, seat),
        played=decided.option,
        best=decided.best,
        answers=[_answer(decided, name) for name in names],
        line=line(course.game, one.position, [Choice(*choice) for choice in one.line], seat, decided.at),
    )


def _answer(decided: Decided, name: str) -> wire.LessonAnswer:
    """What the review thinks of an answer. Of one that the search hardly tried, it says nothing."""
    if name == decided.best:
        return wire.LessonAnswer(name, "best", 0.0)
    if name == decided.option:
        return wire.LessonAnswer(name, decided.grade, round(decided.lost.win, 4))
    best = next((found.win for found in decided.candidates if found.name == decided.best), decided.win)
    for found in decided.candidates:
        if found.name == name and found.share >= LEAST_SHARE:
            lost = max(0.0, best - found.win)
            return wire.LessonAnswer(name, grade(lost, is_best=False), round(lost, 4))
    return wire.LessonAnswer(name, None, None)


def line(game: Game[Any], position: str, choices: Sequence[Choice], seat: Seat, at: int) -> list[wire.Step]:
    """A line of play that a seat thinks possible, as the seat would see it, step by step."""
    g: State = game.read(position)
    events: list[Event] = []
    g.sink = events
    steps = []
    for number, choice in enumerate(choices, 1):
        events.clear()
        try:
            run.apply(g, choice.seat, option_of(g, choice))
        except ValueError:
            raise Refusal("replay-does-not-hold", 409) from None
        is_known = choice.seat in (seat, CHANCE) or not g.lanes
        steps.append(
            wire.Step(
                step=at + number,
                view=seat,
                choice=wire.LoggedChoice(choice.seat, choice.decision, choice.option if is_known else None),
                events=screen.events_of([event for event in events if event.is_for(seat)]),
                state=game.view(g, seat),
                around=screen.around_state(game, g, run.is_over(g)),
            )
        )
    return steps
