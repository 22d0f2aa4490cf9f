"""Settings of a new table, and the names and texts that people type."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

import msgspec

import guildhall
from guildhall import shelf
from guildhall.hall import wire
from guildhall.hall.errors import Refusal
from guildhall.hall.letters import is_mark, letters
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.kernel.game import Game, check_seats, complete
from guildhall.table.draws import new_seed

CONTROL: Final = ("Cc", "Cs")  # control characters, and halves of characters
JOINERS: Final = "\u200c\u200d"
MOST_LETTERS: Final = 40  # of a person's name
MOST_OF_TITLE: Final = 60  # letters of the name of a table or of a component set
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
    check_length(settings.name, MOST_OF_TITLE)
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


def check_length(text: str, most: int) -> str:
    """Raises Refusal for a text of more letters than that, as people count them."""
    if len(letters(text)) > most:
        raise Refusal("too-long", 400)
    return text


def clean_name(name: str, most: int = MOST_LETTERS) -> str:
    """A name with single spaces, and without what cannot be seen.

    Raises Refusal if nothing is left of it or too much, and for control characters, which no keyboard types by accident
    and no database holds.
    """
    if any(unicodedata.category(letter) in CONTROL and not letter.isspace() for letter in name):
        raise Refusal("unprintable", 400)
    kept = (letter for i, letter in enumerate(name) if letter.isspace() or _is_seen(name, i))
    name = " ".join("".join(kept).split())
    if not name:
        raise Refusal("empty-name", 400)
    return check_length(name, most)


def _is_seen(name: str, at: int) -> bool:
    """Whether a character shows, or joins its neighbours as emoji and some scripts need it.

    Characters that turn the direction of writing, and blanks that count as letters, let one name pose as another.
    """
    letter = name[at]
    if letter in JOINERS:
        around = name[max(at - 1, 0) : at] + name[at + 1 : at + 2]
        return len(around) == 2 and not any(one.isascii() or one.isspace() or one in JOINERS for one in around)
    if is_mark(letter) and all(map(is_mark, name[max(at - MOST_MARKS, 0) : at])) and at >= MOST_MARKS:
        return False
    return letter not in BLANK and not unicodedata.category(letter).startswith("C")


def clean_line(text: str) -> str:
    """A line of chat without surrounding blanks. Raises Refusal if it is empty."""
    text = check_text(text).strip()
    if not text:
        raise Refusal("empty-text", 400)
    return text
