"""A Gymnasium environment: one seat is the agent's, bots play the others. `guildhall.adapters.vector` has many at once.

Importing this module registers "guildhall/OldLondonBridge-v1" and so on. The version is that of the observations and
of the numbering of actions: "-v0" keeps those that were first released.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from guildhall import shelf
from guildhall.adapters.codec import Mask
from guildhall.adapters.encoded import FLAT, RAISE, RENDER_MODES, SEED_RANGE, EncodedGame, checked_illegal
from guildhall.adapters.opponents import Opponents, learner_seat, opponent_names
from guildhall.adapters.spaces import action_space, observation_space
from guildhall.bots.guest import LIMIT
from guildhall.encode.base import LATEST, VERSIONS
from guildhall.encode.stepper import seat_of_learner
from guildhall.env import GameOver, Whole, checked_seed
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import Seat

Observation = dict[str, Any]


def environment_id(game: str, version: int = LATEST) -> str:
    """What a game is called in Gymnasium's registry."""
    return f"guildhall/{game.title().replace('-', '')}-v{version}"


class SingleAgent(gymnasium.Env[Observation, np.int64]):
    """A game of the shelf for one agent.

    `seat` is the agent's; with "random" it is another one in each game, and `info["seat"]` tells which.
    `opponents` names the bots of the other seats in order, or one bot for all: "random", "greedy", a level
    ("apprentice"), a search with a limit ("mcts:200"), a class ("my_package.bots:MyBot") or a program
    ("program:node my_bot.js"). Bots with a time limit play differently on different machines; all others repeat their
    game for the same seed. Bots see determinized copies only. A class or program that raises, answers illegally or
    takes more than `limit` seconds makes `reset` or `step` raise BotFault: the game cannot go on.

    Copies of the environment continue in the same way, except that searching opponents lose what they found so far.

    Observations and `info` hold `action_mask`. It is never all zeros: when the game is over, it is all ones. An illegal
    action raises IllegalChoice and changes nothing; with `illegal="ignore"` it is dropped, and the agent is asked
    again. The reward comes with the last answer, or with each for "progress"; `info["rewards"]` has those of every
    seat. `points` and `places` of every seat come with the last answer.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        seats: Whole | None = None,
        *,
        seat: Whole | str = 0,
        opponents: str | Sequence[str] = "random",
        limit: float = LIMIT,
        observation: str = FLAT,
        reward: str | None = None,
        illegal: str = RAISE,
        render_mode: str | None = None,
        layout: Whole = LATEST,
        order: str | None = None,
        **variant: str,
    ) -> None:
        self.encoded = EncodedGame(game, seats, variant, observation, reward, render_mode, layout, order)
        self._learner = learner_seat(seat, self.encoded.seats)
        self.seat: Seat = max(0, self._learner)
        self.illegal = checked_illegal(illegal)
        self.render_mode = render_mode
        names = opponent_names(opponents, self.encoded.seats, self.encoded.env.game, limit)
        self._opponents = Opponents(self.encoded.env.game, names, limit, variant)
        self.observation_space = observation_space(self.encoded)
        self.action_space = action_space(self.encoded)

    def reset(
        self, *, seed: Whole | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        given = None if seed is None else checked_seed(seed)
        super().reset(seed=given)
        start = int(self.np_random.integers(SEED_RANGE)) if given is None else given
        self.seat = seat_of_learner(self._learner, start, self.encoded.seats)
        self._opponents.begin(0, start, self.seat)
        self.encoded.reset(start)
        self._let_others_play()
        self.encoded.gains()
        return self._told()

    def step(self, action: Whole) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others answer until the agent is asked again, or the game is over."""
        if self.encoded.env.is_over():
            raise GameOver(f"this game of {self.encoded.env.game.name} is finished")
        try:
            self.encoded.act(self.seat, action)
        except IllegalChoice:
            if self.illegal == RAISE:
                raise
        self._let_others_play()
        earned = self.encoded.earned()
        observation, info = self._told()
        info["rewards"] = np.array(earned, np.float32)
        return observation, earned[self.seat], self.encoded.env.is_over(), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent may do now, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """Show the agent's view: as text, as a picture, or printed."""
        return self.encoded.render(self.seat)

    def close(self) -> None:
        """Close the bots."""
        self._opponents.close()

    def _let_others_play(self) -> None:
        """Let the other seats answer, also those asked at the same time as the agent."""
        env = self.encoded.env
        while others := [other for other in env.to_act() if other != self.seat]:
            env.answer(others[0], self._opponents.choose(0, env.state, others[0]))

    def _mask(self) -> Mask:
        mask = self.encoded.mask(self.seat)
        if self.encoded.env.is_over():
            mask[:] = 1  # a masked softmax over nothing is NaN, and vector environments show this mask
        return mask

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        mask = self._mask()
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        if self.encoded.env.is_over():
            info |= {"points": self.encoded.env.points(), "places": self.encoded.env.places()}
        return {"observation": self.encoded.observe(self.seat), "action_mask": mask}, info


for _game in shelf.NAMES:
    for _version in VERSIONS:
        gymnasium.register(
            environment_id(_game, _version),
            f"{__name__}:SingleAgent",
            kwargs={"game": _game, "layout": _version},
            vector_entry_point="guildhall.adapters.vector:VectorGames",
        )
