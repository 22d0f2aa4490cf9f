"""The service itself: health, games, bots, and metrics."""

from __future__ import annotations

import hmac
import os
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, get
from litestar.params import PathParameter
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest, multiprocess

import guildhall
from guildhall import shelf
from guildhall.hall import catalogue, wire
from guildhall.hall.bots import LEVELS
from guildhall.hall.errors import Refusal, not_found
from guildhall.server.api.base import ApiRequest, problems, worker_of
from guildhall.server.config import Config
from guildhall.server.security import is_forwarded, is_loopback, is_our_host

ANY_HOST: Final = "any-host"  # option of handlers that balancers and Prometheus ask by address


class Service(Controller):
    """The service itself, its games and its bots."""

    path = "/"
    tags = ["service"]  # noqa: RUF012

    @get("/health", responses=problems(), opt={ANY_HOST: True})
    async def health(self) -> wire.Health:
        """Whether the process is alive. `ready` says whether it can work."""
        return wire.Health("ok", guildhall.__version__)

    @get("/ready", responses=problems(503), opt={ANY_HOST: True})
    async def ready(self, request: ApiRequest) -> Response[wire.Ready]:
        """Whether the service can write, reach Redis and get answers of bots. Only this machine is told why not."""
        problems = await worker_of(request).readiness.problems()
        if not _is_local(request):
            problems = dict.fromkeys(problems, "")
        return Response(wire.Ready(not problems, problems), status_code=503 if problems else 200)

    @get("/games", responses=problems())
    async def games(self) -> wire.Games:
        """All games, each with what a client needs to show it."""
        return catalogue.games()

    @get("/games/{game:str}", responses=problems(404))
    async def game(self, game: Annotated[str, PathParameter(max_length=40)]) -> wire.GameInfo:
        """One game."""
        if game not in shelf.NAMES:
            raise not_found("no-such-game")
        return catalogue.game_info(game)

    @get("/bots", responses=problems())
    async def bots(self) -> wire.Levels:
        """The levels of bots, weakest first."""
        return msgspec.convert({"levels": list(LEVELS)}, wire.Levels)


@get("/metrics", include_in_schema=False, opt={ANY_HOST: True})
async def metrics_page(request: ApiRequest) -> Response[bytes]:
    """Metrics in Prometheus's text format."""
    _check_metrics(request, worker_of(request).config)
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def _is_local(request: ApiRequest) -> bool:
    """Whether a request comes from this machine, through no proxy, and not from a page under a foreign name."""
    if request.client is None or not is_loopback(request.client.host) or is_forwarded(request.headers):
        return False
    return is_our_host(request.headers, worker_of(request).config)


def _check_metrics(request: ApiRequest, config: Config) -> None:
    """Raises Refusal unless the request comes from this machine, through no proxy, or has the token."""
    if config.metrics == "off":
        raise not_found("no-such-page")
    if _is_local(request):
        return
    if config.metrics == "local":
        raise not_found("no-such-page")
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode(), config.metrics_token.encode()):
        raise Refusal("forbidden", 401)
