"""POE-6.1, POE-6.2, POE-10  Steps 1 and 2: the event of the round, and the bishop's seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.games.pillars_of_the_earth.accounts import (
    CONFLICT,
    EVENT_SHORTAGE,
    KING,
    PHILIP,
    WILLIAM,
    gain_gold,
    lose_vp,
    owe,
    take_from_supply,
)
from guildhall.games.pillars_of_the_earth.box import (
    BISHOP,
    CRAFTSMEN,
    EVENT_COUNT,
    EVENTS,
    EXTRA_CRAFTSMAN_USE,
    KIND_COUNT,
    LOSE_VP,
    LOSES_CRAFTSMAN,
    METAL,
    ONE_BUILDER_LESS,
    RESOURCE_CARD_YIELD,
    SAND,
    SOURCE_EVENT,
    STONE,
    THOMAS,
    WOOD,
)
from guildhall.games.pillars_of_the_earth.cards import remove
from guildhall.games.pillars_of_the_earth.state import (
    BISHOP_STEP,
    EVENT_STEP,
    NO_CARD,
    NOBODY,
    OUT,
    Pillars,
    seats_in_order,
    take_builder_back,
)
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.state import CHANCE, Option, Seat

PROTECTION: Final = 0
FIRST_KIND: Final = 1  # options from here on are kinds of cubes

USE: Final = 0
KEEP: Final = 1


def turn_up_event(g: Pillars) -> None:
    """POE-6.1.1, POE-6.1.4  The top event takes effect at once; before a negative one bishop and Thomas may protect."""
    g.phase = EVENT_STEP
    g.then(react)
    if g.coming == NO_CARD:
        TURN_EVENT.ask(g, CHANCE)
    else:
        g.reveals += 1
        show_event(g, g.coming)


class TurnEvent(Draw[Pillars]):
    """POE-6.1.1  One of the events not seen yet."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return [event for event in range(EVENT_COUNT) if not g.events[event]]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        show_event(g, option)


def show_event(g: Pillars, event: int) -> None:
    """POE-6.1.1  The event lies open for everybody."""
    g.coming = NO_CARD
    g.event = event
    g.events[event] = True
    g.tell("turns-event", event)


def react(g: Pillars) -> None:
    """POE-6.1.4  First the bishop's seat, then Thomas, then the event in order; a positive event comes at once."""
    if g.box.event_positive[g.event]:
        apply_event(g)
    elif g.spaces[BISHOP] == NOBODY:
        offer_thomas(g)
    else:
        g.phase = BISHOP_STEP
        g.then(offer_thomas)
        CHOOSE_FAVOUR.ask(g, g.spaces[BISHOP])


class ChooseFavour(Decision[Pillars]):
    """POE-6.2.1, POE-6.2.2  Protection from a negative event, or a cube of the market; a cube with a positive one."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        found = [] if g.box.event_positive[g.event] else [PROTECTION]
        return found + [FIRST_KIND + kind for kind in (WOOD, STONE, SAND) if g.market[kind]]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        if option == PROTECTION:
            protect(g, seat)
        else:
            take_market_cube(g, seat, option - FIRST_KIND)

    def why_not(self, g: Pillars, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        return "POE-6.2.2" if option == PROTECTION else "POE-6.2.3"

    def facts(self, g: Pillars, seat: Seat) -> dict[str, int]:
        return {"event": g.event}


def protect(g: Pillars, seat: Seat) -> None:
    """POE-6.1.3  A protected player is skipped completely, also for what comes later."""
    g.protected[seat] = True
    g.tell("is-protected", seat)


def take_market_cube(g: Pillars, seat: Seat, kind: int) -> None:
    """POE-6.2.3  Free, no purchase, no craftsman needed; the market is not refilled."""
    g.market[kind] -= 1
    g.cubes[seat * KIND_COUNT + kind] += 1
    g.tell("takes-cube", seat, kind)


def offer_thomas(g: Pillars) -> None:
    """POE-9.11, POE-R51  His owner is asked, unless protected already or not in danger."""
    owner = g.privileges[THOMAS]
    if owner < 0 or g.protected[owner] or not is_in_danger(g, owner):
        apply_event(g)
    else:
        g.then(apply_event)
        USE_THOMAS.ask(g, owner)


def is_in_danger(g: Pillars, seat: Seat) -> bool:
    """POE-R51  Whether a negative event has anything to take from a player."""
    effect = g.box.event_effect[g.event]
    if effect == LOSE_VP:
        return g.vp[seat] > 0
    if effect == LOSES_CRAFTSMAN:
        return len(g.rows[seat]) > 0
    if effect == RESOURCE_CARD_YIELD:
        return seat in g.taken
    if effect == ONE_BUILDER_LESS:
        return g.round < g.box.rounds
    return g.gold[seat] > 0 or g.vp[seat] > 0


class UseThomas(Decision[Pillars]):
    """POE-9.11  Once: protection from a negative event after it has been revealed."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return [USE, KEEP]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        if option == USE:
            g.privileges[THOMAS] = OUT
            g.tell("uses-privilege", seat, THOMAS)
            protect(g, seat)

    def facts(self, g: Pillars, seat: Seat) -> dict[str, int]:
        return {"event": g.event}


