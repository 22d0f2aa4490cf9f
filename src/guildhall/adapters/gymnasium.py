"""A Gymnasium environment: one seat is the agent's, bots play the others.

Importing this module registers "guildhall/OldLondonBridge-v0" and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from guildhall import shelf
from guildhall.adapters.spaces import action_space, observation_space
from guildhall.adapters.stage import FLAT, RENDER_MODES, Stage
from guildhall.bots.bot import Bot, Position
from guildhall.bots.roster import bot
from guildhall.env import GameOver, Whole, checked_seed, whole
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat

VERSION: Final = "v0"
RAISE: Final = "raise"
IGNORE: Final = "ignore"
SEED_RANGE: Final = 2**31

Observation = dict[str, Any]


def environment_id(game: str) -> str:
    """What a game is called in Gymnasium's registry."""
    return f"guildhall/{game.title().replace('-', '')}-{VERSION}"


class SingleAgent(gymnasium.Env[Observation, np.int64]):
    """A game of the shelf for one agent.

    `opponents` names the bots of the other seats, in their order, or one bot for all: "random", "greedy", a level
    ("apprentice"), or a search with a limit ("mcts:200"). With those that think for so many seconds a game depends on
    the machine; the others play the same for the same seed. They are shown determinized copies only.

    Copies, and those in other processes, go the same way, with one difference: opponents that search begin anew to
    think, without what they found before.

    Observations hold `action_mask`, and so does `info`. An illegal action raises IllegalChoice and changes nothing;
    with `illegal="ignore"` it is dropped, and the agent is asked again. The reward comes with the last answer.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        seats: Whole | None = None,
        *,
        seat: Whole = 0,
        opponents: str | Sequence[str] = "random",
        observation: str = FLAT,
        reward: str | None = None,
        illegal: str = RAISE,
        render_mode: str | None = None,
        **variant: str,
    ) -> None:
        self.stage = Stage(game, seats, variant, observation, reward, render_mode)
        if illegal not in (RAISE, IGNORE):
            raise ValueError(f"illegal actions are to '{RAISE}' or to '{IGNORE}', not to '{illegal}'")
        own = whole(seat)
        if own is None or not 0 <= own < self.stage.seats:
            raise ValueError(f"there is no seat {seat}; there are {self.stage.seats}, from 0 on")
        self.seat: Seat = own
        self.illegal = illegal
        self.render_mode = render_mode
        others = [other for other in range(self.stage.seats) if other != own]
        names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(names) != len(others):
            raise ValueError(f"{len(names)} opponents for {len(others)} seats")
        self._opponents = dict(zip(others, names, strict=True))
        self._bots: dict[Seat, Bot] = self._new_bots()
        self._minds: dict[Seat, Rng] = {}
        self.observation_space = observation_space(self.stage)
        self.action_space = action_space(self.stage)

    def reset(
        self, *, seed: Whole | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        given = None if seed is None else checked_seed(seed)
        super().reset(seed=given)
        start = int(self.np_random.integers(SEED_RANGE)) if given is None else given
        self.close()
        self._bots = self._new_bots()
        self._minds = {other: Rng(start * 31 + 7 + other) for other in self._opponents}
        self.stage.env.reset(start)
        self._let_others_play()
        return self._told()

    def step(self, action: Whole) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others answer until the agent is asked again, or the game is over."""
        if self.stage.env.is_over():
            raise GameOver(f"this game of {self.stage.env.game.name} is finished")
        try:
            self.stage.act(self.seat, action)
        except IllegalChoice:
            if self.illegal == RAISE:
                raise
        self._let_others_play()
        over = self.stage.env.is_over()
        reward = self.stage.rewards()[self.seat] if over else 0.0
        observation, info = self._told()
        return observation, reward, over, False, info

    def render(self) -> Any:
        """The table as the agent sees it: text, a picture, or printed."""
        return self.stage.render(self.seat)

    def close(self) -> None:
        """Let the bots go."""
        for thinking in self._bots.values():
            thinking.close()

    def __getstate__(self) -> dict[str, Any]:
        """What is copied, stored or sent: all but the bots."""
        return {name: value for name, value in vars(self).items() if name != "_bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._bots = self._new_bots()

    def _new_bots(self) -> dict[Seat, Bot]:
        return {other: bot(name, self.stage.env.game) for other, name in self._opponents.items()}

    def _let_others_play(self) -> None:
        """Everybody else answers; also those who are asked at the same time as the agent, who is not shown what."""
        env = self.stage.env
        while True:
            others = [other for other in env.to_act() if other != self.seat]
            if not others:
                return
            other = others[0]
            rng = self._minds[other]
            env.answer(other, self._bots[other].choose(Position(env.game, env.state, other, rng), rng))

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.stage.mask(self.seat)
        info: dict[str, Any] = {"action_mask": mask}
        if self.stage.env.is_over():
            info |= {"points": self.stage.env.points(), "places": self.stage.env.places()}
        return {"observation": self.stage.observe(self.seat), "action_mask": mask}, info


for _game in shelf.NAMES:
    gymnasium.register(environment_id(_game), f"{__name__}:SingleAgent", kwargs={"game": _game})
