"""A table's journal has an end: changes of a sealed answer are coalesced, and taking back is limited."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest

from guildhall.hall import sittings
from guildhall.hall.commands import Action
from guildhall.kernel.errors import IllegalChoice
from guildhall.server import changes, journals
from guildhall.server import room as rooms
from guildhall.server.changes import Changes
from guildhall.server.limits import TAKING_BACK, RateLimit
from tests.server.harness import Person, Service, finish, served

SEALED = "tiny-towns"


def test_only_the_latest_change_of_a_seat_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "PAUSE_SECONDS", 0.05)
    done: list[str | None] = []

    async def do(action: Action) -> int:
        done.append(action.key)
        if action.key == "bad":
            raise IllegalChoice("not-asked", 0)
        return len(done)

    async def run() -> None:
        line = Changes(do)

        def put(seat: int, key: str) -> asyncio.Task[int]:
            return asyncio.create_task(line.put(seat, Action(lambda *_: [], key)))

        assert await put(0, "first") == 1
        many = [put(0, f"change {i}") for i in range(50)]
        other = put(1, "another seat")
        assert await other == 2
        assert set(await asyncio.gather(*many)) == {3}
        assert done == ["first", "another seat", "change 49"]
        with pytest.raises(IllegalChoice):
            await put(0, "bad")
        assert await put(0, "after") == 5

    finish(run())


async def sealed_table(ada: Person, bo: Person) -> str:
    seats = [{"kind": "open"}, {"kind": "open"}]
    table: str = (await ada.post("/tables/", {"game": SEALED, "seats": seats}))["id"]
    await ada.sit(table, 0, "Ada")
    await bo.sit(table, 1, "Bo")
    await ada.post(f"/tables/{table}/start", {})
    return table


def test_taking_back_is_limited_per_seat(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(rooms, "TAKING_BACK", RateLimit(0.005, 1e-9))  # five, because tests have a rate of 1,000

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await sealed_table(ada, bo)
        player = await ada.socket(table)
        await player.watch(0)
        question = player.question(0)
        assert question is not None
        options, decision = question["options"], question["decision"]
        await player.command("answer", seat=0, decision=decision, option=options[0])
        answers = [
            await player.command("change", seat=0, decision=decision, option=options[i % 2]) for i in range(1, 8)
        ]
        assert [answer["type"] for answer in answers] == ["done"] * 5 + ["refused"] * 2
        assert answers[-1]["reason"] == "too-fast"
        key = (await ada.post(f"/tables/{table}/seats/0/keys", {"rights": "play"}))["key"]
        screen = await Person(service.url).socket(table, keys=(key,))  # without a cookie: a new id
        again = await screen.command("change", seat=0, decision=decision, option=options[1])
        assert again["reason"] == "too-fast"
        other = await bo.socket(table)  # whose own are not used up
        await other.watch(1)
        await other.answer_any(1, random.Random(1))
        assert service.worker.rooms[table].live.sitting is not None

    served(sqlite, work)


def test_the_limit_leaves_room_for_ordinary_people() -> None:
    assert TAKING_BACK.burst >= 100
    assert TAKING_BACK.per_second * 3_600 <= 300


def test_a_long_journal_is_snapshotted_while_answers_are_sealed_and_replayed_off_the_loop(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(journals, "LONG_FOLD", 10)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await sealed_table(ada, bo)
        player = await ada.socket(table)
        await player.watch(0)
        question = player.question(0)
        assert question is not None
        options, decision = question["options"], question["decision"]
        await player.command("answer", seat=0, decision=decision, option=options[0])
        for i in range(60):
            done = await player.command("change", seat=0, decision=decision, option=options[i % 2])
            assert done["type"] == "done", done
        before = await ada.get(f"/tables/{table}/position?view=0")
        snapshot = await service.worker.store.snapshot(table)
        assert snapshot is not None
        assert snapshot.seq > 60
        await player.close()
        threads: list[str] = []
        begin = sittings.begin

        def watched(*args: Any) -> Any:
            threads.append(threading.current_thread().name)
            return begin(*args)

        monkeypatch.setattr(journals, "begin", watched)
        service.worker.rooms.pop(table).close()
        again = await ada.get(f"/tables/{table}/position?view=0")
        assert (again["state"], again["number"], again["edition"]) == (
            before["state"],
            before["number"],
            before["edition"],
        )
        assert threads
        assert all(name.startswith("folding") for name in threads)

    served(sqlite, work)
