"""What people and operators are told while the database or Redis fails: try again, why, and no secret."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import signal
import socket
import stat
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from guildhall.server.config import Config
from guildhall.server.operate.measures import DATABASE_ERRORS
from guildhall.server.run import LONGEST_WAIT, Supervisor
from guildhall.server.store.database import database_url
from guildhall.server.store.failures import BadValue, Unavailable
from guildhall.server.store.store import Store
from tests.server.conftest import new_postgres
from tests.server.harness import Person, Service, finish, free_port, served, serving, two_at_a_table
from tests.server.processes import Process
from tests.server.test_edge import fails_to_serve
from tools.test_servers import redis_program

PASSPHRASE = "correct horse battery staple"  # noqa: S105
HOOK = "https://hooks.example/very-secret-path"


async def full(service: Service) -> None:
    """SQLite refuses to grow, as on a full disk."""
    await service.worker.store.database.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1"))


def database_errors() -> float:
    """As Prometheus reads them."""
    (metric,) = DATABASE_ERRORS.collect()
    return sum(sample.value for sample in metric.samples if sample.name.endswith("_total"))


async def read_only(service: Service) -> None:
    await service.worker.store.database.write(lambda c: c.exec_driver_sql("PRAGMA query_only = 1"))


@pytest.mark.parametrize("fail", [full, read_only])
def test_a_database_that_takes_nothing_is_no_mistake_of_ours(sqlite: str, fail: Any) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        player = await ada.socket(table)
        await player.watch(0)
        assert await ada.get("/ready") == {"ready": True, "problems": {}}
        before = database_errors()
        await fail(service)
        long = {"text": "x" * 500}  # needs a page
        response = await ada.http.post("/tables/", json={"game": "old-london-bridge", "seats": [{}, {}]})
        for _ in range(40):
            if response.status_code == 503:
                break
            response = await ada.http.post("/tables/", json={"game": "old-london-bridge", "seats": [{}, {}]})
        assert (response.status_code, response.json()) == (503, {"reason": "try-again"})
        assert response.headers["retry-after"]
        refused = await player.command("say", **long)
        for _ in range(40):
            if refused["type"] == "refused":
                break
            refused = await player.command("say", **long)
        assert refused["reason"] == "try-again"
        assert await ada.get("/health")
        assert database_errors() >= before + 2

    served(sqlite, work)


def test_ready_says_why_not(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.get("/me")
        await read_only(service)
        async with asyncio.timeout(20):
            while (response := await ada.http.get("/ready")).status_code == 200:
                await asyncio.sleep(0.2)
        assert response.status_code == 503
        assert response.json() == {"ready": False, "problems": {"database": "attempt to write a readonly database"}}
        elsewhere = await ada.http.get("/ready", headers={"x-forwarded-for": "192.0.2.1"})
        assert elsewhere.json() == {"ready": False, "problems": {"database": ""}}

    served(sqlite, work)


def test_ready_asks_the_bots(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        async def silent(*_: Any) -> str:
            raise RuntimeError("bot processes keep dying")

        monkeypatch.setattr(service.worker.thinkers, "think", silent)
        assert await ada.get("/ready", expect=503) == {
            "ready": False,
            "problems": {"bots": "bot processes keep dying"},
        }

    served(sqlite, work)


def test_a_database_file_that_vanishes_is_no_empty_database(sqlite: str) -> None:
    async def run() -> None:
        store = Store(database_url(sqlite))
        await store.migrate()
        Path(sqlite.removeprefix("sqlite:///")).unlink()
        with pytest.raises(Unavailable):
            await store.fact("secret")
        assert not Path(sqlite.removeprefix("sqlite:///")).exists()
        await store.close()

    finish(run())


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # asyncpg's, of the ended connections
def test_a_postgresql_that_is_gone_is_tried_again(postgres: str) -> None:
    database = new_postgres(postgres)
    name = database.rpartition("/")[2]

    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.get("/me")
        admin = Store(database_url(postgres + "/postgres"))

        def stop(connection: Any) -> None:
            connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
            connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"))

        await admin.database.write(stop)
        assert await ada.post("/tables/", {"game": "old-london-bridge", "seats": [{}, {}]}, 503) == {
            "reason": "try-again"
        }
        await admin.database.write(lambda c: c.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")))
        await admin.close()
        assert await ada.create(2)

    served(database, work)
    gc.collect()


def test_a_read_only_postgresql_is_tried_again(postgres: str) -> None:
    database = new_postgres(postgres)

    async def work(service: Service, ada: Person, bo: Person) -> None:
        name = database.rpartition("/")[2]
        await ada.get("/me")
        statement = text(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await service.worker.store.database.write(lambda connection: connection.execute(statement))
        await service.worker.store.database._engine.dispose()  # type: ignore[attr-defined]
        assert (await ada.post("/tables/", {"game": "old-london-bridge", "seats": [{}, {}]}, 503))[
            "reason"
        ] == "try-again"

    served(database, work)


def test_characters_that_no_database_holds_are_a_bad_request(database: str) -> None:
    name = "Ada\0"

    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.post("/session", {"name": name, "passphrase": PASSPHRASE}, 400)
        await ada.patch("/me", {"name": name}, 400)
        table = await ada.create(2)
        await ada.post(f"/tables/{table}/mutes", {"person": "x" * 64, "muted": True}, 400)
        await ada.post("/tables/", {"game": "old-london-bridge", "seats": [{}, {}], "name": name}, 400)

    served(database, work)


def test_addresses_with_characters_that_no_database_holds_are_refused(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.put("/me/alerts", {"webhook": "https://hooks.example/\0"}, 400)
        await ada.put("/me/alerts", {"email": "a\0@example.org"}, 400)

    served(
        database,
        work,
        alerts="webhook,email",
        smtp="smtp://127.0.0.1:1",
        mail_from="a@b.example",
        public_url="https://games.example",
    )


def test_values_that_do_not_fit_are_told_apart(postgres: str) -> None:
    async def run() -> None:
        store = Store(database_url(new_postgres(postgres)))
        await store.migrate()
        for value in ("a\0b", "x" * 50):
            with pytest.raises(BadValue) as raised:
                await store._change(text("INSERT INTO facts VALUES (:v, '')").bindparams(v=value))
            assert value not in str(raised.value)
        await store.close()

    finish(run())


def test_the_log_of_a_failing_database_holds_no_secret(database: str, tmp_path: Path) -> None:
    """Hashes, seeds, replays and addresses of webhooks are among what is written."""

    async def run() -> None:
        server = Process(tmp_path, database=database, alerts="webhook", log="debug", public_url="http://127.0.0.1")
        await server.start()
        try:
            ada = Person(server.url)
            await ada.post("/account", {"name": "ada", "passphrase": PASSPHRASE})
            store = Store(database_url(database))
            for statement in (
                "ALTER TABLE people RENAME COLUMN webhook TO hook",
                "ALTER TABLE people RENAME COLUMN passphrase TO pass",
                "ALTER TABLE tables RENAME COLUMN seed TO grain",
                "ALTER TABLE sessions RENAME COLUMN device TO machine",
            ):
                await store.database.write(lambda c, s=statement: c.execute(text(s)))  # type: ignore[misc]
            await store.close()
            bodies: list[tuple[str, str, Any]] = [
                ("PUT", "/me/alerts", {"webhook": HOOK}),
                ("POST", "/tables/", {"game": "old-london-bridge", "seats": [{}, {}], "name": "HushHush"}),
                ("PUT", "/account/passphrase", {"old": PASSPHRASE, "new": PASSPHRASE + "!"}),
            ]
            for method, path, body in bodies:
                response = await ada.http.request(method, path, json=body)
                assert response.status_code == 500, (path, response.text)
        finally:
            server.stop()
        log = (tmp_path / "server.log").read_text(encoding="utf-8")
        errors = [json.loads(line) for line in log.splitlines() if '"level":"error"' in line]
        assert len(errors) >= 3
        for secret in (HOOK, "very-secret", "$argon2", "HushHush", PASSPHRASE, "parameters:"):
            assert secret not in log

    finish(run())


def test_the_database_is_for_its_owner_only(sqlite: str) -> None:
    file = Path(sqlite.removeprefix("sqlite:///"))
    before = os.umask(0)
    try:
        served(sqlite, lambda service, ada, bo: ada.get("/me"))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        file.chmod(0o644)  # as an older version has left it

        async def work(service: Service, ada: Person, bo: Person) -> None:
            await ada.get("/me")
            for path in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
                assert stat.S_IMODE(path.stat().st_mode) == 0o600, path

        served(sqlite, work)
    finally:
        os.umask(before)


def test_a_second_server_on_one_file_refuses_to_start(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        server = Process(tmp_path, database=sqlite)
        await server.start()
        try:
            assert "another server is running" in fails_to_serve(tmp_path, database=sqlite)
        finally:
            server.kill()
        again = Process(tmp_path, database=sqlite)
        await again.start()  # a lock ends with its process, even a killed one
        again.stop()

    finish(run())


def test_gauges_are_right_after_a_worker_dies(postgres: str, redis: str, tmp_path: Path) -> None:
    async def run() -> None:
        server = Process(tmp_path, database=new_postgres(postgres), redis=redis, workers=2)
        await server.start()
        try:
            ada = Person(server.url)
            table = await ada.create(2)
            for _ in range(8):
                await ada.socket(table)
            assert await _sockets(server.url) == 8
            for pid in server.workers():
                os.kill(pid, signal.SIGKILL)
            async with asyncio.timeout(60):
                while await _sockets(server.url) != 0:
                    await asyncio.sleep(0.2)
        finally:
            server.stop()

    finish(run())


async def _sockets(url: str) -> float | None:
    person = Person(url)
    try:
        page = (await person.http.get(url + "/metrics")).text
    except httpx.HTTPError:
        return None
    finally:
        await person.close()
    found = [line.split()[-1] for line in page.splitlines() if line.startswith("guildhall_sockets ")]
    return float(found[0]) if found else 0.0


class OwnRedis:
    """A Redis server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = redis_program()
        assert program is not None
        flags = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen([program, *flags], stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("Redis does not answer")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)


