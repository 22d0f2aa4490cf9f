"""Reviews: worked out in the background, one after another, fairly between people, and kept with the game.

A review is a list of tasks. They are done where bots think, at the lowest priority, so that tables do not notice.
Whoever asks first owns a review: everybody who may look at the game sees how far it is, its owner may cancel it.

If a worker dies, its review stops being renewed in the database, and whoever asks again has it begun anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import uuid4

from guildhall.analysis.review import Reviewer, seconds_for
from guildhall.hall import reviews, wire
from guildhall.hall.errors import Refusal, forbidden, not_found
from guildhall.hall.replays import Course
from guildhall.kernel.errors import IllegalChoice
from guildhall.server.bot_queue import Asker, FairQueue
from guildhall.server.identity import now
from guildhall.server.limits import REVIEWS, REVIEWS_PER_ADDRESS
from guildhall.server.store.reviews import ACTIVE, ReviewRecord, ReviewStatus
from guildhall.table.replay import corrections

if TYPE_CHECKING:
    from guildhall.server.worker import Worker

LOG: Final = logging.getLogger("guildhall.reviews")
MOST_WAITING: Final = 200  # in one worker
NOTE_SECONDS: Final = 2.0  # between notes in the database of how far reviews are
STALE_MILLISECONDS: Final = 20_000  # without a note, after which a review is taken for lost

NONE: Final = wire.ReviewState("none", 0, 0, 0, False, None)
Load = Callable[[], Awaitable[Course]]


class Order(NamedTuple):
    """A review that somebody asked for."""

    id: str
    run: str
    person: str
    load: Load


class Reviewing:
    """The reviews of one worker."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._queue: FairQueue[Order] = FairQueue()
        self._waiting: list[Order] = []
        self._running: dict[str, asyncio.Task[str]] = {}
        self._progress: dict[str, tuple[int, int]] = {}
        self._serving: asyncio.Task[None] | None = None

    async def ask(self, id: str, person: str, address: str, load: Load) -> wire.ReviewState:
        """Have a game reviewed, unless it was or is being reviewed. Raises Refusal."""
        known = await self._worker.store.reviews.find(id)
        if known is not None and (known.status == "done" or _is_alive(known)):
            return await self.state(id, person)
        if len(self._waiting) >= MOST_WAITING:
            raise Refusal("try-again", 503)
        limits = self._worker.limits
        if not await limits.allows("review-address", address, REVIEWS_PER_ADDRESS):
            raise Refusal("too-fast", 429)
        if not await limits.allows("review", person, REVIEWS):
            raise Refusal("too-fast", 429)
        if not (await load()).finished:
            raise Refusal("not-over")
        record = ReviewRecord(id, uuid4().hex, "waiting", person, 0, 0, now(), None)
        if await self._worker.store.reviews.put(record, now() - STALE_MILLISECONDS):
            order = Order(id, record.run, person, load)
            self._waiting.append(order)
            self._queue.put(Asker(person, id), 1.0, order)
            if self._serving is None or self._serving.done():
                self._serving = self._worker.spawn(self._serve(), "reviews")
        return await self.state(id, person)

    async def state(self, id: str, person: str | None) -> wire.ReviewState:
        """How far the review of a game is."""
        record = await self._worker.store.reviews.find(id)
        if record is None or (record.status in ACTIVE and not _is_alive(record)):
            return NONE
        done, total = self._progress.get(record.run, (record.done, record.total))
        if record.status == "done":
            done = total
        ahead = next((place for place, order in enumerate(self._waiting) if order.run == record.run), 0)
        if record.status == "waiting":
            ahead += len(self._running)
        mine = person is not None and record.person == person
        review = reviews.read(record.text).report if record.text is not None else None
        return wire.ReviewState(record.status, done, total, ahead, mine, review)

    async def lesson(self, client: tuple[str, str], id: str, course: Course, at: int) -> wire.Lesson:
        """A decision to learn from. Raises Refusal."""
        record = await self._worker.store.reviews.find(id)
        if record is None or record.text is None:
            raise not_found("no-such-review")
        return await self._worker.lookback.lesson(client, course, record.text, at)

    async def cancel(self, id: str, person: str | None) -> wire.ReviewState:
        """Stop a review. Raises Refusal unless this person asked for it."""
        record = await self._worker.store.reviews.find(id)
        if record is None or record.status not in ACTIVE:
            return await self.state(id, person)
        if record.person != person:
            raise forbidden("not-your-review")
        await self._worker.store.reviews.end(record.run, "cancelled", now())
        self._stop(record.run)
        return await self.state(id, person)

    def _stop(self, run: str) -> None:
        if run in self._running:
            self._running[run].cancel()

    # One review after another

    async def _serve(self) -> None:
        noting = self._worker.spawn(self._note(), "reviews")
        try:
            while (ticket := self._queue.take(lambda _: True)) is not None:
                order = ticket.item
                self._waiting.remove(order)
                try:
                    await self._one(order)
                finally:
                    self._queue.done(ticket)
        finally:
            noting.cancel()

    async def _one(self, order: Order) -> None:
        """Work out a review, and keep what it found."""
        store, began = self._worker.store.reviews, time.monotonic()
        if not await store.go_on(order.run, 0, 0, now(), "running"):
            return  # cancelled while it waited
        self._running[order.run] = work = asyncio.create_task(self._work(order))
        status: ReviewStatus = "done"
        text = None
        try:
            await asyncio.wait({work})
            if work.cancelled():
                status = "cancelled"
            elif (error := work.exception()) is not None:
                status = "failed"
                LOG.error("a review failed", exc_info=error, extra={"table": order.id})
            else:
                text = work.result()
        finally:
            work.cancel()
            self._running.pop(order.run, None)
            self._progress.pop(order.run, None)
        await store.end(order.run, status, now(), text)
        LOG.info("a review ended", extra={"table": order.id, "why": status, "seconds": time.monotonic() - began})

    async def _work(self, order: Order) -> str:
        course = await order.load()
        reviewer = await asyncio.to_thread(
            Reviewer,
            course.game,
            course.seats,
            dict(course.variant),
            list(course.log),
            None,
            self._worker.config.review_seconds * seconds_for(course.seats) / seconds_for(2),
        )
        batches, content = reviewer.batches(), corrections(course.game)
        while (batch := await asyncio.to_thread(next, batches, None)) is not None:
            looked = await self._worker.thinkers.look(course.game.name, batch, content)
            for task, found, seconds in zip(batch, looked.found, looked.seconds, strict=True):
                reviewer.take(task, found, seconds)
            self._progress[order.run] = reviewer.done, reviewer.total
        return await asyncio.to_thread(lambda: reviews.kept(course.game.name, reviewer.finish()))

    async def _note(self) -> None:
        """Say in the database that these reviews go on, and stop those that nobody wants any more."""
        store = self._worker.store.reviews
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            for order in list(self._waiting):
                await store.go_on(order.run, 0, 0, now(), "waiting")
            for run in list(self._running):
                done, total = self._progress.get(run, (0, 0))
                if not await store.go_on(run, done, total, now(), "running"):
                    self._stop(run)


async def checked(load: Load) -> Course:
    """A game that this version can play. Raises Refusal for one that it cannot."""
    with contextlib.suppress(ValueError, IllegalChoice):
        return await load()
    raise Refusal("replay-does-not-hold", 409)


def _is_alive(record: ReviewRecord) -> bool:
    return record.status in ACTIVE and record.at >= now() - STALE_MILLISECONDS
