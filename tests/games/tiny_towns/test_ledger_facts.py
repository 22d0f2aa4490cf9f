"""What lines of the score sheet count, and what squares say of their buildings."""

from __future__ import annotations

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.patterns import SQUARES
from guildhall.games.tiny_towns.town import remove_building
from tests.games.tiny_towns.helpers import table


def test_tt_13_6_buildings_that_count_nothing_name_no_squares() -> None:
    g = table("Co . . .\n. . . .\n. . Fa .\n. . . .", cards="granary")
    found = {dict(line.facts)["card"]: line for line in GAME.forecast(g)[0].ledger if "card" in dict(line.facts)}
    assert (found["granary"].message, found["granary"].amount) == ("building", 0)
    assert found["granary"].facts == (("card", "granary"), ("square", "c3"))
    unfed = table("Co . . .\n. . . .\n. . . .\n. . . .")
    line = GAME.forecast(unfed)[0].ledger[0]
    assert (line.message, line.amount, line.facts) == ("building", 0, (("card", "cottage"), ("square", "a1")))


def test_tt_11_10_a_tavern_alone_has_no_worth_on_its_square() -> None:
    g = table("Ta Ta . .\nWe . . .\n. . . .\n. . . .", cards="tavern well")
    town = {square.name: square.points for square in GAME.view(g, 0).seats[0].town}
    assert (town["a1"], town["b1"], town["a2"], town["d4"]) == (None, None, 0, None)


def test_tt_8_7_a_removed_trading_post_stands_for_no_resource() -> None:
    g = table("Fc W . .\n. . . .\n. . . .\n. G . .", cards="trading-post")
    before = g.boards[0].planes()
    assert [plane & 1 for plane in before] == [1, 1, 1, 1, 1]
    remove_building(g, 0, SQUARES.index("a1"))
    assert g.boards[0].planes() == [plane & ~1 for plane in before]
