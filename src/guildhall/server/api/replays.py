"""Replay files from elsewhere."""

from __future__ import annotations

from functools import partial

from litestar import Controller, MediaType, Response, delete, get, post
from litestar.params import JSONBody

from guildhall.hall import replays, wire
from guildhall.hall.errors import not_found
from guildhall.hall.replays import Course
from guildhall.server.api.base import (
    ApiRequest,
    StepPath,
    TableId,
    ViewQuery,
    as_file,
    client_of,
    problems,
    slow_down,
    somebody,
    who,
    worker_of,
)
from guildhall.server.identity import now
from guildhall.server.limits import UPLOADS
from guildhall.server.play_on import play_on
from guildhall.server.reviewing import checked


class Replays(Controller):
    """Uploaded replay files."""

    path = "/replays"
    tags = ["replays"]  # noqa: RUF012

    @post("/", status_code=201, responses=problems(413))
    async def upload(self, request: ApiRequest, data: JSONBody[wire.Upload]) -> wire.Uploaded:
        """Upload a replay file. It is replayed and checked first."""
        await slow_down(request, "upload", UPLOADS)
        worker = worker_of(request)
        id, game, text = await worker.lookback.turns.do(
            await client_of(request), partial(replays.check_file, data.text)
        )
        await worker.store.add_replay(id, game, text, await who(request), now())
        return wire.Uploaded(id)

    @get("/{replay:str}", responses=problems(404))
    async def replay(self, request: ApiRequest, replay: TableId, view: ViewQuery = None) -> wire.ReplayInfo:
        """The length and rounds of a replay, and every event that the view shows."""
        client, lookback = await client_of(request), worker_of(request).lookback
        course = await lookback.of_file(client, replay, await self._text(request, replay))
        return await lookback.info(client, course, view)

    @get("/{replay:str}/shuffle", responses=problems(404, 409))
    async def shuffle(self, request: ApiRequest, replay: TableId) -> wire.Shuffle:
        """Replay the file and compare every draw with its seed."""
        text = await self._text(request, replay)
        return await worker_of(request).lookback.shuffle(await client_of(request), text)

    @get("/{replay:str}/steps/{step:int}", responses=problems(404))
    async def step(self, request: ApiRequest, replay: TableId, step: StepPath, view: ViewQuery = None) -> wire.Step:
        """The position after this many choices, in any view."""
        client, lookback = await client_of(request), worker_of(request).lookback
        course = await lookback.of_file(client, replay, await self._text(request, replay))
        return await lookback.step(client, course, step, view)

    @get("/{replay:str}/notation/{step:int}", responses=problems(404, 409))
    async def notation(self, request: ApiRequest, replay: TableId, step: StepPath) -> wire.Notation:
        """The position after this many choices in the game's notation, for the analysis board."""
        course = await self._course(request, replay)
        return await worker_of(request).lookback.notation(await client_of(request), course, step)

    @get("/{replay:str}/file", media_type=MediaType.TEXT, responses=problems(404))
    async def file(self, request: ApiRequest, replay: TableId) -> Response[str]:
        """The stored file: the uploaded game without comments."""
        return as_file(await self._text(request, replay), replay)

    @get("/{replay:str}/review", responses=problems(404))
    async def review(self, request: ApiRequest, replay: TableId) -> wire.ReviewState:
        """How far the review of a replay is, and the review once it is done."""
        await self._text(request, replay)
        return await worker_of(request).reviewing.state(replay, await who(request))

    @post("/{replay:str}/review", status_code=200, responses=problems(404, 409, 503))
    async def ask_review(self, request: ApiRequest, replay: TableId) -> wire.ReviewState:
        """Have a replay of a finished game reviewed in the background."""
        person, (address, _) = await somebody(request), await client_of(request)
        return await worker_of(request).reviewing.ask(
            replay, person.id, address, lambda: self._course(request, replay, person.id)
        )

    @delete("/{replay:str}/review", status_code=200, responses=problems(404))
    async def cancel_review(self, request: ApiRequest, replay: TableId) -> wire.ReviewState:
        """Stop a review that the caller asked for."""
        await self._text(request, replay)
        return await worker_of(request).reviewing.cancel(replay, await who(request))

    @get("/{replay:str}/review/lessons/{step:int}", responses=problems(404, 409))
    async def lesson(self, request: ApiRequest, replay: TableId, step: StepPath) -> wire.Lesson:
        """One of the costliest decisions of a reviewed game: the board as it was, every answer, and a better line."""
        client, course = await client_of(request), await self._course(request, replay)
        return await worker_of(request).reviewing.lesson(client, replay, course, step)

    @post("/{replay:str}/play-on", status_code=201, responses=problems(404, 409))
    async def play_on(self, request: ApiRequest, replay: TableId, data: JSONBody[wire.PlayOn]) -> wire.Created:
        """Play on from a moment of a replay, against bots, at a new table."""
        await slow_down(request, "create")
        person = await somebody(request)
        return await play_on(worker_of(request), person, await self._course(request, replay, person.id), data)

    async def _course(self, request: ApiRequest, replay: str, person: str | None = None) -> Course:
        """Raises Refusal for a file that this version cannot play."""
        address, client = await client_of(request)
        text = await self._text(request, replay)
        lookback = worker_of(request).lookback
        return await checked(lambda: lookback.of_file((address, person or client), replay, text))

    @staticmethod
    async def _text(request: ApiRequest, id: str) -> str:
        text = await worker_of(request).store.upload(id)
        if text is None:
            raise not_found("no-such-replay")
        return text
