"""Chapter 8: what monuments do at the moment they are constructed.

What they do later stands with the rule it changes: Fort Ironweed in `turn` and `placing`, the Statue of the Bondmaker
in `placing`, the Obelisk and Opaleye's Watch in `constructing`, and all that only scores in `feeding` and `scoring`.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from guildhall.games.tiny_towns.box import (
    BUILDINGS,
    BY_BUILDINGS_THEN,
    MONUMENT,
    PLACES_FREE,
    PUBLIC_TYPES,
    REPLACES,
    TYPE_COUNT,
    TYPES,
    WATCHES,
)
from guildhall.games.tiny_towns.patterns import SQUARES, squares_in
from guildhall.games.tiny_towns.state import Towns
from guildhall.games.tiny_towns.supply import TAKE_BUILDING, settle
from guildhall.games.tiny_towns.town import buildings_of, has_room_for, remove_building, type_at
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat, with_item


def resolve_monument(g: Towns, seat: Seat) -> None:
    """TT-8.5  Immediate effects come at once, before any further action of that player."""
    card = g.monument[seat]
    ability = g.box.ability[card]
    if ability == REPLACES:
        REPLACE.ask(g, seat)
    elif ability == PLACES_FREE:
        if g.boards[seat].empty:  # TT-8.10  compulsory if there is an empty square
            TAKE_BUILDING.ask(g, seat)
    elif ability == WATCHES:
        WATCH_TYPES.ask(g, seat)
    elif g.box.scoring[card] == BY_BUILDINGS_THEN:
        count = buildings_of(g, seat).bit_count()  # TT-8.17  the Shrine included
        g.shrine = with_item(g.shrine, seat, count)


class Replace(Decision[Towns]):
    """TT-8.7  The Architect's Guild replaces up to two buildings, each on another square, never itself."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        used = g.replaced[seat]
        if used.bit_count() == g.box.amount[g.monument[seat]]:
            return [0]
        open_to = buildings_of(g, seat) & ~used & ~g.buildings[seat * TYPE_COUNT + MONUMENT]
        return [0] + [1 + square for square in squares_in(open_to)]

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        if option:
            g.replaced = with_item(g.replaced, seat, g.replaced[seat] | 1 << option - 1)
            g.site[seat] = 1 << option - 1
            REPLACE_WITH.ask(g, seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        return None if option in self.options(g, seat) else "TT-8.7"

    def facts(self, g: Towns, seat: Seat) -> dict[str, int]:
        return {"left": g.box.amount[g.monument[seat]] - g.replaced[seat].bit_count()}


REPLACE: Final = Replace("replace", ("done", *("square:" + square for square in SQUARES)))


class ReplaceWith(Decision[Towns]):
    """TT-8.7, 7.14  By a building of a different public type; a new Factory or Bank takes its cube at once."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        old = type_at(g, seat, g.site[seat].bit_length() - 1)
        return [g.cards[kind] for kind in range(PUBLIC_TYPES) if kind != old and has_room_for(g, seat, kind)]

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        square = g.site[seat].bit_length() - 1
        g.tell("replaces", seat, g.cards[type_at(g, seat, square)], option, square)
        remove_building(g, seat, square)
        settle(g, seat, g.box.type_of[option], square)
        g.then_ask(REPLACE, seat)

    def why_not(self, g: Towns, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        if option not in g.cards:
            return "TT-3.7"
        old = type_at(g, seat, g.site[seat].bit_length() - 1)
        return "TT-8.7" if g.box.type_of[option] == old else "TT-7.14"


REPLACE_WITH: Final = ReplaceWith("replace-with", tuple("take:" + card for card in BUILDINGS))

TRIPLES: Final[list[tuple[int, ...]]] = list(combinations(range(PUBLIC_TYPES), 3))


class WatchTypes(Decision[Towns]):
    """TT-8.13  Opaleye's Watch holds one building of each of three different public types."""

    def options(self, g: Towns, seat: Seat) -> list[Option]:
        return list(range(len(TRIPLES)))

    def resolve(self, g: Towns, seat: Seat, option: Option) -> None:
        first, second, third = TRIPLES[option]
        g.watch = with_item(g.watch, seat, 1 << first | 1 << second | 1 << third)
        g.tell("watches", seat, g.cards[first], g.cards[second], g.cards[third])


WATCH_TYPES: Final = WatchTypes(
    "watch-types", tuple("types:" + ":".join(TYPES[kind] for kind in triple) for triple in TRIPLES)
)
