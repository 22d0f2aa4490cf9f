"""Jobs spread over processes. A job is a function without side effects and its arguments."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import active_children
from typing import Any, TypeVar

R = TypeVar("R")


def in_processes(
    function: Callable[..., R], jobs: Sequence[tuple[Any, ...]], workers: int, keep: Callable[[R], None]
) -> None:
    """Do jobs in several processes, and keep each result as soon as it is there.

    If anything is raised, here or in a job, finished jobs are still kept, and running ones are abandoned at once.
    """
    others = active_children()
    pool = ProcessPoolExecutor(workers, initializer=_ignore_interrupts)
    waiting: set[Future[R]] = set()
    try:
        for job in jobs:
            waiting.add(pool.submit(function, *job))
        for done in as_completed(list(waiting)):
            keep(done.result())
            waiting.remove(done)
    except BaseException:
        for process in active_children():
            if process not in others:
                process.terminate()  # without processes, the pool cancels all that is still waiting
        pool.shutdown()
        for left in waiting:
            if left.done() and left.exception() is None:
                keep(left.result())
        raise
    pool.shutdown()


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent, which then ends the workers
