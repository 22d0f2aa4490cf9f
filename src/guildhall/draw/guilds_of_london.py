"""Guilds of London in the terminal: the city as a grid, the Plantation, the players, and the viewer's cards."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildhall.draw.marks import SEAT_SHAPES
from guildhall.games.guilds_of_london import GAME, GuildsOfLondon
from guildhall.games.guilds_of_london.box import CARDS, MAYORAL_CARDS, SIDES, SYMBOLS, TILE_NAMES, TOKENS, Box
from guildhall.games.guilds_of_london.view import PlayerView, TileView, View
from guildhall.words import Words, guilds_of_london

# Liveries are also written, for people who cannot tell the colours apart.
LIVERY_STYLES: Final = ("red", "bright_blue", "green", "yellow", "magenta")
SEAT_STYLES: Final = ("green", "red", "bright_blue", "yellow")  # the colours of the players' pawns
NEUTRAL: Final = "○"
BEADLE: Final = "♙"
SECOND: Final = "◇"  # a second-place token
GLYPHS: Final = {
    "victory-points": "✪",
    "hire": "+",
    "move": "→",
    "to-plantation": "≈",
    "draw": "▤",
    "mayoral": "★",
    "neutral": NEUTRAL,
    "beadle": BEADLE,
}
CELL_WIDTHS: Final = (8, 18)  # the least and the most; eight columns of the least are 76 characters wide
CITY_LINES: Final = 34  # a city never takes more
WIDTH: Final = 100


def draw(view: View, words: Words) -> RenderableType:
    """The table as the viewer sees it."""
    parts: list[RenderableType] = [_headline(view, words), City(view, words), _plantation(view, words)]
    parts.append(_players(view, words))
    if view.resolving is not None:
        due = next(tile for tile in view.city if (tile.column, tile.row) == view.resolving)
        text = guilds_of_london.tile(_printed(words), TILE_NAMES.index(due.name), words.lang)
        parts.append(f"[bold]{words.name(due.name)}[/]: {text}")
    if view.front:
        played = ", ".join(f"{words.name(card.card)} ({_use(card.use, card.card, words)})" for card in view.front)
        parts.append(f"{words.text('label-played')}: {played}")
    if view.seat is not None:
        parts.append(_own_cards(view.players[view.seat], view, words))
    parts.append(_legend(words))
    return Group(*parts)


def _printed(words: Words) -> Box:
    """The components that the texts of cards and tiles are built from."""
    return words.game.box if isinstance(words.game, GuildsOfLondon) else GAME.box


def _headline(view: View, words: Words) -> str:
    rounds = words.text("round-of", round=view.round, rounds=view.rounds)
    grey = " ".join(map(str, view.grey_rounds))
    order = " ".join(map(_mark, view.order))
    return (
        f"[bold]{words.title()}[/] · {rounds} · {words.phase(view.phase)} · {order} · "
        f"{words.text('label-grey')} {grey} · {words.text('label-tiles-left')} {view.tiles_left}"
    )


def _mark(seat: int) -> str:
    return f"[{SEAT_STYLES[seat]}]{SEAT_SHAPES[seat]}[/]"


def _liveries(symbols: list[str], words: Words, form: str | None = None) -> str:
    if form is not None and len(symbols) == len(SYMBOLS):
        return words.text("label-any-livery")
    return " ".join(f"[{LIVERY_STYLES[SYMBOLS.index(symbol)]}]{words.name(symbol, form)}[/]" for symbol in symbols)


def answer(view: View, decision: str, option: str, words: Words) -> str:
    """An answer in words; a place in the city also by its name."""
    said = words.option(decision, option)
    key, *numbers = option.split(":")
    if key != "cell":
        return said
    cell = tuple(map(int, numbers))
    return next((f"{words.name(tile.name)} ({said})" for tile in view.city if (tile.column, tile.row) == cell), said)


# The city


class City:
    """The rows and columns that hold any tiles, as wide as the terminal allows.

    Where they would be too high, first the lines between the rows go, then the line breaks within a tile.
    """

    def __init__(self, view: View, words: Words) -> None:
        self.view, self.words = view, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.view
        halls = {tuple(cell) for cell in view.guildhall}
        places = {(tile.column, tile.row) for tile in view.city} | halls
        columns = range(min(column for column, _ in places), max(column for column, _ in places) + 1)
        room = (min(WIDTH, options.max_width) - 2) // len(columns) - 1
        width = max(CELL_WIDTHS[0], min(CELL_WIDTHS[1], room))
        rows = {row: self._row(row, columns, width) for row in sorted({row for _, row in places})}
        needed = 2 + sum(_height(drawn, console, width) for drawn in rows.values())
        if needed > CITY_LINES:
            rows = {row: [cell.replace("\n", " ") for cell in drawn] for row, drawn in rows.items()}
        has_lines = needed + len(rows) <= CITY_LINES
        table = Table(box=box.SQUARE, show_edge=False, show_lines=has_lines, padding=0, pad_edge=False)
        table.add_column("", width=2, justify="right", vertical="middle")
        for column in columns:
            table.add_column(str(column), width=width, justify="center")
        for row, drawn in rows.items():
            table.add_row(f"[dim]{row}[/]", *drawn)
        yield table

    def _row(self, row: int, columns: range, width: int) -> list[str]:
        view, words = self.view, self.words
        tiles = {tile.column: tile for tile in view.city if tile.row == row}
        halls = [tuple(cell) for cell in view.guildhall]
        drawn = []
        for column in columns:
            if column in tiles:
                drawn.append(_tile(tiles[column], view, words, width))
            else:
                drawn.append(_hall(view, (column, row) == halls[0], words) if (column, row) in halls else "")
        return drawn


def _height(cells: list[str], console: Console, width: int) -> int:
    return max(len(Text.from_markup(cell).wrap(console, width)) for cell in cells)


def _tile(tile: TileView, view: View, words: Words, width: int) -> str:
    name = "\n".join(wrap(escape(words.name(tile.name)), width))
    liveries = _liveries(list(tile.liveries), words, "short")
    if tile.resolved:
        master = _mark(tile.master) if tile.master is not None else "·"
        rank = f"{tile.rank} " if tile.rank else ""
        return f"[dim]{name}[/]\n{rank}{liveries} {master}"
    style = "bold reverse" if view.resolving == (tile.column, tile.row) else "bold"
    figures = [f"{_mark(seat)}{count}" for seat, count in enumerate(tile.pawns) if count]
    figures += [f"{NEUTRAL}{tile.neutrals}"] if tile.neutrals else []
    figures += [BEADLE] if tile.beadle else []
    printed = _printed(words)
    number = TILE_NAMES.index(tile.name)
    second = _glyphs(printed, printed.tile_second[number])
    rewards = _glyphs(printed, printed.tile_first[number]) + (f"/{second}" if second else "")
    token = "" if tile.token is None else _token(tile.token, printed)
    pawns = "".join(figures) or "[dim]·[/]"
    gains = f"{rewards} {token}".strip()
    is_short = cell_len(gains) + 1 + Text.from_markup(pawns).cell_len <= width
    below = f"{gains} {pawns}" if is_short else f"{gains}\n{pawns}"
    return f"[{style}]{name}[/]\n{liveries} {tile.requires}:{tile.vp}✪\n{below}"


def _glyphs(printed: Box, parts: list[int]) -> str:
    """An effect as numbers and glyphs, in as few characters as possible."""
    return "".join(GLYPHS.get(icon, icon) for icon in guilds_of_london.icons(printed, parts))


def _token(token: str, printed: Box) -> str:
    return SECOND + _glyphs(printed, printed.token_effects[TOKENS.index(token)])


def _hall(view: View, is_first: bool, words: Words) -> str:
    if not is_first:
        return "[dim]═══[/]"
    pawns = "".join(f"{_mark(player.seat)}{player.guildhall}" for player in view.players)
    return f"[bold]{words.text('label-guildhall')}[/]\n{pawns}"


# Beside the city


def _plantation(view: View, words: Words) -> RenderableType:
    """The Plantation's side with its rewards, the pawns there, and the piles."""
    side = view.side
    rewards = guilds_of_london.plantation(_printed(words), SIDES.index(side), words.lang) if side else ""
    there = [f"{_mark(player.seat)}{player.plantation}" for player in view.players if player.plantation]
    there += [f"{NEUTRAL}{view.plantation_neutrals}"] if view.plantation_neutrals else []
    title = words.name(side) if side else words.text("label-plantation")
    facts = [
        f"{words.text('label-neutrals')} {NEUTRAL}{view.scoreboard_neutrals}",
        f"{words.text('label-deck')} {view.deck_size}",
        f"{words.text('label-discard')} {len(view.discard)}",
        f"{words.text('label-mayoral')} {view.mayoral_deck_size}",
    ]
    return Panel(
        Group(f"{' '.join(there) or '·'}  [dim]{rewards}[/]", "  ".join(facts)),
        title=title,
        title_align="left",
        box=box.ROUNDED,
        width=WIDTH,
    )


