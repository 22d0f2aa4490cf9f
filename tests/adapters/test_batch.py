"""Many games at once."""

from __future__ import annotations

import gc
import hashlib
import tracemalloc
from typing import Any

import numpy as np
import pytest

import guildhall
from guildhall.adapters.batch import Batch, Closed, OutOfTurn, Step, WorkerLost, episode_seed, random_actions
from guildhall.adapters.codec import codec
from guildhall.adapters.gymnasium import SingleAgent
from guildhall.encode.errors import UnknownLayout
from guildhall.encode.stepper import HOLD
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
    assert now.rewards[1].tolist() == now.points[1].tolist() == env.points()
    assert now.places[1].tolist() == env.places()
    assert not now.points[~now.dones].any()
    assert not now.places[~now.dones].any()
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


@pytest.mark.parametrize("workers", [0, 2])
def test_halves_of_a_step(workers: int) -> None:
    """`send` and `recv` are a step; out of turn they raise, and change nothing."""
    with guildhall.batch(OLB, games=4, workers=workers) as games, guildhall.batch(OLB, games=4) as other:
        with pytest.raises(OutOfTurn, match="call send"):
            games.recv()
        now, rng = games.reset(), np.random.default_rng(1)
        assert_equal(now, other.reset())
        for _ in range(30):
            actions = random_actions(now.masks, rng)
            games.send(actions)
            for early in (games.reset, lambda actions=actions: games.send(actions)):
                with pytest.raises(OutOfTurn, match="call recv"):
                    early()
            now = games.recv()
            assert_equal(now, other.step(actions))


def assert_equal(one: Step, other: Step) -> None:
    pairs: list[Any] = list(zip(one, other, strict=True))
    assert all(np.array_equal(*pair) for pair in pairs)


@pytest.mark.parametrize("workers", [0, 2])
def test_arrays_are_copies_unless_told_otherwise(workers: int) -> None:
    with guildhall.batch(OLB, games=4, workers=workers) as kept:
        first = kept.reset()
        told: list[Any] = list(first)
        before = [array.copy() for array in told]
        kept.step(first.masks.argmax(axis=1))
        assert all(map(np.array_equal, told, before))
    with guildhall.batch(OLB, games=4, workers=workers, copy=False) as reused:
        first = reused.reset()
        second = reused.step(first.masks.argmax(axis=1))
        assert all(np.shares_memory(*pair) for pair in list(zip(first, second, strict=True))[:-1])
        assert not first.last_observations.size, "nobody asked for them"
        second.masks[:] = 1  # cannot smuggle in an illegal action
        with pytest.raises(IllegalChoice):
            reused.step([reused.codec.actions - 1] * 4)
    assert first.observations.shape == (4, reused.observer.size), "arrays outlive their batch"
    assert np.abs(first.observations).max() == 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_mask_forbids_everything(name: str, seats: int) -> None:
    games, rng = guildhall.batch(name, games=8, seats=seats, copy=False), np.random.default_rng(3)
    now, ended = games.reset(), 0
    while not ended:
        assert now.masks.any(axis=1).all()
        now = games.step(random_actions(now.masks, rng))
        ended += int(now.dones.sum())
    assert now.masks.any(axis=1).all()


def test_random_actions_are_allowed_and_all_of_them() -> None:
    masks = np.array([[0, 1, 1, 0, 1], [1, 0, 0, 0, 0], [0, 0, 0, 0, 1]], np.int8)
    rng = np.random.default_rng(1)
    drawn = [tuple(random_actions(masks, rng).tolist()) for _ in range(300)]
    assert set(drawn) == {(1, 0, 4), (2, 0, 4), (4, 0, 4)}
    assert min(drawn.count(each) for each in set(drawn)) > 70


def test_layouts_of_a_batch() -> None:
    for layout, order in ((0, None), (1, None), (1, "absolute")):
        games = guildhall.batch(OLB, games=2, layout=layout, order=order)
        assert (games.observer.version, games.observer.order) == (layout, order or ("relative", "absolute")[not layout])
        assert games.reset().observations.shape == (2, games.observer.size)
    mistakes: list[tuple[Any, str | None]] = [(2, None), (1.5, None), (0, "relative"), (1, "clockwise")]
    for layout, order in mistakes:
        with pytest.raises(UnknownLayout):
            guildhall.batch(OLB, games=2, layout=layout, order=order)


def test_memory_stays_flat() -> None:
    """Dozens of episodes leave nothing behind."""
    games, rng = guildhall.batch("tiny-towns", games=16, seats=2, copy=False), np.random.default_rng(1)
    now, kept, ended = games.reset(), [], 0
    tracemalloc.start()
    for _ in range(3):
        for _ in range(150):
            now = games.step(random_actions(now.masks, rng))
            ended += int(now.dones.sum())
        gc.collect()
        kept.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    assert ended > 20
    assert kept[2] - kept[1] < 100_000, kept


