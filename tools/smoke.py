"""Try an installed wheel as its user would. Runs in an environment of its own, away from the checkout.

    python -I smoke.py compiled|plain

Plays every game, lets a bot answer, starts `guildhall serve`, fetches the page with its script, and plays one game to
its end over the socket. The last line is `ok`; anything else is a failure.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, Final

GAME: Final = "tiny-towns"
START_SECONDS: Final = 60.0
COMMAND: Final = str(Path(sys.executable).with_name("guildhall"))


def engine() -> str:
    """Which engine the installed package has."""
    from guildhall.kernel import run

    return "plain" if (run.__file__ or "").endswith(".py") else "compiled"


def play_every_game() -> None:
    from guildhall import make, shelf

    for name in shelf.NAMES:
        env = make(name, seats=2)
        env.reset(seed=1)
        while not env.is_over():
            env.apply(env.options()[-1])
        print("points", name, *env.points())


def let_a_bot_answer() -> None:
    from guildhall.cli.main import main

    assert main(["arena", GAME, "mcts:20", "random", "--games", "2", "--seats", "2"]) == 0


def ask_the_terminal_client() -> None:
    for words in (["play", "--help"], ["rules", GAME, "TT-1.1"], ["--version"]):
        done = subprocess.run([COMMAND, *words], check=True, capture_output=True, text=True)
        assert done.stdout.strip(), words


@contextmanager
def server(folder: str) -> Iterator[str]:
    """`guildhall serve` on a database of its own."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    command = [COMMAND, "serve", "--port", str(port), "--database", f"sqlite:///{folder}/guildhall.db"]
    with subprocess.Popen(command, env={**os.environ, "GUILDHALL_LOG": "warning"}) as process:
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(address + "/api/v1/health", process)
            yield address
        finally:
            process.terminate()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except OSError:
            assert process.poll() is None, "the server stopped"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)


def fetch_the_client(address: str) -> None:
    """The page, and the script that it names."""
    with urllib.request.urlopen(address + "/", timeout=10) as page:
        html = page.read().decode()
    script = re.search(r'<script[^>]+src="(/assets/[^"]+\.js)"', html)
    assert script is not None, "the page names no script"
    with urllib.request.urlopen(address + script[1], timeout=10) as answer:
        assert "javascript" in answer.headers["content-type"]
        assert len(answer.read()) > 10_000


class Person:
    """A browser without a screen: a cookie jar and JSON."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.jar = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def call(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "origin": self.address}
        request = urllib.request.Request(f"{self.address}/api/v1{path}", data, headers, method=method)
        with self.opener.open(request, timeout=30) as answer:
            return json.loads(answer.read() or b"null")

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)


def play_over_the_socket(address: str) -> None:
    """One person and a greedy bot, until the game is over."""
    from websockets.sync.client import connect
    from websockets.typing import Origin

    person = Person(address)
    settings = {"game": GAME, "seats": [{"kind": "open"}, {"kind": "bot", "level": "greedy"}]}
    table = person.call("POST", "/tables", settings)["id"]
    person.call("POST", f"/tables/{table}/seats/0", {"name": "Visitor"})
    person.call("POST", f"/tables/{table}/start", {})
    url = f"{address.replace('http', 'ws')}/api/v1/tables/{table}/socket"
    headers = {"cookie": person.cookie()}
    with connect(url, origin=Origin(address), additional_headers=headers, max_size=None) as line:
        send(line, type="hello", id="hello")
        send(line, type="watch", id="watch", view=0)
        answers = 0
        while True:
            around = json.loads(line.recv(timeout=60)).get("around")
            if around is None:
                continue
            if around["over"]:
                break
            for question in around["questions"][:1]:
                answers += 1
                chosen = {"decision": question["decision"], "option": question["options"][0]}
                send(line, type="answer", id=f"a{answers}", seat=0, **chosen)
    print("answers", answers)


def send(line: Any, **message: Any) -> None:
    line.send(json.dumps(message))


def main() -> int:
    wanted = sys.argv[1]
    assert engine() == wanted, f"the engine is {engine()}, not {wanted}"
    play_every_game()
    let_a_bot_answer()
    ask_the_terminal_client()
    with tempfile.TemporaryDirectory() as folder, server(folder) as address:
        fetch_the_client(address)
        play_over_the_socket(address)
    print("ok")
    return 0


if __name__ == "__main__":
    sys.exit(main())
