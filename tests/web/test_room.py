"""Every table fits its screen: in the middle of a game, with few seats and with all, at the longest list of answers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, ViewportSize
from playwright.sync_api import TimeoutError as TooLate

from guildhall import shelf
from guildhall.kernel.game import Choice
from guildhall.kernel.rng import Rng
from guildhall.table.table import Table
from tests.web.playing import ANSWER, BOARD, SOON
from tests.web.site import Reader, Site, reading
from tests.web.test_games import LANGUAGES, speak
from tools.screenshots import SEED, Scene, call, open_table, to_answer

DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
# Everything that a player looks at. Only what happened before may be scrolled, and what is folded away is not there.
LOOKED_AT: Final = """
    .prompt, [data-answer], .hand, .hand .pick, .board svg, .board article, .board [data-option], .board table,
    .side li, .side [role=tab], [role=log]
"""
CUT: Final = """(selector) => {
    const name = (one) => `${one.tagName} ${one.getAttribute("class") ?? ""} ${one.dataset.option ?? ""}`;
    const isThere = (one) =>
        one.checkVisibility({visibilityProperty: true})
        && one.getBoundingClientRect().height > 1
        && !one.closest("details:not([open]) > :not(summary)")
        && !one.parentElement.closest("[role=log]");
    const within = (inner, outer) =>
        inner.left >= outer.left - 2
        && inner.right <= outer.right + 2
        && inner.top >= outer.top - 2
        && inner.bottom <= outer.bottom + 2;
    const {scrollWidth, scrollHeight} = document.documentElement;
    const isTooLarge = scrollWidth > innerWidth || scrollHeight > innerHeight;
    const found = isTooLarge ? [`the page is ${scrollWidth} x ${scrollHeight}`] : [];
    for (const one of [...document.querySelectorAll(selector)].filter(isThere)) {
        const box = one.getBoundingClientRect();
        if (!within(box, {left: 0, top: 0, right: innerWidth, bottom: innerHeight}))
            found.push(`${name(one)} is beyond the window`);
        for (let outer = one.parentElement; outer; outer = outer.parentElement) {
            const clips = outer instanceof HTMLElement && getComputedStyle(outer).overflow !== "visible";
            if (clips && !within(box, outer.getBoundingClientRect()))
                found.push(`${name(one)} is cut off by ${name(outer)}`);
        }
    }
    return found;
}"""
# Nothing happened while she was away, so that no film is shown.
SEEN: Final = 'localStorage["guildhall-seen"] = JSON.stringify({"TABLE/0": {number: 1e9, at: Date.now()}})'
FIRST_SIGHT: Final = """() => {
    const hand = document.querySelector(".play > .hand").getBoundingClientRect();
    return hand.top - document.querySelector(".stage").getBoundingClientRect().top;
}"""
THUMB: Final = """all => all.map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, {width, height}]) => width < 36 || height < 36).map(([text]) => text)"""


class Middle(NamedTuple):
    """A game up to the question with the most answers for the first player, in the middle third of it."""

    game: str
    seats: int
    answers: list[Choice]


def middle(game: str, seats: int) -> Middle:
    table = Table(shelf.game(game), seats, seed=SEED)
    rng = Rng(11)
    answers: list[Choice] = []
    asked: list[tuple[int, int]] = []
    while waiting := to_answer(table):
        seat = waiting[-1]
        question = table.question(seat)
        assert question is not None
        if seat == 0:
            asked.append((len(question.options), -len(answers)))
        answers.append(Choice(seat, question.decision, question.options[rng.below(len(question.options))]))
        table.answer(*answers[-1])
    third = len(answers) // 3
    _, before = max(one for one in asked if third <= -one[1] < 2 * third)
    return Middle(game, seats, answers[:-before])


def check_room(page: Page, selector: str = LOOKED_AT) -> None:
    """Nothing is cut off, as soon as words and letters have come."""
    with suppress(TooLate):
        page.wait_for_function(f"(selector) => ({CUT})(selector).length === 0", arg=selector, timeout=SOON)
    assert page.evaluate(CUT, selector) == []


@contextmanager
def seated(at: Middle, browser: Browser, site: Site) -> Iterator[Page]:
    """The first player's page at that moment; everybody else is one person."""
    with reading(browser, site, {"confirm": True}) as ada:
        bo = Reader(browser, site)
        readers = [ada, *([bo] * (at.seats - 1))]
        table = open_table(readers, Scene(at.game, at.seats, "", "", 0), site.folder / "tables.db")
        for number, (seat, decision, option) in enumerate(at.answers):
            body = {"id": f"answer-{number}", "decision": decision, "option": option}
            call(readers[seat], f"/tables/{table}/seats/{seat}/answers", body)
        ada.page.set_viewport_size(DESK)
        ada.context.add_init_script(SEEN.replace("TABLE", table))
        ada.page.goto(f"/t/{table}")
        ada.page.wait_for_selector(ANSWER)
        ada.page.wait_for_selector(BOARD)
        ada.page.evaluate("document.fonts.ready")
        yield ada.page
        bo.close()


@pytest.mark.parametrize("seats", ["few", "all"])
@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_table_fits_its_screen(game: str, seats: str, browser: Browser, site: Site) -> None:
    count = shelf.game(game).seats[-1] if seats == "all" else 2
    with seated(middle(game, count), browser, site) as page:
        for language in LANGUAGES if seats == "all" else ["en"]:
            speak(page, language)
            check_room(page)
        # What the picked answer would do finds its place too.
        page.locator(ANSWER).first.click()
        page.wait_for_selector("[data-preview]")
        check_room(page, LOOKED_AT + ", [data-confirm]")
        page.keyboard.press("Escape")
        # A phone shows the board at once, between the question and the hand, and nothing beside its edge.
        page.set_viewport_size(PHONE)
        page.wait_for_function(f"() => ({FIRST_SIGHT})() > {0.45 * PHONE['height']}", timeout=SOON)
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        assert page.locator(f"{ANSWER}, .chip, .hand > button").evaluate_all(THUMB) == []
