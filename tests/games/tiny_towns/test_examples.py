"""The worked examples of docs/rules/tiny-towns.md."""

from __future__ import annotations

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import MONUMENTS, RANKS
from guildhall.games.tiny_towns.scoring import rank_of
from guildhall.games.tiny_towns.state import Towns
from guildhall.kernel import run
from guildhall.kernel.game import option_named
from guildhall.kernel.state import CHANCE
from tests.games.tiny_towns.helpers import (
    EMPTY,
    FULL,
    answer,
    asked,
    at,
    building,
    events,
    fed,
    lines,
    offered,
    picture,
    placing,
    points,
    reason,
    table,
    worths,
)


def turn_up(g: Towns, resource: str) -> None:
    run.apply(g, CHANCE, option_named(run.question(g, CHANCE), f"resource:{resource}"))


def rows(text: str) -> str:
    """A board whose rows are separated by slashes."""
    return text.replace("/", "\n")


@pytest.mark.parametrize(
    "board",
    [
        ". . G . / S G S . / . . . . / . . . .",
        "S . . . / G . . . / S G . . / . . . .",
        "G . . . / S G S . / . . . . / . . . .",
    ],
)
def test_tt_we_1_chapel_layouts(board: str) -> None:
    g = building(rows(board), EMPTY)
    assert offered(g, 0) == ["done", "build:chapel"]
    answer(g, 0, "build:chapel")
    assert asked(g, 0) == "stand-on"  # one set of squares only
    assert len(offered(g, 0)) == 4


def test_tt_we_1_another_arrangement_is_no_chapel() -> None:
    g = building(rows(". . S . / S G G . / . . . . / . . . ."), EMPTY)
    assert asked(g, 0) == ""


def test_tt_we_2_completing_and_building_a_chapel() -> None:
    g = placing(rows(". . . . / S G S . / . . . . / . . . ."), EMPTY, named="glass")
    answer(g, 0, "square:c1")
    answer(g, 1, "square:a1")
    answer(g, 0, "build:chapel")
    assert offered(g, 0) == ["square:c1", "square:a2", "square:b2", "square:c2"]
    answer(g, 0, "square:b2")
    assert picture(g, 0) == ". . . . / . Ch . . / . . . . / . . . ."
    answer(g, 1, "resource:wood")
    assert reason(g, 0, "square:b2") == "TT-6.12"


def test_tt_we_3_the_town_of_28_points() -> None:
    town = rows("Co We Co Ta / Fa Co Ta Co / Th Ch Ta We / . . Fc[WWB] Co")
    g = table(town, cards="cottage farm well chapel tavern bakery warehouse")
    assert worths(g, "well") == {"b1": 3, "d3": 2}
    assert lines(g) == {
        "cottage": 12,
        "farm": 0,
        "well": 5,
        "chapel": 4,
        "tavern": 9,
        "bakery": 3,
        "warehouse": -3,
        "empty-squares": -2,
    }
    assert points(g) == 28


def test_tt_we_4_two_chapels() -> None:
    g = table(rows("Co Co . Ch / Fa Co . . / . . . . / Ch . . Co"), cards="granary chapel")
    assert fed(g) == ["a1", "b1", "b2"]
    assert worths(g, "chapel") == {"d1": 3, "a4": 3}
    assert points(g) == 6


@pytest.mark.parametrize(
    ("board", "taverns", "total"),
    [
        ("Ta . . Ta / . . . . / . Ta . . / . . . Ta", 14, 2),
        ("Ta Ta . Ta / . . Ta . / . Ta . . / . . . Ta", 20, 10),
    ],
)
def test_tt_we_5_taverns(board: str, taverns: int, total: int) -> None:
    g = table(rows(board), cards="tavern")
    assert lines(g)["tavern"] == taverns
    assert points(g) == total


@pytest.mark.parametrize(
    ("board", "each", "total"),
    [
        (". . . . / . Th Th . / . Th Th . / . . . .", 5, 8),
        ("Th . . . / . Th . . / . . Th . / . . . Th", 3, 0),
    ],
)
def test_tt_we_6_tailors(board: str, each: int, total: int) -> None:
    g = table(rows(board), cards="tailor")
    assert set(worths(g, "tailor").values()) == {each}
    assert points(g) == total


