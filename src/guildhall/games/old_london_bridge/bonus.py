"""Chapter 11: the bonus tiles that are used in a window of their own.

The three that change where a figure may stand (share-space, free-centre, use-x) belong to placing: see `rondel`.
"""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge.box import (
    BONUS_KINDS,
    CARD_PLUS_1,
    CARD_VALUES,
    CHAPEL_PLUS_2,
    GATE_PLUS_2,
    LADY,
    TAKE_BACK_CARD,
    TAKE_LADY,
)
from guildhall.games.old_london_bridge.state import CARDS_IN_FRONT, NO_CARD, Bridge
from guildhall.games.old_london_bridge.tracks import advance_chapel, advance_gate
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat

DONE: Final = 0


def holds(g: Bridge, seat: Seat, kind: int) -> bool:
    """OLB-11.1  Whether a seat has a tile of this kind that it may use."""
    return g.tiles[seat * BONUS_KINDS + kind] > 0


def spend(g: Bridge, seat: Seat, kind: int) -> None:
    """OLB-11.2  A used tile leaves the game."""
    g.tiles[seat * BONUS_KINDS + kind] -= 1
    g.bonus_used = g.bonus_used[:]
    g.bonus_used[kind] += 1
    g.tell("uses-bonus", seat, kind)


def ready_tiles(g: Bridge) -> None:
    """OLB-11.1  A new round: what was taken in the last one may be used now."""
    for i, count in enumerate(g.fresh):
        if count:
            g.tiles[i] += count
            g.fresh[i] = 0


class TakeLady(Decision[Bridge]):
    """OLB-5.1, OLB-11.13  Window W1: a card of value 2 from the supply, before cards are chosen."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        return [DONE, 1] if holds(g, seat, TAKE_LADY) and g.supply[LADY] else []

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        if option == DONE:
            return
        spend(g, seat, TAKE_LADY)
        take_card(g, seat, LADY)
        g.then_ask(self, seat)


TAKE_LADY_CARD: Final = TakeLady("take-lady", ("done", "use"), may_lapse=True)


class RaiseCard(Decision[Bridge]):
    """OLB-11.12  Window W2: the own revealed card counts one more for this round's turn order."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        if not holds(g, seat, CARD_PLUS_1):
            return []
        first = seat * CARDS_IN_FRONT
        places = [place for place in range(CARDS_IN_FRONT) if g.played[first + place] != NO_CARD]
        if len(places) == 2 and _is_same_card(g, first, first + 1):
            places.pop()
        return [DONE, *(1 + place for place in places)]

    def facts(self, g: Bridge, seat: Seat) -> dict[str, int]:
        """OLB-5.6  What the own cards count now; OLB-14.9  with 2 players one of the two is raised."""
        first = seat * CARDS_IN_FRONT
        cards = 1 if g.played[first + 1] == NO_CARD else CARDS_IN_FRONT
        value = [g.played[at] + g.raised[at] for at in range(first, first + CARDS_IN_FRONT)]
        return {"cards": cards, "first": value[0], "second": value[1]}

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        if option == DONE:
            g.passed = g.passed[:]
            g.passed[seat] = 1
            g.tell("passes", seat)
        else:
            spend(g, seat, CARD_PLUS_1)
            g.raised[seat * CARDS_IN_FRONT + option - 1] += g.box.plus_1
            g.tell("raises-card", seat, g.played[seat * CARDS_IN_FRONT + option - 1])
            g.passed = [0] * g.seats


def _is_same_card(g: Bridge, a: int, b: int) -> bool:
    return g.played[a] == g.played[b] and g.raised[a] == g.raised[b]


RAISE_CARD: Final = RaiseCard("raise-card", ("done", "card:1", "card:2"))


class UseBeforePlacing(Decision[Bridge]):
    """OLB-6.4  Window W3: tiles for the tracks, at the start of the own turn."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        usable = [option for option in (USE_CHAPEL, USE_GATE) if is_usable(g, seat, option)]
        return [DONE, *usable] if usable else []

    def why_not(self, g: Bridge, seat: Seat, option: Option) -> str | None:
        return why_unusable(g, seat, option)

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        if option != DONE:
            use(g, seat, option)
            g.then_ask(self, seat)


class UseAfterAction(Decision[Bridge]):
    """OLB-6.14  Window W4: tiles for the tracks, and for the card just played, at the end of the own turn."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        usable = [option for option in (USE_CHAPEL, USE_GATE, USE_TAKE_BACK) if is_usable(g, seat, option)]
        return [DONE, *usable] if usable else []

    def why_not(self, g: Bridge, seat: Seat, option: Option) -> str | None:
        return why_unusable(g, seat, option)

    def facts(self, g: Bridge, seat: Seat) -> dict[str, int]:
        return {"card": g.turn_card}

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        if option != DONE:
            use(g, seat, option)
            g.then_ask(self, seat)


USE_CHAPEL: Final = 1
USE_GATE: Final = 2
USE_TAKE_BACK: Final = 3
USED_TILE: Final[tuple[int, ...]] = (-1, CHAPEL_PLUS_2, GATE_PLUS_2, TAKE_BACK_CARD)  # by option
USE_BEFORE_PLACING: Final = UseBeforePlacing("use-before-placing", ("done", "chapel", "gate"), may_lapse=True)
USE_AFTER_ACTION: Final = UseAfterAction("use-after-action", ("done", "chapel", "gate", "take-back"), may_lapse=True)


def holds_window_tile(g: Bridge, seat: Seat) -> bool:
    """Whether a seat has any tile for window W3 or W4."""
    return holds(g, seat, CHAPEL_PLUS_2) or holds(g, seat, GATE_PLUS_2) or holds(g, seat, TAKE_BACK_CARD)


def is_usable(g: Bridge, seat: Seat, option: Option) -> bool:
    """OLB-11.5  A tile may only be used when its effect can take place."""
    if not holds(g, seat, USED_TILE[option]):
        return False
    if option == USE_CHAPEL:
        return g.chapel[seat] < g.box.chapel_length
    if option == USE_GATE:
        return g.gate[seat] < g.box.gate_length
    return g.turn_card > 0 and g.supply[g.turn_card] > 0


def why_unusable(g: Bridge, seat: Seat, option: Option) -> str | None:
    """Which clause forbids the tile of a window."""
    if option == DONE or is_usable(g, seat, option):
        return None
    if holds(g, seat, USED_TILE[option]):
        return "OLB-11.10" if option == USE_TAKE_BACK else "OLB-11.11"
    return "OLB-11.1"


def use(g: Bridge, seat: Seat, option: Option) -> None:
    """OLB-11.10, OLB-11.11  Carry out a tile of window W3 or W4."""
    spend(g, seat, USED_TILE[option])
    if option == USE_CHAPEL:
        advance_chapel(g, seat, g.box.plus_2)
    elif option == USE_GATE:
        advance_gate(g, seat, g.box.plus_2)
    else:
        take_card(g, seat, g.turn_card)
        g.turn_card = 0  # not twice in one turn


def take_card(g: Bridge, seat: Seat, value: int) -> None:
    """OLB-9.4  A card of the supply goes to the hand."""
    g.supply[value] -= 1
    g.hand[seat * CARD_VALUES + value] += 1
    g.tell("takes-card", seat, value)
