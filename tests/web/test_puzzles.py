"""Puzzles in the browser: one solved, one failed, one given up; and nothing tells the solution before it is due."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from guildhall import shelf
from guildhall.puzzles import Puzzle, Walk, find, puzzles
from guildhall.puzzles.fitting import fitting
from tests.web.site import Reader, Site, reading
from tests.web.test_everyone import serious

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAME = "tiny-towns"
LONG = 20_000  # milliseconds: the machine may be busy
RESULT = "[data-result]"


def pick(page: Page, option: str) -> None:
    """Answer in words, also where the board offers the same and folds the words away."""
    with page.expect_response(lambda response: "/puzzles/" in response.url and response.request.method == "POST"):
        page.locator(f'[data-answer="{option}"]').dispatch_event("click", timeout=LONG)


def shown(page: Page, puzzle: Puzzle) -> Walk:
    """The puzzle at its first question, once the page shows it."""
    walk = Walk(shelf.game(GAME), puzzle)
    page.locator(f'[data-answer="{walk.best}"]').wait_for(state="attached", timeout=LONG)
    return walk


def wrong_answer(walk: Walk) -> str:
    question = walk.question()
    assert question is not None
    return next(option for option in question[1] if option != walk.best)


def solve(page: Page, walk: Walk) -> None:
    while not walk.is_solved:
        assert walk.best is not None
        pick(page, walk.best)
        walk.answer(walk.best)
    expect(page.locator(RESULT)).to_have_attribute("data-result", "solved", timeout=LONG)


def rating(page: Page) -> int:
    """Where the solver stands, by what the page has kept."""
    kept = json.loads(page.evaluate("localStorage.guildhall"))["puzzles"][GAME]
    tries = [{"puzzle": puzzle, "solved": solved, "at": at} for puzzle, solved, at in kept]
    return int(page.request.post(f"/api/v1/games/{GAME}/puzzles", data={"tries": tries}).json()["rating"])


def turn() -> Puzzle:
    return next(puzzle for puzzle in puzzles(GAME) if puzzle.kind == "turn")


def first() -> Puzzle:
    found = fitting(GAME, 1500, ())
    assert found is not None
    return found


class Heard:
    """All that the page was told and shows, until the solution is due."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("response", self._note)

    def _note(self, response: Response) -> None:
        if "/api/v1/games/" in response.url and "/puzzles" in response.url:
            self.texts.append(response.text())

    def solutions(self) -> list[Any]:
        return [told["solution"] for told in map(json.loads, self.texts) if "solution" in told]


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
def test_one_is_solved_and_the_next_one_failed(options: dict[str, Any], browser: Browser, site: Site) -> None:
    with reading(browser, site, **options) as ada:
        page = ada.page
        heard = Heard(page)
        page.goto(f"/lessons/{GAME}")
        page.locator("[data-puzzles]").click()
        walk = shown(page, first())
        assert page.locator("[data-gap]").inner_text()
        assert heard.solutions() == [None]
        assert serious(page) == []
        solve(page, walk)
        expect(page.locator("[data-verdict]")).to_contain_text(str(first().rating))
        expect(page.locator("[data-change]")).to_contain_text(str(rating(page)))
        assert rating(page) > 1500
        assert heard.solutions()[-1] is not None
        assert serious(page) == []

        page.locator("[data-next]").click()
        kept = json.loads(page.evaluate("localStorage.guildhall"))["puzzles"][GAME]
        assert [one[:2] for one in kept] == [[first().id, True]]
        before = rating(page)
        following = fitting(GAME, before, {first().id})
        assert following is not None
        walk = shown(page, following)
        wrong = wrong_answer(walk)
        pick(page, wrong)
        expect(page.locator(RESULT)).to_have_attribute("data-result", "failed", timeout=LONG)
        expect(page.locator(f'[data-wrong="{wrong}"]')).to_be_visible()
        expect(page.locator("[data-verdict]")).to_have_count(0)  # the solution is still to be found
        assert heard.solutions()[-1] is None
        assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
        expect(page.locator("[data-change]")).to_be_visible(timeout=LONG)
        assert rating(page) < before
        # Found in the end, it is still a failure: the first try counts.
        while not walk.is_solved:
            assert walk.best is not None
            pick(page, walk.best)
            walk.answer(walk.best)
        expect(page.locator("[data-verdict]")).to_be_visible(timeout=LONG)
        expect(page.locator(RESULT)).to_have_attribute("data-result", "failed")
        # The person whom the server knows by now has both tries.
        tries = page.request.get(f"/api/v1/me/puzzles/{GAME}").json()["tries"]
        assert [one[:2] for one in tries] == [[first().id, True], [following.id, False]]


