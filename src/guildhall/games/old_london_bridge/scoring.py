"""Chapters 13 and 15: the final scoring, as quick totals and as a ledger that explains every pound.

Both read the same amounts: `_category` says what a scoring field pays to each seat, `counted` for what.
"""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge.box import (
    BONUS_KINDS,
    BRIDGE_LONGEST_SERIES,
    BRIDGE_LOW_NUMBERS,
    BRIDGE_ROUND_LOWEST_NUMBER,
    BRIDGE_SCORING,
    BRIDGE_TYPE_SETS,
    CARD_VALUES,
    CATEGORIES,
    CHAPEL,
    CHAPEL_COINS_AGAIN,
    CHAPEL_LEAD,
    CHAPEL_MOST,
    CHAPEL_ROUND_LEADER,
    CHAPEL_SCORING,
    FACES,
    GATE,
    GATE_BONUS_TILES,
    GATE_DISTANCE,
    GATE_MOST,
    GATE_ROUND_LEADER,
    GATE_SCORING,
    INN,
    INN_CARD_SETS,
    INN_HAND_SIZE,
    INN_MOST,
    INN_ROUND_HIGHEST_CARD,
    INN_SCORING,
    PRINTED,
    RANDOM_FACE,
    SLOTS,
    TYPES,
    bracket,
)
from guildhall.games.old_london_bridge.bridge import is_park
from guildhall.games.old_london_bridge.state import SOURCE_COUNT, SOURCES, Bridge
from guildhall.kernel.game import LedgerLine, Score
from guildhall.kernel.state import Seat

SOURCE_CLAUSES: Final = (
    "OLB-2.7",
    "OLB-6.6",
    "OLB-6.7",
    "OLB-9.5",
    "OLB-10.4",
    "OLB-10.8",
    "OLB-10.8",
    "OLB-15.9",
    "OLB-15.10",
    "OLB-15.11",
    "OLB-15.12",
)
UNRANKED: Final = -1
UNEXPLAINED_FACES: Final = (  # paid already, or the line has no more to say than its amount
    CHAPEL_ROUND_LEADER,
    GATE_ROUND_LEADER,
    INN_ROUND_HIGHEST_CARD,
    BRIDGE_ROUND_LOWEST_NUMBER,
    INN_CARD_SETS,
)
PRINTED_CLAUSES: Final = ("OLB-13.5", "OLB-13.6", "OLB-13.7", "OLB-13.8")
FACE_CLAUSES: Final = (
    "",
    "OLB-15.5",
    "OLB-15.9",
    "OLB-15.13",
    "OLB-15.14",
    "OLB-15.6",
    "OLB-15.10",
    "OLB-15.15",
    "OLB-15.16",
    "OLB-15.7",
    "OLB-15.11",
    "OLB-15.17",
    "OLB-15.18",
    "OLB-15.8",
    "OLB-15.12",
    "OLB-15.19",
    "OLB-15.20",
)


def points(g: Bridge) -> list[int]:
    """OLB-13.1  The money of each seat after the final scoring, if the game ended now."""
    totals = g.money[:]
    for category in range(len(CATEGORIES)):
        paid = _category(g, category)
        for seat in range(g.seats):
            totals[seat] += paid[seat]
    for seat in range(g.seats):
        totals[seat] -= payment(g, seat, totals[seat])
        totals[seat] += unused_tiles_reward(g, seat)
    return totals


def places(g: Bridge) -> list[int]:
    """OLB-13.11  Most money first; ties go by chapel order."""
    totals = points(g)
    ranked = sorted(g.chapel_order, key=lambda seat: -totals[seat])
    result = [0] * g.seats
    for place, seat in enumerate(ranked, 1):
        result[seat] = place
    return result


def forecast(g: Bridge) -> list[Score]:
    """The result with its ledger, if the game ended now."""
    totals, ranks = points(g), places(g)
    return [Score(totals[seat], ranks[seat], tuple(_ledger(g, seat))) for seat in range(g.seats)]


