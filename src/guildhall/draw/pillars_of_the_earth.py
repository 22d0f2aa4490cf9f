"""The Pillars of the Earth in the terminal: places with their builders, cards and tracks, and everybody's goods."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table

from guildhall.draw.marks import seat_mark
from guildhall.games.pillars_of_the_earth.view import Craftsman, PoolCard, SeatView, View
from guildhall.words import Words

WIDTH: Final = 100

# Each kind of cube has a shape, for people who cannot tell the colours apart; none is a seat's shape.
CUBES: Final = {
    "wood": ("dark_orange3", "♣"),
    "stone": ("grey62", "▣"),
    "sand": ("khaki3", "∴"),
    "metal": ("steel_blue1", "◇"),
}
PLACES: Final = {
    "bishop": ("bishop",),
    "kingsbridge_1": ("kingsbridge_1",),
    "kingsbridge_2": ("kingsbridge_2",),
    "priory": ("priory_1", "priory_2"),
    "court": ("court_1", "court_2", "court_3", "court_4"),
    "shiring_1": ("shiring_1",),
    "shiring_2": ("shiring_2",),
    "castle": ("castle",),
    "market": ("market_1", "market_2", "market_3", "market_4"),
    "start_player": ("start_player",),
}


def draw(view: View, words: Words) -> RenderableType:
    """The table as the viewer sees it."""
    return Group(
        _headline(view, words),
        _places(view, words),
        _tracks(view, words),
        *(_seat(view, seat, words) for seat in view.seats),
        _legend(words),
    )


def answer(view: View, decision: str, option: str, words: Words) -> str:
    """An answer in words; a place with what lies there."""
    said = words.option(decision, option)
    key, _, place = option.partition(":")
    if key != "place" or not place.startswith(("kingsbridge", "shiring")):
        return said
    card = view.kingsbridge[place.endswith("2")] if place.startswith("kingsbridge") else None
    craftsman = view.shiring[place.endswith("2")] if place.startswith("shiring") else None
    offered = card or (craftsman.id if craftsman is not None else None)
    return said if offered is None else f"{said}: {words.name(offered)}"


def _headline(view: View, words: Words) -> str:
    rounds = words.text("round-of", round=view.round, rounds=view.rounds)
    return f"[bold]{words.title()}[/] · {rounds} · {words.phase(view.phase)}"


def _cubes(numbers: dict[str, int], kinds: Iterable[str] = CUBES) -> str:
    """Cubes by kind; kinds without cubes in grey."""
    return " ".join(f"[{CUBES[kind][0]}]{CUBES[kind][1]}[/]{numbers.get(kind, 0)}" for kind in kinds)


def _places(view: View, words: Words) -> RenderableType:
    """Every place with what it gives now and the builders there, space by space."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True)
    table.add_column(words.text("label-place"))
    table.add_column(words.text("label-offer"), ratio=1)
    table.add_column(words.text("label-builders"), no_wrap=True)
    for place, spaces in PLACES.items():
        marks = " ".join(_mark(view.spaces[space]) for space in spaces)
        table.add_row(words.name(place), _offer(view, place, words), marks)
    return Constrain(table, WIDTH)


def _mark(seat: int | None) -> str:
    return "[dim]·[/]" if seat is None else seat_mark(seat)


def _offer(view: View, place: str, words: Words) -> str:
    if place.startswith("kingsbridge"):
        card = view.kingsbridge[place.endswith("2")]
        return "" if card is None else _explained(card, words)
    if place.startswith("shiring"):
        craftsman = view.shiring[place.endswith("2")]
        return "" if craftsman is None else _craftsman(craftsman, words)
    if place == "market":
        return f"{_cubes(view.market, ('wood', 'stone', 'sand'))} [dim]{words.name(place, 'help')}[/]"
    if place == "court":
        tax = "" if view.tax is None else f" · {words.text('label-tax')} {view.tax}"
        return f"{_cubes({'metal': view.court_metal}, ('metal',))} · {words.text('label-tax-free')}{tax}"
    if view.round == view.rounds and place in ("castle", "start_player"):
        return ""  # they are for the next round
    return f"[dim]{words.name(place, 'help')}[/]"


