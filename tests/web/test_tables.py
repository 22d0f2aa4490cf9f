"""Several browsers and screens at one table, and a server that restarts."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.playing import ANSWER, answer, open_table, wait_for_question
from tests.web.site import Site, reading

GAME = "old-london-bridge"


def test_two_browsers_at_one_table(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada, reading(browser, site, {"name": "Bo", "language": "pl"}) as bo:
        open_table(ada.page, GAME, "me", "open")
        bo.page.goto(ada.page.url)
        bo.page.click("[data-sit='1']")
        expect(ada.page.locator(".waiting li > span").nth(1)).to_have_text("Bo")
        ada.page.click("[data-start]")
        assert wait_for_question(ada.page)
        assert wait_for_question(bo.page)
        # Cards are chosen in secret: Ada's choice shows Bo nothing but that she has chosen.
        answer(ada.page, 3)
        expect(bo.page.locator(ANSWER).first).to_be_visible()
        answer(bo.page, 2)
        bo.page.get_by_role("tab", name="Czat").click()
        bo.page.get_by_placeholder("Powiedz coś").fill("Powodzenia!")
        bo.page.keyboard.press("Enter")
        ada.page.get_by_role("tab", name="Chat").click()
        expect(ada.page.get_by_text("Powodzenia!")).to_be_visible()


def test_a_table_goes_on_after_the_server_was_restarted(browser: Browser, own_site: Site) -> None:
    with reading(browser, own_site) as ada:
        open_table(ada.page, GAME, "me", "apprentice")
        for which in range(4):
            assert wait_for_question(ada.page)
            answer(ada.page, which)
        assert wait_for_question(ada.page)
        asked = ada.page.locator(".sentence").inner_text()
        own_site.stop()
        expect(ada.page.get_by_text("Connection lost.")).to_be_visible(timeout=15_000)
        own_site.start()
        expect(ada.page.get_by_text("Connection lost.")).to_be_hidden(timeout=30_000)
        assert wait_for_question(ada.page)
        assert ada.page.locator(".sentence").inner_text() == asked
        answer(ada.page)
        assert wait_for_question(ada.page)


def test_people_at_one_screen_are_kept_apart_by_a_curtain(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        open_table(ada.page, GAME, "me", "local")
        assert wait_for_question(ada.page)
        answer(ada.page, 4)
        curtain = ada.page.locator("[data-curtain]")
        expect(curtain).to_be_visible()
        curtain.click()
        expect(curtain).to_be_hidden()
        assert wait_for_question(ada.page)
        answer(ada.page, 1)


def test_a_choice_is_picked_confirmed_and_taken_back(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"confirm": True}) as ada:
        open_table(ada.page, GAME, "me", "open")
        with reading(browser, site, {"name": "Bo"}) as bo:
            bo.page.goto(ada.page.url)
            bo.page.click("[data-sit='1']")
            expect(ada.page.locator("[data-start]")).to_be_enabled()
            ada.page.click("[data-start]")
            assert wait_for_question(ada.page)
            ada.page.locator(ANSWER).nth(2).click()
            expect(ada.page.locator("[data-confirm]")).to_be_visible()
            ada.page.keyboard.press("Escape")
            expect(ada.page.locator("[data-confirm]")).to_be_hidden()
            ada.page.locator(ANSWER).nth(2).click()
            ada.page.click("[data-confirm]")
            expect(ada.page.get_by_text("Waiting for Bo.")).to_be_visible()
            ada.page.get_by_role("button", name="Undo").click()
            assert wait_for_question(ada.page)


def test_what_cannot_be_done_says_why_and_leads_to_the_rule(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        open_table(ada.page, GAME, "me", "apprentice")
        assert wait_for_question(ada.page)
        while "figure" not in ada.page.locator(".sentence").inner_text():
            answer(ada.page)
            assert wait_for_question(ada.page)
        ada.page.keyboard.press("Tab")
        ada.page.locator("[data-option='x']").focus()
        expect(ada.page.get_by_role("tooltip")).to_contain_text("(OLB-")
        ada.page.locator("[data-option='x']").click(force=True)
        refusal = ada.page.locator(".refusal")
        expect(refusal).to_be_visible()
        refusal.get_by_role("button").click()
        expect(ada.page.get_by_role("dialog", name="Rules")).to_be_visible()
        expect(ada.page.locator(".clause.wanted .id")).to_contain_text("OLB-")