def _ledger(g: Bridge, seat: Seat) -> list[LedgerLine]:
    lines = []
    for source, name in enumerate(SOURCES):
        amount = g.earned[seat * SOURCE_COUNT + source]
        if amount:
            lines.append(LedgerLine(SOURCE_CLAUSES[source], "money-" + name, amount))
    total = g.money[seat]
    for category, name in enumerate(CATEGORIES):
        face = g.faces[category]
        if face == RANDOM_FACE:  # not drawn yet: nothing to say
            continue
        amount = _category(g, category)[seat]
        clause = PRINTED_CLAUSES[category] if face == PRINTED else FACE_CLAUSES[face]
        message = "printed-" + name if face == PRINTED else FACES[face]
        lines.append(LedgerLine(clause, message, amount, _facts(g, category, seat)))
        total += amount
    empty = SLOTS - g.built[seat]
    lines.append(LedgerLine("OLB-13.9", "empty-slots", -payment(g, seat, total), (("slots", empty),)))
    held = tiles_held(g, seat)
    lines.append(LedgerLine("OLB-13.10", "unused-tiles", unused_tiles_reward(g, seat), (("tiles", held),)))
    return lines


def payment(g: Bridge, seat: Seat, money: int) -> int:
    """OLB-13.9  For the empty slots of the own bridge, but no more than the seat has."""
    table = g.box.payment
    empty = SLOTS - g.built[seat]
    return min(money, table[min(empty, len(table) - 1)])


def unused_tiles_reward(g: Bridge, seat: Seat) -> int:
    """OLB-13.10  Each unused bonus tile; OLB-15.21  nothing where the gate face has paid for them."""
    if g.faces[GATE_SCORING] == GATE_BONUS_TILES:
        return 0
    return tiles_held(g, seat) * g.box.bonus_tile_value


def tiles_held(g: Bridge, seat: Seat) -> int:
    """How many unused bonus tiles a seat has, those of this round included."""
    held = 0
    for kind in range(seat * BONUS_KINDS, (seat + 1) * BONUS_KINDS):
        held += g.tiles[kind] + g.fresh[kind]
    return held


def _category(g: Bridge, category: int) -> list[int]:
    """OLB-13.1, OLB-15.4  What a scoring field pays to each seat at the end: printed, or its expert face."""
    face = g.faces[category]
    values = counted(g, category, face)
    if not is_ranked(face):
        return [reward(g, face, value) for value in values]
    ranks = _ranks(g, category, values)
    rewards = g.box.rank_rewards[g.seats]
    return [rewards[ranks[seat]] if 0 <= ranks[seat] < len(rewards) else 0 for seat in range(g.seats)]


def is_ranked(face: int) -> bool:
    """OLB-13.1, 15.5 to 15.8  Whether a scoring field compares the seats."""
    return face in (PRINTED, CHAPEL_MOST, GATE_MOST, INN_MOST, BRIDGE_LONGEST_SERIES)


def _ranks(g: Bridge, category: int, values: list[int]) -> list[int]:
    """OLB-13.2 to 13.4  By seat: how many are before it, ties going by chapel order; UNRANKED if it has nothing."""
    # OLB-13.8  no condition: a bridge without buildings is ranked too
    least = 0 if category == BRIDGE_SCORING and g.faces[category] == PRINTED else 1
    ranks = [UNRANKED] * g.seats
    for place, seat in enumerate(g.chapel_order):
        value = values[seat]
        if value < least:
            continue
        rank = 0
        for other_place, other in enumerate(g.chapel_order):
            if values[other] > value or (values[other] == value and other_place < place):
                rank += 1
        ranks[seat] = rank
    return ranks


def _facts(g: Bridge, category: int, seat: Seat) -> tuple[tuple[str, int | str], ...]:
    """What the words of a scoring field's line mention: what was counted and, where it is compared, the rank (or 0)."""
    face = g.faces[category]
    if face in UNEXPLAINED_FACES:
        return ()
    values = counted(g, category, face)
    if not is_ranked(face):
        return (("value", values[seat]),)
    return (("value", values[seat]), ("rank", _ranks(g, category, values)[seat] + 1))


def counted(g: Bridge, category: int, face: int) -> list[int]:
    """What counts for a scoring field, by seat."""
    if category == CHAPEL_SCORING:
        return _counted_for_chapel(g, face)
    if category == GATE_SCORING:
        return _counted_for_gate(g, face)
    if category == INN_SCORING:
        return _counted_for_inn(g, face)
    assert category == BRIDGE_SCORING
    return _counted_for_bridge(g, face)


