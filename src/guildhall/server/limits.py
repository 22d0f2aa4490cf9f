"""Rate limits: token buckets in this process for what comes over sockets, shared over Redis for everything else."""

from __future__ import annotations

import asyncio
import math
import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final, NamedTuple

from guildhall.hall.errors import Refusal


@lru_cache(4_096)
def place_of(address: str) -> str:
    """What counts as one address. Whoever has an IPv6 address has all 2^64 of its network."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped or ip_network((ip, 64), strict=False))
    return address


class RateLimit(NamedTuple):
    """A burst, and the rate at which it refills."""

    burst: float
    per_second: float

    def times(self, rate: float) -> RateLimit:
        return RateLimit(self.burst * rate, self.per_second * rate)


PINGS: Final = RateLimit(20, 2)  # WebSocket pings per socket
SOCKETS: Final = RateLimit(300, 10)  # new sockets per address
CONNECTIONS: Final = RateLimit(600, 40)  # new connections per address; those beyond have to wait
FILES: Final = RateLimit(5_000, 200)  # requests for the client's files per address; those beyond have to wait
SOCKET: Final = RateLimit(120, 40)  # messages per socket
COMMANDS: Final = RateLimit(360, 60)  # messages over all sockets of a person
COMMANDS_PER_ADDRESS: Final = RateLimit(1_200, 150)
FORESIGHT: Final = RateLimit(120, 20)  # previews and forecasts that are worked out, per person
FORESIGHT_PER_ADDRESS: Final = RateLimit(1_200, 100)
HINTS: Final = RateLimit(40, 40 / 60)  # per person
HINTS_PER_ADDRESS: Final = RateLimit(400, 400 / 60)
EXPLORING: Final = RateLimit(120, 4)  # questions of the analysis board, per person
EXPLORING_PER_ADDRESS: Final = RateLimit(1_200, 40)
TOWNS: Final = RateLimit(12, 0.1)  # searches for perfect towns, per person
TOWNS_PER_ADDRESS: Final = RateLimit(120, 1)
LOOKBACK: Final = RateLimit(240, 30)  # steps and replays that are worked out, per person
LOOKBACK_PER_ADDRESS: Final = RateLimit(1_200, 100)
TAKING_BACK: Final = RateLimit(120, 300 / 3_600)  # undos, changes and the like per seat: 300 an hour
REVIEWS: Final = RateLimit(10, 20 / 3_600)  # per person: 20 an hour
REVIEWS_PER_ADDRESS: Final = RateLimit(60, 120 / 3_600)  # a school class reviews its games together
UPLOADS: Final = RateLimit(40, 40 / 86_400)  # replays per address and day
DRAFTS: Final = RateLimit(60, 1)  # component files that are checked, per address
MAILS: Final = RateLimit(5, 5 / 86_400)  # links to confirm an e-mail address, per sender and per address
SANCTIONS: Final = RateLimit(60, 0.2)  # mutes and bans of one host
CHAT: Final = RateLimit(6, 0.5)  # lines per person
CREATE: Final = RateLimit(30, 0.2)  # tables and replays per address
REQUESTS: Final = RateLimit(600, 50)  # requests per address, except for static files
PEOPLE: Final = RateLimit(120, 0.5)  # first visits per address: a school class comes all at once
PASSPHRASE: Final = RateLimit(8, 0.05)  # attempts per address, and per account name
DOWN_SECONDS: Final = 1.0  # for which Redis is not tried again after a failure
SHORTEST_WINDOW: Final = 60  # seconds in which workers count together
LONGEST_WINDOW: Final = 86_400
TOO_MANY: Final = 60  # refusals before a socket is closed
LONGEST_HOLD: Final = 1.0  # seconds that a refusal waits
HOLD_STEP: Final = 0.01  # of that for each refusal in the last second


class Bucket:
    """One client's tokens."""

    __slots__ = ("_at", "_left", "limit")

    def __init__(self, limit: RateLimit) -> None:
        self.limit = limit
        self._left = limit.burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; returns whether there was one."""
        now = time.monotonic()
        self._left = min(self.limit.burst, self._left + (now - self._at) * self.limit.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self.limit.per_second >= self.limit.burst


class Tarpit:
    """Has those wait who are refused, the longer the more often their address was refused in the last second.

    A client that asks again at once would otherwise cost as much as one that is served, and with hundreds of sockets
    leave little to others. To somebody who is refused once in a while, it makes no difference.
    """

    def __init__(self) -> None:
        self._refused: dict[str, tuple[float, float]] = {}  # by address: how often, as of when
        self._made = 0

    def seconds(self, address: str) -> float:
        """How long the next refusal to this address waits."""
        now = time.monotonic()
        count, at = self._refused.get(address, (0.0, now))
        if count == 0.0:
            self._made += 1
            if self._made % 1_000 == 0:
                self._refused = {key: (many, last) for key, (many, last) in self._refused.items() if now - last < 10}
        count = count * math.exp(at - now) + 1
        self._refused[address] = count, now
        return min(LONGEST_HOLD, count * HOLD_STEP)

    async def hold(self, address: str) -> None:
        await asyncio.sleep(self.seconds(address))


class Limits:
    """Buckets by kind and client. Across workers, a window in Redis approximates the bucket: of a minute, or as long as
    the bucket takes to fill."""

    def __init__(self, rate: float, redis: Any = None) -> None:
        self.rate = rate
        self._redis = redis
        self.tarpit = Tarpit()
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._made = 0
        self._ask_at = 0.0  # when Redis may be asked again, after it has failed

    async def allows(self, kind: str, client: str, limit: RateLimit) -> bool:
        """Whether this client may make one more request of this kind."""
        if not self.allows_here(kind, client, limit):
            return False
        return self._redis is None or await self._allows_everywhere(kind, client, limit.times(self.rate))

    def allows_here(self, kind: str, client: str, limit: RateLimit) -> bool:
        """The same, in this process only."""
        bucket = self._buckets.get((kind, client))
        if bucket is None:
            self._made += 1
            if self._made % 1_000 == 0:
                self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.is_full()}
            bucket = self._buckets[(kind, client)] = Bucket(limit.times(self.rate))
        return bucket.take()

    def check_here(self, kind: str, client: str, limit: RateLimit) -> None:
        """Raises Refusal if this client may not, in this process."""
        if not self.allows_here(kind, client, limit):
            raise Refusal("too-fast", 429)

    async def _allows_everywhere(self, kind: str, client: str, limit: RateLimit) -> bool:
        if time.monotonic() < self._ask_at:
            return True
        window = int(min(max(limit.burst / limit.per_second, SHORTEST_WINDOW), LONGEST_WINDOW))
        key = f"guildhall:limit:{kind}:{client}:{int(time.time()) // window}"
        try:
            count = await self._redis.incr(key)
            if count == 1:
                await self._redis.expire(key, 2 * window)
        except Exception:
            self._ask_at = time.monotonic() + DOWN_SECONDS
            return True  # Redis is down: this process's own limit still applies
        return bool(count <= limit.burst + limit.per_second * window)
