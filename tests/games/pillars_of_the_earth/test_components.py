"""The component file is checked before anybody plays with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall.games.pillars_of_the_earth import GAME
from guildhall.games.pillars_of_the_earth.components import COMPONENTS
from guildhall.kernel.errors import ComponentError
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import start
from tests.games.pillars_of_the_earth.play import play_on

TEXT = COMPONENTS.read_text(encoding="utf-8")


def changed(folder: Path, old: str, new: str) -> Path:
    """The component file with one thing changed, once."""
    assert old in TEXT
    file = folder / "components.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "cr1_mason"', 'id = "cr2_mason"', "craftsman cr2_mason is there twice"),
        ('id = "cr1_mason"', 'id = "cr1_baker"', "craftsman: there is no 'cr1_baker' in this game"),
        ('id = "pr_otto"', 'id = "pr_bob"', "privilege: there is no 'pr_bob' in this game"),
        ('id = "ev_king"', 'id = "ev_queen"', "event: there is no 'ev_queen' in this game"),
        ("craftsman_cards = 36", "craftsman_cards = 35", "counts.craftsman_cards is 35, expected 36"),
        ("cubes_total = 82", "cubes_total = 81", "counts.cubes_total is 81, expected 82"),
        ("privileges_in_deck = 10", "privileges_in_deck = 9", "expected 13"),
        ("input = { sand = 3 }", "input = { gravel = 3 }", "cr0_mortar_mixer: input 'gravel' is not one of"),
        ("output = { gold = 2 }", "output = { silver = 2 }", "cr1_tool_maker: output 'silver' is not one of"),
        ("input = { gold = 3 }", "input = { gold = 16 }", "cr5_goldsmith: pays 16 gold"),
        ('needs = "mortar_mixer"', 'needs = "baker"', "cr1_mason: needs 'baker' is not one of"),
        ("capacity = 3", "capacity = 0", "cr0_mortar_mixer: capacity 0"),
        ("fields = [7, 6,", "fields = [6, 7,", "cost_track.fields must fall to 0"),
        ("faces = [2, 3, 3, 4, 4, 5]", "faces = [2, 3, 3, 4, 4, 12]", "a face shows 12"),
        ("buy = 3\nsell = 3", "buy = 4\nsell = 3", "wood: buying for 4 and selling for 3 differ"),
        ('effect = "gain_gold"\namount = 5', 'effect = "rain"\namount = 5', "ev_king: effect 'rain'"),
        ('effect = "gain_vp"', 'effect = "gain_fame"', "pr_madonna: there is no effect 'gain_fame'"),
        ("rounds = 6", "rounds = 7", "expected 7"),
        ("rounds = 6", 'rounds = "six"', "Expected `int`"),
        ("rounds = 6", "rounds = ", "components.toml"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(ComponentError) as caught:
        GAME.with_components(changed(tmp_path, old, new))
    assert message in str(caught.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="No such file"):
        GAME.with_components(tmp_path / "nothing.toml")


def test_a_missing_card_is_refused(tmp_path: Path) -> None:
    start_, end = TEXT.index('[[event]]\nid = "ev_collapse"'), len(TEXT)
    with pytest.raises(ComponentError, match="event ev_collapse is missing"):
        GAME.with_components(changed(tmp_path, TEXT[start_:end], ""))


def test_other_numbers_make_another_game(tmp_path: Path) -> None:
    game = GAME.with_components(changed(tmp_path, "start_gold_in_seat_order = [20,", "start_gold_in_seat_order = [25,"))
    assert game.digest != GAME.digest
    g = game.new(2, {})
    start(g)
    play_on(g, Rng(1))
    assert game.scores(g) is not None
    assert [entry.gold for entry in game.view(g, None).seats[g.start].books if entry.reason == "start-gold"] != [20]


def test_remarks_do_not_change_the_digest(tmp_path: Path) -> None:
    file = changed(tmp_path, 'provenance = "rulebook (Faza II); no passing on 0: found: S2"', 'provenance = "ours"')
    assert GAME.with_components(file).digest == GAME.digest
