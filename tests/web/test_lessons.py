"""The courses in the browser: every lesson from start to end, by mouse, touch and keys, and a wrong answer."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from guildhall import shelf
from guildhall.lessons import Lesson, Walk, course
from guildhall.words import LANGUAGES, Words, lesson_words
from tests.web.site import Site, reading
from tests.web.test_everyone import serious

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONG = 20_000  # milliseconds: the machine may be busy
VOICE = "[data-say]"
REPLY = "[data-reply]"
# Choose a language in the preferences, and wait until the voice has said a text; returns what it says in the end.
HEAR = """async ([language, text, most]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const voice = () => document.querySelector("[data-say]")?.textContent.trim();
  const end = performance.now() + most;
  while (!document.querySelector("#settings select")) {
    document.querySelector("[aria-controls=settings]").click();
    await frame();
  }
  const select = document.querySelector("#settings select");
  select.value = language;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  while (voice() !== text && performance.now() < end) await frame();
  document.querySelector("[aria-controls=settings]").click(); // they would lie over the board
  return voice();
}"""
HANDS = {  # how a whole course is gone through
    "old-london-bridge": "keys",
    "pillars-of-the-earth": "mouse",
    "tiny-towns": "touch",
    "guilds-of-london": "mouse",
}


def pick(page: Page, option: str) -> None:
    """Answer in words, also where the board offers the same and folds the words away."""
    page.locator(f'[data-answer="{option}"]').dispatch_event("click")


def press(page: Page, option: str, hand: str) -> None:
    """Answer as a person does: on the board where it offers the answer, otherwise in words; or with keys alone."""
    words = page.locator(f'[data-answer="{option}"]')
    words.wait_for(state="attached")
    if hand == "keys":
        words.focus()
        page.keyboard.press("Enter")
        return
    is_folded = words.evaluate("button => button.classList.contains('folded')")
    place = page.locator(f'[data-option="{option}"]:visible').first if is_folded else words
    place.scroll_into_view_if_needed()
    # In the middle, where a card may lie on its place: both take the answer.
    (place.tap if hand == "touch" else place.click)(force=True)


def said(page: Page, name: str, message: str) -> None:
    """Hear what the lesson says, in one language after the other."""
    expect(page.locator(f'[data-say="{message}"]')).to_be_visible(timeout=LONG)
    for lang, talk in talks(name).items():
        heard = page.evaluate(HEAR, [lang, talk.text(message), LONG])
        assert heard == talk.text(message), (lang, message)


@cache
def talks(name: str) -> dict[str, Words]:
    return {lang: lesson_words(shelf.game(name), lang) for lang in LANGUAGES}


def go_through(page: Page, name: str, lesson: Lesson, hand: str) -> None:
    """Give the first answer of each step that leads on, and hear what the lesson says."""
    walk = Walk(shelf.game(name), lesson)
    answers = 0
    while (question := walk.question()) is not None:
        if not walk.given:  # later answers of a free step have the same voice
            said(page, name, lesson.voice(walk.step))
        option = next(filter(walk.leads_on, question[1]))
        walk.answer(option)
        answers += 1
        press(page, option, hand)
        expect(page.locator(f'{VOICE}[data-given="{answers}"]')).to_be_visible(timeout=LONG)
    said(page, name, f"lesson-{lesson.id}-end")
    assert answers >= len(lesson.steps)


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_course_from_start_to_end_in_every_language(name: str, browser: Browser, site: Site) -> None:
    with reading(browser, site, **(PHONE if HANDS[name] == "touch" else {})) as ada:
        page = ada.page
        page.goto(f"/lessons/{name}")
        page.locator("[data-start]").click()
        for lesson in course(name).lessons:
            go_through(page, name, lesson, HANDS[name])
            page.locator("[data-next], [data-all]").first.click()
        expect(page.locator("li.is")).to_have_count(len(course(name).lessons))
        # The account, or whoever this is, keeps it, too.
        assert set(page.request.get(f"/api/v1/me/lessons/{name}").json()["lessons"]) == {
            lesson.id for lesson in course(name).lessons
        }
        ada.change(lessons=[])
        expect(page.locator("li.is")).to_have_count(len(course(name).lessons))


def test_a_wrong_answer_is_replied_to_and_the_board_stays(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        page.goto("/lessons/tiny-towns/turn")
        pick(page, "resource:glass")
        expect(page.locator(REPLY)).to_contain_text("You have your glass already")
        expect(page.locator(VOICE)).to_have_attribute("data-say", "lesson-turn-1")
        pick(page, "resource:brick")
        expect(page.locator(REPLY)).to_have_count(0)
        page.locator('.board [data-option="square:d1"]').first.click()
        expect(page.locator(REPLY)).to_contain_text("On d1")
        page.locator('.board [data-option="square:a2"]').first.click()
        expect(page.locator(VOICE)).to_have_attribute("data-say", "lesson-turn-3")
        page.locator("[data-back]").click()
        expect(page.locator(VOICE)).to_have_attribute("data-say", "lesson-turn-2")
        page.locator("[data-again]").click()
        expect(page.locator(VOICE)).to_have_attribute("data-say", "lesson-turn-1")
        assert serious(page) == []


def test_a_lesson_with_keys_alone(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        page.goto("/lessons/old-london-bridge/tiles")
        expect(page.locator(VOICE)).to_have_attribute("data-say", "lesson-tiles-1")
        for step, key in enumerate(("2", "2", "2"), 2):
            page.keyboard.press(key)
            expect(page.locator(VOICE)).to_have_attribute("data-say", f"lesson-tiles-{step}")
            assert page.evaluate("document.activeElement.dataset.say") == f"lesson-tiles-{step}"
        page.keyboard.press("b")
        expect(page.locator(VOICE)).to_have_attribute("data-say", "lesson-tiles-3")
        page.keyboard.press("r")
        expect(page.locator(VOICE)).to_have_attribute("data-say", "lesson-tiles-1")


def test_a_lesson_on_a_phone(browser: Browser, site: Site) -> None:
    with reading(browser, site, **PHONE) as ada:
        page = ada.page
        page.goto("/")
        page.locator('[data-learn="tiny-towns"]').tap()
        page.locator('[data-lesson="turn"]').tap()
        pick(page, "resource:brick")
        page.locator('.board [data-option="square:b3"]').first.tap()
        expect(page.locator(REPLY)).to_be_in_viewport()
        page.locator('.board [data-option="square:c2"]').first.tap()
        expect(page.locator(VOICE)).to_have_attribute("data-say", "lesson-turn-3")
        pick(page, "build:cottage")
        page.locator('.board [data-option="square:c2"]').first.tap()
        expect(page.locator(VOICE)).to_have_attribute("data-say", "lesson-turn-end")
        assert "tiny-towns/turn" in json.loads(page.evaluate("localStorage.guildhall"))["lessons"]
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert serious(page) == []


def test_the_real_game_at_the_end_gives_hints(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        page.goto("/lessons/pillars-of-the-earth/first-game")
        expect(page.locator("[data-coach]")).to_be_visible()
        # The cards that are on offer lie beside the board.
        expect(page.locator('.tray [data-option^="take:"]').first).to_be_visible()
        page.locator("[data-ask-hint]").click()
        expect(page.locator("[data-hint='1']")).to_contain_text("What matters", timeout=LONG)
        page.locator("[data-hint-next]").click()
        expect(page.locator("[data-hinted]").first).to_be_visible(timeout=LONG)
        expect(page.locator("[data-hint-ring]").first).to_be_attached()
        page.locator("[data-hint-next]").click()
        expect(page.locator("[data-reasons]")).to_be_visible(timeout=LONG)
        assert serious(page) == []
        page.locator("[data-hinted]").first.click()
        expect(page.locator("[data-ask-hint]")).to_be_visible(timeout=LONG)
        assert serious(page) == []


def test_a_lesson_that_does_not_exist(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        ada.page.goto("/lessons/tiny-towns/flying")
        expect(ada.page.get_by_role("alert")).to_have_text("There is no such lesson.")
        ada.complaints.clear()  # the browser reports the answer 404
