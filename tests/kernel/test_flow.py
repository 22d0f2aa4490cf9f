"""The loop: in which order steps run, what is asked, and what an answer sets in motion."""

from __future__ import annotations

from typing import Final

import pytest

from guildhall.kernel import run
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.errors import IllegalChoice
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Event, Frame, Option, Seat, State


class Slate(State):
    """A state on which steps write down that they ran."""

    lines: list[str]
    allowed: list[Option]  # the options of every question

    def copy(self) -> Slate:
        new = Slate()
        self.copy_flow(new)
        new.lines = self.lines[:]
        new.allowed = self.allowed
        return new


class Pick(Decision[Slate]):
    """Writes down who picked what."""

    def options(self, g: Slate, seat: Seat) -> list[Option]:
        return g.allowed

    def resolve(self, g: Slate, seat: Seat, option: Option) -> None:
        g.lines.append(f"{self.name} {seat} {self.domain[option]}")
        g.tell("picks", seat, option)


class PickTwice(Pick):
    """Goes on with two more steps."""

    def resolve(self, g: Slate, seat: Seat, option: Option) -> None:
        super().resolve(g, seat, option)
        g.then(note, 1)
        g.then(note, 2)


class PickThenPause(Pick):
    """Goes on with another question."""

    def resolve(self, g: Slate, seat: Seat, option: Option) -> None:
        super().resolve(g, seat, option)
        g.then_ask(PAUSE, seat)


class PickKnowingly(Pick):
    """Tells its seat of a single answer."""

    def tell_forced(self, g: Slate, seat: Seat, option: Option) -> None:
        g.tell("only-pick", option, to=seat)


class Toss(Draw[Slate]):
    def options(self, g: Slate, seat: Seat) -> list[Option]:
        return g.allowed

    def resolve(self, g: Slate, seat: Seat, option: Option) -> None:
        g.lines.append(f"toss {self.domain[option]}")


ABC: Final = ("a", "b", "c")
PICK: Final = Pick("pick", ABC)
PICK_TWICE: Final = PickTwice("pick-twice", ABC)
PICK_KNOWINGLY: Final = PickKnowingly("pick-knowingly", ABC)
PICK_THEN_PAUSE: Final = PickThenPause("pick-then-pause", ABC)
PAUSE: Final = Pick("pause", ABC, pauses=True)
MAY: Final = Pick("may", ABC, may_lapse=True)
TOSS: Final = Toss("toss", ABC)


def slate(seats: int = 2, allowed: tuple[Option, ...] = (0, 2)) -> Slate:
    g = Slate()
    g.begin(seats)
    g.lines = []
    g.allowed = list(allowed)
    return g


def note(g: Slate, number: int) -> None:
    g.lines.append(str(number))


def note_all(g: Slate, *numbers: int) -> None:
    g.lines.append(" ".join(map(str, numbers)))


def branch(g: Slate, number: int) -> None:
    """Notes its number, then puts two steps that note number + 1 and number + 2."""
    note(g, number)
    g.then(note, number + 1)
    g.then(note, number + 2)


def test_steps_of_one_step_run_in_order_and_before_what_was_waiting() -> None:
    g = slate()
    for step, number in ((note, 90), (branch, 20), (branch, 10)):
        g.then(step, number)  # the last one is on top
    run.start(g)
    assert g.lines == ["10", "11", "12", "20", "21", "22", "90"]
    assert run.is_over(g)


@pytest.mark.parametrize("count", range(5))
def test_a_step_takes_any_number_of_arguments(count: int) -> None:
    g = slate()
    g.agenda.append(Frame(note_all, tuple(range(count))))
    run.start(g)
    assert g.lines == [" ".join(map(str, range(count)))]


def test_a_question_stops_the_run_until_it_is_answered() -> None:
    g = slate()
    g.agenda += [Frame(note, (5,)), PICK.frames[1], Frame(note, (4,))]
    run.start(g)
    assert g.lines == ["4"]
    assert run.to_act(g) == [1]
    assert run.first_to_act(g) == 1
    assert run.options(g, 1) == [0, 2]
    assert not run.is_over(g)
    run.apply(g, 1, 2)
    assert g.lines == ["4", "pick 1 c", "5"]
    assert run.is_over(g)
    assert run.to_act(g) == []


def test_what_an_answer_sets_in_motion_runs_before_what_was_waiting() -> None:
    g = slate()
    g.agenda += [Frame(note, (9,)), PICK_TWICE.frames[0]]
    run.start(g)
    run.apply(g, 0, 0)
    assert g.lines == ["pick-twice 0 a", "1", "2", "9"]


