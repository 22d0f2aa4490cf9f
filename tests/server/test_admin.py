"""What administrators do takes effect at once, everywhere, and is in the audit log."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import Connection, String, select, text

from guildhall.cli import main as command_line
from guildhall.cli.console import CONSOLE
from guildhall.hall.errors import Refusal
from guildhall.server.config import Config
from guildhall.server.operate import audit, doctor, finding
from guildhall.server.operate.acts import Office
from guildhall.server.store import schema
from tests.server.conftest import new_postgres
from tests.server.harness import WAIT, Person, Service, both_watch, finish, free_port, make_rows, served, two_at_a_table
from tests.server.test_thinking import bot_machine

ACCOUNT = {"name": "Ada", "passphrase": "correct horse battery"}
DAY = 24 * 60 * 60 * 1_000


def office_of(service: Service) -> Office:
    """As from the command line: nothing but the database is shared with the service."""
    return Office(service.worker.store, "shell:test")


def test_a_game_is_frozen_and_thawed_and_its_clock_stands_still(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo, clock={"kind": "bank", "bank": 600})
        a, b = await both_watch(ada, bo, table)
        office = office_of(service)
        await office.freeze(table)
        await a.until(lambda: a.table["status"] == "frozen")  # the worker reads the audit log
        assert a.table["notice"] == "frozen-by-administrator"
        question = a.question(0) or b.question(1)
        assert question is not None
        refused = await a.command("answer", seat=0, decision=question["decision"], option=question["options"][0])
        assert (refused["type"], refused["reason"]) == ("refused", "frozen")
        with pytest.raises(Refusal, match="not-running"):
            await office.freeze(table)
        await office.thaw(table)
        await a.until(lambda: a.table["status"] == "running")
        journal = await service.worker.store.journal(table)
        assert journal[-1].kind == "credit"
        assert int(journal[-1].option) > 0
        acts = await office.look(audit.latest, 10)
        assert [(act.actor, act.act, act.subject) for act in acts] == [
            ("shell:test", "thaw", table),
            ("shell:test", "freeze", table),
        ]
        seat, player = (0, a) if a.question(0) else (1, b)
        question = player.question(seat)
        assert question is not None
        done = await player.command("answer", seat=seat, decision=question["decision"], option=question["options"][0])
        assert done["type"] == "done"

    served(database, work)


def test_a_deleted_table_leaves_nothing_behind(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        a, _ = await both_watch(ada, bo, table)
        await a.command("say", text="hello")
        await make_rows(service, "table_id", table, but=["seats", "entries", "chat", "daily_tries"])
        await office_of(service).delete_table(table)
        await a.until(lambda: a.bye is not None)
        assert a.bye is not None
        assert a.bye["reason"] == "no-such-table"
        assert (await ada.get(f"/tables/{table}", expect=404))["reason"] == "no-such-table"
        columns = [(part, c) for part in schema.metadata.sorted_tables for c in part.c if isinstance(c.type, String)]

        def left(connection: Connection) -> set[str]:
            return {str(c) for part, c in columns if connection.execute(select(part).where(c == table)).first()}

        assert await service.worker.store.database.read(left) == {"audit.subject"}
        with pytest.raises(Refusal, match="no-such-table"):
            await office_of(service).delete_table(table)

    served(database, work)


def test_who_is_banned_is_out_and_bots_play_on(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.post("/account", ACCOUNT)
        table = await two_at_a_table(ada, bo, takeover="random")
        a, b = await both_watch(ada, bo, table)
        key = (await ada.post(f"/tables/{table}/seats/0/keys", {"rights": "play"}))["key"]
        screen = await Person(service.url).socket(table, keys=(key,))
        office = office_of(service)
        id = await office.find("Ada")
        await office.ban(id, "rude")
        await a.until(lambda: a.bye is not None)
        await b.until(lambda: b.table["seats"][0]["bot"] == "random")
        await screen.until(lambda: screen.bye is not None)  # a key would lead back into the seat
        answer = await Person(service.url).http.get(f"/tables/{table}/position?view=0", headers={"x-seat-key": key})
        assert answer.json()["reason"] == "not-your-seat"
        again = Person(service.url)
        assert (await again.post("/session", ACCOUNT, expect=403))["reason"] == "banned"
        (line,) = await office.look(finding.people, "ada")
        assert line.ban == "rude"
        with pytest.raises(Refusal, match="banned"):
            await office.link(id)
        await office.unban(id)
        assert (await again.post("/session", ACCOUNT))["person"] == id

    served(database, work)


def test_a_renamed_person_has_the_new_name_everywhere(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        await ada.post("/account", ACCOUNT)
        await bo.post("/account", {"name": "Bo", "passphrase": "another long one"})
        table = await two_at_a_table(ada, bo)
        a, _ = await both_watch(ada, bo, table)
        await a.command("say", text="hello")
        office = office_of(service)
        with pytest.raises(Refusal, match="name-is-taken"):
            await office.rename(await office.find("Ada"), "B\u043e")  # a Cyrillic o
        await office.rename(await office.find("Ada"), "Augusta")
        await a.until(lambda: a.table["seats"][0]["name"] == "Augusta")
        assert [line["name"] for line in await bo.get(f"/tables/{table}/chat")] == ["Augusta"]
        assert (await Person(service.url).post("/session", ACCOUNT | {"name": "Augusta"}))["account"] == "Augusta"

    served(database, work)


def test_a_deleted_person_is_gone_and_bots_take_the_seats(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo, takeover="random")
        a, b = await both_watch(ada, bo, table)
        await office_of(service).delete_person((await ada.get("/me"))["person"])
        await a.until(lambda: a.bye is not None)
        await b.until(lambda: b.table["seats"][0]["bot"] == "random" and b.table["seats"][0]["name"] == "")

    served(database, work)


def test_a_sign_in_link_works_once_and_sets_a_passphrase(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        me = await ada.post("/account", ACCOUNT)
        office = office_of(service)
        token, _ = await office.link(me["person"])
        used = await bo.post("/session/link", {"token": token, "passphrase": "a new passphrase"})
        assert used["person"] == me["person"]
        third = Person(service.url)
        assert (await third.post("/session/link", {"token": token}, expect=403))["reason"] == "link-is-used"
        assert (await third.post("/session", ACCOUNT, expect=403))["reason"] == "wrong-passphrase"
        assert await third.post("/session", ACCOUNT | {"passphrase": "a new passphrase"})
        assert (await ada.get("/me"))["person"] != me["person"]  # a new passphrase ends the other sessions

    served(database, work)


def test_the_log_is_read_in_order_although_acts_overlap(postgres: str) -> None:
    """An act whose number is lower but which is written later would never be heard of by workers that read on."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        database, begun = service.worker.store.database, asyncio.Event()

        def slow(connection: Connection) -> None:
            audit.record(connection, "test", "freeze", "one")
            begun.set()
            connection.execute(text("SELECT pg_sleep(0.5)"))

        first = asyncio.create_task(database.write(slow))
        await begun.wait()
        second = asyncio.create_task(database.write(lambda c: audit.record(c, "test", "freeze", "two")))
        seen: list[audit.Act] = []

        def more(connection: Connection) -> list[audit.Act]:
            return audit.since(connection, seen[-1].number if seen else 0)

        async with asyncio.timeout(WAIT):
            while len(seen) < 2:
                seen += await database.read(more)
        assert [act.subject for act in seen] == ["one", "two"]
        await asyncio.gather(first, second)

    served(new_postgres(postgres), work)


