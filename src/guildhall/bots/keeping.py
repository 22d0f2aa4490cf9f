"""Keeper: bots that keep their trees from one answer to the next, while there is room."""

from __future__ import annotations

from typing import Final, NamedTuple

from guildhall.bots.bot import Bot
from guildhall.bots.mcts import MctsBot

MOST_BOTS: Final = 16
MOST_NODES: Final = 80_000  # of all trees together: about 30 MB for four seats


class Kept(NamedTuple):
    """A bot and what it plays: only for the same may it go on."""

    what: object
    bot: Bot


class Keeper:
    """The bots of one process, the latest last. A key names a seat of a table."""

    def __init__(self) -> None:
        self._kept: dict[str, Kept] = {}

    def take(self, key: str, what: object) -> Bot | None:
        """The bot that is kept under this key, if it plays this. It is not kept any more."""
        kept = self._kept.pop(key, None)
        if kept is None or kept.what == what:
            return None if kept is None else kept.bot
        kept.bot.close()
        return None

    def keep(self, key: str, what: object, bot: Bot) -> None:
        """Keep a bot after its answer; those used longest ago give way."""
        self._kept[key] = Kept(what, bot)
        while len(self._kept) > MOST_BOTS or self._nodes() > MOST_NODES:
            self._kept.pop(next(iter(self._kept))).bot.close()

    def _nodes(self) -> int:
        return sum(nodes(kept.bot) for kept in self._kept.values())


def nodes(bot: Bot) -> int:
    """How many nodes the kept tree of a bot has."""
    search = bot.search if isinstance(bot, MctsBot) else None
    return 0 if search is None else len(search.tree.key)
