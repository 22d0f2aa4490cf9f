"""Daily deals on this device. Their seeds follow from the date alone, and results are compared with those of bots.

What must be remembered is a diary: the tries that count, and what bots scored. It is kept as one text, like a replay,
and read anew for every request, because another tab may have written it.

The bots that are compared with play the very same deal, in memory, one answer after another, so that other games do
not wait for them for long.
"""

from __future__ import annotations

import itertools
from typing import Final, Protocol

import msgspec

from guildhall.hall import daily, wire
from guildhall.hall import daily_results as results
from guildhall.hall.bots import DAILY, BotTurn
from guildhall.hall.daily import PUBLIC
from guildhall.hall.daily_results import Try
from guildhall.hall.errors import Refusal
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.hall.single import SingleTable
from guildhall.hall.wire_daily import (
    DailyBot,
    DailyCalendar,
    DailyDayInfo,
    DailyOverview,
    DailyResult,
    NewTry,
)
from guildhall.local.jobs import Job
from guildhall.local.table import YOU, LocalTable

DIARY: Final = "device-daily"
LEVELS: Final = ("greedy", DAILY)  # of the bots that are compared with


class Scored(msgspec.Struct):
    """What a bot scored on a deal."""

    game: str
    day: str
    level: str
    result: DailyResult


class Diary(msgspec.Struct):
    tries: list[Try] = []
    bots: list[Scored] = []

    def find(self, game: str, day: str) -> Try | None:
        return next((one for one in self.tries if (one.game, one.day) == (game, day)), None)


class Desk(Protocol):
    """The device's tables and kept texts."""

    def table(self, id: str) -> LocalTable: ...
    def let_go(self, id: str) -> None: ...
    def text(self, id: str) -> str | None: ...
    def keep_text(self, id: str, text: str) -> None: ...
    def begun(self, record: TableRecord, seats: list[SeatRecord], at: int) -> wire.Created: ...


class Rival:
    """A bot that plays a deal in a person's place."""

    def __init__(self, game: str, day: str, level: str, at: int) -> None:
        self.game, self.day, self.level = game, day, level
        self.seat = daily.own_seat(game, day)
        deal = wire.DailyDeal(day, counts=True)
        record, seats = daily.new_try("rival", YOU, "", game, deal, daily.seed_of(PUBLIC, game, day), at)
        seats[self.seat] = SeatRecord(self.seat, "bot", level, None, "", None)
        self.table = SingleTable(record, seats, at)
        self.asked: tuple[int, BotTurn] | None = None

    def job(self, number: int) -> Job | None:
        """The next question, unless one is open."""
        turns = self.table.bot_turns()
        if self.asked is not None or not turns:
            return None
        self.asked = number, turns[0]
        return Job(DIARY, number, "turn", msgspec.json.encode(turns[0]).decode())

    def answered(self, number: int, option: str, at: int) -> bool:
        """Take an answer; returns whether it was awaited."""
        if self.asked is None or self.asked[0] != number:
            return False
        turn, self.asked = self.asked[1], None
        self.table.answer_for_bot(turn, option, at)
        return True

    @property
    def scored(self) -> Scored | None:
        scores = self.table.sitting.table.scores()
        if scores is None:
            return None
        return Scored(self.game, self.day, self.level, DailyResult(*results.result_of(scores, self.seat)))


class LocalDaily:
    """The daily deals of one device."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._rivals: list[Rival] = []
        self._scored: list[Scored] = []  # by those that have finished, until it is kept
        self._numbers = itertools.count(1)

    def _diary(self, at: int) -> Diary:
        """What is kept, with the results of games that have ended. Raises Lacks."""
        text = self._desk.text(DIARY)
        try:
            diary = msgspec.json.decode(text or "{}", type=Diary)
        except msgspec.DecodeError:
            diary = Diary()  # a damaged one is begun anew
        before, running = diary.tries, [one.table for one in diary.tries if one.ended_at is None]
        diary.tries = [one if one.ended_at is not None else self._settled(one, at) for one in before]
        for id in running:
            self._desk.let_go(id)  # another tab may play it
        if diary.tries != before or self._scored:
            diary.bots += self._scored
            self._scored = []
            self._keep(diary)
        return diary

    def _keep(self, diary: Diary) -> None:
        self._desk.keep_text(DIARY, msgspec.json.encode(diary).decode())

    def _settled(self, one: Try, at: int) -> Try:
        end = daily.ends_at(one.day)
        try:
            table = self._desk.table(one.table)
        except Refusal:
            return one._replace(ended_at=min(at, end))  # it was deleted, which ends a try
        record = table.record
        if not record.is_over and record.status != "frozen":
            return one if at < end else one._replace(ended_at=end)
        ended_at = min(record.ended_at or at, end)
        scores = None if table.single is None else table.single.sitting.table.scores()
        if record.status != "over" or scores is None or ended_at >= end:
            return one._replace(ended_at=ended_at)
        found = results.result_of(scores, daily.own_seat(one.game, one.day))
        return one._replace(ended_at=ended_at, **found._asdict())

    def overview(self, at: int) -> DailyOverview:
        return results.overview(self._diary(at).tries, daily.day_of(at))

    def calendar(self, game: str, at: int) -> DailyCalendar:
        daily.check_game(game)
        return results.calendar(self._diary(at).tries, game, daily.day_of(at))

    def day_info(self, game: str, day: str | None, at: int) -> DailyDayInfo:
        """A deal, and how this device's person stands. Raises Refusal and Lacks."""
        today = daily.day_of(at)
        day = daily.check_day(day or today, today)
        diary = self._diary(at)
        mine = diary.find(daily.check_game(game), day)
        bots = [DailyBot(one.level, one.result) for one in diary.bots if (one.game, one.day) == (game, day)]
        if mine is not None and mine.ended_at is not None:
            self._have_played(game, day, [level for level in LEVELS if level not in [bot.level for bot in bots]], at)
        ended = [] if mine is None or mine.ended_at is None else [(mine, "")]
        return results.day_info(PUBLIC, game, day, today, mine, ended, None, bots)

    def begin(self, game: str, wanted: NewTry, new: str, at: int) -> wire.Created:
        """A table for a try, which has begun. Raises Refusal and Lacks."""
        daily.check_game(game)
        diary, today = self._diary(at), daily.day_of(at)
        deal = wire.DailyDeal(daily.check_day(wanted.day or today, today), not wanted.practice)
        results.check_try(diary.find(game, deal.day), deal, today)
        id = f"device-{new}"
        if deal.counts:
            diary.tries.append(Try(YOU, game, deal.day, id, at, None, None, None, None))
            self._keep(diary)
        seed = daily.seed_of(PUBLIC, game, deal.day)
        return self._desk.begun(*daily.new_try(id, YOU, wanted.name, game, deal, seed, at), at)

    # The bots that are compared with

    def _have_played(self, game: str, day: str, levels: list[str], at: int) -> None:
        known = [(rival.game, rival.day, rival.level) for rival in self._rivals]
        self._rivals += [Rival(game, day, level, at) for level in levels if (game, day, level) not in known]

    def jobs(self) -> list[Job]:
        """The next question of one game that bots play."""
        job = self._rivals[0].job(next(self._numbers)) if self._rivals else None
        return [] if job is None else [job]

    def answered(self, number: int, option: str, at: int) -> None:
        """A bot has answered."""
        rival = self._rivals[0] if self._rivals else None
        if rival is None or not rival.answered(number, option, at):
            return
        scored = rival.scored
        if scored is not None:
            self._rivals.pop(0)
            self._scored.append(scored)
