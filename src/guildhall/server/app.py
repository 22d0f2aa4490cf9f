"""The application: its routes, checks before and headers after every request, start and stop."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

import guildhall
from guildhall.hall import wire
from guildhall.hall.errors import Refusal, forbidden
from guildhall.kernel.errors import IllegalChoice
from guildhall.server import logs
from guildhall.server.api import ROUTER
from guildhall.server.api.service import ANY_HOST, metrics_page
from guildhall.server.config import Config, from_environment
from guildhall.server.connection import Places, with_socket_limit
from guildhall.server.identity import COOKIE_SECONDS
from guildhall.server.limits import FILES, REQUESTS, place_of
from guildhall.server.operate.attendant import Attendant
from guildhall.server.operate.measures import measure_databases, with_measures
from guildhall.server.pages import UNLIMITED, Pages, page
from guildhall.server.security import ProxyNotice, is_our_host, is_same_site, with_headers
from guildhall.server.socket import table_socket
from guildhall.server.store.failures import BadValue, Unavailable
from guildhall.server.under import cookie_name
from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.app")
MOST_BYTES: Final = 500_000  # of a request
GARBAGE: Final = (5_000, 200, 20)  # thresholds of Python's garbage collector
SWITCH_SECONDS: Final = 0.0005  # after which a database thread gets the interpreter
SAFE: Final = ("GET", "HEAD", "OPTIONS")
REASONS: Final = {400: "bad-request", 404: "no-such-page", 405: "no-such-method", 413: "too-long", 415: "bad-request"}


def problem(status: int, reason: str, facts: dict[str, int | str] | None = None) -> Response[Any]:
    headers = {"cache-control": "no-store"} | ({"retry-after": "5"} if status in (429, 503) else {})
    return Response(wire.Problem(reason, facts or {}), status_code=status, headers=headers)


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[Any]:
    return problem(error.status, error.reason, error.facts)


def on_illegal(_: Request[Any, Any, Any], error: IllegalChoice) -> Response[Any]:
    return problem(409, error.reason)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    status = 400 if error.status_code == 415 else error.status_code
    return problem(status, REASONS.get(status, "bad-request"))


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return problem(500, "our-mistake")


def on_unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Any]:
    logs.say_unavailable(error, path=request.url.path, method=request.method)
    return problem(503, "try-again")


def on_bad_value(_: Request[Any, Any, Any], error: BadValue) -> Response[Any]:
    return problem(400, "bad-request")


def on_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON that is nested too deeply; a request without a body cannot be to blame."""
    return on_mistake(request, error) if request.method in SAFE else problem(400, "bad-request")


async def before_request(request: Request[Any, Any, Any]) -> None:
    """Raises Refusal for another host's name, a client that is too fast, and changes from another site's page."""
    worker: Worker = request.app.state.worker
    if not (request.route_handler.opt.get(ANY_HOST) or is_our_host(request.headers, worker.config)):
        raise Refusal("bad-request", 421)
    address = request.client.host if request.client else "?"
    notice: ProxyNotice = request.app.state.proxy_notice
    notice.look(address, request.headers)
    # Files of the browser client do not count: a first visit needs about fifty. At most, one waits for them.
    if request.route_handler.opt.get(UNLIMITED):
        if not worker.limits.allows_here("file", place_of(address), FILES):
            await worker.limits.tarpit.hold(place_of(address))
        return
    if not await worker.limits.allows("request", place_of(address), REQUESTS):
        await worker.limits.tarpit.hold(place_of(address))
        raise Refusal("too-fast", 429)
    if request.method not in SAFE and not is_same_site(request.headers, request.base_url, worker.config):
        raise forbidden("another-site")


async def after_request(response: Response[Any]) -> Response[Any]:
    response.headers.setdefault("cache-control", "no-store")
    return response


def make_app(config: Config) -> Litestar:
    """One worker's application."""
    measure_databases()
    sockets = Places(config.sockets, config.sockets_per_address)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        worker = Worker(config)
        app.state.worker = worker
        app.state.pages = Pages(prefix=config.path_prefix)
        app.state.proxy_notice = ProxyNotice(config)
        await worker.start()
        app.state.attendant = Attendant(worker)
        worker.spawn(app.state.attendant.run(), "attendant")
        LOG.info("serving", extra={"engine": guildhall.__version__, "worker": worker.fanout.worker})
        try:
            yield
        finally:
            await worker.stop()
            LOG.info("stopped", extra={"worker": worker.fanout.worker})

    async def before_send(message: Any, scope: Any) -> None:
        """Set or delete cookies, if the handler asked for it."""
        if message["type"] != "http.response.start":
            return
        for name, value in scope.get("state", {}).get("cookies", {}).items():
            cookie = Cookie(
                key=cookie_name(name, config.path_prefix),
                value=value,
                path=config.path_prefix + "/",
                max_age=COOKIE_SECONDS if value else 0,
                httponly=True,
                samesite="lax",
                secure=config.secure or scope.get("scheme") == "https",
            )
            header = cookie.to_header(header="").strip()
            message["headers"] = [*message["headers"], (b"set-cookie", header.encode())]

    return Litestar(
        route_handlers=[ROUTER, table_socket, metrics_page, page],
        lifespan=[lifespan],
        before_request=before_request,
        after_request=after_request,
        before_send=[before_send],
        middleware=[with_measures, with_socket_limit(sockets), logs.with_names, with_headers(config)],
        exception_handlers={
            Refusal: on_refusal,
            IllegalChoice: on_illegal,
            HTTPException: on_http,
            RecursionError: on_deep,
            Unavailable: on_unavailable,
            BadValue: on_bad_value,
            Exception: on_mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Guildhall",
            version=guildhall.__version__,
            path="/api/v1",
            use_handler_docstrings=True,
            servers=[Server(url=config.path_prefix or "/")],
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        debug=False,
    )


def from_env() -> Litestar:
    """The application for uvicorn workers, which get their options from the environment."""
    config = from_environment(os.environ)
    logs.set_up(config.log)
    app = make_app(config)
    # With the default thresholds, collecting garbage among the objects of thousands of tables took a seventh of the
    # time. Everything that is loaded by now stays.
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH_SECONDS)
    return app
