"""The parts of a position's text, read one by one: what each field means, and what is left out."""

from __future__ import annotations

from typing import Final

from guildhall.games.old_london_bridge.box import (
    BONUS,
    BONUS_KINDS,
    BONUS_STACKS,
    CARD_VALUES,
    CATEGORIES,
    COLOURS,
    FACES,
    FACES_PER_CATEGORY,
    GUILD,
    HIGHEST_NUMBER,
    NO_TILE,
    NOWHERE,
    OUTER_SPACES,
    PRINTED,
    RANDOM_FACE,
    SLOTS,
    TILE_NAMES,
    TYPES,
)
from guildhall.games.old_london_bridge.bridge import is_park
from guildhall.games.old_london_bridge.state import (
    CARDS_IN_FRONT,
    FROM_START,
    NO_CARD,
    SOURCE_COUNT,
    Bridge,
)
from guildhall.kernel.notation import Field, Reader, Word

NONE: Final = "-"
SPACE_NAMES: Final = (*(str(space + 1) for space in range(OUTER_SPACES)), "centre")


def read_faces(r: Reader, g: Bridge) -> None:
    """The face of each category; only during the preparation it can still be a random one."""
    field = r.take("faces")
    if field is not None:
        _count(field, len(CATEGORIES))
        g.faces = [_face(word, category) for category, word in enumerate(field.words)]
    if g.round and RANDOM_FACE in g.faces:
        where = Word("", 1, 1) if field is None else field.words[g.faces.index(RANDOM_FACE)]
        raise where.wrong("in round 1 no face is 'random' any more; 'faces' says which were drawn")


def _face(word: Word, category: int) -> int:
    first = 1 + category * FACES_PER_CATEGORY
    faces = [PRINTED, RANDOM_FACE, *range(first, first + FACES_PER_CATEGORY)]
    chosen: int = faces[word.one_of([FACES[face] for face in faces])]
    return chosen


def read_lowest(r: Reader, g: Bridge) -> None:
    """The lowest number built this round, and who built it."""
    field = r.take("lowest")
    if field is not None:
        _count(field, 2)
        g.lowest_number = field.words[0].number(0, HIGHEST_NUMBER)
        g.lowest_builder = field.words[1].number(0, g.seats - 1)


def _count(field: Field, count: int) -> None:
    found = len(field.words)
    if found != count:
        raise field.key.wrong(f"'{field.key.text}' takes {count} words, not {found}")


def read_chips(r: Reader, g: Bridge) -> None:
    for word in r.words("chips") or []:
        value = word.number(1, 3)
        if g.chips[value] == 0:
            raise word.wrong(f"there are only {g.box.chips[value]} chips with {value}")
        g.chips[value] -= 1
        g.chips_shown.append(value)


def read_buildings(r: Reader, g: Bridge) -> None:
    """Bridges, replaced buildings, the one taken and the tops; the rest is unseen."""
    for seat in range(g.seats):
        for word in r.words(f"bridge {seat}") or []:
            if g.built[seat] == SLOTS:
                raise word.wrong(f"a bridge has {SLOTS} slots")
            _put(g, seat, word.taken_from(g.unseen, TILE_NAMES, "building"), word)
    g.gone = [word.taken_from(g.unseen, TILE_NAMES, "building") for word in r.words("gone") or []]
    taken = r.word("tile")
    if taken is not None and taken.text != NONE:
        g.tile = taken.taken_from(g.unseen, TILE_NAMES, "building")
    field = r.take("tops")
    if field is None:
        g.tops = [_any_top(g, kind) for kind in range(len(TYPES))]
    else:
        _count(field, len(TYPES))
        g.tops = [_read_top(word, g, kind) for kind, word in enumerate(field.words)]
    for kind in range(len(TYPES)):
        g.left[kind] = sum(g.unseen[tile] for tile in g.box.tiles_of[kind]) + (g.tops[kind] != NO_TILE)
        if field is not None and g.tops[kind] == NO_TILE and g.left[kind] and not _is_turning_up(r, g):
            raise field.words[kind].wrong(f"a stack of {g.left[kind]} buildings shows its top")


def _is_turning_up(r: Reader, g: Bridge) -> bool:
    """Whether the text says that chance is about to turn up a building."""
    waiting = [r.fields[key].words for key in ("agenda", "asks chance") if key in r.fields]
    return g.round == 0 or any(word.text.startswith("turn-up-building") for words in waiting for word in words)


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


