"""Settings of a new table, and the names and texts that people type."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

import msgspec

import guildhall
from guildhall import shelf
from guildhall.hall import wire
from guildhall.hall.errors import Refusal
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.kernel.game import Game, check_seats, complete
from guildhall.table.draws import new_seed

CONTROL: Final = ("Cc", "Cs")  # control characters, and halves of characters
JOINERS: Final = "\u200c\u200d"
MOST_MARKS: Final = 3  # on one letter; more of them would cover the lines around a name
# Hangul fillers, the empty Braille pattern, the combining grapheme joiner, Khmer inherent vowels.
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")


def check_settings(
    settings: wire.TableSettings, content: str | None = None, is_daily: bool = False
) -> wire.TableSettings:
    """The settings, completed with defaults; `content` is that of their components. Raises Refusal."""
    if settings.daily is not None and not is_daily:
        raise Refusal("only-as-daily-deal", 400)
    if settings.game not in shelf.NAMES:
        raise Refusal("no-such-game", 400)
    game = shelf.game(settings.game, content)
    try:
        check_seats(game.name, game.seats, len(settings.seats))
    except ValueError:
        raise Refusal("wrong-number-of-seats", 400) from None
    try:
        variant = complete(game.settings, settings.variant)
    except ValueError:
        raise Refusal("no-such-setting", 400) from None
    clock = settings.clock
    if (clock.kind == "bank" and clock.bank < 1) or (clock.kind == "days" and clock.days < 1):
        raise Refusal("clock-without-time", 400)
    if any((seat.kind == "bot") != (seat.level is not None) for seat in settings.seats):
        raise Refusal("bots-have-levels", 400)
    if "\n" in check_text(settings.name):
        raise Refusal("unprintable", 400)
    _try_new(game, len(settings.seats), variant)
    return msgspec.structs.replace(settings, variant=variant)


def _try_new(game: Game[Any], seats: int, variant: dict[str, str]) -> None:
    """Only the game knows which settings cannot be combined, or not with this number of seats."""
    try:
        game.new(seats, variant)
    except ValueError:
        raise Refusal("settings-exclude-each-other", 400) from None


def new_table(
    id: str,
    host: str,
    settings: wire.TableSettings,
    at: int,
    rules: str = "",
    previous: str | None = None,
    content: str | None = None,
    is_daily: bool = False,
) -> TableRecord:
    """The record of a table that nobody has sat down at. Raises Refusal for impossible settings."""
    settings = check_settings(settings, content, is_daily)
    return TableRecord(
        id=id,
        settings=settings,
        status="open",
        notice=None,
        host=host,
        seed=new_seed(),
        engine=guildhall.__version__,
        components=shelf.game(settings.game, content).digest,
        rules=rules,
        created_at=at,
        started_at=None,
        ended_at=None,
        due_at=None,
        previous=previous,
        next=None,
        content=content,
    )


def new_seats(settings: wire.TableSettings) -> list[SeatRecord]:
    """The seats of a new table: bots sit down at once, everything else is free."""
    return [SeatRecord(i, seat.kind, seat.level, None, "", None) for i, seat in enumerate(settings.seats)]


def check_text(text: str) -> str:
    """Raises Refusal for control characters and the like."""
    if any(not (character.isprintable() or character == "\n") for character in text):
        raise Refusal("unprintable", 400)
    return text


def clean_name(name: str) -> str:
    """A name with single spaces, and without what cannot be seen.

    Raises Refusal if nothing is left of it, and for control characters, which no keyboard types by accident and no
    database holds.
    """
    if any(unicodedata.category(letter) in CONTROL and not letter.isspace() for letter in name):
        raise Refusal("unprintable", 400)
    kept = (letter for i, letter in enumerate(name) if letter.isspace() or _is_seen(name, i))
    name = " ".join("".join(kept).split())
    if not name:
        raise Refusal("empty-name", 400)
    return name


def _is_seen(name: str, at: int) -> bool:
    """Whether a character shows, or joins its neighbours as emoji and some scripts need it.

    Characters that turn the direction of writing, and blanks that count as letters, let one name pose as another.
    """
    letter = name[at]
    if letter in JOINERS:
        around = name[max(at - 1, 0) : at] + name[at + 1 : at + 2]
        return len(around) == 2 and not any(one.isascii() or one.isspace() or one in JOINERS for one in around)
    if _is_mark(letter) and all(map(_is_mark, name[max(at - MOST_MARKS, 0) : at])) and at >= MOST_MARKS:
        return False
    return letter not in BLANK and not unicodedata.category(letter).startswith("C")


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def shortened(name: str, most: int) -> str:
    """A name of at most so many characters, that does not end within what people see as one letter."""
    while most < len(name) and most > 0 and _belongs_to_the_last(name, most):
        most -= 1
    return name[:most]


def _belongs_to_the_last(name: str, at: int) -> bool:
    """Whether a character is a part of the letter before it: a mark, a skin tone, or joined to it."""
    is_tone = "\U0001f3fb" <= name[at] <= "\U0001f3ff"
    return is_tone or _is_mark(name[at]) or name[at] in JOINERS or name[at - 1] in JOINERS


def clean_line(text: str) -> str:
    """A line of chat without surrounding blanks. Raises Refusal if it is empty."""
    text = check_text(text).strip()
    if not text:
        raise Refusal("empty-text", 400)
    return text
