"""Reviews of finished games: in the background, fair, cancelled, kept, and never in the way of tables."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from guildhall import shelf
from guildhall.analysis import pace, report, review
from guildhall.analysis.look import Task
from guildhall.analysis.moments import moments_of
from guildhall.hall import wire
from guildhall.server import reviewing, thinking
from guildhall.server.bot_process import Job
from guildhall.server.bot_queue import Asker
from guildhall.server.identity import now
from guildhall.server.limits import RateLimit
from guildhall.server.reviewing import Reviewing
from guildhall.server.store.reviews import ReviewRecord
from guildhall.server.thinking import Pool, Queue
from guildhall.table import replay
from guildhall.table.table import Table
from tests.server.harness import Person, Service, both_watch, finish, served, two_at_a_table
from tests.server.test_thinking import bot_machine
from tests.server.test_workers import some_position

FILE = Path(__file__).parents[1] / "replays" / "old-london-bridge" / "two-base.replay"
TEXT = FILE.read_text(encoding="utf-8")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that look at everything, but hardly think, and need not wait for the tests beside them."""
    monkeypatch.setattr(thinking, "LOWEST_PRIORITY", 0)
    monkeypatch.setattr(pace, "FEWEST", 2)
    monkeypatch.setattr(pace, "MOST", 2)
    for name in ("START_WORLDS", "WORLDS", "LINE_SIMULATIONS"):
        monkeypatch.setattr(review, name, 1)
    monkeypatch.setattr(review, "draw_worlds", lambda game: 1)
    monkeypatch.setattr(review, "TRIALS", 1)
    monkeypatch.setattr(review, "TRIAL", 2)


async def uploaded(person: Person, text: str = TEXT) -> str:
    id: str = (await person.post("/replays/", {"text": text}))["id"]
    return id


async def ended(person: Person, path: str) -> Any:
    """The state of a review once it is over."""
    async with asyncio.timeout(300):
        while (state := await person.get(path))["status"] in ("waiting", "running"):
            assert 0 <= state["done"] <= state["total"]
            await asyncio.sleep(0.05)
        return state


@pytest.mark.usefixtures("quick")
def test_a_replay_is_reviewed_for_everybody_who_may_look(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        id = await uploaded(ada)
        path = f"/replays/{id}/review"
        assert (await ada.get(path))["status"] == "none"
        asked = await ada.post(path)
        assert asked["status"] in ("waiting", "running")
        assert asked["mine"]
        other = await bo.get(path)
        assert not other["mine"]
        await bo.http.delete(service.url + "/api/v1" + path)
        state = await ended(bo, path)
        assert state["status"] == "done", "who did not ask for it cannot cancel it"
        assert state["done"] == state["total"] > 0
        same = msgspec.convert(state["review"], report.ReviewReport)
        assert msgspec.to_builtins(same) == state["review"], "what guildhall review --json prints"
        for seat in state["review"]["seats"]:
            parts = seat["start"] + seat["luck"] + seat["own"] + seat["others"]
            assert parts == pytest.approx(seat["result"], abs=0.01)
        again = await bo.post(path)
        assert again["review"] == state["review"], "it is worked out once"
        await check_lessons(bo, path, state["review"])

    served(sqlite, work)


async def check_lessons(person: Person, path: str, found: dict[str, Any]) -> None:
    at, seat = next((at, seat) for seat, one in enumerate(found["seats"]) for at in one["costliest"])
    lesson = await person.get(f"{path}/lessons/{at}")
    msgspec.convert(lesson, wire.Lesson)
    decided = next(one for one in found["seats"][seat]["decisions"] if one["at"] == at)
    assert (lesson["seat"], lesson["best"], lesson["played"]) == (seat, decided["best"], decided["option"])
    assert lesson["step"]["view"] == seat
    answers = {one["option"]: one for one in lesson["answers"]}
    assert list(answers) == lesson["question"]["options"]
    assert answers[lesson["best"]]["grade"] == "best"
    assert answers[lesson["played"]]["grade"] == decided["grade"]
    assert lesson["line"][0]["choice"] == {"seat": seat, "decision": decided["decision"], "option": decided["best"]}
    await person.get(f"{path}/lessons/100000", expect=404)


@pytest.mark.usefixtures("quick")
def test_a_review_can_be_cancelled_and_asked_for_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "FEWEST", 3_000)  # so that it cannot end by itself meanwhile
    monkeypatch.setattr(pace, "MOST", 3_000)
    monkeypatch.setattr(review, "TRIAL", 3_000)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        id = await uploaded(ada)
        path = f"/replays/{id}/review"
        await ada.post(path)
        await bo.post("/replays/", {"text": TEXT})  # bo is somebody
        assert await bo.delete(path, 403) == {"reason": "not-your-review"}
        assert (await ada.delete(path))["status"] == "cancelled"
        assert (await ada.get(path))["review"] is None
        assert (await ada.post(path))["status"] in ("waiting", "running")
        assert (await ada.delete(path))["status"] == "cancelled"

    served(sqlite, work)


