"""Chapter 15: the expert scoring tiles."""

from __future__ import annotations

import itertools

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.box import CATEGORIES, FACES, RANDOM_FACE
from guildhall.games.old_london_bridge.state import Bridge
from guildhall.kernel.decision import Draw
from guildhall.kernel.game import LedgerLine
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import is_over, question
from guildhall.kernel.state import CHANCE
from tests.games.old_london_bridge.invariants import check
from tests.games.old_london_bridge.table import (
    amounts,
    answer,
    asked,
    choose,
    line,
    names,
    new,
    over,
    place,
    play_on,
    position,
    take,
    told,
    turn,
    turn_up,
)


def with_face(face: str) -> str:
    """The field that lays one face and leaves the other categories printed."""
    category = face.partition("-")[0]
    return "faces: " + " ".join(face if name == category else "printed" for name in CATEGORIES)


def scored(seats: int, face: str, *lines: str) -> list[int]:
    """What a face gives each seat in the final scoring."""
    return amounts(over(seats, with_face(face), *lines), face)


def test_olb_15_1_four_faces_in_each_of_four_categories() -> None:
    assert CATEGORIES == ("chapel", "gate", "inn", "bridge")
    assert len(FACES[1:RANDOM_FACE]) == 16
    for i, category in enumerate(CATEGORIES):
        assert category == GAME.settings[i].name
        assert ("printed", "random", *FACES[1 + 4 * i : 5 + 4 * i]) == GAME.settings[i].values
        assert all(face.startswith(category + "-") for face in GAME.settings[i].values[2:])


@pytest.mark.parametrize("category", CATEGORIES)
def test_olb_15_2_each_face_of_a_category_is_as_likely(category: str) -> None:
    g = new(3, **{category: "random"})
    faces = next(setting.values[2:] for setting in GAME.settings if setting.name == category)
    assert asked(g, CHANCE) == "draw-face"
    assert [f"face:{face}" for face in faces] == names(g, CHANCE)
    decision = question(g, CHANCE)
    assert isinstance(decision, Draw)
    assert decision.weights(g) == [1, 1, 1, 1]
    turn_up(g, f"face:{faces[2]}")
    assert faces[2] == GAME.view(g, None).faces[category]
    assert [(CATEGORIES.index(category), FACES.index(faces[2]))] == told(g, "lays-face")
    assert asked(g, CHANCE) == "turn-rondel"


def test_olb_15_2_several_random_categories_are_drawn_in_order() -> None:
    g = new(3, chapel="random", inn="random", bridge="random")
    for face in ("chapel-lead", "inn-most", "bridge-type-sets"):
        turn_up(g, "face:" + face)
    assert GAME.view(g, None).faces == {
        "chapel": "chapel-lead",
        "gate": "printed",
        "inn": "inn-most",
        "bridge": "bridge-type-sets",
    }


def test_olb_15_3_printed_random_and_named_faces_mix() -> None:
    g = new(3, chapel="chapel-lead", gate="random", bridge="bridge-low-numbers")
    turn_up(g, "face:gate-distance")
    assert (GAME.view(g, None).faces) == {
        "chapel": "chapel-lead",
        "gate": "gate-distance",
        "inn": "printed",
        "bridge": "bridge-low-numbers",
    }


@pytest.mark.parametrize("faces", list(zip(*(s.values[2:] for s in GAME.settings[:4]), strict=True)))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_olb_15_3_every_face_can_be_played_with_to_the_end(seats: int, faces: tuple[str, ...]) -> None:
    for covered in ((0, 1, 2, 3), (0, 2), (1, 3)):
        g = new(seats, **{CATEGORIES[i]: faces[i] for i in covered})
        play_on(g, Rng(seats))
        assert is_over(g)
        check(g)
        messages = [line.message for line in GAME.forecast(g)[0].ledger]
        assert all(faces[i] in messages for i in covered)
        assert all(f"printed-{CATEGORIES[i]}" in messages for i in set(range(4)) - set(covered))


@pytest.mark.parametrize("face", FACES[1:RANDOM_FACE])
def test_olb_15_4_a_face_replaces_the_printed_scoring(face: str) -> None:
    g = over(4, with_face(face), "tiles 3: use-x use-x", "bridge 2: 60", "money: 50 50 50 50")
    messages = [line.message for line in GAME.forecast(g)[3].ledger]
    assert face in messages
    assert "printed-" + face.partition("-")[0] not in messages
    assert line(g, 2, "empty-slots").amount == -15
    assert (0 if face == "gate-bonus-tiles" else 2) == line(g, 3, "unused-tiles").amount


