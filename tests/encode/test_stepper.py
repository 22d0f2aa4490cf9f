"""Games in one loop are those of single environments."""

from __future__ import annotations

import numpy as np
import pytest

import guildhall
from guildhall.encode.shelf import encoder
from guildhall.encode.stepper import Stepper, episode_seed
from guildhall.kernel.rng import Rng
from tests.adapters.plays import TABLES, random_variant


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_episodes_are_those_of_environments(name: str, seats: int) -> None:
    """Observations, masks, seats, points and places, over two episodes and in any variant."""
    rng, writer = Rng(seats), encoder(name, seats)
    variant = random_variant(name, seats, rng)
    games = Stepper(writer, variant, 9, [4, 7])
    masks = np.frombuffer(memoryview(games.masks), np.int8).reshape(2, -1)
    seen = np.frombuffer(memoryview(games.observations), np.int32).reshape(2, -1)
    env = guildhall.make(name, seats, **variant)
    games.reset()
    for episode in range(2):
        env.reset(seed=episode_seed(9, 7, episode))
        while not env.is_over():
            seat = env.to_act()[0]
            assert games.asked[1] == seat
            assert np.array_equal(seen[1], np.frombuffer(memoryview(writer.observation(env.state, seat)), np.int32))
            legal = [np.flatnonzero(mask) for mask in masks]
            assert len(legal[1]) == len(env.options(seat))
            place = rng.below(len(legal[1]))
            games.step([int(legal[0][rng.below(len(legal[0]))]), int(legal[1][place])])
            env.apply(place, seat)
        assert games.ended[-1] == 1
        assert games.points[-1] == env.points()
        assert games.places[-1] == env.places()


def test_what_the_mask_forbids_is_never_done() -> None:
    games = Stepper(encoder("tiny-towns", 2), {}, 1, [0])
    games.reset()
    forbidden = int(np.flatnonzero(np.frombuffer(memoryview(games.masks), np.int8) == 0)[0])
    for action in (forbidden, -1, 10**6):
        with pytest.raises(AssertionError):
            games.step([action])


def test_seeds_of_episodes_differ() -> None:
    seeds = {episode_seed(seed, game, episode) for seed in range(3) for game in range(50) for episode in range(50)}
    assert len(seeds) == 3 * 50 * 50
