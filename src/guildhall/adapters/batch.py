"""Many games at once: `guildhall.batch` steps them in one compiled loop per process and returns arrays.

    games = guildhall.batch("old-london-bridge", games=256, seats=2, workers=2, seed=7)
    now = games.reset()
    while training:
        now = games.step(policy(now.observations, now.masks))
    games.close()

Each game asks one seat at a time; with `opponents`, only the learner's. A game that is over restarts at once: `dones`,
`rewards`, `points` and `places` report the end, while observations and masks belong to the next game. So a mask always
allows something. The n-th episode of game i has the seed `episode_seed(seed, i, n)`; results do not depend on the
number of workers.

`send` and `recv` are the two halves of `step`: what happens between them runs while the workers step the games.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from guildhall.adapters.arrays import Sizes, arrays, own_memory, shared_memory
from guildhall.adapters.encoded import FLAT, EncodedGame
from guildhall.adapters.opponents import learner_seat, opponent_names
from guildhall.adapters.share import CLOSE, RESET, STEP, BatchConfig, Share, serve
from guildhall.encode.base import LATEST
from guildhall.encode.stepper import EVERYBODY, HOLD, SEED_MASK
from guildhall.encode.stepper import episode_seed as episode_seed
from guildhall.env import NotStarted, Whole, checked_seed, whole
from guildhall.kernel.errors import IllegalChoice

HIDDEN: Final = 4  # how many of the arrays are not told: what goes into a step, and what actions are checked by


class Closed(RuntimeError):
    """The batch has been closed, by its owner or because a worker was lost."""


class WorkerLost(RuntimeError):
    """A worker process has died. Its games are gone, and the batch is closed."""


class OutOfTurn(RuntimeError):
    """`send` was called twice without `recv`, or `recv` without `send`."""


class Step(NamedTuple):
    """All games after a step, by game."""

    observations: NDArray[np.float32]  # of the seat that is asked
    masks: NDArray[np.int8]  # what it may do
    seats: NDArray[np.int8]  # which seat that is
    rewards: NDArray[np.float32]  # by seat; zeros unless the game has just ended
    dones: NDArray[np.bool_]  # whether it has just ended
    points: NDArray[np.int32]  # by seat: the final score of the game that has just ended; zeros otherwise
    places: NDArray[np.int8]  # by seat: its place in that game, from 1; zeros otherwise
    # With `keep_last`, where a game has just ended: what the learner then saw, or whoever answered last. Else empty.
    last_observations: NDArray[np.float32]


# Answers from observations, masks and seats of some games: one action for each.
Policy = Callable[[NDArray[np.float32], NDArray[np.int8], NDArray[np.int8]], ArrayLike]


def batch(
    game: str,
    games: Whole,
    seats: Whole | None = None,
    *,
    workers: Whole = 0,
    seed: Whole = 0,
    reward: str | None = None,
    layout: Whole = LATEST,
    order: str | None = None,
    copy: bool = True,
    opponents: str | Sequence[str] | None = None,
    seat: Whole | str = 0,
    turns: bool = False,
    policy: Policy | None = None,
    keep_last: bool = False,
    **variant: str,
) -> Batch:
    """Many games, stepped in this many worker processes; 0: in this one.

    With `copy=False` every step returns the same arrays and overwrites them: faster, if you keep nothing of a step.
    With `opponents`, bots by name play all seats but `seat`, which is a number or "random": another one each episode.
    With `turns=True` a step lasts until another seat is asked, and `policy` gives the further answers of the turn; if
    it raises or gives an illegal one, the answers before that stand.
    Raises what `guildhall.make` raises, and UnknownLayout.
    """
    count, processes = whole(games), whole(workers)
    if count is None or count < 1:
        raise ValueError(f"a batch has at least one game, not {games}")
    if processes is None or not 0 <= processes <= count:
        raise ValueError(f"{games} games can have 0 to {games} workers, not {workers}")
    first = checked_seed(seed)
    like = EncodedGame(game, seats, variant, FLAT, reward, None, layout, order)
    seen = like.observer
    learner = EVERYBODY
    names: tuple[str, ...] = ()
    if opponents is not None:
        learner, names = learner_seat(seat, like.seats), opponent_names(opponents, like.seats, like.env.game)
    check_turns(turns, policy, like.seats, learner)
    config = BatchConfig(
        game, like.seats, like.env.variant, like.reward, first, seen.version, seen.order, learner, names, keep_last
    )
    return Batch(config, like, count, processes, copy, policy)


def check_turns(turns: bool, policy: Policy | None, seats: int, learner: int) -> None:
    """Raises ValueError."""
    if turns != (policy is not None):
        raise ValueError("turns=True needs a policy that answers in between, and a policy needs turns=True")
    if turns and (seats == 1 or learner != EVERYBODY):
        raise ValueError("turns=True steps to the question of another seat, so several seats must be asked")


class Batch:
    """Games that are stepped together. Close it, or use it in a `with`."""

    def __init__(
        self, config: BatchConfig, like: EncodedGame, games: int, workers: int, copy: bool, policy: Policy | None = None
    ) -> None:
        self.config = config
        self.games = games
        self.codec = like.codec
        self.observer = like.observer
        self._copies = copy
        self._policy = policy
        last_numbers = self.observer.size if config.keeps_last else 0
        sizes = Sizes(games, self.observer.size, self.codec.actions, config.seats, last_numbers, workers > 0)
        memory = shared_memory(sizes) if workers else own_memory(sizes)
        self._arrays = arrays(memory, sizes)
        self._arrays.seeds[:] = config.seed & SEED_MASK
        self._answered: NDArray[np.int8] = np.zeros(games, np.int8)  # the seats that were asked before the last `send`
        self._every_game = np.arange(games)
        self._sent: bytes | None = None
        self._is_started = self._is_closed = False
        self._local: Share | None = None
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        if workers:
            self._start(memory, sizes, workers)
        else:
            self._local = local = Share(config, self._arrays, range(games))
            self._arrays = self._arrays._replace(
                observations=local.observations, allowed=local.masks, asked=local.seats
            )

    def _start(self, memory: Any, sizes: Sizes, workers: int) -> None:
        context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
        for share in _shares(self.games, workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, memory, sizes, self.config, share), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(self, seed: Whole | None = None) -> Step:
        """Begin the first episode of every game, with another seed if one is given.

        Raises ValueError, Closed, WorkerLost, OutOfTurn.
        """
        first = None if seed is None else checked_seed(seed)
        self._check_ready()
        if first is not None:
            self._arrays.seeds[:] = first & SEED_MASK
        self._wake(RESET)
        return self.recv()

    def step(self, actions: ArrayLike) -> Step:
        """Take one action for each game. If one is not allowed, raises IllegalChoice and changes nothing.

        Also raises ValueError for a wrong shape or type, NotStarted, Closed, WorkerLost and OutOfTurn.
        """
        self.send(actions)
        return self.recv()

    def send(self, actions: ArrayLike) -> None:
        """The first half of `step`: check the actions and let the workers begin. Raises what `step` raises."""
        self._check_ready()
        self._arrays.actions[:] = self._checked(actions)
        if self._policy is not None:
            self._answered = self._arrays.asked.copy()
        self._wake(STEP)

    def recv(self) -> Step:
        """The second half of `step`: wait for the workers. Raises Closed, WorkerLost, OutOfTurn."""
        self._check_open()
        if self._sent is None:
            raise OutOfTurn("call send() before recv()")
        if self._policy is not None and self._sent == STEP:
            return self._end_turns(self._answered, self._policy)
        self._finish()
        told: list[Any] = list(self._arrays[HIDDEN:])
        return Step(*(array.copy() for array in told)) if self._copies else Step(*told)

    def _finish(self) -> None:
        """Wait until the order that was sent is carried out."""
        if self._local is not None:
            assert self._sent is not None
            self._local.do(self._sent)
        else:
            self._hear()
        self._sent = None
        self._is_started = True

    def _end_turns(self, answered: NDArray[np.int8], policy: Policy) -> Step:
        """Let the policy answer until every game has ended, or asks another seat than the one that answered."""
        self._finish()
        told: list[Any] = list(self._arrays[HIDDEN:])
        whole = Step(*(array.copy() for array in told))
        while (same := np.flatnonzero((self._arrays.asked == answered) & ~whole.dones)).size:
            actions = np.full(self.games, HOLD, np.int64)
            now = self._arrays
            given = np.asarray(policy(now.observations[same], now.allowed[same], now.asked[same]))
            actions[same] = self._checked_some(given, same)
            self._arrays.actions[:] = actions
            self._wake(STEP)
            self._finish()
            whole.rewards[:] += now.rewards
            whole.dones[:] |= now.dones
            whole.points[now.dones] = now.points[now.dones]
            whole.places[now.dones] = now.places[now.dones]
            whole.last_observations[now.dones] = now.last_observations[now.dones]
        whole.observations[:] = self._arrays.observations
        whole.masks[:] = self._arrays.allowed
        whole.seats[:] = self._arrays.asked
        return whole

    def close(self) -> None:
        """End the workers."""
        self._is_closed = True
        for pipe in self._pipes:
            with suppress(OSError):  # of a worker that has died
                pipe.send_bytes(CLOSE)
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []
        if self._local is not None:
            self._local.close()
        self._local = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise Closed("this batch has been closed")

    def _check_ready(self) -> None:
        self._check_open()
        if self._sent is not None:
            raise OutOfTurn("call recv() before the next send()")

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        if not self._is_started:
            raise NotStarted("call reset() first")
        return self._checked_some(np.asarray(actions), self._every_game)

    def _checked_some(self, chosen: NDArray[Any], games: NDArray[np.intp]) -> NDArray[np.int64]:
        """Actions for these games. Raises ValueError, IllegalChoice."""
        if chosen.shape != games.shape or chosen.dtype.kind not in "iu":
            raise ValueError(f"a step takes {games.size} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        inside = (chosen >= 0) & (chosen < self.codec.actions)
        allowed = inside & (self._arrays.allowed[games, np.where(inside, chosen, 0)] == 1)
        if not allowed.all():
            place = int(np.argmin(allowed))
            action = int(chosen[place])
            name = self.codec.decode(action) if inside[place] else ("", str(action))
            raise IllegalChoice("not-offered", int(self._arrays.asked[games[place]]), *name)
        return chosen.astype(np.int64)

    def _wake(self, order: bytes) -> None:
        self._check_ready()
        try:
            for pipe in self._pipes:
                pipe.send_bytes(order)
        except OSError:
            raise self._lost() from None
        self._sent = order

    def _hear(self) -> None:
        """Wait until every worker is done. Raises WorkerLost."""
        try:
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError):
            raise self._lost() from None

    def _lost(self) -> WorkerLost:
        """Close the batch, because the other workers may have stepped already."""
        processes = self._processes
        self.close()
        codes = ", ".join(str(process.exitcode) for process in processes if process.exitcode)
        return WorkerLost(f"a worker process has died, with exit code {codes or 0}")


def _shares(games: int, workers: int) -> list[range]:
    """Which games each worker has, as evenly as possible."""
    ends = [games * worker // workers for worker in range(workers + 1)]
    return [range(first, last) for first, last in pairwise(ends)]


def random_actions(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """One allowed action for each row of masks, all equally likely."""
    places = np.flatnonzero(masks.view(np.bool_))  # found faster than in numbers
    rows, width = masks.shape
    ends = np.searchsorted(places, np.arange(1, rows + 1) * width)
    counts = np.diff(ends, prepend=0)
    chosen: NDArray[np.int64] = places[ends - 1 - (rng.random(rows) * counts).astype(np.int64)] % width
    return chosen
