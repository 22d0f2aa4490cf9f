"""Sitting: whatever is done to it, its journal gives the same sitting again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.rng import Rng
from guildhall.table.clock import Pace
from guildhall.table.kept import Entry
from guildhall.table.sitting import Sitting, SittingRules
from tests.goose_fair.game import GAME

SEED = bytes(range(32))
OPEN = SittingRules(Pace("bank", bank=100_000, bonus=100), "own-turn", hints="on")


def begin(rules: SittingRules = OPEN, seats: int = 3, seed: bytes = SEED) -> tuple[Sitting, list[Entry]]:
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
        (
            sitting.bots,
            sitting.by_bot,
            sitting.hints.given,
            sitting.hints.shown,
            sitting.asked,
            sitting.abandoned,
            sitting.answered,
            sitting.entries,
            sitting.commands,
        ),
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
            return sitting.credit(rng.below(50), at) if rng.below(2) else sitting.hint(seat, 1 + rng.below(3), at)
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
    rules = SittingRules(Pace("days", days=1) if days else OPEN.pace, policy, hints="on")
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
    sitting, _ = begin(SittingRules(undo="off"))
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
    sitting, _ = begin(SittingRules(undo="agreement"))
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
    sitting, _ = begin(SittingRules(undo="agreement"))
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
    assert 0 in sitting.clock.patient
    question = sitting.table.question(0)
    assert question is not None
    with refused("seat-is-a-bot"):
        sitting.answer(0, question.decision, question.options[0], 2)
    sitting.take_back(0, 3)
    with refused("seat-is-not-a-bot"):
        sitting.answer_for_bot(0, question.decision, question.options[0], 4)
    assert 0 in sitting.clock.running - sitting.clock.patient


AGAINST_BOTS = SittingRules(bots=("", "greedy", "greedy"))


def play_on(sitting: Sitting, rng: Rng, at: int, until: int) -> list[Entry]:
    """Answers at random, by the person and the bots, until there are so many entries."""
    made: list[Entry] = []
    while not sitting.is_over() and len(sitting.table.log) < until:
        acting = sitting.to_act()
        seat = acting[rng.below(len(acting))]
        question = sitting.table.question(seat)
        assert question is not None
        option = question.options[rng.below(len(question.options))]
        do = sitting.answer_for_bot if sitting.bots[seat] else sitting.answer
        made += do(seat, question.decision, option, at)
    return made


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 40), st.sampled_from(["own-turn", "agreement"]))
def test_against_bots_alone_everything_can_be_taken_back_and_draws_fall_as_before(
    seed: int, length: int, undo: str
) -> None:
    rules = AGAINST_BOTS._replace(undo=undo)
    sitting, journal = begin(rules)
    first = len(journal)
    journal += play_on(sitting, Rng(seed), 1, first + length)
    before = sitting.table.log[:]
    mine = [at for at, choice in enumerate(before) if choice.seat == 0]
    if sitting.is_over() or not mine:
        return
    assert sitting.undo_limit(0) == len(mine)
    assert sitting.stored() is None
    for count in range(1, len(mine) + 1):
        back, again = sitting_of(rules, journal), journal[:]
        again += back.undo(0, count, 2)
        assert back.table.log == before[: mine[-count]] or back.table.state.lanes, "what was sealed may stay"
        assert back.table.question(0) is not None
        # The journal leads another process to the same place, and the same answers to the same draws.
        assert facts(sitting_of(rules, again)) == facts(back)
        for choice in before[len(back.table.log) :]:
            if choice.seat >= 0 and back.table.question(choice.seat):
                do = back.answer_for_bot if back.bots[choice.seat] else back.answer
                do(choice.seat, choice.decision, choice.option, 3)
        if back.table.log[: mine[-count]] == before[: mine[-count]]:
            assert back.table.log == before


def sitting_of(rules: SittingRules, journal: list[Entry]) -> Sitting:
    return Sitting(GAME, 3, {}, SEED, rules, 0, journal)


def test_what_was_taken_back_past_the_answers_of_bots_is_counted() -> None:
    sitting, _ = begin(AGAINST_BOTS)
    answer_first(sitting, 0)
    sitting.undo(0, 1, 2)
    assert sitting.taken_back == 0, "its own sealed answer, as anybody may"
    play_on(sitting, Rng(4), 3, 20)
    entry = sitting.undo(0, 1, 4)[0]
    assert (entry.decision, sitting.taken_back) == ("alone", 1)
    left = sitting.undo_limit(0)
    assert isinstance(left, int)
    sitting.undo(0, None, 5)  # without a number, never more than anybody could, or one
    assert sitting.undo_limit(0) == left - 1 or sitting.taken_back == 1


def test_only_who_sits_with_bots_from_the_start_may_take_everything_back() -> None:
    for rules in (
        SittingRules(bots=("", "", "greedy")),
        SittingRules(undo="off", bots=("", "greedy", "greedy")),
        SittingRules(),
    ):
        sitting, _ = begin(rules)
        for seat in range(3):
            if not sitting.bots[seat] and seat and not rules.bots:
                sitting.hand_to_bot(seat, "greedy", "left", 1)
        play_on(sitting, Rng(4), 2, 20)
        limit = sitting.undo_limit(0)
        assert isinstance(limit, str)
        with refused(limit):
            sitting.undo(0, 1, 3)


def test_after_the_game_is_abandoned_nothing_happens() -> None:
    sitting, _ = begin()
    sitting.abandon("agreed", 1)
    assert sitting.is_over()
    assert sitting.to_act() == []
    assert sitting.undo_limit(0) == "game-over"
    with refused("game-over"):
        answer_first(sitting, 0)


@pytest.mark.parametrize("pace", [Pace("bank", bank=100_000), Pace("days", days=1)])
def test_a_seat_that_is_taken_back_from_a_bot_has_gained_no_time(pace: Pace) -> None:
    sitting, journal = begin(SittingRules(pace))
    seat = sitting.to_act()[0]
    at_first = pace.at_first()
    journal += sitting.hand_to_bot(seat, "master", "resigned", 10_000)
    journal += sitting.take_back(seat, 60_000)
    assert sitting.clock.left_at(seat, 60_000) == at_first - 60_000
    assert seat in sitting.clock.expired(at_first)
    journal += sitting.hand_to_bot(seat, "master", "time", at_first)
    assert seat not in sitting.clock.expired(at_first + 5), "a bot plays it: nothing more can happen"
    again = Sitting(GAME, 3, {}, SEED, SittingRules(pace), 0, journal)
    assert facts(again) == facts(sitting)
    assert again.clock.patient == sitting.clock.patient == {seat}
    journal += sitting.take_back(seat, at_first + 10)
    assert seat in sitting.clock.expired(at_first + 10), "time that has run out stays so until the next question"


def test_an_answer_of_a_bot_begins_new_days() -> None:
    pace = Pace("days", days=1)
    sitting, _ = begin(SittingRules(pace), seats=2)
    seat = sitting.to_act()[0]
    sitting.hand_to_bot(seat, "master", "time", pace.at_first())
    question = sitting.table.question(seat)
    assert question is not None
    sitting.answer_for_bot(seat, question.decision, question.options[0], pace.at_first() + 100)
    while seat not in sitting.to_act():
        other = sitting.to_act()[0]
        asked = sitting.table.question(other)
        assert asked is not None
        sitting.answer(other, asked.decision, asked.options[0], pace.at_first() + 100)
    sitting.take_back(seat, pace.at_first() + 100)
    assert sitting.by_bot[seat] == 1
    assert sitting.clock.left_at(seat, pace.at_first() + 100) == pace.at_first()
