"""A game with actions, observations and rewards as numbers: what every adapter is built on."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from guildhall import draw
from guildhall.adapters import rewards
from guildhall.adapters.arrays import exposed
from guildhall.adapters.codec import Mask
from guildhall.adapters.observe import Observer, Tensor, observer
from guildhall.encode.base import LATEST
from guildhall.encode.desk import ILLEGAL, Desk
from guildhall.encode.errors import UnknownLayout
from guildhall.env import Environment, Whole, make, whole
from guildhall.kernel.state import Seat
from guildhall.words import words

FLAT: Final = "flat"  # one array
DICT: Final = "dict"  # an array for each part of the view
OBSERVATIONS: Final = (FLAT, DICT)

ANSI: Final = "ansi"  # text
SVG: Final = "svg"  # a picture, as text
PNG: Final = "png"  # the same picture, as bytes
HUMAN: Final = "human"  # text, printed
RGB_ARRAY: Final = "rgb_array"  # the same picture, as pixels: height, width and three colours
RENDER_MODES: Final = (ANSI, SVG, PNG, RGB_ARRAY, HUMAN)

RAISE: Final = "raise"  # what an illegal action does
IGNORE: Final = "ignore"

SEED_RANGE: Final = 2**31

OF_THE_DESK: Final = ("_desk", "_seen", "_allowed")

Observed = Tensor | dict[str, Tensor]


def checked_illegal(illegal: str) -> str:
    """What an illegal action does. Raises ValueError."""
    if illegal not in (RAISE, IGNORE):
        raise ValueError(f"illegal actions are to '{RAISE}' or to '{IGNORE}', not to '{illegal}'")
    return illegal


class EncodedGame:
    """One game at a time. Raises what `guildhall.make` raises, and ValueError for choices that do not exist.

    `layout` is the version of the observations: 1, the latest, lists the seat that looks first unless `order` is
    "absolute"; 0 stays as it was first released.
    """

    def __init__(
        self,
        game: str,
        seats: Whole | None,
        variant: Mapping[str, str],
        observation: str = FLAT,
        reward: str | None = None,
        render_mode: str | None = None,
        layout: Whole = LATEST,
        order: str | None = None,
    ) -> None:
        self.env: Environment = make(game, seats, **variant)
        self.seats = self.env.seats
        self.reward = rewards.usual(self.seats) if reward is None else reward
        rewards.check(self.reward, self.seats)
        if observation not in OBSERVATIONS:
            raise ValueError(f"there is no observation '{observation}'; there are: {', '.join(OBSERVATIONS)}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"there is no render mode '{render_mode}'; there are: {', '.join(RENDER_MODES)}")
        self.is_in_pieces = observation == DICT
        self.render_mode = render_mode
        version = whole(layout)
        if version is None:
            raise UnknownLayout(f"a layout version is a whole number, not {layout}")
        self.observer: Observer = observer(game, self.seats, version, order)
        self.codec = self.observer.codec
        self._forecast: list[int] = []  # the points at the last time that somebody asked for their change
        self._open_desk()

    def _open_desk(self) -> None:
        self._desk = Desk(self.observer.encoder)
        self._seen: Tensor = exposed(self._desk.observation, np.float32)
        self._allowed: Mask = np.frombuffer(memoryview(self._desk.mask), np.int8)

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the desk: a copy has one of its own."""
        return {name: value for name, value in vars(self).items() if name not in OF_THE_DESK}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._open_desk()

    def reset(self, seed: Whole | None) -> None:
        """Begin a game. Raises ValueError."""
        self.env.reset(seed)
        self._forecast = self.env.points()

    def observe(self, seat: Seat) -> Observed:
        """What a seat sees."""
        seen = self._seen
        seen.fill(0)
        self._desk.see(self.env.course.g, seat)
        tensor = seen.copy()
        return self.observer.pieces(tensor) if self.is_in_pieces else tensor

    def mask(self, seat: Seat, extra: int = 0) -> Mask:
        """A 1 for each action that a seat may take; `extra` zeros behind."""
        self._desk.allow(self.env.state, seat)
        if not extra:
            return self.mask_of_next()
        mask = np.zeros(self.codec.actions + extra, np.int8)
        mask[: self.codec.actions] = self._allowed
        return mask

    def mask_of_next(self) -> Mask:
        """The mask of the seat that `act` has returned."""
        return self._allowed.copy()

    def act(self, seat: Seat, action: object) -> Seat:
        """Take an action for a seat; returns the seat that is asked next, or OVER.

        If it is illegal, raises IllegalChoice and changes nothing.
        """
        course = self.env.course
        number = whole(action)
        if number is not None and 0 <= number < self.codec.actions:  # others need not fit a machine word
            following = self._desk.play(course, seat, number)
            if following != ILLEGAL:
                return following
        self.codec.option(course.g, seat, action)  # says why not
        raise AssertionError("what the desk refuses is illegal")

    def earned(self) -> list[float]:
        """The reward of each seat for what has happened since the last time that somebody asked."""
        if self.reward == rewards.PROGRESS:
            return self.gains()
        if self.env.is_over():
            return rewards.rewards(self.env.game, self.env.state, self.reward)
        return [0.0] * self.seats

    def gains(self) -> list[float]:
        """By seat: the change of its points since the last time that somebody asked."""
        before, self._forecast = self._forecast, self.env.points()
        return [float(now - then) for now, then in zip(self._forecast, before, strict=True)]

    def render(self, seat: Seat | None = None) -> Any:
        """Show the view of a seat, or of a spectator (None), in the render mode."""
        game, talk = self.env.game, words(self.env.game, "en")
        if self.render_mode is None:
            return None
        if self.render_mode in PICTURES:
            return PICTURES[self.render_mode](draw.svg(game, self.env.view(seat), talk))
        text = draw.text(game, self.env.view(seat), talk)
        if self.render_mode == ANSI:
            return text
        sys.stdout.write(text)
        return None


def _png(picture: str) -> bytes:
    """An SVG picture as PNG; needs guildhall[png]."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=picture))


def _pixels(picture: str) -> NDArray[np.uint8]:
    """An SVG picture as height, width and three colours; needs guildhall[png]."""
    from PIL import Image

    with Image.open(io.BytesIO(_png(picture))) as drawn:
        return np.asarray(drawn.convert("RGB"))


PICTURES: Final[dict[str, Callable[[str], Any]]] = {SVG: str, PNG: _png, RGB_ARRAY: _pixels}
