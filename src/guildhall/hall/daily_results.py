"""What tries at daily deals have come to, and how they compare. Nothing is stored here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from guildhall import shelf
from guildhall.hall import daily
from guildhall.hall.errors import Refusal
from guildhall.hall.wire import DailyDeal
from guildhall.hall.wire_daily import (
    DailyBar,
    DailyBot,
    DailyCalendar,
    DailyDayInfo,
    DailyGame,
    DailyLine,
    DailyOverview,
    DailyPast,
    DailyResult,
    DailyStatus,
)
from guildhall.kernel.game import Score
from guildhall.table.draws import commitment

MOST_BARS: Final = 12
MOST_LINES: Final = 20  # of the table that everybody sees


class Result(NamedTuple):
    """What a try has come to. Tries are compared by `value`."""

    points: int
    place: int
    value: int  # alone the points, with others how many more than the best of them


def result_of(scores: Sequence[Score], seat: int) -> Result:
    """The result of a game that is over, for one seat."""
    points = [score.points for score in scores]
    others = points[:seat] + points[seat + 1 :]
    return Result(points[seat], scores[seat].place, points[seat] - max(others, default=0))


class Try(NamedTuple):
    """A try that counts."""

    person: str
    game: str
    day: str
    table: str
    begun_at: int
    ended_at: int | None
    points: int | None
    place: int | None
    value: int | None

    @property
    def result(self) -> Result | None:
        """What it has come to; None while it goes on, and if it was given up or too late."""
        if self.points is None or self.place is None or self.value is None:
            return None
        return Result(self.points, self.place, self.value)

    @property
    def told(self) -> DailyResult | None:
        return None if self.result is None else DailyResult(*self.result)


def status_of(one: Try | None) -> DailyStatus:
    if one is None:
        return "new"
    if one.ended_at is None:
        return "running"
    return "ended" if one.result is None else "done"


def knows(one: Try | None, day: str, today: str) -> bool:
    """Whether whoever has made this try, or none, may know how a deal goes."""
    return day < today or (one is not None and one.ended_at is not None)


def check_try(mine: Try | None, deal: DailyDeal, today: str) -> None:
    """Raises Refusal unless whoever has made this try at a deal, or none, may begin one."""
    if deal.counts and deal.day != today:
        raise Refusal("day-is-over")
    if deal.counts and mine is not None:
        raise Refusal("already-tried")
    if not deal.counts and not knows(mine, deal.day, today):
        raise Refusal("try-comes-first")


def percentile(values: Sequence[int | None], mine: int) -> int:
    """Of a hundred other tries, how many are worse; equal ones count half. A try without a result is worse than any."""
    others = len(values) - 1
    if others < 1:
        return 100
    worse = sum(value is None or value < mine for value in values)
    equal = sum(value == mine for value in values) - 1
    return round(100 * (worse + equal / 2) / others)


def bars(values: Sequence[int]) -> list[DailyBar]:
    """How the results are distributed: at most `MOST_BARS` equal ranges, empty ones included."""
    if not values:
        return []
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // MOST_BARS)
    first = low // width * width
    starts = range(first, high + 1, width)
    return [
        DailyBar(start, start + width - 1, sum(start <= value < start + width for value in values)) for start in starts
    ]


def streak(days: Collection[str], today: str) -> int:
    """How many days in a row have a result, up to today or, while today has none, to yesterday."""
    day = today if today in days else daily.later(today, -1)
    count = 0
    while day in days:
        count, day = count + 1, daily.later(day, -1)
    return count


def longest_streak(days: Collection[str]) -> int:
    """The most days in a row that have a result."""
    return max((streak(days, day) for day in days), default=0)


def overview(tries: Sequence[Try], today: str) -> DailyOverview:
    """Today's deals, for whoever has made these tries."""
    games = []
    for game in shelf.NAMES:
        days = {one.day for one in tries if one.game == game and one.result is not None}
        mine = next((one for one in tries if (one.game, one.day) == (game, today)), None)
        games.append(DailyGame(game, status_of(mine), mine and mine.table, mine and mine.told, streak(days, today)))
    return DailyOverview(today, daily.ends_at(today), games)


def calendar(tries: Sequence[Try], game: str, today: str) -> DailyCalendar:
    """All that somebody has done with a game's deals, from tries in the order of days."""
    tries = [one for one in tries if one.game == game]
    days = [one.day for one in tries if one.result is not None]
    past = [DailyPast(one.day, one.table, one.told) for one in tries]
    return DailyCalendar(game, streak(days, today), longest_streak(days), past)


def lines(found: Sequence[tuple[Try, str]], person: str | None) -> list[DailyLine]:
    """The best results and one's own, from tries and names, best first. Equal results have the same place."""
    told, place = [], 0
    for number, (one, name) in enumerate(found, 1):
        if one.told is None:
            break
        if number == 1 or one.value != found[number - 2][0].value:
            place = number
        is_mine = one.person == person
        if number <= MOST_LINES or is_mine:
            told.append(DailyLine(place, name, one.told, is_mine))
    return told


def day_info(
    secret: bytes,
    game: str,
    day: str,
    today: str,
    mine: Try | None,
    found: Sequence[tuple[Try, str]],
    best: str | None,
    bots: list[DailyBot],
) -> DailyDayInfo:
    """A deal, and how somebody stands. `found` are the tries that have ended, with names, best first."""
    seed, is_past = daily.seed_of(secret, game, day), day < today
    values = [one.value for one, _ in found]
    result = None if mine is None else mine.result
    return DailyDayInfo(
        game=game,
        day=day,
        today=today,
        ends_at=daily.ends_at(today),
        seats=daily.seats_of(game),
        seat=daily.own_seat(game, day),
        commitment=commitment(seed),
        seed=seed.hex() if is_past else None,
        next_commitment=None if is_past else commitment(daily.seed_of(secret, game, daily.later(day))),
        status=status_of(mine),
        table=mine and mine.table,
        result=mine and mine.told,
        tries=len(found),
        percentile=None if result is None else percentile(values, result.value),
        bars=bars([value for value in values if value is not None]),
        lines=lines(found, None if mine is None else mine.person),
        best=best,
        bots=bots,
    )
