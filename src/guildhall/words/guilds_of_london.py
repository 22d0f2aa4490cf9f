"""The texts and icons of the cards, tiles and tokens of Guilds of London.

No card has a text of its own: sentences are built from the tables that the rules interpret, with the phrases of
`<language>/guilds-of-london-effects.ftl`. A sentence has a timing or trigger, a condition, a verb and a multiplier;
"then" joins its parts.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from guildhall.games.guilds_of_london.box import (
    ALL_LIVERIES,
    BEADLE,
    COUNTS,
    DEEDS,
    DRAW,
    EACH_HIRE,
    EACH_MOVE,
    END_OF_TURN,
    HIRE,
    MAYORAL,
    MOVE,
    NEUTRAL,
    NOW,
    SYMBOL_COUNT,
    SYMBOLS,
    TO_PLANTATION,
    VP,
    Box,
)
from guildhall.words import LANGUAGES, WordsError, read

FILE: Final = "guilds-of-london-effects"

VERB_ICONS: Final = {
    VP: "victory-points",
    HIRE: "hire",
    MOVE: "move",
    TO_PLANTATION: "to-plantation",
    DRAW: "draw",
    MAYORAL: "mayoral",
    NEUTRAL: "neutral",
    BEADLE: "beadle",
}
TIMING_ICONS: Final = {END_OF_TURN: "end-of-turn", EACH_HIRE: "each-time", EACH_MOVE: "each-time"}
TRIGGER_ICONS: Final = {EACH_HIRE: "hire", EACH_MOVE: "move"}
DEED_ICONS: Final = {1: "hire", 2: "move", 4: "to-plantation"}
TIMING_PHRASES: Final = {END_OF_TURN: "end-of-turn", EACH_HIRE: "each-hire", EACH_MOVE: "each-move"}


# Sentences


def effect(box: Box, parts: list[int], lang: str) -> str:
    """An effect as a sentence; empty if there is none."""
    return _sentence(_joined([_part(box, part, lang) for part in parts], lang))


def card(box: Box, kind: int, lang: str) -> str:
    """What an action card costs and does."""
    said = _joined([_part(box, part, lang) for part in box.card_effects[kind]], lang)
    return _sentence(_costly(box, kind, said, lang))


def tile(box: Box, number: int, lang: str) -> str:
    """What a tile requires, and what first and second place give."""
    said = [_say(lang, "requires", n=box.tile_requires[number])]
    first = [_say(lang, "verb-vp", n=box.tile_vp[number])] if box.tile_vp[number] else []
    first += [_part(box, part, lang) for part in box.tile_first[number]]
    said.append(_say(lang, "first-place", part=_joined(first, lang)))
    if box.tile_second[number]:
        second = [_part(box, part, lang) for part in box.tile_second[number]]
        said.append(_say(lang, "second-place", part=_joined(second, lang)))
    if box.tile_tie_bonus[number]:
        said.append(_say(lang, "tie-bonus", n=box.tile_tie_bonus[number]))
    if box.tile_hand_limit[number]:
        said.append(_say(lang, "hand-limit", n=box.tile_hand_limit[number]))
    return " ".join(map(_sentence, said))


def token(box: Box, kind: int, lang: str) -> str:
    """What a second-place token gives."""
    return effect(box, box.token_effects[kind], lang)


def plantation(box: Box, side: int, lang: str) -> str:
    """The left and right rewards of a side of the Plantation, and how many pawns return."""
    said = [
        _say(lang, "left-reward", part=_joined([_part(box, part, lang) for part in box.left[side]], lang)),
        _say(lang, "right-reward", part=_joined([_part(box, part, lang) for part in box.right[side]], lang)),
        _say(lang, "pawns-returned", n=box.pawns_returned[side]),
    ]
    return " ".join(map(_sentence, said))


def mayoral(box: Box, number: int, lang: str) -> str:
    """What a mayoral card scores at the end."""
    count = COUNTS[box.mayoral_count[number]].replace("_", "-")
    variables: dict[str, int | str] = {"n": box.mayoral_vp[number]}
    if box.mayoral_count[number] == SYMBOL_COUNT:
        symbols = [_symbol(lang, livery) for livery in _liveries(box.mayoral_mask[number])]
        variables["symbol"] = symbols[0]
        if len(symbols) == 2:
            count, variables["other"] = "symbol-pairs", symbols[1]
    return _sentence(_say(lang, "scores-" + count, **variables))


def _part(box: Box, part: int, lang: str) -> str:
    """One part of an effect, without capital or full stop."""
    said = _verb(box, part, lang)
    if box.part_per[part]:
        symbol = _symbol(lang, _liveries(box.part_per[part])[0])
        said = _say(lang, "per-masters", part=said, symbol=symbol, max=box.part_max[part])
    if box.part_if[part]:
        deed = DEEDS[box.part_if[part].bit_length() - 1].replace("_", "-")
        said = _say(lang, "if-" + deed, part=said)
    when = box.part_when[part]
    if when == NOW:
        return said
    is_conditional = when == END_OF_TURN and box.part_if[part]
    return _say(lang, TIMING_PHRASES[when] + ("-if" if is_conditional else ""), part=said)


def _verb(box: Box, part: int, lang: str) -> str:
    verb, n = box.part_verb[part], box.part_n[part]
    if verb == MOVE:
        goal = "any" if box.part_mask[part] == ALL_LIVERIES else "livery"
        return _say(lang, "verb-move-" + goal, n=n)
    return _say(lang, "verb-" + VERB_ICONS[verb].replace("victory-points", "vp"), n=n)


def _costly(box: Box, kind: int, said: str, lang: str) -> str:
    """A card's effect with its cost in front."""
    costs = []
    if box.card_cost_cards[kind]:
        costs.append(_say(lang, "cost-cards", n=box.card_cost_cards[kind]))
    if box.card_cost_pawns[kind]:
        costs.append(_say(lang, "cost-pawns", n=box.card_cost_pawns[kind]))
    return _say(lang, "cost", cost=_joined(costs, lang), part=said) if costs else said


