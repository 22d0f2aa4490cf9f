"""PettingZoo environments.

`raw_env` and `env` are for the AEC interface: agents answer one after the other, also what they choose in secret;
nobody is shown what he may not know. `parallel_env` is for the parallel one: a step is one answer of everybody who is
asked, and `wait` for the others. Importing this module registers both: "guildhall/old-london-bridge-v0".

An illegal action raises IllegalChoice and changes nothing; with `illegal="ignore"` it is dropped, and the agent is
asked again. After `max_cycles` answers per seat (or steps, in parallel) the game is truncated; how many answers each
seat gives is up to the rules.

A reset without a seed goes on from the last seed that was given: the same games follow it every time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from guildhall import shelf
from guildhall.adapters.codec import Mask
from guildhall.adapters.observe import Tensor
from guildhall.adapters.spaces import action_space, box, observation_space
from guildhall.adapters.stage import FLAT, RENDER_MODES, Stage
from guildhall.env import GameOver, Whole, whole
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import Option, Seat

VERSION: Final = "v0"
RAISE: Final = "raise"
IGNORE: Final = "ignore"
SEED_RANGE: Final = 2**31

Observation = dict[str, Any]


def environment_id(game: str) -> str:
    """What a game is called in PettingZoo's registries."""
    return f"guildhall/{game}-{VERSION}"


def env(game: str, **choices: Any) -> OrderEnforcingWrapper[str, Observation, Any]:
    """An AEC environment with PettingZoo's check of the order of calls; `choices` as for `raw_env`."""
    return OrderEnforcingWrapper(raw_env(game, **choices))


def raw_env(game: str, **choices: Any) -> GuildhallAEC:
    """An AEC environment: `seats`, `observation`, `reward`, `max_cycles`, `illegal`, `render_mode` and settings."""
    return GuildhallAEC(game, **choices)


def parallel_env(game: str, **choices: Any) -> GuildhallParallel:
    """A parallel environment, with the same choices."""
    return GuildhallParallel(game, **choices)


class _Agents:
    """What both kinds of environment have in common."""

    extra = 0  # actions besides the game's

    def __init__(
        self,
        game: str,
        seats: Whole | None = None,
        *,
        observation: str = FLAT,
        reward: str | None = None,
        max_cycles: int | None = None,
        illegal: str = RAISE,
        render_mode: str | None = None,
        **variant: str,
    ) -> None:
        super().__init__()
        self.stage = Stage(game, seats, variant, observation, reward, render_mode)
        if illegal not in (RAISE, IGNORE):
            raise ValueError(f"illegal actions are to '{RAISE}' or to '{IGNORE}', not to '{illegal}'")
        if max_cycles is not None and (whole(max_cycles) or 0) < 1:
            raise ValueError(f"max_cycles must be at least 1, not {max_cycles}")
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": environment_id(game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.stage.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(self.stage, self.extra) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(self.stage, self.extra) for agent in self.possible_agents}
        self.state_space = box(self.stage.seats * self.stage.observer.size)
        self._answers = 0
        self._seeds = np.random.default_rng()  # of the games that are begun without one

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def state(self) -> Tensor:
        """What all seats together see, for training with a central critic. Agents must not be shown it."""
        g = self.stage.env.state
        return np.concatenate([self.stage.observer.tensor(g, seat) for seat in range(self.stage.seats)])

    def render(self) -> Any:
        """The table as a spectator sees it: text, a picture, or printed."""
        return self.stage.render()

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _begin(self, seed: Whole | None) -> None:
        if seed is None:
            self.stage.env.reset(int(self._seeds.integers(SEED_RANGE)))
        else:
            self.stage.env.reset(seed)
            self._seeds = np.random.default_rng(self.stage.env.seed)
        self.agents = self.possible_agents[:]
        self._answers = 0

    def _check_open(self) -> None:
        """Raises NotStarted, GameOver."""
        if not self.agents:
            how = "is finished" if self.stage.env.is_over() else "was cut short"
            raise GameOver(f"this game of {self.stage.env.game.name} {how}")

    def _result(self) -> dict[str, float]:
        if not self.stage.env.is_over():
            return dict.fromkeys(self.agents, 0.0)
        rewards = self.stage.rewards()
        return {agent: rewards[self._seat[agent]] for agent in self.agents}


