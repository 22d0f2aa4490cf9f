"""Tables: the lobby, seats, the game, chat, and looking back."""

from __future__ import annotations

from functools import partial

from litestar import Controller, MediaType, Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody

from guildhall.hall import component_sets, exploring, replays, wire
from guildhall.hall.errors import Refusal
from guildhall.hall.rights import Look, Rights
from guildhall.hall.settings import clean_name
from guildhall.kernel.state import Seat
from guildhall.server import lists, lobby, moderation, patience
from guildhall.server.api.base import (
    ApiRequest,
    EventQuery,
    SeatPath,
    StepPath,
    TableId,
    ViewQuery,
    address_of,
    as_file,
    client_of,
    problems,
    rights_of,
    slow_down,
    somebody,
    who,
    worker_of,
)
from guildhall.server.dailies import let_look
from guildhall.server.door import NAMELESS
from guildhall.server.play_on import play_on
from guildhall.server.room import Room


class Tables(Controller):
    """Tables, from the lobby to the rematch."""

    path = "/tables"
    tags = ["tables"]  # noqa: RUF012

    @get("/", responses=problems())
    async def lobby(self, request: ApiRequest) -> wire.Lobby:
        """Public tables, newest first."""
        worker = worker_of(request)
        tables = await worker.store.lists.public()
        return wire.Lobby(await lists.described(worker, await who(request), tables))

    @post("/", status_code=201, responses=problems(409))
    async def create(self, request: ApiRequest, data: JSONBody[wire.TableSettings]) -> wire.Created:
        """Make a table."""
        await slow_down(request, "create")
        person = await somebody(request)
        return wire.Created(*await lobby.create(worker_of(request), person.id, data))

    @get("/{table:str}", responses=problems(404))
    async def table(self, request: ApiRequest, table: TableId) -> wire.TableAndYou:
        """A table, and the caller's role at it."""
        room, rights = await self._at(request, table)
        if room.live.record.status == "running" and room.live.sitting is None:
            async with room.reading():
                pass
        return _told(room, rights)

    @put("/{table:str}/settings", responses=problems(404, 409))
    async def settings(
        self, request: ApiRequest, table: TableId, data: JSONBody[wire.TableSettings]
    ) -> wire.TableAndYou:
        """Change the settings before the game begins."""
        room, rights = await self._at(request, table)
        await lobby.change_settings(worker_of(request), room, rights, data)
        return _told(room, rights)

    @post("/{table:str}/seats/{seat:int}", status_code=200, responses=problems(404, 409))
    async def sit(
        self, request: ApiRequest, table: TableId, seat: SeatPath, data: JSONBody[wire.Sit]
    ) -> wire.TableAndYou:
        """Take a seat."""
        worker = worker_of(request)
        room = await worker.room(table)
        person = await somebody(request)
        if person.name == NAMELESS:
            await worker.store.change_person(person.id, name=clean_name(data.name))
        rights = await rights_of(request, table, person.id)
        await room.door.check(rights, address_of(request), data.name)
        await lobby.sit(worker, room, rights, seat, data)
        return _told(room, rights)

    @delete("/{table:str}/seats/{seat:int}", status_code=200, responses=problems(404, 409))
    async def stand(self, request: ApiRequest, table: TableId, seat: SeatPath) -> wire.TableAndYou:
        """Leave a seat, before the game begins."""
        room, rights = await self._at(request, table)
        await lobby.stand(worker_of(request), room, rights, seat)
        return _told(room, rights)

    @post("/{table:str}/seats/{seat:int}/move", status_code=200, responses=problems(404, 409))
    async def move(
        self, request: ApiRequest, table: TableId, seat: SeatPath, data: JSONBody[wire.Move]
    ) -> wire.TableAndYou:
        """Let two seats change places, before the game begins."""
        room, rights = await self._at(request, table)
        await lobby.move(worker_of(request), room, rights, seat, data.to)
        return _told(room, rights)

    @post("/{table:str}/seats/{seat:int}/keys", status_code=201, responses=problems(404, 409))
    async def key(self, request: ApiRequest, table: TableId, seat: SeatPath, data: JSONBody[wire.NewKey]) -> wire.Key:
        """Make a key to one seat, for another screen or for a guest."""
        await slow_down(request, "key")
        room, rights = await self._at(request, table)
        return await lobby.give_key(worker_of(request), room, rights, seat, data.rights)

    @post("/{table:str}/start", status_code=200, responses=problems(404, 409))
    async def start(self, request: ApiRequest, table: TableId, data: JSONBody[wire.Start]) -> wire.TableAndYou:
        """Start the game."""
        room, rights = await self._at(request, table)
        await lobby.start(worker_of(request), room, rights, data.fill)
        return _told(room, rights)

    @post("/{table:str}/seats/{seat:int}/stand-in", status_code=200, responses=problems(404, 409, 503))
    async def stand_in(self, request: ApiRequest, table: TableId, seat: SeatPath) -> wire.TableAndYou:
        """Let a bot play for somebody who is away, if the host or all others who are present want it."""
        room, rights = await self._at(request, table)
        await patience.stand_in(worker_of(request), room, rights, seat)
        return _told(room, rights)

    @post("/{table:str}/seats/{seat:int}/nudge", status_code=204, responses=problems(404, 409))
    async def nudge(self, request: ApiRequest, table: TableId, seat: SeatPath) -> None:
        """Remind a player that the others are waiting."""
        room, rights = await self._at(request, table)
        await patience.nudge(worker_of(request), room, rights, seat)

    @post("/{table:str}/leave", status_code=200, responses=problems(404, 409, 503))
    async def leave(self, request: ApiRequest, table: TableId) -> wire.TableAndYou:
        """Leave all of the caller's seats. In a running game, bots play on."""
        room, rights = await self._at(request, table)
        await lobby.leave(worker_of(request), room, rights)
        return _told(room, rights)

    @delete("/{table:str}", status_code=204, responses=problems(404, 409))
    async def remove(self, request: ApiRequest, table: TableId) -> None:
        """Delete a table at which nobody but the host sits, with its game and chat."""
        room, rights = await self._at(request, table)
        await lobby.delete(worker_of(request), room, rights)

    @post("/{table:str}/abandon", status_code=200, responses=problems(404, 409, 503))
    async def abandon(self, request: ApiRequest, table: TableId) -> wire.TableAndYou:
        """End the game without a result."""
        room, rights = await self._at(request, table)
        await lobby.abandon(worker_of(request), room, rights)
        return _told(room, rights)

    @post("/{table:str}/rematch", status_code=201, responses=problems(404, 409))
    async def rematch(self, request: ApiRequest, table: TableId, data: JSONBody[wire.Rematch]) -> wire.Created:
        """Make another table for the same people, with the same settings or others."""
        await slow_down(request, "create")
        room, rights = await self._at(request, table)
        return wire.Created(*await lobby.rematch(worker_of(request), room, rights, data.settings))

    @post("/{table:str}/mutes", status_code=200, responses=problems(404, 409))
    async def mute(self, request: ApiRequest, table: TableId, data: JSONBody[wire.Mute]) -> wire.TableAndYou:
        """Mute somebody in the chat, or unmute them."""
        room, rights = await self._at(request, table)
        await moderation.mute(worker_of(request), room, rights, data.person, data.muted)
        return _told(room, rights)

    @post("/{table:str}/bans", status_code=200, responses=problems(404, 409, 503))
    async def ban(self, request: ApiRequest, table: TableId, data: JSONBody[wire.Shun]) -> wire.TableAndYou:
        """Ban somebody from the table, or lift the ban. In a running game, a bot takes their seat."""
        room, rights = await self._at(request, table)
        await moderation.ban(worker_of(request), room, rights, data.person, data.banned)
        return _told(room, rights)

    @get("/{table:str}/sanctions", responses=problems(404))
    async def sanctions(self, request: ApiRequest, table: TableId) -> list[wire.Sanctioned]:
        """Who is muted or banned, for the host."""
        room, rights = await self._at(request, table)
        return moderation.listed(room, rights)

    @put("/{table:str}/audience", responses=problems(404, 409))
    async def audience(self, request: ApiRequest, table: TableId, data: JSONBody[wire.Audience]) -> wire.TableAndYou:
        """Let spectators in and let them write, or not; also while the game runs."""
        room, rights = await self._at(request, table)
        await moderation.set_audience(worker_of(request), room, rights, data)
        return _told(room, rights)

    @get("/{table:str}/chat", responses=problems(404))
    async def chat(self, request: ApiRequest, table: TableId) -> list[wire.ChatLine]:
        """The latest lines of the chat, oldest first."""
        room, _ = await self._at(request, table)
        return await worker_of(request).store.chat.lines(room.id, limit=500)

    @get("/{table:str}/position", responses=problems(404, 409))
    async def position(
        self, request: ApiRequest, table: TableId, view: ViewQuery = None, reasons: FromQuery[bool] = False
    ) -> wire.ViewPosition:
        """The current position from one view. `reasons` adds why other options are closed."""
        room, rights = await self._at(request, table)
        return await room.position(rights, view, reasons)

    @post("/{table:str}/seats/{seat:int}/answers", status_code=200, responses=problems(404, 409, 503))
    async def answer(
        self, request: ApiRequest, table: TableId, seat: SeatPath, data: JSONBody[wire.Answering]
    ) -> wire.Done:
        """Answer a question without a socket. An answer sent again with the same id is not carried out twice."""
        room, rights = await self._at(request, table)
        kind = wire.Change if data.instead else wire.Answer
        return wire.Done(data.id, await room.play(rights, kind(data.id, seat, data.decision, data.option)))

    @get("/{table:str}/replay", responses=problems(404, 409))
    async def replay(self, request: ApiRequest, table: TableId, view: ViewQuery = None) -> wire.ReplayInfo:
        """The length and rounds of the game so far, and every event that the view has shown."""
        room = await self._looking_back(request, table, view)
        async with room.reading():
            course = replays.of_table(room.live)
        return await room.worker.lookback.info(await client_of(request), course, view)

    @get("/{table:str}/steps/{step:int}", responses=problems(404, 409))
    async def step(self, request: ApiRequest, table: TableId, step: StepPath, view: ViewQuery = None) -> wire.Step:
        """The position after this many choices, in one of the caller's views; in any view once the game is over."""
        room = await self._looking_back(request, table, view)
        async with room.reading():
            course = replays.of_table(room.live)
        return await room.worker.lookback.step(await client_of(request), course, step, view)

    @get("/{table:str}/notation/{step:int}", responses=problems(404, 409))
    async def notation(self, request: ApiRequest, table: TableId, step: StepPath) -> wire.Notation:
        """The position after this many choices in notation, for the analysis board.

        While the game goes on, only for somebody who plays against bots alone, and as that seat knew it.
        """
        room, rights = await self._at(request, table)
        own = next(iter(rights.holds(room.live.seats)), None)
        rights.check_look(room.live.record, room.live.seats, "past", own)
        async with room.reading():
            record, seats, course = room.live.record, room.live.seats, replays.of_table(room.live)
        seat = None if course.open else exploring.seat_of(rights, record, seats)
        return await room.worker.lookback.notation(await client_of(request), course, step, seat)

    @get("/{table:str}/components", responses=problems(404))
    async def components(self, request: ApiRequest, table: TableId) -> wire.TableComponents | None:
        """How the table's components differ from the shipped ones; nothing if it is played with those."""
        room, _ = await self._at(request, table)
        work = partial(component_sets.at_table, room.live.record)
        return await room.worker.lookback.do(await client_of(request), work)

    @get("/{table:str}/moments", responses=problems(404, 409))
    async def moments(
        self, request: ApiRequest, table: TableId, since: EventQuery = 0, view: ViewQuery = None
    ) -> wire.Moments:
        """What one of the caller's views has been told since an event, one step of the rules at a time."""
        room = await self._looking_back(request, table, view)
        async with room.reading():
            course = replays.of_table(room.live)
        return await room.worker.lookback.moments(await client_of(request), course, since, view)

    @get("/{table:str}/file", media_type=MediaType.TEXT, responses=problems(404, 409))
    async def file(self, request: ApiRequest, table: TableId) -> Response[str]:
        """The replay file of a game that is over."""
        room = await self._looking_back(request, table)
        async with room.reading():
            text = replays.file_of(room.live)
        return as_file(text, f"{room.live.record.settings.game}-{room.id}")

    @get("/{table:str}/shuffle", responses=problems(404, 409))
    async def shuffle(self, request: ApiRequest, table: TableId) -> wire.Shuffle:
        """Replay a game that is over and compare every draw with its seed."""
        room = await self._looking_back(request, table)
        async with room.reading():
            text = replays.file_of(room.live)
        return await room.worker.lookback.shuffle(await client_of(request), text)

    @get("/{table:str}/review", responses=problems(404, 409))
    async def review(self, request: ApiRequest, table: TableId) -> wire.ReviewState:
        """How far the review of a game is, and the review once it is done."""
        room = await self._looking_back(request, table)
        return await room.worker.reviewing.state(room.id, await who(request))

    @post("/{table:str}/review", status_code=200, responses=problems(404, 409, 503))
    async def ask_review(self, request: ApiRequest, table: TableId) -> wire.ReviewState:
        """Have a finished game reviewed in the background."""
        room = await self._looking_back(request, table)
        person, (address, _) = await somebody(request), await client_of(request)
        return await room.worker.reviewing.ask(room.id, person.id, address, lambda: _course(room))

    @delete("/{table:str}/review", status_code=200, responses=problems(404, 409))
    async def cancel_review(self, request: ApiRequest, table: TableId) -> wire.ReviewState:
        """Stop a review that the caller asked for."""
        room = await self._looking_back(request, table)
        return await room.worker.reviewing.cancel(room.id, await who(request))

    @get("/{table:str}/review/lessons/{step:int}", responses=problems(404, 409))
    async def lesson(self, request: ApiRequest, table: TableId, step: StepPath) -> wire.Lesson:
        """One of the costliest decisions of a reviewed game: the board as it was, every answer, and a better line."""
        room = await self._looking_back(request, table)
        return await room.worker.reviewing.lesson(await client_of(request), room.id, await _course(room), step)

    @post("/{table:str}/play-on", status_code=201, responses=problems(404, 409))
    async def play_on(self, request: ApiRequest, table: TableId, data: JSONBody[wire.PlayOn]) -> wire.Created:
        """Play on from a moment of a finished game, against bots, at a new table."""
        await slow_down(request, "create")
        room = await self._looking_back(request, table)
        return await play_on(room.worker, await somebody(request), await _course(room), data)

    @staticmethod
    async def _at(
        request: ApiRequest, table: str, look: Look = "table", view: Seat | None = None
    ) -> tuple[Room, Rights]:
        room = await worker_of(request).room(table)
        rights = await rights_of(request, table)
        await let_look(room, rights)
        rights.check_look(room.live.record, room.live.seats, look, view)
        await room.door.check(rights, address_of(request))
        return room, rights

    async def _looking_back(self, request: ApiRequest, table: str, view: Seat | None = None) -> Room:
        room, _ = await self._at(request, table, "past", view)
        return room


def _told(room: Room, rights: Rights) -> wire.TableAndYou:
    return wire.TableAndYou(room.live.info(rights), room.live.you(rights))


async def _course(room: Room) -> replays.Course:
    """A game that is over. Raises Refusal while it goes on."""
    if not room.live.record.is_over:
        raise Refusal("not-over")
    async with room.reading():
        return replays.of_table(room.live)
