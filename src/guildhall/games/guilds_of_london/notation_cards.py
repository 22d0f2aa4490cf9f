"""The second half of a position: cards, what happens this turn, and what the open question is about."""

from __future__ import annotations

from typing import Any, Final

from guildhall.games.guilds_of_london.box import (
    ALL_LIVERIES,
    ALL_MAYORAL,
    CARDS,
    CELLS,
    DEEDS,
    GUILDHALL,
    KINDS,
    MAYORAL_CARDS,
    MAYORAL_COUNT,
    NO_SIDE,
    NO_TILE,
    NOWHERE,
    PLANTATION,
    SIDES,
    USES,
)
from guildhall.games.guilds_of_london.decks import bits
from guildhall.games.guilds_of_london.development import end_round
from guildhall.games.guilds_of_london.resolution import resolve_tiles
from guildhall.games.guilds_of_london.rounds import play_round
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.games.guilds_of_london.turn import next_turn
from guildhall.kernel.notation import Reader, Word, read_flow, write_flow
from guildhall.kernel.state import Frame

# What the numbers behind a step on the agenda are, besides its seat.
COUNT: Final = "count"
PART: Final = "part"
CELL: Final = "cell"
ARGUMENTS: Final = {
    "draw_cards": COUNT,
    "pay_cards": COUNT,
    "pay_pawns": COUNT,
    "carry_out": PART,
    "offer_part": PART,
    "place_tile": CELL,
    "place_token": CELL,
    "examine": CELL,
}
MANY: Final = 105
NEEDS_TILE: Final = ("vote", "award_second", "turn_over")  # the tile being resolved, `at` of the context


def write_rest(g: Guilds) -> list[str]:
    lines = [f"hand {seat}: " + _cards(g.hand[seat * KINDS : (seat + 1) * KINDS]) for seat in range(g.seats)]
    lines.append("discard: " + _cards(g.discard))
    lines.append("front: " + " ".join(f"{USES[played % 3]}:{CARDS[played // 3]}" for played in g.front))
    for seat in range(g.seats):
        lines.append(f"mayoral {seat}: " + _names(g.kept[seat]))
        lines.append(f"dealt {seat}: " + _names(g.dealt[seat]))
    lines.append("drawn: " + _names(g.drawn))
    lines.append("bottom: " + " ".join(MAYORAL_CARDS[card] for card in g.bottom))
    for seat in range(g.seats):
        masks = g.guess[seat * MAYORAL_COUNT : (seat + 1) * MAYORAL_COUNT]
        lines.append(f"guess {seat}: " + " ".join(f"{mask:x}" for mask in masks))
    lines.append(f"side: {'.' if g.side == NO_SIDE else SIDES[g.side]}")
    lines.append(f"over: {g.over}")
    lines.append(f"active: {g.active}")
    lines.append("had-turn: " + " ".join(map(str, bits(g.had_turn))))
    lines.append("did: " + " ".join(DEEDS[deed] for deed in bits(g.did)))
    lines.append(f"extra: {g.extra}")
    lines.append("context: " + " ".join(map(str, _context(g))))
    return lines + write_flow(g)


def _cards(counts: list[int]) -> str:
    return " ".join(CARDS[kind] + (f":{count}" if count > 1 else "") for kind, count in enumerate(counts) if count)


def _context(g: Guilds) -> list[int]:
    return [g.at, g.drawer, g.to_draw, g.origin, g.moves_left, g.move_mask, g.owed, g.part]


def _names(cards: int) -> str:
    return " ".join(MAYORAL_CARDS[card] for card in bits(cards))


def read_rest(r: Reader, g: Guilds, game: Any) -> None:
    """Take everything else and bring the state to rest."""
    _read_cards(r, g)
    _read_mayoral(r, g)
    side = r.word("side")
    if side is not None and side.text == ".":
        g.side = NO_SIDE
    elif side is not None:
        g.side = side.one_of(SIDES)
    elif g.side == NO_SIDE:
        g.side = 0
    g.over = r.number("over", 0, 0, 1)
    g.active = r.number("active", NOWHERE, NOWHERE, g.seats - 1)
    for word in r.words("had-turn") or []:
        g.had_turn |= 1 << word.number(0, g.seats - 1)
    for deed in r.names("did", DEEDS, []):
        g.did |= 1 << deed
    g.extra = r.number("extra", 0)
    _read_context(r, g)
    _check_agenda(r, g)
    read_flow(r, g, game, usual_agenda())


def _read_context(r: Reader, g: Guilds) -> None:
    field = r.take("context")
    if field is None:
        return
    highest = (PLANTATION, g.seats - 1, MANY, GUILDHALL, MANY, ALL_LIVERIES, MANY, len(g.box.part_verb) - 1)
    if len(field.words) != len(highest):
        raise field.key.wrong(f"'context' takes {len(highest)} numbers, not {len(field.words)}")
    context = [word.number(NOWHERE, high) for word, high in zip(field.words, highest, strict=True)]
    g.at, g.drawer, g.to_draw, g.origin, g.moves_left = context[:5]
    g.move_mask, g.owed, g.part = context[5:]
    if g.at == GUILDHALL or g.at in g.box.guildhall[g.seats]:
        raise field.words[0].wrong("the Guildhall is never resolved")


