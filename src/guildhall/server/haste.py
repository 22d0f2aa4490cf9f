"""Haste: somebody wants a bot's answer at once, with what its search has found so far."""

from __future__ import annotations

from collections.abc import Callable


class Haste:
    """May come before a thought begins, while it waits or while it runs; it comes once and stays."""

    def __init__(self) -> None:
        self.is_on = False
        self._heard: Callable[[], None] | None = None

    def hurry(self) -> None:
        if not self.is_on:
            self.is_on = True
            if self._heard is not None:
                self._heard()

    def tell(self, heard: Callable[[], None] | None) -> None:
        """Whom to tell from now on; at once if it has come already."""
        self._heard = heard
        if self.is_on and heard is not None:
            heard()
