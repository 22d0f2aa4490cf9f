"""What the log, the phases and the score sheet of The Pillars of the Earth say."""

from __future__ import annotations

from guildhall.games.pillars_of_the_earth import GAME, state
from guildhall.kernel import run
from guildhall.kernel.state import CHANCE
from tests.games.pillars_of_the_earth.play import answer, asked, phase, position


def test_poe_2_4_the_start_player_is_told() -> None:
    g = GAME.new(3, {})
    g.sink = []
    run.start(g)
    assert asked(g) == (CHANCE, "draw-start-player")
    answer(g, "seat:2")
    assert [event.args for event in g.sink if event.name == "starts"] == [(1,)]


def test_every_step_of_the_round_has_its_place_among_the_phases() -> None:
    steps = {
        "event": state.EVENT_STEP,
        "bishop": state.BISHOP_STEP,
        "wool-mill": state.WOOL_MILL_STEP,
        "kingsbridge": state.KINGSBRIDGE_STEP,
        "priory": state.PRIORY_STEP,
        "forest": state.FOREST_STEP,
        "court": state.COURT_STEP,
        "shiring": state.SHIRING_STEP,
        "castle": state.CASTLE_STEP,
        "market": state.MARKET_STEP,
        "cathedral": state.CATHEDRAL_STEP,
        "start-player": state.START_PLAYER_STEP,
    }
    assert {name: state.PHASES.index(name) for name in steps} == steps


def test_poe_6_10_1_after_the_court_the_phase_is_shiring() -> None:
    g = position("""
        phase: court
        shiring: cr3_mason cr3_potter
        builders: shiring_1=0
        row 0: cr0_mortar_mixer cr0_woodworker cr0_stonecutter cr2_potter cr2_carpenter
        """)
    while asked(g)[0] == CHANCE:
        run.apply(g, CHANCE, run.options(g, CHANCE)[0])
    assert asked(g) == (0, "remove-craftsman")
    assert phase(g) == "shiring"


def test_poe_6_12_1_after_the_last_space_of_the_market_comes_the_first() -> None:
    g = position("phase: market\nbuilders: market_1=1 market_4=0\ngold: 30 30")
    answer(g, "buy:sand:1")
    assert GAME.view(g, None).trader == "market_4"
    assert "trade_next 12" in GAME.write(g), "not a fifth space"
    answer(g, "buy:sand:1")
    assert GAME.view(g, None).trader == "market_1"


def test_poe_12_1_lines_name_the_card_that_brought_points_and_no_other() -> None:
    g = position("phase: kingsbridge\nkingsbridge: pr_tom pr_madonna\nbuilders: kingsbridge_2=0 priory_1=0")
    lines = {line.message: line.facts for line in GAME.forecast(g)[0].ledger}
    assert lines["privilege"] == (("card", "pr_madonna"),)
    assert lines["priory"] == ()
