"""TT-8: monuments."""

from __future__ import annotations

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import CARDS, MONUMENTS
from guildhall.games.tiny_towns.constructing import buildable
from guildhall.games.tiny_towns.patterns import SQUARES
from guildhall.games.tiny_towns.town import planes_of
from guildhall.kernel import run
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
)

CATHEDRAL = "H . . .\nG S . .\n. . . .\n. . . ."
MO = "Mo . . .\n. . . .\n. . . .\n. . . ."
WELL = "W S . .\n. . . .\n. . . .\n. . . ."


def test_tt_8_1_only_the_owner() -> None:
    g = building(CATHEDRAL, CATHEDRAL, monuments=("cathedral-of-caterina", "silva-forum"))
    assert offered(g, 0) == ["done", "build:cathedral-of-caterina"]
    assert reason(g, 1, "build:cathedral-of-caterina") == "TT-8.1"


def test_tt_8_2_once_per_game() -> None:
    town = CATHEDRAL.replace(". . . .", "H . W S", 1).replace(". . . .", "G S . .", 1)
    g = building(town, EMPTY, monuments=("cathedral-of-caterina",))
    answer(g, 0, "build:cathedral-of-caterina", "three:a1:a2:b2", "square:a1")
    assert offered(g, 0) == ["done", "build:well"]
    assert reason(g, 0, "build:cathedral-of-caterina") == "TT-8.2"


def test_tt_8_3_in_any_build_step() -> None:
    for turn in (1, 12):
        g = building(CATHEDRAL, EMPTY, monuments=("cathedral-of-caterina",), more=f"turn: {turn}")
        assert "build:cathedral-of-caterina" in offered(g, 0)


def test_tt_8_4_it_is_shown_when_it_is_constructed() -> None:
    g = building(CATHEDRAL, WELL, monuments=("cathedral-of-caterina", "silva-forum"))
    assert GAME.view(g, 1).seats[0].monument is None
    answer(g, 0, "build:cathedral-of-caterina")
    card = GAME.view(g, 1).seats[0].monument
    assert card is not None
    assert card.id == "cathedral-of-caterina"
    assert [event.to for event in events(g, "reveals")] == [None]
    assert GAME.view(g, 0).seats[1].monument is None


def test_tt_8_5_immediate_effects_before_anything_else() -> None:
    g = building(". B . W\nS G S S\n. . . .\n. . . .", EMPTY, monuments=("grove-university",))
    answer(g, 0, "build:grove-university", "square:b1")
    assert asked(g, 0) == "take-building"
    answer(g, 0, "take:farm", "square:a4")
    assert offered(g, 0) == ["done", "build:well"]


def test_tt_8_6_abilities_are_the_owners() -> None:
    board = "Mo W S .\n. . . .\n. . . .\n. . . ."
    g = building(board, WELL, monuments=("obelisk-of-the-crescent", "silva-forum"))
    answer(g, 0, "build:well")
    answer(g, 1, "build:well")
    assert len(offered(g, 0)) == 15
    assert len(offered(g, 1)) == 2


GUILD = ". . G .\n. H S .\nW B . Fc[WGB]\n. We Co ."


def test_tt_8_7_the_guild_replaces_up_to_two_buildings() -> None:
    g = building(GUILD, EMPTY, cards="warehouse", monuments=("architects-guild",))
    answer(g, 0, "build:architects-guild", "square:c1")
    assert asked(g, 0) == "replace"
    assert offered(g, 0) == ["done", "square:d3", "square:b4", "square:c4"]
    assert reason(g, 0, "square:c1") == "TT-8.7"  # the Guild itself
    assert reason(g, 0, "square:a1") == "TT-8.7"  # nothing there
    answer(g, 0, "square:b4")
    assert "take:well" not in offered(g, 0)
    assert reason(g, 0, "take:well") == "TT-8.7"
    assert reason(g, 0, "take:granary") == "TT-3.7"
    answer(g, 0, "take:tavern")
    assert offered(g, 0) == ["done", "square:d3", "square:c4"]  # another square
    answer(g, 0, "square:c4", "take:tavern")  # the same type again
    assert picture(g, 0) == ". . Mo . / . . . . / . . . Fc[WBG] / . Ta Ta ."
    assert asked(g, 0) == ""
    assert len(events(g, "replaces")) == 2


