"""Chapter 15, the faces paid every round. Those paid at the end are in `scoring`."""

from __future__ import annotations

from guildhall.games.old_london_bridge.box import (
    BRIDGE_ROUND_LOWEST_NUMBER,
    BRIDGE_SCORING,
    CHAPEL_ROUND_LEADER,
    CHAPEL_SCORING,
    GATE_ROUND_LEADER,
    GATE_SCORING,
    INN_ROUND_HIGHEST_CARD,
    INN_SCORING,
)
from guildhall.games.old_london_bridge.state import (
    CARDS_IN_FRONT,
    FROM_BRIDGE_ROUND,
    FROM_CHAPEL_ROUND,
    FROM_GATE_ROUND,
    FROM_INN_ROUND,
    Bridge,
    receive,
)
from guildhall.kernel.state import Seat


def award_highest_card(g: Bridge) -> None:
    """OLB-15.11  The highest printed card is paid, right after the reveal; ties go by chapel order."""
    if g.faces[INN_SCORING] != INN_ROUND_HIGHEST_CARD:
        return
    # The first of two cards in front is never the lower one.
    winner = _first_best(g, [g.played[seat * CARDS_IN_FRONT] for seat in range(g.seats)])
    receive(g, winner, g.box.inn_round_highest_card, FROM_INN_ROUND)


def award_round(g: Bridge) -> None:
    """OLB-15.9, 15.10, 15.12  What the faces pay at the end of every round, the last included."""
    if g.faces[CHAPEL_SCORING] == CHAPEL_ROUND_LEADER:
        leader = g.chapel_order[0]
        if g.chapel[leader]:
            receive(g, leader, g.box.chapel_round_leader, FROM_CHAPEL_ROUND)
    if g.faces[GATE_SCORING] == GATE_ROUND_LEADER:
        leader = _first_best(g, g.gate)
        if g.gate[leader]:
            receive(g, leader, g.box.gate_round_leader, FROM_GATE_ROUND)
    if g.faces[BRIDGE_SCORING] == BRIDGE_ROUND_LOWEST_NUMBER and g.lowest_number:
        receive(g, g.lowest_builder, g.box.bridge_round_lowest_number, FROM_BRIDGE_ROUND)


def _first_best(g: Bridge, values: list[int]) -> Seat:
    """OLB-10.13  The seat with the highest value, the foremost on the chapel track if several have it."""
    best = g.chapel_order[0]
    for seat in g.chapel_order:
        if values[seat] > values[best]:
            best = seat
    return best
