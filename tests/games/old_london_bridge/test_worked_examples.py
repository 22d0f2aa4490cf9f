"""Every example of the rulebooks, with the numbers of the specification. Seats: Leon 0, Lisa 1, Tim 2, Paula 3."""

from __future__ import annotations

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import TYPES
from guildhall.games.old_london_bridge.state import Bridge
from guildhall.kernel.run import to_act
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.table import (
    amounts,
    answer,
    asked,
    bridge,
    choose,
    face_up_tiles,
    fresh,
    hand,
    line,
    names,
    over,
    place,
    position,
    refused,
    take,
    tiles,
    told,
    turn,
    turn_up,
)

LEON, LISA, TIM, PAULA = range(4)
HANDS = tuple(f"hand {seat}: 0 1 2 3 4" for seat in range(4))


def test_olb_w_1_power() -> None:
    g = turn(4, "bridge 0: 53 25", "tops: 4 5 3 11 1 park-blue")
    take(g, LEON, "shop")
    assert [(LEON, TYPES.index("shop"), 3)] == told(g, "acts")


def test_olb_w_2_rotation() -> None:
    g = position(4, "rondel: 1")
    before = [space.facing for space in GAME.view(g, None).rondel]
    turn_up(g, "chip:2")
    assert g.rotation == 3
    clockwise = ["gate", "guild", "chapel", "inn", "park", "shop"]
    after = [clockwise[(clockwise.index(kind) + 2) % 6] for kind in before]
    assert after == [space.facing for space in GAME.view(g, None).rondel]


def test_olb_w_3_turn_order() -> None:
    g = position(4, *HANDS, "chapel: 0 0 1 0")
    turn_up(g, "chip:1")
    choose(g, 3, 2, 0, 0)
    assert told(g, "turn-order") == [(LEON,), (LISA,), (TIM,), (PAULA,)]


def test_olb_w_4_rondel() -> None:
    g = position(
        4,
        "rondel: 2",
        "tops: 32 37 3 2 1 park-blue",
        "played 0: 3",
        "played 1: 2",
        "agenda: take_turn 0 0 > take_turn 1 0 > end_round",
    )
    rondel = GAME.view(g, None).rondel
    assert (
        next(space.facing for space in rondel if space.is_x),
        [(space.facing, space.income) for space in rondel if space.facing == "gate"],
    ) == ("chapel", [("gate", 3)])
    place(g, LEON, "outer:5")
    assert (g.money[LEON], bridge(g, LEON)) == (8, ["37"])
    answer(g, LISA, "place-figure", "centre")
    assert g.money[LISA] == 3
    assert [f"stack:{kind}" for kind in TYPES] == names(g, LISA)
    answer(g, LISA, "choose-stack", "stack:chapel")
    assert told(g, "takes-building")[-1] == (LISA, 32)


def lisas_third_turn(*lines: str) -> Bridge:
    g = turn(4, "bridge 1: 54 49", "tops: 32 5 3 2 1 park-blue", *lines, seat=LISA, card=2)
    take(g, LISA, "chapel")
    return g


def test_olb_w_5_adding() -> None:
    g = lisas_third_turn()
    assert bridge(g, LISA) == ["54", "49", "32"]
    assert told(g, "builds") == [(LISA, 32, 3)]


def test_olb_w_6_replacing() -> None:
    g = turn(4, "bridge 0: 47 23 15 11", "tops: 4 5 20 2 1 park-blue")
    take(g, LEON, "inn")
    assert (asked(g, LEON), names(g, LEON)) == ("replace", ["slot:2", "slot:3"])
    answer(g, LEON, "replace", "slot:3")
    assert bridge(g, LEON) == ["47", "23", "20", "11"]
    assert g.gone == [15]


def test_olb_w_7_after_a_park() -> None:
    g = turn(4, "bridge 0: 19 12 park-blue", "tops: 50 5 3 2 1 park-blue")
    take(g, LEON, "chapel")
    assert bridge(g, LEON) == ["19", "12", "park-blue", "50"]


