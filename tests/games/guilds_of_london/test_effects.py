"""GOL-7  Effects."""

from __future__ import annotations

import pytest

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import CARDS, MAYORAL_CARDS, SCOREBOARD, cell_at
from guildhall.games.guilds_of_london.decks import DRAW_CARD
from guildhall.kernel import run
from guildhall.kernel.state import CHANCE
from guildhall.words import guilds_of_london as words
from tests.games.guilds_of_london.play import (
    GREEN,
    RED,
    answer,
    asked,
    at,
    discards,
    draw,
    guildhall,
    hand,
    kept,
    offers,
    pawns,
    planters,
    say,
    settle,
    supply,
    why,
)


def test_gol_7_1_parts_are_carried_out_from_left_to_right() -> None:
    g = at(3, "hand 0: hiring-fair\nguildhall: r4\ntile -1 -1: 30")
    answer(g, GREEN, "effect:hiring-fair")  # hire 1, then move 1: only the pawn just hired can move
    assert asked(g, GREEN) == "effect-move"
    assert offers(g, GREEN) == ["guildhall", "stop"]


def test_gol_7_2_points_are_gained() -> None:
    g = at(3, "hand 0: royal-summons")
    answer(g, GREEN, "effect:royal-summons", "stop")
    assert g.vp[GREEN] == 1


def test_gol_7_3_hiring_takes_as_many_as_there_are() -> None:
    g = at(3, "hand 0: indentures alms\nguildhall: g13")
    answer(g, GREEN, "effect:indentures")
    assert (guildhall(g, GREEN), supply(g, GREEN)) == (16, 0)


def test_gol_7_4_up_to_so_many_moves_to_tiles_with_a_livery_or_to_any() -> None:
    g = at(3, "hand 0: journeymen freedom-of-the-city alms:2\ntile -1 -1: 30\ntile 0 -1: 38\ntile 1 -1: 40")
    answer(g, GREEN, "effect:journeymen", "guildhall")
    assert "cell:1:-1" not in offers(g, GREEN), "blue"
    answer(g, GREEN, "cell:-1:-1", "cell:-1:-1", "cell:0:-1")
    assert asked(g, GREEN) == "turn-action", "two moves were all"
    answer(g, GREEN, "effect:freedom-of-the-city", "guildhall")
    assert "cell:1:-1" in offers(g, GREEN)
    answer(g, GREEN, "cell:1:-1", "guildhall", "cell:0:-1", "stop")
    assert asked(g, GREEN) == "turn-action"
    assert (pawns(g, GREEN, 0, -1), pawns(g, GREEN, 1, -1)) == (2, 1)


def test_gol_7_5_pawns_of_the_city_may_be_placed_on_the_plantation() -> None:
    g = at(3, "hand 0: passage-overseas mission-overseas guild-procession alms\ntile -1 -1: =30/g\nguildhall: g1")
    answer(g, GREEN, "effect:passage-overseas")
    assert asked(g, GREEN) == "effect-ship"
    assert offers(g, GREEN) == ["cell:-1:-1", "guildhall", "stop"]
    assert why(g, GREEN, "cell:0:-1") == "GOL-7.5"
    answer(g, GREEN, "cell:-1:-1", "guildhall")
    assert planters(g, GREEN) == 2
    assert g.did == 4, "placed on the Plantation, not moved"


def test_gol_7_6_cards_are_drawn_now_or_at_the_end_of_the_turn() -> None:
    g = at(3, "hand 0: royal-almoner alms:2")
    answer(g, GREEN, "effect:royal-almoner")
    assert asked(g, GREEN) == "turn-action"
    assert g.hand_size[GREEN] == 4
    answer(g, GREEN, "effect:alms")
    assert g.hand_size[GREEN] == 3
    answer(g, GREEN, "end")
    assert g.hand_size[GREEN] == 7