def test_tt_8_7_new_factories_and_banks_take_a_cube() -> None:
    town = ". . G .\n. H S .\nW B . Fc[W]\n. We Co ."
    g = building(town, EMPTY, cards="bank", monuments=("architects-guild",))
    answer(g, 0, "build:architects-guild", "square:c1", "square:b4", "take:bank")
    assert asked(g, 0) == "fill"
    assert "resource:wood" not in offered(g, 0)
    answer(g, 0, "resource:stone")
    assert at(g, 0, "b4") == "Fc[S]"
    assert asked(g, 0) == "replace"
    answer(g, 0, "done")


def test_tt_8_7_a_replaced_bank_forbids_nothing_any_more() -> None:
    town = ". . G .\n. H S .\nW B . Fc[W]\n. . . ."
    g = building(town, EMPTY, cards="bank", monuments=("architects-guild",), more="hammer: 1")
    answer(g, 0, "build:architects-guild", "square:c1", "square:d3", "take:well")
    assert asked(g, 0) == "call-resource"
    assert "resource:wood" in offered(g, 0)


def test_tt_8_7_a_replaced_trading_post_stands_for_nothing_any_more() -> None:
    town = ". . G .\n. H S .\nW B . Fc\n. . . W"
    g = building(town, EMPTY, cards="trading-post", monuments=("architects-guild",))
    answer(g, 0, "build:architects-guild", "square:c1", "square:d3", "take:tavern")
    assert picture(g, 0) == ". . Mo . / . . . . / . . . Ta / . . . W"
    assert [plane >> SQUARES.index("d3") & 1 for plane in planes_of(g, 0)] == [0] * 5
    assert buildable(g, 0) == []  # the post would have been the stone of a Well


def test_tt_8_7_no_sixth_bank() -> None:
    town = "Fc[W] Fc[H] G Fc[B]\nFc[G] H S Fc[S]\nW B . .\n. We . ."
    g = building(town, EMPTY, cards="bank", monuments=("architects-guild",))
    answer(g, 0, "build:architects-guild", "square:c1", "square:b4")
    assert reason(g, 0, "take:bank") == "TT-7.14"


def test_tt_8_7_a_town_without_other_buildings_has_nothing_to_replace() -> None:
    g = building(". . G .\n. H S .\nW B . .\n. . . .", EMPTY, monuments=("architects-guild",))
    answer(g, 0, "build:architects-guild", "square:c1")
    assert asked(g, 0) != "replace"


def test_tt_8_8_barrett_castle_is_two_cottages_in_scoring() -> None:
    castle = "Mo We . .\nFa Ch . .\n. . . .\n. . . ."
    g = table(castle, cards="farm well chapel", monuments=("barrett-castle",))
    assert lines(g) == {"farm": 0, "well": 2, "chapel": 2, "barrett-castle": 5, "empty-squares": -12}
    unfed = table(castle.replace("Fa", "."), cards="farm well chapel", monuments=("barrett-castle",))
    assert lines(unfed)["well"] == 2
    assert lines(unfed)["chapel"] == lines(unfed)["barrett-castle"] == 0


def test_tt_8_8_during_the_game_the_castle_is_a_monument() -> None:
    g = building(
        "H . . S\nW G G B\n. . . .\n. . . .",
        MO,
        monuments=("barrett-castle", "opaleyes-watch"),
        more="watch 1: cottages wells farms",
    )
    answer(g, 0, "build:barrett-castle", "square:a1")
    assert asked(g, 1) != "set-building"
    assert g.watch[1].bit_count() == 3


def test_tt_8_9_fort_ironweed_skips_the_hammer() -> None:
    fort = ("-", "fort-ironweed", "-")
    g = table(EMPTY, MO, EMPTY, monuments=fort, more="hammer: 0\nagenda: end_turn")
    assert g.hammer == 2
    alone = table(FULL, MO, FULL, monuments=fort, more="hammer: 0\nfinished: 4 0 4\nagenda: end_turn")
    assert alone.hammer == 1
    leading = building("H . B .\nS W S .\n. . . .\n. . . .", EMPTY, monuments=("fort-ironweed",), more="hammer: 0")
    answer(leading, 0, "build:fort-ironweed", "square:a1")
    assert leading.hammer == 1


