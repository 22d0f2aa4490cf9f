"""Playing without a server: what was fetched before is enough, nothing is lost, and a site of files alone works too."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from guildhall import shelf
from guildhall.lessons import Walk, course
from guildhall.local import store
from guildhall.table import replay
from tests.web.playing import ANSWER, OVER, SOON, answer, play_to_the_end, wait_for_question
from tests.web.site import Reader, Site
from tools import client, site

KEEP: Final = "navigator.serviceWorker.ready.then((it) => it.active.postMessage('keep'))"
IS_KEPT: Final = "async () => Boolean(await caches.match(new URL('offline/bundle.json', document.baseURI)))"
PREFERENCES: Final = {"level": "random", "confirm": "never", "answers": True, "language": "en", "motion": "off"}
# Plays a game against a bot in the workers of this page, as the page would, without drawing it.
PLAY: Final = """async ([script, game]) => {
  const hall = new Worker(script, { type: "module" });
  const { port1, port2 } = new MessageChannel();
  const answers = new Map();
  let hear = () => undefined, fail = () => undefined, number = 0;
  const failed = new Promise((_, reject) => (fail = reject));
  hall.onmessage = ({ data }) => {
    if (data.kind === "answer") answers.get(data.number)(data);
    else if (data.kind === "bots") {
      const bots = new Worker(script, { type: "module" });
      bots.postMessage({ kind: "think", port: port2 }, [port2]);
    } else if (data.kind === "failed" || data.kind === "refused") fail(new Error(data.reason));
    else hear(data);
  };
  hall.postMessage({ kind: "start", bots: port1 }, [port1]);
  const ask = (method, path, body) => new Promise((done) => {
    answers.set(++number, done);
    hall.postMessage({ kind: "ask", number, method, path, body: body ? JSON.stringify(body) : "" });
  });
  const seats = [{ kind: "open" }, { kind: "bot", level: "random" }];
  const { body: { id } } = await ask("POST", "/tables", { game, seats, undo: "own-turn" });
  await ask("POST", `/tables/${id}/seats/0`, { name: "Ada" });
  await ask("POST", `/tables/${id}/start`, {});
  const say = (type, more) => {
    const id = `c${++number}`;
    hall.postMessage({ kind: "say", line: 1, text: JSON.stringify({ type, id, ...more }) });
    return id;
  };
  const over = new Promise((done) => {
    let around = null, sent = null;
    hear = ({ kind, text }) => {
      if (kind === "opened") return say("hello", { keys: [] }), say("watch", { view: 0 });
      const message = JSON.parse(text);
      if (message.type === "refused") return fail(new Error(text));
      if (message.type === "done" && message.id === sent) sent = null;
      around = message.around ?? around;
      if (around?.over) return done();
      const question = around?.questions[0];
      if (!question || sent) return;
      const option = question.options[(number * 7) % question.options.length];
      sent = say("answer", { seat: 0, decision: question.decision, option });
    };
  });
  hall.postMessage({ kind: "open", line: 1, table: id });
  await Promise.race([over, failed]);
  const { body } = await ask("GET", `/tables/${id}/file`);
  hall.terminate();
  return body;
}"""
JOURNAL: Final = """(id) => new Promise((done) => {
  indexedDB.open("guildhall").onsuccess = ({ target: { result: db } }) => {
    const journal = db.transaction("journal").objectStore("journal");
    journal.getAll(IDBKeyRange.bound([id, 0], [id, Infinity])).onsuccess = ({ target: { result } }) => {
      db.close();
      done(result.map(({ entry }) => JSON.parse(entry)));
    };
  };
})"""
SPOIL: Final = """(id) => new Promise((done) => {
  indexedDB.open("guildhall").onsuccess = ({ target: { result: db } }) => {
    const transaction = db.transaction("journal", "readwrite"), journal = transaction.objectStore("journal");
    journal.getAllKeys(IDBKeyRange.bound([id, 0], [id, Infinity])).onsuccess = ({ target: { result: keys } }) => {
      const [, seq] = keys.at(-2);
      journal.put({ id, seq, entry: "[1" });
    };
    transaction.oncomplete = () => { db.close(); done(); };
  };
})"""


ROW: Final = """(id) => new Promise((done) => {
  indexedDB.open("guildhall").onsuccess = ({ target: { result: db } }) => {
    db.transaction("tables").objectStore("tables").get(id).onsuccess = ({ target: { result } }) => {
      db.close();
      done(result.row);
    };
  };
})"""
ANOTHER: Final = "0123456789ab"  # a version of the engine


class Away:
    """Somebody whose server is gone, after one visit."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.page = reader.page

    def new_page(self) -> Page:
        page = self.reader.context.new_page()
        self.reader.watch(page)
        return page

    def play_now(self, game: str = "tiny-towns") -> str:
        """Start a game with a click; returns its address."""
        self.page.goto("/")
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_url("**/t/device-*", timeout=SOON)
        assert wait_for_question(self.page)
        return self.page.url


