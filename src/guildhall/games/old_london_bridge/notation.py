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

Buildings are written by number, parks by colour. What lies in a stack is what lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from guildhall.games.old_london_bridge.box import (
    BONUS,
    BONUS_KINDS,
    BONUS_STACKS,
    CARD_VALUES,
    COLOURS,
    FACES,
    GUILD,
    NO_TILE,
    NOWHERE,
    OUTER_SPACES,
    SLOTS,
    TILE_NAMES,
    TYPES,
)
from guildhall.games.old_london_bridge.bridge import is_park
from guildhall.games.old_london_bridge.round import play_round
from guildhall.games.old_london_bridge.state import (
    CARDS_IN_FRONT,
    FROM_START,
    NO_CARD,
    SOURCE_COUNT,
    Bridge,
)
from guildhall.games.old_london_bridge.tracks import NO_BONUS
from guildhall.kernel.game import Variant
from guildhall.kernel.notation import Field, Reader, Word, header, read_flow, write_flow

NONE: Final = "-"
SPACE_NAMES: Final = (*(str(space + 1) for space in range(OUTER_SPACES)), "centre")


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
    g = _new(r, new)
    box = g.box
    g.faces = _exactly(r, "faces", FACES, g.faces)
    g.round = r.number("round", 1, 0, box.rounds[g.seats])
    g.rotation = r.number("rondel", 0, 0, OUTER_SPACES - 1)
    g.face_up = r.number("face-up", 1, 0, 1) == 1
    _read_chips(r, g)
    _read_buildings(r, g)
    _read_cards(r, g)
    _read_tracks(r, g)
    _read_bonus(r, g)
    _read_money(r, g)
    g.figure = _read_figures(r, g.seats)
    g.passed = r.numbers("passed", g.passed, 0, 1)
    g.order = [_turn(word, g.seats) for word in r.words("turns") or []]
    g.turn_card = r.number("turn-card", 0, 0, CARD_VALUES - 1)
    g.inn_power = r.number("inn-power", 0)
    g.lowest_number, g.lowest_builder = r.numbers("lowest", [0, 0], 0, 60)
    read_flow(r, g, game, [(play_round, ())])
    return g


def _new(r: Reader, new: Callable[[int, Variant], Bridge]) -> Bridge:
    field = r.fields.get("variant")
    try:
        g = new(r.seats, r.variant())
    except ValueError as error:
        if field is None:
            raise
        raise field.key.wrong(str(error)) from None
    g.agenda.clear()
    return g


def _exactly(r: Reader, key: str, names: tuple[str, ...], usual: list[int]) -> list[int]:
    """A field of as many names as usual."""
    field = r.take(key)
    if field is None:
        return usual
    _count(field, len(usual))
    return [word.one_of(names) for word in field.words]


def _count(field: Field, count: int) -> None:
    found = len(field.words)
    if found != count:
        raise field.key.wrong(f"'{field.key.text}' takes {count} words, not {found}")


def _read_chips(r: Reader, g: Bridge) -> None:
    for word in r.words("chips") or []:
        value = word.number(1, 3)
        if g.chips[value] == 0:
            raise word.wrong(f"there are only {g.box.chips[value]} chips with {value}")
        g.chips[value] -= 1
        g.chips_shown.append(value)


def _read_buildings(r: Reader, g: Bridge) -> None:
    """Bridges, replaced buildings, the one taken and the tops; the rest is unseen."""
    for seat in range(g.seats):
        for word in r.words(f"bridge {seat}") or []:
            if g.built[seat] == SLOTS:
                raise word.wrong(f"a bridge has {SLOTS} slots")
            _put(g, seat, _take_tile(word, g), word)
    g.gone = [_take_tile(word, g) for word in r.words("gone") or []]
    taken = r.word("tile")
    if taken is not None and taken.text != NONE:
        g.tile = _take_tile(taken, g)
    field = r.take("tops")
    if field is None:
        g.tops = [_any_top(g, kind) for kind in range(len(TYPES))]
    else:
        _count(field, len(TYPES))
        g.tops = [_read_top(word, g, kind) for kind, word in enumerate(field.words)]
    for kind in range(len(TYPES)):
        g.left[kind] = sum(g.unseen[tile] for tile in g.box.tiles_of[kind]) + (g.tops[kind] != NO_TILE)


