"""Rng: random numbers. Rules never own one; searches, tests and tables pass one in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:  # a machine word in the compiled engine, a plain int otherwise
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
WEYL: Final = 362437


@final
class Rng:
    """A small, fast generator (Marsaglia's xorshift with a Weyl sequence), the same on every machine.

    Good enough for search and simulation; real tables draw from `guildhall.table.draws`.
    """

    x: i64
    weyl: i64

    def __init__(self, seed: int) -> None:
        # Mixed, so that neighbouring seeds do not start alike.
        self.x = ((seed * 2654435761 + 88172645) & MASK) or 1
        self.weyl = (seed >> 32) & MASK
        for _ in range(8):
            self.below(2)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is less than 2**30."""
        x: i64 = self.x
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.x = x
        self.weyl = (self.weyl + WEYL) & MASK
        width: i64 = n
        return (((x + self.weyl) & MASK) * width) >> 32

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies, and those in other processes, continue from where this one is."""
        return resumed, (self.x, self.weyl)


def resumed(x: int, weyl: int) -> Rng:
    """A generator in the middle of its numbers."""
    rng = Rng(0)
    rng.x = x
    rng.weyl = weyl
    return rng
