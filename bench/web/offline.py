"""python -m bench.web.offline: playing without a server, in a Chromium that nothing else watches.

Writes `bench/web/OFFLINE.md`.

    download        compressed bytes that the browser keeps to play without a network
    cold start      from opening the shelf in a browser just started to the first question of a game, without a network
    bot             how long a journeyman needs for an answer, in the bots' worker, over the questions of one game
    longest task    of the page, while bots think and answer, by the clock and by its own processor time
    memory          the most that the page's process held with a game open, its two workers included
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from bench.web.tab import Chromium, Tab, chromium
from guildhall import __version__, shelf
from tests.web.playing import ANSWER, OVER
from tests.web.site import Site
from tools import client, offline

FILE: Final = Path(__file__).with_name("OFFLINE.md")
MOST: Final = 15  # answers of bots that are timed
ANSWERS: Final = 12  # of the person, while tasks and memory are watched
PREFERENCES: Final = {"level": "journeyman", "confirm": "never", "answers": True, "language": "en", "motion": "normal"}
START: Final = f"localStorage.guildhall ??= JSON.stringify({json.dumps(PREFERENCES)})"
KEEP: Final = "navigator.serviceWorker.ready.then((it) => it.active.postMessage('keep'))"
IS_KEPT: Final = "caches.match('/offline/bundle.json').then(Boolean)"
IS_ASKED: Final = f"Boolean(document.querySelector('.prompt[data-busy=false] {ANSWER}, {OVER}'))"
# Says which version of the question was answered.
PRESS: Final = f"""((which) => {{
  const all = document.querySelectorAll("{ANSWER}"), version = document.querySelector(".prompt").dataset.version;
  all[which % all.length].click();
  return Number(version ?? 0);
}})"""
IS_TAKEN: Final = "(before) => Number(document.querySelector('.prompt')?.dataset.version ?? 1e9) > before"
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
TASKS: Final = """
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask" });
"""
MAIN: Final = "CrRendererMain"  # the thread of a page
TASK: Final = ("RunTask", "ThreadControllerImpl::RunTask")


class Measured(NamedTuple):
    game: str
    start: float  # seconds
    bots: list[float]  # milliseconds
    by_clock: float  # milliseconds
    by_processor: float  # milliseconds
    memory: float  # megabytes

    @property
    def line(self) -> str:
        middle, high = median(self.bots) / 1_000, sorted(self.bots)[int(len(self.bots) * 0.9)] / 1_000
        tasks = f"{self.by_clock:.0f} ms | {self.by_processor:.0f} ms"
        return f"| {self.game} | {self.start:.1f} s | {middle:.2f} s | {high:.2f} s | {tasks} | {self.memory:.0f} MB |"


def download() -> tuple[int, int]:
    """Bytes of the engine, and of the client's own scripts, styles and fonts."""
    engine = int(json.loads((offline.BUILT / "bundle.json").read_bytes())["bytes"])
    assets = (file for file in (client.BUILT.parent / "assets").iterdir() if file.suffix in (".js", ".css", ".woff2"))
    return engine, sum(len(gzip.compress(file.read_bytes(), 9)) for file in assets)


def visit(profile: Path, site: Site) -> None:
    """Once with a server, until everything is kept; then the browser is closed and the server is gone."""
    site.start()
    with chromium(profile) as browser:
        tab = browser.new_tab(START)
        tab.call("Page.navigate", url=site.url)
        tab.until("Boolean(document.querySelector('[data-play]'))")
        while not tab.evaluate(IS_KEPT):
            tab.evaluate(KEEP)
            time.sleep(1)
    site.stop()


def play(browser: Chromium, tab: Tab) -> float:
    """A few answers, which bots answer; returns the most memory."""
    memory = browser.memory()
    for done in range(ANSWERS):
        tab.until(IS_ASKED)
        if tab.evaluate(f"Boolean(document.querySelector('{OVER}'))"):
            break
        before = tab.evaluate(f"{PRESS}({done})")
        tab.until(f"({IS_TAKEN})({before})")
        memory = max(memory, browser.memory())
    tab.until(IS_ASKED)
    return max(memory, browser.memory())


def play_traced(browser: Chromium, tab: Tab) -> tuple[float, float]:
    """The same; returns the longest task, by clock and processor."""
    everything = browser.browser
    tab.evaluate(TASKS)
    everything.call("Tracing.start", traceConfig={"includedCategories": ["toplevel"], "excludedCategories": ["*"]})
    play(browser, tab)
    by_clock = max(tab.evaluate("window.tasks"), default=0.0)
    everything.call("Tracing.end")
    everything.wait_for("Tracing.tracingComplete")
    return by_clock, longest(everything.events)


def longest(events: list[dict[str, Any]]) -> float:
    """Milliseconds of processor time of the longest task on a page's thread."""
    traced = [one for event in events if event["method"] == "Tracing.dataCollected" for one in event["params"]["value"]]
    names = (one for one in traced if one["name"] == "thread_name")
    pages = {(one["pid"], one["tid"]) for one in names if one["args"]["name"] == MAIN}
    tasks = (one for one in traced if one["name"] in TASK and (one["pid"], one["tid"]) in pages)
    return max(float(one.get("tdur", 0)) for one in tasks) / 1_000


def measure(site: Site, game: str) -> tuple[Measured, str]:
    """One game, in a browser of its own, and which browser that is."""
    (script,) = (client.BUILT.parent / "assets").glob("engine.worker-*.js")
    with tempfile.TemporaryDirectory() as folder:
        visit(Path(folder), site)
        with chromium(Path(folder)) as browser:
            return _measured(browser, site, game, f"/assets/{script.name}"), browser.version


def _measured(browser: Chromium, site: Site, game: str, script: str) -> Measured:
    tab = browser.new_tab(START)
    began = time.monotonic()
    tab.call("Page.navigate", url=site.url)
    tab.until(f"Boolean(document.querySelector('[data-play={game}]'))")
    tab.evaluate(f"document.querySelector('[data-play={game}]').click()")
    tab.until(IS_ASKED)
    start = time.monotonic() - began
    memory = play(browser, tab)  # first, because a trace takes memory, too
    by_clock, by_processor = play_traced(browser, tab)
    tab.call("Page.navigate", url=site.url)
    tab.until("Boolean(document.querySelector('[data-play]'))")
    bots = tab.evaluate(f"({TIMES})({json.dumps([script, game, MOST])})")
    return Measured(game, start, bots, by_clock, by_processor, memory)


def main() -> None:
    argparse.ArgumentParser(prog="python -m bench.web.offline", description=__doc__).parse_args()
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        try:
            for game in shelf.NAMES:
                found, version = measure(site, game)
                lines.append(found.line)
                print(found.line, flush=True)
        finally:
            site.stop()
    engine, assets = download()
    text = f"""# Playing without a server

Guildhall {__version__}, {version}, 1440 x 900. `python -m bench.web.offline` measures again.
Load of the machine during the run: {os.getloadavg()[1]:.1f} on {os.cpu_count()} cores. On a busy machine, what is
measured by the clock says more about other work than about the page; processor time and memory do not.

| | measured | bar |
|---|---|---|
| download, engine | {engine / 1e6:.2f} MB | |
| download, with all boards, words and fonts | {(engine + assets) / 1e6:.2f} MB | 8 MB |

| game | cold start | journeyman, median | nine in ten | longest task | of the processor | memory |
|---|---|---|---|---|---|---|
{chr(10).join(lines)}
| bar | 6 s | 2.5 s | | 50 ms | 50 ms | 350 MB |
"""
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
