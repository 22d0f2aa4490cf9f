"""A game as a file: it goes on elsewhere where it was, and a file that was changed does nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from guildhall.table import replay
from tests.local.page import Kept, Page


def begun(answers: int) -> tuple[Page, str, int]:
    page = Page(Kept())
    id = page.begun("tiny-towns", people=2)
    line = page.open(id)
    page.play(line, 2, random.Random(1), most=answers)
    page.let_bots_answer()
    return page, id, line


def shown(page: Page, line: int, seat: int) -> Any:
    found = page.position(line, seat)
    del found["around"]["clocks"]  # say what time it is
    return found


def test_a_running_game_goes_on_on_another_device() -> None:
    page, id, line = begun(9)
    status, text = page.ask("GET", f"/tables/{id}/save")
    assert status == 200
    away = Page(Kept())
    status, made = away.ask("POST", "/saved", {"text": text})
    assert status == 200
    there = away.open(made["id"])
    assert [shown(away, there, seat) for seat in (0, 1)] == [shown(page, line, seat) for seat in (0, 1)]
    after_a_reload = Page(away.kept)
    again = after_a_reload.open(made["id"])
    assert shown(after_a_reload, again, 0) == shown(page, line, 0)
    assert after_a_reload.play(again, 2, random.Random(2))
    file = replay.load(after_a_reload.ask("GET", f"/tables/{made['id']}/file")[1])
    replay.verify(file)
    assert file.commitment == page.ask("GET", f"/tables/{id}")[1]["table"]["commitment"]


def test_a_game_that_could_not_be_kept_can_be_saved() -> None:
    page = Page(Kept())
    page.kept.write = lambda write: None  # type: ignore[method-assign]  # there is no space
    id = page.begun("old-london-bridge")
    page.play(page.open(id), 1, random.Random(3), most=5)
    assert page.kept.tables == {}
    made = Page(Kept()).ask("POST", "/saved", {"text": page.ask("GET", f"/tables/{id}/save")[1]})
    assert made[0] == 200


def test_a_table_that_has_not_begun_can_be_saved() -> None:
    page = Page(Kept())
    id = page.ask("POST", "/tables", {"game": "tiny-towns", "seats": [{"kind": "open"}, {"kind": "open"}]})[1]["id"]
    made = page.ask("POST", "/saved", {"text": page.ask("GET", f"/tables/{id}/save")[1]})[1]["id"]
    assert page.ask("POST", f"/tables/{made}/start", {"fill": "random"})[1]["table"]["status"] == "running"


def test_a_file_that_was_changed_is_refused_and_changes_nothing() -> None:
    page, id, _ = begun(6)
    saved = json.loads(page.ask("GET", f"/tables/{id}/save")[1])
    away = Page(Kept())

    def refused(**changes: Any) -> str:
        record, seats = list(saved["row"]["record"]), saved["row"]["seats"]
        for at, value in changes.pop("record", {}).items():
            record[at] = value
        text = json.dumps({**saved, "row": {"record": record, "seats": changes.pop("seats", seats)}, **changes})
        status, problem = away.ask("POST", "/saved", {"text": text})
        assert status >= 400
        reason: str = problem["reason"]
        return reason

    kind, seat, decision, _, *rest = saved["journal"][-1]
    nonsense = [*saved["journal"][:-1], [kind, seat, decision, "nonsense", *rest]]
    assert refused(journal=nonsense) == "saved-game-does-not-hold"
    assert refused(guildhall="puzzle") == "saved-game-does-not-hold"
    assert refused(seats=saved["row"]["seats"][:-1]) == "saved-game-does-not-hold"
    bots = [[0, "bot", "cheater", None, "", None], *saved["row"]["seats"][1:]]
    assert refused(seats=bots) == "saved-game-does-not-hold"
    assert refused(record={1: {**saved["row"]["record"][1], "game": "chess"}}) == "no-such-game"
    assert away.kept.tables == {}
    assert away.kept.journals == {}


@pytest.mark.parametrize("text", ["", "{}", "[" * 100_000, '{"guildhall": "game"}'])
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    assert Page(Kept()).ask("POST", "/saved", {"text": text}) == (400, {"reason": "saved-game-does-not-hold"})
