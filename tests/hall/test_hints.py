"""Hints at a table: who gets them, what each step tells, and how they are counted."""

from __future__ import annotations

import random
from typing import Any

import pytest

from guildhall.analysis.hint import Effort
from guildhall.hall import hints, wire
from guildhall.hall.single import SingleTable
from guildhall.kernel.rng import Rng
from tests.hall.local_client import Evening, LocalClient, started

GAME = "tiny-towns"


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.analysis.hint.hint.__defaults__", (None, Effort(8, 2, 2)))


def alone(**settings: Any) -> tuple[Evening, LocalClient]:
    """Ada against a bot, at her first question."""
    evening = Evening(started(GAME, ["ada"], **settings))
    ada = evening.join("ada")
    ada.send("watch", view=0)
    evening.let_bots_play()
    return evening, ada


def test_each_step_tells_more_and_counts_once() -> None:
    evening, ada = alone()
    assert ada.views[0]["around"]["hinted"] == 0
    first = ada.send("ask-hint", seat=0, step=1)
    assert (first["type"], first["answers"], first["best"], first["reasons"]) == ("hinted", None, None, None)
    assert (ada.views[0]["around"]["hints"], ada.views[0]["around"]["hinted"]) == ([1, 0], 1)
    second = ada.send("ask-hint", seat=0, step=2)
    assert second["matters"] == first["matters"]
    assert second["best"] is None
    third = ada.send("ask-hint", seat=0, step=3)
    assert third["best"] in third["answers"] == second["answers"]
    assert third["reasons"]["line"][0]["option"] == third["best"]
    assert ada.send("ask-hint", seat=0, step=2)["answers"] == second["answers"], "what was shown can be seen again"
    assert (ada.views[0]["around"]["hints"], ada.views[0]["around"]["hinted"]) == ([3, 0], 3)
    question = ada.views[0]["around"]["questions"][0]
    ada.send("answer", seat=0, decision=question["decision"], option=third["best"])
    assert ada.views[0]["around"]["hinted"] == 0
    assert [entry.option for entry in evening.entries if entry.kind == "hint"] == ["1", "2", "3"]


def test_the_journal_keeps_the_count_and_undo_and_replay_do_not_notice() -> None:
    evening, ada = alone()
    rng = random.Random(3)
    ada.send("ask-hint", seat=0, step=2)
    before = ada.views[0]["around"]["undo"]
    log = list(evening.table.sitting.table.log)
    ada.answer_any(0, rng)
    evening.let_bots_play()
    assert ada.views[0]["around"]["undo"]["limit"] == before["limit"] + 1
    ada.send("undo", seat=0, choices=1)
    assert evening.table.sitting.table.log == log
    assert ada.views[0]["around"]["hinted"] == 0
    ada.send("ask-hint", seat=0, step=1)
    live = evening.table.live
    again = SingleTable(live.record, live.seats, evening.at, evening.table.journal)
    assert again.sitting.hints.given == evening.table.sitting.hints.given == [3, 0]
    assert again.sitting.hints.shown == evening.table.sitting.hints.shown == [1, 0]


@pytest.mark.parametrize(
    ("people", "policy", "given"),
    [
        (["ada"], None, True),
        (["ada", "bo"], None, False),
        (["ada", "bo"], "on", True),
        (["ada"], "off", False),
    ],
)
def test_the_table_says_who_gets_hints(people: list[str], policy: str | None, given: bool) -> None:
    settings: dict[str, Any] = {} if policy is None else {"hints": policy}
    evening = Evening(started(GAME, people, **settings))
    clients = [evening.join(person) for person in people]
    clients[0].send("watch", view=0)
    evening.let_bots_play()
    told = clients[0].send("ask-hint", seat=0, step=1)
    assert (told["type"] == "hinted") is given
    assert given or told["reason"] == "hints-off"
    assert (clients[0].views[0]["around"]["hinted"] is not None) is given


def test_nobody_gets_hints_for_other_seats_or_without_a_question() -> None:
    evening = Evening(started("old-london-bridge", ["ada", "bo"], hints="on"))
    ada, eve = evening.join("ada"), evening.join("eve")
    ada.send("watch", view=0)
    evening.let_bots_play()
    assert ada.send("ask-hint", seat=1, step=1)["reason"] == "not-your-seat"
    assert eve.send("ask-hint", seat=0, step=1)["reason"] == "not-your-seat"
    ada.answer_any(0, random.Random(1))
    assert ada.send("ask-hint", seat=0, step=1)["reason"] == "not-to-act"
    assert evening.table.sitting.hints.given == [0, 0, 0]


def test_equal_knowledge_gives_equal_positions_to_make_hints_from() -> None:
    evening, _ = alone()
    sitting = evening.table.sitting
    true = hints.hint_turn(sitting, 0)
    table = sitting.table
    table.state = table.game.determinize(table.state, 0, Rng(77))
    assert hints.hint_turn(sitting, 0) == true


def test_a_hint_that_comes_too_late_counts_nothing() -> None:
    evening, ada = alone()
    sitting = evening.table.sitting
    turn = hints.hint_turn(sitting, 0)
    ask = wire.AskHint("late", 0, 1)
    ada.answer_any(0, random.Random(1))
    assert hints.noted(ask, turn).do(sitting, evening.at) == []
    assert sitting.hints.given == [0, 0]
