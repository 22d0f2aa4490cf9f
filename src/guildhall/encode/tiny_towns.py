"""Tiny Towns, written as numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from guildhall.encode.base import FROZEN, ONE, Encoder, Shares, count_shares, number_shares
from guildhall.games.tiny_towns.box import (
    CARD_COUNT,
    FIRST_MONUMENT,
    NO_CARD,
    NO_RESOURCE,
    NO_TYPE,
    PUBLIC_TYPES,
    RESOURCE_COUNT,
    TYPE_COUNT,
)
from guildhall.games.tiny_towns.constructing import on_watch
from guildhall.games.tiny_towns.feeding import FED, survey
from guildhall.games.tiny_towns.patterns import SQUARE_COUNT
from guildhall.games.tiny_towns.placing import PLACES, WAYS
from guildhall.games.tiny_towns.scoring import score_empty, score_monument, score_type
from guildhall.games.tiny_towns.state import DEALT, NO_WAY, NOWHERE, Towns
from guildhall.games.tiny_towns.turn import is_free_turn
from guildhall.kernel.game import Game
from guildhall.kernel.run import is_over
from guildhall.kernel.state import State

PHASES: Final = 5
MODES: Final = 4
BUILDINGS: Final = FIRST_MONUMENT
MONUMENTS: Final = CARD_COUNT - FIRST_MONUMENT
TURNS: Final = 100
POINTS: Final = 100
DECK: Final = 15
FACE_UP: Final = 3
HEAP: Final = 16  # cubes of a kind in one place
CHANNELS: Final = 2 * RESOURCE_COUNT + TYPE_COUNT + 1  # of a square: cube, building, what is stored, fed
TOWN: Final = CHANNELS * SQUARE_COUNT
LINES: Final = TYPE_COUNT + 2  # of the score sheet


class TownsEncoder(Encoder):
    """Writes what a seat of Tiny Towns sees."""

    phases: dict[str, int]
    ways: i64
    places: i64
    of_turns: Shares
    of_points: Shares
    of_deck: Shares
    of_copies: Shares
    of_squares: Shares
    of_heap: Shares
    in_heap: Shares  # counted

    def __init__(self, game: Game[Any], seats: int, version: int, order: str) -> None:
        self.ways = len(WAYS)
        self.places = len(PLACES)
        self.phases = {phase: i for i, phase in enumerate(game.phases)}
        self.of_turns = number_shares(TURNS)
        self.of_points = number_shares(POINTS)
        self.of_deck = number_shares(DECK)
        self.of_copies = number_shares(3)
        self.of_squares = number_shares(SQUARE_COUNT)
        self.of_heap = number_shares(HEAP)
        self.in_heap = count_shares(HEAP)
        super().__init__(game, seats, version, order)

    def view_size(self) -> int:
        table = PHASES + MODES + 3 + RESOURCE_COUNT * (2 + FACE_UP + DECK) + BUILDINGS
        own = 9 + 2 * MONUMENTS + RESOURCE_COUNT + self.ways + self.places
        own += BUILDINGS + 2 * CARD_COUNT + SQUARE_COUNT + RESOURCE_COUNT + LINES
        return table + self.seats * (2 + TOWN + own)

    def put_view(self, g: State, seat: i64, out: vec[i32], at: i64) -> i64:
        assert isinstance(g, Towns)
        seats = self.seats
        first: i64 = seat if self.is_relative else 0
        planes: i64 = -1
        if self.version != FROZEN:
            planes = at
            at += seats * TOWN
        out[at + (seat - first + seats) % seats] = ONE
        at = self._put_table(g, first, out, at + seats)
        over = is_over(g)
        place: i64 = 0
        while place < seats:
            other = (first + place) % seats
            town = at if planes < 0 else planes + place * TOWN
            at = self._put_seat(g, other, town, other == seat, over, out, at if planes >= 0 else at + TOWN)
            place += 1
        return at

    def _put_table(self, g: Towns, first: i64, out: vec[i32], at: i64) -> i64:
        solo = g.seats == 1
        out[at + self.phases[self.game.phase(g)]] = ONE
        at += PHASES
        out[at + (2 if solo else 0) + (1 if g.town_hall else 0)] = ONE
        at += MODES
        self.of_turns.put(out, at, g.turn)
        if g.turn > 0 and is_free_turn(g):
            out[at + 1] = ONE
        at += 2
        if g.hammer >= 0:
            out[at + (g.hammer - first + self.seats) % self.seats] = ONE
        at += self.seats
        if g.named != NO_RESOURCE:
            out[at + g.named] = ONE
        at += RESOURCE_COUNT
        for card in g.cards:
            if card != NO_CARD:
                out[at + card] = ONE
        return self._put_pile(g, solo, out, at + BUILDINGS)

    def _put_pile(self, g: Towns, solo: bool, out: vec[i32], at: i64) -> i64:
        pile = g.pile
        if g.town_hall or solo:
            self.of_deck.put(out, at, pile.size() - (g.box.discarded_cards if g.town_hall else 0))
        at += 1
        end: i64 = at + FACE_UP * RESOURCE_COUNT
        for resource in g.face_up:
            if resource != NO_RESOURCE:
                out[at + resource] = ONE
            at += RESOURCE_COUNT
        at = end
        under: i64 = len(pile.bottom)
        while under > 0:
            under -= 1
            out[at + pile.bottom[under]] = ONE
            at += RESOURCE_COUNT
        at = end + DECK * RESOURCE_COUNT
        for i in range(RESOURCE_COUNT):
            self.of_copies.put(out, at + i, g.box.resource_cards[i] - pile.unseen[i])
        return at + RESOURCE_COUNT

    def _put_seat(self, g: Towns, seat: i64, town_at: i64, is_own: bool, over: bool, out: vec[i32], at: i64) -> i64:
        town = survey(g, seat)
        self._put_town(g, seat, town[FED], out, town_at)
        finished: i64 = g.finished[seat]
        if not finished:
            out[at] = ONE
        self.of_turns.put(out, at + 1, finished)
        self.of_turns.put(out, at + 2, g.times[seat])
        if g.done[seat] == 1:
            out[at + 3] = ONE
        at = self._put_monument(g, seat, is_own, over, out, at + 4)
        if is_own:
            self._put_pending(g, seat, out, at)
        at += 1 + RESOURCE_COUNT + self.ways + self.places
        at = self._put_building(g, seat, out, at)
        return self._put_sheet(g, seat, town, out, at)

    def _put_town(self, g: Towns, seat: i64, fed: i64, out: vec[i32], at: i64) -> None:
        """Channel by channel with the squares side by side, or in version 0 square by square."""
        channel: i64 = 1
        square: i64 = CHANNELS
        if self.version != FROZEN:
            channel = SQUARE_COUNT
            square = 1
        board = g.boards[seat]
        cubes: i64 = board.cubes
        if cubes:
            for plane in board.planes():
                put_set(out, at, square, plane & cubes)
                at += channel
        else:
            at += RESOURCE_COUNT * channel
        kind: i64 = seat * TYPE_COUNT
        for _ in range(TYPE_COUNT):
            put_set(out, at, square, g.buildings[kind])
            at += channel
            kind += 1
        stored: i64 = seat * SQUARE_COUNT
        for i in range(SQUARE_COUNT):
            heap: i64 = g.stored[stored + i]
            if heap:
                self._put_heap(out, at + i * square, channel, heap)
        put_set(out, at + RESOURCE_COUNT * channel, square, fed)

    def _put_heap(self, out: vec[i32], at: i64, channel: i64, heap: i64) -> None:
        while heap:
            self.in_heap.put(out, at, heap & 3)
            heap >>= 2
            at += channel

    def _put_monument(self, g: Towns, seat: i64, is_own: bool, over: bool, out: vec[i32], at: i64) -> i64:
        monument: i64 = g.monument[seat]
        announced = g.raised[seat] > 0
        if monument != NO_CARD:
            if is_own or announced or over:
                out[at + monument - FIRST_MONUMENT] = ONE
            out[at + MONUMENTS] = ONE
        at += MONUMENTS + 1
        if announced:
            out[at] = ONE
        at += 1
        if is_own:
            for i in range(DEALT):
                card: i64 = g.dealt[seat * DEALT + i]
                if card != NO_CARD:
                    out[at + card - FIRST_MONUMENT] = ONE
        return at + MONUMENTS

    def _put_pending(self, g: Towns, seat: i64, out: vec[i32], at: i64) -> None:
        picked: i64 = g.picked[seat]
        way: i64 = g.way[seat]
        spot: i64 = g.spot[seat]
        if way == NO_WAY and picked == NO_RESOURCE:
            return
        out[at] = ONE
        at += 1
        if picked != NO_RESOURCE:
            out[at + picked] = ONE
        at += RESOURCE_COUNT
        if way != NO_WAY:
            out[at + way] = ONE
        at += self.ways
        if spot != NOWHERE:
            out[at + spot] = ONE

    def _put_building(self, g: Towns, seat: i64, out: vec[i32], at: i64) -> i64:
        if g.watch[seat] or g.calls[seat]:
            kinds: i64 = on_watch(g, seat)
            for kind in range(PUBLIC_TYPES):
                if kinds >> kind & 1:
                    out[at + g.cards[kind]] = ONE
        at += BUILDINGS
        self.of_squares.put(out, at, g.shrine[seat])
        at += 1
        card: i64 = g.card[seat]
        if card != NO_CARD:
            out[at + card] = ONE
        at += CARD_COUNT
        put_set(out, at, 1, g.site[seat])
        at += SQUARE_COUNT
        taken: i64 = g.taken[seat]
        if taken != NO_TYPE:
            out[at + g.cards[taken]] = ONE
        at += CARD_COUNT
        self._put_heap(out, at, 1, g.aside[seat])
        at += RESOURCE_COUNT
        self.of_heap.put(out, at, g.aside_left[seat])
        return at + 1

    def _put_sheet(self, g: Towns, seat: i64, town: list[int], out: vec[i32], at: i64) -> i64:
        """The score sheet, once all cards are on the table."""
        if NO_CARD not in g.cards:
            total: i64 = 0
            for kind in range(PUBLIC_TYPES):
                if town[kind]:
                    points: i64 = score_type(g, seat, town, kind)
                    self.of_points.put(out, at + kind, points)
                    total += points
            monument: i64 = score_monument(g, seat, town)
            self.of_points.put(out, at + PUBLIC_TYPES, monument)
            empty: i64 = score_empty(g, seat)
            self.of_points.put(out, at + TYPE_COUNT, empty)
            self.of_points.put(out, at + TYPE_COUNT + 1, total + monument + empty)
        return at + LINES


def put_set(out: vec[i32], at: i64, step: i64, squares: i64) -> None:
    """A 1 for each member of a set of squares."""
    while squares:
        if squares & 1:
            out[at] = ONE
        squares >>= 1
        at += step


ENCODER: Final = TownsEncoder
