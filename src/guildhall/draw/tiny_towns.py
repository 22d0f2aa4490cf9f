"""Tiny Towns in the terminal: the cards with their patterns, and everybody's town as a grid."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table

from guildhall.draw.marks import seat_mark
from guildhall.games.tiny_towns.view import Card, SeatView, Square, View
from guildhall.words import Words

# Each cube has a letter and each type two, for people who cannot tell the colours apart.
CUBES: Final = {
    "wood": ("rgb(150,90,70)", "W"),
    "wheat": ("yellow", "H"),
    "brick": ("red", "B"),
    "glass": ("cyan", "G"),
    "stone": ("grey70", "S"),
}
STYLE_OF_LETTER: Final = {letter: style for style, letter in CUBES.values()}
BUILDINGS: Final = {
    "cottages": ("bright_blue", "Co"),
    "farms": ("bright_red", "Fa"),
    "wells": ("grey62", "We"),
    "chapels": ("dark_orange", "Ch"),
    "taverns": ("green", "Ta"),
    "theaters": ("yellow", "Th"),
    "factories": ("bright_black", "Fc"),
    "monuments": ("magenta", "Mo"),
}
SIDE: Final = 4
TOWN_WIDTH: Final = 32  # three towns side by side
CARDS_IN_ROW: Final = 2
FED: Final = "✓"


def draw(view: View, words: Words) -> RenderableType:
    """The table as the viewer sees it."""
    return Group(
        _headline(view, words),
        _cards(view, words),
        Columns([_town(view, seat, words) for seat in view.seats], padding=(0, 1)),
        _legend(words),
    )


def _headline(view: View, words: Words) -> str:
    parts = [f"[bold]{words.title()}[/]", words.text("label-turn", turn=view.turn), words.phase(view.phase)]
    if view.named is not None:
        parts.append(f"{words.text('label-resource')} {_cube(view.named)} {words.name(view.named)}")
    elif view.free_choice:
        parts.append(words.text("label-free-choice"))
    if view.hammer is not None:
        parts.append(f"{words.text('label-hammer')} {seat_mark(view.hammer)}")
    if view.face_up:
        cards = " ".join("·" if card is None else _cube(card) for card in view.face_up)
        parts.append(f"{words.text('label-face-up')} {cards}")
    if view.under:
        parts.append(f"{words.text('label-under')} {' '.join(map(_cube, view.under))}")
    if view.mode != "standard":
        parts.append(f"{words.text('label-pile')} {view.deck_left}")
    if view.rank is not None:
        parts.append(f"{words.text('label-title')} {words.name(view.rank)}")
    return " · ".join(parts)


def _cube(resource: str) -> str:
    style, letter = CUBES[resource]
    return f"[{style}]{letter}[/]"


def _code(type_: str) -> str:
    style, code = BUILDINGS[type_]
    return f"[bold {style}]{code}[/]"


def _pattern(card: Card) -> str:
    """The pattern as printed, row by row."""
    return "\n".join("".join(map(_cell, row)) for row in card.pattern)


def _cell(letter: str) -> str:
    return "[dim]·[/]" if letter == "." else f"[{STYLE_OF_LETTER[letter]}]{letter}[/]"


def _cards(view: View, words: Words) -> RenderableType:
    """The cards that the viewer can build, two in a row: pattern, name and text."""
    cards = [*view.cards, *(seat.monument for seat in view.seats if seat.seat == view.viewer and seat.monument)]
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(CARDS_IN_ROW):
        table.add_column(width=2)
        table.add_column(width=SIDE)
        table.add_column(ratio=1)
    cells = [_card(card, words) for card in cards]
    for at in range(0, len(cells), CARDS_IN_ROW):
        table.add_row(*(cell for row in cells[at : at + CARDS_IN_ROW] for cell in row))
    return table


def _card(card: Card, words: Words) -> tuple[str, str, str]:
    return _code(card.type), _pattern(card), f"[bold]{words.name(card.id)}:[/] {words.name(card.id, 'help')}"


def _town(view: View, seat: SeatView, words: Words) -> RenderableType:
    title = f"{seat_mark(seat.seat)} {words.seat_name(seat.seat)}"
    body = Group(_grid(seat.town), *_facts(view, seat, words))
    is_viewer = view.viewer == seat.seat
    return Panel(body, title=title, title_align="left", box=box.HEAVY if is_viewer else box.ROUNDED, width=TOWN_WIDTH)


def _grid(town: list[Square]) -> RenderableType:
    """Four rows of four squares, with labelled columns and rows."""
    table = Table(box=box.SIMPLE_HEAD, padding=0, pad_edge=False)
    table.add_column("", style="dim", width=1)
    for column in "abcd":
        table.add_column(f"[dim]{column}[/]", justify="center", width=5, no_wrap=True)
    for row in range(SIDE):
        table.add_row(str(row + 1), *map(_square, town[row * SIDE : row * SIDE + SIDE]))
    return table


def _square(square: Square) -> str:
    if square.cube is not None:
        return _cube(square.cube)
    if square.type is None:
        return "[dim]·[/]"
    mark = FED if square.fed else ""
    return _code(square.type) + mark + "".join(map(_cube, square.stored))


def _facts(view: View, seat: SeatView, words: Words) -> list[str]:
    facts = [f"{words.text('label-points')} [bold]{seat.sheet.get('total', 0)}[/]"]
    if seat.times_builder:
        facts[0] += f"  {words.text('label-hammer')} ×{seat.times_builder}"
    if seat.has_monument:
        name = words.name(seat.monument.id) if seat.monument is not None else words.text("label-hidden")
        facts.append(f"{_code('monuments')} {name}")
    if seat.watch:
        facts.append(f"{words.text('label-watch')} " + ", ".join(map(words.name, seat.watch)))
    if seat.aside:
        facts.append(f"{words.text('label-aside')} {' '.join(map(_cube, seat.aside))}")
    if seat.aside_left:
        facts.append(f"[dim]{words.text('label-aside-left', count=seat.aside_left)}[/]")
    if seat.building is not None:
        facts.append(f"{words.text('label-builds')} {words.name(seat.building)} {' '.join(seat.site)}")
    if seat.finished:
        facts.append(words.text("label-completed", turn=seat.finished))
    elif seat.done and view.phase == "build":
        facts.append(words.text("label-done"))
    return facts


def _legend(words: Words) -> RenderableType:
    cubes = "  ".join(f"{_cube(resource)} {words.name(resource)}" for resource in CUBES)
    types = Columns([f"[dim]{_code(type_)} {words.name(type_)}[/]" for type_ in BUILDINGS], padding=(0, 2))
    return Group(f"[dim]{cubes}  {FED} {words.text('label-fed')}[/]", types)
