"""Piles whose order nobody knows: bags, drawn from when something is turned up.

Drawing from a bag is the same as shuffling beforehand, and leaves no order in the state for a bot to read. A pile can
also have cards of known place: on top (looked at and put back) and at the bottom (put underneath in a chosen order).
"""

from __future__ import annotations


class Pile:
    """A face-down pile: known cards on top, then unknown ones, then known cards at the bottom."""

    top: list[int]  # known cards, next one last
    unseen: list[int]  # how many of each kind lie in unknown order
    bottom: list[int]  # known cards under the unseen ones, next one last

    def __init__(self, unseen: list[int]) -> None:
        self.top = []
        self.unseen = unseen
        self.bottom = []

    def copy(self) -> Pile:
        new = Pile(self.unseen[:])
        new.top = self.top[:]
        new.bottom = self.bottom[:]
        return new

    def size(self) -> int:
        return len(self.top) + sum(self.unseen) + len(self.bottom)

    def options(self) -> list[int]:
        """The kinds that can come next."""
        if self.top:
            return [self.top[-1]]
        kinds = [kind for kind, count in enumerate(self.unseen) if count]
        if kinds or not self.bottom:
            return kinds
        return [self.bottom[-1]]

    def weights(self) -> list[int]:
        """How likely each of `options` is."""
        if self.top:
            return [1]
        counts = [count for count in self.unseen if count]
        return counts or [1] * (len(self.bottom) > 0)

    def take(self, kind: int) -> None:
        """Draw the next card, which turned out to be of this kind."""
        if self.top:
            assert self.top[-1] == kind
            self.top.pop()
        elif any(self.unseen):
            assert self.unseen[kind] > 0
            self.unseen[kind] -= 1
        else:
            assert self.bottom[-1] == kind
            self.bottom.pop()

    def put_under(self, kind: int) -> None:
        """Put a card at the very bottom."""
        self.bottom.insert(0, kind)

    def put_on_top(self, kind: int) -> None:
        self.top.append(kind)
