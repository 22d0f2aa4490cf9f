"""One game at a time: what a seat sees and may do, written into buffers that are used again and again."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from guildhall.encode.base import Encoder, mask_buffer, number_buffer
from guildhall.kernel.state import State

NO_OPTION: Final = -1


@final
class Desk:
    """The buffers of one environment. Environments do not share them, so that each may have a thread of its own."""

    encoder: Encoder
    observation: vec[i32]
    mask: vec[u8]

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.observation = number_buffer(encoder.size)
        self.mask = mask_buffer(encoder.actions)

    def see(self, g: State, seat: i64) -> None:
        """Write what a seat sees."""
        self.encoder.put(g, seat, self.observation, 0)

    def allow(self, g: State, seat: i64) -> None:
        """Write what a seat may do."""
        self.encoder.put_mask(g, seat, self.mask, 0)

    def option(self, g: State, seat: i64, action: i64) -> i64:
        """The option that an action stands for, or NO_OPTION if the seat may not take it."""
        decision: object = g.asked[seat]
        if decision is not None:
            wanted: i64 = action - self.encoder.first_action[decision]
            for option in g.offered[seat]:
                if option == wanted:
                    return wanted
        return NO_OPTION
