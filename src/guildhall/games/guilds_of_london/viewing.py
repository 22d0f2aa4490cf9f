"""How a view is made.

Hidden: the hands and mayoral cards of others, and the order of all decks; what a seat has put under the mayoral deck it
still sees.
"""

from __future__ import annotations

from guildhall.games.guilds_of_london.box import (
    CARDS,
    CELL_COLUMN,
    CELL_ROW,
    COLOURS,
    GUILDHALL,
    GUILDS,
    KINDS,
    MAYORAL_CARDS,
    MAYORAL_COUNT,
    NO_SIDE,
    NO_TILE,
    NO_TOKEN,
    NOWHERE,
    PLACES,
    PLANTATION,
    SCOREBOARD,
    SIDES,
    SUPPLY,
    TILE_NAMES,
    TOKEN_KINDS,
    TOKENS,
    USE_COUNT,
    USES,
)
from guildhall.games.guilds_of_london.decks import bits, mayoral_deck_size
from guildhall.games.guilds_of_london.printed import printed, symbols
from guildhall.games.guilds_of_london.resolution import adjacent_masters, pawns_at, tie_bonus
from guildhall.games.guilds_of_london.rounds import phase
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.games.guilds_of_london.turn import hand_limit
from guildhall.games.guilds_of_london.view import PlayedCard, PlayerView, TileView, View, Vote
from guildhall.kernel.state import Seat


def view(g: Guilds, seat: Seat | None) -> View:
    """The table as a seat, or a spectator, may see it."""
    return View(
        seat=seat,
        phase=phase(g),
        round=g.round,
        rounds=g.box.rounds[g.seats],
        grey_rounds=[number for number, grey in enumerate(g.box.grey[g.seats]) if grey],
        over=g.over == 1,
        active=None if g.active == NOWHERE else g.active,
        order=g.order[:],
        had_turn=bits(g.had_turn),
        side=None if g.side == NO_SIDE else SIDES[g.side],
        plantation_neutrals=g.neutrals[PLANTATION],
        guildhall=[(CELL_COLUMN[cell], CELL_ROW[cell]) for cell in g.box.guildhall[g.seats]],
        city=[_tile(g, cell) for cell, tile in enumerate(g.tile) if tile != NO_TILE],
        resolving=(CELL_COLUMN[g.at], CELL_ROW[g.at]) if _resolves_tile(g) else None,
        resolving_plantation=g.at == PLANTATION,
        votes=_votes(g),
        scoreboard_neutrals=g.neutrals[SCOREBOARD],
        beadle_aside=g.beadle == NOWHERE,
        players=[_player(g, other, seat) for other in range(g.seats)],
        front=[PlayedCard(CARDS[played // USE_COUNT], USES[played % USE_COUNT]) for played in g.front],
        discard=_cards(g.discard),
        deck_size=g.deck_size,
        mayoral_deck_size=mayoral_deck_size(g),
        mayoral_bottom=[MAYORAL_CARDS[card] if _knows(g, seat, card) else None for card in g.bottom],
        tiles_left=len(g.stack) if g.seats > 2 or g.round == 0 else 0,
        tokens_left=sum(g.tokens_left),
        printed=printed(g.box),
    )


def _resolves_tile(g: Guilds) -> bool:
    """Whether `g.at` is a tile that is voted on; when the city grows, it is where a tile or a token is laid."""
    return 0 <= g.at < GUILDHALL and phase(g) == "resolution"


def _votes(g: Guilds) -> list[Vote]:
    """GOL-8.10, GOL-8.11, GOL-10.2, GOL-12.4  How the vote stands that is under way."""
    is_tile = _resolves_tile(g)
    if not is_tile and g.at != PLANTATION:
        return []
    found = []
    for seat, count in enumerate(g.pawns[g.at :: PLACES]):
        if count and is_tile:
            found.append(Vote(seat, count, adjacent_masters(g, seat, g.at), tie_bonus(g, seat, g.at)))
        elif count:
            found.append(Vote(seat, count, 0, 0))
    return found


def _tile(g: Guilds, cell: int) -> TileView:
    tile = g.tile[cell]
    resolved = cell not in g.open
    pawns = g.pawns[cell::PLACES]
    return TileView(
        column=CELL_COLUMN[cell],
        row=CELL_ROW[cell],
        name=TILE_NAMES[tile],
        rank=tile + 1 if tile < GUILDS else 0,
        liveries=symbols(g.banner[cell]),
        requires=g.box.tile_requires[tile],
        vp=g.box.tile_vp[tile],
        resolved=resolved,
        pawns=pawns,
        neutrals=g.neutrals[cell],
        beadle=g.beadle == cell,
        figures=pawns_at(g, cell) + g.neutrals[cell] + (g.beadle == cell),
        token=None if g.token[cell] == NO_TOKEN else TOKENS[g.token[cell]],
        master=pawns.index(1) if resolved and 1 in pawns else None,
    )


def _player(g: Guilds, seat: Seat, viewer: Seat | None) -> PlayerView:
    own = seat == viewer
    base = seat * PLACES
    won = g.tokens_won[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS]
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        vp=g.vp[seat],
        hand=_cards(g.hand[seat * KINDS : (seat + 1) * KINDS]) if own else None,
        hand_size=g.hand_size[seat],
        hand_limit=hand_limit(g, seat),
        mayoral=_mayoral(g.kept[seat]) if own or g.over else None,
        mayoral_size=g.kept[seat].bit_count(),
        dealt=_mayoral(g.dealt[seat]) if own else None,
        drawn=_mayoral(g.drawn) if own and g.drawn and g.drawer == seat else None,
        supply=g.pawns[base + SUPPLY],
        guildhall=g.pawns[base + GUILDHALL],
        plantation=g.pawns[base + PLANTATION],
        neutrals=g.purse[seat],
        tokens=[TOKENS[kind] for kind, count in enumerate(won) for _ in range(count)],
    )


def _knows(g: Guilds, viewer: Seat | None, card: int) -> bool:
    """Whether the viewer is sure which card lies there."""
    return viewer is not None and g.guess[viewer * MAYORAL_COUNT + card] == 1 << card


def _cards(counts: list[int]) -> list[str]:
    return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def _mayoral(cards: int) -> list[str]:
    return [MAYORAL_CARDS[card] for card in bits(cards)]
