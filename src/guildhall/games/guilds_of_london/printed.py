"""What is printed on cards, tiles, tokens and the Plantation, as plain structures: a client can say and draw all of it.

The same for every viewer and the whole game long, so it is made once for each box, and all views share it.
"""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct

from guildhall.games.guilds_of_london.box import (
    ALL_LIVERIES,
    CARDS,
    COUNTS,
    DEEDS,
    MAYORAL_CARDS,
    MOVE,
    SIDES,
    SYMBOLS,
    TILE_NAMES,
    TOKENS,
    VERBS,
    Box,
)

TIMINGS = ("now", "end-of-turn", "each-hire", "each-move")


class Part(Struct, frozen=True):
    """One part of an effect."""

    verb: str
    n: int
    to: tuple[str, ...] | None  # of a move to tiles with certain liveries: these, by symbol
    when: str
    if_done: str | None
    per: str | None  # the symbol of the masters that multiply it
    max: int  # the cap of that multiplier


class Card(Struct, frozen=True):
    liveries: tuple[str, ...]
    copies: int
    cards: int  # the cost
    pawns: int
    effects: tuple[Part, ...]


class Tile(Struct, frozen=True):
    requires: int
    vp: int
    first: tuple[Part, ...]
    second: tuple[Part, ...]
    tie_bonus: int
    hand_limit: int


class Mayoral(Struct, frozen=True):
    count: str
    symbols: tuple[str, ...]
    vp: int


class Side(Struct, frozen=True):
    left: tuple[Part, ...]
    right: tuple[Part, ...]
    returns: int


class Printed(Struct, frozen=True):
    cards: dict[str, Card]
    tiles: dict[str, Tile]
    tokens: dict[str, tuple[Part, ...]]
    mayoral: dict[str, Mayoral]
    sides: dict[str, Side]


@lru_cache(maxsize=64)  # strangers may have boxes checked, so not every box is kept
def printed(box: Box) -> Printed:
    """All that is printed."""
    return Printed(
        cards={name: _card(box, kind) for kind, name in enumerate(CARDS)},
        tiles={name: _tile(box, number) for number, name in enumerate(TILE_NAMES)},
        tokens={name: _parts(box, box.token_effects[kind]) for kind, name in enumerate(TOKENS)},
        mayoral={
            name: Mayoral(
                _hyphened(COUNTS[box.mayoral_count[card]]), symbols(box.mayoral_mask[card]), box.mayoral_vp[card]
            )
            for card, name in enumerate(MAYORAL_CARDS)
        },
        sides={
            name: Side(_parts(box, box.left[side]), _parts(box, box.right[side]), box.pawns_returned[side])
            for side, name in enumerate(SIDES)
        },
    )


@cache
def symbols(mask: int) -> tuple[str, ...]:
    """The liveries of a bit mask, by symbol."""
    return tuple(symbol for livery, symbol in enumerate(SYMBOLS) if mask >> livery & 1)


def _card(box: Box, kind: int) -> Card:
    return Card(
        liveries=symbols(box.card_mask[kind]),
        copies=box.card_copies[kind],
        cards=box.card_cost_cards[kind],
        pawns=box.card_cost_pawns[kind],
        effects=_parts(box, box.card_effects[kind]),
    )


def _tile(box: Box, number: int) -> Tile:
    return Tile(
        requires=box.tile_requires[number],
        vp=box.tile_vp[number],
        first=_parts(box, box.tile_first[number]),
        second=_parts(box, box.tile_second[number]),
        tie_bonus=box.tile_tie_bonus[number],
        hand_limit=box.tile_hand_limit[number],
    )


def _parts(box: Box, parts: list[int]) -> tuple[Part, ...]:
    return tuple(_part(box, part) for part in parts)


def _part(box: Box, part: int) -> Part:
    deed, per = box.part_if[part], box.part_per[part]
    is_free = box.part_verb[part] != MOVE or box.part_mask[part] == ALL_LIVERIES
    return Part(
        verb=_hyphened(VERBS[box.part_verb[part]]),
        n=box.part_n[part],
        to=None if is_free else symbols(box.part_mask[part]),
        when=TIMINGS[box.part_when[part]],
        if_done=_hyphened(DEEDS[deed.bit_length() - 1]) if deed else None,
        per=symbols(per)[0] if per else None,
        max=box.part_max[part],
    )


def _hyphened(name: str) -> str:
    return name.replace("_", "-")
