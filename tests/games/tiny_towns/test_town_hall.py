"""TT-15: the Town Hall variant."""

from __future__ import annotations

from collections import Counter

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.state import Towns
from guildhall.kernel import run
from guildhall.kernel.game import option_named
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from tests.games.tiny_towns.helpers import (
    EMPTY,
    FULL,
    answer,
    asked,
    at,
    events,
    new,
    offered,
    placing,
    random_game,
    reason,
    table,
)

HALL = "mode=town-hall"
MO = "Mo . . .\n. . . .\n. . . .\n. . . ."
FIVE_BANKS = "Fc[W] Fc[H] Fc[B] Fc[G]\nFc[S] . . .\n. . . .\nW S . ."


def turn_up(g: Towns, resource: str) -> None:
    """Chance turns this card up."""
    run.apply(g, CHANCE, option_named(run.question(g, CHANCE), f"resource:{resource}"))


def play_turn(g: Towns) -> None:
    """Everybody takes the first answer until the next turn begins."""
    turn = g.turn
    while g.turn == turn and not run.is_over(g):
        seat = run.first_to_act(g)
        run.apply(g, seat, run.options(g, seat)[-1] if asked(g, seat) == "place-cube" else run.options(g, seat)[0])


def test_tt_15_1_there_is_no_master_builder() -> None:
    g = new(4, mode="town-hall", monuments="off", first_master_builder="seat-2")
    assert g.hammer == CHANCE
    assert GAME.view(g, 0).hammer is None


def test_tt_15_2_nobody_decides_about_the_cards() -> None:
    g = table(EMPTY, EMPTY, variant=HALL, more="turn: 3")
    assert run.to_act(g) == [CHANCE]
    assert asked(g, CHANCE) == "turn-card"


def test_tt_15_3_five_cards_are_discarded_unseen() -> None:
    g = new(2, mode="town-hall", monuments="off")
    assert GAME.view(g, 0).deck_left == 9  # of ten, one is turned up
    assert g.pile.size() == 14  # any of them may be among the five


def test_tt_15_4_in_card_turns_everybody_places_what_the_card_shows() -> None:
    g = table(EMPTY, EMPTY, variant=HALL, more="turn: 0")
    turn_up(g, "glass")
    assert GAME.view(g, None).named == "glass"
    answer(g, 1, "square:b1")
    answer(g, 0, "square:a1")
    assert (at(g, 0, "a1"), at(g, 1, "b1")) == ("G", "G")
    assert g.pile.unseen == [3, 3, 3, 2, 3]
    assert g.turn == 2


def test_tt_15_5_in_free_turns_everybody_chooses_in_secret() -> None:
    g = table(EMPTY, EMPTY, variant=HALL, more="turn: 2")
    assert [asked(g, seat) for seat in range(2)] == ["choose-resource"] * 2
    assert len(offered(g, 0)) == 5
    before = GAME.view(g, 1)
    answer(g, 0, "resource:wood", "square:a1")
    assert GAME.view(g, 1) == before
    answer(g, 1, "resource:stone", "square:d4")
    assert (at(g, 0, "a1"), at(g, 1, "d4")) == ("W", "S")


def test_tt_15_6_card_card_free() -> None:
    g = table(EMPTY, EMPTY, variant=HALL, more="turn: 0")
    assert not GAME.view(new(2, mode="town-hall"), 0).free_choice  # no turn has begun
    kinds = []
    for _ in range(9):
        kinds.append("free" if GAME.view(g, 0).free_choice else "card")
        play_turn(g)
    assert kinds == ["card", "card", "free"] * 3


def test_tt_15_7_the_cards_are_shuffled_anew_in_turn_16() -> None:
    g = new(1, mode="town-hall", monuments="off", cards="first-game")
    while g.turn < 16 and not run.is_over(g):
        if g.turn == 15:
            assert g.pile.size() == 5
        play_turn(g)
    assert g.turn == 16
    assert g.pile.size() == 15  # all cards again, and none is turned up yet
    assert len(events(g, "turns-card")) == 10
    assert len(events(g, "reshuffles")) == 1


