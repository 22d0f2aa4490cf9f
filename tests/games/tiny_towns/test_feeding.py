"""TT-10: feeding."""

from __future__ import annotations

from guildhall.games.tiny_towns import GAME
from tests.games.tiny_towns.helpers import EMPTY, fed, lines, points, table, worths


def test_tt_10_1_fed_twice_is_fed() -> None:
    g = table("Co Fa Fa .\n. . . .\n. . . .\n. . . .", cards="granary")
    assert fed(g) == ["a1"]
    assert lines(g)["cottage"] == 3


def test_tt_10_2_cubes_are_removed_and_leave_empty_squares() -> None:
    g = table("W H B G\nS . . .\n. . . .\n. . . .")
    assert lines(g) == {"empty-squares": -16}
    stored = table("Fc[WWB] . . .\n. . . .\n. . . .\n. . . .", cards="warehouse")
    assert lines(stored) == {"warehouse": -3, "empty-squares": -15}
    for card in ("factory", "bank"):
        g = table("Fc[W] . . .\n. . . .\n. . . .\n. . . .", cards=card)
        assert lines(g)[card] == {"factory": 0, "bank": 4}[card]
    bond = table("Mo Co[W] . .\n. . . .\n. . . .\n. . . .", monuments=("statue-of-the-bondmaker",))
    assert points(bond) == -14


def test_tt_10_3_farm_types_feed_and_score_nothing() -> None:
    for card in ("farm", "granary", "greenhouse", "orchard"):
        g = table("Fa Co . .\n. . . .\n. . . .\n. . . .", cards=card)
        assert lines(g) == {"cottage": 3, card: 0, "empty-squares": -14}


def test_tt_10_4_a_farm_feeds_four_anywhere() -> None:
    nine = "Co Co Co Co\nCo Co Co Co\nCo . . .\n. . . Fa"
    assert len(fed(table(nine, cards="farm"))) == 4
    assert len(fed(table(nine.replace(". Fa", "Fa Fa"), cards="farm"))) == 8
    assert len(fed(table("Co . . .\n. . . .\n. . . .\n. . . Fa", cards="farm"))) == 1


def test_tt_10_5_a_granary_feeds_around_itself() -> None:
    g = table("Co Co Co Co\nCo Fa Co Co\nCo Co Co Co\nCo Co Co Co", cards="granary")
    assert fed(g) == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]


def test_tt_10_6_a_greenhouse_feeds_one_group() -> None:
    town = "Co Co . Co\n. Co . Co\n. . . .\nCo . . Fa"
    assert fed(table(town, cards="greenhouse")) == ["a1", "b1", "b2"]
    assert fed(table(town.replace(". Fa", "Fa Fa"), cards="greenhouse")) == ["a1", "b1", "d1", "b2", "d2"]


def test_tt_10_6_the_castle_belongs_to_a_group() -> None:
    town = "Co Mo Co .\n. . . .\nCo Co . .\n. . . Fa"
    g = table(town, cards="greenhouse", monuments=("barrett-castle",))
    assert fed(g) == ["a1", "b1", "c1"]
    assert points(g) == 3 + 5 + 3 - 10


def test_tt_10_7_an_orchard_feeds_its_row_and_column() -> None:
    g = table("Co Co Co Co\nCo Fa Co Co\nCo Co Co Co\nCo Co Co Co", cards="orchard")
    assert fed(g) == ["b1", "a2", "c2", "d2", "b3", "b4"]


def test_tt_10_8_the_best_choice_is_taken_with_temples() -> None:
    """Four of five Cottages: the two beside the Temple on d4 are among them."""
    g = table("Co Co Co .\n. . . .\n. . . Co\nFa . Co Ch", cards="farm temple")
    assert worths(g, "temple") == {"d4": 4}
    assert set(fed(g)) >= {"d3", "c4"}
    assert points(g) == 12 + 4 - 9


def test_tt_10_8_a_small_group_can_be_the_best() -> None:
    """One group of three Cottages, or two Cottages that make two Temples worth 4 each."""
    g = table("Co Co Co .\n. . . .\n. Ch Co .\nFa . Ch Co", cards="greenhouse temple")
    assert fed(g) == ["a1", "b1", "c1"]  # the Temples have only one or two fed neighbours
    g = table("Co Co Co .\n. . . .\nCh Co Ch .\nFa Co . .", cards="greenhouse temple")
    assert fed(g) == ["a1", "b1", "c1"]
    g = table("Co Co Co .\n. . Ch Co\n. Ch Co Co\nFa . Ch .", cards="greenhouse temple")
    assert fed(g) == ["d2", "c3", "d3"]  # as many, and a Temple besides


def test_tt_10_8_the_castle_is_fed_first_for_chapels() -> None:
    g = table("Co Co Co Co\nMo Ch Fa .\n. . . .\n. . . .", cards="farm chapel", monuments=("barrett-castle",))
    assert "a2" in fed(g)
    assert lines(g)["chapel"] == 5  # three Cottages and the Castle, which counts two


def test_tt_10_8_with_the_mausoleum_feeding_matters_for_temples_only() -> None:
    town = "Co Co Co Co\nMo . Co .\n. . Ch Co\nFa . . ."
    g = table(town, cards="farm temple", monuments=("grand-mausoleum-of-the-rodina",))
    assert lines(g)["cottage"] == 18
    assert {"c2", "d3"} <= set(fed(g))
    assert lines(g)["temple"] == 4


def test_tt_10_9_the_first_squares_row_by_row_are_shown() -> None:
    assert fed(table("Co Co Co Co\nCo Co . .\n. . . .\n. . . Fa", cards="farm")) == ["a1", "b1", "c1", "d1"]
    even = table("Co . Co .\n. . . .\n. . . .\n. . . Fa", cards="greenhouse")
    assert fed(even) == ["a1"]
    temples = table("Co Co Co Co\nCo . . .\n. . . .\nCh . . Fa", cards="farm temple")
    assert fed(temples) == ["a1", "b1", "c1", "d1"]


def test_tt_10_9_most_fed_buildings_before_the_first_squares() -> None:
    """Under the Mausoleum both groups are worth the same; the larger one is shown."""
    g = table(
        "Co . Mo .\n. . . .\nCo Co . .\n. . . Fa", cards="greenhouse", monuments=("grand-mausoleum-of-the-rodina",)
    )
    assert fed(g) == ["a3", "b3"]


def test_tt_10_10_unfed_cottages_count_where_fed_is_not_asked() -> None:
    g = table("Co We Co .\n. . . .\n. . . .\n. . . .", EMPTY)
    assert lines(g) == {"cottage": 0, "well": 2, "empty-squares": -13}
    assert GAME.view(g, 0).seats[0].town[0].fed is False
