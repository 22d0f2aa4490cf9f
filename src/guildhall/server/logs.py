"""Structured logs: one JSON object per line, on standard error.

Every request and socket has an id that appears in all of its log lines, and in a response header. Lines name the path
and the table but never what was sent: no cookies, keys, passphrases or queries.
"""

from __future__ import annotations

import logging
import logging.config
import math
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from guildhall.server.store.failures import Busy, Unavailable

LOG: Final = logging.getLogger("guildhall.requests")
DATABASE: Final = logging.getLogger("guildhall.database")
TABLES: Final = logging.getLogger("guildhall.room")
AGAIN_SECONDS: Final = 10.0  # between two lines that say the same
REQUEST: ContextVar[str] = ContextVar("request")
HEADER: Final = b"x-request-id"
QUIET: Final = ("GET", "HEAD", "OPTIONS")  # these change nothing and are logged at debug level
USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if request := REQUEST.get(""):
            line["request"] = request
        line |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Seldom:
    """Says each thing once in a while, and how often it was left out: an outage must not fill the disk with lines."""

    def __init__(self, log: logging.Logger, seconds: float = AGAIN_SECONDS) -> None:
        self._log = log
        self._seconds = seconds
        self._said: dict[str, tuple[float, int]] = {}  # when, and how often since

    def say(self, level: int, message: str, **extra: Any) -> None:
        at, left_out = self._said.get(message, (-math.inf, 0))
        if time.monotonic() - at < self._seconds:
            self._said[message] = at, left_out + 1
            return
        self._said[message] = time.monotonic(), 0
        self._log.log(level, message, extra=extra | ({"left_out": left_out} if left_out else {}))


_OF_DATABASE: Final = Seldom(DATABASE)


def say_unavailable(error: Unavailable, **extra: Any) -> None:
    """Somebody was told to try again. That is an error, unless there is only too much to do."""
    if isinstance(error, Busy):
        _OF_DATABASE.say(logging.WARNING, "people are told to try again", reason=str(error), **extra)
    else:
        _OF_DATABASE.say(logging.ERROR, "the database cannot be used", reason=str(error), **extra)


def say_not_done(error: Exception, **extra: Any) -> None:
    """Commands of a table were not carried out."""
    if isinstance(error, Unavailable):
        say_unavailable(error, **extra)
    else:
        TABLES.error("commands were not carried out", exc_info=error, extra=extra)


def settings(level: str) -> dict[str, Any]:
    """Configuration for `logging.config.dictConfig` and for uvicorn."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "guildhall.server.logs.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "guildhall": {"level": level.upper()},
            # Strangers cause warnings as often as they like; below those it logs headers and messages, and so keys.
            "uvicorn": {"level": "ERROR"},
        },
    }


def set_up(level: str) -> None:
    logging.config.dictConfig(settings(level))


def with_names(app: ASGIApp) -> ASGIApp:
    """Middleware: gives every request and socket an id, and logs a line when it is done."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        name = secrets.token_hex(6)
        REQUEST.set(name)
        began, status = time.perf_counter(), 0

        async def send_more(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER, name.encode())]
            await send(message)

        is_http = scope["type"] == ScopeType.HTTP
        try:
            await app(scope, receive, send_more if is_http else send)
        finally:
            method = str(scope.get("method", "SOCKET"))
            level = logging.DEBUG if method in QUIET and status < 500 else logging.INFO
            if LOG.isEnabledFor(level):
                taken = round((time.perf_counter() - began) * 1e3, 1)
                client = (scope.get("client") or ["?"])[0]
                what = {"method": method, "path": scope["path"], "client": client, "milliseconds": taken}
                LOG.log(level, "done", extra=what | ({"status": status} if is_http else {}))

    return wrapped
