"""Timer: calls back once, at a time that can be moved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from guildhall.server.identity import now

LONGEST: Final = 86_400.0  # seconds; a callback that comes too early sets the timer again


class Timer:
    """One callback on the running loop."""

    def __init__(self, callback: Callable[[], object]) -> None:
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None

    def set(self, at: int | None) -> None:
        """Call back at this time (milliseconds since 1970) and not at the one set before; None: never."""
        self.cancel()
        if at is not None:
            seconds = min(max(0.0, (at - now()) / 1_000), LONGEST)
            self._handle = asyncio.get_running_loop().call_later(seconds, self._callback)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
