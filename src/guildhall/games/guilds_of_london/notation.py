"""A position of Guilds of London as a few lines of text, both ways.

    guilds-of-london 3
    round: 4
    city:                                   the cells of the grid, row by row from the north, `.` where nothing lies
      .    .      .    12    7       33/g  .
      .    13/g2r 5    31    =29/b   2     .
      .    9      GH   GH    SL      40/@  .
      ...
    tile -1 -1: 13/g2r                      one cell by column and row, for texts that draw no city
    guildhall: g4 r4 b3
    plantation: b1 n1
    hand 0: alms journeymen:2
    points: 5 3 0

A tile is written as its rank or the two letters of its building; `=` before it says that it is resolved, and behind a
slash stand its figures: g, r, b, y for players' pawns, n for neutrals, @ for the beadle. What lies nowhere else lies in
the supply, on the scoreboard, in the decks and in the stack.
"""

from __future__ import annotations

import re
from typing import Any, Final

from guildhall.games.guilds_of_london.box import (
    CELL_COLUMN,
    CELL_ROW,
    CELLS,
    COLUMNS,
    GUILDHALL,
    GUILDS,
    LETTERS,
    NO_TILE,
    NO_TOKEN,
    NOWHERE,
    PLACES,
    PLANTATION,
    SCOREBOARD,
    SOURCE_COUNT,
    SUPPLY,
    TOKEN_KINDS,
    TOKENS,
)
from guildhall.games.guilds_of_london.effects import lowest_rank
from guildhall.games.guilds_of_london.notation_cards import layout, read_rest, write_rest
from guildhall.games.guilds_of_london.setup import tiles_in_play
from guildhall.games.guilds_of_london.state import Guilds, empty_table, set_open
from guildhall.kernel.notation import Field, Reader, Word, header, new_table

PLANTATION_SETTING: Final = ("random", "ulster", "virginia")
LETTER_PAIRS: Final = ("SL", "GM", "BH", "LM", "UL")  # of the special buildings
HALL: Final = "GH"
NONE: Final = "."
ASIDE: Final = "aside"
FIGURE: Final = re.compile(r"([grbyn])(\d*)|(@)")


def cell_name(cell: int) -> str:
    return f"{CELL_COLUMN[cell]} {CELL_ROW[cell]}"


def tile_name(tile: int) -> str:
    return str(tile + 1) if tile < GUILDS else LETTER_PAIRS[tile - GUILDS]


# Writing


def write(g: Guilds) -> str:
    """The position, complete."""
    lines = header("guilds-of-london", g.seats, _variant(g))
    lines.append(f"round: {g.round}")
    lines += _city(g)
    lines += _grid("tokens", [NONE if token == NO_TOKEN else TOKENS[token] for token in g.token])
    lines.append("tokens-left: " + " ".join(map(str, g.tokens_left)))
    lines.append("guildhall: " + _figures(g, GUILDHALL))
    lines.append("plantation: " + _figures(g, PLANTATION))
    lines.append("neutrals: " + " ".join(map(str, g.purse)))
    lines.append("order: " + " ".join(map(str, g.order)))
    for seat in range(g.seats):
        base = seat * SOURCE_COUNT
        lines.append(f"gained {seat}: " + " ".join(map(str, g.gained[base : base + SOURCE_COUNT])))
        lines.append(f"won {seat}: " + " ".join(map(str, g.tokens_won[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS])))
    lines += write_rest(g)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _variant(g: Guilds) -> dict[str, str]:
    return {"plantation": PLANTATION_SETTING[g.plantation]} if g.plantation else {}


def _city(g: Guilds) -> list[str]:
    names = [NONE] * CELLS
    for cell, tile in enumerate(g.tile):
        if tile != NO_TILE:
            resolved = "" if cell in g.open else "="
            figures = _figures(g, cell).replace(" ", "")
            names[cell] = resolved + tile_name(tile) + ("/" + figures if figures else "")
    for cell in g.box.guildhall[g.seats]:
        names[cell] = HALL
    return _grid("city", names) + (["beadle: aside"] if g.beadle == NOWHERE else [])


def _grid(key: str, names: list[str]) -> list[str]:
    """One line for each row, in columns."""
    width = max(len(name) for name in names) + 1
    rows = [names[first : first + COLUMNS] for first in range(0, CELLS, COLUMNS)]
    return [f"{key}:", *("  " + "".join(name.ljust(width) for name in row).rstrip() for row in rows)]


def _figures(g: Guilds, place: int) -> str:
    found = []
    for seat in range(g.seats):
        count = g.pawns[seat * PLACES + place]
        if count:
            found.append(LETTERS[seat] + (str(count) if count > 1 else ""))
    if place != GUILDHALL and g.neutrals[place]:
        found.append("n" + (str(g.neutrals[place]) if g.neutrals[place] > 1 else ""))
    if place == g.beadle:
        found.append("@")
    return " ".join(found)


