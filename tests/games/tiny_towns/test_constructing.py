"""TT-6 and TT-7.1 to 7.5: constructing."""

from __future__ import annotations

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.kernel.errors import IllegalChoice
from tests.games.tiny_towns.helpers import (
    EMPTY,
    FULL,
    answer,
    asked,
    at,
    building,
    card_at,
    events,
    offered,
    picture,
    placing,
    reason,
    table,
)


def cottage_board(rows: tuple[str, ...]) -> str:
    """A small pattern in the middle of a board."""
    board = [["."] * 4 for _ in range(4)]
    for r, row in enumerate(rows):
        for c, cell in enumerate(row):
            board[r + 1][c + 1] = cell
    return "\n".join(" ".join(row) for row in board)


def test_tt_6_1_building_comes_after_placing() -> None:
    g = table("W S . .\n. . . .\n. . . .\n. . . .", EMPTY)
    assert asked(g, 0) == "call-resource"
    answer(g, 0, "resource:glass")
    assert asked(g, 0) == "place-cube"
    answer(g, 0, "square:d4")
    assert asked(g, 0) == ""
    answer(g, 1, "square:d4")
    assert asked(g, 0) == "build"


def test_tt_6_2_the_right_resources_in_the_right_places() -> None:
    assert "build:cottage" in offered(building(". H . .\nB G . .\n. . . .\n. . . .", EMPTY), 0)
    for wrong in (". H . .\nG B . .\n. . . .\n. . . .", ". H . .\nB . G .\n. . . .\n. . . ."):
        g = building(wrong, "W S . .\n. . . .\n. . . .\n. . . .")
        assert asked(g, 0) == ""
    g = building("W S . .\n. . . .\n. . . .\n. . . .", EMPTY)
    assert reason(g, 0, "build:cottage") == "TT-6.2"


COTTAGES = [
    (".H", "BG"), ("B.", "GH"), ("GB", "H."), ("HG", ".B"),
    ("H.", "GB"), ("G H".replace(" ", ""), "B."), ("BG", ".H"), (".B", "HG"),
]  # fmt: skip


@pytest.mark.parametrize("rows", COTTAGES, ids="/".join)
def test_tt_6_3_turned_and_mirrored(rows: tuple[str, ...]) -> None:
    g = building(cottage_board(rows), EMPTY)
    assert offered(g, 0) == ["done", "build:cottage"]


def test_tt_6_4_other_squares_may_hold_anything() -> None:
    g = building("We H Ta W\nB G S H\nCo W H G\nS W Th B", EMPTY, cards="market")
    assert "build:cottage" in offered(g, 0)


def test_tt_6_5_a_cube_serves_one_building() -> None:
    g = building("W S W .\n. . . .\n. . . .\n. . . .", EMPTY)
    answer(g, 0, "build:well", "two:a1:b1", "square:a1")
    assert asked(g, 0) == ""  # the stone is gone, and wood alone makes no Well


def test_tt_6_6_the_building_stands_on_a_vacated_square() -> None:
    g = building(". H . .\nB G . .\n. . . .\n. . . .", EMPTY)
    answer(g, 0, "build:cottage")
    assert offered(g, 0) == ["square:b1", "square:a2", "square:b2"]
    assert reason(g, 0, "square:a1") == "TT-6.6"
    with pytest.raises(IllegalChoice, match=r"TT-6\.6"):
        answer(g, 0, "square:d4")
    answer(g, 0, "square:a2")
    assert picture(g, 0) == ". . . . / Co . . . / . . . . / . . . ."
    assert [event.args for event in events(g, "builds")] == [(0, 0, 4)]


def test_tt_6_7_one_construction_for_one_set_of_squares() -> None:
    """With Trading Posts the four cubes of a Farm match in several orientations, but they are one set of squares."""
    g = building("Fc Fc . .\nH W . .\n. . . .\n. . . .", EMPTY, cards="trading-post")
    answer(g, 0, "build:farm")
    assert asked(g, 0) == "stand-on"  # no choice of squares
    assert offered(g, 0) == ["square:a2", "square:b2"]


def test_tt_6_7_different_squares_are_a_choice() -> None:
    g = building("W S W .\n. . . .\n. . . .\n. . . .", EMPTY)
    answer(g, 0, "build:well")
    assert asked(g, 0) == "use-squares"
    assert offered(g, 0) == ["two:a1:b1", "two:b1:c1"]
    assert reason(g, 0, "two:c1:d1") == "TT-6.2"


def test_tt_6_8_building_is_never_compulsory() -> None:
    g = building("W S . .\n. . . .\n. . . .\n. . . .", EMPTY)
    answer(g, 0, "done")
    assert picture(g, 0) == "W S . . / . . . . / . . . . / . . . ."
    answer(g, 1, "resource:glass", "square:a1")
    answer(g, 0, "square:d4")
    assert "build:well" in offered(g, 0)  # still there


def test_tt_6_9_one_after_the_other_on_the_board_as_it_is_then() -> None:
    g = building("W S H .\n. B G .\n. . . .\n. . . .", EMPTY)
    answer(g, 0, "build:cottage", "square:c1")
    assert "build:well" in offered(g, 0)
    answer(g, 0, "build:well", "square:b1")
    assert picture(g, 0) == ". We Co . / . . . . / . . . . / . . . ."


def test_tt_6_10_public_cards_for_everybody_monuments_for_their_owner() -> None:
    both = "W S . .\nH . . .\nG S . .\n. . . ."
    g = building(both, both, monuments=("cathedral-of-caterina", "silva-forum"))
    assert "build:well" in offered(g, 0)
    assert "build:well" in offered(g, 1)
    assert "build:cathedral-of-caterina" in offered(g, 0)
    assert "build:cathedral-of-caterina" not in offered(g, 1)