@pytest.mark.parametrize(
    ("cards", "town", "monument", "wanted"),
    [
        ("factory", "Fc[B] . . .\n. . . .\n. . . .\n. . . .", "-", "factory:glass"),
        ("warehouse", "Fc[W] . . .\n. . . .\n. . . .\n. . . .", "-", "swap:a1:wood"),
        ("warehouse", "Fc . . .\n. . . .\n. . . .\n. . . .", "-", "store:a1"),
        ("well", "Mo Co . .\n. . . .\n. . . .\n. . . .", "statue-of-the-bondmaker", "cottage:b1"),
        ("well", EMPTY, "-", "aside"),
    ],
)
def test_tt_15_8_a_card_counts_as_named_by_another(cards: str, town: str, monument: str, wanted: str) -> None:
    variant = "mode=town-hall novice=all"
    for seat in (0, 1):
        towns = [EMPTY, EMPTY]
        towns[seat] = town
        monuments = tuple(monument if other == seat else "-" for other in range(2))
        card = placing(*towns, named="brick", cards=cards, monuments=monuments, variant=variant, more="turn: 4")
        assert wanted in offered(card, seat)
        free = table(*towns, cards=cards, monuments=monuments, variant=variant, more="turn: 5")
        answer(free, seat, "resource:brick")
        assert all(name.startswith("square:") for name in offered(free, seat))
        assert reason(free, seat, "aside") == "TT-15.8"


def test_tt_15_9_fort_ironweed_in_free_turns() -> None:
    fort = "Mo W S .\n. . . .\n. . . .\n. . . ."
    g = table(fort, EMPTY, variant=HALL, monuments=("fort-ironweed",), more="turn: 5")
    assert [asked(g, seat) for seat in range(2)] == ["", "choose-resource"]
    answer(g, 1, "resource:wood", "square:a1")
    assert asked(g, 0) == "build"
    alone = table(fort, FULL, variant=HALL, monuments=("fort-ironweed",), more="turn: 5\nfinished: 0 3")
    assert asked(alone, 0) == "choose-resource"
    card = placing(fort, EMPTY, named="brick", variant=HALL, monuments=("fort-ironweed",), more="turn: 4")
    assert asked(card, 0) == "place-cube"


def test_tt_15_10_banks_in_free_turns() -> None:
    banks = "Fc[W] Fc[S] . .\n. . . .\n. . . .\n. . . ."
    g = table(banks, FIVE_BANKS, variant=HALL, cards="bank", more="turn: 5")
    assert offered(g, 0) == ["resource:wheat", "resource:brick", "resource:glass"]
    assert reason(g, 0, "resource:wood") == "TT-15.10"
    assert asked(g, 1) == ""
    answer(g, 0, "resource:glass", "square:d4")
    assert asked(g, 1) == "build"
    card = placing(banks, FIVE_BANKS, named="wood", variant=HALL, cards="bank", more="turn: 4")
    assert [asked(card, seat) for seat in range(2)] == ["place-cube", "place-cube"]


def test_tt_15_11_the_last_player_goes_on_with_the_cycle() -> None:
    g = table(EMPTY, FULL, variant=HALL, more="turn: 3\nfinished: 0 2")
    assert asked(g, CHANCE) == "turn-card"
    turn_up(g, "wood")
    answer(g, 0, "square:a1")
    turn_up(g, "wood")
    answer(g, 0, "square:b1")
    assert asked(g, 0) == "choose-resource"


def test_tt_15_12_scoring_is_as_usual() -> None:
    *_, g = random_game(3, {"mode": "town-hall"}, 5)
    scores = GAME.scores(g)
    assert scores is not None
    assert g.times == [0, 0, 0]
    assert GAME.phase(g) == "end"
    rest = "\n. . . .\n. . . .\n. . . ."
    level = table(
        "We . . ." + rest, "Fa Fa . ." + rest, "We . . ." + rest,
        cards="shed", variant=HALL, more="finished: 5 5 6\nturn: 9\nagenda:",
    )  # fmt: skip
    assert GAME.points(level) == [-14, -14, -14]
    assert GAME.places(level) == [2, 1, 2]  # nobody was Master Builder: the empty squares decide


def test_chance_weighs_the_cards_that_are_left() -> None:
    g = table(EMPTY, EMPTY, variant=HALL, more="turn: 3\npile: 3 0 1 2 3")
    assert offered(g, CHANCE) == ["resource:wood", "resource:brick", "resource:glass", "resource:stone"]
    drawn = Counter(run.draw(g, Rng(seed)) for seed in range(900))
    assert drawn[0] > drawn[2] * 2
