"""Chapter 13: the final scoring, and its ledger."""

from __future__ import annotations

import pytest

from guildhall.games.old_london_bridge import GAME
from guildhall.games.old_london_bridge.state import SOURCES
from guildhall.kernel.game import LedgerLine
from tests.games.old_london_bridge.table import amounts, line, over, position

FULL = "60 55 50 45 40 35 30 25 20 15 10 5"
# Faces that are paid every round and give nothing in the final scoring.
FACES_THAT_PAY_NOTHING = (
    "faces: chapel-round-leader gate-round-leader inn-round-highest-card bridge-round-lowest-number"
)


def test_olb_13_1_the_order_of_scoring() -> None:
    g = over(3)
    assert [line.message for line in GAME.forecast(g)[0].ledger] == [
        "money-start",
        "printed-chapel",
        "printed-gate",
        "printed-inn",
        "printed-bridge",
        "empty-slots",
        "unused-tiles",
    ]
    assert [line.clause for line in GAME.forecast(g)[0].ledger] == [
        "OLB-2.7",
        "OLB-13.5",
        "OLB-13.6",
        "OLB-13.7",
        "OLB-13.8",
        "OLB-13.9",
        "OLB-13.10",
    ]


def test_olb_13_1_every_pound_earned_in_play_has_a_line() -> None:
    g = over(3, "money: 39 5 5", "earned 0: 5 6 -4 7 3 10 0 1 2 4 5")
    clauses = ["2.7", "6.6", "6.7", "9.5", "10.4", "10.8", "15.9", "15.10", "15.11", "15.12"]
    earned = [5, 6, -4, 7, 3, 10, 1, 2, 4, 5]
    messages = [f"money-{source}" for source in SOURCES if source != "gate-end"]
    assert [
        LedgerLine("OLB-" + clause, message, amount)
        for clause, message, amount in zip(clauses, messages, earned, strict=True)
    ] == list(GAME.forecast(g)[0].ledger[:10])
    g = over(3, "money: 15 5 5", "earned 0: 5 0 0 0 0 0 10 0 0 0 0")
    assert LedgerLine("OLB-10.8", "money-gate-end", 10) == line(g, 0, "money-gate-end")


@pytest.mark.parametrize(("seats", "rewards"), [(2, [5, 0]), (3, [5, 3, 0]), (4, [5, 3, 1, 0])])
def test_olb_13_2_rank_rewards(seats: int, rewards: list[int]) -> None:
    g = over(seats, "gate: " + " ".join(str(9 - seat) for seat in range(seats)))
    assert rewards == amounts(g, "printed-gate")


def test_olb_13_3_only_who_meets_the_condition_is_ranked() -> None:
    """E-33: surplus rewards are not paid."""
    g = over(4, "gate: 0 2 0 5")
    assert amounts(g, "printed-gate") == [0, 3, 0, 5]
    assert amounts(g, "printed-chapel") == [0, 0, 0, 0]


def test_olb_13_4_ties_go_by_chapel_order() -> None:
    g = over(4, "gate: 4 4 2 4", "order: 3 1 2 0")
    assert amounts(g, "printed-gate") == [1, 3, 0, 5]


def test_olb_13_5_printed_chapel() -> None:
    g = over(4, "chapel: 4 0 4 1", "order: 2 0 3 1")
    assert amounts(g, "printed-chapel") == [3, 0, 5, 1]


def test_olb_13_6_printed_gate() -> None:
    g = over(4, "gate: 1 16 0 2")
    assert amounts(g, "printed-gate") == [1, 5, 0, 3]


def test_olb_13_7_printed_inn() -> None:
    """E-32: a sum of at least 1."""
    g = over(4, "hand 0: 0 1 1 1", "hand 1: 0 4", "hand 2: 0", "hand 3: 0 1")
    assert amounts(g, "printed-inn") == [3, 5, 0, 1]


def test_olb_13_8_printed_bridge() -> None:
    g = over(4, "bridge 0: 9 park-blue", "bridge 1: 60 50 40", "bridge 3: 30", "order: 3 2 1 0")
    assert amounts(g, "printed-bridge") == [3, 5, 0, 1]


