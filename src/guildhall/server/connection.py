"""Connections: limits that hold before a request reaches the application.

uvicorn reads headers of any size, waits for ever for the rest of a request, and takes any number of connections. This
is its HTTP protocol with limits for all three.
"""

from __future__ import annotations

import resource
import sys
from asyncio import BaseTransport, TimerHandle, Transport
from collections import Counter
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, cast

import uvicorn
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Middleware, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from guildhall.server.bodies import SMALL, Bodies
from guildhall.server.config import Config
from guildhall.server.limits import CONNECTIONS, SOCKETS, Limits, place_of
from guildhall.server.under import Under

if TYPE_CHECKING:
    from guildhall.server.line import Line

MOST_REQUEST_BYTES: Final = 4_000_000  # as sent; the application refuses bodies that are much shorter
MOST_PIPELINED: Final = 32  # requests that wait on one connection; browsers send none before they have an answer
MOST_HELD: Final = 1_024  # connections that wait because their address opens too many
LINGER_SECONDS: Final = 1.0  # that a client has to read why it is refused, and to close
MOST_IGNORED: Final = 1_000_000  # bytes that it may send meanwhile
RESERVED_FILES: Final = 64  # for the database, Redis, bot processes and static files


HELD: Final = "held"  # instead of an address, of all connections that wait or are refused a place of their own


class TooLarge(Exception):
    """The headers of a request are too large."""


class TooMany(Exception):
    """Too many requests wait on one connection."""


