"""Plays through the page, using only what a person can see and press."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from guildhall import shelf

SOON: Final = 30_000  # milliseconds
ANSWER: Final = "[data-answer]"
OVER: Final = "section.after"
BOARD: Final = ".board svg:visible"  # the board, which loads after the page around it


def open_table(page: Page, game: str, *seats: str, count: int | None = None) -> None:
    """Set up a table; seats are given in the words of the set-up page."""
    page.goto(f"/new/{game}")
    page.wait_for_selector("[data-create]")
    page.get_by_role("button", name=str(count or len(seats)), exact=True).click()
    boxes = page.locator("fieldset").first.locator("select")
    expect(boxes).to_have_count(len(seats))
    for seat, kind in enumerate(seats):
        boxes.nth(seat).select_option(kind)
    page.click("[data-create]")
    page.wait_for_url("**/t/*")


def sit_down(page: Page, game: str, seats: int | None = None, level: str = "random") -> None:
    """A table against bots; by default random ones, which the set-up page does not offer, on the fewest seats."""
    count = seats or max(2, shelf.game(game).seats[0])
    bots = [{"kind": "bot", "level": level}] * (count - 1)
    page.request.get("/api/v1/me")
    table = _post(page, "/tables", {"game": game, "seats": [{"kind": "open"}, *bots]})["id"]
    _post(page, f"/tables/{table}/seats/0", {"name": "Ada"})
    _post(page, f"/tables/{table}/start", {})
    page.goto(f"/t/{table}")


def _post(page: Page, path: str, body: dict[str, Any]) -> Any:
    answer = page.request.post(f"/api/v1{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def drawn(page: Page) -> None:
    """Wait until the page has been laid out and drawn, with what it does once it knows its sizes."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def version(page: Page) -> int:
    """How many questions this reader has been asked so far."""
    return int(page.locator(".prompt").get_attribute("data-version") or 0)


def wait_for_question(page: Page) -> bool:
    """Wait for a question; False if the game is over instead."""
    try:
        page.wait_for_selector(f".prompt[data-busy=false] {ANSWER}, {OVER}", timeout=SOON)
    except TooLate:
        raise AssertionError(_why_no_question(page)) from None
    return not is_over(page)


def _why_no_question(page: Page) -> str:
    """For a failed test: what the page shows, and what the server thinks it should show."""
    position = page.request.get(f"/api/v1{urlsplit(page.url).path.replace('/t/', '/tables/')}/position?view=0")
    known = position.json().get("around") if position.ok else position.text()
    shown = page.locator(".play > .top, .play > .board > .banner, main:not(:has(.play))").all_inner_texts()
    prompt = page.locator(".prompt").evaluate_all("all => all.map(one => ({...one.dataset}))")
    return f"no question; the page says {shown}, its prompt {prompt}, the server {known}"


def answer(page: Page, which: int = 0) -> str:
    """Press an answer and wait until the table has accepted it; returns its text."""
    before = version(page)
    buttons = page.locator(ANSWER)
    button = buttons.nth(which % buttons.count())
    text = button.inner_text()
    button.click()
    taken = f"() => Number(document.querySelector('.prompt')?.dataset.version ?? 1e9) > {before}"
    page.wait_for_function(taken, timeout=SOON)
    return text


def play_to_the_end(page: Page, most: int = 1500, meanwhile: Callable[[int], None] | None = None) -> int:
    """Answer until the game is over, calling `meanwhile` before each answer; returns the number of answers."""
    for done in range(most):
        if not wait_for_question(page):
            return done
        if meanwhile is not None:
            meanwhile(done)
        answer(page, done * 7 + done // 5)
    raise AssertionError(f"not over after {most} answers")