def _check_agenda(r: Reader, g: Guilds) -> None:
    """The numbers behind a step are a seat and what the step says besides; a resolution needs its tile."""
    field = r.fields.get("agenda")
    step = Word("", 1, 1)
    numbers = 0
    for word in field.words if field is not None else []:
        if word.text == ">":
            continue
        if not word.text.lstrip("-").isdigit():
            step, numbers = word, 0
            _check_step(step, g)
            continue
        kind = ARGUMENTS.get(step.text)
        if kind == CELL:
            _check_cell(word, step, g)
        elif numbers == 0:
            word.number(NOWHERE, g.seats - 1)
        elif kind == PART:
            word.number(0, len(g.box.part_verb) - 1)
        numbers += 1


def _check_step(step: Word, g: Guilds) -> None:
    if step.text in NEEDS_TILE and g.at not in g.open:
        raise step.wrong("no unresolved tile is being resolved: 'context' begins with its cell")
    if step.text == "negotiate" and g.at == NOWHERE:
        raise step.wrong("nothing is being resolved: 'context' begins with its place")
    if g.side == NO_SIDE and g.round:
        raise step.wrong("no 'side' of the Plantation is in use")


def _check_cell(word: Word, step: Word, g: Guilds) -> None:
    """Tiles go to empty cells, tokens to cells that have a tile or will have one; examining may begin past the last."""
    if step.text == "examine":
        word.number(0, CELLS)
        return
    cell = word.number(0, CELLS - 1)
    if cell not in layout(g) or (step.text == "place_tile" and g.tile[cell] != NO_TILE):
        raise word.wrong("no tile can be laid there")


def layout(g: Guilds) -> list[int]:
    """All cells that can hold a tile in this round, its development phase included."""
    box, seats = g.box, g.seats
    cells = box.dealt[seats] + box.buildings_at[seats]
    if box.jewry_cell[seats] != NOWHERE:
        cells = [*cells, box.jewry_cell[seats]]
    for added in box.added[seats][: g.round + 1]:
        cells = cells + added
    return cells


def usual_agenda() -> list[Frame]:
    """A round whose turns are still to be taken."""
    return [Frame(step) for step in (next_turn, resolve_tiles, end_round, play_round)]


def _read_cards(r: Reader, g: Guilds) -> None:
    """Hands, discard pile and cards in front of the active player; the rest is the deck."""
    for seat in range(g.seats):
        for word in r.words(f"hand {seat}") or []:
            kind, count = _take_cards(word, g)
            g.hand[seat * KINDS + kind] += count
            g.hand_size[seat] += count
    for word in r.words("discard") or []:
        kind, count = _take_cards(word, g)
        g.discard[kind] += count
    for word in r.words("front") or []:
        use, _, card = word.text.partition(":")
        way = Word(use, word.line, word.column).one_of(USES)
        kind, _ = _take_cards(Word(card, word.line, word.column + len(use) + 1), g)
        g.front.append(kind * len(USES) + way)


def _take_cards(word: Word, g: Guilds) -> tuple[int, int]:
    name, colon, number = word.text.partition(":")
    kind = Word(name, word.line, word.column).one_of(CARDS)
    count = Word(number, word.line, word.column + len(name) + 1).number(1) if colon else 1
    if g.deck[kind] < count:
        raise word.wrong(f"there are {g.box.card_copies[kind]} cards '{name}'")
    g.deck[kind] -= count
    g.deck_size -= count
    return kind, count


def _read_mayoral(r: Reader, g: Guilds) -> None:
    """Dealt, kept, drawn and bottom cards; the rest is the bag. Before round 1 what is kept is among the dealt."""
    for seat in range(g.seats):
        for word in r.words(f"dealt {seat}") or []:
            g.dealt[seat] |= 1 << word.one_of(MAYORAL_CARDS) if g.round else _take(word, g)
        for word in r.words(f"mayoral {seat}") or []:
            g.kept[seat] |= _take(word, g) if g.round else _keep(word, g.dealt[seat])
    g.drawn = sum(_take(word, g) for word in r.words("drawn") or [])
    g.bottom = [_take(word, g).bit_length() - 1 for word in r.words("bottom") or []]
    for seat in range(g.seats):
        _read_guess(r, g, seat)


def _keep(word: Word, dealt: int) -> int:
    bit = 1 << word.one_of(MAYORAL_CARDS)
    if not dealt & bit:
        raise word.wrong(f"'{word.text}' is not among the cards dealt")
    return bit


def _take(word: Word, g: Guilds) -> int:
    bit = 1 << word.one_of(MAYORAL_CARDS)
    if not g.bag & bit:
        raise word.wrong(f"there is no further card '{word.text}'")
    g.bag ^= bit
    return bit


def _read_guess(r: Reader, g: Guilds, seat: int) -> None:
    """What a seat thinks possible; usually it knows its own cards and nothing else."""
    base = seat * MAYORAL_COUNT
    field = r.take(f"guess {seat}")
    if field is None:
        for card in bits(g.kept[seat]):
            g.guess[base + card] = 1 << card
        return
    if len(field.words) != MAYORAL_COUNT:
        raise field.key.wrong(f"'guess {seat}' takes {MAYORAL_COUNT} masks, not {len(field.words)}")
    for card, word in enumerate(field.words):
        try:
            mask = int(word.text, 16)
        except ValueError:
            raise word.wrong(f"expected a mask, not '{word.text}'") from None
        if not mask & 1 << card or mask & ~ALL_MAYORAL:
            raise word.wrong(f"'{word.text}' does not think {MAYORAL_CARDS[card]} possible where it is")
        g.guess[base + card] = mask