def keep(page: Page) -> None:
    """Let the service worker fetch everything now, and not some time later."""
    page.wait_for_selector("[data-play]")
    page.evaluate(KEEP)
    for _ in range(300):
        if page.evaluate(IS_KEPT):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the engine was not fetched")


@pytest.fixture(scope="module")
def away(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Away]:
    service = Site(tmp_path_factory.mktemp("away"))
    service.start()
    reader = Reader(browser, service)
    reader.prefer(level="random", confirm="never")
    reader.page.goto("/")
    keep(reader.page)
    service.stop()
    reader.page.goto("/")
    reader.page.wait_for_selector("[data-here]", timeout=SOON)
    yield Away(reader)
    reader.close()
    service.stop()


def test_one_plays_on_this_device_to_the_end(away: Away, tmp_path: Path) -> None:
    page = away.page
    away.play_now()
    assert play_to_the_end(page) > 10
    with page.expect_download() as downloading:
        page.click("[data-download]")
    text = Path(downloading.value.path()).read_text(encoding="utf-8")
    file = replay.load(text)
    replay.verify(file)
    assert file.commitment is not None
    assert file.seed is not None
    before = page.url
    page.click("[data-rematch]")
    page.wait_for_function("(before) => location.href !== before", arg=before)
    page.goto("/")
    expect(page.locator("[data-deeds]")).to_have_count(2)


@pytest.mark.parametrize("game", ["old-london-bridge", "pillars-of-the-earth", "guilds-of-london"])
def test_every_game_is_played_to_its_end_by_the_workers(game: str, away: Away) -> None:
    (script,) = (client.BUILT.parent / "assets").glob("engine.worker-*.js")
    file = replay.load(away.page.evaluate(PLAY, [f"/assets/{script.name}", game]))
    replay.verify(file)
    assert file.is_finished


def test_a_tab_is_killed_in_the_middle_of_a_choice(away: Away) -> None:
    first = away.page
    address = away.play_now("old-london-bridge")
    table = address.rpartition("/")[2]
    for done in range(3):
        assert wait_for_question(first)
        answer(first, done)
    assert wait_for_question(first)
    before = first.evaluate(JOURNAL, table)
    first.locator(ANSWER).first.click(no_wait_after=True)
    first.close()
    away.page = away.new_page()
    away.page.goto(address)
    assert wait_for_question(away.page)
    answer(away.page)
    after = away.page.evaluate(JOURNAL, table)
    assert after[: len(before)] == before, "nothing is lost"
    commands = [entry[5] for entry in after if len(entry) > 5 and entry[5] is not None]
    assert len(commands) == len(set(commands)) in (4, 5), "and nothing is doubled"
    assert away.page.locator("[data-damaged]").count() == 0


def test_hints_need_no_server(away: Away) -> None:
    page = away.page
    away.play_now()
    for step in (1, 2, 3):
        page.locator("[data-ask-hint]").click()
        expect(page.locator(f"[data-hint='{step}'] h2").first).to_be_visible(timeout=SOON)
    expect(page.locator("[data-reasons] li").first).not_to_be_empty()
    answer(page)