def _any_top(g: Bridge, kind: int) -> int:
    for tile in g.box.tiles_of[kind]:
        if g.unseen[tile]:
            g.unseen[tile] -= 1
            return tile
    return NO_TILE


def _read_top(word: Word, g: Bridge, kind: int) -> int:
    if word.text == NONE:
        return NO_TILE
    tile = word.taken_from(g.unseen, TILE_NAMES, "building")
    if g.box.type_of[tile] != kind:
        raise word.wrong(f"{word.text} is no {TYPES[kind]}")
    return tile


def read_cards(r: Reader, g: Bridge) -> None:
    """Hands and played cards; the supply is the rest unless it is given."""
    rest = g.box.cards[:]
    for seat in range(g.seats):
        _read_played(g, seat, r.words(f"played {seat}") or [], rest)
        words = r.words(f"hand {seat}")
        values = _usual_hand(g, seat) if words is None else [_card(word, word.text, g, rest) for word in words]
        for value in values:
            g.hand[seat * CARD_VALUES + value] += 1
    field = r.fields.get("supply")
    supply = r.numbers("supply", rest[1:])
    for value in range(1, CARD_VALUES):
        if field is not None and supply[value - 1] > rest[value]:
            raise field.words[value - 1].wrong(f"there are only {g.box.cards[value]} cards of value {value}")
    g.supply = [0, *supply]


def _card(word: Word, text: str, g: Bridge, rest: list[int]) -> int:
    """The value of a card, which is taken off the rest."""
    value = Word(text, word.line, word.column).number(0, CARD_VALUES - 1)
    if rest[value] == 0:
        raise word.wrong(f"there are only {g.box.cards[value]} cards of value {value}")
    rest[value] -= 1
    return value


def _usual_hand(g: Bridge, seat: int) -> list[int]:
    """The 0 cards that are not in front of the seat."""
    in_front = g.played[seat * CARDS_IN_FRONT : (seat + 1) * CARDS_IN_FRONT].count(0)
    return [0] * (g.box.zero_cards[g.seats] - in_front)


def _read_played(g: Bridge, seat: int, words: list[Word], rest: list[int]) -> None:
    limit = g.box.cards_played[g.seats]
    values = []
    for place, word in enumerate(words):
        if word.text == NONE and place < CARDS_IN_FRONT:
            continue
        if place >= limit:
            raise word.wrong(f"{limit} of a player's cards can lie in front of {g.seats} players, not more")
        value, plus, raised = word.text.partition("+")
        card = _card(word, value, g, rest)
        at = seat * CARDS_IN_FRONT + place
        g.played[at] = card
        g.raised[at] = Word(raised, word.line, word.column).number(1) if plus else 0
        values.append(card)
    if values != sorted(values, reverse=True):
        raise words[1].wrong("the higher card in front of a player comes first")


def read_tracks(r: Reader, g: Bridge) -> None:
    seats = list(range(g.seats))
    given = r.fields.get("order")
    usual_stairs = seats if given is None else _seats(given, g.seats, False)
    g.stairs = _order(r, "stairs", usual_stairs, g.seats, g.round == 0)
    g.chapel = r.numbers("chapel", [0] * g.seats, 0, g.box.chapel_length)
    usual = sorted([*g.stairs, *(seat for seat in seats if seat not in g.stairs)], key=lambda seat: -g.chapel[seat])
    g.chapel_order = _order(r, "order", usual, g.seats, False)
    spaces = [g.chapel[seat] for seat in g.chapel_order]
    if given is not None and spaces != sorted(spaces, reverse=True):
        raise given.key.wrong("'order' does not go by the spaces of 'chapel'")
    on_stairs = [seat for seat in g.stairs if g.chapel[seat] == 0]
    if given is not None and on_stairs != [seat for seat in g.chapel_order if seat in on_stairs]:
        raise given.key.wrong("'order' does not go by 'stairs'")
    g.gate = r.numbers("gate", [0] * g.seats, 0, g.box.gate_length)
    g.gate_order = _order(r, "gate-order", sorted(seats, key=lambda seat: -g.gate[seat]), g.seats, False)


