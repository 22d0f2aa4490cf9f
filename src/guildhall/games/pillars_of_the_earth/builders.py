"""POE-5  Phase II: builders are drawn from the bag and placed, at falling costs."""

from __future__ import annotations

from typing import Final

from guildhall.games.pillars_of_the_earth.accounts import BUILDER, pay
from guildhall.games.pillars_of_the_earth.box import (
    NO_SOURCE,
    ONE_BUILDER_LESS,
    PLACE_COUNT,
    PLACE_FIRST,
    PLACE_LAST,
    PLACES,
    REMIGIUS,
)
from guildhall.games.pillars_of_the_earth.state import BUILDERS, NOBODY, OUT, Pillars, holds
from guildhall.kernel.decision import Decision, Draw
from guildhall.kernel.state import CHANCE, Option, Seat

KEEP: Final = 0
REDRAW: Final = 1
KEEP_ALL: Final = 2

PASS: Final = 0
USE_REMIGIUS: Final = 1
FIRST_PLACE: Final = 2  # options from here on are places


def place_builders(g: Pillars) -> None:
    """POE-5.1  The start player draws, and may once return what was drawn."""
    g.phase = BUILDERS
    g.redraw = True
    draw_next(g)


def draw_next(g: Pillars) -> None:
    """POE-5.9  Builders are drawn until the bag is empty; then the passed ones are placed."""
    if any(g.bag):
        DRAW_BUILDER.ask(g, CHANCE)
    else:
        g.marker = len(g.box.cost) - 1
        g.redraw = False
        place_passed(g)


class DrawBuilder(Draw[Pillars]):
    """POE-5.1  Every builder in the bag is equally likely."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return [owner for owner in range(g.seats) if g.bag[owner]]

    def weights(self, g: Pillars) -> list[int]:
        return [count for count in g.bag if count]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        g.bag[option] -= 1
        g.tell("draws-builder", option)
        if is_one_too_many(g, option):
            set_aside(g, option)
            return
        g.drawn = option
        if can_redraw(g):
            RETURN_BUILDER.ask(g, g.start)
        else:
            decide(g, option)


def is_one_too_many(g: Pillars, seat: Seat) -> bool:
    """POE-5.16  Whether a player with two builders in this round has just had his third drawn."""
    return g.limited[seat] and g.bag[seat] < less_builders(g)


def less_builders(g: Pillars) -> int:
    """POE-10.9  How many builders the town wall takes."""
    return g.box.event_amount[g.box.event_effect.index(ONE_BUILDER_LESS)]


def set_aside(g: Pillars, seat: Seat) -> None:
    """POE-5.16, POE-5.17  Beside the board: nobody decides, nobody pays, the marker stays, the next is drawn."""
    g.aside[seat] += 1
    g.tell("sets-aside", seat)
    g.then(draw_next)


def can_redraw(g: Pillars) -> bool:
    """POE-5.2  Once per round, and only if somebody else's builder could come."""
    if not g.redraw:
        return False
    for seat in range(g.seats):
        if g.bag[seat] and seat != g.drawn:
            return True
    return False


class ReturnBuilder(Decision[Pillars]):
    """POE-5.2  The start player keeps the drawn builder, or returns it and draws again; the marker stays.

    POE-R50  Or keeps this and every later one, and is not asked again in this round.
    """

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return [KEEP, REDRAW, KEEP_ALL]

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        owner = g.drawn
        if option != KEEP:
            g.redraw = False
        if option != REDRAW:
            decide(g, owner)
            return
        g.drawn = NOBODY
        g.bag[owner] += 1
        g.tell("returns-builder", seat, owner)
        DRAW_BUILDER.ask(g, CHANCE)

    def facts(self, g: Pillars, seat: Seat) -> dict[str, int]:
        return {"seat": g.drawn, "cost": g.box.cost[g.marker]}


def decide(g: Pillars, seat: Seat) -> None:
    """POE-5.3, POE-5.7  The owner places or passes; at cost 0 the builder must be placed."""
    g.then(move_marker)
    if g.box.cost[g.marker] == 0:
        PLACE_FREE.ask(g, seat)
    else:
        PLACE_BUILDER.ask(g, seat)


