"""Every course, through the engine: each answer has a reply, and nobody who has done it lacks a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from guildhall import shelf
from guildhall.games.pillars_of_the_earth.view import View as PillarsView
from guildhall.kernel.decision import Draw
from guildhall.lessons import Walk, course
from guildhall.lessons.walk import choice_of
from guildhall.words import LANGUAGES, label, lesson_words, read
from tests.lessons.walks import ends, stops
from tests.words import files

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
CHAPTER = re.compile(r"^## (\d+)\.", re.MULTILINE)
MINUTES = 15
MINUTE = {"minute-aim", "minute-turn", "minute-end", "minute-points"}  # the page beside the course
WORDS_A_MINUTE = 150  # read with care
SECONDS_A_STEP = 8  # to look at the board and answer
SCORING = {
    "tiny-towns": {
        "building",
        "building-counts",
        "building-cottages",
        "building-types",
        "building-spoilt",
        "together",
        "empty-squares",
    },
    "guilds-of-london": {"first-place", "second-place", "cards", "plantation", "mayoral", "adjacent"},
    "old-london-bridge": {
        "money-start",
        "money-income",
        "money-centre",
        "money-shops",
        "money-coins",
        "money-chapel-end",
        "money-gate-end",
        "printed-chapel",
        "printed-gate",
        "printed-inn",
        "printed-bridge",
        "empty-slots",
        "unused-tiles",
    },
    "pillars-of-the-earth": {
        "start-points",
        "event-shortage",
        "conflict",
        "privilege",
        "priory",
        "prior-philip",
        "tax-shortage",
        "craftsman",
        "architect",
    },
}

games = pytest.mark.parametrize("game", shelf.NAMES)
languages = pytest.mark.parametrize("lang", LANGUAGES)


@games
def test_a_course_has_six_to_ten_lessons_and_ends_with_a_real_game(game: str) -> None:
    lessons = course(game).lessons
    assert 6 <= len(lessons) <= 10
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert [lesson.id for lesson in lessons if any(step.free for step in lesson.steps)] == ["first-game"]
    assert lessons[-1].id == "first-game"


@games
def test_every_step_asks_what_it_is_about(game: str) -> None:
    for stop in stops(game):
        step = stop.lesson.steps[stop.walk.step]
        assert step.free or stop.decision == step.asks, (stop.lesson.id, stop.answers)
        assert any(map(stop.walk.leads_on, stop.options)), (stop.lesson.id, stop.answers)


@games
def test_every_way_through_a_lesson_comes_to_its_end(game: str) -> None:
    reached = {walk.lesson.id for walk in ends(game) if walk.is_over}
    assert all(walk.is_over for walk in ends(game))
    assert reached | {"first-game"} == {lesson.id for lesson in course(game).lessons}


@games
def test_scripts_are_used_up(game: str) -> None:
    """A line that does not fit the board would silently be left to a bot."""
    for lesson in course(game).lessons:
        walk = Walk(shelf.game(game), lesson)
        while (question := walk.question()) is not None and not lesson.steps[walk.step].free:
            unused = walk.unused
            walk.answer(next(filter(walk.leads_on, question[1])))
            assert unused == [], (lesson.id, walk.step)


@games
@languages
def test_every_answer_has_a_reply_and_no_message_is_idle(game: str, lang: str) -> None:
    needed = {message for lesson in course(game).lessons for message in lesson.messages()}
    for stop in stops(game):
        walk = stop.walk
        for option in stop.options:
            if not walk.leads_on(option):
                needed.add(stop.lesson.reply(walk.step, stop.decision, option))
    talk = lesson_words(shelf.game(game), lang)
    for message in needed:
        assert talk.text(message)
    assert {label(entry) for entry in read(lang, f"lessons-{game}")} == needed | MINUTE
    # The browser shows them beside the words of all screens, which may not have the same ids.
    assert not needed & {label(entry) for entry in read(lang, "web")}


@games
@languages
def test_every_question_has_a_sentence_for_the_first_time(game: str, lang: str) -> None:
    asked = {f"first-{decision.name}" for decision in shelf.game(game).decisions if not isinstance(decision, Draw)}
    assert {label(entry) for entry in read(lang, f"{game}-first")} == asked | {"first-game"}


@games
@languages
def test_a_course_is_in_every_language(game: str, lang: str) -> None:
    for name in (f"lessons-{game}", f"{game}-first"):
        assert files.lacking_plurals(read(lang, name), lang) == []
        if lang != "en":
            english = {label(entry): entry for entry in read("en", name)}
            same = [label(entry) for entry in read(lang, name) if entry.equals(english[label(entry)])]
            assert same == []


@games
def test_every_decision_occurs(game: str) -> None:
    asked = {stop.decision for stop in stops(game) if not stop.lesson.steps[stop.walk.step].free}
    decisions = {decision.name for decision in shelf.game(game).decisions if not isinstance(decision, Draw)}
    assert decisions - asked <= {"turn-card", "peek-event"}


@games
def test_every_way_to_score_occurs(game: str) -> None:
    box = shelf.game(game)
    boards = [stop.walk for stop in stops(game)] + list(ends(game))
    scores = [score for walk in boards for score in box.forecast(walk.state)]
    lines = {line.message for score in scores for line in score.ledger if line.amount}
    spoilt = {"building-spoilt"}  # is worth nothing, which is what it tells
    assert SCORING[game] - spoilt <= lines


@games
def test_every_chapter_of_the_rules_is_met(game: str) -> None:
    prefix = shelf.game(game).prefix
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    clauses = [clause for lesson in course(game).lessons for clause in lesson.clauses]
    assert all(f"**{clause}**" in text for clause in clauses)
    met = {int(clause.removeprefix(prefix + "-").split(".")[0]) for clause in clauses}
    assert {int(number) for number in CHAPTER.findall(text)} <= met


@games
@languages
def test_a_course_takes_a_quarter_of_an_hour_and_a_lesson_five_minutes(game: str, lang: str) -> None:
    talk = lesson_words(shelf.game(game), lang)
    minutes = {}
    for lesson in course(game).lessons:
        words = sum(len(talk.text(lesson.voice(step)).split()) for step in range(len(lesson.steps) + 1))
        steps = sum(step.free or 1 for step in lesson.steps)
        minutes[lesson.id] = words / WORDS_A_MINUTE + steps * SECONDS_A_STEP / 60
    assert max(minutes.values()) <= 5, minutes
    assert sum(minutes.values()) <= MINUTES, minutes


def test_an_answer_that_does_not_lead_on_changes_nothing() -> None:
    walk = Walk(shelf.game("tiny-towns"), course("tiny-towns").lessons[0])
    before = walk.game.write(walk.state)
    with pytest.raises(ValueError, match="does not lead on"):
        walk.answer("resource:wood")
    assert (walk.game.write(walk.state), walk.step) == (before, 0)


def test_a_line_of_a_script_names_who_answers_what() -> None:
    assert choice_of("chance roll-tax roll:5") == (-1, "roll-tax", "roll:5")
    assert choice_of("1 place-cube square:d4") == (1, "place-cube", "square:d4")


def test_a_game_that_does_not_exist_has_no_course() -> None:
    with pytest.raises(ValueError, match="there is no game"):
        course("chess")


def test_no_card_lies_twice_in_the_pool_of_the_pillars() -> None:
    """A position that leaves out the end of a round would lay the next round's cards out twice."""
    for walk in [*(stop.walk for stop in stops("pillars-of-the-earth")), *ends("pillars-of-the-earth")]:
        view = walk.game.view(walk.state, walk.lesson.seat)
        assert isinstance(view, PillarsView)
        pool = [card.id for card in view.pool]
        assert len(pool) == len(set(pool)), (walk.lesson.id, walk.step)
