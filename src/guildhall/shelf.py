"""The shelf: every game there is, by name. Boxes are opened when somebody asks for them."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from guildhall.kernel.game import Game

MODULES: Final = {
    "old-london-bridge": "guildhall.games.old_london_bridge",
    "pillars-of-the-earth": "guildhall.games.pillars_of_the_earth",
    "tiny-towns": "guildhall.games.tiny_towns",
    "guilds-of-london": "guildhall.games.guilds_of_london",
}

NAMES: Final = tuple(MODULES)


def game(name: str) -> Game[Any]:
    """The game of that name. Raises ValueError."""
    if name not in MODULES:
        raise ValueError(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    found: Game[Any] = import_module(MODULES[name]).GAME
    return found
