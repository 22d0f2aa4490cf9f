"""Guilds of London in the terminal: the city as a grid, the Plantation, the players, and one's own cards."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from guildhall.draw.marks import SEAT_SHAPES
from guildhall.games.guilds_of_london import GAME, GuildsOfLondon
from guildhall.games.guilds_of_london.box import CARDS, LIVERIES, MAYORAL_CARDS, SIDES, SYMBOLS, TILE_NAMES, TOKENS, Box
from guildhall.games.guilds_of_london.view import PlayerView, TileView, View
from guildhall.words import Words, guilds_of_london

# Liveries have a letter each, for those who do not see the colours.
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
CELL_WIDTH: Final = 12
WIDTH: Final = 100


def draw(view: View, words: Words) -> RenderableType:
    """The table as the viewer sees it."""
    parts: list[RenderableType] = [_headline(view, words), _city(view, words), _plantation(view, words)]
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
    """The box that the sentences on cards and tiles are made from."""
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


def _livery(symbol: str) -> str:
    return f"[{LIVERY_STYLES[SYMBOLS.index(symbol)]}]{LIVERIES[SYMBOLS.index(symbol)][0].upper()}[/]"


# The city


def _city(view: View, words: Words) -> RenderableType:
    """Rows and columns as far as anything lies there."""
    cells = {(tile.column, tile.row): tile for tile in view.city}
    halls = [tuple(cell) for cell in view.guildhall]
    columns = sorted({column for column, _ in [*cells, *halls]})
    rows = sorted({row for _, row in [*cells, *halls]})
    table = Table(box=box.SQUARE, show_lines=True, padding=0, pad_edge=False)
    table.add_column("", width=2, justify="right", vertical="middle")
    for column in range(columns[0], columns[-1] + 1):
        table.add_column(str(column), width=CELL_WIDTH, justify="center", no_wrap=True, overflow="crop")
    for row in range(rows[0], rows[-1] + 1):
        drawn = [f"[dim]{row}[/]"]
        for column in range(columns[0], columns[-1] + 1):
            tile = cells.get((column, row))
            if tile is not None:
                drawn.append(_tile(tile, view, words))
            else:
                drawn.append(_hall(view, (column, row) == halls[0], words) if (column, row) in halls else "")
        table.add_row(*drawn)
    return table


def _tile(tile: TileView, view: View, words: Words) -> str:
    rank = f"{tile.rank} " if tile.rank else ""
    name = escape((rank + words.name(tile.name))[:CELL_WIDTH])
    liveries = "".join(map(_livery, tile.liveries))
    if tile.resolved:
        master = _mark(tile.master) if tile.master is not None else "·"
        return f"[dim]{name}[/]\n{liveries} {master}"
    style = "bold reverse" if view.resolving == (tile.column, tile.row) else "bold"
    figures = [f"{_mark(seat)}{count}" for seat, count in enumerate(tile.pawns) if count]
    figures += [f"{NEUTRAL}{tile.neutrals}"] if tile.neutrals else []
    figures += [BEADLE] if tile.beadle else []
    printed = _printed(words)
    number = TILE_NAMES.index(tile.name)
    second = _glyphs(printed, printed.tile_second[number])
    rewards = _glyphs(printed, printed.tile_first[number]) + (f"/{second}" if second else "")
    token = "" if tile.token is None else SECOND + _glyphs(printed, printed.token_effects[TOKENS.index(tile.token)])
    space = " " if len(tile.liveries) <= 2 else ""  # special buildings show more liveries
    return "\n".join(
        [
            f"[{style}]{name}[/]",
            space.join([liveries, f"{tile.requires}:{tile.vp}✪", token]).rstrip(),
            rewards,
            "".join(figures) or "[dim]·[/]",
        ]
    )


def _glyphs(printed: Box, parts: list[int]) -> str:
    """An effect in as few characters as possible: numbers and glyphs."""
    return "".join(GLYPHS.get(icon, icon) for icon in guilds_of_london.icons(printed, parts))


def _hall(view: View, is_first: bool, words: Words) -> str:
    if not is_first:
        return "[dim]═══[/]"
    pawns = "".join(f"{_mark(player.seat)}{player.guildhall}" for player in view.players)
    return f"[bold]{words.text('label-guildhall')}[/]\n{pawns}"


# Beside the city


def _plantation(view: View, words: Words) -> RenderableType:
    """Its side with the rewards, who is there, and the piles."""
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
            ", ".join(words.name(token) for token in player.tokens),
            style=style,
        )
    return table


def _own_cards(player: PlayerView, view: View, words: Words) -> RenderableType:
    """What only the viewer sees: the hand and the mayoral cards, with all they say."""
    printed = _printed(words)
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for card in sorted(set(player.hand or []), key=CARDS.index):
        kind = CARDS.index(card)
        count = (player.hand or []).count(card)
        liveries = "".join(_livery(SYMBOLS[i]) for i in range(len(SYMBOLS)) if printed.card_mask[kind] >> i & 1)
        name = words.name(card) + (f" ×{count}" if count > 1 else "")
        table.add_row(liveries, f"[bold]{name}[/]", guilds_of_london.card(printed, kind, words.lang))
    mayoral = [*(player.mayoral or []), *(player.drawn or [])]
    if not mayoral and view.phase == "setup":
        mayoral = player.dealt or []
    for card in mayoral:
        text = guilds_of_london.mayoral(printed, MAYORAL_CARDS.index(card), words.lang)
        table.add_row("★", f"[bold]{words.name(card)}[/]", text)
    known = [words.name(card) for card in view.mayoral_bottom if card is not None]
    if known:
        table.add_row("", words.text("label-bottom"), ", ".join(known))
    return Panel(table, title=words.text("hand"), title_align="left", box=box.HEAVY, width=WIDTH)


def _use(use: str, card: str, words: Words) -> str:
    """How a card was played: the words of the answer, without the card."""
    return words.option("turn-action", f"{use}:{card}").rpartition(": ")[2]


def _legend(words: Words) -> str:
    liveries = "  ".join(f"{_livery(symbol)} {words.name(symbol)}" for symbol in SYMBOLS)
    glyphs = "  ".join(f"{GLYPHS[icon]} {words.text('label-' + icon)}" for icon in GLYPHS)
    tile = f"3:2✪ {words.text('label-requires')}: {words.text('label-victory-points')}"
    return f"[dim]{liveries}\n{tile}  {SECOND} {words.text('label-tokens')}  {glyphs}[/]"
