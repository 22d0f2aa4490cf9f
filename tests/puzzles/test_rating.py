"""Glicko-2, by the example in Glickman's paper, and what follows from it for puzzles and solvers."""

from __future__ import annotations

import pytest

from guildhall.puzzles.rating import LEVELS, Met, Rated, first_rating, rated


def test_the_worked_example_of_the_paper() -> None:
    met = [Met(1400, 30, 1), Met(1550, 100, 0), Met(1700, 300, 0)]
    after = rated(Rated(1500, 200, 0.06), met)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_makes_the_rating_less_sure() -> None:
    after = rated(Rated(1500, 200, 0.06), [])
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx(200.27, abs=0.01)


def test_a_great_surprise_makes_the_rating_less_steady() -> None:
    one = Rated(1500, 60, 0.06)
    assert rated(one, [Met(2500, 30, 1)] * 5).volatility > one.volatility


def test_the_fewer_levels_solve_a_puzzle_the_higher_its_rating() -> None:
    nobody = first_rating(dict.fromkeys(LEVELS, 0.0))
    everybody = first_rating(dict.fromkeys(LEVELS, 1.0))
    weak = {level: float(at > 1) for at, level in enumerate(LEVELS)}
    strong = {level: float(at > 3) for at, level in enumerate(LEVELS)}
    assert everybody < first_rating(weak) < first_rating(strong) < nobody
    assert LEVELS["greedy"] < first_rating(weak) < LEVELS["journeyman"]
