"""GOL-13, GOL-14, GOL-15  Final scoring, the two-player game, conduct of the digital game."""

from __future__ import annotations

import pytest

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import NOWHERE, SCOREBOARD
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.games.guilds_of_london.turn import DISCARD_CARD
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from tests.games.guilds_of_london import invariants
from tests.games.guilds_of_london.play import (
    GREEN,
    RED,
    answer,
    asked,
    at,
    guildhall,
    hear,
    offers,
    planters,
    play_random,
    prepared,
    supply,
)

FINAL = "agenda: final_scoring\n"


def ledger(g: Guilds, seat: int) -> dict[str, int]:
    scores = GAME.scores(g)
    assert scores is not None
    return {line.message: line.amount for line in scores[seat].ledger if line.amount}


def test_gol_13_1_pawns_on_unresolved_tiles_go_to_the_supply() -> None:
    g = at(3, FINAL + "tile -1 -1: 13/g2n1@\ntile 0 -1: =17/g\nplantation: g1\nguildhall: g3")
    assert supply(g, GREEN) == 16 - 1 - 1 - 3
    assert (guildhall(g, GREEN), planters(g, GREEN)) == (3, 1)
    assert g.neutrals[SCOREBOARD] == 6
    assert g.beadle == NOWHERE


def test_gol_13_2_mayoral_cards_are_revealed_in_score_order_each_on_its_own() -> None:
    g = at(
        3,
        """
        points: 1 2 0
        tile 0 -1: =5/g
        mayoral 0: compass-livery crown-livery great-twelve
        mayoral 1: anchor-livery
        agenda: next_turn > final_scoring
        had-turn: 0 1
        """,
    )
    assert GAME.view(g, RED).players[GREEN].mayoral is None
    heard = hear(g)
    answer(g, 2, "end")
    scored = [event.args for event in heard if event.name == "scores-mayoral"]
    assert [args[0] for args in scored] == [RED, GREEN, GREEN, GREEN]
    assert g.vp == [1 + 2 + 2 + 2, 2, 0], "Goldbeaters serve three cards"
    assert GAME.view(g, RED).players[GREEN].mayoral == ["compass-livery", "crown-livery", "great-twelve"]


def test_gol_5_3_a_mayoral_card_worth_nothing_moves_no_disc() -> None:
    g = at(3, FINAL + "points: 3 3 0\norder: 0 1 2\nmayoral 1: anchor-livery")
    assert g.vp == [3, 3, 0]
    assert g.order == [0, 1, 2]


def test_gol_13_2_what_brought_the_cards_to_light_cannot_be_taken_back() -> None:
    g = at(3, "round: 15\nagenda: next_turn > final_scoring\nhad-turn: 0 1\nmayoral 0: wardmote")
    before = g.reveals
    answer(g, 2, "end")  # no card is drawn in the last round
    assert g.over
    assert g.reveals > before


CONTROLLED = """
    tile -1 -1: =1/g
    tile 0 -1: =2/g
    tile -1 0: =17/g
    tile 2 -1: =30/g
    tile 2 0: =SL/g
    tile 1 1: =13/r
    tile 0 1: =14
    won 0: 1 0 2 0 0 0 0 0
    plantation: g3
"""


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("crown-livery", 2 * 2),  # Silk Merchants and St Lawrence Jewry
        ("anchor-and-scythe", 4),  # Pepperers show both, and so does St Lawrence Jewry
        ("great-twelve", 2 * 2),
        ("civic-monuments", 5),
        ("common-council", 4 * 2),  # purple 2, blue 2, yellow 2, green 2, red 2
        ("wardmote", 3),
        ("court-of-assistants", 2 * 3),
        ("planters-company", 2 * 3),
    ],
)
def test_gol_13_3_what_mayoral_cards_count(card: str, points: int) -> None:
    g = at(3, f"agenda: final_scoring\nmayoral 0: {card}\n" + "\n".join(map(str.strip, CONTROLLED.splitlines())))
    assert ledger(g, GREEN)["mayoral"] == points


