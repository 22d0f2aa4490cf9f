"""Piles whose order nobody knows: bags, drawn from when something is turned up.

Drawing from a bag is the same as shuffling beforehand, and leaves no order in the state for a bot to read. Cards that
were put underneath in a known order come after the bag is empty.
"""

from __future__ import annotations


class Pile:
    """A face-down pile: unknown cards, then known cards at the bottom."""

    unseen: list[int]  # how many of each kind lie in unknown order
    bottom: list[int]  # known cards under the unseen ones, next one last

    def __init__(self, unseen: list[int]) -> None:
        self.unseen = unseen
        self.bottom = []

    def copy(self) -> Pile:
        new = Pile(self.unseen[:])
        new.bottom = self.bottom[:]
        return new

    def size(self) -> int:
        return sum(self.unseen) + len(self.bottom)

    def options(self) -> list[int]:
        """The kinds that can come next."""
        kinds = [kind for kind, count in enumerate(self.unseen) if count]
        if kinds or not self.bottom:
            return kinds
        return [self.bottom[-1]]

    def weights(self) -> list[int]:
        """How likely each of `options` is."""
        counts = [count for count in self.unseen if count]
        return counts or [1] * (len(self.bottom) > 0)

    def take(self, kind: int) -> None:
        """Draw the next card, which turned out to be of this kind."""
        if any(self.unseen):
            assert self.unseen[kind] > 0
            self.unseen[kind] -= 1
        else:
            assert self.bottom[-1] == kind
            self.bottom.pop()

    def put_under(self, kind: int) -> None:
        """Put a card at the very bottom."""
        self.bottom.insert(0, kind)
