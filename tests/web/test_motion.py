"""What moves on the page: because of events, never in anybody's way, and not at all for who does not want it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from guildhall import shelf
from tests.web.playing import SOON, answer, sit_down, version, wait_for_question
from tests.web.site import Site, reading

# Everything that is sent through the air, and everything that moves for longer than nobody can see.
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


# Pieces start after the next picture, and land when somebody presses: whoever presses sooner never sees them.
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
        play(ada.page, 12)
        assert ada.page.evaluate("window.flown") == 0
        assert ada.page.evaluate("[...new Set(window.moved)]") == []


def test_whoever_acts_need_not_wait_for_what_still_moves(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"motion": "slow"}, reduced_motion="no-preference") as ada:
        ada.page.add_init_script(WATCH)
        sit_down(ada.page, "pillars-of-the-earth")
        # A question that comes while something flies.
        for which in range(60):
            assert wait_for_question(ada.page)
            if ada.page.locator(".flight").count():
                break
            answer(ada.page, which * 7)
        else:
            pytest.fail("nothing flew while there was a question")
        before = version(ada.page)
        ada.page.locator("[data-answer]").first.dispatch_event("pointerdown")
        assert ada.page.locator(".flight").count() == 0
        ada.page.locator("[data-answer]").first.click()
        ada.page.wait_for_function(f"() => Number(document.querySelector('.prompt').dataset.version) > {before}")
