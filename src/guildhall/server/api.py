"""The HTTP interface, `/api/v1`. Every error is a `Problem` with the id of a message."""

from __future__ import annotations

import asyncio
import ipaddress
import os
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, MediaType, Request, Response, Router, delete, get, patch, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest, multiprocess

import guildhall
from guildhall import shelf
from guildhall.server import lobby, replays, wire
from guildhall.server.alerts import check_webhook
from guildhall.server.errors import Refusal, forbidden, not_found
from guildhall.server.hall import Hall
from guildhall.server.identity import (
    COOKIE,
    digest,
    hash_passphrase,
    is_passphrase,
    new_id,
    now,
)
from guildhall.server.limits import CREATE, PASSPHRASE
from guildhall.server.room import Room
from guildhall.server.session import Rights
from guildhall.server.socket import play
from guildhall.server.store.store import PersonRow
from guildhall.server.thinking import LEVELS

KEY_HEADER: Final = "x-seat-key"
NAMELESS: Final = "?"


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What can go wrong, for the OpenAPI document."""
    return {status: ResponseSpec(wire.Problem, description="Problem") for status in (400, 403, 429, *statuses)}


HallRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
ViewQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
StepPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]


def hall_of(request: HallRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def who(request: HallRequest) -> str | None:
    """The person behind a request, if it has come before."""
    person = hall_of(request).signer.read(request.cookies.get(COOKIE))
    return person if person is not None and await hall_of(request).store.person(person) is not None else None


async def somebody(request: HallRequest) -> PersonRow:
    """The person behind a request, who is made if this is the first."""
    hall = hall_of(request)
    id = hall.signer.read(request.cookies.get(COOKIE))
    known = await hall.store.person(id) if id is not None else None
    if known is not None:
        return known
    await slow_down(request, "person")
    person = PersonRow(new_id(), NAMELESS, None, None, None, None, now())
    await hall.store.add_person(person)
    request.state.cookie = hall.signer.sign(person.id)
    return person


async def slow_down(request: HallRequest, kind: str, limit: Any = CREATE, client: str | None = None) -> None:
    """Raises Refusal if somebody does too much of something."""
    address = client or (request.client.host if request.client else "?")
    if not await hall_of(request).limits.allows(kind, address, limit):
        raise Refusal("too-fast", 429)


async def rights_of(request: HallRequest, table: str, person: str | None = None) -> Rights:
    """What a request may do at a table: by its cookie, and by the key in its header."""
    hall = hall_of(request)
    person = person or await who(request) or "guest"
    key = request.headers.get(KEY_HEADER)
    return Rights(person, table, await hall.store.find_keys([digest(key)]) if key else [])


def enter(room: Room, rights: Rights) -> None:
    """Raises Refusal unless a table may be looked at."""
    mine = rights.holds(room.seats) or rights.sees(room.seats) or rights.person == room.row.host
    if room.row.status != "open" and not room.row.settings.spectators and not mine:
        raise forbidden("no-spectators")


class Meta(Controller):
    """The service itself, its games and its bots."""

    path = "/"
    tags = ["service"]  # noqa: RUF012

    @get("/health", responses=problems(503))
    async def health(self, request: HallRequest) -> Response[wire.Health]:
        """Whether the service can be used."""
        hall = hall_of(request)
        try:
            await asyncio.wait_for(hall.store.fact("alive_at"), 5)
            stored = "ok"
        except Exception:
            stored = "failing"
        fine = stored == "ok" and not hall.stopping
        body = wire.Health("stopping" if hall.stopping else "ok", guildhall.__version__, stored)
        return Response(body, status_code=200 if fine else 503)

    @get("/games", responses=problems())
    async def games(self) -> wire.Games:
        """Every game, with what a client needs to show it."""
        return wire.Games([game_info(name) for name in shelf.NAMES], guildhall.__version__)

    @get("/games/{game:str}", responses=problems(404))
    async def game(self, game: Annotated[str, PathParameter(max_length=40)]) -> wire.GameInfo:
        """One game."""
        if game not in shelf.NAMES:
            raise not_found("no-such-game")
        return game_info(game)

    @get("/bots", responses=problems())
    async def bots(self) -> wire.Levels:
        """The levels of bots, weakest first."""
        return msgspec.convert({"levels": list(LEVELS)}, wire.Levels)


def game_info(name: str) -> wire.GameInfo:
    game = shelf.game(name)
    return wire.GameInfo(
        name=name,
        seats=list(game.seats),
        settings=[wire.SettingInfo(setting.name, list(setting.values)) for setting in game.settings],
        phases=list(game.phases),
        events={event: list(args) for event, args in game.events.items()},
        things={kind: list(members) for kind, members in game.things.items()},
        decisions=[decision.name for decision in game.decisions],
        components=game.digest,
    )


class People(Controller):
    """Who one is."""

    path = "/"
    tags = ["people"]  # noqa: RUF012

    @get("/me", responses=problems())
    async def me(self, request: HallRequest) -> wire.Me:
        """Oneself; made on the first visit."""
        return await describe(request, await somebody(request))

    @patch("/me", responses=problems())
    async def rename(self, request: HallRequest, data: JSONBody[wire.Rename]) -> wire.Me:
        """Another name."""
        person = await somebody(request)
        name = lobby.clean_name(data.name)
        await hall_of(request).store.change_person(person.id, name=name)
        return await describe(request, person._replace(name=name))

    @put("/me/alerts", responses=problems())
    async def alerts(self, request: HallRequest, data: JSONBody[wire.Alerts]) -> wire.Me:
        """Where to send turn alerts."""
        hall = hall_of(request)
        person = await somebody(request)
        if data.webhook is not None:
            if "webhook" not in hall.config.alert_kinds:
                raise forbidden("alerts-are-off")
            check_webhook(data.webhook)
        if data.email is not None and "email" not in hall.config.alert_kinds:
            raise forbidden("alerts-are-off")
        await hall.store.change_person(person.id, webhook=data.webhook, email=data.email)
        return await describe(request, person._replace(webhook=data.webhook, email=data.email))

    @get("/me/export", responses=problems())
    async def export(self, request: HallRequest) -> wire.PersonExport:
        """All that is stored about oneself."""
        hall = hall_of(request)
        person = await somebody(request)
        seats = await hall.store.seats_of(person.id)
        return wire.PersonExport(
            person=person.id,
            name=person.name,
            account=person.account,
            created_at=person.created_at,
            alerts=wire.Alerts(person.webhook, person.email),
            seats=[{"table": table, "seat": seat, "name": name} for table, seat, name in seats],
            chat=await hall.store.chat(person=person.id, limit=100_000),
            replays=await hall.store.replays_of(person.id),
        )

    @delete("/me", status_code=204, responses=problems())
    async def forget(self, request: HallRequest) -> None:
        """Delete oneself. Bots take over in running games."""
        hall = hall_of(request)
        person = await who(request)
        if person is not None:
            await lobby.forget_person(hall, person)
        request.state.cookie = ""

    @post("/account", status_code=201, responses=problems(409))
    async def register(self, request: HallRequest, data: JSONBody[wire.Credentials]) -> wire.Me:
        """A name and a passphrase, to carry seats to other devices."""
        await slow_down(request, "passphrase", PASSPHRASE)
        person = await somebody(request)
        name = lobby.clean_name(data.name)
        if person.account is not None:
            raise Refusal("has-account")
        hashed = await hash_passphrase(data.passphrase)
        if not await hall_of(request).store.change_person(person.id, account=name, name=name, passphrase=hashed):
            raise Refusal("name-is-taken")
        return await describe(request, person._replace(account=name, name=name))

    @post("/session", status_code=201, responses=problems())
    async def log_in(self, request: HallRequest, data: JSONBody[wire.Credentials]) -> wire.Me:
        """Become the person of an account; seats taken before come along."""
        hall = hall_of(request)
        await slow_down(request, "passphrase", PASSPHRASE)
        await slow_down(request, "account", PASSPHRASE, data.name)
        account = await hall.store.person(account=" ".join(data.name.split()))
        right = await is_passphrase(data.passphrase, None if account is None else account.passphrase)
        if account is None or not right:
            raise forbidden("wrong-passphrase")
        before = await who(request)
        old = None if before is None else await hall.store.person(before)
        if old is not None and old.id != account.id and old.account is None:
            for table in await hall.store.move_seats(old.id, account.id):
                await hall.changed(table)
        request.state.cookie = hall.signer.sign(account.id)
        return await describe(request, account)

    @delete("/session", status_code=204, responses=problems())
    async def log_out(self, request: HallRequest) -> None:
        """Forget who one is, on this device."""
        request.state.cookie = ""


async def describe(request: HallRequest, person: PersonRow) -> wire.Me:
    hall = hall_of(request)
    tables = await lobby.with_turns(hall, person.id, await hall.store.tables_of(person.id))
    return wire.Me(person.id, person.name, person.account, wire.Alerts(person.webhook, person.email), tables)


class Tables(Controller):
    """Tables, from the lobby to the rematch."""

    path = "/tables"
    tags = ["tables"]  # noqa: RUF012

    @get("/", responses=problems())
    async def lobby(self, request: HallRequest) -> wire.Lobby:
        """Public tables, newest first."""
        hall = hall_of(request)
        tables = await hall.store.public_tables()
        return wire.Lobby(await lobby.with_turns(hall, await who(request), tables))

    @post("/", status_code=201, responses=problems(409))
    async def create(self, request: HallRequest, data: JSONBody[wire.TableSettings]) -> wire.Created:
        """A new table."""
        await slow_down(request, "create")
        person = await somebody(request)
        return wire.Created(*await lobby.create(hall_of(request), person.id, data))

    @get("/{table:str}", responses=problems(404))
    async def table(self, request: HallRequest, table: TableId) -> wire.TableAndYou:
        """A table, and what one is there."""
        room, rights = await self._at(request, table)
        if room.row.status == "running" and room.sitting is None:
            async with room.reading():
                pass
        return wire.TableAndYou(room.info(), room.you(rights))

    @put("/{table:str}/settings", responses=problems(404, 409))
    async def settings(
        self, request: HallRequest, table: TableId, data: JSONBody[wire.TableSettings]
    ) -> wire.TableAndYou:
        """Other settings, before the game begins."""
        room, rights = await self._at(request, table)
        await lobby.change_settings(hall_of(request), room, rights, data)
        return wire.TableAndYou(room.info(), room.you(rights))

    @post("/{table:str}/seats/{seat:int}", status_code=200, responses=problems(404, 409))
    async def sit(
        self, request: HallRequest, table: TableId, seat: SeatPath, data: JSONBody[wire.Sit]
    ) -> wire.TableAndYou:
        """Take a seat."""
        hall = hall_of(request)
        room = await hall.room(table)
        person = await somebody(request)
        if person.name == NAMELESS:
            await hall.store.change_person(person.id, name=lobby.clean_name(data.name))
        rights = await rights_of(request, table, person.id)
        await lobby.sit(hall, room, rights, seat, data)
        return wire.TableAndYou(room.info(), room.you(rights))

    @delete("/{table:str}/seats/{seat:int}", status_code=200, responses=problems(404, 409))
    async def stand(self, request: HallRequest, table: TableId, seat: SeatPath) -> wire.TableAndYou:
        """Leave a seat, before the game begins."""
        room, rights = await self._at(request, table)
        await lobby.stand(hall_of(request), room, rights, seat)
        return wire.TableAndYou(room.info(), room.you(rights))

    @post("/{table:str}/seats/{seat:int}/keys", status_code=201, responses=problems(404, 409))
    async def key(self, request: HallRequest, table: TableId, seat: SeatPath, data: JSONBody[wire.NewKey]) -> wire.Key:
        """A key to one seat: for another screen, or for a guest."""
        await slow_down(request, "key")
        room, rights = await self._at(request, table)
        return await lobby.give_key(hall_of(request), room, rights, seat, data.rights)

    @post("/{table:str}/start", status_code=200, responses=problems(404, 409))
    async def start(self, request: HallRequest, table: TableId, data: JSONBody[wire.Start]) -> wire.TableAndYou:
        """Begin the game."""
        room, rights = await self._at(request, table)
        await lobby.start(hall_of(request), room, rights, data.fill)
        return wire.TableAndYou(room.info(), room.you(rights))

    @post("/{table:str}/leave", status_code=200, responses=problems(404, 409, 503))
    async def leave(self, request: HallRequest, table: TableId) -> wire.TableAndYou:
        """Go; bots play on."""
        room, rights = await self._at(request, table)
        await lobby.leave(hall_of(request), room, rights)
        return wire.TableAndYou(room.info(), room.you(rights))

    @post("/{table:str}/abandon", status_code=200, responses=problems(404, 409, 503))
    async def abandon(self, request: HallRequest, table: TableId) -> wire.TableAndYou:
        """End the game without a result."""
        room, rights = await self._at(request, table)
        await lobby.abandon(hall_of(request), room, rights)
        return wire.TableAndYou(room.info(), room.you(rights))

    @post("/{table:str}/rematch", status_code=201, responses=problems(404, 409))
    async def rematch(self, request: HallRequest, table: TableId, data: JSONBody[wire.Rematch]) -> wire.Created:
        """The same people once more; settings may differ."""
        await slow_down(request, "create")
        room, rights = await self._at(request, table)
        return wire.Created(*await lobby.rematch(hall_of(request), room, rights, data.settings))

    @post("/{table:str}/mutes", status_code=200, responses=problems(404, 409))
    async def mute(self, request: HallRequest, table: TableId, data: JSONBody[wire.Mute]) -> wire.TableAndYou:
        """Take somebody's word in the chat, or give it back."""
        room, rights = await self._at(request, table)
        await lobby.mute(hall_of(request), room, rights, data.person, data.muted)
        return wire.TableAndYou(room.info(), room.you(rights))

    @get("/{table:str}/chat", responses=problems(404))
    async def chat(self, request: HallRequest, table: TableId) -> list[wire.ChatLine]:
        """The latest lines, oldest first."""
        room, _ = await self._at(request, table)
        return await hall_of(request).store.chat(room.id, limit=500)

    @get("/{table:str}/position", responses=problems(404, 409))
    async def position(
        self, request: HallRequest, table: TableId, view: ViewQuery = None, reasons: FromQuery[bool] = False
    ) -> wire.Position:
        """What a view shows now, with why-not reasons if asked for."""
        room, rights = await self._at(request, table)
        return await room.read(rights, view, reasons)

    @post("/{table:str}/seats/{seat:int}/answers", status_code=200, responses=problems(404, 409, 503))
    async def answer(
        self, request: HallRequest, table: TableId, seat: SeatPath, data: JSONBody[wire.Answering]
    ) -> wire.Done:
        """Answer a question, for clients without a socket. The same id is not carried out twice."""
        room, rights = await self._at(request, table)
        kind = wire.Change if data.instead else wire.Answer
        return wire.Done(data.id, await play(room, rights, kind(data.id, seat, data.decision, data.option)))

    @get("/{table:str}/replay", responses=problems(404, 409))
    async def replay(self, request: HallRequest, table: TableId, view: ViewQuery = None) -> wire.ReplayInfo:
        """What there is to look back at, and all that a view was told."""
        room, rights = await self._at(request, table)
        replays.check_step(room, rights, view)
        return replays.info(await replays.of_table(room), view)

    @get("/{table:str}/steps/{step:int}", responses=problems(404, 409))
    async def step(self, request: HallRequest, table: TableId, step: StepPath, view: ViewQuery = None) -> wire.Step:
        """One exact position, from one's own view; from any, once the game is over."""
        room, rights = await self._at(request, table)
        replays.check_step(room, rights, view)
        return replays.step(await replays.of_table(room), step, view)

    @get("/{table:str}/file", media_type=MediaType.TEXT, responses=problems(404, 409))
    async def file(self, request: HallRequest, table: TableId) -> Response[str]:
        """The replay file of a game that is over."""
        room, rights = await self._at(request, table)
        replays.check_step(room, rights, None)
        return as_file(await replays.file_of(room), f"{room.row.settings.game}-{room.id}")

    @get("/{table:str}/shuffle", responses=problems(404, 409))
    async def shuffle(self, request: HallRequest, table: TableId) -> wire.Shuffle:
        """Play a game that is over once more, and compare every draw with the seed."""
        room, rights = await self._at(request, table)
        replays.check_step(room, rights, None)
        return await asyncio.to_thread(replays.check_shuffle, await replays.file_of(room))

    @staticmethod
    async def _at(request: HallRequest, table: str) -> tuple[Room, Rights]:
        room = await hall_of(request).room(table)
        rights = await rights_of(request, table)
        enter(room, rights)
        return room, rights


