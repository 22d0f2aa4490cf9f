"""Stage: a game with actions, observations and rewards as numbers. What every adapter stands on."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, Final

from guildhall import draw
from guildhall.adapters import rewards
from guildhall.adapters.codec import Mask
from guildhall.adapters.observe import Observer, Tensor, observer
from guildhall.env import Environment, Whole, make
from guildhall.kernel.state import Seat
from guildhall.words import words

FLAT: Final = "flat"  # one array
DICT: Final = "dict"  # an array for each part of the view
OBSERVATIONS: Final = (FLAT, DICT)

ANSI: Final = "ansi"  # text
SVG: Final = "svg"  # a picture, as text
PNG: Final = "png"  # the same picture, as bytes
HUMAN: Final = "human"  # text, printed
RENDER_MODES: Final = (ANSI, SVG, PNG, HUMAN)

Observed = Tensor | dict[str, Tensor]


class Stage:
    """One game at a time. Raises what `guildhall.make` raises, and ValueError for choices that do not exist."""

    def __init__(
        self,
        game: str,
        seats: Whole | None,
        variant: Mapping[str, str],
        observation: str = FLAT,
        reward: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.env: Environment = make(game, seats, **variant)
        self.seats = self.env.seats
        self.reward = rewards.usual(self.seats) if reward is None else reward
        rewards.check(self.reward, self.seats)
        if observation not in OBSERVATIONS:
            raise ValueError(f"there is no observation '{observation}'; there are: {', '.join(OBSERVATIONS)}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"there is no render mode '{render_mode}'; there are: {', '.join(RENDER_MODES)}")
        self.observation = observation
        self.render_mode = render_mode
        self.observer: Observer = observer(game, self.seats)
        self.codec = self.observer.codec

    def observe(self, seat: Seat) -> Observed:
        """What a seat sees."""
        tensor = self.observer.tensor(self.env.state, seat)
        return self.observer.pieces(tensor) if self.observation == DICT else tensor

    def mask(self, seat: Seat, extra: int = 0) -> Mask:
        """A 1 for each action that a seat may take."""
        return self.codec.mask(self.env.state, seat, extra)

    def act(self, seat: Seat, action: object) -> None:
        """Take an action for a seat. Raises IllegalChoice, and then nothing has changed."""
        self.env.answer(seat, self.codec.option(self.env.state, seat, action))

    def rewards(self) -> list[float]:
        """What the game is worth to each seat, if it ended now."""
        return rewards.rewards(self.env.game, self.env.state, self.reward)

    def render(self, seat: Seat | None = None) -> Any:
        """The table as a seat sees it (None: a spectator), by the render mode."""
        game, talk = self.env.game, words(self.env.game, "en")
        if self.render_mode is None:
            return None
        if self.render_mode in (SVG, PNG):
            picture = draw.svg(game, self.env.view(seat), talk)
            return picture if self.render_mode == SVG else _pixels(picture)
        text = draw.text(game, self.env.view(seat), talk)
        if self.render_mode == ANSI:
            return text
        sys.stdout.write(text)
        return None


def _pixels(picture: str) -> bytes:
    """An SVG picture as PNG; needs guildhall[png]."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=picture))
