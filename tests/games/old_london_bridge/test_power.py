"""Chapter 8: the power of an action."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge.box import TYPES
from tests.games.old_london_bridge.table import answer, bridge, names, take, told, turn

SHOP = TYPES.index("shop")


@pytest.mark.parametrize(
    ("before", "power"),
    [
        ("", 1),
        ("53", 2),  # orange
        ("59", 1),  # blue: another colour
        ("56 53 48", 4),
    ],
)
def test_olb_8_1_power_counts_shields_of_the_new_buildings_colour(before: str, power: int) -> None:
    g = turn(3, f"bridge 0: {before}", "tops: 4 5 3 43 1 park-blue")  # 43 is orange
    take(g, 0, "shop")
    assert [(0, SHOP, power)] == told(g, "acts")
    assert 5 + 2 + power == g.money[0]


def test_olb_8_1_only_the_own_bridge_counts() -> None:
    g = turn(3, "bridge 1: 56 53 48", "tops: 4 5 3 43 1 park-blue")
    take(g, 0, "shop")
    assert told(g, "acts") == [(0, SHOP, 1)]


@pytest.mark.parametrize("shop", [46, 43, 24, 38])  # blue, orange, grey, green
def test_olb_8_2_a_guild_counts_for_every_colour(shop: int) -> None:
    g = turn(3, "bridge 0: 58 51", f"tops: 4 5 3 {shop} 1 park-blue")
    take(g, 0, "shop")
    assert told(g, "acts") == [(0, SHOP, 3)]


def test_olb_8_3_a_park_counts_for_its_colour() -> None:
    """E-1: the public example of shop 18 with the green shield of a park."""
    g = turn(3, "bridge 0: park-green park-blue", "tops: 4 5 3 18 1 park-blue")
    take(g, 0, "shop")
    assert told(g, "acts") == [(0, SHOP, 2)]


def test_olb_8_4_a_replaced_building_does_not_count() -> None:
    g = turn(3, "bridge 0: 53 40 35", "tops: 4 5 3 43 1 park-blue")  # all orange
    take(g, 0, "shop")
    assert names(g, 0) == ["slot:1", "slot:2"]
    answer(g, 0, "replace", "slot:2")
    assert bridge(g, 0) == ["53", "43", "35"]
    assert told(g, "acts") == [(0, SHOP, 3)]


def test_olb_8_4_a_replaced_guild_does_not_count() -> None:
    g = turn(3, "bridge 0: 42", "tops: 4 5 3 43 1 park-blue")
    take(g, 0, "shop")
    assert told(g, "acts") == [(0, SHOP, 1)]
    assert g.shields[:4] == [0, 1, 0, 0]


@pytest.mark.parametrize("kind", ["guild", "park"])
def test_olb_8_5_guilds_and_parks_have_no_power(kind: str) -> None:
    g = turn(3, "bridge 0: 58", "tops: 4 5 3 43 49 park-blue")
    take(g, 0, kind)
    assert len(bridge(g, 0)) == 2
    assert told(g, "acts") == []


@pytest.mark.parametrize("kind", ["chapel", "gate", "inn", "shop"])
def test_olb_8_5_the_power_of_the_others_is_at_least_1(kind: str) -> None:
    g = turn(3, "tops: 59 56 57 60 58 park-blue")
    take(g, 0, kind)
    assert [(0, TYPES.index(kind), 1)] == told(g, "acts")
