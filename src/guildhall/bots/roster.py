"""Every bot there is, by name: the levels for people, and the plain ones."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from guildhall.bots.bot import Bot, Limit
from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.greedy import GreedyBot
from guildhall.bots.mcts import Clock, MctsBot
from guildhall.bots.random import RandomBot
from guildhall.kernel.game import Game

# Thinking time of the levels: at most so many seconds for an answer.
LEVELS: Final = {"apprentice": 0.1, "journeyman": 0.5, "master": 2.0, "grandmaster": 8.0}
NAMES: Final = ("random", "greedy", *LEVELS)
FORMS: Final = "'mcts:1000' (simulations) or 'mcts:0.5s' (seconds)"


def bot(name: str, game: Game[Any], workers: int = 1, clock: Clock = perf_counter) -> Bot:
    """The bot of that name, new, for one seat of one game: a level, 'random', 'greedy', or a search with a limit.

    Raises ValueError.
    """
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(evaluator(game), tuning_of(game).samples)
    if name in LEVELS:
        return MctsBot(game, Limit(seconds=LEVELS[name]), workers, name, clock=clock)
    if name.startswith("mcts:"):
        return MctsBot(game, limit_named(name), workers, name, clock=clock)
    raise ValueError(f"there is no bot '{name}'; there are: {', '.join(NAMES)}, and {FORMS}")


def limit_named(name: str) -> Limit:
    """The limit of a bot's name. Raises ValueError."""
    text = name.removeprefix("mcts:")
    try:
        limit = Limit(seconds=float(text[:-1])) if text.endswith("s") else Limit(simulations=int(text))
        limit.check()
    except ValueError:
        raise ValueError(f"'{name}' is not a bot; a search is called {FORMS}") from None
    return limit
