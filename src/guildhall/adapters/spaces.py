"""The observation and action spaces of Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from guildhall.adapters.encoded import EncodedGame


def observation_space(game: EncodedGame, extra: int = 0) -> spaces.Dict:
    """An observation with its action mask; `extra` actions are added to the game's own."""
    return spaces.Dict(
        {
            "observation": _observed(game),
            "action_mask": spaces.Box(0, 1, (game.codec.actions + extra,), np.int8),
        }
    )


def _observed(game: EncodedGame) -> spaces.Space[Any]:
    if game.is_in_pieces:
        return spaces.Dict({part.name: box(*part.shape) for part in game.observer.sections})
    return box(game.observer.size)


def box(*shape: int) -> spaces.Box:
    """Numbers of an observation, in this shape."""
    return spaces.Box(-1.0, 1.0, shape, np.float32)


def action_space(game: EncodedGame, extra: int = 0) -> spaces.Discrete:
    return spaces.Discrete(game.codec.actions + extra)
