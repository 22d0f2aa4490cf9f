"""Copies that Python makes by itself, `deepcopy` and `pickle`, go the same way as what they were made of.

With both engines: what is compiled has to say itself how it is copied.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import guildhall
from guildhall import shelf
from guildhall.adapters import gymnasium, pettingzoo
from guildhall.bots.bot import Position
from guildhall.env import Environment, NotStarted
from guildhall.kernel import run
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from tests.adapters.plays import FEWEST, positions
from tests.laws.boxes import CORRECTIONS, corrected
from tests.laws.play import begin, play_on, random_move

Way = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301  # our own


both_ways = pytest.mark.parametrize("copied", [copy.deepcopy, pickled], ids=["deepcopy", "pickle"])
every_game = pytest.mark.parametrize(("name", "seats"), FEWEST)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled], ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("name", shelf.NAMES)
def test_games_and_questions_are_copied_as_themselves(name: str, copied: Way) -> None:
    game = shelf.game(name)
    assert copied(game) is game
    for decision in game.decisions:
        assert copied(decision) is decision


@both_ways
def test_a_generator_goes_on_where_it_was(copied: Way) -> None:
    rng = Rng(2**50 + 7)
    rng.below(6)
    other = copied(rng)
    assert [other.below(1000) for _ in range(20)] == [rng.below(1000) for _ in range(20)]


@both_ways
@every_game
def test_a_state_goes_the_same_way_and_tells_the_same(name: str, seats: int, copied: Way) -> None:
    game, rng = shelf.game(name), Rng(1)
    g = begin(game, seats, {})
    for number in range(10**6):
        if run.is_over(g):
            break
        if number % 25 == 0:
            assert_goes_the_same_way(game, g, copied(g), rng)
        run.apply(g, *random_move(g, rng))


def assert_goes_the_same_way(game: Game[Any], original: Any, other: Any, rng: Rng) -> None:
    text, told = game.write(original), original.sink[:]
    assert game.write(other) == text
    assert (other.sink, other.reveals) == (told, original.reveals)
    twin = copy.deepcopy(original)
    for move in play_on(other, rng, 30):
        run.apply(twin, *move)
    assert game.write(other) == game.write(twin)
    assert (other.sink, other.reveals) == (twin.sink, twin.reveals)
    assert (game.write(original), original.sink) == (text, told)


@both_ways
@pytest.mark.parametrize("name", CORRECTIONS)
def test_a_game_with_other_components_keeps_them(name: str, copied: Way, tmp_path: Path) -> None:
    game, seats = corrected(name, tmp_path), 2
    assert copied(game).digest == game.digest
    assert game.write(copied(game).new(seats, {})) == game.write(game.new(seats, {}))
    env = Environment(game, seats, {})
    env.reset(seed=1)
    assert copied(env.state).box.digest == game.digest
    other = copied(env)
    assert other.game.digest == other.state.box.digest == game.digest
    answer_alike(env, other, 20)


@both_ways
@every_game
def test_an_environment_has_the_same_draws_to_come(name: str, seats: int, copied: Way) -> None:
    env = guildhall.make(name, seats)
    copies = [(copied(env), str(env)) for _, number in positions(env, 4) if number % 20 == 0]
    for other, text in copies:
        assert str(other) == text, "the original went on alone"
    last, _ = copies[-1]
    for choice in env.history()[len(last.history()) :]:
        if choice.seat >= 0:
            last.apply(choice.option, choice.seat)
    assert last.trajectory_hash() == env.trajectory_hash()
    over = copied(env)
    assert (over.history(), over.seed, over.scores()) == (env.history(), env.seed, env.scores())


@both_ways
@every_game
def test_a_copied_environment_is_seen_alike(name: str, seats: int, copied: Way) -> None:
    env = guildhall.make(name, seats)
    for seat, number in positions(env, 6):
        if number % 15 == 0:
            assert copied(env).observation(seat) == env.observation(seat)


@both_ways
def test_an_environment_can_be_copied_before_its_first_game(copied: Way) -> None:
    env = guildhall.make("old-london-bridge", 3, money="open")
    other = copied(env)
    with pytest.raises(NotStarted):
        other.options()
    env.reset(seed=2)
    other.reset(seed=2)
    assert str(other) == str(env)


def answer_alike(one: Environment, other: Environment, answers: int) -> None:
    """Both are given the same answers, and are in the same positions."""
    for number in range(answers):
        assert str(one) == str(other)
        assert one.to_act() == other.to_act()
        answer = one.options()[number % len(one.options())]
        one.apply(answer)
        other.apply(answer)


@both_ways
@every_game
def test_what_a_bot_sees_can_be_sent(name: str, seats: int, copied: Way) -> None:
    env = guildhall.make(name, seats)
    env.reset(seed=1)
    seat = env.to_act()[0]
    position = Position(env.game, env.state, seat, Rng(1))
    other = copied(position)
    assert other.question is position.question
    assert (other.options, other.view()) == (position.options, position.view())
    assert env.game.write(other.sample(Rng(2))) == env.game.write(position.sample(Rng(2)))


@both_ways
@every_game
def test_agents_of_pettingzoo_go_the_same_way(name: str, seats: int, copied: Way) -> None:
    one: Any = pettingzoo.env(name, seats=seats)
    one.reset(seed=3)
    take_turns(one, 20)
    other, before = copied(one), str(one.unwrapped.encoded.env)
    take_turns(other, 20)
    assert str(one.unwrapped.encoded.env) == before
    take_turns(one, 20)
    assert_same_game(one, other)
    for env in (one, other):
        env.reset()
    assert_same_game(one, other)


@both_ways
@every_game
def test_parallel_agents_go_the_same_way(name: str, seats: int, copied: Way) -> None:
    one: Any = pettingzoo.parallel_env(name, seats=seats)
    _, infos = one.reset(seed=3)
    for _ in range(10):
        infos = one.step({agent: first_legal(info) for agent, info in infos.items()})[4]
    other, told = copied(one), infos
    for _ in range(10):
        told = other.step({agent: first_legal(info) for agent, info in told.items()})[4]
    for _ in range(10):
        infos = one.step({agent: first_legal(info) for agent, info in infos.items()})[4]
    assert_same_game(one, other)
    for env in (one, other):
        env.reset()
    assert_same_game(one, other)


@both_ways
@pytest.mark.parametrize("opponents", ["random", "greedy", "mcts:5"])
@every_game
def test_a_single_agent_goes_the_same_way(name: str, seats: int, opponents: str, copied: Way) -> None:
    """Those who search think anew in a copy, so only the position itself is looked at."""
    one = gymnasium.SingleAgent(name, seats, opponents=opponents)
    _, info = one.reset(seed=3)
    for _ in range(5):
        info = one.step(first_legal(info))[4]
    other, told, before = copied(one), info, str(one.encoded.env)
    assert str(other.encoded.env) == before
    for _ in range(8):
        told = other.step(first_legal(told))[4]
    assert str(one.encoded.env) == before
    if opponents == "mcts:5":
        return
    for _ in range(8):
        info = one.step(first_legal(info))[4]
    assert_same_game(one, other)
    for env in (one, other):
        env.reset()
    assert_same_game(one, other)


def take_turns(env: Any, turns: int) -> None:
    for _ in range(turns):
        env.step(first_legal(env.last()[4]))


def first_legal(info: dict[str, Any]) -> int:
    return int(np.argmax(info["action_mask"]))


def assert_same_game(one: Any, other: Any) -> None:
    assert other is not one
    assert str(other.unwrapped.encoded.env) == str(one.unwrapped.encoded.env)
    assert other.unwrapped.encoded.env.history() == one.unwrapped.encoded.env.history()
    assert other.unwrapped.encoded.observer is one.unwrapped.encoded.observer