def apply_event(g: Pillars) -> None:
    """POE-6.1.2, POE-6.1.3  In order, to everybody who is not protected."""
    effect = EFFECTS[g.box.event_effect[g.event]]
    for seat in seats_in_order(g):
        if not g.protected[seat]:
            effect(g, seat)


def source(g: Pillars) -> int:
    """The event as a source of gold and VP in the books."""
    return SOURCE_EVENT + g.event


def gain_event_gold(g: Pillars, seat: Seat) -> None:
    """POE-10.2  The King's gift: 5 gold."""
    gain_gold(g, seat, g.box.event_amount[g.event], KING, source(g))


def gain_event_metal(g: Pillars, seat: Seat) -> None:
    """POE-10.3  Richard brings ore: 1 metal."""
    take_from_supply(g, seat, METAL, g.box.event_amount[g.event])


def gain_mill_gold(g: Pillars, seat: Seat) -> None:
    """POE-10.4  Philip supports the wool trade: 1 gold per worker in the wool mill, at most 5."""
    gold = min(g.mill[seat] * g.box.event_amount[g.event], g.box.event_maximum[g.event])
    gain_gold(g, seat, gold, PHILIP, source(g))


def nothing_yet(g: Pillars, seat: Seat) -> None:
    """POE-10.5, POE-10.6, POE-10.10  Volunteers, archbishop and cold winter work in later steps."""


def pay_event_gold(g: Pillars, seat: Seat) -> None:
    """POE-10.7, POE-6.1.5  William Hamleigh: 4 gold, and VP for what is missing."""
    owe(g, seat, g.box.event_amount[g.event], WILLIAM, EVENT_SHORTAGE, source(g))


def lose_event_vp(g: Pillars, seat: Seat) -> None:
    """POE-10.8  Conflict: 2 VP are lost."""
    lose_vp(g, seat, g.box.event_amount[g.event], CONFLICT, source(g))


def limit_builders(g: Pillars, seat: Seat) -> None:
    """POE-10.9  Town wall: only two builders in the next round."""
    g.limited_next[seat] = True
    if g.round < g.box.rounds:
        g.tell("is-limited", seat)


def lose_craftsman(g: Pillars, seat: Seat) -> None:
    """POE-10.11  Collapse: one craftsman of the player's choice leaves the game."""
    g.then_ask(LOSE_CRAFTSMAN, seat)


class LoseCraftsman(Decision[Pillars]):
    """POE-10.11  Any own craftsman; without any nothing is lost."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return sorted(g.rows[seat])

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        remove(g, seat, option)

    def why_not(self, g: Pillars, seat: Seat, option: Option) -> str | None:
        return None if option in g.rows[seat] else "POE-10.11"


def visit_bishop(g: Pillars) -> None:
    """POE-6.2.2  Step 2: with a positive event the bishop brings a cube of the market."""
    g.phase = BISHOP_STEP
    if g.spaces[BISHOP] != NOBODY:
        g.then(take_builder_back, BISHOP)
        if g.event != NO_CARD and g.box.event_positive[g.event]:
            CHOOSE_FAVOUR.ask(g, g.spaces[BISHOP])


def yield_change(g: Pillars, seat: Seat) -> int:
    """POE-10.5, POE-10.10  By how much each resource card of a player yields more or less in this round."""
    if g.event != NO_CARD and g.box.event_effect[g.event] == RESOURCE_CARD_YIELD and not g.protected[seat]:
        return g.box.event_amount[g.event]
    return 0


def extra_uses(g: Pillars) -> int:
    """POE-10.6  How many uses beyond capacity every player has in this round."""
    if g.event != NO_CARD and g.box.event_effect[g.event] == EXTRA_CRAFTSMAN_USE:
        return g.box.event_amount[g.event]
    return 0


# By the codes of `box.EVENT_EFFECTS`.
EFFECTS: Final[tuple[Callable[[Pillars, Seat], None], ...]] = (
    gain_event_gold,
    gain_event_metal,
    gain_mill_gold,
    nothing_yet,
    nothing_yet,
    pay_event_gold,
    lose_event_vp,
    limit_builders,
    lose_craftsman,
)

TURN_EVENT: Final = TurnEvent("turn-event", tuple(f"turn:{card}" for card in EVENTS))
CHOOSE_FAVOUR: Final = ChooseFavour(
    "choose-favour", ("protection", "take:wood", "take:stone", "take:sand"), may_lapse=True
)
USE_THOMAS: Final = UseThomas("use-thomas", ("use", "keep"))
LOSE_CRAFTSMAN: Final = LoseCraftsman("lose-craftsman", tuple(f"lose:{card}" for card in CRAFTSMEN), may_lapse=True)
