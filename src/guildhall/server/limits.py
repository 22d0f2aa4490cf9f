"""Rate limits: token buckets, in this process for sockets, and shared over Redis for everything that opens doors."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple


class Limit(NamedTuple):
    """So many at once, and so many a second afterwards."""

    burst: float
    per_second: float

    def times(self, rate: float) -> Limit:
        return Limit(self.burst * rate, self.per_second * rate)


SOCKET: Final = Limit(120, 40)  # messages of one socket
CHAT: Final = Limit(6, 0.5)  # lines of one person
CREATE: Final = Limit(30, 0.2)  # tables and replays of one address
REQUESTS: Final = Limit(300, 50)  # requests of one address
PASSPHRASE: Final = Limit(8, 0.05)  # attempts from one address, and for one name
TOO_MANY: Final = 200  # refusals after which a socket is closed


class Bucket:
    """One client's tokens."""

    __slots__ = ("_at", "_left", "limit")

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self._left = limit.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = time.monotonic()
        self._left = min(self.limit.burst, self._left + (now - self._at) * self.limit.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.limit.per_second >= self.limit.burst


class Limits:
    """Buckets by kind and client. Over Redis, a window of a minute stands for the bucket."""

    def __init__(self, rate: float, redis: Any = None) -> None:
        self.rate = rate
        self._redis = redis
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._made = 0

    async def allows(self, kind: str, client: str, limit: Limit) -> bool:
        """Whether this client may do this kind of thing once more."""
        limit = limit.times(self.rate)
        if not self._allows_here(kind, client, limit):
            return False
        return self._redis is None or await self._allows_everywhere(kind, client, limit)

    def _allows_here(self, kind: str, client: str, limit: Limit) -> bool:
        bucket = self._buckets.get((kind, client))
        if bucket is None:
            self._made += 1
            if self._made % 1_000 == 0:
                self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.is_full()}
            bucket = self._buckets[(kind, client)] = Bucket(limit)
        return bucket.take()

    async def _allows_everywhere(self, kind: str, client: str, limit: Limit) -> bool:
        key = f"guildhall:limit:{kind}:{client}:{int(time.time()) // 60}"
        try:
            count = await self._redis.incr(key)
            if count == 1:
                await self._redis.expire(key, 120)
        except Exception:
            return True  # without Redis the limit of this process must do
        return bool(count <= limit.burst + limit.per_second * 60)