# Reading


def read(game: Any, text: str) -> Guilds:
    """The position that a text describes; what is left out has its usual value. Raises PositionError."""
    r = Reader(text, game.name, game.seats)
    g = _new(r, game)
    g.round = r.number("round", 1, 0, g.box.rounds[g.seats])
    g.stack = tiles_in_play(g.box, g.seats)
    _read_city(r, g)
    _read_beadle(r, g)
    _read_tokens(r, g)
    _read_crowd(r, g, "plantation", PLANTATION)
    _read_guildhall(r, g)
    _read_neutrals(r, g)
    _read_points(r, g)
    read_rest(r, g, game)
    return g


def _new(r: Reader, game: Any) -> Guilds:
    g: Guilds = new_table(r, game.new)
    return empty_table(g.box, g.seats, g.plantation)


def usual_layout(g: Guilds) -> list[int]:
    """The cells that hold tiles at the beginning of the round, in the order in which they were laid."""
    later = [cell for cells in g.box.added[g.seats][max(g.round, 1) :] for cell in cells]
    return [cell for cell in layout(g) if cell not in later]


def _read_city(r: Reader, g: Guilds) -> None:
    """The drawn city, single tiles, and for a text without a city usual tiles in all other cells."""
    field = r.take("city")
    if field is not None:
        for cell, word in enumerate(_grid_words(field)):
            if word.text == HALL and cell in g.box.guildhall[g.seats]:
                continue
            if word.text != NONE:
                _read_tile(word, g, cell)
    for cell in range(CELLS):
        named = r.word(f"tile {cell_name(cell)}")
        if named is not None:
            if g.tile[cell] != NO_TILE:
                raise named.wrong("there is a tile already")
            _read_tile(named, g, cell)
    if field is None:
        _lay_usual_tiles(g)


def _grid_words(field: Field) -> list[Word]:
    rows = [row for row in field.rows if row]
    for row in rows:
        if len(row) != COLUMNS:
            raise row[0].wrong(f"a row has {COLUMNS} cells, not {len(row)}")
    if len(rows) * COLUMNS != CELLS:
        raise field.key.wrong(f"'{field.key.text}' has {CELLS // COLUMNS} rows, not {len(rows)}")
    return field.words


def _read_tile(word: Word, g: Guilds, cell: int) -> None:
    if cell not in layout(g):
        where = f"({CELL_COLUMN[cell]},{CELL_ROW[cell]})"
        raise word.wrong(f"no tile can lie at {where} with {g.seats} players in round {g.round}")
    name, slash, figures = word.text.partition("/")
    resolved = name.startswith("=")
    name = name.removeprefix("=")
    tile = _tile_named(name)
    if tile not in g.stack:
        raise word.wrong(f"there is no further tile '{name}'")
    _lay(g, tile, cell)
    if resolved:
        set_open(g, [other for other in g.open if other != cell])
    if slash:
        _read_figures(Word(figures, word.line, word.column + len(word.text) - len(figures)), g, cell)
    masters = sum(g.pawns[cell::PLACES])
    if resolved and (masters > 1 or g.neutrals[cell] or g.beadle == cell):
        raise word.wrong("on a resolved tile stands one master at most")


def _tile_named(name: str) -> int:
    if name in LETTER_PAIRS:
        return GUILDS + LETTER_PAIRS.index(name)
    return int(name) - 1 if name.isdecimal() and 1 <= int(name) <= GUILDS else NO_TILE


def _lay(g: Guilds, tile: int, cell: int) -> None:
    g.stack.remove(tile)
    g.tile[cell] = tile
    g.banner[cell] = g.box.tile_mask[tile]
    set_open(g, [*g.open, cell])


def _lay_usual_tiles(g: Guilds) -> None:
    """In cells that the text does not mention: special buildings in their places, guilds by rank."""
    box, seats = g.box, g.seats
    for cell in usual_layout(g):
        if g.tile[cell] == NO_TILE:
            fits = g.stack
            if cell == box.jewry_cell[seats] or cell in box.buildings_at[seats]:
                fits = [tile for tile in g.stack if tile >= GUILDS] or g.stack
            _lay(g, fits[0], cell)


def _read_figures(word: Word, g: Guilds, place: int) -> None:
    at = 0
    while at < len(word.text):
        found = FIGURE.match(word.text, at)
        if found is None:
            raise word.wrong(f"figures are g, r, b, y, n with a number, or @, not '{word.text[at:]}'")
        if found[3]:
            if place >= GUILDHALL or g.beadle != NOWHERE or g.tile[place] >= GUILDS:
                raise word.wrong("the one beadle stands on a guild tile")
            g.beadle = place
        else:
            _put_figures(word, g, place, found[1], int(found[2] or 1))
        at = found.end()


