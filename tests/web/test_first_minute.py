"""The first minute: a first game as the rulebook recommends it, new questions explained once, the game in a minute."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from guildhall import shelf
from guildhall.lessons import course
from guildhall.words import lesson_words
from tests.web.playing import BOARD
from tests.web.site import Site, reading
from tests.web.test_everyone import serious

EXPLAINED = "[data-explained]"
NEW = {"explain": True, "played": {}}


def test_the_first_game_is_the_recommended_one_and_says_so(browser: Browser, site: Site) -> None:
    with reading(browser, site, NEW) as ada:
        page = ada.page
        page.goto("/")
        page.locator('[data-play="tiny-towns"]').click()
        expect(page.locator("[data-first-game]")).to_contain_text("without monuments")
        settings = page.request.get(f"/api/v1/tables/{page.url.rpartition('/')[2]}").json()["table"]["settings"]
        first = course("tiny-towns").lessons[-1].steps[-1]
        assert len(settings["seats"]) == first.seats
        assert first.variant.items() <= settings["variant"].items()
        page.locator("[data-first-game] button").click()
        expect(page.locator("[data-first-game]")).to_have_count(0)
        # Later games are played as the one before, which no longer needs to be said.
        ada.change(played={"tiny-towns": {"seats": 3, "variant": {"monuments": "off"}}})
        page.goto("/")
        page.locator('[data-play="tiny-towns"]').click()
        expect(page.locator(BOARD).first).to_be_visible()
        settings = page.request.get(f"/api/v1/tables/{page.url.rpartition('/')[2]}").json()["table"]["settings"]
        assert len(settings["seats"]) == 3
        assert (settings["variant"]["monuments"], settings["variant"]["cards"]) == ("off", "random")
        expect(page.locator("[data-first-game]")).to_have_count(0)


def test_a_new_kind_of_question_is_explained_once(browser: Browser, site: Site) -> None:
    with reading(browser, site, NEW) as ada:
        page = ada.page
        page.goto("/")
        page.locator('[data-play="old-london-bridge"]').click()
        expect(page.locator(EXPLAINED)).to_contain_text("The highest card goes first")
        assert serious(page) == []
        page.locator(f"{EXPLAINED} button").click()
        expect(page.locator(EXPLAINED)).to_have_count(0)
        known = json.loads(page.evaluate("localStorage.guildhall"))["explained"]
        assert known == ["old-london-bridge/choose-card"]
        page.reload()
        expect(page.locator("[data-answer]").first).to_be_attached()
        expect(page.locator(EXPLAINED)).to_have_count(0)
        # An answer makes a question known, too; and whoever wants no explanations gets none.
        page.locator("[data-answer]").first.dispatch_event("click")
        expect(page.locator(EXPLAINED)).to_contain_text("the income of the space", timeout=60_000)
        ada.change(explain=False)
        expect(page.locator("[data-answer]").first).to_be_attached()
        expect(page.locator(EXPLAINED)).to_have_count(0)


@pytest.mark.parametrize(("name", "lang"), [*zip(shelf.NAMES, ("en", "pl", "it", "en"), strict=True)])
def test_the_game_in_a_minute(name: str, lang: str, browser: Browser, site: Site) -> None:
    talk = lesson_words(shelf.game(name), lang)
    with reading(browser, site, {"language": lang}) as ada:
        page = ada.page
        page.goto(f"/lessons/{name}")
        page.locator("[data-minute]").click()
        for part in ("aim", "turn", "end", "points"):
            expect(page.get_by_text(talk.text(f"minute-{part}"), exact=True)).to_be_visible()
        expect(page.locator(".picture")).to_have_count(3)
        assert serious(page) == []
        page.emulate_media(media="print")
        expect(page.locator("[data-print]")).to_be_hidden()


def test_the_rules_have_an_overview_contents_and_pictures_and_stand_beside_the_board(
    browser: Browser, site: Site
) -> None:
    with reading(browser, site, viewport={"width": 1366, "height": 768}) as ada:
        page = ada.page
        page.goto("/")
        page.locator('[data-play="tiny-towns"]').click()
        expect(page.locator(BOARD).first).to_be_visible()
        before = page.locator(".stage").bounding_box()
        page.keyboard.press("r")
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_text(lesson_words(shelf.game("tiny-towns"), "en").text("minute-turn"))).to_be_visible()
        expect(sheet.locator('[data-sketch="HH / WB"]').first).to_be_attached()
        sheet.locator("[data-contents] summary").click()
        sheet.locator("[data-contents] button").nth(8).click()
        expect(sheet.locator("[data-chapter]").nth(8)).to_be_in_viewport()
        assert serious(page) == []
        sheet.locator("[data-dock]").click()
        aside = page.get_by_role("complementary", name="Rules")
        expect(aside).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        after = page.locator(".stage").bounding_box()
        place = aside.bounding_box()
        assert before is not None
        assert after is not None
        assert place is not None
        assert after["x"] + after["width"] <= place["x"]
        page.mouse.move(1, 1)  # what the mouse points at is named otherwise meanwhile
        assert serious(page) == []
        page.locator("[data-undock]").click()
        expect(aside).to_have_count(0)
