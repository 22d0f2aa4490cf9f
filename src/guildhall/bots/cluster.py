"""Games on a Ray cluster: of a tournament, or of self-play. Needs Ray, from the extra `ray`.

A game is a task without side effects, so Ray can restart it when its worker dies. Results are kept as they arrive:
no finished game is lost, and none counts twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from guildhall.bots.arena import Fixture, Keep, Tournament, play_fixture

R = TypeVar("R")

LOCAL: Final = "local"
RETRIES: Final = 10  # of one game whose worker died
TIMEOUT: Final = 10.0  # seconds to fetch a result from another machine


def check() -> None:
    """Raises ValueError if Ray is missing."""
    try:
        import ray  # noqa: F401
    except ImportError:
        raise ValueError("--ray needs Ray: pip install ray") from None


def on_ray(address: str, tournament: Tournament, games: Sequence[Fixture], workers: int, keep: Keep) -> None:
    """Play a tournament's games on Ray, and keep results as they arrive. Raises ValueError as `check` does."""
    jobs_on_ray(address, play_fixture, [(tournament, fixture) for fixture in games], workers, keep)


def jobs_on_ray(
    address: str,
    function: Callable[..., R],
    jobs: Sequence[tuple[Any, ...]],
    workers: int,
    keep: Callable[[R], None],
) -> None:
    """Do jobs on Ray, each a function's arguments, and keep results as they arrive. Raises ValueError as `check` does.

    If anything is raised, here or in a job, finished ones are still kept, and the others are cancelled.
    """
    check()
    import ray

    started = not ray.is_initialized()
    waiting: list[Any] = []
    try:
        if started and address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, configure_logging=False)
        elif started:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
        task: Any = ray.remote(max_retries=RETRIES)(function)
        stored: dict[int, Any] = {}  # what is large goes to the cluster once, by its identity
        waiting += [task.remote(*(_stored(argument, stored) for argument in job)) for job in jobs]
        while waiting:
            (ready,), _ = ray.wait(waiting, num_returns=1)
            keep(ray.get(ready))
            waiting.remove(ready)
    finally:
        for result in _cancel(waiting):
            keep(result)
        if started:
            ray.shutdown()


def _stored(argument: Any, stored: dict[int, Any]) -> Any:
    """An argument as it is, or where the cluster has it."""
    import ray

    if not isinstance(argument, bytes):
        return argument
    if id(argument) not in stored:
        stored[id(argument)] = ray.put(argument)
    return stored[id(argument)]


def _cancel(waiting: list[Any]) -> Iterator[Any]:
    """Cancel jobs, and yield the results of those that were already over."""
    import ray

    with suppress(ray.exceptions.RayError):  # a lost cluster has no results
        over, rest = ray.wait(waiting, num_returns=len(waiting), timeout=0, fetch_local=False) if waiting else ([], [])
        for task in rest:
            ray.cancel(task, force=True)
        for task in over:
            with suppress(ray.exceptions.RayError):  # the failure of a game is being raised already
                yield ray.get(task, timeout=TIMEOUT)