def test_a_lesson_is_taken_without_a_server(away: Away) -> None:
    page, game, lesson = away.page, shelf.game("tiny-towns"), course("tiny-towns").lessons[0]
    page.goto("/")
    page.click("[data-learn=tiny-towns]")
    page.locator("[data-start]").click(timeout=SOON)
    walk = Walk(game, lesson)
    while (question := walk.question()) is not None:
        expect(page.locator(f'[data-say="{lesson.voice(walk.step)}"]')).to_be_visible(timeout=SOON)
        wrong = next((option for option in question[1] if not walk.leads_on(option)), None)
        if wrong is not None:
            page.locator(f'[data-answer="{wrong}"]').dispatch_event("click")
            expect(page.locator("[data-reply]")).to_be_visible(timeout=SOON)
        option = next(filter(walk.leads_on, question[1]))
        walk.answer(option)
        page.locator(f'[data-answer="{option}"]').dispatch_event("click")
    expect(page.locator(f'[data-say="lesson-{lesson.id}-end"]')).to_be_visible(timeout=SOON)
    page.locator("[data-all]").first.click()
    expect(page.locator("li.is")).to_have_count(1)


def test_of_two_tabs_one_plays_and_the_other_says_so(away: Away) -> None:
    address = away.play_now()
    other = away.new_page()
    other.goto(address)
    expect(other.locator("[data-farewell]")).to_contain_text("another tab", timeout=SOON)
    answer(away.page)
    away.page.close()
    away.page = other
    assert wait_for_question(other), "the other goes on where the first was"
    answer(other)


def test_the_deal_of_the_day_is_tried_once_and_compared_with_bots(away: Away) -> None:
    page = away.page
    page.goto("/")
    page.click(".box [data-daily=tiny-towns]")
    page.click("[data-begin]", timeout=SOON)
    expect(page.locator("[data-deal=counts]")).to_be_visible(timeout=SOON)
    assert wait_for_question(page)
    answer(page)
    assert wait_for_question(page)
    address = page.url
    page.goto("/daily/tiny-towns")
    expect(page.locator("[data-begin]")).to_have_count(0)
    page.click("[data-go-on]", timeout=SOON)
    assert wait_for_question(page)
    assert page.url == address
    page.get_by_role("button", name="Menu").click()
    page.click("[data-ask-abandon]")
    page.click("[data-abandon]")
    page.click(f"{OVER} [data-deal]", timeout=SOON)
    expect(page.locator("[data-status=ended]")).to_be_visible(timeout=SOON)
    expect(page.locator("[data-begin]")).to_have_count(0)
    expect(page.locator("[data-bot=greedy]")).to_be_visible(timeout=2 * SOON)  # it plays the deal meanwhile
    page.click("[data-practise]")
    expect(page.locator("[data-deal=practice]")).to_be_visible(timeout=SOON)
    assert play_to_the_end(page) > 10
    expect(page.locator("[data-town=found]")).to_be_visible(timeout=2 * SOON)  # the bots' worker has looked for it


def test_what_is_damaged_is_named_and_the_game_goes_on(away: Away) -> None:
    page = away.page
    address = away.play_now()
    answer(page)
    assert wait_for_question(page)
    page.goto("/")
    page.evaluate(SPOIL, address.rpartition("/")[2])
    page.goto(address)
    expect(page.locator("[data-damaged]")).to_be_visible(timeout=SOON)
    assert wait_for_question(page)
    answer(page)
    page.reload()
    assert wait_for_question(page)
    expect(page.locator("[data-damaged]")).to_have_count(0)


def test_a_game_is_deleted_and_the_server_comes_back(away: Away) -> None:
    page = away.page
    page.goto("/")
    page.wait_for_selector("[data-here]", timeout=SOON)
    before = page.locator("[data-deeds]").count()
    page.locator("[data-deeds]").first.click()
    page.locator("[data-deed=delete]").click()
    page.locator("[data-sure=delete]").click()
    expect(page.locator("[data-deeds]")).to_have_count(before - 1)
    away.reader.site.start()
    expect(page.locator("[data-here]")).to_have_count(0, timeout=SOON)
    expect(page.locator("[data-deeds]")).to_have_count(before - 1, timeout=SOON)
    assert not away.reader.complaints, away.reader.complaints


# A site without a server


