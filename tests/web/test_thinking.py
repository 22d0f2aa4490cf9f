"""While a bot thinks, the page says who thinks about what, and a bar fills over the time that its level takes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from guildhall.bots.roster import LEVELS
from tests.web.playing import ANSWER, BOARD, answer, sit_down, wait_for_question
from tests.web.site import Site, reading

TOLD: Final = Path("web/src/lib/levels.ts")
PRESS: Final = "document.querySelector('[data-hurry]')?.click()"  # it may go away at any moment
WATCH: Final = """
new MutationObserver(() => {
    if (document.querySelector(".thinks")) window.thought ??= document.querySelector(".sentence").innerText;
}).observe(document, {childList: true, subtree: true});
"""


def test_the_page_knows_how_long_each_level_thinks() -> None:
    told = dict(re.findall(r"(\w+): ([\d.]+)", TOLD.read_text(encoding="utf-8").split("=", 1)[1]))
    rival = told.pop("rival")
    assert told == {name: f"{level.seconds:g}" for name, level in LEVELS.items() if level.seconds >= 1}
    assert rival == told["master"]


def test_who_thinks_about_what_is_told_with_a_bar(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        ada.page.add_init_script(WATCH)
        sit_down(ada.page, "old-london-bridge", 2, "master")
        ada.page.wait_for_selector(BOARD)
        for which in range(8):
            assert wait_for_question(ada.page)
            if ada.page.evaluate("window.thought"):
                break
            answer(ada.page, which)
        ada.page.wait_for_function("() => window.thought")
        assert re.fullmatch(r"Bot 2: thinking \(.+\)\.", ada.page.evaluate("window.thought").strip())


def test_a_bot_that_thinks_can_be_hurried_by_button_and_by_key(browser: Browser, site: Site) -> None:
    with reading(browser, site) as ada:
        sent: list[str] = []
        ada.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
        sit_down(ada.page, "pillars-of-the-earth", 4, "grandmaster")
        ada.page.wait_for_selector(BOARD)
        for press in (PRESS, "n"):
            sent.clear()
            while not any('"hurry"' in text for text in sent):
                if ada.page.locator(ANSWER).count():
                    answer(ada.page)
                if press == PRESS:
                    ada.page.evaluate(press)
                else:
                    ada.page.keyboard.press(press)
                ada.page.wait_for_timeout(20)
        assert wait_for_question(ada.page)
