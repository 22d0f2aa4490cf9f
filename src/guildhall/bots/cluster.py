"""A tournament on a Ray cluster. Needs Ray, from the extra `ray`.

A game is a task without side effects, so Ray can restart it when its worker dies. Results are kept as they arrive:
no finished game is lost, and none counts twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from guildhall.bots.arena import Fixture, Keep, Result, Tournament, play_fixture

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
    """Play on Ray, and keep results as they arrive. Raises ValueError as `check` does.

    If anything is raised, here or in a game, finished games are still kept, and the others are cancelled.
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
        task: Any = ray.remote(max_retries=RETRIES)(play_fixture)
        waiting += [task.remote(tournament, fixture) for fixture in games]
        while waiting:
            (ready,), _ = ray.wait(waiting, num_returns=1)
            keep(ray.get(ready))
            waiting.remove(ready)
    finally:
        for result in _cancel(waiting):
            keep(result)
        if started:
            ray.shutdown()


def _cancel(waiting: list[Any]) -> Iterator[Result]:
    """Cancel games, and yield the results of those that were already over."""
    import ray

    with suppress(ray.exceptions.RayError):  # a lost cluster has no results
        over, rest = ray.wait(waiting, num_returns=len(waiting), timeout=0, fetch_local=False) if waiting else ([], [])
        for task in rest:
            ray.cancel(task, force=True)
        for task in over:
            with suppress(ray.exceptions.RayError):  # the failure of a game is being raised already
                yield ray.get(task, timeout=TIMEOUT)
