"""Structured logs: one JSON object per line, on standard error.

Every request and every socket has a name, which stands in all lines that come of it, and which clients are told in a
header. Lines say which path and which table, and never what was sent: no cookies, keys, passphrases or queries.
"""

from __future__ import annotations

import logging
import logging.config
import secrets
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

LOG: Final = logging.getLogger("guildhall.requests")
REQUEST: ContextVar[str] = ContextVar("request")
HEADER: Final = b"x-request-id"
QUIET: Final = ("GET", "HEAD", "OPTIONS")  # what changes nothing is told only to those who debug
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


def settings(level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`, and for uvicorn."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "guildhall.server.logs.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "guildhall": {"level": level.upper()},
            "uvicorn": {"level": "WARNING"},  # further down it tells headers and messages, and so cookies and keys
        },
    }


def set_up(level: str) -> None:
    logging.config.dictConfig(settings(level))


def with_names(app: ASGIApp) -> ASGIApp:
    """Middleware: every request and socket gets its name, and a line when it is done."""

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
