"""The application: every route, what is checked before and added after, and how it starts and stops."""

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

import guildhall
from guildhall.kernel.errors import IllegalChoice
from guildhall.server import logs, wire
from guildhall.server.api import ROUTER, metrics_page
from guildhall.server.config import Config, from_environment
from guildhall.server.errors import Refusal, forbidden
from guildhall.server.hall import Hall
from guildhall.server.identity import COOKIE, COOKIE_SECONDS
from guildhall.server.limits import REQUESTS
from guildhall.server.pages import Pages, page
from guildhall.server.security import is_same_site, with_headers
from guildhall.server.socket import table_socket

LOG: Final = logging.getLogger("guildhall.app")
MOST_BYTES: Final = 500_000  # of a request
GARBAGE: Final = (5_000, 200, 20)  # how many new objects, and so on, before Python looks for cycles
SWITCH_SECONDS: Final = 0.0005  # that a thread of the database waits for the interpreter at most
SAFE: Final = ("GET", "HEAD", "OPTIONS")
REASONS: Final = {400: "bad-request", 404: "no-such-page", 405: "no-such-method", 413: "too-long", 415: "bad-request"}


def problem(status: int, reason: str) -> Response[Any]:
    headers = {"cache-control": "no-store"} | ({"retry-after": "5"} if status in (429, 503) else {})
    return Response(wire.Problem(reason), status_code=status, headers=headers)


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[Any]:
    return problem(error.status, error.reason)


def on_illegal(_: Request[Any, Any, Any], error: IllegalChoice) -> Response[Any]:
    return problem(409, error.reason)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    status = 400 if error.status_code == 415 else error.status_code
    return problem(status, REASONS.get(status, "bad-request"))


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path, "method": request.method})
    return problem(500, "our-mistake")


async def before_request(request: Request[Any, Any, Any]) -> None:
    """Raises Refusal for requests that come too fast, or from another site's page."""
    hall: Hall = request.app.state.hall
    address = request.client.host if request.client else "?"
    if not await hall.limits.allows("request", address, REQUESTS):
        raise Refusal("too-fast", 429)
    if request.method not in SAFE and not is_same_site(request.headers, request.base_url, hall.config):
        raise forbidden("another-site")


async def after_request(response: Response[Any]) -> Response[Any]:
    response.headers.setdefault("cache-control", "no-store")
    return response


def make_app(config: Config) -> Litestar:
    """One worker's application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(config)
        app.state.hall = hall
        app.state.pages = Pages()
        await hall.start()
        LOG.info("serving", extra={"engine": guildhall.__version__, "worker": hall.fanout.worker})
        try:
            yield
        finally:
            await hall.stop()
            LOG.info("stopped", extra={"worker": hall.fanout.worker})

    async def before_send(message: Any, scope: Any) -> None:
        """A cookie that a handler has made, or taken away."""
        if message["type"] != "http.response.start":
            return
        value = scope.get("state", {}).get("cookie")
        if value is not None:
            cookie = Cookie(
                key=COOKIE,
                value=value,
                path="/",
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
        middleware=[logs.with_names, with_headers],
        exception_handlers={
            Refusal: on_refusal,
            IllegalChoice: on_illegal,
            HTTPException: on_http,
            Exception: on_mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Guildhall",
            version=guildhall.__version__,
            path="/api/v1",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        debug=False,
    )


def from_env() -> Litestar:
    """For uvicorn, which starts every worker by name; the command line passes its options on by environment."""
    config = from_environment(os.environ)
    logs.set_up(config.log)
    app = make_app(config)
    # All that is there now will stay; and to look for cycles among the objects of thousands of tables every few hundred
    # new ones would take a seventh of the time.
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH_SECONDS)
    return app
