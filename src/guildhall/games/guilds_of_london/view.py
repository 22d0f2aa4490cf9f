"""What a seat may see, as plain structures for screens and wires.

Names instead of numbers: a client needs no table of ours to draw a view. Hidden: the hands and mayoral cards of others,
and the order of all decks; what a seat has put under the mayoral deck it still sees.
"""

from __future__ import annotations

from msgspec import Struct

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
from guildhall.games.guilds_of_london.printed import Printed, printed, symbols
from guildhall.games.guilds_of_london.resolution import adjacent_masters, pawns_at
from guildhall.games.guilds_of_london.rounds import phase
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.games.guilds_of_london.turn import hand_limit
from guildhall.kernel.state import Seat


class TileView(Struct, frozen=True):
    column: int
    row: int
    name: str  # "guild-13", "gog-and-magog"
    rank: int  # 0 for special buildings
    liveries: list[str]  # by symbol
    requires: int
    vp: int
    resolved: bool
    pawns: list[int]  # by seat
    neutrals: int
    beadle: bool
    figures: int  # all that count for the requirement: players' pawns, neutrals and the beadle
    token: str | None
    master: Seat | None


class Vote(Struct, frozen=True):
    seat: Seat
    pawns: int
    masters: int  # on adjacent tiles: they count if the pawns are tied for the most


class PlayedCard(Struct, frozen=True):
    card: str
    use: str


class PlayerView(Struct, frozen=True):
    seat: Seat
    colour: str
    vp: int
    hand: list[str] | None  # None: not for this viewer
    hand_size: int
    hand_limit: int
    mayoral: list[str] | None  # None: not for this viewer
    mayoral_size: int
    dealt: list[str] | None  # the mayoral cards it chose from at the start; None: not for this viewer
    drawn: list[str] | None  # the mayoral cards it chooses from now; None: not for this viewer
    supply: int
    guildhall: int
    plantation: int
    neutrals: int
    tokens: list[str]


class View(Struct, frozen=True):
    seat: Seat | None
    phase: str
    round: int
    rounds: int
    grey_rounds: list[int]
    over: bool
    active: Seat | None
    order: list[Seat]  # score order, first to act first
    had_turn: list[Seat]
    side: str | None
    plantation_neutrals: int
    guildhall: list[tuple[int, int]]
    city: list[TileView]  # in order of resolution
    resolving: tuple[int, int] | None
    resolving_plantation: bool
    votes: list[Vote]  # of those with pawns on the tile being resolved, or on the Plantation while it is
    scoreboard_neutrals: int
    beadle_aside: bool
    players: list[PlayerView]
    front: list[PlayedCard]
    discard: list[str]
    deck_size: int
    mayoral_deck_size: int
    mayoral_bottom: list[str | None]  # under the deck, next one first; None: not known to this viewer
    tiles_left: int
    tokens_left: int
    printed: Printed


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
    """GOL-8.10, GOL-8.11, GOL-12.4  How the vote stands that is under way."""
    is_tile = _resolves_tile(g)
    if not is_tile and g.at != PLANTATION:
        return []
    pawns = g.pawns[g.at :: PLACES]
    return [
        Vote(seat, count, adjacent_masters(g, seat, g.at) if is_tile else 0)
        for seat, count in enumerate(pawns)
        if count
    ]


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