def test_olb_13_8_a_bridge_without_buildings_is_ranked_too() -> None:
    g = over(3, "order: 2 1 0")
    assert amounts(g, "printed-bridge") == [0, 3, 5]


@pytest.mark.parametrize(
    ("empty", "payment"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (11, 15), (12, 15)]
)
def test_olb_13_9_payment_for_empty_slots(empty: int, payment: int) -> None:
    buildings = " ".join(FULL.split()[: 12 - empty])
    g = over(3, f"bridge 0: {buildings}", "money: 40 40 40", FACES_THAT_PAY_NOTHING)
    assert LedgerLine("OLB-13.9", "empty-slots", -payment, (("slots", empty),)) == line(g, 0, "empty-slots")
    assert 40 - payment == GAME.points(g)[0]


def test_olb_13_4_a_ranked_line_says_what_counted_and_the_rank() -> None:
    g = over(4, "chapel: 4 0 4 1", "order: 2 0 3 1", "gate: 5 0 5 0", "hand 1: 0 3 4", "bridge 3: 60 park-blue")
    facts = {
        message: [dict(line(g, seat, message).facts) for seat in range(4)]
        for message in ("printed-chapel", "printed-gate", "printed-inn", "printed-bridge")
    }
    ranks = {message: [(fact["value"], fact["rank"]) for fact in found] for message, found in facts.items()}
    assert ranks == {
        "printed-chapel": [(4, 2), (0, 0), (4, 1), (1, 3)],
        "printed-gate": [(5, 2), (0, 0), (5, 1), (0, 0)],
        "printed-inn": [(0, 0), (7, 1), (0, 0), (0, 0)],
        "printed-bridge": [(0, 3), (0, 4), (0, 2), (2, 1)],  # no condition: everybody is ranked
    }


def test_olb_13_9_nobody_pays_more_than_they_have() -> None:
    """E-34: the floor is applied before the bonus tiles are paid."""
    g = over(3, "money: 4 0 20", "tiles 0: use-x use-x", FACES_THAT_PAY_NOTHING)
    assert amounts(g, "empty-slots") == [-4, 0, -15]
    assert amounts(g, "unused-tiles") == [2, 0, 0]
    assert GAME.points(g) == [2, 0, 5]


def test_olb_13_9_rewards_come_before_the_payment() -> None:
    """E-34: £5 for the gate track and £5 for the bridge are there to pay with."""
    g = over(3, "money: 0 0 0", "gate: 4 0 0")
    assert amounts(g, "empty-slots") == [-10, -3, 0]
    assert GAME.points(g) == [0, 0, 0]


def test_olb_13_10_a_pound_for_each_unused_tile() -> None:
    g = over(3, "tiles 0: use-x take-lady", "fresh 0: use-x")
    assert LedgerLine("OLB-13.10", "unused-tiles", 3, (("tiles", 3),)) == line(g, 0, "unused-tiles")


def test_olb_13_11_most_money_wins() -> None:
    g = over(4, "money: 30 50 40 20", FACES_THAT_PAY_NOTHING)
    assert GAME.points(g) == [15, 35, 25, 5]
    assert GAME.places(g) == [3, 1, 2, 4]
    assert [score.place for score in GAME.scores(g) or []] == [3, 1, 2, 4]


def test_olb_13_11_a_tie_is_won_by_the_first_in_chapel_order() -> None:
    g = over(4, "money: 30 40 30 40", "order: 2 3 0 1", FACES_THAT_PAY_NOTHING)
    assert GAME.places(g) == [4, 2, 3, 1]


def test_the_forecast_is_the_same_sum_during_play() -> None:
    g = position(3, "money: 12 3 8", "bridge 0: 60 50 park-blue", "tiles 1: use-x", "gate: 3 4 0", "chapel: 2 0 1")
    forecast = GAME.forecast(g)
    assert GAME.points(g) == [12 + 5 + 3 + 5 - 15, 3 + 5 + 3 - 11 + 1, 8 + 3 - 11]
    assert GAME.points(g) == [score.points for score in forecast]
    assert GAME.points(g) == [sum(line.amount for line in score.ledger) for score in forecast]
    assert GAME.scores(g) is None
