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
LEDGER: Final = (
    ("start-points", "POE-2.5", LAYOUT),
    ("start-gold", "POE-2.6", LAYOUT),
    ("hire", "POE-4.7", CARDS),
    ("builder", "POE-5.4", BUILDERS),
    ("king", "POE-10.2", EVENT_STEP),
    ("philip", "POE-10.4", EVENT_STEP),
    ("william", "POE-10.7", EVENT_STEP),
    ("event-shortage", "POE-6.1.5", EVENT_STEP),
    ("conflict", "POE-10.8", EVENT_STEP),
    ("wool-mill", "POE-6.3.1", WOOL_MILL_STEP),
    ("privilege", "POE-6.4.1", KINGSBRIDGE_STEP),
    ("priory", "POE-6.5.1", PRIORY_STEP),
    ("prior-philip", "POE-9.8", PRIORY_STEP),
    ("tax", "POE-6.9.5", COURT_STEP),
    ("francis", "POE-9.7", COURT_STEP),
    ("tax-shortage", "POE-6.9.6", COURT_STEP),
    ("buy", "POE-6.12.3", MARKET_STEP),
    ("sell", "POE-6.12.5", MARKET_STEP),
    ("craftsman", "POE-6.13.2", CATHEDRAL_STEP),
    ("tool-maker", "POE-6.13.5", CATHEDRAL_STEP),
    ("architect", "POE-6.13.6", CATHEDRAL_STEP),
)
REASONS: Final = tuple(reason for reason, _, _ in LEDGER)
REASON_CLAUSES: Final = tuple(clause for _, clause, _ in LEDGER)
REASON_PHASES: Final = tuple(phase for _, _, phase in LEDGER)
START_POINTS: Final = 0
START_GOLD: Final = 1
HIRE: Final = 2
BUILDER: Final = 3
KING: Final = 4
PHILIP: Final = 5
WILLIAM: Final = 6
EVENT_SHORTAGE: Final = 7
CONFLICT: Final = 8
WOOL_MILL: Final = 9
PRIVILEGE: Final = 10
PRIORY_POINTS: Final = 11
PRIOR_PHILIP_POINTS: Final = 12
TAX: Final = 13
FRANCIS_TAX: Final = 14
TAX_SHORTAGE: Final = 15
BUY: Final = 16
SELL: Final = 17
CRAFTSMAN: Final = 18
TOOL_MAKER: Final = 19
ARCHITECT: Final = 20

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