def test_a_cancelled_review_that_ends_slowly_leaves_the_next_one_alone(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        began: list[str] = []
        may_end = asyncio.Event()
        own = service.worker.reviewing

        async def slow(order: Any) -> str:
            began.append(order.run)
            try:
                await asyncio.sleep(60)
            finally:
                if len(began) == 1:
                    await may_end.wait()
            return ""

        own._work = slow  # type: ignore[method-assign]
        path = f"/replays/{await uploaded(ada)}/review"
        async with asyncio.timeout(30):
            await ada.post(path)
            while not began:
                await asyncio.sleep(0.01)
            assert (await ada.delete(path))["status"] == "cancelled"
            assert (await ada.post(path))["status"] == "waiting"
            may_end.set()
            while len(began) < 2:
                assert (await ada.get(path))["status"] in ("waiting", "running")
                await asyncio.sleep(0.01)
        assert (await ada.get(path))["status"] == "running"
        await ada.delete(path)

    served(sqlite, work)


def unfinished() -> str:
    return replay.save(replay.record(Table(shelf.game("tiny-towns"), 2, {}, seed=bytes(32))))


def test_bad_input_is_refused_with_its_reason_and_nothing_is_kept(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        store = service.worker.store
        begun = await uploaded(ada, unfinished())
        assert await ada.post(f"/replays/{begun}/review", expect=409) == {"reason": "not-over"}
        await ada.post("/replays/none/review", expect=404)
        await ada.get("/replays/none/review", expect=404)
        other_version = TEXT.replace("\nengine ", "\nengine 0.0.")
        damaged = TEXT.replace("\n0 ", "\n1 ", 1)
        for number, text in enumerate((other_version, damaged)):
            assert await ada.post("/replays/", {"text": text}, expect=400) == {"reason": "replay-does-not-hold"}
            old = f"old{number}"  # stored by a version that could play it
            await store.add_replay(old, "old-london-bridge", text, None, now())
            for path, body in ((f"/replays/{old}/review", None), (f"/replays/{old}/play-on", play_on(3))):
                assert await ada.post(path, body, expect=409) == {"reason": "replay-does-not-hold"}
            assert (await ada.get(f"/replays/{old}/review"))["status"] == "none"
        for id in (begun, "old0", "old1"):
            assert await store.reviews.find(id) is None

    served(sqlite, work)


def play_on(step: int, seat: int = 0, level: str = "random") -> dict[str, Any]:
    return {"step": step, "seat": seat, "level": level}


def test_reviews_of_tables_follow_the_table_of_rights(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo, spectators=False)
        path = f"/tables/{table}/review"
        assert (await ada.get(path))["status"] == "none"
        assert await ada.post(path, expect=409) == {"reason": "not-over"}
        assert await ada.post(f"/tables/{table}/play-on", play_on(0), expect=409) == {"reason": "not-over"}
        stranger = Person(service.url)
        for status in ("running", "abandoned"):
            for ask in (stranger.get(path, 403), stranger.post(path, expect=403), stranger.delete(path, 403)):
                assert await ask == {"reason": "no-spectators"}
            await stranger.get(f"{path}/lessons/1", 403)
            await stranger.post(f"/tables/{table}/play-on", play_on(0), expect=403)
            if status == "running":
                await ada.post(f"/tables/{table}/abandon")
        assert await bo.post(path, expect=409) == {"reason": "not-over"}, "there is no result"

    served(sqlite, work)


@pytest.mark.usefixtures("quick")
def test_reviews_are_counted_per_person(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "REVIEWS", RateLimit(0.001, 1e-9))  # one, because tests have a rate of 1,000

    async def work(service: Service, ada: Person, bo: Person) -> None:
        first, second = await uploaded(ada), await uploaded(ada, unfinished())
        await ada.post(f"/replays/{first}/review")
        assert await ada.post(f"/replays/{second}/review", expect=429) == {"reason": "too-fast"}
        assert await bo.post(f"/replays/{second}/review", expect=409) == {"reason": "not-over"}
        await ada.delete(f"/replays/{first}/review")

    served(sqlite, work)


def test_many_reviews_of_one_person_wait_for_the_single_review_of_another(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        served_now: list[str] = []
        all_asked = asyncio.Event()
        service.worker.reviewing = own = Reviewing(service.worker)

        async def one(order: Any) -> None:
            served_now.append(order.person)
            await all_asked.wait()

        own._one = one  # type: ignore[method-assign]
        course = await service.worker.lookback.of_file(("x", "x"), "x", TEXT)

        async def load() -> Any:
            return course

        for number in range(5):
            await own.ask(f"busy{number}", "busy", "1.2.3.4", load)
        await own.ask("other", "other", "1.2.3.5", load)
        all_asked.set()
        async with asyncio.timeout(30):
            while len(served_now) < 6:
                await asyncio.sleep(0.01)
        assert served_now.index("other") <= 1

    served(sqlite, work)


def test_fifty_reviews_at_once_run_one_after_another_while_a_table_plays_on(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        own = service.worker.reviewing
        course = await service.worker.lookback.of_file(("x", "x"), "x", TEXT)

        async def load() -> Any:
            return course

        table = await two_at_a_table(ada, bo)
        a, b = await both_watch(ada, bo, table)
        states = await asyncio.gather(*(own.ask(f"game{n}", f"person{n}", "1.2.3.4", load) for n in range(50)))
        assert {state.status for state in states} <= {"waiting", "running"}
        assert max(state.ahead for state in states) >= 48, "one of them has perhaps just begun"
        game = asyncio.gather(a.play_on(0, random.Random(1)), b.play_on(1, random.Random(2)))
        while not game.done():
            assert len(own._running) <= 1
            await asyncio.sleep(0.05)
        await game
        last = await own.state("game49", "person49")
        assert (last.status, last.mine) == ("waiting", True)

    served(sqlite, work)


def test_a_review_whose_worker_died_can_be_asked_for_again(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        id = await uploaded(ada)
        store, long_ago = service.worker.store, now() - reviewing.STALE_MILLISECONDS - 1_000
        await store.reviews.put(ReviewRecord(id, "run", "running", "somebody", 3, 9, long_ago, None), now())
        assert (await bo.get(f"/replays/{id}/review"))["status"] == "none"
        assert (await bo.post(f"/replays/{id}/review"))["mine"]
        await bo.delete(f"/replays/{id}/review")

    served(sqlite, work)


@pytest.mark.usefixtures("quick")
def test_a_deleted_replay_takes_its_review_with_it(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.patch("/me", {"name": "Ada"})
        id = await uploaded(ada)
        await ada.post(f"/replays/{id}/review")
        await ada.delete("/me")
        assert await service.worker.store.reviews.find(id) is None

    served(sqlite, work)


# Playing on


def test_people_play_on_from_any_moment_against_bots(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        id = await uploaded(ada)
        step = 40
        then = (await bo.get(f"/replays/{id}/steps/{step}?view=1"))["state"]
        await bo.patch("/me", {"name": "Bo"})
        table = (await bo.post(f"/replays/{id}/play-on", play_on(step, seat=1)))["id"]
        info = await bo.get(f"/tables/{table}")
        assert info["you"]["holds"] == [1]
        assert info["table"]["seats"][0]["bot"] == "random"
        assert (await bo.get(f"/tables/{table}/steps/{step}?view=1"))["state"] == then
        player = await bo.socket(table)
        await player.watch(1)
        await player.play_on(1, random.Random(2))
        file = await bo.get(f"/tables/{table}/file")
        replay.verify(replay.load(file))
        begun = replay.load(TEXT).choices[:step]
        assert replay.load(file).choices[:step] == begun
        shuffle = await bo.get(f"/tables/{table}/shuffle")
        assert shuffle["result"] == "unknown", "the first draws are not from this table's seed"
        assert (await bo.get(f"/tables/{table}/replay"))["shuffle"] == "unknown"
        ended_at = len(replay.load(file).choices)
        assert await bo.post(f"/tables/{table}/play-on", play_on(ended_at), expect=409) == {"reason": "game-over"}
        await bo.post(f"/tables/{table}/play-on", play_on(ended_at + 1), expect=404)
        await bo.post(f"/tables/{table}/play-on", play_on(3, seat=2), expect=404)
        await bo.post(f"/tables/{table}/play-on", play_on(3, level="wizard"), expect=400)

    served(sqlite, work)


# Priority


def tasks(count: int, effort: int) -> list[Task]:
    file = replay.load(TEXT)
    game: Any = shelf.game(file.game)
    moments, _ = moments_of(game, file.seats, file.variant, file.choices)
    decided = [moment for moment in moments if moment.is_decision][:count]
    return [Task("decision", one.at, game.write(one.g), one.choice.seat, one.choice.option, effort) for one in decided]


def test_reviews_run_at_the_lowest_priority_and_stand_back_for_bots() -> None:
    async def run() -> None:
        pool = Pool(1)
        try:
            looked = await pool.look("old-london-bridge", tasks(2, 2))
            assert len(looked.found) == len(looked.seconds) == 2
            pid = pool._background.pid
            assert pid is not None
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 19)
            endless = asyncio.create_task(pool.look("old-london-bridge", tasks(1, 1_000_000)))
            position, seat = some_position("old-london-bridge")
            answers = [
                asyncio.create_task(
                    pool.think(Job("old-london-bridge", position, seat, "apprentice", seed), Asker("a", "t"))
                )
                for seed in range(3)
            ]
            await asyncio.sleep(0)
            assert not pool._nobody_waits.is_set(), "the next part of a review waits until these have begun"
            assert all(await asyncio.gather(*answers)), "while a part of a review runs"
            assert pool._nobody_waits.is_set()
            assert not endless.done()
            began = time.monotonic()
            endless.cancel()
            await asyncio.wait({endless})
            assert time.monotonic() - began < 30
            assert (await pool.look("old-london-bridge", tasks(1, 2))).found, "a cancelled part frees the process"
        finally:
            await pool.stop()

    finish(run())


def test_other_machines_review_through_redis(redis: str) -> None:
    async def run() -> None:
        queue = Queue(redis)
        try:
            with bot_machine(redis):
                looked = await queue.look("old-london-bridge", tasks(2, 2))
            assert [found.at for found in looked.found] == [task.at for task in tasks(2, 2)]
        finally:
            await queue.stop()

    finish(run())
