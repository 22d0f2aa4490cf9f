"""How many tests run at once: two for each processor, because tests of servers and browsers mostly wait."""

from __future__ import annotations

import os


def processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


if __name__ == "__main__":
    print(2 * processors())
