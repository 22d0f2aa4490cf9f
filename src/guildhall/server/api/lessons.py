"""The courses. Lessons keep nothing here: clients send the answers that they have given."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from litestar import Controller, get, post, put
from litestar.params import JSONBody, PathParameter

from guildhall.hall import lessons
from guildhall.hall.errors import not_found
from guildhall.hall.wire_lessons import CourseInfo, LessonAnswers, LessonsDone, LessonStep
from guildhall.server import hinting
from guildhall.server.api.base import ApiRequest, client_of, problems, somebody, worker_of
from guildhall.server.identity import now

GameName = Annotated[str, PathParameter(max_length=40)]
LessonName = Annotated[str, PathParameter(max_length=40)]


class Lessons(Controller):
    """Short courses on the real board."""

    path = "/"
    tags = ["lessons"]  # noqa: RUF012

    @get("/games/{game:str}/lessons", responses=problems(404))
    async def course(self, game: GameName) -> CourseInfo:
        """The lessons of a game, in their order."""
        return await asyncio.to_thread(lessons.course_info, game)

    @post("/games/{game:str}/lessons/{lesson:str}", status_code=200, responses=problems(404, 409))
    async def step(
        self, request: ApiRequest, game: GameName, lesson: LessonName, data: JSONBody[LessonAnswers]
    ) -> LessonStep:
        """The board of a lesson after some answers, and what is said to one more. Nothing is kept."""
        worker, client = worker_of(request), await client_of(request)
        made = None
        if data.hint:
            turn = await worker.lookback.do(client, partial(lessons.hint_turn, game, lesson, data))
            made = turn and await hinting.for_lesson(worker, client, turn)
        return await worker.lookback.do(client, partial(lessons.step, game, lesson, data, made))

    @get("/me/lessons/{game:str}", responses=problems(404))
    async def done(self, request: ApiRequest, game: GameName) -> LessonsDone:
        """The lessons of a game that the caller has done."""
        person = await somebody(request)
        return LessonsDone([lesson for _, lesson in await worker_of(request).store.progress.of(person.id, game)])

    @put("/me/lessons/{game:str}/{lesson:str}", status_code=204, responses=problems(404))
    async def note(self, request: ApiRequest, game: GameName, lesson: LessonName) -> None:
        """Note that the caller has done a lesson."""
        if all(line.id != lesson for line in lessons.course_info(game).lessons):
            raise not_found("no-such-lesson")
        person = await somebody(request)
        await worker_of(request).store.progress.add(person.id, game, lesson, now())
