"""How many clicks a move takes, on the board, with confirming on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.playing import ANSWER, BOARD, answer, sit_down, version, wait_for_question
from tests.web.site import Site, reading

LAPTOP = {"width": 1366, "height": 768}
TURN = {"confirm": "turn"}


def click(page: Page, spot: Locator) -> int:
    """Click on the board until the answer is taken; returns how often that was."""
    before = version(page)
    is_taken = f"Number(document.querySelector('.prompt')?.dataset.version ?? 1e9) > {before}"
    spot.click()
    # What an answer would do is shown only where it must be confirmed.
    page.wait_for_function(f"() => {is_taken} || document.querySelector('[data-preview]')")
    if page.evaluate(f"() => {is_taken}"):
        return 1
    spot.click()
    page.wait_for_function(f"() => {is_taken}")
    return 2


def decision(page: Page) -> list[str]:
    return [str(one.get_attribute("data-answer")) for one in page.locator(ANSWER).all()]


def sit_until(page: Page, game: str, is_there: Callable[[list[str]], bool], seats: int = 2) -> list[str]:
    """Sit down and take the first answers until there is a question of that kind; at another table if need be."""
    for _ in range(8):
        sit_down(page, game, seats)
        page.wait_for_selector(BOARD)
        options = play_until(page, is_there)
        if options:
            return options
    raise AssertionError("that question was never asked")


def play_until(page: Page, is_there: Callable[[list[str]], bool]) -> list[str]:
    """The options of the first question of that kind; none if the game ends before."""
    while wait_for_question(page):
        options = decision(page)
        if is_there(options):
            return options
        before = version(page)
        page.locator(ANSWER).first.click()
        page.wait_for_timeout(50)
        if version(page) == before and page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        page.wait_for_function(f"() => Number(document.querySelector('.prompt')?.dataset.version ?? 1e9) > {before}")
    return []


@pytest.mark.parametrize("confirm", ["answer", "turn"])
def test_tiny_towns_a_click_inside_an_outline_builds_there(confirm: str, browser: Browser, site: Site) -> None:
    with reading(browser, site, {"confirm": confirm}, viewport=LAPTOP) as ada:
        page = ada.page
        sit_until(page, "tiny-towns", lambda options: any(one.startswith("build:") for one in options))
        squares = page.locator(".stage svg.own g.spot[data-option^='build:']")
        assert squares.count() > 1
        built = page.locator("[role=log]").get_by_text("builds").count()
        clicks = click(page, squares.first)
        assert clicks == (1 if confirm == "turn" else 2)
        expect(page.locator("[role=log]").get_by_text("builds")).to_have_count(built + 1)


def test_tiny_towns_place_and_build_take_three_clicks(browser: Browser, site: Site) -> None:
    with reading(browser, site, TURN, viewport=LAPTOP) as ada:
        page = ada.page
        sit_until(page, "tiny-towns", lambda options: any(one.startswith("square:") for one in options))
        for _ in range(200):
            clicks = 0
            if not wait_for_question(page):  # nothing could be built: another game
                sit_down(page, "tiny-towns", 2)
                continue
            if "square:" in decision(page)[0]:
                squares = page.locator(".stage svg.own g.spot[data-option^='square:']:not([aria-disabled=true])")
                clicks += click(page, squares.first)
                if not wait_for_question(page):
                    continue
                build = page.locator(".stage svg.own g.spot[data-option^='build:']")
                if build.count():
                    clicks += click(page, build.first)
                    assert clicks <= 3
                    return
            else:
                answer(page)
        raise AssertionError("nothing could be built")


@pytest.mark.parametrize("way", ["offered", "aim"])
def test_old_london_bridge_a_round_takes_three_clicks(way: str, browser: Browser, site: Site) -> None:
    """A card, and a building stack: from the space that faces it, or through the centre if it faces the X."""
    with reading(browser, site, TURN, viewport=LAPTOP) as ada:
        page = ada.page
        stack = page.locator(f".stage [data-place^='stack-'] g.spot.{way}").first
        for _ in range(8):
            sit_down(page, "old-london-bridge", 3)
            page.wait_for_selector(BOARD)
            assert wait_for_question(page)
            card = decision(page)[-1]
            assert card.startswith("card:")
            # Whether the others have chosen theirs makes no difference.
            clicks = click(page, page.locator(f"[data-option='{card}']:visible").first)
            assert clicks == 1
            assert wait_for_question(page)
            if stack.count():
                break  # otherwise somebody else stands in the centre
        clicks += click(page, stack)
        assert clicks <= 3
        expect(page.locator("[role=log]").get_by_text("Ada takes ").first).to_be_visible()


def test_guilds_of_london_a_move_takes_three_clicks(browser: Browser, site: Site) -> None:
    """The card, where from, where to; from the Guildhall, the card and where to."""
    with reading(browser, site, TURN, viewport=LAPTOP) as ada:
        page = ada.page
        options = sit_until(page, "guilds-of-london", lambda options: any(one.startswith("move:") for one in options))
        move = next(one for one in options if one.startswith("move:"))
        clicks = click(page, page.locator(f"[data-option='{move}'], [data-answer='{move}']").first)
        if "guildhall" in decision(page):
            clicks += click(page, page.locator(".stage .aim").first)
            assert clicks == 2
        while any(one.startswith(("cell:", "guildhall")) for one in decision(page)):
            target = decision(page)[0]
            clicks += click(page, page.locator(f"[data-option='{target}']").first)
        assert clicks <= 3


def test_answers_that_the_board_offers_are_folded_away(browser: Browser, site: Site) -> None:
    """Except for keyboards, for screen readers, in words mode and for whoever unfolds them."""
    with reading(browser, site, {"answers": False}, viewport=LAPTOP) as ada:
        page = ada.page
        sit_down(page, "tiny-towns", 2)
        page.wait_for_selector(BOARD)
        chips = page.locator(ANSWER)
        expect(chips.first).to_have_class(re.compile("folded"))
        expect(page.locator(".answer:not(.folded)")).to_have_count(0)
        clipped = "chip => getComputedStyle(chip).clipPath !== 'none'"
        assert chips.first.evaluate(clipped)
        names = page.get_by_role("group", name="Your answers").get_by_role("button")
        assert names.count() == chips.count() > 1
        chips.first.focus()
        expect(chips.last).to_be_in_viewport()
        assert not chips.last.evaluate(clipped)
        page.locator("[data-fold]").click()
        expect(page.locator(".answer.folded")).to_have_count(0)
        page.locator("[data-fold]").click()
        expect(chips.first).to_have_class(re.compile("folded"))
        page.keyboard.press("w")
        expect(page.locator(".answer.folded")).to_have_count(0)