def test_olb_15_5_chapel_most() -> None:
    """E-41: without any chapel nobody is ranked."""
    assert scored(4, "chapel-most", "bridge 0: 59 50", "bridge 1: 53 41 36", "bridge 2: 32 31", "bridge 3: 60 58") == [
        3,
        5,
        1,
        0,
    ]
    assert scored(4, "chapel-most", "bridge 1: 59", "bridge 3: 60 58") == [0, 5, 0, 0]


def test_olb_15_6_gate_most() -> None:
    """E-41."""
    assert scored(3, "gate-most", "bridge 0: 60", "bridge 1: 56", "bridge 2: 54", "order: 1 2 0") == [0, 5, 3]
    assert scored(3, "gate-most", "bridge 0: 60", "bridge 1: 56", "bridge 2: 54", "order: 2 1 0") == [0, 3, 5]


def test_olb_15_7_inn_most() -> None:
    """E-41."""
    assert scored(3, "inn-most", "bridge 0: 57 52", "bridge 1: 60", "bridge 2: 48") == [5, 0, 3]


def test_olb_15_8_longest_series() -> None:
    """E-41: parks interrupt a run and do not count."""
    assert scored(
        4,
        "bridge-longest-series",
        "bridge 0: 60 50 park-blue 55 45 35",
        "bridge 1: 58 57 56 54",
        "bridge 2: park-blue 53 park-grey 52",
        "bridge 3: park-orange park-orange park-orange park-green park-green",
    ) == [3, 5, 1, 0]


def test_olb_15_9_the_foremost_on_the_chapel_track_is_paid_each_round() -> None:
    g = turn(3, with_face("chapel-round-leader"), "chapel: 0 3 3", "order: 2 1 0")
    take(g, 0, "park")
    assert g.money == [5 + 3, 5, 6]
    assert told(g, "receives") == [(0, 3, 1), (2, 1, 7)]
    assert LedgerLine("OLB-15.9", "money-chapel-round", 1) == line(g, 2, "money-chapel-round")
    assert LedgerLine("OLB-15.9", "chapel-round-leader", 0) == line(g, 2, "chapel-round-leader")


def test_olb_15_9_nobody_is_paid_while_all_stand_on_the_stairs() -> None:
    """E-38."""
    g = turn(3, with_face("chapel-round-leader"))
    take(g, 0, "park")
    assert g.money == [5 + 3, 5, 5]


def test_olb_15_10_the_furthest_on_the_gate_track_is_paid_each_round() -> None:
    """E-30: ties go by chapel order."""
    g = turn(3, with_face("gate-round-leader"), "gate: 2 4 4", "order: 0 2 1", "gate-order: 1 2 0")
    take(g, 0, "park")
    assert g.money == [5 + 3, 5, 6]
    assert LedgerLine("OLB-15.10", "money-gate-round", 1) == line(g, 2, "money-gate-round")


def test_olb_15_10_nobody_is_paid_while_all_stand_at_the_start() -> None:
    """E-38."""
    g = turn(3, with_face("gate-round-leader"))
    take(g, 0, "park")
    assert g.money == [5 + 3, 5, 5]


def revealing(seats: int, *lines: str) -> Bridge:
    hands = [f"hand {seat}: 0 0 1 2 3 4" if seats == 2 else f"hand {seat}: 0 1 2 3 4" for seat in range(seats)]
    g = position(seats, with_face("inn-round-highest-card"), *hands, *lines)
    turn_up(g, "chip:1")
    return g


def test_olb_15_11_the_highest_card_is_paid_at_the_reveal() -> None:
    g = revealing(3)
    choose(g, 1, 3, 2)
    assert g.money == [5, 7, 5]
    assert told(g, "receives") == [(1, 2, 9)]
    assert LedgerLine("OLB-15.11", "money-inn-round", 2) == line(g, 1, "money-inn-round")


def test_olb_15_11_ties_go_by_chapel_order_also_among_0_cards() -> None:
    """E-39."""
    g = revealing(3, "order: 2 0 1")
    choose(g, 3, 3, 2)
    assert g.money == [7, 5, 5]
    g = revealing(3, "order: 2 0 1")
    choose(g, 0, 0, 0)
    assert g.money == [5, 5, 7]


def test_olb_15_11_with_two_players_the_best_of_four_cards_is_paid_once() -> None:
    g = revealing(2)
    answer(g, 0, "choose-two-cards", "cards:3:2")
    answer(g, 1, "choose-two-cards", "cards:4:0")
    assert g.money == [5, 7]


