"""Lessons without a transport: the same answers lead to the same board, and wrong ones are told why."""

from __future__ import annotations

import pytest

from guildhall.hall import lessons
from guildhall.hall.errors import Refusal
from guildhall.hall.screen import encode
from guildhall.hall.wire_lessons import LessonAnswers
from guildhall.kernel.errors import IllegalChoice

GAME = "tiny-towns"


def test_an_answer_that_leads_on_is_kept_and_another_is_not() -> None:
    first = lessons.step(GAME, "turn", LessonAnswers())
    assert (first.say, first.step, first.answers, first.reply) == ("lesson-turn-1", 0, [], None)
    assert first.around.questions[0].decision == "call-resource"
    wrong = lessons.step(GAME, "turn", LessonAnswers([], "resource:wood"))
    assert (wrong.leads, wrong.answers, wrong.reply) == (False, [], "lesson-other-call-resource")
    assert wrong.foreseen is not None
    assert [event[0] for event in wrong.foreseen.events] == ["names"]
    assert encode(wrong.state) == encode(first.state)
    right = lessons.step(GAME, "turn", LessonAnswers([], "resource:brick"))
    assert (right.leads, right.answers, right.say) == (True, ["resource:brick"], "lesson-turn-2")
    assert [event[0] for event in right.events] == ["names"]
    again = lessons.step(GAME, "turn", LessonAnswers(right.answers))
    assert encode(again.state) == encode(right.state)


def test_the_last_answer_ends_the_lesson() -> None:
    answers = ["resource:brick", "square:a2", "build:cottage", "square:b1"]
    end = lessons.step(GAME, "turn", LessonAnswers(answers[:-1], answers[-1]))
    assert (end.over, end.say, end.around.questions) == (True, "lesson-turn-end", [])


def test_closed_answers_say_why() -> None:
    step = lessons.step(GAME, "turn", LessonAnswers(["resource:brick"]))
    reasons = step.around.questions[0].reasons
    assert reasons is not None
    assert reasons["square:b1"] == "TT-5.2"


def test_a_real_game_gives_hints_to_who_asks() -> None:
    """Step by step, as at a table: what matters, answers worth considering, the best one with its reasons."""
    options = lessons.step(GAME, "first-game", LessonAnswers()).around.questions[0].options
    hinted = [lessons.step(GAME, "first-game", LessonAnswers(hint=number)).hint for number in (1, 2, 3)]
    first, second, third = (one for one in hinted if one is not None)
    assert (first.answers, first.best, second.best, second.reasons) == (None, None, None, None)
    assert second.answers
    assert set(second.answers) <= set(options)
    assert third.best in second.answers
    assert third.reasons is not None
    assert third.reasons.line[0].option == third.best
    assert lessons.step(GAME, "first-game", LessonAnswers()).hint is None
    assert lessons.step(GAME, "turn", LessonAnswers(hint=3)).hint is None, "a lesson says it itself"


def test_hidden_things_stay_hidden() -> None:
    """What a pupil is shown is a seat's view, as at any table."""
    shown = encode(lessons.step(GAME, "monuments", LessonAnswers()).state)
    assert b"architects-guild" in shown
    assert b"shrine-of-the-elder-tree" not in shown


@pytest.mark.parametrize(
    ("game", "lesson", "answers", "reason"),
    [
        ("chess", "turn", [], "no-such-game"),
        (GAME, "flying", [], "no-such-lesson"),
        (GAME, "turn", ["resource:wood"], "no-such-step"),
        (GAME, "turn", ["square:a1"], "no-such-step"),
    ],
)
def test_what_does_not_exist_is_refused(game: str, lesson: str, answers: list[str], reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        lessons.step(game, lesson, LessonAnswers(answers))
    assert refused.value.reason == reason


def test_an_impossible_answer_is_refused() -> None:
    with pytest.raises(IllegalChoice):
        lessons.step(GAME, "turn", LessonAnswers([], "square:a1"))
    with pytest.raises(Refusal, match="no-such-game"):
        lessons.course_info("chess")
