"""Everything around a game: previews, looking back, other screens, leaving and returning, replays, no network."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from guildhall import shelf
from tests.web.playing import ANSWER, BOARD, SOON, answer, open_table, play_to_the_end, wait_for_question
from tests.web.site import Site, reading
from tests.web.test_everyone import serious

GAME = "old-london-bridge"
REPLAYS = Path(__file__).parents[1] / "replays"
HEAVIEST = 250_000  # bytes of compressed script and style for a game's page


def at_a_place(page: Page) -> None:
    """Play until the page asks for a space on the rondel."""
    while "figure" not in page.locator(".sentence").inner_text():
        answer(page)
        assert wait_for_question(page)


def test_an_answer_shows_what_it_would_do_before_it_is_confirmed(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"confirm": True}) as ada:
        page = ada.page
        open_table(page, GAME, "me", "apprentice")
        assert wait_for_question(page)
        for _ in range(3):
            page.locator(ANSWER).first.click()
            foretold = page.locator("[data-preview]").inner_text()
            assert foretold
            page.keyboard.press("Enter")
            assert wait_for_question(page)
        # The last of them was Ada's answer, whose effect is in the log.
        assert "Ada" in page.get_by_role("log").inner_text()


def test_what_changes_often_does_not_style_the_whole_page_anew(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        open_table(page, GAME, "me", "apprentice")
        assert wait_for_question(page)
        room = "(where) => getComputedStyle(document.querySelector(where)).getPropertyValue('--hand')"
        assert page.evaluate(room, ".play") != "0px"
        assert page.evaluate(room, ".board") == "0px", "the height of the hand is told to nobody inside"
        page.evaluate(
            "window.told = []; new MutationObserver((all) => told.push(...all.map((one) => one.attributeName)))"
            ".observe(document.documentElement, { attributes: true })"
        )
        page.click("[aria-controls=settings]")
        page.get_by_label("Sounds").check()
        page.wait_for_function("JSON.parse(localStorage.guildhall).sound")
        assert page.evaluate("told") == [], "a preference that does not show is only stored"
        page.get_by_label("Theme").select_option("dark")
        page.wait_for_function("told.includes('data-theme')")


def test_a_log_line_leads_to_its_moment_and_to_its_rule(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        open_table(page, GAME, "me", "apprentice")
        assert wait_for_question(page)
        at_a_place(page)
        answer(page)
        assert wait_for_question(page)
        asked = page.locator(".sentence").inner_text()
        page.reload()
        assert wait_for_question(page)  # nothing happened meanwhile, so there is no film
        log = page.get_by_role("log")
        log.get_by_role("button", name="places the figure").first.click()
        expect(page.get_by_role("region", name="Looking back")).to_contain_text("places the figure")
        assert page.locator(ANSWER).count() == 0
        assert not serious(page)
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Escape")
        assert page.locator(".sentence").inner_text() == asked
        log.locator("li").filter(has_text="places the figure").first.get_by_role("button", name="Rule OLB").click()
        expect(page.locator(".clause.wanted .id")).to_contain_text("OLB-")
        expect(page.locator(".clause.wanted")).to_be_in_viewport()
        page.get_by_role("searchbox").fill("chapel TRACK")
        expect(page.locator("[data-clause]").first).to_contain_text("chapel track", ignore_case=True)
        assert not serious(page)


def test_points_keys_and_areas_are_one_key_away(browser: Browser, site: Site) -> None:
    with reading(browser, site, viewport={"width": 360, "height": 740}) as ada:
        page = ada.page
        open_table(page, GAME, "me", "apprentice")
        assert wait_for_question(page)
        page.keyboard.press("p")
        expect(page.get_by_role("dialog", name="Score").locator("details")).to_have_count(2)
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
        assert not serious(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Shift+2")
        expect(page.locator("[data-seat-area='1']")).to_be_in_viewport()
        page.keyboard.press("w")
        assert json.loads(page.evaluate("localStorage.guildhall"))["words"] is True


def test_focus_is_never_lost(browser: Browser, site: Site) -> None:
    """By keyboard alone: focus an answer, press it twice, and continue from there."""
    with reading(browser, site, {"confirm": True}) as ada:
        page = ada.page
        open_table(page, GAME, "me", "apprentice")
        for _ in range(8):
            assert wait_for_question(page)
            page.locator(ANSWER).last.focus()
            page.keyboard.press("Enter")
            page.wait_for_selector("[data-confirm]")
            page.keyboard.press("Enter")
            page.wait_for_function("() => !document.querySelector('[data-confirm]')")
            assert wait_for_question(page)
            page.wait_for_function("() => document.activeElement !== document.body")


def come_back(page: Page, address: str, seen: dict[str, dict[str, int]], seconds: int) -> None:
    """Open a table that this reader left some time ago, having seen some of its events."""
    left = round((time.time() - seconds) * 1_000)
    text = json.dumps({seat: {**one, "at": left} for seat, one in seen.items()})
    page.evaluate("text => localStorage['guildhall-seen'] = text", text)
    page.goto(address)


def test_what_happened_meanwhile_is_shown_as_a_film(browser: Browser, site: Site) -> None:
    """For anybody who was away longer than a page takes to load; without motion it waits before the question."""
    with reading(browser, site) as ada, reading(browser, site, {"name": "Bo"}) as bo:
        open_table(ada.page, GAME, "me", "open")
        address = ada.page.url
        bo.page.goto(address)
        bo.page.click("[data-sit='1']")
        expect(ada.page.locator("[data-start]")).to_be_enabled()
        ada.page.click("[data-start]")
        assert wait_for_question(ada.page)
        answer(ada.page, 0)  # the lowest card, so Bo goes first
        ada.page.goto("/")
        assert wait_for_question(bo.page)
        answer(bo.page, 4)
        while not bo.page.get_by_text("Waiting for Ada").count():
            if wait_for_question(bo.page):
                answer(bo.page)
            bo.page.wait_for_timeout(100)
        expect(ada.page.get_by_text("Your turn")).to_be_visible(timeout=20_000)
        film = ada.page.get_by_role("region", name="While you were away")
        seen = json.loads(ada.page.evaluate("localStorage['guildhall-seen']"))
        come_back(ada.page, address, seen, 2)
        assert wait_for_question(ada.page)
        ada.page.wait_for_load_state("networkidle")
        expect(film).to_be_hidden()
        ada.page.goto("/")
        ada.change(motion="fast")
        come_back(ada.page, address, seen, 60)
        expect(film).to_be_visible()
        film.get_by_role("button", name="Skip").click()
        expect(film).to_be_hidden()
        assert wait_for_question(ada.page)
        ada.page.reload()
        assert wait_for_question(ada.page)
        expect(film).to_be_hidden()


def test_a_seat_is_left_to_a_bot_and_taken_back(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        open_table(page, GAME, "me", "open")
        with reading(browser, site, {"name": "Bo"}) as bo:
            bo.page.goto(page.url)
            bo.page.click("[data-sit='1']")
            expect(page.locator("[data-start]")).to_be_enabled()
            page.click("[data-start]")
            assert wait_for_question(page)
            page.click("[data-menu]")
            page.click("[data-ask-resign]")
            page.click("[data-resign]")
            expect(page.get_by_text("You have handed your seat to a bot")).to_be_visible()
            page.click("[data-take-back]")
            expect(page.get_by_text("You have handed your seat to a bot")).to_be_hidden()
            # Only the host may end the game for everybody.
            bo.page.click("[data-menu]")
            expect(bo.page.locator("[data-screens]")).to_be_visible()
            expect(bo.page.locator("[data-ask-abandon]")).to_have_count(0)
            page.click("[data-menu]")
            page.click("[data-ask-abandon]")
            assert not serious(page)
            page.click("[data-abandon]")
            expect(page.get_by_text("This game was ended without a result.")).to_be_visible()


def test_taking_back_is_agreed_on(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada, reading(browser, site, {"name": "Bo"}) as bo:
        page = ada.page
        page.goto(f"/new/{GAME}")
        page.get_by_label("Undo").select_option("agreement")
        page.locator("fieldset").first.locator("select").nth(1).select_option("open")
        page.click("[data-create]")
        page.wait_for_url("**/t/*")
        bo.page.goto(page.url)
        bo.page.click("[data-sit='1']")
        expect(page.locator("[data-start]")).to_be_enabled()
        page.click("[data-start]")
        for one in (ada, bo):
            assert wait_for_question(one.page)
        # Until Ada has made a choice after which nothing was drawn.
        undo = page.locator(".undo:not([aria-disabled=true])")
        before = ""
        for which in range(40):
            asked = ada if page.locator(ANSWER).count() else bo
            if asked is ada:
                before = page.locator(".sentence").inner_text()
            assert wait_for_question(asked.page)
            answer(asked.page, which)
            page.wait_for_timeout(150)
            if asked is ada and "card" not in before and undo.count():
                break
        undo.click()
        expect(page.get_by_text("The others are being asked")).to_be_visible()
        bo.page.click("[data-agree]")
        expect(page.locator(".sentence")).to_have_text(before)


def test_a_seat_and_the_table_on_other_screens(browser: Browser, site: Site) -> None:
    """A view key shows one seat; a big screen shows no secrets, not even to a player."""
    with reading(browser, site) as ada:
        open_table(ada.page, GAME, "me", "apprentice")
        assert wait_for_question(ada.page)
        address = ada.page.url
        ada.page.keyboard.press("m")
        ada.page.click("[data-screens]")
        ada.page.click("[data-screen-look='0']")
        links = ada.page.locator("input[readonly]")
        expect(links).to_have_count(2)
        link = links.last.input_value()
        assert link.startswith(f"{address}#")
        assert not serious(ada.page)
        with reading(browser, site, {"name": "Phone"}, viewport={"width": 360, "height": 740}) as phone:
            phone.page.goto(link)
            expect(phone.page.locator(".hand .pick").first).to_be_visible()
            assert phone.page.locator(ANSWER).count() == 0
        ada.page.goto(f"{address}?screen")
        expect(ada.page.get_by_text("Waiting for Ada")).to_be_visible()
        assert ada.page.locator(".hand").count() == 0


def test_a_game_is_looked_at_again_checked_and_played_again(browser: Browser, site: Site, tmp_path: Path) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        open_table(page, GAME, "me", "apprentice")
        play_to_the_end(page)
        table = page.url
        page.get_by_role("button", name="Check the shuffle").click()
        expect(page.get_by_text("all of them follow from the seed")).to_be_visible()
        assert not serious(page)
        with page.expect_download() as image:
            page.get_by_role("button", name="Picture of the result").click()
        assert re.fullmatch(rf"guildhall-{GAME}-\d{{4}}-\d\d-\d\d\.png", image.value.suggested_filename)
        picture = image.value.path().read_bytes()
        assert picture.startswith(b"\x89PNG")
        assert int.from_bytes(picture[20:24]) > 900  # as high as a board and a score sheet
        page.locator("[data-matrix] summary").click()
        sums = page.locator("[data-matrix] tfoot td").all_inner_texts()
        assert sums == page.locator("section.after summary strong").all_inner_texts()
        page.get_by_role("link", name="Replay").click()
        page.wait_for_url("**/look/t/*")
        expect(page.get_by_role("slider")).to_be_visible()
        page.get_by_role("button", name="To the start", exact=True).click()
        for _ in range(5):
            page.get_by_role("button", name="Next step").click()
        page.get_by_label("Seen by").select_option(label="Ada")
        expect(page.locator(".hand.panel")).to_be_visible()
        page.get_by_role("button", name="Link to this position").click()
        expect(page.get_by_text("Link copied.")).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
        assert link == page.url
        assert link.endswith("?step=5&seat=0")
        page.get_by_role("button", name="Check the shuffle").click()
        expect(page.get_by_text("all of them follow from the seed")).to_be_visible()
        page.locator("h1, main").first.focus()
        page.keyboard.press("End")
        expect(page.locator("aside details")).to_have_count(2)
        assert not serious(page)
        with page.expect_download() as download:
            page.get_by_role("link", name="Download").click()
        file = tmp_path / "game.replay"
        download.value.save_as(file)
        broken = tmp_path / "broken.replay"
        broken.write_text(file.read_text(encoding="utf-8").replace("Ada", "Eve"), encoding="utf-8")
        page.goto("/")
        page.locator("input[type=file]").set_input_files(broken)
        expect(page.get_by_role("alert")).to_contain_text("could not be verified")
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_url("**/look/r/*")
        expect(page.get_by_role("slider")).to_be_visible()
        page.goto(table)
        page.get_by_role("link", name="with other settings").click()
        page.wait_for_url("**/new/*")
        expect(page.locator("fieldset").first.locator("select").first).to_have_value("me")
        page.get_by_label("Money").select_option("open")
        page.click("[data-create]")
        page.wait_for_url(lambda url: "/t/" in url and url != table)
        assert wait_for_question(page)
        # The refused file is the only error that the browser reports.
        assert ada.complaints == ["Failed to load resource: the server responded with a status of 400 (Bad Request)"]
        ada.complaints.clear()


def test_the_app_says_when_there_is_no_server_and_goes_on_when_there_is(browser: Browser, own_site: Site) -> None:
    with reading(browser, own_site) as ada:
        page = ada.page
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        own_site.stop()
        # Only the app's own cache counts, not what the browser may still have.
        ada.context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.goto("/new/tiny-towns")
        expect(page.get_by_role("alert")).to_contain_text("Guildhall cannot reach its server")
        assert not serious(page)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("alert")).to_contain_text("Guildhall cannot reach its server")
        own_site.start()
        # It reconnects by itself.
        expect(page.locator("[data-create]")).to_be_visible(timeout=SOON)


def test_it_can_be_installed(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        ada.page.goto("/")
        manifest = ada.page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
        assert manifest["display"] == "standalone"
        for icon in manifest["icons"]:
            answer = ada.page.request.get(icon["src"])
            assert answer.ok
            assert answer.headers["content-type"].split(";")[0] == icon["type"]
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}


@pytest.mark.parametrize("game", shelf.NAMES)
def test_the_page_of_a_game_is_light(game: str, browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        open_table(ada.page, game, "me", *["apprentice"] * (max(2, shelf.game(game).seats[0]) - 1))
        assert wait_for_question(ada.page)
        address = ada.page.url
        weights: dict[str, int] = {}
        with reading(browser, site, service_workers="block") as bo:  # who has nothing yet
            bo.page.on(
                "requestfinished",
                lambda request: (
                    weights.update({request.url: request.sizes()["responseBodySize"]})
                    if request.resource_type in ("script", "stylesheet")
                    else None
                ),
            )
            bo.page.goto(address)
            bo.page.wait_for_selector(BOARD)
            bo.page.wait_for_load_state("networkidle")
        assert len(weights) > 5
        assert sum(weights.values()) < HEAVIEST
