"""The HTTP interface, `/api/v1`. Every error is a `Problem` with the id of a message."""

from __future__ import annotations

from typing import Final

from litestar import Router

from guildhall.server.api.admin import Administration, sign_in_by_link
from guildhall.server.api.analysis import Analysis
from guildhall.server.api.components import Components
from guildhall.server.api.daily import Daily
from guildhall.server.api.lessons import Lessons
from guildhall.server.api.people import People
from guildhall.server.api.puzzles import Puzzles
from guildhall.server.api.replays import Replays
from guildhall.server.api.service import Service
from guildhall.server.api.sessions import Sessions
from guildhall.server.api.tables import Tables

ROUTER: Final = Router(
    "/api/v1",
    route_handlers=[
        Service,
        People,
        Sessions,
        Tables,
        Replays,
        Analysis,
        Components,
        Lessons,
        Daily,
        Puzzles,
        Administration,
        sign_in_by_link,
    ],
)
