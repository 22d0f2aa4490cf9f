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
from guildhall.bots.slips import Slips
from guildhall.kernel.game import Game


class Level(NamedTuple):
    """The strength of a bot for people: how long it thinks, and what its slips may cost (see `slips`).

    Where luck matters a lot, thinking time alone would not make levels differ. The most that an answer gives away are
    the grades of a review: a mistake for apprentice, an inaccuracy for journeyman, a good answer for master.
    """

    seconds: float  # for a turn of its own, about
    typical: float = 0.0  # chance to win that slips give away in a game, about
    most: float = 0.0  # and by one answer
    foresight: float = 1.0  # the part of points still to come that it sees at a glance

    @property
    def slips(self) -> Slips | None:
        return Slips(self.typical, self.most, self.foresight) if self.typical > 0 else None


LEVELS: Final = {
    "apprentice": Level(0.1, 0.5, 0.2, 0.5),
    "journeyman": Level(0.4, 0.25, 0.1, 0.7),
    "master": Level(1.5, 0.08, 0.05, 0.9),
    "grandmaster": Level(5.0),
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
        limit, budget = Limit(seconds=seconds), TurnBudget(seconds)
        return MctsBot(game, limit, workers, name, clock=clock, budget=budget, slips=found.slips)
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
