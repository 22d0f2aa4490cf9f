"""`guildhall join`: programs at tables of a real server, and what becomes of their seats when they fail."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from guildhall.adapters.join import TableLink, table_at
from guildhall.cli.main import main
from tests.server.harness import Person, Service, served
from tests.server.processes import Process

ROOT = Path(__file__).resolve().parents[2]
PYTHON = f"{sys.executable} {ROOT / 'examples' / 'line_bot.py'}"
NODE = f"node {ROOT / 'examples' / 'line_bot.mjs'}"
GREET = 'input(); print(\'{"type": "hello", "name": "Rook"}\', flush=True)\n'
WAIT = 90.0


class Joined:
    """`guildhall join` in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, url: str, program: str, *more: str) -> Joined:
        command = [sys.executable, "-m", "guildhall.cli.main", "join", url, "--bot", program, *more]
        environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe, env=environment))

    async def seated(self) -> str:
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), WAIT)).decode()
        if not line:
            raise AssertionError(await self.end())
        return line

    async def end(self) -> tuple[int, str, str]:
        try:
            out, error = await asyncio.wait_for(self.process.communicate(), WAIT)
        except TimeoutError:
            self.process.kill()  # or its open pipes fail a later test, too
            await self.process.communicate()
            raise
        assert self.process.returncode is not None
        return self.process.returncode, out.decode(), error.decode()


def program(tmp_path: Path, code: str) -> str:
    file = tmp_path / "program.py"
    file.write_text("import json, sys, time, os\n" + code, encoding="utf-8")
    return f"{sys.executable} {file}"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/g.db"


async def status_of(ada: Person, table: str) -> str:
    return str((await ada.get(f"/tables/{table}"))["table"]["status"])


async def seats_of(ada: Person, table: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = (await ada.get(f"/tables/{table}"))["table"]["seats"]
    return seats


@pytest.mark.parametrize("game", ["old-london-bridge", "tiny-towns"])
def test_both_samples_play_a_whole_game_on_a_real_server(game: str, database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2, game=game)
        link = f"{service.url}/t/{table}"
        python = await Joined.start(link, PYTHON, "--name", "Py")
        assert (await python.seated()).startswith("Py sits at seat 1 of 2")
        node = await Joined.start(link, NODE)
        assert (await node.seated()).startswith("line bot sits at seat 2 of 2")
        await ada.post(f"/tables/{table}/start", {})
        for joined in (python, node):
            code, out, error = await joined.end()
            assert (code, error) == (0, "")
            assert out.startswith("place ")
        assert await status_of(ada, table) == "over"
        assert [seat["name"] for seat in await seats_of(ada, table)] == ["Py", "line bot"]

    served(database, work)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (GREET + "sys.exit(4)", "ended with exit status 4"),
        (GREET + "input(); print('pardon?', flush=True); time.sleep(600)", "printed 'pardon?'"),
        (GREET + "time.sleep(600)", "took more than 2 s"),
    ],
    ids=["dies", "junk", "hangs"],
)
def test_a_program_that_fails_leaves_its_seat_to_a_bot(code: str, expected: str, database: str, tmp_path: Path) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2, takeover="random")
        await ada.sit(table, 0)
        joined = await Joined.start(f"{service.url}/t/{table}", program(tmp_path, code), "--limit", "2")
        assert (await joined.seated()).startswith("Rook sits at seat 2 of 2")
        await ada.post(f"/tables/{table}/start", {})
        player = await ada.socket(table)
        await player.watch(0)
        await player.play_on(0, random.Random(1))  # the game comes to its end without the program
        status, _, error = await joined.end()
        assert status == 1
        assert expected in error
        assert error.count("\n") == 1
        assert await status_of(ada, table) == "over"

    served(database, work)


def test_a_program_that_does_not_start_takes_nobodys_seat(database: str, tmp_path: Path) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2)
        joined = await Joined.start(f"{service.url}/t/{table}", program(tmp_path, "sys.exit(1)"))
        status, _, error = await joined.end()
        assert status == 1
        assert "ended with exit status 1" in error
        assert [seat["kind"] for seat in await seats_of(ada, table)] == ["open", "open"]

    served(database, work)