def test_tt_we_7_barrett_castle_needs_one_feeding() -> None:
    g = table(rows("Mo Co . . / Fa Co . . / Co Co . . / . . . ."), cards="farm", monuments=("barrett-castle",))
    assert lines(g) == {"cottage": 9, "farm": 0, "barrett-castle": 5, "empty-squares": -10}
    assert points(g) == 4


def test_tt_we_8_a_theater_counts_types_once() -> None:
    town = rows("Co . . . / Th Co Fa We / Ta . . . / Mo . . .")
    for monument, worth in (("cathedral-of-caterina", 5), ("barrett-castle", 4)):
        assert lines(table(town, cards="theater", monuments=(monument,)))["theater"] == worth
    most = table(
        rows("Mo . . . / Th Fa We Ch / Ta . . . / Fc . . ."), cards="theater", monuments=("cathedral-of-caterina",)
    )
    assert lines(most)["theater"] == 6


def test_tt_we_9_mandras_palace() -> None:
    g = table(rows(". Co . . / Co Mo We . / . Fa . . / . . . ."), cards="farm well", monuments=("mandras-palace",))
    assert lines(g) == {"cottage": 6, "farm": 0, "well": 0, "mandras-palace": 6, "empty-squares": -11}
    assert points(g) == 1


def test_tt_we_10_archive_of_the_second_age() -> None:
    town = rows("Co Co Co Co / Co Mo Fa . / Ta . . . / . . . Ch")
    g = table(town, cards="farm chapel tavern", monuments=("archive-of-the-second-age",))
    assert lines(g)["archive-of-the-second-age"] == 4
    assert points(g) == 15
    every = table(rows("Co Fa We Ch / Ta Th Fc Mo / . . . . / . . . ."), monuments=("archive-of-the-second-age",))
    assert lines(every)["archive-of-the-second-age"] == 7


@pytest.mark.parametrize(("halls", "worth"), [((3, 2), (9, 4)), ((2, 2), (4, 4))])
def test_tt_we_11_feast_halls_with_two_players(halls: tuple[int, int], worth: tuple[int, int]) -> None:
    towns = [" ".join(["Ta"] * count + ["."] * (4 - count)) + "\n. . . .\n. . . .\n. . . ." for count in halls]
    g = table(*towns, cards="feast-hall")
    assert tuple(lines(g, seat)["feast-hall"] for seat in (0, 1)) == worth


@pytest.mark.parametrize(("others", "worth"), [(6, 8), (5, 8), (4, 5), (0, 1)])
def test_tt_we_12_shrine_of_the_elder_tree(others: int, worth: int) -> None:
    squares = ["Ta"] * others + ["."] * (6 - others) + ["W", "S", "."]
    town = f"B H S {squares[0]}\nW G W {squares[1]}\n{' '.join(squares[2:6])}\n. {' '.join(squares[6:])}"
    g = building(town, EMPTY, monuments=("shrine-of-the-elder-tree",))
    answer(g, 0, "build:shrine-of-the-elder-tree", "square:b1")
    assert lines(g)["shrine-of-the-elder-tree"] == worth
    answer(g, 0, "build:well", "square:b4")
    assert lines(g)["shrine-of-the-elder-tree"] == worth


def test_tt_we_13_a_trading_post_in_the_turn_it_is_built() -> None:
    g = building(rows("S W . . / S W B W / . . . . / . . . ."), EMPTY, cards="trading-post well")
    answer(g, 0, "build:trading-post", "square:c2")
    assert offered(g, 0) == ["done", "build:well"]
    answer(g, 0, "build:well")  # d2 is the only square
    assert picture(g, 0) == ". . . . / . . Fc We / . . . . / . . . ."
    none = building(rows(". . . . / . . Fc Fc / . . . . / . . . ."), EMPTY, cards="trading-post well")
    assert asked(none, 0) == ""


def test_tt_we_14_the_limits_of_the_guild() -> None:
    town = rows(". . G . / . H S . / W B . Fc[WGB] / . We . .")
    g = building(town, EMPTY, cards="warehouse", monuments=("architects-guild",))
    answer(g, 0, "build:architects-guild", "square:c1")
    assert "done" in offered(g, 0)  # none
    assert reason(g, 0, "square:c1") == "TT-8.7"
    answer(g, 0, "square:d3")
    assert reason(g, 0, "take:warehouse") == "TT-8.7"
    assert not any(monument in " ".join(offered(g, 0)) for monument in MONUMENTS)
    answer(g, 0, "take:cottage")
    assert at(g, 0, "d3") == "Co"
    assert "done" in offered(g, 0)  # just the one
    answer(g, 0, "done")
    answer(g, 1, "resource:wood", "square:a1")
    answer(g, 0, "square:a1")
    assert asked(g, 0) != "replace"  # not in a later turn


