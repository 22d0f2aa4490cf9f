"""Pictures of every board, taken from real games in a real browser: `python -m tools.screenshots [FOLDER]`.

Each game was played beforehand, from a fixed seed; the replay lies beside its pictures, and is played anew where it is
missing or the rules have changed. It is then played again at a table of a real server, by people who sit at browsers of
their own. At its start, in its middle, late where the board grows, and at its end the first of them looks at the
table: on a laptop, on a desk and on a telephone, by day and by night.
"""

from __future__ import annotations

import argparse
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.kernel.game import Choice
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from guildhall.table.replay import ReplayError, load, record, save, verify
from guildhall.table.table import Table
from tests.web.playing import BOARD
from tests.web.site import Reader, Site, launch

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
MOMENTS: Final = ("start", "middle", "late", "end")
NAMES: Final = ("Ada", "Bo", "Cy", "Dee", "Eve", "Fay")
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
COLOURS: Final = 256  # drawings need no more
TALLEST: Final = 6_000  # pixels
LATE: Final = 0.9  # of a game
SEED: Final = bytes(range(32))
PRESENCE: Final = """(address) => new Promise((done) => {
    window.presence = new WebSocket(address);
    window.presence.onmessage = done;
    window.presence.onopen = () => window.presence.send(JSON.stringify({type: "hello", id: "here"}));
})"""


class Screen(NamedTuple):
    name: str
    size: tuple[int, int]
    whole: bool  # all of the page, however long


SCREENS: Final = (
    Screen("laptop", (1366, 768), False),
    Screen("desktop", (1440, 900), False),
    Screen("phone", (360, 740), True),
)


class Scene(NamedTuple):
    """A game to be played, and its middle: the first player is asked this, after so much of it."""

    game: str
    seats: int
    bot: str
    question: str  # any, if this is empty
    after: float
    grows: bool = False


# Games whose best moments were picked by hand.
PICKED: Final = (
    Scene("old-london-bridge", 4, "greedy", "place-figure", 0.6),
    Scene("pillars-of-the-earth", 4, "greedy", "place-builder", 0.5),
    Scene("tiny-towns", 3, "mcts:300", "build", 0.55),
    Scene("guilds-of-london", 4, "greedy", "negotiate", 0.5, grows=True),
)


def scene_of(game: str) -> Scene:
    """The scene that was picked for a game; for others half of a game of up to four."""
    for scene in PICKED:
        if scene.game == game:
            return scene
    return Scene(game, min(4, shelf.game(game).seats[-1]), "greedy", "", 0.5)


class Moment(NamedTuple):
    name: str
    answers: int  # given before it


def rehearse(scene: Scene, folder: Path) -> list[Choice]:
    """The whole game, from its replay if that still holds."""
    file = folder / scene.game / "game.replay"
    try:
        replay = load(file.read_text(encoding="utf-8"))
        verify(replay)
    except (FileNotFoundError, ReplayError):
        replay = record(play(scene), dict(enumerate(NAMES[: scene.seats])))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(save(replay), encoding="utf-8")
    return [choice for choice in replay.choices if choice.seat != CHANCE]


def play(scene: Scene) -> Table[Any]:
    box = shelf.game(scene.game)
    table = Table(box, scene.seats, seed=SEED)
    rng, bot = Rng(1), roster.bot(scene.bot, box)
    while waiting := to_answer(table):
        # The first player is the last to answer what all are asked, so that the others' answers are in.
        seat = waiting[-1]
        option = bot.choose(Position(box, table.state, seat, rng), rng)
        decision = table.state.asked[seat]
        assert decision is not None
        table.answer(seat, decision.name, decision.domain[option])
    bot.close()
    return table


def to_answer(table: Table[Any]) -> list[int]:
    return [seat for seat in range(table.seats) if table.question(seat) is not None]


def moments(scene: Scene, answers: Sequence[Choice]) -> list[Moment]:
    """When the first player is asked something worth a picture."""
    table = Table(shelf.game(scene.game), scene.seats, seed=SEED)
    asked: list[tuple[int, str]] = []
    for number, (seat, decision, option) in enumerate(answers):
        question = table.question(0)
        if question is not None:
            asked.append((number, question.decision))
        table.answer(seat, decision, option)
    late = [
        number
        for number, question in asked
        if number >= len(answers) * scene.after and scene.question in ("", question)
    ]
    # Where the board grows, it is also seen when it has nearly stopped growing.
    grown = [number for number, _ in asked if number >= len(answers) * LATE] if scene.grows else []
    return [
        Moment("start", asked[0][0]),
        Moment("middle", late[0]),
        *(Moment("late", number) for number in grown[:1]),
        Moment("end", len(answers)),
    ]


