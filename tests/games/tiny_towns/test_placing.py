"""TT-5, TT-7.6 to 7.15 and TT-14: placing the named cube, or doing something else with it."""

from __future__ import annotations

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.patterns import SQUARES
from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from tests.games.tiny_towns.helpers import (
    EMPTY,
    FULL,
    answer,
    asked,
    at,
    building,
    events,
    offered,
    picture,
    placing,
    reason,
    table,
)

MIXED = "W Co . .\n. . . .\n. . . .\n. . . ."


def factory(*cubes: str) -> str:
    """A town with Factories, Warehouses or Banks in its first row, and nothing else."""
    row = [f"Fc[{heap}]" if heap else "Fc" for heap in cubes] + ["."] * (4 - len(cubes))
    return " ".join(row) + "\n. . . .\n. . . .\n. . . ."


def test_tt_5_1_any_empty_square() -> None:
    g = placing(EMPTY, EMPTY, named="wood")
    assert offered(g, 0) == ["square:" + square for square in SQUARES]


def test_tt_5_2_not_on_a_cube_or_a_building() -> None:
    g = placing(MIXED, EMPTY, named="wood")
    assert len(offered(g, 0)) == 14
    assert reason(g, 0, "square:a1") == "TT-5.2"
    with pytest.raises(IllegalChoice, match=r"TT-5\.2"):
        answer(g, 0, "square:a1")


def test_tt_5_3_a_cube_never_moves() -> None:
    g = table(MIXED, EMPTY)
    for hammer in (0, 1, 0):
        answer(g, hammer, "resource:glass")
        for seat in (0, 1):
            answer(g, seat, offered(g, seat)[-1])
    assert picture(g, 0) == "W Co . . / . . . . / . . . . / . G G G"


def test_tt_5_4_a_cube_leaves_only_for_a_building() -> None:
    g = building("W S W .\n. . . .\n. . . .\n. . . .", EMPTY)
    answer(g, 0, "build:well", "two:a1:b1", "square:a1")
    assert picture(g, 0) == "We . W . / . . . . / . . . . / . . . ."


def test_tt_5_5_placing_cannot_be_skipped() -> None:
    last = FULL.replace("H  W  H  W", "H  W  H  .", 1)
    g = placing(last, EMPTY, named="brick")
    answer(g, 1, "square:a1")
    assert at(g, 0, "d2") == "B"  # the only square left, useful or not


ALTERNATIVES = {
    "a Factory": ("factory", factory("B"), "-", "off", "factory:glass"),
    "b store": ("warehouse", factory("W"), "-", "off", "store:a1"),
    "c swap": ("warehouse", factory("W"), "-", "off", "swap:a1:wood"),
    "d Bondmaker": ("factory", "Mo Co . .\n. . . .\n. . . .\n. . . .", "statue-of-the-bondmaker", "off", "cottage:b1"),
    "e novice": ("factory", EMPTY, "-", "all", "aside"),
}


def with_alternative(name: str, seat: int) -> tuple[list[str], str]:
    """What a seat is offered in both questions together, and the answer that is looked for; the hammer is with 0."""
    card, town, monument, novice, wanted = ALTERNATIVES[name]
    towns = [EMPTY, EMPTY, EMPTY]
    towns[seat] = town
    monuments = tuple(monument if other == seat else "-" for other in range(3))
    g = placing(*towns, named="brick", cards=card, monuments=monuments, variant=f"novice={novice}")
    found = offered(g, seat)
    if asked(g, seat) == "choose-cube":
        answer(g, seat, "named")
        found += offered(g, seat)
    return found, wanted


@pytest.mark.parametrize("name", ALTERNATIVES)
def test_tt_5_6_alternatives_when_another_player_named(name: str) -> None:
    found, wanted = with_alternative(name, 1)
    assert wanted in found
    assert "square:d4" in found


def test_tt_5_6_alternatives_are_not_combined() -> None:
    """A cube out of the Warehouse goes on a square: not onto a Cottage, not aside, not into a Warehouse."""
    town = "Fc[W] Fc Mo Co\n. . . .\n. . . .\n. . . ."
    g = placing(
        EMPTY, town, named="brick", cards="warehouse", monuments=("-", "statue-of-the-bondmaker"), variant="novice=all"
    )
    answer(g, 1, "swap:a1:wood")
    assert all(name.startswith("square:") for name in offered(g, 1))
    for name in ("store:b1", "cottage:d1", "aside"):
        assert reason(g, 1, name) == "TT-5.6"


@pytest.mark.parametrize("name", ALTERNATIVES)
def test_tt_5_7_not_for_the_one_who_named_it(name: str) -> None:
    found, wanted = with_alternative(name, 0)
    assert wanted not in found
    card, town, monument, novice, _ = ALTERNATIVES[name]
    g = placing(town, EMPTY, named="brick", cards=card, monuments=(monument,), variant=f"novice={novice}")
    if "factory" not in wanted and "swap" not in wanted:
        assert reason(g, 0, wanted) == "TT-5.7"


