"""Rng: the same numbers on every machine, none of them favoured."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from guildhall.kernel.rng import Rng


def test_a_seed_gives_the_same_numbers_everywhere() -> None:
    rng = Rng(2024)
    assert [rng.below(1000) for _ in range(8)] == [667, 557, 503, 414, 242, 408, 609, 16]


def test_neighbouring_seeds_do_not_start_alike() -> None:
    firsts = {tuple(rng.below(6) for _ in range(6)) for rng in map(Rng, range(200))}
    assert len(firsts) > 195


def test_every_number_comes_about_as_often() -> None:
    rng = Rng(7)
    counts = [0] * 10
    for _ in range(20_000):
        counts[rng.below(10)] += 1
    assert all(1800 < count < 2200 for count in counts)


@given(st.integers(-(2**70), 2**70), st.integers(1, 2**30 - 1))
def test_numbers_are_within_bounds(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))
