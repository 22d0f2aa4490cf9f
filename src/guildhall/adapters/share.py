"""The games of one process of a batch, and the loop of a worker process."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from guildhall.adapters import rewards
from guildhall.adapters.arrays import Arrays, Sizes, arrays, exposed
from guildhall.adapters.opponents import Opponents, all_random
from guildhall.encode.shelf import encoder
from guildhall.encode.stepper import Roles, Stepper

# What the owner tells a worker, and what it answers: one byte each. Everything else lies in shared memory.
RESET: Final = b"r"
STEP: Final = b"s"
CLOSE: Final = b"c"
DONE: Final = b"d"


class BatchConfig(NamedTuple):
    """What all games of a batch share."""

    game: str
    seats: int
    variant: Mapping[str, str]
    reward: str
    seed: int
    layout: int
    order: str
    learner: int  # a seat, EVERYBODY or ANY_SEAT
    opponents: tuple[str, ...]  # by seat, without the learner's
    keeps_last: bool


class Share:
    """The games of one process, and their parts of the arrays."""

    def __init__(self, config: BatchConfig, whole_arrays: Arrays, games: range) -> None:
        self.config = config
        self.arrays = whole_arrays.of(games)
        writer = encoder(config.game, config.seats, config.layout, config.order)
        self.game = writer.game
        self.opponents = None if all_random(config.opponents) else Opponents(self.game, config.opponents)
        self.is_progress = config.reward == rewards.PROGRESS
        roles = Roles(config.learner, self.opponents, config.keeps_last, self.is_progress)
        self.stepper = Stepper(writer, config.variant, config.seed, list(games), roles)
        shape = (len(games), -1)
        self.observations: NDArray[np.float32] = exposed(self.stepper.observations, np.float32).reshape(shape)
        self.masks = np.frombuffer(memoryview(self.stepper.masks), np.int8).reshape(shape)
        self.seats = np.frombuffer(memoryview(self.stepper.asked), np.int8)

    def do(self, order: bytes) -> None:
        """Begin or step every game, and fill the arrays."""
        if order == RESET:
            self.stepper.seed = int(self.arrays.seeds[0])
            self.stepper.reset()
        else:
            self.stepper.step(self.arrays.actions.tolist())
        if self.arrays.observations.size:
            self.arrays.observations[:] = self.observations
            self.arrays.allowed[:] = self.masks
            self.arrays.asked[:] = self.seats
        self.arrays.masks[:] = self.masks
        self.arrays.seats[:] = self.seats
        for result in (self.arrays.rewards, self.arrays.dones, self.arrays.points, self.arrays.places):
            result.fill(0)
        if self.is_progress:
            self._tell_gains(order)
        for i, game in enumerate(self.stepper.ended):
            self._tell_result(i, game)

    def close(self) -> None:
        if self.opponents is not None:
            self.opponents.close()

    def _tell_gains(self, order: bytes) -> None:
        if order == STEP:
            self.arrays.rewards[:] = self.stepper.gains
            self.arrays.rewards[self.arrays.actions < 0] = 0  # games that did not move

    def _tell_result(self, i: int, game: int) -> None:
        points, places = self.stepper.points[i], self.stepper.places[i]
        self.arrays.dones[game] = True
        self.arrays.points[game] = points
        self.arrays.places[game] = places
        if not self.is_progress:
            self.arrays.rewards[game] = rewards.of_result(points, places, self.config.reward)
        if self.config.keeps_last:
            self.arrays.last_observations[game] = np.frombuffer(memoryview(self.stepper.last_seen[i]), np.float32)


def serve(pipe: Connection, memory: Any, sizes: Sizes, config: BatchConfig, games: range) -> None:
    """Step the games of a worker until the owner closes the batch or is gone."""
    share = Share(config, arrays(memory, sizes), games)
    with suppress(EOFError, OSError):
        while (order := pipe.recv_bytes()) != CLOSE:
            share.do(order)
            pipe.send_bytes(DONE)
    share.close()
