"""Accessibility: keyboard only, screen readers, every language, both themes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from guildhall import shelf
from tests.web.playing import BOARD, OVER, SOON, answer, drawn, open_table, sit_down, version, wait_for_question
from tests.web.site import Site, reading

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[str]:
    """The violations that axe-core calls serious or worse, once what was read has been laid out and drawn."""
    page.evaluate("document.fonts.ready")
    drawn(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_before_the_game_can_be_read_by_everyone(theme: str, browser: Browser, site: Site) -> None:
    with reading(browser, site, {"theme": theme}) as ada:
        ada.page.goto("/")
        ada.page.wait_for_selector("[data-play]")
        assert not serious(ada.page)
        ada.page.goto("/new/old-london-bridge")
        ada.page.wait_for_selector("[data-create]")
        assert not serious(ada.page)
        open_table(ada.page, "old-london-bridge", "me", "open")
        ada.page.wait_for_selector("[data-start]")
        assert not serious(ada.page)


@pytest.mark.parametrize("game", shelf.NAMES)
def test_tables_can_be_read_by_everyone(game: str, browser: Browser, site: Site) -> None:
    """In light and dark themes, with icons and with words, on a desktop and on a phone."""
    with reading(browser, site) as ada:
        sit_down(ada.page, game, 3)
        for which in range(12):
            assert wait_for_question(ada.page)
            answer(ada.page, which)
        for theme, words, width in (("light", False, 1440), ("dark", False, 360), ("dark", True, 1440)):
            ada.page.set_viewport_size({"width": width, "height": 800})
            ada.change(theme=theme, words=words)
            assert wait_for_question(ada.page)
            ada.page.wait_for_selector(BOARD)
            assert not serious(ada.page), (theme, words, width)


def test_a_long_press_says_what_a_thing_is_and_chooses_nothing(browser: Browser, site: Site) -> None:
    with reading(browser, site, viewport={"width": 360, "height": 740}, has_touch=True) as ada:
        sit_down(ada.page, "old-london-bridge", 3)
        assert wait_for_question(ada.page)
        before = version(ada.page)
        card = ada.page.locator("[data-option]:not([aria-disabled=true])[title]").first
        card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
        tip = ada.page.get_by_role("tooltip")
        expect(tip).to_have_text(card.get_attribute("title") or "")
        card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
        card.dispatch_event("click")
        assert version(ada.page) == before
        # A short one does choose. All in one go: on a busy machine, round trips would make it a long one.
        card.evaluate("""card => {
            for (const name of ["pointerdown", "pointerup"])
                card.dispatchEvent(new PointerEvent(name, {pointerType: "touch", bubbles: true}));
            card.click();
        }""")
        expect(tip).to_be_hidden()
        ada.page.wait_for_function(f"() => Number(document.querySelector('.prompt').dataset.version) > {before}")


def test_a_game_is_played_by_keyboard_alone(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"confirm": True}) as ada:
        page = ada.page
        open_table(page, "old-london-bridge", "me", "apprentice")
        for _ in range(200):
            if not wait_for_question(page):
                break
            before = version(page)
            page.keyboard.press("1")
            page.wait_for_selector(f"[data-confirm], {OVER}")
            page.locator("body").focus()
            page.keyboard.press("Enter")
            page.wait_for_function(
                f"() => Number(document.querySelector('.prompt')?.dataset.version ?? 1e9) > {before}", timeout=SOON
            )
        assert page.locator(OVER).count() == 1


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_every_page_speaks_the_language(language: str, browser: Browser, site: Site) -> None:
    """A missing message is an error on the console, which fails the test."""
    with reading(browser, site, {"language": language}) as ada:
        ada.page.goto("/")
        ada.page.wait_for_selector("[data-play]")
        assert ada.page.evaluate("document.documentElement.lang") == language
        for game in shelf.NAMES:
            ada.page.goto(f"/new/{game}")
            ada.page.wait_for_selector("[data-create]")