def _joined(said: list[str], lang: str) -> str:
    if not said:
        return ""
    whole = said[0]
    for more in said[1:]:
        whole = _say(lang, "then", first=whole, next=more)
    return whole


def _sentence(said: str) -> str:
    return said[0].upper() + said[1:] + "." if said else ""


def _symbol(lang: str, livery: int) -> str:
    return _say(lang, "symbol-" + SYMBOLS[livery])


def _liveries(mask: int) -> list[int]:
    return [livery for livery in range(len(SYMBOLS)) if mask >> livery & 1]


# Icons


def icons(box: Box, parts: list[int]) -> list[str]:
    """GOL-7.15  An effect as icons, from left to right: timing, condition, number and verb, multiplier."""
    found: list[str] = []
    for part in parts:
        when = box.part_when[part]
        if when != NOW:
            found.append(TIMING_ICONS[when])
        if when in TRIGGER_ICONS:
            found.append(TRIGGER_ICONS[when])
        if box.part_if[part]:
            found += ["if-done", DEED_ICONS[box.part_if[part]]]
        found += [str(box.part_n[part]), VERB_ICONS[box.part_verb[part]]]
        if box.part_verb[part] == MOVE and box.part_mask[part] != ALL_LIVERIES:
            found += [SYMBOLS[livery] for livery in _liveries(box.part_mask[part])]
        if box.part_per[part]:
            found += ["per-master", SYMBOLS[_liveries(box.part_per[part])[0]], f"max-{box.part_max[part]}"]
    return found


def cost_icons(box: Box, kind: int) -> list[str]:
    """The cost of a card as icons."""
    found: list[str] = []
    if box.card_cost_cards[kind]:
        found += [str(box.card_cost_cards[kind]), "card"]
    if box.card_cost_pawns[kind]:
        found += [str(box.card_cost_pawns[kind]), "pawn"]
    return found


# Messages


def _say(lang: str, message_id: str, **variables: int | str) -> str:
    bundle = _bundle(lang)
    if not bundle.has_message(message_id):
        raise WordsError(f"{lang}: there is no message {message_id}")
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise WordsError(f"{lang}: {message_id} has no text")
    text, errors = bundle.format_pattern(pattern, variables)
    if errors:
        raise WordsError(f"{lang}: {message_id}: {errors[0]}")
    return str(text)


@cache
def _bundle(lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language '{lang}'; there are: {', '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(ast.Resource(list(read(lang, FILE))))
    return bundle