def test_a_single_option_is_carried_out_without_asking() -> None:
    g = slate(allowed=(1,))
    g.agenda += [Frame(note, (9,)), PICK_TWICE.frames[0]]
    run.start(g)
    assert g.lines == ["pick-twice 0 b", "1", "2", "9"]


def test_a_single_option_is_asked_when_the_pause_matters() -> None:
    g = slate(allowed=(1,))
    g.agenda.append(PAUSE.frames[0])
    run.start(g)
    assert run.options(g, 0) == [1]
    run.apply(g, 0, 1)
    assert g.lines == ["pause 0 b"]


def test_a_question_without_options_lapses_if_it_may() -> None:
    g = slate(allowed=())
    g.agenda += [Frame(note, (9,)), MAY.frames[0]]
    run.start(g)
    assert g.lines == ["9"]


def test_a_question_without_options_is_a_mistake_if_it_may_not_lapse() -> None:
    g = slate(allowed=())
    g.agenda.append(PICK.frames[0])
    with pytest.raises(AssertionError, match="pick has no answer for seat 0"):
        run.start(g)


def test_a_seat_is_asked_one_question_at_a_time() -> None:
    g = slate()
    PICK.ask(g, 0)
    with pytest.raises(AssertionError, match="one question at a time"):
        PAUSE.ask(g, 0)


def test_chance_draws_by_weights_and_nothing_is_applied() -> None:
    g = slate()
    g.agenda.append(TOSS.frames[CHANCE])
    run.start(g)
    assert run.to_act(g) == [CHANCE]
    assert run.first_to_act(g) == CHANCE
    rng = Rng(1)
    assert {run.draw(g, rng) for _ in range(50)} == {0, 2}
    assert g.lines == []


def test_a_draw_with_one_outcome_is_counted_as_a_reveal_but_not_asked() -> None:
    g = slate(allowed=(1,))
    g.agenda += [TOSS.frames[CHANCE], PICK.frames[0]]
    run.start(g)
    assert g.lines == ["pick 0 b", "toss b"]
    assert g.reveals == 1
    assert g.copy().reveals == 1


@pytest.mark.parametrize(
    ("number", "index"), [(0, 0), (1, 0), (2, 2), (6, 2), (7, 3)], ids=["first", "same", "next", "end", "last"]
)
def test_a_number_falls_on_the_stretch_that_holds_it(number: int, index: int) -> None:
    assert run.falls_on([2, 0, 5, 1], number) == index


def test_a_number_beyond_the_weights_falls_on_nothing() -> None:
    with pytest.raises(AssertionError, match="8 is not below the total"):
        run.falls_on([2, 0, 5, 1], 8)


class Forbidding(Pick):
    def why_not(self, g: Slate, seat: Seat, option: Option) -> str | None:
        return "T-1.2" if option == 1 else super().why_not(g, seat, option)


FORBIDDING: Final = Forbidding("forbidding", ABC)


@pytest.mark.parametrize(
    ("seat", "option", "reason", "name"),
    [
        (0, 1, "T-1.2", "b"),
        (0, 3, "no-such-option", "3"),
        (0, -1, "no-such-option", "-1"),
        (1, 0, "not-to-act", ""),
        (CHANCE, 0, "not-to-act", ""),
        (2, 0, "not-to-act", ""),
        (-2, 0, "not-to-act", ""),
    ],
)
def test_an_illegal_choice_says_why_and_changes_nothing(seat: Seat, option: Option, reason: str, name: str) -> None:
    g = slate()
    g.agenda += [Frame(note, (9,)), FORBIDDING.frames[0]]
    run.start(g)
    agenda, asked, offered = g.agenda[:], g.asked[:], [options[:] for options in g.offered]
    with pytest.raises(IllegalChoice) as caught:
        run.apply(g, seat, option)
    assert (caught.value.reason, caught.value.seat, caught.value.option) == (reason, seat, name)
    assert (g.agenda, g.asked, g.offered, g.waiting, g.lines) == (agenda, asked, offered, 1, [])
    run.apply(g, 0, 0)
    assert g.lines == ["forbidding 0 a", "9"]


def test_an_option_not_offered_has_a_reason_even_if_the_game_gives_none() -> None:
    g = slate()
    PICK.ask(g, 0)
    with pytest.raises(IllegalChoice, match="seat 0: pick b: not-offered"):
        run.apply(g, 0, 1)


