"""Positions as text: read, completed, written, and refused with line and column."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import CATEGORIES
from guildhall.kernel.errors import PositionError
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import apply, draw, first_to_act, is_over, options, start, to_act
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.invariants import check_pieces
from tests.games.old_london_bridge.table import (
    answer,
    asked,
    bridge,
    face_up_tiles,
    fresh,
    hand,
    place,
    position,
    tiles,
    top,
    turn,
    used,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_survives_a_round_trip(seats: int) -> None:
    rng = Rng(seats + 20)
    g = GAME.new(seats, {**dict.fromkeys(CATEGORIES, "random"), "money": "open"})
    start(g)
    while not is_over(g):
        text = GAME.write(g)
        again = GAME.read(text)
        assert text == GAME.write(again)
        assert to_act(g) == to_act(again)
        assert [options(g, seat) for seat in to_act(g)] == [options(again, seat) for seat in to_act(again)]
        seat = first_to_act(g)
        offered = options(g, seat)
        apply(g, seat, draw(g, rng) if seat == CHANCE else offered[rng.below(len(offered))])
    text = GAME.write(g)
    assert text == GAME.write(GAME.read(text))
    assert GAME.scores(g) == GAME.scores(GAME.read(text))


def test_a_position_goes_on_like_the_game_it_was_written_from() -> None:
    rng = Rng(7)
    g = GAME.new(4, {})
    start(g)
    for _ in range(60):
        seat = first_to_act(g)
        offered = options(g, seat)
        apply(g, seat, draw(g, rng) if seat == CHANCE else offered[rng.below(len(offered))])
    again = GAME.read(GAME.write(g))
    for state in (g, again):
        luck = Rng(99)
        while not is_over(state):
            seat = first_to_act(state)
            offered = options(state, seat)
            apply(state, seat, draw(state, luck) if seat == CHANCE else offered[luck.below(len(offered))])
    assert GAME.write(g) == GAME.write(again)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_line_alone_is_the_beginning_of_round_1(seats: int) -> None:
    g = position(seats)
    assert (1, "turn-up-chip", [5] * seats) == (g.round, asked(g, CHANCE), g.money)
    assert [[0] * (2 if seats == 2 else 1)] * seats == [hand(g, seat) for seat in range(seats)]
    assert list(range(seats)) == g.chapel_order
    assert g.left == [12] * 6
    check_pieces(g)


def test_a_text_without_agenda_begins_its_round() -> None:
    assert position(3, "round: 9").round == 9
    g = position(3, "round: 12")
    assert (g.round, GAME.phase(g)) == (12, "preparation")


def test_a_text_with_a_question_only_ends_its_round_after_it() -> None:
    g = position(3, "round: 12", "asks 1: place-figure")
    assert to_act(g) == [1]
    place(g, 1, "outer:2")
    assert is_over(g)


def test_what_is_left_out_is_what_lies_nowhere_else() -> None:
    g = position(
        3,
        "bridge 0: 58 49",
        "gone: 34",
        "tops: 59 56 57 60 1 park-green",
        "hand 0: 0 4 4",
        "played 1: 4+1",
        "tiles 0: take-lady take-lady",
        "fresh 1: use-x",
        "used: take-lady share-space",
        "agenda: take_turn 1 0 > end_round",
    )
    assert g.left[4] == 12 - 3
    assert (bridge(g, 0), top(g, "guild")) == (["58", "49"], "1")
    assert g.supply[1:] == [15, 15, 11, 10 - 2]
    assert (tiles(g, 0), fresh(g, 1)) == (["take-lady", "take-lady"], ["use-x"])
    assert used(g) == ["share-space", "take-lady"]
    assert sum(stack.left for stack in GAME.view(g, None).bonus) == 24 - 5
    assert face_up_tiles(g)[:2] == ["share-space", "free-centre"]
    check_pieces(g)


def test_shorter_bonus_stacks_mean_that_tiles_were_used() -> None:
    g = position(3, "bonus 0: use-x take-lady", "bonus 1:", "bonus 2: - take-lady")
    assert face_up_tiles(g) == ["use-x", "", ""]
    assert len(used(g)) == 24 - 3
    check_pieces(g)


def test_an_order_alone_is_an_order_of_the_stairs() -> None:
    g = position(3, "order: 2 0 1")
    assert (g.stairs, g.chapel_order) == ([2, 0, 1], [2, 0, 1])


def test_played_cards_may_be_raised() -> None:
    g = position(2, "played 0: 3+1 2", "played 1: 4 4", "asks 0: place-figure")
    assert (g.played, g.raised) == ([3, 2, 4, 4], [1, 0, 0, 0])
    assert "played 0: 3+1 2" in GAME.write(g)


def test_comments_and_empty_lines_are_skipped() -> None:
    g = GAME.read("# a puzzle\n\nold-london-bridge 3   # three seats\nmoney: 1 2 3  # poor\n")
    assert g.money == [1, 2, 3]


def test_settings_are_part_of_the_text() -> None:
    g = position(3, "variant: money=open gate=gate-most")
    assert (g.open_money, GAME.view(g, None).faces["gate"]) == (True, "gate-most")
    assert "variant: money=open" in GAME.write(g)


def test_a_game_in_the_middle_of_a_draw_can_be_written() -> None:
    g = turn(3, "tops: 59 5 3 2 1 park-blue")
    answer(g, 0, "place-figure", "outer:3")
    assert asked(g, CHANCE) == "turn-up-building"
    text = GAME.write(g)
    assert text == GAME.write(GAME.read(text))


WRONG = [
    ("", "expected 'old-london-bridge' and the number of seats", 1, 1),
    ("tiny-towns 3", "expected 'old-london-bridge', not 'tiny-towns'", 1, 1),
    ("old-london-bridge", "expected 'old-london-bridge' and the number of seats", 1, 1),
    ("old-london-bridge five", "expected a number, not 'five'", 1, 19),
    ("old-london-bridge 5", "5 is not from 2 to 4", 1, 19),
    ("old-london-bridge 3\n  54 49", "an indented line must follow a 'key:' line", 2, 3),
    ("old-london-bridge 3\nmoney 5 5 5", "expected 'key: words', not 'money 5 5 5'", 2, 1),
    ("old-london-bridge 3\nround: 2\nround: 3", "'round' is given twice", 3, 1),
    ("old-london-bridge 3\nweather: rain", "there is no field 'weather' here", 2, 1),
    ("old-london-bridge 3\nbridge 3: 54", "there is no field 'bridge 3' here", 2, 1),
    ("old-london-bridge 3\nvariant: money", "expected 'setting=value', not 'money'", 2, 10),
    ("old-london-bridge 3\nvariant: money=some", "setting 'money' cannot be 'some'; it can be: hidden, open", 2, 1),
    ("old-london-bridge 3\nround: 13", "13 is not from 0 to 12", 2, 8),
    ("old-london-bridge 2\nround: 7", "7 is not from 0 to 6", 2, 8),
    ("old-london-bridge 3\nround: 1 2", "'round' takes one word, not 2", 2, 1),
    ("old-london-bridge 3\nrondel: 6", "6 is not from 0 to 5", 2, 9),
    ("old-london-bridge 3\nmoney: 1 2", "'money' takes 3 numbers, not 2", 2, 1),
    ("old-london-bridge 3\nearned 1: 4 0 0 0 0 0 0 0 0 0 0", "'earned 1' does not add up to the money of seat 1", 2, 1),
    ("old-london-bridge 3\nfaces: printed printed printed", "'faces' takes 4 words, not 3", 2, 1),
    (
        "old-london-bridge 3\nfaces: gate-most printed printed printed",
        "'gate-most' is not one of: printed, random, chapel-most, chapel-round-leader, chapel-lead, chapel-coins-again",
        2,
        8,
    ),
    (
        "old-london-bridge 3\nfaces: printed random printed printed",
        "in round 1 no face is 'random' any more; 'faces' says which were drawn",
        2,
        16,
    ),
    (
        "old-london-bridge 3\nvariant: inn=random",
        "in round 1 no face is 'random' any more; 'faces' says which were drawn",
        1,
        1,
    ),
    ("old-london-bridge 3\nchips: 1 4", "4 is not from 1 to 3", 2, 10),
    ("old-london-bridge 3\nchips: 2 2 2 2 2 2", "there are only 5 chips with 2", 2, 18),
    ("old-london-bridge 3\nbridge 0: 54 61", f"'61' is not one of: -, {', '.join(map(str, range(1, 61)))}", 2, 14),
    ("old-london-bridge 3\nbridge 0: 54\nbridge 1: 54", "there is no further building '54'", 3, 11),
    ("old-london-bridge 3\nbridge 0: 49 54", "54 cannot stand right of 49 (OLB-7.3)", 2, 14),
    (
        "old-london-bridge 3\nbridge 0: 60 59 58 57 56 55 54 53 52 51 50 49 48",
        "a bridge has 12 slots",
        2,
        47,
    ),
    ("old-london-bridge 3\ngone: -", "there is no further building '-'", 2, 7),
    ("old-london-bridge 3\ntops: 59 56 57", "'tops' takes 6 words, not 3", 2, 1),
    ("old-london-bridge 3\ntops: 59 57 56 60 58 park-blue", "57 is no gate", 2, 10),
    ("old-london-bridge 3\ntops: 59 - 57 60 58 park-blue", "a stack of 12 buildings shows its top", 2, 10),
    ("old-london-bridge 3\nhand 0: 5", "5 is not from 0 to 4", 2, 9),
    ("old-london-bridge 3\nhand 0: 0 4 4 4 4 4 4\nhand 1: 4 4 4 4 4", "there are only 10 cards of value 4", 3, 17),
    ("old-london-bridge 3\nsupply: 15 16 0 0", "there are only 15 cards of value 2", 2, 12),
    ("old-london-bridge 3\nplayed 0: 3 2", "1 of a player's cards can lie in front of 3 players, not more", 2, 13),
    ("old-london-bridge 2\nplayed 0: 3 2 1", "2 of a player's cards can lie in front of 2 players, not more", 2, 15),
    ("old-london-bridge 2\nplayed 0: 2 3", "the higher card in front of a player comes first", 2, 13),
    ("old-london-bridge 3\nplayed 0: 3+", "expected a number, not ''", 2, 11),
    ("old-london-bridge 3\nplayed 0: 3+x", "expected a number, not 'x'", 2, 11),
    ("old-london-bridge 3\nchapel: 17 0 0", "17 is not from 0 to 16", 2, 9),
    ("old-london-bridge 3\nchapel: 3 4 0\norder: 0 1 2", "'order' does not go by the spaces of 'chapel'", 3, 1),
    ("old-london-bridge 3\nstairs: 2 1 0\norder: 0 1 2", "'order' does not go by 'stairs'", 3, 1),
    ("old-london-bridge 3\norder: 0 1", "'order' names every seat once", 2, 1),
    ("old-london-bridge 3\nstairs: 0 1 1", "'stairs' names every seat once", 2, 1),
    ("old-london-bridge 3\ngate-order: 0 1 3", "3 is not from 0 to 2", 2, 17),
    ("old-london-bridge 3\ntiles 0: take-lord", "'take-lord' is not one of: share-space, free-centre", 2, 10),
    (
        "old-london-bridge 3\ntiles 0: use-x use-x\nfresh 1: use-x use-x",
        "there is no further bonus tile 'use-x'",
        3,
        16,
    ),
    ("old-london-bridge 3\nfigures: 3 7 -", "'7' is not one of: 1, 2, 3, 4, 5, 6, centre", 2, 12),
    ("old-london-bridge 3\nfigures: 3 -", "'figures' takes 3 words, not 2", 2, 1),
    ("old-london-bridge 3\nturns: 0.0 3.0", "'3.0' is not one of: 0.0, 0.1, 1.0, 1.1, 2.0, 2.1", 2, 12),
    ("old-london-bridge 3\nlowest: 61 0", "61 is not from 0 to 60", 2, 9),
    ("old-london-bridge 3\nlowest: 7 3", "3 is not from 0 to 2", 2, 11),
    ("old-london-bridge 3\nlowest: 7", "'lowest' takes 2 words, not 1", 2, 1),
    ("old-london-bridge 3\npassed: 0 2 0", "2 is not from 0 to 1", 2, 11),
    ("old-london-bridge 3\nagenda: dance 0", "there is no step 'dance'", 2, 9),
    ("old-london-bridge 3\nagenda: take_turn 0 x", "expected a number, not 'x'", 2, 21),
    ("old-london-bridge 3\nagenda: take_turn 3 0", "3 is not from 0 to 2", 2, 19),
    ("old-london-bridge 3\nagenda: place-figure? 3", "3 is not from -1 to 2", 2, 23),
    ("old-london-bridge 3\nplayed 0: 3\nagenda: take_turn 0 0 > take_turn 1 0", "this turn has no card", 3, 25),
    ("old-london-bridge 3\nagenda: build 0", "there is no 'tile' to build", 2, 9),
    ("old-london-bridge 3\nasks 2: turn-up-chip", "chance answers 'turn-up-chip', nobody else", 2, 9),
    ("old-london-bridge 3\nasks chance: place-figure", "chance does not answer 'place-figure'", 2, 14),
    ("old-london-bridge 3\nasks 0: dance", "there is no question 'dance'", 2, 9),
    ("old-london-bridge 3\nasks 0: use-before-placing", "'use-before-placing' has no answer here", 2, 9),
]


@pytest.mark.parametrize(("text", "message", "line", "column"), WRONG)
def test_a_wrong_position_is_refused_at_its_place(text: str, message: str, line: int, column: int) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.read(text)
    assert (line, column) == (caught.value.line, caught.value.column)
    assert caught.value.message.startswith(message)
    assert str(caught.value) == f"line {line}, column {column}: {caught.value.message}"