@pytest.mark.parametrize(("turns", "worth"), [("20 20 22", 6), ("22 20 22", 3), ("22 20 20", 2)])
def test_tt_we_15_the_starloom_and_ties(turns: str, worth: int) -> None:
    mo = "Mo . . .\n. . . .\n. . . .\n. . . ."
    g = table(mo, EMPTY, EMPTY, monuments=("the-starloom",), more=f"turn: 22\nfinished: {turns}\nagenda:")
    assert lines(g)["the-starloom"] == worth


def test_tt_we_16_a_town_hall_opening() -> None:
    g = table(EMPTY, seats=1, variant="mode=town-hall", more="turn: 0")
    shown = []
    deck = iter(["brick", "stone", "wood", "glass", "stone", "wood", "glass", "wheat", "wheat", "brick"])
    while g.turn < 16:
        if asked(g, CHANCE):
            turn_up(g, next(deck))
        assert g.pile.size() >= 5
        shown.append(GAME.view(g, 0).named or "free")
        if asked(g, 0) == "choose-resource":
            answer(g, 0, "resource:wood")
        if asked(g, 0) == "place-cube":
            answer(g, 0, offered(g, 0)[-1])
        while asked(g, 0) == "build":
            answer(g, 0, "done")
    assert shown[:6] == ["brick", "stone", "free", "wood", "glass", "free"]
    assert shown[13:15] == ["brick", "free"]
    assert next(deck, None) is None
    assert len(events(g, "reshuffles")) == 1
    assert g.pile.size() == 15


def test_tt_we_17_town_hall_and_special_cards() -> None:
    hall = "mode=town-hall"
    glass = "Fc[G] . . .\n. . . .\n. . . .\n. . . ."
    card = placing(glass, EMPTY, named="glass", cards="factory", variant=hall, more="turn: 10")
    assert "factory:wood" in offered(card, 0)
    free = table(glass, EMPTY, cards="factory", variant=hall, more="turn: 11")
    answer(free, 0, "resource:glass")
    assert asked(free, 0) == "place-cube"
    banks = "Fc[W] Fc[S] . .\n. . . .\n. . . .\n. . . ."
    free = table(banks, EMPTY, cards="bank", variant=hall, more="turn: 11")
    assert offered(free, 0) == ["resource:wheat", "resource:brick", "resource:glass"]
    card = placing(banks, EMPTY, named="wood", cards="bank", variant=hall, more="turn: 13")
    answer(card, 0, "square:d4")
    answer(card, 1, "square:d4")
    assert at(card, 0, "d4") == "W"
    fort = "Mo W S .\n. . . .\n. . . .\n. . . ."
    free = table(fort, EMPTY, monuments=("fort-ironweed",), variant=hall, more="turn: 11")
    assert asked(free, 0) == ""
    answer(free, 1, "resource:wood", "square:a1")
    assert asked(free, 0) == "build"
    alone = table(fort, FULL, monuments=("fort-ironweed",), variant=hall, more="turn: 11\nfinished: 0 4")
    assert asked(alone, 0) == "choose-resource"


def test_tt_we_18_a_solo_turn() -> None:
    g = table(EMPTY, seats=1, more="turn: 0\nface-up: wood wheat glass")
    answer(g, 0, "resource:wheat", "square:a1")
    turn_up(g, "brick")
    assert GAME.view(g, 0).face_up == ["wood", "brick", "glass"]
    refills = 1
    while "wheat" in GAME.view(g, 0).under[:1] or g.pile.unseen != [0] * 5:
        answer(g, 0, offered(g, 0)[0])
        answer(g, 0, offered(g, 0)[-1])
        while asked(g, 0) == "build":
            answer(g, 0, "done")
        refills += 1
        if asked(g, CHANCE):
            turn_up(g, offered(g, CHANCE)[0].removeprefix("resource:"))
    assert refills == 13  # the first card chosen is the thirteenth refill
    assert "wheat" in GAME.view(g, 0).face_up


