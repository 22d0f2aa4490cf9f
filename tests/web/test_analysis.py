"""The analysis board in a browser: branches, figures, draws, notes and links; on a desk and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from guildhall import shelf
from guildhall.kernel import run
from guildhall.puzzles import puzzles
from tests.web.playing import sit_down, wait_for_question
from tests.web.site import Site, reading
from tests.web.test_daily import finish
from tests.web.test_everyone import serious
from tests.web.test_review import PHONE, upload

SOON: Any = {"timeout": 60_000}


@pytest.fixture(scope="session")
def uploaded(browser: Browser, site: Site) -> str:
    with reading(browser, site) as reader:
        return upload(reader.page)


def at_step(page: Page, replay: str, step: int) -> None:
    page.goto(f"/analysis?r={replay}&step={step}")
    expect(page.locator("[data-try]").first).to_be_visible(**SOON)


def test_lines_branch_from_a_moment_of_a_replay_and_a_link_keeps_them(
    browser: Browser, site: Site, uploaded: str
) -> None:
    with reading(browser, site) as reader:
        page = reader.page
        page.goto(f"/look/r/{uploaded}?step=12")
        page.locator("[data-analyse]").click(**SOON)
        effort = page.locator("[data-effort]")
        expect(effort).to_have_attribute("data-effort", re.compile("64|256|1024"), timeout=240_000)
        expect(page.locator("tr.best .number").first).to_contain_text("%")
        best = page.locator("tr.best [data-try]").inner_text()
        expect(page.locator("[data-best]")).to_contain_text(best)  # in sight, however long the list is
        first, second = (page.locator("[data-try]").nth(i).get_attribute("data-try") for i in (0, 1))
        page.locator(f"[data-try='{first}']").click()
        expect(page.locator(f"[data-branch='{first}']")).to_have_attribute("aria-current", "step", **SOON)
        page.locator("[data-note]").fill("the usual move")
        page.keyboard.press("Tab")
        page.locator("[data-back]").click()
        expect(page.locator(f"[data-try='{second}']")).to_be_visible(**SOON)
        page.locator(f"[data-try='{second}']").click()
        expect(page.locator("[data-branch]")).to_have_count(2, **SOON)
        assert serious(page) == []
        page.locator("[data-share]").click()
        page.wait_for_url("**/analysis#*")
        other = reader.context.new_page()
        reader.watch(other)
        other.goto(page.url)
        expect(other.locator("[data-branch]")).to_have_count(2, **SOON)
        expect(other.get_by_text("the usual move")).to_be_visible()
        other.locator(f"[data-branch='{second}']").click()
        expect(other.locator("[data-remove]")).to_be_visible(**SOON)
        other.locator("[data-remove]").click()
        expect(other.locator("[data-branch]")).to_have_count(1, **SOON)
        at_step(other, uploaded, 27)  # a draw follows the answer
        other.locator("[data-try]").nth(1).click()
        other.locator("[data-roll]").click(**SOON)
        expect(other.locator("[data-branch]")).to_have_count(2, **SOON)


def test_draws_are_chosen_or_rolled_in_a_typed_position_on_a_phone(browser: Browser, site: Site) -> None:
    game: Any = shelf.game("pillars-of-the-earth")
    g = game.new(2, {})
    run.start(g)
    with reading(browser, site, {"language": "pl"}, **PHONE) as reader:
        page = reader.page
        page.goto("/analysis")
        page.locator("[data-notation]").fill(game.write(g))
        page.locator("[data-load]").tap()
        page.locator("[data-roll]").tap(**SOON)
        expect(page.locator("[data-branch]")).to_have_count(1, **SOON)
        page.locator("[data-start]").tap()
        expect(page.locator("[data-back]")).to_have_attribute("aria-disabled", "true", **SOON)
        known = page.locator("[data-branch]").first.get_attribute("data-branch")
        page.locator(f"[data-try]:not([data-try='{known}'])").first.tap()
        expect(page.locator("[data-branch]")).to_have_count(2, **SOON)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert serious(page) == []


def test_a_puzzle_can_be_analysed_once_its_solution_is_known(browser: Browser, site: Site) -> None:
    with reading(browser, site) as reader:
        page = reader.page
        page.goto(f"/puzzles/tiny-towns/{puzzles('tiny-towns')[0].id}")
        expect(page.locator("[data-gap]")).to_be_visible(**SOON)
        expect(page.locator("[data-analyse]")).to_have_count(0)
        page.keyboard.press("s")
        page.locator("[data-analyse]").click(**SOON)
        expect(page.locator("[data-try]").first).to_be_visible(**SOON)
        expect(page.locator("[data-effort]")).to_have_attribute("data-effort", re.compile("[1-9]"), **SOON)


def test_a_board_without_figures_says_why(browser: Browser, site: Site, uploaded: str) -> None:
    """Refused for a while, it must not claim to think."""
    with reading(browser, site) as reader:
        page = reader.page
        refused = '{"reason": "too-fast"}'
        page.route(
            "**/analysis/candidates",
            lambda route: route.fulfill(status=429, body=refused, content_type="application/json"),
        )
        at_step(page, uploaded, 12)
        expect(page.locator("[data-effort]")).to_contain_text("Too many requests", **SOON)
        page.unroute("**/analysis/candidates")
        page.locator("[data-try]").first.click()
        expect(page.locator("[data-effort]")).to_have_attribute("data-effort", re.compile("[1-9]"), **SOON)
        reader.complaints = [told for told in reader.complaints if "status of 429" not in told]


def test_what_cannot_be_shown_is_refused_in_words(browser: Browser, site: Site, uploaded: str) -> None:
    with reading(browser, site) as reader:
        page = reader.page
        page.goto("/analysis#damaged")
        expect(page.locator("[data-problem]")).to_be_visible(**SOON)
        page.goto(f"/analysis?r={uploaded}&step=9999")
        expect(page.locator("[data-problem]")).to_be_visible(**SOON)
        page.locator("[data-notation]").fill("chess\ne4")
        page.locator("[data-load]").click()
        expect(page.locator("[data-problem]")).to_contain_text("“chess” is none")
        page.locator("[data-notation]").fill("tiny-towns 2\nround: many")
        page.locator("[data-load]").click()
        expect(page.locator("[data-problem]")).to_contain_text("Line 2, column 1")
        expect(page.locator("[data-try]")).to_have_count(0)
        reader.complaints = [told for told in reader.complaints if "status of 40" not in told]


def test_whoever_plays_against_bots_alone_may_analyse_the_running_game(browser: Browser, site: Site) -> None:
    with reading(browser, site) as reader:
        page = reader.page
        sit_down(page, "tiny-towns")
        assert wait_for_question(page)
        page.locator("[data-menu]").click()
        page.locator("[data-analyse]").click()
        expect(page.locator("[data-try]").first).to_be_visible(**SOON)
        expect(page.locator("[data-effort]")).to_have_attribute("data-effort", re.compile("[1-9]"), **SOON)
        assert serious(page) == []


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
def test_a_better_town_is_shown_after_a_game_alone(options: dict[str, Any], browser: Browser, site: Site) -> None:
    with reading(browser, site, **options) as reader:
        page = reader.page
        sit_down(page, "tiny-towns", 1)
        table = page.url.rpartition("/")[2]
        finish(page.request, table)
        said = page.locator("[data-town=found]")
        expect(said).to_contain_text("You: ", **SOON)
        points = page.request.get(f"/api/v1/tables/{table}/position").json()["around"]["scores"][0]["points"]
        own, reached, limit = (int(number) for number in re.findall(r"-?\d+", said.inner_text()))
        assert points == own < reached <= limit
        assert serious(page) == []
        page.locator("[data-town-link]").click()
        page.wait_for_url("**/analysis#*")
        expect(page.locator(".board svg").first).to_be_visible(**SOON)
        assert serious(page) == []
