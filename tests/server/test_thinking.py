"""Bots think in turns: fairly, small thoughts first, and not about what nobody wants to know."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from guildhall.hall.bots import LEVELS, SMALL, cost
from guildhall.hall.sittings import begin
from guildhall.server import bot_desk, metrics, thinking
from guildhall.server.bot_process import BotProcess, Job, Outcome
from guildhall.server.bot_queue import Asker, FairQueue, Ticket
from guildhall.server.identity import now
from guildhall.server.room import Room
from guildhall.server.thinking import SHARE, Pool, Queue, Thinkers
from tests.server.harness import GAME, Person, Player, Service, finish, served, until
from tests.server.processes import ROOT
from tests.server.test_workers import some_position

BUSY, OTHER = "busy", "other"


def order(*asked: tuple[str, str, float]) -> list[str]:
    """The people in the order in which they are served, if all of this waits."""
    queue: FairQueue[str] = FairQueue()
    for person, table, seconds in asked:
        queue.put(Asker(person, table), seconds, person)
    return [ticket.item for _ in asked if (ticket := queue.take(lambda _: True)) is not None]


def test_many_tables_of_one_person_wait_for_the_single_table_of_another() -> None:
    many = [(BUSY, f"t{i}", 8.0) for i in range(20)]
    assert order(*many, (OTHER, "t", 8.0)).index(OTHER) == 1


def test_small_thoughts_go_first() -> None:
    assert order(("a", "t", 8.0), ("b", "t", 2.0), ("c", "t", 0.05)) == ["c", "b", "a"]


def test_a_flood_of_small_thoughts_does_not_hold_up_a_large_one_for_ever() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Asker(OTHER, "t"), 8.0, OTHER)
    for served_before in range(1_000):
        queue.put(Asker(BUSY, "t"), 0.05, BUSY)
        ticket = queue.take(lambda _: True)
        assert ticket is not None
        if ticket.item == OTHER:
            assert served_before == pytest.approx(8.0 / 0.05, abs=1)
            return
    raise AssertionError("never served")


def test_the_tables_of_one_person_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in ("one", "one", "one", "two"):
        queue.put(Asker(BUSY, table), 2.0, table)
    taken = [ticket.item for _ in range(4) if (ticket := queue.take(lambda _: True)) is not None]
    assert taken == ["one", "two", "one", "one"]


def test_idle_people_save_nothing_up_and_nothing_is_remembered_of_an_empty_queue() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(10):
        queue.put(Asker(BUSY, "t"), 1.0, BUSY)
    tickets = [queue.take(lambda _: True) for _ in range(5)]
    for _ in range(5):
        queue.put(Asker(OTHER, "t"), 1.0, OTHER)
    tickets += [queue.take(lambda _: True) for _ in range(10)]
    taken = [ticket for ticket in tickets if ticket is not None]
    assert sorted(ticket.item for ticket in taken[5:9]) == [BUSY, BUSY, OTHER, OTHER], "OTHER does not catch up"
    for ticket in taken:
        queue.done(ticket)
    assert not len(queue)
    assert not queue._people
    assert not queue._tables


def test_removed_thoughts_are_not_taken() -> None:
    queue: FairQueue[str] = FairQueue()
    first: Ticket[str] = queue.put(Asker("a", "t"), 1.0, "first")
    queue.put(Asker("a", "t"), 1.0, "second")
    assert queue.remove(first)
    assert not queue.remove(first)
    ticket = queue.take(lambda _: True)
    assert ticket is not None
    assert ticket.item == "second"
    assert queue.take(lambda _: True) is None


def test_each_level_has_a_cost_and_only_quick_ones_are_small() -> None:
    assert [level for level in LEVELS if cost(level) <= SMALL] == ["random", "greedy", "apprentice"]


# In real processes

POSITION, SEAT = some_position(GAME)


def ask(thinkers: Thinkers, level: str, person: str = "", table: str = "t", seed: int = 1) -> asyncio.Task[str]:
    return asyncio.create_task(thinkers.think(Job(GAME, POSITION, SEAT, level, seed), Asker(person, table)))


async def warm(thinkers: Thinkers) -> None:
    """Start all processes."""
    async with asyncio.timeout(90):
        await asyncio.gather(ask(thinkers, "journeyman"), *(ask(thinkers, "greedy") for _ in range(3)))


def with_pool(work: Callable[[Pool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = Pool(1)
        try:
            await warm(pool)
            await work(pool)
        finally:
            await pool.stop()

    finish(run())


async def check_fairness(thinkers: Thinkers, most: int) -> None:
    """One person asks for twenty tables, another for a single one and waits for `most` thoughts at most."""
    many = [ask(thinkers, "journeyman", BUSY, f"t{i}", i) for i in range(20)]
    await asyncio.sleep(0.1)
    before = sum(task.done() for task in many)
    async with asyncio.timeout(60):
        await ask(thinkers, "journeyman", OTHER)
    done = sum(task.done() for task in many) - before
    for task in many:
        task.cancel()
    await asyncio.wait(many)
    assert done <= most


async def check_small(thinkers: Thinkers, seconds: float) -> None:
    """Small thoughts are answered while large ones run and wait."""
    many = [ask(thinkers, "grandmaster", BUSY, f"t{i}", i) for i in range(4)]
    await asyncio.sleep(0.2)
    for seed in range(3):
        async with asyncio.timeout(seconds):
            await ask(thinkers, "greedy", OTHER, seed=seed)
    assert not any(task.done() for task in many)
    for task in many:
        task.cancel()
    await asyncio.wait(many)


async def check_cancelled(thinkers: Thinkers, seconds: float) -> None:
    """A process is free again soon after its thought was cancelled."""
    long = ask(thinkers, "grandmaster", BUSY)
    await asyncio.sleep(1.0)
    assert not long.done()
    long.cancel()
    async with asyncio.timeout(seconds):
        await ask(thinkers, "journeyman", OTHER)


def test_one_person_delays_another_by_one_thought() -> None:
    with_pool(lambda pool: check_fairness(pool, 1))


def test_a_long_thought_does_not_hold_up_small_ones() -> None:
    with_pool(lambda pool: check_small(pool, 3.0))


def test_a_cancelled_thought_frees_its_process() -> None:
    async def work(pool: Pool) -> None:
        before = pool.pids()
        await check_cancelled(pool, 4.0)
        assert pool.pids() == before, "it ended between simulations and was not killed"

    with_pool(work)


def test_a_cancelled_thought_ends_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it would have taken."""
    monkeypatch.setattr(thinking, "END_SECONDS", 600.0)
    begun: list[int] = []
    outcomes: list[Outcome] = []
    think = BotProcess.think

    def watched(process: BotProcess, number: int, job: Any) -> Outcome:
        begun.append(number)
        outcomes.append(think(process, number, job))
        return outcomes[-1]

    async def work(pool: Pool) -> None:
        monkeypatch.setattr(BotProcess, "think", watched)
        long = ask(pool, "grandmaster")
        while not begun:
            await asyncio.sleep(0.001)
        long.cancel()
        await ask(pool, "journeyman")
        assert [outcome.answer is None for outcome in outcomes] == [True, False]

    with_pool(work)


