"""GOL-8  Tile resolution: which tiles are due, negotiation, and the vote."""

from __future__ import annotations

from typing import Final

from guildhall.games.guilds_of_london.box import (
    COLOURS,
    GUILDHALL,
    NEIGHBOURS,
    NO_TILE,
    NOWHERE,
    PLACES,
    PLANTATION,
    SCOREBOARD,
)
from guildhall.games.guilds_of_london.rewards import award
from guildhall.games.guilds_of_london.state import Guilds, controls
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import Option, Seat

DONE: Final = 4


def resolve_tiles(g: Guilds) -> None:
    """GOL-4.3, GOL-8.1  After all turns of a round that has a tile resolution."""
    if g.box.resolves[g.seats][g.round]:
        examine(g, 0)


def examine(g: Guilds, first: int) -> None:
    """GOL-8.1 to GOL-8.5  The next due tile from a cell on; it is finished before another one is examined."""
    g.at = NOWHERE
    for cell in g.open:
        if cell >= first and is_due(g, cell):
            g.at = cell
            g.tell("due", g.tile[cell])
            negotiate_all(g)
            g.then(vote)
            g.then(examine, cell + 1)
            return


def pawns_at(g: Guilds, place: int) -> int:
    """How many pawns of all players stand in a place."""
    return sum(g.pawns[place::PLACES])


def is_due(g: Guilds, cell: int) -> bool:
    """GOL-8.4  Players' pawns, neutrals and the beadle together reach the required number."""
    figures = pawns_at(g, cell) + g.neutrals[cell] + (g.beadle == cell)
    return figures >= g.box.tile_requires[g.tile[cell]]


# Negotiation


def negotiate_all(g: Guilds) -> None:
    """GOL-5.7, GOL-8.6  Each player once, in the score order of this moment."""
    for seat in g.order:
        if g.purse[seat]:
            g.then(negotiate, seat)


def negotiate(g: Guilds, seat: Seat) -> None:
    """GOL-8.8  Skipped when no player's pawn is left."""
    if pawns_at(g, g.at):
        NEGOTIATE.ask(g, seat)


class Negotiate(Decision[Guilds]):
    """GOL-8.6, GOL-8.7, GOL-12.3  Exchange players' pawns for own neutrals, one by one."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if g.purse[seat]:
            found = [other for other in range(g.seats) if g.pawns[other * PLACES + g.at]]
        found.append(DONE)
        return found

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        if option == DONE:
            return
        g.purse = g.purse[:]
        g.purse[seat] -= 1
        g.neutrals = g.neutrals[:]
        g.neutrals[g.at] += 1
        g.pawns[option * PLACES + g.at] -= 1
        g.pawns[option * PLACES + GUILDHALL] += 1
        g.tell("exchanges", seat, option)
        NEGOTIATE.ask(g, seat)

    def why_not(self, g: Guilds, seat: Seat, option: Option) -> str | None:
        if option in self.options(g, seat):
            return None
        return "not-offered" if option >= g.seats else "GOL-8.6"

    def facts(self, g: Guilds, seat: Seat) -> dict[str, int]:
        if g.at == PLANTATION:
            return {"n": g.purse[seat], "plantation": 1}
        return {"n": g.purse[seat], "plantation": 0, "tile": g.tile[g.at]}


NEGOTIATE: Final = Negotiate("negotiate", (*("exchange:" + colour for colour in COLOURS), "done"))


# Voting


def vote(g: Guilds) -> None:
    """GOL-8.9 to GOL-8.12  Most pawns win, then most adjacent masters; otherwise the tile stays as it is."""
    votes = g.pawns[g.at :: PLACES]
    most = max(votes)
    if most == 0:
        take_neutrals_back(g, g.at)
        g.tell("deserted", g.tile[g.at])
        return
    tied = [seat for seat in range(g.seats) if votes[seat] == most]
    if len(tied) > 1:
        tied = break_tie(g, tied)
        if len(tied) > 1:
            g.tell("stays-tied", g.tile[g.at])
            return
        g.tell("breaks-tie", tied[0], g.tile[g.at])
    award(g, tied[0], votes)


def break_tie(g: Guilds, tied: list[Seat]) -> list[Seat]:
    """GOL-8.11, GOL-10.2  Those of the tied players who have most adjacent masters, with their tie bonuses."""
    totals = [adjacent_masters(g, seat, g.at) + tie_bonus(g, seat, g.at) for seat in tied]
    most = max(totals)
    return [seat for seat, total in zip(tied, totals, strict=True) if total == most]


def adjacent_masters(g: Guilds, seat: Seat, cell: int) -> int:
    """GOL-8.11  Own masters on adjacent tiles."""
    total = 0
    for near in NEIGHBOURS[cell]:
        if controls(g, seat, near):
            total += 1
    return total


def tie_bonus(g: Guilds, seat: Seat, cell: int) -> int:
    """GOL-10.2  What own tiles with a tie bonus add from anywhere; one that is adjacent counts as such already."""
    total = 0
    for far, tile in enumerate(g.tile):
        if tile != NO_TILE and g.box.tile_tie_bonus[tile] and controls(g, seat, far):
            total += g.box.tile_tie_bonus[tile] - (far in NEIGHBOURS[cell])
    return total


def take_neutrals_back(g: Guilds, place: int) -> None:
    """Neutrals of a place go back to the scoreboard."""
    g.neutrals = g.neutrals[:]
    g.neutrals[SCOREBOARD] += g.neutrals[place]
    g.neutrals[place] = 0