class GuildhallAEC(_Agents, pettingzoo.AECEnv[str, Observation, Any]):
    """One agent after the other."""

    def __init__(self, game: str, seats: Whole | None = None, **choices: Any) -> None:
        super().__init__(game, seats, **choices)
        self._nothing: Mask = np.zeros(self.stage.codec.actions, np.int8)
        self._nothing.flags.writeable = False

    def reset(self, seed: Whole | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def observe(self, agent: str) -> Observation:
        info = self.infos.get(agent)
        mask = self._nothing if info is None else info["action_mask"]
        return {"observation": self.stage.observe(self._seat[agent]), "action_mask": mask}

    def step(self, action: Whole | None) -> None:
        """Take the action of `agent_selection`; None for one whose game is over."""
        self._check_open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._take(self._seat[agent], action)
        self._answers += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._result()
        self._turn()
        self._accumulate_rewards()

    def _take(self, seat: Seat, action: Whole | None) -> None:
        try:
            self.stage.act(seat, action)
        except IllegalChoice:
            if self.illegal == RAISE:
                raise

    def _turn(self) -> None:
        """Whose turn it is now, or that it is nobody's any more."""
        env = self.stage.env
        if env.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._answers >= self.max_cycles * self.stage.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        if not env.is_over():
            seat = env.to_act()[0]
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = {"action_mask": self.stage.mask(seat)}


class GuildhallParallel(_Agents, pettingzoo.ParallelEnv[str, Observation, Any]):
    """Everybody who is asked, at once; the last action is to wait, for those who are not."""

    extra = 1

    def __init__(self, game: str, seats: Whole | None = None, **choices: Any) -> None:
        super().__init__(game, seats, **choices)
        self.wait = self.stage.codec.actions

    def reset(
        self, seed: Whole | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        observations = self._observations()
        return observations, _infos(observations)

    def step(
        self, actions: Mapping[str, Whole]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One answer of everybody who is asked. All are checked before the first is carried out.

        Where one answer changes another's question (somebody is interrupted), the other is asked again next time.
        """
        self._check_open()
        answers = self._answers_of(actions)
        self._carry_out(answers)
        self._answers += 1
        over = self.stage.env.is_over()
        cut = not over and self.max_cycles is not None and self._answers >= self.max_cycles
        observations = self._observations()
        told = (
            observations,
            self._result(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            _infos(observations),
        )
        if over or cut:
            self.agents = []
        return told

    def _answers_of(self, actions: Mapping[str, Whole]) -> list[tuple[Seat, Option]]:
        g = self.stage.env.state
        asked = self.stage.env.to_act()
        answers = []
        for agent in self.agents:
            seat, action = self._seat[agent], actions.get(agent)
            try:
                if seat in asked:
                    answers.append((seat, self.stage.codec.option(g, seat, action)))
                elif whole(action) != self.wait:
                    raise IllegalChoice("not-to-act", seat, "", str(action))
            except IllegalChoice:
                if self.illegal == RAISE:
                    raise
        order = {seat: i for i, seat in enumerate(asked)}
        return sorted(answers, key=lambda answer: order[answer[0]])

    def _carry_out(self, answers: list[tuple[Seat, Option]]) -> None:
        env = self.stage.env
        questions = {seat: (env.state.asked[seat], env.state.offered[seat]) for seat, _ in answers}
        for seat, option in answers:
            if (env.state.asked[seat], env.state.offered[seat]) == questions[seat]:
                env.answer(seat, option)

    def _observations(self) -> dict[str, Observation]:
        asked = self.stage.env.to_act()
        observations = {}
        for agent in self.agents:
            seat = self._seat[agent]
            mask = self.stage.mask(seat, self.extra)
            if seat not in asked:
                mask[self.wait] = 1
            observations[agent] = {"observation": self.stage.observe(seat), "action_mask": mask}
        return observations


def _infos(observations: dict[str, Observation]) -> dict[str, dict[str, Any]]:
    return {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}


for _game in shelf.NAMES:
    pettingzoo.register("aec", environment_id(_game), f"{__name__}:env", kwargs={"game": _game})
    pettingzoo.register("parallel", environment_id(_game), f"{__name__}:parallel_env", kwargs={"game": _game})
