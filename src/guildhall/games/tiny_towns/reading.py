"""Reading a position: the fields of Tiny Towns one by one, each with its usual value, and what the flow needs.

`notation` says what they look like.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

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
    TAKES_NOTHING,
    TYPE_CODES,
    TYPE_COUNT,
    TYPES,
)
from guildhall.games.tiny_towns.constructing import CALL_BITS
from guildhall.games.tiny_towns.patterns import SIDE, SQUARE_COUNT, SQUARES, squares_in
from guildhall.games.tiny_towns.placing import CHOOSE_CUBE, NAMED, PLACE, PLACES, WAYS
from guildhall.games.tiny_towns.state import DEALT, NO_WAY, NOWHERE, Towns, is_solo, one, set_cards, size
from guildhall.games.tiny_towns.town import buildings_of, put_building, put_cube
from guildhall.kernel.notation import Field, Reader, Word
from guildhall.kernel.state import CHANCE, Seat

NONE: Final = "-"


def read_cards(r: Reader, g: Towns) -> None:
    """The public cards in any order; a type without one has the card of the first game, or none yet with a dash."""
    usual = [first if card == NO_CARD else card for card, first in zip(g.cards, g.box.first_game, strict=True)]
    field = r.take("cards")
    if field is None:
        set_cards(g, usual)
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
    if NO_CARD in cards and not any(word.text.startswith(("turn-building", "prepare")) for word, _ in _flow(r)):
        raise field.key.wrong("'cards' lacks a card that nobody is about to turn up")
    set_cards(g, cards)


def read_hammer(r: Reader, g: Towns) -> None:
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


def optional(word: Word | None, names: tuple[str, ...], usual: int) -> int:
    if word is None:
        return usual
    return -1 if word.text == NONE else word.one_of(names)


def read_monument(r: Reader, g: Towns, seat: Seat) -> None:
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


def read_town(r: Reader, g: Towns, seat: Seat) -> None:
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
    if not g.finished[seat] and not g.boards[seat].empty and _begins_with_placing(r):
        raise field.key.wrong(f"'town {seat}' has no empty square, but its player is about to place a cube")


# The steps of a turn before and after every active player has placed a cube.
PLACING: Final = ("begin_turn", "place_cubes", "choose_freely")
PLACED: Final = ("reveal", "build", "end_turn")


def _begins_with_placing(r: Reader) -> bool:
    """TT-9.1  Towns without an empty square were completed before the next turn, so this cannot be one's turn.

    A text without an agenda may be meant for scoring alone.
    """
    field = r.fields.get("agenda")
    return (
        field is not None and next((word.text for word in field.words if word.text in PLACING + PLACED), "") in PLACING
    )


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


def read_seat(r: Reader, g: Towns, seat: Seat) -> None:
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
    _read_placement(r, g, seat)
    g.card[seat] = optional(r.word(f"card {seat}"), CARDS, NO_CARD)
    g.site[seat] = sum(1 << square for square in r.names(f"site {seat}", SQUARES, []))
    g.taken[seat] = optional(r.word(f"taken {seat}"), TYPES, NO_TYPE)
    g.replaced[seat] = sum(1 << square for square in r.names(f"replaced {seat}", SQUARES, []))
    for i, word in enumerate(r.words(f"calls {seat}") or []):
        g.calls[seat] |= _call(word, g.seats) << i * CALL_BITS


def _read_placement(r: Reader, g: Towns, seat: Seat) -> None:
    """What is chosen but not revealed yet. Whoever places or has a place usually has the named cube."""
    picked, way, spot = r.word(f"picked {seat}"), r.word(f"way {seat}"), r.word(f"spot {seat}")
    places = spot is not None or any(word.text.startswith("place-cube") and at == seat for word, at in _flow(r))
    g.picked[seat] = optional(picked, RESOURCES, NO_RESOURCE)
    g.way[seat] = optional(way, WAYS, NAMED if places and g.named != NO_RESOURCE else NO_WAY)
    if way is not None and g.way[seat] != NO_WAY and (g.named < 0 or g.way[seat] not in CHOOSE_CUBE.options(g, seat)):
        raise way.wrong(f"'{way.text}' is not open to seat {seat}")
    g.spot[seat] = optional(spot, PLACES, NOWHERE)
    if spot is None or g.spot[seat] == NOWHERE:
        return
    if g.named == NO_RESOURCE and g.picked[seat] == NO_RESOURCE:
        raise spot.wrong(f"there is no cube for it: 'picked {seat}' is missing")
    if g.spot[seat] not in PLACE.options(g, seat):
        raise spot.wrong(f"'{spot.text}' is not open to seat {seat}")


def _has_shrine(g: Towns, seat: Seat) -> bool:
    stands = g.buildings[seat * TYPE_COUNT + MONUMENT] != 0
    return stands and CARDS[g.monument[seat]] == "shrine-of-the-elder-tree"


def _call(word: Word, seats: int) -> int:
    seat, _, kind = word.text.partition(".")
    at = Word(seat, word.line, word.column).number(0, seats - 1)
    return 1 + at * TYPE_COUNT + Word(kind, word.line, word.column).one_of(TYPES)


def read_pile(r: Reader, g: Towns) -> None:
    """The resource cards; usually all that lie nowhere else are unseen."""
    left = g.box.resource_cards[:]
    field: Field | None = r.take("face-up")
    if field is not None:
        if len(field.words) != len(g.face_up):
            raise field.key.wrong(f"'face-up' takes {len(g.face_up)} cards, not {len(field.words)}")
        g.face_up = [
            NO_RESOURCE if word.text == NONE else word.taken_from(left, RESOURCES, "card") for word in field.words
        ]
    elif g.face_up:
        g.face_up = list(range(len(g.face_up)))
        left = [copies - g.face_up.count(resource) for resource, copies in enumerate(left)]
    g.pile.bottom = [word.taken_from(left, RESOURCES, "card") for word in r.words("under") or []][::-1]
    g.pile.unseen = r.numbers("pile", left)


def check_flow(r: Reader, g: Towns) -> None:
    """Every step and question that waits has what it is about; all numbers behind them are seats."""
    is_asked = any(key.startswith("asks ") for key in r.fields)
    for i, (word, seat) in enumerate(_flow(r)):
        if word.text == "place_cubes" and (is_asked or i > 0):
            continue  # the resource is still to be named
        if word.text.lstrip("-").isdigit():
            word.number(CHANCE, g.seats - 1)
            continue
        lack = _lack(g, word.text.removesuffix("?"), seat)
        if lack:
            raise word.wrong(lack)


def _flow(r: Reader) -> Iterator[tuple[Word, Seat]]:
    """The words of agenda, lanes and open questions, each with the seat it is about; CHANCE: nobody's."""
    for key, field in r.fields.items():
        name, _, index = key.partition(" ")
        if name not in ("agenda", "lane", "asks"):
            continue
        words = field.words
        for i, word in enumerate(words):
            following = words[i + 1].text if i + 1 < len(words) else ""
            about = index if index.isdigit() else following
            yield word, int(about) if about.isdigit() and int(about) < r.seats else CHANCE


