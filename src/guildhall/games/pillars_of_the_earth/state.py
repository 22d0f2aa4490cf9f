"""Pillars: a position of The Pillars of the Earth.

Everything lies open except the event that the owner of Ellen has looked at. Unseen decks have no order: a card is drawn
when it is turned up.
"""

from __future__ import annotations

from typing import Final

from guildhall.games.pillars_of_the_earth.box import (
    EVENT_COUNT,
    JACK,
    KIND_COUNT,
    METAL,
    OTTO,
    PRIVILEGE_COUNT,
    RESOURCE_CARD_COUNT,
    SPACE_COUNT,
    STARTING_COUNT,
    Box,
)
from guildhall.kernel.state import Seat, State

NOBODY: Final = -1
NO_CARD: Final = -1
MOST_SEATS: Final = 4

# Where a privilege is, besides with a seat.
UNSEEN: Final = -1
ABOVE_KINGSBRIDGE_1: Final = -2
ABOVE_KINGSBRIDGE_2: Final = -3
OUT: Final = -4

# POE-3.1  The parts of a round in order: laying out, Phase I, Phase II, the 14 steps of Phase III; then the end.
PHASES: Final = (
    "layout",
    "cards",
    "builders",
    "event",
    "bishop",
    "wool-mill",
    "kingsbridge",
    "priory",
    "forest",
    "quarry",
    "gravel-pit",
    "court",
    "shiring",
    "castle",
    "market",
    "cathedral",
    "start-player",
    "end",
)
LAYOUT: Final = 0
CARDS: Final = 1
BUILDERS: Final = 2
EVENT_STEP: Final = 3
BISHOP_STEP: Final = 4
WOOL_MILL_STEP: Final = 5
KINGSBRIDGE_STEP: Final = 6
PRIORY_STEP: Final = 7
FOREST_STEP: Final = 8
COURT_STEP: Final = 11
SHIRING_STEP: Final = 12
CASTLE_STEP: Final = 13
MARKET_STEP: Final = 14
CATHEDRAL_STEP: Final = 15
START_PLAYER_STEP: Final = 16
END: Final = 17


class Pillars(State):
    """All that lies on the table. Lists by seat, kind or card are flat; -1 means nobody or nothing."""

    box: Box

    round: int  # 1 to 6; 0 during setup
    phase: int  # index into PHASES
    start: Seat  # the start player
    parts: int  # cathedral parts on the board

    gold: list[int]  # by seat
    vp: list[int]  # by seat
    books: list[list[int]]  # by seat: every change of gold and VP, packed by `accounts`

    cubes: list[int]  # seat * 4 + kind
    supply: list[int]  # by kind; below zero when substitutes are in use
    market: list[int]  # by kind
    court: int  # metal lying at court

    rows: list[list[int]]  # by seat: craftsmen in the order in which they came
    pool: list[int]  # pool cards face up in Phase I, ascending
    taken: list[int]  # by resource card: the seat that took it this round
    passed: list[bool]  # by seat: takes no more cards in this round
    shiring: list[int]  # the craftsmen above the two spaces
    removed: list[int]  # craftsmen out of the game, in the order in which they left

    workers: list[int]  # by seat: at home, unused
    mill: list[int]  # by seat: in the wool mill
    grey: Seat  # has the grey workers in this round
    grey_next: Seat  # received them for the next round
    black: Seat  # has the black worker in this round

    privileges: list[int]  # by privilege: the seat that holds it, or where it is
    events: list[bool]  # by event: turned up already
    event: int  # of this round, from its step 1 on
    coming: int  # on top of the deck; known only to the owner of Ellen
    protected: list[bool]  # by seat: from this round's event
    limited: list[bool]  # by seat: may use only two builders in this round
    limited_next: list[bool]  # by seat: in the next round

    bag: list[int]  # by seat: builders in the bag
    spaces: list[int]  # by builder space: whose builder
    track: list[int]  # by field of the cost track: whose passed builder
    marker: int  # index of the field with the cost marker
    drawn: Seat  # whose builder stands on the marker
    aside: list[int]  # by seat: builders set beside the board
    redraw: bool  # the start player may still return a builder

    tax: int  # rolled in this round; 0 before
    exempt: Seat  # used the tax exemption in this round
    trader: int  # the market space on turn
    bought: list[int]  # by seat: bit set of the kinds bought in this step
    suggested: list[bool]  # by seat: lets the market builders do as suggested
    uses: list[int]  # of the builder's row, in step 13: how often each card was used
    extra: int  # extra uses that the player who builds has left

    def copy(self) -> Pillars:
        new = Pillars()
        self.copy_flow(new)
        new.box = self.box
        new.round = self.round
        new.phase = self.phase
        new.start = self.start
        new.parts = self.parts
        new.gold = self.gold[:]
        new.vp = self.vp[:]
        new.books = [book[:] for book in self.books]
        new.cubes = self.cubes[:]
        new.supply = self.supply[:]
        new.market = self.market[:]
        new.court = self.court
        new.rows = [row[:] for row in self.rows]
        new.pool = self.pool[:]
        new.taken = self.taken[:]
        new.passed = self.passed[:]
        new.shiring = self.shiring[:]
        new.removed = self.removed[:]
        new.workers = self.workers[:]
        new.mill = self.mill[:]
        new.grey = self.grey
        new.grey_next = self.grey_next
        new.black = self.black
        new.privileges = self.privileges[:]
        new.events = self.events[:]
        new.event = self.event
        new.coming = self.coming
        new.protected = self.protected[:]
        new.limited = self.limited[:]
        new.limited_next = self.limited_next[:]
        new.bag = self.bag[:]
        new.spaces = self.spaces[:]
        new.track = self.track[:]
        new.marker = self.marker
        new.drawn = self.drawn
        new.aside = self.aside[:]
        new.redraw = self.redraw
        new.tax = self.tax
        new.exempt = self.exempt
        new.trader = self.trader
        new.bought = self.bought[:]
        new.suggested = self.suggested[:]
        new.uses = self.uses[:]
        new.extra = self.extra
        return new


