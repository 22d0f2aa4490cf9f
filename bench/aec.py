"""Steps of PettingZoo's AEC interface, by one loop for all: our games, the classic ones, and one that does nothing.

Imports nothing of Guildhall, so that the environment of the yardsticks can run it.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
from pettingzoo import AECEnv


class Empty(AECEnv[str, Any, Any]):
    """Two agents in turn, and nothing else: what the interface itself costs."""

    metadata: dict[str, Any] = {"name": "empty"}  # noqa: RUF012  # as the base class declares it
    length: Final = 100

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # typed in part
        self.possible_agents = ["player_0", "player_1"]
        self.seen = {"observation": np.zeros(1000, np.float32), "action_mask": np.ones(10, np.int8)}
        self.made = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.made = 0

    def observe(self, agent: str) -> Any:
        return self.seen

    def step(self, action: Any) -> None:
        self.made += 1
        self.agent_selection = self.possible_agents[self.made % 2]
        if self.made == self.length:
            self.terminations = dict.fromkeys(self.agents, True)


def aec_steps(env: Any, seconds: float) -> float:
    """Steps per second of the processor, allowed actions at random, in whole games.

    The clock is read between games: reading it takes as long as a tenth of one of our steps.
    """
    choose = Random(1).choice
    made = 0
    env.reset(seed=1)
    began = process_time()
    while process_time() - began < seconds:
        while True:
            seen, _, ended, stopped, _ = env.last()
            if ended or stopped or seen is None:
                break
            env.step(choose(seen["action_mask"].astype(np.bool_).nonzero()[0]))  # found faster than in numbers
            made += 1
        env.reset()
    return made / (process_time() - began)