def test_an_interrupt_before_the_game_frees_the_seat(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(2)
        joined = await Joined.start(f"{service.url}/t/{table}", PYTHON, "--seat", "2")
        await joined.seated()
        assert [seat["kind"] for seat in await seats_of(ada, table)] == ["open", "person"]
        joined.process.send_signal(signal.SIGINT)
        status, _, error = await joined.end()
        assert (status, error) == (130, "guildhall: interrupted; the program leaves the table\n")
        assert [seat["kind"] for seat in await seats_of(ada, table)] == ["open", "open"]

    served(database, work)


def test_keys_let_it_sit_in_a_reserved_seat_or_play_for_somebody(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        created = await ada.post("/tables/", {"game": "tiny-towns", "seats": [{"kind": "open"}, {"kind": "reserved"}]})
        table, (key,) = created["id"], created["keys"]
        await ada.sit(table, 0)
        reserved = await Joined.start(f"{service.url}/t/{table}#{key['key']}", PYTHON)
        assert "seat 2 of 2" in await reserved.seated()
        await ada.post(f"/tables/{table}/start", {})
        play = await ada.post(f"/tables/{table}/seats/0/keys", {"rights": "play"})
        helper = await Joined.start(f"{service.url}/t/{table}#{play['key']}", NODE)
        assert "seat 1 of 2" in await helper.seated()
        for joined in (reserved, helper):
            code, _, error = await joined.end()
            assert (code, error) == (0, "")
        assert await status_of(ada, table) == "over"

    served(database, work)


def test_a_restarted_server_finds_the_program_again(tmp_path: Path, database: str) -> None:
    slow = program(
        tmp_path,
        """
for line in sys.stdin:
    message = json.loads(line)
    time.sleep(0.05)
    if message["type"] == "hello":
        print('{"type": "hello"}', flush=True)
    elif message["type"] == "position":
        print(json.dumps({"type": "answer", "option": message["options"][0]}), flush=True)
""",
    )

    async def run() -> None:
        server = Process(tmp_path, database=database)
        await server.start()
        ada = Person(server.url)
        try:
            table = await ada.create(2)
            joined = [await Joined.start(f"{server.url}/t/{table}", slow) for _ in range(2)]
            for one in joined:
                await one.seated()
            await ada.post(f"/tables/{table}/start", {})
            await asyncio.sleep(2.0)
            server.kill()
            await server.start()
            for one in joined:
                code, out, error = await one.end()
                assert (code, error) == (0, ""), out
            assert await status_of(ada, table) == "over"
        finally:
            await ada.close()
            server.stop()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["localhost", "--bot", PYTHON], "is not the link of a table"),
        (["ftp://x/t/abc", "--bot", PYTHON], "is not the link of a table"),
        (["http://x/", "--bot", PYTHON], "is not the link of a table"),
        (["http://x/t/abc"], "--bot"),
        (["http://x/t/abc", "--bot", "no-such-program-here"], "there is no program 'no-such-program-here'"),
        (["http://x/t/abc", "--bot", "'"], "No closing quotation"),
        (["http://x/t/abc", "--bot", PYTHON, "--seat", "0"], "--seat counts from 1"),
        (["http://x/t/abc", "--bot", PYTHON, "--limit", "0"], "--limit must be more than 0"),
        (["http://127.0.0.1:9/t/abc", "--bot", PYTHON], "http://127.0.0.1:9 cannot be reached"),
    ],
)
def test_bad_arguments_get_one_line(arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(["join", *arguments])
    except SystemExit as leaving:
        status = int(leaving.code or 0)
    told = capsys.readouterr().err
    assert status == 2
    assert expected in told
    assert told.count("\n") == 1


def test_what_the_server_refuses_is_one_line(database: str) -> None:
    async def work(service: Service, ada: Person, bo: Person) -> None:
        table = await ada.create(1, game="tiny-towns")
        await ada.sit(table, 0)
        for more, expected in (((), "no seat of the table is open"), (("--seat", "9"), "there is no seat 9")):
            status, _, error = await (await Joined.start(f"{service.url}/t/{table}", PYTHON, *more)).end()
            assert status == 2
            assert expected in error
        status, _, error = await (await Joined.start(f"{service.url}/t/none", PYTHON)).end()
        assert (status, error) == (2, "guildhall: the server refused: no-such-table\n")

    served(database, work)


def test_links_are_read_as_the_browser_shows_them() -> None:
    assert table_at("https://a.example:8/games/t/x-1_Z#k-3") == TableLink("https://a.example:8/games", "x-1_Z", "k-3")
