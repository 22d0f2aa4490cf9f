"""Bots on this device. A level is a number of simulations: as many as fit into the time it has on a server."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

import msgspec

from guildhall import shelf
from guildhall.bots import roster
from guildhall.bots.bot import Limit, Position
from guildhall.bots.evaluate import tuning_of
from guildhall.bots.mcts import MctsBot
from guildhall.hall.bots import BotTurn, bot_name
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng

TEST_SECONDS: Final = 0.15  # of the speed test, once for each game
LEAST: Final = 8  # simulations, however slow the device is
LONGEST: Final = 3.0  # times a level's seconds, if a position is much slower than those before
NEWS: Final = 0.3  # the weight of the latest search in the measured speed


class Thinker:
    """Answers for all bots of this device, and knows how fast it is."""

    def __init__(self) -> None:
        self.speed: dict[str, float] = {}  # by game: simulations a second

    def answer(self, work: str) -> str:
        """The name of the option that a bot takes, which was asked with this text."""
        turn = msgspec.json.decode(work, type=BotTurn)
        game = shelf.game(turn.game, turn.content)
        rng = Rng(turn.seed)
        known = Position.read(game, turn.position, turn.seat, rng)
        if turn.level not in roster.LEVELS:
            option = roster.bot(bot_name(turn.level, turn.game), game).choose(known, rng)
        elif len(known.options) == 1:
            option = known.options[0]
        else:
            option = self._search(game, turn.level, known, rng)
        return known.question.domain[option]

    def _search(self, game: Game[Any], level: str, known: Position, rng: Rng) -> int:
        seconds = roster.LEVELS[level].seconds
        if game.name not in self.speed:
            self._measure(game, Limit(seconds=TEST_SECONDS), known, rng)
        budget = max(LEAST, round(self.speed[game.name] * seconds))
        limit = Limit(seconds=seconds * LONGEST, simulations=budget)
        return self._measure(game, limit, known, rng, roster.LEVELS[level].temperature)

    def _measure(self, game: Game[Any], limit: Limit, known: Position, rng: Rng, temperature: float = 0.0) -> int:
        """Search, and note how fast it went."""
        began = perf_counter()
        bot = MctsBot(game, limit, temperature=temperature * tuning_of(game).temperature_scale)
        advice = bot.think(known, rng)
        option = bot.sample_answer(advice, rng)
        speed = max(1, advice.simulations) / max(1e-3, perf_counter() - began)
        before = self.speed.get(game.name, speed)
        self.speed[game.name] = before + NEWS * (speed - before)
        return option
