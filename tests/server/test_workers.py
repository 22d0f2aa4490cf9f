"""Bots in other processes, tables played with different rules, and the client's pages."""

from __future__ import annotations

import asyncio
import gc
import gzip
import inspect
import os
import random
import signal
import subprocess
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import guildhall
from guildhall import shelf
from guildhall.hall.bots import LEVELS, think
from guildhall.kernel import run as kernel
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State
from guildhall.server import presence
from guildhall.server import worker as worker_module
from guildhall.server.bot_process import Job
from guildhall.server.config import Config
from guildhall.server.fingerprint import fingerprint
from guildhall.server.pages import Pages
from guildhall.server.store.database import database_url
from guildhall.server.store.schema import entries
from guildhall.server.store.store import Store
from guildhall.server.thinking import Pool, Queue
from tests.server.conftest import new_postgres
from tests.server.harness import Person, Service, both_watch, finish, served, serving, two_at_a_table
from tests.server.processes import ROOT


def some_position(name: str) -> tuple[str, int]:
    """A position with a question, and the seat that must answer."""
    game = shelf.game(name)
    g: State = game.new(game.seats[-1], {})
    kernel.start(g)
    rng = Rng(1)
    while kernel.first_to_act(g) == CHANCE:
        kernel.apply(g, CHANCE, kernel.draw(g, rng))
    return game.write(g), kernel.first_to_act(g)


@pytest.mark.parametrize("name", shelf.NAMES)
@pytest.mark.parametrize("level", ["random", "greedy", "apprentice"])
def test_a_bot_of_each_level_answers_in_every_game(name: str, level: str) -> None:
    position, seat = some_position(name)
    answer = think(name, position, seat, level, 5)
    g = shelf.game(name).read(position)
    question = kernel.question(g, seat)
    assert question.domain.index(answer) in kernel.options(g, seat)


def test_the_four_levels_can_be_chosen() -> None:
    assert {"apprentice", "journeyman", "master", "grandmaster"} <= set(LEVELS)


def test_a_bot_process_that_dies_is_replaced_and_its_work_done_again() -> None:
    position, seat = some_position("old-london-bridge")

    async def run() -> None:
        pool = Pool(1)
        try:
            assert await pool.think(Job("old-london-bridge", position, seat, "random", 1))
            for process in pool.pids():
                os.kill(process, signal.SIGKILL)
            assert await pool.think(Job("old-london-bridge", position, seat, "random", 2))
        finally:
            await pool.stop()

    finish(run())


def test_bots_think_through_the_queue_and_survive_their_worker(redis: str) -> None:
    """If a worker dies with a job, another one does it."""
    position, seat = some_position("old-london-bridge")
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "guildhall.cli.main", "bots", f"--redis={redis}", "--log=warning"]

    async def run() -> None:
        queue = Queue(redis)
        first = subprocess.Popen(command, env=environment, start_new_session=True)
        second: subprocess.Popen[bytes] | None = None
        try:
            assert await asyncio.wait_for(queue.think(Job("old-london-bridge", position, seat, "random", 1)), 60)
            long = asyncio.create_task(queue.think(Job("old-london-bridge", position, seat, "grandmaster", 1)))
            await asyncio.sleep(1.5)  # by now the job has been taken
            os.killpg(first.pid, signal.SIGKILL)
            first.wait(10)
            second = subprocess.Popen(command, env=environment, start_new_session=True)
            assert await asyncio.wait_for(long, 90)
        finally:
            for process in (first, second):
                if process is not None and process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait(10)
            await queue.stop()

    finish(run())


async def playing(ada: Person, bo: Person, answers: int) -> str:
    """A table with that many answers, given one after another."""
    table = await two_at_a_table(ada, bo)
    a, b = await both_watch(ada, bo, table)
    rng = random.Random(1)
    for _ in range(answers):
        seat, player = (0, a) if a.question(0) else (1, b)
        place = (await player.answer_any(seat, rng))["at"]
        await a.until(lambda place=place: a.views[0]["after"] > place)
        await b.until(lambda place=place: b.views[1]["after"] > place)
    return table


