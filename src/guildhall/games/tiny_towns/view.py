"""What a seat may see, as plain structures for screens and wires. `viewing` makes them.

Names instead of numbers: a client needs no table of ours to draw a view.
"""

from __future__ import annotations

from msgspec import Struct

from guildhall.kernel.state import Seat


class Card(Struct, frozen=True):
    id: str
    type: str
    pattern: tuple[str, ...]  # as printed, row by row: a resource's letter, or a dot


class Square(Struct, frozen=True):
    name: str  # "b3"
    cube: str | None
    building: str | None  # the card
    type: str | None
    stored: list[str]  # cubes on the building
    fed: bool  # if the game ended now
    points: int | None  # what the building would be worth then; None: it scores together with others, or there is none


class Site(Struct, frozen=True):
    """Squares from which a card could be built now."""

    card: str
    squares: list[str]


class Pending(Struct, frozen=True):
    """The own placement, before it is revealed."""

    resource: str | None  # chosen freely
    cube: str | None  # the answer to "choose-cube"
    place: str | None  # the answer to "place-cube"


class SeatView(Struct, frozen=True):
    seat: Seat
    town: list[Square]
    active: bool
    finished: int  # the turn in which the town was completed, or 0
    times_builder: int
    done: bool  # with building, in this turn
    monument: Card | None  # None: none, or not yours to know
    has_monument: bool  # kept one; while others still choose, that one has been chosen
    announced: bool
    dealt: list[str]  # the two monuments to choose from, then the one kept and the one put back; for their seat only
    to_keep: list[Card]  # the same two, until one is kept
    pending: Pending | None  # for its own seat only
    watch: list[str]  # the buildings on Opaleye's Watch
    shrine: int  # buildings when the Shrine was put up, or 0
    building: str | None  # the card under construction
    site: list[str]  # the squares used for it
    sites: list[Site]  # what could be built now, the own monument included; for its own seat only
    to_set: str | None  # the building that has to be placed
    aside: list[str]  # cubes set aside under the novice rule
    aside_left: int
    sheet: dict[str, int]  # the score sheet if the game ended now


class View(Struct, frozen=True):
    """Tiny Towns as one seat sees it."""

    viewer: Seat | None
    phase: str
    mode: str  # "standard", "town-hall", "solo", "solo-town-hall"
    turn: int
    free_choice: bool  # a turn in which everybody chooses the resource
    hammer: Seat | None
    named: str | None
    cards: list[Card]  # in play, by type
    deck_left: int  # cards in the draw pile
    face_up: list[str | None]  # Solo: the cards to choose from
    under: list[str]  # Solo: the cards put under the pile, next to come first
    turned: list[int]  # Town Hall: cards turned up in this pass, by resource
    rank: str | None  # Solo: the title for the points so far
    seats: list[SeatView]