def _put(g: Bridge, seat: int, tile: int, word: Word) -> None:
    at = seat * SLOTS + g.built[seat]
    left = g.bridge[at - 1] if g.built[seat] else NO_TILE
    if g.built[seat] and not is_park(tile) and not is_park(left) and left <= tile:
        raise word.wrong(f"{tile} cannot stand right of {left} (OLB-7.3)")
    g.bridge[at] = tile
    g.built[seat] += 1
    colours = range(len(COLOURS)) if g.box.type_of[tile] == GUILD else (g.box.colour_of[tile],)
    for colour in colours:
        g.shields[seat * len(COLOURS) + colour] += 1


def _take_tile(word: Word, g: Bridge) -> int:
    tile = word.one_of(TILE_NAMES)
    if tile == NO_TILE or g.unseen[tile] == 0:
        raise word.wrong(f"there is no further building '{word.text}'")
    g.unseen[tile] -= 1
    return tile


def _any_top(g: Bridge, kind: int) -> int:
    for tile in g.box.tiles_of[kind]:
        if g.unseen[tile]:
            g.unseen[tile] -= 1
            return tile
    return NO_TILE


def _read_top(word: Word, g: Bridge, kind: int) -> int:
    if word.text == NONE:
        return NO_TILE
    tile = _take_tile(word, g)
    if g.box.type_of[tile] != kind:
        raise word.wrong(f"{word.text} is no {TYPES[kind]}")
    return tile


def _read_cards(r: Reader, g: Bridge) -> None:
    """Hands and played cards; the supply is the rest unless it is given."""
    used = [0] * CARD_VALUES
    for seat in range(g.seats):
        words = r.words(f"hand {seat}")
        played = r.words(f"played {seat}") or []
        _read_played(g, seat, played)
        values = _usual_hand(g, seat) if words is None else [word.number(0, CARD_VALUES - 1) for word in words]
        for value in values:
            g.hand[seat * CARD_VALUES + value] += 1
    for value in range(1, CARD_VALUES):
        used[value] = sum(g.hand[value::CARD_VALUES]) + g.played.count(value)
    field = r.fields.get("supply")
    supply = r.numbers("supply", [max(0, g.box.cards[value] - used[value]) for value in range(1, CARD_VALUES)])
    for value in range(1, CARD_VALUES):
        if supply[value - 1] + used[value] > g.box.cards[value]:
            where = field.key if field is not None else Word("", 1, 1)
            raise where.wrong(f"there are only {g.box.cards[value]} cards of value {value}")
    g.supply = [0, *supply]


def _usual_hand(g: Bridge, seat: int) -> list[int]:
    """The 0 cards that are not in front of the seat."""
    in_front = g.played[seat * CARDS_IN_FRONT : (seat + 1) * CARDS_IN_FRONT].count(0)
    return [0] * (g.box.zero_cards[g.seats] - in_front)


def _read_played(g: Bridge, seat: int, words: list[Word]) -> None:
    if len(words) > CARDS_IN_FRONT:
        raise words[CARDS_IN_FRONT].wrong("at most two cards lie in front of a player")
    values = []
    for place, word in enumerate(words):
        if word.text == NONE:
            continue
        value, _, raised = word.text.partition("+")
        card = Word(value, word.line, word.column).number(0, CARD_VALUES - 1)
        at = seat * CARDS_IN_FRONT + place
        g.played[at] = card
        g.raised[at] = Word(raised, word.line, word.column).number() if raised else 0
        values.append(card)
    if values != sorted(values, reverse=True):
        raise words[1].wrong("the higher card in front of a player comes first")