def test_tables_open_and_go_on_without_redis(postgres: str, redis: str, tmp_path: Path) -> None:
    """`redis` is asked for so that the test is skipped where there is none."""
    own = OwnRedis(tmp_path)
    own.start()

    async def run() -> None:
        config = Config(database=new_postgres(postgres), redis=own.url, rate=1_000)
        async with serving(config) as one, serving(config) as two:
            ada, bo = Person(one.url), Person(two.url)
            table = await ada.create(2)
            await ada.sit(table, 0, "Ada")
            await bo.sit(table, 1, "Bo")
            other = await ada.create(2)
            for service in (one, two):
                for room in service.worker.rooms.values():
                    room.close()
                service.worker.rooms.clear()
            own.stop()
            assert (await bo.get(f"/tables/{other}"))["table"]["id"] == other  # not in memory
            await ada.post(f"/tables/{table}/start", {})
            a, b = await ada.socket(table), await bo.socket(table)
            await a.watch(0)
            await b.watch(1)
            async with asyncio.timeout(20):
                while (response := await ada.http.get("/ready")).status_code == 200:
                    await asyncio.sleep(0.2)
            assert set(response.json()["problems"]) == {"redis"}
            await _plays_on(a, b)
            own.start()
            async with asyncio.timeout(30):
                while any(service.worker.fanout.is_down for service in (one, two)):
                    await asyncio.sleep(0.1)
            await _plays_on(a, b)

    try:
        finish(run())
    finally:
        own.stop()


