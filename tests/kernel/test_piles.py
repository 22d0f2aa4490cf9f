"""Piles: bags with known cards underneath."""

from __future__ import annotations

import pytest

from guildhall.kernel.piles import Pile


def test_unknown_cards_are_drawn_by_how_many_there_are() -> None:
    pile = Pile([2, 0, 3])
    assert (pile.size(), pile.options(), pile.weights()) == (5, [0, 2], [2, 3])
    pile.take(2)
    assert (pile.size(), pile.options(), pile.weights()) == (4, [0, 2], [2, 2])


def test_known_cards_underneath_come_last_the_first_one_put_there_before_the_others() -> None:
    pile = Pile([1, 0])
    pile.put_under(1)
    pile.put_under(0)
    assert pile.options() == [0]
    pile.take(0)
    assert (pile.options(), pile.weights()) == ([1], [1])
    pile.take(1)
    assert pile.options() == [0]
    pile.take(0)
    assert (pile.size(), pile.options(), pile.weights()) == (0, [], [])


def test_only_a_card_that_can_come_is_taken() -> None:
    pile = Pile([0, 1])
    with pytest.raises(AssertionError):
        pile.take(0)
    pile.put_under(0)
    pile.take(1)
    with pytest.raises(AssertionError):
        pile.take(1)


def test_a_copy_is_equal_and_independent() -> None:
    pile = Pile([1, 1])
    pile.put_under(1)
    other = pile.copy()
    for kind in (0, 1, 1):
        other.take(kind)
    assert (other.size(), pile.size()) == (0, 3)
    assert (pile.unseen, pile.bottom) == ([1, 1], [1])