@pytest.mark.parametrize(
    ("result", "rank"),
    [(38, 6), (37, 5), (32, 5), (31, 4), (25, 4), (24, 3), (18, 3), (17, 2), (10, 2), (9, 1), (-4, 1)],
)
def test_tt_we_18_titles(result: int, rank: int) -> None:
    assert RANKS[rank_of(GAME.box, result)] == f"rank-{rank}"


@pytest.mark.parametrize(
    ("board", "houses", "total"),
    [
        ("Ta Ta Ta Ta / Ta Ta Ta . / . . . . / . . . .", 26, 17),
        ("Ta Ta Ta Ta / Ta . . . / . . . . / . . . .", -5, -16),
    ],
)
def test_tt_we_19_almshouses(board: str, houses: int, total: int) -> None:
    g = table(rows(board), cards="almshouse")
    assert lines(g)["almshouse"] == houses
    assert points(g) == total


def test_tt_we_20_warehouse() -> None:
    town = "Fc[WG] . . .\n. . . .\n. . . .\n. . . ."
    g = placing(EMPTY, town, named="brick", cards="warehouse")
    assert offered(g, 1) == ["named", "swap:a1:wood", "swap:a1:glass"]
    for way, place, warehouse, square in (
        ("named", "square:d4", "Fc[WG]", "B"),
        ("named", "store:a1", "Fc[WBG]", "."),
        ("swap:a1:wood", "square:d4", "Fc[BG]", "W"),
        ("swap:a1:glass", "square:d4", "Fc[WB]", "G"),
    ):
        g = placing(EMPTY, town, named="brick", cards="warehouse")
        answer(g, 1, way, place)
        answer(g, 0, "square:a1")
        assert (at(g, 1, "a1"), at(g, 1, "d4")) == (warehouse, square)
    full = placing(EMPTY, town.replace("WG", "WGG"), named="brick", cards="warehouse")
    answer(full, 1, "named")
    assert reason(full, 1, "store:a1") == "TT-7.7"
    builder = placing(town, EMPTY, named="brick", cards="warehouse")
    assert asked(builder, 0) == "place-cube"
    assert all(name.startswith("square:") for name in offered(builder, 0))


def test_tt_we_21_markets() -> None:
    g = table(rows("Th Th Th Th / Th . . . / Th . . . / . . . ."), cards="market")
    assert worths(g, "market") == {"a1": 4, "b1": 4, "c1": 4, "d1": 4, "a2": 3, "a3": 3}
    assert points(g) == 12
    assert lines(table(rows("Th . . . / . . . . / . . . . / . . . ."), cards="market"))["market"] == 1


def test_tt_we_22_cloisters() -> None:
    g = table(rows("Ch . . Ch / . Ch . . / . . . . / Ch . . ."), cards="cloister")
    assert set(worths(g, "cloister").values()) == {3}
    assert points(g) == 0


@pytest.mark.parametrize(
    ("card", "board", "unfed", "total"),
    [
        ("granary", "Co Co Co . / Co Fa Co . / Co Co Co . / . . . Co", ["d4"], 18),
        ("orchard", ". Co . . / Co Fa Co Co / . Co . . / Co Co . .", ["a4"], 10),
        ("greenhouse", "Co . Co Co / . . . . / . Fa . . / . . . .", ["a1"], -6),
    ],
)
def test_tt_we_23_the_reach_of_farm_types(card: str, board: str, unfed: list[str], total: int) -> None:
    g = table(rows(board), cards=card)
    assert [square for square, worth in worths(g, "cottage").items() if not worth] == unfed
    assert points(g) == total


OBELISK = "H . . . / B G B . / . . . . / W S . ."


def test_tt_we_24_the_obelisk_in_the_same_turn() -> None:
    g = building(rows(OBELISK), EMPTY, monuments=("obelisk-of-the-crescent",))
    answer(g, 0, "build:obelisk-of-the-crescent", "square:a2", "build:well")
    assert len(offered(g, 0)) == 15
    assert "square:a2" not in offered(g, 0)
    g = building(rows(OBELISK), EMPTY, monuments=("obelisk-of-the-crescent",))
    answer(g, 0, "build:well")
    assert offered(g, 0) == ["square:a4", "square:b4"]
    answer(g, 0, "square:a4", "build:obelisk-of-the-crescent")
    assert offered(g, 0) == ["square:a1", "square:a2", "square:b2", "square:c2"]


