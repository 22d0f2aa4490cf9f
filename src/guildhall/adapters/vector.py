"""Gymnasium's vector environments: many games at once, on `guildhall.batch`.

    envs = gymnasium.make_vec("guildhall/TinyTowns-v1", 64, vectorization_mode="vector_entry_point", opponents="greedy")

With `opponents`, the default being "random", one seat of each game is the learner's. With `opponents=None` every seat
is asked, which is self-play: `info["seat"]` says who, and the reward is that of the seat that has just answered.

A game that is over restarts within the step (`AutoresetMode.SAME_STEP`). The observation is then the first of the next
game, `final_obs` the last of the old one, and `final_info` has its `points`, `places` and `rewards` by seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from guildhall.adapters.batch import Batch, Policy, Step, batch
from guildhall.adapters.encoded import FLAT, EncodedGame
from guildhall.adapters.spaces import action_space, observation_space
from guildhall.encode.base import LATEST
from guildhall.encode.stepper import EVERYBODY
from guildhall.env import NotStarted, Whole, checked_seed

SEED_RANGE: Final = 2**31

Told = tuple[dict[str, Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorGames(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """Games of the shelf, stepped together. Arguments are those of `guildhall.batch`; raises what that raises.

    Observations hold `action_mask`, which always allows something. `info` holds it, too, with the learner's or the
    asked `seat` and, after a step, the `rewards` of every seat.
    """

    def __init__(
        self,
        game: str,
        num_envs: Whole,
        seats: Whole | None = None,
        *,
        opponents: str | Sequence[str] | None = "random",
        seat: Whole | str = 0,
        workers: Whole = 0,
        reward: str | None = None,
        layout: Whole = LATEST,
        order: str | None = None,
        turns: bool = False,
        policy: Policy | None = None,
        render_mode: None = None,
        **variant: str,
    ) -> None:
        if render_mode is not None:
            raise ValueError("many games are not drawn: use the environment of one game for that")
        settings: dict[str, Any] = dict(variant)
        self.games: Batch = batch(
            game,
            num_envs,
            seats,
            workers=workers,
            reward=reward,
            layout=layout,
            order=order,
            opponents=opponents,
            seat=seat,
            turns=turns,
            policy=policy,
            keep_last=True,
            **settings,
        )
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = self.games.games
        like = EncodedGame(game, seats, variant, FLAT, reward, None, layout, order)
        self.single_observation_space = observation_space(like)
        self.single_action_space = action_space(like)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._is_self_play = self.games.config.learner == EVERYBODY
        self._every = np.ones(self.num_envs, np.bool_)
        self._now: Step | None = None
        self._answered: NDArray[np.int8] = np.zeros(self.num_envs, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin new games. Without a seed they follow from the last one given."""
        given = None if seed is None else checked_seed(seed)
        super().reset(seed=given)
        start = int(self.np_random.integers(SEED_RANGE)) if given is None else given
        now = self._now = self.games.reset(start)
        return _observed(now), self._info(now)

    def step(self, actions: NDArray[np.int64]) -> Told:
        """Take one action for each game. Raises what `guildhall.adapters.batch.Batch.step` raises."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """The first half of `step`."""
        self.games.send(actions)
        assert self._now is not None
        self._answered = self._now.seats

    def step_wait(self) -> Told:
        """The second half of `step`."""
        now = self._now = self.games.recv()
        rewarded = now.rewards[np.arange(self.num_envs), self._answered].astype(np.float64)
        info = self._info(now)
        info |= {"rewards": now.rewards, "_rewards": self._every}
        if now.dones.any():
            info |= self._last(now)
        return _observed(now), rewarded, now.dones, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now in each game, as sb3-contrib's MaskablePPO asks for it. Raises NotStarted."""
        if self._now is None:
            raise NotStarted("call reset() first")
        return self._now.masks.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        self.games.close()

    def _info(self, now: Step) -> dict[str, Any]:
        seats = now.seats.astype(np.int64)
        return {"action_mask": now.masks, "_action_mask": self._every, "seat": seats, "_seat": self._every}

    def _last(self, now: Step) -> dict[str, Any]:
        """What Gymnasium's environments say when games have ended, and the results."""
        last = np.full(self.num_envs, None, object)
        anything = np.ones(self.games.codec.actions, np.int8)
        for i in np.flatnonzero(now.dones):
            last[i] = {"observation": now.last_observations[i], "action_mask": anything.copy()}
        results = {
            "points": now.points,
            "places": now.places.astype(np.int64),
            "rewards": np.where(now.dones[:, None], now.rewards, 0),
            "seat": self._answered.astype(np.int64),
        }
        final = results | {f"_{name}": now.dones.copy() for name in results}
        return {"final_obs": last, "_final_obs": now.dones.copy(), "final_info": final, "_final_info": now.dones.copy()}


def _observed(now: Step) -> dict[str, Any]:
    return {"observation": now.observations, "action_mask": now.masks}
