"""TT-2: what the words mean."""

from __future__ import annotations

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.patterns import SQUARES, squares_in
from guildhall.games.tiny_towns.state import active_seats, left_of, right_of
from guildhall.games.tiny_towns.town import ADJACENT, CENTRE, CORNERS, LINES, SURROUNDING, cubes_by_resource, groups
from tests.games.tiny_towns.helpers import (
    EMPTY,
    FULL,
    answer,
    asked,
    at,
    building,
    fed,
    lines,
    new,
    offered,
    placing,
    table,
)


def names(squares: int) -> list[str]:
    return [SQUARES[square] for square in squares_in(squares)]


def test_tt_2_1_a_square_is_empty_or_holds_one_thing() -> None:
    g = table("W Co Fc[W] .\n. . . .\n. . . .\n. . . .", cards="warehouse")
    assert [at(g, 0, square) for square in ("a1", "b1", "c1", "d1")] == ["W", "Co", "Fc[W]", "."]
    assert cubes_by_resource(g, 0)[0].bit_count() == 1  # the stored wood belongs to the Warehouse, not to its square
    answer(g, 0, "resource:wood")
    assert "square:d1" in offered(g, 0)
    assert not {"square:a1", "square:b1", "square:c1"} & set(offered(g, 0))


def test_tt_2_2_adjacent_squares_share_an_edge() -> None:
    assert names(ADJACENT[SQUARES.index("b2")]) == ["b1", "a2", "c2", "b3"]
    assert names(ADJACENT[SQUARES.index("a1")]) == ["b1", "a2"]
    assert names(ADJACENT[SQUARES.index("d1")]) == ["c1", "d2"]


def test_tt_2_3_surrounding_squares_touch_by_an_edge_or_a_corner() -> None:
    assert names(SURROUNDING[SQUARES.index("b2")]) == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    assert names(SURROUNDING[SQUARES.index("a1")]) == ["b1", "a2", "b2"]
    g = table("Co . . .\n. Fa . .\n. . . .\n. . . Co", cards="granary")
    assert fed(g) == ["a1"]


def test_tt_2_4_nothing_blocks_rows_and_columns() -> None:
    assert names(LINES[SQUARES.index("b2")]) == ["b1", "a2", "c2", "d2", "b3", "b4"]
    g = table("Fa Ta W Co\n. . . .\n. . . .\n. . . .", cards="orchard")
    assert fed(g) == ["d1"]


def test_tt_2_5_corners_and_centre() -> None:
    assert names(CORNERS) == ["a1", "d1", "a4", "d4"]
    assert names(CENTRE) == ["b2", "c2", "b3", "c3"]


def test_tt_2_6_eight_types_and_one_card_of_each_public_one() -> None:
    assert len(GAME.things["type"]) == 8
    view = GAME.view(new(2), 0)
    assert [card.type for card in view.cards] == list(GAME.things["type"])[:7]


def test_tt_2_7_cottages_and_barrett_castle_are_feedable() -> None:
    g = table("Fa Co Mo We\nCh Ta Th Fc\n. . . .\n. . . .", monuments=("barrett-castle",))
    assert fed(g) == ["b1", "c1"]
    g = table("Fa Co Mo We\nCh Ta Th Fc\n. . . .\n. . . .", monuments=("silva-forum",))
    assert fed(g) == ["b1"]


def test_tt_2_8_groups_are_connected_by_edges() -> None:
    squares = sum(1 << SQUARES.index(name) for name in ("a1", "b1", "c2", "c3", "d4"))
    assert [names(group) for group in groups(squares)] == [["a1", "b1"], ["c2", "c3"], ["d4"]]
    assert groups(0) == []


def test_tt_2_9_neighbours_are_fixed() -> None:
    g = table(EMPTY, EMPTY, EMPTY)
    assert [left_of(g, seat) for seat in range(3)] == [1, 2, 0]
    assert [right_of(g, seat) for seat in range(3)] == [2, 0, 1]
    two = table(EMPTY, EMPTY)
    assert left_of(two, 0) == right_of(two, 0) == 1


def test_tt_2_9_a_completed_neighbour_stays_the_neighbour() -> None:
    halls = "Ta Ta . .\n. . . .\n. . . .\n. . . ."
    g = table(halls, halls, EMPTY, cards="feast-hall", more="finished: 5 0 0")
    assert lines(g, 1)["feast-hall"] == 4  # level with seat 0, its right neighbour, who is done


def test_tt_2_10_active_is_whose_town_is_not_completed() -> None:
    g = table(EMPTY, FULL, EMPTY, more="finished: 0 4 0")
    assert active_seats(g) == [0, 2]
    answer(g, 0, "resource:glass")
    assert [asked(g, seat) for seat in range(3)] == ["place-cube", "", "place-cube"]


def test_tt_2_11_placing_is_not_constructing() -> None:
    """A building placed by Grove University calls nobody's Watch."""
    g = building(
        ". B . .\nS G S .\n. . . .\n. . . .",
        "Mo . . .\n. . . .\n. . . .\n. . . .",
        monuments=("grove-university", "opaleyes-watch"),
        more="watch 1: cottages wells taverns",
    )
    answer(g, 0, "build:grove-university", "square:b1", "take:cottage", "square:d4")
    assert at(g, 0, "d4") == "Co"
    assert asked(g, 1) != "set-building"
    assert GAME.view(g, 1).seats[1].watch == ["cottage", "well", "tavern"]


@pytest.mark.parametrize(("seat", "may"), [(0, False), (1, True)])
def test_tt_2_12_named_by_another_master_builder(seat: int, may: bool) -> None:
    g = placing(EMPTY, EMPTY, named="wood", variant="novice=all")
    assert ("aside" in offered(g, seat)) == may


def test_tt_2_13_a_card_overrides_a_rule() -> None:
    """TT-6.6 lets a building stand on a vacated square only; the Shed's own text goes before it."""
    board = "W S . .\n. . . .\n. . . .\n. . . ."
    for card, squares in (("well", 2), ("shed", 16)):
        g = building(board, cards=card)
        answer(g, 0, f"build:{card}")
        assert len(offered(g, 0)) == squares
