"""Whole games through the page: one person against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from guildhall import shelf
from tests.web.playing import ANSWER, BOARD, OVER, answer, play_to_the_end, sit_down, version, wait_for_question
from tests.web.site import Site, reading

LANGUAGES = ["pl", "it", "en"]
SPOT = "[data-option]:not([aria-disabled=true])"
SPOTS = """all => all.map((one) => [
    one.dataset.option,
    one.getAttribute("aria-label") || one.querySelector(":scope > title")?.textContent || one.textContent.trim(),
    one.tabIndex,
    one.classList.contains("aim"),
])"""


def speak(page: Page, language: str) -> None:
    """Change the language in the middle of the game."""
    page.locator("header button[aria-controls=settings]").click()
    page.locator("#settings select").first.select_option(language)
    page.wait_for_function(f"() => document.documentElement.lang === '{language}'")
    page.keyboard.press("Escape")


def check_spots(page: Page) -> int:
    """Whatever glows has a name and can be reached by keyboard, and what it answers now is there in words."""
    answers = set(page.locator(ANSWER).evaluate_all("all => all.map(one => one.dataset.answer)"))
    spots = page.locator(SPOT).evaluate_all(SPOTS)
    for option, name, index, is_aim in spots:
        assert is_aim or option in answers, option  # an aim answers the next question, too
        assert name, option
        assert index == 0, option
    return len(spots)


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_whole_game_is_played_to_the_end(game: str, browser: Browser, site: Site) -> None:
    """In all languages in turn. A missing message is an error on the console, which fails the test."""
    with reading(browser, site) as ada:
        sit_down(ada.page, game)
        glowing = 0

        def meanwhile(done: int) -> None:
            nonlocal glowing
            if done % 8 == 4:
                speak(ada.page, LANGUAGES[done // 8 % 3])
            glowing += check_spots(ada.page)

        assert play_to_the_end(ada.page, meanwhile=meanwhile) > 5
        assert glowing > 20
        sheets = 2 if game == "tiny-towns" else 3  # one a seat, and the matrix, where the board has none of its own
        expect(ada.page.locator(f"{OVER} details")).to_have_count(sheets)


def test_two_cards_are_laid_out_from_the_hand_one_by_one(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        sit_down(ada.page, "old-london-bridge")
        assert wait_for_question(ada.page)
        cards = ada.page.locator("button.lay")
        cards.nth(2).click()
        expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
        before = version(ada.page)
        cards.nth(3).click()
        ada.page.wait_for_function(f"() => Number(document.querySelector('.prompt').dataset.version) > {before}")


@pytest.mark.parametrize("game", shelf.NAMES)
def test_play_now_leads_to_a_question_in_two_clicks(game: str, browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        ada.page.goto("/")
        ada.page.click(f"[data-play={game}]")
        ada.page.wait_for_url("**/t/*")
        assert wait_for_question(ada.page)


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_phone_shows_all_without_sideways_scrolling(game: str, browser: Browser, site: Site) -> None:
    with reading(browser, site, viewport={"width": 360, "height": 740}, has_touch=True) as ada:
        sit_down(ada.page, game, shelf.game(game).seats[-1])
        for which in range(6):
            if not wait_for_question(ada.page):
                break
            ada.page.wait_for_selector(BOARD)
            assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
            answer(ada.page, which * 5)
