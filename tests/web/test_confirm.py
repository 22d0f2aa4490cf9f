"""Where an answer is confirmed: near what was picked, and over nothing that can be picked instead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from guildhall import shelf
from tests.web.local_page import LocalPage, local_page, played
from tests.web.measuring import SCREENS
from tests.web.site import Site

NEAR: Final = 320  # pixels from what was picked to the button, on a desk
PLACES: Final = ":is(.board, .hand, .tray) [data-option]:not([aria-disabled=true])"
PICKED: Final = """async ([option, places]) => {
    const places_of = () => [...document.querySelectorAll(places)].filter((one) => one.checkVisibility());
    const thing = places_of().find((one) => one.dataset.option === option);
    thing.scrollIntoView({block: "center", behavior: "instant"});
    thing.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    thing.focus({preventScroll: true});
    for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
    const box = (one) => one.getBoundingClientRect();
    const confirm = document.querySelector("[data-confirm]");
    const over = [...document.querySelectorAll(".deeds, .buttons.near")].filter(
        (one) => getComputedStyle(one).position === "fixed").map(box);
    const hits = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    const hand = document.querySelector(".hand.panel");
    const isUnder = (one) => !hand.contains(one) && box(one).bottom > box(hand).top;
    const [a, b] = [box(thing), box(confirm)];
    return {
        covered: places_of().filter((one) => one === thing || !isUnder(one))
            .filter((one) => over.some((each) => hits(box(one), each))).map((one) => one.dataset.option),
        far: Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom, 0),
        inSight: b.top >= 0 && b.bottom <= innerHeight && b.left >= 0 && b.right <= innerWidth,
    };
}"""


@pytest.fixture(scope="module")
def pages(browser: Browser, site: Site) -> Iterator[dict[bool, LocalPage]]:
    """One page with a mouse, and one that is touched."""
    choices = {"confirm": "answer", "answers": False}
    with local_page(browser, site, choices) as desk, local_page(browser, site, choices, has_touch=True) as touched:
        yield {False: desk, True: touched}


@pytest.mark.parametrize("game", shelf.NAMES)
@pytest.mark.parametrize("screen", [one for one in SCREENS if one.name in ("laptop", "phone", "phone-lying")], ids=str)
def test_confirm_is_near_and_covers_nothing_that_can_be_picked(
    game: str, screen: Any, pages: dict[bool, LocalPage]
) -> None:
    play, at = played(game, shelf.game(game).seats[-1]), pages[screen.touched]
    at.sit_down(game, play.seats)
    at.give(play.answers[: play.moments[1].answers])
    at.open()
    at.page.set_viewport_size({"width": screen.width, "height": screen.height})
    places = at.page.locator(PLACES)
    expect(places.first).to_be_attached()
    options = list(dict.fromkeys(places.evaluate_all("all => all.map((one) => one.dataset.option)")))
    for option in {options[0], options[len(options) // 2], options[-1]}:
        found = at.page.evaluate(PICKED, [option, PLACES])
        assert found["inSight"], (option, found)
        assert not found["covered"], (option, found)
        assert not screen.is_desk or found["far"] < NEAR, (option, found)
        at.page.keyboard.press("Escape")
