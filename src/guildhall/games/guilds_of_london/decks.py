"""GOL-6.16, GOL-7.6, GOL-7.7  Drawing from the two decks."""

from __future__ import annotations

from typing import Final

from guildhall.games.guilds_of_london.box import CARDS, KINDS, MAYORAL_CARDS, MAYORAL_COUNT
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.state import CHANCE, Option, Seat

CARD_DOMAIN: Final = tuple("card:" + card for card in CARDS)
MAYORAL_DOMAIN: Final = tuple("card:" + card for card in MAYORAL_CARDS)


def bits(mask: int) -> list[int]:
    """The members of a bit mask, in ascending order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


# Action cards


class DrawCard(Draw[Guilds]):
    """GOL-7.6  The next action card, for `g.drawer`."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return [kind for kind, count in enumerate(g.deck) if count]

    def weights(self, g: Guilds) -> list[int]:
        return [count for count in g.deck if count]

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.deck[option] -= 1
        g.deck_size -= 1
        g.hand[g.drawer * KINDS + option] += 1
        g.hand_size[g.drawer] += 1
        if g.sink is not None:
            g.tell("draws", g.drawer, option, to=g.drawer)
        g.to_draw -= 1
        draw_next(g)


DRAW_CARD: Final = DrawCard("draw-card", CARD_DOMAIN)


def draw_cards(g: Guilds, seat: Seat, n: int) -> None:
    """GOL-7.6  Draw action cards, one after the other."""
    g.drawer = seat
    g.to_draw = min(n, cards_to_draw(g))
    if g.to_draw:
        g.tell("draws-cards", seat, g.to_draw)
        draw_next(g)


def draw_next(g: Guilds) -> None:
    """GOL-6.16  From an empty deck nothing is drawn before the discard pile has become the deck."""
    if g.to_draw == 0:
        return
    if g.deck_size == 0:
        _reshuffle(g)
    DRAW_CARD.ask(g, CHANCE)


def cards_to_draw(g: Guilds) -> int:
    """How many action cards can be drawn at all."""
    return g.deck_size + sum(g.discard)


def _reshuffle(g: Guilds) -> None:
    g.deck = g.discard
    g.deck_size = sum(g.deck)
    g.discard = [0] * KINDS
    g.tell("reshuffles")


def discard(g: Guilds, seat: Seat, kind: int) -> None:
    """A card goes from the hand to the discard pile."""
    g.hand[seat * KINDS + kind] -= 1
    g.hand_size[seat] -= 1
    g.discard[kind] += 1


# Mayoral cards


class DrawMayoral(Draw[Guilds]):
    """GOL-7.7  The next mayoral card from the part of the deck whose order nobody knows."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return bits(g.bag)

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.bag ^= 1 << option
        take_mayoral(g, option)


DRAW_MAYORAL: Final = DrawMayoral("draw-mayoral", MAYORAL_DOMAIN)


class KeepDrawnMayoral(Decision[Guilds]):
    """GOL-7.7  Keep exactly one of the cards seen, face down."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return bits(g.drawn)

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.drawn ^= 1 << option
        g.kept = g.kept[:]
        g.kept[seat] |= 1 << option
        g.tell("keeps", seat)
        if g.drawn:
            PUT_UNDER.ask(g, seat)


KEEP_DRAWN_MAYORAL: Final = KeepDrawnMayoral("keep-drawn-mayoral", MAYORAL_DOMAIN)


class PutUnder(Decision[Guilds]):
    """GOL-7.7  The others go under the deck in any order: the first named will come up first."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return bits(g.drawn)

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.drawn ^= 1 << option
        g.bottom = [*g.bottom, option]
        if g.drawn:
            PUT_UNDER.ask(g, seat)


PUT_UNDER: Final = PutUnder("put-under", MAYORAL_DOMAIN)


def mayoral_deck_size(g: Guilds) -> int:
    return g.bag.bit_count() + len(g.bottom)


def look_at_mayoral(g: Guilds, seat: Seat, n: int) -> None:
    """GOL-7.7  Take the top cards, or as many as there are."""
    g.drawer = seat
    g.to_draw = min(n, mayoral_deck_size(g))
    if g.to_draw:
        g.tell("looks", seat, g.to_draw)
        _next_mayoral(g)


def _next_mayoral(g: Guilds) -> None:
    """The bag lies above the cards that were put under the deck."""
    if g.to_draw == 0:
        _remember_drawn(g, g.drawer, g.drawn)
        KEEP_DRAWN_MAYORAL.ask(g, g.drawer)
    elif g.bag:
        DRAW_MAYORAL.ask(g, CHANCE)
    else:
        card = g.bottom[0]
        g.bottom = g.bottom[1:]
        take_mayoral(g, card)


def take_mayoral(g: Guilds, card: int) -> None:
    g.drawn |= 1 << card
    g.guess = g.guess[:]
    g.guess[g.drawer * MAYORAL_COUNT + card] = 1 << card
    g.to_draw -= 1
    g.tell("sees", g.drawer, card, to=g.drawer)
    _next_mayoral(g)


def _remember_drawn(g: Guilds, seat: Seat, cards: int) -> None:
    """Who looks knows each card; the others can no longer tell which of them is where."""
    members = bits(cards)
    g.guess = g.guess[:]
    for viewer in range(g.seats):
        if viewer != seat:
            base = viewer * MAYORAL_COUNT
            together = 0
            for card in members:
                together |= g.guess[base + card]
            for card in members:
                g.guess[base + card] = together
