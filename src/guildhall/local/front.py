"""Front: what a page calls. Texts go in, and one text comes out: what to keep, then what to show, then whom to ask."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from guildhall.hall import catalogue, exploring, lessons, puzzles, replays, wire
from guildhall.hall.errors import Refusal, not_found
from guildhall.hall.single import Person
from guildhall.hall.wire_daily import NewTry
from guildhall.hall.wire_lessons import LessonAnswers
from guildhall.hall.wire_puzzles import PuzzleAnswers, Tries
from guildhall.kernel.errors import IllegalChoice
from guildhall.local import reviewing
from guildhall.local.daily import DIARY
from guildhall.local.device import Device, Lacks
from guildhall.local.jobs import Job
from guildhall.local.saved import Given
from guildhall.local.store import Write

B = TypeVar("B")


class Answer(msgspec.Struct, omit_defaults=True):
    """What comes of a call. The page keeps `writes` before it shows or sends anything else of it."""

    status: int = 200
    body: Any = None
    lacks: tuple[str, str] | None = None  # a kind and an id: give this first, and call again
    writes: list[Write] = []
    messages: list[tuple[int, str]] = []  # by line
    jobs: list[Job] = []
    hurries: list[tuple[str, int]] = []  # tables and numbers of jobs whose answers are wanted at once
    damaged: dict[str, int] = {}  # by table: how many entries of its journal could be read


class Request(NamedTuple):
    """An HTTP request that no network carries."""

    device: Device
    id: str
    args: dict[str, str]
    body: bytes
    new: str  # an id for what is made
    at: int

    def read(self, kind: type[B]) -> B:
        """Raises Refusal for a body of another form."""
        try:
            return msgspec.json.decode(self.body or b"{}", type=kind)
        except msgspec.DecodeError:
            raise Refusal("bad-request", 400) from None

    def number(self, name: str, default: int | None = None) -> int | None:
        text = self.args.get(name)
        return default if text is None else int(text)

    @property
    def seat(self) -> int:
        return int(self.args["seat"])

    @property
    def kind(self) -> str:
        return self.args["kind"]

    def course(self) -> replays.Course:
        return self.device.course(self.kind, self.id, self.number("view"))


Handler = Callable[[Request], Any]
TABLE: Final = r"/tables/(?P<id>[\w-]+)"
SEAT: Final = TABLE + r"/seats/(?P<seat>\d+)"
PAST: Final = r"/(?P<kind>tables|replays)/(?P<id>[\w-]+)"

COURSE: Final = r"/games/(?P<game>[\w-]+)/lessons"
DAILY: Final = r"/daily/(?P<game>[\w-]+)"
PUZZLES: Final = r"/games/(?P<game>[\w-]+)/puzzles"

ROUTES: Final[list[tuple[str, str, Handler]]] = [
    ("GET", "/games", lambda q: catalogue.games()),
    ("GET", COURSE, lambda q: lessons.course_info(q.args["game"])),
    ("POST", COURSE + r"/(?P<id>[\w-]+)", lambda q: lessons.step(q.args["game"], q.id, q.read(LessonAnswers))),
    ("GET", "/daily", lambda q: q.device.daily.overview(q.at)),
    ("GET", DAILY, lambda q: q.device.daily.day_info(q.args["game"], q.args.get("day"), q.at)),
    ("POST", DAILY, lambda q: q.device.daily.begin(q.args["game"], q.read(NewTry), q.new, q.at)),
    ("GET", "/me" + DAILY, lambda q: q.device.daily.calendar(q.args["game"], q.at)),
    ("POST", PUZZLES, lambda q: puzzles.desk(q.args["game"], q.read(Tries).tries)),
    ("POST", PUZZLES + r"/(?P<id>[\w-]+)", lambda q: puzzles.step(q.args["game"], q.id, q.read(PuzzleAnswers))),
    ("POST", "/tables", lambda q: q.device.create(q.read(wire.TableSettings), q.new, q.at)),
    ("GET", TABLE, lambda q: q.device.table(q.id).told()),
    ("DELETE", TABLE, lambda q: q.device.delete(q.id)),
    ("PUT", TABLE + "/settings", lambda q: q.device.change_settings(q.id, q.read(wire.TableSettings))),
    ("POST", SEAT, lambda q: q.device.sit(q.id, q.seat, q.read(wire.Sit))),
    ("DELETE", SEAT, lambda q: q.device.stand(q.id, q.seat)),
    ("POST", SEAT + "/move", lambda q: q.device.move(q.id, q.seat, q.read(wire.Move).to)),
    ("POST", TABLE + "/start", lambda q: q.device.start(q.id, q.read(wire.Start), q.at)),
    ("POST", TABLE + "/abandon", lambda q: q.device.abandon(q.id, q.at)),
    ("POST", TABLE + "/rematch", lambda q: q.device.rematch(q.id, q.read(wire.Rematch), q.new, q.at)),
    ("GET", TABLE + "/components", lambda q: q.device.components(q.id)),
    (
        "GET",
        TABLE + "/position",
        lambda q: q.device.position(q.id, q.number("view"), q.args.get("reasons") == "true", q.at),
    ),
    ("GET", r"/tables/(?P<id>[\w-]+)/replay", lambda q: replays.info(_of(q, "tables").course(), q.number("view"))),
    ("GET", TABLE + "/save", lambda q: q.device.save(q.id)),
    ("POST", "/saved", lambda q: q.device.load_saved(q.read(Given), q.new, q.at)),
    ("POST", "/replays", lambda q: q.device.upload(q.read(wire.Upload))),
    ("GET", r"/replays/(?P<id>[\w-]+)", lambda q: replays.info(_of(q, "replays").course(), q.number("view"))),
    ("GET", PAST + r"/steps/(?P<step>\d+)", lambda q: replays.step(q.course(), int(q.args["step"]), q.number("view"))),
    ("GET", PAST + r"/notation/(?P<step>\d+)", lambda q: exploring.notation(q.course(), int(q.args["step"]))),
    ("GET", PAST + "/moments", lambda q: replays.moments(q.course(), q.number("since", 0) or 0, q.number("view"))),
    ("GET", PAST + "/shuffle", lambda q: replays.check_shuffle(q.device.file(q.kind, q.id))),
    ("GET", PAST + "/file", lambda q: q.device.file(q.kind, q.id)),
    ("GET", PAST + "/review", lambda q: q.device.reviews(q.id).state(q.id)),
    ("POST", PAST + "/review", lambda q: q.device.reviews(q.id).ask(q.course())),
    ("DELETE", PAST + "/review", lambda q: q.device.reviews(q.id).cancel(q.id)),
    (
        "GET",
        PAST + r"/review/lessons/(?P<step>\d+)",
        lambda q: q.device.reviews(q.id).lesson(q.course(), int(q.args["step"])),
    ),
    ("POST", PAST + "/play-on", lambda q: q.device.play_on(q.kind, q.id, q.read(wire.PlayOn), q.new, q.at)),
]
COMPILED: Final = [(method, re.compile(pattern), handler) for method, pattern, handler in ROUTES]


def _of(request: Request, kind: str) -> Request:
    return request._replace(args={**request.args, "kind": kind})


class Front:
    """The tables of this device, and the pages that show them."""

    def __init__(self, rules: str) -> None:
        self.device = Device(rules)
        self.lines: dict[int, tuple[str, Person]] = {}  # by number: a table's id and its client

    def request(self, method: str, path: str, body: str, new: str, at: int) -> str:
        """Answer a request; `new` is an id for whatever it makes."""
        plain, _, query = path.partition("?")
        args = dict(part.split("=", 1) for part in query.split("&") if "=" in part)

        def do() -> Any:
            for verb, pattern, handler in COMPILED:
                match = pattern.fullmatch(plain)
                if match is not None and verb == method:
                    found = match.groupdict()
                    request = Request(self.device, found.get("id", ""), {**args, **found}, body.encode(), new, at)
                    return handler(request)
            raise not_found("needs-the-server")

        return self._answer(do)

    def load(self, kind: str, id: str, text: str | None, entries: str, at: int) -> None:
        """Give what was lacking; `text` is None if nothing is kept. `entries` is a list of texts."""
        if kind == "table":
            self.device.load_table(id, text, msgspec.json.decode(entries, type=list[str]), at)
        elif kind == "review":
            self.device.load_review(id, text)
        else:
            self.device.load_replay(id, text)

    def release(self, id: str) -> None:
        """Forget a table: another page may change it, or have changed it."""
        self.device.release(id)

    def open(self, line: int, id: str) -> str:
        """A page wants to speak to a table, as over a socket."""

        def do() -> None:
            self.lines[line] = id, self.device.table(id).connect()

        return self._answer(do)

    def receive(self, line: int, text: str, at: int) -> str:
        """A page has said something on a line."""

        def do() -> None:
            id, client = self.lines[line]
            self.device.table(id).receive(client, text, at)

        return self._answer(do)

    def close(self, line: int) -> str:
        """A page is gone."""

        def do() -> None:
            id, client = self.lines.pop(line)
            self.device.table(id).disconnect(client)

        return self._answer(do)

    def answered(self, id: str, number: int, answer: str, at: int) -> str:
        """The bots' worker has done a job."""

        def do() -> None:
            if id == DIARY:
                self.device.daily.answered(number, answer, at)
            elif id.startswith(reviewing.TABLE):
                self.device.reviewing.looked(id.removeprefix(reviewing.TABLE), number, answer)
            else:
                self.device.table(id).answered(number, answer, at)

        return self._answer(do)

    def tick(self, at: int) -> str:
        """Time has passed."""

        def do() -> None:
            for id in {id for id, _ in self.lines.values()}:
                self.device.table(id).tick(at)

        return self._answer(do)

    def _answer(self, do: Callable[[], Any]) -> str:
        answer = Answer()
        try:
            answer.body = do()
        except Lacks as lacking:
            answer.lacks = lacking.kind, lacking.id
        except Refusal as refusal:
            answer.status, answer.body = refusal.status, wire.Problem(refusal.reason, refusal.facts)
        except IllegalChoice as error:
            answer.status, answer.body = 409, wire.Problem(error.reason)
        numbers = {client: line for line, (_, client) in self.lines.items()}
        for id, table in self.device.tables.items():
            if table is None:
                continue
            table.ask_bots()
            answer.jobs += table.jobs
            answer.hurries += table.hurries
            answer.messages += [(numbers[to], text.decode()) for to, text in table.messages if to in numbers]
            table.jobs, table.messages, table.hurries = [], [], []
            if table.damage is not None:
                answer.damaged[id], table.damage = table.damage, None
        answer.jobs += self.device.daily.jobs()
        answer.jobs += self.device.reviewing.jobs
        self.device.reviewing.jobs = []
        answer.writes = self.device.taken_writes()
        return msgspec.json.encode(answer).decode()
