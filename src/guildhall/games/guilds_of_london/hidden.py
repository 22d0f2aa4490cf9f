"""Hidden information: a table as a seat may imagine it.

Action cards: what lies in other hands and in the deck is one unseen heap. Mayoral cards: `g.guess` says for each card
which cards a viewer thinks possible in its place; any assignment that respects it is a table the viewer can imagine.
Tiles and tokens that have not appeared are bags already, so there is nothing to hide in them.
"""

from __future__ import annotations

from guildhall.games.guilds_of_london.box import ALL_MAYORAL, KINDS, MAYORAL_COUNT
from guildhall.games.guilds_of_london.decks import bits
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.games.guilds_of_london.turn import DISCARD_CARD, PAY_CARD
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import CHANCE, Seat


def determinize(g: Guilds, seat: Seat | None, rng: Rng) -> Guilds:
    """A copy in which all that the seat may not know is drawn anew."""
    viewer = CHANCE if seat is None else seat
    new = g.copy()
    _redraw_hands(new, viewer, rng)
    _redraw_mayoral(new, viewer, rng)
    for other in range(CHANCE, new.seats):
        decision = new.asked[other]
        if decision is not None and other != seat:
            new.offered[other] = decision.options(new, other)
    return new


# Action cards


def _redraw_hands(g: Guilds, viewer: Seat, rng: Rng) -> None:
    """Put the other hands back into the deck and deal them anew."""
    others = [seat for seat in range(g.seats) if seat != viewer]
    for seat in others:
        for kind in range(KINDS):
            g.deck[kind] += g.hand[seat * KINDS + kind]
            g.hand[seat * KINDS + kind] = 0
    for seat in others:
        # Who is paying has promised enough cards of the kinds still to be named.
        if g.asked[seat] is PAY_CARD or g.asked[seat] is DISCARD_CARD:
            _deal(g, seat, g.owed, g.floor, rng)
    for seat in others:
        held = sum(g.hand[seat * KINDS : (seat + 1) * KINDS])
        _deal(g, seat, g.hand_size[seat] - held, 0, rng)


def _deal(g: Guilds, seat: Seat, n: int, floor: int, rng: Rng) -> None:
    """Deal cards of the kinds from `floor` on."""
    left = sum(g.deck[floor:])
    for _ in range(n):
        at = rng.below(left)
        left -= 1
        kind = floor
        while at >= g.deck[kind]:
            at -= g.deck[kind]
            kind += 1
        g.deck[kind] -= 1
        g.hand[seat * KINDS + kind] += 1


# Mayoral cards


def _redraw_mayoral(g: Guilds, viewer: Seat, rng: Rng) -> None:
    """Exchange the cards that the viewer cannot tell apart."""
    masks = _masks(g, viewer)
    swap = _assign(masks, rng)
    for other in range(g.seats):
        if other != viewer:
            g.kept[other] = _swapped(g.kept[other], swap)
            g.dealt[other] = _swapped(g.dealt[other], swap)
    g.bag = _swapped(g.bag, swap)
    g.drawn = _swapped(g.drawn, swap)
    g.bottom = [swap[card] for card in g.bottom]
    guess = g.guess[:]
    for other in range(g.seats):
        base = other * MAYORAL_COUNT
        for card in range(MAYORAL_COUNT):
            mask = guess[base + card]
            g.guess[base + swap[card]] = mask if other == viewer else _swapped(mask, swap)


def _masks(g: Guilds, viewer: Seat) -> list[int]:
    """Which cards the viewer thinks possible where each card lies; a spectator has seen only what is revealed."""
    if viewer != CHANCE:
        return g.guess[viewer * MAYORAL_COUNT : (viewer + 1) * MAYORAL_COUNT]
    masks = [ALL_MAYORAL] * MAYORAL_COUNT
    if g.over:
        for cards in g.kept:
            for card in bits(cards):
                masks[card] = 1 << card
    return masks


def _swapped(mask: int, swap: list[int]) -> int:
    new = 0
    for card in bits(mask):
        new |= 1 << swap[card]
    return new


def _assign(masks: list[int], rng: Rng) -> list[int]:
    """A card for each place, all different, each among the possible ones. The true assignment shows there is one."""
    places = list(range(MAYORAL_COUNT))
    for last in range(MAYORAL_COUNT - 1, 0, -1):
        other = rng.below(last + 1)
        places[last], places[other] = places[other], places[last]
    places.sort(key=lambda place: masks[place].bit_count())
    swap = [-1] * MAYORAL_COUNT
    found = _fill(places, 0, ALL_MAYORAL, masks, swap, rng)
    assert found, "no assignment of mayoral cards is possible"
    return swap


def _fill(places: list[int], at: int, free: int, masks: list[int], swap: list[int], rng: Rng) -> bool:
    """Fill the places from `at` on with free cards, most constrained first, going back where it fails."""
    if at == len(places):
        return True
    choices = bits(masks[places[at]] & free)
    while choices:
        card = choices.pop(rng.below(len(choices)))
        swap[places[at]] = card
        if _fill(places, at + 1, free & ~(1 << card), masks, swap, rng):
            return True
    return False