def free_places(g: Pillars) -> list[int]:
    """POE-1.7, POE-5.12, POE-5.13  Places with a space left; inside a place spaces fill up in order."""
    return [place for place in range(PLACE_COUNT) if g.spaces[PLACE_LAST[place]] == NOBODY]


class PlaceBuilder(Decision[Pillars]):
    """POE-5.3, POE-5.8  Place for the cost shown, place for nothing with Remigius, or pass."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        found = [PASS]
        if holds(g, seat, REMIGIUS):
            found.append(USE_REMIGIUS)
        if g.gold[seat] >= g.box.cost[g.marker]:
            spaces = g.spaces
            found += [FIRST_PLACE + place for place in range(PLACE_COUNT) if spaces[PLACE_LAST[place]] == NOBODY]
        return found

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        if option == PASS:
            pass_builder(g, seat)
        elif option == USE_REMIGIUS:
            use_remigius(g, seat)
        else:
            pay(g, seat, g.box.cost[g.marker], BUILDER, NO_SOURCE)
            put_builder(g, seat, option - FIRST_PLACE)

    def tell_forced(self, g: Pillars, seat: Seat, option: Option) -> None:
        g.tell("only-pass-builder", g.box.cost[g.marker], g.gold[seat], to=seat)

    def why_not(self, g: Pillars, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        if option == USE_REMIGIUS:
            return "POE-9.12"
        return "POE-5.4" if option - FIRST_PLACE in free_places(g) else "POE-1.7"

    def facts(self, g: Pillars, seat: Seat) -> dict[str, int]:
        return {"cost": g.box.cost[g.marker], "gold": g.gold[seat]}


def pass_builder(g: Pillars, seat: Seat) -> None:
    """POE-5.5  The builder stands on the field of the cost refused; nothing is paid."""
    g.track[g.marker] = seat
    g.drawn = NOBODY
    g.tell("passes-builder", seat, g.box.cost[g.marker])


def use_remigius(g: Pillars, seat: Seat) -> None:
    """POE-9.12  Once: an own drawn builder is placed without paying."""
    g.privileges[REMIGIUS] = OUT
    g.tell("uses-privilege", seat, REMIGIUS)
    PLACE_FREE.ask(g, seat)


class PlaceFree(Decision[Pillars]):
    """POE-5.7, POE-5.10  The builder must be placed, and costs nothing."""

    def options(self, g: Pillars, seat: Seat) -> list[Option]:
        return free_places(g)

    def resolve(self, g: Pillars, seat: Seat, option: Option) -> None:
        put_builder(g, seat, option)

    def why_not(self, g: Pillars, seat: Seat, option: Option) -> str | None:
        return None if option in free_places(g) else "POE-1.7"


def put_builder(g: Pillars, seat: Seat, place: int) -> None:
    """POE-5.4, POE-5.13, POE-5.14  The builder takes the lowest free space of the place."""
    space = PLACE_FIRST[place]
    while g.spaces[space] != NOBODY:
        space += 1
    g.spaces[space] = seat
    g.drawn = NOBODY
    g.tell("places-builder", seat, place)


def move_marker(g: Pillars) -> None:
    """POE-5.6  After each decision the marker moves one field, and stays on 0."""
    if g.marker < len(g.box.cost) - 1:
        g.marker += 1
    draw_next(g)


def place_passed(g: Pillars) -> None:
    """POE-5.10, POE-5.11  Passed builders are placed for nothing, from the left of the track to the right."""
    for field in range(len(g.track)):
        if g.track[field] != NOBODY:
            g.drawn = g.track[field]
            g.track[field] = NOBODY
            g.then(place_passed)
            PLACE_FREE.ask(g, g.drawn)
            return


SEATS_DRAWN: Final = ("seat:1", "seat:2", "seat:3", "seat:4")
DRAW_BUILDER: Final = DrawBuilder("draw-builder", SEATS_DRAWN)
RETURN_BUILDER: Final = ReturnBuilder("return-builder", ("keep", "redraw", "keep-all"))
PLACE_BUILDER: Final = PlaceBuilder("place-builder", ("pass", "remigius", *(f"place:{place}" for place in PLACES)))
PLACE_FREE: Final = PlaceFree("place-free", tuple(f"place:{place}" for place in PLACES))
