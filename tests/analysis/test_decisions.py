"""Grades and accuracy."""

from __future__ import annotations

import pytest

from guildhall.analysis.decisions import accuracy_of, game_accuracy, grade


@pytest.mark.parametrize(
    ("lost", "expected"),
    [(0.0, "good"), (0.05, "good"), (0.06, "inaccuracy"), (0.1, "inaccuracy"), (0.2, "mistake"), (0.21, "blunder")],
)
def test_grades_go_by_what_was_given_away(lost: float, expected: str) -> None:
    assert grade(lost, is_best=False) == expected


def test_the_best_answer_is_graded_best() -> None:
    assert grade(0.0, is_best=True) == "best"


@pytest.mark.parametrize(("lost", "expected"), [(0.0, 100.0), (0.1, 63.6), (0.2, 40.0), (0.3, 24.8), (1.0, 0.0)])
def test_the_accuracy_of_a_decision_is_that_of_lichess(lost: float, expected: float) -> None:
    assert accuracy_of(lost) == pytest.approx(expected, abs=0.1)


def test_a_game_without_decisions_has_no_accuracy() -> None:
    assert game_accuracy([], []) is None


def test_a_flawless_game_is_accurate() -> None:
    assert game_accuracy([0.0] * 12, [0.5] * 12) == pytest.approx(100.0, abs=0.01)


def test_a_mistake_weighs_more_where_the_chances_move() -> None:
    lost = [0.0] * 10 + [0.2] + [0.0] * 9
    calm = [0.5] * 5 + [0.2, 0.8, 0.2] + [0.5] * 12
    wild = [0.5] * 9 + [0.2, 0.8, 0.2] + [0.5] * 8
    in_a_calm_stretch, in_a_wild_one = game_accuracy(lost, calm), game_accuracy(lost, wild)
    assert in_a_calm_stretch is not None
    assert in_a_wild_one is not None
    assert in_a_wild_one < in_a_calm_stretch
