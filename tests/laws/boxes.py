"""Games with a corrected component file, as an owner who found a misprint would have them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from guildhall import shelf
from guildhall.kernel.game import Game

CORRECTIONS = {  # something printed in each box, and what it should have been
    "old-london-bridge": ("starting_money = 5", "starting_money = 6"),
    "pillars-of-the-earth": ("start_gold_in_seat_order = [20,", "start_gold_in_seat_order = [25,"),
    "tiny-towns": ('scoring = { kind = "flat", points = 4 }', 'scoring = { kind = "flat", points = 9 }'),
    "guilds-of-london": ("hand_limit = 7", "hand_limit = 6"),
}


def corrected(name: str, folder: Path) -> Game[Any]:
    """The game with another component file."""
    game = shelf.game(name)
    text = (
        Path(str(import_module(shelf.MODULES[name]).__file__)).with_name("components.toml").read_text(encoding="utf-8")
    )
    assert CORRECTIONS[name][0] in text
    file = folder / "components.toml"
    file.write_text(text.replace(*CORRECTIONS[name]), encoding="utf-8")
    other = game.with_components(file)
    assert other.digest != game.digest
    return other
