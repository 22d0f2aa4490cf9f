"""A random policy in PettingZoo, with action masks.

python examples/pettingzoo_random.py old-london-bridge 3
"""

from __future__ import annotations

import sys
from typing import Any

import pettingzoo

from guildhall.adapters.pettingzoo import environment_id  # importing this registers the games


def main(game: str = "old-london-bridge", seats: str = "2", seed: str = "7") -> None:
    env: Any = pettingzoo.make("aec", environment_id(game), seats=int(seats))
    env.reset(seed=int(seed))
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(int(seed) + number)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _info = env.last()
        totals[agent] += reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    print(totals)
    env.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