def _players(view: View, words: Words) -> RenderableType:
    printed = _printed(words)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(words.text("player"))
    for heading in ("points", "hand"):
        table.add_column(words.text(heading), justify="right")
    for heading in ("supply", "neutrals", "mayoral", "tokens"):
        table.add_column(words.text("label-" + heading), justify="left" if heading == "tokens" else "right")
    for player in view.players:
        style = "bold" if player.seat == view.active else ""
        table.add_row(
            f"{_mark(player.seat)} {words.seat_name(player.seat)}",
            str(player.vp),
            f"{player.hand_size}/{player.hand_limit}",
            str(player.supply),
            str(player.neutrals),
            str(player.mayoral_size),
            " ".join(_token(token, printed) for token in player.tokens),
            style=style,
        )
    return table


def _own_cards(player: PlayerView, view: View, words: Words) -> RenderableType:
    """What only the viewer sees: hand and mayoral cards, with their texts."""
    printed = _printed(words)
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for card in sorted(set(player.hand or []), key=CARDS.index):
        kind = CARDS.index(card)
        count = (player.hand or []).count(card)
        shown = [symbol for i, symbol in enumerate(SYMBOLS) if printed.card_mask[kind] >> i & 1]
        name = words.name(card) + (f" ×{count}" if count > 1 else "")
        text = guilds_of_london.card(printed, kind, words.lang)
        table.add_row(f"[bold]{name}[/]", _liveries(shown, words), text)
    mayoral = [*(player.mayoral or []), *(player.drawn or [])]
    if not mayoral and view.phase == "setup":
        mayoral = player.dealt or []
    for card in mayoral:
        text = guilds_of_london.mayoral(printed, MAYORAL_CARDS.index(card), words.lang)
        table.add_row(f"[bold]{words.name(card)}[/]", "★", text)
    known = [words.name(card) for card in view.mayoral_bottom if card is not None]
    if known:
        table.add_row(words.text("label-bottom"), "", ", ".join(known))
    return Panel(table, title=words.text("hand"), title_align="left", box=box.HEAVY, width=WIDTH)


def _use(use: str, card: str, words: Words) -> str:
    """How a card was played: the text of the answer, without the card's name."""
    return words.option("turn-action", f"{use}:{card}").rpartition(": ")[2]


def _legend(words: Words) -> str:
    liveries = "  ".join(f"{_liveries([symbol], words, 'short')} {words.name(symbol)}" for symbol in SYMBOLS)
    glyphs = "  ".join(f"{GLYPHS[icon]} {words.text('label-' + icon)}" for icon in GLYPHS)
    tile = f"3:2✪ {words.text('label-requires')}: {words.text('label-victory-points')}"
    return f"[dim]{liveries}\n{tile}  {SECOND} {words.text('label-tokens')}  {glyphs}[/]"
