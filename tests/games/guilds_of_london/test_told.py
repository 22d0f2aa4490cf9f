"""What the log and the questions of Guilds of London say."""

from __future__ import annotations

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import MAYORAL_CARDS, TILES, cell_at
from guildhall.games.guilds_of_london.setup import DRAW_START
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel import run
from guildhall.kernel.state import CHANCE, Event
from tests.games.guilds_of_london.play import GREEN, RED, answer, asked, at, draw, hear, say


def named(heard: list[Event], name: str) -> list[tuple[int, ...]]:
    return [event.args for event in heard if event.name == name]


def test_gol_7_3_hired_pawns_are_told() -> None:
    g = at(3, "hand 0: indentures alms\nguildhall: g15")
    heard = hear(g)
    answer(g, GREEN, "effect:indentures")
    assert named(heard, "hires") == [(GREEN, 1)], "as many as there were"


def test_gol_7_5_it_is_told_where_a_pawn_for_the_plantation_came_from() -> None:
    g = at(3, "hand 0: passage-overseas alms\ntile -1 -1: =30/g\nguildhall: g1")
    heard = hear(g)
    answer(g, GREEN, "effect:passage-overseas", "cell:-1:-1", "guildhall")
    tile = g.tile[cell_at(-1, -1)]
    assert named(heard, "ships") == [(GREEN, tile), (GREEN, TILES)]


def test_gol_7_7_only_the_drawer_is_told_which_mayoral_cards_were_seen() -> None:
    g = at(3, "hand 1: mayors-favour alms:2\nhad-turn: 0\nagenda: take_turn 1 > next_turn > resolve_tiles > end_round")
    heard = hear(g)
    say(g, RED, "effect:mayors-favour")
    while asked(g, RED) == "pay-card":
        say(g, RED, "card:alms")
    seen = []
    while asked(g, CHANCE) == "draw-mayoral":
        seen.append(run.options(g, CHANCE)[0])
        draw(g, "card:" + MAYORAL_CARDS[seen[-1]])
    assert asked(g, RED) == "keep-drawn-mayoral"
    assert [event for event in heard if event.name == "sees"] == [Event("sees", (RED, card), RED) for card in seen]
    assert len(seen) > 1


def start(g: Guilds) -> list[Event]:
    heard = hear(g)
    run.start(g)
    return heard


def test_gol_2_6_the_side_that_was_drawn_is_told() -> None:
    g = GAME.new(2, {})
    heard = start(g)
    draw(g, "seat:1")  # the last disc needs no draw
    assert asked(g, CHANCE) == "draw-side"
    run.apply(g, CHANCE, 1)
    assert named(heard, "side") == [(1,)]


def test_gol_2_7_start_spaces_are_told_one_after_the_other() -> None:
    g = GAME.new(3, {})
    heard = start(g)
    draw(g, "seat:2", "seat:0")  # the last disc needs no draw
    assert named(heard, "starts") == [(2, 1), (0, 2), (1, 3)]
    assert DRAW_START.domain == ("seat:0", "seat:1", "seat:2", "seat:3"), "nobody else can sit at the table"


def test_gol_8_6_the_question_names_the_tile_and_the_neutrals() -> None:
    g = at(3, "tile 0 -1: 37/g2b2\nneutrals: 0 3 0\nagenda: resolve_tiles > end_round > play_round")
    assert asked(g, RED) == "negotiate"
    tile = g.tile[cell_at(0, -1)]
    assert run.question(g, RED).facts(g, RED) == {"n": 3, "plantation": 0, "tile": tile}


def test_gol_6_12_what_an_earlier_turn_had_to_draw_is_forgotten() -> None:
    g = at(3, "extra: 2\nhand 0: alms\nagenda: take_turn 0 > next_turn > resolve_tiles > end_round > play_round")
    answer(g, GREEN, "end")
    assert g.hand_size[GREEN] == 1 + 4


def test_gol_2_11_before_anybody_draws_the_text_names_the_first_seat() -> None:
    line = next(line for line in GAME.write(GAME.new(3, {})).splitlines() if line.startswith("context: "))
    assert line.split()[2:4] == ["0", "0"], "the drawer, and how many cards are to be drawn"
