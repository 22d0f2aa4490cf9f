"""What a seat may not know, drawn anew: the monuments of others, and placements that are not revealed yet.

Orders of piles are no part of a state: unseen cards are bags.
"""

from __future__ import annotations

from guildhall.games.tiny_towns.box import NO_CARD, NO_RESOURCE
from guildhall.games.tiny_towns.placing import CHOOSE_CUBE, CHOOSE_RESOURCE, PLACE, free_resources
from guildhall.games.tiny_towns.state import DEALT, Towns, monument_deck
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import is_over, offer_again
from guildhall.kernel.state import Seat, with_item


def determinize(g: Towns, seat: Seat | None, rng: Rng) -> Towns:
    """A copy with other monuments and placements in the hands of others, as far as the seat can tell."""
    new = g.copy()
    if g.monuments:
        _deal_again(new, seat, rng)
    if new.lanes and new.sealed and new.turn:
        for other in new.lane_order:
            if other != seat:
                _place_again(new, other, rng)
    offer_again(new, seat)
    return new


def _deal_again(g: Towns, seat: Seat | None, rng: Rng) -> None:
    """TT-3.10, 8.4  Nobody else knows which two a player was dealt, nor which one was kept, until it is announced."""
    shows_all = is_over(g)
    known = [g.monument[other] for other in range(g.seats) if g.raised[other] or shows_all]
    if seat is not None:
        known += g.dealt[seat * DEALT : seat * DEALT + DEALT]
    deck = [card for card in monument_deck(g) if card not in known]
    for other in range(g.seats):
        if other != seat:
            _deal_seat_again(g, other, g.raised[other] > 0 or shows_all, deck, rng)


def _deal_seat_again(g: Towns, seat: Seat, shown: bool, deck: list[int], rng: Rng) -> None:
    kept, first = g.monument[seat], seat * DEALT
    for at in range(first, first + DEALT):
        was = g.dealt[at]
        if was != NO_CARD and not (shown and was == kept):
            g.dealt = with_item(g.dealt, at, deck.pop(rng.below(len(deck))))
    if kept != NO_CARD and not shown:  # the first of the two, so that nothing depends on which one was kept
        g.monument = with_item(g.monument, seat, g.dealt[first])


def _place_again(g: Towns, seat: Seat, rng: Rng) -> None:
    """TT-4.4  A hidden choice could be any; how far a player has come with it tells nothing about it."""
    decision = g.asked[seat]
    if g.named == NO_RESOURCE:
        if decision is not CHOOSE_RESOURCE:
            g.picked[seat] = _any(free_resources(g, seat), rng)
    elif decision is not CHOOSE_CUBE:
        g.way[seat] = _any(CHOOSE_CUBE.options(g, seat), rng)
    if decision is None:
        g.spot[seat] = _any(PLACE.options(g, seat), rng)


def _any(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]
