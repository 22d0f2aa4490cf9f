"""The bars: who must beat whom, how often, and what a bot must reach alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from guildhall import shelf
from guildhall.bots.arena import Plan
from guildhall.bots.roster import LEVELS

GAMES: Final = 200
SETS: Final = 100  # of cards, in Tiny Towns alone


class Goal(NamedTuple):
    """What a level must reach, and that it has one part in so many of its time for it."""

    least: float
    part: int


# The levels' own thinking times would take a week, so most bars are measured with a part of them.
PARTS: Final = {
    "old-london-bridge": {"journeyman": 5, "master": 10, "grandmaster": 5},
    "pillars-of-the-earth": {"journeyman": 20, "master": 40, "grandmaster": 80},
    "tiny-towns": {"journeyman": 20, "master": 40, "grandmaster": 80},
    "guilds-of-london": {"journeyman": 20, "master": 40, "grandmaster": 80},
}
# In Old London Bridge other seeds than elsewhere, because its bots were changed after games of the usual ones.
SEEDS: Final = {"old-london-bridge": 5}
# What master must win of 100 games against greedy.
AGAINST_GREEDY: Final = {
    "old-london-bridge": Goal(80.0, 2),
    "pillars-of-the-earth": Goal(80.0, 20),
    "tiny-towns": Goal(80.0, 20),
    "guilds-of-london": Goal(70.0, 40),
}
ALONE: Final = {"master": Goal(25.0, 16), "grandmaster": Goal(28.0, 16)}


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


def match(game: str, bot: str, other: str) -> Plan:
    return Plan(game, (bot, other), GAMES, seed=SEEDS.get(game, 1))


def bars() -> list[Bar]:
    """All of them, what takes least time first."""
    found = [Bar("greedy beats random", match(game, "greedy", "random"), 95.0) for game in shelf.NAMES]
    for below, level in pairwise(LEVELS):
        for game in shelf.NAMES:
            part = PARTS[game][level]
            found.append(Bar(f"{level} beats {below}", match(game, hurried(level, part), hurried(below, part)), 60.0))
            if level == "master":
                least, part = AGAINST_GREEDY[game]
                found.append(Bar("master beats greedy", match(game, hurried(level, part), "greedy"), least))
    for level, (least, part) in ALONE.items():
        plan = Plan("tiny-towns", (hurried(level, part),), SETS, seats=1)
        found.append(Bar(f"{level} alone", plan, least))
    return found
