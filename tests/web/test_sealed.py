"""What has been chosen stays in sight; rewards that cost nothing are taken, and nobody is asked twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, expect

from guildhall.kernel.game import Choice
from tests.web.local_page import LocalPage, Played, local_page, played
from tests.web.site import Site


@pytest.fixture(scope="module")
def at(browser: Browser, site: Site) -> Iterator[LocalPage]:
    with local_page(browser, site, viewport={"width": 1366, "height": 768}) as page:
        yield page


def until(play: Played, decision: str, after: int = 0) -> int:
    """The number of answers before the first player answers that question."""
    return next(i for i, one in enumerate(play.answers) if i >= after and one.seat == 0 and one.decision == decision)


def open_after(at: LocalPage, play: Played, answers: Sequence[Choice]) -> None:
    at.sit_down(play.game, play.seats)
    at.give(answers)
    at.open()


@pytest.mark.parametrize(
    ("game", "decision"), [("tiny-towns", "place-cube"), ("old-london-bridge", "choose-card")], ids=str
)
def test_my_own_sealed_choice_stays_in_sight_until_all_have_chosen(game: str, decision: str, at: LocalPage) -> None:
    play = played(game, 3)
    at.prefer(harmless=True)
    mine = until(play, decision)
    # The first player answers first here, although the game was played with her last.
    first = next(i for i in range(mine, -1, -1) if i == 0 or play.answers[i - 1].decision != decision)
    open_after(at, play, [*play.answers[:first], play.answers[mine]])
    sealed = at.page.locator("[data-sealed]")
    expect(sealed).to_be_visible()
    expect(sealed.get_by_role("img", name="Sealed until everybody has chosen")).to_be_visible()
    at.give(play.answers[first:mine])
    expect(sealed).to_have_count(0)


def test_the_log_tells_when_a_bot_plays_for_somebody_and_when_not(at: LocalPage) -> None:
    play = played("tiny-towns", 2)
    open_after(at, play, play.answers[:8])
    expect(at.page.locator("[role=log] li").first).to_be_attached()
    at.tell({"type": "resign", "seat": 1})
    expect(at.page.locator("[data-note=resigned]")).to_have_text("Bo hands the seat to a bot.", use_inner_text=True)
    at.tell({"type": "take-back", "seat": 1})
    expect(at.page.locator("[data-note=back]")).to_have_text("Bo takes the seat back.", use_inner_text=True)
    at.page.reload()
    expect(at.page.locator("[data-note=resigned]")).to_be_attached()


def test_rewards_that_cost_nothing_are_taken_without_asking_unless_taken_back(at: LocalPage) -> None:
    play = played("guilds-of-london", 2)
    reward = until(play, "reward-part")
    at.prefer(harmless=False)
    open_after(at, play, play.answers[:reward])
    expect(at.page.locator("[data-answer=accept]")).to_be_visible()
    at.prefer(harmless=True)
    at.open()
    expect(at.page.locator(".prompt")).to_be_visible()
    expect(at.page.locator("[data-answer=accept]")).to_have_count(0)
    undo = at.page.locator(".undo")
    if undo.get_attribute("aria-disabled") == "false":
        undo.click()
        expect(at.page.locator("[data-answer=decline]")).to_be_visible()
