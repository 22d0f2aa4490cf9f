"""A part of a review, as a plain value: it can be done in another process, or in another worker of a browser."""

from __future__ import annotations

from time import process_time
from typing import NamedTuple

import msgspec

from guildhall import shelf
from guildhall.analysis.look import Found, Task, look
from guildhall.bots.parallel import Clock


class LookJob(NamedTuple):
    """Some tasks of a review. Its result is `Looked` as JSON."""

    game: str
    tasks: list[Task]
    content: str | None = None

    def do(self, clock: Clock | None = None) -> str:
        game, seconds, found = shelf.game(self.game, self.content), [], []
        for task in self.tasks:
            began = process_time()
            found.append(look(game, Task(*task), clock))
            seconds.append(process_time() - began)
        return msgspec.json.encode(Looked(found, seconds)).decode()


class Looked(msgspec.Struct):
    """What the tasks of a review have found, and how many seconds of a processor each took."""

    found: list[Found]
    seconds: list[float]
