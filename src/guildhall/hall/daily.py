"""Daily deals: one deal of each game a day, the same for everybody of a server.

Its seed follows from a secret and the date, so nobody need keep it, and its hash can be shown days before. Without a
server it follows from the date alone. A day begins and ends at midnight UTC, for everybody.

Tiny Towns is played alone. In the other games two bots answer by a fixed number of simulations, and their random
numbers follow from the seed and the position (`hall.bots`): whoever plays alike meets opponents who play alike.

One try counts. It has hints for nobody, undo as far as at a table of people, and no bot that plays on. It ends with
its game, or without a result: when it is given up, or with its day, because then the seed is published.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Final

from guildhall import shelf
from guildhall.hall import wire
from guildhall.hall.bots import DAILY
from guildhall.hall.errors import Refusal, not_found
from guildhall.hall.records import SeatRecord, TableRecord
from guildhall.hall.settings import new_seats, new_table

DAY_MILLISECONDS: Final = 24 * 60 * 60 * 1_000
BOTS: Final = 2
PUBLIC: Final = b"guildhall"  # the secret of devices without a server: none


def day_of(at: int) -> str:
    """The day at a time in milliseconds, as "2026-11-19"."""
    return datetime.fromtimestamp(at / 1_000, UTC).date().isoformat()


def later(day: str, days: int = 1) -> str:
    """The day that comes so many days after another."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def ends_at(day: str) -> int:
    """When a day ends, in milliseconds."""
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return int(midnight.timestamp()) * 1_000 + DAY_MILLISECONDS


def check_game(game: str) -> str:
    """Raises Refusal for a game that is not on the shelf."""
    if game not in shelf.NAMES:
        raise not_found("no-such-game")
    return game


def check_day(day: str, today: str) -> str:
    """The day as it is written everywhere. Raises Refusal for what is no day, and for days to come."""
    try:
        known = date.fromisoformat(day).isoformat()
    except ValueError:
        raise Refusal("no-such-day", 400) from None
    if known > today:
        raise Refusal("day-to-come", 403)
    return known


def seed_of(secret: bytes, game: str, day: str) -> bytes:
    """The seed of a deal."""
    return hmac.digest(secret, f"daily {game} {day}".encode(), "sha256")


def is_sealed(record: TableRecord, at: int) -> bool:
    """Whether a table's seed must not be told yet, even if its game is over: others still play the same deal."""
    deal = record.settings.daily
    return deal is not None and at < ends_at(deal.day)


def seats_of(game: str) -> int:
    """How many play the daily deal: the person alone, or with bots."""
    return 1 if 1 in shelf.game(game).seats else 1 + BOTS


def own_seat(game: str, day: str) -> int:
    """The person's seat, another one every day."""
    return date.fromisoformat(day).toordinal() % seats_of(game)


def settings_of(game: str, day: str, counts: bool) -> wire.TableSettings:
    """The table of a deal. Whoever practises may undo and ask for hints."""
    seats = [wire.SeatSettings("bot", DAILY) for _ in range(seats_of(game))]
    seats[own_seat(game, day)] = wire.SeatSettings()
    return wire.TableSettings(
        game, seats, spectators=False, hints="off" if counts else "on", daily=wire.DailyDeal(day, counts)
    )


def new_try(
    id: str, person: str, name: str, game: str, deal: wire.DailyDeal, seed: bytes, at: int, rules: str = ""
) -> tuple[TableRecord, list[SeatRecord]]:
    """The table of a try, which has begun."""
    settings = settings_of(game, deal.day, deal.counts)
    record = new_table(id, person, settings, at, rules, is_daily=True)
    seats = new_seats(record.settings)
    mine = own_seat(game, deal.day)
    seats[mine] = SeatRecord(mine, "person", None, person, name, None)
    return record._replace(seed=seed, status="running", started_at=at, due_at=at + 1_000), seats
