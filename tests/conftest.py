"""What holds for all tests: how far they look for counterexamples, that programs they start can be interrupted, and
which of them get a second try.

HYPOTHESIS_PROFILE=thorough tries many more games, other ones every time; brief tries few, for a second look at what has
passed already.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)  # explaining a whole game takes minutes

settings.register_profile(
    "stable",
    max_examples=30,
    deadline=None,
    derandomize=True,
    database=None,
    phases=PHASES,
    suppress_health_check=SLOW,
)
settings.register_profile("brief", settings.get_profile("stable"), max_examples=8)
settings.register_profile("thorough", max_examples=1000, deadline=None, phases=PHASES, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "stable"))

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it, and so would programs

TESTS = Path(__file__).parent
ON_THE_CLOCK = (TESTS / "web", TESTS / "server")  # real browsers, sockets and processes


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A busy machine may keep a browser or a server past a time limit, so their tests get a second try.

    The summary lists each rerun, so that a test that often needs one is noticed.
    """
    for item in items:
        if any(folder in item.path.parents for folder in ON_THE_CLOCK):
            item.add_marker(pytest.mark.flaky(reruns=1))
