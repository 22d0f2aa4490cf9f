"""What the tests of the client share: a real server process and a real browser."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request

from guildhall import shelf
from tools.test_servers import browser_program

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launch(playwright: Playwright) -> Browser:
    program = browser_program()
    assert program is not None, "there is no Chromium: install Debian's package chromium"
    return playwright.chromium.launch(executable_path=program, args=FLAGS)


class Site:
    """`guildhall serve` on a free port, with a database file that survives a restart."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        """`prefix` is the folder of the host that everything is in."""
        self.folder = folder
        self.prefix = prefix
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}{prefix}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--database", f"sqlite:///{self.folder / 'tables.db'}"]
        command = [sys.executable, "-m", "guildhall.cli.main", *arguments, "--rate", "1000", "--sync", "normal"]
        command += ["--review-seconds", "0.05"]  # looks at everything, but not for long
        command += ["--path-prefix", self.prefix]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/api/v1/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.folder / "server.log").read_text(encoding="utf-8"))

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(5)
            self.process = None


class Reader:
    """Somebody at a browser. Errors on the console and requests to other hosts are recorded."""

    def __init__(self, browser: Browser, site: Site, **options: Any) -> None:
        self.site = site
        self.context: BrowserContext = browser.new_context(base_url=site.url, **options)
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        # The browser itself reports lost connections; all other errors are ours.
        if message.type == "error" and "WebSocket" not in message.text and "ERR_CONNECTION" not in message.text:
            self.complaints.append(message.text)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.site.url, self.site.url.replace("http", "ws"), "data:", "blob:")):
            self.complaints.append(f"asked another host: {request.url}")

    def prefer(self, **choices: Any) -> None:
        """Preferences as if set earlier."""
        looks = {"language": "en", "motion": "off", "theme": "light"}
        usual = {**looks, "confirm": False, "name": "Ada", "answers": True, "harmless": False}
        # Nobody here plays for the first time.
        usual |= {"explain": False, "played": {game: {"seats": 3, "variant": {}} for game in shelf.NAMES}}
        chosen = {**usual, **choices}
        self.context.add_init_script(
            f"if (!localStorage.guildhall) localStorage.guildhall = JSON.stringify({_javascript(chosen)})"
        )

    def change(self, **choices: Any) -> None:
        """Change preferences from now on."""
        merged = f"{{...JSON.parse(localStorage.guildhall), ...{_javascript(choices)}}}"
        self.page.evaluate(f"localStorage.guildhall = JSON.stringify({merged})")
        self.page.reload()

    def close(self) -> None:
        self.context.close()


def _javascript(values: dict[str, Any]) -> str:
    return json.dumps(values)


@contextmanager
def reading(
    browser: Browser, site: Site, preferences: dict[str, Any] | None = None, **options: Any
) -> Iterator[Reader]:
    """A reader until the block ends, which then fails if there were errors."""
    reader = Reader(browser, site, **options)
    reader.prefer(**(preferences or {}))
    try:
        yield reader
    finally:
        reader.close()
    assert not reader.complaints, reader.complaints
