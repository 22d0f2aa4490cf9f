"""Replaying the games of a database: whether each leads where it led before."""

from __future__ import annotations

from typing import NamedTuple

from guildhall import shelf
from guildhall.hall.component_sets import game_of
from guildhall.hall.records import TableRecord
from guildhall.server.fingerprint import fingerprint
from guildhall.server.startup import why_frozen
from guildhall.server.store.store import Store


class Report(NamedTuple):
    """The tables that were looked at."""

    replayed: int
    unstarted: int
    other_rules: list[str]  # do not hold under the present rules, which are not those that they were played by
    damaged: list[str]  # do not hold under the very rules that they were played by


def has_our_rules(row: TableRecord) -> bool:
    game = row.settings.game
    return game in shelf.NAMES and row.components == game_of(row).digest and row.rules == fingerprint(game)


async def replay_all(store: Store) -> Report:
    """Replay every game that has begun."""
    replayed = unstarted = 0
    other_rules: list[str] = []
    damaged: list[str] = []
    for id in await store.ids(["open", "running", "over", "abandoned", "frozen"]):
        try:
            found = await store.table(id)
            assert found is not None
            row, seats = found
            if row.started_at is None:
                unstarted += 1
                continue
            notice = await why_frozen(store, row, seats)
        except Exception:  # settings that cannot be read, seats that are missing
            damaged.append(id)
            continue
        replayed += 1
        if notice is not None:
            (damaged if has_our_rules(row) and row.status != "frozen" else other_rules).append(id)
    return Report(replayed, unstarted, other_rules, damaged)
