"""The shelf: every game, by name. This is the only place where a game is registered; it is imported when asked for."""

from __future__ import annotations

from functools import lru_cache
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


def game(name: str, content: str | None = None) -> Game[Any]:
    """The game of that name, with other components if their content is given. Raises ValueError."""
    if name not in MODULES:
        raise ValueError(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    found: Game[Any] = import_module(MODULES[name]).GAME
    return found if content is None else _corrected(name, content)


@lru_cache(maxsize=64)
def _corrected(name: str, content: str) -> Game[Any]:
    """Kept for a while, because all that happens at a table asks for the same one."""
    return game(name).with_content(content)