def test_tables_that_other_rules_would_change_are_frozen(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, Any] = {}

    async def first(service: Service, ada: Person, bo: Person) -> None:
        known["same"] = await playing(ada, bo, 12)
        known["other"] = await playing(ada, bo, 12)
        known["components"] = await playing(ada, bo, 2)

    served(sqlite, first)

    async def spoil() -> None:
        store = Store(database_url(sqlite))
        journal = await store.journal(known["other"])
        at = next(i for i, entry in enumerate(journal) if entry.seat == CHANCE and i > 12)
        where = (entries.c.table_id == known["other"]) & (entries.c.seq == at)
        spoilt = update(entries).where(where).values(option="nothing-like-that")
        await store.database.write(lambda connection: connection.execute(spoilt))
        await store.change_table(known["components"], components="another box")
        for id in known.values():
            await store.change_table(id, rules="older")
        await store.close()

    finish(spoil())

    async def second(service: Service, ada: Person, bo: Person) -> None:
        assert (await ada.get(f"/tables/{known['same']}"))["table"]["status"] == "running"
        for name, notice in (("other", "rules-changed"), ("components", "components-changed")):
            table = (await ada.get(f"/tables/{known[name]}"))["table"]
            assert (table["status"], table["notice"]) == ("frozen", notice)
            refused = await ada.get(f"/tables/{known[name]}/position", expect=409)
            assert refused["reason"] == "frozen"
        found = await service.worker.store.table(known["same"])
        assert found is not None
        assert found[0].rules == fingerprint("old-london-bridge")

    served(sqlite, second)


