"""PettingZoo environments.

`raw_env` and `env` have the AEC interface: agents answer one after the other, even where the rules let them choose at
the same time, and see nothing that their seat may not know. `parallel_env` has the parallel interface: a step takes one
answer from everybody who is asked, and `wait` from the others. Importing this module registers both, as
"guildhall/old-london-bridge-v1". The version is that of the observations and of the numbering of actions: "-v0" keeps
those that were first released.

No mask forbids everything: in the AEC interface, whoever is not asked has a mask of ones. `infos` has the `points` and
`places` of every seat when the game is over. With `turns=True` an AEC step lasts until another agent is asked, and
`policy` gives the further answers of the turn, as for `guildhall.batch`.

An illegal action raises IllegalChoice and changes nothing; with `illegal="ignore"` it is dropped, and the agent is
asked again. After `max_cycles` answers per seat (or steps, in parallel) the game is truncated. The rules decide how
many answers each seat gives.

A reset without a seed continues from the last seed given, so the same games follow it every time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from guildhall import shelf
from guildhall.adapters.batch import Policy, check_turns
from guildhall.adapters.codec import Mask
from guildhall.adapters.encoded import FLAT, RAISE, RENDER_MODES, SEED_RANGE, EncodedGame, checked_illegal
from guildhall.adapters.observe import Tensor
from guildhall.adapters.rewards import PROGRESS
from guildhall.adapters.spaces import action_space, box, observation_space
from guildhall.encode.base import LATEST, VERSIONS
from guildhall.encode.desk import OVER
from guildhall.encode.stepper import EVERYBODY
from guildhall.env import GameOver, Whole, whole
from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import Option, Seat

Observation = dict[str, Any]


def environment_id(game: str, version: int = LATEST) -> str:
    """What a game is called in PettingZoo's registries."""
    return f"guildhall/{game}-v{version}"


def env(game: str, **choices: Any) -> OrderEnforcingWrapper[str, Observation, Any]:
    """An AEC environment with PettingZoo's check of the order of calls; `choices` as for `raw_env`."""
    return OrderEnforcingWrapper(raw_env(game, **choices))


def raw_env(game: str, **choices: Any) -> GuildhallAEC:
    """An AEC environment.

    `choices` are `seats`, `observation`, `reward`, `max_cycles`, `illegal`, `render_mode`, `layout`, `order`, `turns`
    with `policy`, and the settings of the game.
    """
    return GuildhallAEC(game, **choices)


def parallel_env(game: str, **choices: Any) -> GuildhallParallel:
    """A parallel environment, with the same choices but turns."""
    return GuildhallParallel(game, **choices)


class _Agents:
    """What both kinds of environment share."""

    extra = 0  # actions added to the game's own

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
        layout: Whole = LATEST,
        order: str | None = None,
        **variant: str,
    ) -> None:
        super().__init__()
        self.encoded = EncodedGame(game, seats, variant, observation, reward, render_mode, layout, order)
        if max_cycles is not None and (whole(max_cycles) or 0) < 1:
            raise ValueError(f"max_cycles must be at least 1, not {max_cycles}")
        self.max_cycles = max_cycles
        self.illegal = checked_illegal(illegal)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": environment_id(game, self.encoded.observer.version),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoded.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: observation_space(self.encoded, self.extra) for agent in self.possible_agents
        }
        self._action_spaces = {agent: action_space(self.encoded, self.extra) for agent in self.possible_agents}
        self.state_space = box(self.encoded.seats * self.encoded.observer.size)
        self._answers = 0
        self._seeds = np.random.default_rng()  # for games that begin without one

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def state(self) -> Tensor:
        """The observations of all seats together, for a central critic. Agents must not see it."""
        g = self.encoded.env.state
        return np.concatenate([self.encoded.observer.tensor(g, seat) for seat in range(self.encoded.seats)])

    def render(self) -> Any:
        """Show a spectator's view: as text, as a picture, or printed."""
        return self.encoded.render()

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _begin(self, seed: Whole | None) -> None:
        if seed is None:
            self.encoded.reset(int(self._seeds.integers(SEED_RANGE)))
        else:
            self.encoded.reset(seed)
            self._seeds = np.random.default_rng(self.encoded.env.seed)
        self.agents = self.possible_agents[:]
        self._answers = 0

    def _check_open(self) -> None:
        """Raises NotStarted, GameOver."""
        if not self.agents:
            how = "is finished" if self.encoded.env.is_over() else "was cut short"
            raise GameOver(f"this game of {self.encoded.env.game.name} {how}")

    def _result(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.encoded.earned(), strict=True))


