"""The perfect town, as people see it: what a game of Tiny Towns alone could have come to."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

import msgspec

from guildhall.analysis.perfect import Deal, Perfect, deal_of, processor, search
from guildhall.bots.evaluate import evaluator
from guildhall.bots.parallel import Clock
from guildhall.hall import replays, wire
from guildhall.hall.errors import Refusal
from guildhall.kernel.game import Game
from guildhall.table import replay
from guildhall.table.replay import corrections

SECONDS: Final = 4.0  # of a processor, that a search may take


def possible(text: str, seconds: float, clock: Clock | None = None) -> Generator[None, None, str]:
    """What was asked as JSON, answered as JSON, with pauses between the parts of the search. Raises Refusal.

    With a clock, which may end it by raising, the seconds are those of a processor.
    """
    game, deal = _deal(msgspec.json.decode(text, type=wire.AskTown))
    found: Perfect | None = None
    for better in search(deal, evaluator(game), seconds, *([] if clock is None else [processor(seconds, clock)])):
        found = better
        yield
    assert found is not None
    return msgspec.json.encode(_told(game, found)).decode()


def _deal(ask: wire.AskTown) -> tuple[Game[Any], Deal]:
    _, _, text = replays.check_file(ask.replay)
    file = replay.load(text)
    game = replay.game_of(file)
    deal = deal_of(game, file.seats, file.variant, file.choices) if file.is_finished else None
    if deal is None:
        raise Refusal("no-town-to-compare")
    return game, deal


def _told(game: Game[Any], found: Perfect) -> wire.PossibleTown:
    notation = None if found.town is None else game.write(found.town)
    return wire.PossibleTown(found.points, found.reached, found.limit, notation, corrections(game))
