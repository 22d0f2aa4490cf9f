"""A position of The Pillars of the Earth as a few lines of text, both ways.

    pillars-of-the-earth 3
    round: 4
    start: 1
    phase: market                       what comes next, unless an agenda is given
    gold: 7 2 30                        and `points`, by seat
    cubes 0: wood 2 metal 1
    row 0: cr0_woodworker cr2_mason
    privileges 2: pr_tom pr_thomas
    resource-cards 1: rc_wood_3
    builders: market_1=0 court_1=1 court_2=1
    track: 0 - - 1 - - - -              passed builders on the cost track, from 7 to 0
    event: ev_william

What is left out has its usual value: cubes not named are in the supply, builders in the bag, workers at home (or in the
wool mill between Phase I and step 3), craftsmen of past rounds out of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from guildhall.games.pillars_of_the_earth.accounts import REASONS, unpack
from guildhall.games.pillars_of_the_earth.box import (
    CRAFTSMEN,
    EVENT_COUNT,
    EVENTS,
    KIND_COUNT,
    KINDS,
    POOL_CARDS,
    PRIVILEGES,
    RESOURCE_CARDS,
    SPACES,
)
from guildhall.games.pillars_of_the_earth.reading import NONE, read_table
from guildhall.games.pillars_of_the_earth.rounds import ROUND_STEPS, end_round
from guildhall.games.pillars_of_the_earth.setup import set_up
from guildhall.games.pillars_of_the_earth.state import (
    ABOVE_KINGSBRIDGE_1,
    NOBODY,
    OUT,
    PHASES,
    Pillars,
    empty_table,
)
from guildhall.kernel.notation import Reader, header, read_flow, write_flow
from guildhall.kernel.state import Frame, Seat


def write(g: Pillars, name: str) -> str:
    """The position, complete."""
    lines = header(name, g.seats, {})
    lines += [f"round: {g.round}", f"phase: {PHASES[g.phase]}", f"start: {_dash(g.start)}", f"parts: {g.parts}"]
    lines += [_line("gold", g.gold), _line("points", g.vp), _line("supply", g.supply), _line("market", g.market)]
    lines.append(f"court: {g.court}")
    for seat in range(g.seats):
        lines += _seat_lines(g, seat)
    lines.append("pool: " + _named(g.pool, POOL_CARDS))
    lines.append("shiring: " + _named(g.shiring, CRAFTSMEN))
    lines.append("removed: " + _named(g.removed, CRAFTSMEN))
    lines.append("kingsbridge: " + " ".join(_above(g, i) for i in range(2)))
    lines.append("privileges-gone: " + _named([card for card, at in enumerate(g.privileges) if at == OUT], PRIVILEGES))
    lines.append("events-seen: " + _named([event for event in range(EVENT_COUNT) if g.events[event]], EVENTS))
    lines.append("event: " + _named([g.event], EVENTS))
    lines.append("coming: " + _named([g.coming], EVENTS))
    lines += [_line("workers", g.workers), _line("mill", g.mill)]
    lines.append(f"grey: {_dash(g.grey)} {_dash(g.grey_next)}")
    lines.append(f"black: {_dash(g.black)}")
    lines += [_flags("passed", g.passed), _flags("protected", g.protected)]
    lines += [_flags("limited", g.limited), _flags("limited-next", g.limited_next), _flags("suggested", g.suggested)]
    lines += [_line("bag", g.bag), _line("aside", g.aside)]
    lines.append("builders: " + " ".join(f"{SPACES[i]}={seat}" for i, seat in enumerate(g.spaces) if seat != NOBODY))
    lines.append("track: " + " ".join(map(_dash, g.track)))
    lines += [f"cost: {g.box.cost[g.marker]}", f"drawn: {_dash(g.drawn)}", f"redraw: {int(g.redraw)}"]
    lines += [f"tax: {g.tax}", f"exempt: {_dash(g.exempt)}", "trader: " + _named([g.trader], SPACES)]
    lines += [_line("uses", g.uses), f"extra: {g.extra}"]
    lines += write_flow(g)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _seat_lines(g: Pillars, seat: Seat) -> list[str]:
    at = seat * KIND_COUNT
    cubes = " ".join(f"{name} {g.cubes[at + kind]}" for kind, name in enumerate(KINDS) if g.cubes[at + kind])
    bought = [kind for kind in range(KIND_COUNT) if g.bought[seat] >> kind & 1]
    return [
        f"cubes {seat}: {cubes}",
        f"row {seat}: " + _named(g.rows[seat], CRAFTSMEN),
        f"privileges {seat}: " + _named([card for card, at in enumerate(g.privileges) if at == seat], PRIVILEGES),
        f"resource-cards {seat}: " + _named([card for card, at in enumerate(g.taken) if at == seat], RESOURCE_CARDS),
        f"bought {seat}: " + _named(bought, KINDS),
        f"books {seat}: " + " ".join(map(_entry, g.books[seat])),
    ]


def _dash(number: int) -> str:
    return NONE if number < 0 else str(number)


def _line(key: str, numbers: list[int]) -> str:
    return f"{key}: " + " ".join(map(str, numbers))


def _flags(key: str, flags: list[bool]) -> str:
    return f"{key}: " + " ".join(str(seat) for seat, flag in enumerate(flags) if flag)


def _named(indices: list[int], names: Sequence[str]) -> str:
    return " ".join(NONE if i < 0 else names[i] for i in indices)


def _above(g: Pillars, i: int) -> str:
    above = ABOVE_KINGSBRIDGE_1 - i
    return PRIVILEGES[g.privileges.index(above)] if above in g.privileges else NONE


def _entry(packed: int) -> str:
    e = unpack(packed)
    return f"{e.round}/{REASONS[e.reason]}/{e.source_id or NONE}/{e.vp}/{e.gold}"


def read(text: str, game: Any) -> Pillars:
    """The position that a text describes; what is left out has its usual value. Raises PositionError."""
    r = Reader(text, game.name, game.seats)
    for word in r.words("variant") or []:
        raise word.wrong("this game has no settings")
    g = empty_table(game.box, r.seats)
    read_table(r, g)
    read_flow(r, g, game, _usual_agenda(g))
    return g


def _usual_agenda(g: Pillars) -> list[Frame]:
    """From the phase on to the end of the round; before the first round, the preparation."""
    if g.round == 0:
        return [Frame(set_up)]
    return [Frame(step) for step in (*ROUND_STEPS[g.phase :], end_round)]
