"""Bodies: how much of requests that are not complete yet, or not answered, may be in memory.

Each body is limited, but there may be thousands of connections: half-sent uploads of one address took 236 MB.
"""

from __future__ import annotations

from collections import Counter
from http import HTTPStatus
from typing import Final

SMALL: Final = 16_384  # bytes of a request that are not counted: commands always pass
MOST: Final = 24_000_000  # in this process
MOST_PER_ADDRESS: Final = 8_000_000  # sixteen uploads of the largest size at once


class Bodies:
    """Counts bytes by address."""

    def __init__(self) -> None:
        self._all = 0
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._all

    def take(self, address: str, size: int, is_proxy: bool) -> HTTPStatus | None:
        """Count more bytes; returns the HTTP status if they are refused, or None. Many people share a proxy."""
        if self._all + size > MOST:
            return HTTPStatus.SERVICE_UNAVAILABLE
        if self._by_address[address] + size > MOST_PER_ADDRESS and not is_proxy:
            return HTTPStatus.TOO_MANY_REQUESTS
        self._all += size
        self._by_address[address] += size
        return None

    def free(self, address: str, size: int) -> None:
        self._all -= size
        self._by_address[address] -= size
        if not self._by_address[address]:
            del self._by_address[address]