def test_olb_15_12_the_lowest_number_built_is_paid() -> None:
    g = position(
        3,
        with_face("bridge-round-lowest-number"),
        "tops: 59 5 57 60 58 park-blue",
        "played 0: 3",
        "played 1: 2",
        "played 2: 1",
        "agenda: take_turn 0 0 > take_turn 1 0 > take_turn 2 0 > end_round",
    )
    take(g, 0, "guild")
    take(g, 1, "inn")
    answer(g, 1, "take-cards", "done")
    take(g, 2, "park")
    assert g.money == [5 + 1, 5 + 1 + 2, 5 + 3]
    assert told(g, "receives")[-1] == (1, 2, 10)
    assert LedgerLine("OLB-15.12", "money-bridge-round", 2) == line(g, 1, "money-bridge-round")


def test_olb_15_12_without_a_number_nobody_is_paid_and_the_next_round_starts_anew() -> None:
    g = turn(3, with_face("bridge-round-lowest-number"), "bridge 1: 1")
    take(g, 0, "park")
    assert g.money == [5 + 3, 5, 5]
    g = turn(3, with_face("bridge-round-lowest-number"), "lowest: 7 2", "tops: 4 5 3 60 1 park-blue")
    take(g, 0, "shop")
    assert g.money == [5 + 2 + 1, 5, 5 + 2]
    assert g.lowest_number == 0


def test_olb_15_12_a_building_replaced_later_in_the_round_still_counts() -> None:
    """E-40."""
    g = position(
        2,
        with_face("bridge-round-lowest-number"),
        "tops: 59 5 3 2 1 park-blue",
        "played 0: 4 3",
        "played 1: 2 1",
        "agenda: take_turn 0 0 > take_turn 0 1 > take_turn 1 0 > end_round",
    )
    take(g, 0, "guild")  # 1
    take(g, 0, "chapel")  # 59 replaces it
    assert g.gone == [1]
    take(g, 1, "shop")  # 2
    assert g.money == [5 + 1 + 2 + 2, 5 + 2 + 1]


def test_olb_15_13_chapel_lead() -> None:
    assert scored(4, "chapel-lead", "chapel: 9 2 2 5") == [7, 0, 0, 3]
    assert scored(3, "chapel-lead", "chapel: 9 0 2") == [9, 0, 2]


@pytest.mark.parametrize(
    ("space", "paid"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 3), (8, 6), (11, 6), (12, 11), (15, 11), (16, 11)]
)
def test_olb_15_14_chapel_coins_again(space: int, paid: int) -> None:
    """E-31: the £10 of the last space is not a coin."""
    assert [paid, 0, 0] == scored(3, "chapel-coins-again", f"chapel: {space} 0 0")


@pytest.mark.parametrize(
    ("space", "paid"), [(0, 0), (3, 0), (4, 3), (6, 3), (7, 5), (9, 5), (10, 9), (12, 9), (13, 12), (16, 12)]
)
def test_olb_15_15_gate_distance(space: int, paid: int) -> None:
    assert [paid, 0, 0] == scored(3, "gate-distance", f"gate: {space} 0 0")


@pytest.mark.parametrize(("count", "paid"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 16)])
def test_olb_15_16_gate_bonus_tiles(count: int, paid: int) -> None:
    tiles = ["use-x", "use-x", "take-lady", "take-lady", "take-lady"][:count]
    lines = ("tiles 0: " + " ".join(tiles[1:]), "fresh 0: " + " ".join(tiles[:1]))
    assert [paid, 0, 0] == scored(3, "gate-bonus-tiles", *lines)
    g = over(3, with_face("gate-bonus-tiles"), *lines)
    assert LedgerLine("OLB-13.10", "unused-tiles", 0, (("tiles", count),)) == line(g, 0, "unused-tiles")


@pytest.mark.parametrize(("cards", "paid"), [(0, 0), (2, 0), (3, 4), (4, 4), (5, 7), (7, 7), (8, 10), (12, 10)])
def test_olb_15_17_inn_hand_size(cards: int, paid: int) -> None:
    """E-42: 8 or more pay £10; 0 cards count."""
    hand = " ".join(["0", *["1"] * (cards - 1)]) if cards else ""
    assert [paid, 0, 0] == scored(3, "inn-hand-size", f"hand 0: {hand}")


def best_split(ones: int, twos: int, threes: int, fours: int) -> int:
    """The best split found by trying every one."""
    best = 0
    for pairs, triples, quads in itertools.product(range(min(ones, twos) + 1), repeat=3):
        if pairs + triples + quads <= min(ones, twos) and triples + quads <= threes and quads <= fours:
            best = max(best, 5 * pairs + 10 * triples + 15 * quads)
    return best


