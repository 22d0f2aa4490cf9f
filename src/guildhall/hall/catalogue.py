"""What a client needs to know about each game, to show it."""

from __future__ import annotations

import guildhall
from guildhall import shelf
from guildhall.hall import wire
from guildhall.hall.component_sets import reconstructed


def games() -> wire.Games:
    """All games."""
    return wire.Games([game_info(name) for name in shelf.NAMES], guildhall.__version__)


def game_info(name: str) -> wire.GameInfo:
    game = shelf.game(name)
    return wire.GameInfo(
        name=name,
        seats=list(game.seats),
        minutes=game.minutes,
        settings=[wire.SettingInfo(setting.name, list(setting.values)) for setting in game.settings],
        phases=list(game.phases),
        events={event: list(args) for event, args in game.events.items()},
        things={kind: list(members) for kind, members in game.things.items()},
        decisions=[decision.name for decision in game.decisions],
        components=game.digest,
        reconstructed=len(reconstructed(name)),
    )
