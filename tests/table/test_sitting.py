"""Sitting: whatever is done to it, its journal gives the same sitting again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.rng import Rng
from guildhall.table.clock import Pace
from guildhall.table.kept import Entry
from guildhall.table.sitting import Rules, Sitting
from tests.goose_fair.game import GAME

SEED = bytes(range(32))
OPEN = Rules(Pace("bank", bank=100_000, bonus=100), "own-turn")


def begin(rules: Rules = OPEN, seats: int = 3, seed: bytes = SEED) -> tuple[Sitting, list[Entry]]:
    sitting = Sitting(GAME, seats, {}, seed, rules, 0)
    return sitting, sitting.opening(0)


def facts(sitting: Sitting) -> object:
    """All that two sittings must have in common."""
    clock = sitting.clock
    return (
        GAME.write(sitting.table.state),
        sitting.table.log,
        {view: (stream.told, stream.edition) for view, stream in sitting.table.streams.items()},
        (clock.left, clock.running, clock.at),
        (sitting.bots, sitting.asked, sitting.abandoned, sitting.answered, sitting.entries, sitting.commands),
        [sitting.undo_limit(seat) for seat in range(sitting.seats)],
    )


def play(sitting: Sitting, rng: Rng, at: int) -> list[Entry]:
    """Do something at random; what cannot be done changes nothing."""
    seat = rng.below(sitting.seats)
    question = sitting.table.question(seat)
    what = rng.below(12)
    command = f"c{at}"
    try:
        if what == 0:
            return sitting.undo(seat, None if rng.below(2) else 1, at, command)
        if what == 1:
            return sitting.agree(seat, rng.below(3) > 0, at, command)
        if what == 2 and not sitting.bots[seat]:
            return sitting.hand_to_bot(seat, "apprentice", "left", at, command)
        if what == 3:
            return sitting.take_back(seat, at, command)
        if what == 4:
            return sitting.credit(rng.below(50), at)
        if what == 5:
            mine = [choice for choice in sitting.table.log if choice.seat == seat]
            return sitting.change(seat, mine[-1].decision, mine[-1].option, at, command) if mine else []
        if question is None:
            return []
        option = question.options[rng.below(len(question.options))]
        if sitting.bots[seat]:
            return sitting.answer_for_bot(seat, question.decision, option, at)
        return sitting.answer(seat, question.decision, option, at, command)
    except IllegalChoice:
        return []


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), policy=st.sampled_from(["off", "own-turn", "agreement"]), days=st.booleans())
def test_the_journal_gives_the_same_sitting_from_the_start_and_from_a_stored_one(
    seed: int, policy: str, days: bool
) -> None:
    rules = Rules(Pace("days", days=1) if days else OPEN.pace, policy)
    rng = Rng(seed)
    sitting, journal = begin(rules)
    stored = None
    for at in range(1, 90):
        before = facts(sitting)
        made = play(sitting, rng, at * 10)
        if not made:
            assert facts(sitting) == before
        journal += made
        stored = (rng.below(3) == 0 and sitting.stored()) or stored
    again = Sitting(GAME, 3, {}, SEED, rules, 0, journal)
    assert facts(again) == facts(sitting)
    if stored is not None:
        quick = Sitting(GAME, 3, {}, SEED, rules, 0, journal, stored)
        whole, short = facts(sitting), facts(quick)
        assert isinstance(whole, tuple)
        assert isinstance(short, tuple)
        assert short[:2] + short[3:] == whole[:2] + whole[3:]
        for view, stream in quick.table.streams.items():
            full = sitting.table.streams[view]
            assert (stream.told, stream.edition) == (full.told[stream.base :], full.edition)


def refused(reason: str) -> pytest.RaisesExc[IllegalChoice]:
    return pytest.RaisesExc(IllegalChoice, check=lambda error: error.reason == reason)


def answer_first(sitting: Sitting, seat: int, at: int = 1) -> list[Entry]:
    question = sitting.table.question(seat)
    assert question is not None
    return sitting.answer(seat, question.decision, question.options[0], at)


def close_lanes(sitting: Sitting) -> None:
    while sitting.table.state.sealed and sitting.table.state.lanes:
        answer_first(sitting, sitting.to_act()[0])


def test_policy_off_lets_nobody_take_back_but_sealed_answers_can_be_changed() -> None:
    sitting, _ = begin(Rules(undo="off"))
    question = sitting.table.question(0)
    assert question is not None
    answer_first(sitting, 0)
    other = question.options[-1]
    assert [entry.kind for entry in sitting.change(0, question.decision, other, 2)] == ["undo", "choice"]
    assert sitting.table.log[-1].option == other
    close_lanes(sitting)
    with refused("undo-off"):
        sitting.undo(0, None, 3)


def test_a_change_that_is_not_offered_leaves_the_answer_as_it_was() -> None:
    sitting, _ = begin()
    answer_first(sitting, 0)
    log = sitting.table.log[:]
    question = log[-1].decision
    with refused("no-such-option"):
        sitting.change(0, question, "swan", 2)
    assert sitting.table.log == log


def test_by_agreement_all_other_people_must_agree() -> None:
    sitting, _ = begin(Rules(undo="agreement"))
    close_lanes(sitting)
    at_first = len(sitting.table.log)
    seat = sitting.to_act()[0]
    answer_first(sitting, seat)
    others = [other for other in range(3) if other != seat]
    sitting.hand_to_bot(others[0], "apprentice", "left", 4)
    assert [entry.kind for entry in sitting.undo(seat, 1, 5)] == ["ask-undo"]
    with refused("seat-is-a-bot"):
        sitting.agree(others[0], True, 6)
    with refused("undo-not-asked"):
        sitting.agree(seat, True, 6)
    assert [entry.kind for entry in sitting.agree(others[1], True, 7)] == ["agree", "undo"]
    assert len(sitting.table.log) == at_first


def test_a_refusal_ends_the_request() -> None:
    sitting, _ = begin(Rules(undo="agreement"))
    close_lanes(sitting)
    seat = sitting.to_act()[0]
    answer_first(sitting, seat)
    sitting.undo(seat, 1, 5)
    sitting.agree((seat + 1) % 3, False, 6)
    assert sitting.asked is None
    with refused("undo-not-asked"):
        sitting.agree((seat + 2) % 3, True, 7)


def test_a_bot_plays_only_while_the_seat_is_its_own() -> None:
    sitting, _ = begin()
    sitting.hand_to_bot(0, "master", "resigned", 1)
    assert sitting.bots_to_act() == [0]
    assert 0 not in sitting.clock.running
    question = sitting.table.question(0)
    assert question is not None
    with refused("seat-is-a-bot"):
        sitting.answer(0, question.decision, question.options[0], 2)
    sitting.take_back(0, 3)
    with refused("seat-is-not-a-bot"):
        sitting.answer_for_bot(0, question.decision, question.options[0], 4)
    assert 0 in sitting.clock.running


def test_after_the_game_is_abandoned_nothing_happens() -> None:
    sitting, _ = begin()
    sitting.abandon("agreed", 1)
    assert sitting.is_over()
    assert sitting.to_act() == []
    assert sitting.undo_limit(0) == "game-over"
    with refused("game-over"):
        answer_first(sitting, 0)
