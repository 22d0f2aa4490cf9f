"""Names that look alike count as one.

`fold` maps a name to what it looks like: compatibility forms become plain letters (NFKC), case and invisible characters
do not count, and letters of the Greek and Cyrillic alphabets become the Latin letters that they resemble as capitals or
as small letters. Accents count, because Łukasz is not Lukasz. So do Latin letters and digits that resemble each other,
such as l and 1. The letters below were picked from Unicode's confusables (UTS #39); the list is short on purpose.

A change here changes which accounts' names are taken, so it needs a migration of `people.folded`.
"""

from __future__ import annotations

import unicodedata
from typing import Final

CYRILLIC: Final = ("авсԁеёһніїјкӏморԛѕтухԝѵ", "abcdeëhhiïjklmopqstyxwv")
GREEK: Final = ("αβγεζηικμνορτυχω", "abyezhikmnoptyxw")
LATIN: Final = ("ıɑɡ", "iag")
ALIKE: Final = {
    ord(letter): latin for alphabet in (CYRILLIC, GREEK, LATIN) for letter, latin in zip(*alphabet, strict=True)
}
# Blank although Unicode calls them letters, symbols or marks: Hangul fillers, the empty Braille pattern, the combining
# grapheme joiner, Khmer inherent vowels.
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")


def fold(name: str) -> str:
    """What a name looks like; "" if nothing of it can be seen."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(letter for letter in " ".join(plain.split()) if not _is_invisible(letter))
    return " ".join(seen.translate(ALIKE).split())


def _is_invisible(letter: str) -> bool:
    is_selector = "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
    return is_selector or letter in BLANK or unicodedata.category(letter).startswith("C")