def test_olb_w_8_shop_43() -> None:
    g = turn(4, "bridge 0: 56 53 51", "tops: 4 5 3 43 1 park-blue")
    take(g, LEON, "shop")
    assert [(LEON, TYPES.index("shop"), 4)] == told(g, "acts")
    assert told(g, "receives")[-1] == (LEON, 4, 3)


def test_olb_w_9_chapel() -> None:
    g = lisas_third_turn()
    assert [(LISA, TYPES.index("chapel"), 3)] == told(g, "acts")
    assert g.chapel[LISA] == 3
    assert told(g, "receives") == [(LISA, 2, 1), (LISA, 1, 4)]  # income, then the coin that was passed


def test_olb_w_10_tie_in_the_next_round() -> None:
    g = lisas_third_turn(*HANDS, "chapel: 0 0 0 2")
    turn_up(g, "chip:1")
    choose(g, 4, 2, 0, 2)
    assert told(g, "turn-order") == [(LEON,), (LISA,), (PAULA,), (TIM,)]


def test_olb_w_11_gate() -> None:
    g = turn(4, "gate: 0 0 0 2", "bridge 3: 53 49 40", "tops: 4 25 3 2 1 park-blue", seat=PAULA)
    take(g, PAULA, "gate")
    assert [(PAULA, TYPES.index("gate"), 4)] == told(g, "acts")
    assert g.gate[PAULA] == 6
    left = face_up_tiles(g)[0]
    answer(g, PAULA, "take-bonus-tile", "stack:left")
    turn_up(g, "tile:chapel-plus-2")
    assert face_up_tiles(g)[0] == "chapel-plus-2"
    assert names(g, PAULA) == ["stack:left", "stack:middle", "stack:right", "decline"]
    assert ([left], []) == (fresh(g, PAULA), tiles(g, PAULA))  # not usable in this round
    answer(g, PAULA, "take-bonus-tile", "stack:left")
    turn_up(g, "tile:take-lady")
    assert ("turn-up-chip", [left, "chapel-plus-2"]) == (asked(g, CHANCE), tiles(g, PAULA))


def test_olb_w_12_inn() -> None:
    for cards in ([3, 2, 1], [4, 2], [1, 1, 1, 1, 1, 1]):
        g = turn(4, "bridge 3: 59 54 49 44 23 15 11", "tops: 4 5 20 2 1 park-blue", seat=PAULA)
        take(g, PAULA, "inn")
        answer(g, PAULA, "replace", "slot:6")
        assert [(PAULA, TYPES.index("inn"), 6)] == told(g, "acts")
        for card in cards:
            answer(g, PAULA, "take-cards", f"card:{card}")
        assert [0, *sorted(cards)] == hand(g, PAULA)
        assert to_act(g) == [CHANCE]
    g = turn(4, "bridge 3: 59 54 49 44 23 15 11", "tops: 4 5 20 2 1 park-blue", seat=PAULA)
    take(g, PAULA, "inn")
    answer(g, PAULA, "replace", "slot:6")
    answer(g, PAULA, "take-cards", "card:4")
    assert refused(g, PAULA, "card:3") == "OLB-9.3"


def test_olb_w_13_shop_grey() -> None:
    g = turn(4, "bridge 0: 47 41 34", "tops: 4 5 3 24 1 park-blue")
    take(g, LEON, "shop")
    assert [(LEON, TYPES.index("shop"), 4)] == told(g, "acts")
    assert told(g, "receives")[-1] == (LEON, 4, 3)


def test_olb_w_14_park() -> None:
    g = turn(4, "bridge 0: 59 51 48 33 25 6", "tops: 4 5 3 2 1 park-blue")
    take(g, LEON, "park")
    assert told(g, "builds") == [(LEON, 61, 7)]
    g = turn(4, "bridge 0: 59 51 48 33 25 6 park-blue", "tops: 4 5 3 2 58 park-blue")
    take(g, LEON, "guild")
    assert told(g, "builds") == [(LEON, 58, 8)]


def test_olb_w_15_guild() -> None:
    g = turn(4, "bridge 0: 59 56 54 53 51 48 46 44 37", "tops: 4 5 3 2 34 park-blue")
    take(g, LEON, "guild")
    assert told(g, "acts") == []
    assert GAME.view(g, None).seats[LEON].shields == {"blue": 7, "orange": 5, "grey": 2, "green": 2}


