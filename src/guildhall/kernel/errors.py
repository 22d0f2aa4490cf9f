"""Errors at a table, by whose mistake they are."""

from __future__ import annotations


class IllegalChoice(Exception):
    """A player's mistake: raised before anything has changed.

    `reason` is a message id: the clause that forbids it ("OLB-6.8"), or one of the general reasons "not-to-act"
    (nothing is asked of the seat), "not-asked" (something else is), "not-offered" and "no-such-option". Taking back has
    reasons of its own, see `guildhall.table.table`.
    """

    def __init__(self, reason: str, seat: int, decision: str = "", option: str = "") -> None:
        super().__init__(reason, seat, decision, option)
        self.reason = reason
        self.seat = seat
        self.decision = decision
        self.option = option

    def __str__(self) -> str:
        what = f" {self.decision} {self.option}".rstrip()
        return f"seat {self.seat}:{what}: {self.reason}"


class PositionError(ValueError):
    """A position, or a part of one, that cannot be read; lines and columns count from 1."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.message = message
        self.line = line
        self.column = column


class ComponentError(ValueError):
    """A component file that does not describe the game; the message says where and why."""
