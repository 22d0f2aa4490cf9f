"""Chapters 8 and 9: the power of an action, and the actions of the buildings."""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge.bonus import take_card
from guildhall.games.old_london_bridge.box import (
    CARD_VALUES,
    CHAPEL,
    COLOURS,
    GATE,
    GUILD,
    INN,
    PARK,
    SHOP,
)
from guildhall.games.old_london_bridge.state import FROM_SHOPS, Bridge, receive
from guildhall.games.old_london_bridge.tracks import advance_chapel, advance_gate
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat

DONE: Final = 0


def power_of(g: Bridge, seat: Seat, tile: int) -> int:
    """OLB-8.1  As many as there are shields of the building's colour on the own bridge, its own included."""
    return g.shields[seat * len(COLOURS) + g.box.colour_of[tile]]


def act(g: Bridge, seat: Seat, tile: int) -> None:
    """OLB-8.1  The building just built acts; OLB-9.6, OLB-9.7  guilds and parks have no action."""
    kind = g.box.type_of[tile]
    if kind == GUILD or kind == PARK:
        return
    power = power_of(g, seat, tile)
    g.tell("acts", seat, kind, power)
    if kind == CHAPEL:
        advance_chapel(g, seat, power)  # OLB-9.1
    elif kind == GATE:
        advance_gate(g, seat, power)  # OLB-9.2
    elif kind == INN:
        g.inn_power = power
        g.then_ask(TAKE_CARDS, seat)  # OLB-9.3
    else:
        assert kind == SHOP
        receive(g, seat, power, FROM_SHOPS)  # OLB-9.5


class TakeCards(Decision[Bridge]):
    """OLB-9.3  Inn: cards of the supply worth no more than the power, one by one, or none."""

    def options(self, g: Bridge, seat: Seat) -> list[Option]:
        values = [value for value in range(1, CARD_VALUES) if value <= g.inn_power and g.supply[value]]
        return [DONE, *values] if values else []

    def why_not(self, g: Bridge, seat: Seat, option: Option) -> str | None:
        if option == DONE or (option <= g.inn_power and g.supply[option]):
            return None
        return "OLB-9.3"

    def facts(self, g: Bridge, seat: Seat) -> dict[str, int]:
        return {"power": g.inn_power}

    def resolve(self, g: Bridge, seat: Seat, option: Option) -> None:
        if option != DONE:
            g.inn_power -= option
            take_card(g, seat, option)
            g.then_ask(self, seat)


TAKE_CARDS: Final = TakeCards(
    "take-cards", ("done", *("card:" + str(value) for value in range(1, CARD_VALUES))), may_lapse=True
)
