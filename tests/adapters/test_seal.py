"""The seal: tensors, strings and masks are equal in all worlds that a seat thinks possible."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall import shelf
from guildhall.adapters import openspiel
from guildhall.adapters.observe import Observer, observer
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Seat
from tests.adapters.plays import FEWEST, TABLES
from tests.laws.play import play


def seen_alike(seen: Observer, one: Any, other: Any, seat: Seat) -> bool:
    return (
        np.array_equal(seen.tensor(one, seat), seen.tensor(other, seat))
        and seen.string(one, seat) == seen.string(other, seat)
        and np.array_equal(seen.codec.mask(one, seat), seen.codec.mask(other, seat))
    )


@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=10)
@given(seed=st.integers(0, 2**48))
def test_what_a_seat_may_not_know_is_in_no_number(name: str, seats: int, seed: int) -> None:
    game, seen, rng = shelf.game(name), observer(name, seats), Rng(seed)
    states = play(game, seats, {}, seed).states
    for g in states[:: max(1, len(states) // 10)]:
        for seat in range(seats):
            assert seen_alike(seen, g, game.determinize(g, seat, rng), seat), f"seat {seat} is shown a secret"


@pytest.mark.parametrize(("name", "seats"), FEWEST)
def test_secret_answers_are_in_no_observation_or_information_state(name: str, seats: int) -> None:
    """Whatever others answer on sealed lanes: a seat's tensors and strings stay the same until all is revealed."""
    state = openspiel.load(name, seats).new_initial_state()
    rng = Rng(1)
    looked = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        g = state.node.g
        if g.lanes and g.sealed and len(run.to_act(g)) > 1 and len(actions) > 1:
            looked += 1
            assert_nobody_else_sees(state, actions[0], actions[-1])
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[rng.below(len(actions))][0])
        else:
            state.apply_action(actions[rng.below(len(actions))])
    assert looked or not any(decision.name == "choose-card" for decision in shelf.game(name).decisions)


def assert_nobody_else_sees(state: Any, one: int, other: int) -> None:
    first, second = state.child(one), state.child(other)
    actor = state.current_player()
    assert first.information_state_string(actor) != second.information_state_string(actor)
    for seat in set(range(state.num_players())) - {actor}:
        assert first.information_state_string(seat) == second.information_state_string(seat)
        assert first.information_state_tensor(seat) == second.information_state_tensor(seat)
        assert first.observation_string(seat) == second.observation_string(seat)
        assert first.observation_tensor(seat) == second.observation_tensor(seat)


class Leaking:
    """A game that shows a seat the other seat's view."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def view(self, g: Any, seat: Seat | None) -> Any:
        return self.game.view(g, 1 - (seat or 0))


def test_a_leak_is_noticed() -> None:
    game, honest = shelf.game("old-london-bridge"), observer("old-london-bridge", 2)
    leaking: Any = object.__new__(Observer)
    leaking.__dict__.update(honest.__dict__)
    leaking.game = Leaking(game)
    rng = Rng(1)
    games = [play(game, 2, {}, seed).states for seed in range(4)]
    half_chosen = [g for states in games for g in states if run.to_act(g) == [0] and g.lanes]
    assert half_chosen
    assert CHANCE not in run.to_act(half_chosen[0])
    worlds = [(g, game.determinize(g, 0, rng)) for g in half_chosen for _ in range(5)]
    assert all(seen_alike(honest, *pair, 0) for pair in worlds)
    assert not all(seen_alike(leaking, *pair, 0) for pair in worlds)
