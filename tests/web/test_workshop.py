"""The owner's workshop: values typed in the browser are checked at once, saved, played with and told to everybody."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.web.site import Site, reading
from tests.web.test_everyone import serious


def group(page: Page, name: str) -> None:
    page.locator(f"[data-group={name}] > summary").click()


def test_an_owner_corrects_saves_and_plays(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada, reading(browser, site) as bo:
        page = ada.page
        page.goto("/new/old-london-bridge")
        page.locator("[data-workshop]").click()
        number = page.get_by_label("chapel 4: Number", exact=True)
        expect(number).to_have_value("4")
        group(page, "tracks")
        length = page.get_by_label("chapel: Number of spaces", exact=True)
        # Nothing is saved before it holds.
        length.fill("0")
        expect(page.locator("[data-problem]")).to_contain_text("tracks.chapel.length: at least 1")
        expect(page.locator("[data-save]")).to_be_disabled()
        length.fill("18")
        expect(page.locator("[data-problem]")).to_have_count(0)
        expect(page.get_by_text("1 value differs from the reconstructed ones.").first).to_be_visible()
        page.locator("[data-set-name]").fill("Grandma's box")
        page.locator("[data-save]").press("Enter")
        expect(page.get_by_text("Saved.")).to_be_visible()
        # The file is the same set again.
        with page.expect_download() as download:
            page.get_by_role("link", name="Export").click()
        file = download.value.path()
        page.get_by_role("button", name="Start from the reconstructed values").click()
        expect(length).to_have_value("16")
        page.get_by_label("Open a component file").set_input_files(file)
        expect(length).to_have_value("18")
        # A table is set up with it, and everybody is told.
        page.goto("/new/old-london-bridge")
        page.locator("[data-components]").select_option(label="Grandma's box")
        page.locator(".seat select").nth(1).select_option("open")
        page.locator("[data-create]").click()
        page.wait_for_url("**/t/*")
        bo.page.goto(page.url.removeprefix(site.url))
        told = bo.page.locator("[data-table-components]")
        expect(told).to_contain_text("This table is played with the components “Grandma's box”.")
        told.locator("summary").click()
        expect(told).to_contain_text("tracks.chapel.length: 16 → 18")
        assert not serious(bo.page)
        page.locator("[data-start-bots]").click()
        expect(page.locator("[data-components-notice]")).to_contain_text("Grandma's box")
        expect(page.locator("[data-place=chapel] g rect")).to_have_count(19)


def test_cards_are_typed_as_they_are_printed(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        page.goto("/workshop/guilds-of-london")
        card = page.locator("[data-entry='action_card.0']")
        expect(card.locator(".drawing")).to_contain_text("move up to 2")
        card.get_by_label("Journeymen: Effect 1: how many").fill("3")
        card.get_by_label("Journeymen: Effect 1: how many").press("Tab")
        expect(card.locator(".drawing")).to_contain_text("move up to 3")
        card.get_by_label("Add: Journeymen: Effect").click()
        expect(card.locator(".drawing")).to_contain_text("gain 1 victory point")
        card.get_by_label("Journeymen: Liveries 1").select_option("blue")
        card.get_by_label("Journeymen: Cost in cards").fill("1")
        expect(card.locator(".drawing")).to_contain_text("iscard 1")
        expect(page.get_by_text("values differ from the reconstructed ones.").first).to_be_visible()
        expect(page.locator("[data-problem]")).to_have_count(0)


def test_the_workshop_suits_everybody(browser: Browser, site: Site) -> None:
    for game in ("old-london-bridge", "guilds-of-london"):
        with reading(browser, site, viewport={"width": 390, "height": 844}) as ada:
            page = ada.page
            page.goto(f"/workshop/{game}")
            page.locator("[data-entry]").first.wait_for()
            groups = page.locator("[data-group]")
            for i in range(1, groups.count()):
                groups.nth(i).locator("summary").click()
            assert not serious(page)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
            for language in ("pl", "it"):
                ada.change(language=language)
                page.locator("[data-entry]").first.wait_for()
                assert "workshop-" not in page.inner_text("main")
    with reading(browser, site) as ada:
        ada.page.goto("/workshop/tiny-towns")
        expect(ada.page.get_by_text("there is nothing to correct")).to_be_visible()
        ada.page.goto("/new/tiny-towns")
        ada.page.locator("[data-create]").wait_for()
        expect(ada.page.locator("[data-workshop]")).to_have_count(0)
