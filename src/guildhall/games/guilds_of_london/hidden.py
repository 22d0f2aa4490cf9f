"""Hidden information: a table as a seat may imagine it.

Action cards: what lies in other hands and in the deck is one unseen heap. Mayoral cards: `g.guess` says for each card
which cards a viewer thinks possible in its place; any assignment that respects it is a table the viewer can imagine.
Tiles and tokens that have not appeared are bags already, so there is nothing to hide in them.
"""

from __future__ import annotations

from guildhall.games.guilds_of_london.box import ALL_MAYORAL, KINDS, MAYORAL_COUNT
from guildhall.games.guilds_of_london.decks import bits
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel.rng import Rng
from guildhall.kernel.run import offer_again
from guildhall.kernel.state import CHANCE, Seat


def determinize(g: Guilds, seat: Seat | None, rng: Rng) -> Guilds:
    """A copy in which all that the seat may not know is drawn anew."""
    viewer = CHANCE if seat is None else seat
    new = g.copy()
    _redraw_hands(new, viewer, rng)
    _redraw_mayoral(new, viewer, rng)
    offer_again(new, seat)
    return new


# Action cards


def _redraw_hands(g: Guilds, viewer: Seat, rng: Rng) -> None:
    """Put the other hands back into the deck and deal them anew."""
    others = [seat for seat in range(g.seats) if seat != viewer]
    for seat in others:
        for kind in range(KINDS):
            g.deck[kind] += g.hand[seat * KINDS + kind]
            g.hand[seat * KINDS + kind] = 0
    left = sum(g.deck)
    for seat in others:
        _deal(g, seat, left, rng)
        left -= g.hand_size[seat]


def _deal(g: Guilds, seat: Seat, left: int, rng: Rng) -> None:
    """Deal a hand from a deck of this many cards."""
    for dealt in range(g.hand_size[seat]):
        at = rng.below(left - dealt)
        kind = 0
        while at >= g.deck[kind]:
            at -= g.deck[kind]
            kind += 1
        g.deck[kind] -= 1
        g.hand[seat * KINDS + kind] += 1


# Mayoral cards


def _redraw_mayoral(g: Guilds, viewer: Seat, rng: Rng) -> None:
    """Deal anew whatever the viewer cannot tell apart.

    Places are taken in an order that does not depend on the cards in them, so that the same table is imagined whatever
    the truth is.
    """
    masks = _masks(g, viewer)
    piles = _piles(g)
    homes: list[int] = []
    possible: list[int] = []
    for home, pile in enumerate(piles):
        for mask in sorted([masks[card] for card in bits(pile)]):
            homes.append(home)
            possible.append(mask)
    cards = _assign(possible, rng)
    dealt = [0] * len(piles)
    for place, card in enumerate(cards):
        dealt[homes[place]] |= 1 << card
    _lay_out(g, viewer, dealt)
    g.guess = g.guess[:]
    for other in range(g.seats):
        if other != viewer:
            _forget(g, other)
    if viewer != CHANCE:
        for place, card in enumerate(cards):
            g.guess[viewer * MAYORAL_COUNT + card] = possible[place]


def _piles(g: Guilds) -> list[int]:
    """All mayoral cards by where they lie: with each seat, drawn, in the bag, and one by one under the deck."""
    piles = g.kept[:]
    if g.round == 0:
        piles += [g.dealt[seat] & ~g.kept[seat] for seat in range(g.seats)]
    piles += [g.drawn, g.bag]
    piles += [1 << card for card in g.bottom]
    return piles


def _lay_out(g: Guilds, viewer: Seat, piles: list[int]) -> None:
    """Put other cards where `_piles` found these; of what others were dealt at the start nothing is known any more."""
    seats = g.seats
    g.kept = piles[:seats]
    g.dealt = g.dealt[:]
    for seat in range(seats):
        if g.round == 0:
            g.dealt[seat] = piles[seat] | piles[seats + seat]
        elif seat != viewer:
            g.dealt[seat] = 0
    rest = 2 * seats if g.round == 0 else seats
    g.drawn, g.bag = piles[rest], piles[rest + 1]
    g.bottom = [pile.bit_length() - 1 for pile in piles[rest + 2 :]]


def _forget(g: Guilds, seat: Seat) -> None:
    """What another seat knows in an imagined table: its own cards, and what is revealed."""
    known = g.kept[seat]
    if g.round == 0:
        known |= g.dealt[seat]
    if g.drawer == seat:
        known |= g.drawn
    if g.over:
        for cards in g.kept:
            known |= cards
    for card in range(MAYORAL_COUNT):
        g.guess[seat * MAYORAL_COUNT + card] = 1 << card if known >> card & 1 else ALL_MAYORAL


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


def _assign(masks: list[int], rng: Rng) -> list[int]:
    """A card for each place, all different, each among the possible ones. The true assignment shows there is one."""
    places = list(range(MAYORAL_COUNT))
    for last in range(MAYORAL_COUNT - 1, 0, -1):
        other = rng.below(last + 1)
        places[last], places[other] = places[other], places[last]
    places.sort(key=lambda place: masks[place].bit_count())
    cards = [-1] * MAYORAL_COUNT
    found = _fill(places, 0, ALL_MAYORAL, masks, cards, rng)
    assert found, "no assignment of mayoral cards is possible"
    return cards


def _fill(places: list[int], at: int, free: int, masks: list[int], cards: list[int], rng: Rng) -> bool:
    """Fill the places from `at` on with free cards, most constrained first, going back where it fails."""
    if at == len(places):
        return True
    choices = bits(masks[places[at]] & free)
    while choices:
        card = choices.pop(rng.below(len(choices)))
        cards[places[at]] = card
        if _fill(places, at + 1, free & ~(1 << card), masks, cards, rng):
            return True
    return False
