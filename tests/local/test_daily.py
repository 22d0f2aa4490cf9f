"""Daily deals without a server: one try counts, and bots play the same deal to compare with."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from guildhall.hall import bots, daily
from guildhall.local import daily as local_daily
from guildhall.table.draws import commitment
from tests.local.page import Kept, Page

GAME = "tiny-towns"
DEAL = f"/daily/{GAME}"
NOON = 1_795_089_600_000  # on the day below
DAY = "2026-11-19"
ADA = {"name": "Ada"}


def page_at(kept: Kept, at: int = NOON) -> Page:
    page = Page(kept)
    page.at = at
    return page


def begun(page: Page, game: str = GAME, **more: Any) -> str:
    status, made = page.ask("POST", f"/daily/{game}", {**ADA, **more})
    assert status == 200, made
    id: str = made["id"]
    return id


def refused(page: Page, **more: Any) -> str:
    status, problem = page.ask("POST", DEAL, {**ADA, **more})
    assert status >= 400
    reason: str = problem["reason"]
    return reason


def test_one_try_counts_on_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "DAILY_SIMULATIONS", {GAME: 2})
    kept = Kept()
    page = page_at(kept)
    before = page.ask("GET", DEAL)[1]
    assert (before["day"], before["status"], before["seats"]) == (DAY, "new", 1)
    assert before["commitment"] == commitment(daily.seed_of(daily.PUBLIC, GAME, DAY))
    assert refused(page, practice=True) == "try-comes-first"
    id = begun(page)
    assert refused(page) == "already-tried"
    assert refused(page_at(kept)) == "already-tried"  # in another tab, or tomorrow's session
    line = page.open(id)
    page.play(line, 1, random.Random(1), most=5)
    assert page.ask("GET", DEAL)[1]["status"] == "running"
    assert page.say(line, "ask-hint", seat=0, step=1)["reason"] == "hints-off"
    assert page.play(line, 1, random.Random(1))
    page.close(line)
    points = page_at(kept).ask("GET", f"/tables/{id}/position?view=0")[1]["around"]["scores"][0]["points"]
    after = page.ask("GET", DEAL)[1]
    assert (after["status"], after["result"]["value"], after["bots"]) == ("done", points, [])
    page.let_bots_answer()
    told = page.ask("GET", DEAL)[1]["bots"]
    assert [bot["level"] for bot in told] == list(local_daily.LEVELS)
    assert page_at(kept).ask("GET", DEAL)[1]["bots"] == told
    assert not page_at(kept).jobs
    assert page.ask("GET", f"/me{DEAL}")[1]["days"] == [{"day": DAY, "table": id, "result": after["result"]}]
    games = {one["game"]: one for one in page.ask("GET", "/daily")[1]["games"]}
    assert (games[GAME]["status"], games[GAME]["streak"]) == ("done", 1)
    begun(page, practice=True)
    assert page.ask("GET", DEAL)[1]["table"] == id
    tomorrow = page_at(kept, NOON + daily.DAY_MILLISECONDS)
    assert tomorrow.ask("GET", DEAL)[1]["status"] == "new"
    past = tomorrow.ask("GET", f"{DEAL}?day={DAY}")[1]
    assert (past["result"], past["seed"]) == (after["result"], daily.seed_of(daily.PUBLIC, GAME, DAY).hex())
    assert page.ask("GET", f"{DEAL}?day=2026-11-20")[1]["reason"] == "day-to-come"


def test_a_try_that_is_given_up_or_deleted_counts_on_a_device() -> None:
    kept = Kept()
    page = page_at(kept)
    page.ask("POST", f"/tables/{begun(page)}/abandon")
    assert page.ask("GET", DEAL)[1]["status"] == "ended"
    assert refused(page) == "already-tried"
    game = "old-london-bridge"
    other = begun(page, game)
    kept.write({"type": "drop", "id": other})
    found = page_at(kept).ask("GET", f"/daily/{game}")[1]
    assert (found["status"], found["result"]) == ("ended", None)
    late = begun(page, "guilds-of-london")
    tomorrow = page_at(kept, NOON + daily.DAY_MILLISECONDS)
    assert tomorrow.ask("GET", f"/daily/guilds-of-london?day={DAY}")[1]["status"] == "ended"
    assert tomorrow.ask("GET", f"/tables/{late}")[0] == 200


def test_a_damaged_diary_is_begun_anew() -> None:
    kept = Kept()
    begun(page_at(kept))
    kept.replays[local_daily.DIARY] = "{"
    page = page_at(kept)
    assert page.ask("GET", DEAL)[1]["status"] == "new"
    begun(page)
    assert json.loads(kept.replays[local_daily.DIARY])["tries"]


@pytest.mark.parametrize("game", ["old-london-bridge"])
def test_a_rival_plays_the_deal_of_the_day(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "DAILY_SIMULATIONS", {game: 1})
    results = []
    for _ in range(2):
        rival, page = local_daily.Rival(game, DAY, "greedy", NOON), page_at(Kept())
        number = 0
        while (job := rival.job(number)) is not None:
            assert rival.job(number) is None  # one question at a time
            assert not rival.answered(number + 1, "", NOON)
            option = page.thinker.begin(job.kind, job.work)
            assert option is not None
            assert rival.answered(number, option, NOON)
            number += 1
        assert rival.scored is not None
        results.append(rival.scored.result)
    assert results[0].place == results[1].place
    assert results[0].value == results[1].value
