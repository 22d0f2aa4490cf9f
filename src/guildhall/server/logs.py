"""Structured logs: one JSON object per line, on standard error."""

from __future__ import annotations

import logging
import logging.config
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
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
            "uvicorn": {"level": "WARNING" if level != "debug" else "DEBUG"},
        },
    }


def set_up(level: str) -> None:
    logging.config.dictConfig(settings(level))
