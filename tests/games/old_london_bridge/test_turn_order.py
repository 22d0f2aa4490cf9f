"""Chapter 5: who acts when."""

from __future__ import annotations

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import LADY
from guildhall.games.old_london_bridge.state import Bridge
from guildhall.kernel.run import question, to_act
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.table import (
    answer,
    asked,
    choose,
    hand,
    names,
    place,
    position,
    refused,
    tiles,
    told,
    turn_up,
    used,
)

ONE_OF_EACH = ("hand 0: 0 1 2 3 4", "hand 1: 0 1 2 3 4", "hand 2: 0 1 2 3 4", "hand 3: 0 1 2 3 4")


def choosing(seats: int, *lines: str) -> Bridge:
    """Everybody is about to choose from one card of each value."""
    g = position(seats, *ONE_OF_EACH[:seats], *lines)
    turn_up(g, "chip:1")
    return g


def turns(g: Bridge) -> list[int]:
    return [seat for (seat,) in told(g, "turn-order")]


def test_olb_5_1_ladies_are_offered_in_chapel_order() -> None:
    """E-7."""
    g = position(3, *ONE_OF_EACH[:3], "order: 2 0 1", "tiles 1: take-lady take-lady", "fresh 2: take-lady")
    turn_up(g, "chip:1")  # the tile that seat 2 took last round is ready now
    assert to_act(g) == [2]
    assert names(g, 2) == ["done", "use"]
    answer(g, 2, "take-lady", "done")
    assert to_act(g) == [1]
    answer(g, 1, "take-lady", "use")
    assert names(g, 1) == ["done", "use"]
    answer(g, 1, "take-lady", "use")
    assert to_act(g) == [0, 1, 2]
    assert [hand(g, seat) for seat in range(3)] == [[0, 1, 2, 3, 4], [0, 1, 2, 2, 2, 3, 4], [0, 1, 2, 3, 4]]
    assert (used(g), tiles(g, 2)) == (["take-lady", "take-lady"], ["take-lady"])


def test_olb_5_1_the_last_lady_goes_to_the_foremost() -> None:
    """E-7: the second is not even asked."""
    g = position(3, "order: 1 0 2", "supply: 9 1 9 9", "tiles 0: take-lady", "tiles 1: take-lady")
    turn_up(g, "chip:1")
    answer(g, 1, "take-lady", "use")
    assert to_act(g) == [1]  # the others have just a 0 card, which is laid without asking
    assert (asked(g, 1), g.supply[LADY]) == ("choose-card", 0)
    assert tiles(g, 0) == ["take-lady"]


def test_olb_5_2_all_choose_one_card_at_once_and_nobody_passes() -> None:
    g = position(3, "hand 0: 0 1 1 4", "hand 1: 0 2", "hand 2: 0 3")
    turn_up(g, "chip:1")
    assert to_act(g) == [0, 1, 2]
    assert names(g, 0) == ["card:0", "card:1", "card:4"]
    assert refused(g, 0, "card:2") == "not-offered"
    answer(g, 2, "choose-card", "card:3")
    assert to_act(g) == [0, 1]
    answer(g, 0, "choose-card", "card:1")
    assert hand(g, 0) == [0, 1, 4]
    assert to_act(g) == [1]
    assert told(g, "reveals") == []
    answer(g, 1, "choose-card", "card:2")
    assert told(g, "reveals") == [(0, 1), (1, 2), (2, 3)]


def test_olb_5_2_a_single_choice_is_not_asked_for() -> None:
    g = position(3, "hand 1: 0 2")
    turn_up(g, "chip:1")
    assert to_act(g) == [1]


def test_olb_5_3_chosen_cards_are_revealed_together() -> None:
    g = choosing(3)
    answer(g, 0, "choose-card", "card:4")
    answer(g, 1, "choose-card", "card:2")
    assert [[card.value for card in GAME.view(g, 2).seats[seat].played] for seat in (0, 2)] == [[None], []]
    answer(g, 2, "choose-card", "card:2")
    # Seat 0 acts already; the others' cards stay in front of them.
    assert [[card.value for card in seat.played] for seat in GAME.view(g, None).seats] == [[], [2], [2]]


def test_olb_5_4_the_highest_card_is_paid_before_cards_are_raised() -> None:
    g = choosing(3, "faces: printed printed inn-round-highest-card printed", "tiles 0: card-plus-1 card-plus-1")
    choose(g, 3, 4, 1)
    assert (asked(g, 0), g.money) == ("raise-card", [5, 7, 5])
    answer(g, 0, "raise-card", "card:1")
    answer(g, 0, "raise-card", "card:1")
    assert to_act(g) == [0]
    assert g.money == [5, 7, 5]


