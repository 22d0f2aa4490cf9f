"""From the end of a game to its review and the mistakes to learn from, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.playing import ANSWER, BOARD, play_to_the_end, sit_down, wait_for_question
from tests.web.site import Site, reading
from tests.web.test_everyone import serious

REPLAY = Path(__file__).parents[1] / "replays" / "old-london-bridge" / "two-base.replay"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LONG = 240_000  # milliseconds: reviews stand back while the machine is busy


def upload(page: Page) -> str:
    page.request.get("/api/v1/me")
    answer = page.request.post("/api/v1/replays", data={"text": REPLAY.read_text(encoding="utf-8")})
    assert answer.ok, answer.text()
    id: str = answer.json()["id"]
    return id


@pytest.fixture(scope="session")
def reviewed(browser: Browser, site: Site) -> str:
    """A replay that has been reviewed; most tests look at the same one."""
    with reading(browser, site) as ada:
        id = upload(ada.page)
        ada.page.goto(f"/look/r/{id}")
        ada.page.locator("[data-review]").click()
        ada.page.locator("[data-ask]").click()
        expect(ada.page.locator("[data-progress]")).to_be_visible()
        expect(ada.page.locator("[data-graph]")).to_be_visible(timeout=LONG)
    return id


def seat_with_mistakes(page: Page) -> int:
    return int(page.locator("[data-learn]").first.get_attribute("data-learn") or 0)


def wrong_and_best(page: Page, id: str, at: int) -> tuple[str, str]:
    """An answer that the review thinks little of, and the best one."""
    lesson = page.request.get(f"/api/v1/replays/{id}/review/lessons/{at}").json()
    return lesson["played"], lesson["best"]


def first_lesson(page: Page, id: str, seat: int) -> int:
    review = page.request.get(f"/api/v1/replays/{id}/review").json()["review"]
    at: int = review["seats"][seat]["costliest"][0]
    return at


def test_from_the_end_of_a_game_to_its_review(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        sit_down(page, "old-london-bridge")
        assert wait_for_question(page)
        play_to_the_end(page)
        page.locator("section.after [data-review]").click()
        page.locator("[data-ask]").click()
        expect(page.locator("[data-progress]")).to_be_visible()
        assert not serious(page)
        page.locator("[data-cancel]").click()
        expect(page.locator("[data-ask]")).to_be_visible()
        expect(page.get_by_role("status").first).to_contain_text("cancelled")
        page.locator("[data-ask]").click()
        expect(page.locator("[data-graph]")).to_be_visible(timeout=LONG)
        page.locator("[data-learn]").first.click()
        expect(page.locator("[data-verdict]")).to_be_attached()
        expect(page.locator(BOARD).first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_a_review_says_what_luck_and_decisions_did(browser: Browser, site: Site, reviewed: str, language: str) -> None:
    with reading(browser, site, {"language": language}) as ada:
        page = ada.page
        page.goto(f"/review/r/{reviewed}")
        expect(page.locator("[data-sentence]")).to_have_count(2)
        for sentence in page.locator("[data-sentence]").all_inner_texts():
            assert any(letter.isdigit() for letter in sentence)
            assert "{" not in sentence
        assert not serious(page)


def test_the_graph_leads_to_a_moment_of_the_replay(browser: Browser, site: Site, reviewed: str) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        page.goto(f"/review/r/{reviewed}")
        slider = page.get_by_role("slider")
        slider.focus()
        slider.press("End")
        slider.press("PageDown")
        told = slider.get_attribute("aria-valuetext") or ""
        page.locator("[data-goto]").click()
        page.wait_for_url("**/look/r/**")
        assert f"step={told.split()[1].rstrip(':')}" in page.url
        page.go_back()
        mark = page.locator("[data-graph] path.mark").last
        place = mark.locator("xpath=..").get_attribute("data-mark")
        mark.click()
        page.wait_for_url(f"**/look/r/*step={place}")
        page.go_back()
        graph = page.locator("[data-graph]")
        graph.click(position={"x": 5, "y": 20})
        page.wait_for_url("**/look/r/**")
        page.go_back()
        page.get_by_label("all hands open").check()
        with page.expect_download() as saved:
            page.locator("[data-picture]").click()
        assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")


def test_mistakes_are_learned_from_by_keyboard(browser: Browser, site: Site, reviewed: str) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        page.goto(f"/review/r/{reviewed}")
        seat = seat_with_mistakes(page)
        played, best = wrong_and_best(page, reviewed, first_lesson(page, reviewed, seat))
        page.locator(f"[data-learn='{seat}']").press("Enter")
        verdict = page.locator("[data-verdict]")
        expect(page.locator(ANSWER).first).to_be_visible()
        assert not serious(page)
        options = page.locator(ANSWER).evaluate_all("all => all.map(one => one.dataset.answer)")
        page.keyboard.press(str(options.index(played) + 1)) if played in options[:9] else page.locator(
            f"[data-answer='{played}']"
        ).press("Enter")
        expect(verdict).to_contain_text("was played in the game")
        page.keyboard.press("t")
        expect(verdict).to_have_attribute("data-verdict", "best")
        expect(verdict).to_contain_text("The best answer")
        page.keyboard.press("l")
        line = page.locator("[data-line]")
        expect(line).to_have_attribute("data-line", "0")
        page.keyboard.press("ArrowRight")
        expect(line).to_have_attribute("data-line", "1")
        page.keyboard.press("Escape")
        page.locator(f"[data-answer='{best}']").press("Enter")
        expect(verdict).to_contain_text("That is the best answer")
        for _ in range(3):
            page.keyboard.press("n")
        page.wait_for_url("**/review/r/**")


def test_mistakes_are_learned_from_on_a_phone(browser: Browser, site: Site, reviewed: str) -> None:
    with reading(browser, site, **PHONE) as ada:
        page = ada.page
        page.goto(f"/review/r/{reviewed}")
        expect(page.locator("[data-graph]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not serious(page)
        seat = seat_with_mistakes(page)
        _, best = wrong_and_best(page, reviewed, first_lesson(page, reviewed, seat))
        page.locator(f"[data-learn='{seat}']").tap()
        page.locator(f"[data-answer='{best}']").tap()
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "best")
        page.locator("[data-play]").tap()
        page.locator("[data-next-step]").tap()
        expect(page.locator("[data-line]")).to_have_attribute("data-line", "1")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not serious(page)
        page.locator("[data-again]").tap()
        expect(page.locator(ANSWER).first).to_be_visible()


def test_people_play_on_from_a_moment_of_a_replay(browser: Browser, site: Site, reviewed: str) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        page.goto(f"/look/r/{reviewed}?step=30")
        page.locator("[data-play-on] summary").click()
        page.get_by_label("Against").select_option("random")
        page.locator("[data-play-on] button").click()
        page.wait_for_url("**/t/*")
        assert wait_for_question(page)
        assert not serious(page)
