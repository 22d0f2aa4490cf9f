"""The bars: which bot must beat which, how often, and how many points a bot must reach alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from guildhall import shelf
from guildhall.bots.arena import Tournament
from guildhall.bots.roster import LEVELS

GAMES: Final = 200
SETS: Final = 100  # of cards, in Tiny Towns alone


class Goal(NamedTuple):
    """What a level must reach, and what its time is divided by."""

    least: float
    divisor: int


# With the levels' full thinking times this would take a week, so most bars are measured with a fraction of them.
USUAL_DIVISORS: Final = {"journeyman": 20, "master": 40, "grandmaster": 80}
# Old London Bridge has its own seeds, because its bots were tuned on games with the usual ones.
SEEDS: Final = {"old-london-bridge": 5}
# The percentage of games that master must win against greedy.
USUALLY_AGAINST_GREEDY: Final = Goal(80.0, 20)
AGAINST_GREEDY: Final = {"old-london-bridge": Goal(80.0, 20), "guilds-of-london": Goal(70.0, 40)}
ALONE: Final = {"master": Goal(25.0, 16), "grandmaster": Goal(28.0, 16)}


class Bar(NamedTuple):
    """A bot must win at least this percentage of games against another, or reach this many points alone."""

    words: str
    tournament: Tournament
    least: float

    @property
    def file(self) -> str:
        return f"{'-'.join([self.tournament.game, *(bot.replace('/', '_') for bot in self.tournament.bots)])}.jsonl"


def with_time(level: str, divisor: int) -> str:
    """The name of a level with its time divided."""
    return level if divisor == 1 else f"{level}/{divisor}"


def match(game: str, bot: str, other: str) -> Tournament:
    return Tournament(game, (bot, other), GAMES, seed=SEEDS.get(game, 1))


def bars() -> list[Bar]:
    """All bars, the quickest first."""
    found = [Bar("greedy beats random", match(game, "greedy", "random"), 95.0) for game in shelf.NAMES]
    for below, level in pairwise(LEVELS):
        for game in shelf.NAMES:
            divisor = USUAL_DIVISORS[level]
            found.append(
                Bar(f"{level} beats {below}", match(game, with_time(level, divisor), with_time(below, divisor)), 60.0)
            )
            if level == "master":
                least, divisor = AGAINST_GREEDY.get(game, USUALLY_AGAINST_GREEDY)
                found.append(Bar("master beats greedy", match(game, with_time(level, divisor), "greedy"), least))
    for level, (least, divisor) in ALONE.items():
        tournament = Tournament("tiny-towns", (with_time(level, divisor),), SETS, seats=1)
        found.append(Bar(f"{level} alone", tournament, least))
    return found
