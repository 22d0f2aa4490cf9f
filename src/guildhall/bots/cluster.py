"""Games of a tournament spread over a Ray cluster. Needs Ray, which the extra `guildhall[ray]` brings.

A game is a task without side effects. Ray starts it again elsewhere when its worker dies, and every result is written
down as soon as it arrives; so nothing that was played is lost, and nothing is counted twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from guildhall.bots.arena import Fixture, Keep, Plan, Result, play_fixture

LOCAL: Final = "local"
RETRIES: Final = 10  # of one game, when workers die
PATIENCE: Final = 10.0  # seconds for a result that lies on another machine


def check() -> None:
    """Raises ValueError without Ray."""
    try:
        import ray  # noqa: F401
    except ImportError:
        raise ValueError("--ray needs Ray: pip install 'guildhall[ray]'") from None


def on_ray(address: str, plan: Plan, games: Sequence[Fixture], workers: int, keep: Keep) -> None:
    """Keep results in the order in which they arrive. Raises ValueError as `check` does.

    When anything is raised, here or in a game, all that is over is still kept; games that are not are given up.
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
        waiting += [task.remote(plan, fixture) for fixture in games]
        while waiting:
            (ready,), _ = ray.wait(waiting, num_returns=1)
            keep(ray.get(ready))
            waiting.remove(ready)
    finally:
        for result in _given_up(waiting):
            keep(result)
        if started:
            ray.shutdown()


def _given_up(waiting: list[Any]) -> Iterator[Result]:
    """Cancel games; results of those that were over already."""
    import ray

    with suppress(ray.exceptions.RayError):  # a cluster that is gone has no results
        over, rest = ray.wait(waiting, num_returns=len(waiting), timeout=0, fetch_local=False) if waiting else ([], [])
        for task in rest:
            ray.cancel(task, force=True)
        for task in over:
            with suppress(ray.exceptions.RayError):  # that a game failed is being raised already
                yield ray.get(task, timeout=PATIENCE)
