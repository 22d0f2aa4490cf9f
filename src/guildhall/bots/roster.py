"""Every bot there is, by name: the levels for people, and the plain ones."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, NamedTuple

from guildhall.bots.bot import Bot, Limit
from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.greedy import GreedyBot
from guildhall.bots.mcts import Clock, MctsBot
from guildhall.bots.random import RandomBot
from guildhall.kernel.game import Game


class Level(NamedTuple):
    """How well a bot for people plays."""

    seconds: float  # of thinking, at most, for an answer
    slip: float  # 0: never; time alone would set levels apart too little where luck decides much


LEVELS: Final = {
    "apprentice": Level(0.1, 2.0),
    "journeyman": Level(0.5, 1.0),
    "master": Level(2.0, 0.5),
    "grandmaster": Level(8.0, 0.0),
}
NAMES: Final = ("random", "greedy", *LEVELS)
FORMS: Final = "'mcts:1000' (simulations), 'mcts:0.5s' (seconds) or 'master/10' (a level with a tenth of its time)"


def bot(name: str, game: Game[Any], workers: int = 1, clock: Clock = perf_counter) -> Bot:
    """The bot of that name, new, for one seat of one game: a level, 'random', 'greedy', or a search with a limit.

    Raises ValueError.
    """
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(evaluator(game), tuning_of(game).samples)
    level, _, part = name.partition("/")
    if level in LEVELS:
        limit = Limit(seconds=LEVELS[level].seconds / part_named(name, part))
        slip = LEVELS[level].slip * tuning_of(game).slips
        return MctsBot(game, limit, workers, name, clock=clock, slip=slip)
    if name.startswith("mcts:"):
        return MctsBot(game, limit_named(name), workers, name, clock=clock)
    raise ValueError(f"there is no bot '{name}'; there are: {', '.join(NAMES)}, and {FORMS}")


def part_named(name: str, part: str) -> int:
    """How many times as long the level itself may think. Raises ValueError."""
    if name in LEVELS:
        return 1
    if not part.isdecimal() or int(part) < 1:
        raise ValueError(f"'{name}' is not a bot; a level in a hurry is called like 'master/10'")
    return int(part)


def limit_named(name: str) -> Limit:
    """The limit of a bot's name. Raises ValueError."""
    text = name.removeprefix("mcts:")
    try:
        limit = Limit(seconds=float(text[:-1])) if text.endswith("s") else Limit(simulations=int(text))
        limit.check()
    except ValueError:
        raise ValueError(f"'{name}' is not a bot; a search is called {FORMS}") from None
    return limit
