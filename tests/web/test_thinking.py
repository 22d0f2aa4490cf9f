"""While a bot thinks, the page says who thinks about what, and a bar fills over the time that its level takes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from guildhall.bots.roster import LEVELS
from tests.web.playing import BOARD, answer, sit_down, wait_for_question
from tests.web.site import Site, reading

TOLD: Final = Path("web/src/lib/levels.ts")
WATCH: Final = """
new MutationObserver(() => {
    if (document.querySelector(".thinks")) window.thought ??= document.querySelector(".sentence").innerText;
}).observe(document, {childList: true, subtree: true});
"""


def test_the_page_knows_how_long_each_level_thinks() -> None:
    told = dict(re.findall(r"(\w+): ([\d.]+)", TOLD.read_text(encoding="utf-8").split("=", 1)[1]))
    assert told == {name: f"{level.seconds:g}" for name, level in LEVELS.items() if level.seconds >= 1}


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