def test_tt_we_25_completion_hammer_last_player() -> None:
    almost = FULL.replace("H  W  H  W", "H  W  H  .", 1)
    g = building(EMPTY, FULL.replace("W  H", "W  S", 1), almost, more="hammer: 0\nturn: 9\ntimes: 3 3 3")
    assert "build:well" in offered(g, 1)
    answer(g, 1, "done")
    assert g.finished == [0, 9, 0]
    assert g.hammer == 2
    answer(g, 2, "resource:glass")
    answer(g, 0, "square:a1")
    assert g.finished == [0, 9, 10]
    assert g.hammer == 0
    while not run.is_over(g):
        answer(g, 0, offered(g, 0)[0] if asked(g, 0) != "call-resource" else "resource:glass")
    assert g.times == [3 + 15, 3, 4]
    assert g.finished[0] == 25


def test_tt_we_26_one_bonus_only() -> None:
    town = rows("We We We . / Fa Th Fc . / . Fa . . / . . . We")
    g = table(town, cards="farm fountain bakery warehouse")
    assert worths(g, "fountain") == {"a1": 2, "b1": 2, "c1": 2, "d4": 0}
    assert lines(g)["bakery"] == 3
    g = table(town, cards="farm millstone bakery warehouse")
    assert worths(g, "millstone") == {"a1": 2, "b1": 2, "c1": 0, "d4": 0}


def test_tt_we_27_temple_and_abbey() -> None:
    g = table(rows("Co Ch Co . / Fa Co . Ch / . . . Co / . . . ."), cards="granary temple")
    assert fed(g) == ["a1", "b2"]
    assert worths(g, "temple") == {"b1": 4, "d2": 0}
    assert points(g) == 1
    g = table(rows("Ch Fa . . / . Ch Ta . / . . . . / . . . Ch"), cards="farm abbey tavern")
    assert worths(g, "abbey") == {"a1": 3, "b2": 0, "d4": 3}
    assert points(g) == -3


def test_tt_we_28_inns() -> None:
    g = table(rows("Ta . . Ta / . . . . / . . Ta . / . . . ."), cards="inn")
    assert worths(g, "inn") == {"a1": 0, "d1": 0, "c3": 3}
    assert points(g) == -10


def test_tt_we_29_sky_baths_and_silva_forum() -> None:
    town = rows("Co Co . Ta / . Co Mo . / Ta . Co . / . . . .")
    for monument, worth, total in (("the-sky-baths", 10, 6), ("silva-forum", 4, 0)):
        g = table(town, cards="tavern", monuments=(monument,))
        assert lines(g)[monument] == worth
        assert lines(g)["tavern"] == 5
        assert points(g) == total


def test_tt_we_30_watch_and_university_take_no_monument() -> None:
    g = building(rows("W . . . / B G H H / S . . . / . . . ."), EMPTY, monuments=("opaleyes-watch",))
    answer(g, 0, "build:opaleyes-watch", "square:a1")
    assert "types:cottages:wells:taverns" in offered(g, 0)
    assert not any("monument" in name or "wells:wells" in name for name in run.question(g, 0).domain)
    g = building(rows(". B . . / S G S . / . . . . / . . . ."), EMPTY, cards="factory", monuments=("grove-university",))
    answer(g, 0, "build:grove-university", "square:b1", "take:factory", "square:a4")
    assert asked(g, 0) == "fill"
    assert not any(monument in " ".join(run.question(g, 0).domain) for monument in MONUMENTS)


def test_tt_we_31_the_bondmaker() -> None:
    town = rows("Co W . . / Co S . . / Mo . . . / . . . .")
    bond = ("-", "statue-of-the-bondmaker")
    g = placing(EMPTY, town, named="stone", monuments=bond)
    assert [name for name in offered(g, 1) if name.startswith("cottage")] == ["cottage:a1", "cottage:a2"]
    answer(g, 1, "cottage:a1")
    answer(g, 0, "square:a1")
    assert at(g, 1, "a1") == "Co[S]"
    answer(g, 1, "build:well")
    assert asked(g, 1) == "stand-on"
    assert offered(g, 1) == ["square:b1", "square:b2"]
    again = placing(EMPTY, town.replace("Co W", "Co[S] W"), named="stone", monuments=bond)
    assert [name for name in offered(again, 1) if name.startswith("cottage")] == ["cottage:a2"]