def test_a_process_that_does_not_heed_is_killed() -> None:
    async def work(pool: Pool) -> None:
        long = ask(pool, "grandmaster")
        await asyncio.sleep(0.5)
        for process in pool.pids():
            os.kill(process, signal.SIGSTOP)
        before = set(pool.pids())
        long.cancel()
        async with asyncio.timeout(30):
            await ask(pool, "journeyman")
        assert len(before & set(pool.pids())) == 1, "the other one had nothing to do"

    with_pool(work)


def test_an_error_of_a_bot_is_told_and_its_process_goes_on() -> None:
    async def work(pool: Pool) -> None:
        before = pool.pids()
        with pytest.raises(RuntimeError, match="Traceback"):
            await pool.think(Job(GAME, "nonsense", SEAT, "greedy", 1))
        await ask(pool, "greedy")
        assert pool.pids() == before

    with_pool(work)


@contextmanager
def bot_machine(redis: str) -> Iterator[None]:
    command = [sys.executable, "-m", "guildhall.cli.main", "bots", f"--redis={redis}", "--log=warning"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(command, env=environment, start_new_session=True)
    try:
        yield
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(10)


def test_the_queue_on_redis_is_as_fair(redis: str) -> None:
    async def run() -> None:
        queue = Queue(redis)
        try:
            with bot_machine(redis):
                await warm(queue)
                await check_fairness(queue, SHARE)
                await check_small(queue, 4.0)
                await check_cancelled(queue, 6.0)
        finally:
            await queue.stop()

    finish(run())


# At tables


def bots(level: str, count: int) -> list[dict[str, Any]]:
    return [{"kind": "bot", "level": level} for _ in range(count)]


async def start(person: Person, seats: list[dict[str, Any]], game: str = GAME) -> str:
    table: str = (await person.post("/tables/", {"game": game, "seats": seats}))["id"]
    for seat, wanted in enumerate(seats):
        if wanted["kind"] == "open":
            await person.sit(table, seat)
    await person.post(f"/tables/{table}/start", {})
    return table


def count(metric: Any) -> float:
    total: float = metric._value.get()
    return total


def test_one_stranger_does_not_stop_the_bots_of_others(sqlite: str) -> None:
    """Tables of grandmasters from one client; meanwhile a greedy bot elsewhere answers at once, and after all."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        attack = [await start(bo, bots("grandmaster", 4)) for _ in range(10)]
        table = await start(ada, [{"kind": "open"}, *bots("greedy", 1)])
        player = await ada.socket(table)
        await player.watch(0)
        rng, waits = random.Random(1), []
        for _ in range(12):
            await player.until(lambda: player.question(0) is not None, 30)
            place = (await player.answer_any(0, rng))["at"]
            began = time.perf_counter()
            await player.until(lambda place=place: player.views[0]["after"] > place)  # type: ignore[misc]
            await player.until(lambda: player.question(0) is not None, 30)
            waits.append(time.perf_counter() - began)
        assert sorted(waits)[len(waits) // 2] < 3.0, waits
        assert metrics.QUEUED._value.get() >= 8
        for id in attack:
            await bo.post(f"/tables/{id}/abandon")
        thinkers = service.worker.thinkers
        assert isinstance(thinkers, Pool)
        await until(lambda: len(thinkers._idle) == 2 and not len(thinkers._queue))

    served(sqlite, work)


async def until_the_bot_thinks(service: Service, person: Person, level: str) -> tuple[Player, Room]:
    """A game in which the bot on seat 1 thinks after a choice of seat 0 that can be undone."""
    table = await start(person, [{"kind": "open"}, *bots(level, 1)], "pillars-of-the-earth")
    player = await person.socket(table)
    await player.watch(0)
    room, rng = service.worker.rooms[table], random.Random(1)

    def may_undo() -> bool:
        sitting = room.live.sitting
        assert sitting is not None
        limit = sitting.undo_limit(0)
        return sitting.to_act() == [1] and isinstance(limit, int) and limit > 0 and bool(room.bots._thoughts)

    while not may_undo():
        if player.question(0) is not None:
            place = (await player.answer_any(0, rng))["at"]
            await player.until(lambda place=place: player.views[0]["after"] > place)  # type: ignore[misc]
        await asyncio.sleep(0.05)
    return player, room


def test_undo_cancels_what_a_bot_thinks(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        player, room = await until_the_bot_thinks(service, ada, "master")
        before = count(metrics.CANCELLED)
        assert (await player.command("undo", seat=0))["type"] == "done"
        await until(lambda: count(metrics.CANCELLED) == before + 1 and not room.bots.is_busy)

    served(sqlite, work)


def test_an_answer_of_another_worker_cancels_what_a_bot_thinks(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        _, room = await until_the_bot_thinks(service, ada, "master")
        before, store = count(metrics.CANCELLED), service.worker.store
        async with room.reading() as sitting:  # what another worker does
            other = begin(room.live.record, room.live.seats, await store.journal(room.id))
            question = other.table.question(1)
            assert question is not None
            made = other.answer_for_bot(1, question.decision, question.options[0], now())
            place = sitting.entries
            await store.append(room.id, place, made)
        await room.hear_entries(place, made)
        await until(lambda: count(metrics.CANCELLED) == before + 1)

    served(sqlite, work)


def test_a_game_of_bots_alone_pauses_until_somebody_looks(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_desk, "LOOK_SECONDS", 1.0)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await start(ada, bots("apprentice", 4))
        room = service.worker.rooms[table]
        before = count(metrics.PAUSED)
        await until(lambda: count(metrics.PAUSED) > before and not room.bots.is_busy)
        found = await service.worker.store.table(table)
        assert found is not None
        assert found[0].due_at is None, "no worker is to look at it"
        paused_at = len(await service.worker.store.journal(table))
        await asyncio.sleep(3.0)
        assert len(await service.worker.store.journal(table)) == paused_at > 1
        player = await bo.socket(table)
        await player.watch(None)
        place = player.views[None]["after"]
        await player.until(lambda: player.views[None]["after"] > place + 3, 30)
        await player.close()
        await until(lambda: not room.bots.is_busy)
        paused_at = len(await service.worker.store.journal(table))
        await bo.get(f"/tables/{table}/position")
        await until(lambda: room.live.sitting is not None and room.live.sitting.entries > paused_at)

    served(sqlite, work)


def test_a_long_thought_ends_when_its_game_pauses(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_desk, "LOOK_SECONDS", 1.0)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        before = count(metrics.CANCELLED)
        tables = [await start(ada, bots("grandmaster", 4)) for _ in range(3)]
        await until(lambda: not any(service.worker.rooms[table].bots.is_busy for table in tables))
        assert count(metrics.CANCELLED) >= before + 3, "one thought of each table"

    served(sqlite, work)


def test_a_game_with_people_does_not_pause(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_desk, "LOOK_SECONDS", 0.0)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        before = count(metrics.PAUSED)
        table = await start(ada, [{"kind": "open"}, *bots("random", 1)])
        room = service.worker.rooms[table]
        for i in range(3):  # nobody is connected, but somebody plays
            await until(lambda: room.live.sitting is not None and 0 in room.live.sitting.to_act())
            (question,) = (await ada.get(f"/tables/{table}/position?view=0"))["around"]["questions"]
            answer = {"id": str(i), "decision": question["decision"], "option": question["options"][0]}
            await ada.post(f"/tables/{table}/seats/0/answers", answer)
        await until(lambda: not room.bots.is_busy)
        assert room.live.sitting is not None
        assert not room.live.sitting.bots_to_act()
        assert count(metrics.PAUSED) == before

    served(sqlite, work)


def test_waiting_and_thinking_are_counted_apart(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await start(ada, [{"kind": "open"}, *bots("greedy", 1)])
        player = await ada.socket(table)
        await player.watch(0)
        await player.until(lambda: player.question(0) is not None)
        await player.answer_any(0, random.Random(1))
        text = (await ada.http.get(service.url + "/metrics")).text
        for name in (
            "guildhall_thinking_seconds_count",
            "guildhall_thinking_wait_seconds_count",
            "guildhall_thoughts_queued",
            "guildhall_thoughts_cancelled_total",
            "guildhall_tables_paused_total",
        ):
            assert name in text
        waited, thought = metrics.WAITING._sum.get(), metrics.THINKING._sum.get()
        pool = service.worker.thinkers
        first = asyncio.gather(*(ask(pool, "journeyman", seed=seed) for seed in range(3)))
        await until(lambda: metrics.QUEUED._value.get() == 2)
        await first
        assert metrics.QUEUED._value.get() == 0
        assert metrics.WAITING._sum.get() - waited > 0.3, "the second and the third"
        assert metrics.THINKING._sum.get() - thought > 0.6

    served(sqlite, work)
