"""Old London Bridge in the terminal: the rondel and its stacks, the tracks, and everybody's bridge."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table

from guildhall.draw.marks import seat_mark
from guildhall.games.old_london_bridge.box import TYPES
from guildhall.games.old_london_bridge.view import Building, OuterSpace, SeatView, View
from guildhall.words import Words

# Each shield has a shape, for people who cannot tell the colours apart; none is a seat's shape.
SHIELDS: Final = {
    "blue": ("blue", "♦"),
    "orange": ("dark_orange", "♥"),
    "grey": ("grey62", "♠"),
    "green": ("green", "♣"),
}
SLOTS: Final = 12
FACE_DOWN: Final = "▒"
NO_NUMBER: Final = "–"


def draw(view: View, words: Words) -> RenderableType:
    """The table as the viewer sees it."""
    return Group(
        _headline(view, words),
        Columns([_rondel(view, words), _board(view, words)], padding=(0, 2)),
        *(_seat(view, seat, words) for seat in view.seats),
        _legend(view, words),
    )


def _headline(view: View, words: Words) -> str:
    rounds = words.text("round-of", round=view.round, rounds=view.rounds)
    chips = " ".join(map(str, view.chips))
    return f"[bold]{words.title()}[/] · {rounds} · {words.phase(view.phase)} · {words.text('label-chips')} {chips}"


def _shield(colour: str) -> str:
    style, shape = SHIELDS[colour]
    return f"[{style}]{shape}[/]"


def _building(building: Building, words: Words) -> str:
    number = "" if building.number is None else f" {building.number}"
    shields = "".join(map(_shield, building.shields))
    return f"{words.name(building.type)}{number} {shields}"


def _rondel(view: View, words: Words) -> RenderableType:
    """The stacks clockwise, each with the rondel space that faces it."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for heading in ("space", "pays", "top-building", "left", "figures"):
        table.add_column(words.text("label-" + heading), justify="right" if heading == "left" else "left")
    spaces = {space.facing: (number, space) for number, space in enumerate(view.rondel)}  # OLB-1.13: X is 0
    for stack in view.stacks:
        number, space = spaces[stack.type]
        top = _building(stack.top, words) if stack.top is not None else "-"
        table.add_row(str(number), _income(space), top, str(stack.left), _marks(space.figures))
    table.add_row(
        words.name("space-centre"), f"-£{view.centre_cost}", words.text("label-any-stack"), "", _marks(view.centre)
    )
    return table


def _income(space: OuterSpace) -> str:
    return "[bold red]X[/]" if space.is_x else f"£{space.income}"


def _marks(seats: list[int]) -> str:
    return " ".join(map(seat_mark, seats))


def _board(view: View, words: Words) -> RenderableType:
    """Tracks, bonus tiles, inn and scoring fields."""
    grid = Table.grid(padding=(0, 1))
    coins = [str(coin) if coin else "·" for coin in view.chapel_coins]
    bonus = ["+" if bonus else "·" for bonus in view.gate_bonus]
    chapel, gate = [seat.chapel for seat in view.seats], [seat.gate for seat in view.seats]
    grid.add_row(words.name("category-chapel"), _track(chapel, view.chapel_order, coins))
    grid.add_row(words.name("category-gate"), _track(gate, view.gate_order, bonus))
    order = " ".join(map(seat_mark, view.chapel_order))
    grid.add_row(words.text("label-tie-break"), order)
    for stack in view.bonus:
        name = words.name(stack.top) if stack.top is not None else "-"
        grid.add_row(words.text("label-bonus-tile"), f"{name} [dim]({stack.left})[/]")
    supply = "  ".join(f"{value}×{count}" for value, count in enumerate(view.supply, 1))
    grid.add_row(words.name("category-inn"), supply)
    for face in [face for face in view.faces.values() if face != "printed"] or ["printed"]:
        grid.add_row(words.text("label-scoring"), words.name(face))
    return grid


def _track(spaces: list[int], order: list[int], printed: list[str]) -> str:
    """The spaces of a track: markers with the top one last, or what is printed there."""
    cells = []
    for space, ground in enumerate([*printed[:-1], "⚑"]):
        here = [seat for seat in reversed(order) if spaces[seat] == space]
        cells.append("".join(map(seat_mark, here)) or f"[dim]{ground}[/]")
    return " ".join(cells)


def _seat(view: View, seat: SeatView, words: Words) -> RenderableType:
    money = "£?" if seat.money is None else f"£{seat.money}"
    hand = f"{seat.hand_size}×{FACE_DOWN}" if seat.hand is None else " ".join(map(str, seat.hand))
    played = " ".join(_card(card.value, card.raised) for card in seat.played)
    shields = " ".join(f"{_shield(colour)}{count}" for colour, count in seat.shields.items())
    tiles = ", ".join(words.name(tile.kind) + ("" if tile.usable else "*") for tile in seat.tiles)
    facts = [
        f"[bold]{money}[/]",
        f"{words.text('hand')} {hand}",
        f"{words.text('label-played')} {played}" if played else "",
        shields,
        f"{words.text('label-bonus-tiles')} {tiles}" if tiles else "",
    ]
    title = f"{seat_mark(seat.seat)} {words.seat_name(seat.seat)}"
    is_viewer = view.viewer == seat.seat
    bridge = Bridge(seat.bridge, words) if is_viewer else _bridge_in_line(seat.bridge, words)
    body = Group("  ".join(fact for fact in facts if fact), bridge)
    return Panel(body, title=title, title_align="left", box=box.HEAVY if is_viewer else box.ROUNDED, width=100)


def _card(value: int | None, raised: int) -> str:
    face = FACE_DOWN if value is None else str(value)
    return f"[reverse] {face}{'+' * raised} [/]"


class Bridge:
    """Twelve slots, in two rows where one is too long: type above, number in the middle, shields below."""

    def __init__(self, buildings: list[Building], words: Words) -> None:
        self.buildings, self.words = buildings, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(cell_len(self.words.name(type_)) for type_ in TYPES)
        is_one_row = SLOTS * (width + 1) + 1 <= options.max_width
        in_row = SLOTS if is_one_row else SLOTS // 2
        table = Table(box=box.SQUARE, show_header=False, padding=0, pad_edge=False)
        for _ in range(in_row):
            table.add_column(justify="center", width=width, no_wrap=True)
        for first in range(0, SLOTS, in_row):
            row = self.buildings[first : first + in_row]
            empty = [""] * (in_row - len(row))
            table.add_row(*(self.words.name(building.type) for building in row), *empty)
            table.add_row(
                *(f"[bold]{NO_NUMBER if building.number is None else building.number}[/]" for building in row), *empty
            )
            table.add_row(*("".join(map(_shield, building.shields)) for building in row), *empty, end_section=True)
        yield table


def _bridge_in_line(buildings: list[Building], words: Words) -> str:
    return " · ".join(_building(building, words) for building in buildings) or "[dim]·[/]"


def _legend(view: View, words: Words) -> str:
    shields = "  ".join(f"{_shield(colour)} {words.name(colour)}" for colour in SHIELDS)
    starred = f"  * {words.text('label-usable-next-round')}" if view.round < view.rounds else ""
    return f"[dim]{shields}{starred}[/]"
