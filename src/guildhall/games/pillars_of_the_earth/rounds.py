"""POE-3, POE-11  The round: what is laid out before it, its parts in order, and what happens between rounds."""

from __future__ import annotations

from typing import Final

from guildhall.games.pillars_of_the_earth.board import (
    collect_tax,
    gather_sand,
    gather_stone,
    gather_wood,
    score_priory,
    visit_castle,
    visit_kingsbridge,
    visit_shiring,
    work_in_mill,
)
from guildhall.games.pillars_of_the_earth.box import (
    COMPLETION,
    ELLEN,
    EVENT_COUNT,
    EVENTS,
    FESTIVITIES,
    KIND_COUNT,
    METAL,
    OTTO,
    POOL_CARDS,
    PRIVILEGES,
    REGULAR_PRIVILEGES,
    RESOURCE_CARD_COUNT,
    RESOURCE_CARDS,
)
from guildhall.games.pillars_of_the_earth.builders import place_builders
from guildhall.games.pillars_of_the_earth.cards import choose_cards
from guildhall.games.pillars_of_the_earth.cathedral import build_cathedral, choose_start_player
from guildhall.games.pillars_of_the_earth.events import turn_up_event, visit_bishop
from guildhall.games.pillars_of_the_earth.market import open_market
from guildhall.games.pillars_of_the_earth.state import (
    ABOVE_KINGSBRIDGE_1,
    ABOVE_KINGSBRIDGE_2,
    END,
    LAYOUT,
    NO_CARD,
    NOBODY,
    UNSEEN,
    Pillars,
    own_workers,
)
from guildhall.kernel.decision import Draw
from guildhall.kernel.state import CHANCE, Option, Seat


def play_round(g: Pillars) -> None:
    """POE-3.1  Phase I, Phase II, and the 14 steps of Phase III in number order."""
    g.round += 1
    g.tell("begins-round", g.round)
    for step in ROUND_STEPS:
        g.then(step)
    g.then(end_round)


def lay_out(g: Pillars) -> None:
    """POE-3.2 to POE-3.6  Two privileges, two craftsmen in Shiring, the pool; and Ellen's look at the event."""
    g.phase = LAYOUT
    gather_workers(g)
    if g.round == g.box.rounds:
        lay_out_last_privileges(g)
    else:
        g.then_ask(TURN_PRIVILEGE, CHANCE)
        g.then_ask(TURN_PRIVILEGE, CHANCE)
    g.then_ask(TURN_CRAFTSMAN, CHANCE)
    g.then_ask(TURN_CRAFTSMAN, CHANCE)
    g.pool = list(range(RESOURCE_CARD_COUNT))
    for _ in range(g.box.resource_cards_aside):
        g.then_ask(LAY_ASIDE, CHANCE)
    if g.privileges[ELLEN] >= 0:
        g.then_ask(PEEK_EVENT, CHANCE)


def gather_workers(g: Pillars) -> None:
    """POE-7.7  Everybody has all his workers at hand; Otto's owner has the black one from the round after."""
    g.black = g.privileges[OTTO] if g.privileges[OTTO] >= 0 else NOBODY
    for seat in range(g.seats):
        g.workers[seat] = own_workers(g, seat)


def lay_out_last_privileges(g: Pillars) -> None:
    """POE-3.3  In round 6 the two privileges marked for it."""
    g.privileges[FESTIVITIES] = ABOVE_KINGSBRIDGE_1
    g.privileges[COMPLETION] = ABOVE_KINGSBRIDGE_2
    g.tell("shows-privilege", FESTIVITIES)
    g.tell("shows-privilege", COMPLETION)