class GuildhallAEC(_Agents, pettingzoo.AECEnv[str, Observation, Any]):
    """One agent after the other."""

    def __init__(
        self,
        game: str,
        seats: Whole | None = None,
        *,
        turns: bool = False,
        policy: Policy | None = None,
        **choices: Any,
    ) -> None:
        super().__init__(game, seats, **choices)
        check_turns(turns, policy, self.encoded.seats, EVERYBODY)
        self._policy = policy
        self._anything: Mask = np.ones(self.encoded.codec.actions, np.int8)  # a softmax over nothing is NaN
        self._anything.flags.writeable = False
        self._is_paid_late = self.encoded.reward != PROGRESS
        self._not_asked: dict[str, Any] = {"action_mask": self._anything}

    def reset(self, seed: Whole | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._anything} for agent in self.agents}
        seat = run.first_to_act(self.encoded.env.state)
        self._ask(seat, self.encoded.mask(seat))

    def observe(self, agent: str) -> Observation:
        mask = self.infos.get(agent, self._not_asked)["action_mask"]
        return {"observation": self.encoded.observe(self._seat[agent]), "action_mask": mask}

    def step(self, action: Whole | None) -> None:
        """Take the action of `agent_selection`; None for an agent whose game is over."""
        if not self.agents:
            self._check_open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat[agent]
        try:
            following = self.encoded.act(seat, action)
        except IllegalChoice:
            if self.illegal == RAISE:
                raise
            following = seat
        self._answers += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._anything}
        if self._policy is not None:
            following = self._end_turn(seat, following, self._policy)
        if following == OVER:
            self._end()
        else:
            self._ask(following, self.encoded.mask_of_next())
        if following == OVER or not self._is_paid_late:  # else all rewards are zero, as they were
            self.rewards = self._result()
            self._accumulate_rewards()

    def _end_turn(self, seat: Seat, following: Seat, policy: Policy) -> Seat:
        """Let the policy answer until another seat is asked. Returns that seat, or OVER."""
        while following == seat:
            mask = self.encoded.mask_of_next()
            self._ask(seat, mask.copy())  # where the turn stands if the policy fails
            seen = self.encoded.observer.tensor(self.encoded.env.state, seat)
            chosen = np.asarray(policy(seen[None], mask[None], np.array([seat], np.int8)))
            following = self.encoded.act(seat, chosen[0])
            self._answers += 1
            self.infos[self.agent_selection] = {"action_mask": self._anything}
        return following

    def _ask(self, seat: Seat, mask: Mask) -> None:
        """Select the agent that is asked next."""
        if self.max_cycles is not None and self._answers >= self.max_cycles * self.encoded.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": mask}

    def _end(self) -> None:
        env = self.encoded.env
        self.terminations = dict.fromkeys(self.agents, True)
        for info in self.infos.values():
            info |= {"points": env.points(), "places": env.places()}


class GuildhallParallel(_Agents, pettingzoo.ParallelEnv[str, Observation, Any]):
    """All agents at once. The last action is to wait, for those who are not asked."""

    extra = 1

    def __init__(self, game: str, seats: Whole | None = None, **choices: Any) -> None:
        super().__init__(game, seats, **choices)
        self.wait = self.encoded.codec.actions

    def reset(
        self, seed: Whole | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        observations = self._observations()
        return observations, _infos(observations)

    def step(
        self, actions: Mapping[str, Whole]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take one answer from everybody who is asked. All are checked before the first is carried out.

        If one answer changes another agent's question, that agent is asked again in the next step.
        """
        self._check_open()
        answers = self._answers_of(actions)
        self._carry_out(answers)
        self._answers += 1
        over = self.encoded.env.is_over()
        cut = not over and self.max_cycles is not None and self._answers >= self.max_cycles
        observations = self._observations()
        infos = _infos(observations)
        if over:
            for info in infos.values():
                info |= {"points": self.encoded.env.points(), "places": self.encoded.env.places()}
        told = (
            observations,
            self._result(),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return told

    def _answers_of(self, actions: Mapping[str, Whole]) -> list[tuple[Seat, Option]]:
        g = self.encoded.env.state
        asked = self.encoded.env.to_act()
        answers = []
        for agent in self.agents:
            seat, action = self._seat[agent], actions.get(agent)
            try:
                if seat in asked:
                    answers.append((seat, self.encoded.codec.option(g, seat, action)))
                elif whole(action) != self.wait:
                    raise IllegalChoice("not-to-act", seat, "", str(action))
            except IllegalChoice:
                if self.illegal == RAISE:
                    raise
        order = {seat: i for i, seat in enumerate(asked)}
        return sorted(answers, key=lambda answer: order[answer[0]])

    def _carry_out(self, answers: list[tuple[Seat, Option]]) -> None:
        env = self.encoded.env
        questions = {seat: (env.state.asked[seat], env.state.offered[seat]) for seat, _ in answers}
        for seat, option in answers:
            if (env.state.asked[seat], env.state.offered[seat]) == questions[seat]:
                env.answer(seat, option)

    def _observations(self) -> dict[str, Observation]:
        asked = self.encoded.env.to_act()
        observations = {}
        for agent in self.agents:
            seat = self._seat[agent]
            mask = self.encoded.mask(seat, self.extra)
            if seat not in asked:
                mask[self.wait] = 1
            observations[agent] = {"observation": self.encoded.observe(seat), "action_mask": mask}
        return observations


def _infos(observations: dict[str, Observation]) -> dict[str, dict[str, Any]]:
    return {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}


for _game in shelf.NAMES:
    for _version in VERSIONS:
        _id, _choices = environment_id(_game, _version), {"game": _game, "layout": _version}
        pettingzoo.register("aec", _id, f"{__name__}:env", kwargs=_choices)
        pettingzoo.register("parallel", _id, f"{__name__}:parallel_env", kwargs=_choices)
