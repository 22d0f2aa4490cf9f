"""How many tests run at once: three for two processors.

Tests of servers and browsers mostly wait. With four, nothing would be left for reviews, which have the lowest priority.
"""

from __future__ import annotations

import os


def processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


if __name__ == "__main__":
    print(max(2, processors() * 3 // 2))
