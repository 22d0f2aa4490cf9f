"""Gymnasium's vector environments, by Gymnasium's own checks and ours."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.passive_env_checker import check_action_space, check_observation_space
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from guildhall import shelf
from guildhall.adapters.batch import Closed, OutOfTurn, episode_seed, random_actions
from guildhall.adapters.gymnasium import SingleAgent, environment_id
from guildhall.adapters.rewards import by_place
from guildhall.adapters.vector import VectorGames
from guildhall.env import ImpossibleSeats, NotStarted
from guildhall.kernel.errors import IllegalChoice

OLB = "old-london-bridge"
KINDS: list[dict[str, Any]] = [{}, {"opponents": None}, {"seat": "random"}, {"workers": 2}]


def made(name: str, games: int = 4, **choices: Any) -> Any:
    return gymnasium.make_vec(environment_id(name), games, vectorization_mode="vector_entry_point", **choices)


@pytest.mark.parametrize("name", shelf.NAMES)
@pytest.mark.parametrize("choices", KINDS)
def test_it_is_a_vector_environment(name: str, choices: dict[str, Any]) -> None:
    """What Gymnasium checks of its own: spaces, types, shapes, copies, and the same games for the same seed."""
    envs = made(name, **choices)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    check_observation_space(envs.single_observation_space)
    check_action_space(envs.single_action_space)
    assert envs.observation_space == batch_space(envs.single_observation_space, 4)
    assert envs.action_space == batch_space(envs.single_action_space, 4)
    histories = [history(envs, 7), history(envs, 7)]
    assert_alike(*histories)
    for (seen, kept), _ in zip(histories[0], range(20), strict=False):
        assert_alike(seen, kept)  # nothing that was returned has changed since
    assert not np.array_equal(histories[0][-1][0]["observation"], history(envs, 8)[-1][0]["observation"])
    envs.close()


def history(envs: Any, seed: int) -> list[Any]:
    """Every observation of some steps, each with a copy made at once."""
    seen, info = envs.reset(seed=seed)
    rng, found = np.random.default_rng(1), []
    for _ in range(20):
        assert envs.observation_space.contains(seen)
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        assert np.array_equal(envs.action_masks(), seen["action_mask"] == 1)
        found.append((seen, copy.deepcopy(seen)))
        actions = random_actions(seen["action_mask"], rng)
        assert envs.action_space.contains(actions)
        seen, reward, ended, cut, info = envs.step(actions)
        assert (reward.shape, reward.dtype) == ((4,), np.float64)
        assert (ended.shape, ended.dtype, cut.shape, cut.dtype) == ((4,), np.bool_, (4,), np.bool_)
    return found


def assert_alike(one: Any, other: Any) -> None:
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for key in one:
            assert_alike(one[key], other[key])
    elif isinstance(one, (list, tuple)):
        for mine, theirs in zip(one, other, strict=True):
            assert_alike(mine, theirs)
    else:
        assert np.array_equal(one, other)


@pytest.mark.parametrize(("name", "seats"), [(OLB, 3), ("tiny-towns", 1), ("tiny-towns", 2)])
def test_games_are_those_of_the_single_environment(name: str, seats: int) -> None:
    """Step by step what Gymnasium's own vector environment makes of single ones, ends and all."""
    envs = VectorGames(name, 2, seats, seat="random")
    singles = [SingleAgent(name, seats, seat="random") for _ in range(2)]
    theirs: Any = SyncVectorEnv([lambda i=i: singles[i] for i in range(2)], autoreset_mode=AutoresetMode.SAME_STEP)  # type: ignore[misc]
    seen, info = envs.reset(seed=3)
    expected, _ = theirs.reset(seed=[episode_seed(3, i, 0) for i in range(2)])
    rng, ended = np.random.default_rng(2), np.zeros(2, np.bool_)
    while not ended.any():
        assert_alike(seen, expected)
        assert info["seat"].tolist() == [single.seat for single in singles]
        actions = random_actions(seen["action_mask"], rng)
        seen, reward, ended, _, info = envs.step(actions)
        expected, their_reward, their_end, _, their_info = theirs.step(actions)
        assert_alike((reward, ended), (their_reward, their_end))
    assert info["_final_obs"].tolist() == their_info["_final_obs"].tolist() == ended.tolist()
    for i in np.flatnonzero(ended):
        assert_alike(info["final_obs"][i], their_info["final_obs"][i])
        for key in ("points", "places", "rewards", "seat"):
            assert info["final_info"][f"_{key}"][i]
            assert np.array_equal(info["final_info"][key][i], their_info["final_info"][key][i])


