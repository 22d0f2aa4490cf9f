"""What a game says about the strength of a person's rival. Each person has one in each game; a table has its host's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.bots import rival
from guildhall.bots.rival import Form
from guildhall.hall import wire
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.table.sitting import Sitting

LEVEL: Final = "rival"


def form_of(settings: wire.TableSettings) -> Form:
    """How strong rivals are at a table with these settings."""
    found = settings.rival
    return Form() if found is None else Form(found.strength, found.games).checked()


def level_at(settings: wire.TableSettings, level: str) -> str:
    """The bot of the roster that plays at a level: a rival's strength belongs to its table."""
    return rival.named(form_of(settings).strength) if level == LEVEL else level


def form_after(record: TableRecord, seats: Sequence[SeatRecord], sitting: Sitting) -> Form | None:
    """The form of the host's rival after a game, if it has a result that says something about it.

    It says nothing if the host did not play to the end, and of a game that began in the middle of another one.
    """
    host = next((row.seat for row in seats if row.kind == "person" and row.person == record.host), None)
    rivals = [row.seat for row in seats if row.kind == "bot" and row.level == LEVEL]
    scores = sitting.table.scores()
    if host is None or not rivals or scores is None or record.begun is not None or sitting.abandoned is not None:
        return None
    if sitting.bots[host] or sitting.by_bot[host]:
        return None
    won = rival.share_won([score.place for score in scores], host, rivals)
    return rival.after(form_of(record.settings), won)
