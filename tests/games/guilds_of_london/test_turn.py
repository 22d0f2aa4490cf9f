"""GOL-6  A player's turn."""

from __future__ import annotations

import pytest

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import CARDS
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel import run
from guildhall.kernel.errors import IllegalChoice
from tests.games.guilds_of_london.play import (
    BLUE,
    GREEN,
    RED,
    answer,
    asked,
    at,
    discards,
    end_turns,
    guildhall,
    hand,
    is_open,
    offers,
    pawns,
    planters,
    say,
    settle,
    supply,
    why,
)


def test_gol_6_1_any_number_of_cards_may_be_played_none_included() -> None:
    g = at(3, "hand 0: alms apprentices hired-voices\nguildhall: g1")
    assert asked(g, GREEN) == "turn-action"
    answer(g, GREEN, "hire:alms", "effect:apprentices")
    assert guildhall(g, GREEN) == 4
    assert asked(g, GREEN) == "turn-action"
    assert why(g, GREEN, "hire:alms") == "GOL-6.1", "it is no longer in hand"
    answer(g, GREEN, "end")
    assert asked(g, RED) == "turn-action"
    answer(g, RED, "end")
    assert asked(g, BLUE) == "turn-action"


def test_gol_6_2_a_card_is_played_in_one_of_three_ways() -> None:
    g = at(3, "hand 0: alms")
    assert offers(g, GREEN) == ["hire:alms", "move:alms", "effect:alms", "end"]


def test_gol_6_3_hiring_and_moving_cost_nothing_beyond_the_card() -> None:
    g = at(3, "hand 0: freedom-of-the-city:2 mayors-favour\ntile -1 -1: 30")
    answer(g, GREEN, "hire:freedom-of-the-city", "move:freedom-of-the-city", "cell:-1:-1")
    assert pawns(g, GREEN, -1, -1) == 1
    assert hand(g, GREEN) == ["mayors-favour"]
    assert discards(g) == []


def test_gol_6_4_a_played_card_lies_in_front_until_the_end_of_the_turn() -> None:
    g = at(3, "hand 0: alms")
    answer(g, GREEN, "hire:alms")
    assert len(g.front) == 1
    assert hand(g, GREEN) == discards(g) == []
    answer(g, GREEN, "end")
    assert g.front == []
    assert discards(g) == ["alms"]


def test_gol_6_5_hiring_needs_a_pawn_in_the_supply() -> None:
    g = at(3, "hand 0: alms:2\nguildhall: g15")
    answer(g, GREEN, "hire:alms")
    assert guildhall(g, GREEN) == 16
    assert "hire:alms" not in offers(g, GREEN)
    assert why(g, GREEN, "hire:alms") == "GOL-6.5"


def test_gol_6_6_a_pawn_moves_to_another_unresolved_tile_with_a_livery_of_the_card() -> None:
    g = at(
        3,
        """
        hand 0: harvest-feast
        tile -1 -1: 26/g
        tile 0 -1: 17
        tile 1 -1: 30
        tile 2 -1: 40
        tile -1 0: =20
        tile -1 1: 37
        tile 0 1: =1/g
        tile 1 1: 38
        tile 2 1: 31
        plantation: g2
        """,
    )
    answer(g, GREEN, "move:harvest-feast")  # green and yellow
    assert offers(g, GREEN) == ["cell:-1:-1", "cell:0:1", "guildhall"]
    answer(g, GREEN, "cell:-1:-1")
    # Not its own tile, not red or blue tiles, not the resolved Waxmakers.
    assert offers(g, GREEN) == ["cell:0:-1", "cell:2:0"]
    assert why(g, GREEN, "cell:-1:-1") == "GOL-6.6"
    assert why(g, GREEN, "cell:1:-1") == "GOL-6.6"
    assert why(g, GREEN, "cell:-1:0") == "GOL-6.7"
    assert why(g, GREEN, "cell:4:0") == "not-offered"
    answer(g, GREEN, "cell:0:-1")
    assert pawns(g, GREEN, 0, -1) == 1
    assert pawns(g, GREEN, -1, -1) == 0


def test_gol_6_7_a_tile_left_by_its_master_is_nobodys_and_cannot_be_entered() -> None:
    g = at(3, "hand 0: alms:2\ntile -1 -1: =17/g\ntile 0 -1: 20\nguildhall: r4")
    answer(g, GREEN, "move:alms", "cell:0:-1")
    assert pawns(g, GREEN, -1, -1) == 0
    assert not is_open(g, -1, -1)
    answer(g, GREEN, "move:alms")
    assert "cell:-1:-1" not in offers(g, GREEN)


def test_gol_6_8_a_cost_must_be_payable_in_full() -> None:
    g = at(3, "hand 0: knighthood mayors-favour alms\nguildhall: g1")
    assert "effect:alms" in offers(g, GREEN)
    assert why(g, GREEN, "effect:knighthood") == "GOL-6.8", "two pawns are needed"
    assert "effect:mayors-favour" in offers(g, GREEN), "two other cards are there"
    answer(g, GREEN, "hire:alms")
    assert why(g, GREEN, "effect:mayors-favour") == "GOL-6.8"
    assert "effect:knighthood" in offers(g, GREEN)
    with pytest.raises(IllegalChoice, match=r"GOL-6\.8"):
        answer(g, GREEN, "effect:mayors-favour")