class Files(SimpleHTTPRequestHandler):
    def log_request(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place: Path = tmp_path_factory.mktemp("static") / "games" / "guildhall"
    site.build(place)
    return place


@pytest.fixture(scope="module")
def static(folder: Path) -> Iterator[str]:
    handler = functools.partial(Files, directory=str(folder.parents[1]))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/games/guildhall/"
        server.shutdown()


def somebody(browser: Browser) -> BrowserContext:
    context = browser.new_context()
    context.add_init_script(f"localStorage.guildhall ??= JSON.stringify({json.dumps(PREFERENCES)})")
    return context


def test_a_game_goes_on_when_there_is_no_space(browser: Browser, static: str) -> None:
    context = somebody(browser)
    page = context.new_page()
    page.goto(static)
    page.wait_for_selector("[data-play]")
    session, origin = context.new_cdp_session(page), static.rpartition("/games/")[0]
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.click("[data-play=tiny-towns]")
    expect(page.locator("[data-full]")).to_be_visible(timeout=SOON)
    for done in range(2):
        assert wait_for_question(page), "one can play on"
        answer(page, done)
    with page.expect_download() as downloading:
        page.click("[data-full] [data-save]")
    saved = Path(downloading.value.path())
    journal = json.loads(saved.read_text(encoding="utf-8"))["journal"]
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    assert wait_for_question(page)
    answer(page)
    expect(page.locator("[data-full]")).to_have_count(0, timeout=SOON)
    page.reload()
    assert wait_for_question(page), "all of it was written in the end"
    # The file goes on where the game was when it was saved.
    before = page.url
    page.goto(static)
    page.locator("input[type=file]").set_input_files(saved)
    page.wait_for_function("(before) => location.href !== before", arg=static, timeout=SOON)
    assert page.url != before
    assert wait_for_question(page)
    assert page.evaluate(JOURNAL, page.url.rpartition("/")[2])[: len(journal)] == journal
    context.close()


def rules_of(page: Page) -> str:
    """The version by which the table that is shown is played."""
    row = store.read_row(page.evaluate(ROW, page.url.rpartition("/")[2]))
    assert row is not None
    return str(row.record.rules)


def publish_another_engine(folder: Path) -> str:
    """The same engine as another version; returns the one that is gone."""
    bundle = folder / "offline" / "bundle.json"
    told = json.loads(bundle.read_text(encoding="utf-8"))
    (folder / "offline" / told["version"]).rename(folder / "offline" / ANOTHER)
    bundle.write_text(json.dumps({**told, "version": ANOTHER}), encoding="utf-8")
    return str(told["version"])


def test_a_site_of_files_in_a_subfolder_is_played_and_updated(browser: Browser, static: str, folder: Path) -> None:
    context = somebody(browser)
    complaints: list[str] = []
    page = context.new_page()

    def look(asked: Request) -> None:
        if not asked.url.startswith((static, "data:", "blob:")):
            complaints.append(asked.url)

    page.on("request", look)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(static)
    keep(page)
    page.click("[data-play=tiny-towns]")
    assert wait_for_question(page)
    assert page.url.startswith(f"{static}#/t/device-")
    # A new version while the game runs: it is offered on the shelf, and the game is left alone. The engine that it runs
    # is not published any more, but kept here, also for the bots, which have not been asked yet.
    worker = folder / "service-worker.js"
    worker.write_text(worker.read_text(encoding="utf-8") + "\n// new\n", encoding="utf-8")
    before = publish_another_engine(folder)
    other = context.new_page()
    other.goto(static)
    other.evaluate("navigator.serviceWorker.ready.then((it) => it.update())")
    expect(other.locator("[data-update]")).to_be_visible(timeout=SOON)
    other.locator("[data-update] button").click()
    expect(other.locator("[data-update]")).to_have_count(0, timeout=SOON)
    other.wait_for_selector("[data-play]")
    other.evaluate(KEEP)
    other.wait_for_function(
        "async () => (await caches.keys()).includes('guildhall-engine-" + ANOTHER + "')", timeout=SOON
    )
    for done in range(2):
        assert wait_for_question(page)
        answer(page, done)
    table = page.url.rpartition("/")[2]
    assert rules_of(page) == before
    assert wait_for_question(page)
    journal = page.evaluate(JOURNAL, table)
    context.set_offline(True)
    page.reload()
    assert wait_for_question(page), "it opens without a network, at the same game"
    assert page.locator(OVER).count() == 0
    answer(page)
    assert rules_of(page) == ANOTHER, "and goes on by the new version"
    assert page.evaluate(JOURNAL, table)[: len(journal)] == journal
    context.close()
    assert complaints == []
