"""Who may look at what: every way to look, over HTTP and over the socket, by everybody, in every state of a table.

A new endpoint below a table, or a new command that asks for something, fails here until it is listed.

The table of docs/architecture.md, "Who may look", says the same in words.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import pytest
from litestar.routes import HTTPRoute

from guildhall.hall import wire
from guildhall.server.app import make_app
from guildhall.server.config import Config
from tests.server.harness import Person, Player, finish, serving, settings

AUDIENCES: Final[dict[str, dict[str, Any]]] = {
    "spectators": {},
    "delayed": {"spectator_delay": 600},
    "no spectators": {"spectators": False},
}
STATES: Final = ("waiting", "running", "over", "abandoned")
# Ada has seat 0 and Bo seat 1, where he came by a sit key; the host Hal and Eve have none. The keys are to seat 0.
ROLES: Final = ("player", "play-key", "view-key", "sit-key", "host", "other-player", "stranger")
MINE: Final = ("player", "play-key", "view-key")  # who may see seat 0
PLAYS: Final = ("player", "play-key")  # who may play seat 0
SPEAKS: Final = (*PLAYS, "other-player")  # who may write in the chat where there are no spectators
INSIDE: Final = (*MINE, "other-player", "host")  # who may look without being a spectator

NOBODY: Final = "no-spectators"
NOT_YOURS: Final = "not-your-seat"
FINE: Final = "ok"


class Way(NamedTuple):
    """A way to look, and which kind of look it is."""

    kind: str  # "table", "view", "past", "file", "play", "say", "host"
    view: int | None
    path: str | None = None  # over HTTP
    command: dict[str, Any] | None = None  # over the socket


WAYS: Final = {
    "table": Way("table", None, ""),
    "chat": Way("table", None, "/chat"),
    "components": Way("table", None, "/components"),
    "sanctions": Way("host", None, "/sanctions"),
    "position": Way("view", None, "/position"),
    "position of seat 0": Way("view", 0, "/position?view=0"),
    "replay": Way("past", None, "/replay"),
    "replay of seat 0": Way("past", 0, "/replay?view=0"),
    "step": Way("past", None, "/steps/0"),
    "step of seat 0": Way("past", 0, "/steps/0?view=0"),
    "moments": Way("past", None, "/moments?since=0"),
    "moments of seat 0": Way("past", 0, "/moments?since=0&view=0"),
    "notation": Way("past", None, "/notation/0"),
    "review": Way("past", None, "/review"),
    "lesson": Way("past", None, "/review/lessons/0"),
    "file": Way("file", None, "/file"),
    "shuffle": Way("file", None, "/shuffle"),
    "socket": Way("table", None, None, {"type": "ping"}),
    "no longer watch": Way("table", None, None, {"type": "unwatch", "view": None}),
    "say": Way("say", None, None, {"type": "say", "text": "Hello"}),
    "watch": Way("view", None, None, {"type": "watch", "view": None}),
    "watch seat 0": Way("view", 0, None, {"type": "watch", "view": 0}),
    "forecast": Way("view", None, None, {"type": "ask-forecast", "view": None}),
    "forecast of seat 0": Way("view", 0, None, {"type": "ask-forecast", "view": 0}),
    "away": Way("play", 0, None, {"type": "away", "seat": 0}),
    "preview": Way("play", 0, None, {"type": "preview", "seat": 0, "decision": "d", "option": "o"}),
    "hurry": Way("play", 0, None, {"type": "hurry", "seat": 0}),
    "hint": Way("play", 0, None, {"type": "ask-hint", "seat": 0, "step": 1}),
}


# Everything that is done at a table over HTTP, as a stranger tries it. A seat is refused because the game has begun.
ACTS: Final[dict[tuple[str, str], dict[str, Any] | None]] = {
    ("DELETE", ""): None,
    ("PUT", "/settings"): settings(2),
    ("POST", "/seats/0"): {"name": "Eve"},
    ("DELETE", "/seats/0"): None,
    ("POST", "/seats/0/keys"): {"rights": "view"},
    ("POST", "/seats/0/answers"): {"id": "1", "decision": "d", "option": "o"},
    ("POST", "/seats/0/nudge"): None,
    ("POST", "/seats/0/stand-in"): None,
    ("POST", "/seats/0/move"): {"to": 1},
    ("POST", "/start"): {},
    ("POST", "/leave"): None,
    ("POST", "/abandon"): None,
    ("POST", "/rematch"): {},
    ("POST", "/review"): None,
    ("DELETE", "/review"): None,
    ("POST", "/play-on"): {"step": 0, "seat": 0, "level": "greedy"},
    ("POST", "/mutes"): {"person": "p", "muted": True},
    ("POST", "/bans"): {"person": "p", "banned": True},
    ("PUT", "/audience"): {"spectators": True, "spectator_chat": True},
}


def expected(way: Way, role: str, state: str, audience: str) -> str:
    """What the answer must be: "ok", or the reason of a refusal."""
    has_ended = state in ("over", "abandoned")
    reason = refused(way, role, state, audience)
    if reason is not None or way.kind in ("table", "say", "host"):
        return reason or FINE
    is_own = way is WAYS["notation"] and role in SPEAKS  # a player analyses what the own seat knows
    if way.kind in ("past", "file") and way.view is None and audience == "delayed" and not (has_ended or is_own):
        return "not-over"
    if way is WAYS["review"]:
        return FINE  # which says that there is none
    if way is WAYS["lesson"]:
        return "no-such-review" if has_ended else "not-over"
    if state == "waiting":
        return "not-started"
    if way.kind == "file" and state == "running":
        return "not-over"
    if way is WAYS["notation"] and state == "running":
        return "no-analysis-while-running"
    if way is WAYS["hint"]:
        return "hints-off"  # there are other people
    if way.command is not None and way.command["type"] == "preview":
        return "game-over" if has_ended else "not-asked"
    return FINE


def refused(way: Way, role: str, state: str, audience: str) -> str | None:
    """Why this role may not, or None."""
    is_open = audience != "no spectators"
    if not (is_open or role in INSIDE) and not (state == "waiting" and (way.kind in ("table", "host") or way.command)):
        return NOBODY  # a socket closes
    if way.kind == "host":
        return None if role == "host" else "not-the-host"
    if way.kind == "say":
        return None if is_open or role in SPEAKS else NOBODY
    if way.kind == "play":
        return None if role in PLAYS else NOT_YOURS
    if way.kind == "view" and not (is_open or role in INSIDE):
        return NOBODY
    is_mine = way.view is None or role in MINE or (way.kind == "past" and state in ("over", "abandoned"))
    return None if is_mine else NOT_YOURS


class House(NamedTuple):
    """One service, with a table in every state, and everybody."""

    people: dict[str, Person]
    tables: dict[str, str]
    keys: dict[tuple[str, str], str]  # by state and role


async def furnish(url: str, more: dict[str, Any]) -> House:
    hal, ada, bo, eve = (Person(url) for _ in range(4))
    for person in (hal, ada, bo, eve):
        await person.get("/me")
    others = dict.fromkeys(("play-key", "view-key", "sit-key", "stranger"), eve)
    people = {"host": hal, "player": ada, "other-player": bo, **others}
    tables, keys = {}, {}
    for state in STATES:
        seats = [{"kind": "open"}, {"kind": "reserved"}]
        made = await hal.post("/tables/", settings(seats=2, **more) | {"seats": seats})
        id = tables[state] = made["id"]
        keys[state, "sit-key"] = made["keys"][0]["key"]
        await ada.sit(id, 0, "Ada")
        await bo.sit(id, 1, "Bo", key=made["keys"][0]["key"])
        for rights in ("play", "view"):
            key = await ada.post(f"/tables/{id}/seats/0/keys", {"rights": rights})
            keys[state, f"{rights}-key"] = key["key"]
        if state != "waiting":
            await hal.post(f"/tables/{id}/start", {})
        if state == "over":
            a, b = await ada.socket(id), await bo.socket(id)
            await a.watch(0)
            await b.watch(1)
            await asyncio.gather(a.play_on(0, random.Random(1)), b.play_on(1, random.Random(2)))
        if state == "abandoned":
            await hal.post(f"/tables/{id}/abandon", {})
    return House(people, tables, keys)


@asynccontextmanager
async def house(folder: Path, more: dict[str, Any]) -> AsyncIterator[House]:
    async with serving(Config(database=f"sqlite:///{folder}/looking.db", rate=1_000)) as service:
        yield await furnish(service.url, more)


async def look(house: House, way: Way, role: str, state: str, player: Player) -> str:
    person, table = house.people[role], house.tables[state]
    if way.path is not None:
        key = house.keys.get((state, role))
        headers = {"x-seat-key": key} if key else {}
        response = await person.http.get(f"/tables/{table}{way.path}", headers=headers)
        return FINE if response.status_code == 200 else str(response.json()["reason"])
    if player.bye is not None:
        return str(player.bye["reason"])
    assert way.command is not None
    fields = {name: value for name, value in way.command.items() if name != "type"}
    answer = await player.command(way.command["type"], **fields)
    return str(answer["reason"]) if answer["type"] == "refused" else FINE


async def open_socket(house: House, role: str, state: str) -> Player:
    """A socket that has said hello; it may have been sent away again."""
    person = house.people[role]
    player = await Player.open(person.url, house.tables[state], person.cookie(), hello=False)
    key = house.keys.get((state, role))
    player.send("hello", keys=[key] if key else [])
    await player.until(lambda: player.bye is not None or any('"welcome"' in text for text in player.raw))
    return player


@pytest.mark.parametrize("audience", AUDIENCES)
def test_who_may_look_at_what(audience: str, tmp_path: Path) -> None:
    async def run() -> None:
        wrong = []
        async with house(tmp_path, AUDIENCES[audience]) as furnished:
            for state in STATES:
                for role in ROLES:
                    player = await open_socket(furnished, role, state)
                    for name, way in WAYS.items():
                        found = await look(furnished, way, role, state, player)
                        wanted = expected(way, role, state, audience)
                        if found != wanted:
                            wrong.append(f"{state}, {role}, {name}: {found}, not {wanted}")
        assert not wrong, "\n".join(wrong)

    finish(run())


def test_every_way_to_look_is_listed() -> None:
    below = "/api/v1/tables/{table}"
    app = make_app(Config())
    routes = {
        (method, route.path_format.removeprefix(below))
        for route in app.routes
        if isinstance(route, HTTPRoute) and route.path_format.startswith(below)
        for method in route.methods
        if method != "OPTIONS"
    }
    listed = {("GET", way.path.partition("?")[0]) for way in WAYS.values() if way.path is not None} | set(ACTS)
    numbered = {(method, path.replace("/seats/0", "/seats/{seat}").replace("/0", "/{step}")) for method, path in listed}
    assert numbered == routes
    commands = {way.command["type"] for way in WAYS.values() if way.command is not None}
    plays = {command.__struct_config__.tag for command in get_args(wire.PlayCommand)}
    tags = {command.__struct_config__.tag for command in get_args(wire.Command)}
    assert commands == tags - plays - {"hello"}


def test_a_stranger_learns_nothing_of_a_closed_table_by_acting(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, AUDIENCES["no spectators"]) as furnished:
            eve = furnished.people["stranger"]
            for (method, path), body in ACTS.items():
                answer = await eve.http.request(method, f"/tables/{furnished.tables['running']}{path}", json=body)
                wanted = "already-started" if path == "/seats/0" and method == "POST" else NOBODY
                assert (answer.json()["reason"], answer.status_code) == (wanted, 403 if wanted == NOBODY else 409), path

    finish(run())


def test_the_host_of_a_table_of_bots_without_spectators_sees_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(Config(database=f"sqlite:///{tmp_path}/bots.db", rate=1_000)) as service:
            hal, eve = Person(service.url), Person(service.url)
            seats = [{"kind": "bot", "level": "journeyman"}] * 2  # slow enough to be still at it
            table = (await hal.post("/tables/", settings(2, spectators=False) | {"seats": seats}))["id"]
            await hal.post(f"/tables/{table}/start", {})
            player = await hal.socket(table)
            await player.watch(None)
            assert (await hal.get(f"/tables/{table}/position"))["view"] is None
            assert (await eve.get(f"/tables/{table}/position", expect=403))["reason"] == NOBODY
            assert [line["to_act"] is None for line in (await hal.get("/me"))["tables"]] == [False]

    finish(run())


def test_lists_say_whose_turn_it_is_to_those_who_may_look(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(Config(database=f"sqlite:///{tmp_path}/lists.db", rate=1_000)) as service:
            hal, ada, bo, eve = (Person(service.url) for _ in range(4))
            for more, host, stranger in (
                ({}, True, True),
                ({"spectators": False}, True, False),
                ({"spectator_delay": 60}, False, False),
            ):
                table = await hal.create(2, public=True, **more)
                await ada.sit(table, 0)
                await bo.sit(table, 1)
                await hal.post(f"/tables/{table}/start", {})
                for person, knows in ((ada, True), (hal, host), (eve, stranger)):
                    lines = {line["id"]: line for line in (await person.get("/tables/"))["tables"]}
                    assert (lines[table]["to_act"] is not None) == knows, (more, knows)

    finish(run())
