"""Tables that follow from others: playing on from a moment of a game, and a rematch."""

from __future__ import annotations

from typing import Any

from guildhall.hall import wire
from guildhall.hall.errors import Refusal
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.hall.replays import Course
from guildhall.hall.settings import new_seats, new_table
from guildhall.table.kept import Entry
from guildhall.table.replay import corrections
from guildhall.table.table import Table


def played_on(
    course: Course, wanted: wire.PlayOn, id: str, host: str, name: str, at: int, rules: str
) -> tuple[TableRecord, list[SeatRecord], list[Entry]]:
    """A table against bots with a game's choices so far, and new draws from there on. Raises Refusal."""
    if wanted.step > len(course.log):
        raise Refusal("no-such-step", 404)
    if wanted.seat >= course.seats:
        raise Refusal("no-such-seat", 404)
    seats = [SeatRecord(seat, "bot", wanted.level, None, "", None) for seat in range(course.seats)]
    seats[wanted.seat] = SeatRecord(wanted.seat, "person", None, host, name, None)
    planned = [wire.SeatSettings("bot", wanted.level) for _ in seats]
    planned[wanted.seat] = wire.SeatSettings()
    content = corrections(course.game)
    chosen = None if content is None else wire.ComponentChoice(course.game.digest, course.components)
    settings = wire.TableSettings(course.game.name, planned, dict(course.variant), components=chosen)
    record = new_table(id, host, settings, at, rules, content=content)._replace(begun=wanted.step)
    log = list(course.log[: wanted.step])
    table: Table[Any] = Table(course.game, course.seats, course.variant, seed=record.seed, log=log)
    if table.is_over():
        raise Refusal("game-over")
    return record, seats, [Entry("choice", *choice, at) for choice in table.log]


def same_people(settings: wire.TableSettings, before: list[SeatRecord]) -> list[SeatRecord]:
    """The seats of a new table, with everybody where they sat before."""
    seats = new_seats(settings)
    for old in before[: len(seats)]:
        if old.kind == "person" and old.person:
            seats[old.seat] = SeatRecord(old.seat, "person", None, old.person, old.name, None)
    return seats
