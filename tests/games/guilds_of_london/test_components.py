"""GOL-1  Components, as the box holds them, and what a component file must not say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import (
    BUILDINGS,
    CARDS,
    COLOURS,
    GUILDS,
    LIVERIES,
    MAYORAL_CARDS,
    SIDES,
    TILE_NAMES,
)
from guildhall.games.guilds_of_london.components import DEFAULT, load
from guildhall.kernel.errors import ComponentError
from tests.games.guilds_of_london import invariants
from tests.games.guilds_of_london.play import at, guildhall, prepared

BOX = GAME.box


def test_gol_1_1_forty_guilds_each_rank_once() -> None:
    assert BOX.tile_rank[:GUILDS] == list(range(1, 41))


def test_gol_1_2_a_guild_shows_one_or_two_liveries_and_what_it_requires() -> None:
    for tile in range(GUILDS):
        assert BOX.tile_mask[tile].bit_count() in (1, 2)
        assert 2 <= BOX.tile_requires[tile] <= 5
        assert BOX.tile_vp[tile] >= 1
        assert BOX.tile_first[tile]
    assert sum(bool(parts) for parts in BOX.tile_second) > 0


def test_gol_1_3_special_buildings_show_four_or_five_liveries_and_have_no_rank() -> None:
    assert TILE_NAMES[GUILDS:] == BUILDINGS
    assert all(BOX.tile_mask[tile].bit_count() in (4, 5) for tile in range(GUILDS, 45))
    assert BOX.tile_rank[GUILDS:] == [0] * 5


def test_gol_1_4_the_guildhall_is_one_space_of_one_or_two_cells() -> None:
    assert [len(BOX.guildhall[seats]) for seats in (2, 3, 4)] == [1, 2, 2]
    g = at(4, "guildhall: g16 r16 b16 y16")
    assert [guildhall(g, seat) for seat in range(4)] == [16] * 4


def test_gol_1_5_the_plantation_has_two_sides_with_two_rewards() -> None:
    assert SIDES == ("ulster", "virginia")
    assert all(BOX.left)
    assert all(BOX.right)
    assert BOX.pawns_returned == [3, 2]


def test_gol_1_6_the_scoreboard_differs_by_number_of_players() -> None:
    assert [BOX.rounds[seats] for seats in (2, 3, 4)] == [16, 15, 12]
    assert [BOX.neutrals[seats] for seats in (2, 3, 4)] == [4, 6, 8]


def test_gol_1_7_sixteen_pawns_in_four_colours() -> None:
    assert BOX.pawns == 16
    assert COLOURS == ("green", "red", "blue", "yellow")
    assert max(BOX.neutrals) == 8


def test_gol_1_8_thirty_second_place_tokens() -> None:
    assert sum(BOX.token_copies) == 30


def test_gol_1_9_one_hundred_and_five_action_cards_with_one_or_two_liveries() -> None:
    assert sum(BOX.card_copies) == 105
    assert all(mask.bit_count() in (1, 2) for mask in BOX.card_mask)
    for livery in range(len(LIVERIES)):
        shown = sum(BOX.card_copies[kind] for kind in range(len(CARDS)) if BOX.card_mask[kind] >> livery & 1)
        assert shown == 33


def test_gol_1_10_twenty_one_mayoral_cards() -> None:
    assert len(MAYORAL_CARDS) == len(BOX.mayoral_vp) == 21


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gol_1_11_everything_lies_somewhere_after_the_setup(seats: int) -> None:
    invariants.check(prepared(seats))


def test_the_digest_ignores_provenance(tmp_path: Path) -> None:
    text = DEFAULT.read_text(encoding="utf-8")
    file = tmp_path / "guilds.toml"
    file.write_text(text.replace('provenance = "name: rulebook', 'provenance = "somebody: rulebook'), encoding="utf-8")
    assert GAME.with_components(file).digest == GAME.digest
    file.write_text(text.replace("hand_limit = 7", "hand_limit = 6"), encoding="utf-8")
    changed = GAME.with_components(file)
    assert changed.digest != GAME.digest
    assert changed.new(2, {}).box.hand_limit == 6


def replacing(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (replacing("schema = 1", "schema = 2"), "schema: only 1"),
        (replacing('id = "alms"', 'id = "arms"'), "'arms' is not one of"),
        (replacing('id = "alms"', 'id = "bequest"'), "'bequest' is given 2 times"),
        (replacing("copies = 4", "copies = 5"), "action_card: 106 cards"),
        (replacing("rank = 2\n", "rank = 1\n"), "'1' is given 2 times"),
        (replacing('liveries = ["purple"]', 'liveries = ["pink"]'), "'pink' is not one of"),
        (replacing("{ hire = 2 }", "{ hire = 2, draw = 1 }"), "exactly one of"),
        (replacing("{ hire = 2 }", "{ levitate = 2 }"), "levitate"),
        (replacing("{ hire = 2 }", "{ hire = 0 }"), ">= 1"),
        (replacing('{ move = 2, to = "livery" }', "{ move = 2 }"), "goes with move"),
        (replacing('when = "each_time", on = "move"', 'when = "each_time"'), "needs 'hire' or 'move'"),
        (replacing('if_done = "move"', 'if_done = "sing"'), "'sing' is not one of"),
        (replacing('livery = "red", max = 3', "max = 3"), "per needs livery and max"),
        (replacing("first = [{ hire = 3 }]", 'first = [{ hire = 3, when = "end_of_turn" }]'), "only action cards wait"),
        (replacing("first = [{ hire = 3 }]", 'first = [{ move = 3, to = "livery" }]'), "needs a card"),
        (replacing('count = "great_twelve"', 'count = "swans"'), "'swans' is not one of"),
        (replacing("st_lawrence_jewry = [2, 0]", "st_lawrence_jewry = [9, 0]"), "outside the city"),
        (replacing("st_lawrence_jewry = [2, 0]", "st_lawrence_jewry = [1, 0]"), "used 2 times"),
        (replacing("adds_tiles = 5", "adds_tiles = 4"), "4 tiles are added, not 5"),
        (replacing("neutral_liverymen = 4", "neutral_liverymen = 9"), "the box has 8"),
        (lambda text: text + "\nnonsense", "not a TOML file"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(tmp_path: Path, change: Callable[[str], str], complaint: str) -> None:
    file = tmp_path / "guilds.toml"
    file.write_text(change(DEFAULT.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(ComponentError, match=r"guilds\.toml: ") as error:
        load(file)
    assert complaint in str(error.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="cannot be read"):
        load(tmp_path / "nowhere.toml")


@pytest.mark.parametrize(("seats", "variant"), [(1, {}), (5, {}), (2, {"plantation": "mars"}), (2, {"wind": "east"})])
def test_seats_and_settings_that_do_not_exist_are_refused(seats: int, variant: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"players|setting"):
        GAME.new(seats, variant)
