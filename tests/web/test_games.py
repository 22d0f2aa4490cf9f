"""Whole games through the page: one person, bots for the rest."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from guildhall import shelf
from tests.web.playing import OVER, PROVEN, open_table, play_to_the_end, wait_for_question
from tests.web.site import Site, reading

LANGUAGES = ["en", "pl", "it"]


@pytest.mark.parametrize(("game", "language"), [(game, language) for game in PROVEN for language in LANGUAGES])
def test_a_whole_game_is_played_to_the_end(game: str, language: str, browser: Browser, site: Site) -> None:
    with reading(browser, site, {"language": language}) as ada:
        fewest = max(2, shelf.game(game).seats[0])
        open_table(ada.page, game, "me", *["apprentice"] * (fewest - 1))
        assert play_to_the_end(ada.page) > 5
        expect(ada.page.locator(f"{OVER} details")).to_have_count(fewest)


@pytest.mark.parametrize("game", PROVEN)
def test_play_now_leads_to_a_question_in_two_clicks(game: str, browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        ada.page.goto("/")
        ada.page.click(f"[data-play={game}]")
        ada.page.wait_for_url("**/t/*")
        assert wait_for_question(ada.page)


@pytest.mark.parametrize("game", PROVEN)
def test_a_phone_shows_all_without_sideways_scrolling(game: str, browser: Browser, site: Site) -> None:
    with reading(browser, site, viewport={"width": 360, "height": 740}, has_touch=True) as ada:
        open_table(ada.page, game, "me", "apprentice")
        assert wait_for_question(ada.page)
        ada.page.wait_for_timeout(500)
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
