"""The single-agent environment, by Gymnasium's own check and ours."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from guildhall import shelf
from guildhall.adapters.gymnasium import SingleAgent, environment_id
from guildhall.adapters.rewards import by_place
from guildhall.bots.bot import Position
from guildhall.bots.guest import BotFault
from guildhall.env import GameOver
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.rng import Rng
from tests.adapters.plays import TABLES

OLB = "old-london-bridge"


@pytest.mark.parametrize("name", shelf.NAMES)
@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_check_env(name: str, observation: str) -> None:
    """The check samples without a mask, so this environment ignores illegal actions."""
    check_env(gymnasium.make(environment_id(name), illegal="ignore", observation=observation).unwrapped)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """Play at random. Returns the last reward and info, and the number of answers."""
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
    assert info["action_mask"].all(), "a mask without an action is not a number in a softmax"
    assert reward == (by_place(info["places"])[-1] if seats > 1 else info["points"][0])


@pytest.mark.parametrize("opponents", ["random", "greedy", "mcts:5"])
def test_the_same_seed_is_the_same_game(opponents: str) -> None:
    hashes = set()
    for _ in range(2):
        env = SingleAgent(OLB, 2, opponents=opponents)
        play(env, 5)
        hashes.add(env.encoded.env.trajectory_hash())
        env.close()
    assert len(hashes) == 1


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    seeds = []
    for _ in range(2):
        env = SingleAgent(OLB)
        env.reset(seed=3)
        env.reset()
        first = env.encoded.env.seed
        env.reset()
        seeds.append((first, env.encoded.env.seed))
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
    assert other.encoded.env.trajectory_hash() == one.encoded.env.trajectory_hash()


def test_bad_input() -> None:
    env = SingleAgent(OLB)
    env.reset(seed=1)
    before = str(env.encoded.env)
    legal = int(np.argmax(env.encoded.mask(0)))
    for action in (-1, 10**6, env.encoded.codec.offset["place-figure"], legal + 0.7, float(legal), None):
        with pytest.raises(IllegalChoice):
            env.step(action)  # type: ignore[arg-type]
        assert str(env.encoded.env) == before
    for seed in (-1, 1.5, True):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            env.reset(seed=seed)  # type: ignore[arg-type]
        assert str(env.encoded.env) == before
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


class LastOption:
    """An opponent that is named by its import path."""

    def choose(self, position: Position, rng: Rng) -> int:
        return position.options[-1]


class Confused:
    def choose(self, position: Position, rng: Rng) -> int:
        raise LookupError("where am I?")


def test_opponents_by_import_path_and_programs() -> None:
    sample = Path(__file__).parents[2] / "examples" / "line_bot.py"
    opponents = ["tests.adapters.test_gymnasium:LastOption", f"program:{sys.executable} {sample}"]
    env = gymnasium.make(environment_id("tiny-towns"), seats=3, opponents=opponents)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert len(info["points"]) == 3
    env.close()


def test_an_opponent_that_fails_or_does_not_exist_is_an_error() -> None:
    env = gymnasium.make(environment_id("tiny-towns"), seats=2, opponents="tests.adapters.test_gymnasium:Confused")
    with pytest.raises(BotFault, match="raised LookupError: where am I"):
        env.reset(seed=3)
    env.close()
    with pytest.raises(ValueError, match="No module named 'nowhere'"):
        gymnasium.make(environment_id("tiny-towns"), seats=2, opponents="nowhere:Bot")


def test_the_seat_may_be_random() -> None:
    env = SingleAgent(OLB, 4, seat="random")
    seats = set()
    for seed in range(30):
        _, info = env.reset(seed=seed)
        assert info["seat"] == env.seat
        assert env.seat in env.encoded.env.to_act()
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


def test_masks_for_maskable_ppo() -> None:
    env = SingleAgent("tiny-towns", 2)
    _, info = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"] == 1)
    play(env, 1)
    assert env.action_masks().all()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_progress_adds_up_to_the_points(name: str, seats: int) -> None:
    env = SingleAgent(name, seats, reward="progress")
    _, info = env.reset(seed=2)
    before, total, over = env.encoded.env.points()[0], 0.0, False
    while not over:
        _, reward, over, _, info = env.step(np.argmax(info["action_mask"]))
        assert reward == info["rewards"][0]
        total += reward
    assert total == info["points"][0] - before


@pytest.mark.parametrize("name", shelf.NAMES)
def test_pixels(name: str) -> None:
    env = SingleAgent(name, 2, render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert pixels.dtype == np.uint8
    assert pixels.ndim == 3
    assert pixels.shape[2] == 3
    assert len(np.unique(pixels)) > 10