class TurnPrivilege(Draw[Pillars]):
    """POE-3.2  The top privilege goes above the first space of Kingsbridge, the next above the second."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return [card for card in range(REGULAR_PRIVILEGES) if g.privileges[card] == UNSEEN]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        second = ABOVE_KINGSBRIDGE_1 in g.privileges
        g.privileges[option] = ABOVE_KINGSBRIDGE_2 if second else ABOVE_KINGSBRIDGE_1
        g.tell("shows-privilege", option)


class TurnCraftsman(Draw[Pillars]):
    """POE-3.4  Two craftsmen of the round go to Shiring; the other two, then, into the pool."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return [RESOURCE_CARD_COUNT + card for card in g.box.round_cards[g.round] if card != g.shiring[0]]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        craftsman = option - RESOURCE_CARD_COUNT
        g.tell("shows-craftsman", craftsman)
        if g.shiring[0] == NO_CARD:
            g.shiring[0] = craftsman
            return
        g.shiring[1] = craftsman
        for card in g.box.round_cards[g.round]:
            if card not in g.shiring:
                g.pool.append(RESOURCE_CARD_COUNT + card)
                g.tell("shows-card", RESOURCE_CARD_COUNT + card)


class LayAside(Draw[Pillars]):
    """POE-3.5  Two of the nine resource cards are out for this round; the other seven are in the pool."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return [card for card in g.pool if card < RESOURCE_CARD_COUNT]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        g.pool.remove(option)
        g.tell("lays-aside", option)


class PeekEvent(Draw[Pillars]):
    """POE-3.6, POE-9.9  Only the owner of Ellen sees the event on top of the deck; it stays face down."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return [event for event in range(EVENT_COUNT) if not g.events[event]]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        g.coming = option
        owner = g.privileges[ELLEN]
        g.tell("looks", owner)
        g.tell("sees-event", owner, option, to=owner)


def end_round(g: Pillars) -> None:
    """POE-3.1, POE-12.1  After the sixth round the game is over; otherwise the table is made ready again."""
    if g.round == g.box.rounds:
        g.phase = END
        g.tell("game-ends")
        return
    refill(g)
    move_grey_workers(g)
    make_ready(g)
    g.then(play_round)


def refill(g: Pillars) -> None:
    """POE-11.1, POE-11.2  The market is full again, and 1 metal lies at court, never 2."""
    for kind in range(KIND_COUNT):
        missing = g.box.market_start[kind] - g.market[kind]
        g.market[kind] += missing
        g.supply[kind] -= missing
    missing = g.box.court_metal - g.court
    g.court += missing
    g.supply[METAL] -= missing


def move_grey_workers(g: Pillars) -> None:
    """POE-11.3  Grey workers used go back to the castle; those received now serve in the next round."""
    g.grey = g.grey_next
    g.grey_next = NOBODY


def make_ready(g: Pillars) -> None:
    """POE-11.4  The marker goes to 7, builders set aside are in the bag again; this round's event is over."""
    g.marker = 0
    g.event = NO_CARD
    g.tax = 0
    g.exempt = NOBODY
    g.limited = g.limited_next
    g.limited_next = [False] * g.seats
    for seat in range(g.seats):
        g.protected[seat] = False
        g.bag[seat] += g.aside[seat]
        g.aside[seat] = 0


ROUND_STEPS: Final = (
    lay_out,
    choose_cards,
    place_builders,
    turn_up_event,
    visit_bishop,
    work_in_mill,
    visit_kingsbridge,
    score_priory,
    gather_wood,
    gather_stone,
    gather_sand,
    collect_tax,
    visit_shiring,
    visit_castle,
    open_market,
    build_cathedral,
    choose_start_player,
)

TURN_PRIVILEGE: Final = TurnPrivilege("turn-privilege", tuple(f"turn:{card}" for card in PRIVILEGES))
TURN_CRAFTSMAN: Final = TurnCraftsman("turn-craftsman", tuple(f"turn:{card}" for card in POOL_CARDS))
LAY_ASIDE: Final = LayAside("lay-aside", tuple(f"aside:{card}" for card in RESOURCE_CARDS))
PEEK_EVENT: Final = PeekEvent("peek-event", tuple(f"see:{card}" for card in EVENTS))
