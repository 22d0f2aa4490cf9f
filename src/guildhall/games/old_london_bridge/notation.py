"""A position of Old London Bridge as a few lines of text, both ways.

    old-london-bridge 3
    variant: money=open
    round: 4
    money: 9 12 7
    bridge 0: 54 49 park-blue 50
    hand 0: 0 1 1 4
    played 0: 3+1                     a 3 raised by one tile
    chapel: 3 0 5                     spaces by seat, `order` has the stacks
    tiles 1: take-lady share-space    `fresh` for those of this round
    figures: 3 centre -
    agenda: take_turn 0 0 > end_round

Buildings are written by number, parks by colour. What lies in a stack is what lies nowhere else. Without an agenda the
position is the beginning of its round.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from guildhall.games.old_london_bridge.box import (
    BONUS,
    BONUS_KINDS,
    CARD_VALUES,
    FACES,
    NOWHERE,
    OUTER_SPACES,
    SLOTS,
    TILE_NAMES,
)
from guildhall.games.old_london_bridge.reading import (
    NONE,
    SPACE_NAMES,
    check_agenda,
    read_bonus,
    read_buildings,
    read_cards,
    read_chips,
    read_faces,
    read_figures,
    read_lowest,
    read_money,
    read_tracks,
    read_turns,
)
from guildhall.games.old_london_bridge.round import end_round, play_round
from guildhall.games.old_london_bridge.state import (
    CARDS_IN_FRONT,
    NO_CARD,
    SOURCE_COUNT,
    Bridge,
)
from guildhall.games.old_london_bridge.tracks import NO_BONUS
from guildhall.kernel.game import Variant
from guildhall.kernel.notation import Reader, header, new_table, read_flow, write_flow
from guildhall.kernel.state import Frame


def write(g: Bridge, name: str) -> str:
    """The position, complete."""
    seats = range(g.seats)
    lines = header(name, g.seats, {"money": "open"} if g.open_money else {})
    lines.append("faces: " + " ".join(FACES[face] for face in g.faces))
    lines.append(f"round: {g.round}")
    lines.append(f"rondel: {g.rotation}")
    lines.append("chips: " + " ".join(map(str, g.chips_shown)))
    lines.append("tops: " + " ".join(TILE_NAMES[tile] for tile in g.tops))
    lines.append("gone: " + _tiles(g.gone))
    lines.append(f"tile: {TILE_NAMES[g.tile]}")
    lines.append("supply: " + " ".join(map(str, g.supply[1:])))
    lines.append("money: " + " ".join(map(str, g.money)))
    lines.append("figures: " + " ".join(NONE if at == NOWHERE else SPACE_NAMES[at] for at in g.figure))
    lines.append("stairs: " + " ".join(map(str, g.stairs)))
    lines.append("chapel: " + " ".join(map(str, g.chapel)))
    lines.append("order: " + " ".join(map(str, g.chapel_order)))
    lines.append("gate: " + " ".join(map(str, g.gate)))
    lines.append("gate-order: " + " ".join(map(str, g.gate_order)))
    for seat in seats:
        lines.append(f"bridge {seat}: " + _tiles(g.bridge[seat * SLOTS : seat * SLOTS + g.built[seat]]))
        lines.append(f"hand {seat}: " + " ".join(_spelled(g.hand[seat * CARD_VALUES : (seat + 1) * CARD_VALUES])))
        lines.append(f"played {seat}: " + " ".join(_played(g, seat)))
        lines.append(f"tiles {seat}: " + _bonus(g.tiles, seat))
        lines.append(f"fresh {seat}: " + _bonus(g.fresh, seat))
        lines.append(f"earned {seat}: " + " ".join(map(str, g.earned[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT])))
    for stack, top in enumerate(g.bonus_tops):
        lines.append(f"bonus {stack}: {NONE if top == NO_BONUS else BONUS[top]} " + _bonus(g.bonus_unseen, stack))
    lines.append("used: " + _bonus(g.bonus_used, 0))
    lines.append(f"face-up: {int(g.face_up)}")
    lines.append("passed: " + " ".join(map(str, g.passed)))
    lines.append("turns: " + " ".join(f"{turn // CARDS_IN_FRONT}.{turn % CARDS_IN_FRONT}" for turn in g.order))
    lines.append(f"turn-card: {g.turn_card}")
    lines.append(f"inn-power: {g.inn_power}")
    lines.append(f"lowest: {g.lowest_number} {g.lowest_builder}")
    lines += write_flow(g)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def read(text: str, game: Any, new: Callable[[int, Variant], Bridge]) -> Bridge:
    """The position that a text describes; what is left out has its usual value. Raises PositionError."""
    r = Reader(text, game.name, game.seats)
    g = new_table(r, new)
    g.round = r.number("round", 1, 0, g.box.rounds[g.seats])
    read_faces(r, g)
    g.rotation = r.number("rondel", 0, 0, OUTER_SPACES - 1)
    g.face_up = r.number("face-up", 1, 0, 1) == 1
    read_chips(r, g)
    read_buildings(r, g)
    read_cards(r, g)
    read_tracks(r, g)
    read_bonus(r, g)
    read_money(r, g)
    g.figure = read_figures(r, g.seats)
    g.passed = r.numbers("passed", g.passed, 0, 1)
    g.order = read_turns(r, g.seats)
    g.turn_card = r.number("turn-card", 0, 0, CARD_VALUES - 1)
    g.inn_power = r.number("inn-power", 0)
    read_lowest(r, g)
    check_agenda(r, g)
    read_flow(r, g, game, _usual_agenda(r, g))
    return g


def _usual_agenda(r: Reader, g: Bridge) -> list[Frame]:
    """Without an agenda the round is about to begin, or, if something is asked already, about to end."""
    if any(key == "lanes" or key.startswith("asks ") for key in r.fields):
        return [Frame(end_round)]
    if "agenda" not in r.fields and g.round:
        g.round -= 1  # playing it counts it
    return [Frame(play_round)]


def _tiles(tiles: list[int]) -> str:
    return " ".join(TILE_NAMES[tile] for tile in tiles)


def _spelled(counts: list[int]) -> list[str]:
    """Counts by value as the values themselves: [1, 2, 0] is 0 1 1."""
    return [str(value) for value, count in enumerate(counts) for _ in range(count)]


def _played(g: Bridge, seat: int) -> list[str]:
    words = []
    for at in range(seat * CARDS_IN_FRONT, (seat + 1) * CARDS_IN_FRONT):
        raised = f"+{g.raised[at]}" if g.raised[at] else ""
        words.append(NONE if g.played[at] == NO_CARD else f"{g.played[at]}{raised}")
    return words


def _bonus(counts: list[int], owner: int) -> str:
    first = owner * BONUS_KINDS
    return " ".join(BONUS[kind] for kind in range(BONUS_KINDS) for _ in range(counts[first + kind]))
