"""Judgement: the chance of each place, and a network in the place of the hand-made evaluator."""

from __future__ import annotations

import pytest

from guildhall import shelf
from guildhall.analysis.judgement import Rollouts, Static, Verdict, place_chances
from guildhall.bots import evaluate
from guildhall.bots.evaluate import network_file
from guildhall.kernel import run
from guildhall.kernel.playout import playout
from guildhall.kernel.rng import Rng
from tests.bots.networks import content_of


def test_the_chances_of_places_follow_from_the_chances_to_win() -> None:
    found = Verdict((0.6, 0.3, 0.1), (9.0, 7.0, 5.0)).places
    assert [sum(row) for row in found] == pytest.approx([1.0] * 3)
    assert [sum(row[place] for row in found) for place in range(3)] == pytest.approx([1.0] * 3)
    assert [row[0] for row in found] == pytest.approx([0.6, 0.3, 0.1])
    assert found[1][1] == pytest.approx(0.6 * 0.75 + 0.1 * 0.3 / 0.9)
    assert place_chances([1.0, 0.0, 0.0])[2] == pytest.approx([0.0, 0.5, 0.5])
    assert Verdict((0.4,), (20.0,)).places == [[1.0]]


def test_people_are_told_what_a_network_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """One interface: where a network ships, nothing here needs to know."""
    game = shelf.game("old-london-bridge")
    g = game.new(3, {})
    run.start(g)
    playout(g, Rng(1), 25)
    by_hand = Static(game).judge(g, Rng(1))
    monkeypatch.setattr(network_file, "shipped", lambda name: content_of(name, scale=0.6))
    evaluate._networked.cache_clear()
    try:
        for judge in (Static(game), Rollouts(game)):
            told = judge.judge(g, Rng(1))
            assert sum(told.win) == pytest.approx(1.0)
            assert told.win != by_hand.win
    finally:
        evaluate._networked.cache_clear()
