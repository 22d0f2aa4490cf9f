"""Chapter 7: building on the bridge."""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge.actions import act
from guildhall.games.old_london_bridge.box import (
    ALL_COLOURS,
    COLOURS,
    HIGHEST_NUMBER,
    NO_TILE,
    SLOTS,
)
from guildhall.games.old_london_bridge.state import Bridge
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat


def is_park(tile: int) -> bool:
    """OLB-1.3  Parks carry no number."""
    return tile > HIGHEST_NUMBER


def can_add(g: Bridge, seat: Seat, tile: int) -> bool:
    """OLB-7.2 to 7.5  The first free slot takes a park, or a number lower than its left neighbour's."""
    built = g.built[seat]
    if built == SLOTS:
        return False
    if built == 0 or is_park(tile):
        return True
    last = g.bridge[seat * SLOTS + built - 1]
    return is_park(last) or last > tile


def replaceable(g: Bridge, seat: Seat, tile: int) -> list[int]:
    """OLB-7.7  The slots whose building a numbered one may replace: each series must still fall."""
    first = seat * SLOTS
    built = g.built[seat]
    slots = []
    for slot in range(built):
        if is_park(g.bridge[first + slot]):
            continue  # OLB-7.8
        left = g.bridge[first + slot - 1] if slot else HIGHEST_NUMBER + 1
        right = g.bridge[first + slot + 1] if slot + 1 < built else NO_TILE
        if left > tile and (right < tile or is_park(right)):  # a park counts higher than any number
            slots.append(slot)
    return slots


def can_build(g: Bridge, seat: Seat, tile: int) -> bool:
    """OLB-7.12, 7.13  Every building fits while a slot is free; on a full bridge it must replace one."""
    return g.built[seat] < SLOTS or (not is_park(tile) and bool(replaceable(g, seat, tile)))


def build(g: Bridge, seat: Seat) -> None:
    """OLB-7.9  Who can add must add; OLB-7.6  otherwise the building replaces an earlier one."""
    if can_add(g, seat, g.tile):
        put(g, seat, g.built[seat])
    else:
        g.then_ask(REPLACE, seat)


def put(g: Bridge, seat: Seat, slot: int) -> None:
    """Put the taken building on a slot of the own bridge, then let it act."""
    tile, at = g.tile, seat * SLOTS + slot
    replaced = g.bridge[at]
    if replaced == NO_TILE:
        g.built[seat] += 1
    else:
        _count_shields(g, seat, replaced, -1)  # OLB-8.4
        g.gone = [*g.gone, replaced]  # OLB-7.10
        g.tell("removes", seat, replaced, slot + 1)
    g.bridge[at] = tile
    g.tile = NO_TILE
    _count_shields(g, seat, tile, 1)
    _note_lowest_number(g, seat, tile)
    g.tell("builds", seat, tile, slot + 1)
    act(g, seat, tile)


def _count_shields(g: Bridge, seat: Seat, tile: int, change: int) -> None:
    """OLB-8.2, 8.3  A guild counts for every colour, a park for its own."""
    colour = g.box.colour_of[tile]
    first = seat * len(COLOURS)
    if colour != ALL_COLOURS:
        g.shields[first + colour] += change
    else:
        for each in range(first, first + len(COLOURS)):
            g.shields[each] += change


def _note_lowest_number(g: Bridge, seat: Seat, tile: int) -> None:
    """OLB-15.12  The lowest number built this round; parks do not count."""
    if not is_park(tile) and (g.lowest_number == 0 or tile < g.lowest_number):
        g.lowest_number, g.lowest_builder = tile, seat


class Replace(Decision[Bridge]):
    """OLB-7.6, 7.7  A higher number replaces an earlier building; there is always one."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        return replaceable(g, seat, g.tile)

    def why_not(self, g: Bridge, seat: Seat, option: Option) -> str | None:
        if option in replaceable(g, seat, g.tile):
            return None
        if option < g.built[seat] and is_park(g.bridge[seat * SLOTS + option]):
            return "OLB-7.8"
        return "OLB-7.7"

    def facts(self, g: Bridge, seat: Seat) -> dict[str, int]:
        return {"number": g.tile}

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        put(g, seat, option)

    def tell_forced(self, g: Bridge, seat: Seat, option: Option) -> None:
        g.tell("only-slot", g.tile, option + 1, to=seat)


REPLACE: Final = Replace("replace", tuple(f"slot:{slot + 1}" for slot in range(SLOTS)))
