"""Letters as people count them: with their accents, an emoji made of several, the two halves of a flag.

These are the grapheme clusters of UAX #29, as far as names need them and the standard library knows them: marks, joined
emoji, skin tones, flags, Hangul and the conjuncts of Indic scripts. Libraries that know all of it bring tables of
megabytes, which every browser that plays offline would have to load, too. Browsers count with `Intl.Segmenter`.
"""

from __future__ import annotations

import unicodedata
from typing import Final

ZWNJ: Final = "\u200c"
ZWJ: Final = "\u200d"
VIRAMA: Final = 9  # the combining class of marks that join two consonants
# Ranges of Hangul: what begins a syllable, what goes on with it, and whole syllables.
LEADING: Final = (("\u1100", "\u115f"), ("\ua960", "\ua97c"))
FOLLOWING: Final = (("\u1160", "\u11ff"), ("\ud7b0", "\ud7fb"))
SYLLABLES: Final = (("\uac00", "\ud7a3"),)
FLAGS: Final = "".join(map(chr, range(0x1F1E6, 0x1F200)))  # a flag is two of these


def letters(text: str) -> list[str]:
    """What people see as the letters of a text."""
    found: list[str] = []
    for at, character in enumerate(text):
        if at and _goes_on(text, at):
            found[-1] += character
        else:
            found.append(character)
    return found


def shortened(text: str, most: int) -> str:
    """A text of at most so many letters."""
    return "".join(letters(text)[:most])


def is_mark(character: str) -> bool:
    return unicodedata.category(character).startswith("M")


def _goes_on(text: str, at: int) -> bool:
    """Whether a character is a part of the letter before it."""
    before, character = text[at - 1], text[at]
    if is_mark(character) or character in (ZWNJ, ZWJ) or "\U0001f3fb" <= character <= "\U0001f3ff":
        return True
    category = unicodedata.category(character)
    if before == ZWJ and category in ("So", "Sm"):
        return True
    if unicodedata.combining(text[:at].rstrip(ZWJ)[-1:] or before) == VIRAMA:
        return category == "Lo"
    if character in FLAGS:
        return (at - len(text[:at].rstrip(FLAGS))) % 2 == 1
    if _is_in(character, FOLLOWING):
        return _is_in(before, LEADING + FOLLOWING + SYLLABLES)
    return _is_in(character, LEADING + SYLLABLES) and _is_in(before, LEADING)


def _is_in(character: str, ranges: tuple[tuple[str, str], ...]) -> bool:
    return any(first <= character <= last for first, last in ranges)
