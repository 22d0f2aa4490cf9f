"""TT-3: the preparation."""

from __future__ import annotations

from collections import Counter

import pytest

from guildhall.games.tiny_towns import GAME
from guildhall.games.tiny_towns.box import BUILDINGS, CARDS, FIRST_MONUMENT
from guildhall.games.tiny_towns.state import DEALT
from guildhall.kernel import run
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE
from tests.games.tiny_towns.helpers import answer, asked, events, new, offered, reason, table


def drawn(decision: str, seats: int, **variant: str) -> list[str]:
    """All that chance can draw the first time it is asked this."""
    g = GAME.new(seats, {name.replace("_", "-"): value for name, value in variant.items()})
    run.start(g)
    rng = Rng(1)
    while asked(g, CHANCE) not in (decision, ""):
        run.apply(g, CHANCE, run.draw(g, rng))
    return offered(g, CHANCE) if asked(g, CHANCE) else []


@pytest.mark.parametrize(
    ("seats", "mode", "called"),
    [
        (1, "standard", "solo"),
        (1, "town-hall", "solo-town-hall"),
        (2, "standard", "standard"),
        (6, "town-hall", "town-hall"),
    ],
)
def test_tt_3_1_one_to_six_players_and_the_mode(seats: int, mode: str, called: str) -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6]
    assert GAME.view(new(seats, mode=mode), None).mode == called


def test_tt_3_2_boards_are_empty() -> None:
    g = new(3)
    assert [board.empty for board in g.boards] == [0xFFFF] * 3
    assert not any(board.cubes for board in g.boards)
    assert not any(g.buildings)


def test_tt_3_3_no_resource_cards_in_the_standard_game() -> None:
    g = new(3, monuments="off")
    answer(g, g.hammer, "resource:wood")
    assert asked(g, CHANCE) == ""
    assert g.pile.size() == 15
    assert GAME.view(g, 0).face_up == []


def test_tt_3_4_the_recommended_first_game() -> None:
    assert drawn("turn-building", 2, cards="first-game") == []
    g = new(2, cards="first-game")
    assert [CARDS[card] for card in g.cards] == ["cottage", "farm", "well", "chapel", "tavern", "theater", "factory"]


def test_tt_3_5_the_cottage_is_always_in_play() -> None:
    for seed in range(5):
        assert CARDS[new(2, seed).cards[0]] == "cottage"


def test_tt_3_6_one_card_of_each_type_is_turned_up() -> None:
    assert drawn("turn-building", 3) == ["card:farm", "card:granary", "card:greenhouse", "card:orchard"]
    seen = Counter(CARDS[card] for seed in range(60) for card in new(2, seed).cards)
    assert set(seen) == set(BUILDINGS)


def test_tt_3_6_the_cards_are_public() -> None:
    g = new(2)
    cards = [CARDS[card] for card in g.cards]
    for viewer in (0, 1, None):
        assert [card.id for card in GAME.view(g, viewer).cards] == cards
    assert len(events(g, "turns-building")) == 6


def test_tt_3_7_the_other_cards_leave_the_game() -> None:
    g = table("W S H .\n. B G .\n. . . .\n. . . .", cards="fountain", more="agenda: build > end_turn")
    assert offered(g, 0) == ["done", "build:cottage", "build:fountain"]
    assert reason(g, 0, "build:well") == "TT-3.7"


def test_tt_3_8_only_public_types_are_in_the_supply() -> None:
    """What the Architect's Guild may take: the cards in play, but none that left the game and no monument."""
    town = ". . G .\n. H S .\nW B . .\n. We . ."
    more = "agenda: build > end_turn"
    g = table(town, cards="granary inn bank", monuments=("architects-guild",), more=more)
    answer(g, 0, "build:architects-guild", "square:c1", "square:b4")
    assert offered(g, 0) == [
        "take:cottage", "take:granary", "take:chapel", "take:inn", "take:theater", "take:bank",
    ]  # fmt: skip
    assert reason(g, 0, "take:farm") == "TT-3.7"
    assert not any(card in name for name in run.question(g, 0).domain for card in CARDS[FIRST_MONUMENT:])


