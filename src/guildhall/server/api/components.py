"""The owner's workshop: reconstructed values, drafts, and component sets."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Final

from litestar import Controller, MediaType, Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter

from guildhall import shelf
from guildhall.hall import component_sets, wire
from guildhall.hall.errors import Refusal, not_found
from guildhall.hall.settings import MOST_OF_TITLE, clean_name
from guildhall.kernel.errors import ComponentError
from guildhall.server.api.base import ApiRequest, client_of, problems, slow_down, somebody, worker_of
from guildhall.server.identity import new_id, now
from guildhall.server.limits import DRAFTS
from guildhall.server.store.component_sets import ComponentSetRecord

MOST_SETS: Final = 20  # of one person

SetId = Annotated[str, PathParameter(max_length=32)]
GameName = Annotated[str, PathParameter(max_length=40)]


class Components(Controller):
    """Corrected components, for people who own the box."""

    path = "/"
    tags = ["components"]  # noqa: RUF012

    @get("/games/{game:str}/components", responses=problems(404))
    async def reconstructed(self, game: GameName) -> wire.ReconstructedComponents:
        """The shipped components of a game, and which of their values no source gives."""
        if game not in shelf.NAMES:
            raise not_found("no-such-game")
        return await asyncio.to_thread(component_sets.shipped, game)

    @post("/games/{game:str}/components/check", status_code=200, responses=problems(404))
    async def check(
        self, request: ApiRequest, game: GameName, data: JSONBody[wire.ComponentDraft]
    ) -> wire.CheckedComponents:
        """Whether a game can be played with these components, and what they change. Nothing is kept."""
        await slow_down(request, "draft", DRAFTS)
        work = partial(component_sets.check, game, data)
        return await worker_of(request).lookback.turns.do(await client_of(request), work)

    @get("/me/components", responses=problems())
    async def sets(self, request: ApiRequest) -> list[wire.ComponentSetLine]:
        """The caller's component sets, most recently changed first."""
        return [line_of(record) for record in await self._of(request)]

    @get("/me/components/{id:str}", responses=problems(404))
    async def set(self, request: ApiRequest, id: SetId) -> wire.ComponentSet:
        """One of the caller's component sets."""
        record = await self._find(request, id)
        return wire.ComponentSet(line_of(record), record.content)

    @get("/me/components/{id:str}/file", media_type=MediaType.TEXT, responses=problems(404))
    async def file(self, request: ApiRequest, id: SetId) -> Response[str]:
        """One of the caller's component sets as a component file."""
        record = await self._find(request, id)
        text = component_sets.as_toml(record.name, record.content)
        headers = {"content-disposition": f'attachment; filename="{record.game}.toml"'}
        return Response(text, media_type=MediaType.TEXT, headers=headers)

    @post("/games/{game:str}/components", status_code=201, responses=problems(404, 409))
    async def add(
        self, request: ApiRequest, game: GameName, data: JSONBody[wire.NewComponentSet]
    ) -> wire.ComponentSetLine:
        """Save a component set. It must be one that the game can be played with."""
        await slow_down(request, "draft", DRAFTS)
        person = await somebody(request)
        content, digest = await _checked(request, game, data.draft)
        name = clean_name(data.name, MOST_OF_TITLE)
        record = ComponentSetRecord(new_id(), person.id, game, name, digest, content, now())
        if not await worker_of(request).store.component_sets.add(record, MOST_SETS):
            raise Refusal("too-many-component-sets")
        return line_of(record)

    @patch("/me/components/{id:str}", responses=problems(404))
    async def change(
        self, request: ApiRequest, id: SetId, data: JSONBody[wire.ComponentSetChange]
    ) -> wire.ComponentSetLine:
        """Rename one of the caller's component sets, or change what it holds. Tables keep what they have."""
        await slow_down(request, "draft", DRAFTS)
        record = await self._find(request, id)
        record = record._replace(changed_at=now())
        if data.name is not None:
            record = record._replace(name=clean_name(data.name, MOST_OF_TITLE))
        if data.draft is not None:
            content, digest = await _checked(request, record.game, data.draft)
            record = record._replace(content=content, digest=digest)
        if not await worker_of(request).store.component_sets.replace(record):
            raise not_found("no-such-components")
        return line_of(record)

    @delete("/me/components/{id:str}", status_code=204, responses=problems(404))
    async def end(self, request: ApiRequest, id: SetId) -> None:
        """Delete one of the caller's component sets. Tables keep what they have."""
        person = await somebody(request)
        if not await worker_of(request).store.component_sets.end(person.id, id):
            raise not_found("no-such-components")

    @staticmethod
    async def _of(request: ApiRequest) -> list[ComponentSetRecord]:
        person = await somebody(request)
        return await worker_of(request).store.component_sets.of(person.id)

    async def _find(self, request: ApiRequest, id: str) -> ComponentSetRecord:
        for record in await self._of(request):
            if record.id == id:
                return record
        raise not_found("no-such-components")


def line_of(record: ComponentSetRecord) -> wire.ComponentSetLine:
    return wire.ComponentSetLine(record.id, record.game, record.name, record.digest, record.changed_at)


async def _checked(request: ApiRequest, game: str, draft: wire.ComponentDraft) -> tuple[str, str]:
    """The content of a draft, and its digest. Raises Refusal."""
    try:
        work = partial(component_sets.corrected, game, draft)
        found = await worker_of(request).lookback.turns.do(await client_of(request), work)
    except ComponentError:
        raise Refusal("components-do-not-hold", 400) from None
    return found.content, found.digest
