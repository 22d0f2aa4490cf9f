"""Where bots think: in processes of this worker, or on any machine through queues on Redis.

A bot's job holds the name of the game, a position in notation, the seat, a level, a seed, and the components if they
are not the shipped ones; the result is the name of an option. Everything in the position that the seat may not know has
been redrawn at random. A hint is a job of the same kind, whose result is JSON.

Reviews are worked out here, too, piece by piece and at the lowest priority: a process of their own stands back whenever
others need a processor, and takes no piece while a bot's question waits.

Whoever wants a bot's answer at once says so through the thought's `Haste`: a search that runs then answers with what it
has found, and a thought that waits becomes a small one.

Whoever no longer wants an answer cancels the task that waits for it. That takes the thought out of the queue, or ends
it where it runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

import msgspec

from guildhall.analysis.look import Task
from guildhall.analysis.part import Looked, LookJob
from guildhall.hall.bots import SMALL
from guildhall.server import ahead, metrics
from guildhall.server.bot_process import (
    LOWEST_PRIORITY,
    AheadJob,
    BotProcess,
    Died,
    ExploreJob,
    HintJob,
    Job,
    Thinkable,
)
from guildhall.server.bot_queue import NOBODY, Asker, FairQueue, Ticket
from guildhall.server.haste import Haste

LOG: Final = logging.getLogger("guildhall.bots")
QUEUE: Final = "guildhall-bots"
SMALL_QUEUE: Final = "guildhall-bots-small"
REVIEW_QUEUE: Final = "guildhall-reviews"
STAND_BACK_SECONDS: Final = 5.0  # that a part of a review waits at most while bots' questions wait
THINKING_SECONDS: Final = 120
HEARTBEAT_SECONDS: Final = 6  # a job without a heartbeat for this long is given to another process
POLL_SECONDS: Final = 0.05
TRIES: Final = 5
SHARE: Final = 2  # jobs of one person that a worker has on Redis at once, of each size
NAMES: Final = {Job: "think_job", HintJob: "hint_job", ExploreJob: "explore_job"}  # of the jobs on Redis
END_SECONDS: Final = 2.0  # after which a process that goes on with a cancelled thought is killed


class Thinkers(Protocol):
    """A place where bots think."""

    async def think(self, job: Thinkable, asker: Asker = NOBODY, haste: Haste | None = None) -> str: ...
    async def look(self, game: str, tasks: Sequence[Task], content: str | None = None) -> Looked: ...
    def may_think_ahead(self, key: str) -> bool: ...
    async def think_ahead(self, job: AheadJob) -> None: ...
    async def stop(self) -> None: ...


class Thought:
    """A job, its answer, when it was asked for, and whether it is in a hurry."""

    def __init__(self, job: Thinkable | LookJob, haste: Haste | None = None) -> None:
        self.job = job
        self.haste = haste or Haste()
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.asked = time.perf_counter()


class Pool:
    """Processes of this worker: as many as asked for, one more that takes small thoughts only, and one for reviews.

    So a long thought delays only others like it. If a process dies, it is replaced and its job is run again.
    """

    def __init__(self, processes: int) -> None:
        self._processes = [BotProcess(SMALL), *(BotProcess() for _ in range(max(1, processes)))]
        self._idle = list(self._processes)
        self._background = BotProcess(niceness=LOWEST_PRIORITY)
        self._background_free = asyncio.Lock()
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()
        self._threads = ThreadPoolExecutor(len(self._processes) + 1, "bots")
        self._queue: FairQueue[Thought] = FairQueue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ahead = ahead.Ahead(self._threads, self._is_idle)

    def may_think_ahead(self, key: str) -> bool:
        """Whether the process that keeps the tree under this key has nothing else to do, and a processor neither."""
        return not len(self._queue) and self._keeps(key) is not None and ahead.is_processor_free()

    async def think_ahead(self, job: AheadJob) -> None:
        """Have a bot search on in its tree, until any thought waits. Does nothing if it may not."""
        process = self._keeps(job.turn.key)
        if process is not None and self.may_think_ahead(job.turn.key):
            self._idle.remove(process)
            await self._ahead.begin(process, job)

    def _keeps(self, key: str) -> BotProcess | None:
        return next((process for process in self._idle if key in process.keys), None)

    def _is_idle(self, process: BotProcess) -> None:
        self._idle.append(process)
        self._begin_next()

    async def think(self, job: Thinkable, asker: Asker = NOBODY, haste: Haste | None = None) -> str:
        await self._ahead.make_way(job.key if isinstance(job, Job) else "")
        thought = Thought(job, haste)
        ticket = self._queue.put(asker, job.cost, thought)

        def hurry() -> None:
            nonlocal ticket
            if ticket.cost > SMALL and self._queue.remove(ticket):
                ticket = self._queue.put(asker, SMALL, thought)
                self._begin_next()

        thought.haste.tell(hurry)
        self._begin_next()
        try:
            return await thought.answer
        finally:
            thought.haste.tell(None)
            self._queue.remove(ticket)
            self._note_waiting()

    async def look(self, game: str, tasks: Sequence[Task], content: str | None = None) -> Looked:
        """Work out a part of a review, one part after another."""
        async with self._background_free:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._nobody_waits.wait(), STAND_BACK_SECONDS)
            thought = Thought(LookJob(game, list(tasks), content))
            work = asyncio.create_task(self._do(self._background, thought))
            self._tasks.add(work)
            work.add_done_callback(self._tasks.discard)
            try:
                return msgspec.json.decode(await thought.answer, type=Looked)
            finally:
                await asyncio.wait({work})

    def _note_waiting(self) -> None:
        metrics.QUEUED.set(len(self._queue))
        if len(self._queue):
            self._nobody_waits.clear()
        else:
            self._nobody_waits.set()

    def _begin_next(self) -> None:
        """Give waiting thoughts to idle processes: to the one that keeps the tree, or the one for small thoughts."""
        while self._processes and self._idle:
            most = max(process.most for process in self._idle)
            ticket = self._queue.take(lambda ticket, most=most: ticket.cost <= most)  # type: ignore[misc]
            if ticket is None:
                break
            process = self._process_for(ticket)
            self._idle.remove(process)
            task = asyncio.create_task(self._run(process, ticket))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._note_waiting()

    def _process_for(self, ticket: Ticket[Thought]) -> BotProcess:
        """An idle process: the one that thought last for this seat, or else the one that takes the least."""
        able = [process for process in self._idle if ticket.cost <= process.most]
        job = ticket.item.job
        key = job.key if isinstance(job, Job) else ""
        return min(able, key=lambda process: (not key or key not in process.keys, process.most))

    async def _run(self, process: BotProcess, ticket: Ticket[Thought]) -> None:
        thought = ticket.item
        metrics.WAITING.observe(time.perf_counter() - thought.asked)
        try:
            with metrics.THINKING.time():
                await self._do(process, thought)
        finally:
            self._queue.done(ticket)
            self._is_idle(process)

    async def _do(self, process: BotProcess, thought: Thought) -> None:
        number = process.next()
        if isinstance(thought.job, Job):
            process.note_key(thought.job.key)
        thought.answer.add_done_callback(lambda answer: self._gone(process, number) if answer.cancelled() else None)
        thought.haste.tell(lambda: process.hurry(number))
        try:
            await self._attempt(process, number, thought)
        finally:
            process.next()  # this job must not be ended any more

    def _gone(self, process: BotProcess, number: int) -> None:
        process.cancel(number)
        asyncio.get_running_loop().call_later(END_SECONDS, process.end, number)

    async def _attempt(self, process: BotProcess, number: int, thought: Thought) -> None:
        loop = asyncio.get_running_loop()
        error = "bot processes keep dying"
        for attempt in range(TRIES):
            if thought.answer.done():
                return
            try:
                outcome = await loop.run_in_executor(self._threads, process.think, number, thought.job)
            except Died:
                LOG.warning("a bot process died", extra={"attempt": attempt})
                continue
            if outcome.answer is not None and not thought.answer.done():
                thought.answer.set_result(outcome.answer)
            error = outcome.error or "cancelled"
            break
        if not thought.answer.done():
            thought.answer.set_exception(RuntimeError(error))

    def pids(self) -> list[int]:
        """The ids of the current processes."""
        return [process.pid for process in (*self._processes, self._background) if process.pid is not None]

    async def stop(self) -> None:
        processes, self._processes = self._processes, []  # so that nothing else begins
        for process in (*processes, self._background):
            process.close()
        self._ahead.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)


class Queue:
    """SAQ queues on Redis, served by `guildhall bots` on any machine. The job of a dead process is run again.

    A queue on Redis is first in, first out. It is fair because a worker puts only a few jobs of one person there at a
    time; the others wait here. Small thoughts have a queue of their own.
    """

    def __init__(self, redis: str) -> None:
        self._large = open_queue(redis)
        self._small = open_queue(redis, SMALL_QUEUE)
        self._reviews = open_queue(redis, REVIEW_QUEUE)
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._placed: Counter[tuple[str, bool]] = Counter()

    async def think(self, job: Thinkable, asker: Asker = NOBODY, haste: Haste | None = None) -> str:
        asked = time.perf_counter()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        haste = haste or Haste()
        ticket = self._queue.put(asker, job.cost, turn)

        def hurry() -> None:
            nonlocal ticket
            if ticket.cost > SMALL and self._queue.remove(ticket):
                ticket = self._queue.put(asker, SMALL, turn)
                self._admit()

        haste.tell(hurry)
        self._admit()
        try:
            await turn
            return await self._put(self._small if ticket.cost <= SMALL else self._large, job, asked, haste)
        finally:
            haste.tell(None)
            if not self._queue.remove(ticket):
                self._placed[_place(ticket)] -= 1
                self._placed += Counter()  # forgets those at zero
                self._queue.done(ticket)
            self._admit()

    async def look(self, game: str, tasks: Sequence[Task], content: str | None = None) -> Looked:
        """Work out a part of a review."""
        kwargs = {"game": game, "tasks": [list(task) for task in tasks], "content": content}
        job = await self._finished(self._reviews, kwargs, "look_job")
        if not isinstance(job.result, str):
            raise RuntimeError(job.error or "a review's job failed")
        return msgspec.json.decode(job.result, type=Looked)

    def _admit(self) -> None:
        while (ticket := self._queue.take(lambda ticket: self._placed[_place(ticket)] < SHARE)) is not None:
            self._placed[_place(ticket)] += 1
            if not ticket.item.done():
                ticket.item.set_result(None)
        metrics.QUEUED.set(len(self._queue))

    def may_think_ahead(self, key: str) -> bool:
        """Never: the next job may run on another machine."""
        return False

    async def think_ahead(self, job: AheadJob) -> None:
        """Do nothing."""

    async def _put(self, queue: Any, job: Thinkable, asked: float, haste: Haste) -> str:
        put, name = time.perf_counter(), NAMES[type(job)]
        for _ in range(TRIES):
            done = await self._finished(queue, job._asdict(), name, haste)
            if isinstance(done.result, str):
                metrics.WAITING.observe(put - asked + (done.started - done.queued) / 1_000)
                metrics.THINKING.observe((done.completed - done.started) / 1_000)
                return done.result
            LOG.warning("a bot's job failed", extra={"error": done.error})  # SAQ may sweep a job that has just begun
        raise RuntimeError("bots' jobs keep failing")

    async def _finished(self, queue: Any, kwargs: dict[str, Any], name: str, haste: Haste | None = None) -> Any:
        """A new job, once it has finished."""
        from saq import Job as SaqJob

        job = SaqJob(name, kwargs, timeout=THINKING_SECONDS, heartbeat=HEARTBEAT_SECONDS, retries=TRIES)
        await queue.enqueue(job)
        try:
            async with asyncio.timeout(THINKING_SECONDS * TRIES):
                is_told = False
                while not job.completed:
                    if haste is not None and haste.is_on and not is_told:
                        is_told = bool(await queue.redis.set(hurry_key(job), 1, ex=THINKING_SECONDS))
                    await asyncio.sleep(POLL_SECONDS)
                    await job.refresh()
        finally:
            if not isinstance(job.result, str):
                with contextlib.suppress(Exception):
                    await queue.redis.set(gone_key(job), 1, ex=THINKING_SECONDS)
        return job

    async def stop(self) -> None:
        for queue in (self._large, self._small, self._reviews):
            with contextlib.suppress(Exception):
                await queue.disconnect()


def _place(ticket: Ticket[Any]) -> tuple[str, bool]:
    """Whose share a thought counts against."""
    return ticket.asker.person, ticket.cost <= SMALL


def gone_key(job: Any) -> str:
    """The key on Redis that says that nobody wants this job's result any more.

    SAQ's own way to abort a job does nothing if the job begins at the same moment.
    """
    return f"guildhall-gone:{job.key}"


def hurry_key(job: Any) -> str:
    """The key on Redis that says that this job's result is wanted at once."""
    return f"guildhall-hurry:{job.key}"


def open_queue(redis: str, name: str = QUEUE) -> Any:
    from saq import Queue as SaqQueue

    return SaqQueue.from_url(redis, name=name)
