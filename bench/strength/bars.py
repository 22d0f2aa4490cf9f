"""The bars: who must beat whom, how often, and what a bot must reach alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from guildhall import shelf
from guildhall.bots.arena import Plan
from guildhall.bots.roster import LEVELS

GAMES: Final = 200
SETS: Final = 100  # of cards, in Tiny Towns alone
# The levels' own thinking times would take a week, so levels think for one part in so many here; alone, see below.
PART: Final = {"old-london-bridge": 10, "pillars-of-the-earth": 20, "tiny-towns": 20, "guilds-of-london": 20}
PART_ALONE: Final = 4
AGAINST_GREEDY: Final = {
    "old-london-bridge": 80.0,
    "pillars-of-the-earth": 80.0,
    "tiny-towns": 80.0,
    "guilds-of-london": 70.0,
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


def bars() -> list[Bar]:
    """All of them, what takes least time first."""
    found = [Bar("greedy beats random", Plan(game, ("greedy", "random"), GAMES), 95.0) for game in shelf.NAMES]
    for below, level in pairwise(LEVELS):
        for game in shelf.NAMES:
            pair = (f"{level}/{PART[game]}", f"{below}/{PART[game]}")
            found.append(Bar(f"{level} beats {below}", Plan(game, pair, GAMES), 60.0))
            if level == "master":
                found.append(Bar("master beats greedy", Plan(game, (pair[0], "greedy"), GAMES), AGAINST_GREEDY[game]))
    for level, least in ALONE.items():
        plan = Plan("tiny-towns", (f"{level}/{PART_ALONE}",), SETS, seats=1)
        found.append(Bar(f"{level} alone", plan, least))
    return found
