"""Looking back: steps and replays, worked out off the event loop, counted per person, and kept while they are in use.

A step replays the game up to there, so a client that jumps about in a long game would hold up everybody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from typing import Any, Final, TypeVar

from guildhall.hall import replays, wire
from guildhall.hall.replays import Course
from guildhall.kernel.state import Seat
from guildhall.server.limits import LOOKBACK, LOOKBACK_PER_ADDRESS, Limits

T = TypeVar("T")

MOST: Final = 256  # answers and games kept


class Lookback:
    """What has been worked out in one worker."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._thread = ThreadPoolExecutor(1, "lookback")
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

    async def of_file(self, client: tuple[str, str], id: str, text: str) -> Course:
        """The game of a replay file. Its id is a digest of the text."""
        return await self._once(client, ("file", id), partial(replays.of_file, id, text))

    async def _once(self, client: tuple[str, str], key: Hashable, work: Callable[[], T]) -> T:
        """The result of work, from a thread unless it is known. `client` is an address and a person. Raises Refusal."""
        if key in self._known:
            found: T = self._known.pop(key)
        else:
            address, person = client
            self._limits.check_here("lookback-address", address, LOOKBACK_PER_ADDRESS)
            self._limits.check_here("lookback", person, LOOKBACK)
            found = await asyncio.get_running_loop().run_in_executor(self._thread, work)
        self._known[key] = found
        while len(self._known) > MOST:
            del self._known[next(iter(self._known))]
        return found

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _key(course: Course) -> tuple[Hashable, ...]:
    """What identifies a game so far. An undo may make it another one of the same length."""
    return course.id, len(course.log), hash(tuple(course.log)), course.open, course.finished