def test_gol_7_7_one_mayoral_card_is_kept_and_the_others_go_under_the_deck() -> None:
    g = at(3, "hand 0: mayors-favour alms:2")
    say(g, GREEN, "effect:mayors-favour")
    draw(g, "card:wardmote", "card:great-twelve", "card:crown-livery")
    assert offers(g, GREEN) == ["card:crown-livery", "card:great-twelve", "card:wardmote"]
    answer(g, GREEN, "card:great-twelve", "card:wardmote")
    assert kept(g, GREEN) == ["great-twelve"]
    assert [MAYORAL_CARDS[card] for card in g.bottom] == ["wardmote", "crown-livery"]
    # Those two come up only when the rest of the deck is used up, in that order.
    g = at(3, "hand 0: mayors-favour alms:2\nbottom: wardmote crown-livery\n" + everything_but_bottom())
    answer(g, GREEN, "effect:mayors-favour")
    assert offers(g, GREEN) == ["card:crown-livery", "card:wardmote"]
    answer(g, GREEN, "card:wardmote")
    assert [MAYORAL_CARDS[card] for card in g.bottom] == ["crown-livery"]
    g = at(3, "hand 0: mayors-favour alms:2\nbottom: wardmote crown-livery")
    say(g, GREEN, "effect:mayors-favour")
    draw(g, "card:great-twelve", "card:civic-monuments", "card:anchor-livery")
    assert "card:wardmote" not in offers(g, GREEN), "the cards above come first"
    # One card left: it is kept. None: nothing happens.
    g = at(3, "hand 0: mayors-favour alms:2\nbottom: wardmote\nmayoral 2: crown-livery\n" + everything_but_bottom())
    answer(g, GREEN, "effect:mayors-favour")
    assert kept(g, GREEN) == ["wardmote"]
    g = at(3, "hand 0: mayors-favour alms:2\nmayoral 2: crown-livery wardmote\n" + everything_but_bottom())
    answer(g, GREEN, "effect:mayors-favour")
    assert kept(g, GREEN) == []
    assert asked(g, GREEN) == "turn-action"


def everything_but_bottom() -> str:
    others = [card for card in MAYORAL_CARDS if card not in ("wardmote", "crown-livery")]
    return "mayoral 1: " + " ".join(others)


def test_gol_7_8_neutrals_come_from_the_scoreboard_as_long_as_there_are_any() -> None:
    g = at(2, "hand 0: hired-voices foreign-merchants:2\nneutrals: 0 1")
    answer(g, GREEN, "effect:hired-voices")
    assert g.purse == [1, 1]
    answer(g, GREEN, "effect:foreign-merchants")
    assert g.purse == [3, 1]
    answer(g, GREEN, "effect:foreign-merchants")
    assert g.purse == [3, 1]
    assert g.neutrals[SCOREBOARD] == 0


def test_gol_7_9_the_beadle_may_go_to_another_unresolved_guild_tile() -> None:
    g = at(3, "hand 0: beadles-staff\ntile -1 -1: =7\ntile 0 -1: 20/@\nguildhall: r4")
    answer(g, GREEN, "effect:beadles-staff")
    assert asked(g, GREEN) == "effect-beadle"
    assert "cell:0:-1" not in offers(g, GREEN), "it stands there"
    assert why(g, GREEN, "cell:2:0") == "GOL-7.9", "a special building"
    assert why(g, GREEN, "cell:-1:-1") == "GOL-7.9", "resolved"
    answer(g, GREEN, "cell:1:1")
    assert g.beadle == cell_at(1, 1)
    g = at(3, "hand 0: beadles-staff\nbeadle: aside\nguildhall: r4")
    answer(g, GREEN, "effect:beadles-staff")
    assert asked(g, GREEN) == "turn-action"
    g = at(3, "hand 0: beadles-staff\ntile 0 -1: 20/@\nguildhall: r4")
    answer(g, GREEN, "effect:beadles-staff", "leave")
    assert g.beadle == cell_at(0, -1)


