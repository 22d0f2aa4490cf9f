"""GOL-2, GOL-3  Preparation. Everything drawn is a question to chance, in the order of the rules."""

from __future__ import annotations

from typing import Final

from guildhall.games.guilds_of_london.box import (
    ALL_MAYORAL,
    GUILDHALL,
    GUILDS,
    MAYORAL_COUNT,
    NO_SIDE,
    NO_TILE,
    NOWHERE,
    PLACES,
    SIDES,
    ST_LAWRENCE_JEWRY,
    SUPPLY,
    TILES,
    Box,
)
from guildhall.games.guilds_of_london.decks import MAYORAL_DOMAIN, bits, draw_cards
from guildhall.games.guilds_of_london.development import lay_tile, place_beadle, place_tile, place_token
from guildhall.games.guilds_of_london.rounds import play_round
from guildhall.games.guilds_of_london.state import Guilds, empty_table
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.state import CHANCE, Option, Seat


def new_table(box: Box, seats: int, plantation: int) -> Guilds:
    """A new game with its preparation on the agenda."""
    g = empty_table(box, seats, plantation)
    g.stack = tiles_in_play(box, seats)
    g.then(prepare)
    return g


def prepare(g: Guilds) -> None:
    """GOL-2, GOL-3  The preparation in its order, then the first round."""
    g.then_ask(DRAW_START, CHANCE)
    g.then(choose_side)
    g.then(lay_city)
    g.then(lay_tokens)
    g.then(place_beadle)
    g.then(place_pawns)
    for seat in range(g.seats):
        g.then(draw_cards, seat, g.box.cards_dealt)
    for seat in range(g.seats):
        g.then(deal_mayoral, seat)
    g.then(choose_mayoral)
    g.then(shuffle_mayoral)
    g.then(play_round)


def tiles_in_play(box: Box, seats: int) -> list[int]:
    """GOL-2.3, GOL-3.2  All guild tiles and the special buildings; with 2 players without those not used then."""
    if seats == 2:
        return [tile for tile in range(TILES) if tile < GUILDS or box.two_player[tile]]
    return list(range(TILES))


class DrawStart(Draw[Guilds]):
    """GOL-2.7  Whose disc goes on the next start space."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return [other for other in range(g.seats) if other not in g.order]

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.order = [*g.order, option]
        g.tell("starts", option, len(g.order))
        if len(g.order) < g.seats:
            DRAW_START.ask(g, CHANCE)


DRAW_START: Final = DrawStart("draw-start", tuple(f"seat:{seat}" for seat in range(4)))


class DrawSide(Draw[Guilds]):
    """GOL-2.6  Which side of the Plantation tile is used."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return list(range(len(SIDES)))

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.side = option
        g.tell("side", option)


DRAW_SIDE: Final = DrawSide("draw-side", tuple("side:" + side for side in SIDES))


def choose_side(g: Guilds) -> None:
    """GOL-2.6  The side is agreed on, or random."""
    if g.side == NO_SIDE:
        DRAW_SIDE.ask(g, CHANCE)


def lay_city(g: Guilds) -> None:
    """GOL-2.1 to GOL-2.3, GOL-3.1 to GOL-3.3  The first tiles around the Guildhall."""
    box, seats = g.box, g.seats
    if box.jewry_cell[seats] != NOWHERE:
        lay_tile(g, ST_LAWRENCE_JEWRY, box.jewry_cell[seats])
    for cell in box.buildings_at[seats]:
        g.then(place_tile, cell)
    for cell in box.dealt[seats]:
        g.then(place_tile, cell)


def lay_tokens(g: Guilds) -> None:
    """GOL-2.4, GOL-3.4  A token on each tile, in order of resolution."""
    for cell, tile in enumerate(g.tile):
        if tile != NO_TILE:
            g.then(place_token, cell)


def place_pawns(g: Guilds) -> None:
    """GOL-2.11  Some pawns stand on the Guildhall, the others in the supply."""
    for seat in range(g.seats):
        g.pawns[seat * PLACES + GUILDHALL] = g.box.pawns_on_guildhall
        g.pawns[seat * PLACES + SUPPLY] = g.box.pawns - g.box.pawns_on_guildhall


# Mayoral cards


class DealMayoral(Draw[Guilds]):
    """GOL-2.12  The next of the mayoral cards among which `g.drawer` will choose."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return bits(g.bag)

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.bag ^= 1 << option
        g.dealt = g.dealt[:]
        g.dealt[g.drawer] |= 1 << option
        g.guess = g.guess[:]
        g.guess[g.drawer * MAYORAL_COUNT + option] = 1 << option
        g.tell("sees", g.drawer, option, to=g.drawer)
        g.to_draw -= 1
        if g.to_draw:
            DEAL_MAYORAL.ask(g, CHANCE)


DEAL_MAYORAL: Final = DealMayoral("deal-mayoral", MAYORAL_DOMAIN)


def deal_mayoral(g: Guilds, seat: Seat) -> None:
    """GOL-2.12  Three mayoral cards for a seat."""
    g.drawer = seat
    g.to_draw = g.box.mayoral_dealt
    DEAL_MAYORAL.ask(g, CHANCE)


def choose_mayoral(g: Guilds) -> None:
    """GOL-2.12  All choose at the same time, in secret."""
    g.ask_each(KEEP_MAYORAL)


class KeepMayoral(Decision[Guilds]):
    """GOL-2.12  Which of the dealt mayoral cards to keep."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return bits(g.dealt[seat])

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.kept = g.kept[:]
        g.kept[seat] = 1 << option
        g.tell("keeps", seat)


KEEP_MAYORAL: Final = KeepMayoral("keep-mayoral", MAYORAL_DOMAIN, pauses=True)


def shuffle_mayoral(g: Guilds) -> None:
    """GOL-2.12  All cards not kept are shuffled into the deck; each seat knows what the others cannot have kept."""
    kept = 0
    for cards in g.kept:
        kept |= cards
    g.bag = ALL_MAYORAL & ~kept
    g.guess = g.guess[:]
    for viewer in range(g.seats):
        for card in range(MAYORAL_COUNT):
            bit = 1 << card
            if g.kept[viewer] & bit:
                possible = bit
            elif kept & bit:
                possible = ALL_MAYORAL & ~g.dealt[viewer]
            else:
                possible = ALL_MAYORAL
            g.guess[viewer * MAYORAL_COUNT + card] = possible