def test_olb_w_16_final_scoring_of_paula() -> None:
    g = over(
        4,
        "chapel: 7 9 2 5",
        "gate: 5 5 10 12",
        "hand 0: 0 3",
        "hand 1: 0 2 4",
        "bridge 0: 60 57 54 48 45 42 39 36 33 30 27",
        "bridge 1: 59 56 53 50 47 44 41 38 35 32 29 26",
        "bridge 2: 58 55 52 49 46 43 40 37 34 31 28 25",
        "bridge 3: 24 22 20 18 16 14 12 10 8 6 4",
        "money: 20 20 20 30",
        "tiles 3: use-x take-lady",
    )
    assert g.chapel_order == [LISA, LEON, PAULA, TIM]
    assert [
        line(g, PAULA, message).amount
        for message in (
            "printed-chapel",
            "printed-gate",
            "printed-inn",
            "printed-bridge",
            "empty-slots",
            "unused-tiles",
        )
    ] == [1, 5, 0, 0, -1, 2]
    assert GAME.points(g)[PAULA] == 37
    assert amounts(g, "printed-bridge") == [1, 5, 3, 0]  # Lisa, Tim, Leon
    assert amounts(g, "printed-inn") == [3, 5, 0, 0]  # the £1 for rank 3 is not paid
    assert amounts(g, "printed-gate") == [0, 1, 3, 5]  # Lisa before Leon by chapel order


def test_olb_w_17_two_players() -> None:
    paula, lisa = 0, 1
    g = position(2, "hand 0: 0 0 4", "hand 1: 0 0 2 3")
    turn_up(g, "chip:1")
    answer(g, paula, "choose-two-cards", "cards:4:0")
    answer(g, lisa, "choose-two-cards", "cards:3:2")
    assert [(paula,), (lisa,), (lisa,), (paula,)] == told(g, "turn-order")


def test_olb_w_18_gate_distance() -> None:
    g = over(4, "faces: printed gate-distance printed printed", "gate: 5 5 10 12")
    assert amounts(g, "gate-distance") == [3, 3, 9, 9]


def test_olb_w_19_card_sets() -> None:
    g = over(4, "faces: printed printed inn-card-sets printed", "hand 0: 0 1 1 2 2")
    assert line(g, LEON, "inn-card-sets").amount == 10


def test_olb_w_20_hand_size() -> None:
    g = over(4, "faces: printed printed inn-hand-size printed", "hand 2: 0 1 2 3 4")
    assert line(g, TIM, "inn-hand-size").amount == 7


def test_olb_w_21_longest_series() -> None:
    """A value of 6: more than a series of 5 and less than one of 7."""
    face, bridges = "faces: printed printed printed bridge-longest-series", "bridge 0: 59 51 48 33 25 6 park-blue 58"
    g = over(4, face, bridges, "bridge 1: 60 57 56 55 54", "bridge 2: 53 52 50 49 47 46 45")
    assert amounts(g, "bridge-longest-series") == [3, 1, 5, 0]
    g = over(4, face, bridges, "bridge 1: 60 57 56 55 54 53", "order: 1 0 2 3")
    assert amounts(g, "bridge-longest-series") == [3, 5, 0, 0]


def test_olb_w_22_chapel_lead() -> None:
    g = over(4, "faces: chapel-lead printed printed printed", "chapel: 8 12 2 6")
    assert amounts(g, "chapel-lead") == [6, 10, 0, 4]


def test_olb_w_23_coins_again() -> None:
    g = over(4, "faces: chapel-coins-again printed printed printed", "chapel: 0 12 0 0")
    assert line(g, LISA, "chapel-coins-again").amount == 11


def test_olb_w_24_bonus_tiles() -> None:
    g = over(4, "faces: printed gate-bonus-tiles printed printed", "tiles 1: use-x take-lady share-space")
    assert line(g, LISA, "gate-bonus-tiles").amount == 9
    assert line(g, LISA, "unused-tiles").amount == 0
