"""The loop that measures AEC environments plays whole games, whoever made them."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.aec import Empty, aec_steps
from guildhall.adapters.pettingzoo import raw_env


def test_the_environment_that_does_nothing_ends_its_games() -> None:
    made = Empty()
    made.reset()
    for _ in range(made.length):
        assert made.last()[2] is False
        made.step(0)
    assert made.last()[2] is True


class Counted(Empty):
    """Forbids every action but one, and counts."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = {"observation": np.zeros(1), "action_mask": np.eye(10, dtype=np.int64)[7]}
        self.taken: list[Any] = []
        self.begun = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self.begun += 1

    def step(self, action: Any) -> None:
        super().step(action)
        self.taken.append(action)


def test_only_allowed_actions_are_taken_and_games_are_played_to_their_end() -> None:
    made = Counted()
    assert aec_steps(made, 0.01) > 0
    assert set(made.taken) == {7}
    assert len(made.taken) == made.length * (made.begun - 1)


def test_a_game_that_is_cut_short_has_ended() -> None:
    assert aec_steps(raw_env("tiny-towns", max_cycles=2), 0.01) > 0
