"""The administrators' page: for people with that right only, readable by everyone, in every language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.playing import sit_down
from tests.web.site import Site, reading
from tests.web.test_everyone import serious

ROOT = Path(__file__).parents[2]


def first_administrator(site: Site) -> str:
    """The path of the link that the command line prints."""
    database = f"sqlite:///{site.folder / 'tables.db'}"
    command = [sys.executable, "-m", "guildhall.cli.main", "admin", "first", "Queen", "--database", database]
    environment = {"PYTHONPATH": str(ROOT / "src"), "PATH": ""}
    made = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return "/sign-in" + made.stdout.strip().partition("/sign-in")[2]


def test_an_administrator_freezes_a_game_and_sees_it_in_the_log(browser: Browser, own_site: Site) -> None:
    link = first_administrator(own_site)
    with reading(browser, own_site) as bo, reading(browser, own_site, viewport={"width": 1366, "height": 768}) as queen:
        sit_down(bo.page, "old-london-bridge", 2)
        page = queen.page
        page.goto(link)
        assert not serious(page)
        page.get_by_label("New passphrase").fill("correct horse battery")
        page.get_by_role("button", name="Sign in").click()
        expect(page.get_by_role("heading", name="Administration")).to_be_visible()
        expect(page.get_by_text("Choices")).to_be_visible()
        assert not serious(page)
        page.get_by_role("button", name="Tables", exact=True).click()
        page.get_by_role("button", name="Freeze").click()
        assert not serious(page)
        page.get_by_role("button", name="Do it").click()
        expect(page.get_by_role("button", name="Thaw")).to_be_visible()
        expect(bo.page.get_by_text("An administrator has frozen this game.")).to_be_visible()
        page.get_by_role("button", name="Audit log").click()
        expect(page.get_by_role("cell", name="freeze")).to_be_visible()
        for width in (1366, 390):
            page.set_viewport_size({"width": width, "height": 800})
            for theme in ("light", "dark"):
                queen.change(theme=theme)
                page.get_by_role("button", name="People").click()
                expect(page.get_by_role("button", name="Ban").first).to_be_visible()
                assert not serious(page), (width, theme)
        for language in ("pl", "it"):
            queen.change(language=language)
            page.wait_for_selector("dl dd")
            assert not serious(page)


def test_nobody_else_gets_in(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        ada.page.goto("/")
        ada.page.wait_for_selector("[data-play]")
        expect(ada.page.get_by_role("link", name="Administration")).to_have_count(0)
        ada.page.goto("/admin")
        expect(ada.page.get_by_text("This page is for administrators.")).to_be_visible()
        assert any("403" in complaint for complaint in ada.complaints)  # the browser reports the refusal itself
        ada.complaints.clear()
