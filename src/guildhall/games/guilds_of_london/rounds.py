"""GOL-4  Course of the game."""

from __future__ import annotations

from typing import Final

from guildhall.games.guilds_of_london.development import end_round
from guildhall.games.guilds_of_london.resolution import resolve_tiles
from guildhall.games.guilds_of_london.state import Guilds
from guildhall.games.guilds_of_london.turn import next_turn

PHASES: Final = ("setup", "turns", "resolution", "development", "scoring")


def phase(g: Guilds) -> str:
    """GOL-4.2  The part of the round, told by what still waits on the agenda."""
    if g.over:
        return "scoring"
    if g.round == 0:
        return "setup"
    waiting = [frame.step for frame in g.agenda]
    if resolve_tiles in waiting:
        return "turns"
    return "resolution" if end_round in waiting else "development"


def play_round(g: Guilds) -> None:
    """GOL-4.2  The marker advances, all take a turn, tiles are resolved, on a grey space comes the development."""
    if g.over:
        return
    g.round += 1
    g.had_turn = 0
    g.tell("round", g.round)
    g.then(next_turn)
    g.then(resolve_tiles)
    g.then(end_round)
    g.then(play_round)