GROVE = ". B . .\nS G S .\n. . . .\n. . . ."


def test_tt_8_10_grove_university_places_a_building() -> None:
    g = building(GROVE, EMPTY, cards="factory", monuments=("grove-university",))
    answer(g, 0, "build:grove-university", "square:b2")
    assert [name.removeprefix("take:") for name in offered(g, 0)] == [CARDS[card] for card in g.cards]
    assert reason(g, 0, "take:orchard") == "TT-3.7"
    answer(g, 0, "take:factory")
    assert len(offered(g, 0)) == 15
    assert reason(g, 0, "square:b2") == "TT-6.12"
    answer(g, 0, "square:d4")
    assert asked(g, 0) == "fill"
    answer(g, 0, "resource:glass")
    assert (at(g, 0, "b2"), at(g, 0, "d4")) == ("Mo", "Fc[G]")
    assert len(events(g, "sets")) == 1


def test_tt_8_10_with_no_empty_square_nothing_happens() -> None:
    """Three Trading Posts leave just the square that the University takes."""
    full = "W Fc W H\nFc G Fc H\nW H W W\nH H W H"
    g = building(full, EMPTY, cards="trading-post", monuments=("grove-university",))
    answer(g, 0, "build:grove-university")
    if asked(g, 0) == "use-squares":
        answer(g, 0, "four:b1:a2:b2:c2")
    assert at(g, 0, "b2") == "Mo"
    assert asked(g, 0) != "take-building"


def test_tt_8_11_under_the_mausoleum_cottages_need_no_feeding() -> None:
    town = "Co Co Mo .\nCh . . .\n. . . .\n. . . ."
    g = table(town, cards="chapel", monuments=("grand-mausoleum-of-the-rodina",))
    assert lines(g) == {"cottage": 6, "chapel": 0, "grand-mausoleum-of-the-rodina": 0, "empty-squares": -12}
    assert fed(g) == []


OBELISK = "H . . .\nB G B .\n. . . .\nW S Co W"


def test_tt_8_12_with_the_obelisk_buildings_stand_anywhere() -> None:
    g = building(OBELISK, EMPTY, monuments=("obelisk-of-the-crescent",))
    answer(g, 0, "build:obelisk-of-the-crescent")
    assert offered(g, 0) == ["square:a1", "square:a2", "square:b2", "square:c2"]
    answer(g, 0, "square:a1", "build:well")
    assert len(offered(g, 0)) == 13
    answer(g, 0, "square:d1")
    assert picture(g, 0) == "Mo . . We / . . . . / . . . . / . . Co W"


WATCH = "W . . .\nB G H H\nS . . .\n. . . ."


def test_tt_8_13_the_watch_holds_three_different_types() -> None:
    g = building(WATCH, EMPTY, monuments=("opaleyes-watch",))
    answer(g, 0, "build:opaleyes-watch", "square:a1")
    assert asked(g, 0) == "watch-types"
    assert len(offered(g, 0)) == 35
    assert not any("monuments" in name for name in offered(g, 0))
    assert all(len(set(name.split(":")[1:])) == 3 for name in offered(g, 0))
    answer(g, 0, "types:cottages:wells:taverns")
    assert GAME.view(g, 1).seats[0].watch == ["cottage", "well", "tavern"]
    assert len(events(g, "watches")) == 1


def test_tt_8_14_a_neighbours_construction_calls_the_watch() -> None:
    two_wells = "W S W S\n. . . .\n. . . .\n. . . ."
    g = building(
        two_wells, MO, WELL, EMPTY, monuments=("-", "opaleyes-watch"), more="watch 1: wells cottages farms\nhammer: 3"
    )
    answer(g, 0, "build:well", "two:a1:b1", "square:a1")
    assert asked(g, 1) == "set-building"
    assert asked(g, 0) == ""  # waits until it is placed
    assert asked(g, 2) == "build"  # is not concerned
    assert len(offered(g, 1)) == 15
    answer(g, 1, "square:d4")
    assert at(g, 1, "d4") == "We"
    assert asked(g, 0) == "build"
    assert GAME.view(g, 0).seats[1].watch == ["cottage", "farm"]


