"""Positions as text: pictures, usual values, and errors that name the square."""

from __future__ import annotations

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import CARDS, RESOURCES
from guildhall.kernel import run
from guildhall.kernel.errors import PositionError
from tests.games.tiny_towns.helpers import asked, offered, picture, random_game, table

EXAMPLE = """\
tiny-towns 2
variant: novice=all
cards: cottage granary well temple inn market warehouse
turn: 9
hammer: 1
named: brick
town 0:
  Co  W        .  .
  Fa  .  Fc[WWB]  .
  .   S        .  .
  .   .        .  Mo
monument 0: silva-forum
agenda: build > end_turn
"""


def test_a_position_is_a_picture() -> None:
    g = GAME.read(EXAMPLE)
    assert picture(g, 0) == "Co W . . / Fa . Fc[WWB] . / . S . . / . . . Mo"
    assert picture(g, 1) == ". . . . / . . . . / . . . . / . . . ."
    assert (g.turn, g.hammer) == (10, 0)  # nothing could be built, so the next turn has begun
    assert [CARDS[card] for card in g.cards] == EXAMPLE.splitlines()[2].split()[1:]


def test_what_is_left_out_is_usual() -> None:
    g = GAME.read("tiny-towns 3\n")
    assert [CARDS[card] for card in g.cards] == ["cottage", "farm", "well", "chapel", "tavern", "theater", "factory"]
    assert asked(g, 0) == "call-resource"
    assert [board.empty for board in g.boards] == [0xFFFF] * 3
    assert [CARDS[card] for card in GAME.read("tiny-towns 3\ncards: bank inn\n").cards][3:] == [
        "chapel",
        "inn",
        "theater",
        "bank",
    ]


def test_what_is_written_says_everything() -> None:
    for seats, variant in ((1, {}), (3, {"mode": "town-hall"}), (4, {"novice": "all", "factory": "warehouse"})):
        for i, g in enumerate(random_game(seats, variant, 11 * seats)):
            if i % 5 == 0:
                text = GAME.write(g)
                again = GAME.read(text)
                assert GAME.write(again) == text
                assert [again.offered[seat] for seat in run.to_act(again)] == [
                    g.offered[seat] for seat in run.to_act(g)
                ]


def test_a_construction_in_progress_is_written() -> None:
    g = table("W S W .\n. . . .\n. . . .\n. . . .", more="agenda: build > end_turn")
    run.apply(g, 0, 1 + CARDS.index("well"))
    text = GAME.write(g)
    assert "card 0: well" in text
    assert offered(GAME.read(text), 0) == ["two:a1:b1", "two:b1:c1"]


def test_whoever_places_usually_has_the_named_cube() -> None:
    text = "tiny-towns 2\nnamed: glass\nagenda: reveal > build > end_turn\nlanes: 0 1 sealed\nlane 0:\nlane 1:\n"
    g = GAME.read(text + "asks 0: place-cube\nspot 1: square:d4\n")
    assert run.question(g, 0).facts(g, 0) == {"resource": RESOURCES.index("glass")}
    run.apply(g, 0, 0)
    assert [picture(g, seat).count("G") for seat in range(2)] == [1, 1]
    assert picture(g, 1).endswith("G")


FULL = "tiny-towns 2\ntown 0:\n" + "  W H B G\n" * 4
TOWN = "tiny-towns 2\ntown 0:\n  {}\n  . . . .\n  . . . .\n  . . . .\n"


