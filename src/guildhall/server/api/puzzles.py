"""Puzzles. Their boards keep nothing here; the first tries of people are kept, and their ratings follow from them."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, get, post, put
from litestar.params import JSONBody, PathParameter

from guildhall.hall import puzzles
from guildhall.hall.wire_puzzles import PuzzleAnswers, PuzzleDesk, PuzzleStep, Tries, TriesKept
from guildhall.puzzles import find
from guildhall.puzzles.fitting import Try
from guildhall.server.api.base import ApiRequest, client_of, problems, somebody, worker_of
from guildhall.server.limits import LOOKBACK, LOOKBACK_PER_ADDRESS

GameName = Annotated[str, PathParameter(max_length=40)]
PuzzleName = Annotated[str, PathParameter(max_length=40)]


class Puzzles(Controller):
    """Positions in which one line is the best one, and proven to be."""

    path = "/"
    tags = ["puzzles"]  # noqa: RUF012

    @post("/games/{game:str}/puzzles", status_code=200, responses=problems(404))
    async def desk(self, request: ApiRequest, game: GameName, data: JSONBody[Tries]) -> PuzzleDesk:
        """Where somebody stands after some tries, and which puzzle fits next. Nothing is kept."""
        await slow_down(request)
        return await asyncio.to_thread(puzzles.desk, game, data.tries)

    @post("/games/{game:str}/puzzles/{puzzle:str}", status_code=200, responses=problems(404, 409))
    async def step(
        self, request: ApiRequest, game: GameName, puzzle: PuzzleName, data: JSONBody[PuzzleAnswers]
    ) -> PuzzleStep:
        """The board of a puzzle after some answers, and what is said to one more. Nothing is kept."""
        await slow_down(request)
        return await asyncio.to_thread(puzzles.step, game, puzzle, data)

    @get("/me/puzzles/{game:str}", responses=problems(404))
    async def tries(self, request: ApiRequest, game: GameName) -> TriesKept:
        """The caller's first tries at the puzzles of a game."""
        puzzles.check(game)
        person = await somebody(request)
        return kept(await worker_of(request).store.tries.of(person.id, game))

    @put("/me/puzzles/{game:str}", responses=problems(404))
    async def keep(self, request: ApiRequest, game: GameName, data: JSONBody[Tries]) -> TriesKept:
        """Add first tries, wherever they were made; of each puzzle the earliest one counts.

        Puzzles that are no longer shipped are left out. Returns all tries."""
        puzzles.check(game)
        person = await somebody(request)
        new = [Try(one.puzzle, one.solved, one.at) for one in data.tries if find(game, one.puzzle) is not None]
        return kept(await worker_of(request).store.tries.add(person.id, game, new))


def kept(tries: list[Try]) -> TriesKept:
    return TriesKept([(one.puzzle, one.solved, one.at) for one in tries])


async def slow_down(request: ApiRequest) -> None:
    """Raises Refusal for who asks too often."""
    address, person = await client_of(request)
    limits = worker_of(request).limits
    limits.check_here("lookback-address", address, LOOKBACK_PER_ADDRESS)
    limits.check_here("lookback", person, LOOKBACK)
