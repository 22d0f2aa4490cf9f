"""Steps and replays are worked out once, off the event loop, and counted per person; uploads are cleaned."""

from __future__ import annotations

import asyncio
import random
import threading
from functools import partial
from typing import Any

import pytest

from guildhall import shelf
from guildhall.hall import exploring, replays
from guildhall.hall.errors import Refusal
from guildhall.server import lookback
from guildhall.server.api import replays as replays_api
from guildhall.server.limits import RateLimit
from guildhall.server.turns import Turns
from guildhall.table import replay
from guildhall.table.table import Table
from tests.server.harness import Person, Service, finish, served, two_at_a_table


def test_steps_are_worked_out_once_and_off_the_loop(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    step = replays.step

    def watched(*args: Any) -> Any:
        threads.append(threading.current_thread().name)
        return step(*args)

    monkeypatch.setattr(replays, "step", watched)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        first = [await ada.get(f"/tables/{table}/steps/1?view=0") for _ in range(3)]
        assert first[0] == first[1] == first[2]
        assert len(threads) == 1
        assert threads[0].startswith("lookback")
        await bo.get(f"/tables/{table}/steps/1?view=1")
        assert len(threads) == 2
        info = [await ada.get(f"/tables/{table}/replay?view=0") for _ in range(2)]
        assert info[0] == info[1]

    served(sqlite, work)


def test_steps_are_counted_per_person(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookback, "LOOKBACK", RateLimit(0.002, 1e-9))  # two, because tests have a rate of 1,000

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        await ada.get(f"/tables/{table}/steps/0?view=0")
        await ada.get(f"/tables/{table}/steps/1?view=0")
        assert await ada.get(f"/tables/{table}/steps/2?view=0", expect=429) == {"reason": "too-fast"}
        await ada.get(f"/tables/{table}/steps/1?view=0")  # what is known costs nothing
        await bo.get(f"/tables/{table}/steps/1?view=1")

    served(sqlite, work)


def test_notation_is_worked_out_once_and_counted(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each replays the game, so a client that asked for all of them had six threads work at once."""
    threads: list[str] = []
    notation = exploring.notation

    def watched(*args: Any) -> Any:
        threads.append(threading.current_thread().name)
        return notation(*args)

    monkeypatch.setattr(exploring, "notation", watched)
    monkeypatch.setattr(lookback, "LOOKBACK", RateLimit(0.003, 1e-9))  # three: the file, and two positions

    async def work(service: Service, ada: Person, bo: Person) -> None:
        id = (await ada.post("/replays/", {"text": game_file()}))["id"]
        assert await ada.get(f"/replays/{id}/notation/2") == await ada.get(f"/replays/{id}/notation/2")
        await ada.get(f"/replays/{id}/notation/3")
        assert [name.startswith("lookback") for name in threads] == [True, True]
        assert await ada.get(f"/replays/{id}/notation/4", expect=429) == {"reason": "too-fast"}

    served(sqlite, work)


def test_nobody_waits_for_all_that_somebody_else_asks_for() -> None:
    async def run() -> None:
        turns, begun, gate = Turns("test"), threading.Event(), threading.Event()
        order: list[str] = []

        def work(name: str) -> str:
            begun.set()
            assert gate.wait(60)
            order.append(name)
            if name == "a3":
                raise Refusal("no-such-step", 404)
            return name

        async def ask(address: str, person: str, name: str) -> str:
            return await turns.do((address, person), partial(work, name))

        asked = [asyncio.create_task(ask("1", "a", f"a{i}")) for i in range(5)]
        await asyncio.to_thread(begun.wait, 60)
        asked += [asyncio.create_task(ask("1", "b", "b")), asyncio.create_task(ask("2", "c", "c"))]
        await asyncio.sleep(0)
        asked[4].cancel()
        await asyncio.sleep(0)
        gate.set()
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert order[0] == "a0"
        assert set(order[1:3]) == {"b", "c"}
        assert order[3:] == ["a1", "a2", "a3"]
        assert isinstance(results[3], Refusal)
        assert isinstance(results[4], asyncio.CancelledError)
        assert results[5:] == ["b", "c"]
        # What still waits when the service stops is cancelled.
        gate.clear()
        late = [asyncio.create_task(ask("1", "a", "late")) for _ in range(2)]
        await asyncio.sleep(0.01)
        turns.stop()
        gate.set()
        assert isinstance((await asyncio.gather(*late, return_exceptions=True))[1], asyncio.CancelledError)

    finish(run())


def test_checks_of_the_shuffle_are_counted_and_made_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    check = replays.check_shuffle

    def watched(text: str) -> Any:
        threads.append(threading.current_thread().name)
        return check(text)

    monkeypatch.setattr(replays, "check_shuffle", watched)
    monkeypatch.setattr(lookback, "LOOKBACK", RateLimit(0.002, 1e-9))  # two, because tests have a rate of 1,000

    async def work(service: Service, ada: Person, bo: Person) -> None:
        ids = [(await ada.post("/replays/", {"text": game_file(name)}))["id"] for name in ("A", "B", "C")]
        assert await ada.get(f"/replays/{ids[0]}/shuffle") == await ada.get(f"/replays/{ids[0]}/shuffle")
        await ada.get(f"/replays/{ids[1]}/shuffle")
        assert [name.startswith("lookback") for name in threads] == [True, True]
        assert await ada.get(f"/replays/{ids[2]}/shuffle", expect=429) == {"reason": "too-fast"}

    served(sqlite, work)


def game_file(name: str = "Ada") -> str:
    game, rng = shelf.game("tiny-towns"), random.Random(3)
    table = Table(game, 2)
    for _ in range(6):
        seat = table.to_act()[0]
        question = table.question(seat)
        assert question is not None
        table.answer(seat, question.decision, rng.choice(question.options))
    return replay.save(replay.record(table, {0: name, 1: "Bo"}))


def test_uploads_are_counted_per_address_and_day(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays_api, "UPLOADS", RateLimit(0.001, 1e-9))

    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.post("/replays/", {"text": game_file()})
        assert await bo.post("/replays/", {"text": game_file()}, 429) == {"reason": "too-fast"}

    served(sqlite, work)


def test_padding_is_not_stored(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        text = game_file()
        padded = text.replace("\n", "\n# padding" + "x" * 1_000 + "\n", 20)
        id = (await ada.post("/replays/", {"text": padded}))["id"]
        assert await ada.get(f"/replays/{id}/file") == text
        assert (await ada.post("/replays/", {"text": text}))["id"] == id

    served(sqlite, work)


@pytest.mark.parametrize("name", ["A\u202eda", "A\u200bda"])
def test_names_in_uploads_are_cleaned_as_all_names_are(name: str) -> None:
    _, _, text = replays.check_file(game_file(name))
    assert replay.load(text).names[0] == "Ada"


def test_control_characters_in_uploaded_names_are_refused() -> None:
    with pytest.raises(Refusal):
        replays.check_file(game_file("A\u0007da"))


def test_long_names_in_uploads_are_cut() -> None:
    _, _, text = replays.check_file(game_file("A" * 300))
    assert replay.load(text).names[0] == "A" * 40
