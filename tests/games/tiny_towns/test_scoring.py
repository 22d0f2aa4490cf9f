"""TT-11 to TT-13: what buildings and monuments are worth, and who wins."""

from __future__ import annotations

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.state import Towns
from guildhall.words import words as words_of
from tests.games.tiny_towns.helpers import EMPTY, FULL, lines, table, worths

REST = "\n. . . .\n. . . .\n. . . ."


def scored(town: str, card: str, monument: str = "-") -> dict[str, int]:
    return worths(table(town, cards=card, monuments=(monument,)), card.split()[-1])


def test_tt_11_1_cottage() -> None:
    assert scored("Co Fa . Co" + REST, "granary cottage") == {"a1": 3, "d1": 0}
    mausoleum = table("Co Fa Mo Co" + REST, cards="granary", monuments=("grand-mausoleum-of-the-rodina",))
    assert worths(mausoleum, "cottage") == {"a1": 3, "d1": 3}


def test_tt_11_2_well() -> None:
    assert scored("Co We Co .\nWe Co We .\n. . . .\n. . . We", "well") == {"b1": 3, "a2": 2, "c2": 2, "d4": 0}
    assert scored("Mo We . ." + REST, "well", "barrett-castle") == {"b1": 2}


def test_tt_11_3_fountain() -> None:
    assert scored("We We . We\nWe . . .\n. We . .\n. . . .", "fountain") == {
        "a1": 2,
        "b1": 2,
        "d1": 0,
        "a2": 2,
        "b3": 0,
    }


def test_tt_11_4_millstone() -> None:
    assert scored("We Fa We Th\nFa . . .\n. . Fc We\n. . . .", "millstone") == {"a1": 2, "c1": 2, "d3": 0}


def test_tt_11_5_shed() -> None:
    assert scored("We . . We" + REST, "shed") == {"a1": 1, "d1": 1}


def test_tt_11_6_chapel() -> None:
    g = table("Co Fa Co Co\nCh . . .\n. . . .\n. . . Ch", cards="granary chapel")
    assert worths(g, "chapel") == {"a2": 2, "d4": 2}


def test_tt_11_7_abbey() -> None:
    town = "Ch Ta Ch Th\nCo . . .\nCh Fc . Ch\nWe . Ch Fa"
    assert scored(town, "abbey") == {"a1": 0, "c1": 0, "a3": 0, "d3": 3, "c4": 3}


def test_tt_11_8_cloister() -> None:
    assert scored("Ch . . .\n. Ch . .\n. . . .\n. . . Ch", "cloister") == {"a1": 2, "b2": 2, "d4": 2}
    assert scored("Ch . Ch Ch\n. . . .\n. . . .\nCh . . Ch", "cloister")["c1"] == 4


def test_tt_11_9_temple() -> None:
    town = "Co Ch Co .\nFa Co Fa Ch\n. . . Co\n. . . ."
    assert scored(town, "granary temple") == {"b1": 4, "d2": 0}
    castle = table("Mo Ch . .\nFa . . .\n. . . .\n. . . .", cards="granary temple", monuments=("barrett-castle",))
    assert worths(castle, "temple") == {"b1": 4}


@pytest.mark.parametrize(("count", "worth"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 20)])
def test_tt_11_10_taverns(count: int, worth: int) -> None:
    assert lines(table(many("Ta", count), cards="tavern"))["tavern"] == worth


@pytest.mark.parametrize(("count", "worth"), [(1, -1), (2, 5), (3, -3), (4, 15), (5, -5), (6, 26), (7, 26)])
def test_tt_11_11_almshouses(count: int, worth: int) -> None:
    assert lines(table(many("Ta", count), cards="almshouse"))["almshouse"] == worth


def many(code: str, count: int) -> str:
    squares = [code] * count + ["."] * (16 - count)
    return "\n".join(" ".join(squares[row : row + 4]) for row in range(0, 16, 4))


def test_tt_11_12_feast_halls_against_the_right_neighbour() -> None:
    g = table(many("Ta", 3), many("Ta", 1), many("Ta", 2), cards="feast-hall")
    assert [lines(g, seat)["feast-hall"] for seat in range(3)] == [9, 2, 6]


def test_tt_11_13_inn() -> None:
    assert scored("Ta . . Ta\n. Ta . .\n. . . .\nTa . . .", "inn") == {"a1": 0, "d1": 0, "b2": 3, "a4": 0}


def test_tt_11_14_theater() -> None:
    assert scored("Th Co We Co\nTh . . .\nFa . . .\nFa . . Ta", "theater") == {"a1": 3, "a2": 1}


def test_tt_11_15_bakery() -> None:
    assert scored("Th Fa . Th\nTh . . Fc\nTh . . Th\nCo . . .", "bakery") == {
        "a1": 3, "d1": 3, "a2": 0, "a3": 0, "d3": 3,
    }  # fmt: skip


