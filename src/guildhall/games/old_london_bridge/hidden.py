"""What a seat may not know, drawn anew.

Orders of stacks are no part of a state (`unseen` piles are bags), so the only secret that lies on the table is the
choice of a face-down card. Hands and money can be counted by an attentive player, who may therefore know them.
"""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge.box import CARD_VALUES
from guildhall.games.old_london_bridge.state import CARDS_IN_FRONT, NO_CARD, Bridge
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import is_over
from guildhall.kernel.state import Seat

COUNTED_BY_CARDS: Final = ("printed-inn", "inn-card-sets")  # lines of the ledger that tell of a hand


def shows_line(g: Bridge, viewer: Seat | None, seat: Seat, message: str) -> bool:
    """OLB-2.15, E-47  Whether a line of a seat's ledger tells nothing that the viewer's view hides: money and cards.

    An attentive player may know them all the same; nobody is told.
    """
    if viewer == seat or is_over(g):
        return True
    if message in COUNTED_BY_CARDS:
        return False
    return g.open_money or not (message.startswith("money-") or message == "empty-slots")  # who is poor pays less


def determinize(g: Bridge, seat: Seat | None, rng: Rng) -> Bridge:
    """A copy in which the others have laid any of the cards they might have."""
    new = g.copy()
    if new.face_up:
        return new
    for other in range(new.seats):
        if other != seat and new.played[other * CARDS_IN_FRONT] != NO_CARD:
            _lay_again(new, other, rng)
    return new


def _lay_again(g: Bridge, seat: Seat, rng: Rng) -> None:
    """Take the face-down cards of a seat back and lay random ones, the higher first."""
    places = [at for at in range(seat * 2, seat * 2 + CARDS_IN_FRONT) if g.played[at] != NO_CARD]
    first = seat * CARD_VALUES
    for at in places:
        g.hand[first + g.played[at]] += 1
    laid = []
    for _ in places:
        values = [value for value in range(CARD_VALUES) for _ in range(g.hand[first + value])]
        value = values[rng.below(len(values))]
        g.hand[first + value] -= 1
        laid.append(value)
    laid.sort(reverse=True)
    for at, value in zip(places, laid, strict=True):
        g.played[at] = value
