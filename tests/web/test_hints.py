"""Hints in a browser: three presses in every game and language, by mouse, by keyboard and by touch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from guildhall import shelf
from guildhall.words import LANGUAGES
from tests.web.playing import answer, drawn, sit_down, version, wait_for_question
from tests.web.site import Site, reading
from tests.web.test_everyone import serious

SOON: Any = {"timeout": 60_000}
PHONE: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def around(page: Page) -> Any:
    """What the server says around the board of seat 0."""
    table = page.url.rsplit("/", 1)[-1]
    return page.request.get(f"/api/v1/tables/{table}/position?view=0").json()["around"]


def step(page: Page, number: int) -> None:
    """The hint has come up to this step."""
    expect(page.locator(f"[data-hint='{number}'] h2").first).to_be_visible(**SOON)


def next_step(page: Page, number: int, on_phone: bool) -> None:
    """One step further: on a phone by the button that is always there, elsewhere by key and by either button."""
    button = "[data-hint-next]" if number == 2 and not on_phone else "[data-ask-hint]"
    if on_phone:
        page.locator(button).tap(**SOON)
    elif number == 1:
        page.keyboard.press("i")
    else:
        page.locator(button).click(**SOON)
    step(page, number)


@pytest.mark.parametrize("on_phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", shelf.NAMES)
def test_three_presses_tell_what_matters_what_to_consider_and_the_best_answer_in_all_languages(
    browser: Browser, site: Site, game: str, on_phone: bool
) -> None:
    with reading(browser, site, **(PHONE if on_phone else {})) as reader:
        page = reader.page
        sit_down(page, game)
        wait_for_question(page)
        next_step(page, 1, on_phone)
        expect(page.locator(".hinted li").first).not_to_be_empty()
        expect(page.locator("[data-hint-ring]")).to_have_count(0)
        next_step(page, 2, on_phone)
        assert 1 <= page.locator("[data-hinted]").count() <= 3
        next_step(page, 3, on_phone)
        expect(page.locator("[data-reasons] li").first).not_to_be_empty()
        expect(page.locator("[data-line] li").first).not_to_be_empty()
        told = {page.locator(".hinted").inner_text()}
        for language in LANGUAGES[1:]:
            reader.change(language=language)
            for number in (1, 2, 3):
                page.locator("[data-ask-hint]").click(**SOON)
                step(page, number)
            told.add(page.locator(".hinted").inner_text())
            if on_phone:
                fits_beside_the_board(page)
        assert len(told) == len(LANGUAGES)
        assert not any(re.search(r"hint-|\{|undefined|NaN", text) for text in told), told
        assert serious(page) == []
        assert around(page)["hints"][0] == 3, "what was shown before is shown again without counting"


def fits_beside_the_board(page: Page) -> None:
    """A hint on a phone leaves most of the screen to the board, and nothing is wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.locator(".hinted").bounding_box()
    assert box is not None
    assert box["height"] <= 844 * 0.36


def test_the_board_shows_what_a_hint_names_and_the_best_answer_can_be_given(browser: Browser, site: Site) -> None:
    with reading(browser, site) as reader:
        page = reader.page
        sit_down(page, "tiny-towns")
        while wait_for_question(page) and around(page)["questions"][0]["decision"] != "place-cube":
            answer(page)
        page.keyboard.press("i")
        step(page, 1)
        page.keyboard.press("i")
        step(page, 2)
        named = page.locator("[data-hinted]").count()
        expect(page.locator("[data-hint-ring]")).to_have_count(named)
        page.keyboard.press("i")
        step(page, 3)
        expect(page.locator("[data-hint-ring]")).to_have_count(1)
        expect(page.locator("[data-hint-mark='1']")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".hinted")).to_have_count(0)
        expect(page.locator("[data-hint-ring]")).to_have_count(0)
        page.keyboard.press("i")
        step(page, 3)
        asked = version(page)
        page.locator("[data-hinted]").first.click()
        expect(page.locator(".prompt")).not_to_have_attribute("data-version", str(asked), **SOON)
        expect(page.locator("[data-hint]")).to_have_count(0)


def test_four_players_and_all_buttons_share_a_line_on_a_phone(browser: Browser, site: Site) -> None:
    """A button in a line of its own would cost the board 44 pixels."""
    with reading(browser, site, {"language": "pl"}, **PHONE) as reader:
        page = reader.page
        sit_down(page, "guilds-of-london", seats=4)
        wait_for_question(page)
        drawn(page)
        tops = [page.locator(one).bounding_box() for one in (".head .chips", "[data-ask-hint]", ".head .undo")]
        assert len({round(box["y"]) for box in tops if box}) == 1, tops
        expect(page.locator(".head .phases .now")).to_be_visible()


def test_on_a_phone_no_mark_of_the_board_lies_over_the_hand(browser: Browser, site: Site) -> None:
    """On a small screen the rondel is under the hand; whoever scrolls down sees the marks."""
    middles = """selector => [...document.querySelectorAll(selector)].map((one) => {
        const box = one.getBoundingClientRect();
        return box.y + box.height / 2;
    })"""
    small = {**PHONE, "viewport": {"width": 390, "height": 600}}
    with reading(browser, site, **small) as reader:
        page = reader.page
        sit_down(page, "old-london-bridge")
        while wait_for_question(page) and around(page)["questions"][0]["decision"] != "place-figure":
            answer(page)
        for number in (1, 2, 3):
            next_step(page, number, on_phone=True)
        marks = "[data-hint-ring], [data-hint-mark]"
        for _ in range(8):
            hand = page.locator(".hand.panel").bounding_box()
            assert hand is not None
            drawn(page)
            assert all(middle < hand["y"] for middle in page.evaluate(middles, marks))
            if page.locator("[data-hint-mark='1']").count():
                break
            page.evaluate("scrollBy({top: 100, behavior: 'instant'})")
        expect(page.locator("[data-hint-mark='1']")).to_have_count(1)


def test_the_setting_of_the_table_takes_hints_away(browser: Browser, site: Site) -> None:
    with reading(browser, site) as reader:
        page = reader.page
        page.goto("/new/tiny-towns")
        page.locator("details summary").last.click()
        page.locator("select[data-hints]").select_option("off")
        page.locator("[data-create]").click()
        page.wait_for_selector(".sentence.mine", timeout=60_000)
        expect(page.locator("[data-ask-hint]")).to_have_count(0)
        page.keyboard.press("?")
        expect(page.locator("dl").get_by_text("I", exact=True)).to_be_visible()
