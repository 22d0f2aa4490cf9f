"""The spaces of Gymnasium and PettingZoo that observations and actions lie in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from guildhall.adapters.stage import DICT, Stage


def observation_space(stage: Stage, extra: int = 0) -> spaces.Dict:
    """The observation and the mask of what may be done; `extra` actions besides the game's."""
    return spaces.Dict(
        {
            "observation": _observed(stage),
            "action_mask": spaces.Box(0, 1, (stage.codec.actions + extra,), np.int8),
        }
    )


def _observed(stage: Stage) -> spaces.Space[Any]:
    if stage.observation == DICT:
        return spaces.Dict({part.name: box(part.size) for part in stage.observer.sections})
    return box(stage.observer.size)


def box(size: int) -> spaces.Box:
    """So many numbers of an observation."""
    return spaces.Box(-1.0, 1.0, (size,), np.float32)


def action_space(stage: Stage, extra: int = 0) -> spaces.Discrete:
    return spaces.Discrete(stage.codec.actions + extra)
