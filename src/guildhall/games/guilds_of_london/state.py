"""The state: what lies on the table, and who may know it.

Everything is public unless the comment says otherwise. Lists by seat and something else are flat:
`pawns[seat * PLACES + place]`. Lists that seldom change are shared between copies and replaced, never changed in place:
see `copy`.
"""

from __future__ import annotations

from guildhall.games.guilds_of_london.box import (
    ALL_MAYORAL,
    CELLS,
    KINDS,
    MAYORAL_COUNT,
    NO_SIDE,
    NO_TILE,
    NO_TOKEN,
    NOWHERE,
    PLACES,
    SOURCE_COUNT,
    TOKEN_KINDS,
    Box,
)
from guildhall.kernel.state import State


class Guilds(State):
    """A position of Guilds of London."""

    box: Box

    # The round
    plantation: int  # the setting: 0 random, 1 Ulster, 2 Virginia
    side: int  # the side of the Plantation tile in use; NO_SIDE until it is drawn
    round: int  # 0 during the setup
    over: int  # 1 after the final scoring
    had_turn: int  # bit mask of the seats that had their turn in this round
    active: int  # the seat whose turn it is, or NOWHERE

    # Victory points
    order: list[int]  # all seats in score order: this is the track with its stacks of discs
    vp: list[int]  # by seat
    gained: list[int]  # by seat and source; sums to `vp`

    # The city
    tile: list[int]  # by cell: the tile there, or NO_TILE
    banner: list[int]  # by cell: the liveries of that tile
    open: list[int]  # the cells of unresolved tiles, in order of resolution; see `set_open`
    open_set: int  # the same as bits
    token: list[int]  # by cell: the second-place token there, or NO_TOKEN
    stack: list[int]  # tiles that have not appeared; their order is known to nobody
    tokens_left: list[int]  # by kind: not placed yet; their order is known to nobody
    tokens_won: list[int]  # by seat and kind

    # Figures
    pawns: list[int]  # by seat and place
    neutrals: list[int]  # by place: cells, Plantation, scoreboard
    purse: list[int]  # neutrals in possession, by seat
    beadle: int  # its cell, or NOWHERE while it is aside

    # Action cards
    hand: list[int]  # by seat and kind; known to the owner, the number to all
    hand_size: list[int]
    deck: list[int]  # by kind; its order, and what of it lies in hands, is known to nobody
    deck_size: int
    discard: list[int]  # by kind
    front: list[int]  # cards played this turn, in order: kind * 3 + use

    # Mayoral cards, as bit masks
    kept: list[int]  # by seat; known to the owner until the final scoring
    dealt: list[int]  # by seat: what it was dealt at the start; known to that seat
    bag: int  # the part of the deck in unknown order
    bottom: list[int]  # cards under the deck, next one first; known to whoever put them there
    drawn: int  # cards just taken from the deck by the seat that chooses among them; known to that seat
    guess: list[int]  # by viewer and card: which cards the viewer thinks possible where this card lies

    # This turn
    did: int  # deeds of this turn, as bits
    extra: int  # cards to be drawn in addition at the end of the turn

    # What the open question is about; meaningless when nothing of the kind is under way
    at: int  # the cell being resolved or filled, PLANTATION, or NOWHERE
    drawer: int  # who draws cards
    to_draw: int  # how many more
    origin: int  # where the pawn that moves comes from
    moves_left: int  # how many more pawns may move or be shipped
    move_mask: int  # the liveries of which a destination must show one
    owed: int  # how many cards or pawns are still to be paid or discarded
    part: int  # the part of a reward that is offered

    def copy(self) -> Guilds:
        new = Guilds()
        self.copy_flow(new)
        new.box = self.box
        new.plantation = self.plantation
        new.side = self.side
        new.round = self.round
        new.over = self.over
        new.had_turn = self.had_turn
        new.active = self.active
        new.order = self.order
        new.vp = self.vp
        new.gained = self.gained
        new.tile = self.tile
        new.banner = self.banner
        new.open = self.open
        new.open_set = self.open_set
        new.token = self.token
        new.stack = self.stack
        new.tokens_left = self.tokens_left
        new.tokens_won = self.tokens_won
        new.pawns = self.pawns[:]
        new.neutrals = self.neutrals
        new.purse = self.purse
        new.beadle = self.beadle
        new.hand = self.hand[:]
        new.hand_size = self.hand_size[:]
        new.deck = self.deck[:]
        new.deck_size = self.deck_size
        new.discard = self.discard[:]
        new.front = self.front[:]
        new.kept = self.kept
        new.dealt = self.dealt
        new.bag = self.bag
        new.bottom = self.bottom
        new.drawn = self.drawn
        new.guess = self.guess
        new.did = self.did
        new.extra = self.extra
        new.at = self.at
        new.drawer = self.drawer
        new.to_draw = self.to_draw
        new.origin = self.origin
        new.moves_left = self.moves_left
        new.move_mask = self.move_mask
        new.owed = self.owed
        new.part = self.part
        return new


def empty_table(box: Box, seats: int, plantation: int) -> Guilds:
    """A table with everything still in the box: no tile laid, no card dealt, all pawns in the supply."""
    g = Guilds()
    g.begin(seats)
    g.box = box
    g.plantation = plantation
    g.side = plantation - 1 if plantation else NO_SIDE
    g.round = 0
    g.over = 0
    g.had_turn = 0
    g.active = NOWHERE
    g.order = []
    g.vp = [0] * seats
    g.gained = [0] * (seats * SOURCE_COUNT)
    g.tile = [NO_TILE] * CELLS
    g.banner = [0] * CELLS
    set_open(g, [])
    g.token = [NO_TOKEN] * CELLS
    g.stack = []
    g.tokens_left = box.token_copies[:]
    g.tokens_won = [0] * (seats * TOKEN_KINDS)
    g.pawns = ([0] * (PLACES - 1) + [box.pawns]) * seats
    g.neutrals = [0] * (PLACES - 1) + [box.neutrals[seats]]
    g.purse = [0] * seats
    g.beadle = NOWHERE
    g.hand = [0] * (seats * KINDS)
    g.hand_size = [0] * seats
    g.deck = box.card_copies[:]
    g.deck_size = sum(g.deck)
    g.discard = [0] * KINDS
    g.front = []
    g.kept = [0] * seats
    g.dealt = [0] * seats
    g.bag = ALL_MAYORAL
    g.bottom = []
    g.drawn = 0
    g.guess = [ALL_MAYORAL] * (seats * MAYORAL_COUNT)
    g.did = 0
    g.extra = 0
    g.at = NOWHERE
    g.drawer = 0
    g.to_draw = 0
    g.origin = NOWHERE
    g.moves_left = 0
    g.move_mask = 0
    g.owed = 0
    g.part = 0
    return g


def set_open(g: Guilds, cells: list[int]) -> None:
    """The cells of unresolved tiles, in any order."""
    g.open = sorted(cells)
    g.open_set = 0
    for cell in cells:
        g.open_set |= 1 << cell


def controls(g: Guilds, seat: int, cell: int) -> bool:
    """You control a resolved tile exactly while your master stands on it."""
    return g.pawns[seat * PLACES + cell] > 0 and not g.open_set >> cell & 1


def controlled(g: Guilds, seat: int) -> list[int]:
    """The cells of the tiles that a seat controls."""
    return [cell for cell in range(CELLS) if controls(g, seat, cell)]
