"""Many games at once."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

import guildhall
from guildhall.adapters.batch import Batch, Closed, Step, WorkerLost, episode_seed
from guildhall.adapters.codec import codec
from guildhall.env import NotStarted
from guildhall.kernel.errors import IllegalChoice
from tests.adapters.plays import TABLES

OLB = "old-london-bridge"


def chosen(step: Step, rng: np.random.Generator) -> np.ndarray[Any, np.dtype[np.int64]]:
    return np.asarray(np.argmax(step.masks * rng.random(step.masks.shape), axis=1), np.int64)


def rolled(games: Batch, steps: int) -> str:
    """A fingerprint of all arrays of a random rollout."""
    digest = hashlib.sha256()
    rng = np.random.default_rng(1)
    now = games.reset()
    for _ in range(steps):
        for part in now:
            digest.update(part.tobytes())
        now = games.step(chosen(now, rng))
    return digest.hexdigest()


def test_workers_change_nothing() -> None:
    prints = set()
    for workers in (0, 2):
        with guildhall.batch(OLB, games=5, seats=2, workers=workers, seed=3) as games:
            prints.add(rolled(games, 80))
            prints.add(rolled(games, 80))  # a reset begins the same games anew
    with guildhall.batch(OLB, games=5, seats=2, seed=4) as other:
        assert rolled(other, 80) not in prints
    assert len(prints) == 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_are_those_of_single_environments(name: str, seats: int) -> None:
    """The answers of a batch, given in an environment with the episode's seed, end with the same rewards."""
    games = guildhall.batch(name, games=2, seats=seats, seed=9, reward="points")
    numbers = codec(name)
    env, rng, now = guildhall.make(name, seats), np.random.default_rng(2), games.reset()
    env.reset(seed=episode_seed(9, 1, 0))
    while True:
        actions = chosen(now, rng)
        assert now.seats[1] == env.to_act()[0]
        assert np.flatnonzero(now.masks[1]).tolist() == numbers.legal(env.state, now.seats[1])
        env.apply(numbers.decode(int(actions[1]))[1], int(now.seats[1]))
        now = games.step(actions)
        assert now.dones[1] == env.is_over()
        if env.is_over():
            break
    assert now.rewards[1].tolist() == env.points()
    env.reset(seed=episode_seed(9, 1, 1))
    assert np.array_equal(now.observations[1], games.observer.tensor(env.state, env.to_act()[0]))


def test_an_illegal_action_changes_nothing() -> None:
    games = guildhall.batch(OLB, games=3, seed=1)
    with pytest.raises(NotStarted, match="reset"):
        games.step([0, 0, 0])
    now = games.reset()
    legal = now.masks.argmax(axis=1)
    for bad in (-1, 10**6, games.codec.offset["place-figure"]):
        with pytest.raises(IllegalChoice):
            games.step([legal[0], bad, legal[2]])
    for shape in ([0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0]):
        with pytest.raises(ValueError, match="a step takes 3 whole numbers"):
            games.step(shape)
    one = games.step(legal)
    games.reset()
    other = games.step(legal)
    pairs: list[Any] = list(zip(one, other, strict=True))
    assert all(np.array_equal(*pair) for pair in pairs)


def test_impossible_batches() -> None:
    for choices, message in (
        ({"games": 0}, "at least one game"),
        ({"games": 2, "workers": 3}, "0 to 2 workers, not 3"),
        ({"games": 1.5}, "at least one game"),
        ({"games": 2, "workers": 1.0}, "0 to 2 workers, not 1.0"),
        ({"games": 2, "seed": -1}, "a seed is a whole number"),
        ({"games": 2, "seed": 1.5}, "a seed is a whole number"),
        ({"games": 2, "seats": 9}, "2 to 4 players"),
        ({"games": 2, "reward": "fame"}, "there is no reward 'fame'"),
    ):
        with pytest.raises(ValueError, match=message):
            guildhall.batch(OLB, **choices)


def test_whole_numbers_may_be_those_of_numpy() -> None:
    with guildhall.batch(OLB, np.int64(5), np.int64(2), workers=np.int64(0), seed=np.int64(2**40)) as games:
        other = rolled(games, 10)
    with guildhall.batch(OLB, 5, 2, seed=2**40) as games:
        assert rolled(games, 10) == other


@pytest.mark.parametrize("workers", [0, 2])
def test_a_closed_batch_cannot_be_stepped(workers: int) -> None:
    games = guildhall.batch(OLB, games=2, workers=workers)
    now = games.reset()
    games.close()
    for _ in range(2):
        with pytest.raises(Closed, match="has been closed"):
            games.step(now.masks.argmax(axis=1))
        with pytest.raises(Closed, match="has been closed"):
            games.reset()
        games.close()


def test_a_lost_worker_is_noticed_and_the_batch_closed() -> None:
    games = guildhall.batch(OLB, games=3, workers=3)
    now = games.reset()
    lost, *others = games._processes
    lost.kill()
    lost.join()
    with pytest.raises(WorkerLost, match=f"exit code {lost.exitcode}"):
        games.step(now.masks.argmax(axis=1))
    assert not any(process.is_alive() for process in others)
    with pytest.raises(Closed):
        games.reset()
    games.close()


def test_a_batch_that_lost_a_worker_closes_quietly() -> None:
    with guildhall.batch(OLB, games=2, workers=2) as games:
        games.reset()
        games._processes[1].kill()
        games._processes[1].join()


def test_seeds_of_episodes_differ() -> None:
    seeds = {episode_seed(seed, game, episode) for seed in range(3) for game in range(50) for episode in range(50)}
    assert len(seeds) == 3 * 50 * 50
