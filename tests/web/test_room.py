"""A table fits its screen: desks, a tablet, and a phone upright and lying, from the start of a game to its end.

The positions come from games in this process (`local_page`), so that each is on the screen at once; what is measured
and why is in `measuring`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from guildhall import shelf
from tests.web.local_page import LocalPage, local_page, played
from tests.web.measuring import SCREENS, SIGHT, Screen, complaints
from tests.web.playing import drawn
from tests.web.site import Site

LAPTOP, PHONE, LYING = (next(one for one in SCREENS if one.name == name) for name in ("laptop", "phone", "phone-lying"))
BOX: Final = """() => {
    const {x, y, width, height} = document.querySelector(".stage").getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
}"""
LINE: Final = "() => document.querySelector('.saying').getBoundingClientRect().height"


@pytest.fixture(scope="module")
def pages(browser: Browser, site: Site) -> Iterator[dict[bool, LocalPage]]:
    """One page with a mouse, and one that is touched."""
    with local_page(browser, site) as desk, local_page(browser, site, has_touch=True) as touched:
        for page in (desk, touched):
            page.page.goto("/icon.svg")
        yield {False: desk, True: touched}


def fit(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    drawn(page)  # boards measure themselves, and draw anew in the next frame


class Seen(NamedTuple):
    seats: int
    moments: Sequence[str]
    language: str


def looks(game: str) -> list[Seen]:
    """What is measured: all moments with all seats, every seat count, and every language late, when most is said."""
    counts = shelf.game(game).seats
    return [
        Seen(counts[-1], ("start", "middle", "late", "end"), "en"),
        *(Seen(count, ("middle",), "en") for count in counts[:-1]),
        *(Seen(counts[-1], ("late",), language) for language in ("pl", "it")),
    ]


@pytest.mark.parametrize("touched", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_game_fits_its_screens(game: str, touched: bool, pages: dict[bool, LocalPage]) -> None:
    """Nothing is cut off, overprinted, or too small to read or touch."""
    at = pages[touched]
    found: list[str] = []
    for seats, moments, language in looks(game):
        play = played(game, seats)
        at.prefer(language=language)
        for moment in play.moments:
            if moment.name not in moments:
                continue
            at.sit_down(game, seats)
            at.give(play.answers[: moment.answers])
            at.open()
            for screen in SCREENS:
                if screen.touched is touched:
                    fit(at.page, screen)
                    where = f"{seats} {moment.name} {language} {screen.name}"
                    found += [f"{where}: {complaint}" for complaint in complaints(at.page, screen)]
    assert not found, f"{len(found)} complaints:\n" + "\n".join(found[:60])


@pytest.mark.parametrize("game", shelf.NAMES)
def test_whatever_scrolls_is_reached_by_keyboard(game: str, pages: dict[bool, LocalPage]) -> None:
    """In words mode, where there is more to read than a laptop has room for."""
    play, at = played(game, shelf.game(game).seats[-1]), pages[False]
    at.prefer(language="en", words=True)
    at.sit_down(game, play.seats)
    at.give(play.answers[: play.moments[1].answers])
    at.open()
    fit(at.page, LAPTOP)
    found = [complaint for complaint in complaints(at.page, LAPTOP) if complaint.startswith("keyboard:")]
    at.prefer(words=False)
    assert not found


def test_what_grows_deep_inside_is_reached_by_keyboard(pages: dict[bool, LocalPage]) -> None:
    """Nothing that the section contains directly changes its size."""
    play, at = played("tiny-towns", 2), pages[False]
    at.prefer(language="en")
    at.sit_down(play.game, play.seats)
    at.give(play.answers[: play.moments[0].answers])
    at.open()
    at.page.set_viewport_size({"width": 1440, "height": 2000})
    cards = at.page.locator("section.cards")
    expect(cards).not_to_have_attribute("tabindex", "0")
    cards.evaluate("""(cards) => {
        const card = cards.querySelector(".building-card");
        card.style.height = `${card.getBoundingClientRect().height}px`;
        const tall = document.createElement("div");
        tall.style.cssText = "position: relative; height: 4000px";
        card.append(tall);
    }""")
    expect(cards).to_have_attribute("tabindex", "0")


def test_the_log_below_a_full_tray_keeps_two_lines_and_the_way_to_its_end(pages: dict[bool, LocalPage]) -> None:
    """With all answers in words unfolded, too."""
    play, at = played("pillars-of-the-earth", 4), pages[False]
    at.prefer(language="en", answers=True)
    at.sit_down(play.game, play.seats)
    at.give(play.answers[: play.moments[0].answers])
    at.open()
    fit(at.page, LAPTOP)
    lines, button = at.page.locator(".log .lines"), at.page.locator("[data-latest]")
    lines.evaluate("one => one.scrollTo({top: -200})")
    expect(button).to_be_visible()
    outer, inner = lines.bounding_box(), button.bounding_box()
    assert outer is not None
    assert inner is not None
    assert outer["height"] >= 40
    assert outer["y"] <= inner["y"]
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_what_is_printed_on_a_tile_stays_on_it(language: str, pages: dict[bool, LocalPage]) -> None:
    """On a phone a name takes half of its tile; four liveries still have room below it."""
    play, at = played("guilds-of-london", 4), pages[True]
    at.prefer(language=language)
    at.sit_down(play.game, play.seats)
    at.give(play.answers[: play.moments[1].answers])
    at.open()
    fit(at.page, PHONE)
    sticks_out = at.page.evaluate("""() => [...document.querySelectorAll("rect.front")].flatMap((tile) => {
        const {bottom} = tile.getBoundingClientRect();
        return [...tile.parentElement.children].filter((one) => one.getBoundingClientRect().bottom > bottom + 1);
    }).length""")
    assert at.page.locator("rect.front").count() > 4
    assert sticks_out == 0


def test_names_above_six_towns_are_whole_beside_the_hammer(pages: dict[bool, LocalPage]) -> None:
    play, at = played("tiny-towns", 6), pages[False]
    at.prefer(language="en")
    at.sit_down(play.game, play.seats)
    at.give(play.answers[: play.moments[1].answers])
    at.open()
    fit(at.page, LAPTOP)
    cut = at.page.evaluate("""() => [...document.querySelectorAll(".others .who > span")].filter((name) => {
        name.textContent = "Bot 2";
        return name.scrollWidth > name.clientWidth;
    }).length""")
    assert at.page.locator(".others .who").count() == 5
    assert cut == 0


def test_six_towns_have_room_below_the_result(pages: dict[bool, LocalPage]) -> None:
    play, at = played("tiny-towns", 6), pages[False]
    at.prefer(language="en")
    at.sit_down(play.game, play.seats)
    at.give(play.answers)
    at.open()
    fit(at.page, LAPTOP)
    assert at.page.locator(".others").evaluate("one => one.scrollHeight - one.clientHeight") <= 1


def test_a_lying_phone_shows_the_monuments_to_choose_from(pages: dict[bool, LocalPage]) -> None:
    play, at = played("tiny-towns", 4), pages[True]
    at.prefer(language="en")
    at.sit_down(play.game, play.seats)
    at.open()
    fit(at.page, LYING)
    cards = at.page.locator(".keep [data-option]").all()
    assert len(cards) == 2
    for card in cards:
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LYING.height


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_phone_shows_the_board_upright_and_lying(game: str, pages: dict[bool, LocalPage]) -> None:
    play, at = played(game, shelf.game(game).seats[-1]), pages[True]
    at.prefer(language="en")
    at.sit_down(game, play.seats)
    at.give(play.answers[: play.moments[1].answers])
    at.open()
    for screen in (PHONE, LYING):
        fit(at.page, screen)
        sight = at.page.evaluate(SIGHT)
        assert sight["rows"] >= 0.45 * screen.height, (screen.name, sight)
        assert sight["across"] >= 0.6 * screen.width, (screen.name, sight)


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_lying_phone_shows_who_has_won(game: str, pages: dict[bool, LocalPage]) -> None:
    play, at = played(game, shelf.game(game).seats[-1]), pages[True]
    at.prefer(language="en")
    at.sit_down(game, play.seats)
    at.give(play.answers)
    at.open()
    fit(at.page, LYING)
    winner = at.page.locator(".result h2, .result h1").first.bounding_box()
    hand = at.page.locator(".hand").first.bounding_box()
    assert winner is not None
    assert hand is not None
    assert winner["y"] + winner["height"] <= hand["y"]


def test_no_mark_covers_the_name_of_a_craftsman(pages: dict[bool, LocalPage]) -> None:
    play, at = played("pillars-of-the-earth", 4), pages[False]
    at.prefer(language="pl")
    at.sit_down(play.game, play.seats)
    at.give(play.answers[: play.moments[0].answers])
    at.open()
    fit(at.page, LAPTOP)
    covered = at.page.evaluate("""() => [...document.querySelectorAll(".craftsman.small .mark")].filter((mark) => {
        const name = document.createRange();
        name.selectNodeContents(mark.parentElement.querySelector(".name"));
        const [over, said] = [mark.getBoundingClientRect(), name.getBoundingClientRect()];
        return said.right > over.left && said.bottom > over.top && said.top < over.bottom;
    }).length""")
    assert at.page.locator(".craftsman.small .mark").count() > 0
    assert covered == 0


@pytest.mark.parametrize("question", ["choose-card", "choose-stack"])
def test_phases_are_whole_beside_a_question_of_one_line(question: str, pages: dict[bool, LocalPage]) -> None:
    play, at = played("old-london-bridge", 4), pages[False]
    before = next(i for i, (seat, decision, _) in enumerate(play.answers) if (seat, decision) == (0, question))
    for language in ("en", "pl", "it"):
        at.prefer(language=language)
        at.sit_down(play.game, play.seats)
        at.give(play.answers[:before])
        at.open()
        fit(at.page, LAPTOP)
        phases = at.page.locator(".phases li")
        cut = phases.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length")
        assert phases.count() == 5
        assert cut == 0, language


def test_bonus_tiles_lie_below_their_heading(pages: dict[bool, LocalPage]) -> None:
    """Below the result, too, where the market has more room than it needs."""
    play, at = played("old-london-bridge", 4), pages[False]
    at.prefer(language="en")
    at.sit_down(play.game, play.seats)
    at.give(play.answers)
    at.open()
    fit(at.page, LAPTOP)
    heading, tiles = (at.page.locator(one).first.bounding_box() for one in (".market h3", ".market .bonus"))
    assert heading is not None
    assert tiles is not None
    assert tiles["y"] - (heading["y"] + heading["height"]) <= 12


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_board_keeps_its_box_while_questions_come_and_go(game: str, pages: dict[bool, LocalPage]) -> None:
    """On a desk: own questions of all kinds, waiting for others, a picked answer and a refusal."""
    play, at = played(game, 2), pages[False]
    at.prefer(language="en")
    at.sit_down(game, play.seats)
    first, middle = play.moments[0].answers, play.moments[1].answers
    at.give(play.answers[:first])
    at.open()
    fit(at.page, LAPTOP)
    expect(at.page.locator("[data-answer]").first).to_be_visible()
    whole = at.page.evaluate("() => document.querySelector('.board').getBoundingClientRect().top")
    for answer in play.answers[first : min(middle, first + 30)]:
        at.give([answer])
        drawn(at.page)
        assert at.page.evaluate(LINE) < 60, "the question is more than one line high"
        box = at.page.evaluate(BOX)
        picked = at.page.locator("[data-answer]:visible").first
        if picked.count():
            picked.click()
            assert at.page.evaluate(BOX) == box, "picking an answer moved the board"
            at.page.keyboard.press("Escape")
        assert at.page.evaluate("() => document.querySelector('.board').getBoundingClientRect().top") == whole


def test_a_phone_s_answers_begin_at_their_beginning(pages: dict[bool, LocalPage]) -> None:
    play, at = played("guilds-of-london", 4), pages[True]
    at.prefer(language="en")
    at.sit_down(play.game, play.seats)
    at.give(play.answers[: play.moments[1].answers])
    at.open()
    fit(at.page, PHONE)
    strip = at.page.locator(".answers")
    version = at.page.locator(".prompt").get_attribute("data-version")
    strip.evaluate("one => one.scrollTo({left: 400})")
    for answer in play.answers[play.moments[1].answers :]:
        at.give([answer])
        if play.answers.index(answer) > play.moments[1].answers + 40:
            break
        long = at.page.locator(".answers.long")
        if at.page.locator(".prompt").get_attribute("data-version") != version and long.count():
            assert long.evaluate("one => one.scrollLeft") == 0
            return
    raise AssertionError("no second question with a long list")
