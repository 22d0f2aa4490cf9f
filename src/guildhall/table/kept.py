"""What is kept of a table outside of this process, and read back by its annotations.

That is why this file is not compiled: a compiled class has no annotations that anybody could read by.
"""

from __future__ import annotations

from typing import NamedTuple

from guildhall.kernel.state import Seat


class Entry(NamedTuple):
    """One line of a journal."""

    kind: str
    seat: Seat
    decision: str
    option: str
    at: int  # milliseconds since 1970
    command: str | None = None  # which command of which client this carries out; told on its first entry


class Stored(NamedTuple):
    """A position to begin from instead of the first one, after so many choices of the log. Only a cache.

    It is taken where nobody can take anything back and no lane holds events, so nothing is lost but old events.
    """

    choices: int
    position: str  # in the game's notation
    streams: tuple[tuple[int, int], ...]  # number and edition, by seat, then the spectators'


class StoredSitting(NamedTuple):
    """A place in the journal to begin from. Only a cache."""

    entries: int
    table: Stored
    left: tuple[int, ...]
    running: tuple[Seat, ...]
    at: int
    bots: tuple[str, ...]
    why: tuple[str, ...]
    answered: tuple[int, ...]
