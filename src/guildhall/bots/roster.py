"""All bots by name: the levels for people, and the plain ones."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, NamedTuple

from guildhall.bots import rival
from guildhall.bots.bot import Bot, Limit
from guildhall.bots.evaluate import evaluator, tuning_of
from guildhall.bots.greedy import GreedyBot
from guildhall.bots.mcts import MctsBot
from guildhall.bots.pace import TurnBudget
from guildhall.bots.parallel import Clock
from guildhall.bots.random import RandomBot
from guildhall.kernel.game import Game


class Level(NamedTuple):
    """The strength of a bot for people. Where luck matters a lot, thinking time alone would not make levels differ."""

    seconds: float  # for a turn of its own, about
    temperature: float  # of the choice among the answers; 0: always the best one


LEVELS: Final = {
    "apprentice": Level(0.1, 2.0),
    "journeyman": Level(0.4, 1.0),
    "master": Level(1.5, 0.5),
    "grandmaster": Level(5.0, 0.0),
}
NAMES: Final = ("random", "greedy", *LEVELS, rival.PREFIX)
FORMS: Final = (
    "'mcts:1000' (simulations), 'mcts:0.5s' (seconds for an answer), 'master/10' (a level with a tenth of its time) or "
    "'rival:1.5' (between journeyman, 1, and master, 2)"
)


def bot(name: str, game: Game[Any], workers: int = 1, clock: Clock = perf_counter) -> Bot:
    """A new bot for one seat of one game: a level, 'random', 'greedy', or a search with a limit. Raises ValueError."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(evaluator(game), tuning_of(game).determinizations)
    level, _, divisor = name.partition("/")
    found = level_of(level)
    if found is not None:
        seconds = found.seconds / _divisor(name, divisor)
        temperature = found.temperature * tuning_of(game).temperature_scale
        limit, budget = Limit(seconds=seconds), TurnBudget(seconds)
        return MctsBot(game, limit, workers, name, clock=clock, temperature=temperature, budget=budget)
    if name.startswith("mcts:"):
        return MctsBot(game, _limit(name), workers, name, clock=clock)
    raise ValueError(f"there is no bot '{name}'; there are: {', '.join(NAMES)}, and {FORMS}")


def level_of(name: str) -> Level | None:
    """What the bot of a level or a rival is like; None for other bots. Raises ValueError."""
    if name in LEVELS:
        return LEVELS[name]
    prefix, colon, text = name.partition(":")
    if prefix != rival.PREFIX:
        return None
    try:
        strength = rival.Form(float(text) if colon else rival.FIRST).checked().strength
    except ValueError:
        raise ValueError(f"'{name}' is not a bot; for a rival write 'rival' or 'rival:1.5'") from None
    return Level(*rival.between(list(LEVELS.values()), strength))


def _divisor(name: str, divisor: str) -> int:
    """What the time of a level is divided by. Raises ValueError."""
    if "/" not in name:
        return 1
    if not divisor.isdecimal() or int(divisor) < 1:
        raise ValueError(f"'{name}' is not a bot; for a level with a tenth of its time write 'master/10'")
    return int(divisor)


def _limit(name: str) -> Limit:
    """The limit in the name of a search. Raises ValueError."""
    text = name.removeprefix("mcts:")
    try:
        limit = Limit(seconds=float(text[:-1])) if text.endswith("s") else Limit(simulations=int(text))
        limit.check()
    except ValueError:
        raise ValueError(f"'{name}' is not a bot; for a search write {FORMS}") from None
    return limit
