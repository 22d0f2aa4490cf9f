"""python -m bench.web: the size and speed of the browser client, by the browser's own tracing.

Uses a real server and a real browser. One person plays with fast bots; answers are sent over HTTP, so that the page
only shows the table. Writes `bench/web/REPORT.md`.

    first load      bytes of compressed script and style that a browser without a cache fetches for a table's page
    interactive     from the navigation until the board is drawn and the first answer can be pressed
    update          script for one socket message that changes the view: the processor time of all script in the
                    browser's trace up to the next message
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from guildhall import __version__, shelf
from tests.web.playing import ANSWER
from tests.web.site import Site, launch

FILE: Final = Path(__file__).with_name("REPORT.md")
ROOT: Final = FILE.parents[2]
LOADS: Final = 3
WARM: Final = 15  # updates before the measurement
UPDATES: Final = 80
HEAVIEST: Final = 250  # kB
SLOWEST_LOAD: Final = 1_000  # ms
SLOWEST_UPDATE: Final = 16  # ms
CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
# The trace events that count as script; nested ones are counted once.
SCRIPT: Final = {
    "EventDispatch",
    "EvaluateScript",
    "FireAnimationFrame",
    "FunctionCall",
    "RunMicrotasks",
    "TimerFire",
    "v8.compile",
}
READY: Final = """
new MutationObserver(() => {
    if (!window.readyAt && document.querySelector("[data-answer]") && document.querySelector(".stage svg"))
        window.readyAt = performance.now();
}).observe(document, {childList: true, subtree: true});
"""
PREFERENCES: Final = {"language": "en", "confirm": True, "name": "Ada", "theme": "light", "motion": "normal"}


class Figures(NamedTuple):
    game: str
    load: float  # kB
    interactive: list[float]  # ms
    updates: list[float]  # ms of script


def person(browser: Browser, site: Site) -> BrowserContext:
    context = browser.new_context(
        base_url=site.url,
        viewport={"width": 1440, "height": 900},
        service_workers="block",
        reduced_motion="no-preference",
    )
    context.add_init_script(f"localStorage.guildhall = JSON.stringify({json.dumps(PREFERENCES)})")
    context.add_init_script(READY)
    context.request.get("/api/v1/me")  # a cookie, before parallel requests get one each
    return context


def new_table(context: BrowserContext, game: str) -> str:
    """A running table with a person in seat 0 and fast bots."""
    bots = max(2, shelf.game(game).seats[0]) - 1
    seats = [{"kind": "open"}, *[{"kind": "bot", "level": "random"}] * bots]
    table: str = post(context, "/tables", {"game": game, "seats": seats})["id"]
    post(context, f"/tables/{table}/seats/0", {"name": "Ada"})
    post(context, f"/tables/{table}/start", {})
    return table


def post(context: BrowserContext, path: str, body: dict[str, Any]) -> Any:
    answer = context.request.post(f"/api/v1{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def answers(context: BrowserContext, table: str) -> Iterator[None]:
    """Answer one question of seat 0 per step, until the game is over."""
    count = 0
    while True:
        position = context.request.get(f"/api/v1/tables/{table}/position?view=0").json()
        around = position["around"]
        if around["over"]:
            return
        for question in around["questions"]:
            count += 1
            option = question["options"][(count * 7) % len(question["options"])]
            answer = {"id": f"bench-{count}", "decision": question["decision"], "option": option}
            post(context, f"/tables/{table}/seats/0/answers", answer)
        yield


def loading(browser: Browser, site: Site, game: str) -> tuple[float, list[float]]:
    """The size in kB, and how long each load took."""
    weight: dict[str, int] = {}
    times = []
    for _ in range(LOADS):
        context = person(browser, site)
        page = context.new_page()
        page.on(
            "requestfinished",
            lambda request: (
                weight.update({request.url: request.sizes()["responseBodySize"]})
                if request.resource_type in ("script", "stylesheet")
                else None
            ),
        )
        table = new_table(context, game)
        session = context.new_cdp_session(page)
        session.send("Network.clearBrowserCache")
        weight.clear()
        page.goto(f"/t/{table}")
        page.wait_for_function("() => window.readyAt", timeout=60_000)
        times.append(float(page.evaluate("window.readyAt")))
        page.wait_for_load_state("networkidle")
        context.close()
    return sum(weight.values()) / 1_000, times


def updating(browser: Browser, site: Site, game: str) -> list[float]:
    """The processor time of script for each update, in milliseconds."""
    context = person(browser, site)
    page = context.new_page()
    kinds: list[str] = []  # of messages since tracing began
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: kinds.append(kind_of(frame))))
    found: list[float] = []
    while len(found) < UPDATES:
        table = new_table(context, game)
        page.goto(f"/t/{table}")
        page.wait_for_selector(ANSWER, timeout=60_000)
        for at, _ in enumerate(answers(context, table)):
            if at == WARM:
                page.wait_for_timeout(500)
                kinds.clear()
                browser.start_tracing(page=page, categories=CATEGORIES)
            page.wait_for_timeout(120)  # leave time between answers, as people do
            if at >= WARM and kinds.count("update") + len(found) >= UPDATES:
                break
        trace = json.loads(browser.stop_tracing())
        found += script_per_update(trace["traceEvents"], kinds)
    context.close()
    return found[:UPDATES]


def kind_of(frame: Any) -> str:
    return str(json.loads(frame)["type"])


def script_per_update(events: list[dict[str, Any]], kinds: list[str]) -> list[float]:
    """The processor time of all script from each update to the next message of any kind."""
    received = sorted((event for event in events if event["name"] == "WebSocketReceive"), key=lambda event: event["ts"])
    if not received:
        return []
    thread = received[0]["pid"], received[0]["tid"]
    ran = [
        event
        for event in events
        if event["name"] in SCRIPT and event.get("ph") == "X" and (event["pid"], event["tid"]) == thread
    ]
    outermost = []
    end = 0.0
    for event in sorted(ran, key=lambda event: (event["ts"], -event["dur"])):
        if event["ts"] >= end:
            outermost.append(event)
            end = event["ts"] + event["dur"]
    found = []
    bounds = [event["ts"] for event in received] + [float("inf")]
    for at, kind in enumerate(kinds[: len(received)]):
        if kind == "update":
            inside = (event for event in outermost if bounds[at] - 2_000 <= event["ts"] < bounds[at + 1] - 2_000)
            found.append(sum(event.get("tdur", event["dur"]) for event in inside) / 1_000)
    return found


def page_of(all_figures: list[Figures], browser: str) -> str:
    bars = f"first load, kB (< {HEAVIEST}) | interactive, ms (< {SLOWEST_LOAD}) | update, ms (< {SLOWEST_UPDATE})"
    lines = [
        "# The browser client: size and speed",
        "",
        f"Guildhall {__version__}, {browser}, {platform.machine()}, server and browser on one machine. Written by",
        "`python -m bench.web`, which explains the figures. Two players, 1440 x 900.",
        "Interactive: minimum, median, maximum. Updates: median, 95th percentile, maximum.",
        f"Load of the machine during the run: {os.getloadavg()[1]:.1f} on {os.cpu_count()} cores. Interactive is",
        "wall-clock time, so on a busy machine it says more about other work than about the page.",
        "",
        f"| game | {bars} |",
        "| --- | ---: | ---: | ---: |",
    ]
    for one in all_figures:
        load = sorted(one.interactive)
        update = sorted(one.updates)
        late = update[int(len(update) * 0.95)]
        lines.append(
            f"| {one.game} | {one.load:.0f} | {load[0]:.0f} / {median(load):.0f} / {load[-1]:.0f} "
            f"| {median(update):.1f} / {late:.1f} / {update[-1]:.1f} |"
        )
    return "\n".join(lines) + "\n"


def measure() -> list[Figures]:
    subprocess.run(["make", "--silent", "web"], check=True, cwd=ROOT)  # measure the present sources
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        try:
            browser = launch(playwright)
            found = []
            for game in shelf.NAMES:
                weight, times = loading(browser, site, game)
                found.append(Figures(game, weight, times, updating(browser, site, game)))
                print(page_of(found[-1:], browser.version).splitlines()[-1], flush=True)
            FILE.write_text(page_of(found, f"Chromium {browser.version}"), encoding="utf-8")
            browser.close()
            return found
        finally:
            site.stop()


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m bench.web", description=__doc__).parse_args()
    measure()
