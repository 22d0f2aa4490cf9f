"""What a seat may see, as plain structures for screens and wires. `viewing` makes them.

Names instead of numbers: a client needs no table of ours to draw a view.
"""

from __future__ import annotations

from msgspec import Struct

from guildhall.kernel.state import Seat


class Craftsman(Struct, frozen=True):
    id: str
    round: int  # 0: starting card
    price: int
    cubes: dict[str, int]  # consumed per use
    pays: int  # gold consumed per use
    vp: int  # gained per use
    gold: int
    capacity: int
    mark: str | None  # which requirement its "!" fulfils
    needs: str | None  # which "!" must stand beside it
    needs_metal: bool  # that is kept
    used: int | None  # in this round's building; None: its owner does not build now


class PoolCard(Struct, frozen=True):
    id: str
    workers: int  # needed for a resource card
    kind: str | None  # and what it yields
    cubes: int
    craftsman: Craftsman | None


class PrivilegeCard(Struct, frozen=True):
    id: str
    kind: str  # permanent, once or immediate
    amount: int
    vp: int  # gained at once
    gold: int
    cubes: dict[str, int]


class EventCard(Struct, frozen=True):
    id: str
    is_positive: bool
    effect: str
    amount: int
    maximum: int  # 0: none


class Printed(Struct, frozen=True):
    """What is printed on the board."""

    priory_vp: list[int]  # by space
    castle_workers: int
    tax_faces: list[int]
    market_stock: dict[str, int]  # full
    gold_max: int
    vp_track: int
    cubes_carried: int


class BookEntry(Struct, frozen=True):
    """One change of gold or VP."""

    round: int
    phase: str
    clause: str
    reason: str
    card: str | None
    vp: int
    gold: int


class SeatView(Struct, frozen=True):
    seat: Seat
    vp: int
    vp_field: int  # where the disc stands on the track
    gold: int
    cubes: dict[str, int]
    row: list[Craftsman]
    row_limit: int
    privileges: list[str]
    resource_cards: list[str]
    workers_at: dict[str, int]  # by the kind that they fetch
    yields: dict[str, int]  # printed on the cards, by kind
    passed_cards: bool
    workers: int  # at home
    workers_in_mill: int
    workers_in_all: int
    grey_workers_next: bool
    builders_in_bag: int
    builders_aside: int
    is_limited: bool  # two builders in this round
    is_limited_next: bool
    is_protected: bool
    is_exempt: bool  # by the privilege, in this round
    bought: list[str]
    trades_as_suggested: bool
    books: list[BookEntry]


class View(Struct, frozen=True):
    """The Pillars of the Earth as one seat sees it."""

    viewer: Seat | None
    round: int
    rounds: int
    phase: str
    step: int  # 1 to 14 in Phase III, else 0
    start_player: Seat | None
    parts: list[str]  # of the cathedral, on the board
    pool: list[PoolCard]
    kingsbridge: list[str | None]
    shiring: list[Craftsman | None]
    privileges_left: int  # in the deck
    privileges_gone: list[str]
    privileges_to_come: list[str]  # those that may be in the deck, and those of the last round
    events_left: int
    events_seen: list[str]
    events_to_come: list[str]  # those that may be in the deck: none when it is empty
    event: str | None  # of this round
    coming_event: str | None  # what the owner of Ellen has seen
    spaces: dict[str, Seat | None]
    costs: list[int]
    track: list[Seat | None]  # passed builders, by field
    cost: int
    drawn: Seat | None
    can_redraw: bool
    tax: int | None
    trader: str | None
    supply: dict[str, int]
    market: dict[str, int]
    prices: dict[str, int]
    court_metal: int
    extra_uses: int
    removed: list[str]
    printed: Printed
    privilege_cards: list[PrivilegeCard]  # those in sight
    event_cards: list[EventCard]
    seats: list[SeatView]