def test_tt_4_7_the_watch_opens_a_build_step_that_was_done_again() -> None:
    own = "Mo . . .\n. . . .\n. . . .\nW S . ."
    g = building(WELL, own, monuments=("-", "opaleyes-watch"), more="watch 1: wells cottages farms")
    answer(g, 1, "done")
    assert GAME.view(g, 0).seats[1].done
    answer(g, 0, "build:well", "square:a1")
    assert asked(g, 1) == "set-building"
    assert not GAME.view(g, 0).seats[1].done
    answer(g, 1, "square:d4")
    assert asked(g, 1) == "build"
    assert not GAME.view(g, 0).seats[1].done


@pytest.mark.parametrize(("builder", "calls"), [(0, True), (2, True), (3, False)])
def test_tt_8_14_only_the_two_neighbours(builder: int, calls: bool) -> None:
    towns = [WELL if seat == builder else EMPTY for seat in range(4)]
    towns[1] = MO
    g = building(*towns, monuments=("-", "opaleyes-watch"), more="watch 1: wells cottages farms")
    answer(g, builder, "build:well", "square:a1")
    assert (asked(g, 1) == "set-building") == calls


def test_tt_8_14_with_two_players_once() -> None:
    g = building(WELL, MO, monuments=("-", "opaleyes-watch"), more="watch 1: wells cottages farms")
    answer(g, 0, "build:well", "square:a1")
    answer(g, 1, "square:b1")
    assert g.buildings[8 + 2].bit_count() == 1


def test_tt_6_9_the_owner_completes_a_construction_before_the_watch_is_served() -> None:
    """What was announced is completed first, then the building comes from the card, then either goes on."""
    own = "Mo W S .\n. . . W\n. . . S\n. . . ."
    g = building(
        "W S W S\n. . . .\n. . . .\n. . . .", own, cards="shed", monuments=("-", "opaleyes-watch"),
        more="watch 1: wells cottages farms",
    )  # fmt: skip
    answer(g, 1, "build:shed", "two:b1:c1")
    answer(g, 0, "build:shed", "two:a1:b1", "square:a1")
    assert (asked(g, 0), asked(g, 1)) == ("", "stand-on")
    assert GAME.view(g, 0).seats[1].watch == ["cottage", "farm", "shed"]
    answer(g, 1, "square:b1")
    assert (asked(g, 0), asked(g, 1)) == ("", "set-building")
    assert GAME.view(g, 0).seats[1].watch == ["cottage", "farm"]
    assert "square:c1" in offered(g, 1)  # a square that the construction left
    answer(g, 1, "square:d4")
    assert picture(g, 1) == "Mo We . . / . . . W / . . . S / . . . We"
    assert (asked(g, 0), asked(g, 1)) == ("build", "build")


def test_tt_6_14_a_new_factory_takes_its_cube_before_the_watch_is_served() -> None:
    factory = "W . . .\nB S S B\n. . . .\n. . . ."
    g = building(
        factory, factory.replace("W .", "W Mo"), cards="factory", monuments=("-", "opaleyes-watch"),
        more="watch 1: factories cottages farms",
    )  # fmt: skip
    answer(g, 1, "build:factory", "square:a1")
    answer(g, 0, "build:factory", "square:a1", "resource:wood")
    assert asked(g, 1) == "fill"
    answer(g, 1, "resource:brick")
    assert at(g, 1, "a1") == "Fc[B]"
    answer(g, 1, "square:d4", "resource:glass")
    assert (at(g, 1, "a1"), at(g, 1, "d4")) == ("Fc[B]", "Fc[G]")
    assert g.turn == 2


def test_tt_7_14_no_sixth_bank_when_the_fifth_is_under_construction() -> None:
    own = "Mo Fc[W] Fc[H] Fc[B]\nFc[G] H H .\n. W G B\n. . . ."
    g = building(
        "H H . .\nW G B .\n. . . .\n. . . .", own, cards="bank", monuments=("-", "opaleyes-watch"),
        more="watch 1: factories cottages farms",
    )  # fmt: skip
    answer(g, 1, "build:bank")
    answer(g, 0, "build:bank", "square:a1", "resource:wood")
    assert asked(g, 1) == "stand-on"
    answer(g, 1, "square:b2")
    assert at(g, 1, "b2") == "Fc[S]"
    assert g.watch[1].bit_count() == 3  # it stays on the card
    assert g.turn == 2


