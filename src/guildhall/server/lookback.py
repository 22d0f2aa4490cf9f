"""Looking back: steps and replays, worked out off the event loop, counted per person, and kept while they are in use.

A step replays the game up to there, so a client that jumps about in a long game would hold up everybody else.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from hashlib import sha256
from typing import Any, Final, TypeVar

from guildhall.hall import exploring, replays, reviews, wire
from guildhall.hall.replays import Course
from guildhall.kernel.state import Seat
from guildhall.server.limits import LOOKBACK, LOOKBACK_PER_ADDRESS, Limits
from guildhall.server.turns import Turns

T = TypeVar("T")

MOST: Final = 256  # answers and games kept


class Lookback:
    """What has been worked out in one worker."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.turns = Turns("lookback")
        self._known: dict[Hashable, Any] = {}  # the one that was used last comes last

    async def info(self, client: tuple[str, str], course: Course, view: Seat | None) -> wire.ReplayInfo:
        return await self._once(client, ("info", *_key(course), view), partial(replays.info, course, view))

    async def step(self, client: tuple[str, str], course: Course, step: int, view: Seat | None) -> wire.Step:
        return await self._once(client, ("step", *_key(course), step, view), partial(replays.step, course, step, view))

    async def shuffle(self, client: tuple[str, str], text: str) -> wire.Shuffle:
        """Whether the draws of a replay file follow from its seed."""
        key = ("shuffle", sha256(text.encode()).digest())
        return await self._once(client, key, partial(replays.check_shuffle, text))

    async def moments(self, client: tuple[str, str], course: Course, since: int, view: Seat | None) -> wire.Moments:
        key = ("moments", *_key(course), since, view)
        return await self._once(client, key, partial(replays.moments, course, since, view))

    async def notation(
        self, client: tuple[str, str], course: Course, step: int, seat: Seat | None = None
    ) -> wire.Notation:
        """A position to explore, of a running game as a seat knew it."""
        key = ("notation", *_key(course), step, seat)
        return await self._once(client, key, partial(exploring.notation, course, step, seat))

    async def lesson(self, client: tuple[str, str], course: Course, review: str, step: int) -> wire.Lesson:
        """A decision to learn from, of a game and the text of its review."""
        key = ("lesson", *_key(course), hash(review), step)
        return await self._once(client, key, partial(reviews.lesson, course, review, step))

    async def of_file(self, client: tuple[str, str], id: str, text: str) -> Course:
        """The game of a replay file. Its id is a digest of the text."""
        return await self._once(client, ("file", id), partial(replays.of_file, id, text))

    async def _once(self, client: tuple[str, str], key: Hashable, work: Callable[[], T]) -> T:
        """The result of work, from a thread unless it is known. `client` is an address and a person. Raises Refusal."""
        if key in self._known:
            found: T = self._known.pop(key)
        else:
            found = await self.do(client, work)
        self._known[key] = found
        while len(self._known) > MOST:
            del self._known[next(iter(self._known))]
        return found

    async def do(self, client: tuple[str, str], work: Callable[[], T]) -> T:
        """The same for work that is not kept. Raises Refusal."""
        address, person = client
        self._limits.check_here("lookback-address", address, LOOKBACK_PER_ADDRESS)
        self._limits.check_here("lookback", person, LOOKBACK)
        return await self.turns.do(client, work)

    def stop(self) -> None:
        self.turns.stop()


def _key(course: Course) -> tuple[Hashable, ...]:
    """What identifies a game so far. An undo may make it another one of the same length."""
    return course.id, len(course.log), hash(tuple(course.log)), course.open, course.finished, course.shuffle
