"""Reviews on this device: a list of tasks, done one after another where bots think, until the page is closed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from guildhall.analysis.look import Task
from guildhall.analysis.part import Looked, LookJob
from guildhall.analysis.review import Reviewer, seconds_for
from guildhall.hall import reviews, wire
from guildhall.hall.errors import Refusal, not_found
from guildhall.hall.replays import Course
from guildhall.local.jobs import Job
from guildhall.local.store import PutReview
from guildhall.table.replay import corrections

TABLE: Final = "review/"  # of the jobs of a review, before the id of its game
NONE: Final = wire.ReviewState("none", 0, 0, 0, False, None)


class Running:
    """A review in progress."""

    def __init__(self, course: Course) -> None:
        """Raises Refusal for a game that cannot be reviewed."""
        if not course.finished:
            raise Refusal("not-over")
        seconds = seconds_for(course.seats)
        try:
            self.reviewer = Reviewer(course.game, course.seats, course.variant, course.log, None, seconds)
        except ValueError:
            raise Refusal("replay-does-not-hold", 409) from None
        self.course = course
        self.number = 0
        self._batches: Iterator[list[Task]] = self.reviewer.batches()
        self._batch: list[Task] = []

    def next(self) -> Job | None:
        """The next tasks; None: all are done."""
        batch = next(self._batches, None)
        if batch is None:
            return None
        self._batch, self.number = batch, self.number + 1
        work = LookJob(self.course.game.name, batch, corrections(self.course.game))
        return Job(TABLE + self.course.id, self.number, "look", msgspec.json.encode(work).decode())

    def take(self, answer: str) -> None:
        looked = msgspec.json.decode(answer, type=Looked)
        for task, found, seconds in zip(self._batch, looked.found, looked.seconds, strict=True):
            self.reviewer.take(task, found, seconds)


class Reviewing:
    """The reviews of this device. A page keeps those that are done."""

    def __init__(self) -> None:
        self.kept: dict[str, str | None] = {}  # by game; None: there is none
        self.writes: list[PutReview] = []
        self.jobs: list[Job] = []
        self._running: dict[str, Running] = {}

    def state(self, id: str) -> wire.ReviewState:
        """How far the review of a game is."""
        running, text = self._running.get(id), self.kept.get(id)
        if running is not None:
            return wire.ReviewState("running", running.reviewer.done, running.reviewer.total, 0, True, None)
        if text is None:
            return NONE
        return wire.ReviewState("done", 0, 0, 0, True, reviews.read(text).report)

    def ask(self, course: Course) -> wire.ReviewState:
        """Have a game reviewed, unless it was or is being reviewed. Raises Refusal."""
        if course.id not in self._running and self.kept.get(course.id) is None:
            self._running[course.id] = Running(course)
            self._go_on(course.id)
        return self.state(course.id)

    def cancel(self, id: str) -> wire.ReviewState:
        self._running.pop(id, None)
        return self.state(id)

    def lesson(self, course: Course, at: int) -> wire.Lesson:
        """A decision to learn from. Raises Refusal."""
        text = self.kept.get(course.id)
        if text is None:
            raise not_found("no-such-review")
        return reviews.lesson(course, text, at)

    def looked(self, id: str, number: int, answer: str) -> None:
        """A part is done. One of a review that was cancelled does nothing."""
        running = self._running.get(id)
        if running is not None and running.number == number:
            running.take(answer)
            self._go_on(id)

    def _go_on(self, id: str) -> None:
        running = self._running[id]
        job = running.next()
        if job is not None:
            self.jobs.append(job)
            return
        del self._running[id]
        self.kept[id] = text = reviews.kept(running.course.game.name, running.reviewer.finish())
        self.writes.append(PutReview(id, text))