@pytest.mark.parametrize("name", ["b store", "d Bondmaker", "e novice"])
def test_tt_5_8_who_placed_no_cube_may_build(name: str) -> None:
    card, town, monument, novice, wanted = ALTERNATIVES[name]
    town = "\n".join([*town.strip().splitlines()[:3], "W S . ."])
    g = placing(EMPTY, town, named="brick", cards=f"{card} well", monuments=("-", monument), variant=f"novice={novice}")
    if asked(g, 1) == "choose-cube":
        answer(g, 1, "named")
    answer(g, 1, wanted)
    answer(g, 0, "square:a1")
    assert asked(g, 1) == "build"
    assert "build:well" in offered(g, 1)


def test_tt_7_6_a_warehouse_is_empty_and_holds_three() -> None:
    g = building("H W H .\nB . B .\n. . . .\n. . . .", EMPTY, cards="warehouse")
    answer(g, 0, "build:warehouse", "square:a1")
    assert at(g, 0, "a1") == "Fc"
    g = placing(EMPTY, factory("WWW", "WW"), named="wood", cards="warehouse")
    assert "store:a1" not in offered(g, 1)
    assert "store:b1" in offered(g, 1)


def test_tt_7_7_store() -> None:
    g = placing(EMPTY, factory("W", "GGG"), named="brick", cards="warehouse")
    answer(g, 1, "named")
    assert [name for name in offered(g, 1) if name.startswith("store")] == ["store:a1"]
    assert reason(g, 1, "store:b1") == "TT-7.7"
    assert reason(g, 1, "store:d4") == "TT-7.7"
    answer(g, 1, "store:a1")
    answer(g, 0, "square:a1")
    assert picture(g, 1) == "Fc[WB] Fc[GGG] . . / . . . . / . . . . / . . . ."
    assert len(events(g, "stores")) == 1


def test_tt_7_8_swap() -> None:
    g = placing(EMPTY, factory("WWG"), named="brick", cards="warehouse")
    assert offered(g, 1) == ["named", "swap:a1:wood", "swap:a1:glass"]
    assert reason(g, 1, "swap:a1:stone") == "TT-7.8"
    assert reason(g, 1, "swap:b1:wood") == "TT-7.8"
    answer(g, 1, "swap:a1:wood", "square:c3")
    answer(g, 0, "square:a1")
    assert at(g, 1, "a1") == "Fc[WBG]"
    assert at(g, 1, "c3") == "W"
    assert len(events(g, "swaps")) == 1


def test_tt_7_9_cubes_leave_a_warehouse_only_by_a_swap() -> None:
    g = placing(EMPTY, factory("WG"), named="brick", cards="warehouse")
    answer(g, 1, "swap:a1:glass", "square:d4")
    answer(g, 0, "square:a1")
    assert at(g, 1, "a1") == "Fc[WB]"  # as many as before
    assert g.hammer == 1  # one swap, and the turn went on
    for name in offered(g, 1):
        assert name.startswith("resource:")


def test_tt_7_10_a_factory_takes_a_cube_for_the_whole_game() -> None:
    town = "W . . .\nB S S B\n. . . .\n. . . Fc[G]"
    g = building(town, EMPTY, cards="factory")
    answer(g, 0, "build:factory", "square:a1")
    assert asked(g, 0) == "fill"
    assert len(offered(g, 0)) == 5
    answer(g, 0, "resource:glass")
    assert (at(g, 0, "a1"), at(g, 0, "d4")) == ("Fc[G]", "Fc[G]")
    assert [event.args for event in events(g, "fills")] == [(0, 3, 0)]


def test_tt_7_11_a_factory_replaces_the_resource_it_shows() -> None:
    g = placing(EMPTY, factory("B"), named="brick", cards="factory")
    assert offered(g, 1) == ["named", "factory:wood", "factory:wheat", "factory:glass", "factory:stone"]
    assert reason(g, 1, "factory:brick") == "TT-7.11"
    answer(g, 1, "factory:stone", "square:d4")
    answer(g, 0, "square:a1")
    assert (at(g, 1, "d4"), at(g, 1, "a1")) == ("S", "Fc[B]")
    assert asked(placing(EMPTY, factory("W"), named="brick", cards="factory"), 1) == "place-cube"


def test_tt_7_11_it_does_not_tell_whether_it_is_used() -> None:
    """Whichever cube is chosen, the square is asked for next, and others see no difference."""
    last = FULL.replace("W  H  W  H", "Fc[B]  H  W  .", 1)
    views = []
    for cube in ("named", "factory:glass"):
        g = placing(EMPTY, last, named="brick", cards="factory")
        answer(g, 1, cube)
        assert (asked(g, 1), offered(g, 1)) == ("place-cube", ["square:d1"])
        views.append(GAME.view(g, 0))
    assert views[0] == views[1]


