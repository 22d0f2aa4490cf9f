"""Exhaustive search agrees with plain play-outs of every line, and knows when it cannot tell."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.bot import Position
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, State
from guildhall.puzzles.exhaust import Exhaustion, TooMuch

TOWNS = shelf.game("tiny-towns")


def near_the_end(seats: int, answers: int, seed: int) -> list[State]:
    """The last positions of a game in which the first seat is asked and plays greedily, the latest one first."""
    rng = Rng(seed)
    bot = roster.bot("greedy", TOWNS)
    g = TOWNS.new(seats, {"monuments": "off"})
    run.start(g)
    found = []
    while not run.is_over(g):
        if g.asked[0] is not None and len(g.offered[0]) > 1:
            found.append(g.copy())
            run.apply(g, 0, bot.choose(Position(TOWNS, g, 0, rng), rng))
        else:
            playout(g, rng, 1)
    return found[: -answers - 1 : -1]


def by_hand(g: Any, seat: int) -> float:
    """The best result, by trying everything, without any cleverness."""
    if run.is_over(g):
        return float(TOWNS.points(g)[seat])
    asked = run.first_to_act(g)
    values = []
    for option in g.offered[asked]:
        after = g.copy()
        run.apply(after, asked, option)
        values.append(by_hand(after, seat))
    if asked != CHANCE:
        return max(values)
    weights = run.question(g, CHANCE).weights(g)
    return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)


def test_it_finds_what_trying_everything_finds() -> None:
    compared = 0
    search = Exhaustion(TOWNS, 0, 20_000)
    for g in near_the_end(1, 3, 21):
        known = search.solved(Position(TOWNS, g, 0, Rng(1)))
        assert known is not None
        for option, value in known.values.items():
            after = g.copy()
            run.apply(after, 0, option)
            assert value == by_hand(after, 0)
            compared += 1
        assert known.values[known.best] == max(known.values.values())
        others = [value for option, value in known.values.items() if option != known.best]
        assert known.gap == known.values[known.best] - max(others)
    assert compared >= 6


def test_it_gives_up_on_a_tree_that_is_too_big() -> None:
    g = near_the_end(1, 30, 3)[-1]
    with pytest.raises(TooMuch):
        Exhaustion(TOWNS, 0, 500).solved(Position(TOWNS, g, 0, Rng(1)))


def test_it_says_nothing_where_others_have_a_choice() -> None:
    g = TOWNS.new(2, {"monuments": "off", "cards": "first-game", "first-master-builder": "seat-1"})
    run.start(g)
    assert Exhaustion(TOWNS, 0, 500).solved(Position(TOWNS, g, 0, Rng(1))) is None
