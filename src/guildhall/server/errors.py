"""What the service refuses, by the id of a message."""

from __future__ import annotations


class Refusal(Exception):
    """A client's mistake, or bad luck: nothing has changed."""

    def __init__(self, reason: str, status: int = 409) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status


def not_found(reason: str = "no-such-table") -> Refusal:
    return Refusal(reason, 404)


def forbidden(reason: str) -> Refusal:
    return Refusal(reason, 403)
