"""TT-16: the solo game."""

from __future__ import annotations

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import CARDS, RANKS
from guildhall.games.tiny_towns.scoring import rank_of
from guildhall.games.tiny_towns.state import Towns, monument_deck
from guildhall.kernel import run
from guildhall.kernel.game import option_named
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from tests.games.tiny_towns.helpers import (
    EMPTY,
    FULL,
    answer,
    asked,
    events,
    new,
    offered,
    placing,
    random_game,
    reason,
    table,
)

FACE_UP = "turn: 0\nface-up: wood wheat glass"


def solo(*towns: str, **given: str) -> Towns:
    return table(*towns, seats=1, **given)  # type: ignore[arg-type]  # all of them are texts


def test_tt_16_1_five_cards_are_removed() -> None:
    g = GAME.new(1, {})
    decks = [CARDS[card] for cards in g.box.solo_cards_of for card in cards]
    assert "feast-hall" not in decks
    assert "bank" not in decks
    assert len(decks) == 23
    monuments = [CARDS[card] for card in monument_deck(g)]
    assert len(monuments) == 12
    assert not {"fort-ironweed", "opaleyes-watch", "the-starloom"} & set(monuments)
    for seed in range(30):
        cards = [CARDS[card] for card in new(1, seed).cards]
        assert not {"feast-hall", "bank"} & set(cards)
    assert len(monument_deck(GAME.new(2, {}))) == 15
    assert CARDS.index("bank") not in new(1, factory="bank").cards  # the wish cannot be met


def test_tt_16_2_three_cards_lie_face_up() -> None:
    g = new(1)
    assert asked(g, 0) == "keep-monument"
    answer(g, 0, offered(g, 0)[0])
    for _ in range(3):
        assert asked(g, CHANCE) == "turn-card"
        run.apply(g, CHANCE, run.draw(g, Rng(1)))
    view = GAME.view(g, 0)
    assert len([card for card in view.face_up if card]) == 3
    assert view.deck_left == 12
    assert g.hammer == CHANCE


def test_tt_16_3_one_of_the_three_is_chosen_placed_and_built_with() -> None:
    g = solo("W . . .\n. . . .\n. . . .\n. . . .", more="turn: 0\nface-up: stone wheat stone")
    assert offered(g, 0) == ["resource:wheat", "resource:stone"]
    assert reason(g, 0, "resource:glass") == "TT-16.3"
    answer(g, 0, "resource:stone", "square:b1")
    assert "build:well" in offered(g, 0)


def test_tt_16_4_the_chosen_card_goes_under_the_pile() -> None:
    g = solo(EMPTY, more=FACE_UP)
    answer(g, 0, "resource:wheat", "square:a1")
    assert GAME.view(g, 0).under == ["wheat"]
    assert GAME.view(g, 0).face_up == ["wood", None, "glass"]


def test_tt_16_5_the_top_card_fills_the_gap() -> None:
    g = solo(EMPTY, more=FACE_UP)
    answer(g, 0, "resource:wheat", "square:a1")
    assert asked(g, CHANCE) == "turn-card"
    run.apply(g, CHANCE, option_named(run.question(g, CHANCE), "resource:brick"))
    assert GAME.view(g, 0).face_up == ["wood", "brick", "glass"]
    known = solo(EMPTY, more="turn: 13\nface-up: wood wheat glass\npile: 0 0 0 0 0\nunder: stone brick wood")
    answer(known, 0, "resource:glass", "square:a1")
    assert GAME.view(known, 0).face_up == ["wood", "wheat", "stone"]  # no draw: the order is known
    assert GAME.view(known, 0).under == ["brick", "wood", "glass"]


def test_tt_16_6_until_the_town_is_completed() -> None:
    last = FULL.replace("H  W  H  W", "H  W  H  .", 1)
    g = solo(last, more=FACE_UP)
    answer(g, 0, "resource:glass")
    assert run.is_over(g)


@pytest.mark.parametrize(
    ("cards", "town", "monument", "wanted"),
    [
        ("factory", "Fc[B] . . .\n. . . .\n. . . .\n. . . .", "-", "factory:glass"),
        ("warehouse", "Fc[W] . . .\n. . . .\n. . . .\n. . . .", "-", "swap:a1:wood"),
        ("well", "Mo Co . .\n. . . .\n. . . .\n. . . .", "statue-of-the-bondmaker", "cottage:b1"),
    ],
)
def test_tt_16_7_the_chosen_card_counts_as_named_by_another(cards: str, town: str, monument: str, wanted: str) -> None:
    g = placing(town, named="brick", cards=cards, monuments=(monument,), seats=1, more="face-up: brick wood glass")
    assert wanted in offered(g, 0)


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (60, 6),
        (38, 6),
        (37, 5),
        (32, 5),
        (31, 4),
        (25, 4),
        (24, 3),
        (18, 3),
        (17, 2),
        (10, 2),
        (9, 1),
        (0, 1),
        (-16, 1),
    ],
)
def test_tt_16_8_titles(points: int, rank: int) -> None:
    assert RANKS[rank_of(GAME.box, points)] == f"rank-{rank}"


def test_tt_16_8_the_title_is_told_at_the_end() -> None:
    g = solo(FULL.replace("H  W  H  W", "H  W  H  .", 1), more=FACE_UP)
    answer(g, 0, "resource:glass")
    assert GAME.view(g, 0).rank == "rank-1"
    assert [event.args for event in events(g, "earns-title")] == [(0, -16, 0)]
    assert GAME.view(new(2), 0).rank is None


def test_tt_16_9_solo_with_the_town_hall() -> None:
    g = new(1, mode="town-hall", monuments="off")
    assert GAME.view(g, 0).mode == "solo-town-hall"
    assert GAME.view(g, 0).named is not None
    assert GAME.view(g, 0).face_up == []
    for seed in range(20):
        assert not {"feast-hall", "bank"} & {CARDS[card] for card in new(1, seed, mode="town-hall").cards}
    *_, last = random_game(1, {"mode": "town-hall"}, 3)
    assert GAME.view(last, 0).rank is not None


def test_tt_16_10_no_ties_and_no_neighbours() -> None:
    *_, last = random_game(1, {}, 3)
    scores = GAME.scores(last)
    assert scores is not None
    assert [score.place for score in scores] == [1]
