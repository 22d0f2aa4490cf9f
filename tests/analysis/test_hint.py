"""Hints: what matters, what is worth considering, and the best answer with its reasons."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall import shelf
from guildhall.analysis.hint import CONSIDERED, MOST_TERMS, Effort, hint
from guildhall.analysis.moments import Moment, moments_of
from guildhall.analysis.terms import OTHERS, TERMS, terms, terms_of
from guildhall.bots.evaluate import evaluator
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from tests.analysis.test_review import GAMES, replay_of

FEW = Effort(8, 2, 2)  # enough for every part of a hint


def decided(name: str, count: int) -> list[Moment]:
    """Some decisions of a game, from its beginning to its end."""
    replay = replay_of(name)
    moments, _ = moments_of(shelf.game(name), replay.seats, replay.variant, replay.choices)
    found = [moment for moment in moments if moment.is_decision]
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("name", GAMES)
def test_the_terms_of_a_seat_add_up_to_the_points_it_can_expect(name: str) -> None:
    game: Any = shelf.game(name)
    judge = evaluator(game)
    for moment in decided(name, 20):
        for seat in range(moment.g.seats):
            for at_horizon, points in ((False, judge.points(moment.g)), (True, judge.horizon_points(moment.g))):
                found = terms(game, moment.g, seat, at_horizon)
                assert sum(value for term, value in found.items() if term != OTHERS) == pytest.approx(points[seat])
                assert found[OTHERS] == pytest.approx(-points[1 - seat])


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_of_an_evaluator_belongs_to_a_term(name: str) -> None:
    game: Any = shelf.game(name)
    found: set[str] = set()
    for moment in decided(name, 40):
        found |= set(terms(game, moment.g, moment.choice.seat))
    assert set(terms_of(name)) <= found
    assert set(TERMS[name]) <= set(terms_of(name))


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_leads_in_three_steps_to_an_answer_that_can_be_given(name: str) -> None:
    game: Any = shelf.game(name)
    known = {*terms_of(name), "scored", OTHERS}
    matters = 0
    for moment in decided(name, 4):
        seat = moment.choice.seat
        found = hint(game, moment.g, seat, effort=FEW)
        question = run.question(moment.g, seat)
        offered = [question.domain[option] for option in run.options(moment.g, seat)]
        assert len(found.matters) <= MOST_TERMS
        assert {gap.term for gap in (*found.matters, *found.reasons.terms)} <= known
        assert 1 <= len(found.answers) <= CONSIDERED
        assert found.best in found.answers
        assert found.answers == [name for name in offered if name in found.answers], "in no order but that of the offer"
        assert 0 <= found.reasons.win <= 1
        assert found.reasons.ahead >= 0
        if found.reasons.takes:
            assert not any(gap.term == OTHERS and gap.points > 0 for gap in found.reasons.terms), "it is told by seat"
        assert all(taken.seat != seat and taken.points > 0 for taken in found.reasons.takes)
        first = found.reasons.line[0]
        assert (first.seat, first.decision, first.option) == (seat, question.name, found.best)
        matters += len(found.matters)
    assert matters


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_equal_for_games_that_differ_only_in_what_the_seat_could_not_know(name: str) -> None:
    """The law."""
    game: Any = shelf.game(name)
    for moment in decided(name, 3):
        seat = moment.choice.seat
        true = hint(game, moment.g, seat, effort=FEW)
        for seed in (1234, 99):
            assert hint(game, game.determinize(moment.g, seat, Rng(seed)), seat, effort=FEW) == true


def test_the_law_would_catch_a_hint_that_looks_at_hidden_cards() -> None:
    """Where the true position is looked at, redrawing what is hidden changes what is found."""
    name = "guilds-of-london"
    game: Any = shelf.game(name)
    found = set()
    moment = decided(name, 4)[2]
    for seed in range(4):
        g = game.determinize(moment.g, moment.choice.seat, Rng(seed))
        found.add(tuple(terms(game, g, 1 - moment.choice.seat).items()))
    assert len(found) > 1


def test_what_others_choose_in_secret_and_what_is_drawn_stays_unsaid() -> None:
    game: Any = shelf.game("old-london-bridge")
    sealed = [moment for moment in decided("old-london-bridge", 40) if moment.g.lanes and moment.g.sealed]
    assert sealed
    for moment in sealed[:3]:
        seat = moment.choice.seat
        for step in hint(game, moment.g, seat, effort=FEW).reasons.line[1:]:
            if step.seat < 0 or (step.seat != seat and step.decision == moment.choice.decision):
                assert step.option is None
