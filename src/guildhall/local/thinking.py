"""Bots, hints, reviews and analysis on this device.

A level is a number of simulations: as many as fit into the time it has on a server.

A worker of a browser hears nothing while Python runs, so a search pauses now and then; whoever is in a hurry is heard
in a pause.
"""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter
from typing import Any, Final

import msgspec

from guildhall import shelf
from guildhall.analysis.part import LookJob
from guildhall.bots import roster
from guildhall.bots.bot import Advice, Limit, Position
from guildhall.bots.keeping import Keeper
from guildhall.bots.mcts import HurryUp, MctsBot
from guildhall.bots.pace import TurnBudget
from guildhall.hall import exploring, hints
from guildhall.hall.bots import BotTurn, bot_name
from guildhall.hall.hints import HintTurn
from guildhall.kernel.game import Game
from guildhall.kernel.rng import Rng
from guildhall.kernel.state import Option

TEST_SECONDS: Final = 0.15  # of the speed test, once for each game
LEAST: Final = 8  # simulations, however slow the device is
LONGEST: Final = 3.0  # times a level's seconds, if a position is much slower than those before
NEWS: Final = 0.3  # the weight of the latest search in the measured speed
SLICE_SECONDS: Final = 0.1  # of a search between two pauses

TOWN_SECONDS: Final = 10.0  # of the search for the perfect town

Work = Generator[None, None, str]


class Thinker:
    """Does all jobs of this device, one after the other, and knows how fast it is."""

    def __init__(self) -> None:
        self.speed: dict[str, float] = {}  # by game: simulations a second
        self.keeper = Keeper()
        self._work: Work | None = None

    def begin(self, kind: str, work: str) -> str | None:
        """Begin to think about what a job asks. Returns what `go_on` does."""
        self._work = self._think(kind, work)
        return self.go_on()

    def go_on(self) -> str | None:
        """Think for a moment: a bot's option by name, or else something as JSON; None while it is not sure yet."""
        assert self._work is not None, "nobody is asked"
        try:
            next(self._work)
        except StopIteration as end:
            return self._done(end)
        return None

    def hurry(self) -> str:
        """The same, with what was found so far."""
        assert self._work is not None, "nobody is asked"
        try:
            self._work.throw(HurryUp())
        except StopIteration as end:
            return self._done(end)
        raise AssertionError("a bot in a hurry goes on")

    def _done(self, end: StopIteration) -> str:
        self._work = None
        option: str = end.value
        return option

    def _think(self, kind: str, work: str) -> Work:
        if kind in ("position", "candidates", "town"):
            return (yield from exploring.in_slices(kind, work, TOWN_SECONDS))
        if kind == "look":
            return msgspec.json.decode(work, type=LookJob).do()
        if kind == "hint":
            asked = msgspec.json.decode(work, type=HintTurn)
            return hints.make(asked.game, asked.position, asked.seat, content=asked.content)
        turn = msgspec.json.decode(work, type=BotTurn)
        game = shelf.game(turn.game, turn.content)
        rng = Rng(turn.seed)
        known = Position.read(game, turn.position, turn.seat, rng)
        if roster.level_of(turn.level) is not None:
            option = yield from self._answer(game, turn, known, rng)
        else:
            option = roster.bot(bot_name(turn.level, turn.game), game).choose(known, rng)
        return known.question.domain[option]

    def _answer(self, game: Game[Any], turn: BotTurn, known: Position, rng: Rng) -> Generator[None, None, Option]:
        """The answer of the bot that answered last for this seat, which has kept its tree, or of a new one."""
        what = turn.game, turn.content, turn.seat, turn.level
        bot = self.keeper.take(turn.key, what) or roster.bot(turn.level, game)
        assert isinstance(bot, MctsBot)
        assert bot.budget is not None
        bot.budget.resume(turn.answers)
        if len(known.options) == 1 or bot.is_for_beam(known, rng):
            option = bot.choose(known, rng)
        else:
            advice = yield from self._search(game, bot, bot.budget, known, rng)
            option = yield from bot.settle(advice, known, rng)
            bot.keep_tree(known, option, rng)
            bot.note_answer(known, option, rng)
        if turn.key:
            self.keeper.keep(turn.key, what, bot)
        return option

    def _search(
        self, game: Game[Any], bot: MctsBot, budget: TurnBudget, known: Position, rng: Rng
    ) -> Generator[None, None, Advice]:
        if game.name not in self.speed:
            began = perf_counter()
            advice = MctsBot(game, Limit(seconds=TEST_SECONDS)).think(known, rng)
            self._measured(game, advice.simulations, began)
        began, seconds, speed = perf_counter(), budget.share(), self.speed[game.name]
        simulations, size = max(LEAST, round(speed * seconds)), max(1, round(speed * SLICE_SECONDS))
        advice = yield from bot.think_in_slices(known, rng, simulations, began + seconds * LONGEST, size)
        budget.spend(advice.simulations / speed)
        self._measured(game, advice.simulations, began)
        return advice

    def _measured(self, game: Game[Any], simulations: int, began: float) -> None:
        """Note how fast a search went."""
        speed = max(1, simulations) / max(1e-3, perf_counter() - began)
        before = self.speed.get(game.name, speed)
        self.speed[game.name] = before + NEWS * (speed - before)
