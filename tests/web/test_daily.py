"""The daily deal in the browser: played, practised, refused a second time, and compared, on a desk and on a phone."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import APIRequestContext, Browser, Page, expect

from tests.web.playing import OVER, SOON, answer, wait_for_question
from tests.web.site import Site, reading
from tests.web.test_everyone import serious

DEAL = "/daily/tiny-towns"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
BEGIN, GO_ON, PRACTISE = "[data-begin]", "[data-go-on]", "[data-practise]"


def table_of(page: Page) -> str:
    return urlsplit(page.url).path.removeprefix("/t/")


def finish(asks: APIRequestContext, table: str, seat: int = 0) -> None:
    """Give the first answer until the game is over, as over the page but faster."""
    for number in range(400):
        around = asks.get(f"/api/v1/tables/{table}/position?view={seat}").json()["around"]
        if around["over"]:
            return
        question = around["questions"][0]
        said = {"id": f"f{number}", "decision": question["decision"], "option": question["options"][0]}
        done = asks.post(f"/api/v1/tables/{table}/seats/{seat}/answers", data=said)
        assert done.ok, done.text()
    raise AssertionError("the game does not end")


def test_the_deal_is_played_once_and_then_practised(browser: Browser, site: Site) -> None:
    with reading(browser, site, **LAPTOP) as ada:
        page = ada.page
        page.goto("/")
        page.locator('.box [data-daily="tiny-towns"]').click()
        expect(page.locator(BEGIN)).to_be_visible(timeout=SOON)
        expect(page.locator(PRACTISE)).to_have_count(0)
        assert serious(page) == []
        page.locator(BEGIN).click()
        expect(page.locator('[data-deal="counts"]')).to_be_visible(timeout=SOON)
        for _ in range(3):
            assert wait_for_question(page)
            answer(page)
        expect(page.locator("[data-hint]")).to_have_count(0)
        table = table_of(page)
        # Another browser of the same person can only go on.
        account = {"name": f"Ada {site.port} {table}"[:40], "passphrase": "correct horse battery"}
        assert page.request.post("/api/v1/account", data=account).ok
        with reading(browser, site, **LAPTOP) as elsewhere:
            other = elsewhere.page
            other.goto(DEAL)
            expect(other.locator(BEGIN)).to_be_visible(timeout=SOON)
            assert other.request.post("/api/v1/session", data=account).ok
            other.locator(BEGIN).click()  # the page does not know yet
            expect(other.get_by_role("alert")).to_contain_text("already begun", timeout=SOON)
            expect(other.locator(GO_ON)).to_have_attribute("href", f"/t/{table}")
            refused = other.request.post(f"/api/v1{DEAL}", data={"name": "Ada"})
            assert (refused.status, refused.json()["reason"]) == (409, "already-tried")
            elsewhere.complaints.clear()  # the browser reports the answer 409
        finish(page.request, table)
        page.locator(f"{OVER} [data-deal]").click(timeout=SOON)
        expect(page.locator("[data-result]")).to_be_visible(timeout=SOON)
        expect(page.locator(".chart .mine")).to_have_count(1)
        expect(page.locator("li.own")).to_have_count(1)
        expect(page.locator("[data-streak='1']")).to_be_visible()
        expect(page.locator(BEGIN)).to_have_count(0)
        assert serious(page) == []
        # The best game can be watched now, and the deal practised, with undo and without a result.
        expect(page.locator("[data-best]")).to_be_visible()
        tries = page.request.get(f"/api/v1{DEAL}").json()["tries"]
        page.locator(PRACTISE).click()
        expect(page.locator('[data-deal="practice"]')).to_be_visible(timeout=SOON)
        finish(page.request, table_of(page))
        expect(page.locator(f"{OVER} [data-deal]")).to_be_visible(timeout=SOON)
        assert page.request.get(f"/api/v1{DEAL}").json()["tries"] == tries
        page.goto("/daily")
        expect(page.locator('[data-daily="tiny-towns"]')).to_have_attribute("data-status", "done")
        assert serious(page) == []


def test_a_result_is_shared_as_text_without_the_deal(browser: Browser, site: Site) -> None:
    with reading(browser, site, permissions=["clipboard-read", "clipboard-write"], **LAPTOP) as ada:
        page = ada.page
        page.goto(DEAL)
        page.locator(BEGIN).click()
        page.wait_for_url("**/t/*")
        finish(page.request, table_of(page))
        page.goto(DEAL)
        page.locator("[data-share]").click()
        expect(page.locator("[data-share]")).to_have_text("Copied")
        text = page.evaluate("navigator.clipboard.readText()")
        deal = page.request.get(f"/api/v1{DEAL}").json()
        points = deal["result"]["points"]
        assert text.startswith("Guildhall, Tiny Towns, ")
        assert f": {points} point" in text.splitlines()[0]
        assert text.splitlines()[1:] == [f"{site.url}{DEAL}?day={deal['day']}"]


def test_the_deal_on_a_phone_in_polish(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"language": "pl"}, **PHONE) as ada:
        page = ada.page
        page.goto("/daily")
        page.locator('[data-daily="old-london-bridge"]').tap()
        page.locator(BEGIN).tap()
        expect(page.locator('[data-deal="counts"]')).to_contain_text("ta próba się liczy", timeout=SOON)
        expect(page.locator("[data-answer]").first).to_be_attached(timeout=SOON)
        page.goto("/daily/old-london-bridge")
        expect(page.locator(GO_ON)).to_be_visible(timeout=SOON)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert serious(page) == []
        # Giving it up uses it up.
        table = page.locator(GO_ON).get_attribute("href") or ""
        assert page.request.post(f"/api/v1{table.replace('/t/', '/tables/')}/abandon").ok
        page.reload()
        expect(page.locator("[data-status=ended]")).to_contain_text("bez wyniku", timeout=SOON)
        expect(page.locator(PRACTISE)).to_be_visible()
        page.locator("[data-earlier]").tap()
        expect(page.locator("[data-later]")).to_be_visible(timeout=SOON)
        page.locator("summary").tap()
        expect(page.locator("[data-seed]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert serious(page) == []