def test_tt_6_11_buildings_stay() -> None:
    g = building("We We W S\n. . . .\n. . . .\n. . . .", EMPTY)
    answer(g, 0, "build:well", "square:d1")
    assert picture(g, 0) == "We We . We / . . . . / . . . . / . . . ."


def test_tt_6_12_a_square_with_a_building_is_closed() -> None:
    g = placing("Co W . .\n. S . .\n. . . .\n. . . .", EMPTY, named="glass", cards="shed")
    assert reason(g, 0, "square:a1") == "TT-6.12"
    answer(g, 1, "square:a1")
    answer(g, 0, "square:d4", "build:shed")
    assert reason(g, 0, "square:a1") == "TT-6.12"


@pytest.mark.parametrize(
    ("town", "card", "monument"),
    [
        ("W Fc[S] . .", "warehouse", "-"),
        ("W Fc[S] . .", "factory", "-"),
        ("W Fc[S] . .", "bank", "-"),
        ("W Co[S] Mo .", "factory", "statue-of-the-bondmaker"),
    ],
)
def test_tt_6_13_stored_cubes_are_no_part_of_a_pattern(town: str, card: str, monument: str) -> None:
    g = building(town + "\n. . . .\n. . . .\n. . . .", EMPTY, cards=card, monuments=(monument,))
    assert asked(g, 0) == ""


def test_tt_6_14_what_a_card_demands_is_done_at_once() -> None:
    g = building("W . . .\nB S S B\n. . . .\nW S . .", EMPTY, cards="factory")
    answer(g, 0, "build:factory", "square:a1")
    assert asked(g, 0) == "fill"
    answer(g, 0, "resource:wood")
    assert asked(g, 0) == "build"


def test_tt_7_1_a_shed_stands_on_any_empty_square() -> None:
    g = building("W S Co B\n. . . .\n. . . .\n. . . .", EMPTY, cards="shed")
    answer(g, 0, "build:shed")
    assert len(offered(g, 0)) == 14
    assert reason(g, 0, "square:c1") == "TT-6.12"
    assert reason(g, 0, "square:d1") == "TT-5.2"  # a cube, and no pattern binds a Shed to its own squares
    answer(g, 0, "square:d4")
    assert picture(g, 0) == ". . Co B / . . . . / . . . . / . . . We"


def test_tt_7_2_a_trading_post_stands_for_any_resource() -> None:
    g = building("Fc . . .\nG Fc . .\n. . . .\n. . . .", EMPTY, cards="trading-post")
    assert offered(g, 0) == ["done", "build:cottage"]  # two of three cells
    monument = building(
        "H . . .\nG Fc . .\n. . . .\n. . . .", EMPTY, cards="trading-post", monuments=("cathedral-of-caterina",)
    )
    assert "build:cathedral-of-caterina" in offered(monument, 0)
    only = building("Fc Fc . .\nFc Fc . .\n. . . .\n. . . .", EMPTY, cards="trading-post")
    assert asked(only, 0) == ""


def test_tt_7_3_a_trading_post_stays_and_serves_again() -> None:
    g = building("W Fc S .\n. . . .\n. . . .\n. . . .", EMPTY, cards="trading-post")
    answer(g, 0, "build:well", "two:a1:b1", "build:well")
    assert picture(g, 0) == "We Fc We . / . . . . / . . . . / . . . ."


def test_tt_7_15_which_trading_post_is_no_choice() -> None:
    """The wood makes a Well with either Trading Post, and it comes to the same; the two woods are a choice."""
    g = building("Fc W Fc .\n. Fc . .\n. . . .\n. . . .", EMPTY, cards="trading-post")
    answer(g, 0, "build:well")  # b1 is the only square
    assert picture(g, 0) == "Fc We Fc . / . Fc . . / . . . . / . . . ."
    g = building("Fc W Fc W\n. . . .\n. . . .\n. . . .", EMPTY, cards="trading-post")
    answer(g, 0, "build:well")
    assert offered(g, 0) == ["two:a1:b1", "two:c1:d1"]
    assert reason(g, 0, "two:b1:c1") == "TT-7.15"
    assert reason(g, 0, "two:a1:a2") == "TT-6.2"


def test_tt_7_4_nothing_stands_on_a_trading_post() -> None:
    g = building("H . . .\nG Fc . .\n. . . .\n. . . .", EMPTY, cards="trading-post")
    answer(g, 0, "build:cottage")
    assert offered(g, 0) == ["square:a1", "square:a2"]
    assert reason(g, 0, "square:b2") == "TT-6.12"
    shed = building("W Fc . .\n. . . .\n. . . .\n. . . .", EMPTY, cards="trading-post shed")
    answer(shed, 0, "build:shed")
    assert len(offered(shed, 0)) == 15


def test_tt_7_5_a_trading_post_serves_in_the_turn_it_came() -> None:
    g = building("S W . .\nS W B W\n. . . .\n. . . .", EMPTY, cards="trading-post")
    answer(g, 0, "build:trading-post", "square:c2")
    assert offered(g, 0) == ["done", "build:well"]


def test_a_construction_is_seen_by_all_while_it_goes_on() -> None:
    g = building("W S W .\n. . . .\n. . . .\n. . . .", FULL)
    answer(g, 0, "build:well", "two:b1:c1")
    seat = GAME.view(g, 1).seats[0]
    assert (seat.building, seat.site) == ("well", ["b1", "c1"])
    answer(g, 0, "square:b1")
    assert card_at(g, 0, "b1") == "well"
    assert at(g, 0, "a1") == "W"
