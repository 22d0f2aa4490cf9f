"""One game at a time: what a seat sees and may do, written into buffers that are used again and again."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from guildhall.encode.base import Encoder, mask_buffer, number_buffer
from guildhall.kernel.playout import Course
from guildhall.kernel.run import first_to_act
from guildhall.kernel.state import State

NO_OPTION: Final = -1
ILLEGAL: Final = -1
OVER: Final = -2


@final
class Desk:
    """The buffers of one environment. Environments do not share them, so that each may have a thread of its own."""

    encoder: Encoder
    observation: vec[i32]
    mask: vec[u8]
    first: i64  # the action of the first option of the question whose options the mask shows
    shown: list[int]  # those options

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.observation = number_buffer(encoder.size)
        self.mask = mask_buffer(encoder.actions)
        self.first = 0
        self.shown = []

    def see(self, g: State, seat: i64) -> None:
        """Write what a seat sees, where the caller has written zeros: numpy does that faster than a loop here."""
        self.encoder.put_on_zeros(g, seat, self.observation, 0)

    def allow(self, g: State, seat: i64) -> None:
        """Write what a seat may do."""
        mask = self.mask
        first = self.first
        for option in self.shown:  # quicker than to clear the whole mask
            mask[first + option] = 0
        asked: list[Any] = g.asked  # so that compiled code does not look at what is asked
        decision = asked[seat]
        if decision is None:
            self.shown = []
            return
        first = self.encoder.first_action[decision]
        self.first = first
        self.shown = g.offered[seat]
        for option in self.shown:
            mask[first + option] = 1

    def option(self, g: State, seat: i64, action: i64) -> i64:
        """The option that an action stands for, or NO_OPTION if the seat may not take it."""
        asked: list[Any] = g.asked
        decision = asked[seat]
        if decision is not None:
            wanted: i64 = action - self.encoder.first_action[decision]
            for option in g.offered[seat]:
                if option == wanted:
                    return wanted
        return NO_OPTION

    def play(self, course: Course, seat: i64, action: i64) -> i64:
        """Take an action, and write what the seat that is asked next may do. Returns that seat, or OVER.

        ILLEGAL if the seat may not take it; then nothing has changed.
        """
        g = course.g
        wanted = self.option(g, seat, action)
        if wanted == NO_OPTION:
            return ILLEGAL
        course.answer(seat, wanted)
        if g.waiting == 0:
            return OVER
        following: i64 = first_to_act(g)
        self.allow(g, following)
        return following
