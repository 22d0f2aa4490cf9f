"""What made newcomers stumble: each of these went wrong once."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from guildhall import shelf
from tests.web.playing import ANSWER, BOARD, answer, open_table, play_to_the_end, sit_down, version, wait_for_question
from tests.web.site import Site, reading

GAME = "old-london-bridge"
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
MISSING = "Failed to load resource: the server responded with a status of 404 (Not Found)"


def wait_past(page: Page, before: int) -> None:
    """Wait until an answer was accepted."""
    page.wait_for_function(f"() => Number(document.querySelector('.prompt')?.dataset.version ?? 1e9) > {before}")


def test_a_change_of_language_reaches_the_open_question(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        sit_down(ada.page, GAME, 3)
        assert wait_for_question(ada.page)
        chip = ada.page.locator("[data-answer='card:1']")
        english = chip.inner_text()
        ada.page.get_by_role("button", name="Preferences").click()
        ada.page.get_by_label("Language").select_option("pl")
        expect(ada.page.locator("html")).to_have_attribute("lang", "pl")
        expect(chip).not_to_have_text(english)
        expect(ada.page.locator("[data-option='card:1']")).not_to_have_attribute("title", english)


def test_the_words_of_a_preference_switch_it(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        ada.page.goto("/")
        ada.page.get_by_role("button", name="Preferences").click()
        box = ada.page.get_by_role("checkbox", name="Words")
        before = box.is_checked()
        ada.page.get_by_label("Language").focus()  # what has the focus loses it to the words, which take none
        words = ada.page.locator("label.check").filter(has=box).bounding_box()
        assert words is not None
        ada.page.mouse.click(words["x"] + 80, words["y"] + words["height"] / 2)
        expect(box).to_be_visible()
        assert box.is_checked() is not before
        ada.page.mouse.click(20, 400)
        expect(box).to_be_hidden()


def test_a_replay_opens_at_the_end_and_knows_its_bots(browser: Browser, site: Site) -> None:
    """A finished table opens at its result, on a phone, too."""
    with reading(browser, site, viewport=PHONE) as ada:
        page = ada.page
        open_table(page, GAME, "me", "apprentice")
        play_to_the_end(page, meanwhile=lambda _: page.evaluate("scrollTo(0, document.body.scrollHeight)"))
        result = page.locator("section.after h2")
        expect(result).to_be_in_viewport()
        page.reload()
        expect(result).to_be_in_viewport()
        page.get_by_role("link", name="Replay").click()
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        assert slider.input_value() == slider.get_attribute("max")
        # The log follows, but the page does not scroll down to it.
        expect(page.locator("[role=log] [aria-current]")).to_have_count(1)
        assert page.evaluate("scrollY") == 0
        expect(page.get_by_label("Seen by").locator("option")).to_have_text(["Spectators", "Ada", "Bot 2"])
        # It is seen as the reader played it.
        expect(page.get_by_label("Seen by")).to_have_value("0")
        expect(page.locator(".hand.panel")).to_be_visible()
        # The keys of turns stop where somebody else chooses.
        info = page.request.get(page.url.split("?")[0].replace("/look/t/", "/api/v1/tables/") + "/replay").json()
        page.keyboard.press("Shift+ArrowLeft")
        expect(slider).to_have_value(str(info["turns"][-1]))
        page.get_by_role("button", name="Previous turn").click()
        expect(slider).to_have_value(str(info["turns"][-2]))
        page.get_by_role("button", name="Next turn").click()
        expect(slider).to_have_value(str(info["turns"][-1]))
        page.get_by_role("button", name="To the end", exact=True).click()
        page.get_by_label("Speed").select_option("fast")
        page.get_by_role("button", name="From the start", exact=True).click()
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        assert int(slider.input_value()) < int(slider.get_attribute("max") or 0)
        # A link to a position still leads there, even to the first.
        page.goto(page.url.split("?")[0] + "?step=0")
        expect(slider).to_have_value("0")


def test_ones_own_words_are_never_new(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada, reading(browser, site, {"name": "Bo"}) as bo:
        open_table(ada.page, GAME, "me", "open")
        bo.page.goto(ada.page.url)
        bo.page.click("[data-sit='1']")
        expect(ada.page.locator("[data-start]")).to_be_enabled()
        ada.page.click("[data-start]")
        for one, line in ((ada, "Hello"), (bo, "Good luck")):
            assert wait_for_question(one.page)
            one.page.get_by_role("tab", name="Chat").click()
            one.page.get_by_placeholder("Say something").fill(line)
            one.page.keyboard.press("Enter")
            expect(one.page.get_by_role("log")).to_contain_text(line)
        expect(ada.page.get_by_role("log")).to_contain_text("Good luck")
        for one in (ada, bo):
            one.page.reload()
            assert wait_for_question(one.page)
            expect(one.page.locator(".unread")).to_have_count(0)
        # What somebody else says meanwhile is new, also after a reload.
        bo.page.get_by_role("tab", name="Chat").click()
        bo.page.get_by_placeholder("Say something").fill("Your turn")
        bo.page.keyboard.press("Enter")
        expect(ada.page.locator(".unread")).to_contain_text("1")
        ada.page.reload()
        expect(ada.page.locator(".unread")).to_contain_text("1")


def test_the_row_of_monuments_names_nobodys_monument(browser: Browser, site: Site) -> None:
    with reading(browser, site, viewport=LAPTOP) as ada:
        sit_down(ada.page, "tiny-towns", 2)
        for which in range(3):
            assert wait_for_question(ada.page)
            answer(ada.page, which)
        row = ada.page.locator("[data-row=monuments]")
        expect(row).to_contain_text("Monuments")
        expect(row.locator("[role=img]")).to_have_count(2)
        mine = ada.page.locator(".cards .building-card").filter(has_text="monument")
        expect(mine).to_have_count(1)
        expect(mine.locator(".columns")).to_have_count(0)


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_players_area_is_marked_on_a_desk(game: str, browser: Browser, site: Site) -> None:
    """Even without motion."""
    with reading(browser, site, viewport=LAPTOP) as ada:
        sit_down(ada.page, game, 2)
        assert wait_for_question(ada.page)
        ada.page.wait_for_selector(BOARD)
        for seat in (0, 1):
            ada.page.locator(f".seats [data-seat='{seat}'] .name").click()
            found = ada.page.locator(f".found:is([data-seat-area='{seat}'], [data-seat='{seat}'])")
            expect(found).to_be_in_viewport()
            assert found.evaluate("area => getComputedStyle(area).outlineStyle") == "solid"


def test_seats_have_the_same_colours_before_and_in_the_game(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        ada.page.goto("/new/guilds-of-london")
        ada.page.wait_for_selector("[data-create]")
        colour = "mark => getComputedStyle(mark).fill"
        promised = ada.page.locator(".seat svg path").first.evaluate(colour)
        sit_down(ada.page, "guilds-of-london", 2)
        assert wait_for_question(ada.page)
        ada.page.wait_for_selector(BOARD)
        assert ada.page.locator(".seats [data-seat='0'] svg path").first.evaluate(colour) == promised
        ada.page.get_by_role("link", name="Guildhall").click()
        ada.page.locator("a[href='/new/old-london-bridge']").click()
        ada.page.wait_for_selector("[data-create]")
        assert ada.page.locator(".seat svg path").first.evaluate(colour) != promised


def test_a_double_click_selects_no_words(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"confirm": True}, viewport=LAPTOP) as ada:
        sit_down(ada.page, "tiny-towns", 2)
        assert wait_for_question(ada.page)
        ada.page.wait_for_selector(BOARD)
        name = ada.page.locator(".cards .building-card b").first.bounding_box()
        assert name is not None
        ada.page.mouse.dblclick(name["x"] + 10, name["y"] + name["height"] / 2)
        assert ada.page.evaluate("String(getSelection())").strip() == ""


def test_the_mouse_gets_the_same_tip_as_a_finger(browser: Browser, site: Site) -> None:
    with reading(browser, site, viewport=LAPTOP) as ada:
        page = ada.page
        sit_down(page, GAME, 3)
        assert wait_for_question(page)
        page.wait_for_selector(BOARD)
        tip = page.get_by_role("tooltip")
        for thing, titles in (
            (page.locator(".hand [data-option]").first, "one => one.getAttribute('title') ?? ''"),
            (page.locator(".stage g.spot:has(> title)").first, "one => one.querySelector('title').textContent"),
        ):
            said = thing.evaluate(titles)
            assert said
            thing.hover()
            expect(tip).to_have_text(said)
            # The browser would show what is left of it.
            assert thing.evaluate(titles) == ""
            page.mouse.move(2, 300)
            expect(tip).to_be_hidden()
            assert thing.evaluate(titles) == said


@pytest.mark.parametrize("where", [".brand", ".undo", "[data-menu]", ".seats .score"])
def test_enter_confirms_wherever_the_focus_is(where: str, browser: Browser, site: Site) -> None:
    with reading(browser, site, {"confirm": True}, viewport=LAPTOP) as ada:
        page = ada.page
        sit_down(page, GAME, 3)
        assert wait_for_question(page)
        before = version(page)
        page.keyboard.press("1")
        page.locator(where).first.evaluate("one => one.focus()")
        page.keyboard.press("Enter")
        wait_past(page, before)
        expect(page.locator(".prompt")).to_be_visible()  # and nothing else was opened
        assert page.locator("dialog[open]").count() == 0


def test_enter_does_what_the_reader_moved_to_by_keyboard(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"confirm": True}, viewport=LAPTOP) as ada:
        page = ada.page
        sit_down(page, GAME, 3)
        assert wait_for_question(page)
        before = version(page)
        page.locator(ANSWER).first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(ANSWER).first).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(ANSWER).nth(1)).to_have_attribute("aria-pressed", "true")
        assert version(page) == before
        page.keyboard.press("Enter")
        wait_past(page, before)


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_the_same_thing_again_confirms_and_the_page_says_so(
    viewport: dict[str, int], browser: Browser, site: Site
) -> None:
    with reading(browser, site, {"confirm": True}, viewport=viewport) as ada:
        page = ada.page
        sit_down(page, GAME, 3)
        assert wait_for_question(page)
        before = version(page)
        card = page.locator(".hand [data-option]").first
        card.click()
        expect(page.get_by_text("Choose it again, or press Enter, to confirm.")).to_be_in_viewport()
        assert version(page) == before
        card.click()
        wait_past(page, before)


def test_an_unknown_table_or_replay_offers_the_shelf(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        for address in ("/t/nosuchtable", "/look/t/nosuchtable", "/look/r/nosuchreplay"):
            ada.page.goto(address)
            expect(ada.page.get_by_role("alert")).to_contain_text("There is no such")
            ada.page.get_by_role("link", name="To the shelf").click()
            expect(ada.page.locator("[data-play]").first).to_be_visible()
        assert set(ada.complaints) == {MISSING}
        ada.complaints.clear()


def test_words_for_icons_leave_room_for_names(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"words": True}, viewport=LAPTOP) as ada:
        page = ada.page
        sit_down(page, "tiny-towns", 3)
        hammer = page.locator("article:not(.own) .hammer")
        for which in range(12):
            assert wait_for_question(page)
            if hammer.count():
                break
            answer(page, which)
        expect(hammer).to_have_text("Master Builder")
        cut = """all => all.filter((name) => {
            const [one, other] = [name, name.closest("header").querySelector(".hammer")].map((part) =>
              part?.getBoundingClientRect());
            const covered = other && one.right > other.left && one.bottom > other.top && one.top < other.bottom;
            return covered || name.scrollWidth > name.clientWidth;
        }).map((name) => name.textContent)"""
        assert page.locator("article .who > span").evaluate_all(cut) == []


def test_accept_and_decline_do_not_look_alike(browser: Browser, site: Site) -> None:
    """The answers of any question, as if they were these two: few games come to a reward that may be declined."""
    with reading(browser, site, viewport=LAPTOP) as ada:
        page = ada.page
        sit_down(page, "guilds-of-london", 2)
        end = page.locator(".hand [data-option=end]")
        for which in range(12):
            assert wait_for_question(page)
            if end.count():
                break
            answer(page, which)
        look = """(one, [kind, option]) => {
            one.dataset[kind] = option;
            const { borderTopStyle, outlineStyle } = getComputedStyle(one);
            const sign = getComputedStyle(one.querySelector(".deed") ?? one, "::after").content;
            return [sign, borderTopStyle, outlineStyle];
        }"""
        for kind, one in (("answer", page.locator(ANSWER).last.element_handle()), ("option", end.element_handle())):
            accept, decline = (one.evaluate(look, [kind, option]) for option in ("accept", "decline"))
            assert "\u2713" in accept[0]
            assert "\u2715" in decline[0]
            assert "dashed" in decline
            assert "dashed" not in accept


def test_against_bots_a_misclick_can_be_taken_back_and_the_result_says_so(browser: Browser, site: Site) -> None:
    """With confirming off, after the bots have answered and cards were drawn."""
    with reading(browser, site, {"confirm": False}, viewport=LAPTOP) as ada:
        page = ada.page
        sit_down(page, GAME, 2)
        assert wait_for_question(page)
        first = page.locator(ANSWER).all_inner_texts()
        for _ in range(5):
            answer(page, 0)
            assert wait_for_question(page)
        for _ in range(5):
            before = version(page)
            page.locator(".undo").click()
            wait_past(page, before)
            assert wait_for_question(page)
        assert page.locator(ANSWER).all_inner_texts() == first
        play_to_the_end(page)
        expect(page.locator("[data-taken-back]")).to_be_visible()


def test_looking_back_is_one_moment(browser: Browser, site: Site) -> None:
    """Seat panels show the past, too; afterwards the log follows again. All answers in words leave it room here."""
    with reading(browser, site, viewport={"width": 1440, "height": 1000}) as ada:
        page = ada.page
        sit_down(page, "pillars-of-the-earth", 2)
        for which in range(24):
            assert wait_for_question(page)
            answer(page, which)
        assert wait_for_question(page)
        panel = page.locator(".seats [data-seat='1'] .brief").first
        now = panel.inner_text()
        expect(page.locator("[role=log] li").last).to_be_in_viewport()  # the log has come to its end
        page.locator("[role=log] li .line").first.click()
        expect(page.locator("[data-now]")).to_be_visible()
        expect(panel).not_to_have_text(now, use_inner_text=True)
        expect(page.locator("[role=log] [aria-current]")).to_be_in_viewport()
        page.locator("[data-now]").click()
        expect(panel).to_have_text(now, use_inner_text=True)
        expect(page.locator("[role=log] li").last).to_be_in_viewport()
        latest = page.locator("[data-latest]")
        expect(latest).to_be_hidden()
        page.locator("[role=log]").evaluate("log => log.scrollTo({top: -300, behavior: 'instant'})")
        latest.click()
        expect(page.locator("[role=log] li").last).to_be_in_viewport()


def test_what_just_happened_is_shown_again(browser: Browser, site: Site) -> None:
    with reading(browser, site, {"motion": "fast"}, viewport=LAPTOP, reduced_motion="no-preference") as ada:
        page = ada.page
        sit_down(page, "pillars-of-the-earth", 3)
        look = page.get_by_role("region", name="What just happened")
        for which in range(20):  # a question may follow an answer at once, with nothing to show
            assert wait_for_question(page)
            page.locator("[data-recent]").click()
            with suppress(TooLate):
                look.wait_for(timeout=2_000)
                break
            answer(page, which)
        expect(look).to_be_visible()
        page.get_by_role("button", name="Skip", exact=True).click()
        expect(look).to_be_hidden()
        page.keyboard.press("h")
        expect(look).to_be_visible()
