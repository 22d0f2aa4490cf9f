"""Chromium without a test tool: a browser as people have it, asked only through its own protocol.

A test tool records what pages and workers fetch. The records are kept in the page's process: a second copy of the
runtime, of the standard library and of the engine for each worker, 40 MB that nobody else's browser holds.
"""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.web.site import FLAGS
from tools.test_servers import browser_program

PATIENCE: Final = 120  # seconds


class Tab:
    """One end of the protocol: a page, or the browser itself."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._number = 0
        self.events: list[dict[str, Any]] = []

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        self._number += 1
        self._connection.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            message: dict[str, Any] = json.loads(self._connection.recv(timeout=PATIENCE))
            if message.get("id") != self._number:
                self.events.append(message)
            elif "error" in message:
                raise RuntimeError(f"{method}: {message['error']}")
            else:
                return dict(message["result"])

    def wait_for(self, method: str) -> None:
        """Until the browser tells this."""
        while not any(event["method"] == method for event in self.events):
            self.events.append(json.loads(self._connection.recv(timeout=PATIENCE)))

    def evaluate(self, script: str) -> Any:
        """What an expression is in the page, or what it promises."""
        done = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in done:
            raise RuntimeError(str(done["exceptionDetails"])[:500])
        return done["result"].get("value")

    def until(self, script: str) -> None:
        """Until an expression is true. A page that is being replaced is asked again."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if self.evaluate(script):
                    return
            except RuntimeError:
                pass
            time.sleep(0.02)
        raise AssertionError(f"not true in {PATIENCE} s: {script}")


class Chromium:
    def __init__(self, stack: ExitStack, address: str) -> None:
        self._stack, self._address = stack, address
        self.browser = self._open(address)

    def _open(self, address: str) -> Tab:
        return Tab(self._stack.enter_context(connect(address, max_size=None)))

    def new_tab(self, script: str) -> Tab:
        """A blank page of a desk's size; `script` runs before those of every page that is opened in it."""
        target = self.browser.call("Target.createTarget", url="about:blank")["targetId"]
        tab = self._open(f"{self._address.rpartition('/browser/')[0]}/page/{target}")
        tab.call("Emulation.setDeviceMetricsOverride", width=1440, height=900, deviceScaleFactor=1, mobile=False)
        tab.call("Page.enable")
        tab.call("Page.addScriptToEvaluateOnNewDocument", source=script)
        return tab

    def memory(self) -> float:
        """Resident megabytes of the largest page process, its workers included."""
        found = self.browser.call("SystemInfo.getProcessInfo")["processInfo"]
        pages = (Path(f"/proc/{one['id']}/status") for one in found if one["type"] == "renderer")
        lines = [line.split() for page in pages for line in page.read_text(encoding="utf-8").splitlines()]
        return max(int(line[1]) for line in lines if line and line[0] == "VmRSS:") / 1_000

    @property
    def version(self) -> str:
        return str(self.browser.call("Browser.getVersion")["product"]).replace("/", " ")


@contextmanager
def chromium(folder: Path) -> Iterator[Chromium]:
    """A browser that keeps its profile in a folder."""
    program = browser_program()
    assert program is not None, "there is no Chromium: install Debian's package chromium"
    options = ["--headless", "--remote-debugging-port=0", f"--user-data-dir={folder}"]
    silent, told = subprocess.DEVNULL, folder / "DevToolsActivePort"
    told.unlink(missing_ok=True)
    process = subprocess.Popen([program, *FLAGS, *options, "about:blank"], stdout=silent, stderr=silent)
    try:
        with ExitStack() as stack:
            browser = Chromium(stack, _address(told))
            yield browser
            browser.browser.call("Browser.close")  # so that it writes down what it keeps
            process.wait(PATIENCE)
    finally:
        process.terminate()
        process.wait()


def _address(told: Path) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        lines = told.read_text(encoding="utf-8").split() if told.exists() else []
        if len(lines) == 2:
            return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
        time.sleep(0.05)
    raise AssertionError("Chromium does not start")