def test_gol_6_9_a_cost_in_cards_is_paid_with_any_other_cards() -> None:
    g = at(3, "hand 0: mayors-favour:2 alms apprentices knighthood")
    answer(g, GREEN, "effect:mayors-favour")
    assert asked(g, GREEN) == "pay-card"
    assert offers(g, GREEN) == ["card:alms", "card:apprentices", "card:mayors-favour", "card:knighthood"]
    assert why(g, GREEN, "card:bequest") == "GOL-6.9"
    answer(g, GREEN, "card:knighthood")
    assert discards(g) == ["knighthood"], "at once"
    assert offers(g, GREEN) == ["card:alms", "card:apprentices", "card:mayors-favour"], "in any order"
    answer(g, GREEN, "card:apprentices")
    assert discards(g) == ["apprentices", "knighthood"]
    assert hand(g, GREEN) == ["alms", "mayors-favour"]
    assert asked(g, GREEN) == "keep-drawn-mayoral"


def test_gol_6_10_a_cost_in_pawns_is_paid_with_own_pawns_of_the_city() -> None:
    g = at(3, "hand 0: knighthood\ntile -1 -1: =17/g\ntile 0 -1: 20/g\nguildhall: g1\nplantation: g3")
    answer(g, GREEN, "effect:knighthood")
    assert asked(g, GREEN) == "pay-pawn"
    assert offers(g, GREEN) == ["cell:-1:-1", "cell:0:-1", "guildhall"], "one of the three stays"
    assert why(g, GREEN, "cell:1:-1") == "GOL-6.10"
    answer(g, GREEN, "guildhall")
    assert offers(g, GREEN) == ["cell:-1:-1", "cell:0:-1"], "in any order"
    answer(g, GREEN, "cell:-1:-1")
    assert (pawns(g, GREEN, -1, -1), pawns(g, GREEN, 0, -1), guildhall(g, GREEN)) == (0, 1, 0)
    assert supply(g, GREEN) == 12
    assert planters(g, GREEN) == 3
    assert g.vp[GREEN] == 4
    g = at(3, "hand 0: knighthood\ntile 0 -1: 20/g\nguildhall: g1\nplantation: g3")
    answer(g, GREEN, "effect:knighthood")
    assert supply(g, GREEN) == 13, "both must go: nothing to ask"
    assert asked(g, GREEN) == "turn-action"


def test_gol_6_11_paid_cards_are_not_played() -> None:
    g = at(3, "hand 0: indentures alms\nguildhall: g1")
    answer(g, GREEN, "effect:indentures", "end")  # pays with Alms
    assert g.hand_size[GREEN] == 2, "Alms paid, so it does not draw"


def with_red(**elsewhere: int) -> str:
    """Red holds all action cards but these, so that the deck is empty."""
    left = {card: GAME.box.card_copies[i] - elsewhere.get(card.replace("-", "_"), 0) for i, card in enumerate(CARDS)}
    return "hand 1: " + " ".join(f"{card}:{count}" for card, count in left.items() if count)


def test_gol_6_12_effects_then_cards_away_then_draw_then_limit() -> None:
    # The deck is empty: what was just played is what can be drawn.
    g = at(2, "hand 0: alms:2 crown-licence:3 quayside-hands\n" + with_red(alms=2, crown_licence=3, quayside_hands=1))
    assert g.deck_size == 0
    answer(g, GREEN, "effect:crown-licence", "effect:alms")
    answer(g, GREEN, "effect:quayside-hands", "guildhall")  # hire 1, then one pawn to the Plantation
    assert g.vp[GREEN] == 0
    answer(g, GREEN, "end")
    assert g.vp[GREEN] == 2, "Crown Licence waits for the end of the turn"
    assert sorted(hand(g, GREEN)) == [
        "alms",
        "alms",
        "crown-licence",
        "crown-licence",
        "crown-licence",
        "quayside-hands",
    ]
    assert g.extra == g.did == 0


def test_gol_6_13_four_cards_after_playing_none_otherwise_two() -> None:
    g = at(3, "hand 1: alms")
    answer(g, GREEN, "end")
    answer(g, RED, "hire:alms", "end")
    assert g.hand_size[:2] == [4, 2]


def test_gol_6_14_no_base_draw_in_the_last_round() -> None:
    g = at(3, "round: 15\nhand 1: alms royal-almoner apprentices")
    answer(g, GREEN, "end")
    answer(g, RED, "effect:royal-almoner", "card:apprentices", "effect:alms", "end")
    assert g.hand_size[:2] == [0, 5], "3 cards now and 2 at the end of the turn, but no others"


