"""Chapter 7: building on the bridge."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import TILE_NAMES
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import is_over
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.table import (
    amounts,
    answer,
    asked,
    bridge,
    names,
    new,
    over,
    play_on,
    position,
    refused,
    take,
    told,
    turn,
)

TWELVE = "bridge 0: 60 55 50 45 40 35 30 25 20 15 10 5"


def test_olb_7_1_buildings_fill_the_slots_from_left_to_right() -> None:
    g = turn(3, "bridge 0: 40 30", "tops: 21 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    assert bridge(g, 0) == ["40", "30", "21"]
    assert told(g, "builds") == [(0, 21, 3)]
    assert g.bridge[:12] == [40, 30, 21] + [0] * 9


def test_olb_7_1_a_bridge_holds_twelve() -> None:
    g = turn(3, TWELVE.removesuffix(" 5"), "tops: 4 5 3 2 1 park-blue")
    take(g, 0, "guild")
    assert (len(bridge(g, 0)), bridge(g, 0)[-1]) == (12, "1")


@pytest.mark.parametrize(("kind", "building"), [("chapel", "59"), ("guild", "1"), ("park", "park-grey")])
def test_olb_7_2_the_first_building_may_be_any(kind: str, building: str) -> None:
    """E-17."""
    g = turn(3, "tops: 59 5 3 2 1 park-grey")
    take(g, 0, kind)
    assert [building] == bridge(g, 0)


def test_olb_7_3_a_lower_number_is_added() -> None:
    g = turn(3, "bridge 0: 33", "tops: 32 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    assert bridge(g, 0) == ["33", "32"]


def test_olb_7_4_after_a_park_any_number_starts_a_new_series() -> None:
    g = turn(3, "bridge 0: 9 park-blue", "tops: 59 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    assert bridge(g, 0) == ["9", "park-blue", "59"]


@pytest.mark.parametrize("before", ["9", "9 park-blue", "park-blue"])
def test_olb_7_5_a_park_is_always_added_at_the_end(before: str) -> None:
    """E-16: also right of another park; nothing is asked."""
    g = turn(3, f"bridge 0: {before}", "tops: 59 5 3 2 1 park-grey")
    take(g, 0, "park")
    assert [*before.split(), "park-grey"] == bridge(g, 0)
    assert g.gone == []


def test_olb_7_6_a_higher_number_must_replace_a_building() -> None:
    g = turn(3, "bridge 0: 47 31 12 10", "tops: 15 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    assert (asked(g, 0), names(g, 0)) == ("replace", ["slot:2", "slot:3"])
    answer(g, 0, "replace", "slot:3")
    assert bridge(g, 0) == ["47", "31", "15", "10"]


def test_olb_7_6_a_single_replacement_is_not_asked_for() -> None:
    g = turn(3, "bridge 0: 12", "tops: 15 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    assert bridge(g, 0) == ["15"]


@pytest.mark.parametrize(
    ("before", "new", "slots"),
    [
        ("47 31 12 10", 15, [2, 3]),
        ("47 31 12 10", 59, [1]),
        ("47 31 12 10", 36, [1, 2]),
        ("12 10", 15, [1]),
        ("60 park-blue 20 10", 15, [1, 3, 4]),  # alone left of the park: 15 may stand there as well
        ("60 30 park-blue 20 10", 41, [1, 2, 4]),
        ("30 28 park-blue 20 10", 29, [1, 2, 4]),
        ("60 park-blue park-grey 10", 59, [1, 4]),
        ("16 10", 17, [1]),
        ("30 18 16 10", 17, [2, 3]),
    ],
)
def test_olb_7_7_every_series_must_still_fall(before: str, new: int, slots: list[int]) -> None:
    """E-15: series left of a park count too."""
    g = turn(3, f"bridge 0: {before}", f"tops: {new} 5 3 2 1 park-orange")
    take(g, 0, "chapel")
    if len(slots) == 1:
        assert str(new) == bridge(g, 0)[slots[0] - 1]
    else:
        assert [f"slot:{slot}" for slot in slots] == names(g, 0)
        for slot in set(range(1, 13)) - set(slots):
            is_a_park = bridge(g, 0)[slot - 1 : slot] in (["park-blue"], ["park-grey"])
            assert ("OLB-7.8" if is_a_park else "OLB-7.7") == refused(g, 0, f"slot:{slot}")


def test_olb_7_8_a_park_is_never_replaced() -> None:
    g = turn(3, "bridge 0: park-blue 10 park-grey 20", "tops: 36 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    assert names(g, 0) == ["slot:2", "slot:4"]
    assert refused(g, 0, "slot:1") == "OLB-7.8"
    assert refused(g, 0, "slot:3") == "OLB-7.8"


def test_olb_7_9_who_can_add_must_add() -> None:
    """E-14: 15 could replace 12 in the first series, but it is added without asking."""
    g = turn(3, "bridge 0: 12 park-blue 20", "tops: 15 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    assert bridge(g, 0) == ["12", "park-blue", "20", "15"]


def test_olb_7_10_the_replaced_building_leaves_the_game() -> None:
    g = turn(3, "bridge 0: 47 12", "tops: 15 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    answer(g, 0, "replace", "slot:2")
    assert (bridge(g, 0)[1], g.gone) == ("15", [12])
    assert told(g, "removes") == [(0, 12, 2)]
    assert [building.name for building in GAME.view(g, 1).gone] == ["12"]
    assert g.built[0] == 2


def test_olb_7_11_buildings_are_never_moved() -> None:
    g = turn(3, "bridge 0: 47 31 12 10", "tops: 36 5 3 2 1 park-blue")
    take(g, 0, "chapel")
    answer(g, 0, "replace", "slot:1")
    assert bridge(g, 0) == ["36", "31", "12", "10"]


def test_olb_7_12_while_a_slot_is_free_every_building_can_be_placed() -> None:
    for seed in range(2):
        rng = Rng(seed)
        g = new(3)
        play_on(g, rng, rounds=8)
        for seat in range(3):
            buildings = " ".join(bridge(g, seat))
            for tile in set(range(1, 61)) - {int(name) for name in buildings.split() if name.isdigit()}:
                lines = (
                    f"bridge {seat}: {buildings}",
                    f"tile: {TILE_NAMES[tile]}",
                    f"agenda: build {seat} > end_round",
                )
                at = position(3, *lines)
                assert tile in at.bridge or names(at, seat)


def test_olb_7_13_a_full_bridge_takes_no_park() -> None:
    """E-18."""
    g = turn(3, TWELVE, "tops: 4 9 3 2 1 park-blue", "rondel: 1")
    assert refused(g, 0, "outer:4") == "OLB-6.10"  # faces the parks
    answer(g, 0, "place-figure", "centre")
    assert names(g, 0) == ["stack:chapel", "stack:gate", "stack:inn", "stack:shop", "stack:guild"]
    assert refused(g, 0, "stack:park") == "OLB-7.13"


def test_olb_7_13_on_a_full_bridge_a_number_replaces_one() -> None:
    """E-18: also a number that could have been added on a longer bridge."""
    g = turn(3, TWELVE, "tops: 4 9 3 2 1 park-blue")
    take(g, 0, "chapel")
    assert (len(bridge(g, 0)), bridge(g, 0)[-1]) == (12, "4")


def test_olb_7_13_a_number_that_fits_nowhere_cannot_be_taken() -> None:
    parks = "park-blue park-blue park-blue park-grey park-grey park-grey park-orange park-orange park-orange"
    g = turn(3, f"bridge 0: {parks} park-green park-green park-green", "tops: 4 9 3 2 1 -")
    # Nothing fits between parks: the turn is skipped.
    assert (g.money[0], g.built[0], g.gone) == (5, 12, [])
    assert asked(g, CHANCE) == "turn-up-chip"


def test_olb_7_13_a_bridge_never_blocks_in_a_game() -> None:
    for seats in (2, 3, 4):
        g = new(seats)
        play_on(g, Rng(seats))
        assert is_over(g)
        assert told(g, "skips-turn") == []
        assert max(g.built) <= 12


def test_olb_7_14_a_park_counts_as_a_building() -> None:
    g = over(3, "bridge 0: park-blue park-blue park-grey", "bridge 1: 60 50", "bridge 2: 40")
    assert amounts(g, "printed-bridge") == [5, 3, 0]