def test_a_seat_that_is_not_to_act_has_neither_question_nor_options() -> None:
    g = slate()
    PICK.ask(g, 0)
    assert run.question(g, 0) is PICK
    for ask in (run.question, run.options):
        with pytest.raises(IllegalChoice, match="seat 1:: not-to-act"):
            ask(g, 1)


def ask_all(g: Slate) -> None:
    g.ask_each(PICK)


def ask_twice_each(g: Slate) -> None:
    g.ask_each(PICK_THEN_PAUSE, sealed=False)


def with_sink(g: Slate) -> list[Event]:
    g.sink = []
    return g.sink


def test_lanes_are_answered_in_any_order_and_the_table_waits_for_all() -> None:
    g = slate(3)
    g.agenda += [Frame(note, (9,)), Frame(ask_all)]
    run.start(g)
    assert run.to_act(g) == [0, 1, 2]
    for seat in (2, 0, 1):
        assert "9" not in g.lines
        run.apply(g, seat, 0)
    assert g.lines == ["pick 2 a", "pick 0 a", "pick 1 a", "9"]
    assert g.lanes == []


def test_each_lane_has_an_agenda_of_its_own() -> None:
    g = slate()
    g.agenda.append(Frame(ask_twice_each))
    run.start(g)
    run.apply(g, 1, 0)
    assert [run.question(g, seat) for seat in (0, 1)] == [PICK_THEN_PAUSE, PAUSE]
    run.apply(g, 1, 2)
    assert run.to_act(g) == [0]


def ask_some(g: Slate) -> None:
    g.ask_each(PICK, [2, 0])
    g.then(note, 9)


def test_lanes_can_be_for_some_seats_in_an_order_of_their_own() -> None:
    g = slate(3)
    g.agenda.append(Frame(ask_some))
    run.start(g)
    assert run.to_act(g) == [2, 0]
    assert run.first_to_act(g) == 2
    with pytest.raises(IllegalChoice, match="not-to-act"):
        run.apply(g, 1, 0)
    run.apply(g, 2, 0)
    assert run.first_to_act(g) == 0
    run.apply(g, 0, 0)
    assert g.lines[-1] == "9"


def test_lanes_do_not_nest() -> None:
    g = slate()
    g.ask_each(PICK)
    with pytest.raises(AssertionError, match="lanes do not nest"):
        g.ask_each(PICK)


def test_forced_answers_close_lanes_at_once() -> None:
    g = slate(allowed=(1,))
    g.agenda += [Frame(note, (9,)), Frame(ask_all)]
    run.start(g)
    assert g.lines == ["pick 0 b", "pick 1 b", "9"]


def test_sealed_lanes_tell_their_own_seat_at_once_and_the_others_when_all_are_done() -> None:
    g = slate()
    told = with_sink(g)
    g.agenda.append(Frame(ask_all))
    run.start(g)
    run.apply(g, 1, 2)
    assert told == [Event("picks", (1, 2), to=1)]
    assert g.reveals == 0
    run.apply(g, 0, 0)
    assert g.reveals == 1
    assert told[1:] == [
        Event("picks", (0, 0), to=0),
        Event("picks", (0, 0), but=0),
        Event("picks", (1, 2), but=1),
    ]
    heard = {view: [event.args for event in told if event.is_for(view)] for view in (0, 1, None)}
    assert heard == {0: [(0, 0), (1, 2)], 1: [(1, 2), (0, 0)], None: [(0, 0), (1, 2)]}


def test_open_lanes_tell_everybody_at_once() -> None:
    g = slate()
    told = with_sink(g)
    g.agenda.append(Frame(ask_twice_each))
    run.start(g)
    run.apply(g, 1, 2)
    assert told == [Event("picks", (1, 2))]
    for seat in (1, 0, 0):
        run.apply(g, seat, 2)
    assert run.is_over(g)
    assert g.reveals == 0


class Whisper(Pick):
    """Tells something to the seat alone."""

    def resolve(self, g: Slate, seat: Seat, option: Option) -> None:
        g.tell("whispers", seat, to=seat)


WHISPER: Final = Whisper("whisper", ABC)


def whisper_to_each(g: Slate) -> None:
    g.ask_each(WHISPER)
    g.tell("opens")


def test_an_event_for_one_seat_stays_with_it() -> None:
    g = slate()
    told = with_sink(g)
    g.agenda.append(Frame(whisper_to_each))
    run.start(g)
    for seat in (0, 1):
        run.apply(g, seat, 0)
    assert told == [Event("opens", ()), Event("whispers", (0,), to=0), Event("whispers", (1,), to=1)]


