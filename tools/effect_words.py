"""Writes web/tests/guilds-of-london-effects.json: what stands on every card, tile and token of Guilds of London, and
the sentences and icons for it. The client composes the same ones, and its tests compare them with this file.

python -m tools.effect_words           write the file
python -m tools.effect_words --check   say whether it is current
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from guildhall.games.guilds_of_london import GAME
from guildhall.games.guilds_of_london.box import CARDS, MAYORAL_CARDS, SIDES, TILE_NAMES, TOKENS
from guildhall.games.guilds_of_london.printed import printed
from guildhall.words import LANGUAGES, guilds_of_london

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "tests" / "guilds-of-london-effects.json"


def said(lang: str) -> dict[str, dict[str, str]]:
    """All sentences in a language."""
    box = GAME.box
    return {
        "cards": {name: guilds_of_london.card(box, i, lang) for i, name in enumerate(CARDS)},
        "tiles": {name: guilds_of_london.tile(box, i, lang) for i, name in enumerate(TILE_NAMES)},
        "tokens": {name: guilds_of_london.token(box, i, lang) for i, name in enumerate(TOKENS)},
        "mayoral": {name: guilds_of_london.mayoral(box, i, lang) for i, name in enumerate(MAYORAL_CARDS)},
        "sides": {name: guilds_of_london.plantation(box, i, lang) for i, name in enumerate(SIDES)},
    }


def icons() -> dict[str, Any]:
    """All icons."""
    box, of = GAME.box, guilds_of_london.icons
    return {
        "cards": {name: of(box, box.card_effects[i]) for i, name in enumerate(CARDS)},
        "costs": {name: guilds_of_london.cost_icons(box, i) for i, name in enumerate(CARDS)},
        "first": {name: of(box, box.tile_first[i]) for i, name in enumerate(TILE_NAMES)},
        "second": {name: of(box, box.tile_second[i]) for i, name in enumerate(TILE_NAMES)},
        "tokens": {name: of(box, box.token_effects[i]) for i, name in enumerate(TOKENS)},
    }


def text() -> str:
    """The whole file."""
    whole = {"printed": printed(GAME.box), "said": {lang: said(lang) for lang in LANGUAGES}, "icons": icons()}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        current = FILE.exists() and FILE.read_text(encoding="utf-8") == text()
        print(f"{FILE.name} is current" if current else f"{FILE.name} is old: run python -m tools.effect_words")
        return 0 if current else 1
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
