"""Animation follows events, never blocks anybody, and stops for people who turn it off."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from guildhall import shelf
from tests.web.playing import SOON, answer, sit_down, version, wait_for_question
from tests.web.site import Site, reading

# Everything that flies across the board, and every animation long enough to be seen.
WATCH: Final = """
window.flown = 0;
window.moved = [];
new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes)
        if (node instanceof HTMLElement && node.matches(".flight")) window.flown += 1;
}).observe(document, {childList: true, subtree: true});
const look = () => {
    for (const animation of document.getAnimations()) {
        const {duration, delay, iterations} = animation.effect.getTiming();
        if (duration > 1 || delay > 1 || iterations > 1)
            window.moved.push(animation.animationName ?? animation.transitionProperty ?? "?");
    }
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


# Pieces start after the next frame and land at the next press, so pressing sooner would hide them.
NEXT_PICTURE: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))"


def play(page: Page, answers: int, until: str = "false") -> None:
    for which in range(answers):
        going_on = wait_for_question(page)
        page.evaluate(NEXT_PICTURE)
        if not going_on or page.evaluate(until):
            return
        answer(page, which * 7)


@pytest.mark.parametrize("game", shelf.NAMES)
def test_events_send_pieces_from_place_to_place(game: str, browser: Browser, site: Site) -> None:
    with reading(browser, site, {"motion": "fast"}, reduced_motion="no-preference") as ada:
        ada.page.add_init_script(WATCH)
        sit_down(ada.page, game)
        play(ada.page, 40, "window.flown > 0")
        ada.page.wait_for_function("() => window.flown > 0", timeout=SOON)


@pytest.mark.parametrize("game", shelf.NAMES)
def test_nothing_moves_for_whom_motion_is_reduced(game: str, browser: Browser, site: Site) -> None:
    with reading(browser, site, {"motion": "normal"}, reduced_motion="reduce") as ada:
        ada.page.add_init_script(WATCH)
        sit_down(ada.page, game)
        play(ada.page, 6)
        assert ada.page.evaluate("window.flown") == 0
        assert ada.page.evaluate("[...new Set(window.moved)]") == []


# Every sentence above the board, and what the board showed with it: the step, and how much of the cathedral stands.
CAPTIONS: Final = """
window.captions = [];
new MutationObserver(() => {
    const said = document.querySelector(".sentence:has(.skip)")?.innerText;
    const parts = document.querySelectorAll(".stage g[stroke-linejoin=round] > title").length;
    if (said && window.captions.at(-1)?.[0] !== said) window.captions.push([said, parts]);
}).observe(document, {childList: true, subtree: true, characterData: true});
"""


def test_automatic_steps_are_shown_one_after_the_other(browser: Browser, site: Site) -> None:
    """Steps 3 to 9 of The Pillars of the Earth follow from one answer, and have their moments."""
    with reading(browser, site, reduced_motion="no-preference") as ada:
        page = ada.page
        page.add_init_script(CAPTIONS)
        sit_down(page, "pillars-of-the-earth", 2)
        drawn = page.locator("[role=log] li", has_text="A builder of Ada is drawn")
        for which in range(60):
            assert wait_for_question(page)
            if drawn.count() == 3:
                break
            answer(page, which * 7)
        ada.change(motion="fast")  # for the last builder, and all that follows from it
        play(page, 30, "window.captions.some(([said]) => said.includes('Round 2 begins'))")
        captions: list[tuple[str, int]] = page.evaluate("window.captions")
        said = [one for one, _ in captions]
        parts = ("The tax die", "adds to the cathedral")
        told = [next(i for i, one in enumerate(said) if part in one) for part in parts]
        assert told == sorted(told)
        assert "The tax die" not in said[told[1]]
        assert captions[told[0]][1] < captions[told[1]][1]  # the cathedral grows when it is told, not before


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_click_or_a_key_skips_to_now_and_does_nothing_else(how: str, browser: Browser, site: Site) -> None:
    with reading(browser, site, {"motion": "slow", "confirm": "never"}, reduced_motion="no-preference") as ada:
        page = ada.page
        sit_down(page, "pillars-of-the-earth", 4)
        assert wait_for_question(page)
        answer(page)
        skip = page.locator(".sentence .skip")
        skip.wait_for()
        asked = version(page)
        if how == "click":
            page.locator(".stage svg").first.click(position={"x": 200, "y": 150})
        else:
            page.keyboard.press("1")
        skip.wait_for(state="detached")
        assert version(page) <= asked + 1


def test_whoever_acts_need_not_wait_for_what_still_moves(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"motion": "slow"}, reduced_motion="no-preference") as ada:
        ada.page.add_init_script(WATCH)
        sit_down(ada.page, "pillars-of-the-earth")
        assert wait_for_question(ada.page)
        answer(ada.page)
        ada.page.wait_for_selector(".flight", state="attached")
        ada.page.locator(".stage").dispatch_event("pointerdown")
        assert ada.page.locator(".flight").count() == 0
        ada.page.locator(".stage").click(position={"x": 2, "y": 2})
        assert wait_for_question(ada.page)
        before = version(ada.page)
        ada.page.locator("[data-answer]").first.click()
        ada.page.wait_for_function(f"() => Number(document.querySelector('.prompt').dataset.version) > {before}")
