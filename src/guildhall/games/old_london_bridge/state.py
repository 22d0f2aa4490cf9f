"""The state of Old London Bridge: every field with its meaning and who may know it.

Lists by seat are flat: seat 2's cards of value 3 are `hand[2 * CARD_VALUES + 3]`. A clone is then a handful of slices.
Lists that seldom change are shared between copies and replaced, never changed in place: see `copy`.
"""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge.box import Box
from guildhall.kernel.state import Seat, State

CARDS_IN_FRONT: Final = 2  # places for played cards in front of a player: two are used with 2 players
NO_CARD: Final = -1

# Where money comes from and goes to, so that every pound can be explained.
FROM_START: Final = 0
FROM_INCOME: Final = 1
FROM_CENTRE: Final = 2
FROM_SHOPS: Final = 3
FROM_COINS: Final = 4
FROM_CHAPEL_END: Final = 5
FROM_GATE_END: Final = 6
FROM_CHAPEL_ROUND: Final = 7
FROM_GATE_ROUND: Final = 8
FROM_INN_ROUND: Final = 9
FROM_BRIDGE_ROUND: Final = 10
SOURCES: Final = (
    "start",
    "income",
    "centre",
    "shops",
    "coins",
    "chapel-end",
    "gate-end",
    "chapel-round",
    "gate-round",
    "inn-round",
    "bridge-round",
)
SOURCE_COUNT: Final = 11


class Bridge(State):
    """A table of Old London Bridge."""

    box: Box
    open_money: bool  # agreed before the game
    faces: list[int]  # by scoring category: printed, or the expert face; known to all

    round: int  # 0 during the preparation
    rotation: int  # of the rondel
    chips: list[int]  # round chips not yet turned up, those out of play included, by value; their order is unknown
    chips_shown: list[int]  # the chips turned up, in order

    unseen: list[int]  # buildings below the tops of the stacks, by tile; their order is unknown
    tops: list[int]  # the top building of each stack, by type; NO_TILE while it is turned up or if there is none
    left: list[int]  # how many buildings each stack has, the top included
    gone: list[int]  # replaced buildings, in order
    tile: int  # the building taken and not yet built

    supply: list[int]  # the inn supply, by card value; none of value 0
    hand: list[int]  # by seat and card value; others see how many cards, not which
    played: list[int]  # by seat and place in front: the card's value, or NO_CARD; secret until `face_up`
    raised: list[int]  # by seat and place in front: how much card-plus-1 tiles have raised it
    face_up: bool
    passed: list[int]  # by seat: 1 after passing in the window for card-plus-1 tiles
    order: list[int]  # the turns of this round: seat times CARDS_IN_FRONT plus place in front
    turn_card: int  # the value of the card of this turn; 0 when it cannot be taken back

    figure: list[int]  # by seat: outer space, CENTRE or NOWHERE
    bridge: list[int]  # by seat and slot: the building, or NO_TILE
    built: list[int]  # by seat: how many buildings
    shields: list[int]  # by seat and colour: how many shields on the bridge
    inn_power: int  # what may still be taken at the inn in this turn

    stairs: list[Seat]  # the seat on each step of the chapel stairs at the start, the front one first
    chapel: list[int]  # by seat: space on the chapel track; 0: on the stairs
    chapel_order: list[Seat]  # all seats, foremost first; breaks every tie; during the preparation the rest by seat
    gate: list[int]  # by seat: space on the gate track
    gate_order: list[Seat]  # all seats, foremost and topmost first; for display only

    bonus_unseen: list[int]  # by bonus stack and kind: face-down tiles; their order is unknown
    bonus_tops: list[int]  # by bonus stack: the kind that lies face up, or NO_BONUS
    tiles: list[int]  # by seat and kind: bonus tiles that may be used
    fresh: list[int]  # by seat and kind: bonus tiles taken this round
    bonus_used: list[int]  # by kind

    money: list[int]  # by seat; owner only, unless money is open
    earned: list[int]  # by seat and source: where the money came from; as secret as the money
    lowest_number: int  # the lowest number built this round, or 0
    lowest_builder: Seat

    def copy(self) -> Bridge:
        new = Bridge()
        self.copy_flow(new)
        new.box = self.box
        new.open_money = self.open_money
        new.faces = self.faces
        new.round = self.round
        new.rotation = self.rotation
        new.chips = self.chips
        new.chips_shown = self.chips_shown
        new.unseen = self.unseen[:]
        new.tops = self.tops[:]
        new.left = self.left[:]
        new.gone = self.gone
        new.tile = self.tile
        new.supply = self.supply[:]
        new.hand = self.hand[:]
        new.played = self.played[:]
        new.raised = self.raised[:]
        new.face_up = self.face_up
        new.passed = self.passed
        new.order = self.order
        new.turn_card = self.turn_card
        new.figure = self.figure[:]
        new.bridge = self.bridge[:]
        new.built = self.built[:]
        new.shields = self.shields[:]
        new.inn_power = self.inn_power
        new.stairs = self.stairs
        new.chapel = self.chapel[:]
        new.chapel_order = self.chapel_order
        new.gate = self.gate[:]
        new.gate_order = self.gate_order
        new.bonus_unseen = self.bonus_unseen
        new.bonus_tops = self.bonus_tops[:]
        new.tiles = self.tiles[:]
        new.fresh = self.fresh[:]
        new.bonus_used = self.bonus_used
        new.money = self.money[:]
        new.earned = self.earned[:]
        new.lowest_number = self.lowest_number
        new.lowest_builder = self.lowest_builder
        return new


def receive(g: Bridge, seat: Seat, amount: int, source: int) -> None:
    """OLB-1.16  Money from the bank, which never runs out; a payment is negative."""
    g.money[seat] += amount
    g.earned[seat * SOURCE_COUNT + source] += amount
    if amount > 0:
        g.tell("receives", seat, amount, source)
    elif amount < 0:
        g.tell("pays", seat, -amount, source)
