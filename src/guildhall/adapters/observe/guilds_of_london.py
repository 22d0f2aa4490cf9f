"""Guilds of London as numbers."""

from __future__ import annotations

from typing import Any, Final

from guildhall.adapters.layout import Bounds, Grid, Layout
from guildhall.adapters.schema import (
    CountOf,
    Feature,
    Fields,
    Flag,
    Maybe,
    Number,
    Numbers,
    OneOf,
    Planes,
    Row,
    SeatOrder,
    Spread,
)
from guildhall.encode.base import FROZEN
from guildhall.games.guilds_of_london.box import (
    BUILDINGS,
    CARDS,
    CELL_COLUMN,
    CELL_NAMES,
    CELL_ROW,
    GUILDS,
    MAYORAL_CARDS,
    ROWS,
    SIDES,
    SYMBOLS,
    TOKENS,
    USES,
    cell_at,
)
from guildhall.games.guilds_of_london.view import PlayedCard, PlayerView, TileView, View
from guildhall.kernel.game import Game

BOUNDS: Final = Bounds(least_points=-50, most_points=400, most_choices=20_000, most_draws=5000)

ROUNDS: Final = 12
POINTS: Final = 150
PAWNS: Final = 20
HAND: Final = 40
DECK: Final = 120
COPIES: Final = 6  # of a kind of card
FRONT: Final = 40  # cards played in a turn
CELLS: Final = tuple(zip(CELL_COLUMN, CELL_ROW, strict=True))


def layout(game: Game[Any], seats: SeatOrder, version: int) -> Layout:
    """Each field of the view; the city is planes in front of the rest, but in version 0 a field like the others."""
    everybody = seats.one()
    tile = _tile(seats)
    planes = Planes(Maybe(tile), CELL_NAMES, ROWS)
    return Layout(
        View,
        {
            "printed": None,  # printed, or derived from the rest
            "resolving_plantation": None,  # printed, or derived from the rest
            "votes": None,  # printed, or derived from the rest
            "seat": everybody,
            "phase": OneOf(game.phases),
            "round": Number(ROUNDS),
            "rounds": None,  # the same in every game with this many seats
            "grey_rounds": None,  # printed
            "over": Flag(),
            "active": everybody,
            "order": Row(everybody, len(seats)),
            "had_turn": seats.some(),
            "side": OneOf(SIDES),
            "plantation_neutrals": Number(PAWNS),
            "guildhall": None,  # printed
            "city": City(tile) if version == FROZEN else None,
            "resolving": OneOf(CELLS),
            "scoreboard_neutrals": Number(PAWNS),
            "beadle_aside": Flag(),
            "players": seats.each(_player()),
            "front": CountOf(_PLAYED, COPIES),
            "discard": CountOf(CARDS, COPIES),
            "deck_size": Number(DECK),
            "mayoral_deck_size": Number(len(MAYORAL_CARDS)),
            "mayoral_bottom": Row(OneOf(MAYORAL_CARDS), len(MAYORAL_CARDS)),
            "tiles_left": Number(GUILDS),
            "tokens_left": Number(FRONT),
        },
        None if version == FROZEN else Grid("city", _cells, planes, planes.shape),
    )


def _cells(view: View) -> list[TileView | None]:
    """What lies on each cell of the city."""
    cells: list[TileView | None] = [None] * len(CELLS)
    for tile in view.city:
        cells[cell_at(tile.column, tile.row)] = tile
    return cells


_PLAYED: Final = tuple(PlayedCard(card, use) for card in CARDS for use in USES)


class City(Spread):
    """The tiles, each at its cell."""

    def __init__(self, feature: Feature) -> None:
        super().__init__(CELL_NAMES, "", feature)

    def place(self, value: Any) -> int:
        return cell_at(value.column, value.row)


class SpecialBuilding(OneOf):
    """Which special building; of guilds the rank says it."""

    def put(self, out: Numbers, at: int, value: Any) -> None:
        if value in self.places:
            super().put(out, at, value)


def _tile(seats: SeatOrder) -> Feature:
    return Fields(
        TileView,
        {
            "figures": None,  # printed, or derived from the rest
            "column": None,  # its place in the city
            "row": None,
            "name": SpecialBuilding(BUILDINGS),
            "rank": Number(GUILDS),
            "liveries": CountOf(SYMBOLS),
            "requires": Number(10),
            "vp": Number(20),
            "resolved": Flag(),
            "pawns": seats.each(Number(PAWNS)),
            "neutrals": Number(PAWNS),
            "beadle": Flag(),
            "token": OneOf(TOKENS),
            "master": seats.one(),
        },
    )


def _player() -> Feature:
    return Fields(
        PlayerView,
        {
            "seat": None,  # its place in the row
            "colour": None,
            "vp": Number(POINTS),
            "hand": CountOf(CARDS, COPIES),
            "hand_size": Number(HAND),
            "hand_limit": Number(HAND),
            "mayoral": CountOf(MAYORAL_CARDS),
            "mayoral_size": Number(len(MAYORAL_CARDS)),
            "dealt": CountOf(MAYORAL_CARDS),
            "drawn": Maybe(CountOf(MAYORAL_CARDS)),
            "supply": Number(PAWNS),
            "guildhall": Number(PAWNS),
            "plantation": Number(PAWNS),
            "neutrals": Number(PAWNS),
            "tokens": CountOf(TOKENS, COPIES),
        },
    )
