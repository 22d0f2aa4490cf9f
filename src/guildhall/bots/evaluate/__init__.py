"""The evaluator of each game: what a bot thinks of a position without playing on."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from guildhall.bots.evaluate.base import Evaluator, Tuning
from guildhall.kernel.game import Game
from guildhall.kernel.state import State


class CurrentPoints(Evaluator):
    """For a game without an evaluator of its own: the points each seat would have if the game ended now."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.game = game

    def points(self, g: State) -> list[float]:
        return [float(points) for points in self.game.points(g)]


def evaluator(game: Game[Any]) -> Evaluator:
    """The best evaluator of a game: with its network if one ships, or else the hand-made one. Raises NetworkError."""
    return _networked(game.name) or handmade(game)


@cache
def _networked(name: str) -> Evaluator | None:
    from guildhall import shelf
    from guildhall.bots.evaluate import network_file

    content = network_file.shipped(name)
    if content is None:
        return None
    game = shelf.game(name)
    return network_file.network_evaluator(game, handmade(game), content, name + network_file.SUFFIX)


def handmade(game: Game[Any]) -> Evaluator:
    """The evaluator written for a game, or its current points."""
    module = _module(game)
    found: Evaluator = CurrentPoints(game) if module is None else module.EVALUATOR
    return found


def tuning_of(game: Game[Any]) -> Tuning:
    """The search parameters chosen for a game, or the defaults."""
    module = _module(game)
    found: Tuning = Tuning() if module is None else module.TUNING
    return found


def _module(game: Game[Any]) -> Any:
    name = f"{__name__}.{game.name.replace('-', '_')}"
    return None if find_spec(name) is None else import_module(name)