def _counted_for_chapel(g: Bridge, face: int) -> list[int]:
    if face == CHAPEL_MOST:  # OLB-15.5
        return _counts(g, CHAPEL)
    if face == CHAPEL_LEAD:  # OLB-15.13
        last = min(g.chapel)
        return [space - last for space in g.chapel]
    return g.chapel  # OLB-13.5, 15.14


def _counted_for_gate(g: Bridge, face: int) -> list[int]:
    if face == GATE_MOST:  # OLB-15.6
        return _counts(g, GATE)
    if face == GATE_BONUS_TILES:  # OLB-15.16
        return [tiles_held(g, seat) for seat in range(g.seats)]
    return g.gate  # OLB-13.6, 15.15


def _counted_for_inn(g: Bridge, face: int) -> list[int]:
    seats = range(g.seats)
    if face == INN_MOST:  # OLB-15.7
        return _counts(g, INN)
    if face == INN_HAND_SIZE:  # OLB-15.17
        return [hand_size(g, seat) for seat in seats]
    if face == INN_CARD_SETS:
        return [card_sets(g, seat) for seat in seats]
    return [card_sum(g, seat) for seat in seats]  # OLB-13.7


def _counted_for_bridge(g: Bridge, face: int) -> list[int]:
    seats = range(g.seats)
    if face == BRIDGE_LONGEST_SERIES:
        return [longest_series(g, seat) for seat in seats]
    if face == BRIDGE_LOW_NUMBERS:  # OLB-15.19
        return [_low_numbers(g, seat) for seat in seats]
    if face == BRIDGE_TYPE_SETS:  # OLB-15.20
        by_type = [_counts(g, kind) for kind in range(len(TYPES))]
        return [min(counts[seat] for counts in by_type) for seat in seats]
    return g.built  # OLB-13.8


def reward(g: Bridge, face: int, value: int) -> int:
    """What a face for everyone pays for what was counted; a face paid every round pays nothing at the end."""
    if face == CHAPEL_LEAD:
        return value * g.box.chapel_lead_per_space
    if face == CHAPEL_COINS_AGAIN:
        return sum(g.box.chapel_coins[: value + 1])
    if face == GATE_DISTANCE:
        return bracket(g.box.gate_distance, value)
    if face == GATE_BONUS_TILES:
        return bracket(g.box.gate_bonus_tiles, value)
    if face == INN_HAND_SIZE:
        return bracket(g.box.inn_hand_size, value)
    if face == INN_CARD_SETS:
        return value
    if face == BRIDGE_LOW_NUMBERS:
        return value * g.box.per_low_number
    if face == BRIDGE_TYPE_SETS:
        return value * g.box.per_type_set
    return 0


def card_sum(g: Bridge, seat: Seat) -> int:
    """OLB-13.7  The values of the cards in hand."""
    total = 0
    for value in range(1, CARD_VALUES):
        total += value * g.hand[seat * CARD_VALUES + value]
    return total


def hand_size(g: Bridge, seat: Seat) -> int:
    """OLB-15.17  The cards in hand, 0 cards included."""
    return sum(g.hand[seat * CARD_VALUES : (seat + 1) * CARD_VALUES])


def card_sets(g: Bridge, seat: Seat) -> int:
    """OLB-15.18  The best split of the hand into 1+2, 1+2+3 and 1+2+3+4: each card added to a set pays the same."""
    _, ones, twos, threes, fours = g.hand[seat * CARD_VALUES : (seat + 1) * CARD_VALUES]
    pairs = min(ones, twos)
    return g.box.card_sets[0] * (pairs + min(pairs, threes) + min(pairs, threes, fours))


def longest_series(g: Bridge, seat: Seat) -> int:
    """OLB-15.8  The longest run of neighbouring numbered buildings; parks interrupt it and do not count."""
    best = run = 0
    for slot in range(g.built[seat]):
        run = 0 if is_park(g.bridge[seat * SLOTS + slot]) else run + 1
        best = max(best, run)
    return best


def _low_numbers(g: Bridge, seat: Seat) -> int:
    return sum(g.bridge[seat * SLOTS + slot] <= g.box.low_number for slot in range(g.built[seat]))


def _counts(g: Bridge, kind: int) -> list[int]:
    """How many buildings of a type each seat has on its bridge."""
    counts = [0] * g.seats
    for seat in range(g.seats):
        for slot in range(g.built[seat]):
            if g.box.type_of[g.bridge[seat * SLOTS + slot]] == kind:
                counts[seat] += 1
    return counts