def as_file(text: str, name: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}.replay"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


class Replays(Controller):
    """Replay files from elsewhere."""

    path = "/replays"
    tags = ["replays"]  # noqa: RUF012

    @post("/", status_code=201, responses=problems(413))
    async def upload(self, request: HallRequest, data: JSONBody[wire.Upload]) -> wire.Uploaded:
        """A replay file. It is played and checked before anybody can see it."""
        await slow_down(request, "upload")
        hall = hall_of(request)
        id, game = await asyncio.to_thread(replays.check_file, data.text)
        await hall.store.add_replay(id, game, data.text, await who(request), now())
        return wire.Uploaded(id)

    @get("/{replay:str}", responses=problems(404))
    async def replay(self, request: HallRequest, replay: TableId, view: ViewQuery = None) -> wire.ReplayInfo:
        """What there is to look at, and all that a view was told."""
        return replays.info(replays.of_file(replay, await self._text(request, replay)), view)

    @get("/{replay:str}/shuffle", responses=problems(404, 409))
    async def shuffle(self, request: HallRequest, replay: TableId) -> wire.Shuffle:
        """Play it once more, and compare every draw with the seed."""
        return await asyncio.to_thread(replays.check_shuffle, await self._text(request, replay))

    @get("/{replay:str}/steps/{step:int}", responses=problems(404))
    async def step(self, request: HallRequest, replay: TableId, step: StepPath, view: ViewQuery = None) -> wire.Step:
        """One exact position from any view."""
        return replays.step(replays.of_file(replay, await self._text(request, replay)), step, view)

    @get("/{replay:str}/file", media_type=MediaType.TEXT, responses=problems(404))
    async def file(self, request: HallRequest, replay: TableId) -> Response[str]:
        """The file as it was uploaded."""
        return as_file(await self._text(request, replay), replay)

    @staticmethod
    async def _text(request: HallRequest, id: str) -> str:
        text = await hall_of(request).store.replay(id)
        if text is None:
            raise not_found("no-such-replay")
        return text


@get("/metrics", include_in_schema=False)
async def metrics_page(request: HallRequest) -> Response[bytes]:
    """For Prometheus."""
    allowed = hall_of(request).config.metrics
    host = request.client.host if request.client else ""
    if allowed == "off" or (allowed == "local" and not _is_local(host)):
        raise not_found("no-such-page")
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return False


ROUTER: Final = Router("/api/v1", route_handlers=[Meta, People, Tables, Replays])