def test_gol_6_15_cards_above_the_limit_are_discarded_at_the_end_of_the_own_turn() -> None:
    g = at(3, "hand 0: alms:4 bequest:2\nhand 1: apprentices:4 indentures:3 kinsfolk:2")
    answer(g, GREEN, "end")
    assert asked(g, GREEN) == "discard-card"
    assert g.hand_size[GREEN] == 10
    answer(g, GREEN, "card:bequest", "card:alms")
    assert g.hand_size[GREEN] == 8
    assert why(g, GREEN, "card:kinsfolk") == "GOL-6.15"
    answer(g, GREEN, "card:bequest")
    assert g.hand_size[GREEN] == 7
    assert discards(g) == ["alms", "bequest", "bequest"], "in any order"
    assert g.hand_size[RED] == 9, "others are not checked"
    assert asked(g, RED) == "turn-action"


def test_gol_6_16_an_empty_deck_is_replaced_by_the_discard_pile() -> None:
    g = at(2, "hand 0: alms:2\ndiscard: bequest:3\n" + with_red(alms=2, bequest=3))
    assert g.deck_size == 0
    answer(g, GREEN, "hire:alms", "end")
    assert g.hand_size[GREEN] == 3
    assert g.deck_size == 2
    assert discards(g) == []
    held = g.hand_size[RED]
    say(g, RED, "end")
    settle(g)
    assert g.hand_size[RED] == held + 2, "two were left, and the discard pile was empty"


def test_gol_6_17_a_card_is_played_to_move_only_if_some_pawn_can_move_so() -> None:
    g = at(3, "hand 0: alms\ntile -1 -1: 17/g\nguildhall: r4\ntile -1 1: 30\ntile 1 1: 31\ntile 2 0: 25\ntile 2 1: 38")
    assert why(g, GREEN, "move:alms") == "GOL-6.17", "the only pawn stands on the only green tile"
    assert "end" in offers(g, GREEN)
    g = at(3, "hand 0: alms\nguildhall: r4")
    assert why(g, GREEN, "move:alms") == "GOL-6.17", "no pawn in the city"


def test_gol_6_18_a_master_may_pay_or_leave_for_the_plantation() -> None:
    g = at(3, "hand 0: bequest passage-overseas\ntile -1 -1: =17/g\ntile 0 -1: =20/g\nguildhall: r4")
    answer(g, GREEN, "effect:passage-overseas", "cell:-1:-1", "stop")
    answer(g, GREEN, "effect:bequest")
    assert pawns(g, GREEN, -1, -1) == pawns(g, GREEN, 0, -1) == 0
    assert not is_open(g, -1, -1)
    assert not is_open(g, 0, -1)
    assert planters(g, GREEN) == 1


def test_gol_6_17_a_pawn_that_cannot_go_elsewhere_is_not_offered() -> None:
    city = "tile -1 -1: 17/g\ntile -1 1: 30\ntile 1 1: 31\ntile 2 0: 25\ntile 2 1: 38\nguildhall: g1"
    g = at(3, f"hand 0: alms journeymen wardens-of-the-craft\n{city}\ntile 0 1: =5/g\ntile 0 -1: =10")
    say(g, GREEN, "move:alms")
    assert offers(g, GREEN) == ["cell:0:1", "guildhall"], "one pawn stands on the only green tile already"
    assert why(g, GREEN, "cell:-1:-1") == "GOL-6.6"
    answer(g, GREEN, "guildhall", "effect:wardens-of-the-craft", "cell:-1:-1")
    assert why(g, GREEN, "cell:-1:-1") == "GOL-7.4", "an effect that moves anywhere asks for no livery"
    assert why(g, GREEN, "cell:0:-1") == "GOL-6.7"


def test_what_ending_the_turn_would_draw_is_told_with_the_question() -> None:
    def draws(g: Guilds) -> tuple[int, int]:
        facts = run.question(g, GREEN).facts(g, GREEN)
        return facts["draws"], facts["last"]

    g = at(3, "hand 0: alms harvest-feast hospital-governors bequest:2\ntile 0 -1: =17/g\ntile 1 -1: =20/g")
    assert draws(g) == (4, 0), "GOL-6.13: no card played"
    answer(g, GREEN, "effect:alms")
    assert draws(g) == (2 + 2, 0)
    answer(g, GREEN, "effect:harvest-feast")
    assert draws(g) == (2 + 2, 0), "nobody was hired"
    answer(g, GREEN, "hire:bequest")
    assert draws(g) == (2 + 2 + 3, 0)
    answer(g, GREEN, "effect:hospital-governors")
    assert draws(g) == (2 + 2 + 3 + 2, 0), "two masters of the Cross"
    before = g.hand_size[GREEN]
    say(g, GREEN, "end")
    settle(g)
    assert g.hand_size[GREEN] == before + 9
    g = at(3, "round: 15\nhand 0: alms")
    assert draws(g) == (0, 1)
    answer(g, GREEN, "effect:alms")
    assert draws(g) == (2, 1)
    g = at(2, "hand 0: alms\n" + with_red(alms=1))
    assert draws(g) == (0, 0), "no card is left to draw"
    answer(g, GREEN, "effect:alms")
    assert draws(g) == (1, 0), "only the card just played"


def test_a_turn_without_cards_can_only_be_ended() -> None:
    g = at(3)
    assert offers(g, GREEN) == ["end"]
    end_turns(g)
    assert g.round == 2
