"""The analysis board: it keeps nothing, and is worked out where bots think."""

from __future__ import annotations

import asyncio
from typing import Any, Final, TypeVar

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody

from guildhall.hall import wire
from guildhall.hall.errors import Refusal
from guildhall.server.api.base import ApiRequest, client_of, problems, worker_of
from guildhall.server.bot_process import ExploreJob
from guildhall.server.bot_queue import Asker
from guildhall.server.limits import EXPLORING, EXPLORING_PER_ADDRESS, TOWNS, TOWNS_PER_ADDRESS

SECONDS: Final = 60.0  # after which a question is given up
BOARD: Final = "analysis"  # instead of a table, in the share of a person
MOST: Final = 512  # answers that a worker keeps
BOARD_LIMITS: Final = (EXPLORING, EXPLORING_PER_ADDRESS)
LIMITS: Final = {"town": (TOWNS, TOWNS_PER_ADDRESS)}  # of what takes longer than a moment

T = TypeVar("T")


class Analysis(Controller):
    """Positions to try things in."""

    path = "/analysis"
    tags = ["analysis"]  # noqa: RUF012

    @post("/position", status_code=200, responses=problems(404, 409, 503))
    async def position(self, request: ApiRequest, data: JSONBody[wire.Explore]) -> wire.Explored:
        """The position after some choices, with every question that is open."""
        return await _asked(request, "position", data, wire.Explored)

    @post("/candidates", status_code=200, responses=problems(404, 409, 503))
    async def candidates(self, request: ApiRequest, data: JSONBody[wire.ExploreCandidates]) -> wire.Candidates:
        """What the answers of a seat are worth. More effort gives better figures."""
        return await _asked(request, "candidates", data, wire.Candidates, data.effort)

    @post("/town", status_code=200, responses=problems(400, 409, 413, 503))
    async def town(self, request: ApiRequest, data: JSONBody[wire.AskTown]) -> wire.PossibleTown:
        """What a game of Tiny Towns alone could have come to, with its cards and their order."""
        return await _asked(request, "town", data, wire.PossibleTown)


async def _asked(request: ApiRequest, what: str, data: Any, kind: type[T], effort: int = 0) -> T:
    """Raises Refusal."""
    worker, text = worker_of(request), msgspec.json.encode(data).decode()
    known = worker.explored
    if (what, text) not in known:
        address, person = await client_of(request)
        own, of_address = LIMITS.get(what, BOARD_LIMITS)
        name = what if what in LIMITS else "exploring"
        worker.limits.check_here(f"{name}-address", address, of_address)
        worker.limits.check_here(name, person, own)
        try:
            async with asyncio.timeout(SECONDS):
                known[what, text] = await worker.thinkers.think(ExploreJob(what, text, effort), Asker(person, BOARD))
        except (TimeoutError, RuntimeError):
            raise Refusal("try-again", 503) from None
        while len(known) > MOST:
            del known[next(iter(known))]
    found = msgspec.json.decode(known[what, text])
    if "refused" in found:
        raise Refusal(found["reason"], found["status"], **found["facts"])
    return msgspec.convert(found, kind)
