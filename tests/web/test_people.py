"""People at a table: names, the waiting room, and what to do about somebody who is away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.playing import answer, open_table, play_to_the_end, sit_down, wait_for_question
from tests.web.site import Site, reading
from tests.web.test_everyone import serious

GAME = "old-london-bridge"
FAST_TIMERS = "const wait = setTimeout; window.setTimeout = (f, ms, ...a) => wait(f, ms > 20000 ? 50 : ms, ...a);"
NOTED = """window.noted = [];
window.Notification = class { static permission = "granted"; constructor(title, { body }) { noted.push(body); } };
Object.defineProperty(document, "hidden", { get: () => true });"""


def test_a_name_is_asked_for_before_one_sits_down(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"name": ""}) as bo, reading(browser, site) as ada:
        open_table(ada.page, GAME, "me", "open")
        bo.page.goto(ada.page.url)
        bo.page.click("[data-sit='1']")
        expect(bo.page.get_by_role("alert")).to_have_text("Enter your name first.")
        field = bo.page.locator("[data-your-name]")
        expect(field).to_be_focused()
        field.fill("Ada")
        bo.page.click("[data-sit='1']")
        # Two people of one name differ.
        expect(ada.page.locator(".waiting li > span").nth(1)).to_have_text("Ada 2")
        field.fill("Bo")
        field.press("Tab")
        expect(ada.page.locator(".waiting li > span").nth(1)).to_have_text("Bo")
        # The name is there the next time.
        bo.page.reload()
        expect(field).to_have_value("Bo")


def test_the_waiting_room_has_a_chat_and_the_host_arranges_it(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada, reading(browser, site, {"name": "Bo"}) as bo:
        open_table(ada.page, GAME, "me", "open")
        bo.page.goto(ada.page.url)
        bo.page.click("[data-sit='1']")
        bo.page.get_by_placeholder("Say something").fill("Hello")
        bo.page.keyboard.press("Enter")
        expect(ada.page.get_by_role("log")).to_contain_text("Hello")
        expect(bo.page.locator("[data-move-up], [data-table-name]")).to_have_count(0)
        ada.page.locator("[data-table-name]").fill("The Swan")
        ada.page.keyboard.press("Tab")
        expect(bo.page.locator("p.name")).to_have_text("The Swan")
        ada.page.click("[data-move-up='1']")
        expect(bo.page.locator(".waiting li span").first).to_contain_text("Bo")
        ada.page.click("[data-start]")
        assert wait_for_question(ada.page)


def test_a_bot_plays_for_who_is_away_only_after_a_while(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada, reading(browser, site, {"name": "Bo"}) as bo:
        ada.context.add_init_script(FAST_TIMERS)
        open_table(ada.page, GAME, "me", "open")
        table = ada.page.url
        bo.page.goto(table)
        bo.page.click("[data-sit='1']")
        ada.page.click("[data-start]")
        assert wait_for_question(ada.page)
        assert wait_for_question(bo.page)
        answer(ada.page)
        ada.page.locator("[data-nudge='1']").click()
        expect(bo.page.get_by_text("Ada is waiting for you.")).to_be_visible()
        bo.page.goto("/")
        stand_in = ada.page.locator("[data-stand-in='1']")
        stand_in.click()
        # The page's own clock was fast: the server still knows how long Bo has been away.
        expect(ada.page.get_by_text("has not been away long enough")).to_be_visible()
        assert len(ada.complaints) == 1
        assert "409" in ada.complaints.pop()


def test_all_others_together_let_a_bot_play_for_the_host(browser: Browser, site: Site) -> None:
    with (
        reading(browser, site) as ada,
        reading(browser, site, {"name": "Bo"}) as bo,
        reading(browser, site, {"name": "Cy"}) as cy,
    ):
        open_table(ada.page, GAME, "open", "open", "me")
        table = ada.page.url
        id = table.rpartition("/")[2]
        settings = ada.page.request.get(f"/api/v1/tables/{id}").json()["table"]["settings"]
        assert ada.page.request.put(f"/api/v1/tables/{id}/settings", data={**settings, "patience": 0}).ok
        for seat, reader in ((0, bo), (1, cy)):
            reader.page.goto(table)
            reader.page.click(f"[data-sit='{seat}']")
        ada.page.click("[data-start]")
        for reader in (ada, bo, cy):
            assert wait_for_question(reader.page)
        ada.page.goto("/")
        answer(bo.page)
        # Cy is at the table and thinks: whoever is away is asked about first.
        bo.page.click("[data-stand-in='2']")
        expect(bo.page.get_by_text("The others are being asked.")).to_be_visible()
        answer(cy.page)
        expect(cy.page.get_by_text("Bo asks to let a bot play on.")).to_be_visible()
        cy.page.click("[data-stand-in='2']")
        expect(cy.page.locator("[data-stand-in]")).to_have_count(0)
        # Who comes back plays again.
        ada.page.goto(table)
        expect(ada.page.locator(".prompt").first).to_be_visible()
        expect(ada.page.locator("[data-take-back]")).to_have_count(0)


def test_the_browser_tells_in_the_background_whose_turn_it_is(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada, reading(browser, site, {"name": "Bo"}) as bo:
        ada.context.add_init_script(NOTED)
        open_table(ada.page, GAME, "me", "open")
        bo.page.goto(ada.page.url)
        bo.page.click("[data-sit='1']")
        ada.page.click("[data-start]")
        assert wait_for_question(ada.page)
        ada.page.wait_for_function("() => noted.includes('It is your turn.')")


def test_ones_tables_say_against_whom_and_can_be_hidden(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada, reading(browser, site, {"name": "Bo"}) as bo:
        open_table(ada.page, GAME, "me", "open")
        bo.page.goto(ada.page.url)
        bo.page.click("[data-sit='1']")
        ada.page.click("[data-start]")
        assert wait_for_question(ada.page)
        ada.page.goto("/")
        table = ada.page.locator("ul.tables li")
        expect(table).to_have_count(1)
        expect(table).to_contain_text("Bo · Round 1 · ")
        table.locator("[data-deeds]").click()
        table.locator("[data-hide]").click()
        expect(table).to_have_count(0)
        ada.page.reload()
        expect(ada.page.locator("[data-play]").first).to_be_visible()
        expect(table).to_have_count(0)


def test_a_running_table_is_left_and_another_deleted_from_the_list(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada, reading(browser, site, {"name": "Bo"}) as bo:
        open_table(ada.page, GAME, "me", "open")
        shared = ada.page.url
        bo.page.goto(shared)
        bo.page.click("[data-sit='1']")
        ada.page.click("[data-start]")
        assert wait_for_question(bo.page)
        bo.page.goto("/")
        table = bo.page.locator("ul.tables li")
        table.locator("[data-deeds]").click()
        expect(table.locator("[data-deed]")).to_have_text(["Leave the table"])
        table.locator("[data-deed=leave]").click()
        expect(table).to_contain_text("A bot plays on for you.")
        table.locator("[data-sure=leave]").click()
        expect(table).to_have_count(0)
        # Who comes back by the link may have the seat again.
        bo.page.goto(shared)
        expect(bo.page.locator("[data-take-back]")).to_be_visible()
        open_table(ada.page, GAME, "me", "apprentice")
        assert wait_for_question(ada.page)
        mine = ada.page.url
        ada.page.goto("/")
        tables = ada.page.locator("ul.tables li")
        expect(tables).to_have_count(2)
        own = tables.filter(has=ada.page.locator(f"a[href='{mine.removeprefix(site.url)}']"))
        own.locator("[data-deeds]").click()
        own.locator("[data-deed=delete]").click()
        own.locator("[data-sure=delete]").click()
        expect(tables).to_have_count(1)
        # At a table with others, the host may only end the game.
        tables.locator("[data-deeds]").click()
        expect(tables.locator("[data-deed]")).to_have_text(["Leave the table", "End the game without a result"])


def test_a_finished_table_is_listed_with_its_result(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        sit_down(ada.page, GAME, 2)
        play_to_the_end(ada.page)
        points = [int(text) for text in ada.page.locator(".after summary strong").all_inner_texts()]
        assert len(points) == 2
        heading = ada.page.locator(".after h2").inner_text()
        ada.page.goto("/")
        line = ada.page.locator("ul.tables li")
        expect(line).to_contain_text("You won" if "Ada" in heading else "2nd place")
        for point in points:
            expect(line).to_contain_text(f": {point}")
        line.locator("a").click()
        expect(ada.page.locator(".after h2")).to_be_in_viewport()


@pytest.mark.parametrize("viewport", [{"width": 1366, "height": 768}, {"width": 390, "height": 844}])
def test_the_button_that_opens_a_table_stays_in_sight(viewport: dict[str, int], browser: Browser, site: Site) -> None:
    with reading(browser, site, viewport=viewport) as ada:
        page = ada.page
        page.goto("/new/tiny-towns")
        expect(page.locator("[data-create]")).to_be_in_viewport(ratio=1)
        folded = [page.get_by_label(name) for name in ("Bot for players who leave", "Red building", "Novice rule")]
        for setting in folded:
            expect(setting.first).to_be_hidden()
        expect(page.get_by_label("Monuments")).to_be_visible()
        for summary in page.get_by_text("More settings").all():
            summary.click()
        for setting in folded:
            expect(setting.first).to_be_visible()
        page.mouse.wheel(0, 9_000)
        expect(page.locator("[data-create]")).to_be_in_viewport(ratio=1)


def test_patience_with_who_is_away_is_set_up(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        page = ada.page
        page.goto(f"/new/{GAME}")
        page.wait_for_selector("[data-create]")
        page.get_by_text("More settings").last.click()
        page.locator("[data-patience]").select_option("900")
        page.locator("fieldset").first.locator("select").nth(1).select_option("open")
        page.click("[data-create]")
        page.wait_for_url("**/t/*")
        table = page.url.rpartition("/")[2]
        assert page.request.get(f"/api/v1/tables/{table}").json()["table"]["settings"]["patience"] == 900


def test_the_host_mutes_and_bans_and_sends_spectators_away(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada, reading(browser, site, {"name": "Bo"}) as bo, reading(browser, site) as eve:
        open_table(ada.page, GAME, "me", "open")
        bo.page.goto(ada.page.url)
        bo.page.click("[data-sit='1']")
        ada.page.click("[data-start]")
        assert wait_for_question(ada.page)
        assert wait_for_question(bo.page)
        eve.page.goto(ada.page.url)
        expect(ada.page.get_by_text("1 spectator")).to_be_visible()
        ada.page.keyboard.press("m")
        ada.page.click("[data-guests]")
        ada.page.locator("dialog [data-mute]").click()
        expect(ada.page.get_by_role("button", name="Unmute")).to_be_visible()
        assert not serious(ada.page)
        ada.page.locator("[data-spectators]").uncheck()
        expect(ada.page.locator(".watchers")).to_have_count(0)
        expect(eve.page.get_by_text("This table has no spectators.")).to_be_visible()
        ada.page.click("[data-ask-ban]")
        expect(ada.page.get_by_text("Bo must leave and cannot come back")).to_be_visible()
        ada.page.locator("[data-ban]").click()
        expect(bo.page.get_by_text("The host has banned you from this table.")).to_be_visible()
        ada.page.click("[data-lift]")
        expect(ada.page.locator("[data-ask-ban]")).to_be_visible()
        bo.page.reload()
        expect(bo.page.locator("[data-take-back]")).to_be_visible()


def test_a_seat_shows_other_screens_and_their_links_can_be_revoked(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada, reading(browser, site) as tablet:
        sit_down(ada.page, GAME)
        assert wait_for_question(ada.page)
        ada.page.keyboard.press("m")
        ada.page.click("[data-screens]")
        ada.page.click("[data-screen-look='0']")
        links = ada.page.locator("input[readonly]")
        expect(links).to_have_count(2)
        tablet.page.goto(links.last.input_value())
        expect(ada.page.locator("[data-screens-of='0']")).to_have_text("+1 screen")
        expect(ada.page.locator("dialog").get_by_text("valid until")).to_be_visible()
        ada.page.locator("[data-revoke]").click()
        expect(ada.page.locator("[data-revoke]")).to_have_count(0)
        expect(ada.page.locator("[data-screens-of='0']")).to_have_count(0)
