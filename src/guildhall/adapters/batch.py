"""Many games at once: `guildhall.batch` steps them in worker processes and returns arrays.

    games = guildhall.batch("old-london-bridge", games=256, seats=2, workers=2, seed=7)
    now = games.reset()
    while training:
        now = games.step(policy(now.observations, now.masks))
    games.close()

In each game one seat is asked at a time, in the order of `to_act`. A game that is over begins anew at once: `dones` and
`rewards` tell of the end, observations and masks are those of the next game. Game i's n-th episode has the seed
`episode_seed(seed, i, n)`, so nothing depends on how many workers there are.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from guildhall.adapters.stage import FLAT, Stage
from guildhall.env import NotStarted, Whole, checked_seed, whole
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import Seat

RESET: Final = "reset"
STEP: Final = "step"
CLOSE: Final = "close"

SEED_MASK: Final = 2**62 - 1


class Closed(RuntimeError):
    """The batch has been closed, by its owner or because a worker was lost."""


class WorkerLost(RuntimeError):
    """A worker process has ended by itself. Its games are gone, and the batch is closed."""


class Step(NamedTuple):
    """All games after a step, by game. The arrays are copies, the caller's to keep."""

    observations: NDArray[np.float32]  # of the seat that is asked
    masks: NDArray[np.int8]  # what it may do
    seats: NDArray[np.int8]  # which seat that is
    rewards: NDArray[np.float32]  # by seat; zeros unless the game has just ended
    dones: NDArray[np.bool_]  # whether it has just ended


class Plan(NamedTuple):
    """What every game has in common."""

    game: str
    seats: int
    variant: Mapping[str, str]
    reward: str
    seed: int

    def stage(self) -> Stage:
        return Stage(self.game, self.seats, self.variant, FLAT, self.reward)


def batch(
    game: str,
    games: Whole,
    seats: Whole | None = None,
    *,
    workers: Whole = 0,
    seed: Whole = 0,
    reward: str | None = None,
    **variant: str,
) -> Batch:
    """Many games, stepped in so many worker processes; 0: in this one. Raises what `guildhall.make` raises."""
    count, processes = whole(games), whole(workers)
    if count is None or count < 1:
        raise ValueError(f"a batch has at least one game, not {games}")
    if processes is None or not 0 <= processes <= count:
        raise ValueError(f"{games} games can have 0 to {games} workers, not {workers}")
    first = checked_seed(seed)
    stage = Stage(game, seats, variant, FLAT, reward)
    return Batch(Plan(game, stage.seats, stage.env.variant, stage.reward, first), count, processes)


def episode_seed(seed: int, game: int, episode: int) -> int:
    """The seed of the n-th episode of a game of a batch."""
    return (seed * 1_000_003 + game * 8191 + episode * 127_773_001) & SEED_MASK


class Batch:
    """Games that are stepped together. Close it, or use it in a `with`."""

    def __init__(self, plan: Plan, games: int, workers: int) -> None:
        self.plan = plan
        self.games = games
        stage = plan.stage()
        self.codec = stage.codec
        self.observer = stage.observer
        self._groups = _groups(games, max(1, workers))
        self._local: Group | None = None
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._masks: NDArray[np.int8] | None = None
        self._is_closed = False
        if workers:
            self._start()
        else:
            self._local = Group(plan, range(games))

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")  # the same everywhere, and safe beside threads
        for group in self._groups:
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, self.plan, group), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(self) -> Step:
        """Begin every game's first episode. Raises Closed, WorkerLost."""
        self._check_open()
        return self._told([(RESET, None)] * len(self._groups))

    def step(self, actions: ArrayLike) -> Step:
        """One action for each game. Raises IllegalChoice if one is not allowed, and then nothing has changed.

        Raises NotStarted, Closed and WorkerLost, too.
        """
        self._check_open()
        chosen = self._checked(actions)
        return self._told([(STEP, chosen[group.start : group.stop]) for group in self._groups])

    def close(self) -> None:
        """Let the workers go."""
        self._is_closed = True
        for pipe in self._pipes:
            with suppress(OSError):  # of a worker that has ended already
                pipe.send((CLOSE, None))
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []
        self._local = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise Closed("this batch has been closed")

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        if self._masks is None:
            raise NotStarted("call reset() first")
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.games} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        inside = (chosen >= 0) & (chosen < self.codec.actions)
        allowed = inside & (self._masks[np.arange(self.games), np.where(inside, chosen, 0)] == 1)
        if not allowed.all():
            game = int(np.argmin(allowed))
            action = int(chosen[game])
            name = self.codec.decode(action) if inside[game] else ("", str(action))
            raise IllegalChoice("not-offered", int(self._seats[game]), *name)
        return chosen.astype(np.int64)

    def _told(self, messages: list[tuple[str, Any]]) -> Step:
        if self._local is not None:
            step = self._local.told(*messages[0])
        else:
            parts = self._answered(messages)
            step = Step(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))
        self._masks = step.masks.copy()
        self._seats = step.seats.copy()
        return step

    def _answered(self, messages: list[tuple[str, Any]]) -> list[Any]:
        """What each worker answers. Raises WorkerLost."""
        try:
            for pipe, message in zip(self._pipes, messages, strict=True):
                pipe.send(message)
            return [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError):
            processes = self._processes
            self.close()  # the others may have gone on, so that nothing fits together any more
            codes = ", ".join(str(process.exitcode) for process in processes if process.exitcode)
            raise WorkerLost(f"a worker process has ended by itself, with exit code {codes or 0}") from None


def _groups(games: int, workers: int) -> list[range]:
    """Which games each worker has, as even as can be."""
    ends = [games * worker // workers for worker in range(workers + 1)]
    return [range(first, last) for first, last in pairwise(ends)]


class Group:
    """The games of one worker."""

    def __init__(self, plan: Plan, numbers: range) -> None:
        self.plan = plan
        self.numbers = numbers
        self.stages = [plan.stage() for _ in numbers]
        self.episodes = [0] * len(numbers)
        self.asked: list[Seat] = [0] * len(numbers)

    def told(self, message: str, actions: NDArray[np.int64] | None) -> Step:
        """Begin or step every game."""
        observer = self.stages[0].observer
        count = len(self.stages)
        step = Step(
            np.empty((count, observer.size), np.float32),
            np.zeros((count, observer.codec.actions), np.int8),
            np.empty(count, np.int8),
            np.zeros((count, self.plan.seats), np.float32),
            np.zeros(count, np.bool_),
        )
        for i, stage in enumerate(self.stages):
            if message == RESET:
                self.episodes[i] = 0
                self._begin(i)
            elif actions is not None:
                stage.act(self.asked[i], int(actions[i]))
                if stage.env.is_over():
                    step.rewards[i] = stage.rewards()
                    step.dones[i] = True
                    self.episodes[i] += 1
                    self._begin(i)
            seat = self.asked[i] = stage.env.to_act()[0]
            step.seats[i] = seat
            step.observations[i] = observer.tensor(stage.env.state, seat)
            step.masks[i, observer.codec.legal(stage.env.state, seat)] = 1
        return step

    def _begin(self, i: int) -> None:
        self.stages[i].env.reset(episode_seed(self.plan.seed, self.numbers[i], self.episodes[i]))


def serve(pipe: Connection, plan: Plan, numbers: range) -> None:
    """What a worker does until it is let go."""
    group = Group(plan, numbers)
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            message, actions = pipe.recv()
            if message == CLOSE:
                return
            pipe.send(tuple(group.told(message, actions)))
