"""Position notation: what a text may say, and where it is wrong."""

from __future__ import annotations

import pytest

from guildhall.kernel import run
from guildhall.kernel.errors import PositionError
from guildhall.kernel.notation import Reader
from guildhall.kernel.state import CHANCE
from tests.goose_fair.game import FACE, GAME, GRAZE, SHOW, TOAST, TURN_UP_WEATHER, face_hissing

SEATS = range(2, 5)


def reader(*lines: str) -> Reader:
    return Reader("\n".join(["fair 3", *lines]), "fair", SEATS)


def test_a_text_without_questions_is_run_until_somebody_is_asked() -> None:
    g = GAME.read("goose-fair 2\nhand 0: 1 1 0\nhand 1: 0 1 1\n")
    assert run.question(g, CHANCE) is TURN_UP_WEATHER
    assert (g.round, g.deck) == (2, [5, 4, 5])


def test_a_finished_game_is_finished() -> None:
    g = GAME.read("goose-fair 2\nagenda:\ncoins: 3 1")
    assert run.is_over(g)
    scores = GAME.scores(g)
    assert scores is not None
    assert [score.points for score in scores] == [3, 1]


def test_the_agenda_is_written_next_step_first() -> None:
    g = GAME.read("goose-fair 2\nhand 0: 1 1 0\nhand 1: 0 1 1\nweather: sun\nagenda: show_birds > toast? 1 > award")
    assert run.to_act(g) == [0, 1]
    assert g.agenda[-1] is TOAST.frames[1]
    assert "agenda: toast? 1 > award\nlanes: 0 1 sealed\nlane 0:\nlane 1:\nasks 0: show\nasks 1: show\n" in GAME.write(
        g
    )


def test_lanes_and_what_waits_on_them_are_read() -> None:
    lanes = "lanes: 2 0\nlane 0: graze? 0\nlane 2: face_hissing 2 1 > graze? 2\nasks 0: face"
    g = GAME.read("goose-fair 3\nagenda: end_round\n" + lanes)
    assert run.to_act(g) == [0]
    assert run.question(g, 0) is FACE
    assert not g.sealed
    assert [(frame.step, frame.args) for frame in g.lanes[2]] == [(GRAZE.ask, (2,)), (face_hissing, (2, 1))]
    assert GAME.write(GAME.read(GAME.write(g))) == GAME.write(g)


def test_a_sealed_lane_stays_sealed() -> None:
    g = GAME.read("goose-fair 2\nhand 0: 1 1 0\nshown 1: goose\nagenda: award\nlanes: 0 1 sealed\nasks 0: show")
    assert g.sealed
    g.sink = []
    run.apply(g, 0, 0)
    assert [event.to for event in g.sink if event.name == "shows"] == [0, None]
    assert run.question(g, 1) is TOAST
    assert SHOW not in g.asked


def test_comments_blank_lines_and_rows() -> None:
    r = reader("# the board", "", "board: a b  # the top", "  c", "  # nothing", "", "  d e", "pool:")
    field = r.take("board")
    assert field is not None
    assert [[word.text for word in row] for row in field.rows] == [["a", "b"], ["c"], ["d", "e"]]
    assert [(word.line, word.column) for word in field.words] == [(4, 8), (4, 10), (5, 3), (8, 3), (8, 5)]
    assert r.words("pool") == []
    assert r.words("left out") is None
    r.finish()


def test_fields_have_usual_values() -> None:
    r = reader("coins: 1 2 3", "bird: goose", "n: 4", "row: gander goose")
    assert r.seats == 3
    assert r.numbers("coins", [0, 0, 0]) == [1, 2, 3]
    assert r.numbers("debts", [0, 0, 7]) == [0, 0, 7]
    assert (r.name("bird", ("gander", "goose"), 0), r.name("other", ("gander", "goose"), 0)) == (1, 0)
    assert (r.number("n", 9), r.number("m", 9)) == (4, 9)
    assert (r.names("row", ("gander", "goose"), []), r.names("no row", ("gander",), [0])) == ([0, 1], [0])


def test_settings_are_words_with_an_equals_sign() -> None:
    assert reader("variant: length=long mood=merry").variant() == {"length": "long", "mood": "merry"}
    assert reader().variant() == {}


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("", 1, 1, "expected 'goose-fair' and the number of seats"),
        ("# only a comment\n", 1, 1, "expected 'goose-fair' and the number of seats"),
        ("\n  duck-fair 2", 2, 3, "expected 'goose-fair', not 'duck-fair'"),
        ("goose-fair", 1, 1, "expected 'goose-fair' and the number of seats"),
        ("goose-fair two", 1, 12, "expected a number, not 'two'"),
        ("goose-fair 5", 1, 12, "5 is not from 2 to 4"),
        ("goose-fair 2\n  1 2", 2, 3, "an indented line must follow a 'key:' line"),
        ("goose-fair 2\n\ncoins 1 2", 3, 1, "expected 'key: words', not 'coins 1 2'"),
        ("goose-fair 2\ncoins: 1 2\ncoins: 1 2", 3, 1, "'coins' is given twice"),
        ("goose-fair 2\ncoins: 1 2 3", 2, 1, "'coins' takes 2 numbers, not 3"),
        ("goose-fair 2\ncoins: 1 -1", 2, 10, "-1 is less than 0"),
        ("goose-fair 2\nhissed: 1 2", 2, 11, "2 is not from 0 to 1"),
        ("goose-fair 2\ncoins: 1 # 2\n  x", 3, 3, "expected a number, not 'x'"),
        ("goose-fair 2\nround: 1 2", 2, 1, "'round' takes one word, not 2"),
        ("goose-fair 2\nweather: sun\nshown 1: duck", 3, 10, "'duck' is not one of: gosling, goose, gander"),
        ("goose-fair 2\nvariant: long", 2, 10, "expected 'setting=value', not 'long'"),
        ("goose-fair 2\nducks: 1", 2, 1, "there is no field 'ducks' here"),
        ("goose-fair 2\nlane 0: graze", 2, 1, "there is no field 'lane 0' here"),
        ("goose-fair 2\nagenda: award > quack", 2, 17, "there is no step 'quack'"),
        ("goose-fair 2\nagenda: quack?", 2, 9, "there is no step 'quack?'"),
        ("goose-fair 2\nagenda: award >", 2, 15, "expected a step after '>'"),
        ("goose-fair 2\nagenda: award > > graze", 2, 17, "there is no step '>'"),
        ("goose-fair 2\nagenda: deal_bird x", 2, 19, "expected a number, not 'x'"),
        ("goose-fair 2\nagenda: graze > deal_bird", 2, 17, "'deal_bird' with 0 numbers: missing a required"),
        ("goose-fair 2\nagenda: toast? 1 2", 2, 9, "'toast?' with 2 numbers: too many positional arguments"),
        ("goose-fair 2\nlanes: 0 2", 2, 10, "2 is not from 0 to 1"),
        ("goose-fair 2\nlanes: 0 1 0", 2, 12, "seat 0 has one lane, not two"),
        ("goose-fair 2\nlanes: 0\nasks 1: graze", 3, 9, "only seats with a lane are asked"),
        ("goose-fair 2\nasks 1: quack", 2, 9, "there is no question 'quack'"),
        ("goose-fair 2\nasks 1: show", 2, 9, "'show' has no answer here"),
    ],
)
def test_a_wrong_text_says_where_and_why(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.read(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.message.startswith(message)
    assert str(caught.value).startswith(f"line {line}, column {column}: ")