@pytest.mark.parametrize(
    ("text", "message", "line", "column"),
    [
        (TOWN.format(". X . ."), "b1 of town 0: 'X' is not one of: . W H B G S Co", 3, 5),
        (TOWN.format(". . Mo ."), "c1 of town 0: which monument is it", 3, 7),
        (TOWN.format("Mo . Mo .") + "monument 0: silva-forum\n", "c1 of town 0: a town has one monument", 3, 8),
        (TOWN.format("Fc[WX] . . ."), "a1 of town 0: 'X' is not one of: W H B G S", 3, 6),
        (TOWN.format("Fc[WW] . . ."), "a1 of town 0: a building of type factories holds at most 1 cubes", 3, 3),
        (TOWN.format("We[W] . . ."), "a1 of town 0: a building of type wells holds at most 0 cubes", 3, 3),
        (TOWN.format(". . ."), "row 1 of 'town 0' has 4 squares, not 3", 3, 7),
        (TOWN.format(". . . . ."), "row 1 of 'town 0' has 4 squares, not 5", 3, 11),
        ("tiny-towns 2\ntown 0:\n  . . . .\n", "'town 0' has 4 rows, not 1", 2, 1),
        (FULL + "named: wood\nagenda: place_cubes > build > end_turn\n", "'town 0' has no empty square", 2, 1),
        ("tiny-towns 2\ncards: inn tavern\n", "there is one card of type taverns in play, not two", 2, 12),
        ("tiny-towns 2\ncards: pub\n", "'pub' is not one of", 2, 8),
        ("tiny-towns 2\nvariant: mode=town-hall\nhammer: 0\n", "there is no Master Builder in this mode", 3, 9),
        ("tiny-towns 2\nhammer: 2\n", "2 is not from 0 to 1", 2, 9),
        ("tiny-towns 2\nvariant: mode=fast\n", "setting 'mode' cannot be 'fast'", 2, 1),
        ("tiny-towns 2\ndealt 0: silva-forum\n", "'dealt 0' takes 2 monuments", 2, 1),
        (
            "tiny-towns 2\nmonument 0: silva-forum\ndealt 0: the-starloom mandras-palace\n",
            "silva-forum is not among 'dealt 0'",
            2,
            13,
        ),
        ("tiny-towns 2\nmonument 0: silva-forum\nmonument 1: silva-forum\n", "there is only one silva-forum", 3, 13),
        ("tiny-towns 1\nface-up: wood\n", "'face-up' takes 3 cards, not 1", 2, 1),
        ("tiny-towns 1\nface-up: wood wood wood\nunder: wood\n", "there is no further card 'wood'", 3, 8),
        ("tiny-towns 2\ncalls 0: 5.wells\n", "5 is not from 0 to 1", 2, 10),
        ("tiny-towns 2\nagenda: place_cubes > build\n", "no resource is 'named'", 2, 9),
        ("tiny-towns 2\nagenda: begin_round\n", "there is no step 'begin_round'", 2, 9),
        ("tiny-towns 2\nagenda: place-cube? 5\n", "5 is not from -1 to 1", 2, 21),
        ("tiny-towns 2\nasks 0: use-squares\n", "'use-squares' cannot be without 'card 0'", 2, 9),
        ("tiny-towns 2\nasks 1: fill\n", "'fill' cannot be without 'town 1'", 2, 9),
        ("tiny-towns 2\nasks 1: place-cube\n", "'place-cube' cannot be without 'named'", 2, 9),
        ("tiny-towns 2\nspot 1: square:a1\n", "there is no cube for it: 'picked 1' is missing", 2, 9),
        ("tiny-towns 2\nnamed: wood\nspot 0: aside\n", "'aside' is not open to seat 0", 3, 9),
        ("tiny-towns 2\nnamed: wood\nway 1: factory:glass\n", "'factory:glass' is not open to seat 1", 3, 8),
        ("tiny-towns 2\nasks 0: keep-monument\n", "'keep-monument' cannot be without 'dealt 0'", 2, 9),
        ("tiny-towns 2\nagenda: answer_call 1\n", "'answer_call' cannot be without 'calls 1'", 2, 9),
        ("tiny-towns 1\nasks 0: call-resource\n", "there is no Master Builder in this mode", 2, 9),
        ("tiny-towns 2\nasks 0: choose-card\n", "there are no cards 'face-up' to choose from", 2, 9),
        ("tiny-towns 2\ncards: cottage - - - - - -\n", "'cards' lacks a card", 2, 1),
        ("tiny-towns 7\n", "7 is not from 1 to 6", 1, 12),
        ("tiny-towns 2\ncolour: red\n", "there is no field 'colour' here", 2, 1),
    ],
)
def test_errors_say_what_is_wrong_and_where(text: str, message: str, line: int, column: int) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.read(text)
    assert message in caught.value.message
    assert (caught.value.line, caught.value.column) == (line, column)


def test_tt_9_1_a_full_town_may_stand_where_nobody_places_in_it() -> None:
    assert not GAME.read(FULL).boards[0].empty
    assert GAME.read(FULL + "finished: 7 0\n").finished == [7, 0]
    g = GAME.read(FULL + "agenda: end_turn\n")
    assert g.finished[0], "it was completed"