def _order(r: Reader, key: str, usual: list[int], seats: int, may_be_short: bool) -> list[int]:
    """A field that names every seat once; during the preparation some may still be missing."""
    field = r.take(key)
    return usual if field is None else _seats(field, seats, may_be_short)


def _seats(field: Field, seats: int, may_be_short: bool) -> list[int]:
    order = [word.number(0, seats - 1) for word in field.words]
    if len(set(order)) != len(order) or (len(order) != seats and not may_be_short):
        raise field.key.wrong(f"'{field.key.text}' names every seat once")
    return order


def read_bonus(r: Reader, g: Bridge) -> None:
    """Bonus tiles in hands, used ones and the stacks; a stack that is left out holds what lies nowhere else."""
    rest = [sum(copies) for copies in zip(*g.box.bonus_contents, strict=True)]
    for seat in range(g.seats):
        _count_kinds(r, f"tiles {seat}", g.tiles, seat, rest)
        _count_kinds(r, f"fresh {seat}", g.fresh, seat, rest)
    _count_kinds(r, "used", g.bonus_used, 0, rest)
    g.bonus_unseen = [0] * (BONUS_STACKS * BONUS_KINDS)
    given = [r.words(f"bonus {stack}") for stack in range(BONUS_STACKS)]
    for stack, words in enumerate(given):
        if words is not None:
            _read_bonus_stack(g, stack, words, rest)
    for stack, words in enumerate(given):
        if words is None:
            _fill_bonus_stack(g, stack, rest)
    for kind in range(BONUS_KINDS):  # what is left of stacks that are given and not full
        g.bonus_used[kind] += rest[kind]


def _read_bonus_stack(g: Bridge, stack: int, words: list[Word], rest: list[int]) -> None:
    """The tile that lies face up, or none, and those below it."""
    for i, word in enumerate(words):
        if i == 0 and word.text == NONE:
            continue
        kind = word.taken_from(rest, BONUS, "bonus tile")
        if i == 0:
            g.bonus_tops[stack] = kind
        else:
            g.bonus_unseen[stack * BONUS_KINDS + kind] += 1


def _fill_bonus_stack(g: Bridge, stack: int, rest: list[int]) -> None:
    """Usually the first stack shows the first kind, and so on."""
    kinds = [kind for kind in range(BONUS_KINDS) if rest[kind]]
    for kind in kinds:
        count = min(rest[kind], g.box.bonus_contents[stack][kind])
        g.bonus_unseen[stack * BONUS_KINDS + kind] = count
        rest[kind] -= count
    if kinds:
        top = stack if stack in kinds else kinds[0]
        g.bonus_unseen[stack * BONUS_KINDS + top] -= 1
        g.bonus_tops[stack] = top


def _count_kinds(r: Reader, key: str, counts: list[int], owner: int, rest: list[int]) -> None:
    for word in r.words(key) or []:
        counts[owner * BONUS_KINDS + word.taken_from(rest, BONUS, "bonus tile")] += 1


def read_money(r: Reader, g: Bridge) -> None:
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


def read_figures(r: Reader, seats: int) -> list[int]:
    field = r.take("figures")
    if field is None:
        return [NOWHERE] * seats
    _count(field, seats)
    return [NOWHERE if word.text == NONE else word.one_of(SPACE_NAMES) for word in field.words]


def read_turns(r: Reader, seats: int) -> list[int]:
    """The turns of the round: seat, a dot, and the place of the card in front of it."""
    return r.names("turns", [f"{seat}.{place}" for seat in range(seats) for place in range(CARDS_IN_FRONT)], [])


def check_agenda(r: Reader, g: Bridge) -> None:
    """Turns need their card and building needs a building; all numbers behind steps are seats, or places of cards."""
    field = r.fields.get("agenda")
    words = [] if field is None else field.words
    for i, word in enumerate(words):
        if word.text.lstrip("-").isdigit():
            word.number(-1, g.seats - 1)
        elif word.text == "build" and g.tile == NO_TILE:
            raise word.wrong("there is no 'tile' to build")
        elif word.text == "take_turn" and len(words) > i + 2:
            at = words[i + 1].number(0, g.seats - 1) * CARDS_IN_FRONT + words[i + 2].number(0, CARDS_IN_FRONT - 1)
            if g.played[at] == NO_CARD:
                raise word.wrong("this turn has no card: 'played' says which lie in front of a seat")