@pytest.mark.parametrize(("masters", "points"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_gol_7_10_masters_of_a_livery_multiply_up_to_the_cap(masters: int, points: int) -> None:
    purple = ["tile -1 -1: =1/g", "tile 0 -1: =16/g", "tile 1 -1: =23/g", "tile 2 -1: =28/g"]
    others = ["tile -1 1: =30/g", "tile 0 1: =29/r", "tile 1 1: 27/g"]
    g = at(3, "\n".join(["hand 0: royal-patronage", *purple[:masters], *others]))
    answer(g, GREEN, "effect:royal-patronage")
    assert g.vp[GREEN] == points, "neither others' masters nor pawns on unresolved tiles count"


def test_gol_7_11_a_condition_asks_what_was_done_this_turn_before_or_after() -> None:
    g = at(3, "hand 0: harvest-feast:2 pilgrimage\nguildhall: g1")
    answer(g, GREEN, "effect:pilgrimage", "effect:harvest-feast", "hire:harvest-feast", "end")
    assert g.hand_size[GREEN] == 2 + 3, "hired after the card was played; nothing moved"
    g = at(3, "hand 0: harvest-feast apprentices\nguildhall: g1")
    answer(g, GREEN, "effect:apprentices", "effect:harvest-feast", "end")
    assert g.hand_size[GREEN] == 2 + 3, "hired by an effect"
    g = at(3, "hand 0: harvest-feast apprentices\nguildhall: g16")
    answer(g, GREEN, "effect:apprentices", "effect:harvest-feast", "end")
    assert g.hand_size[GREEN] == 2, "nobody was hired"
    g = at(3, "hand 0: crown-licence passage-overseas\nguildhall: g1")
    answer(g, GREEN, "effect:crown-licence", "effect:passage-overseas", "guildhall", "end")
    assert g.vp[GREEN] == 2
    g = at(3, "hand 0: pilgrimage alms\nguildhall: g1\ntile -1 -1: 17")
    answer(g, GREEN, "effect:pilgrimage", "move:alms", "cell:-1:-1", "end")
    assert g.hand_size[GREEN] == 2 + 3, "moved by a card"
    # What a reward brought before the turn does not count: White Bakers hire in the resolution of round 1.
    g = at(3, "hand 0: harvest-feast\ntile -1 -1: 19/g3\nagenda: resolve_tiles > end_round > play_round")
    answer(g, GREEN, "accept", "effect:harvest-feast", "end")
    assert g.hand_size[GREEN] == 2


def test_gol_7_12_each_later_basic_action_triggers_once() -> None:
    g = at(3, "hand 0: market-day ropewalk alms:4 apprentices\nguildhall: g2\ntile -1 -1: 17\ntile 0 -1: 20")
    answer(g, GREEN, "effect:market-day", "card:alms")
    answer(g, GREEN, "effect:apprentices")
    assert asked(g, GREEN) == "turn-action", "hired by an effect: no trigger"
    answer(g, GREEN, "effect:ropewalk")  # only Alms can pay
    answer(g, GREEN, "hire:alms")
    assert asked(g, GREEN) == "effect-move", "Market Day"
    answer(g, GREEN, "guildhall", "cell:-1:-1")
    assert asked(g, GREEN) == "turn-action", "moved by an effect: Ropewalk is not triggered"
    answer(g, GREEN, "move:alms", "guildhall", "cell:0:-1")
    assert asked(g, GREEN) == "effect-ship", "Ropewalk"
    # Two of a kind work side by side, in the order of play.
    text = "hand 0: ropewalk guild-procession alms:3\ntile -1 -1: 17\ntile 0 -1: 20"
    g = at(3, text)
    answer(g, GREEN, "effect:ropewalk", "card:alms", "effect:guild-procession")
    answer(g, GREEN, "move:alms", "cell:-1:-1")
    assert asked(g, GREEN) == "effect-ship"
    answer(g, GREEN, "stop")
    assert asked(g, GREEN) == "effect-move"
    g = at(3, text)
    answer(g, GREEN, "effect:guild-procession", "card:alms", "effect:ropewalk")
    answer(g, GREEN, "move:alms", "cell:-1:-1", "stop")
    assert asked(g, GREEN) == "effect-ship"


def test_gol_7_13_a_card_may_be_played_though_nothing_comes_of_it() -> None:
    g = at(3, "hand 0: passage-overseas apprentices\nguildhall: r4\nplantation: g16")
    answer(g, GREEN, "effect:passage-overseas")
    answer(g, GREEN, "effect:apprentices")
    assert len(g.front) == 2
    assert asked(g, GREEN) == "turn-action"
    # What hires, draws or takes neutrals is carried out unasked; moving, shipping and the beadle may be left.
    g = at(3, "hand 0: apprentices hired-voices royal-almoner alms")
    answer(g, GREEN, "effect:apprentices", "effect:hired-voices", "effect:royal-almoner")
    assert (guildhall(g, GREEN), g.purse[GREEN], g.hand_size[GREEN]) == (6, 1, 3)
    g = at(3, "hand 0: beadles-staff passage-overseas\ntile 0 -1: 20/@")
    answer(g, GREEN, "effect:beadles-staff", "leave", "stop", "effect:passage-overseas", "stop")
    assert (g.beadle, g.did) == (cell_at(0, -1), 0)


def test_gol_7_14_effects_end_with_the_turn() -> None:
    g = at(3, "hand 0: market-day alms:2\nhand 1: alms\nround: 4\ntile -1 -1: 17")
    answer(g, GREEN, "effect:market-day", "end")
    answer(g, RED, "hire:alms")
    assert asked(g, RED) == "turn-action"
    # Nor do deeds and draws of this turn count in the next.
    g = at(2, "round: 1\nhand 0: alms harvest-feast apprentices\nhad-turn: 1\nguildhall: g1")
    answer(g, GREEN, "effect:apprentices", "effect:alms", "end")
    for _ in range(2):
        seat = run.first_to_act(g)
        if seat == RED:
            answer(g, RED, "end")
    before = g.hand_size[GREEN]
    answer(g, GREEN, "effect:harvest-feast", "end")
    assert g.hand_size[GREEN] == before - 1 + 2


@pytest.mark.parametrize("card", CARDS)
def test_gol_7_15_every_card_has_icons_for_what_it_does(card: str) -> None:
    box = GAME.box
    icons = words.icons(box, box.card_effects[CARDS.index(card)])
    for part in box.card_effects[CARDS.index(card)]:
        assert words.VERB_ICONS[box.part_verb[part]] in icons
        assert ("end-of-turn" in icons) >= (box.part_when[part] == 1)
        assert ("each-time" in icons) >= (box.part_when[part] > 1)
        assert ("if-done" in icons) >= (box.part_if[part] > 0)


def test_gol_7_16_one_pawn_may_make_several_moves_and_a_hired_pawn_may_be_used() -> None:
    g = at(3, "hand 0: quayside-hands journeymen\nguildhall: r4\ntile -1 -1: 30\ntile 0 -1: 38")
    answer(g, GREEN, "effect:quayside-hands", "guildhall")
    assert planters(g, GREEN) == 1
    g = at(3, "hand 0: journeymen\nguildhall: g1\ntile -1 -1: 30\ntile 0 -1: 38")
    answer(g, GREEN, "effect:journeymen", "guildhall", "cell:-1:-1", "cell:-1:-1", "cell:0:-1")
    assert pawns(g, GREEN, 0, -1) == 1


def test_gol_7_17_a_part_that_finds_nothing_is_skipped_and_the_cost_is_gone() -> None:
    g = at(2, "hand 0: strangers-in-town alms\nguildhall: g16\nneutrals: 0 3")
    answer(g, GREEN, "effect:strangers-in-town")  # nobody to hire, but a neutral to take
    assert g.purse == [1, 3]
    assert discards(g) == ["alms"]
    g = at(2, "hand 0: election-day alms\nneutrals: 0 4")
    answer(g, GREEN, "effect:election-day", "end")
    assert g.purse == [0, 4]
    assert g.hand_size[GREEN] == 4


def test_draws_of_a_reward_are_asked_of_chance_with_their_weights() -> None:
    g = at(3, "hand 0: royal-almoner alms:4")
    say(g, GREEN, "effect:royal-almoner")
    assert asked(g, CHANCE) == "draw-card"
    assert sum(DRAW_CARD.weights(g)) == g.deck_size
    assert "card:alms" not in offers(g, CHANCE)
    settle(g)
    assert len(hand(g, GREEN)) == 6
