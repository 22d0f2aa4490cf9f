"""Messages of the daily deal. Nothing in them tells what is drawn before everybody may know it."""

from __future__ import annotations

from typing import Literal

from guildhall.hall.wire import Day, In, Name, Out

# "new": not begun; "ended": without a result, because it was given up or its day was over
DailyStatus = Literal["new", "running", "done", "ended"]


class NewTry(In):
    """A try at a deal: the one that counts, or practice."""

    name: Name  # of the player, who may have said another one before
    practice: bool = False
    day: Day | None = None  # of an earlier deal, for practice; None: today's


class DailyResult(Out):
    points: int
    place: int
    value: int  # alone the points, with others how many more than the best of them


class DailyBar(Out):
    """A bar of the chart: how many results lie in this range."""

    low: int
    high: int
    count: int


class DailyLine(Out):
    """A line of the table."""

    place: int  # in the table; equal results share it
    name: str  # "" for people without one
    result: DailyResult
    mine: bool


class DailyBot(Out):
    """What a bot scores on the deal, for whoever plays without a server."""

    level: str
    result: DailyResult


class DailyDayInfo(Out):
    """The deal of a game on a day, and how the caller stands."""

    game: str
    day: str
    today: str
    ends_at: int  # when today ends, in milliseconds since 1970
    seats: int
    seat: int  # the caller's
    commitment: str  # SHA-256 of the seed
    seed: str | None  # once the day is over
    next_commitment: str | None  # of tomorrow's seed
    status: DailyStatus
    table: str | None  # of the try that counts
    result: DailyResult | None
    tries: int  # that have ended
    percentile: int | None  # of a hundred other tries, how many were worse
    bars: list[DailyBar]
    lines: list[DailyLine]  # the best results, and the caller's
    best: str | None  # the table of the best try, whose replay may be watched
    bots: list[DailyBot]  # without a server: what bots score on this deal


class DailyPast(Out):
    """A day of somebody's calendar."""

    day: str
    table: str | None  # None: it is kept no longer
    result: DailyResult | None  # None: there was none


class DailyCalendar(Out):
    """What somebody has done with a game's deals, oldest first."""

    game: str
    streak: int
    longest: int
    days: list[DailyPast]


class DailyGame(Out):
    """A game's deal of today, in the list of all."""

    game: str
    status: DailyStatus
    table: str | None
    result: DailyResult | None
    streak: int


class DailyOverview(Out):
    """Today's deals."""

    day: str
    ends_at: int
    games: list[DailyGame]