def test_tt_11_16_market() -> None:
    assert scored("Th Th . .\nTh . . .\nTh . . .\n. . . Th", "market") == {"a1": 3, "b1": 2, "a2": 3, "a3": 3, "d4": 1}


def test_tt_11_17_tailor() -> None:
    assert scored("Th . . .\n. Th Th .\n. . . .\n. . . .", "tailor") == {"a1": 3, "b2": 3, "c2": 3}
    assert scored("Th . . .\n. . . .\n. . . .\n. . . .", "tailor") == {"a1": 1}


def test_tt_11_18_factory() -> None:
    assert scored("Fc[W] . . ." + REST, "factory") == {"a1": 0}


def test_tt_11_19_warehouse() -> None:
    assert scored("Fc[WWB] Fc . Fc[S]" + REST, "warehouse") == {"a1": -3, "b1": 0, "d1": -1}


def test_tt_11_20_bank() -> None:
    assert scored("Fc[W] Fc[H] . ." + REST, "bank") == {"a1": 4, "b1": 4}


def test_tt_11_21_trading_post() -> None:
    assert scored("Fc Fc . ." + REST, "trading-post") == {"a1": 1, "b1": 1}


def monument(name: str, town: str, cards: str = "", more: str = "") -> int:
    return lines(table(town, cards=cards, monuments=(name,), more=more))[name]


def test_tt_12_1_architects_guild() -> None:
    assert monument("architects-guild", "Mo . . ." + REST) == 1


def test_tt_12_2_archive() -> None:
    assert monument("archive-of-the-second-age", "Mo Co Co Fa\n. . . We\n. . . .\n. . . .") == 3
    assert monument("archive-of-the-second-age", "Mo Co Fa We\nCh Ta Th Fc[W]\n. . . .\n. . . .") == 7


def test_tt_12_3_barrett_castle() -> None:
    assert monument("barrett-castle", "Mo Fa . ." + REST, "granary") == 5
    assert monument("barrett-castle", "Mo . Fa ." + REST, "granary") == 0


def test_tt_12_4_cathedral() -> None:
    g = table("Mo Fc[WW] . ." + REST, many("Ta", 1), cards="warehouse", monuments=("cathedral-of-caterina",))
    assert lines(g) == {"cathedral-of-caterina": 2, "warehouse": -2, "empty-squares": 0}
    assert lines(g, 1)["empty-squares"] == -15


def test_tt_12_5_fort_ironweed() -> None:
    assert monument("fort-ironweed", "Mo . . ." + REST) == 7


def test_tt_12_6_mausoleum() -> None:
    assert monument("grand-mausoleum-of-the-rodina", "Mo Co . ." + REST) == 0


def test_tt_12_7_grove_university() -> None:
    assert monument("grove-university", "Mo . . ." + REST) == 3


def test_tt_12_8_mandras_palace() -> None:
    assert monument("mandras-palace", ". Co . .\nFa Mo We .\n. Ch . .\n. . . .") == 8
    assert monument("mandras-palace", ". Co . .\nCo Mo Co .\n. W . Ta\n. . . .") == 2


def test_tt_12_9_obelisk() -> None:
    assert monument("obelisk-of-the-crescent", "Mo . . ." + REST) == 0


def test_tt_12_10_opaleyes_watch() -> None:
    assert monument("opaleyes-watch", "Mo . . ." + REST, more="watch 0: wells farms cottages") == 0


@pytest.mark.parametrize(("count", "worth"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 8), (7, 8), (12, 8)])
def test_tt_12_11_shrine(count: int, worth: int) -> None:
    assert monument("shrine-of-the-elder-tree", "Mo . . ." + REST, more=f"shrine 0: {count}") == worth


def test_tt_12_12_silva_forum() -> None:
    assert monument("silva-forum", "Mo . . ." + REST) == 2
    assert monument("silva-forum", "Mo Co Co .\nWe . Co .\nWe . . Co\nWe We . .") == 5


def test_tt_12_13_sky_baths() -> None:
    assert monument("the-sky-baths", "Mo . . ." + REST) == 14
    assert monument("the-sky-baths", "Mo Co Co Fa" + REST) == 10


@pytest.mark.parametrize(("turns", "worth"), [("9 9 9", 6), ("9 8 9", 3), ("9 8 8", 2), ("9 8 7 6", 0), ("7 8 9", 6)])
def test_tt_12_14_starloom(turns: str, worth: int) -> None:
    seats = len(turns.split())
    g = table(
        "Mo . . ." + REST, *[EMPTY] * (seats - 1), monuments=("the-starloom",), more=f"finished: {turns}\nagenda:"
    )
    assert lines(g)["the-starloom"] == worth


def test_tt_12_15_bondmaker() -> None:
    assert monument("statue-of-the-bondmaker", "Mo Co[W] . ." + REST) == 0


def test_tt_13_1_empty_squares() -> None:
    assert lines(table("Co W . ." + REST))["empty-squares"] == -15
    assert "empty-squares" not in lines(table(many("We", 16)))


