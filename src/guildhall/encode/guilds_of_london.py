"""Guilds of London, written as numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from guildhall.encode.base import FROZEN, ONE, Encoder, Shares, count_shares, how_often, number_shares
from guildhall.games.guilds_of_london.box import (
    BUILDINGS,
    CELLS,
    GUILDHALL,
    GUILDS,
    KINDS,
    LIVERY_COUNT,
    MAYORAL_COUNT,
    NO_SIDE,
    NO_TILE,
    NO_TOKEN,
    NOWHERE,
    PLACES,
    PLANTATION,
    SCOREBOARD,
    SIDES,
    SUPPLY,
    TOKEN_KINDS,
    USE_COUNT,
)
from guildhall.games.guilds_of_london.decks import mayoral_deck_size
from guildhall.games.guilds_of_london.rounds import phase
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.games.guilds_of_london.turn import hand_limit
from guildhall.kernel.game import Game
from guildhall.kernel.state import State

PHASES: Final = 5
RESOLUTION: Final = 2
SPECIAL: Final = 5  # buildings
SIDE_COUNT: Final = 2
ROUNDS: Final = 12
POINTS: Final = 150
PAWNS: Final = 20
HAND: Final = 40
DECK: Final = 120
COPIES: Final = 6  # of a kind of card
FRONT: Final = 40  # cards played in a turn
NEEDED: Final = 10
WORTH: Final = 20
TILE: Final = 1 + SPECIAL + 1 + LIVERY_COUNT + 3 + 2 + TOKEN_KINDS  # and two numbers for each seat
TABLE: Final = (
    PHASES + 2 + SIDE_COUNT + 1 + CELLS * TILE + CELLS + 2 + KINDS * USE_COUNT + KINDS + 2
    + MAYORAL_COUNT * MAYORAL_COUNT + 2
)  # fmt: skip
SEAT: Final = 1 + KINDS + 2 + 3 * MAYORAL_COUNT + 2 + 4 + TOKEN_KINDS


class GuildsEncoder(Encoder):
    """Writes what a seat of Guilds of London sees."""

    phases: dict[str, int]
    of_rounds: Shares
    of_points: Shares
    of_pawns: Shares
    of_hand: Shares
    of_deck: Shares
    of_front: Shares
    of_guilds: Shares
    of_mayoral: Shares
    of_needed: Shares
    of_worth: Shares
    in_copies: Shares  # counted

    def __init__(self, game: Game[Any], seats: int, version: int, order: str) -> None:
        self.phases = {name: i for i, name in enumerate(game.phases)}
        self.of_rounds = number_shares(ROUNDS)
        self.of_points = number_shares(POINTS)
        self.of_pawns = number_shares(PAWNS)
        self.of_hand = number_shares(HAND)
        self.of_deck = number_shares(DECK)
        self.of_front = number_shares(FRONT)
        self.of_guilds = number_shares(GUILDS)
        self.of_mayoral = number_shares(MAYORAL_COUNT)
        self.of_needed = number_shares(NEEDED)
        self.of_worth = number_shares(WORTH)
        self.in_copies = count_shares(COPIES)
        super().__init__(game, seats, version, order)

    def view_size(self) -> int:
        seats = self.seats
        return TABLE + seats * (3 + seats + 2 * CELLS + SEAT)

    def put_view(self, g: State, seat: i64, out: vec[i32], at: i64) -> i64:
        assert isinstance(g, Guilds)
        seats = self.seats
        first: i64 = seat if self.is_relative else 0
        city: i64 = CELLS * (TILE + 2 * seats)
        if self.version != FROZEN:
            self._put_city(g, first, out, at)
            at += city
        now: i64 = self.phases[phase(g)]
        at = self._put_round(g, seat, first, now, out, at)
        if self.version == FROZEN:
            self._put_city(g, first, out, at)
            at += city
        if now == RESOLUTION and 0 <= g.at < GUILDHALL:
            out[at + g.at] = ONE
        at += CELLS
        self.of_pawns.put(out, at, g.neutrals[SCOREBOARD])
        if g.beadle == NOWHERE:
            out[at + 1] = ONE
        at += 2
        place: i64 = 0
        while place < seats:
            other = (first + place) % seats
            at = self._put_player(g, other, other == seat, out, at)
            place += 1
        return self._put_decks(g, seat, out, at)

    def _put_round(self, g: Guilds, seat: i64, first: i64, now: i64, out: vec[i32], at: i64) -> i64:
        seats = self.seats
        out[at + (seat - first + seats) % seats] = ONE
        at += seats
        out[at + now] = ONE
        at += PHASES
        self.of_rounds.put(out, at, g.round)
        if g.over == 1:
            out[at + 1] = ONE
        at += 2
        if g.active != NOWHERE:
            out[at + (g.active - first + seats) % seats] = ONE
        at += seats
        end: i64 = at + seats * seats
        for other in g.order:
            out[at + (other - first + seats) % seats] = ONE
            at += seats
        at = end
        had_turn: i64 = g.had_turn
        for other in range(seats):
            if had_turn >> other & 1:
                out[at + (other - first + seats) % seats] = ONE
        at += seats
        if g.side != NO_SIDE:
            out[at + g.side] = ONE
        at += SIDE_COUNT
        self.of_pawns.put(out, at, g.neutrals[PLANTATION])
        return at + 1

    def _put_city(self, g: Guilds, first: i64, out: vec[i32], at: i64) -> None:
        """Channel by channel with the cells side by side, or in version 0 cell by cell."""
        channel: i64 = 1
        step: i64 = TILE + 2 * self.seats
        if self.version != FROZEN:
            channel = CELLS
            step = 1
        for cell, tile in enumerate(g.tile):
            if tile != NO_TILE:
                self._put_tile(g, cell, tile, first, out, at + cell * step, channel)

    def _put_tile(self, g: Guilds, cell: i64, tile: i64, first: i64, out: vec[i32], at: i64, channel: i64) -> None:
        out[at] = ONE
        at += channel
        if tile >= GUILDS:
            out[at + (tile - GUILDS) * channel] = ONE
        else:
            self.of_guilds.put(out, at + SPECIAL * channel, tile + 1)
        at += (SPECIAL + 1) * channel
        banner: i64 = g.banner[cell]
        for livery in range(LIVERY_COUNT):
            if banner >> livery & 1:
                out[at] = ONE
            at += channel
        self.of_needed.put(out, at, g.box.tile_requires[tile])
        self.of_worth.put(out, at + channel, g.box.tile_vp[tile])
        at += 2 * channel
        open_set: i64 = g.open_set
        is_open = open_set >> cell & 1
        if not is_open:
            out[at] = ONE
        self._put_figures(g, cell, not is_open, first, out, at + channel, channel)

    def _put_figures(
        self, g: Guilds, cell: i64, resolved: bool, first: i64, out: vec[i32], at: i64, channel: i64
    ) -> None:
        seats = self.seats
        master: i64 = NOWHERE
        seat: i64 = 0
        while seat < seats:
            pawns: i64 = g.pawns[seat * PLACES + cell]
            if pawns:
                self.of_pawns.put(out, at + (seat - first + seats) % seats * channel, pawns)
                if pawns == 1 and resolved and master == NOWHERE:
                    master = seat
            seat += 1
        at += seats * channel
        self.of_pawns.put(out, at, g.neutrals[cell])
        if g.beadle == cell:
            out[at + channel] = ONE
        at += 2 * channel
        token: i64 = g.token[cell]
        if token != NO_TOKEN:
            out[at + token * channel] = ONE
        if master != NOWHERE:
            out[at + (TOKEN_KINDS + (master - first + seats) % seats) * channel] = ONE

    def _put_player(self, g: Guilds, seat: i64, is_own: bool, out: vec[i32], at: i64) -> i64:
        self.of_points.put(out, at, g.vp[seat])
        at += 1
        if is_own:
            self._put_counts(g.hand, seat * KINDS, out, at)
        at += KINDS
        self.of_hand.put(out, at, g.hand_size[seat])
        self.of_hand.put(out, at + 1, hand_limit(g, seat))
        at = self._put_mayoral(g, seat, is_own, out, at + 2)
        base: i64 = seat * PLACES
        self.of_pawns.put(out, at, g.pawns[base + SUPPLY])
        self.of_pawns.put(out, at + 1, g.pawns[base + GUILDHALL])
        self.of_pawns.put(out, at + 2, g.pawns[base + PLANTATION])
        self.of_pawns.put(out, at + 3, g.purse[seat])
        at += 4
        for kind in range(TOKEN_KINDS):
            self.in_copies.put(out, at + kind, g.tokens_won[seat * TOKEN_KINDS + kind])
        return at + TOKEN_KINDS

    def _put_mayoral(self, g: Guilds, seat: i64, is_own: bool, out: vec[i32], at: i64) -> i64:
        kept: i64 = g.kept[seat]
        if is_own or g.over:
            put_cards(out, at, kept)
        at += MAYORAL_COUNT
        size: i64 = 0
        while kept:
            kept &= kept - 1
            size += 1
        self.of_mayoral.put(out, at, size)
        at += 1
        if is_own:
            put_cards(out, at, g.dealt[seat])
            if g.drawn and g.drawer == seat:
                out[at + MAYORAL_COUNT] = ONE
                put_cards(out, at + MAYORAL_COUNT + 1, g.drawn)
        return at + 2 * MAYORAL_COUNT + 1

    def _put_decks(self, g: Guilds, seat: i64, out: vec[i32], at: i64) -> i64:
        for played in g.front:
            self.in_copies.put(out, at + played, how_often(g.front, played))
        at += KINDS * USE_COUNT
        self._put_counts(g.discard, 0, out, at)
        at += KINDS
        self.of_deck.put(out, at, g.deck_size)
        self.of_mayoral.put(out, at + 1, mayoral_deck_size(g))
        at += 2
        end: i64 = at + MAYORAL_COUNT * MAYORAL_COUNT
        for card in g.bottom:
            if g.guess[seat * MAYORAL_COUNT + card] == 1 << card:
                out[at + card] = ONE
            at += MAYORAL_COUNT
        if g.seats > 2 or g.round == 0:
            self.of_guilds.put(out, end, len(g.stack))
        tokens: i64 = 0
        for count in g.tokens_left:
            tokens += count
        self.of_front.put(out, end + 1, tokens)
        return end + 2

    def _put_counts(self, counts: list[int], first: i64, out: vec[i32], at: i64) -> None:
        """How often each kind of card is there."""
        kind: i64 = 0
        while kind < KINDS:
            count: i64 = counts[first + kind]
            if count:
                self.in_copies.put(out, at + kind, count)
            kind += 1


def put_cards(out: vec[i32], at: i64, cards: i64) -> None:
    """A 1 for each mayoral card of a set."""
    while cards:
        if cards & 1:
            out[at] = ONE
        cards >>= 1
        at += 1


ENCODER: Final = GuildsEncoder

assert (len(BUILDINGS), len(SIDES)) == (SPECIAL, SIDE_COUNT)
