"""What a seat may see, as plain structures for screens and wires. `viewing` makes them.

Names instead of numbers: a client needs no table of ours to draw a view.
"""

from __future__ import annotations

from msgspec import Struct

from guildhall.games.guilds_of_london.printed import Printed
from guildhall.kernel.state import Seat


class TileView(Struct, frozen=True):
    column: int
    row: int
    name: str  # "guild-13", "gog-and-magog"
    rank: int  # 0 for special buildings
    liveries: tuple[str, ...]  # by symbol
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
    tie_bonus: int  # what tiles such as Gog & Magog add to them from elsewhere


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
