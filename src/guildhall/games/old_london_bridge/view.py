"""What a seat may see, as plain structures for screens and wires. `viewing` makes them.

Names instead of numbers: a client needs no table of ours to draw a view.
"""

from __future__ import annotations

from msgspec import Struct

from guildhall.kernel.state import Seat


class Building(Struct, frozen=True):
    name: str  # "32", "park-blue"
    type: str
    number: int | None
    shields: tuple[str, ...]  # views share buildings


class PlayedCard(Struct, frozen=True):
    value: int | None  # None: face down
    raised: int


class BonusTile(Struct, frozen=True):
    kind: str
    usable: bool  # from the round after it was taken


class OuterSpace(Struct, frozen=True):
    income: int
    is_x: bool
    facing: str  # the type of the stack it faces now
    figures: list[Seat]


class BuildingStack(Struct, frozen=True):
    type: str
    top: Building | None
    left: int


class BonusStack(Struct, frozen=True):
    top: str | None
    left: int


class SeatView(Struct, frozen=True):
    seat: Seat
    money: int | None  # None: not yours to know
    hand: list[int] | None  # card values, ascending; None: not yours to know
    hand_size: int
    played: list[PlayedCard]
    figure: int | None  # outer space 1 to 6, or 7 for the centre
    bridge: list[Building]
    shields: dict[str, int]
    chapel: int
    step: str  # of the stairs, where the marker began
    gate: int
    tiles: list[BonusTile]


class View(Struct, frozen=True):
    """Old London Bridge as one seat sees it."""

    viewer: Seat | None
    round: int
    rounds: int
    phase: str
    faces: dict[str, str]
    rewards: dict[str, list[int]]  # by rank; empty where the face does not compare the players
    open_money: bool
    rotation: int
    rondel: list[OuterSpace]  # outer spaces 1 to 6
    centre: list[Seat]  # figures there
    centre_cost: int
    chips: list[int]  # turned up so far
    stacks: list[BuildingStack]  # clockwise around the rondel
    gone: list[Building]
    taken: Building | None  # the building that is about to be built
    supply: list[int]  # inn cards left of value 1 to 4
    bonus: list[BonusStack]
    bonus_used: list[str]
    chapel_coins: list[int]  # by space
    gate_bonus: list[int]
    chapel_order: list[Seat]
    gate_order: list[Seat]
    turns: list[Seat]  # whose turns of this round, in order
    inn_power: int  # what may still be taken at the inn; 0 when nobody takes cards
    seats: list[SeatView]
