"""GOL-7  Effects: a closed vocabulary of verbs, interpreted from the component tables.

A part is a number: what it does stands in the `part_...` tables of the box.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.games.guilds_of_london.box import (
    ALL_LIVERIES,
    CELL_NAMES,
    CITY,
    DID_HIRE,
    DID_MOVE,
    DID_SHIP,
    DRAW,
    END_OF_TURN,
    GUILDHALL,
    GUILDS,
    NO_TILE,
    NOWHERE,
    PLACES,
    PLANTATION,
    SCOREBOARD,
    SUPPLY,
    TILES,
)
from guildhall.games.guilds_of_london.decks import draw_cards, look_at_mayoral
from guildhall.games.guilds_of_london.order import gain
from guildhall.games.guilds_of_london.state import Guilds, controlled
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat

SOURCE_DOMAIN: Final = (*CELL_NAMES, "guildhall")
STOP: Final = 43
STOP_DOMAIN: Final = (*SOURCE_DOMAIN, "stop")
LEAVE: Final = 42


def carry_out(g: Guilds, seat: Seat, part: int) -> None:
    """GOL-7.1  Carry out one part, unless its condition fails or its multiplier is 0 (GOL-7.10, GOL-7.11, GOL-7.17)."""
    box = g.box
    if not is_met(g, part):
        return
    n = amount(g, seat, part)
    if n == 0:
        return
    verb = box.part_verb[part]
    if verb == DRAW and box.part_when[part] == END_OF_TURN:
        g.extra += n
    else:
        VERB[verb](g, seat, n, part)


def is_met(g: Guilds, part: int) -> bool:
    """GOL-7.11  Whether what the part asks for was done this turn."""
    needs = g.box.part_if[part]
    return needs == 0 or g.did & needs != 0


def amount(g: Guilds, seat: Seat, part: int) -> int:
    """GOL-7.10  The number of a part, multiplied by masters of a livery, at most `max` of them."""
    box = g.box
    livery = box.part_per[part]
    if not livery:
        return box.part_n[part]
    masters = 0
    for cell in controlled(g, seat):
        if g.banner[cell] & livery:
            masters += 1
    return box.part_n[part] * min(masters, box.part_max[part])


# The verbs


def gain_points(g: Guilds, seat: Seat, n: int, part: int) -> None:
    """GOL-7.2  Gain victory points."""
    gain(g, seat, n, g.box.part_source[part])


def hire(g: Guilds, seat: Seat, n: int, part: int) -> None:
    """GOL-7.3  Pawns from the supply to the Guildhall, or as many as there are."""
    base = seat * PLACES
    hired = min(n, g.pawns[base + SUPPLY])
    if hired:
        g.pawns[base + SUPPLY] -= hired
        g.pawns[base + GUILDHALL] += hired
        g.did |= DID_HIRE
        g.tell("hires", seat, hired)


def move(g: Guilds, seat: Seat, n: int, part: int) -> None:
    """GOL-7.4  Up to n times, move an own pawn of the city to a different unresolved tile."""
    g.moves_left = n
    g.move_mask = g.box.part_mask[part]
    EFFECT_MOVE.ask(g, seat)


def to_plantation(g: Guilds, seat: Seat, n: int, part: int) -> None:
    """GOL-7.5  Up to n times, place an own pawn of the city on the Plantation."""
    g.moves_left = n
    EFFECT_SHIP.ask(g, seat)


def draw(g: Guilds, seat: Seat, n: int, part: int) -> None:
    """GOL-7.6  Draw action cards now."""
    draw_cards(g, seat, n)


def mayoral(g: Guilds, seat: Seat, n: int, part: int) -> None:
    """GOL-7.7  Look at mayoral cards and keep one."""
    look_at_mayoral(g, seat, n)


def neutral(g: Guilds, seat: Seat, n: int, part: int) -> None:
    """GOL-7.8  Neutrals from the scoreboard, or as many as lie there."""
    taken = min(n, g.neutrals[SCOREBOARD])
    if taken:
        g.neutrals = g.neutrals[:]
        g.neutrals[SCOREBOARD] -= taken
        g.purse = g.purse[:]
        g.purse[seat] += taken
        g.tell("takes-neutrals", seat, taken)


def beadle(g: Guilds, seat: Seat, n: int, part: int) -> None:
    """GOL-7.9  The beadle may go to another unresolved guild tile, unless it is aside."""
    if g.beadle != NOWHERE:
        EFFECT_BEADLE.ask(g, seat)


VERB: Final[tuple[Callable[[Guilds, int, int, int], None], ...]] = (
    gain_points,
    hire,
    move,
    to_plantation,
    draw,
    mayoral,
    neutral,
    beadle,
)


# Pawns in the city


def pawns_of(g: Guilds, seat: Seat) -> list[int]:
    """The places of the city where a seat has pawns."""
    base = seat * PLACES
    return [place for place, count in enumerate(g.pawns[base : base + CITY]) if count]


def destinations(g: Guilds, mask: int) -> list[int]:
    """Unresolved tiles that show one of these liveries; never the tile being resolved (GOL-9.3)."""
    banner = g.banner
    at = g.at
    return [cell for cell in g.open if banner[cell] & mask and cell != at]


def sources(g: Guilds, seat: Seat, mask: int) -> list[int]:
    """GOL-6.6, GOL-7.4  Where a pawn stands that can go to a different tile with one of these liveries."""
    goals = destinations(g, mask)
    if not goals:
        return []
    places = pawns_of(g, seat)
    if len(goals) == 1 and goals[0] in places:
        places.remove(goals[0])
    return places


def place_thing(g: Guilds, place: int) -> int:
    """A place of the city as events name it: its tile, or the Guildhall after the last tile."""
    return TILES if place == GUILDHALL else g.tile[place]


def cause(g: Guilds) -> dict[str, int]:
    """What asks about an effect: a played card (0), the tile being resolved (1) or the Plantation (2)."""
    if g.at == NOWHERE:
        return {"cause": 0}
    return {"cause": 2} if g.at == PLANTATION else {"cause": 1, "tile": g.tile[g.at]}


def why_no_pawn(g: Guilds, place: int, clause: str) -> str:
    """The reason against a place that is not offered as a source: no pawn there, or none that can go elsewhere."""
    return "not-offered" if place != GUILDHALL and g.tile[place] == NO_TILE else clause


class EffectMove(Decision[Guilds]):
    """GOL-7.4, GOL-9.3  Which pawn an effect moves next, or stop."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        places = sources(g, seat, g.move_mask)
        places.append(STOP)
        return places

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        if option != STOP:
            g.origin = option
            MOVE_TO.ask(g, seat)

    def why_not(self, g: Guilds, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        return why_no_pawn(g, option, "GOL-7.4")

    def facts(self, g: Guilds, seat: Seat) -> dict[str, int]:
        return {"n": g.moves_left, **cause(g)}


EFFECT_MOVE: Final = EffectMove("effect-move", STOP_DOMAIN)


class MoveTo(Decision[Guilds]):
    """GOL-6.6, GOL-7.4  Where the pawn goes: a different unresolved tile with a fitting livery."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        goals = destinations(g, g.move_mask)
        if g.origin in goals:
            goals.remove(g.origin)
        return goals

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        base = seat * PLACES
        g.pawns[base + g.origin] -= 1
        g.pawns[base + option] += 1
        g.did |= DID_MOVE
        if g.sink is not None:
            g.tell("moves", seat, place_thing(g, g.origin), g.tile[option])
        g.moves_left -= 1
        if g.moves_left > 0:
            EFFECT_MOVE.ask(g, seat)

    def why_not(self, g: Guilds, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        if g.tile[option] == NO_TILE:
            return "not-offered"
        if option not in g.open:
            return "GOL-6.7"
        if option == g.at:
            return "GOL-9.3"
        return "GOL-7.4" if g.move_mask == ALL_LIVERIES else "GOL-6.6"


MOVE_TO: Final = MoveTo("move-to", CELL_NAMES)


class EffectShip(Decision[Guilds]):
    """GOL-7.5, GOL-9.3  Which pawn goes to the Plantation next, or stop."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        places = pawns_of(g, seat)
        places.append(STOP)
        return places

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        if option == STOP:
            return
        base = seat * PLACES
        g.pawns[base + option] -= 1
        g.pawns[base + PLANTATION] += 1
        g.did |= DID_SHIP
        if g.sink is not None:
            g.tell("ships", seat, place_thing(g, option))
        g.moves_left -= 1
        if g.moves_left > 0:
            EFFECT_SHIP.ask(g, seat)

    def why_not(self, g: Guilds, seat: Seat, option: Option) -> str | None:
        return None if option in self.options(g, seat) else why_no_pawn(g, option, "GOL-7.5")

    def facts(self, g: Guilds, seat: Seat) -> dict[str, int]:
        return {"n": g.moves_left, **cause(g)}


EFFECT_SHIP: Final = EffectShip("effect-ship", STOP_DOMAIN)


class EffectBeadle(Decision[Guilds]):
    """GOL-7.9  Another unresolved guild tile for the beadle, or leave it."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        cells = [cell for cell in g.open if g.tile[cell] < GUILDS and cell != g.beadle]
        cells.append(LEAVE)
        return cells

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        if option != LEAVE:
            put_beadle(g, option)

    def why_not(self, g: Guilds, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        return "not-offered" if g.tile[option] == NO_TILE else "GOL-7.9"


EFFECT_BEADLE: Final = EffectBeadle("effect-beadle", (*CELL_NAMES, "leave"))


def put_beadle(g: Guilds, cell: int) -> None:
    """The beadle goes to a cell, or aside."""
    if cell != g.beadle:
        g.beadle = cell
        if cell == NOWHERE:
            g.tell("beadle-aside")
        else:
            g.tell("beadle", g.tile[cell])


def lowest_rank(g: Guilds) -> int:
    """GOL-2.5, GOL-9.10, GOL-12.12  The cell of the unresolved guild tile with the lowest rank, or NOWHERE."""
    found = NOWHERE
    for cell in g.open:
        tile = g.tile[cell]
        if tile < GUILDS and (found == NOWHERE or tile < g.tile[found]):
            found = cell
    return found
