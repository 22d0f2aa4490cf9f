"""Games survive killed workers, simultaneous answers, endless reconnects, slow clients and passing time."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from guildhall.server.config import Config
from guildhall.server.line import framed
from guildhall.server.store.database import database_url
from guildhall.server.store.schema import entries, tables
from guildhall.server.store.store import Store
from guildhall.server.wake import ALIVE
from guildhall.table import replay
from tests.server.conftest import new_postgres
from tests.server.harness import Person, Player, Service, finish, served, serving, two_at_a_table
from tests.server.processes import Process, Stubborn

GAMES = 50
KILLS = 4
CHOICES_BETWEEN = 200  # acknowledged between two kills
PATIENCE = 400  # seconds before a drill counts as failed


async def begin_games(url: str, count: int) -> list[Stubborn]:
    """Tables with one person and one bot each."""

    async def begin(i: int) -> Stubborn:
        async with few:
            person = Person(url)
            table = await person.create(2)
            await person.sit(table, 0, f"P{i}")
            await person.post(f"/tables/{table}/start", {"fill": "random"})
            return Stubborn(person, table, 0, seed=i)

    few = asyncio.Semaphore(5)
    return list(await asyncio.gather(*(begin(i) for i in range(count))))


async def until_next_kill(people: list[Stubborn], kills: int) -> None:
    """Wait for that many more acknowledged choices, and then a random moment."""
    while sum(len(somebody.acknowledged) for somebody in people) < CHOICES_BETWEEN * (kills + 1):
        await asyncio.sleep(0.02)
    await asyncio.sleep(random.random() / 10)


async def check_games(database: str, url: str, people: list[Stubborn]) -> None:
    """Every game is over, every acknowledged choice is in its place exactly once, and every replay verifies."""
    store = Store(database_url(database))
    try:
        for somebody in people:
            found = await store.table(somebody.table)
            assert found is not None
            assert found[0].status == "over"
            journal = await store.journal(somebody.table)
            commands = Counter(entry.command for entry in journal if entry.command is not None)
            assert set(commands.values()) == {1}
            for command, (place, decision, option) in somebody.acknowledged.items():
                entry = journal[place]
                assert entry.command is not None
                assert entry.command.endswith("/" + command)
                assert (entry.seat, entry.decision, entry.option) == (0, decision, option)
            assert len(commands) == len(somebody.acknowledged) == somebody.made
    finally:
        await store.close()
    for somebody in people:
        replay.verify(replay.load(await somebody.person.get(f"/tables/{somebody.table}/file")))


async def all_play(people: list[Stubborn], kill: Callable[[], Awaitable[None]]) -> None:
    """Everybody plays to the end while something is killed now and then."""
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as playing:
        for somebody in people:
            playing.create_task(somebody.play())
        for kills in range(KILLS):
            await until_next_kill(people, kills)
            await kill()


def test_a_server_killed_again_and_again_loses_nothing(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        server = Process(tmp_path, database=sqlite)

        async def kill() -> None:
            server.kill()
            await server.start()

        await server.start()
        try:
            people = await begin_games(server.url, GAMES)
            await all_play(people, kill)
            assert sum(somebody.lost for somebody in people) >= GAMES
            await check_games(sqlite, server.url, people)
        finally:
            server.kill()

    finish(run())


def test_workers_killed_at_random_lose_nothing(postgres: str, redis: str, tmp_path: Path) -> None:
    database = new_postgres(postgres)

    async def run() -> None:
        server = Process(tmp_path, database=database, redis=redis, workers=2)

        async def kill() -> None:
            os.kill(random.choice(server.workers()), signal.SIGKILL)

        await server.start()
        try:
            people = await begin_games(server.url, GAMES)
            await all_play(people, kill)
            assert sum(somebody.lost for somebody in people) >= KILLS
            await check_games(database, server.url, people)
        finally:
            server.kill()

    finish(run())


def test_a_worker_that_was_not_told_finds_out_before_it_refuses(
    postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker may die after it has written and told its own clients but before it has told the other workers."""
    config = Config(database=new_postgres(postgres), redis=redis, rate=1_000)

    async def run() -> None:
        async with serving(config) as first, serving(config) as second:
            ada = Person(first.url)
            table = await two_at_a_table(ada, ada)
            here = await ada.socket(table)
            there = await Player.open(second.url, table, ada.cookie())
            for player in (here, there):
                for seat in (0, 1):
                    await player.watch(seat)

            async def say_nothing(*_: object) -> None:
                pass

            async def answer(seat: int) -> dict[str, Any]:
                done = await here.answer_any(seat, rng)
                await here.until(lambda: all(here.views[view]["after"] > done["at"] for view in (0, 1)))
                return done

            rng = random.Random(2)
            while here.question(0) and here.question(1):
                await answer(0)
                await answer(1)
            await there.until(lambda: there.views[0]["after"] == here.views[0]["after"])
            seat = 0 if here.question(0) else 1
            other = 1 - seat
            with monkeypatch.context() as silent:
                silent.setattr(first.worker.fanout, "tell", say_nothing)
                while not here.question(other):
                    done = await answer(seat)
            assert there.views[other]["after"] <= done["at"]  # it was not notified
            assert not there.question(other)
            question = here.question(other)
            assert question is not None
            taken = await there.command(
                "answer", seat=other, decision=question["decision"], option=question["options"][0]
            )
            assert taken["type"] == "done"
            await here.until(lambda: here.views[other]["after"] > taken["at"])
            # A client that reconnects to another worker does not see an older position.
            with monkeypatch.context() as silent:
                silent.setattr(first.worker.fanout, "tell", say_nothing)
                seat = 0 if here.question(0) else 1
                done = await answer(seat)
            again = await Player.open(second.url, table, ada.cookie())
            assert (await again.watch(seat))["after"] > done["at"]
            # A new worker announces itself, and the others look for what they have missed.
            with monkeypatch.context() as silent:
                silent.setattr(first.worker.fanout, "tell", say_nothing)
                seat = 0 if here.question(0) else 1
                done = await answer(seat)
            async with serving(config):
                await there.until(lambda: there.views[seat]["after"] > done["at"])

    finish(run())


