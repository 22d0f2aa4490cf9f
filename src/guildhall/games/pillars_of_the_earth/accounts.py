"""POE-7  Limits and accounting: every change of gold, victory points and cubes passes through here.

The books of a seat hold one packed int for each change of gold or VP, so that every point and every coin can be traced
to its round, its clause and its card. They are part of the position.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from guildhall.games.pillars_of_the_earth.box import KIND_COUNT, NO_SOURCE, SOURCES
from guildhall.games.pillars_of_the_earth.state import (
    BUILDERS,
    CARDS,
    CATHEDRAL_STEP,
    COURT_STEP,
    EVENT_STEP,
    KINGSBRIDGE_STEP,
    LAYOUT,
    MARKET_STEP,
    PRIORY_STEP,
    WOOL_MILL_STEP,
    Pillars,
)
from guildhall.kernel.state import Seat

# Why gold or VP change: the reason's id, its clause and the part of the round it belongs to.
REASONS: Final = (
    "given",
    "start-points",
    "start-gold",
    "hire",
    "builder",
    "king",
    "philip",
    "william",
    "event-shortage",
    "conflict",
    "wool-mill",
    "privilege",
    "priory",
    "prior-philip",
    "tax",
    "francis",
    "tax-shortage",
    "buy",
    "sell",
    "craftsman",
    "tool-maker",
    "architect",
)
REASON_CLAUSES: Final = (
    "POE-1.8",
    "POE-2.5",
    "POE-2.6",
    "POE-4.7",
    "POE-5.4",
    "POE-10.2",
    "POE-10.4",
    "POE-10.7",
    "POE-6.1.5",
    "POE-10.8",
    "POE-6.3.1",
    "POE-6.4.1",
    "POE-6.5.1",
    "POE-9.8",
    "POE-6.9.5",
    "POE-9.7",
    "POE-6.9.6",
    "POE-6.12.3",
    "POE-6.12.5",
    "POE-6.13.2",
    "POE-6.13.5",
    "POE-6.13.6",
)
REASON_PHASES: Final = (
    LAYOUT,
    LAYOUT,
    LAYOUT,
    CARDS,
    BUILDERS,
    EVENT_STEP,
    EVENT_STEP,
    EVENT_STEP,
    EVENT_STEP,
    EVENT_STEP,
    WOOL_MILL_STEP,
    KINGSBRIDGE_STEP,
    PRIORY_STEP,
    PRIORY_STEP,
    COURT_STEP,
    COURT_STEP,
    COURT_STEP,
    MARKET_STEP,
    MARKET_STEP,
    CATHEDRAL_STEP,
    CATHEDRAL_STEP,
    CATHEDRAL_STEP,
)
GIVEN: Final = 0
START_POINTS: Final = 1
START_GOLD: Final = 2
HIRE: Final = 3
BUILDER: Final = 4
KING: Final = 5
PHILIP: Final = 6
WILLIAM: Final = 7
EVENT_SHORTAGE: Final = 8
CONFLICT: Final = 9
WOOL_MILL: Final = 10
PRIVILEGE: Final = 11
PRIORY_POINTS: Final = 12
PRIOR_PHILIP_POINTS: Final = 13
TAX: Final = 14
FRANCIS_TAX: Final = 15
TAX_SHORTAGE: Final = 16
BUY: Final = 17
SELL: Final = 18
CRAFTSMAN: Final = 19
TOOL_MAKER: Final = 20
ARCHITECT: Final = 21

MOST_VP: Final = 500  # in one entry: half of what its ten bits hold, so that losses fit too
VP_ZERO: Final = 512
GOLD_ZERO: Final = 64


class Entry(NamedTuple):
    """One line of a seat's books."""

    round: int
    reason: int
    source: int  # index into SOURCES, or NO_SOURCE
    vp: int
    gold: int

    @property
    def clause(self) -> str:
        return REASON_CLAUSES[self.reason]

    @property
    def phase(self) -> int:
        return REASON_PHASES[self.reason]

    @property
    def source_id(self) -> str | None:
        return None if self.source == NO_SOURCE else SOURCES[self.source]


def pack(number: int, reason: int, source: int, vp: int, gold: int) -> int:
    """An entry as one int: round, reason, source, VP and gold from the highest bits to the lowest."""
    return (((number * 32 + reason) * 64 + source + 1) * 1024 + vp + VP_ZERO) * 128 + gold + GOLD_ZERO


def unpack(packed: int) -> Entry:
    """The entry that `pack` made."""
    rest, gold = divmod(packed, 128)
    rest, vp = divmod(rest, 1024)
    rest, source = divmod(rest, 64)
    number, reason = divmod(rest, 32)
    return Entry(number, reason, source - 1, vp - VP_ZERO, gold - GOLD_ZERO)


def account(g: Pillars, seat: Seat, reason: int, source: int, vp: int, gold: int) -> None:
    """The only place where gold and VP change; the caller has minded the limits."""
    g.vp[seat] += vp
    g.gold[seat] += gold
    g.books[seat].append(pack(g.round, reason, source, vp, gold))
    if g.sink is not None:
        if vp:
            g.tell("gains-points" if vp > 0 else "loses-points", seat, abs(vp), reason)
        if gold:
            g.tell("gains-gold" if gold > 0 else "pays-gold", seat, abs(gold), reason)


def gain_gold(g: Pillars, seat: Seat, amount: int, reason: int, source: int) -> None:
    """POE-7.1  Gold above the maximum is lost at once."""
    room = g.box.gold_max - g.gold[seat]
    amount = min(amount, room)
    if amount:
        account(g, seat, reason, source, 0, amount)


def gain_vp(g: Pillars, seat: Seat, amount: int, reason: int, source: int) -> None:
    """POE-7.3  There is no upper limit to VP."""
    if amount:
        account(g, seat, reason, source, amount, 0)


def pay(g: Pillars, seat: Seat, amount: int, reason: int, source: int) -> None:
    """POE-7.2  Voluntary costs are paid in full."""
    assert g.gold[seat] >= amount, "nobody buys on credit"
    if amount:
        account(g, seat, reason, source, 0, -amount)


def lose_vp(g: Pillars, seat: Seat, amount: int, reason: int, source: int) -> None:
    """POE-7.3  VP stop at 0; the rest of a loss is forgotten."""
    lost = min(amount, g.vp[seat])
    if lost:
        account(g, seat, reason, source, -lost, 0)


def owe(g: Pillars, seat: Seat, amount: int, reason: int, shortage: int, source: int) -> None:
    """POE-7.4  A forced payment: as much as there is, and 1 VP for every full 2 gold missing."""
    paid = min(amount, g.gold[seat])
    pay(g, seat, paid, reason, source)
    lose_vp(g, seat, (amount - paid) // g.box.gold_per_vp, shortage, source)


def take_from_supply(g: Pillars, seat: Seat, kind: int, number: int) -> None:
    """POE-7.9  Whatever is due is received; the supply may go below zero."""
    g.supply[kind] -= number
    g.cubes[seat * KIND_COUNT + kind] += number
    if number and g.sink is not None:
        g.tell("receives-cubes", seat, number, kind)


def cubes_of(g: Pillars, seat: Seat) -> int:
    """How many cubes of all kinds a player has."""
    at = seat * KIND_COUNT
    return sum(g.cubes[at : at + KIND_COUNT])
