"""Backups are taken while people play, and are restored only if every byte and every game holds."""

from __future__ import annotations

import asyncio
import gzip
import random
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from guildhall.server.config import Config
from guildhall.server.operate import archive, backup, one_table
from guildhall.server.operate.archive import ArchiveError
from guildhall.server.store import schema
from guildhall.server.store.database import database_url
from guildhall.server.store.store import Store
from tests.server.conftest import new_postgres
from tests.server.harness import Person, Service, finish, served, serving, two_at_a_table

TABLES = 4


@pytest.fixture(params=["to-sqlite", "to-postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "to-sqlite":
        return f"sqlite:///{tmp_path}/restored.db"
    return new_postgres(request.getfixturevalue("postgres"))


async def play(person: Person, table: str, answers: int, seed: int) -> list[tuple[int, str, str]]:
    """Ada plays both seats; returns place, decision and option of everything that was acknowledged."""
    player = await person.socket(table)
    for seat in (0, 1):
        await player.watch(seat)
    rng = random.Random(seed)
    done: list[tuple[int, str, str]] = []
    while len(done) < answers and not player.is_over(0):
        await player.until(lambda: player.question(0) or player.question(1) or player.is_over(0))
        seat = 0 if player.question(0) else 1
        question = player.question(seat)
        if question is None:
            break
        option = rng.choice(question["options"])
        said = await player.command("answer", seat=seat, decision=question["decision"], option=option)
        assert said["type"] == "done", said
        done.append((said["at"], question["decision"], option))
        await player.until(lambda at=said["at"]: all(player.views[view]["after"] > at for view in (0, 1)))  # type: ignore[misc]
    return done


async def journals(url: str) -> dict[str, list[Any]]:
    store = Store(database_url(url))
    try:
        return {id: await store.journal(id) for id in await store.ids(["open", "running", "over", "abandoned"])}
    finally:
        await store.close()


def test_games_in_progress_are_backed_up_and_go_on_after_a_restore(database: str, target: str, tmp_path: Path) -> None:
    """What was acknowledged before the backup began is in it, and each journal in it begins the real one."""
    file = tmp_path / "hall.backup"
    seen: dict[str, Any] = {}

    async def first(service: Service, ada: Person, bo: Person) -> None:
        tables = [await two_at_a_table(ada, ada, clock={"kind": "days", "days": 3}) for _ in range(TABLES)]
        early = await asyncio.gather(*(play(ada, table, 12, i) for i, table in enumerate(tables)))
        going_on = [asyncio.create_task(play(ada, table, 25, i)) for i, table in enumerate(tables)]
        await asyncio.sleep(0.05)
        taken = await backup.back_up(database, file)
        await asyncio.gather(*going_on)
        assert taken.rows["tables"] == TABLES
        assert stat.S_IMODE(file.stat().st_mode) == 0o600  # it holds the seeds of running games
        seen.update(cookie=ada.http.cookies, tables=tables, early=early, whole=await journals(database))

    served(database, first)

    async def second() -> None:
        restored = await backup.restore(target, file)
        assert restored.games.replayed == TABLES
        there = await journals(target)
        for table, early in zip(seen["tables"], seen["early"], strict=True):
            journal, whole = there[table], seen["whole"][table]
            assert journal == whole[: len(journal)]
            assert all((journal[at].decision, journal[at].option) == (d, o) for at, d, o in early)
        async with serving(Config(database=target, rate=1_000)) as service:
            ada = Person(service.url)
            ada.http.cookies = seen["cookie"]  # sessions and the secret that signs them were restored, too
            assert (await ada.get("/me"))["tables"]
            assert len(await play(ada, seen["tables"][0], 5, 9)) == 5

    finish(second())


def backed_up(sqlite: str, file: Path) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, ada)
        await play(ada, table, 20, 1)
        await backup.back_up(sqlite, file)

    served(sqlite, work)


def test_a_damaged_backup_is_refused_before_anything_is_touched(sqlite: str, tmp_path: Path) -> None:
    file, bad = tmp_path / "hall.backup", tmp_path / "bad.backup"
    backed_up(sqlite, file)
    packed, plain = file.read_bytes(), gzip.decompress(file.read_bytes())
    lines = plain.splitlines(keepends=True)
    damaged = {
        "empty": b"",
        "text": b"not a backup",
        "other gzip": gzip.compress(b"hello\n"),
        "cut short": packed[: len(packed) // 2],
        "one bit": packed[:300] + bytes([packed[300] ^ 4]) + packed[301:],
        "no footer": gzip.compress(b"".join(lines[:-1])),
        "line lost": gzip.compress(b"".join(lines[:3] + lines[4:])),
        "changed": gzip.compress(plain.replace(b'"choice"', b'"chance"', 1)),
        "newer": gzip.compress(plain.replace(b'"format":1', b'"format":2', 1)),
    }
    target = tmp_path / "restored.db"
    for name, content in damaged.items():
        bad.write_bytes(content)
        with pytest.raises(ArchiveError):
            finish(_restore(f"sqlite:///{target}", bad))
        assert not target.exists(), name
    finish(_restore(f"sqlite:///{target}", file))
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


async def _restore(url: str, file: Path) -> None:
    await backup.restore(url, file)


def test_a_game_that_does_not_hold_is_refused_although_its_checksum_is_right(sqlite: str, tmp_path: Path) -> None:
    """A row that was changed in the database before the backup: the checksum cannot know, but the replay does."""
    file = tmp_path / "hall.backup"

    def swap(connection: Connection) -> None:
        e = schema.entries.c
        place = connection.execute(select(func.max(e.seq)).where(e.kind == "choice", e.seat >= 0)).scalar_one() - 2
        connection.execute(update(schema.entries).where(e.seq == place).values(option="no-such-answer"))

    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, ada)
        await play(ada, table, 20, 1)
        await service.worker.store.database.write(swap)
        await backup.back_up(sqlite, file)

    served(sqlite, work)
    with pytest.raises(ArchiveError, match="1 games do not hold"):
        finish(_restore(f"sqlite:///{tmp_path}/restored.db", file))
    assert not (tmp_path / "restored.db").exists()


def test_only_an_empty_database_is_restored_to(database: str, tmp_path: Path, sqlite: str) -> None:
    file = tmp_path / "hall.backup"

    async def work(service: Service, ada: Person, bo: Person) -> None:
        await two_at_a_table(ada, bo)
        await backup.back_up(database, file)
        with pytest.raises(ValueError, match="not empty"):
            await backup.restore(database, file)
        with pytest.raises(ValueError, match="exists already"):
            await backup.back_up(database, file)

    served(database, work)
    with pytest.raises(ValueError, match="there is no database"):
        finish(_back_up(f"sqlite:///{tmp_path}/none.db", tmp_path / "none.backup"))
    assert not (tmp_path / "none.db").exists()


async def _back_up(url: str, file: Path) -> None:
    await backup.back_up(url, file)


def test_a_table_moves_to_another_service(database: str, tmp_path: Path) -> None:
    """The game goes on there, and the file gives away no passphrase, e-mail address or key."""
    file, other = tmp_path / "table.guildhall", f"sqlite:///{tmp_path}/other.db"
    seen: dict[str, Any] = {}

    async def first(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        await ada.post("/account", {"name": "Ada", "passphrase": "correct horse battery"})
        await two_at_a_table(ada, bo)
        player = await ada.socket(table)
        await player.command("say", text="see you there")
        seen.update(table=table, length=await one_table.export_table(database, table, file))
        with pytest.raises(ValueError, match="there is no table 'nowhere'"):
            await one_table.export_table(database, "nowhere", tmp_path / "x")
        with pytest.raises(ValueError, match="there is a table"):
            await one_table.import_table(database, file)
        empty = tmp_path / "empty.db"
        empty.touch()
        with pytest.raises(ValueError, match="is empty: start"):
            await one_table.import_table(f"sqlite:///{empty}", file)

    served(database, first)
    header, chunks = archive.read(file)
    assert {name for name, rows in chunks if rows} == {"tables", "seats", "entries", "chat", "people"}
    assert header.columns["people"] == ["id", "name", "created_at"]
    assert b"argon2" not in gzip.decompress(file.read_bytes())

    async def second(service: Service, ada: Person, bo: Person) -> None:
        imported = await one_table.import_table(other, file)
        assert imported.table == seen["table"]
        assert sorted(imported.people.values()) == ["Ada", "Bo"]
        shown = await ada.get(f"/tables/{seen['table']}")
        assert shown["table"]["status"] == "running"
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ada", "Bo"]
        assert [line["text"] for line in await ada.get(f"/tables/{seen['table']}/chat")] == ["see you there"]
        assert len(await service.worker.store.journal(seen["table"])) == seen["length"]

    served(other, second)
