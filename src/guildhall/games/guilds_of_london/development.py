"""GOL-12  The development phase: Plantation, new tiles, beadle."""

from __future__ import annotations

from typing import Final

from guildhall.games.guilds_of_london.box import (
    GUILDS,
    NO_TILE,
    NOWHERE,
    PLACES,
    PLANTATION,
    SUPPLY,
    TILE_NAMES,
    TOKEN_KINDS,
    TOKENS,
)
from guildhall.games.guilds_of_london.effects import carry_out, lowest_rank, put_beadle
from guildhall.games.guilds_of_london.resolution import negotiate_all, take_neutrals_back
from guildhall.games.guilds_of_london.scoring import final_scoring
from guildhall.games.guilds_of_london.state import Guilds, set_open
from guildhall.kernel.decision import Draw
from guildhall.kernel.state import CHANCE, Option, Seat


def end_round(g: Guilds) -> None:
    """GOL-4.2, GOL-11.2, GOL-12.1  On a grey space, or when no unresolved tile is left, the development phase."""
    if g.box.grey[g.seats][g.round] or not g.open:
        g.tell("development")
        g.then(resolve_plantation)
        if g.round == g.box.rounds[g.seats] or (g.seats == 2 and not g.open):
            g.then(final_scoring)
        else:
            g.then(add_tiles)
            g.then(place_beadle)


# The Plantation


def resolve_plantation(g: Guilds) -> None:
    """GOL-12.2, GOL-12.3  It is resolved in every development phase; negotiation comes first."""
    g.at = PLANTATION
    negotiate_all(g)
    g.then(reward_plantation)


def reward_plantation(g: Guilds) -> None:
    """GOL-12.4 to GOL-12.8  Left for the single first, right for the single second; tied firsts get the right."""
    votes = g.pawns[PLANTATION::PLACES]
    left, right = g.box.left[g.side], g.box.right[g.side]
    first = plantation_first(votes)
    if len(first) == 1:
        second = plantation_second(votes, first[0])
        _give(g, first, left)
        _give(g, second, right)
        rewarded = first + second
    else:
        rewarded = [seat for seat in g.order if seat in first]
        _give(g, rewarded, right)
    for seat in rewarded:
        g.then(return_planters, seat)
    g.then(leave_plantation)


def plantation_first(votes: list[int]) -> list[Seat]:
    """All who have the most pawns; nobody if nobody has any."""
    most = max(votes)
    return [seat for seat, count in enumerate(votes) if count == most] if most else []


def plantation_second(votes: list[int], first: Seat) -> list[Seat]:
    """GOL-12.5, GOL-12.6  The single player with most pawns among the others, if there is one."""
    others = [0 if seat == first else count for seat, count in enumerate(votes)]
    second = plantation_first(others)
    return second if len(second) == 1 else []


def _give(g: Guilds, seats: list[Seat], parts: list[int]) -> None:
    """GOL-12.8  Rewards of the Plantation are not optional."""
    for seat in seats:
        for part in parts:
            g.then(carry_out, seat, part)


def return_planters(g: Guilds, seat: Seat) -> None:
    """GOL-12.9  Who received a reward returns the printed number of pawns to the supply, or all."""
    place = seat * PLACES
    n = min(g.box.pawns_returned[g.side], g.pawns[place + PLANTATION])
    g.pawns[place + PLANTATION] -= n
    g.pawns[place + SUPPLY] += n
    g.tell("returns-planters", seat, n)


def leave_plantation(g: Guilds) -> None:
    """GOL-12.9  Neutrals go back to the scoreboard; all other pawns stay."""
    take_neutrals_back(g, PLANTATION)
    g.at = NOWHERE


# New tiles


class DrawTile(Draw[Guilds]):
    """GOL-2.3, GOL-3.2, GOL-3.3, GOL-12.10  Which tile comes to `g.at`; around a lone Guildhall special buildings."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        if g.at in g.box.buildings_at[g.seats]:
            return [tile for tile in g.stack if tile >= GUILDS]
        return g.stack[:]

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        lay_tile(g, option, g.at)


DRAW_TILE: Final = DrawTile("draw-tile", tuple("tile:" + tile for tile in TILE_NAMES))


class DrawToken(Draw[Guilds]):
    """GOL-2.4, GOL-3.4, GOL-12.10  Which second-place token lies on the tile at `g.at`."""

    def options(self, g: Guilds, seat: Seat) -> list[Option]:
        return [kind for kind in range(TOKEN_KINDS) if g.tokens_left[kind]]

    def weights(self, g: Guilds) -> list[int]:
        return [count for count in g.tokens_left if count]

    def resolve(self, g: Guilds, seat: Seat, option: Option) -> None:
        g.tokens_left = g.tokens_left[:]
        g.tokens_left[option] -= 1
        token = g.token[:]
        token[g.at] = option
        g.token = token
        g.tell("token", g.tile[g.at], option)


DRAW_TOKEN: Final = DrawToken("draw-token", tuple("token:" + token for token in TOKENS))


def lay_tile(g: Guilds, tile: int, cell: int) -> None:
    """A tile comes into the city, starting side up."""
    assert g.tile[cell] == NO_TILE, "one tile in a cell"
    g.stack = [other for other in g.stack if other != tile]
    tiles, banner = g.tile[:], g.banner[:]
    tiles[cell] = tile
    banner[cell] = g.box.tile_mask[tile]
    g.tile, g.banner = tiles, banner
    set_open(g, [*g.open, cell])
    g.tell("lays", tile)


def place_tile(g: Guilds, cell: int) -> None:
    """The next tile goes to this cell."""
    g.at = cell
    DRAW_TILE.ask(g, CHANCE)


def place_token(g: Guilds, cell: int) -> None:
    """The next token goes on the tile in this cell."""
    g.at = cell
    DRAW_TOKEN.ask(g, CHANCE)


def add_tiles(g: Guilds) -> None:
    """GOL-12.10, GOL-12.11  New tiles, each with a token, in the cells and the order of the table."""
    for cell in g.box.added[g.seats][g.round]:
        g.then(place_tile, cell)
        g.then(place_token, cell)


def place_beadle(g: Guilds) -> None:
    """GOL-2.5, GOL-12.12  On the unresolved guild tile with the lowest rank, wherever it was before."""
    g.at = NOWHERE
    put_beadle(g, lowest_rank(g))