def test_gol_13_4_ranks_matter_only_through_mayoral_cards() -> None:
    g = at(3, FINAL + "tile 0 -1: =1/g\ntile 2 -1: =12/g")
    assert g.vp == [0, 0, 0]
    g = at(3, FINAL + "tile 0 -1: =12/g\ntile 2 -1: =13/g\nmayoral 0: great-twelve")
    assert g.vp == [2, 0, 0]


def test_gol_13_5_a_tile_without_master_counts_for_nobody() -> None:
    g = at(3, FINAL + "tile 0 -1: =1\ntile -1 -1: =2/g\nmayoral 0: great-twelve wardmote")
    assert ledger(g, GREEN) == {"mayoral": 1}


def test_gol_13_6_one_point_for_each_pair_of_adjacent_controlled_tiles() -> None:
    g = at(3, FINAL + "tile -1 -1: =1/g\ntile 0 -1: =2/g\ntile 1 -1: =3/g\ntile 2 -1: =4/g")
    assert g.vp == [3, 0, 0], "four in a row"
    g = at(3, FINAL + "tile -1 -1: =1/g\ntile 0 -1: =2/r\ntile 1 -1: =3/g")
    assert g.vp == [0, 0, 0]


def test_gol_13_7_special_buildings_count_there_the_guildhall_does_not() -> None:
    g = at(3, FINAL + "tile 2 0: =SL/g\ntile 2 1: =2/g\ntile -1 0: =3/g")
    assert g.vp == [1, 0, 0]


def test_gol_13_8_most_points_then_most_mayoral_cards_otherwise_shared() -> None:
    def places(text: str) -> list[int]:
        scores = GAME.scores(at(3, FINAL + text))
        assert scores is not None
        return [score.place for score in scores]

    assert places("points: 9 5 5") == [1, 2, 2]
    assert places("points: 9 9 5\nmayoral 1: great-twelve") == [2, 1, 3]
    assert places("points: 9 9 5\nmayoral 1: great-twelve\nmayoral 0: civic-monuments") == [1, 1, 3]


def test_gol_14_1_the_two_player_game_at_a_glance() -> None:
    box = GAME.box
    assert box.rounds[2] == 16
    assert [number for number, resolves in enumerate(box.resolves[2]) if resolves] == list(range(2, 17, 2))
    assert [number for number, grey in enumerate(box.grey[2]) if grey] == [4, 8, 12, 16]
    assert box.neutrals[2] == 4
    assert not any(box.added[2])
    g = prepared(2)
    play_random(g, Rng(3))
    assert g.over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gol_15_1_nothing_is_lost_or_added_in_a_whole_game(seats: int) -> None:
    play_random(prepared(seats, 5), Rng(5), invariants.check)


def test_gol_15_2_single_answers_are_taken_except_ending_the_turn_and_discarding() -> None:
    g = at(3, "hand 0: indentures alms\nguildhall: g1")
    answer(g, GREEN, "effect:indentures")
    assert asked(g, GREEN) == "turn-action", "the only other card has paid"
    assert offers(g, GREEN) == ["end"]
    answer(g, GREEN, "end")
    assert asked(g, RED) == "turn-action"
    assert DISCARD_CARD.pauses, "confirmed even if a box has a single kind of card to discard"
    g = at(3, "hand 0: alms:4 apprentices:3 knighthood:2\nagenda: check_hand_limit 0")
    answer(g, GREEN, "card:knighthood")
    assert asked(g, GREEN) == "discard-card"
    answer(g, GREEN, "card:alms")
    assert asked(g, GREEN) == ""


def test_gol_15_3_a_game_is_reproducible_from_its_choices() -> None:
    g = GAME.new(3, {})
    run.start(g)
    log: list[tuple[int, int]] = []
    rng = Rng(11)
    while not run.is_over(g):
        seat = run.first_to_act(g)
        options = run.options(g, seat)
        option = run.draw(g, rng) if seat == CHANCE else options[rng.below(len(options))]
        log.append((seat, option))
        run.apply(g, seat, option)
    again = GAME.new(3, {})
    run.start(again)
    for seat, option in log:
        run.apply(again, seat, option)
    assert GAME.write(again) == GAME.write(g)
