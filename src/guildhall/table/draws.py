"""Where the draws of a real table come from: a secret seed, so that anybody can check them afterwards.

Draw n (0, 1, 2, ...) is HMAC-SHA256(seed, n as 8 bytes, big-endian), read as a whole number (big-endian), modulo the
total weight of what can be drawn; the options lie side by side in ascending order, each as wide as its weight. The
table publishes the SHA-256 of the seed before the first draw and the seed after the last one. A draw depends on nothing
but the seed and n, so any process on any machine can go on with draw n.

These sources are not an `Rng`: a table asks them for an answer, not for a number.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final, Protocol

from guildhall.kernel.decision import Draw
from guildhall.kernel.run import falls_on, question
from guildhall.kernel.state import CHANCE, Option, State

SEED_BYTES: Final = 32


class Draws(Protocol):
    """Answers for CHANCE."""

    def draw(self, g: State, n: int) -> Option:
        """The answer to the open question of CHANCE, which is draw n of the game. Nothing is applied."""


class SeededDraws:
    """The draws of one secret seed."""

    def __init__(self, seed: bytes) -> None:
        check_seed(seed)
        self.seed = seed

    def below(self, total: int, n: int) -> int:
        """Number n of the seed, from 0 to total - 1; uniform, because totals are far below 2**256."""
        mac = hmac.digest(self.seed, n.to_bytes(8, "big"), "sha256")
        return int.from_bytes(mac, "big") % total

    def draw(self, g: State, n: int) -> Option:
        decision = question(g, CHANCE)
        assert isinstance(decision, Draw)
        weights = decision.weights(g)
        return g.offered[CHANCE][falls_on(weights, self.below(sum(weights), n))]


class ScriptedDraws:
    """Draws given by name, for tests and puzzles; `after` answers once the script is used up."""

    def __init__(self, names: Sequence[str], after: Draws | None = None) -> None:
        self.names = tuple(names)
        self.after = after

    def draw(self, g: State, n: int) -> Option:
        """The option that the script names. Raises ValueError if the script does not fit."""
        decision = question(g, CHANCE)
        if n >= len(self.names):
            if self.after is None:
                raise ValueError(f"the script has {len(self.names)} draws, but '{decision.name}' asks for draw {n}")
            return self.after.draw(g, n)
        for option in g.offered[CHANCE]:
            if decision.domain[option] == self.names[n]:
                return option
        offered = ", ".join(decision.domain[option] for option in g.offered[CHANCE])
        raise ValueError(f"draw {n} of the script is '{self.names[n]}', but '{decision.name}' offers: {offered}")


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def check_seed(seed: bytes) -> None:
    """Raises ValueError unless it is as long as a seed."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")


def commitment(seed: bytes) -> str:
    """What is published before the first draw: it binds the table to the seed and says nothing about it."""
    check_seed(seed)
    return hashlib.sha256(seed).hexdigest()