class Places:
    """Counts what is open, by address. `proxies` are not counted by address: many people share theirs."""

    def __init__(self, most: int, per_address: int, proxies: str = "") -> None:
        self._most = most
        self._per_address = per_address
        self._proxies = _TrustedHosts(proxies) if proxies else ()
        self._addresses: dict[object, str] = {}
        self._counts: Counter[str] = Counter()

    @property
    def held(self) -> int:
        """How many wait."""
        return self._counts[HELD]

    def is_proxy(self, address: str) -> bool:
        return address in self._proxies

    def __len__(self) -> int:
        return len(self._addresses)

    def take(self, holder: object, address: str) -> HTTPStatus | None:
        """Take a place, of `HELD` without one of an address; returns the HTTP status if it is refused, or None."""
        self.free(holder)
        if len(self._addresses) >= self._most:
            return HTTPStatus.SERVICE_UNAVAILABLE
        most = MOST_HELD if address == HELD else self._per_address
        is_proxy, address = self.is_proxy(address), place_of(address)
        if self._counts[address] >= most and not is_proxy:
            return HTTPStatus.TOO_MANY_REQUESTS
        self._addresses[holder] = address
        self._counts[address] += 1
        return None

    def free(self, holder: object) -> None:
        address = self._addresses.pop(holder, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


class Settings(uvicorn.Config):
    """uvicorn's settings, with our own for its protocols."""

    def __init__(self, options: Config, app: Any, **more: Any) -> None:
        super().__init__(app, **more)
        self.options = options
        most = min(options.connections, open_files() - RESERVED_FILES)
        self.places = Places(most, options.connections_per_address, options.proxies)
        self.arrivals = Limits(options.rate)
        self.bodies = Bodies()

    def load(self) -> None:
        super().load()
        if self.options.path_prefix:
            self.loaded_app = Under(self.loaded_app, self.options.path_prefix)


def open_files() -> int:
    """How many files and connections this process may have open, after raising that limit as far as allowed."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return sys.maxsize if hard == resource.RLIM_INFINITY else hard


def short_response(status: HTTPStatus) -> bytes:
    """A response without a body, after which the connection is closed."""
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n"
    retry = "retry-after: 5\r\n" if status in (429, 503) else ""
    return f"{head}{retry}\r\n".encode()


class Connection(HttpToolsProtocol):
    """One client's connection, until it becomes a WebSocket."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast("Transport", transport))
        settings = cast("Settings", self.config)
        self._options = settings.options
        self._places = settings.places
        self._bodies = settings.bodies
        self._counted = 0  # bytes of this connection that are counted in `bodies`
        self._head = 0  # bytes of the request's target and headers
        self._size = 0  # bytes received since the request began
        self._in_head = True
        self._deadline: TimerHandle | None = None
        self._stalled: TimerHandle | None = None
        self._held: TimerHandle | None = None
        self._leaving: TimerHandle | None = None  # since the client was told that this connection ends
        self._ignored = 0  # bytes received since
        address = self._address = self.client[0] if self.client else "?"
        if self._places.is_proxy(address) or settings.arrivals.allows_here("new", place_of(address), CONNECTIONS):
            self._enter(address)
        elif self._places.take(transport, HELD) is not None:
            self.transport.abort()
        else:
            self.flow.pause_reading()
            self._held = self.loop.call_later(settings.arrivals.tarpit.seconds(place_of(address)), self._enter, address)

    def _enter(self, address: str) -> None:
        """Take a place, and begin to read."""
        refused = self._places.take(self.transport, address)
        if refused is None:
            self._expect_request()
            self.flow.resume_reading()
        elif self._places.take(self.transport, HELD) is None:
            self._refuse(refused)
        else:  # nor is there room for somebody who is told why
            self.transport.write(short_response(refused))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._held, self._leaving):
            if timer is not None:
                timer.cancel()
        self._places.free(self.transport)
        self._free_bodies()
        self._got_request()
        self.resume_writing()
        super().connection_lost(exc)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer, unless a response has begun, and end the connection."""
        self._got_request()
        if self.transport.is_closing() or self._leaving is not None:
            return
        if self._is_between() or not self.cycle.response_started:
            self.transport.write(short_response(status))
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # it does not read
        else:
            self._linger()

    def _linger(self) -> None:
        """Say that nothing else comes, and ignore what the client still sends, for a moment.

        What nobody has read turns the end of a connection into a reset, which may take the answer from a client that
        has not read it yet (RFC 9112, 9.6).
        """
        if not self._is_between():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self._free_bodies()
        self._leaving = self.loop.call_later(LINGER_SECONDS, self.transport.close)
        self.transport.write_eof()
        self.flow.resume_reading()

    def _ignore(self, data: bytes) -> None:
        self._ignored += len(data)
        if self._ignored > MOST_IGNORED:
            self.transport.abort()

    def _is_between(self) -> bool:
        """Whether no response is due."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    # Size

    def data_received(self, data: bytes) -> None:
        if self._leaving is not None:
            self._ignore(data)
            return
        if self.transport.is_closing():
            return
        if self._is_between():
            self._expect_request()
        self._size += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.parser is None:
            return  # the connection has ended, or become a socket
        if self._in_head and self._size > self._options.header_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._size > MOST_REQUEST_BYTES:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        elif self._size > SMALL and (refused := self._count_bodies()) is not None:
            self._refuse(refused)

    def _count_bodies(self) -> HTTPStatus | None:
        more = max(0, self._size - self._counted)
        refused = self._bodies.take(place_of(self._address), more, self._places.is_proxy(self._address))
        if refused is None:
            self._counted += more
        return refused

    def _free_bodies(self) -> None:
        self._bodies.free(place_of(self._address), self._counted)
        self._counted = 0

    def on_response_complete(self) -> None:
        self._free_bodies()
        super().on_response_complete()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMany
        super().on_message_begin()
        self._head = 0
        self._in_head = True
        self._expect_request()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        """Raises TooLarge, which the parser passes on as an error of its own."""
        self._head += size
        if self._head > self._options.header_bytes:
            raise TooLarge

    def send_400_response(self, msg: str) -> None:
        is_large = self._head > self._options.header_bytes
        self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if is_large else HTTPStatus.BAD_REQUEST)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    # Time

    def _expect_request(self) -> None:
        if self._deadline is None:
            seconds = self._options.request_seconds
            self._deadline = self.loop.call_later(seconds, self._refuse, HTTPStatus.REQUEST_TIMEOUT)

    def _got_request(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._size = 0
        self._got_request()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.response_complete:
            # It was answered before it was complete: its last bytes have ended uvicorn's wait for another one.
            self._unset_keepalive_if_required()
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def handle_websocket_upgrade(self) -> None:
        self._got_request()
        self._unset_keepalive_if_required()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # which knows this: nobody calls `connection_lost` any more
        line = cast("Line", self.transport.get_protocol())
        if not line.handshake_initiated:
            # It allows less, in lines and in their length, and would wait for ever without an answer.
            self.transport.write(short_response(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE))
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(self._options.response_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def timeout_keep_alive_handler(self) -> None:
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # the client does not read
        else:
            self.transport.close()


def with_socket_limit(places: Places) -> Middleware:
    """Middleware: limits open and new WebSockets by the client's address, as a trusted proxy reports it."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.WEBSOCKET:
                await app(scope, receive, send)
                return
            holder = object()
            client = scope.get("client")
            address = client[0] if client else "?"
            limits: Limits = scope["litestar_app"].state.worker.limits
            if not await limits.allows("socket", place_of(address), SOCKETS):
                await limits.tarpit.hold(place_of(address))
                await _reject(HTTPStatus.TOO_MANY_REQUESTS, send)
                return
            refused = places.take(holder, address)
            if refused is not None:
                await limits.tarpit.hold(place_of(address))
                await _reject(refused, send)
                return
            try:
                await app(scope, receive, send)
            finally:
                places.free(holder)

        return wrapped

    return middleware


async def _reject(status: HTTPStatus, send: Send) -> None:
    start: Any = {"type": "websocket.http.response.start", "status": status.value, "headers": []}
    body: Any = {"type": "websocket.http.response.body", "body": b""}
    await send(start)
    await send(body)