def test_a_service_waits_at_its_start_for_others_that_come_up(redis: str, sqlite: str, tmp_path: Path) -> None:
    """As after a power cut. `redis` is asked for so that the test is skipped where there is none."""
    own = OwnRedis(tmp_path)

    async def run() -> None:
        server = Process(tmp_path, database=sqlite, redis=own.url, start_wait=600)
        starting = asyncio.create_task(server.start())
        log = tmp_path / "server.log"
        async with asyncio.timeout(60):
            while not (log.exists() and "waiting for another service" in log.read_text(encoding="utf-8")):
                await asyncio.sleep(0.05)
        own.start()
        await starting
        server.stop()
        assert log.read_text(encoding="utf-8").count("waiting for another service") == 1

    try:
        finish(run())
    finally:
        own.stop()


async def _plays_on(a: Any, b: Any) -> None:
    """Whoever is asked answers, and the other, at another worker, sees it."""
    await a.until(lambda: a.question(0) or b.question(1))
    (player, seat), (other, view) = ((a, 0), (b, 1)) if a.question(0) else ((b, 1), (a, 0))
    done = await player.answer_any(seat, random.Random(1))
    assert done["type"] == "done", done
    await other.until(lambda: other.views[view]["after"] > done["at"])


def test_a_worker_that_dies_at_once_is_not_replaced_again_and_again() -> None:
    supervisor = Supervisor(Config(), None)  # type: ignore[arg-type]
    assert supervisor._may_start()
    supervisor._wait, supervisor._started = LONGEST_WAIT, time.monotonic()
    assert not supervisor._may_start()
    supervisor._started -= LONGEST_WAIT
    assert supervisor._may_start()
