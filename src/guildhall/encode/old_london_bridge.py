"""Old London Bridge, written as numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from guildhall.encode.base import ONE, Encoder, Shares, count_shares, how_often, number_shares
from guildhall.games.old_london_bridge.actions import TAKE_CARDS
from guildhall.games.old_london_bridge.box import (
    ALL_COLOURS,
    BONUS_KINDS,
    BONUS_STACKS,
    CARD_VALUES,
    CATEGORIES,
    CENTRE,
    COLOURS,
    FACES,
    HIGHEST_NUMBER,
    NO_TILE,
    NOWHERE,
    OUTER_SPACES,
    SLOTS,
    SPACES,
    STEPS,
    TILES,
    TYPES,
    Box,
)
from guildhall.games.old_london_bridge.state import CARDS_IN_FRONT, NO_CARD, Bridge
from guildhall.games.old_london_bridge.tracks import NO_BONUS
from guildhall.kernel.game import Game
from guildhall.kernel.run import is_over
from guildhall.kernel.state import State

PHASES: Final = 5
TYPE_COUNT: Final = 6
COLOUR_COUNT: Final = 4
FACE_COUNT: Final = 18
CATEGORY_COUNT: Final = 4
STEP_COUNT: Final = 4
BUILDING: Final = TYPE_COUNT + 1 + COLOUR_COUNT
ROUNDS: Final = 16
MONEY: Final = 100
HAND: Final = 24  # cards of a value, in a hand or in the supply
TRACK: Final = 40
TILES_OF_SEAT: Final = 12
SHOWN: Final = 4  # copies of a round chip
RAISED: Final = 4
LEFT: Final = 16
TABLE: Final = (
    1 + PHASES + CATEGORY_COUNT * FACE_COUNT + 1 + OUTER_SPACES
    + OUTER_SPACES * TYPE_COUNT + OUTER_SPACES
    + TYPE_COUNT * (1 + BUILDING + 1) + 1 + BUILDING + CARD_VALUES - 1
    + BONUS_STACKS * (BONUS_KINDS + 1) + BONUS_KINDS + 1
)  # fmt: skip
SEAT: Final = (
    2 + CARD_VALUES + 1 + CARDS_IN_FRONT * (1 + CARD_VALUES + 1) + SPACES + SLOTS * BUILDING
    + COLOUR_COUNT + 1 + 1 + STEP_COUNT + 1 + TILES_OF_SEAT * (BONUS_KINDS + 1)
)  # fmt: skip


class BridgeEncoder(Encoder):
    """Writes what a seat of Old London Bridge sees."""

    phases: dict[str, int]
    box: Box | None  # whose buildings are ready
    buildings: vec[i32]  # by tile: its numbers
    of_rounds: Shares
    of_money: Shares
    of_hand: Shares
    of_track: Shares
    of_left: Shares
    of_tiles: Shares
    of_slots: Shares
    of_raised: Shares
    in_hand: Shares  # counted
    in_chips: Shares
    in_tiles: Shares

    def __init__(self, game: Game[Any], seats: int, version: int, order: str) -> None:
        self.phases = {phase: i for i, phase in enumerate(game.phases)}
        self.box = None
        self.buildings = vec[i32]([0] * (TILES * BUILDING))
        self.of_rounds = number_shares(ROUNDS)
        self.of_money = number_shares(MONEY)
        self.of_hand = number_shares(HAND)
        self.of_track = number_shares(TRACK)
        self.of_left = number_shares(LEFT)
        self.of_tiles = number_shares(TILES_OF_SEAT)
        self.of_slots = number_shares(SLOTS)
        self.of_raised = number_shares(RAISED)
        self.in_hand = count_shares(HAND)
        self.in_chips = count_shares(SHOWN)
        self.in_tiles = count_shares(TILES_OF_SEAT)
        super().__init__(game, seats, version, order)

    def view_size(self) -> int:
        seats = self.seats
        by_seat = seats + seats * OUTER_SPACES + seats + 2 * seats * seats + seats * seats * CARDS_IN_FRONT
        return TABLE + by_seat + seats * SEAT

    def put_view(self, g: State, seat: i64, out: vec[i32], at: i64) -> i64:
        assert isinstance(g, Bridge)
        if g.box is not self.box:
            self._make_ready(g.box)
        seats = self.seats
        first: i64 = seat if self.is_relative else 0
        out[at + (seat - first + seats) % seats] = ONE
        at = self._put_round(g, out, at + seats)
        at = self._put_rondel(g, first, out, at)
        at = self._put_stacks(g, out, at)
        at = self._put_bonus(g, out, at)
        at = self._put_orders(g, first, out, at)
        over = is_over(g)
        place: i64 = 0
        while place < seats:
            other = (first + place) % seats
            at = self._put_seat(g, other, over or other == seat, out, at)
            place += 1
        return at

    def _make_ready(self, box: Box) -> None:
        """Work out the numbers of each building of a box."""
        self.box = box
        of_numbers = number_shares(HIGHEST_NUMBER)
        out = vec[i32]([0] * (TILES * BUILDING))
        for tile in range(1, TILES):
            at: i64 = tile * BUILDING
            out[at + box.type_of[tile]] = ONE
            if tile <= HIGHEST_NUMBER:
                of_numbers.put(out, at + TYPE_COUNT, tile)
            colour = box.colour_of[tile]
            for i in range(COLOUR_COUNT):
                if colour == ALL_COLOURS or colour == i:
                    out[at + TYPE_COUNT + 1 + i] = ONE
        self.buildings = out

    def _put_building(self, tile: i64, out: vec[i32], at: i64) -> None:
        numbers = self.buildings
        here: i64 = tile * BUILDING
        end: i64 = here + BUILDING
        while here < end:
            out[at] = numbers[here]
            here += 1
            at += 1

    def _put_round(self, g: Bridge, out: vec[i32], at: i64) -> i64:
        self.of_rounds.put(out, at, g.round)
        at += 1
        out[at + self.phases[self.game.phase(g)]] = ONE
        at += PHASES
        for face in g.faces:
            out[at + face] = ONE
            at += FACE_COUNT
        if g.open_money:
            out[at] = ONE
        return at + 1

    def _put_rondel(self, g: Bridge, first: i64, out: vec[i32], at: i64) -> i64:
        """The spaces with what they face and who stands there, the centre last, and the chips turned up."""
        seats = self.seats
        rotation: i64 = g.rotation
        out[at + rotation] = ONE
        at += OUTER_SPACES
        step: i64 = TYPE_COUNT + seats
        space: i64 = 0
        while space < OUTER_SPACES:
            out[at + space * step + g.box.stack_at[(space + rotation) % OUTER_SPACES]] = ONE
            space += 1
        other: i64 = 0
        while other < seats:
            figure: i64 = g.figure[other]
            who = (other - first + seats) % seats
            if figure == CENTRE:
                out[at + OUTER_SPACES * step + who] = ONE
            elif figure != NOWHERE:
                out[at + figure * step + TYPE_COUNT + who] = ONE
            other += 1
        at += OUTER_SPACES * step + seats
        for chip in g.chips_shown:
            self.in_chips.put(out, at + chip - 1, how_often(g.chips_shown, chip))
        return at + OUTER_SPACES

    def _put_stacks(self, g: Bridge, out: vec[i32], at: i64) -> i64:
        for kind in g.box.stack_at:
            top: i64 = g.tops[kind]
            if top != NO_TILE:
                out[at] = ONE
                self._put_building(top, out, at + 1)
            self.of_left.put(out, at + 1 + BUILDING, g.left[kind])
            at += BUILDING + 2
        if g.tile != NO_TILE:
            out[at] = ONE
            self._put_building(g.tile, out, at + 1)
        at += BUILDING + 1
        for value in range(1, CARD_VALUES):
            self.of_hand.put(out, at, g.supply[value])
            at += 1
        return at

    def _put_bonus(self, g: Bridge, out: vec[i32], at: i64) -> i64:
        unseen: i64 = 0
        for top in g.bonus_tops:
            left: i64 = 0
            for _ in range(BONUS_KINDS):
                left += g.bonus_unseen[unseen]
                unseen += 1
            if top != NO_BONUS:
                out[at + top] = ONE
                left += 1
            self.of_tiles.put(out, at + BONUS_KINDS, left)
            at += BONUS_KINDS + 1
        for kind in range(BONUS_KINDS):
            self.in_tiles.put(out, at + kind, g.bonus_used[kind])
        return at + BONUS_KINDS

    def _put_orders(self, g: Bridge, first: i64, out: vec[i32], at: i64) -> i64:
        seats = self.seats
        end: i64 = at
        for seat in g.chapel_order:
            out[at + (seat - first + seats) % seats] = ONE
            at += seats
        end += seats * seats
        at = end
        for seat in g.gate_order:
            out[at + (seat - first + seats) % seats] = ONE
            at += seats
        end += seats * seats
        at = end
        for turn in g.order:
            out[at + (turn // CARDS_IN_FRONT - first + seats) % seats] = ONE
            at += seats
        end += seats * seats * CARDS_IN_FRONT
        if g.inn_power and takes_cards(g):
            self.of_hand.put(out, end, g.inn_power)
        return end + 1

    def _put_seat(self, g: Bridge, seat: i64, is_known: bool, out: vec[i32], at: i64) -> i64:
        if is_known or g.open_money:
            out[at] = ONE
            self.of_money.put(out, at + 1, g.money[seat])
        at = self._put_cards(g, seat, is_known, out, at + 2)
        figure: i64 = g.figure[seat]
        if figure != NOWHERE:
            out[at + figure] = ONE
        at += SPACES
        slot: i64 = seat * SLOTS
        end: i64 = slot + g.built[seat]
        building: i64 = at
        while slot < end:
            self._put_building(g.bridge[slot], out, building)
            building += BUILDING
            slot += 1
        at += SLOTS * BUILDING
        for colour in range(COLOUR_COUNT):
            self.of_slots.put(out, at, g.shields[seat * COLOUR_COUNT + colour])
            at += 1
        self.of_track.put(out, at, g.chapel[seat])
        at = self._put_step(g, seat, out, at + 1)
        self.of_track.put(out, at, g.gate[seat])
        return self._put_tiles(g, seat, out, at + 1)

    def _put_cards(self, g: Bridge, seat: i64, is_known: bool, out: vec[i32], at: i64) -> i64:
        """The hand, as far as it is known, and the cards in front."""
        size: i64 = 0
        hand: i64 = seat * CARD_VALUES
        for value in range(CARD_VALUES):
            cards: i64 = g.hand[hand + value]
            size += cards
            if is_known:
                self.in_hand.put(out, at + value, cards)
        at += CARD_VALUES
        self.of_hand.put(out, at, size)
        at += 1
        end: i64 = at + CARDS_IN_FRONT * (CARD_VALUES + 2)
        front: i64 = seat * CARDS_IN_FRONT
        for i in range(CARDS_IN_FRONT):
            card: i64 = g.played[front + i]
            if card != NO_CARD:
                out[at] = ONE
                if is_known or g.face_up:
                    out[at + 1 + card] = ONE
                self.of_raised.put(out, at + 1 + CARD_VALUES, g.raised[front + i])
                at += CARD_VALUES + 2
        return end

    def _put_step(self, g: Bridge, seat: i64, out: vec[i32], at: i64) -> i64:
        """The step of the stairs where the marker began; the first place is for none."""
        found: i64 = 0
        steps = g.box.steps_used[g.seats]
        stairs = g.stairs
        place: i64 = min(len(steps), len(stairs))  # by number: `zip` is a call into the interpreter
        while place > 0:
            place -= 1
            if stairs[place] == seat:
                found = steps[place] + 1
        out[at + found] = ONE
        return at + 1 + STEP_COUNT

    def _put_tiles(self, g: Bridge, seat: i64, out: vec[i32], at: i64) -> i64:
        end: i64 = at + TILES_OF_SEAT * (BONUS_KINDS + 1)
        at = put_bonus_tiles(g.tiles, seat * BONUS_KINDS, ONE, out, at)
        put_bonus_tiles(g.fresh, seat * BONUS_KINDS, 0, out, at)
        return end


def put_bonus_tiles(counts: list[int], first: i64, usable: i32, out: vec[i32], at: i64) -> i64:
    """One tile after the other, each with its kind and whether it may be used."""
    kind: i64 = 0
    while kind < BONUS_KINDS:
        count: i64 = counts[first + kind]
        while count > 0:
            out[at + kind] = ONE
            out[at + BONUS_KINDS] = usable
            at += BONUS_KINDS + 1
            count -= 1
        kind += 1
    return at


def takes_cards(g: Bridge) -> bool:
    """Whether somebody takes cards at the inn now."""
    asked: list[Any] = g.asked
    for decision in asked:
        if decision is TAKE_CARDS:
            return True
    return False


ENCODER: Final = BridgeEncoder

assert (len(TYPES), len(COLOURS), len(FACES), len(CATEGORIES), len(STEPS)) == (6, 4, 18, 4, 4)