@pytest.mark.parametrize(
    ("hand", "paid"),
    [
        ("0 1 2", 5),
        ("0 1 2 3", 10),
        ("0 1 2 3 4", 15),
        ("0 1 2 4", 5),
        ("0 1 1 2 2 3", 15),
        ("0 1 1 2 2 3 3 4", 25),
        ("0 1 1 1 2", 5),
        ("0 3 3 4 4", 0),
        ("0 1 1 2 2 3 4 4", 20),
    ],
)
def test_olb_15_18_inn_card_sets(hand: str, paid: int) -> None:
    assert [paid, 0, 0] == scored(3, "inn-card-sets", f"hand 0: {hand}")


def test_olb_15_18_the_formula_is_the_best_split() -> None:
    """E-43."""
    for counts in itertools.product(range(4), repeat=4):
        hand = " ".join(str(value) for value, count in enumerate(counts, 1) for _ in range(count))
        assert [best_split(*counts), 0, 0] == scored(3, "inn-card-sets", f"hand 0: 0 {hand}")


def test_olb_15_19_bridge_low_numbers() -> None:
    assert scored(3, "bridge-low-numbers", "bridge 0: 31 30 1", "bridge 1: 60 32 park-blue", "bridge 2: 29") == [
        4,
        0,
        2,
    ]


def test_olb_15_20_bridge_type_sets() -> None:
    one = "59 56 52 46 42 park-blue"
    assert scored(
        3,
        "bridge-type-sets",
        f"bridge 0: {one} 60",
        "bridge 1: 58 54 50 48 43 39 37 36 31 park-grey park-grey 2",
        "bridge 2: 57 park-orange",
    ) == [10, 20, 0]


def test_olb_15_21_faces_are_scored_before_the_payment() -> None:
    """E-52: tiles paid by the gate face help to pay for empty slots."""
    g = over(
        3,
        "faces: chapel-round-leader gate-bonus-tiles inn-round-highest-card bridge-round-lowest-number",
        "money: 0 0 0",
        "tiles 0: use-x use-x use-x",
    )
    assert amounts(g, "gate-bonus-tiles") == [9, 0, 0]
    assert amounts(g, "empty-slots") == [-9, 0, 0]
    assert GAME.points(g) == [0, 0, 0]
    messages = [line.message for line in GAME.forecast(g)[0].ledger]
    assert messages.index("gate-bonus-tiles") < messages.index("empty-slots") < messages.index("unused-tiles")


@pytest.mark.parametrize(
    ("face", "clause"),
    [
        ("chapel-most", "15.5"),
        ("chapel-round-leader", "15.9"),
        ("chapel-lead", "15.13"),
        ("chapel-coins-again", "15.14"),
        ("gate-most", "15.6"),
        ("gate-round-leader", "15.10"),
        ("gate-distance", "15.15"),
        ("gate-bonus-tiles", "15.16"),
        ("inn-most", "15.7"),
        ("inn-round-highest-card", "15.11"),
        ("inn-hand-size", "15.17"),
        ("inn-card-sets", "15.18"),
        ("bridge-longest-series", "15.8"),
        ("bridge-round-lowest-number", "15.12"),
        ("bridge-low-numbers", "15.19"),
        ("bridge-type-sets", "15.20"),
    ],
)
def test_each_face_cites_its_clause(face: str, clause: str) -> None:
    assert "OLB-" + clause == line(over(3, with_face(face)), 0, face).clause


@pytest.mark.parametrize(
    ("face", "facts"),
    [
        ("chapel-most", {"value": 2, "rank": 1}),
        ("chapel-lead", {"value": 6}),
        ("chapel-coins-again", {"value": 9}),
        ("gate-most", {"value": 0, "rank": 0}),
        ("gate-distance", {"value": 8}),
        ("gate-bonus-tiles", {"value": 2}),
        ("inn-most", {"value": 1, "rank": 2}),
        ("inn-hand-size", {"value": 4}),
        ("inn-card-sets", {}),
        ("bridge-longest-series", {"value": 3, "rank": 1}),
        ("bridge-low-numbers", {"value": 1}),
        ("bridge-type-sets", {"value": 0}),
        ("inn-round-highest-card", {}),
    ],
)
def test_olb_15_4_the_line_of_a_face_says_what_it_counted(face: str, facts: dict[str, int]) -> None:
    g = over(
        3,
        with_face(face),
        "chapel: 9 3 4",
        "gate: 8 0 0",
        "tiles 0: use-x",
        "fresh 0: use-x",
        "hand 0: 0 1 1 3",
        "bridge 0: 59 50 3 park-blue",
        "bridge 1: 57 52",
    )
    assert dict(line(g, 0, face).facts) == facts


def test_olb_15_9_paid_in_the_last_round_too() -> None:
    """E-50."""
    g = turn(3, with_face("chapel-round-leader"), "round: 12", "chapel: 0 3 0")
    place(g, 0, "outer:5")
    assert (is_over(g), g.money[1]) == (True, 6)
