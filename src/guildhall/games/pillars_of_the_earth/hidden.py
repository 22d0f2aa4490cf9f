"""What a seat may not know: the event that the owner of Ellen has looked at. Everything else lies open (POE-7.8)."""

from __future__ import annotations

from guildhall.games.pillars_of_the_earth.box import ELLEN, EVENT_COUNT
from guildhall.games.pillars_of_the_earth.state import NO_CARD, Pillars
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Seat


def knows_coming(g: Pillars, seat: Seat | None) -> bool:
    """POE-9.9  Only the owner of Ellen has seen the event on top of the deck."""
    return seat is not None and g.privileges[ELLEN] == seat


def determinize(g: Pillars, seat: Seat | None, rng: Rng) -> Pillars:
    """A copy in which the coming event, unless the seat has seen it, is any of the unseen ones."""
    new = g.copy()
    if g.coming != NO_CARD and not knows_coming(g, seat):
        unseen = [event for event in range(EVENT_COUNT) if not g.events[event]]
        new.coming = unseen[rng.below(len(unseen))]
    return new
