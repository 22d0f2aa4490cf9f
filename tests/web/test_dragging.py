"""Pieces are dragged where hands would drag them: a cube, a card, a builder, a figure, a pawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.local_page import LocalPage, local_page, played
from tests.web.site import Site

# By game: the question, the piece, and where it goes.
DRAGS = [
    ("tiny-towns", "place-cube", ".turn .big", ".stage svg.own [data-option^='square:']:not([aria-disabled=true])"),
    ("old-london-bridge", "choose-card", ".hand [data-drag]", ".bridges"),
    ("old-london-bridge", "place-figure", ".rondel [data-drag]", ".rondel [data-option='{option}']"),
    ("pillars-of-the-earth", "place-builder", ".stage [data-drag]", ".stage [data-option^='place:']"),
    ("guilds-of-london", "move-from", "[data-spot=guildhall]", ".stage .aim[data-spot='{next}']"),
]

# Whether the middle of a tile is in sight.
SEEN = """(tile) => {
    const {x, y, width, height} = tile.getBoundingClientRect();
    return tile.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.fixture(scope="module")
def at(browser: Browser, site: Site) -> Iterator[LocalPage]:
    with local_page(browser, site, {"confirm": "answer"}, viewport={"width": 1440, "height": 900}) as page:
        yield page


@pytest.mark.parametrize(("game", "decision", "piece", "goal"), DRAGS, ids=lambda each: str(each)[:16])
def test_a_piece_is_dragged_to_its_place(game: str, decision: str, piece: str, goal: str, at: LocalPage) -> None:
    play = played(game, 3)
    wanted = [
        i
        for i, one in enumerate(play.answers)
        if one.seat == 0 and one.decision == decision and one.option not in ("pass", "remigius")
    ]
    for given in wanted:
        at.sit_down(game, 3)
        at.give(play.answers[:given])
        at.open()
        thing = at.page.locator(piece).first
        answer, following = (one.option for one in play.answers[given : given + 2])
        place = at.page.locator(goal.format(option=answer, next=following)).first
        if thing.count() and place.count():
            break
    expect(at.page.locator("[data-confirm]")).to_have_count(0)
    start, end = thing.bounding_box(), place.bounding_box()
    assert start is not None
    assert end is not None
    mouse = at.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2 - 3, end["y"] + end["height"] / 2, steps=5)
    expect(at.page.locator(".dragged")).to_be_visible()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    mouse.up()
    expect(at.page.locator(".dragged")).to_have_count(0)
    expect(at.page.locator("[data-confirm]")).to_be_visible()
    latest = at.page.locator("[role=log] li .line").last
    before = latest.inner_text()
    at.page.keyboard.press("Enter")
    expect(at.page.locator("[data-confirm]")).to_have_count(0)
    if decision != "choose-card":  # a sealed choice is told when all have chosen
        expect(latest).not_to_have_text(before)


def test_a_tap_chooses_a_tile_of_a_city_that_is_seen_from_near(browser: Browser, site: Site) -> None:
    """The city moved between the finger's touch and the click, which then fell elsewhere."""
    play = played("guilds-of-london", 3)
    late = [i for i, one in enumerate(play.answers) if one.seat == 0 and one.decision == "move-from"][-1]
    screen = {"width": 390, "height": 844}
    with local_page(browser, site, {"confirm": "answer"}, viewport=screen, has_touch=True) as at:
        at.page.goto("/icon.svg")
        at.sit_down(play.game, play.seats)
        at.give(play.answers[:late])
        at.open()
        at.page.get_by_role("button", name="Closer").click()
        expect(at.page.locator(".city svg.zoomed")).to_be_visible()
        for tile in at.page.locator(".board .offered[data-spot^='cell:']").all():
            tile.scroll_into_view_if_needed()
            if tile.evaluate(SEEN):
                tile.tap()
                expect(tile).to_have_attribute("aria-pressed", "true")
                at.page.keyboard.press("Escape")