def test_a_rule_that_changes_a_position_in_silence_is_noticed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice is still legal and every draw the same, long before the first snapshot, but the money differs."""
    known: dict[str, str] = {}

    async def first(service: Service, ada: Person, bo: Person) -> None:
        known["table"] = await playing(ada, bo, 12)
        assert await service.worker.store.snapshot(known["table"]) is None
        assert await service.worker.store.digests(known["table"])
        await service.worker.store.change_table(known["table"], rules="older")

    served(sqlite, first)

    async def same(service: Service, ada: Person, bo: Person) -> None:
        assert (await ada.get(f"/tables/{known['table']}"))["table"]["status"] == "running"
        await service.worker.store.change_table(known["table"], rules="older")

    served(sqlite, same)
    begin = kernel.start

    def richer(g: Any) -> None:
        begin(g)
        g.money[0] += 1

    monkeypatch.setattr(kernel, "start", richer)

    async def other(service: Service, ada: Person, bo: Person) -> None:
        table = (await ada.get(f"/tables/{known['table']}"))["table"]
        assert (table["status"], table["notice"]) == ("frozen", "rules-changed")

    served(sqlite, other)


def test_workers_tell_each_other_who_is_here_again_and_again(
    postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "PRESENCE_BEATS", 1)
    monkeypatch.setattr(presence, "TELL_SECONDS", 0.0)  # what is told within a second would be told together
    config = Config(database=new_postgres(postgres), redis=redis, rate=1_000)

    async def run() -> None:
        async with serving(config) as first, serving(config) as second:
            ada = Person(first.url)
            table = await ada.create(2)
            await ada.sit(table, 0)
            watcher = await Person(second.url).socket(table)
            here = await ada.socket(table)
            await watcher.until(lambda: watcher.presence.get("seats") == [True, False])
            room = second.worker.rooms[table]
            told = room.presence.elsewhere.copy()
            room.presence.elsewhere.clear()  # as if the other worker had reported long ago
            room.presence.tell()
            await watcher.until(lambda: watcher.presence["seats"] == [False, False])
            await watcher.until(lambda: watcher.presence["seats"] == [True, False])
            assert room.presence.elsewhere.keys() == told.keys()
            await here.close()
            await watcher.until(lambda: watcher.presence["seats"] == [False, False])

    finish(run())


def test_a_service_goes_on_where_another_stopped(database: str) -> None:
    known: dict[str, Any] = {}

    async def first(service: Service, ada: Person, bo: Person) -> None:
        known["table"] = await playing(ada, bo, 30)
        known["cookie"] = dict(ada.http.cookies)
        known["position"] = await ada.get(f"/tables/{known['table']}/position", params={"view": 0})

    async def second(service: Service, ada: Person, bo: Person) -> None:
        ada.http.cookies.update(known["cookie"])
        again = await ada.get(f"/tables/{known['table']}/position", params={"view": 0})
        for key in ("state", "number", "edition", "after"):
            assert again[key] == known["position"][key]
        a = await ada.socket(known["table"])
        await a.watch(0, since=0, edition=again["edition"])
        assert len(a.events[0]) == again["number"]  # all of them, although the position came from a snapshot

    served(database, first)
    served(database, second)


def test_tables_that_nobody_looks_at_are_forgotten_and_found_again(sqlite: str) -> None:
    async def run() -> None:
        async with serving(Config(database=sqlite, rate=1_000, idle=0.1)) as service:
            ada, bo = Person(service.url), Person(service.url)
            table = await two_at_a_table(ada, bo)
            async with asyncio.timeout(10):
                while table in service.worker.rooms:
                    await asyncio.sleep(0.1)
            assert (await ada.get(f"/tables/{table}/position", params={"view": 0}))["around"]["questions"]

    finish(run())


def test_a_forgotten_game_leaves_memory_without_a_collection_of_garbage(sqlite: str) -> None:
    """Rooms and their parts refer to each other, and workers collect such garbage seldom."""

    async def run() -> None:
        async with serving(Config(database=sqlite, rate=1_000, idle=0.5)) as service:
            ada, bo = Person(service.url), Person(service.url)
            table = await two_at_a_table(ada, bo)
            player = await ada.socket(table)
            await player.watch(0)
            await player.close()
            game = weakref.ref(service.worker.rooms[table].live.sitting)
            assert game() is not None
            gc.disable()
            try:
                async with asyncio.timeout(20):
                    while game() is not None:
                        await asyncio.sleep(0.1)
            finally:
                gc.enable()
            assert table not in service.worker.rooms

    finish(run())


def test_a_worker_need_not_follow_a_table_that_is_played_elsewhere(postgres: str, redis: str) -> None:
    """It was asked for once; every answer would be worked out twice for as long as the game goes on."""
    config = Config(database=new_postgres(postgres), redis=redis, rate=1_000)

    async def run() -> None:
        async with serving(config) as first, serving(config) as second:
            ada = Person(first.url)
            table = await ada.create(2)
            for seat in (0, 1):
                await ada.sit(table, seat, f"P{seat}")
            await ada.post(f"/tables/{table}/start", {})
            await Person(second.url).get(f"/tables/{table}/position")
            room = second.worker.rooms[table]
            used, known = room.used, room.live.sitting
            assert known is not None
            player = await ada.socket(table)
            await player.watch(0)
            await player.watch(1)
            done: dict[str, Any] = {"at": 0}
            for _ in range(3):
                seat = 0 if player.question(0) else 1
                done = await player.answer_any(seat, random.Random(1))
                await player.until(lambda s=seat, n=done["at"]: player.views[s]["after"] > n)  # type: ignore[misc]
            async with asyncio.timeout(20):
                while known.entries <= done["at"]:
                    await asyncio.sleep(0.01)
            assert room.used == used

    finish(run())


def test_pages_are_served_by_name_and_cached_by_fingerprint(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1", encoding="utf-8")
    pages = Pages(tmp_path)
    assert pages.response("").headers["cache-control"] == "no-cache"
    assert pages.response("/t/abc").content == b"<!doctype html>"
    script = pages.response("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in str(script.media_type)
    for path in ("/assets/app.js", "/../secret.txt", "/api/v1/nowhere"):
        with pytest.raises(Exception, match="no-such-page"):
            pages.response(path)
    assert b"has not been built" in Pages(tmp_path / "nowhere").response("").content


def test_what_runs_python_may_compile_it_and_nothing_else_may(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "offline" / "0123456789ab").mkdir(parents=True)
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    for name in ("engine.worker-1a_2-B.js", "app-1a2b.js"):
        (tmp_path / "assets" / name).write_text("1", encoding="utf-8")
    packed = gzip.compress(b"module")
    (tmp_path / "offline" / "0123456789ab" / "python.wasm.gz").write_bytes(packed)
    pages = Pages(tmp_path)
    worker = pages.response("/assets/engine.worker-1a_2-B.js")
    assert "script-src 'self' 'wasm-unsafe-eval';" in worker.headers["content-security-policy"]
    for path in ("", "/assets/app-1a2b.js"):
        assert "content-security-policy" not in pages.response(path).headers, "it gets the usual one"
    module = pages.response("/offline/0123456789ab/python.wasm", packs=True)
    assert (module.content, module.headers["content-encoding"]) == (packed, "gzip")
    assert module.media_type == "application/wasm"
    assert "immutable" in module.headers["cache-control"]
    assert pages.response("/offline/0123456789ab/python.wasm").content == b"module"


def test_metrics_and_health(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await playing(ada, bo, 3)
        text = (await ada.http.get(service.url + "/metrics")).text
        assert "guildhall_choices_total" in text
        assert "guildhall_append_seconds_bucket" in text
        assert await ada.get("/health") == {"status": "ok", "engine": guildhall.__version__}

    served(sqlite, work)


def test_work_that_is_cancelled_before_it_begins_is_closed(sqlite: str) -> None:
    """Otherwise Python warns of it whenever the garbage is collected next."""

    async def nothing() -> None: ...

    async def work(service: Service, ada: Person, bo: Person) -> None:
        coroutine = nothing()
        task = service.worker.spawn(coroutine, "nothing")
        task.cancel()
        await asyncio.wait([task])
        await asyncio.sleep(0)  # callbacks
        assert inspect.getcoroutinestate(coroutine) == inspect.CORO_CLOSED

    served(sqlite, work)
