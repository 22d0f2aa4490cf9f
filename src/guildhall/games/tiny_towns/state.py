"""The state of Tiny Towns: every field with its meaning and who may know it.

A town is kept as sets of squares (see `patterns`): where the cubes of each resource are and what is empty on its board,
and where the buildings of each type are. Lists by seat are flat: seat 2's farms are `buildings[2 * TYPE_COUNT + 1]`.
A heap of cubes is one int with two bits per resource, since no heap has more than three of a kind.
Lists that seldom change are shared between copies and replaced, never changed in place: see `copy`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.games.tiny_towns.box import FIRST_MONUMENT, LETTERS, NO_CARD, RESOURCE_COUNT, Box
from guildhall.games.tiny_towns.patterns import Board
from guildhall.kernel.piles import Pile
from guildhall.kernel.state import Seat, State

if TYPE_CHECKING:  # a machine word in the compiled engine, a plain int otherwise
    from mypy_extensions import i64

MOST_SEATS: Final = 6
DEALT: Final = 2  # monuments dealt to each player
NOWHERE: Final = -1
NO_WAY: Final = -1


class Towns(State):
    """A table of Tiny Towns."""

    box: Box
    variant: dict[str, str]  # all settings as agreed; never changed
    town_hall: bool
    monuments: bool
    novices: list[int]  # by seat: 1 if the novice rule is on for it; never changed

    cards: list[int]  # by public type: the card in play; NO_CARD until it is turned up; see `set_cards`
    in_play: i64  # the same as bits
    turn: int  # 0 during the preparation
    hammer: Seat  # the Master Builder; CHANCE where there is none
    named: int  # the resource of this turn; NO_RESOURCE before it is named and in free-choice turns
    times: list[int]  # by seat: how often Master Builder
    finished: list[int]  # by seat: the turn in which the town was completed, 0 for an active player; see `complete`
    completed: i64  # the seats whose towns are completed, as bits

    boards: list[Board]  # by seat: the squares that hold cubes, and those that hold nothing
    buildings: list[int]  # by seat and type: the squares that hold one
    stored: list[int]  # by seat and square: the heap of cubes on the building there
    aside: list[int]  # by seat: the heap of cubes set aside under the novice rule
    aside_left: list[int]  # by seat: how many may still be set aside

    dealt: list[int]  # by seat, two each: the monuments dealt; the seat's own secret for ever
    monument: list[int]  # by seat: the monument kept; secret until it is constructed or the game is over
    raised: list[int]  # by seat: the turn in which the monument was announced; 0 before
    watch: list[int]  # by seat: the types of the buildings on Opaleye's Watch, as bits
    shrine: list[int]  # by seat: how many buildings there were when the Shrine was put up

    picked: list[int]  # by seat: the resource chosen in a free-choice turn; secret until all have placed
    way: list[int]  # by seat: the pending answer to "choose-cube"; secret until all have placed
    spot: list[int]  # by seat: the pending answer to "place-cube"; secret until all have placed

    done: list[int]  # by seat: 1 after declaring done in the Build step
    card: list[int]  # by seat: the card under construction
    site: list[int]  # by seat: the squares matched for it
    taken: list[int]  # by seat: the type of the building taken from the supply or from the Watch, to be placed
    replaced: list[int]  # by seat: the squares where the Architect's Guild has replaced a building
    calls: list[int]  # by seat: who called on the Watch and for which type, first call lowest (see `watch`)

    pile: Pile  # resource cards: Town Hall: all that were not turned up in this pass; Solo: the draw pile
    face_up: list[int]  # Solo: the resource cards to choose from; NO_RESOURCE in a gap

    def copy(self) -> Towns:
        new = Towns()
        self.copy_flow(new)
        new.box = self.box
        new.variant = self.variant
        new.town_hall = self.town_hall
        new.monuments = self.monuments
        new.novices = self.novices
        new.cards = self.cards
        new.in_play = self.in_play
        new.turn = self.turn
        new.hammer = self.hammer
        new.named = self.named
        new.times = self.times[:]
        new.finished = self.finished
        new.completed = self.completed
        new.boards = [board.copy() for board in self.boards]
        new.buildings = self.buildings[:]
        new.stored = self.stored[:]
        new.aside = self.aside
        new.aside_left = self.aside_left
        new.dealt = self.dealt
        new.monument = self.monument
        new.raised = self.raised
        new.watch = self.watch
        new.shrine = self.shrine
        new.picked = self.picked[:]
        new.way = self.way[:]
        new.spot = self.spot[:]
        new.done = self.done[:]
        new.card = self.card[:]
        new.site = self.site[:]
        new.taken = self.taken[:]
        new.replaced = self.replaced
        new.calls = self.calls
        new.pile = self.pile.copy()
        new.face_up = self.face_up[:]
        return new


def is_solo(g: Towns) -> bool:
    """TT-3.1  One player alone."""
    return g.seats == 1


def set_cards(g: Towns, cards: list[int]) -> None:
    """TT-3.7  The public cards, by type."""
    g.cards = cards
    g.in_play = 0
    for card in cards:
        if card != NO_CARD:
            g.in_play |= 1 << card


def complete(g: Towns, finished: list[int]) -> None:
    """TT-9.1  The turns in which towns were completed, by seat; 0 for an active player."""
    g.finished = finished
    g.completed = 0
    for seat in range(g.seats):
        if finished[seat]:
            g.completed |= 1 << seat


# By the number of players, who comes first, and whose towns are completed, as bits.
CLOCKWISE: Final = [[[*range(first, n), *range(first)] for first in range(n)] for n in range(MOST_SEATS + 1)]
ACTIVE: Final[list[list[list[list[Seat]]]]] = [
    [[[seat for seat in order if not done >> seat & 1] for done in range(1 << len(order))] for order in orders]
    for orders in CLOCKWISE
]


def active_seats(g: Towns, first: Seat = 0) -> list[Seat]:
    """TT-2.10  The players whose towns are not completed, clockwise. The caller must not change the list."""
    return ACTIVE[g.seats][first][g.completed]


def left_of(g: Towns, seat: Seat) -> Seat:
    """TT-2.9  Seats are numbered clockwise."""
    return (seat + 1) % g.seats


def right_of(g: Towns, seat: Seat) -> Seat:
    """TT-2.9  Neighbours are the same for the whole game."""
    return (seat - 1) % g.seats


def is_hidden(g: Towns, card: int) -> bool:
    """Whether nobody had announced a monument before this turn."""
    for seat in range(g.seats):
        if g.monument[seat] == card and 0 < g.raised[seat] < g.turn:
            return False
    return True


def monument_deck(g: Towns) -> list[int]:
    """TT-3.10, 16.1  The monuments that were shuffled."""
    return g.box.solo_monuments if is_solo(g) else ALL_MONUMENTS


ALL_MONUMENTS: Final = [FIRST_MONUMENT + i for i in range(15)]


def one(resource: int) -> int:
    """A heap of a single cube."""
    return 1 << 2 * resource


def how_many(heap: int, resource: int) -> int:
    """How many cubes of a resource lie in a heap."""
    return heap >> 2 * resource & 3


def size(heap: int) -> int:
    """How many cubes lie in a heap."""
    return sum(how_many(heap, resource) for resource in range(RESOURCE_COUNT))


def heap_text(heap: int) -> str:
    """A heap by its letters: "WWB"."""
    return "".join(LETTERS[resource] * how_many(heap, resource) for resource in range(RESOURCE_COUNT))
