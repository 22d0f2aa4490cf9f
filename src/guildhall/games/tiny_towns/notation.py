"""A position of Tiny Towns as a few lines of text, both ways.

    tiny-towns 2
    cards: cottage granary well temple inn market warehouse
    turn: 9
    hammer: 1
    named: brick
    town 0:
      Co  W   .   .
      Fa  .   Fc[WWB] .
      .   S   .   .
      .   .   .   Mo
    monument 0: silva-forum
    agenda: build > end_turn

A town is a picture of four rows: a dot, a cube's letter (W wood, H wheat, B brick, G glass, S stone), or a building's
type (Co Fa We Ch Ta Th Fc Mo) with the cubes on it. What is left out has its usual value: empty towns, the cards of the
first game, no monuments, the hammer with seat 0, and a turn that is about to begin.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from guildhall.games.tiny_towns.box import (
    CARDS,
    LETTERS,
    NO_CARD,
    NO_RESOURCE,
    NO_TYPE,
    PUBLIC_TYPES,
    RESOURCES,
    TYPE_CODES,
    TYPE_COUNT,
    TYPES,
)
from guildhall.games.tiny_towns.constructing import CALL_BITS
from guildhall.games.tiny_towns.patterns import SIDE, SQUARE_COUNT, SQUARES, squares_in
from guildhall.games.tiny_towns.placing import PLACES, WAYS
from guildhall.games.tiny_towns.reading import (
    NONE,
    check_flow,
    optional,
    read_cards,
    read_hammer,
    read_monument,
    read_pile,
    read_seat,
    read_town,
)
from guildhall.games.tiny_towns.state import DEALT, NO_WAY, NOWHERE, Towns, complete, heap_text
from guildhall.games.tiny_towns.town import cube_at, type_at
from guildhall.games.tiny_towns.turn import begin_turn
from guildhall.kernel.game import Variant
from guildhall.kernel.notation import Reader, header, new_table, read_flow, write_flow
from guildhall.kernel.state import CHANCE, Frame, Seat


def write(g: Towns, game: Any) -> str:
    """The position, complete."""
    usual = {setting.name: setting.values[0] for setting in game.settings}
    agreed = {name: value for name, value in g.variant.items() if value != usual[name]}
    lines = header(game.name, g.seats, agreed)
    lines.append("cards: " + _names(g.cards, CARDS))
    lines.append(f"turn: {g.turn}")
    lines.append("hammer: " + (NONE if g.hammer == CHANCE else str(g.hammer)))
    lines.append("named: " + _name(g.named, RESOURCES))
    lines.append("times: " + " ".join(map(str, g.times)))
    lines.append("finished: " + " ".join(map(str, g.finished)))
    lines.append("done: " + " ".join(map(str, g.done)))
    for seat in range(g.seats):
        lines += _town_lines(g, seat)
        lines += _seat_lines(g, seat)
    lines.append("pile: " + " ".join(map(str, g.pile.unseen)))
    if g.pile.bottom:
        lines.append("under: " + " ".join(RESOURCES[resource] for resource in reversed(g.pile.bottom)))
    if g.face_up:
        lines.append("face-up: " + _names(g.face_up, RESOURCES))
    lines += write_flow(g)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _town_lines(g: Towns, seat: Seat) -> list[str]:
    tokens = [square_text(g, seat, square) for square in range(SQUARE_COUNT)]
    width = max(map(len, tokens))
    rows = [tokens[at : at + SIDE] for at in range(0, SQUARE_COUNT, SIDE)]
    return [f"town {seat}:"] + ["  " + "  ".join(token.ljust(width) for token in row) for row in rows]


def square_text(g: Towns, seat: Seat, square: int) -> str:
    """A square as it is written in a picture."""
    kind = type_at(g, seat, square)
    if kind == NO_TYPE:
        resource = cube_at(g, seat, square)
        return "." if resource == NO_RESOURCE else LETTERS[resource]
    heap = g.stored[seat * SQUARE_COUNT + square]
    return TYPE_CODES[kind] + (f"[{heap_text(heap)}]" if heap else "")


def _seat_lines(g: Towns, seat: Seat) -> list[str]:
    """All that a seat has besides its town, as far as it is unusual."""
    dealt = g.dealt[seat * DEALT : seat * DEALT + DEALT]
    novice = bool(g.novices[seat]) and g.seats > 1
    fields = (
        ("dealt", _names(dealt, CARDS) if max(dealt) != NO_CARD else ""),
        ("monument", "" if g.monument[seat] == NO_CARD else CARDS[g.monument[seat]]),
        ("raised", str(g.raised[seat] or "")),
        ("watch", " ".join(TYPES[kind] for kind in range(PUBLIC_TYPES) if g.watch[seat] >> kind & 1)),
        ("shrine", str(g.shrine[seat] or "")),
        ("aside", heap_text(g.aside[seat])),
        ("aside-left", str(g.aside_left[seat]) if novice else ""),
        ("picked", "" if g.picked[seat] == NO_RESOURCE else RESOURCES[g.picked[seat]]),
        ("way", "" if g.way[seat] == NO_WAY else WAYS[g.way[seat]]),
        ("spot", "" if g.spot[seat] == NOWHERE else PLACES[g.spot[seat]]),
        ("card", "" if g.card[seat] == NO_CARD else CARDS[g.card[seat]]),
        ("site", _squares(g.site[seat])),
        ("taken", "" if g.taken[seat] == NO_TYPE else TYPES[g.taken[seat]]),
        ("replaced", _squares(g.replaced[seat])),
        ("calls", _calls(g.calls[seat])),
    )
    return [f"{key} {seat}: {words}" for key, words in fields if words]


def _name(index: int, names: tuple[str, ...]) -> str:
    return NONE if index < 0 else names[index]


def _names(indices: list[int], names: tuple[str, ...]) -> str:
    return " ".join(_name(index, names) for index in indices)


def _squares(squares: int) -> str:
    return " ".join(SQUARES[square] for square in squares_in(squares))


def _calls(calls: int) -> str:
    words = []
    while calls:
        seat, kind = divmod((calls & (1 << CALL_BITS) - 1) - 1, TYPE_COUNT)
        words.append(f"{seat}.{TYPES[kind]}")
        calls >>= CALL_BITS
    return " ".join(words)


def read(text: str, game: Any, new: Callable[[int, Variant], Towns]) -> Towns:
    """The position that a text describes; what is left out has its usual value. Raises PositionError."""
    r = Reader(text, game.name, game.seats)
    g = new_table(r, new)
    read_cards(r, g)
    g.turn = r.number("turn", 1)
    read_hammer(r, g)
    g.named = optional(r.word("named"), RESOURCES, NO_RESOURCE)
    g.times = r.numbers("times", g.times)
    complete(g, r.numbers("finished", g.finished))
    g.done = r.numbers("done", g.done, 0, 1)
    for seat in range(g.seats):
        read_monument(r, g, seat)
        read_town(r, g, seat)
        read_seat(r, g, seat)
    read_pile(r, g)
    check_flow(r, g)
    read_flow(r, g, game, [Frame(begin_turn)])
    return g
