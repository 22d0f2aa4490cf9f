"""POE-12  The end of the game: points, places, and the ledger behind them."""

from __future__ import annotations

from guildhall.games.pillars_of_the_earth.accounts import REASON_CLAUSES, REASONS, Entry, unpack
from guildhall.games.pillars_of_the_earth.box import NO_SOURCE, SOURCES
from guildhall.games.pillars_of_the_earth.state import END, Pillars
from guildhall.kernel.game import LedgerLine, Score
from guildhall.kernel.state import Seat


def points(g: Pillars) -> list[int]:
    """POE-12.1, POE-12.4  VP and nothing else."""
    return g.vp[:]


def places(g: Pillars) -> list[int]:
    """POE-12.2, POE-12.3, POE-12.6  By VP, then by gold; equal in both is a shared place."""
    ranks = [g.vp[seat] * (g.box.gold_max + 1) + g.gold[seat] for seat in range(g.seats)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def accounts(g: Pillars, seat: Seat) -> list[Entry]:
    """POE-7  Every change of a player's gold and VP in order, with its round, clause and card."""
    return [unpack(packed) for packed in g.books[seat]]


def ledger(g: Pillars, seat: Seat) -> tuple[LedgerLine, ...]:
    """Where a player's VP come from: one line for each reason and card, in the order of the rules."""
    sums: dict[tuple[int, int], int] = {}
    for entry in accounts(g, seat):
        if entry.vp:
            key = (entry.reason, entry.source)
            sums[key] = sums.get(key, 0) + entry.vp
    lines: list[LedgerLine] = []
    for reason, source in sorted(sums):
        facts: tuple[tuple[str, int | str], ...] = () if source == NO_SOURCE else (("card", SOURCES[source]),)
        lines.append(LedgerLine(REASON_CLAUSES[reason], REASONS[reason], sums[reason, source], facts))
    return tuple(lines)


def forecast(g: Pillars) -> list[Score]:
    """The result if the game ended now."""
    ranks = places(g)
    return [Score(g.vp[seat], ranks[seat], ledger(g, seat)) for seat in range(g.seats)]


def scores(g: Pillars) -> list[Score] | None:
    """POE-12.1  The result, once the game is over."""
    return forecast(g) if g.phase == END else None
