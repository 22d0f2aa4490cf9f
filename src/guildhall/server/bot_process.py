"""BotProcess: a process in which bots think, one thought at a time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from math import inf
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import perf_counter
from typing import Any, Final, NamedTuple

from guildhall.analysis.part import LookJob
from guildhall.bots.keeping import MOST_BOTS, Keeper
from guildhall.bots.parallel import Clock
from guildhall.hall import exploring, hints, towns
from guildhall.hall.bots import AheadTurn, cost, think, think_ahead
from guildhall.kernel.state import Seat

KEEPER: Final = Keeper()  # of this process
CONTEXT: Final = multiprocessing.get_context("spawn")
EXPLORE_SECONDS: Final = 0.05  # that a position of the analysis board is expected to take
SIMULATION_SECONDS: Final = 0.002
HINT_SECONDS: Final = 1.0  # that a hint is expected to take
NO_TIME_LEFT: Final = 1e18  # seconds: a time after every limit
LOWEST_PRIORITY: Final = 19  # of processes that must not slow the others down


class Job(NamedTuple):
    """What `think` needs."""

    game: str
    position: str
    seat: Seat
    level: str
    seed: int
    content: str | None = None
    answers: int = 0  # that the seat has given in this turn of its own
    key: str = ""  # names the table and the seat, for a tree that is kept

    @property
    def cost(self) -> float:
        """The maximum number of seconds that this is expected to take."""
        return cost(self.level)

    def do(self, clock: Clock) -> str:
        return think(*self[:5], clock, self.content, self.answers, self.key, KEEPER)


class HintJob(NamedTuple):
    """A hint for a seat. Its result is JSON."""

    game: str
    position: str
    seat: Seat
    content: str | None = None

    @property
    def cost(self) -> float:
        return HINT_SECONDS

    def do(self, clock: Clock) -> str:
        return hints.make(self.game, self.position, self.seat, clock, self.content)


class ExploreJob(NamedTuple):
    """A question of the analysis board, as JSON. Its result is JSON, too."""

    what: str
    text: str
    effort: int = 0  # simulations

    @property
    def cost(self) -> float:
        if self.what == "town":
            return towns.SECONDS
        return max(EXPLORE_SECONDS, self.effort * SIMULATION_SECONDS)

    def do(self, clock: Clock) -> str:
        return exploring.answer(self.what, self.text, clock)


class AheadJob(NamedTuple):
    """A bot may search on in its tree while others are asked, for so many seconds. Its result says nothing."""

    turn: AheadTurn
    seconds: float

    def do(self, clock: Clock) -> str:
        think_ahead(self.turn, self.seconds, clock, KEEPER)
        return ""


Thinkable = Job | HintJob | ExploreJob


class Outcome(NamedTuple):
    """The outcome of a job: an answer, an error, or neither if it was cancelled."""

    answer: str | None = None
    error: str | None = None


class Died(Exception):
    """The process died before it answered."""


class Cancelled(Exception):
    """Nobody wants the answer any more."""


def end_with_parent(end: Callable[[], None]) -> None:
    """Call `end` when the parent process ends, however it ends, so that this process does not outlive it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        end()

    threading.Thread(target=wait, daemon=True).start()


class BotProcess:
    """Starts with its first job, and again if it has died.

    `most` is the highest cost that it accepts; `niceness` is how far it stands back when processors are busy.
    """

    def __init__(self, most: float = inf, niceness: int = 0) -> None:
        self.most = most
        self._niceness = niceness
        self._cancelled = CONTEXT.RawValue("q", 0)  # the last job that was cancelled; shared with the process
        self._hurried = CONTEXT.RawValue("q", 0)  # the last job whose answer is wanted at once
        self._number = 0  # of the job that runs
        self.keys: dict[str, None] = {}  # of the trees that it may have kept, the latest last
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._is_closed = False
        self._starting = threading.Lock()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def next(self) -> int:
        """The number of the next job."""
        self._number += 1
        return self._number

    def note_key(self, key: str) -> None:
        """It thinks for this seat, and keeps the tree."""
        self.keys.pop(key, None)
        self.keys[key] = None
        if len(self.keys) > MOST_BOTS:
            del self.keys[next(iter(self.keys))]

    def think(self, number: int, job: Thinkable | LookJob | AheadJob) -> Outcome:
        """Wait for the outcome of a job. Raises Died. Called in a thread."""
        pipe = self._open()
        try:
            pipe.send((number, job))
            outcome: Outcome = pipe.recv()
        except (EOFError, OSError):
            self._drop()
            raise Died from None
        return outcome

    def cancel(self, number: int) -> None:
        """Have a search end between two simulations."""
        self._cancelled.value = number

    def hurry(self, number: int) -> None:
        """Have a search answer with what it has found so far."""
        self._hurried.value = number

    def end(self, number: int) -> None:
        """Kill the process if it is still busy with this job."""
        if self._number == number:
            self.kill()

    def kill(self) -> None:
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """Kill the process, for good."""
        with self._starting:
            self._is_closed = True
            self.kill()

    def _open(self) -> Connection:
        with self._starting:
            if self._is_closed:
                raise Died
            if self._pipe is None:
                self._pipe, theirs = CONTEXT.Pipe()
                arguments = (theirs, self._cancelled, self._hurried, self._niceness)
                self._process = CONTEXT.Process(target=serve, args=arguments, daemon=True)
                self._process.start()
                theirs.close()
            return self._pipe

    def _drop(self) -> None:
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()


def serve(pipe: Connection, cancelled: Any, hurried: Any, niceness: int = 0) -> None:
    """What the process does: one job after another, until the pipe closes."""
    if niceness and hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the worker handles Ctrl+C and then stops its processes
    end_with_parent(lambda: os._exit(0))
    with suppress(EOFError, OSError):
        while True:
            number, job = pipe.recv()
            pipe.send(attempt(number, job, cancelled, hurried))


def attempt(number: int, job: Thinkable | LookJob | AheadJob, cancelled: Any, hurried: Any) -> Outcome:
    """Think, unless and until the job is cancelled. For a job in a hurry, time is over after one more simulation."""

    def clock() -> float:
        if cancelled.value >= number:
            raise Cancelled
        return NO_TIME_LEFT if hurried.value == number else perf_counter()

    try:
        clock()
        return Outcome(answer=job.do(clock))
    except Cancelled:
        return Outcome()
    except Exception:
        return Outcome(error=traceback.format_exc())
