"""The next puzzle, and where a solver stands."""

from __future__ import annotations

import pytest

from guildhall.puzzles import puzzles
from guildhall.puzzles.fitting import Try, fitting, merged, standing

GAME = "tiny-towns"


def test_the_next_puzzle_is_the_nearest_that_was_not_tried() -> None:
    first = fitting(GAME, 1200, ())
    assert first is not None
    assert min(abs(puzzle.rating - 1200) for puzzle in puzzles(GAME)) == abs(first.rating - 1200)
    second = fitting(GAME, 1200, {first.id})
    assert second is not None
    assert second.id != first.id
    assert abs(second.rating - 1200) >= abs(first.rating - 1200)
    assert fitting(GAME, 1200, {puzzle.id for puzzle in puzzles(GAME)}) is None


def test_solving_raises_the_rating_and_failing_lowers_it() -> None:
    easy, hard = puzzles(GAME)[0], puzzles(GAME)[-1]
    start = standing(GAME, [])
    assert (round(start.rated.rating), start.tried, start.streak) == (1500, 0, 0)
    up = standing(GAME, [Try(hard.id, True, 1)])
    down = standing(GAME, [Try(easy.id, False, 1)])
    assert down.rated.rating < start.rated.rating < up.rated.rating
    assert up.rated.deviation < start.rated.deviation


def test_streaks_go_by_time_and_puzzles_that_are_gone_do_not_count() -> None:
    a, b, c, d = (puzzle.id for puzzle in puzzles(GAME)[:4])
    tries = [Try(d, True, 40), Try(a, True, 10), Try(b, True, 20), Try(c, False, 30), Try("gone", False, 50)]
    found = standing(GAME, tries)
    assert (found.tried, found.solved, found.streak, found.longest) == (4, 3, 1, 2)
    assert standing(GAME, tries[:2]).rated != found.rated


def test_of_two_tries_at_a_puzzle_the_first_one_counts() -> None:
    here, there = [Try("x", True, 20), Try("y", False, 5)], [Try("x", False, 10), Try("z", True, 1)]
    assert merged(here, there) == merged(there, here) == [Try("z", True, 1), Try("y", False, 5), Try("x", False, 10)]


def test_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no game"):
        fitting("chess", 1500, ())