@contextmanager
def company(browser: Browser, site: Site, seats: int) -> Iterator[list[Reader]]:
    readers = [Reader(browser, site) for _ in range(seats)]
    try:
        yield readers
    finally:
        for reader in readers:
            reader.close()


def call(reader: Reader, path: str, body: Any) -> Any:
    answer = reader.context.request.post(f"/api/v1{path}", data=body)
    assert answer.ok, (path, answer.text())
    return answer.json()


def open_table(readers: Sequence[Reader], scene: Scene, database: Path) -> str:
    for reader in readers:
        reader.context.request.get("/api/v1/me")
    settings = {"game": scene.game, "seats": [{"kind": "open"}] * scene.seats}
    table: str = call(readers[0], "/tables", settings)["id"]
    for seat, reader in enumerate(readers):
        call(reader, f"/tables/{table}/seats/{seat}", {"name": NAMES[seat]})
    _put_seed(database, table)
    call(readers[0], f"/tables/{table}/start", {})
    return table


def _put_seed(database: Path, table: str) -> None:
    """A server has no way to be told a seed, and shall have none; its database has."""
    with closing(sqlite3.connect(database)) as tables, tables:
        tables.execute("UPDATE tables SET seed = ? WHERE id = ?", (SEED, table))


def be_there(reader: Reader, table: str) -> None:
    """So that nobody is shown as away: a socket, without a board that would be drawn at every answer."""
    reader.page.goto("/icon.svg")
    reader.page.evaluate(PRESENCE, f"{reader.site.url.replace('http', 'ws')}/api/v1/tables/{table}/socket")


def look(page: Page, table: str) -> Iterator[tuple[str, Image.Image]]:
    """Pictures of what the page shows now, by day and by night, on every screen."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.set_viewport_size({"width": SCREENS[0].size[0], "height": SCREENS[0].size[1]})
        page.goto(f"/t/{table}")
        page.wait_for_selector("[data-answer], section.after")
        page.wait_for_selector(BOARD)
        page.evaluate("document.fonts.ready")
        for screen in SCREENS:
            width, height = screen.size
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(500)
            if screen.whole:
                height = min(TALLEST, page.evaluate("document.documentElement.scrollHeight"))
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(300)
            yield f"{screen.name}-{theme}", Image.open(BytesIO(page.screenshot()))


def write(picture: Image.Image, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.convert("RGB").quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE).save(path, optimize=True)


def take(browser: Browser, site: Site, scene: Scene, folder: Path, language: str, wanted: Sequence[str]) -> None:
    answers = rehearse(scene, folder)
    preferences = {"language": language, "motion": "off", "confirm": True, "theme": "auto", "answers": False}
    with company(browser, site, scene.seats) as readers:
        for seat, reader in enumerate(readers):
            reader.prefer(**preferences, name=NAMES[seat])
        table = open_table(readers, scene, site.folder / "tables.db")
        for reader in readers[1:]:
            be_there(reader, table)
        given = 0
        for moment in moments(scene, answers):
            for number, (seat, decision, option) in enumerate(answers[given : moment.answers], given):
                body = {"id": f"answer-{number}", "decision": decision, "option": option}
                call(readers[seat], f"/tables/{table}/seats/{seat}/answers", body)
            given = moment.answers
            if moment.name in wanted:
                for name, picture in look(readers[0].page, table):
                    write(picture, folder / scene.game / f"{moment.name}-{name}.png")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description="Pictures of every board.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    parser.add_argument("--game", action="append", choices=shelf.NAMES, help="only this one")
    parser.add_argument("--moment", action="append", choices=MOMENTS, help="only this one")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        site = Site(Path(scratch))
        site.start()
        browser = launch(playwright)
        try:
            for game in asked.game or shelf.NAMES:
                take(browser, site, scene_of(game), asked.folder, asked.language, asked.moment or MOMENTS)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
