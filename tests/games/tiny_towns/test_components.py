"""TT-1: what is in the box, and what a component file must say."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import BUILDINGS, CARDS, MONUMENTS, RESOURCES, TYPE_IDS
from guildhall.games.tiny_towns.components import DEFAULT, load
from guildhall.games.tiny_towns.patterns import squares_in
from guildhall.games.tiny_towns.town import cubes_by_resource
from guildhall.kernel.errors import ComponentError
from guildhall.kernel.run import start
from guildhall.rules import clause
from tests.games.tiny_towns.helpers import answer, asked, building, new, offered, picture, table

BOX = GAME.box


def pattern(card: str) -> list[str]:
    return list(BOX.patterns[CARDS.index(card)])


def test_tt_1_1_a_board_has_sixteen_squares_and_there_are_six() -> None:
    g = new(6)
    assert [len(squares_in(board.empty)) for board in g.boards] == [16] * 6
    assert len(GAME.things["square"]) == 16
    with pytest.raises(ValueError, match="1 to 6 players"):
        GAME.new(7, {})


def test_tt_1_2_one_cottage_and_four_cards_of_each_other_type() -> None:
    assert [len(cards) for cards in BOX.cards_of] == [1, 4, 4, 4, 4, 4, 4]
    assert len(BUILDINGS) == 25


def test_tt_1_3_fifteen_monuments() -> None:
    assert len(MONUMENTS) == len(set(MONUMENTS)) == 15


def test_tt_1_4_three_resource_cards_of_each_resource() -> None:
    assert BOX.resource_cards == [3] * 5
    assert new(1, monuments="off").pile.size() == 12
    assert GAME.view(new(2), 0).deck_left == 0


def test_tt_1_5_five_resources_that_never_run_out() -> None:
    assert RESOURCES == ("wood", "wheat", "brick", "glass", "stone")
    full = "W W W W\nW W W W\nW W W W\nW W W ."
    g = table(*[full] * 6, more="named: wood\nagenda: place_cubes > end_turn")
    woods = [cubes_by_resource(g, seat)[0] for seat in range(6)]
    assert sum(wood.bit_count() for wood in woods) == 96  # more than the 90 cubes of the box


def test_tt_1_6_wooden_buildings_never_run_out() -> None:
    wells = "We We We We\nWe We We We\nWe We We We\nW S . ."
    g = building(*[wells] * 6)
    answer(g, 5, "build:well", "square:a4")
    assert g.buildings[5 * 8 + 2].bit_count() == 13


def test_tt_1_7_no_effect_takes_a_monument_from_the_supply() -> None:
    g = building(". B . .\nS G S .\n. . . .\n. . . .", monuments=("grove-university",))
    answer(g, 0, "build:grove-university", "square:b1")
    assert asked(g, 0) == "take-building"
    assert {name.removeprefix("take:") for name in offered(g, 0)} == {CARDS[card] for card in g.cards}
    assert not any(monument in " ".join(offered(g, 0)) for monument in MONUMENTS)


def test_tt_1_8_one_hammer() -> None:
    g = new(4, monuments="off")
    assert 0 <= g.hammer < 4
    assert asked(g, g.hammer) == "call-resource"
    assert [seat for seat in range(4) if asked(g, seat)] == [g.hammer]


def test_tt_1_9_cottage_and_barrett_castle_can_be_fed() -> None:
    kinds = [CARDS[card] for card in range(len(CARDS)) if BOX.scoring[card] == BOX.scoring[0]]
    assert kinds == ["cottage", "barrett-castle"]
    view = GAME.view(
        table(""" . . . .
        . . . .
        . . . .
        . . . . """),
        0,
    )
    assert [card.type for card in view.cards] == list(GAME.things["type"])[:7]
    assert view.cards[0].pattern == (".H", "BG")


@pytest.mark.parametrize("table_of", ["TT-1.10", "TT-1.11"])
def test_tt_1_10_patterns_are_those_of_the_rules(table_of: str) -> None:
    text = clause("tiny-towns", table_of).text
    found = re.findall(r"([A-Z][A-Za-z' ]+?) *\|? `([^`]+)`", text)
    assert len(found) == {"TT-1.10": 25, "TT-1.11": 15}[table_of]
    for name, rows in found:
        card = name.strip().lower().replace("'", "").replace(" ", "-")
        assert pattern(card) == [row.strip() for row in rows.split("/")]


def test_tt_1_11_every_pattern_fits_as_often_as_it_should() -> None:
    """The numbers of distinct orientations and placements that the rulebook's cards have."""
    counts = {
        card: (len(ways), sum(corners.bit_count() for corners, _, _ in ways))
        for card, ways in zip(CARDS, BOX.orientations, strict=True)
    }
    assert counts["cottage"] == (8, 72)
    assert counts["farm"] == counts["orchard"] == (4, 36)
    assert counts["well"] == counts["shed"] == (4, 48)
    assert counts["chapel"] == counts["temple"] == (8, 48)
    assert counts["tavern"] == counts["inn"] == (4, 32)
    assert counts["theater"] == counts["warehouse"] == counts["grove-university"] == (4, 24)
    assert counts["factory"] == counts["barrett-castle"] == counts["silva-forum"] == (8, 24)
    assert counts["bank"] == counts["trading-post"] == counts["fort-ironweed"] == (8, 48)
    assert counts["architects-guild"] == counts["the-sky-baths"] == (8, 32)
    assert counts["opaleyes-watch"] == (8, 16)
    assert sum(placements for _, placements in counts.values()) == 1720