def test_tt_8_14_both_neighbours_call() -> None:
    g = building(
        WELL, MO, ". H . .\nB G . .\n. . . .\n. . . .", EMPTY, monuments=("-", "opaleyes-watch"),
        more="watch 1: wells cottages farms",
    )  # fmt: skip
    answer(g, 0, "build:well", "square:a1")
    answer(g, 2, "build:cottage", "square:b1")
    assert g.calls[1]
    assert GAME.view(g, 0).seats[1].to_set == "well"
    assert GAME.view(g, 0).seats[1].watch == ["cottage", "farm"]  # the second call waits
    answer(g, 1, "square:b1")
    assert GAME.view(g, 0).seats[1].to_set == "cottage"
    answer(g, 1, "square:c1")
    assert picture(g, 1) == "Mo We Co . / . . . . / . . . . / . . . ."
    assert g.turn == 2


def test_tt_8_15_each_building_once() -> None:
    g = building(
        "W S W S\n. . . .\n. . . .\n. . . .", MO, monuments=("-", "opaleyes-watch"),
        more="watch 1: wells cottages farms",
    )  # fmt: skip
    answer(g, 0, "build:well", "two:a1:b1", "square:a1")
    answer(g, 1, "square:d4")
    answer(g, 0, "build:well", "square:d1")
    assert asked(g, 1) != "set-building"
    assert g.buildings[8 + 2].bit_count() == 1


def test_tt_8_15_without_room_it_stays_on_the_card() -> None:
    full = FULL.replace("W  H", "Mo  H", 1)
    g = building(WELL, full, monuments=("-", "opaleyes-watch"), more="watch 1: wells cottages farms")
    answer(g, 0, "build:well", "square:a1")
    assert asked(g, 1) != "set-building"
    assert GAME.view(g, 0).seats[1].watch == ["cottage", "farm", "well"]


def test_tt_8_15_two_calls_and_one_empty_square() -> None:
    one = FULL.replace("W  H  W", "Mo  .  W", 1)
    g = building(
        WELL, one, ". H . .\nB G . .\n. . . .\n. . . .", EMPTY, monuments=("-", "opaleyes-watch"),
        more="watch 1: wells cottages farms",
    )  # fmt: skip
    answer(g, 0, "build:well", "square:a1")  # placed at once on the only square
    answer(g, 2, "build:cottage", "square:b1")
    assert at(g, 1, "b1") == "We"
    assert GAME.view(g, 0).seats[1].watch == ["cottage", "farm"]


def test_tt_8_15_what_was_built_before_does_not_count() -> None:
    g = building("We . . .\n. . . .\n. . . .\n. . . .", WATCH, monuments=("-", "opaleyes-watch"))
    answer(g, 1, "build:opaleyes-watch", "square:a1", "types:cottages:farms:wells")
    assert asked(g, 1) != "set-building"
    assert g.watch[1].bit_count() == 3


def test_tt_8_15_what_is_built_after_it_in_the_same_turn_counts() -> None:
    g = building(WELL, WATCH, monuments=("-", "opaleyes-watch"))
    answer(g, 1, "build:opaleyes-watch", "square:a1", "types:cottages:farms:wells")
    answer(g, 0, "build:well", "square:a1")
    assert asked(g, 1) == "set-building"


def test_tt_8_16_a_placed_bank_takes_its_cube() -> None:
    bank = "H H . .\nW G B .\n. . . .\n. . . ."
    owner = "Mo Fc[W] . .\n. . . .\n. . . .\n. . . ."
    g = building(bank, owner, cards="bank", monuments=("-", "opaleyes-watch"), more="watch 1: factories cottages farms")
    answer(g, 0, "build:bank", "square:a1", "resource:wood")
    answer(g, 1, "square:d4")
    assert offered(g, 1) == ["resource:wheat", "resource:brick", "resource:glass", "resource:stone"]
    answer(g, 1, "resource:stone")
    assert at(g, 1, "d4") == "Fc[S]"


