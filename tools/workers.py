"""How many tests run at once: as many as there are processors for this process, and two at least."""

from __future__ import annotations

import os


def processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


if __name__ == "__main__":
    print(max(2, processors()))