def test_only_administrators_get_in(database: str) -> None:
    """Every address of the administrators' API is closed to everybody else, whatever it is asked."""

    async def work(service: Service, ada: Person, bo: Person) -> None:
        document = json.loads(await ada.get("/openapi.json"))
        paths = [(path, verb) for path, verbs in document["paths"].items() if "/admin" in path for verb in verbs]
        assert len(paths) >= 15
        await ada.post("/account", ACCOUNT)
        office = office_of(service)
        id = await office.find("Ada")
        for path, verb in paths:
            address = re.sub(r"\{\w+\}", "1", path.removeprefix("/api/v1"))
            body = {"name": "x"} if path.endswith("name") else {}
            sent = body if verb in ("post", "put", "patch") else None
            for person in (ada, bo):
                answer = await person.http.request(verb, address, json=sent)
                assert (answer.status_code, answer.json()["reason"]) == (403, "not-an-administrator"), (verb, address)
        await office.grant(id)
        assert (await ada.get("/me"))["is_administrator"] is True
        assert (await ada.get("/admin/statistics"))["accounts"] == 1
        await office.revoke(id)
        await ada.get("/admin/statistics", expect=403)

    served(database, work)


def test_the_api_does_what_the_command_line_does(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        me = await ada.post("/account", ACCOUNT)
        await office_of(service).grant(me["person"])
        table = await two_at_a_table(bo, bo, name="Bo's own")
        them = (await bo.get("/me"))["person"]
        player = await bo.socket(table)
        await player.command("say", text="something rude")
        (row,) = await ada.get("/admin/tables", params={"text": "own"})
        assert (row["id"], row["players"]) == (table, ["Ada", "Bo"])
        assert "seed" not in row
        (line,) = await ada.get("/admin/chat", params={"text": "rude"})
        await ada.delete(f"/admin/tables/{table}/chat/{line['number']}")
        assert await ada.get("/admin/chat") == []
        await ada.post(f"/admin/tables/{table}/freeze", expect=204)
        assert player.table["status"] == "frozen" or (await bo.get(f"/tables/{table}"))["table"]["status"] == "frozen"
        await ada.post(f"/admin/tables/{table}/thaw", expect=204)
        link = await ada.post(f"/admin/people/{them}/link")
        assert "/sign-in#" in link["link"]
        await ada.put(f"/admin/people/{them}/name", {"name": "Polite"}, expect=204)
        await ada.post(f"/admin/people/{them}/ban", {"reason": "rude"}, expect=204)
        await ada.delete(f"/admin/people/{them}/ban")
        await ada.delete(f"/admin/tables/{table}")
        log = await ada.get("/admin/audit")
        acts = ["delete-table", "unban", "ban", "rename", "link", "thaw", "freeze", "delete-line", "grant"]
        assert [one["act"] for one in log] == acts
        assert {one["actor"] for one in log[:-1]} == {me["person"]}

    served(sqlite, work)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = command_line.main(list(arguments))
    said = capsys.readouterr()
    return status, said.out + said.err


def test_the_first_administrator_comes_from_the_command_line(
    sqlite: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "hall.env"
    file.write_text(f"# for systemd\nGUILDHALL_DATABASE={sqlite}\nGUILDHALL_PUBLIC_URL=https://hall.example\n")
    options = ("--env-file", str(file))
    refused = (2, f"guildhall: there is no database {tmp_path}/guildhall.db\n")
    assert run(capsys, "admin", "first", "Ada", *options) == refused
    seen: dict[str, Any] = {}

    async def prepare(service: Service, ada: Person, bo: Person) -> None:
        seen["table"] = await two_at_a_table(ada, bo)

    served(sqlite, prepare)
    status, said = run(capsys, "admin", "first", "Ada", *options)
    assert status == 0
    token = said.strip().removeprefix("https://hall.example/sign-in#")
    status, said = run(capsys, "admin", "first", "Eve", *options)
    assert (status, "there is an administrator already" in said) == (2, True)
    assert run(capsys, "admin", "freeze", seen["table"], *options) == (0, "freeze: done\n")
    assert run(capsys, "admin", "freeze", seen["table"], *options) == (2, "guildhall: freeze: not-running\n")
    assert run(capsys, "admin", "ban", "Nobody", *options)[1] == "guildhall: there is nobody called 'Nobody'\n"
    for list_of in ("people", "tables", "replays", "chat", "statistics", "audit"):
        assert run(capsys, "admin", list_of, *options)[0] == 0
    for list_of in ("tables", "audit"):
        assert seen["table"] in run(capsys, "admin", list_of, *options)[1], "ids are whole on narrow terminals, too"
    for width, lines in ((80, 4), (200, 2)):  # a grid where there is room
        monkeypatch.setattr(CONSOLE, "width", width)
        said = run(capsys, "admin", "tables", *options)[1]
        assert {"old-london-bridge", "frozen-by-administrator"} <= set(re.findall(r"[a-z-]+", said)), width
        assert (len(said.splitlines()) >= lines, "  notice  " in said) == (True, width == 200), said

    async def sign_in(service: Service, ada: Person, bo: Person) -> None:
        used = await ada.post("/session/link", {"token": token, "passphrase": "correct horse battery"})
        assert used["account"] == "Ada"
        assert used["is_administrator"] is True
        assert len(await ada.get("/admin/audit")) == 4  # the account, the right, the link and the frozen table

    served(sqlite, sign_in)


def test_the_doctor_says_what_is_wrong(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "SECONDS", 120.0)  # a bot process takes long to start on a busy machine

    async def nothing(service: Service, ada: Person, bo: Person) -> None:
        await two_at_a_table(ada, bo)

    status, said = run(capsys, "doctor", "--database", sqlite)
    assert "does not exist yet" in said
    assert not (tmp_path / "guildhall.db").exists()
    served(sqlite, nothing)
    file = tmp_path / "guildhall.db"
    file.chmod(0o644)
    status, said = run(capsys, "doctor", "--database", sqlite)
    assert status == 0, said
    assert "can be read by others" in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o644, "it looks and changes nothing"
    assert "a bot process started and answered" in said
    assert re.search(r"ok +database: SQLite, intact", said)
    _, said = run(capsys, "doctor", "--database", sqlite, "--redis", "redis://127.0.0.1:1/0")
    assert re.search(r"FAILURE Redis: .*start it, or check --redis", said)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE facts SET value = '9999999999999' WHERE key = 'alive_at'")
    assert "in the future" in run(capsys, "doctor", "--database", sqlite)[1]
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    status, said = run(capsys, "doctor", "--database", sqlite)
    assert (status, "revision 9999 is not known here" in said) == (1, True)
    content = bytearray(file.read_bytes())
    content[4096:8192] = os.urandom(4096)
    file.write_bytes(content)
    assert run(capsys, "doctor", "--database", sqlite)[0] == 1
    status, said = run(capsys, "doctor", "--database", "nonsense://x")
    assert (status, "check --database" in said) == (1, True)


@pytest.mark.parametrize(
    "command",
    [("backup", "new.backup"), ("admin", "people"), ("retention",), ("export-table", "x", "new.table")],
    ids=lambda command: command[0],
)
def test_a_database_out_of_reach_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    status, said = run(capsys, *command, "--database", f"postgresql://me:hush@127.0.0.1:{free_port()}/hall")
    assert (status, said.count("\n")) == (2, 1), said
    assert said.startswith("guildhall: the database cannot be used: ")
    assert "hush" not in said
    assert not list(tmp_path.iterdir())


def test_the_doctor_asks_bots_on_other_machines(redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis remembers a machine for a while after it has gone."""
    config = Config(redis=redis, bot_queue=True)

    async def look() -> None:
        monkeypatch.setattr(doctor, "SECONDS", 120.0)
        with bot_machine(redis):
            (well,) = await doctor.check_bots(config)
            assert (well.level, "answered" in well.found) == ("ok", True)
        monkeypatch.setattr(doctor, "SECONDS", 0.5)
        (gone,) = await doctor.check_bots(config)
        assert (gone.level, gone.found) == ("failure", "no machine serves the queue")

    finish(look())


async def dropping_upgrades(port: int) -> asyncio.Server:
    """A proxy that forwards everything but the headers that ask for a WebSocket."""

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_request: bool) -> None:
        while content := await reader.read(65_536):
            if is_request:
                content = re.sub(rb"(?i)(upgrade|connection): [^\r]*\r\n", b"", content)
            writer.write(content)
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pump(reader, back, True), pump(there, writer, False))

    return await asyncio.start_server(serve, "127.0.0.1", 0)


def test_the_doctor_notices_a_proxy_that_drops_websockets(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        (well,) = await doctor.check_proxy(Config(public_url=service.url))
        assert (well.level, "lets WebSockets through" in well.found) == ("ok", True)
        async with await dropping_upgrades(service.port) as proxy:
            port = proxy.sockets[0].getsockname()[1]
            (bad,) = await doctor.check_proxy(Config(public_url=f"http://127.0.0.1:{port}"))
            assert (bad.level, "does not let WebSockets through" in bad.found) == ("failure", True)
        (nobody,) = await doctor.check_proxy(Config(public_url=f"http://127.0.0.1:{port}"))
        assert (nobody.level, "does not answer" in nobody.found) == ("warning", True)
        unknown = await doctor.check_proxy(Config(public_url=f"https://127.0.0.1:{port}"))
        assert [finding.advice for finding in unknown if "--proxies" in finding.advice]

    served(sqlite, work)


def test_dashboard_and_alerts_name_measures_that_exist() -> None:
    """A metric that is renamed must not leave an alert behind that can never fire."""
    folder = Path(__file__).parents[2] / "deploy" / "monitoring"
    known = {metric.name for metric in REGISTRY.collect()}
    for name in ("grafana.json", "alerts.yaml"):
        text = (folder / name).read_text(encoding="utf-8")
        used = set(re.findall(r"guildhall_\w+", text))
        assert len(used) >= 6
        assert {re.sub(r"_(total|bucket|count|sum)$", "", one) for one in used} <= known
    assert len(json.loads((folder / "grafana.json").read_text(encoding="utf-8"))["panels"]) == 15


def test_operators_see_requests_the_database_and_what_is_open(sqlite: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await two_at_a_table(ada, bo)
        await both_watch(ada, bo, table)
        await ada.get("/tables/nowhere", expect=404)
        async with asyncio.timeout(60):
            while True:
                text = (await ada.http.get(service.url + "/metrics")).text
                if 'guildhall_sockets_by_role{role="playing"} 2.0' in text and 'status="running"} 1.0' in text:
                    break
                await asyncio.sleep(0.2)
        for line in (
            'guildhall_http_seconds_count{method="GET",status="404"}',
            'guildhall_database_seconds_count{kind="write"}',
            "guildhall_loop_lag_seconds_count",
            'guildhall_rooms_by_state{state="with-people"} 1.0',
        ):
            assert line in text

    served(sqlite, work)