def _craftsman(card: Craftsman, words: Words) -> str:
    """Name and conversion: what one use costs, what it gives, and how often."""
    takes = "".join(f"[{CUBES[kind][0]}]{CUBES[kind][1] * number}[/]" for kind, number in card.cubes.items())
    takes += f"{card.pays}$" if card.pays else ""
    gives = f"{card.vp}★" if card.vp else f"{card.gold}$"
    uses = f"×{card.capacity}" if card.used is None else f"{card.used}/{card.capacity}"
    return f"{words.name(card.id)} {takes}→{gives} {uses}"


def _pool_card(card: PoolCard, words: Words) -> str:
    if card.craftsman is not None:
        return f"{_craftsman(card.craftsman, words)} ({card.craftsman.price}$)"
    assert card.kind is not None
    return f"{words.name(card.id)} {_cubes({card.kind: card.cubes}, (card.kind,))} ({card.workers}♟)"


def _tracks(view: View, words: Words) -> RenderableType:
    """Pool, cost track, event, supply and cathedral."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column(max_width=WIDTH - 30)
    if view.pool:
        grid.add_row(words.text("label-pool"), " · ".join(_pool_card(card, words) for card in view.pool))
    grid.add_row(words.text("label-cost"), _cost_track(view, words))
    if view.event is not None:
        grid.add_row(words.text("label-event"), _explained(view.event, words))
    if view.coming_event is not None:
        grid.add_row(words.text("label-coming"), _explained(view.coming_event, words))
    grid.add_row(words.text("label-supply"), _cubes(view.supply))
    if view.parts:
        grid.add_row(words.text("label-cathedral"), ", ".join(map(words.name, view.parts)))
    return grid


def _explained(card: str, words: Words) -> str:
    return f"[bold]{words.name(card)}[/] [dim]{words.name(card, 'help')}[/]"


def _cost_track(view: View, words: Words) -> str:
    """The fields from 7 to 0, the marker's field reversed, passed builders beside their field."""
    cells = []
    for cost, seat in zip(view.costs, view.track, strict=True):
        field = f"[reverse]{cost}[/]" if cost == view.cost else str(cost)
        cells.append(field if seat is None else f"{field}{seat_mark(seat)}")
    drawn = "" if view.drawn is None else f"   {words.text('label-drawn')} {seat_mark(view.drawn)}"
    return " ".join(cells) + drawn


def _seat(view: View, seat: SeatView, words: Words) -> RenderableType:
    builders = f"{words.text('label-builders')} {words.text('label-bag')} {seat.builders_in_bag}"
    workers = f"{words.text('label-workers')} {seat.workers}"
    mill = f" + {seat.workers_in_mill} {words.text('label-mill')}" if seat.workers_in_mill else ""
    facts = [
        f"[bold]{seat.vp}★ {words.text('label-vp')}[/]",
        f"[bold]{seat.gold}$ {words.text('label-gold')}[/]",
        _cubes(seat.cubes),
        workers + mill,
        builders,
    ]
    lines = ["  ".join(facts), " · ".join(_craftsman(card, words) for card in seat.row) or "[dim]·[/]"]
    lines += [_explained(card, words) for card in seat.privileges]
    if seat.resource_cards:
        lines.append(", ".join(map(words.name, seat.resource_cards)))
    if view.round < view.rounds and (seat.is_limited_next or seat.grey_workers_next):
        coming = words.name("ev_town_wall") if seat.is_limited_next else ""
        castle = words.name("castle") if seat.grey_workers_next else ""
        lines.append(f"[dim]{words.text('label-next-round')}: {', '.join(filter(None, (coming, castle)))}[/]")
    title = f"{seat_mark(seat.seat)} {words.seat_name(seat.seat)}"
    if view.start_player == seat.seat:
        title += f" · {words.text('label-start')}"
    frame = box.HEAVY if view.viewer == seat.seat else box.ROUNDED
    return Panel(Group(*lines), title=title, title_align="left", box=frame, width=WIDTH)


def _legend(words: Words) -> str:
    cubes = "  ".join(f"[{style}]{shape}[/] {words.name(kind)}" for kind, (style, shape) in CUBES.items())
    signs = f"★ {words.text('label-vp')}  $ {words.text('label-gold')}  ♟ {words.text('label-workers')}"
    return f"[dim]{cubes}  {signs}[/]"