def test_answers_at_the_same_instant_on_two_workers_are_both_taken(postgres: str, redis: str) -> None:
    database = new_postgres(postgres)
    config = Config(database=database, redis=redis, rate=1_000)

    async def run() -> None:
        async with serving(config) as first, serving(config) as second:
            for round in range(6):
                people = [Person(first.url), Person(second.url), Person(first.url), Person(second.url)]
                table = await people[0].create(4)
                for seat, person in enumerate(people):
                    await person.sit(table, seat, f"P{seat}")
                await people[0].post(f"/tables/{table}/start", {})
                players = [await person.socket(table) for person in people]
                for seat, player in enumerate(players):
                    await player.watch(seat)
                rng = random.Random(round)
                answers = await asyncio.gather(*(p.answer_any(seat, rng) for seat, p in enumerate(players)))
                assert [answer["type"] for answer in answers] == ["done"] * 4
                assert len({answer["at"] for answer in answers}) == 4
                last = max(answer["at"] for answer in answers)
                for seat, player in enumerate(players):
                    await player.until(lambda p=player, s=seat, n=last: p.views[s]["after"] > n)  # type: ignore[misc]
                if round == 5:
                    await asyncio.gather(*(p.play_on(seat, rng) for seat, p in enumerate(players)))
                states = [(await person.get(f"/tables/{table}/position"))["state"] for person in (people[0], people[1])]
                assert states[0] == states[1]

    finish(run())