def test_olb_5_5_the_earliest_in_the_provisional_order_is_asked() -> None:
    """E-8."""
    g = choosing(3, "tiles 0: card-plus-1", "tiles 1: card-plus-1")
    choose(g, 1, 3, 2)
    assert to_act(g) == [1]
    assert names(g, 1) == ["done", "card:1"]


def test_olb_5_5_a_use_clears_all_passes_and_orders_anew() -> None:
    """E-8."""
    g = choosing(3, "tiles 0: card-plus-1 card-plus-1", "tiles 1: card-plus-1")
    choose(g, 1, 2, 2)
    answer(g, 1, "raise-card", "done")
    assert to_act(g) == [0]
    answer(g, 0, "raise-card", "card:1")  # 2, level with seats 1 and 2, and ahead on the stairs
    assert to_act(g) == [0]
    answer(g, 0, "raise-card", "done")
    assert to_act(g) == [1]  # may answer although it had passed
    answer(g, 1, "raise-card", "card:1")
    assert to_act(g) == [0]  # its pass is cleared too
    answer(g, 0, "raise-card", "card:1")
    assert turns(g) == [0, 1, 2]  # 3, 3 and 2
    assert told(g, "passes") == [(1,), (0,)]
    assert told(g, "raises-card") == [(0, 1), (1, 2), (0, 1)]


def test_olb_5_5_the_window_closes_when_all_have_passed() -> None:
    g = choosing(3, "tiles 0: card-plus-1", "tiles 2: card-plus-1")
    choose(g, 4, 3, 2)
    answer(g, 0, "raise-card", "done")
    answer(g, 2, "raise-card", "done")
    assert (asked(g, 0), tiles(g, 0)) == ("place-figure", ["card-plus-1"])


def test_olb_5_5_passes_of_the_last_round_are_forgotten() -> None:
    g = choosing(3, "tiles 0: card-plus-1", "passed: 1 1 1")
    choose(g, 4, 3, 2)
    assert asked(g, 0) == "raise-card"


def test_olb_5_6_values_above_4_are_possible() -> None:
    g = choosing(3, "order: 2 1 0", "tiles 0: card-plus-1")
    choose(g, 4, 4, 4)
    answer(g, 0, "raise-card", "card:1")
    assert turns(g) == [0, 2, 1]


def test_olb_5_6_each_tile_raises_by_one() -> None:
    g = choosing(3, "tiles 2: card-plus-1 card-plus-1 card-plus-1")
    choose(g, 4, 3, 1)
    for raised in range(3):
        facts = question(g, 2).facts(g, 2)
        assert (facts["cards"], facts["first"]) == (1, 1 + raised)
        answer(g, 2, "raise-card", "card:1")
    assert turns(g) == [0, 2, 1]  # 4 on the stairs ahead of 1 + 3, and that ahead of 3
    assert GAME.view(g, None).seats[2].played[0].value == 1
    assert GAME.view(g, None).seats[2].played[0].raised == 3


def test_olb_5_7_the_higher_card_acts_earlier() -> None:
    g = choosing(4)
    choose(g, 0, 3, 4, 1)
    assert turns(g) == [2, 1, 3, 0]
    assert GAME.view(g, None).turns == [2, 1, 3, 0]


def test_olb_5_8_equal_cards_go_by_chapel_order() -> None:
    g = choosing(4, "chapel: 2 5 2 0", "order: 1 2 0 3")
    choose(g, 2, 2, 2, 2)
    assert turns(g) == [1, 2, 0, 3]


def test_olb_5_9_the_order_stays_when_markers_move() -> None:
    """E-9: seat 0 moves onto seat 1's marker in its turn; the others act as was settled. See also two players."""
    g = choosing(3, "chapel: 3 4 5", "rondel: 5", "tops: 4 5 3 2 1 park-blue")
    choose(g, 4, 2, 2)
    assert turns(g) == [0, 2, 1]
    place(g, 0, "outer:3")  # chapel 4: one space, onto seat 1's marker
    assert g.chapel_order == [2, 0, 1]
    assert to_act(g) == [2]
    place(g, 2, "outer:2")
    assert to_act(g) == [1]


def test_olb_5_10_with_two_players_each_card_is_a_turn() -> None:
    g = position(2, "hand 0: 0 0 3 1", "hand 1: 0 0 2 4")
    turn_up(g, "chip:1")
    answer(g, 0, "choose-two-cards", "cards:3:1")
    answer(g, 1, "choose-two-cards", "cards:4:2")
    assert turns(g) == [1, 0, 1, 0]
    assert CHANCE not in to_act(g)