def _put_figures(word: Word, g: Guilds, place: int, letter: str, count: int) -> None:
    if letter == "n":
        if place == GUILDHALL or g.neutrals[SCOREBOARD] < count:
            raise word.wrong(f"there are {g.box.neutrals[g.seats]} neutrals, never on the Guildhall")
        g.neutrals[SCOREBOARD] -= count
        g.neutrals[place] += count
        return
    seat = LETTERS.index(letter)
    if seat >= g.seats:
        raise word.wrong(f"nobody plays '{letter}' with {g.seats} players")
    if g.pawns[seat * PLACES + SUPPLY] < count:
        raise word.wrong(f"each player has {g.box.pawns} pawns")
    g.pawns[seat * PLACES + SUPPLY] -= count
    g.pawns[seat * PLACES + place] += count


def _read_crowd(r: Reader, g: Guilds, key: str, place: int) -> bool:
    words = r.words(key)
    for word in words or []:
        _read_figures(word, g, place)
    return words is not None


def _read_guildhall(r: Reader, g: Guilds) -> None:
    """Usually the first pawns stand there, as far as there are any."""
    if _read_crowd(r, g, "guildhall", GUILDHALL):
        return
    for seat in range(g.seats):
        there = min(g.box.pawns_on_guildhall, g.pawns[seat * PLACES + SUPPLY])
        g.pawns[seat * PLACES + SUPPLY] -= there
        g.pawns[seat * PLACES + GUILDHALL] += there


def _read_beadle(r: Reader, g: Guilds) -> None:
    """Usually on the lowest rank."""
    word = r.word("beadle")
    if word is not None:
        word.one_of((ASIDE,))
        if g.beadle != NOWHERE:
            raise word.wrong("the beadle stands in the city")
    elif g.beadle == NOWHERE:
        g.beadle = lowest_rank(g)


def _read_tokens(r: Reader, g: Guilds) -> None:
    """Usually every unresolved tile has a token of the first kind there is."""
    for seat in range(g.seats):
        won = r.numbers(f"won {seat}", [0] * TOKEN_KINDS)
        g.tokens_won[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS] = won
        for kind in range(TOKEN_KINDS):
            g.tokens_left[kind] = max(0, g.tokens_left[kind] - won[kind])
    field = r.take("tokens")
    for cell, word in enumerate(_grid_words(field) if field is not None else []):
        if word.text != NONE:
            _read_token(word, g, cell)
    for cell in range(CELLS):
        named = r.word(f"token {cell_name(cell)}")
        if named is not None:
            _read_token(named, g, cell)
    if field is None:
        _lay_usual_tokens(g)
    there = r.fields.get("tokens-left")
    left = r.numbers("tokens-left", g.tokens_left)
    for kind in range(TOKEN_KINDS):
        if there is not None and left[kind] > g.tokens_left[kind]:
            raise there.words[kind].wrong(f"only {g.tokens_left[kind]} tokens '{TOKENS[kind]}' lie nowhere else")
    g.tokens_left = left


def _lay_usual_tokens(g: Guilds) -> None:
    for cell in g.open:
        if g.token[cell] == NO_TOKEN:
            kind = next(kind for kind in range(TOKEN_KINDS) if g.tokens_left[kind])
            g.tokens_left[kind] -= 1
            g.token[cell] = kind


def _read_token(word: Word, g: Guilds, cell: int) -> None:
    if cell not in g.open:
        raise word.wrong("a token lies on an unresolved tile")
    g.token[cell] = word.taken_from(g.tokens_left, TOKENS, "token")


def _read_neutrals(r: Reader, g: Guilds) -> None:
    field = r.fields.get("neutrals")
    g.purse = r.numbers("neutrals", g.purse)
    g.neutrals[SCOREBOARD] -= sum(g.purse)
    if field is not None and g.neutrals[SCOREBOARD] < 0:
        raise field.key.wrong(f"there are only {g.box.neutrals[g.seats]} neutrals")


def _read_points(r: Reader, g: Guilds) -> None:
    """Points usually come from guilds; the order usually goes by points, then by seat."""
    points = r.numbers("points", [0] * g.seats)
    for seat in range(g.seats):
        gained = r.numbers(f"gained {seat}", [points[seat]] + [0] * (SOURCE_COUNT - 1))
        g.gained[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT] = gained
        g.vp[seat] = sum(gained)
    field = r.take("order")
    if field is None:
        g.order = sorted(range(g.seats), key=lambda seat: -g.vp[seat])
        return
    g.order = [word.number(0, g.seats - 1) for word in field.words]
    if len(set(g.order)) != len(g.order) or (len(g.order) != g.seats and g.round > 0):
        raise field.key.wrong("'order' names every seat once")
    if [g.vp[seat] for seat in g.order] != sorted((g.vp[seat] for seat in g.order), reverse=True):
        raise field.key.wrong("'order' does not go by the points")
