"""Hints over a socket: made where bots think, kept by position, and dropped when nobody wants them."""

from __future__ import annotations

import asyncio
from typing import Any

from guildhall.hall.hints import HintTurn
from guildhall.server import hinting
from guildhall.server.bot_process import HintJob
from guildhall.server.bot_queue import NOBODY, Asker
from guildhall.server.haste import Haste
from guildhall.table.table import Question
from tests.server.harness import Person, Service, served, settings, two_at_a_table


async def against_a_bot(ada: Person, **more: Any) -> str:
    plan = settings(2, game="tiny-towns", **more)
    plan["seats"][1] = {"kind": "bot", "level": "random"}
    table: str = (await ada.post("/tables/", plan))["id"]
    await ada.sit(table, 0)
    await ada.post(f"/tables/{table}/start", {})
    return table


def counted(service: Service) -> list[HintJob]:
    """The hints that were really made."""
    jobs: list[HintJob] = []
    think = service.worker.thinkers.think

    async def counting(job: Any, asker: Asker = NOBODY, haste: Haste | None = None) -> str:
        if isinstance(job, HintJob):
            jobs.append(job)
        return await think(job, asker, haste)

    service.worker.thinkers.think = counting  # type: ignore[method-assign]
    return jobs


def test_a_hint_is_made_once_for_its_three_steps_and_shown_to_all_in_numbers(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await against_a_bot(ada)
        jobs = counted(service)
        a, b = await ada.socket(table), await bo.socket(table)
        await a.watch(0)
        await b.watch(None)
        await a.until(lambda: a.question(0))
        told = [await a.command("ask-hint", seat=0, step=step) for step in (1, 2, 3)]
        assert [one["type"] for one in told] == ["hinted"] * 3, told
        assert told[2]["best"] in told[1]["answers"]
        assert len(jobs) == 1
        await b.until(lambda: b.views[None]["around"]["hints"] == [3, 0])
        assert b.views[None]["around"]["hinted"] is None
        assert (await b.command("ask-hint", seat=0, step=1))["reason"] == "not-your-seat"
        question = a.question(0)
        assert question is not None
        done = await a.command("answer", seat=0, decision=question["decision"], option=told[2]["best"])
        assert done["type"] == "done"

    served(database, work)


def test_among_people_there_are_no_hints_unless_the_host_wants_them(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a = await ada.socket(table)
        await a.watch(0)
        assert (await a.command("ask-hint", seat=0, step=1))["reason"] == "hints-off"
        open_to_all = await two_at_a_table(ada, bo, hints="on")
        b = await bo.socket(open_to_all)
        await b.watch(1)
        assert (await b.command("ask-hint", seat=1, step=1))["type"] == "hinted"

    served(sqlite, work)


def test_a_hint_ends_when_its_question_is_gone(sqlite: str) -> None:
    """It is slow here, so that there is time to answer first."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await against_a_bot(ada)
        a = await ada.socket(table)
        await a.watch(0)
        await a.until(lambda: a.question(0))
        think, cancelled = service.worker.thinkers.think, asyncio.Event()

        async def slowly(job: Any, asker: Asker = NOBODY, haste: Haste | None = None) -> str:
            if not isinstance(job, HintJob):
                return await think(job, asker, haste)
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled.set()
                raise
            raise AssertionError

        service.worker.thinkers.think = slowly  # type: ignore[method-assign]
        _, waiting = a.send("ask-hint", seat=0, step=1)
        question = a.question(0)
        assert question is not None
        await a.command("answer", seat=0, decision=question["decision"], option=question["options"][0])
        assert (await waiting)["reason"] == "not-asked"
        await asyncio.wait_for(cancelled.wait(), 60)
        await a.until(lambda: a.question(0))
        assert a.views[0]["around"]["hints"] == [0, 0]

    served(sqlite, work)


def test_a_worker_keeps_the_latest_hints(monkeypatch: Any) -> None:
    monkeypatch.setattr(hinting, "MOST", 2)
    made = hinting.Made()
    question = Question("call-resource", ("resource:wood",), {})
    turns = [HintTurn("tiny-towns", f"position {n}", 0, question, None) for n in range(3)]
    for turn in turns:
        made.keep("table", turn, turn.position)
    assert [made.find(turn) for turn in turns] == [None, "position 1", "position 2"]
    assert made.last("table", 0) == turns[2]
    assert made.last("table", 1) is None