def test_tt_8_16_a_sixth_bank_stays_on_the_card() -> None:
    bank = "H H . .\nW G B .\n. . . .\n. . . ."
    owner = "Mo Fc[W] Fc[H] Fc[B]\nFc[G] Fc[S] . .\n. . . .\n. . . ."
    g = building(bank, owner, cards="bank", monuments=("-", "opaleyes-watch"), more="watch 1: factories cottages farms")
    answer(g, 0, "build:bank", "square:a1", "resource:wood")
    assert asked(g, 1) != "set-building"
    assert g.watch[1].bit_count() == 3
    assert points(table(MO, EMPTY, monuments=("opaleyes-watch",), more="watch 0: wells farms cottages")) == -15


def test_tt_8_17_the_shrine_counts_when_it_is_put_up() -> None:
    g = building("B H S We\nW G W Co\nW S . .\n. . . .", EMPTY, monuments=("shrine-of-the-elder-tree",))
    answer(g, 0, "build:shrine-of-the-elder-tree", "square:a1")
    assert g.shrine[0] == 3
    assert lines(g)["shrine-of-the-elder-tree"] == 3


def test_tt_8_18_the_bondmaker_puts_cubes_on_cottages() -> None:
    town = "Mo Co Co[W] .\n. . . .\n. . . .\n. . . ."
    g = placing(EMPTY, town, named="brick", monuments=("-", "statue-of-the-bondmaker"))
    assert [name for name in offered(g, 1) if name.startswith("cottage")] == ["cottage:b1"]
    assert reason(g, 1, "cottage:c1") == "TT-8.18"
    answer(g, 1, "cottage:b1")
    answer(g, 0, "square:a1")
    assert picture(g, 1) == "Mo Co[B] Co[W] . / . . . . / . . . . / . . . ."
    assert points(g, 1) == -13


@pytest.mark.parametrize(
    "monument",
    [
        "archive-of-the-second-age",
        "barrett-castle",
        "cathedral-of-caterina",
        "grand-mausoleum-of-the-rodina",
        "mandras-palace",
        "silva-forum",
        "the-sky-baths",
        "the-starloom",
    ],
)
def test_tt_8_19_some_do_nothing_before_final_scoring(monument: str) -> None:
    """Built, they ask nothing, and placing and building are as without them."""
    g = placing(EMPTY, "Mo Co W S\n. . . .\n. . . .\n. . . .", named="brick", monuments=("-", monument))
    assert offered(g, 1) == ["square:" + name for name in GAME.things["square"][4:]]
    answer(g, 1, "square:d4")
    answer(g, 0, "square:a1")
    answer(g, 1, "build:well")
    assert offered(g, 1) == ["square:c1", "square:d1"]


@pytest.mark.parametrize("monument", MONUMENTS)
def test_tt_8_20_unbuilt_it_is_worth_nothing(monument: str) -> None:
    town = "Co Co Fa .\nCh W . .\n. . . .\n. . . ."
    assert points(table(town, EMPTY, monuments=(monument,))) == points(table(town, EMPTY))


def test_tt_8_20_unbuilt_it_does_nothing() -> None:
    obelisk = building(WELL, EMPTY, monuments=("obelisk-of-the-crescent",))
    answer(obelisk, 0, "build:well")
    assert offered(obelisk, 0) == ["square:a1", "square:b1"]
    cottage = "Co . . .\n. . . .\n. . . .\n. . . ."
    statue = placing(EMPTY, cottage, named="brick", monuments=("-", "statue-of-the-bondmaker"))
    assert reason(statue, 1, "cottage:a1") == "TT-8.18"
    fort = table(EMPTY, EMPTY, EMPTY, monuments=("-", "fort-ironweed"), more="hammer: 0\nagenda: end_turn")
    assert fort.hammer == 1


def test_a_monument_kept_is_shown_when_the_game_is_over() -> None:
    g = building(
        FULL.replace("W  H", "W  S", 1), FULL, monuments=("silva-forum", "mandras-palace"), more="finished: 0 2"
    )
    assert GAME.view(g, None).seats[1].monument is None
    answer(g, 0, "done")
    assert run.is_over(g)
    card = GAME.view(g, None).seats[1].monument
    assert card is not None
    assert card.id == "mandras-palace"
    assert GAME.view(g, None).seats[1].dealt == []