@pytest.mark.parametrize("name", shelf.NAMES)
def test_self_play_rewards_who_answered_and_tells_everybodys(name: str) -> None:
    envs = made(name, opponents=None)
    seen, info = envs.reset(seed=1)
    rng, ended = np.random.default_rng(2), np.zeros(4, np.bool_)
    while not ended.any():
        answered = info["seat"]
        seen, reward, ended, _, info = envs.step(random_actions(seen["action_mask"], rng))
        assert reward.tolist() == info["rewards"][np.arange(4), answered].tolist()
        assert seen["action_mask"].any(axis=1).all()
        assert not reward[~ended].any()
    for i in np.flatnonzero(ended):
        assert info["rewards"][i].tolist() == by_place(info["final_info"]["places"][i].tolist())
        assert info["final_obs"][i]["action_mask"].all()
        assert envs.single_observation_space.contains(info["final_obs"][i])


def test_gymnasiums_wrappers_count_episodes() -> None:
    envs: Any = RecordEpisodeStatistics(made("tiny-towns", seats=1, opponents=(), reward="progress"))
    seen, _ = envs.reset(seed=1)
    rng, ended = np.random.default_rng(2), np.zeros(4, np.bool_)
    while not ended.any():
        seen, _, ended, _, info = envs.step(random_actions(seen["action_mask"], rng))
    first = int(np.argmax(ended))
    assert info["episode"]["r"][first] == info["final_info"]["points"][first, 0] + 16, "an empty town has -16 points"


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    envs = VectorGames(OLB, 3)
    found = []
    for _ in range(2):
        envs.reset(seed=4)
        found.append([envs.reset()[0]["observation"] for _ in range(2)])
    assert_alike(found[0], found[1])
    assert not np.array_equal(*found[0])


def test_halves() -> None:
    one, other = VectorGames(OLB, 3, workers=2), VectorGames(OLB, 3)
    seen, _ = one.reset(seed=1)
    other.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    one.step_async(actions)
    with pytest.raises(OutOfTurn):
        one.step_async(actions)
    assert_alike(one.step_wait(), other.step(actions))
    one.close()


def test_bad_input() -> None:
    envs = VectorGames(OLB, 2)
    for call in (envs.action_masks, lambda: envs.step(np.zeros(2, np.int64))):
        with pytest.raises(NotStarted):
            call()
    seen, _ = envs.reset(seed=1)
    good = seen["action_mask"].argmax(axis=1)
    with pytest.raises(IllegalChoice):
        envs.step(np.array([good[0], -1]))
    for wrong in (good[:1], good.astype(np.float32)):
        with pytest.raises(ValueError, match="a step takes 2 whole numbers"):
            envs.step(wrong)
    with pytest.raises(ValueError, match="a seed is a whole number"):
        envs.reset(seed=-1)
    with pytest.raises(ValueError, match="not drawn"):
        VectorGames(OLB, 2, render_mode="ansi")  # type: ignore[arg-type]
    with pytest.raises(ImpossibleSeats):
        VectorGames(OLB, 2, 9)
    with pytest.raises(ValueError, match="there is no bot 'goose'"):
        VectorGames(OLB, 2, opponents="goose")
    envs.close()
    with pytest.raises(Closed):
        envs.reset()
