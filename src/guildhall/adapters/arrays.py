"""The arrays of a batch: allocated once, in this process or in memory that worker processes share."""

from __future__ import annotations

import ctypes
import multiprocessing
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

ALIGNED: Final = 64  # bytes: every array begins on a cache line of its own


class Sizes(NamedTuple):
    """How large the arrays are."""

    games: int
    numbers: int  # of an observation
    actions: int
    seats: int
    last_numbers: int  # of the last observation of a game; 0 if nobody asks for it
    is_shared: bool  # by processes; else some arrays are those of the loop itself, and empty here


class Arrays(NamedTuple):
    """The input and output of a step of a batch, by game."""

    actions: NDArray[np.int64]
    seeds: NDArray[np.int64]  # of the batch, the same for every game
    allowed: NDArray[np.int8]  # the masks once more, where no caller can change them: actions are checked by these
    asked: NDArray[np.int8]  # the seats once more
    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    points: NDArray[np.int32]
    places: NDArray[np.int8]
    last_observations: NDArray[np.float32]

    def of(self, games: range) -> Arrays:
        """The parts of these arrays that belong to some of the games."""
        parts: list[Any] = [array[games.start : games.stop] for array in self]
        return Arrays(*parts)


def _shapes(sizes: Sizes) -> list[tuple[tuple[int, ...], Any]]:
    games, numbers, actions, seats, last_numbers, is_shared = sizes
    shared = games if is_shared else 0
    return [
        ((games,), np.int64),
        ((games,), np.int64),
        ((shared, actions), np.int8),
        ((shared,), np.int8),
        ((shared, numbers), np.float32),
        ((games, actions), np.int8),
        ((games,), np.int8),
        ((games, seats), np.float32),
        ((games,), np.bool_),
        ((games, seats), np.int32),
        ((games, seats), np.int8),
        ((games, last_numbers), np.float32),
    ]


def shared_memory(sizes: Sizes) -> Any:
    """Memory for the arrays that spawned processes can map. It is freed with its last user, also after a crash."""
    return multiprocessing.get_context("spawn").RawArray(ctypes.c_byte, _layout(sizes)[1])


def own_memory(sizes: Sizes) -> Any:
    """Memory for the arrays in this process."""
    return bytearray(_layout(sizes)[1])


def arrays(memory: Any, sizes: Sizes) -> Arrays:
    """The arrays in this memory."""
    starts, _ = _layout(sizes)
    shapes = zip(_shapes(sizes), starts, strict=True)
    return Arrays(*(np.ndarray(shape, kind, memory, start) for (shape, kind), start in shapes))


class Exposed:
    """Memory that another object owns, for numpy to write to. Vectors let others read only."""

    def __init__(self, owner: Any, kind: Any) -> None:
        seen: NDArray[Any] = np.frombuffer(memoryview(owner), kind)
        address, _ = seen.__array_interface__["data"]
        self.seen = seen  # keeps the memory alive
        self.__array_interface__ = {**seen.__array_interface__, "data": (address, False)}


def exposed(owner: Any, kind: Any) -> NDArray[Any]:
    """A writable array over a vector, without a copy."""
    return np.asarray(Exposed(owner, kind))


def _layout(sizes: Sizes) -> tuple[list[int], int]:
    """Where each array begins, and how many bytes all need."""
    starts, end = [], 0
    for shape, kind in _shapes(sizes):
        starts.append(end)
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        end += -(-size // ALIGNED) * ALIGNED
    return starts, end