def test_tt_7_12_a_bank_takes_a_new_resource() -> None:
    g = building("H H . Fc[G]\nW G B Fc[S]\n. . . .\n. . . .", EMPTY, cards="bank")
    answer(g, 0, "build:bank", "square:a1")
    assert offered(g, 0) == ["resource:wood", "resource:wheat", "resource:brick"]
    assert reason(g, 0, "resource:glass") == "TT-7.12"
    answer(g, 0, "resource:brick")
    assert at(g, 0, "a1") == "Fc[B]"


def test_tt_7_13_the_master_builder_cannot_name_what_the_own_banks_show() -> None:
    g = table(factory("W", "S"), factory("H"), cards="bank")
    assert offered(g, 0) == ["resource:wheat", "resource:brick", "resource:glass"]
    assert reason(g, 0, "resource:wood") == "TT-7.13"
    alone = table(factory("W", "S"), FULL, cards="bank", more="finished: 0 1")
    assert offered(alone, 0) == ["resource:wheat", "resource:brick", "resource:glass"]


FIVE_BANKS = "Fc[W] Fc[H] Fc[B] Fc[G]\nFc[S] H H .\n. W G B\n. . . ."


def test_tt_7_14_a_sixth_bank_cannot_be_constructed() -> None:
    assert "build:bank" not in offered(building(FIVE_BANKS, EMPTY, cards="bank"), 0)
    assert "build:bank" in offered(building(FIVE_BANKS.replace("Fc[S]", "S"), EMPTY, cards="bank"), 0)


def test_tt_7_14_five_banks_pass_the_hammer_on() -> None:
    g = table(EMPTY, FIVE_BANKS, EMPTY, cards="bank", more="hammer: 0\nagenda: end_turn")
    assert g.hammer == 2


def test_tt_7_14_the_reason_is_given() -> None:
    g = building(FIVE_BANKS.replace(". . . .", "W S . ."), EMPTY, cards="bank")
    assert reason(g, 0, "build:bank") == "TT-7.14"


def test_tt_7_15_equal_choices_are_offered_once() -> None:
    g = placing(EMPTY, factory("WWB"), named="brick", cards="warehouse")
    assert offered(g, 1) == ["named", "swap:a1:wood"]
    assert reason(g, 1, "swap:a1:brick") == "TT-7.15"
    g = placing(EMPTY, factory("B", "B"), named="brick", cards="factory")
    assert len(offered(g, 1)) == 5


@pytest.mark.parametrize(("variant", "may"), [("novice=all", True), ("novice-2=on", True), ("novice-3=on", False)])
def test_tt_14_1_a_novice_may_set_the_cube_aside(variant: str, may: bool) -> None:
    g = placing(EMPTY, EMPTY, EMPTY, named="brick", variant=variant)
    assert ("aside" in offered(g, 1)) == may
    assert reason(g, 1, "aside") == (None if may else "TT-14.1")


def test_tt_14_2_twice_per_game() -> None:
    g = placing(EMPTY, EMPTY, named="brick", variant="novice=all", more="aside 1: W")
    assert g.aside_left == [2, 1]
    answer(g, 1, "aside")
    answer(g, 0, "square:a1")
    assert picture(g, 1) == picture(table(EMPTY), 1)
    assert g.aside_left == [2, 0]
    answer(g, 1, "resource:wood", "square:a1")
    answer(g, 0, "square:b1")
    answer(g, 0, "resource:wood")
    assert reason(g, 1, "aside") == "TT-14.2"


def test_tt_14_3_cubes_set_aside_count_for_nothing() -> None:
    plain = table(MIXED, EMPTY)
    aside = table(MIXED, EMPTY, variant="novice=all", more="aside 0: WS")
    assert GAME.points(plain) == GAME.points(aside)
    g = building("W . . .\n. . . .\n. . . .\n. . . .", EMPTY, variant="novice=all", more="aside 0: S")
    assert asked(g, 0) == ""  # wood on the board and stone aside make no Well


def test_tt_14_4_the_novice_rule_in_the_variants() -> None:
    hall = "mode=town-hall novice=all"
    card = placing(EMPTY, EMPTY, named="brick", variant=hall, more="turn: 4")
    assert "aside" in offered(card, 0)
    free = table(EMPTY, EMPTY, variant=hall, more="turn: 5")
    answer(free, 0, "resource:wood")
    assert reason(free, 0, "aside") == "TT-15.8"
    solo = table(EMPTY, seats=1, variant="novice=all")
    answer(solo, 0, "resource:wood")
    assert reason(solo, 0, "aside") == "TT-14.1"
    assert run.to_act(solo) == [0]
