"""Positions as text: what may be left out, and what is refused where."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.box import PRIVILEGES, REGULAR_PRIVILEGES
from guildhall.kernel import run
from guildhall.kernel.errors import PositionError
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from tests.games.pillars_of_the_earth.invariants import check
from tests.games.pillars_of_the_earth.play import asked, new, play_on, position, row


def test_a_bare_header_is_the_first_round_with_everything_in_its_place() -> None:
    g = position()
    assert asked(g) == (CHANCE, "turn-privilege")
    assert (g.round, g.start, g.gold, g.vp) == (1, 0, [20, 21], [2, 2])
    check(g)


def test_round_0_is_the_preparation() -> None:
    assert asked(position("round: 0"))[1] == "draw-start-player"


def test_what_is_not_named_is_in_its_usual_place() -> None:
    g = position("round: 4\nphase: court\ncubes 0: wood 3 metal 2\nbuilders: court_1=1\nrow 1: cr2_potter")
    assert g.supply == [16, 19, 19, 10]
    assert g.bag == [3, 2]
    assert g.workers == [12, 12]
    assert row(g, 0) == ["cr0_mortar_mixer", "cr0_woodworker", "cr0_stonecutter"]
    check(g)


def test_idle_workers_are_in_the_mill_between_phase_1_and_step_3() -> None:
    g = position("phase: builders\nresource-cards 0: rc_wood_3")
    assert g.mill == [6, 12]
    g = position("phase: court\nresource-cards 0: rc_wood_3")
    assert g.mill == [0, 0]
    assert g.workers == [6, 12]


def test_a_question_alone_completes_itself() -> None:
    g = position("phase: market\nbuilders: market_2=1\nasks 1: trade\nagenda: end_round")
    assert GAME.view(g, None).trader == "market_2"
    g = position("phase: cathedral\ncubes 1: wood 2\nasks 1: build\nagenda: end_round")
    assert g.uses == [0, 0, 0]
    g = position("phase: builders\nasks 1: place-builder\nagenda: move_marker")
    assert (g.drawn, g.bag) == (1, [3, 2])


SIX = "cr0_woodworker cr0_stonecutter cr0_mortar_mixer cr1_mason cr1_woodworker cr2_mason"
EVENTS = "ev_king ev_richard ev_philip ev_volunteers ev_archbishop ev_william ev_conflict"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gold: 31 0", "line 2, column 7: 31 is not from 0 to 30"),
        ("gold: 1", "line 2, column 1: 'gold' takes 2 numbers, not 1"),
        ("phase: lunch", "line 2, column 8: 'lunch' is not one of"),
        ("start: 2", "line 2, column 8: 2 is not from 0 to 1"),
        ("row 0: cr1_mason\nrow 1: cr1_mason", "line 3, column 8: there is no further craftsman 'cr1_mason'"),
        ("row 0: cr0_woodworker cr0_woodworker", "column 23: 'cr0_woodworker' cannot be twice in a row"),
        ("pool: rc_wood_2 rc_wood_2", "column 17: there is only one 'rc_wood_2'"),
        ("pool: rc_wood_2\nresource-cards 0: rc_wood_2", "line 3, column 19: there is only one 'rc_wood_2'"),
        ("privileges 0: pr_tom\nprivileges 1: pr_tom", "line 3, column 15: there is only one 'pr_tom'"),
        ("kingsbridge: pr_tom", "line 2, column 1: 'kingsbridge' takes 2 words, not 1"),
        ("cubes 0: wood", "line 2, column 10: how many 'wood'"),
        ("cubes 0: gold 2", "line 2, column 10: 'gold' is not one of"),
        ("supply: 1 2 3 4", "line 2, column 1: the supply must be 19 19 19 12"),
        ("builders: bishop=0 castle=0 priory_1=0 priory_2=0", "every seat has 3 builders"),
        ("builders: garden=0", "line 2, column 11: 'garden' is not one of"),
        ("builders: bishop=7", "line 2, column 18: 7 is not from 0 to 1"),
        ("bag: 3 2", "line 2, column 1: every seat has 3 builders"),
        ("mill: 13 0", "seat 0 has 12 workers"),
        ("events-seen: ev_king\ncoming: ev_king", "line 3, column 9: 'ev_king' has been turned up already"),
        ("books 0: 1/hire/-/0", "line 2, column 10: expected 'round/reason/card/points/gold'"),
        ("books 0: 0/start-gold/-/2/19", "line 2, column 1: 'books 0' do not add up"),
        ("variant: money=open", "line 2, column 10: this game has no settings"),
        ("hand 0: 1 2", "line 2, column 1: there is no field 'hand 0' here"),
        ("row 0: -", "line 2, column 8: '-' is not one of"),
        ("cost: 8", "line 2, column 7: '8' is not one of"),
        ("uses: 1\nphase: market", "line 2, column 1: 'uses' takes 0 numbers, not 1"),
        ("uses: 1\nasks 0: build", "line 2, column 1: 'uses' takes 3 numbers, not 1"),
        ("asks 0: build", "line 2, column 1: an open question needs an 'agenda'"),
        (f"row 0: {SIX}", "line 2, column 81: a row of seat 0 has at most 5 cards here"),
        (f"row 0: {SIX} cr3_mason\nprivileges 0: pr_jack", "a row of seat 0 has at most 6 cards here"),
        (f"row 0: {SIX} cr3_mason\nasks 0: remove-craftsman\nagenda: end_round", "at most 6 cards here"),
        (f"events-seen: {EVENTS}", "line 2, column 82: the deck has 6 events, not more"),
        (f"events-seen: {EVENTS[:-12]}\nevent: ev_collapse", "line 3, column 8: the deck has 6 events, not more"),
        (f"events-seen: {EVENTS[:-12]}\ncoming: ev_collapse", "line 3, column 9: all 6 events of the deck"),
        ("start: -", "line 2, column 8: only before the first round"),
        ("agenda: take_turn 2", "line 2, column 19: 2 is not from 0 to 1"),
        ("agenda: trade_next 3", "line 2, column 20: 3 is not from 12 to 15"),
        ("agenda: give_craftsman 2", "line 2, column 24: 2 is not from 0 to 1"),
        ("agenda: apply_event", "line 2, column 9: 'apply_event' needs an 'event'"),
        ("asks 0: trade", "line 2, column 1: seat 0 has no builder there to trade with"),
        ("asks 1: use-thomas", "line 2, column 1: 'use-thomas' needs an 'event'"),
    ],
)
def test_what_does_not_add_up_is_refused(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.read("pillars-of-the-earth 2\n" + text)
    assert message in str(caught.value)


def test_the_number_of_seats_is_checked() -> None:
    with pytest.raises(PositionError, match="line 1, column 22"):
        GAME.read("pillars-of-the-earth 5")


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**40), st.sampled_from(["trade", "build", "place-builder", "return-cube"]))
def test_any_position_survives_the_round_trip(seats: int, seed: int, until: str) -> None:
    g = new(seats)
    play_on(g, Rng(seed), until)
    text = GAME.write(g)
    again = GAME.read(text)
    check(again)
    assert GAME.write(again) == text
    assert [(seat, run.options(again, seat)) for seat in run.to_act(again)] == [
        (seat, run.options(g, seat)) for seat in run.to_act(g)
    ]
    play_on(g, Rng(seed + 1))
    play_on(again, Rng(seed + 1))
    assert GAME.write(again) == GAME.write(g)


def test_poe_2_10_cards_that_were_removed_at_the_start_never_come() -> None:
    """The deck has six of ten events, and all privileges of the deck are out before the last round."""
    six = " ".join(EVENTS.split()[:6])
    view = GAME.view(position(f"round: 6\nphase: market\nevents-seen: {six}"), 0)
    assert (view.events_left, view.events_to_come) == (0, [])
    view = GAME.view(position("round: 2\nphase: market\nevents-seen: ev_king"), 0)
    assert len(view.events_to_come) == 9
    gone = " ".join(PRIVILEGES[:10])
    view = GAME.view(position(f"round: 5\nphase: market\nbuilders: market_1=0\nprivileges-gone: {gone}"), 0)
    assert (view.privileges_left, view.privileges_to_come) == (0, list(PRIVILEGES[REGULAR_PRIVILEGES:]))
