"""Whole reviews: how long they take on one core, and whether everything in them adds up."""

from __future__ import annotations

from statistics import fmean
from time import perf_counter, process_time
from typing import Any, Final

from msgspec import Struct

from bench.reviews.finished import finished
from guildhall import shelf
from guildhall.analysis.report import ReviewReport, report
from guildhall.analysis.review import review, seconds_for

SEATS: Final = (2, 4)
WITHIN: Final = 0.01  # of the result, and of a point


class Whole(Struct):
    """One review."""

    game: str
    seats: int
    number: int
    seconds: float
    processor: float
    allowed: float
    decisions: int
    mistakes: int
    draws: int
    simulations: int
    accuracy: list[float]
    off: float  # how far the parts of a split are from the result, at most


def measure(name: str, seats: int, number: int) -> Whole:
    """Review a game in the time that it has."""
    replay = finished(name, seats, number)
    game: Any = shelf.game(name)
    began, used = perf_counter(), process_time()
    found = report(name, review(game, seats, replay.variant, replay.choices, seconds=seconds_for(seats)))
    return Whole(
        name,
        seats,
        number,
        round(perf_counter() - began, 1),
        round(process_time() - used, 1),
        seconds_for(seats),
        sum(len(seat.decisions) for seat in found.seats),
        sum(one.grade in ("mistake", "blunder") for seat in found.seats for one in seat.decisions),
        len(found.seats[0].draws),
        found.simulations,
        [seat.accuracy for seat in found.seats if seat.accuracy is not None],
        round(_off(found), 4),
    )


def _off(found: ReviewReport) -> float:
    """By how much something does not add up, at most: splits, draws and rounds, of chances and of points."""
    differences = []
    for seat in found.seats:
        parts = (seat, seat.points)
        differences += [part.start + part.luck + part.own + part.others - part.result for part in parts]
        differences.append(sum(draw.luck for draw in seat.draws) - seat.luck)
        differences.append(sum(draw.luck_points for draw in seat.draws) - seat.points.luck)
        differences.append(sum(one.luck for one in seat.rounds) - seat.luck)
        differences.append(sum(one.own for one in seat.rounds) - seat.own)
        differences.append(sum(one.lost for one in seat.decisions) + seat.own)
    return max(map(abs, differences))


def lines(found: list[Whole]) -> list[str]:
    """The table of the report."""
    rows = [
        "| game | seats | no. | seconds (allowed) | decisions | simulations | mistakes | accuracy | parts are off by |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | ---: |",
    ]
    for one in sorted(found, key=lambda one: (shelf.NAMES.index(one.game), one.seats, one.number)):
        is_late = " (late)" if one.processor > one.allowed else ""
        is_off = "" if one.off <= WITHIN else " (wrong)"
        accuracy = ", ".join(f"{value:.0f}%" for value in one.accuracy)
        rows.append(
            f"| {one.game} | {one.seats} | {one.number} | {one.processor:.0f} ({one.allowed:.0f}){is_late} "
            f"| {one.decisions} | {one.simulations} | {one.mistakes} | {accuracy} | {one.off}{is_off} |"
        )
    if found:
        share = fmean(one.processor / one.allowed for one in found)
        rows += ["", f"On average, a review takes {share:.0%} of its time."]
    return rows
