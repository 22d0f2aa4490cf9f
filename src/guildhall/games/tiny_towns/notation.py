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
from typing import Any, Final

from guildhall.games.tiny_towns.box import (
    BUILDINGS,
    CARDS,
    COTTAGE,
    FACTORY,
    FIRST_MONUMENT,
    LETTERS,
    MONUMENT,
    MONUMENTS,
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
from guildhall.games.tiny_towns.state import DEALT, NO_WAY, NOWHERE, Towns, heap_text, is_solo, one, size
from guildhall.games.tiny_towns.town import buildings_of, cube_at, put_building, put_cube, type_at
from guildhall.games.tiny_towns.turn import begin_turn
from guildhall.kernel.game import Variant
from guildhall.kernel.notation import Field, Reader, Word, header, read_flow, write_flow
from guildhall.kernel.state import CHANCE, Seat

NONE: Final = "-"


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
    g = _new(r, new)
    _read_cards(r, g)
    g.turn = r.number("turn", 1)
    _read_hammer(r, g)
    g.named = _optional(r.word("named"), RESOURCES, NO_RESOURCE)
    g.times = r.numbers("times", g.times)
    g.finished = r.numbers("finished", g.finished)
    g.done = r.numbers("done", g.done, 0, 1)
    for seat in range(g.seats):
        _read_monument(r, g, seat)
        _read_town(r, g, seat)
        _read_seat(r, g, seat)
    _read_pile(r, g)
    read_flow(r, g, game, [(begin_turn, ())])
    return g


def _new(r: Reader, new: Callable[[int, Variant], Towns]) -> Towns:
    field = r.fields.get("variant")
    try:
        g = new(r.seats, r.variant())
    except ValueError as error:
        if field is None:
            raise
        raise field.key.wrong(str(error)) from None
    g.agenda.clear()
    return g


def _read_cards(r: Reader, g: Towns) -> None:
    """The public cards in any order; a type without one has the card of the first game, or none yet with a dash."""
    usual = [first if card == NO_CARD else card for card, first in zip(g.cards, g.box.first_game, strict=True)]
    field = r.take("cards")
    if field is None:
        g.cards = usual
        return
    words = field.words
    given = [word.one_of(BUILDINGS) for word in words if word.text != NONE]
    whole = len(words) == PUBLIC_TYPES
    cards = [NO_CARD if whole else card for card in usual]
    seen: set[int] = set()
    for word, card in zip([word for word in words if word.text != NONE], given, strict=True):
        kind = g.box.type_of[card]
        if kind in seen:
            raise word.wrong(f"there is one card of type {TYPES[kind]} in play, not two")
        seen.add(kind)
        cards[kind] = card
    g.cards = cards


def _read_hammer(r: Reader, g: Towns) -> None:
    none = g.town_hall or is_solo(g)
    word = r.word("hammer")
    if word is None:
        g.hammer = CHANCE if none else max(g.hammer, 0)
    elif word.text == NONE:
        g.hammer = CHANCE
    elif none:
        raise word.wrong("there is no Master Builder in this mode")
    else:
        g.hammer = word.number(0, g.seats - 1)


def _optional(word: Word | None, names: tuple[str, ...], usual: int) -> int:
    if word is None:
        return usual
    return -1 if word.text == NONE else word.one_of(names)


def _read_monument(r: Reader, g: Towns, seat: Seat) -> None:
    """The monument kept, and the two dealt; usually it is the only one known."""
    monument = r.word(f"monument {seat}")
    field = r.take(f"dealt {seat}")
    first = seat * DEALT
    if field is not None:
        if len(field.words) != DEALT:
            raise field.key.wrong(f"'dealt {seat}' takes {DEALT} monuments")
        for at, word in enumerate(field.words, first):
            g.dealt[at] = NO_CARD if word.text == NONE else _monument(word, g)
    if monument is None:
        return
    if field is None:
        g.dealt[first] = _monument(monument, g)
    g.monument[seat] = FIRST_MONUMENT + monument.one_of(MONUMENTS)
    if g.monument[seat] not in g.dealt[first : first + DEALT]:
        raise monument.wrong(f"{monument.text} is not among 'dealt {seat}'")


def _monument(word: Word, g: Towns) -> int:
    card = FIRST_MONUMENT + word.one_of(MONUMENTS)
    if card in g.dealt:
        raise word.wrong(f"there is only one {word.text}")
    return card


def _read_town(r: Reader, g: Towns, seat: Seat) -> None:
    field = r.take(f"town {seat}")
    if field is None:
        return
    rows = field.rows
    if len(rows) != SIDE:
        raise field.key.wrong(f"'town {seat}' has {SIDE} rows, not {len(rows)}")
    for row, words in enumerate(rows):
        if len(words) != SIDE:
            at = words[SIDE] if len(words) > SIDE else words[-1]
            raise at.wrong(f"row {row + 1} of 'town {seat}' has {SIDE} squares, not {len(words)}")
        for col, word in enumerate(words):
            _read_square(g, seat, SIDE * row + col, word)


def _read_square(g: Towns, seat: Seat, square: int, word: Word) -> None:
    where = f"{SQUARES[square]} of town {seat}"
    code, bracket, rest = word.text.partition("[")
    if word.text == ".":
        return
    if word.text in LETTERS:
        put_cube(g, seat, LETTERS.index(word.text), square)
        return
    if code not in TYPE_CODES:
        raise word.wrong(f"{where}: '{word.text}' is not one of: . {' '.join(LETTERS)} {' '.join(TYPE_CODES)}")
    kind = TYPE_CODES.index(code)
    if kind == MONUMENT:
        _check_monument(g, seat, where, word)
    put_building(g, seat, kind, square)
    if bracket:
        heap = _heap(Word(rest.removesuffix("]"), word.line, word.column + len(code) + 1), where)
        if size(heap) > _room(g, kind):
            raise word.wrong(f"{where}: a building of type {TYPES[kind]} holds at most {_room(g, kind)} cubes here")
        g.stored[seat * SQUARE_COUNT + square] = heap


def _check_monument(g: Towns, seat: Seat, where: str, word: Word) -> None:
    if g.monument[seat] == NO_CARD:
        raise word.wrong(f"{where}: which monument is it? 'monument {seat}' is missing")
    if g.buildings[seat * TYPE_COUNT + MONUMENT]:
        raise word.wrong(f"{where}: a town has one monument")


def _room(g: Towns, kind: int) -> int:
    """How many cubes a building of a type can hold."""
    if kind == FACTORY and g.cards[FACTORY] != NO_CARD:
        return g.box.capacity[g.cards[FACTORY]]
    return 1 if kind == COTTAGE else 0


def _heap(word: Word, where: str) -> int:
    heap = 0
    for letter in word.text:
        if letter not in LETTERS:
            raise word.wrong(f"{where}: '{letter}' is not one of: {' '.join(LETTERS)}")
        heap += one(LETTERS.index(letter))
    return heap


def _read_seat(r: Reader, g: Towns, seat: Seat) -> None:
    """All that a seat has besides its town."""
    stands = g.buildings[seat * TYPE_COUNT + MONUMENT] != 0
    g.raised[seat] = r.number(f"raised {seat}", 1 if stands else 0)
    for kind in r.names(f"watch {seat}", TYPES[:PUBLIC_TYPES], []):
        g.watch[seat] |= 1 << kind
    g.shrine[seat] = r.number(f"shrine {seat}", buildings_of(g, seat).bit_count() if _has_shrine(g, seat) else 0)
    aside = r.word(f"aside {seat}")
    if aside is not None:
        g.aside[seat] = _heap(aside, f"aside {seat}")
    g.aside_left[seat] = r.number(f"aside-left {seat}", max(0, g.aside_left[seat] - size(g.aside[seat])))
    g.picked[seat] = _optional(r.word(f"picked {seat}"), RESOURCES, NO_RESOURCE)
    g.way[seat] = _optional(r.word(f"way {seat}"), WAYS, NO_WAY)
    g.spot[seat] = _optional(r.word(f"spot {seat}"), PLACES, NOWHERE)
    g.card[seat] = _optional(r.word(f"card {seat}"), CARDS, NO_CARD)
    g.site[seat] = sum(1 << square for square in r.names(f"site {seat}", SQUARES, []))
    g.taken[seat] = _optional(r.word(f"taken {seat}"), TYPES, NO_TYPE)
    g.replaced[seat] = sum(1 << square for square in r.names(f"replaced {seat}", SQUARES, []))
    for i, word in enumerate(r.words(f"calls {seat}") or []):
        g.calls[seat] |= _call(word, g.seats) << i * CALL_BITS


def _has_shrine(g: Towns, seat: Seat) -> bool:
    stands = g.buildings[seat * TYPE_COUNT + MONUMENT] != 0
    return stands and CARDS[g.monument[seat]] == "shrine-of-the-elder-tree"


def _call(word: Word, seats: int) -> int:
    seat, _, kind = word.text.partition(".")
    at = Word(seat, word.line, word.column).number(0, seats - 1)
    return 1 + at * TYPE_COUNT + Word(kind, word.line, word.column).one_of(TYPES)


def _read_pile(r: Reader, g: Towns) -> None:
    """The resource cards; usually all that lie nowhere else are unseen."""
    left = g.box.resource_cards[:]
    field: Field | None = r.take("face-up")
    if field is not None:
        if len(field.words) != len(g.face_up):
            raise field.key.wrong(f"'face-up' takes {len(g.face_up)} cards, not {len(field.words)}")
        g.face_up = [NO_RESOURCE if word.text == NONE else _card(word, left) for word in field.words]
    elif g.face_up:
        g.face_up = list(range(len(g.face_up)))
        left = [copies - g.face_up.count(resource) for resource, copies in enumerate(left)]
    g.pile.bottom = [_card(word, left) for word in r.words("under") or []][::-1]
    g.pile.unseen = r.numbers("pile", left)


def _card(word: Word, left: list[int]) -> int:
    resource = word.one_of(RESOURCES)
    if not left[resource]:
        raise word.wrong(f"there is no further card '{word.text}'")
    left[resource] -= 1
    return resource
