"""The daily deals."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from guildhall.hall import wire
from guildhall.hall.daily import check_game
from guildhall.hall.settings import clean_name
from guildhall.hall.wire_daily import DailyCalendar, DailyDayInfo, DailyOverview, NewTry
from guildhall.server import dailies
from guildhall.server.api.base import ApiRequest, problems, slow_down, somebody, who, worker_of
from guildhall.server.door import NAMELESS

GameName = Annotated[str, PathParameter(max_length=40)]
DayQuery = Annotated[str | None, QueryParameter(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Daily(Controller):
    """One deal of each game a day, the same for everybody."""

    path = "/"
    tags = ["daily"]  # noqa: RUF012

    @get("/daily", responses=problems())
    async def overview(self, request: ApiRequest) -> DailyOverview:
        """Today's deals, and how far the caller is with them."""
        return await dailies.overview(worker_of(request), await who(request))

    @get("/daily/{game:str}", responses=problems(404))
    async def day(self, request: ApiRequest, game: GameName, day: DayQuery = None) -> DailyDayInfo:
        """The deal of a day, by default today's: its results, and how the caller stands."""
        return await dailies.day_info(worker_of(request), await who(request), check_game(game), day)

    @post("/daily/{game:str}", status_code=201, responses=problems(404, 409))
    async def begin(self, request: ApiRequest, game: GameName, data: JSONBody[NewTry]) -> wire.Created:
        """Begin the try that counts, once a day, or practise a deal that one knows already."""
        check_game(game)
        await slow_down(request, "create")
        worker, person = worker_of(request), await somebody(request)
        if person.name == NAMELESS:
            person = person._replace(name=clean_name(data.name))
            await worker.store.change_person(person.id, name=person.name)
        return wire.Created(await dailies.begin(worker, person, game, data.practice, data.day), [])

    @get("/me/daily/{game:str}", responses=problems(404))
    async def calendar(self, request: ApiRequest, game: GameName) -> DailyCalendar:
        """The caller's results, and how many days in a row have one."""
        check_game(game)
        return await dailies.calendar(worker_of(request), (await somebody(request)).id, game)
