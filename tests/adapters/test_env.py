"""Environments in plain Python: `guildhall.make`."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import numpy as np
import pytest

import guildhall
from guildhall import shelf
from guildhall.env import GameOver, ImpossibleSeats, ImpossibleVariant, NotStarted, UnknownGame
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.state import CHANCE
from tests.adapters.plays import FEWEST, TABLES, positions

OLB = "old-london-bridge"


def play(env: guildhall.Environment, seed: int) -> None:
    for _ in positions(env, seed):
        pass


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game(name: str, seats: int) -> None:
    env = guildhall.make(name, seats)
    play(env, 3)
    scores = env.scores()
    assert scores is not None
    assert [score.points for score in scores] == env.points()
    assert [score.place for score in scores] == env.places()
    assert len(scores) == env.seats == seats
    assert env.to_act() == ()
    assert {choice.seat for choice in env.history()} == {CHANCE, *range(seats)}


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_the_same_seed_is_the_same_game(name: str, seats: int) -> None:
    one, other = guildhall.make(name, seats), guildhall.make(name, seats)
    for seed in (0, 5, 2**61):
        play(one, seed)
        play(other, seed)
        assert one.trajectory_hash() == other.trajectory_hash()
        assert one.history() == other.history()
    play(other, 6)
    assert one.trajectory_hash() != other.trajectory_hash()


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_a_copy_goes_the_same_way_and_leaves_the_original_alone(name: str, seats: int) -> None:
    env = guildhall.make(name, seats)
    copies = [(env.copy(), str(env)) for _, number in positions(env, 4) if number % 20 == 0]
    for copy, text in copies:
        assert str(copy) == text
    last, _ = copies[-1]
    for choice in env.history()[len(last.history()) :]:
        if choice.seat != CHANCE:
            last.apply(choice.option, choice.seat)
    assert last.trajectory_hash() == env.trajectory_hash(), "a copy has the same draws to come"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_determinized_copy_shows_its_seat_the_same(name: str, seats: int) -> None:
    env = guildhall.make(name, seats)
    for seat, number in positions(env, 5):
        if number % 10 == 0:
            before = str(env)
            world, again = env.determinize(seat, seed=number), env.determinize(seat, seed=number)
            assert world.observation(seat) == env.observation(seat)
            assert str(world) == str(again)
            world.apply(0, seat)
            assert str(env) == before


def test_answers_by_name_and_by_index() -> None:
    one, other = guildhall.make(OLB), guildhall.make(OLB)
    one.reset(seed=1)
    other.reset(seed=1)
    while not one.is_over():
        name = one.options()[-1]
        one.apply(name)
        other.apply(len(other.options()) - 1)
    assert one.trajectory_hash() == other.trajectory_hash()


def test_observations_are_plain() -> None:
    env = guildhall.make(OLB, seats=3)
    env.reset(seed=1)
    seen = env.observation(0)
    assert seen["viewer"] == 0
    assert seen["to_act"] == [0, 1, 2]
    assert seen["question"] == "choose-card"
    assert seen["options"] == env.options(0)
    assert seen["seats"][1]["hand"] is None
    assert env.observation(None)["options"] == []
    env.apply(0, seat=0)
    assert env.observation(0)["question"] is None


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_lists_that_views_share_cannot_be_changed(name: str, seats: int) -> None:
    """Clearing every list of a view changes no other view."""
    env = guildhall.make(name, seats)
    seen = {number: env.observation(seat) for seat, number in positions(env, 1) if number % 10 == 0}
    for seat, number in positions(env, 1):
        if number % 10 == 0:
            clear_lists(env.view(seat))
    assert seen == {number: env.observation(seat) for seat, number in positions(env, 1) if number % 10 == 0}


def clear_lists(part: Any) -> None:
    if isinstance(part, msgspec.Struct):
        part = msgspec.structs.astuple(part)
    for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list | tuple) else ():
        clear_lists(inner)
    if isinstance(part, list):
        part.clear()


def test_settings_may_be_written_with_underscores() -> None:
    game = shelf.game(OLB)
    assert guildhall.make(OLB, 2, money="open").variant["money"] == "open"
    hyphenated = [(name, s) for name in shelf.NAMES for s in shelf.game(name).settings if "-" in s.name]
    for name, setting in hyphenated:
        env = guildhall.make(name, None, **{setting.name.replace("-", "_"): setting.values[0]})
        assert env.variant[setting.name] == setting.values[0]
    assert guildhall.make(OLB).settings == game.settings


def test_without_a_seed_one_is_drawn_and_told() -> None:
    env, again = guildhall.make(OLB), guildhall.make(OLB)
    env.reset()
    again.reset(env.seed)
    assert str(env) == str(again)
    env.reset()
    assert env.seed != again.seed


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'goose-chase'; there are: old-london-bridge"):
        guildhall.make("goose-chase")
    for seats in (0, 1, 5, -2):
        with pytest.raises(ImpossibleSeats, match=f"for 2 to 4 players, not {seats}"):
            guildhall.make(OLB, seats)
    with pytest.raises(ImpossibleVariant, match="no setting 'gold'"):
        guildhall.make(OLB, gold="open")
    with pytest.raises(ImpossibleVariant, match="'money' cannot be 'gone'"):
        guildhall.make(OLB, money="gone")
    with pytest.raises(NotStarted):
        guildhall.make(OLB).options()
    for seed in (-1, True, 1.5, "7"):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            guildhall.make(OLB).reset(seed)  # type: ignore[arg-type]


def test_settings_that_are_no_text_are_refused() -> None:
    """Both engines use the same words."""
    settings: tuple[dict[str, Any], ...] = ({"monuments": False}, {"novice": True}, {"cards": 1}, {"mode": None})
    for setting in settings:
        with pytest.raises(ImpossibleVariant, match=f"setting '{next(iter(setting))}' cannot be '"):
            guildhall.make("tiny-towns", 2, **setting)
    with pytest.raises(ImpossibleVariant, match="no setting 'players'"):
        guildhall.make("tiny-towns", players=2)  # type: ignore[arg-type]
    for seats in (2.0, "2", True):
        with pytest.raises(ImpossibleSeats, match=f"not {seats}"):
            guildhall.make("tiny-towns", seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [np.int64, np.int8, np.uint16])
def test_whole_numbers_may_be_those_of_numpy(kind: Any) -> None:
    one, other = guildhall.make(OLB, 2), guildhall.make(OLB, kind(2))
    one.reset(3)
    other.reset(kind(3))
    assert (type(other.seats), type(other.seed)) == (int, int)
    assert other.view(kind(1)) == one.view(1)
    assert other.observation(kind(1)) == one.observation(1)
    assert (other.question(kind(1)), other.options(kind(1))) == (one.question(1), one.options(1))
    assert str(other.determinize(kind(1), kind(5))) == str(one.determinize(1, 5))
    one.apply(1, seat=1)
    other.apply(kind(1), seat=kind(1))
    option = one.state.offered[0][2]
    one.answer(0, option)
    other.answer(kind(0), kind(option))
    assert other.trajectory_hash() == one.trajectory_hash()
    assert {type(seat) for seat, _, _ in other.history()} == {int}


def test_an_illegal_answer_changes_nothing() -> None:
    env = guildhall.make(OLB)
    env.reset(seed=2)
    before, past = str(env), env.history()
    for answer in ("cards:9:9", "space:1", -1, 99, 0.5, 0.0, None, True):
        with pytest.raises(IllegalChoice, match="no-such-option"):
            env.apply(answer)  # type: ignore[arg-type]
    for option in (-1, 10**6, 0.5):
        with pytest.raises(IllegalChoice, match="no-such-option"):
            env.answer(0, option)  # type: ignore[arg-type]
    for nobody in (0.5, "0"):
        with pytest.raises(ValueError, match=f"there is no seat {nobody}"):
            env.apply(0, seat=nobody)  # type: ignore[arg-type]
    with pytest.raises(IllegalChoice, match="not-offered"):
        env.apply("cards:4:4")
    for seat in (-1, 2, 7):
        with pytest.raises(IllegalChoice, match="not-to-act"):
            env.apply(0, seat=seat)
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            env.view(seat)
    assert (str(env), env.history()) == (before, past)


def test_a_finished_game_cannot_be_stepped() -> None:
    env = guildhall.make(OLB)
    play(env, 2)
    before = str(env)
    with pytest.raises(GameOver):
        env.apply(0)
    with pytest.raises(GameOver):
        env.answer(0, 0)
    with pytest.raises(GameOver):
        env.options()
    assert str(env) == before
    env.reset(seed=2)
    assert not env.is_over()


def test_importing_guildhall_is_light() -> None:
    loaded = (
        "import sys, guildhall; print([m for m in sys.modules if m.startswith('guildhall') or m in ('numpy', 'rich')])"
    )
    path = "import sys; sys.path[:] = " + repr(sys.path) + "; "
    done = subprocess.run([sys.executable, "-c", path + loaded], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "['guildhall']"
    assert {"make", "batch", "Environment"} <= set(dir(guildhall))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = guildhall.nonsense
