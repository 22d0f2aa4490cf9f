"""What games between equal bots add up to, kept in a file after each game, so that runs can go on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from bench.balance.games import Played

RESULTS: Final = Path(__file__).parent / "results"


class Series(msgspec.Struct, frozen=True):
    """Games that can be added up: the same game with the same components, seats and bots."""

    game: str
    seats: int
    bot: str
    digest: str  # of the components
    content: str | None = None  # the components, where they are not those of the box

    @property
    def file(self) -> Path:
        bot = self.bot.replace(":", "-").replace("/", "-")
        return RESULTS / f"{self.game}-{self.seats}-{bot}-{self.digest[:8]}.json"


class Use(msgspec.Struct):
    """How often something was used, in how many hands, and how many of these hands won."""

    times: int = 0
    hands: int = 0
    wins: float = 0.0  # a shared first place counts as a part


class Offer(msgspec.Struct):
    """How often an answer was possible, and how often it was given."""

    offered: int = 0
    taken: int = 0


class Tally(msgspec.Struct):
    """The games of a series so far."""

    series: Series
    numbers: list[int] = []  # of the games that were played
    wins: list[float] = []  # by seat
    points: list[int] = []  # by seat
    used: dict[str, Use] = {}  # by event and kind
    answers: dict[str, Offer] = {}  # by question and answer

    def add(self, played: Played) -> None:
        seats = range(self.series.seats)
        self.numbers.append(played.number)
        self.wins = [won + part for won, part in zip(self.wins or [0.0 for _ in seats], played.wins, strict=True)]
        self.points = [sum(both) for both in zip(self.points or [0 for _ in seats], played.points, strict=True)]
        for seat, used in enumerate(played.used):
            for name, times in used.items():
                use = self.used.setdefault(name, Use())
                use.times += times
                use.hands += 1
                use.wins += played.wins[seat]
        for name, (offered, taken) in played.answers.items():
            offer = self.answers.setdefault(name, Offer())
            offer.offered += offered
            offer.taken += taken

    def missing(self, games: int) -> Iterator[int]:
        known = set(self.numbers)
        return (number for number in range(games) if number not in known)

    def keep(self) -> None:
        """Written beside first, so that an interrupted run loses nothing."""
        self.series.file.parent.mkdir(exist_ok=True)
        beside = self.series.file.with_suffix(".part")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(self, order="sorted"), indent=1))
        beside.replace(self.series.file)


def kept(series: Series) -> Tally:
    """The games of a series that were played so far."""
    return read(series.file) if series.file.exists() else Tally(series)


def read(file: Path) -> Tally:
    return msgspec.json.decode(file.read_bytes(), type=Tally)
