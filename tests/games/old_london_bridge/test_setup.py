"""Chapter 2: the preparation."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import CATEGORIES, NOWHERE
from guildhall.games.old_london_bridge.state import Bridge
from guildhall.kernel.decision import Draw
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import question, to_act
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.invariants import check
from tests.games.old_london_bridge.table import (
    ALL,
    asked,
    face_up_tiles,
    hand,
    let_chance,
    names,
    new,
    over,
    play_on,
    position,
    told,
    top,
    turn_up,
)


def weights(g: Bridge) -> list[int]:
    decision = question(g, CHANCE)
    assert isinstance(decision, Draw)
    return decision.weights(g)


def draw_until(g: Bridge, decision: str) -> None:
    """Let chance draw the first of everything until this is drawn."""
    while asked(g, CHANCE) != decision:
        turn_up(g, names(g, CHANCE)[0])


def prepared(seats: int, *stairs: int) -> Bridge:
    """A game in which the stairs have been drawn; the first chip is about to be turned up."""
    g = new(seats)
    draw_until(g, "draw-step")
    for seat in stairs[:-1]:  # the last step needs no draw
        turn_up(g, f"seat:{seat + 1}")
    assert asked(g, CHANCE) == "turn-up-chip"
    return g


def test_olb_2_1_two_to_four_players() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(ValueError, match=f"old-london-bridge is for 2 to 4 players, not {seats}"):
            GAME.new(seats, {})


def test_olb_2_2_the_rondel_starts_in_any_of_six_positions() -> None:
    """E-6."""
    g = new(3)
    assert (asked(g, CHANCE), names(g, CHANCE)) == ("turn-rondel", ["by:0", "by:1", "by:2", "by:3", "by:4", "by:5"])
    assert weights(g) == [1] * 6
    turn_up(g, "by:4")
    assert g.rotation == 4
    assert told(g, "turns-rondel") == [(4,)]


def test_olb_2_3_each_type_is_shuffled_and_shows_its_top() -> None:
    """E-5."""
    g = new(3)
    turn_up(g, "by:0")
    for kind in ("chapel", "gate", "inn", "shop", "guild"):
        assert [f"tile:{number}" for number in ALL[kind].split()] == names(g, CHANCE)
        assert weights(g) == [1] * 12
        turn_up(g, names(g, CHANCE)[3])
        assert ALL[kind].split()[3] == top(g, kind)
    assert names(g, CHANCE) == ["tile:park-blue", "tile:park-orange", "tile:park-grey", "tile:park-green"]
    assert weights(g) == [3, 3, 3, 3]
    turn_up(g, "tile:park-grey")
    assert top(g, "park") == "park-grey"
    assert g.left == [12] * 6
    stacks = GAME.view(g, None).stacks
    assert [(stack.type, stack.top and stack.top.name, stack.left) for stack in stacks[:2]] == [
        ("gate", "16", 12),
        ("guild", "19", 12),
    ]


def test_olb_2_4_fifteen_chips_are_drawn_from_and_the_rest_stays_unseen() -> None:
    g = prepared(3, 0, 1, 2)
    assert names(g, CHANCE) == ["chip:1", "chip:2", "chip:3"]
    assert weights(g) == [5, 5, 5]
    turn_up(g, "chip:2")
    assert g.chips == [0, 5, 4, 5]
    for seats, used in ((2, 6), (3, 12), (4, 12)):
        g = new(seats)
        play_on(g, Rng(11))
        assert used == len(g.chips_shown)
        assert 15 - used == sum(g.chips)


def test_olb_2_5_the_supply_has_no_0_cards() -> None:
    """E-4."""
    g = new(4)
    assert g.supply == [0, 15, 15, 11, 10]
    let_chance(g)
    assert g.supply[0] == 0


@pytest.mark.parametrize(("seats", "zeros"), [(2, 2), (3, 1), (4, 1)])
def test_olb_2_6_each_player_has_0_cards(seats: int, zeros: int) -> None:
    g = prepared(seats, *range(seats))
    assert [zeros] * seats == [hand(g, seat).count(0) for seat in range(seats)]


def test_olb_2_7_each_player_has_five_pounds() -> None:
    g = prepared(4, 3, 1, 0, 2)
    assert g.money == [5, 5, 5, 5]
    assert told(g, "receives") == [(3, 5, 0), (1, 5, 0), (0, 5, 0), (2, 5, 0)]


def test_olb_2_8_the_top_of_each_bonus_stack_is_turned_up() -> None:
    g = new(3)
    draw_until(g, "turn-up-bonus")
    for tile in ("take-lady", "share-space", "take-lady"):
        assert len(names(g, CHANCE)) == 8
        assert weights(g) == [1] * 8
        turn_up(g, "tile:" + tile)
    assert face_up_tiles(g) == ["take-lady", "share-space", "take-lady"]
    assert told(g, "turns-up-bonus") == [(0, 7), (1, 0), (2, 7)]
    assert [stack.left for stack in GAME.view(g, None).bonus] == [8, 8, 8]


def test_olb_2_9_everybody_has_an_empty_bridge_and_a_figure_beside_the_rondel() -> None:
    g = prepared(3, 0, 1, 2)
    assert g.built == [0, 0, 0]
    assert g.figure == [NOWHERE] * 3


def test_olb_2_10_the_gate_markers_are_level() -> None:
    g = prepared(4, 0, 1, 2, 3)
    assert g.gate == [0, 0, 0, 0]


def test_olb_2_11_the_stairs_are_drawn_from_a_down() -> None:
    """E-2, E-3."""
    g = new(3)
    draw_until(g, "draw-step")
    assert names(g, CHANCE) == ["seat:1", "seat:2", "seat:3"]
    assert weights(g) == [1, 1, 1]
    turn_up(g, "seat:3")
    assert names(g, CHANCE) == ["seat:1", "seat:2"]
    assert weights(g) == [1, 1]
    turn_up(g, "seat:1")
    assert g.stairs == [2, 0, 1]
    assert g.chapel_order == [2, 0, 1]
    assert told(g, "stands-on-step") == [(2, 0), (0, 1), (1, 2)]
    assert [seat.step for seat in GAME.view(g, None).seats] == ["B", "C", "A"]


def test_olb_2_12_hands_go_by_the_step() -> None:
    """E-2."""
    g = prepared(4, 3, 1, 0, 2)
    assert hand(g, 3) == [0, 1, 1, 2, 3, 4]
    assert hand(g, 1) == [0, 1, 2, 2, 3, 4]
    assert hand(g, 0) == [0, 1, 2, 3, 3, 4]
    assert hand(g, 2) == [0, 1, 2, 3, 4, 4]


def test_olb_2_13_the_base_game_uses_the_printed_scoring() -> None:
    g = new(3)
    assert dict.fromkeys(CATEGORIES, "printed") == GAME.view(g, None).faces
    assert told(g, "lays-face") == []


@pytest.mark.parametrize(
    ("seats", "rounds", "zeros", "size", "cards", "supply", "rewards"),
    [
        (2, 6, 2, 7, 2, [12, 12, 9, 8], [5]),
        (3, 12, 1, 6, 1, [11, 11, 7, 7], [5, 3]),
        (4, 12, 1, 6, 1, [10, 10, 6, 5], [5, 3, 1]),
    ],
)
def test_olb_2_14_setup_by_player_count(
    seats: int, rounds: int, zeros: int, size: int, cards: int, supply: list[int], rewards: list[int]
) -> None:
    g = prepared(seats, *range(seats))
    check(g)
    assert rounds == GAME.view(g, None).rounds
    assert [zeros] * seats == [hand(g, seat).count(0) for seat in range(seats)]
    assert [size] * seats == [len(hand(g, seat)) for seat in range(seats)]
    assert supply == g.supply[1:]
    assert list("ABCD"[:seats]) == [seat.step for seat in GAME.view(g, None).seats]
    assert [None] * seats == [seat.figure for seat in GAME.view(g, None).seats]
    turn_up(g, "chip:1")
    assert list(range(seats)) == to_act(g)
    assert {1: "choose-card", 2: "choose-two-cards"}[cards] == asked(g, 0)
    play_on(g, Rng(seats), rounds=1)
    assert g.round == 2
    assert cards * seats == len(told(g, "begins-turn"))
    end = over(seats, "chapel: " + " ".join("3" for _ in range(seats)))
    paid = [line.amount for score in GAME.forecast(end) for line in score.ledger if line.message == "printed-chapel"]
    assert rewards + [0] * (seats - len(rewards)) == paid


def test_olb_2_15_money_is_hidden_unless_it_is_open() -> None:
    """E-47."""
    g = position(3, "money: 4 5 6")
    assert [seat.money for seat in GAME.view(g, 0).seats] == [4, None, None]
    assert [seat.money for seat in GAME.view(g, None).seats] == [None, None, None]
    g = position(3, "variant: money=open", "money: 4 5 6")
    assert [seat.money for seat in GAME.view(g, 0).seats] == [4, 5, 6]
    assert [seat.money for seat in GAME.view(g, None).seats] == [4, 5, 6]
    assert GAME.view(over(3, "money: 14 15 16"), 0).seats[2].money == 16


def test_a_setting_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no setting 'colour'"):
        GAME.new(3, {"colour": "red"})
    with pytest.raises(ValueError, match="setting 'chapel' cannot be 'gate-most'"):
        GAME.new(3, {"chapel": "gate-most"})
