"""Games of a tournament spread over a Ray cluster. Needs Ray, which the extra `guildhall[ray]` brings.

A game is a task without side effects. Ray starts it again elsewhere when its worker dies, and every result is written
down as soon as it arrives; so nothing that was played is lost, and nothing is counted twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from guildhall.bots.arena import Fixture, Plan, Result, play_fixture

LOCAL: Final = "local"
RETRIES: Final = 10  # of one game, when workers die


def check() -> None:
    """Raises ValueError without Ray."""
    try:
        import ray  # noqa: F401
    except ImportError:
        raise ValueError("--ray needs Ray: pip install 'guildhall[ray]'") from None


def on_ray(address: str, plan: Plan, games: Sequence[Fixture], workers: int) -> Iterator[Result]:
    """Results in the order in which they arrive. Raises ValueError as `check` does."""
    check()
    import ray

    started = not ray.is_initialized()
    if started:
        if address == LOCAL:
            ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, configure_logging=False)
        else:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
    task: Any = ray.remote(max_retries=RETRIES)(play_fixture)
    try:
        waiting = [task.remote(plan, fixture) for fixture in games]
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(ready)
    finally:
        if started:
            ray.shutdown()
