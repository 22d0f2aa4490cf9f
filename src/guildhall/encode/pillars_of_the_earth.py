"""The Pillars of the Earth, written as numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from guildhall.encode.base import ONE, Encoder, Shares, number_shares
from guildhall.games.pillars_of_the_earth.box import (
    CRAFTSMAN_COUNT,
    EVENT_COUNT,
    KIND_COUNT,
    PARTS,
    PRIVILEGE_COUNT,
    REGULAR_PRIVILEGES,
    RESOURCE_CARD_COUNT,
    SPACE_COUNT,
)
from guildhall.games.pillars_of_the_earth.hidden import knows_coming
from guildhall.games.pillars_of_the_earth.state import (
    ABOVE_KINGSBRIDGE_1,
    ABOVE_KINGSBRIDGE_2,
    NO_CARD,
    NOBODY,
    OUT,
    PHASES,
    UNSEEN,
    Pillars,
    own_workers,
    row_limit,
)
from guildhall.kernel.game import Game
from guildhall.kernel.state import State

PHASE_COUNT: Final = 18
PART_COUNT: Final = 6
POOL: Final = RESOURCE_CARD_COUNT + CRAFTSMAN_COUNT
ROUNDS: Final = 6
GOLD: Final = 60
POINTS: Final = 80
CUBES: Final = 40
WORKERS: Final = 16
BUILDERS: Final = 3
FIELDS: Final = 16  # of the cost track
PLACES: Final = 8  # for craftsmen on the board
TENS: Final = 10  # of costs and taxes
TABLE: Final = (
    1 + PHASE_COUNT + PART_COUNT + POOL + 2 * PRIVILEGE_COUNT + PLACES * CRAFTSMAN_COUNT
    + 1 + PRIVILEGE_COUNT + 1 + 3 * EVENT_COUNT + 3 + SPACE_COUNT + 2 * KIND_COUNT + 2 + CRAFTSMAN_COUNT
)  # fmt: skip
SEAT: Final = 2 * KIND_COUNT + 2 * CRAFTSMAN_COUNT + PRIVILEGE_COUNT + RESOURCE_CARD_COUNT + 15


class PillarsEncoder(Encoder):
    """Writes what a seat of The Pillars of the Earth sees."""

    of_rounds: Shares
    of_privileges: Shares
    of_events: Shares
    of_tens: Shares
    of_cubes: Shares
    of_points: Shares
    of_gold: Shares
    of_workers: Shares
    of_builders: Shares

    def __init__(self, game: Game[Any], seats: int, version: int, order: str) -> None:
        self.of_rounds = number_shares(ROUNDS)
        self.of_privileges = number_shares(PRIVILEGE_COUNT)
        self.of_events = number_shares(EVENT_COUNT)
        self.of_tens = number_shares(TENS)
        self.of_cubes = number_shares(CUBES)
        self.of_points = number_shares(POINTS)
        self.of_gold = number_shares(GOLD)
        self.of_workers = number_shares(WORKERS)
        self.of_builders = number_shares(BUILDERS)
        super().__init__(game, seats, version, order)

    def view_size(self) -> int:
        return TABLE + self.seats * (3 + SPACE_COUNT + FIELDS + SEAT)

    def put_view(self, g: State, seat: i64, out: vec[i32], at: i64) -> i64:
        assert isinstance(g, Pillars)
        seats = self.seats
        first: i64 = seat if self.is_relative else 0
        at = put_seat_number(out, at, seat, first, seats)
        self.of_rounds.put(out, at, g.round)
        out[at + 1 + g.phase] = ONE
        at = put_seat_number(out, at + 1 + PHASE_COUNT, g.start, first, seats)
        at = self._put_cards(g, out, at)
        at = self._put_events(g, knows_coming(g, seat), out, at)
        at = self._put_builders(g, first, out, at)
        at = self._put_goods(g, out, at)
        place: i64 = 0
        while place < seats:
            at = self._put_seat(g, (first + place) % seats, out, at)
            place += 1
        return at

    def _put_cards(self, g: Pillars, out: vec[i32], at: i64) -> i64:
        """The cathedral, the pool, and what lies above Kingsbridge and Shiring."""
        for part in range(g.parts):
            out[at + part] = ONE
        at += PART_COUNT
        for card in g.pool:
            out[at + card] = ONE
        at += POOL
        seen: i64 = 0
        gone: i64 = at + 2 * PRIVILEGE_COUNT + PLACES * CRAFTSMAN_COUNT + 1
        for i in range(PRIVILEGE_COUNT):
            where: i64 = g.privileges[i]
            if where == ABOVE_KINGSBRIDGE_1:
                out[at + i] = ONE
            elif where == ABOVE_KINGSBRIDGE_2:
                out[at + PRIVILEGE_COUNT + i] = ONE
            elif where == OUT:
                out[gone + i] = ONE
            if where != UNSEEN and i < REGULAR_PRIVILEGES:
                seen += 1
        at += 2 * PRIVILEGE_COUNT
        for card in g.shiring:
            if card != NO_CARD:
                out[at + card] = ONE
            at += CRAFTSMAN_COUNT
        left: i64 = g.box.privileges_in_deck - seen
        self.of_privileges.put(out, gone - 1, left if left > 0 else 0)
        return gone + PRIVILEGE_COUNT

    def _put_events(self, g: Pillars, knows: bool, out: vec[i32], at: i64) -> i64:
        seen: i64 = 0
        for i in range(EVENT_COUNT):
            if g.events[i]:
                seen += 1
                out[at + 1 + i] = ONE
        left: i64 = g.box.events_in_deck - seen
        self.of_events.put(out, at, left if left > 0 else 0)
        at += 1 + EVENT_COUNT
        if g.event != NO_CARD:
            out[at + g.event] = ONE
        at += EVENT_COUNT
        if g.coming != NO_CARD and knows:
            out[at + g.coming] = ONE
        return at + EVENT_COUNT

    def _put_builders(self, g: Pillars, first: i64, out: vec[i32], at: i64) -> i64:
        seats = self.seats
        for owner in g.spaces:
            at = put_seat_number(out, at, owner, first, seats)
        end: i64 = at + FIELDS * seats
        for owner in g.track:
            at = put_seat_number(out, at, owner, first, seats)
        self.of_tens.put(out, end, g.box.cost[g.marker])
        return put_seat_number(out, end + 1, g.drawn, first, seats)

    def _put_goods(self, g: Pillars, out: vec[i32], at: i64) -> i64:
        if g.redraw:
            out[at] = ONE
        self.of_tens.put(out, at + 1, g.tax)
        at += 2
        if g.trader != NOBODY:
            out[at + g.trader] = ONE
        at += SPACE_COUNT
        for kind in range(KIND_COUNT):
            self.of_cubes.put(out, at + kind, g.supply[kind])
            self.of_cubes.put(out, at + KIND_COUNT + kind, g.market[kind])
        at += 2 * KIND_COUNT
        self.of_cubes.put(out, at, g.court)
        self.of_cubes.put(out, at + 1, g.extra)
        at += 2
        for card in g.removed:
            out[at + card] = ONE
        return at + CRAFTSMAN_COUNT

    def _put_seat(self, g: Pillars, seat: i64, out: vec[i32], at: i64) -> i64:
        self.of_points.put(out, at, g.vp[seat])
        self.of_gold.put(out, at + 1, g.gold[seat])
        at += 2
        for kind in range(KIND_COUNT):
            self.of_cubes.put(out, at + kind, g.cubes[seat * KIND_COUNT + kind])
        at = self._put_row(g, seat, out, at + KIND_COUNT)
        self.of_workers.put(out, at, row_limit(g, seat))
        at += 1
        for i in range(PRIVILEGE_COUNT):
            if g.privileges[i] == seat:
                out[at + i] = ONE
        at += PRIVILEGE_COUNT
        for i in range(RESOURCE_CARD_COUNT):
            if g.taken[i] == seat:
                out[at + i] = ONE
        return self._put_people(g, seat, out, at + RESOURCE_CARD_COUNT)

    def _put_row(self, g: Pillars, seat: i64, out: vec[i32], at: i64) -> i64:
        """The craftsmen, and how often those who build now have been used."""
        builds = is_building(g, seat)
        for i, card in enumerate(g.rows[seat]):
            out[at + 2 * card] = ONE
            if builds:
                self.of_cubes.put(out, at + 2 * card + 1, g.uses[i])
        return at + 2 * CRAFTSMAN_COUNT

    def _put_people(self, g: Pillars, seat: i64, out: vec[i32], at: i64) -> i64:
        put_flag(out, at, g.passed[seat])
        self.of_workers.put(out, at + 1, g.workers[seat])
        self.of_workers.put(out, at + 2, g.mill[seat])
        self.of_workers.put(out, at + 3, own_workers(g, seat))
        put_flag(out, at + 4, g.grey_next == seat)
        self.of_builders.put(out, at + 5, g.bag[seat])
        self.of_builders.put(out, at + 6, g.aside[seat])
        put_flag(out, at + 7, g.limited[seat])
        put_flag(out, at + 8, g.limited_next[seat])
        put_flag(out, at + 9, g.protected[seat])
        put_flag(out, at + 10, g.exempt == seat)
        at += 11
        bought: i64 = g.bought[seat]
        for kind in range(KIND_COUNT):
            if bought >> kind & 1:
                out[at + kind] = ONE
        put_flag(out, at + KIND_COUNT, g.suggested[seat])
        return at + KIND_COUNT + 1


def put_seat_number(out: vec[i32], at: i64, seat: i64, first: i64, seats: i64) -> i64:
    """Which seat it is; nobody has no place."""
    if seat >= 0:
        out[at + (seat - first + seats) % seats] = ONE
    return at + seats


def put_flag(out: vec[i32], at: i64, flag: bool) -> None:
    if flag:
        out[at] = ONE


def is_building(g: Pillars, seat: i64) -> bool:
    """Whether a seat is asked which craftsmen it uses."""
    if not g.uses:
        return False
    asked = g.asked[seat]
    return asked is not None and asked.name == "build"


ENCODER: Final = PillarsEncoder

assert (len(PHASES), len(PARTS)) == (PHASE_COUNT, PART_COUNT)