@pytest.mark.parametrize("opponents", ["random", "greedy", ["random", "greedy"]])
@pytest.mark.parametrize("seat", [0, 2, "random"])
def test_opponents_play_as_in_a_single_environment(opponents: Any, seat: Any) -> None:
    """The same observations, masks and results as Gymnasium's environment with the seed of the episode."""
    seats = 3 if isinstance(opponents, list) or seat == 2 else 2
    games = guildhall.batch(OLB, 2, seats, seed=9, opponents=opponents, seat=seat, keep_last=True)
    env, rng, now = SingleAgent(OLB, seats, opponents=opponents, seat=seat), np.random.default_rng(2), games.reset()
    for episode in range(2):
        seen, info = env.reset(seed=episode_seed(9, 1, episode))
        over = False
        while not over:
            assert now.seats[1] == info["seat"]
            assert np.array_equal(now.observations[1], seen["observation"])
            assert np.array_equal(now.masks[1], seen["action_mask"])
            actions = random_actions(now.masks, rng)
            now = games.step(actions)
            seen, reward, over, _, info = env.step(actions[1])
            assert now.dones[1] == over
            assert now.rewards[1, info["seat"]] == reward
        assert now.points[1].tolist() == info["points"]
        assert now.places[1].tolist() == info["places"]
        assert np.array_equal(now.last_observations[1], seen["observation"])


def test_workers_change_nothing_about_opponents() -> None:
    prints = set()
    for workers in (0, 1, 3):
        with guildhall.batch(OLB, 3, 2, workers=workers, opponents="greedy", seat="random", keep_last=True) as games:
            prints.add(rolled(games, 25))
    assert len(prints) == 1


def test_random_seats_are_all_seats() -> None:
    games = guildhall.batch("tiny-towns", 40, 4, opponents="random", seat="random")
    assert set(games.reset().seats) == {0, 1, 2, 3}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_progress_is_the_change_of_the_points(name: str, seats: int) -> None:
    games = guildhall.batch(name, games=2, seats=seats, seed=5, reward="progress")
    env, rng, now = guildhall.make(name, seats), np.random.default_rng(2), games.reset()
    env.reset(seed=episode_seed(5, 1, 0))
    first = before = np.array(env.points())
    summed = np.zeros(seats)
    while not now.dones[1]:
        actions = random_actions(now.masks, rng)
        env.apply(games.codec.decode(int(actions[1]))[1], int(now.seats[1]))
        now = games.step(actions)
        assert now.rewards[1].tolist() == (np.array(env.points()) - before).tolist()
        before = np.array(env.points())
        summed += now.rewards[1]
    assert summed.tolist() == (now.points[1] - first).tolist()


def test_a_reset_may_have_another_seed() -> None:
    for workers in (0, 2):
        with guildhall.batch(OLB, 4, workers=workers, seed=1) as games, guildhall.batch(OLB, 4, seed=2) as other:
            games.reset()
            assert_equal(games.reset(seed=2), other.reset())
            assert_equal(games.reset(), other.reset())
            with pytest.raises(ValueError, match="a seed is a whole number"):
                games.reset(seed=-1)
            assert_equal(games.reset(), other.reset())


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[1] > 1])
def test_turns_last_until_another_seat_is_asked(name: str, seats: int) -> None:
    """A step gives what the single steps add up to, with the policy's answers in between."""

    def policy(observations: Any, masks: Any, seats: Any) -> Any:
        assert len(observations) == len(masks) == len(seats)
        return masks.argmax(axis=1)

    whole = guildhall.batch(name, 3, seats, reward="progress", turns=True, policy=policy, keep_last=True)
    single = guildhall.batch(name, 3, seats, reward="progress", keep_last=True)
    now, rng = whole.reset(), np.random.default_rng(1)
    single.reset()
    ended = 0
    while not ended:
        before, actions = now.seats, random_actions(now.masks, rng)
        now = whole.step(actions)
        assert ((now.seats != before) | now.dones).all()
        assert_equal(now, turn_by_hand(single, before, actions))
        ended += int(now.dones.sum())


def turn_by_hand(games: Batch, before: Any, actions: Any) -> Step:
    """The same turn, in a batch without turns: every game by itself, the others wait."""
    told = games.step(actions)
    while (same := (told.seats == before) & ~told.dones).any():
        games._arrays.actions[:] = np.where(same, told.masks.argmax(axis=1), HOLD)
        games._wake(b"s")
        now = games.recv()
        told = Step(
            now.observations,
            now.masks,
            now.seats,
            told.rewards + now.rewards,
            told.dones | now.dones,
            np.where(now.dones[:, None], now.points, told.points),
            np.where(now.dones[:, None], now.places, told.places),
            np.where(now.dones[:, None], now.last_observations, told.last_observations),
        )
    return told


def test_turns_need_a_policy_and_somebody_else() -> None:
    def policy(observations: Any, masks: Any, seats: Any) -> Any:
        return masks.argmax(axis=1)

    mistakes: list[dict[str, Any]] = [
        {"turns": True},
        {"policy": policy},
        {"turns": True, "policy": policy, "opponents": "random"},
    ]
    for choices in mistakes:
        with pytest.raises(ValueError, match="turns=True"):
            guildhall.batch("tiny-towns", 2, 2, **choices)
    with pytest.raises(ValueError, match="several seats"):
        guildhall.batch("tiny-towns", 2, 1, turns=True, policy=policy)
    games = guildhall.batch(OLB, 2, turns=True, policy=lambda *seen: [-1] * len(seen[0]))
    with pytest.raises(IllegalChoice):
        rolled(games, 100)


def test_impossible_opponents() -> None:
    mistakes: list[tuple[dict[str, Any], str]] = [
        ({"opponents": "goose"}, "there is no bot 'goose'"),
        ({"opponents": ["random", "random"]}, "2 opponents for 1 seats"),
        ({"opponents": "random", "seat": 2}, "there is no seat 2"),
        ({"opponents": "random", "seat": "left"}, "there is no seat left"),
        ({"opponents": "random", "seat": True}, "there is no seat True"),
    ]
    for choices, message in mistakes:
        with pytest.raises(ValueError, match=message):
            guildhall.batch(OLB, 2, 2, **choices)