def empty_table(box: Box, seats: int) -> Pillars:
    """A table with all parts in their first places, and nobody's start yet."""
    g = Pillars()
    g.begin(seats)
    g.box = box
    g.round = 0
    g.phase = LAYOUT
    g.start = NOBODY
    g.parts = 0
    g.gold = [0] * seats
    g.vp = [0] * seats
    g.books = [[] for _ in range(seats)]
    g.cubes = [0] * (KIND_COUNT * seats)
    g.supply = [box.cubes[kind] - box.market_start[kind] for kind in range(KIND_COUNT)]
    g.supply[METAL] -= box.court_metal
    g.market = box.market_start[:]
    g.court = box.court_metal
    g.rows = [list(range(STARTING_COUNT)) for _ in range(seats)]
    g.pool = []
    g.taken = [NOBODY] * RESOURCE_CARD_COUNT
    g.passed = [False] * seats
    g.shiring = [NO_CARD, NO_CARD]
    g.removed = []
    g.workers = [box.workers] * seats
    g.mill = [0] * seats
    g.grey = NOBODY
    g.grey_next = NOBODY
    g.black = NOBODY
    g.privileges = [UNSEEN] * PRIVILEGE_COUNT
    g.events = [False] * EVENT_COUNT
    g.event = NO_CARD
    g.coming = NO_CARD
    g.protected = [False] * seats
    g.limited = [False] * seats
    g.limited_next = [False] * seats
    g.bag = [box.builders] * seats
    g.spaces = [NOBODY] * SPACE_COUNT
    g.track = [NOBODY] * len(box.cost)
    g.marker = 0
    g.drawn = NOBODY
    g.aside = [0] * seats
    g.redraw = False
    g.tax = 0
    g.exempt = NOBODY
    g.trader = NOBODY
    g.bought = [0] * seats
    g.suggested = [False] * seats
    g.uses = []
    g.extra = 0
    return g


# By the number of players and the start player.
CLOCKWISE: Final = [[[*range(start, n), *range(start)] for start in range(n)] for n in range(MOST_SEATS + 1)]


def seats_in_order(g: Pillars) -> list[Seat]:
    """POE-3.7  Start player first, then clockwise. The caller must not change the list."""
    return CLOCKWISE[g.seats][g.start]


def next_seat(g: Pillars, seat: Seat) -> Seat:
    """The seat to the left."""
    return seat + 1 if seat + 1 < g.seats else 0


def holds(g: Pillars, seat: Seat, privilege: int) -> bool:
    """Whether the privilege lies in front of that seat."""
    return g.privileges[privilege] == seat


def row_limit(g: Pillars, seat: Seat) -> int:
    """POE-7.5, POE-9.6  Five places for craftsmen, one more with Jack."""
    return g.box.row_places + (g.box.privilege_amount[JACK] if holds(g, seat, JACK) else 0)


def has_mark(g: Pillars, seat: Seat, mark: int) -> bool:
    """POE-8.2  Whether a craftsman of that type marked "!" is in the row."""
    marks = g.box.craft_mark
    for craftsman in g.rows[seat]:
        if marks[craftsman] == mark:
            return True
    return False


def own_workers(g: Pillars, seat: Seat) -> int:
    """POE-7.7  How many workers a player has in this round."""
    own = g.box.workers
    if g.grey == seat:
        own += g.box.castle_workers
    if g.black == seat:
        own += g.box.privilege_amount[OTTO]
    return own


def workers_on_cards(g: Pillars, seat: Seat) -> int:
    """POE-4.4  How many stand on forest, quarry and gravel pit."""
    return sum(g.box.card_workers[card] for card in range(RESOURCE_CARD_COUNT) if g.taken[card] == seat)


def take_builder_back(g: Pillars, space: int) -> None:
    """POE-6.0.2  A builder whose place has been dealt with goes back into the bag."""
    seat = g.spaces[space]
    if seat != NOBODY:
        g.spaces[space] = NOBODY
        g.bag[seat] += 1
