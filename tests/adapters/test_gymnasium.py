"""The single-agent environment, by Gymnasium's own check and ours."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from guildhall import shelf
from guildhall.adapters.gymnasium import SingleAgent, environment_id
from guildhall.adapters.rewards import by_place
from guildhall.env import GameOver
from guildhall.kernel.errors import IllegalChoice
from tests.adapters.plays import TABLES

OLB = "old-london-bridge"


@pytest.mark.parametrize("name", shelf.NAMES)
@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_check_env(name: str, observation: str) -> None:
    """Its check takes any action of the space, so illegal ones are ignored here."""
    check_env(gymnasium.make(environment_id(name), illegal="ignore", observation=observation).unwrapped)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play at random: the last reward and info, and how many answers it took."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    over, reward, answers = False, 0.0, 0
    while not over:
        assert reward == 0.0
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        answers += 1
    return float(reward), info, answers


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_games(name: str, seats: int) -> None:
    env = SingleAgent(name, seats, seat=seats - 1)
    reward, info, answers = play(env, 1)
    assert answers > 1
    assert not info["action_mask"].any()
    assert reward == (by_place(info["places"])[-1] if seats > 1 else info["points"][0])


@pytest.mark.parametrize("opponents", ["random", "greedy", "mcts:5"])
def test_the_same_seed_is_the_same_game(opponents: str) -> None:
    hashes = set()
    for _ in range(2):
        env = SingleAgent(OLB, 2, opponents=opponents)
        play(env, 5)
        hashes.add(env.stage.env.trajectory_hash())
        env.close()
    assert len(hashes) == 1


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    seeds = []
    for _ in range(2):
        env = SingleAgent(OLB)
        env.reset(seed=3)
        env.reset()
        first = env.stage.env.seed
        env.reset()
        seeds.append((first, env.stage.env.seed))
    assert seeds[0] == seeds[1]
    assert seeds[0][0] != seeds[0][1]


def test_rendering_is_the_agents_view() -> None:
    env = SingleAgent(OLB, seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().count("£?") == 1


def test_whole_numbers_may_be_those_of_numpy() -> None:
    one, other = SingleAgent(OLB, 3, seat=1), SingleAgent(OLB, np.int64(3), seat=np.int64(1))
    _, info = one.reset(seed=5)
    other.reset(seed=np.int64(5))
    for _ in range(5):
        action = np.flatnonzero(info["action_mask"])[-1]
        other.step(action)
        *_, info = one.step(int(action))
    assert other.stage.env.trajectory_hash() == one.stage.env.trajectory_hash()


def test_bad_input() -> None:
    env = SingleAgent(OLB)
    env.reset(seed=1)
    before = str(env.stage.env)
    legal = int(np.argmax(env.stage.mask(0)))
    for action in (-1, 10**6, env.stage.codec.offset["place-figure"], legal + 0.7, float(legal), None):
        with pytest.raises(IllegalChoice):
            env.step(action)  # type: ignore[arg-type]
        assert str(env.stage.env) == before
    for seed in (-1, 1.5, True):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            env.reset(seed=seed)  # type: ignore[arg-type]
        assert str(env.stage.env) == before
    play(env, 1)
    with pytest.raises(GameOver):
        env.step(0)
    for choices, message in (
        ({"seat": 2}, "there is no seat 2"),
        ({"seat": 0.5}, "there is no seat 0.5"),
        ({"opponents": "goose"}, "there is no bot 'goose'"),
        ({"opponents": ["random", "random"]}, "2 opponents for 1 seats"),
        ({"illegal": "shrug"}, "shrug"),
    ):
        with pytest.raises(ValueError, match=message):
            SingleAgent(OLB, 2, **choices)