def _lack(g: Towns, name: str, seat: Seat) -> str:
    """What a step or a question misses, if anything."""
    if name in ("place_cubes", "choose-cube") and g.named == NO_RESOURCE:
        return "no resource is 'named'"
    if name == "choose-card" and NO_RESOURCE in (g.face_up or [NO_RESOURCE]):
        return "there are no cards 'face-up' to choose from"
    if name == "call-resource" and g.hammer == CHANCE:
        return "there is no Master Builder in this mode"
    if seat == CHANCE:
        return ""
    return _lack_of_seat(g, name, seat)


def _lack_of_seat(g: Towns, name: str, seat: Seat) -> str:
    """What a step or a question of one seat misses, if anything."""
    needs = {
        "place-cube": (g.named != NO_RESOURCE or g.picked[seat] != NO_RESOURCE, "named"),
        "use-squares": (g.card[seat] != NO_CARD, f"card {seat}"),
        "stand-on": (g.card[seat] != NO_CARD and g.site[seat] != 0, f"site {seat}"),
        "end_construction": (g.card[seat] != NO_CARD, f"card {seat}"),
        "fill": (_has_unfilled(g, seat), f"town {seat}"),
        "resolve_monument": (g.monument[seat] != NO_CARD, f"monument {seat}"),
        "replace": (g.monument[seat] != NO_CARD, f"monument {seat}"),
        "watch-types": (g.monument[seat] != NO_CARD, f"monument {seat}"),
        "replace-with": (g.site[seat] & buildings_of(g, seat) != 0, f"site {seat}"),
        "set-building": (g.taken[seat] != NO_TYPE, f"taken {seat}"),
        "answer_call": (g.calls[seat] != 0, f"calls {seat}"),
        "end_call": (g.calls[seat] != 0, f"calls {seat}"),
        "keep-monument": (NO_CARD not in g.dealt[seat * DEALT : seat * DEALT + DEALT], f"dealt {seat}"),
    }
    has, field = needs.get(name, (True, ""))
    return "" if has else f"'{name}' cannot be without '{field}'"


def _has_unfilled(g: Towns, seat: Seat) -> bool:
    """Whether a Factory or Bank waits for its cube."""
    squares = squares_in(g.buildings[seat * TYPE_COUNT + FACTORY])
    takes = g.cards[FACTORY] != NO_CARD and g.box.takes[g.cards[FACTORY]] != TAKES_NOTHING
    return takes and any(not g.stored[seat * SQUARE_COUNT + square] for square in squares)
