"""The bars: who must beat whom, how often, and what a bot must reach alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from guildhall import shelf
from guildhall.bots.arena import Plan
from guildhall.bots.roster import LEVELS

GAMES: Final = 200
SETS: Final = 100  # of cards, in Tiny Towns alone
# The levels' own thinking times would take a week, so most bars are measured with one part in so many of them.
PART: Final = {"old-london-bridge": 10, "pillars-of-the-earth": 20, "tiny-towns": 20, "guilds-of-london": 20}
PART_OF_GRANDMASTERS: Final = {game: 2 * part for game, part in PART.items()}
PART_ALONE: Final = 4


class Wins(NamedTuple):
    """What master must win of 100 games against greedy, and the part of its time that it has for it."""

    least: float
    part: int


AGAINST_GREEDY: Final = {
    "old-london-bridge": Wins(80.0, 1),  # its answers are few
    "pillars-of-the-earth": Wins(80.0, 10),
    "tiny-towns": Wins(80.0, 20),
    "guilds-of-london": Wins(70.0, 10),
}
ALONE: Final = {"master": 25.0, "grandmaster": 28.0}


class Bar(NamedTuple):
    """A bot must win so many games of 100 against another, or reach so many points alone."""

    words: str
    plan: Plan
    least: float

    @property
    def file(self) -> str:
        return f"{'-'.join([self.plan.game, *(bot.replace('/', '_') for bot in self.plan.bots)])}.jsonl"


def hurried(level: str, part: int) -> str:
    """The name of a level that has one part in so many of its time."""
    return level if part == 1 else f"{level}/{part}"


def bars() -> list[Bar]:
    """All of them, what takes least time first."""
    found = [Bar("greedy beats random", Plan(game, ("greedy", "random"), GAMES), 95.0) for game in shelf.NAMES]
    for below, level in pairwise(LEVELS):
        parts = PART_OF_GRANDMASTERS if level == "grandmaster" else PART
        for game in shelf.NAMES:
            pair = hurried(level, parts[game]), hurried(below, parts[game])
            found.append(Bar(f"{level} beats {below}", Plan(game, pair, GAMES), 60.0))
            if level == "master":
                least, part = AGAINST_GREEDY[game]
                found.append(Bar("master beats greedy", Plan(game, (hurried(level, part), "greedy"), GAMES), least))
    for level, least in ALONE.items():
        plan = Plan("tiny-towns", (hurried(level, PART_ALONE),), SETS, seats=1)
        found.append(Bar(f"{level} alone", plan, least))
    return found
