"""The second half of a position: cards, what happens this turn, and what the open question is about."""

from __future__ import annotations

from typing import Any, Final

from guildhall.games.guilds_of_london.box import (
    ALL_MAYORAL,
    CARDS,
    DEEDS,
    KINDS,
    MAYORAL_CARDS,
    MAYORAL_COUNT,
    NO_SIDE,
    NOWHERE,
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

# What the open question is about, in the order of the `context` field.
CONTEXT: Final = ("at", "drawer", "to_draw", "origin", "moves_left", "move_mask", "owed", "floor", "part")


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
    return [g.at, g.drawer, g.to_draw, g.origin, g.moves_left, g.move_mask, g.owed, g.floor, g.part]


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
    context = r.numbers("context", _context(g), NOWHERE)
    g.at, g.drawer, g.to_draw, g.origin, g.moves_left = context[:5]
    g.move_mask, g.owed, g.floor, g.part = context[5:]
    read_flow(r, g, game, usual_agenda())


def usual_agenda() -> list[Frame]:
    """A round whose turns are still to be taken."""
    return [(next_turn, ()), (resolve_tiles, ()), (end_round, ()), (play_round, ())]


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
    """Kept, drawn and bottom cards, and during the setup dealt ones; the rest is the bag."""
    for seat in range(g.seats):
        for word in r.words(f"mayoral {seat}") or []:
            g.kept[seat] |= _take(word, g)
    for word in r.words("drawn") or []:
        g.drawn |= _take(word, g)
    for word in r.words("bottom") or []:
        g.bottom.append(_take(word, g).bit_length() - 1)
    for seat in range(g.seats):
        for card in r.names(f"dealt {seat}", MAYORAL_CARDS, []):
            g.dealt[seat] |= 1 << card
        if g.round == 0:
            g.bag &= ~g.dealt[seat]
    for seat in range(g.seats):
        _read_guess(r, g, seat)


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