def test_every_card_has_one_type() -> None:
    assert Counter(BOX.type_of) == {0: 1, 1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4, 7: 15}
    assert len(TYPE_IDS) == 8


def changed(tmp_path: Path, *pairs: tuple[str, str]) -> Path:
    text = DEFAULT.read_text(encoding="utf-8")
    for old, new_text in pairs:
        assert old in text, old
        text = text.replace(old, new_text, 1)
    file = tmp_path / "components.toml"
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new_text", "message"),
    [
        ('id = "granary"', 'id = "farm"', "building: 'farm' is given 2 times"),
        ('id = "granary"', 'id = "silo"', "building: 'silo' is not one of"),
        ('pattern = ["HH", "WB"]', 'pattern = ["HH", "WX"]', "granary.pattern: unknown letter 'X'"),
        ('pattern = ["HH", "WB"]', 'pattern = ["HH", "W"]', "granary.pattern: rows of one length"),
        ('pattern = ["HH", "WB"]', 'pattern = ["H.", ".B"]', "granary.pattern: no card of this game has such a shape"),
        ('pattern = ["HH", "WB"]', 'pattern = ["HHHHH"]', "granary.pattern: does not fit on a board"),
        ('pattern = ["HH", "WB"]', 'pattern = ["HH", "WW"]', "granary.check: the pattern has"),
        ('scoring = { kind = "none" }', 'scoring = { kind = "nun" }', "farm.scoring: 'nun' is not one of"),
        ('any_of = ["well"]', 'any_of = ["spring"]', "fountain.scoring: 'spring' is not one of"),
        ("schema = 1", "schema = 2", "schema: 1, not 2"),
        ("copies = 3", "copies = 4", "resource_card: 16 in all, but counts.resource_cards is not"),
        ("building_cards = 25", "building_cards = 26", "building: not as many as counts.building_cards"),
        ("board_rows = 4", "board_rows = 5", "game: a board is 4 by 4 squares"),
        ("players_max = 6", "players_max = 7", "game: the game is for 1 to 6 players"),
        ("cards = 1\n", "cards = 2\n", r"type \(cottage\): 1 cards, but it says 2"),
        (
            '"theater", "factory"]\nmonuments',
            '"theater", "bank", "factory"]\nmonuments',
            "first_game.buildings: one card",
        ),
        ("min = 32", "min = 20", "solo.rank: every rank needs more points than the one below"),
        ('cycle = ["card", "card", "free"]', 'cycle = ["free"]', "town_hall.cycle: needs a turn with a card"),
        ("amount = 2", "amount = 3", "barrett_castle.counts_as: as two cottages"),
        ("capacity = 3", "capacity = 4", "stores: a building holds at most 3 cubes"),
        ('type = "farm"', 'type = "barn"', "farm"),
    ],
)
def test_a_wrong_component_file_is_refused_with_its_place(
    tmp_path: Path, old: str, new_text: str, message: str
) -> None:
    with pytest.raises(ComponentError, match=message):
        load(changed(tmp_path, (old, new_text)))


def test_a_file_that_is_no_toml_or_no_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("= 3", encoding="utf-8")
    with pytest.raises(ComponentError, match="not a TOML file"):
        load(tmp_path / "broken.toml")
    with pytest.raises(ComponentError, match="cannot be read"):
        load(tmp_path / "missing.toml")


def test_a_corrected_file_changes_the_game_and_its_digest(tmp_path: Path) -> None:
    corrected = GAME.with_components(
        changed(tmp_path, ('scoring = { kind = "flat", points = 4 }', 'scoring = { kind = "flat", points = 9 }'))
    )
    assert corrected.digest != GAME.digest
    g = corrected.new(2, {})
    start(g)
    bank = CARDS.index("bank")
    assert (corrected.box.points[bank], BOX.points[bank]) == (9, 4)


def test_remarks_do_not_change_the_digest(tmp_path: Path) -> None:
    file = changed(tmp_path, ('provenance = "pattern SCAN-EN', 'provenance = "seen again: pattern SCAN-EN'))
    assert GAME.with_components(file).digest == GAME.digest


def test_a_picture_is_row_by_row() -> None:
    g = table("W H B G\nS . . .\n. . . .\n. . . Co")
    assert picture(g, 0) == "W H B G / S . . . / . . . . / . . . Co"
