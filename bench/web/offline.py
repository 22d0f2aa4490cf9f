"""python -m bench.web.offline: playing without a server, in Chromium with the network switched off.

Writes `bench/web/OFFLINE.md`.

    download        compressed bytes that the browser keeps to play without a network
    cold start      from opening the shelf to the first question of a game, with everything in the browser's cache
    bot             how long a journeyman needs for an answer, in the bots' worker, over the questions of one game
    longest task    of the page, while bots think and answer
    memory          resident memory of the page's process with a game open, its two workers included
"""

from __future__ import annotations

import argparse
import gzip
import json
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from guildhall import __version__, shelf
from tests.web.playing import answer, wait_for_question
from tests.web.site import Site, launch
from tools import client, offline

FILE: Final = Path(__file__).with_name("OFFLINE.md")
MOST: Final = 15  # answers of bots that are timed
PREFERENCES: Final = {"level": "journeyman", "confirm": "never", "answers": True, "language": "en", "motion": "normal"}
KEEP: Final = "navigator.serviceWorker.ready.then((it) => it.active.postMessage('keep'))"
IS_KEPT: Final = "async () => Boolean(await caches.match('/offline/bundle.json'))"
# Plays in workers of its own and stands between the hall and the bots, to see how long they think.
TIMES: Final = """async ([script, game, most]) => {
  const hall = new Worker(script, { type: "module" }), bots = new Worker(script, { type: "module" });
  const one = new MessageChannel(), other = new MessageChannel();
  bots.postMessage({ kind: "think", port: other.port2 }, [other.port2]);
  const waiting = new Map(), times = [], asked = [];
  let number = 0, stop;
  const enough = new Promise((done) => (stop = done));
  // One at a time, so that nobody's time includes another's.
  const next = () => asked.length && (asked[0].at ??= (other.port1.postMessage(asked[0].job), performance.now()));
  one.port2.onmessage = ({ data }) => {
    if (data.runtime || data.hurries) return other.port1.postMessage(data);
    asked.push({ job: data });
    next();
  };
  other.port1.onmessage = ({ data }) => {
    times.push(performance.now() - asked.shift().at);
    one.port2.postMessage(data);
    if (times.length >= most) stop();
    next();
  };
  hall.onmessage = ({ data }) => {
    if (data.kind === "answer") waiting.get(data.number)(data);
    else if (data.kind === "opened") { say("hello", { keys: [] }); say("watch", { view: 0 }); }
    else if (data.kind === "said") hear(JSON.parse(data.text));
  };
  hall.postMessage({ kind: "start", bots: one.port1 }, [one.port1]);
  const ask = (method, path, body) => new Promise((done) => {
    waiting.set(++number, done);
    hall.postMessage({ kind: "ask", number, method, path, body: body ? JSON.stringify(body) : "" });
  });
  const say = (type, more) => {
    const id = `c${++number}`;
    hall.postMessage({ kind: "say", line: 1, text: JSON.stringify({ type, id, ...more }) });
    return id;
  };
  let around = null, sent = null;
  const hear = (message) => {
    if (message.type === "done" && message.id === sent) sent = null;
    around = message.around ?? around;
    if (around?.over) return stop();
    const question = around?.questions[0];
    if (!question || sent) return;
    const option = question.options[(number * 7) % question.options.length];
    sent = say("answer", { seat: 0, decision: question.decision, option });
  };
  const seats = [{ kind: "open" }, { kind: "bot", level: "journeyman" }];
  const { body: { id } } = await ask("POST", "/tables", { game, seats });
  await ask("POST", `/tables/${id}/seats/0`, { name: "Ada" });
  await ask("POST", `/tables/${id}/start`, {});
  hall.postMessage({ kind: "open", line: 1, table: id });
  await enough;
  hall.terminate();
  bots.terminate();
  return times;
}"""
TASKS: Final = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask" });
}"""


def download() -> tuple[int, int]:
    """Bytes of the engine, and of the client's own scripts, styles and fonts."""
    engine = int(json.loads((offline.BUILT / "bundle.json").read_bytes())["bytes"])
    assets = (file for file in (client.BUILT.parent / "assets").iterdir() if file.suffix in (".js", ".css", ".woff2"))
    return engine, sum(len(gzip.compress(file.read_bytes(), 9)) for file in assets)


def cold_start(browser: Browser, site: Site, game: str) -> tuple[float, Page]:
    """Seconds to the first question, with the network off, and the page."""
    context = browser.new_context(base_url=site.url)
    context.add_init_script(f"localStorage.guildhall ??= JSON.stringify({json.dumps(PREFERENCES)})")
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("[data-play]")
    while not page.evaluate(IS_KEPT):
        page.evaluate(KEEP)
        time.sleep(1)
    page.close()
    context.set_offline(True)
    page = context.new_page()
    began = time.monotonic()
    page.goto("/")
    page.click(f"[data-play={game}]")
    assert wait_for_question(page)
    return time.monotonic() - began, page


def memory(browser: Browser) -> float:
    """Megabytes of the largest page process."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    pids = [one["id"] for one in found if one["type"] == "renderer"]
    status = [Path(f"/proc/{pid}/status").read_text(encoding="utf-8") for pid in pids]
    lines = [line.split()[1] for text in status for line in text.splitlines() if line.startswith("VmRSS")]
    return max(map(int, lines)) / 1_000


def longest_task(page: Page) -> float:
    """Milliseconds of the page's longest task while four answers are given and bots answer them."""
    page.evaluate(TASKS)
    for done in range(4):
        if wait_for_question(page):
            answer(page, done)
    wait_for_question(page)
    return max(page.evaluate("window.tasks"), default=0.0)


def measure(browser: Browser, site: Site) -> list[str]:
    (script,) = (client.BUILT.parent / "assets").glob("engine.worker-*.js")
    lines = []
    for game in shelf.NAMES:
        seconds, page = cold_start(browser, site, game)
        task, used = longest_task(page), memory(browser)
        page.goto("/")
        times: list[Any] = page.evaluate(TIMES, [f"/assets/{script.name}", game, MOST])
        page.context.close()
        middle, high = median(times) / 1_000, sorted(times)[int(len(times) * 0.9)] / 1_000
        lines.append(f"| {game} | {seconds:.1f} s | {middle:.2f} s | {high:.2f} s | {task:.0f} ms | {used:.0f} MB |")
        print(lines[-1], flush=True)
    return lines


def main() -> None:
    argparse.ArgumentParser(prog="python -m bench.web.offline", description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site, browser = Site(Path(folder)), launch(playwright)
        site.start()
        try:
            lines = measure(browser, site)
            version = browser.version
        finally:
            site.stop()
            browser.close()
    engine, assets = download()
    text = f"""# Playing without a server

Guildhall {__version__}, Chromium {version}. `python -m bench.web.offline` measures again.

| | measured | bar |
|---|---|---|
| download, engine | {engine / 1e6:.2f} MB | |
| download, with all boards, words and fonts | {(engine + assets) / 1e6:.2f} MB | 8 MB |

| game | cold start | journeyman, median | nine in ten | longest task | memory |
|---|---|---|---|---|---|
{chr(10).join(lines)}
| bar | 6 s | 2.5 s | | 50 ms | 350 MB |
"""
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
