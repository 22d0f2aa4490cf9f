"""Lessons as people see them: the board of each step, and a reply to every answer.

There is nothing to keep between two answers: a client sends all that it has given so far. So a server, a browser worker
and the terminal can all use this.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from guildhall import shelf
from guildhall.analysis.hint import Effort
from guildhall.hall import hints, screen, wire
from guildhall.hall.errors import Refusal, not_found
from guildhall.hall.foresight import WORLDS, foreseen
from guildhall.hall.hints import HintTurn
from guildhall.hall.wire_lessons import CourseInfo, LessonAnswers, LessonLine, LessonStep
from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.game import Choice, Game
from guildhall.kernel.rng import Rng
from guildhall.lessons import Lesson, Walk, course, walked
from guildhall.table.table import Question

SEED: Final = 1  # of what a reply supposes of hidden things
QUICK: Final = Effort(simulations=24, worlds=4, line=4)  # of a hint that the whole page waits for


@cache
def course_info(game: str) -> CourseInfo:
    """The lessons of a game. Raises Refusal."""
    if game not in shelf.NAMES:
        raise not_found("no-such-game")
    lessons = course(game).lessons
    first = lessons[-1].steps[-1]
    pictures = course(game).pictures
    lines = [LessonLine(one.id, len(one.steps), one.clauses) for one in lessons]
    return CourseInfo(game, lines, pictures, first.seats, first.variant)


def _walked(game: str, id: str, given: LessonAnswers) -> Walk:
    """A lesson after these answers. Raises Refusal."""
    if game not in shelf.NAMES:
        raise not_found("no-such-game")
    lesson = course(game).find(id)
    if lesson is None:
        raise not_found("no-such-lesson")
    try:
        return walked(shelf.game(game), lesson, given.answers)
    except ValueError:
        raise Refusal("no-such-step", 404) from None


def hint_turn(game: str, id: str, given: LessonAnswers) -> HintTurn | None:
    """What a hint is made from; None where a lesson says itself what leads on. Raises Refusal."""
    return _hint_turn(_walked(game, id, given))


def _hint_turn(walk: Walk) -> HintTurn | None:
    question, seat = walk.question(), walk.lesson.seat
    if question is None or not walk.lesson.steps[walk.step].free:
        return None
    position = walk.game.write(walk.game.determinize(walk.state, seat, Rng(seat)))
    return HintTurn(walk.game.name, position, seat, Question(question[0], tuple(question[1]), {}), None)


def step(game: str, id: str, given: LessonAnswers, made: str | None = None) -> LessonStep:
    """A lesson after these answers. Raises Refusal, or IllegalChoice for an answer that is not possible.

    `made` is a hint that was made elsewhere; without it a quicker one is made here, if one is wanted.
    """
    walk = _walked(game, id, given)
    box, lesson = walk.game, walk.lesson
    answers, leads, reply, would = list(given.answers), False, None, None
    if given.tried is not None:
        leads, reply, would = _try(box, walk, given.tried)
        if leads:
            answers.append(given.tried)
    shown = _shown(box, lesson, walk, answers, leads, reply, would)
    turn = _hint_turn(walk) if given.hint else None
    if turn is not None:
        made = made or hints.make(turn.game, turn.position, turn.seat, effort=QUICK)
        shown.hint = hints.shown(wire.AskHint("hint", turn.seat, given.hint), made)
    return shown


def _try(box: Game[Any], walk: Walk, tried: str) -> tuple[bool, str | None, wire.Previewed | None]:
    """Whether an answer leads on, what is said to it, and what it would do if it does not."""
    question, seat = walk.question(), walk.lesson.seat
    if question is None or tried not in question[1]:
        raise IllegalChoice("not-offered", seat, question[0] if question else "", tried)
    if walk.leads_on(tried):
        reply = walk.lesson.own_reply(walk.step, tried)
        walk.answer(tried)
        return True, reply, None
    rng = Rng(SEED)
    possible = [box.determinize(walk.state, seat, rng) for _ in range(WORLDS)]
    would = foreseen(box, possible, Choice(seat, question[0], tried), "tried")
    return False, walk.lesson.reply(walk.step, question[0], tried), would


def _shown(
    box: Game[Any],
    lesson: Lesson,
    walk: Walk,
    answers: list[str],
    leads: bool,
    reply: str | None,
    would: wire.Previewed | None,
) -> LessonStep:
    g, seat = walk.state, lesson.seat
    around = screen.around_state(box, g, run.is_over(g))
    found = walk.question()
    if found is not None:
        decision, names = found
        facts = run.question(g, seat).facts(g, seat)
        around.hinted = 0 if lesson.steps[walk.step].free else None
        around.questions = [wire.Question(seat, decision, names, facts, screen.reasons_of(g, seat))]
    return LessonStep(
        lesson=lesson.id,
        step=walk.step,
        steps=len(lesson.steps),
        seat=seat,
        say=lesson.voice(walk.step),
        state=box.view(g, seat),
        around=around,
        events=screen.events_of(walk.heard),
        answers=answers,
        leads=leads,
        reply=reply,
        foreseen=would,
        over=walk.is_over,
        free=not walk.is_over and lesson.steps[walk.step].free > 0,
        hint=None,
    )
