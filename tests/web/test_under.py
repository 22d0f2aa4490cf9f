"""The client of a service in a folder of its host: no page, link, socket or worker leaves the folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.playing import ANSWER, BOARD
from tests.web.site import Site, reading

PREFIX = "/club/games"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    service = Site(tmp_path_factory.mktemp("under"), PREFIX)
    service.start()
    yield service
    service.stop()


def _links(page: Page) -> list[str]:
    """The links that leave the folder."""
    links: list[str] = page.eval_on_selector_all("a[href]", "all => all.map((one) => one.getAttribute('href'))")
    assert links
    return [link for link in links if not link.startswith((PREFIX + "/", "#"))]


def test_a_game_is_set_up_played_and_shared(browser: Browser, folder: Site) -> None:
    with reading(browser, folder) as ada:  # which fails for any request outside of the folder
        page = ada.page
        page.goto(folder.url)
        page.locator('[data-play="tiny-towns"]').wait_for()
        assert page.url == folder.url + "/"
        assert _links(page) == []
        for path in ("/lessons/tiny-towns", "/minute/tiny-towns", "/workshop/tiny-towns", "/analysis"):
            page.goto(folder.url + path)
            expect(page.locator("main :is(h1, h2)").first).to_be_visible()
            assert _links(page) == [], path
        page.goto(folder.url + "/lessons/tiny-towns")
        page.locator("[data-lesson]").first.click()
        page.wait_for_url(f"{folder.url}/lessons/tiny-towns/*")
        expect(page.locator(BOARD).first).to_be_visible()

        seats = [{"kind": "open"}, {"kind": "open"}]
        made = page.request.post(f"{folder.url}/api/v1/tables/", data={"game": "old-london-bridge", "seats": seats})
        link = f"{folder.url}/t/{made.json()['id']}"
        page.goto(link)
        expect(page.get_by_label("Link", exact=True)).to_have_value(link)
        page.goto(folder.url + "/")
        page.locator('[data-play="tiny-towns"]').click()
        expect(page.locator(BOARD).first).to_be_visible()
        page.wait_for_url(f"{folder.url}/t/*")
        page.reload()
        page.locator(ANSWER).first.wait_for(state="attached")
        before = page.locator(ANSWER).first.get_attribute("data-answer")
        page.locator(ANSWER).first.dispatch_event("click")
        expect(page.locator(f'[data-answer="{before}"]')).to_have_count(0)
        assert _links(page) == []


def test_the_service_worker_keeps_to_the_folder(browser: Browser, folder: Site) -> None:
    with reading(browser, folder) as ada:
        page = ada.page
        page.goto(folder.url + "/")
        scope = page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)")
        assert scope == folder.url + "/"
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        ada.context.set_offline(True)
        page.goto(folder.url + "/t/abc")  # any page: the shell opens without a server
        expect(page.locator("[role=alert]").first).to_be_visible()
        assert _links(page) == []
        ada.complaints = [told for told in ada.complaints if "ERR_INTERNET_DISCONNECTED" not in told]
