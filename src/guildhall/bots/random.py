"""A bot that takes any answer it is offered, each as likely."""

from __future__ import annotations

from collections.abc import Sequence

from guildhall.kernel.rng import Rng


class RandomBot:
    """Needs to see nothing, so it is shown nothing but its options."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, options: Sequence[str]) -> str:
        return options[self.rng.below(len(options))]