def over(*towns: str, more: str = "", cards: str = "", monuments: tuple[str, ...] = ()) -> Towns:
    done = " ".join("5" for _ in towns)
    return table(*towns, cards=cards, monuments=monuments, more=f"finished: {done}\nturn: 9\nagenda:\n{more}")


def test_tt_13_2_the_highest_total_wins() -> None:
    g = over(many("Ta", 2), many("Ta", 5), EMPTY, cards="tavern")
    scores = GAME.scores(g)
    assert scores is not None
    assert [score.points for score in scores] == [5 - 14, 20 - 11, -16]
    assert [score.place for score in scores] == [2, 1, 3]


def test_tt_13_3_fewest_times_master_builder_first() -> None:
    g = over(EMPTY, EMPTY, more="times: 5 4")
    assert GAME.places(g) == [2, 1]


def test_tt_13_3_the_second_tie_break() -> None:
    """Both have -14; the Farms leave fewer empty squares."""
    g = over("Fa Fa . ." + REST, "We . . ." + REST, cards="shed", more="times: 5 5")
    assert GAME.points(g) == [-14, -14]
    assert GAME.places(g) == [1, 2]


def test_tt_13_3_the_third_tie_break() -> None:
    g = over("Fa . . ." + REST, "Co . . ." + REST, more="times: 5 5", cards="orchard")
    assert GAME.points(g) == [-15, -15]
    assert GAME.places(g) == [2, 1]


def test_tt_13_4_shared_victory() -> None:
    g = over("Co . . ." + REST, "Co . . ." + REST, EMPTY, more="times: 3 3 3")
    assert GAME.places(g) == [1, 1, 3]


def test_tt_13_5_what_the_tie_breaks_count() -> None:
    """Cottages count fed or not, the Castle as two; empty squares count with the Cathedral, too."""
    castle = over("Mo . . ." + REST, "Co . . ." + REST, monuments=("barrett-castle",), more="times: 3 3")
    assert GAME.points(castle) == [-15, -15]
    assert GAME.places(castle) == [1, 2]
    level = over(
        "Mo . . ." + REST,
        "We We We We\nWe Fa Fa Fa\nFa Fa Fa Fa\nFa Fa Fa Fc[WWW]",
        cards="shed warehouse",
        monuments=("cathedral-of-caterina",),
        more="times: 3 3",
    )
    assert GAME.points(level) == [2, 2]
    assert GAME.places(level) == [2, 1]


def test_tt_13_6_the_score_sheet() -> None:
    town = "Co We Co Ta\nFa Co Ta Co\nTh Ch Ta We\n. . Fc[WWB] Co"
    g = table(town, cards="bakery warehouse")
    assert GAME.view(g, 1).seats[0].sheet == {
        "cottages": 12,
        "farms": 0,
        "wells": 5,
        "chapels": 4,
        "taverns": 9,
        "theaters": 3,
        "factories": -3,
        "monuments": 0,
        "empty": -2,
        "total": 28,
    }


def test_the_ledger_names_buildings_and_the_squares_they_count() -> None:
    g = table("Co We Co .\n. . . .\nTa . . Ta\n. . . .", cards="well tavern")
    ledger = {dict(line.facts).get("card"): line for line in GAME.forecast(g)[0].ledger}
    assert ledger["well"].clause == "TT-11.2"
    assert dict(ledger["well"].facts) == {"card": "well", "square": "b1", "count": 2, "s1": "a1", "s2": "c1"}
    assert dict(ledger["tavern"].facts) == {"card": "tavern", "count": 2, "s1": "a3", "s2": "d3"}
    assert ledger["tavern"].amount == 5
    assert GAME.points(table(FULL))[0] == -16


@pytest.mark.parametrize(
    ("card", "town", "amount", "words"),
    [
        ("theater", "Co . . .\nTh Co Fa We\nTa . . .\nMo . . .", 4, "Theater on a2, with 4 different types"),
        ("well", "Mo We . ." + REST, 2, "Well on b1, with 2 Cottages that count"),
        ("inn", "Ta . . ." + REST, 3, "Inn on a1"),
        ("inn", "Ta . . Ta" + REST, 0, "Inn on a1, spoilt by 1 building"),
        ("abbey", "Ch Ta . .\nTh . . .\n. . . .\n. . . .", 0, "Abbey on a1, spoilt by 2 buildings"),
        ("market", "Th Th Th ." + REST, 3, "Market on a1, with 3 squares that count"),
    ],
)
def test_the_ledger_says_what_it_counts(card: str, town: str, amount: int, words: str) -> None:
    """Types count once and Barrett Castle counts as two, so the number of squares would not explain the points."""
    monument = "barrett-castle" if "Mo" in town else "-"
    g = table(town, EMPTY, cards=card, monuments=(monument,))
    line = next(line for line in GAME.forecast(g)[0].ledger if ("card", card) in line.facts)
    assert line.amount == amount
    assert words_of(GAME, "en").ledger(line) == words