def test_tt_3_9_the_first_master_builder_is_agreed_on_or_drawn() -> None:
    assert drawn("draw-builder", 4) == ["seat:1", "seat:2", "seat:3", "seat:4"]
    assert drawn("draw-builder", 4, first_master_builder="seat-3") == []
    assert new(4, first_master_builder="seat-3").hammer == 2
    assert {new(4, seed).hammer for seed in range(30)} == {0, 1, 2, 3}
    assert new(3, first_master_builder="seat-6").hammer < 3  # nobody sits there, so the seat is drawn


def test_tt_3_10_everybody_keeps_one_of_two_monuments_in_secret() -> None:
    g = new(3)
    assert [asked(g, seat) for seat in range(3)] == ["keep-monument"] * 3
    assert len(set(g.dealt)) == 6
    for seat in range(3):
        own = [CARDS[card] for card in g.dealt[seat * DEALT : seat * DEALT + DEALT]]
        assert sorted(offered(g, seat)) == sorted("monument:" + card for card in own)
        assert GAME.view(g, seat).seats[seat].dealt == own
        assert all(GAME.view(g, seat).seats[other].dealt == [] for other in range(3) if other != seat)
    kept = offered(g, 1)[0]
    other = next(name for name in GAME.things["card"][FIRST_MONUMENT:] if "monument:" + name not in offered(g, 1))
    assert reason(g, 1, "monument:" + other) == "TT-3.10"
    answer(g, 1, kept)
    assert CARDS[g.monument[1]] == kept.removeprefix("monument:")
    assert GAME.view(g, 0).seats[1].monument is None
    card = GAME.view(g, 1).seats[1].monument
    assert card is not None
    assert card.id == kept.removeprefix("monument:")
    assert all(event.to is not None for event in events(g, "deals") + events(g, "keeps"))


def test_tt_3_11_without_monuments() -> None:
    g = new(3, monuments="off")
    assert asked(g, g.hammer) == "call-resource"
    assert set(g.monument) == {-1}
    assert not any(seat.has_monument for seat in GAME.view(g, 0).seats)


def test_tt_3_12_everybody_has_one_monument() -> None:
    g = new(3)
    for seat in range(3):
        answer(g, seat, offered(g, seat)[0])
    assert all(seat.has_monument and not seat.announced for seat in GAME.view(g, None).seats)


def test_tt_3_13_settings_and_their_usual_values() -> None:
    usual = {setting.name: setting.values[0] for setting in GAME.settings}
    assert usual["mode"] == "standard"
    assert usual["cards"] == "random"
    assert usual["monuments"] == "on"
    assert usual["novice"] == "off"
    assert usual["first-master-builder"] == "random"
    with pytest.raises(ValueError, match="setting 'mode' cannot be 'fast'"):
        GAME.new(2, {"mode": "fast"})


@pytest.mark.parametrize("card", [card for card in BUILDINGS if card != "cottage"])
def test_tt_3_13_a_card_can_be_chosen_for_a_type(card: str) -> None:
    kinds = ("farm", "well", "chapel", "tavern", "theater", "factory")
    kind = next(kind for kind in kinds for setting in GAME.settings if setting.name == kind and card in setting.values)
    g = new(2, 0, **{kind: card})
    assert CARDS.index(card) in g.cards
    g = new(2, 0, cards="first-game", **{kind: card})
    basic = [CARDS[other] for other in g.cards if other != CARDS.index(card)]
    assert basic == [name for name in ("cottage", *kinds) if name != kind]


def test_tt_3_13_the_novice_rule_can_be_for_single_seats() -> None:
    g = new(3, novice_2="on")
    assert g.aside_left == [0, 2, 0]
    assert new(3, novice="all").aside_left == [2, 2, 2]
    assert new(3).aside_left == [0, 0, 0]
