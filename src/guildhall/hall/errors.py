"""Refusals, each with the id of the message that explains it."""

from __future__ import annotations


class Refusal(Exception):
    """The request was wrong or came too late. Nothing has changed."""

    def __init__(self, reason: str, status: int = 409, **facts: int | str) -> None:
        """`facts` are what the message mentions."""
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.facts = facts


def not_found(reason: str = "no-such-table") -> Refusal:
    return Refusal(reason, 404)


def forbidden(reason: str) -> Refusal:
    return Refusal(reason, 403)
