"""Section B of the specification: who may know what."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.state import Bridge
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import apply, draw, first_to_act, is_over, options, to_act
from guildhall.kernel.state import CHANCE, Seat
from tests.games.old_london_bridge.invariants import check
from tests.games.old_london_bridge.table import answer, hand, new, over, position, turn, turn_up

MONEY = "money: 7 8 9"


def choosing() -> Bridge:
    """Seats 0 and 1 have laid a card face down, seat 2 has not."""
    g = position(3, "hand 0: 0 1 3 3", "hand 1: 0 2 4", "hand 2: 0 1", MONEY)
    turn_up(g, "chip:1")
    answer(g, 0, "choose-card", "card:3")
    answer(g, 1, "choose-card", "card:4")
    assert to_act(g) == [2]
    return g


def test_hands_are_for_their_owners_the_number_of_cards_for_all() -> None:
    g = choosing()
    assert [seat.hand for seat in GAME.view(g, 0).seats] == [[0, 1, 3], None, None]
    assert [seat.hand for seat in GAME.view(g, None).seats] == [None, None, None]
    assert [seat.hand_size for seat in GAME.view(g, None).seats] == [3, 2, 2]


def test_a_card_laid_face_down_is_for_its_owner() -> None:
    g = choosing()
    assert [[card.value for card in seat.played] for seat in GAME.view(g, 0).seats] == [[3], [None], []]
    assert [[card.value for card in seat.played] for seat in GAME.view(g, None).seats] == [[None], [None], []]
    answer(g, 2, "choose-card", "card:1")
    assert [[card.value for card in seat.played] for seat in GAME.view(g, None).seats] == [[3], [], [1]]


def test_what_lies_open_is_for_all() -> None:
    """E-49: bonus tiles in hands included."""
    g = turn(
        3,
        "bridge 1: 60 park-blue",
        "gone: 4",
        "tiles 1: use-x",
        "fresh 1: take-lady",
        "chapel: 1 2 0",
        "gate: 3 0 4",
        "chips: 1 2",
        "figures: - 3 centre",
        "tops: 59 56 57 55 58 park-grey",
        "faces: printed gate-most printed printed",
    )
    view = GAME.view(g, None)
    assert [building.name for building in view.seats[1].bridge] == ["60", "park-blue"]
    assert [building.name for building in view.gone] == ["4"]
    assert [(tile.kind, tile.usable) for tile in view.seats[1].tiles] == [("use-x", True), ("take-lady", False)]
    assert [seat.chapel for seat in view.seats] == [1, 2, 0]
    assert [seat.gate for seat in view.seats] == [3, 0, 4]
    assert (view.chips, view.centre, view.rondel[2].figures) == ([1, 2], [2], [1])
    assert [stack.top.name for stack in view.stacks if stack.top] == ["56", "58", "59", "57", "park-grey", "55"]
    assert [stack.left for stack in view.stacks] == [12, 12, 11, 12, 11, 11]
    assert view.supply == [15, 15, 11, 10]
    assert [stack.top for stack in view.bonus] == ["share-space", "free-centre", "share-space"]
    assert view.chapel_order == [1, 0, 2]
    assert view.gate_order == [2, 0, 1]
    assert view.faces["gate"] == "gate-most"
    assert (view.round, view.rounds, view.phase, view.rotation) == (1, 12, "building", 0)


def test_money_is_for_its_owner_until_the_end() -> None:
    """E-47."""
    assert [seat.money for seat in GAME.view(choosing(), 1).seats] == [None, 8, None]
    assert [seat.money for seat in GAME.view(over(3, MONEY), None).seats] == [7, 8, 9]
    assert [seat.hand for seat in GAME.view(over(3), None).seats] == [[0], [0], [0]]


def test_a_sampled_position_changes_face_down_cards_only() -> None:
    g = choosing()
    seen = set()
    for seed in range(40):
        sample = GAME.determinize(g, 0, Rng(seed))
        seen.add(sample.played[2])
        assert (3, g.money) == (sample.played[0], sample.money)
        assert sorted([*hand(sample, 1), sample.played[2]]) == [0, 2, 4]
        assert hand(sample, 0) == hand(g, 0)
        sample.played[2], sample.hand[5:10] = g.played[2], g.hand[5:10]
        assert GAME.write(g) == GAME.write(sample)
    assert {0, 2, 4} == seen


def test_a_spectator_samples_everybody() -> None:
    g = choosing()
    assert {0, 1, 3} == {GAME.determinize(g, None, Rng(seed)).played[0] for seed in range(40)}


def test_open_cards_are_not_drawn_anew() -> None:
    g = choosing()
    answer(g, 2, "choose-card", "card:0")
    assert to_act(g) == [1]
    for seed in range(5):
        assert GAME.write(g) == GAME.write(GAME.determinize(g, 2, Rng(seed)))


def test_with_two_players_both_face_down_cards_are_drawn_anew() -> None:
    g = position(2, "hand 0: 0 0 1 2 3 4", "hand 1: 0 0 1")
    turn_up(g, "chip:1")
    answer(g, 0, "choose-two-cards", "cards:4:2")
    laid = set()
    for seed in range(80):
        sample = GAME.determinize(g, 1, Rng(seed))
        first, second = sample.played[:2]
        assert first >= second
        assert sorted([*hand(sample, 0), first, second]) == [0, 0, 1, 2, 3, 4]
        laid.add((first, second))
    assert {(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (2, 1), (3, 1), (4, 1), (3, 2), (4, 2), (4, 3)} == laid


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_says_nothing_about_what_is_hidden(seats: int) -> None:
    """The seal: whatever is drawn anew, the view stays the same."""
    rng = Rng(seats)
    g = new(seats, chapel="random", bridge="random")
    while not is_over(g):
        viewers: list[Seat | None] = [None, *range(seats)]
        for viewer in viewers if g.round < 3 else []:
            sample = GAME.determinize(g, viewer, rng)
            check(sample)
            assert GAME.view(g, viewer) == GAME.view(sample, viewer)
        seat = first_to_act(g)
        offered = options(g, seat)
        apply(g, seat, draw(g, rng) if seat == CHANCE else offered[rng.below(len(offered))])


def test_events_say_nothing_about_face_down_cards() -> None:
    g = choosing()
    assert g.sink is not None
    assert [event.name for event in g.sink] == ["turns-up-chip"]


def test_every_event_told_is_declared_with_its_numbers() -> None:
    seen = set()
    for seed, seats in enumerate((2, 3, 4) * 5):
        g = new(seats, chapel="chapel-round-leader", gate="random", inn="inn-round-highest-card")
        rng = Rng(seed)
        while not is_over(g):
            seat = first_to_act(g)
            offered = options(g, seat)
            apply(g, seat, draw(g, rng) if seat == CHANCE else offered[rng.below(len(offered))])
        for event in g.sink or []:
            seen.add(event.name)
            kinds = GAME.events[event.name]
            assert len(kinds) == len(event.args)
            for kind, number in zip((kind.rpartition(":")[2] for kind in kinds), event.args, strict=True):
                if kind == "seat":
                    assert 0 <= number < seats
                elif kind != "number":
                    assert 0 <= number < len(GAME.things[kind])
    assert {"skips-turn"} == set(GAME.events) - seen
