"""What holds after every choice of any game: nothing is lost, nothing appears, gold stays from 0 to 30."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.games.pillars_of_the_earth.state import Pillars
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from tests.games.pillars_of_the_earth import invariants
from tests.games.pillars_of_the_earth.play import new, position


def after_every_choice(seats: int, seed: int, check: Callable[[Pillars], None]) -> Pillars:
    g = new(seats)
    rng = Rng(seed)
    while g.waiting:
        check(g)
        seat = run.first_to_act(g)
        options = run.options(g, seat)
        run.apply(g, seat, run.draw(g, rng) if seat == CHANCE else options[rng.below(len(options))])
    check(g)
    return g


@pytest.mark.parametrize(
    "check",
    [
        invariants.check_cubes,
        invariants.check_builders,
        invariants.check_workers,
        invariants.check_craftsmen,
        invariants.check_cards,
        invariants.check_money,
    ],
)
@settings(max_examples=12, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**40))
def test_nothing_is_lost_and_nothing_appears(check: Callable[[Pillars], None], seats: int, seed: int) -> None:
    after_every_choice(seats, seed, check)


@settings(max_examples=10, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**40))
def test_at_the_end_every_builder_and_worker_is_home(seats: int, seed: int) -> None:
    g = after_every_choice(seats, seed, lambda g: None)
    assert [bag + aside for bag, aside in zip(g.bag, g.aside, strict=True)] == [3] * seats
    assert g.mill == [0] * seats
    assert g.parts == 6
    assert sum(g.events) == 6


def test_the_invariants_notice_a_lost_cube_builder_card_and_coin() -> None:
    def broken(change: Callable[[Pillars], object]) -> Pillars:
        g = position("round: 3\nphase: court\ncubes 0: wood 2\nbuilders: market_1=0")
        invariants.check(g)
        change(g)
        return g

    changes: list[Callable[[Pillars], object]] = [
        lambda g: g.cubes.__setitem__(0, 1),
        lambda g: g.bag.__setitem__(0, 1),
        lambda g: g.workers.__setitem__(0, 11),
        lambda g: g.rows[0].pop(),
        lambda g: g.gold.__setitem__(0, 31),
        lambda g: g.vp.__setitem__(0, 3),
        lambda g: g.pool.extend([8, 8]),
    ]
    for change in changes:
        with pytest.raises(AssertionError):
            invariants.check(broken(change))