def _read_tracks(r: Reader, g: Bridge) -> None:
    seats = list(range(g.seats))
    g.stairs = _order(r, "stairs", seats, g.seats, g.round == 0)
    g.chapel = r.numbers("chapel", [0] * g.seats, 0, g.box.chapel_length)
    behind = [seat for seat in seats if seat not in g.stairs]
    usual = sorted([*g.stairs, *behind], key=lambda seat: -g.chapel[seat])
    field = r.fields.get("order")
    g.chapel_order = _order(r, "order", usual, g.seats, False)
    spaces = [g.chapel[seat] for seat in g.chapel_order]
    if field is not None and spaces != sorted(spaces, reverse=True):
        raise field.key.wrong("'order' does not go by the spaces of 'chapel'")
    g.gate = r.numbers("gate", [0] * g.seats, 0, g.box.gate_length)
    g.gate_order = _order(r, "gate-order", sorted(seats, key=lambda seat: -g.gate[seat]), g.seats, False)


def _order(r: Reader, key: str, usual: list[int], seats: int, may_be_short: bool) -> list[int]:
    """A field that names every seat once; during the preparation some may still be missing."""
    field = r.take(key)
    if field is None:
        return usual
    order = [word.number(0, seats - 1) for word in field.words]
    if len(set(order)) != len(order) or (len(order) != seats and not may_be_short):
        raise field.key.wrong(f"'{key}' names every seat once")
    return order


def _read_bonus(r: Reader, g: Bridge) -> None:
    """Bonus tiles in hands, used ones and the stacks; usually the first kinds lie face up."""
    for seat in range(g.seats):
        _count_kinds(r, f"tiles {seat}", g.tiles, seat)
        _count_kinds(r, f"fresh {seat}", g.fresh, seat)
    _count_kinds(r, "used", g.bonus_used, 0)
    for stack in range(BONUS_STACKS):
        first = stack * BONUS_KINDS
        words = r.words(f"bonus {stack}")
        if words is None:
            g.bonus_tops[stack] = stack
            g.bonus_unseen[first + stack] -= 1
            continue
        for kind in range(BONUS_KINDS):
            g.bonus_unseen[first + kind] = 0
        for i, word in enumerate(words):
            if i == 0:
                g.bonus_tops[stack] = NO_BONUS if word.text == NONE else word.one_of(BONUS)
            else:
                g.bonus_unseen[first + word.one_of(BONUS)] += 1


def _count_kinds(r: Reader, key: str, counts: list[int], owner: int) -> None:
    for kind in r.names(key, BONUS, []):
        counts[owner * BONUS_KINDS + kind] += 1


def _read_money(r: Reader, g: Bridge) -> None:
    """Money, and where it came from; usually from the start."""
    g.money = r.numbers("money", [g.box.starting_money] * g.seats)
    for seat in range(g.seats):
        usual = [0] * SOURCE_COUNT
        usual[FROM_START] = g.money[seat]
        field = r.fields.get(f"earned {seat}")
        earned = r.numbers(f"earned {seat}", usual, -999)
        if field is not None and sum(earned) != g.money[seat]:
            raise field.key.wrong(f"'earned {seat}' does not add up to the money of seat {seat}")
        g.earned[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT] = earned


def _read_figures(r: Reader, seats: int) -> list[int]:
    field = r.take("figures")
    if field is None:
        return [NOWHERE] * seats
    _count(field, seats)
    return [NOWHERE if word.text == NONE else word.one_of(SPACE_NAMES) for word in field.words]


def _turn(word: Word, seats: int) -> int:
    seat, _, place = word.text.partition(".")
    at = Word(seat, word.line, word.column).number(0, seats - 1)
    return at * CARDS_IN_FRONT + Word(place, word.line, word.column).number(0, CARDS_IN_FRONT - 1)


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