def test_a_client_that_comes_back_a_hundred_times_misses_nothing(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        steady = await bo.socket(table)
        await steady.watch(1)
        always = await ada.socket(table)
        await always.watch(0, since=0)
        rng = random.Random(3)
        seen: list[Any] = []
        number, edition = 0, 0
        for _ in range(100):
            player = await ada.socket(table)
            await player.watch(0, since=number, edition=edition)
            view = player.views[0]
            assert view["number"] == number + len(player.events[0])
            if player.question(0):
                await player.answer_any(0, rng)
            elif steady.question(1):
                await steady.answer_any(1, rng)
            seen += player.events[0]
            number, edition = view["number"], view["edition"]
            await player.close()
        last = await ada.socket(table)
        await last.watch(0, since=number, edition=edition)
        seen += last.events[0]
        await always.until(lambda: always.views[0]["number"] == len(seen))
        assert seen == always.events[0]
        assert len(service.worker.rooms[table].sessions) == 3

    served(sqlite, work)


def test_a_client_that_does_not_read_is_let_go_and_nobody_waits(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, ada)  # so that Bo is a spectator
        a = await ada.socket(table)
        await a.watch(0)
        slow = await bo.socket(table)
        assert slow.reader is not None
        slow.reader.cancel()  # from here on it reads nothing
        slow.socket.transport.pause_reading()
        room = service.worker.rooms[table]
        session = next(one for one in room.sessions if not one.rights.holds(room.live.seats))
        for i in range(4_000):
            if session.closed is not None:
                break
            session.send(framed(b'"' + b"x" * 2_000 + b'"'))
            if i % 50 == 0:
                answer = await asyncio.wait_for(a.command("ping"), 2)
                assert answer["type"] == "pong"
        assert session.closed == "too-slow"
        async with asyncio.timeout(10):
            while session in room.sessions:
                await asyncio.sleep(0.01)
        assert (await a.answer_any(0, random.Random(1)))["type"] == "done"
        slow.socket.transport.abort()

    served(sqlite, work)


HOUR = 3_600_000  # milliseconds


def _an_hour_earlier(connection: Connection) -> None:
    connection.execute(update(entries).values(at=entries.c.at - HOUR))
    connection.execute(update(tables).values(started_at=tables.c.started_at - HOUR))


async def let_an_hour_pass(database: str, silent: int) -> None:
    """Pretend that the service ended an hour ago, some milliseconds after its last heartbeat."""
    store = Store(database_url(database))
    try:
        alive = await store.fact(ALIVE)
        assert alive is not None
        await store.set_fact(ALIVE, str(int(alive) - HOUR - silent))
        await store.database.write(_an_hour_earlier)
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("graceful", "silent"), [(True, 0), (False, 0), (False, 60_000)], ids=["stopped", "killed", "killed-after-silence"]
)
def test_clocks_stand_still_while_the_server_is_down(sqlite: str, tmp_path: Path, graceful: bool, silent: int) -> None:
    async def run() -> None:
        server = Process(tmp_path, database=sqlite)
        await server.start()
        try:
            ada, bo = Person(server.url), Person(server.url)
            table = await two_at_a_table(ada, bo, clock={"kind": "bank", "bank": 600}, takeover="random")
            a = await ada.socket(table)
            await a.watch(0)
            if graceful:
                server.stop()
                await a.until(lambda: a.bye is not None)
                assert a.bye == {"type": "bye", "reason": "restart", "retry_after": 1_000}
            else:
                server.kill()
            await let_an_hour_pass(sqlite, silent)
            await server.start()
            shown = await ada.get(f"/tables/{table}/position", params={"view": 0})
            assert shown["around"]["bots"] == [None, None]
            assert shown["around"]["clocks"]["running"]
            assert all(0 < time <= 600_000 for time in shown["around"]["clocks"]["left"])
        finally:
            server.kill()

    finish(run())


def test_who_lets_time_run_out_is_played_for(database: str) -> None:
    async def run() -> None:
        async with serving(Config(database=database, rate=1_000)) as service:
            ada, bo = Person(service.url), Person(service.url)
            table = await ada.create(2, clock={"kind": "bank", "bank": 1}, takeover="random")
            await ada.sit(table, 0)
            await bo.sit(table, 1, "Bo")
            a = await ada.socket(table)
            await ada.post(f"/tables/{table}/start", {})
            await a.until(lambda: a.table["seats"][0]["why_bot"] == "time")
            await a.watch(0)
            await a.until(lambda: a.is_over(0), 60)
            assert a.table["status"] == "over"

    finish(run())
