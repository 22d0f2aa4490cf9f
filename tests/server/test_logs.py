"""Logs are JSON lines with ids to follow a request, and contain no secrets."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.harness import Person, finish
from tests.server.processes import Process

WORDS = "a passphrase that nobody shall read"


def lines_of(server: Process) -> list[dict[str, Any]]:
    """Everything that it wrote after its address."""
    text = (server.folder / "server.log").read_text(encoding="utf-8")
    before, greeting, after = text.partition("Guildhall is at ")
    assert greeting
    assert [line for line in before.splitlines() if not line.startswith("engine: ")] == []
    return [json.loads(line) for line in after.splitlines()[1:]]


def test_logs_are_json_with_requests_and_tables_and_without_secrets(sqlite: str, tmp_path: Path) -> None:
    known: dict[str, Any] = {}

    async def run() -> None:
        server = Process(tmp_path, database=sqlite, log="debug", secret="signs all cookies")
        await server.start()
        try:
            ada, bo = Person(server.url), Person(server.url)
            seats = [{"kind": "open"}, {"kind": "reserved"}]
            made = await ada.post("/tables/", {"game": "old-london-bridge", "seats": seats})
            table = made["id"]
            await ada.post("/account", {"name": "ada", "passphrase": WORDS})
            await ada.sit(table, 0)
            await bo.sit(table, 1, "Bo", key=made["keys"][0]["key"])
            await ada.post(f"/tables/{table}/start", {})
            key = (await ada.post(f"/tables/{table}/seats/0/keys", {"rights": "play"}))["key"]
            guest = await bo.socket(table, keys=(key,))
            await guest.watch(0)
            assert (await guest.answer_any(0, random.Random(1)))["type"] == "done"
            await guest.close()
            refused = await bo.http.post(f"/tables/{table}/start?key={key}", json={})
            assert refused.status_code == 403
            known.update(table=table, refused=refused.headers["x-request-id"], keys=[key, made["keys"][0]["key"]])
            known["cookies"] = [person.cookie().partition("=")[2] for person in (ada, bo)]
        finally:
            server.stop()
        lines = lines_of(server)
        for line in lines:
            assert {"at", "level", "from", "message"} <= line.keys()
        told = [line for line in lines if line.get("request") == known["refused"]]
        assert [(line["method"], line["path"], line["status"]) for line in told] == [
            ("POST", f"/api/v1/tables/{known['table']}/start", 403)
        ]
        at_the_table = [line["message"] for line in lines if line.get("table") == known["table"]]
        assert at_the_table == ["a table was made", "somebody came", "somebody left"]
        came = next(line for line in lines if line["message"] == "somebody came")
        socket = [line for line in lines if line.get("request") == came["request"]]
        assert [line["message"] for line in socket] == ["somebody came", "somebody left", "done"]
        assert [line["message"] for line in (lines[0], lines[-1])] == ["serving", "stopped"]
        text = (tmp_path / "server.log").read_text(encoding="utf-8")
        for secret in (*known["keys"], *known["cookies"], WORDS, "signs all cookies"):
            assert secret not in text

    finish(run())


def test_a_mistake_of_ours_is_logged_with_its_request(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        server = Process(tmp_path, database=sqlite)
        await server.start()
        try:
            ada = Person(server.url)
            table = await ada.create(2)
            database = Path(sqlite.removeprefix("sqlite:///"))
            with closing(sqlite3.connect(database)) as connection:
                connection.execute("ALTER TABLE seats RENAME TO stools")
            failed = await ada.http.post(f"/tables/{table}/seats/0", json={"name": "Ada"})
            assert (failed.status_code, failed.json()) == (500, {"reason": "our-mistake"})
        finally:
            server.stop()
        mistakes = [line for line in lines_of(server) if line["level"] == "error"]
        assert [line["request"] for line in mistakes] == [failed.headers["x-request-id"]]
        assert "no such table" in mistakes[0]["error"]

    finish(run())
