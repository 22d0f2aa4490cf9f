"""Refusals, each with the id of the message that explains it."""

from __future__ import annotations


class Refusal(Exception):
    """The request was wrong or came too late. Nothing has changed."""

    def __init__(self, reason: str, status: int = 409) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status


def not_found(reason: str = "no-such-table") -> Refusal:
    return Refusal(reason, 404)


def forbidden(reason: str) -> Refusal:
    return Refusal(reason, 403)