def test_nothing_is_told_without_a_sink() -> None:
    g = slate()
    g.agenda.append(Frame(ask_all))
    run.start(g)
    run.apply(g, 0, 0)
    run.apply(g, 1, 0)
    assert g.sink is None
    assert g.held == []


class Poke(Pick):
    """Interrupts the next seat's lane."""

    def resolve(self, g: Slate, seat: Seat, option: Option) -> None:
        super().resolve(g, seat, option)
        g.interrupt((seat + 1) % g.seats, flinch, option)


POKE: Final = Poke("poke", ABC)
FLINCH: Final = Pick("flinch", ABC)


def flinch(g: Slate, seat: Seat, how: int) -> None:
    g.lines.append(f"flinch {seat} {how}")
    FLINCH.ask(g, seat)


def poke_each(g: Slate) -> None:
    g.ask_each(POKE, sealed=False)


def test_an_interrupted_seat_is_asked_again_afterwards_with_new_options() -> None:
    g = slate()
    g.agenda += [Frame(note, (9,)), Frame(poke_each)]
    run.start(g)
    run.apply(g, 0, 2)
    assert run.to_act(g) == [1]
    assert run.question(g, 1) is FLINCH
    g.allowed = [0, 1]
    run.apply(g, 1, 2)
    assert run.question(g, 1) is POKE
    assert run.options(g, 1) == [0, 1]
    run.apply(g, 1, 0)  # and reaches the lane of seat 0, which was done
    assert run.to_act(g) == [0]
    run.apply(g, 0, 1)
    assert g.lines == ["poke 0 c", "flinch 1 2", "flinch 1 c", "poke 1 a", "flinch 0 0", "flinch 0 b", "9"]
    assert run.is_over(g)


def test_only_lanes_are_interrupted() -> None:
    g = slate(3)
    with pytest.raises(AssertionError, match="only lanes are interrupted"):
        g.interrupt(0, flinch, 1)
    g.ask_each(POKE, [0, 1])
    with pytest.raises(AssertionError, match="only lanes are interrupted"):
        g.interrupt(2, flinch, 1)


def test_a_copy_has_the_same_flow_and_goes_its_own_way() -> None:
    g = slate(3)
    told = with_sink(g)
    g.agenda += [Frame(note, (9,)), Frame(ask_all)]
    run.start(g)
    run.apply(g, 0, 0)
    other = g.copy()
    assert (other.agenda, other.lanes, other.lane_order) == (g.agenda, g.lanes, g.lane_order)
    assert (other.asked, other.offered, other.waiting, other.sealed) == (g.asked, g.offered, g.waiting, g.sealed)
    assert other.sink is None
    for seat in (1, 2):
        run.apply(other, seat, 2)
    assert other.lines == ["pick 0 a", "pick 1 c", "pick 2 c", "9"]
    assert (g.lines, run.to_act(g), len(told)) == (["pick 0 a"], [1, 2], 1)
    for seat in (2, 1):
        run.apply(g, seat, 0)
    assert g.lines == ["pick 0 a", "pick 2 a", "pick 1 a", "9"]


def test_a_decision_must_say_what_it_offers_and_does() -> None:
    bare: Decision[Slate] = Decision("bare", ABC)
    with pytest.raises(AssertionError, match="bare has no options"):
        bare.ask(slate(), 0)
    with pytest.raises(AssertionError, match="bare has no resolve"):
        bare.resolve(slate(), 0, 0)
    assert bare.facts(slate(), 0) == {}


def test_all_outcomes_of_a_draw_are_equally_likely_unless_said_otherwise() -> None:
    g = slate()
    TOSS.ask(g, CHANCE)
    assert TOSS.weights(g) == [1, 1]


def test_the_lane_that_runs_is_nobodys_between_lanes() -> None:
    g = slate()
    g.agenda.append(Frame(ask_all))
    run.start(g)
    for seat in (0, 1):
        run.apply(g, seat, 0)
    assert g.lane_of_running() == CHANCE


def test_a_single_answer_is_told_to_its_seat_before_it_is_carried_out() -> None:
    g = slate(allowed=(2,))
    g.sink = []
    g.agenda.append(PICK_KNOWINGLY.frames[1])
    run.start(g)
    assert g.sink == [Event("only-pick", (2,), to=1), Event("picks", (1, 2))]
    assert [event.is_forced for event in g.sink] == [True, False]


def test_nobody_is_told_of_an_answer_that_was_a_choice() -> None:
    g = slate()
    g.sink = []
    g.agenda.append(PICK_KNOWINGLY.frames[1])
    run.start(g)
    run.apply(g, 1, 0)
    assert g.sink == [Event("picks", (1, 0))]