def test_who_gives_up_is_shown_the_solution_step_by_step(browser: Browser, site: Site) -> None:
    puzzle = turn()
    with reading(browser, site, {"language": "pl"}) as ada:
        page = ada.page
        page.goto(f"/puzzles/{GAME}/{puzzle.id}")
        shown(page, puzzle)
        page.keyboard.press("s")
        expect(page.locator("[data-best]")).to_be_visible(timeout=LONG)
        expect(page.locator(RESULT)).to_have_attribute("data-result", "failed")
        for number in (1, 2):
            page.locator("[data-next-step]").click()
            expect(page.locator(f'[data-best="{number}"]')).to_be_visible(timeout=LONG)
        page.locator("[data-previous-step]").click()
        expect(page.locator('[data-best="1"]')).to_be_visible(timeout=LONG)
        page.locator("[data-again]").click()
        shown(page, puzzle)
        expect(page.locator("[data-best]")).to_have_count(0)
        assert serious(page) == []


def test_tries_made_without_an_account_are_carried_over(browser: Browser, site: Site) -> None:
    """Somebody else's browser meets the same person: what one of them has tried, both have."""
    one, two = puzzles(GAME)[:2]
    with reading(browser, site, {"puzzles": {GAME: [[one.id, True, 1000]]}}) as ada:
        page = ada.page
        page.goto(f"/puzzles/{GAME}")
        page.locator("[data-standing]").wait_for(timeout=LONG)
        assert page.request.get(f"/api/v1/me/puzzles/{GAME}").json()["tries"] == [[one.id, True, 1000]]
        cookies = ada.context.cookies()
        with reading(browser, site, {"puzzles": {GAME: [[one.id, False, 2000], [two.id, True, 3000]]}}) as again:
            again.context.add_cookies([dict(cookie) for cookie in cookies])  # type: ignore[misc]
            both(again)
            assert again.page.request.get(f"/api/v1/me/puzzles/{GAME}").json()["tries"] == [
                [one.id, True, 1000],
                [two.id, True, 3000],
            ]


def both(again: Reader) -> None:
    again.page.goto(f"/puzzles/{GAME}")
    again.page.locator("[data-standing]").wait_for(timeout=LONG)
    kept = json.loads(again.page.evaluate("localStorage.guildhall"))["puzzles"][GAME]
    assert len(kept) == 2


def test_every_game_shows_its_puzzles_on_its_own_board(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"language": "it"}) as ada:
        page = ada.page
        for name in shelf.NAMES:
            for puzzle in (*puzzles(name)[:1], *puzzles(name)[-1:]):
                page.goto(f"/puzzles/{name}/{puzzle.id}")
                expect(page.locator("[data-gap]")).to_be_visible(timeout=LONG)
                expect(page.locator(".board svg").first).to_be_visible(timeout=LONG)
                assert find(name, puzzle.id) is puzzle
        page.goto(f"/puzzles/{GAME}/nothing")
        expect(page.locator("[role=alert]")).to_be_visible(timeout=LONG)
        ada.complaints = [one for one in ada.complaints if "404" not in one]
